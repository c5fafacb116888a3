import Foundation
import TestSupport

/// Buttons of every arrangement, framed and sized to fit, at both scales, in both directions, as a spec.
struct ButtonMatrix {
    struct Button {
        var name: String
        var arrangement: String
        var properties: [String]

        /// Whether a configuration can do it: those place an image above a title only where both are centred.
        var hasConfiguration: Bool {
            let plain = ["imageLeft", "imageRight", "imageTop", "imageBottom"]
            guard let index = plain.firstIndex(of: arrangement) else { return false }
            return index < 2 || name.hasSuffix("center")
        }
    }

    static let arrangements = [
        "imageLeft", "imageRight", "imageTop", "imageBottom", "imageCenterTitleTop", "imageCenterTitleBottom",
        "imageCenterTitleAbove", "imageCenterTitleBelow", "edgesImageRight", "edgesImageLeft",
    ]

    /// The buttons without any insets of image and title.
    static let all: [Button] = {
        var buttons: [Button] = []
        for arrangement in arrangements {
            for frame in [nil, "{width: 301, height: 163}"] {
                for scale in [2, 3] {
                    for direction in ["ltr", "rtl"] {
                        for (index, alignment) in ["center", "leading", "left"].enumerated() {
                            let name =
                                "\(arrangement)-\(frame == nil ? "fitted" : "framed")-\(scale)-\(direction)-"
                                + alignment
                            var properties = [
                                "target: {scale: \(scale), layoutDirections: [\(direction)]}",
                                "image: {size: {width: 24, height: 23}}",
                                "title: {text: Download, size: {width: 71.3, height: 20.4}}",
                                "contentHorizontalAlignment: \(alignment)",
                                "intent: {arrangement: \(arrangement), spacing: \([5, 8, 7][index]), padding: 10}",
                            ]
                            if let frame { properties.append("frame: \(frame)") }
                            if index == 0 { properties.append("contentEdgeInsets: [5, 9, 6, 11]") }
                            buttons.append(Button(name: name, arrangement: arrangement, properties: properties))
                        }
                    }
                }
            }
        }
        return buttons
    }()

    /// The buttons as a spec, with further keys, which take the place of those of the same name.
    static func spec(_ buttons: [Button], adding code: [String: String] = [:]) -> String {
        var lines = ["buttons:"]
        for button in buttons {
            let added = (code[button.name] ?? "").split(separator: "\n").map(String.init)
            let replacesInsets = !added.isEmpty
            let kept = button.properties.filter { !replacesInsets || !$0.hasPrefix("contentEdgeInsets") }
            lines.append("  - name: \(button.name)")
            lines += (kept + added).map { "    \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// What `solve`, `migrate` and `layout` print as JSON, as far as tests look at it.
struct CommandReport: Decodable {
    var buttons: [Button]

    struct Button: Decodable {
        var name: String?
        var result: String?
        var reason: String?
        var rightToLeft: String?
        var layout: Outcome?
        var before: Outcome?
        var code: [String: String]?
        var titleEdgeInsets: [String: Double]?
        var bounds: [String: Double]?
        var imageRect: [String: Double]?
        var titleRect: [String: Double]?
        var notes: [String]?
    }

    struct Outcome: Decodable {
        var bounds: [String: Double]
        var imageRect: [String: Double]?
        var titleRect: [String: Double]?
        var gap: Double?
    }

    init(_ arguments: [String], stdin: String) throws {
        let output = try BuiltProgram.insetlint.run(arguments + ["--format", "json", "-"], stdin: stdin)
        self = try JSONDecoder().decode(CommandReport.self, from: Data(output.stdout.utf8))
    }

    /// The code in a language, by the button's name.
    func code(_ language: String) -> [String: String] {
        var code: [String: String] = [:]
        for button in buttons { if let name = button.name { code[name] = button.code?[language] } }
        return code
    }
}

/// The largest difference between two mappings of lengths.
func difference(_ one: [String: Double]?, _ other: [String: Double]?) -> Double {
    guard let one, let other, Set(one.keys) == Set(other.keys) else { return .infinity }
    return one.map { abs($0.value - (other[$0.key] ?? .infinity)) }.max() ?? 0
}
