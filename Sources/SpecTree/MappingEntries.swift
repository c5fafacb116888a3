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
    /// a merged one, and an earlier merge source beats a later one.
    @inlinable public func forEachEntry(of mapping: Place, _ body: (MappingEntry) -> Void) {
        let node = self[mapping.value]
        guard node.kind == .mapping else { return }
        guard !node.hasMergeKey else { return mergedEntries(of: mapping).forEach(body) }
        var key = node.first
        while key != .none {
            let value = nodes[Int(key.index)].next
            guard value != .none else { return }
            if !nodes[Int(key.index)].isDuplicateKey, let name = resolve(key) {
                body(MappingEntry(key: name, value: place(of: value, in: mapping)))
            }
            key = nodes[Int(value.index)].next
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

    @usableFromInline func mergedEntries(of mapping: Place) -> [MappingEntry] {
        var entries: [MappingEntry] = []
        var names: Set<ArraySlice<UInt8>> = []
        collectEntries(of: mapping, into: &entries, names: &names)
        return entries
    }

    private func collectEntries(
        of mapping: Place, into entries: inout [MappingEntry], names: inout Set<ArraySlice<UInt8>>
    ) {
        var merged: [Place] = []
        var key = self[mapping.value].kind == .mapping ? self[mapping.value].first : .none
        while key != .none {
            let value = self[key].next
            guard value != .none else { break }
            let valuePlace = place(of: value, in: mapping)
            if isMergeKey(key) {
                merged += mergeSources(valuePlace, written: value, in: mapping)
            } else if !self[key].isDuplicateKey, let name = resolve(key), names.insert(bytes(of: name)).inserted {
                entries.append(MappingEntry(key: name, value: valuePlace))
            }
            key = self[value].next
        }
        for source in merged { collectEntries(of: source, into: &entries, names: &names) }
    }

    /// The mappings that a merge key names, in order of precedence.
    private func mergeSources(_ value: Place, written: NodeID, in mapping: Place) -> [Place] {
        switch self[value.value].kind {
        case .mapping: [value]
        case .sequence: children(of: value.value).map { place(of: $0, in: value) }
        case .scalar, .alias: []
        }
    }

    /// Whether a key is the merge key `<<`, written plain.
    public func isMergeKey(_ id: NodeID) -> Bool {
        self[id].kind == .scalar && self[id].style == .plain && key(id, is: "<<")
    }
}
