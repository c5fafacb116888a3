import CLibYAML
import Diagnostics
import SpecTree

/// Turns libyaml's events into the nodes of a tree.
struct Composer {
    var tree: SpecTree
    private(set) var findings: Findings
    /// Where the text ends for libyaml, if it has more that cannot be read.
    var cut: TextCut?
    /// Whether an error or a limit has ended the reading.
    private(set) var isStopped = false
    let text: UnsafeBufferPointer<UInt8>
    let limits: Limits
    private var offsets: OffsetCursor
    private var anchors = AnchorTable()
    private var open: [OpenCollection] = []
    private var unknownAliasCount = 0
    /// Where the last scalar, alias or closed collection ends.
    private var lastEnd: UInt32 = 0
    /// The last answer to where a value lies that is not written, by libyaml's offset.
    private var nothing: (offset: UInt32, place: UInt32) = (.max, 0)

    init(file: SourceFile, text: UnsafeBufferPointer<UInt8>, limits: Limits) {
        tree = SpecTree(file: file)
        self.text = text
        self.limits = limits
        findings = Findings(limits: limits)
        offsets = OffsetCursor(text)
    }

    /// The nodes so far, with aliases written out.
    private var nodeCount: Int { tree.writtenOutCount }

    /// The byte offset of a libyaml mark.
    @inline(__always) mutating func offset(_ mark: yaml_mark_t) -> UInt32 {
        offsets.offset(ofCharacter: Int(truncatingIfNeeded: mark.index))
    }

    /// Reports something that does not end the reading.
    mutating func report(_ finding: Diagnostic) { findings.append(finding) }

    /// Ends the reading with a finding.
    mutating func stop(_ finding: Diagnostic) {
        findings.append(last: finding)
        isStopped = true
    }

    /// Takes in the next event, if it is no scalar.
    mutating func compose(_ event: UnsafePointer<yaml_event_t>) {
        switch event.pointee.type {
        case YAML_MAPPING_START_EVENT:
            let isFlow = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            let properties = (event.pointee.data.mapping_start.anchor, event.pointee.data.mapping_start.tag)
            openCollection(.mapping, event, isFlow: isFlow, anchor: properties.0, tag: properties.1)
        case YAML_SEQUENCE_START_EVENT:
            let isFlow = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            let properties = (event.pointee.data.sequence_start.anchor, event.pointee.data.sequence_start.tag)
            openCollection(.sequence, event, isFlow: isFlow, anchor: properties.0, tag: properties.1)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: closeCollection(event)
        case YAML_ALIAS_EVENT: composeAlias(event)
        case YAML_DOCUMENT_START_EVENT:
            anchors.removeAll()
            lastEnd = offset(event.pointee.end_mark)
        default: break
        }
    }

    /// At the end of the input, or at an error, what is open is closed as it is.
    mutating func closeOpenCollections() {
        while let collection = open.popLast() {
            tree.markIncomplete(collection.id)
            close(collection, end: nil)
        }
    }
}

// MARK: - Scalars and aliases

extension Composer {
    /// Takes in a scalar, the most frequent event by far.
    @inline(__always) mutating func composeScalar(_ event: UnsafePointer<yaml_event_t>) {
        let range = ByteRange(offset(event.pointee.start_mark), offset(event.pointee.end_mark))
        guard Self.isLiteral(event, range) else { return composeScalar(event, in: range) }
        lastEnd = range.upper
        finish(tree.addScalar(range: range, style: .plain, tag: .none, source: range))
    }

    /// Whether a scalar is what most are: plain and all its range, for on one line nothing stands for anything else.
    @inline(__always) private static func isLiteral(_ event: UnsafePointer<yaml_event_t>, _ range: ByteRange) -> Bool {
        let scalar = event.pointee.data.scalar
        return scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.anchor == nil && scalar.tag == nil
            && event.pointee.start_mark.line == event.pointee.end_mark.line && scalar.length == range.count
            && scalar.length > 0
    }

