import ButtonSpec
import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import SpecTree

/// An Interface Builder file around the button of a test.
enum InterfaceFile {
    /// A document with a view of 375 × 200 around some elements.
    ///
    /// - Parameters:
    ///   - elements: What the view holds; its id is `view`.
    ///   - constraints: The view's constraints.
    ///   - images: The names of images with their sizes.
    static func document(
        _ elements: String, constraints: String = "", images: [String: (Double, Double)] = [:],
        attributes: String = "useAutolayout=\"YES\"", target: String = "iOS.CocoaTouch"
    ) -> String {
        let resources = images.sorted { $0.key < $1.key }
            .map { "        <image name=\"\($0.key)\" width=\"\($0.value.0)\" height=\"\($0.value.1)\"/>\n" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="\(target)" \(attributes)>
                <objects>
                    <view id="view">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
                        <subviews>
            \(elements)
                        </subviews>
                        <constraints>
            \(constraints)
                        </constraints>
                    </view>
                </objects>
                <resources>
            \(resources)    </resources>
            </document>

            """
    }

    /// A button of Auto Layout with that frame; `fixed` constrains its size to it.
    static func button(
        _ content: String, width: Double = 100, height: Double = 44, isFixed: Bool = true, attributes: String = ""
    ) -> String {
        let constraints = """
            <constraints>
            <constraint firstAttribute="width" constant="\(width)" id="w"/>
            <constraint firstAttribute="height" constant="\(height)" id="h"/>
            </constraints>
            """
        return """
            <button contentHorizontalAlignment="center" contentVerticalAlignment="center" \
            translatesAutoresizingMaskIntoConstraints="NO" id="button" \(attributes)>
            <rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>
            \(isFixed ? constraints : "")
            \(content)
            </button>
            """
    }

    /// The buttons of a text, as a spec has them, with the tree that their places are in.
    static func buttons(in text: String) -> (buttons: [ButtonSpec], tree: SpecTree) {
        let reading = FileReading(SourceFile(path: "Login.xib", contents: Array(text.utf8)), limits: Limits())
        let document = SpecDecoder.decode(reading.tree)
        return (document.buttons, reading.tree)
    }

    /// The findings of a text, each as its line, column and rule.
    static func findings(in text: String, isVerbose: Bool = false) -> [Finding] {
        let linter = FileLinter(
            rules: RepositoryRules.linter.rules, limits: Limits(), knownRules: RepositoryRules.all.map(\.id).sorted(),
            reportsObstacles: isVerbose)
        return linter.lint(Array(text.utf8), path: "Login.xib", isNamed: true).findings
    }
}

extension ButtonSpec {
    /// The text that stands at the place of a property.
    func written(_ property: Property, in tree: SpecTree) -> String {
        let range = tree.range(of: place(of: property))
        return String(decoding: tree.file.text[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    }

    /// The numbers of some properties.
    func numbers(_ properties: Property...) -> [Double?] { properties.map { number($0) } }
}
