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
    /// Calls `body` for every entry of a mapping; merge keys are followed and duplicate keys passed over.
    ///
    /// Entries come in the order they are written, those of merge keys last. A key written in the mapping itself beats
    /// a merged one, and an earlier merge source beats a later one. A key that a syntax error cut off from its value
    /// does not come.
    @inlinable public func forEachEntry(of mapping: Place, _ body: (MappingEntry) -> Void) {
        let node = self[mapping.value]
        guard node.kind == .mapping else { return }
        guard !node.hasMergeKey else { return mergedEntries(of: mapping).forEach(body) }
        forEachPair(of: mapping) { key, value in
            if let name = resolve(key) { body(MappingEntry(key: name, value: value)) }
        }
    }

    /// The value of a key, nil where the mapping does not have it.
    public func value(of name: StaticString, in mapping: Place) -> Place? {
        var found: Place?
        forEachEntry(of: mapping) { entry in
            if found == nil, key(entry.key, is: name) { found = entry.value }
        }
        return found
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
    @inlinable func forEachPair(of mapping: Place, _ body: (_ key: NodeID, _ value: Place) -> Void) {
        var children = children(of: mapping.value)
        while let key = children.next(), let value = children.next() {
            if !self[key].isDuplicateKey { body(key, place(of: value, in: mapping)) }
        }
    }

    @usableFromInline func mergedEntries(of mapping: Place) -> [MappingEntry] {
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
                let isNew = self[name].kind != .scalar || merge.names.insert(bytes(of: name)).inserted
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
    var names: Set<ArraySlice<UInt8>> = []
    /// The mappings that were looked through.
    var sources: Set<NodeID> = []
}