    /// Adds a scalar of any kind.
    @inline(never) private mutating func composeScalar(_ event: UnsafePointer<yaml_event_t>, in written: ByteRange) {
        let scalar = event.pointee.data.scalar
        var range = written
        let style = ScalarStyle(scalar.style)
        let value = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
        var tag = Tag.none
        var anchorName: TextSlice?
        if scalar.anchor != nil || scalar.tag != nil {
            let properties = NodeProperties(in: Int(range.lower)..<Int(range.upper), of: text)
            range.lower = UInt32(properties.nodeStart)
            anchorName = properties.anchorName
            tag = checkedTag(scalar.tag, properties, at: range)
        } else if range.isEmpty {
            range = placeOfNothing(at: range.lower)
        }
        let id: NodeID
        if let source = Self.source(of: value, in: range, of: text, style: style) {
            id = tree.addScalar(range: range, style: style, tag: tag, source: source)
        } else {
            id = tree.addScalar(range: range, style: style, tag: tag, value: value)
        }
        lastEnd = tree[id].range.upper
        if let anchorName {
            _ = anchors.insert(Anchor(name: anchorName, node: id, nodes: 1, height: 0, isOpen: false))
        }
        finish(id)
    }

    /// The place of a key or value that is not written: behind the `:`, `-`, `?`, `---` or key in front of it.
    ///
    /// libyaml often has it there, but at the next thing in the file where no `:` follows a key, or nothing a `---`.
    private mutating func placeOfNothing(at offset: UInt32) -> ByteRange {
        let before = Int(offset) - 1
        if before >= 0, text[before] > UInt8(ascii: " "), text[before] < 0x7F { return ByteRange(offset, offset) }
        // Nested keys without values share one place; the way to it may be long.
        if offset != nothing.offset {
            nothing = (offset, UInt32(endOfIndicators(in: Int(lastEnd)..<max(Int(lastEnd), Int(offset)))))
        }
        return ByteRange(nothing.place, nothing.place)
    }

    /// The end of the last thing in a part of the text that is neither blank nor a comment, its start where there is none.
    private func endOfIndicators(in part: Range<Int>) -> Int {
        let source = SourceText(text, end: part.upperBound)
        var end = part.lowerBound
        var position = part.lowerBound
        while position < source.end {
            let length = source.lineBreakLength(position)
            if source.bytes[position] == UInt8(ascii: "#"), end < position || position == part.lowerBound {
                position = source.lineEnd(from: position)
            } else if length > 0 || source.isBlank(position) {
                position += max(1, length)
            } else {
                position += 1
                end = position
            }
        }
        return end
    }

    /// Where a scalar's value stands literally in the text, nil where it does not.
    private static func source(
        of value: UnsafeBufferPointer<UInt8>, in range: ByteRange, of text: UnsafeBufferPointer<UInt8>,
        style: ScalarStyle
    ) -> ByteRange? {
        var inner = range
        switch style {
        case .plain: break
        case .singleQuoted, .doubleQuoted:
            guard range.count >= 2 else { return nil }
            inner = ByteRange(range.lower + 1, range.upper - 1)
        case .literal, .folded: return nil
        }
        guard value.count == inner.count else { return nil }
        return text[Int(inner.lower)..<Int(inner.upper)].elementsEqual(value) ? inner : nil
    }

    private mutating func composeAlias(_ event: UnsafePointer<yaml_event_t>) {
        let range = ByteRange(offset(event.pointee.start_mark), offset(event.pointee.end_mark))
        let name = TextSlice(Int(range.lower) + 1..<max(Int(range.lower) + 1, Int(range.upper)), of: text)
        guard let anchor = anchors.anchor(named: name), !anchor.isOpen else {
            reportAlias(name, at: range)
            lastEnd = range.upper
            return finish(tree.addAlias(range: range, target: .none))
        }
        guard open.count + anchor.height <= limits.nesting else { return stopAtNestingLimit(at: range) }
        guard nodeCount + anchor.nodes <= limits.nodes else { return stopAtNodeLimit(at: range) }
        raiseHeight(above: anchor.height)
        lastEnd = range.upper
        finish(tree.addAlias(range: range, target: anchor.node, nodes: anchor.nodes))
    }

