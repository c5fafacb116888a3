import CLibYAML
import Diagnostics
import SpecTree

/// Turns libyaml's events into the nodes of a tree.
struct Composer {
    var tree: SpecTree
    var diagnostics: [Diagnostic] = []
    var scan: TextScan
    let text: UnsafeBufferPointer<UInt8>
    let limits: Limits
    private(set) var isStopped = false
    private var offsets: OffsetCursor
    private var open: [OpenCollection] = []
    private var anchors: [ArraySlice<UInt8>: Anchor] = [:]
    private var expandedNodes = 0

    /// A collection whose end has not been read.
    private struct OpenCollection {
        var id: NodeID
        var kind: NodeKind
        var start: UInt32
        var isFlow: Bool
        var hasProperties: Bool
        var anchor: ArraySlice<UInt8>?
        var lastChild = NodeID.none
        var childCount = 0
        /// Whether the next child of a mapping is a key.
        var expectsKey: Bool { kind == .mapping && childCount.isMultiple(of: 2) }
        var lastKey = NodeID.none
        /// The nodes in it, and the levels below it, with aliases followed.
        var expanded = 1
        var height = 1
    }

    private struct Anchor {
        var node: NodeID
        var expanded: Int
        var height: Int
        var isOpen: Bool
    }

    init(file: SourceFile, text: UnsafeBufferPointer<UInt8>, limits: Limits) {
        tree = SpecTree(file: file)
        scan = TextScan(text)
        self.text = text
        self.limits = limits
        offsets = OffsetCursor(text: text, isASCII: scan.isASCII)
    }

    mutating func stop(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        isStopped = true
    }

    /// The byte offset of a libyaml mark.
    mutating func offset(_ mark: yaml_mark_t) -> UInt32 { offsets.offset(ofCharacter: Int(mark.index)) }

    // MARK: - Events

