import Diagnostics

/// Reads the runtime attributes of a button that say something about its layout, and `insetlintDisable`.
enum RuntimeAttributes {
    static func read(_ list: Element, into button: inout FoundButton) {
        for attribute in list.children where attribute.isNamed("userDefinedRuntimeAttribute") {
            guard let keyPath = attribute["keyPath"] else { continue }
            read(attribute, keyPath, into: &button)
        }
    }

    private static func read(_ attribute: Element, _ keyPath: XMLText, into button: inout FoundButton) {
        switch keyPath.string {
        case "contentEdgeInsets": button.contentEdgeInsets = insets(attribute, keyPath) ?? button.contentEdgeInsets
        case "titleEdgeInsets": button.titleEdgeInsets = insets(attribute, keyPath) ?? button.titleEdgeInsets
        case "imageEdgeInsets": button.imageEdgeInsets = insets(attribute, keyPath) ?? button.imageEdgeInsets
        case "contentHorizontalAlignment":
            button.horizontalAlignment =
                Located(number(attribute), of: ["center", "left", "right", "fill", "leading", "trailing"])
                ?? button.horizontalAlignment
        case "contentVerticalAlignment":
            button.verticalAlignment =
                Located(number(attribute), of: ["center", "top", "bottom", "fill"]) ?? button.verticalAlignment
        case "semanticContentAttribute":
            button.semanticContentAttribute =
                Located(
                    number(attribute),
                    of: ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])
                ?? button.semanticContentAttribute
        case "titleLabel.numberOfLines":
            guard let number = number(attribute), number.value >= 0, number.value <= 1_000,
                number.value == number.value.rounded()
            else { return }
            button.numberOfLines = number
        case "titleLabel.adjustsFontSizeToFitWidth":
            if attribute["value"]?.isWord("YES") == true || attribute.child("boolean")?.has("value", "YES") == true {
                button.shrinksTitle = true
            }
        case "accessibilityLabel": button.accessibilityLabel = text(attribute) ?? button.accessibilityLabel
        case "insetlintDisable": button.disabledRules += words(text(attribute), in: attribute.document)
        default: break
        }
    }

    /// A rect, as which Key-Value Coding takes insets (x, y, width, height for top, left, bottom, right), or a text such
    /// as `{0, 4, 0, 4}`.
    private static func insets(_ attribute: Element, _ keyPath: XMLText) -> FoundButton.Insets? {
        if let rect = attribute.child("rect") {
            let texts = [rect["x"], rect["y"], rect["width"], rect["height"]]
            let numbers = texts.compactMap { Located($0) }
            guard numbers.count == 4, numbers.allSatisfy({ abs($0.value) <= 1e6 }) else { return nil }
            return FoundButton.Insets(place: keyPath.range, edges: numbers.map { .number($0) })
        }
        guard let text = text(attribute) else { return nil }
        let numbers = Braces.numbers(in: text)
        guard numbers.count == 4 else { return nil }
        return FoundButton.Insets(place: keyPath.range, edges: numbers.map { .number($0) })
    }

    private static func text(_ attribute: Element) -> XMLText? {
        if let value = attribute["value"] { return value }
        guard let child = attribute.child(key: "value"), child.isString else { return nil }
        return Base64.text(of: child)
    }

    private static func number(_ attribute: Element) -> Located<Double>? {
        for kind: StaticString in ["integer", "real"] {
            if let child = attribute.child(kind) { return Located(child["value"]) }
        }
        return Located(attribute["value"])
    }

    /// The ids of rules in a text, parted by commas and blanks, each with its place.
    private static func words(_ text: XMLText?, in document: XMLDocument) -> [XMLText] {
        guard let text else { return [] }
        let bytes = text.bytes
        let parts = bytes.split { $0 == UInt8(ascii: ",") || XMLCharacters.isBlank($0) }
        return parts.map { part in
            guard text.isLiteral else { return XMLText(Array(part), at: text.range, in: document) }
            let range = ByteRange(UInt32(part.startIndex), UInt32(part.endIndex))
            return XMLText(Array(part), at: range, in: document)
        }
    }
}

/// Numbers in braces, such as `{{8, 0}, {76, 34}}`.
enum Braces {
    /// The numbers of a text that has nothing else, in order.
    static func numbers(in text: XMLText) -> [Located<Double>] {
        let bytes = text.bytes
        func isSeparator(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ",")
                || XMLCharacters.isBlank(byte)
        }
        let parts = bytes.split(whereSeparator: isSeparator)
        let numbers = parts.compactMap { part -> Located<Double>? in
            let place =
                text.isLiteral ? ByteRange(UInt32(part.startIndex), UInt32(part.endIndex)) : text.range
            guard let value = Double(String(decoding: part, as: UTF8.self)), value.isFinite, abs(value) <= 1e6 else {
                return nil
            }
            return Located(value, at: place)
        }
        return numbers.count == parts.count ? numbers : []
    }
}
