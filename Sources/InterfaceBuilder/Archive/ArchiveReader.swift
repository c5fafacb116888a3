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
        root.document.elements(named: "object").filter { $0.has("class", "IBUIButton") }.map(button)
    }

    private func button(_ element: Element) -> FoundButton {
        var button = FoundButton(element: element.name)
        button.name = element["id"]
        readType(element, into: &button)
        readFrame(element, into: &button)
        button.contentEdgeInsets = insets("IBUIContentEdgeInsets", of: element)
        button.titleEdgeInsets = insets("IBUITitleEdgeInsets", of: element)
        button.imageEdgeInsets = insets("IBUIImageEdgeInsets", of: element)
        button.horizontalAlignment = Located(
            number("IBUIContentHorizontalAlignment", of: element), of: ["center", "left", "right", "fill"])
        button.verticalAlignment = Located(
            number("IBUIContentVerticalAlignment", of: element), of: ["center", "top", "bottom", "fill"])
        if let font = font(of: element) { button.font = font }
        if let title = title("IBUINormalTitle", of: element) { button.title = title }
        if let image = objects.image("IBUINormalImage", of: element) { button.image = image }
        readStates(element, into: &button)
        button.noteUnknown(customClass: objects.customClass(of: element))
        let mode = number("IBUILineBreakMode", of: element)?.value
        ButtonSizing(isAutolayout: false, constraints: ButtonConstraints(), stack: nil).apply(
            to: &button, wraps: mode == 0 || mode == 1)
        return button
    }

    private func readType(_ element: Element, into button: inout FoundButton) {
        guard let number = number("IBUIButtonType", of: element) else { return }
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
                place: frame.place, x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        } else if let size = element.child(key: "NSFrameSize"), case let numbers = Braces.numbers(in: size.text),
            numbers.count == 2
        {
            button.frame = FoundButton.Frame(
                place: size.place, x: nil, y: nil, width: numbers[0], height: numbers[1])
        }
    }

    /// The number that a key holds.
    private func number(_ key: StaticString, of element: Element) -> Located<Double>? {
        Located(element.child(key: key)?.text)
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
            place = place ?? child.place
        }
        guard let place else { return nil }
        return FoundButton.Insets(
            place: place, edges: edges.map { .number($0 ?? Located(0, at: place)) })
    }

    private func title(_ key: StaticString, of element: Element) -> FoundButton.Title? {
        guard let child = element.child(key: key), child.isString else { return nil }
        let text = ArchiveObjects.text(of: child)
        return text.isEmpty ? nil : FoundButton.Title(text: text, place: child.place)
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
            var font = FoundButton.Font(place: description.use.place)
            font.size = Located(fontSize: description.object.child(key: "pointSize")?.text)
            if let type = number("type", of: description.object), type.value == 2 {
                font.weight = Located("bold", at: type.place)
            }
            if let name = description.object.child(key: "name") { font.setName(name.text, family: nil) }
            if font.size != nil { return font }
        }
        guard let found = objects.object("IBUIFont", of: element) else { return nil }
        var font = FoundButton.Font(place: found.use.place)
        font.size = Located(fontSize: found.object.child(key: "NSSize")?.text)
        guard font.size != nil else { return nil }
        if let name = found.object.child(key: "NSName") { font.setName(name.text, family: nil) }
        return font
    }
}
