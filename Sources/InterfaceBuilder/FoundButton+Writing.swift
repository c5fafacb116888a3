import Diagnostics
import SpecTree

extension FoundButton {
    /// Writes the button as an item of the list of buttons.
    func write(origin: Origin, to writer: inout SpecWriter) {
        writer.mapping(at: element) { writer in
            if let name, madeName == nil {
                writer.text("name", name, keyAt: element)
            } else {
                writer.word("name", madeName ?? "", at: element)
            }
            writer.word("origin", origin.rawValue, at: element)
            if let type { writer.word("type", type.value, at: type.place) }
            if sizing == .given, let frame { write(frame, to: &writer) }
            if title != nil || font.place != nil || numberOfLines != nil { writeTitle(to: &writer) }
            if let image { write(image, to: &writer) }
            write(contentEdgeInsets, "contentEdgeInsets", to: &writer)
            write(titleEdgeInsets, "titleEdgeInsets", to: &writer)
            write(imageEdgeInsets, "imageEdgeInsets", to: &writer)
            for (name, value) in [
                ("contentHorizontalAlignment", horizontalAlignment), ("contentVerticalAlignment", verticalAlignment),
                ("semanticContentAttribute", semanticContentAttribute),
            ] {
                if let value { writer.word(name, value.value, at: value.place) }
            }
            if let accessibilityLabel { writer.text("accessibilityLabel", accessibilityLabel) }
            if let configuration { write(configuration, to: &writer) }
            if let first = disabledRules.first {
                writer.list("disable", at: first.range, of: disabledRules.map { (Array($0.bytes), $0.range) })
            }
            writeStates(to: &writer)
            writeUnknown(to: &writer)
        }
    }

    private func write(_ frame: Frame, to writer: inout SpecWriter) {
        writer.mapping("frame", at: frame.place) { writer in
            if let x = frame.x { writer.number("x", x) }
            if let y = frame.y { writer.number("y", y) }
            writer.number("width", frame.width)
            writer.number("height", frame.height)
        }
    }

    private func writeTitle(to writer: inout SpecWriter) {
        let place = title?.place ?? font.place ?? numberOfLines?.place ?? element
        writer.mapping("title", at: place) { writer in
            if let title {
                writer.text("text", title.text)
                if let width = title.width {
                    writer.mapping("size", at: width.place) { $0.number("width", width) }
                }
            } else {
                // A font alone shows nothing.
                writer.word("text", "", at: place)
            }
            if let place = font.place {
                writer.mapping("font", at: place) { writer in
                    if let size = font.size { writer.number("size", size) }
                    if let weight = font.weight { writer.word("weight", weight.value, at: weight.place) }
                    if let style = font.textStyle { writer.word("textStyle", style.value, at: style.place) }
                    if let family = font.family { writer.text("family", family) }
                }
            }
            if let numberOfLines { writer.number("numberOfLines", numberOfLines) }
        }
    }

    private func write(_ image: Image, to writer: inout SpecWriter) {
        writer.mapping("image", at: image.place) { writer in
            if let name = image.name { writer.text("name", name) }
            if let width = image.width, let height = image.height {
                writer.mapping("size", at: width.place) { writer in
                    writer.number("width", width)
                    writer.number("height", height)
                }
            }
            if image.isSymbol { writer.flag("symbol", true, at: image.name?.range ?? image.place) }
        }
    }

    private func write(_ insets: Insets?, _ name: String, to writer: inout SpecWriter) {
        guard let insets else { return }
        writer.mapping(name, at: insets.place) { writer in
            let names = insets.isDirectional ? Insets.directionalNames : Insets.names
            for (name, edge) in zip(names, insets.edges) {
                switch edge {
                case .number(let number): writer.number(name, number)
                case .unreadable(let place): writer.unreadable(name, at: place)
                }
            }
        }
    }

    private func write(_ configuration: Configuration, to writer: inout SpecWriter) {
        writer.mapping("configuration", at: configuration.place) { writer in
            if let style = configuration.style { writer.word("style", style.value, at: style.place) }
            if let placement = configuration.imagePlacement {
                writer.word("imagePlacement", placement.value, at: placement.place)
            }
            if let padding = configuration.imagePadding { writer.number("imagePadding", padding) }
            if let padding = configuration.titlePadding { writer.number("titlePadding", padding) }
            write(configuration.contentInsets, "contentInsets", to: &writer)
        }
    }

    private func writeStates(to writer: inout SpecWriter) {
        guard let first = states.first else { return }
        writer.mapping("variants", at: first.key.range) { writer in
            writer.mapping("states", at: first.key.range) { writer in
                for state in states {
                    writer.mapping(state.key.string, at: state.key.range) { writer in
                        if let title = state.title { writer.text("title", title.text) }
                        if let image = state.image { write(image, to: &writer) }
                    }
                }
            }
        }
    }

    private func writeUnknown(to writer: inout SpecWriter) {
        guard let first = unknown.first else { return }
        writer.mapping("unknown", at: first.place) { writer in
            for item in unknown { writer.word(item.property, item.reason, at: item.place) }
        }
    }
}
