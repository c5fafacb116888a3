import Diagnostics

/// The elements of an XML file as an arena, in the order they begin: behind each element the elements in it.
final class XMLDocument {
    let text: [UInt8]
    let elements: ContiguousArray<XMLElement>
    let attributes: ContiguousArray<XMLAttribute>
    /// The comments, from `<!--` to `-->`.
    let comments: [ByteRange]

    init(
        text: [UInt8], elements: ContiguousArray<XMLElement>, attributes: ContiguousArray<XMLAttribute>,
        comments: [ByteRange]
    ) {
        self.text = text
        self.elements = elements
        self.attributes = attributes
        self.comments = comments
    }

    /// The root element, nil for a file without one.
    var root: Element? { elements.isEmpty ? nil : Element(document: self, index: 0) }

    /// All elements of that name.
    func elements(named name: StaticString) -> [Element] {
        elements.indices.filter { range(elements[$0].name, is: name) }.map { Element(document: self, index: $0) }
    }

    /// Whether a part of the text is that word.
    func range(_ range: ByteRange, is word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        let start = Int(range.lower)
        return text.withUnsafeBufferPointer { text in
            for index in 0..<word.utf8CodeUnitCount where text[start + index] != word.utf8Start[index] { return false }
            return true
        }
    }
}

/// An element in its document's arena.
struct XMLElement {
    /// Where the name stands in the start tag.
    var name: ByteRange
    /// Its attributes, as places in the document's list.
    var attributes: Range<UInt32>
    /// The element around it; itself for the root.
    var parent: UInt32
    /// The index behind the last element in it.
    var end: UInt32
    /// What stands between the tags; empty for `<a/>`.
    var content: ByteRange
}

/// An attribute of an element.
struct XMLAttribute {
    var name: ByteRange
    /// What stands between the quotes.
    var value: ByteRange
    /// Whether the value is written as it is: without references, tabs and line breaks.
    var isLiteral: Bool
}

/// One element of a document.
struct Element {
    let document: XMLDocument
    let index: Int

    private var element: XMLElement { document.elements[index] }

    /// Where the name stands in the start tag.
    var name: ByteRange { element.name }

    /// Where what it says is reported: at its `key`, or its name where it has none.
    var place: ByteRange { attribute("key")?.value ?? name }

    func isNamed(_ name: StaticString) -> Bool { document.range(element.name, is: name) }

    /// Whether it holds a text.
    var isString: Bool { isNamed("string") || isNamed("mutableString") }

    /// The element around it, nil for the root.
    var parent: Element? { index == 0 ? nil : Element(document: document, index: Int(element.parent)) }

    /// The elements directly in it.
    var children: Children { Children(document: document, index: index + 1, end: Int(element.end)) }

    /// The elements in it at any depth.
    var descendants: Range<Int> { index + 1..<Int(element.end) }

    struct Children: Sequence, IteratorProtocol {
        let document: XMLDocument
        var index: Int
        let end: Int

        mutating func next() -> Element? {
            guard index < end else { return nil }
            defer { index = Int(document.elements[index].end) }
            return Element(document: document, index: index)
        }
    }

    /// The value of an attribute.
    subscript(name: StaticString) -> XMLText? { attribute(name).map { XMLText($0, in: document) } }

    func attribute(_ name: StaticString) -> XMLAttribute? {
        for index in element.attributes where document.range(document.attributes[Int(index)].name, is: name) {
            return document.attributes[Int(index)]
        }
        return nil
    }

    /// Whether an attribute has that value.
    func has(_ name: StaticString, _ value: StaticString) -> Bool {
        attribute(name).map { document.range($0.value, is: value) } ?? false
    }

    /// The element directly in it with that `key`, which Interface Builder gives to what belongs to a property.
    func child(key: StaticString) -> Element? {
        for child in children where child.has("key", key) { return child }
        return nil
    }

    /// The first element of that name directly in it.
    func child(_ name: StaticString) -> Element? {
        for child in children where child.isNamed(name) { return child }
        return nil
    }

    /// The text between the tags.
    var text: XMLText { XMLText(content: element.content, in: document) }
}
