import Diagnostics

/// The sizes of images that a file records under `resources`.
struct ImageSizes {
    private struct Entry {
        var width: Located<Double>
        var height: Located<Double>
        var isSystem: Bool
    }

    private let document: XMLDocument
    private var entries: [String: Entry] = [:]

    init(of root: Element) {
        document = root.document
        guard let resources = root.child("resources") else { return }
        for image in resources.children where image.isNamed("image") {
            guard let name = image["name"], let width = Located(image["width"]), let height = Located(image["height"])
            else { continue }
            entries[name.string] = Entry(width: width, height: height, isSystem: image.has("catalog", "system"))
        }
    }

    /// An image of that name, with its size where that is known.
    ///
    /// For a symbol Interface Builder does not record the drawn size.
    func image(_ name: XMLText, at place: ByteRange, isSystem: Bool) -> FoundButton.Image {
        var image = FoundButton.Image(name: name, place: place, isSymbol: isSystem)
        guard let entry = entries[name.string] else { return image }
        image.isSymbol = isSystem || entry.isSystem
        if !image.isSymbol { image.setSize(width: entry.width, height: entry.height) }
        return image
    }
}