    private mutating func reportAlias(_ name: TextSlice, at range: ByteRange) {
        let alias = String.quoted(name.bytes, sigil: "*")
        guard anchors.anchor(named: name) == nil else {
            return report(
                Diagnostic(.unknownReference, "the alias \(alias) stands inside the value that it names", at: range))
        }
        unknownAliasCount += 1
        let anchor = String.quoted(name.bytes, sigil: "&")
        var hint = "; write \(anchor) in front of the value it stands for, above"
        if unknownAliasCount <= 20,
            let near = Suggestion.nearest(to: String(decoding: name.bytes, as: UTF8.self), in: anchors.recentNames)
        {
            hint = ": did you mean `*\(near)`?"
        }
        report(Diagnostic(.unknownReference, "the alias \(alias) has no anchor\(hint)", at: range))
    }
}

// MARK: - Collections

extension Composer {
    private mutating func openCollection(
        _ kind: NodeKind, _ event: UnsafePointer<yaml_event_t>, isFlow: Bool,
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?
    ) {
        var range = ByteRange(offset(event.pointee.start_mark), offset(event.pointee.end_mark))
        guard open.count < limits.nesting else { return stopAtNestingLimit(at: range) }
        var knownTag = Tag.none
        var anchorName: TextSlice?
        if anchor != nil || tag != nil {
            let start = startBehindProperties(end: Int(range.upper), kind, isFlow: isFlow)
            let properties = NodeProperties(in: Int(range.lower)..<start, of: text)
            range.lower = UInt32(start)
            anchorName = properties.anchorName
            knownTag = checkedTag(tag, properties, at: range)
        }
        let nodesBefore = nodeCount
        let id = tree.addCollection(kind, range: range, tag: knownTag, isFlow: isFlow)
        let number = anchorName.map {
            anchors.insert(Anchor(name: $0, node: id, nodes: 1, height: 1, isOpen: true))
        }
        finish(id)
        open.append(
            OpenCollection(
                id: id, isMapping: kind == .mapping, isFlow: isFlow, start: range.lower, anchor: number,
                nodesBefore: nodesBefore))
    }

    /// Where a collection behind an anchor or tag begins itself.
    ///
    /// libyaml's start event ends there for block collections, and behind the bracket or brace of flow collections.
    /// That of a list that is not indented more than its key ends behind its first `-`.
    private func startBehindProperties(end: Int, _ kind: NodeKind, isFlow: Bool) -> Int {
        let isAtDash = end < text.count && text[end] == UInt8(ascii: "-")
        let isBehindIndicator = isFlow || kind == .sequence && !isAtDash
        return isBehindIndicator ? max(0, end - 1) : end
    }

    private mutating func closeCollection(_ event: UnsafePointer<yaml_event_t>) {
        guard let collection = open.popLast() else { return }
        if let cut, offset(event.pointee.start_mark) >= cut.offset, cut.mayBelong(to: collection) {
            tree.markIncomplete(collection.id)
        }
        // A pair in a flow sequence, as in `[a: 1]`, has no brace to end at.
        let hasBracket = collection.isFlow && event.pointee.start_mark.index != event.pointee.end_mark.index
        close(collection, end: hasBracket ? offset(event.pointee.end_mark) : nil)
    }

    /// Ends a collection; where its end is not known, with the last node in it.
    @inline(__always) private mutating func close(_ collection: OpenCollection, end: UInt32?) {
        lastEnd = max(collection.start, end ?? lastEnd)
        tree.closeCollection(collection.id, range: ByteRange(collection.start, lastEnd))
        if collection.isMapping { checkKeys(of: collection.id) }
        if let number = collection.anchor {
            anchors[number].isOpen = false
            anchors[number].nodes = nodeCount - collection.nodesBefore
            anchors[number].height = collection.height
        }
        raiseHeight(above: collection.height)
    }

    /// Takes into account that the innermost collection has one of that height in it.
    @inline(__always) private mutating func raiseHeight(above height: Int) {
        let last = open.count - 1
        guard last >= 0, open[last].height <= height else { return }
        open[last].height = height + 1
    }

    /// Makes a new node a document where it is not in a collection, and counts it.
    @inline(__always) private mutating func finish(_ id: NodeID) {
        if open.isEmpty { tree.addDocument(id) }
        if nodeCount > limits.nodes { stopAtNodeLimit(at: tree[id].range) }
    }
}
