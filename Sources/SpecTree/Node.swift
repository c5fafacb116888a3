public import Diagnostics

/// The index of a node in its ``SpecTree``.
public struct NodeID: Hashable, Sendable {
    @usableFromInline let index: UInt32

    @inlinable init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

    /// No node: the end of a list of children, the target of an alias that was not found.
    public static let none = NodeID(Int(UInt32.max))
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

/// One node of a document: 32 bytes in the arena of its ``SpecTree``.
public struct Node: Sendable {
    public internal(set) var kind: NodeKind
    public internal(set) var style: ScalarStyle
    public internal(set) var tag: Tag
    @usableFromInline var flags: Flags
    /// Where the node is written, without its anchor and tag; block collections end with their last child.
    public internal(set) var range: ByteRange
    /// A scalar's value in the tree's text; unused for other kinds.
    @usableFromInline var textOffset: UInt32
    @usableFromInline var textLength: UInt32
    /// The first child of a collection (keys and values of a mapping in turn), the target of an alias.
    @usableFromInline var first: NodeID
    @usableFromInline var next: NodeID

    @usableFromInline struct Flags: OptionSet, Sendable {
        @usableFromInline let rawValue: UInt8
        @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }
        @usableFromInline static let flow = Flags(rawValue: 1)
        @usableFromInline static let incomplete = Flags(rawValue: 2)
        @usableFromInline static let merge = Flags(rawValue: 4)
        @usableFromInline static let duplicate = Flags(rawValue: 8)
        @usableFromInline static let aliased = Flags(rawValue: 16)
    }

    /// Whether a collection is written with brackets or braces.
    public var isFlow: Bool { flags.contains(.flow) }
    /// Whether a syntax error cut the collection off before its end.
    public var isIncomplete: Bool { flags.contains(.incomplete) }
    /// Whether a mapping has a merge key (`<<`).
    public var hasMergeKey: Bool { flags.contains(.merge) }
    /// Whether a key stands in its mapping a second time and is passed over.
    public var isDuplicateKey: Bool { flags.contains(.duplicate) }
    /// Whether an alias stands for the node elsewhere, so that a change of it is a change there too.
    public var isAliased: Bool { flags.contains(.aliased) }
}
