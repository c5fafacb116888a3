import SpecTree

/// What an anchor names.
struct Anchor {
    /// The name as it stands in the text.
    let name: TextSlice
    let node: NodeID
    /// The nodes and levels that an alias stands for, with aliases followed.
    var nodes: Int
    var height: Int
    /// Whether the end of the named collection has not been read.
    var isOpen: Bool
}

/// The anchors of one document.
struct AnchorTable {
    private var anchors: [Anchor] = []
    private var latest: [TextSlice: Int] = [:]

    subscript(number: Int) -> Anchor {
        get { anchors[number] }
        set { anchors[number] = newValue }
    }

    /// Adds an anchor, which hides earlier ones of its name; gives its number.
    mutating func insert(_ anchor: Anchor) -> Int {
        anchors.append(anchor)
        latest[anchor.name] = anchors.count - 1
        return anchors.count - 1
    }

    /// The anchor that an alias of that name stands for.
    func anchor(named name: TextSlice) -> Anchor? { latest[name].map { anchors[$0] } }

    /// The names of the last anchors, the last one first; not more than a suggestion can be looked for in short time.
    var recentNames: [String] { anchors.suffix(200).reversed().map { String(decoding: $0.name.bytes, as: UTF8.self) } }

    mutating func removeAll() {
        guard !anchors.isEmpty else { return }
        anchors.removeAll(keepingCapacity: true)
        latest.removeAll(keepingCapacity: true)
    }
}

/// A part of the text that is being read, equal to others with the same bytes.
struct TextSlice: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        bytes = UnsafeBufferPointer(rebasing: text[range])
    }

    static func == (left: TextSlice, right: TextSlice) -> Bool { left.bytes.elementsEqual(right.bytes) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
}
