import Diagnostics

/// Titles and images of the states, and the configuration that takes their place.
extension DocumentReader {
    func readState(_ state: Element, key: XMLText, into button: inout FoundButton) {
        if key.isWord("normal") {
            if let title = title(of: state, into: &button) { button.title = title }
            if let image = image(of: state) { button.image = image }
        } else if ["highlighted", "selected", "disabled", "focused"].contains(key.string) {
            let title = plainTitle(of: state)
            let image = image(of: state)
            guard title != nil || image != nil else { return }
            button.states.append(FoundButton.State(key: key, title: title, image: image))
        }
    }

    func plainTitle(of state: Element) -> FoundButton.Title? {
        if let attribute = state.attribute("title") {
            let text = XMLText(attribute, in: document)
            return text.isEmpty ? nil : FoundButton.Title(text: text, place: attribute.name)
        }
        guard let child = state.child(key: "title"), child.isString else { return nil }
        let text = Base64.text(of: child)
        return text.isEmpty ? nil : FoundButton.Title(text: text, place: child.name)
    }

    func title(of state: Element, into button: inout FoundButton) -> FoundButton.Title? {
        let attributed = state.child(key: "attributedTitle").flatMap { AttributedTitle($0) }
        guard let attributed else { return plainTitle(of: state) }
        // An attributed title counts more than a plain one.
        if let font = attributed.font { button.font = font }
        if let reason = attributed.unknownSize { button.unknown("title.size", reason, at: attributed.place) }
        return FoundButton.Title(text: attributed.text, place: attributed.place)
    }

    func image(of owner: Element) -> FoundButton.Image? {
        if let attribute = owner.attribute("image") {
            let name = XMLText(attribute, in: document)
            return name.isEmpty
                ? nil : images.image(name, at: attribute.name, isSystem: owner.has("catalog", "system"))
        }
        guard let reference = owner.child(key: "image"), reference.isNamed("imageReference"),
            let attribute = reference.attribute("image")
        else { return nil }
        let isSystem = reference.has("catalog", "system") || reference.attribute("symbolScale") != nil
        return images.image(XMLText(attribute, in: document), at: attribute.name, isSystem: isSystem)
    }

    // MARK: - Configurations

    func readConfiguration(of element: Element, into button: inout FoundButton) {
        guard let child = element.child("buttonConfiguration"), let key = child.attribute("key") else { return }
        var configuration = FoundButton.Configuration(place: key.value)
        configuration.style = word(
            child["style"],
            of: [
                "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
                "glass", "prominentGlass", "clearGlass", "prominentClearGlass",
            ])
        configuration.imagePlacement = word(child["imagePlacement"], of: ["leading", "trailing", "top", "bottom"])
        configuration.imagePadding = number(child["imagePadding"], of: &button)
        configuration.titlePadding = number(child["titlePadding"], of: &button)
        if let insets = child.child(key: "contentInsets") {
            let place = insets.place
            let edges = [insets["top"], insets["leading"], insets["bottom"], insets["trailing"]]
            configuration.contentInsets = FoundButton.Insets(
                place: place, edges: edges.map { edge($0, at: place, of: &button) }, isDirectional: true)
        } else if let size = child["buttonSize"], !size.isWord("medium") {
            button.unknown(
                "configuration.contentInsets", "they depend on the button size `\(size.string)`", at: size.range)
        }
        button.configuration = configuration
        // What the states say is left over from before there was a configuration: Interface Builder does not show it.
        button.states = []
        button.font = child.child(key: "titleFontDescription").map(FontReader.font) ?? FoundButton.Font()
        button.title = title(of: child, into: &button)
        button.image = image(of: child)
        if let subtitle = child["subtitle"], !subtitle.isEmpty {
            button.unknown("title.size", "the button has a subtitle", at: subtitle.range)
        }
    }
}
