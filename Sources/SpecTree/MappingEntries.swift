/// One key of a mapping with its value.
public struct MappingEntry: Sendable {
    /// The key's node (never an alias).
    public var key: NodeID
    /// The value, resolved, with the place where it is used.
    public var value: Place

    @inlinable init(key: NodeID, value: Place) {
        self.key = key
        self.value = value
    }
}

extension SpecTree {
    /// The entries of a mapping, none for another node; merge keys are followed and duplicate keys passed over.
    ///
    /// Entries come in the order they are written, those of merge keys last. A key written in the mapping itself beats
    /// a merged one, and an earlier merge source beats a later one. A key that a syntax error cut off from its value
    /// does not come.
    @inlinable @inline(__always) public func entries(of mapping: Place) -> Entries {
        Entries(nodes: nodes, cursor: cursor(of: mapping))
    }

    /// The entries of a mapping, one after the other.
    public struct Entries: Sequence, IteratorProtocol {
        @usableFromInline let nodes: ContiguousArray<Node>
        @usableFromInline var cursor: EntryCursor

        @inlinable @inline(__always) init(nodes: ContiguousArray<Node>, cursor: EntryCursor) {
            self.nodes = nodes
            self.cursor = cursor
        }

        @inlinable @inline(__always) public mutating func next() -> MappingEntry? { cursor.next(in: nodes) }
    }

    /// The place in front of the first entry of a mapping, for ``next(_:)``: who goes through many small mappings should
    /// not count a reference to the tree for each.
    @inlinable @inline(__always) public func cursor(of mapping: Place) -> EntryCursor {
        let node = self[mapping.value]
        guard node.kind == .mapping else { return EntryCursor(of: mapping, end: 0) }
        guard !node.hasMergeKey else { return EntryCursor(merged: mergedEntries(of: mapping), of: mapping) }
        return EntryCursor(of: mapping, end: Int(node.link.index))
    }

    /// The entry behind a place, nil behind the last one.
    @inlinable @inline(__always) public func next(_ cursor: inout EntryCursor) -> MappingEntry? {
        cursor.next(in: nodes)
    }

    /// A place between the entries of a mapping.
    public struct EntryCursor {
        @usableFromInline let mapping: Place
        @usableFromInline var index: Int
        @usableFromInline let end: Int
        /// What a mapping with merge keys has; nil for any other.
        @usableFromInline let merged: [MappingEntry]?

        @inlinable init(of mapping: Place, end: Int) {
            self.mapping = mapping
            index = Int(mapping.value.index) + 1
            self.end = end
            merged = nil
        }

        @inlinable init(merged: [MappingEntry], of mapping: Place) {
            self.mapping = mapping
            index = 0
            end = merged.count
            self.merged = merged
        }

        @inlinable @inline(__always) mutating func next(in nodes: ContiguousArray<Node>) -> MappingEntry? {
            guard merged == nil else { return nextMerged() }
            while index < end {
                let key = index
                let value = nodes[key].indexBehind(key)
                guard value < end else { return nil }
                index = nodes[value].indexBehind(value)
                guard !nodes[key].isDuplicateKey, let name = Self.resolved(key, in: nodes) else { continue }
                let use = mapping.use == mapping.value ? NodeID(value) : mapping.use
                let target = Self.resolved(value, in: nodes) ?? NodeID(value)
                return MappingEntry(key: name, value: Place(use: use, value: target))
            }
            return nil
        }

        @inline(never) @usableFromInline mutating func nextMerged() -> MappingEntry? {
            guard let merged, index < end else { return nil }
            defer { index += 1 }
            return merged[index]
        }

        @inlinable @inline(__always) static func resolved(_ index: Int, in nodes: ContiguousArray<Node>) -> NodeID? {
            guard nodes[index].kind == .alias else { return NodeID(index) }
            return nodes[index].link == .none ? nil : nodes[index].link
        }
    }

    /// The value of a key, nil where the mapping does not have it.
    public func value(of name: StaticString, in mapping: Place) -> Place? {
        entries(of: mapping).first { key($0.key, is: name) }?.value
    }

    /// Whether a key's text is `name`.
    @inlinable public func key(_ id: NodeID, is name: StaticString) -> Bool {
        let node = self[id]
        guard node.kind == .scalar, Int(node.textLength) == name.utf8CodeUnitCount else { return false }
        let start = Int(node.textOffset)
        return text.withUnsafeBufferPointer { text in
            let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            for index in 0..<name.count where text[start + index] != name[index] { return false }
            return true
        }
    }

    /// Whether a key is the merge key `<<`, written plain.
    public func isMergeKey(_ id: NodeID) -> Bool {
        self[id].kind == .scalar && self[id].style == .plain && self[id].tag != .string && key(id, is: "<<")
    }

    /// Calls `body` for the keys and values as they are written, duplicate keys left out.
    private func forEachPair(of mapping: Place, _ body: (_ key: NodeID, _ value: Place) -> Void) {
        var children = children(of: mapping.value)
        while let key = children.next(), let value = children.next() {
            if !self[key].isDuplicateKey { body(key, place(of: value, in: mapping)) }
        }
    }

    @inline(never) @usableFromInline func mergedEntries(of mapping: Place) -> [MappingEntry] {
        var merge = MergedEntries()
        collectEntries(of: mapping, into: &merge)
        return merge.entries
    }

    private func collectEntries(of mapping: Place, into merge: inout MergedEntries) {
        // A source that comes again has nothing new; following it would take exponential time in a hostile file.
        guard self[mapping.value].kind == .mapping, merge.sources.insert(mapping.value).inserted else { return }
        var sources: [Place] = []
        forEachPair(of: mapping) { key, value in
            if isMergeKey(key) {
                sources += mergeSources(value)
            } else if let name = resolve(key) {
                let isNew = self[name].kind != .scalar || merge.names.insert(TextKey(bytes(of: name))).inserted
                guard isNew else { return }
                merge.entries.append(MappingEntry(key: name, value: value))
            }
        }
        for source in sources { collectEntries(of: source, into: &merge) }
    }

    /// The mappings that a merge key names, in order of precedence.
    private func mergeSources(_ value: Place) -> [Place] {
        switch self[value.value].kind {
        case .mapping: [value]
        case .sequence: children(of: value.value).map { place(of: $0, in: value) }
        case .scalar, .alias: []
        }
    }
}

/// The entries of a mapping and of those merged into it.
private struct MergedEntries {
    var entries: [MappingEntry] = []
    /// The names of the entries, as bytes.
    var names: Set<TextKey> = []
    /// The mappings that were looked through.
    var sources: Set<NodeID> = []
}
