import Diagnostics

/// Reads the buttons of an `archive`, the format that Interface Builder wrote before Xcode 5.
struct ArchiveReader {
    private let root: Element
    private let objects: ArchiveObjects

    init(_ root: Element) {
        self.root = root
        objects = ArchiveObjects(root)
    }

    /// The buttons, in the order of the file.
    func buttons() -> [FoundButton] {
        let document = root.document
        return root.descendants.filter { document.range(document.elements[$0].name, is: "object") }
            .map { Element(document: document, index: $0) }
            .filter { $0.has("class", "IBUIButton") }
            .map(button)
    }

    private func button(_ element: Element) -> FoundButton {
        var button = FoundButton(element: element.name)
        button.name = element["id"]
        readType(element, into: &button)
        readFrame(element, into: &button)
        button.contentEdgeInsets = insets("IBUIContentEdgeInsets", of: element)
        button.titleEdgeInsets = insets("IBUITitleEdgeInsets", of: element)
        button.imageEdgeInsets = insets("IBUIImageEdgeInsets", of: element)
        button.horizontalAlignment = word(
            element.child(key: "IBUIContentHorizontalAlignment"), of: ["center", "left", "right", "fill"])
        button.verticalAlignment = word(
            element.child(key: "IBUIContentVerticalAlignment"), of: ["center", "top", "bottom", "fill"])
        if let font = font(of: element) { button.font = font }
        if let title = title("IBUINormalTitle", of: element) { button.title = title }
        if let image = objects.image("IBUINormalImage", of: element) { button.image = image }
        readStates(element, into: &button)
        if let name = objects.customClass(of: element), !name.isWord("UIButton") {
            button.unknown("rects", "the class `\(name.string)` may lay out otherwise", at: name.range)
        }
        if button.title?.text.bytes.contains(UInt8(ascii: "\n")) == true, let title = button.title {
            button.unknown("title.size", "the title has several lines", at: title.place)
        }
        let mode = element.child(key: "IBUILineBreakMode").flatMap { Located($0.text) }?.value
        ButtonSizing(isAutolayout: false, constraints: ButtonConstraints(), stack: nil).apply(
            to: &button, wraps: mode == 0 || mode == 1)
        return button
    }

    private func readType(_ element: Element, into button: inout FoundButton) {
        guard let type = element.child(key: "IBUIButtonType"), let number = Located(type.text) else { return }
        switch number.value {
        case 0: button.type = Located("custom", at: number.place)
        case 1: button.type = Located("system", at: number.place)
        default:
            // UIKit brings the image along; its size is not in the file.
            button.type = Located("system", at: number.place)
            button.image = FoundButton.Image(name: nil, place: number.place)
        }
    }

    private func readFrame(_ element: Element, into button: inout FoundButton) {
        if let frame = element.child(key: "NSFrame"), case let numbers = Braces.numbers(in: frame.text),
            numbers.count == 4
        {
            button.frame = FoundButton.Frame(
                place: place(of: frame), x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        } else if let size = element.child(key: "NSFrameSize"), case let numbers = Braces.numbers(in: size.text),
            numbers.count == 2
        {
            button.frame = FoundButton.Frame(
                place: place(of: size), x: nil, y: nil, width: numbers[0], height: numbers[1])
        }
    }

    /// Where a value is reported: at its key.
    private func place(of element: Element) -> ByteRange { element.attribute("key")?.value ?? element.name }

    private func word(_ element: Element?, of words: [String]) -> Located<String>? {
        guard let element, let number = Located(element.text), let index = Int(exactly: number.value),
            words.indices.contains(index)
        else { return nil }
        return Located(words[index], at: number.place)
    }

    /// Insets are written as four numbers, `IBUITitleEdgeInsets.top` and so on, each an element.
    private func insets(_ name: String, of element: Element) -> FoundButton.Insets? {
        var edges: [Located<Double>?] = [nil, nil, nil, nil]
        var place: ByteRange?
        for child in element.children {
            guard let key = child["key"]?.string, key.hasPrefix(name) else { continue }
            guard let edge = FoundButton.Insets.names.firstIndex(where: { key == "\(name).\($0)" }),
                let number = Located(child.text), abs(number.value) <= 1e6
            else { continue }
            edges[edge] = number
            place = place ?? self.place(of: child)
        }
        guard let place else { return nil }
        return FoundButton.Insets(
            place: place, edges: edges.map { .number($0 ?? Located(0, at: place)) })
    }

    private func title(_ key: StaticString, of element: Element) -> FoundButton.Title? {
        guard let child = element.child(key: key), child.isNamed("string") || child.isNamed("mutableString") else {
            return nil
        }
        let text = ArchiveObjects.text(of: child)
        return text.isEmpty ? nil : FoundButton.Title(text: text, place: place(of: child))
    }

    private func readStates(_ element: Element, into button: inout FoundButton) {
        let states: [(name: String, title: StaticString, image: StaticString)] = [
            ("highlighted", "IBUIHighlightedTitle", "IBUIHighlightedImage"),
            ("selected", "IBUISelectedTitle", "IBUISelectedImage"),
            ("disabled", "IBUIDisabledTitle", "IBUIDisabledImage"),
        ]
        for state in states {
            let title = title(state.title, of: element)
            let image = objects.image(state.image, of: element)
            guard let place = title?.place ?? image?.place else { continue }
            let key = XMLText(Array(state.name.utf8), at: place, in: element.document)
            button.states.append(FoundButton.State(key: key, title: title, image: image))
        }
    }

    // MARK: - Fonts

    private func font(of element: Element) -> FoundButton.Font? {
        if let description = objects.object("IBUIFontDescription", of: element) {
            var font = FoundButton.Font(place: place(of: description.use))
            font.size = description.object.child(key: "pointSize").flatMap { Located($0.text) }
            if let type = description.object.child(key: "type"), Located(type.text)?.value == 2 {
                font.weight = Located("bold", at: type.text.range)
            }
            if let name = description.object.child(key: "name") { font.setName(name.text, family: nil) }
            if font.size.map({ $0.value > 0 && $0.value <= 1_000 }) == true { return font }
        }
        guard let found = objects.object("IBUIFont", of: element) else { return nil }
        var font = FoundButton.Font(place: place(of: found.use))
        font.size = found.object.child(key: "NSSize").flatMap { Located($0.text) }
        guard let size = font.size, size.value > 0, size.value <= 1_000 else { return nil }
        if let name = found.object.child(key: "NSName") { font.setName(name.text, family: nil) }
        return font
    }
}
