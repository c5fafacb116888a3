import Diagnostics

/// Reads the buttons of a `document`, the format that Xcode 5 and later write.
struct DocumentReader {
    let document: XMLDocument
    let images: ImageSizes
    private let constraints: ConstraintTable
    private let buttonElements: [Element]
    /// Whether constraints count at all.
    private let usesAutolayout: Bool

    /// Whether the file is for UIKit: the `button` of a Mac or a watch is another one.
    static func isForTouch(_ root: Element) -> Bool {
        let marks = [root["targetRuntime"]?.string, root["type"]?.string].compactMap { $0 }
        return marks.isEmpty || marks.contains { $0.contains("CocoaTouch") || $0.contains("AppleTV") }
    }

    init(_ root: Element) {
        document = root.document
        images = ImageSizes(of: root)
        usesAutolayout = root.has("useAutolayout", "YES")
        buttonElements = document.elements(named: "button")
        constraints = ConstraintTable(of: buttonElements, in: document)
    }

    /// The buttons, in the order of the file.
    func buttons() -> [FoundButton] { buttonElements.map(button) }

    func button(_ element: Element) -> FoundButton {
        var button = FoundButton(element: element.name)
        button.name = element["id"]
        readType(element, into: &button)
        button.horizontalAlignment = word(
            element["contentHorizontalAlignment"], of: ["center", "left", "right", "fill", "leading", "trailing"])
        button.verticalAlignment = word(
            element["contentVerticalAlignment"], of: ["center", "top", "bottom", "fill"])
        button.semanticContentAttribute = word(
            element["semanticContentAttribute"],
            of: ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])
        for child in element.children { read(child, into: &button) }
        readConfiguration(of: element, into: &button)
        button.noteUnknown(customClass: element["customClass"])
        size(element, &button)
        return button
    }

    func word(_ text: XMLText?, of words: [String]) -> Located<String>? {
        guard let text, case let word = text.string, words.contains(word) else { return nil }
        return Located(word, at: text.range)
    }

    func readType(_ element: Element, into button: inout FoundButton) {
        guard let type = element["buttonType"] else { return }
        switch type.string {
        case "system", "roundedRect": button.type = Located("system", at: type.range)
        case "custom": button.type = Located("custom", at: type.range)
        case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close":
            // UIKit brings the image along; its size is not in the file.
            button.type = Located("system", at: type.range)
            button.image = FoundButton.Image(name: type, place: type.range)
        default: break
        }
    }

    // MARK: - Parts

    func read(_ child: Element, into button: inout FoundButton) {
        // These two may have a key or none.
        switch true {
        case child.isNamed("accessibility"): button.accessibilityLabel = child["label"]
        case child.isNamed("userDefinedRuntimeAttributes"): RuntimeAttributes.read(child, into: &button)
        default: if let key = child["key"] { read(child, key: key, into: &button) }
        }
    }

    private func read(_ child: Element, key: XMLText, into button: inout FoundButton) {
        switch true {
        case child.isNamed("rect") && key.isWord("frame"): readFrame(child, key: key, into: &button)
        case child.isNamed("inset"):
            switch key.string {
            case "contentEdgeInsets": button.contentEdgeInsets = insets(child, key: key, of: &button)
            case "titleEdgeInsets": button.titleEdgeInsets = insets(child, key: key, of: &button)
            case "imageEdgeInsets": button.imageEdgeInsets = insets(child, key: key, of: &button)
            default: break
            }
        case child.isNamed("fontDescription") && key.isWord("fontDescription"):
            button.font = FontReader.font(child)
        case child.isNamed("state"): readState(child, key: key, into: &button)
        default: break
        }
    }

    func readFrame(_ child: Element, key: XMLText, into button: inout FoundButton) {
        guard let width = number(child["width"], of: &button), let height = number(child["height"], of: &button) else {
            return
        }
        button.frame = FoundButton.Frame(
            place: key.range, x: Located(child["x"]), y: Located(child["y"]), width: width, height: height)
    }

    func insets(_ child: Element, key: XMLText, of button: inout FoundButton) -> FoundButton.Insets {
        let edges = [child["minY"], child["minX"], child["maxY"], child["maxX"]]
        return FoundButton.Insets(place: key.range, edges: edges.map { edge($0, at: key.range, of: &button) })
    }

    func edge(_ text: XMLText?, at place: ByteRange, of button: inout FoundButton) -> FoundButton.Insets.Edge {
        guard let text else { return .number(Located(0, at: place)) }
        guard let number = number(text, of: &button) else { return .unreadable(text.range) }
        return .number(number)
    }

    /// A length; what is none is a finding.
    func number(_ text: XMLText?, of button: inout FoundButton) -> Located<Double>? {
        guard let text else { return nil }
        guard let number = Located(text), abs(number.value) <= 1e6 else {
            button.problems.append(
                Diagnostic(
                    .invalidValue, "`\(text.string)` is no length; write a number of points", at: text.range,
                    button: button.name?.string))
            return nil
        }
        return number
    }

    // MARK: - Size

    func size(_ element: Element, _ button: inout FoundButton) {
        let isAutolayout = usesAutolayout && element.has("translatesAutoresizingMaskIntoConstraints", "NO")
        let known = isAutolayout ? constraints[element] : ButtonConstraints()
        let stack = isAutolayout ? StackPlace(of: element) : nil
        ButtonSizing(isAutolayout: isAutolayout, constraints: known, stack: stack).apply(
            to: &button,
            wraps: element.has("lineBreakMode", "wordWrap") || element.has("lineBreakMode", "characterWrap")
        )
    }
}
