public import Diagnostics

/// The index of a node in its ``SpecTree``.
public struct NodeID: Hashable, Sendable {
    @usableFromInline let index: UInt32

    @inlinable init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

    /// No node: the target of an alias that was not found.
    @inlinable public static var none: NodeID { NodeID(Int(UInt32.max)) }
}

/// What a node is.
public enum NodeKind: UInt8, Sendable {
    case scalar
    case sequence
    case mapping
    case alias
}

/// How a scalar is written.
public enum ScalarStyle: UInt8, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
}

/// The tag written in front of a node, as far as the core schema knows it.
public enum Tag: UInt8, Sendable {
    case none
    case string
    case integer
    case float
    case bool
    case null
    case sequence
    case mapping
    /// Any other tag.
    case other
}

/// One node of a document: 24 bytes in the arena of its ``SpecTree``.
public struct Node: Sendable {
    /// What the node is.
    public let kind: NodeKind
    /// How a scalar is written; plain for other kinds.
    public let style: ScalarStyle
    /// The tag written in front of the node.
    public let tag: Tag
    @usableFromInline var flags: Flags
    @usableFromInline var written: ByteRange
    /// Where a scalar's value lies in the tree's text; unused for other kinds.
    @usableFromInline let textOffset: UInt32
    @usableFromInline let textLength: UInt32
    /// The node behind the last one in a collection, the target of an alias; unused for scalars.
    @usableFromInline var link: NodeID

    @inlinable init(
        kind: NodeKind, style: ScalarStyle = .plain, tag: Tag, flags: Flags = [], range: ByteRange,
        textOffset: UInt32 = 0, textLength: UInt32 = 0, link: NodeID = .none
    ) {
        self.kind = kind
        self.style = style
        self.tag = tag
        self.flags = flags
        written = range
        self.textOffset = textOffset
        self.textLength = textLength
        self.link = link
    }

    /// The node at another place, with its value and link elsewhere.
    func placed(at range: ByteRange, textOffset: UInt32, link: NodeID) -> Node {
        Node(
            kind: kind, style: style, tag: tag, flags: flags, range: range, textOffset: textOffset,
            textLength: textLength, link: link)
    }

    /// The index of the node that follows this one and all in it, if this one has that index.
    @inlinable @inline(__always) func indexBehind(_ index: Int) -> Int {
        isCollection ? Int(link.index) : index &+ 1
    }

    @inlinable @inline(__always) mutating func close(range: ByteRange, end: NodeID) {
        written = range
        link = end
    }

    @usableFromInline struct Flags: OptionSet, Sendable {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
        @inlinable static var flow: Flags { Flags(rawValue: 1) }
        @inlinable static var incomplete: Flags { Flags(rawValue: 2) }
        @inlinable static var merge: Flags { Flags(rawValue: 4) }
        @inlinable static var duplicate: Flags { Flags(rawValue: 8) }
        @inlinable static var aliased: Flags { Flags(rawValue: 16) }
    }

    /// Where the node is written, without its anchor and tag; block collections end with their last child, block
    /// scalars with their last line that is not empty.
    @inlinable public var range: ByteRange { written }
    /// Whether the node is a sequence or mapping.
    @inlinable public var isCollection: Bool { kind == .sequence || kind == .mapping }
    /// Whether a collection is written with brackets or braces.
    @inlinable public var isFlow: Bool { flags.contains(.flow) }
    /// Whether a syntax error or a limit cut the collection off before its end.
    @inlinable public var isIncomplete: Bool { flags.contains(.incomplete) }
    /// Whether a mapping has a merge key (`<<`).
    @inlinable public var hasMergeKey: Bool { flags.contains(.merge) }
    /// Whether a key stands in its mapping a second time and is passed over.
    @inlinable public var isDuplicateKey: Bool { flags.contains(.duplicate) }
    /// Whether an alias stands for the node elsewhere, so that a change of it is a change there too.
    @inlinable public var isAliased: Bool { flags.contains(.aliased) }
}
