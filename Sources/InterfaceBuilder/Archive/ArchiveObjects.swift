import Diagnostics

/// The objects of an archive by their ids, and what the archive records about images and classes.
struct ArchiveObjects {
    private let root: Element
    private var byID: [String: Element] = [:]
    private var imageSizes: [String: (width: Located<Double>, height: Located<Double>)] = [:]
    /// The class names of objects, by object id.
    private var classes: [String: XMLText] = [:]

    init(_ root: Element) {
        self.root = root
        let document = root.document
        var records: [(number: String, object: String)] = []
        for index in root.descendants {
            let element = Element(document: document, index: index)
            if let id = element["id"] { byID[id.string] = element }
            if element.has("class", "IBObjectRecord"), let number = element.child(key: "objectID"),
                let object = element.child(key: "object")
            {
                records.append((number.text.string, (object["ref"] ?? object["id"])?.string ?? ""))
            }
            if element.has("key", "IBDocument.LastKnownImageSizes") { readImageSizes(element) }
        }
        readClasses(records)
    }

    // MARK: - Objects

    /// The object that a key holds, itself or by a reference, with the element that stands there.
    func object(_ key: StaticString, of element: Element) -> (object: Element, use: Element)? {
        guard let use = element.child(key: key) else { return nil }
        guard use.isNamed("reference") else { return (use, use) }
        guard let id = use["ref"], let object = byID[id.string] else { return nil }
        return (object, use)
    }

    /// The image that a key holds.
    func image(_ key: StaticString, of element: Element) -> FoundButton.Image? {
        guard let (object, use) = object(key, of: element) else { return nil }
        let name = object.child(key: "NSResourceName")?.text
        var image = FoundButton.Image(name: name, place: use.place)
        if let name, let size = imageSizes[name.string] { image.setSize(width: size.width, height: size.height) }
        return image
    }

    /// The name of an object's class where that is not UIKit's.
    func customClass(of element: Element) -> XMLText? { element["id"].flatMap { classes[$0.string] } }

    /// The text of a `string` element; newer archives write some in a form of their own.
    static func text(of element: Element) -> XMLText {
        element.has("type", "base64-UTF8")
            ? XMLText(Base64.decode(element.text.bytes), at: element.text.range, in: element.document)
            : Base64.text(of: element)
    }

    // MARK: - Dictionaries

    /// The entries of a dictionary: elements with keys, or a list of keys beside a list of values.
    private func entries(of dictionary: Element) -> [(key: String, value: Element)] {
        if let keys = dictionary.child(key: "dict.sortedKeys"), let values = dictionary.child(key: "dict.values") {
            let names = keys.children.filter { $0.isNamed("string") }.map(\.text.string)
            let items = values.children.filter { !$0.has("key", "EncodedWithXMLCoder") }
            return Array(zip(names, items))
        }
        return dictionary.children.compactMap { child in child["key"].map { ($0.string, child) } }
    }

    private mutating func readImageSizes(_ dictionary: Element) {
        for (name, value) in entries(of: dictionary) {
            let numbers = Braces.numbers(in: value.text)
            if numbers.count == 2 { imageSizes[name] = (numbers[0], numbers[1]) }
        }
    }

    private mutating func readClasses(_ records: [(number: String, object: String)]) {
        let document = root.document
        var byNumber: [String: XMLText] = [:]
        for index in root.descendants {
            let element = Element(document: document, index: index)
            guard element.has("key", "flattenedProperties") else { continue }
            for (key, value) in entries(of: element) where key.hasSuffix(".CustomClassName") {
                byNumber[String(key.dropLast(".CustomClassName".count))] = value.text
            }
        }
        guard !byNumber.isEmpty else { return }
        for record in records {
            if let name = byNumber[record.number] { classes[record.object] = name }
        }
    }
}
