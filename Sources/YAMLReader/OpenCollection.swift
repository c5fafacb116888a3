import SpecTree

/// A collection whose end has not been read.
struct OpenCollection {
    let id: NodeID
    let isMapping: Bool
    let isFlow: Bool
    /// Where the collection begins, without its anchor and tag.
    let start: UInt32
    /// The number of its anchor in the table of anchors.
    let anchor: Int?
    /// How many nodes, with aliases written out, came before the collection.
    let nodesBefore: Int
    /// The levels of collections in it, itself counted, with aliases followed.
    var height = 1
}