    mutating func compose(_ event: yaml_event_t) {
        switch event.type {
        case YAML_SCALAR_EVENT: composeScalar(event)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            openCollection(
                .mapping, event, anchor: start.anchor, tag: start.tag,
                isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            openCollection(
                .sequence, event, anchor: start.anchor, tag: start.tag,
                isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: closeCollection(end: offset(event.end_mark))
        case YAML_ALIAS_EVENT: composeAlias(event)
        case YAML_DOCUMENT_START_EVENT: anchors.removeAll(keepingCapacity: true)
        default: break
        }
    }

    private mutating func composeScalar(_ event: yaml_event_t) {
        let scalar = event.data.scalar
        var range = ByteRange(offset(event.start_mark), offset(event.end_mark))
        if scalar.anchor != nil || scalar.tag != nil { range.lower = skipProperties(from: range) }
        let style = ScalarStyle(scalar.style)
        let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let tag = Tag(scalar.tag)
        let id: NodeID
        if let written = literalRange(of: value, in: &range, style: style) {
            id = tree.addScalar(range: range, style: style, tag: tag, source: written)
        } else {
            id = tree.addScalar(range: range, style: style, tag: tag, value: value)
        }
        if scalar.tag != nil { checkTag(tag, scalar.tag, at: range) }
        if let anchor = scalar.anchor {
            anchors[name(anchor)] = Anchor(node: id, expanded: 1, height: 0, isOpen: false)
        }
        add(id, expanded: 1, height: 0)
    }

    private mutating func composeAlias(_ event: yaml_event_t) {
        let range = ByteRange(offset(event.start_mark), offset(event.end_mark))
        let name = name(event.data.alias.anchor)
        let text = String(decoding: name, as: UTF8.self)
        guard let anchor = anchors[name] else {
            let known = anchors.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
            let hint = Suggestion.nearest(to: text, in: known).map { ": did you mean `*\($0)`?" }
            diagnostics.append(
                Diagnostic(
                    .unknownReference,
                    "the alias `*\(text)` has no anchor"
                        + (hint ?? "; write `&\(text)` in front of the value it stands for, above"),
                    at: range))
            return add(tree.addAlias(range: range, target: .none), expanded: 1, height: 0)
        }
        guard !anchor.isOpen else {
            diagnostics.append(
                Diagnostic(.unknownReference, "the alias `*\(text)` stands inside the value that it names", at: range))
            return add(tree.addAlias(range: range, target: .none), expanded: 1, height: 0)
        }
        guard open.count + anchor.height < limits.nesting else { return stopNesting(at: range) }
        add(tree.addAlias(range: range, target: anchor.node), expanded: anchor.expanded, height: anchor.height)
    }

    private mutating func openCollection(
        _ kind: NodeKind, _ event: yaml_event_t, anchor: UnsafeMutablePointer<yaml_char_t>?,
        tag: UnsafeMutablePointer<yaml_char_t>?, isFlow: Bool
    ) {
        var range = ByteRange(offset(event.start_mark), offset(event.end_mark))
        guard open.count < limits.nesting else { return stopNesting(at: range) }
        let hasProperties = anchor != nil || tag != nil
        if hasProperties { range.lower = skipProperties(from: ByteRange(range.lower, UInt32(text.count))) }
        let kindTag = Tag(tag)
        if tag != nil { checkTag(kindTag, tag, at: range) }
        let id = tree.addCollection(kind, range: range, tag: kindTag, isFlow: isFlow)
        var collection = OpenCollection(
            id: id, kind: kind, start: range.lower, isFlow: isFlow, hasProperties: hasProperties)
        if let anchor {
            collection.anchor = name(anchor)
            anchors[name(anchor)] = Anchor(node: id, expanded: 1, height: 0, isOpen: true)
        }
        open.append(collection)
    }

    private mutating func closeCollection(end: UInt32) {
        guard let collection = open.popLast() else { return }
        var range = ByteRange(collection.start, max(collection.start, end))
        if !collection.isFlow {
            if collection.hasProperties, let first = firstChild(of: collection.id) {
                range.lower = tree[first].range.lower
            }
            let last = collection.lastChild == .none ? range.lower : tree[collection.lastChild].range.upper
            range = ByteRange(range.lower, max(range.lower, last))
        }
        tree.setRange(range, of: collection.id)
        if collection.kind == .mapping { checkKeys(of: collection.id) }
        if let anchor = collection.anchor, anchors[anchor]?.node == collection.id {
            anchors[anchor] = Anchor(
                node: collection.id, expanded: collection.expanded, height: collection.height, isOpen: false)
        }
        add(collection.id, expanded: collection.expanded, height: collection.height)
    }

    private func firstChild(of id: NodeID) -> NodeID? { tree.children(of: id).first { _ in true } }

    /// Hangs a finished node into the collection that is open, or makes it a document.
    private mutating func add(_ id: NodeID, expanded: Int, height: Int) {
        guard !open.isEmpty else {
            tree.addDocument(id)
            expandedNodes += expanded
            return checkNodeLimit(expandedNodes, at: id)
        }
        let top = open.count - 1
        tree.link(id, to: open[top].id, after: open[top].lastChild)
        if open[top].expectsKey {
            if tree.isMergeKey(id) { tree.markMerge(open[top].id) }
            open[top].lastKey = id
        } else if open[top].kind == .mapping, tree.isMergeKey(open[top].lastKey) {
            checkMergeValue(id)
        }
        open[top].lastChild = id
        open[top].childCount += 1
        open[top].expanded = min(open[top].expanded + expanded, Int(UInt32.max))
        open[top].height = max(open[top].height, height + 1)
        checkNodeLimit(expandedNodes + open[top].expanded, at: id)
    }

    /// At the end of the input, or at an error, what is open is hung in as it is.
    mutating func closeOpenCollections() {
        while let collection = open.last {
            tree.markIncomplete(collection.id)
            closeCollection(end: UInt32(text.count))
        }
    }
}

// MARK: - Checks

extension Composer {
    private mutating func stopNesting(at range: ByteRange) {
        stop(
            Diagnostic(
                .limitExceeded,
                "more than \(limits.nesting) levels of nesting; flatten the file, or raise the limit with --limit nesting=N",
                at: range))
    }

    private mutating func checkNodeLimit(_ count: Int, at id: NodeID) {
        guard count > limits.nodes, !isStopped else { return }
        stop(
            Diagnostic(
                .limitExceeded,
                "more than \(limits.nodes) nodes, aliases written out; split the file, or raise the limit with --limit nodes=N",
                at: tree[id].range))
    }

    private mutating func checkTag(_ tag: Tag, _ text: UnsafeMutablePointer<yaml_char_t>?, at range: ByteRange) {
        guard tag == .other, let text else { return }
        diagnostics.append(
            Diagnostic(
                .invalidValue,
                "the tag `\(String(cString: text))` means nothing here; remove it "
                    + "(known are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map)", at: range))
    }

    private mutating func checkMergeValue(_ id: NodeID) {
        func isMapping(_ id: NodeID) -> Bool { tree.resolve(id).map { tree[$0].kind == .mapping } ?? true }
        guard let value = tree.resolve(id) else { return }
        let isSequence = tree[value].kind == .sequence
        guard !isMapping(id), !(isSequence && tree.children(of: value).allSatisfy(isMapping)) else { return }
        diagnostics.append(
            Diagnostic(
                .wrongType, "`<<` takes a mapping, or a list of mappings, by their aliases", at: tree[id].range))
    }

    /// Finds keys that stand in a mapping twice; the second is passed over and points at the first.
    private mutating func checkKeys(of mapping: NodeID) {
        var keys: [(hash: Int, key: NodeID)] = []
        var isKey = true
        var child = tree.children(of: mapping)
        while let id = child.next() {
            if isKey, let key = tree.resolve(id), tree[key].kind == .scalar {
                keys.append((CanonicalKey.hash(of: key, in: tree), id))
            }
            isKey.toggle()
        }
        guard keys.count > 1 else { return }
        if keys.count > 16 { return checkManyKeys(keys) }
        for later in 1..<keys.count {
            let first = keys[..<later].first {
                $0.hash == keys[later].hash && CanonicalKey.areEqual($0.key, keys[later].key, in: tree)
            }
            if let first { reportDuplicate(keys[later].key, first: first.key) }
        }
    }

    private mutating func checkManyKeys(_ keys: [(hash: Int, key: NodeID)]) {
        var first: [CanonicalKey: NodeID] = [:]
        first.reserveCapacity(keys.count)
        for (_, key) in keys {
            let canonical = CanonicalKey(key, in: tree)
            if let earlier = first[canonical] {
                reportDuplicate(key, first: earlier)
            } else {
                first[canonical] = key
            }
        }
    }

    private mutating func reportDuplicate(_ key: NodeID, first: NodeID) {
        tree.markDuplicate(key)
        let name = tree.string(of: tree.resolve(key) ?? key)
        diagnostics.append(
            Diagnostic(
                .duplicateKey,
                "the key `\(name)` stands here a second time; the first one counts, so remove one of them",
                at: tree[key].range,
                related: [RelatedRange(range: tree[first].range, message: "`\(name)` stands here first")]))
    }
}

// MARK: - Text of a node

extension Composer {
    private func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> ArraySlice<UInt8> {
        guard let anchor else { return [] }
        var length = 0
        while anchor[length] != 0 { length += 1 }
        return ArraySlice(UnsafeBufferPointer(start: anchor, count: length))
    }

    /// The place behind an anchor, a tag, and the blanks and comments that follow them.
    private func skipProperties(from range: ByteRange) -> UInt32 {
        var offset = Int(range.lower)
        let end = min(Int(range.upper), text.count)
        while offset < end {
            switch text[offset] {
            case UInt8(ascii: "&"), UInt8(ascii: "!"):
                while offset < end, !isBlank(text[offset]) { offset += 1 }
            case UInt8(ascii: "#"):
                while offset < end, text[offset] != UInt8(ascii: "\n"), text[offset] != UInt8(ascii: "\r") {
                    offset += 1
                }
            case let byte where isBlank(byte): offset += 1
            default: return UInt32(offset)
            }
        }
        return range.lower <= UInt32(end) ? UInt32(end) : range.lower
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// Where a scalar's value stands literally in the text, nil where it does not; trims the scalar's own range.
    private func literalRange(
        of value: UnsafeBufferPointer<UInt8>, in range: inout ByteRange, style: ScalarStyle
    ) -> ByteRange? {
        switch style {
        case .plain:
            while range.count > 0, isBlank(text[Int(range.upper) - 1]) { range.upper -= 1 }
            return matches(value, at: range) ? range : nil
        case .singleQuoted, .doubleQuoted:
            guard range.count >= 2 else { return nil }
            let inner = ByteRange(range.lower + 1, range.upper - 1)
            return matches(value, at: inner) ? inner : nil
        case .literal, .folded:
            while range.count > 1, isBlank(text[Int(range.upper) - 1]) { range.upper -= 1 }
            return nil
        }
    }

    private func matches(_ value: UnsafeBufferPointer<UInt8>, at range: ByteRange) -> Bool {
        guard value.count == range.count, Int(range.upper) <= text.count else { return false }
        let start = Int(range.lower)
        for index in 0..<value.count where value[index] != text[start + index] { return false }
        return true
    }
}

extension ScalarStyle {
    init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}

extension Tag {
    /// The core schema's meaning of a tag as libyaml hands it over; `!` alone makes a scalar text.
    init(_ text: UnsafeMutablePointer<yaml_char_t>?) {
        guard let text else {
            self = .none
            return
        }
        switch String(cString: text) {
        case "!", "tag:yaml.org,2002:str": self = .string
        case "tag:yaml.org,2002:int": self = .integer
        case "tag:yaml.org,2002:float": self = .float
        case "tag:yaml.org,2002:bool": self = .bool
        case "tag:yaml.org,2002:null": self = .null
        case "tag:yaml.org,2002:seq": self = .sequence
        case "tag:yaml.org,2002:map": self = .mapping
        default: self = .other
        }
    }
}
