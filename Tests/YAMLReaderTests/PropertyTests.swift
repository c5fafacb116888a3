import Diagnostics
import SpecTree
import TestSupport
import Testing
import YAMLReader

/// What holds for every input, looked for with random ones.
@Suite struct PropertyTests {
    // MARK: Scalars

    private static let atoms = [
        "a", "b", "Z", "0", ":", "#", "-", "'", "\"", "\\", "é", "日", "😀", "e\u{301}", "{", "]", ",", "&", "\u{A0}",
    ]

    /// A random text of words, blanks and line breaks.
    private static func randomText(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
            random.one(of: [
                random.one(of: atoms), random.one(of: atoms), "ab", " ", "  ", "\t", "\n", "\n\n", "\n  ", " \n",
            ])
        }.joined()
    }

    /// A random scalar as it is written, of no certain value.
    private static func randomScalar(_ random: inout SeededGenerator) -> String {
        let text = randomText(&random)
        let lineEnd = random.one(of: ["\n", "\n", "\r\n", "\r", "\u{85}", "\u{2028}"])
        func lines(_ separator: String) -> String { text.replacing("\n", with: separator) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return lines(lineEnd + "   ")
        case 1: return "'" + lines(lineEnd + "  ").replacing("'", with: "''") + "'"
        case 2:
            let escapes = [
                "\\n", "\\u00e9", "\\x41", "\\L", "\\N", "\\\\", "\\\"", "\\U0001F600", "\\" + lineEnd + "  ", "\\ ",
            ]
            let escaped = lines(lineEnd + "  ").unicodeScalars.map { scalar -> String in
                if scalar == "\"" || scalar == "\\" || scalar == "a" { return random.one(of: escapes) }
                return String(scalar)
            }
            return "\"" + escaped.joined() + "\""
        default:
            let header = random.one(of: ["|", ">"]) + random.one(of: ["", "-", "+"]) + random.one(of: ["", "", "2"])
            return header + lineEnd + "    " + lines(lineEnd + random.one(of: ["    ", "      ", "    "]))
                + random.one(of: ["", lineEnd, lineEnd + "  " + lineEnd, lineEnd + "     " + lineEnd])
        }
    }

    @Test func everyByteOfAScalarHasItsPlace() {
        var random = SeededGenerator(seed: 1)
        var exact = 0
        for _ in 0..<6_000 {
            let text =
                random.one(of: ["", "é: 1\n", "- x\n"]) + random.one(of: ["a: ", "  &b "]) + Self.randomScalar(&random)
            let tree = read(text).tree
            for id in tree.allNodes where tree[id].kind == .scalar {
                let source = ScalarSource(of: id, in: tree)
                #expect(source.isExact, "\(text.debugDescription)")
                expectPlaces(of: id, source, in: tree)
                exact += 1
            }
        }
        #expect(exact > 6_000)
    }

    /// Expects that places rise, lie in the scalar, and hold the byte itself where nothing stands for it.
    private func expectPlaces(of id: NodeID, _ source: ScalarSource, in tree: SpecTree) {
        let value = Array(tree.bytes(of: id))
        let node = tree[id]
        let isBlock = node.style == .literal || node.style == .folded
        var end = node.range.lower
        for (index, byte) in value.enumerated() {
            let place = source.range(of: index..<index + 1)
            let written = tree.file.text[Int(place.lower)..<Int(place.upper)]
            let isLaterByte = byte & 0xC0 == 0x80
            #expect(place.lower >= end || isLaterByte, "\(tree.file.text) \(index)")
            // The line breaks that a block scalar keeps lie behind its last line.
            #expect(
                place.upper <= node.range.upper || isBlock && byte == 0x0A || isBlock && isLaterByte
                    || isBlock && byte == 0xE2)
            switch written.first {
            case byte where written.count == 1: break
            case UInt8(ascii: "\\"): #expect(node.style == .doubleQuoted)
            case UInt8(ascii: "'"): #expect(byte == UInt8(ascii: "'") && written.count == 2)
            default: #expect(byte == 0x20 || byte == 0x0A || byte == 0xE2 || isLaterByte)
            }
            end = max(end, place.lower)
        }
    }

    // MARK: Documents

    private static let pieces = [
        "a", "b: ", "c:\n", "- ", "? ", ": ", "\n", "\n  ", "\n    ", "\n", "[", "]", "{", "}", ", ", "&x ", "*x",
        "&y ",
        "*y", "<<: ", "!!str ", "!t ", "'", "\"", "\"d\"", "'e'", "|\n", ">-\n", "  f\n", "# g\n", "---\n", "...\n",
        "%YAML 1.2\n", "%TAG ! x\n", "\t", " ", "\r\n", "é", "日: ", "😀", "\u{85}", "\u{2028}", "\u{FEFF}", "\\", "@",
        "`",
        "0x1F", "~", "true: ", "1.5",
    ]

    @Test func randomPiecesOfYAML() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<4_000 {
            let count = Int.random(in: 1...30, using: &random)
            expectSound(Array((0..<count).map { _ in random.one(of: Self.pieces) }.joined().utf8))
        }
    }

    @Test func randomBytes() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...40, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            expectSound(bytes)
            // Bytes in the form of UTF-16 too.
            expectSound(
                SourceFile(path: "", contents: random.one(of: [[0xFF, 0xFE], [0xFE, 0xFF], []]) + bytes).text)
        }
    }

    private static let spec = """
        # a comment
        insetlint: 1
        defaults: &d
          target: {scale: 3, layoutDirections: [ltr, "rtl"]}
        buttons:
          - name: 'it''s'
            <<: *d
            title: {text: "日本\\u00e9", size: &s {width: 90, height: 22}}
            image: {size: *s}
            note: |
              first
                second

          - &b
            name: >-
              folded
              text
            titleEdgeInsets: [0, -4, 0, .5e1]
        """

    @Test func mutatedSpecs() {
        var random = SeededGenerator(seed: 4)
        let spec = Array(Self.spec.utf8)
        for _ in 0..<1_500 {
            var bytes = spec
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(contentsOf: Array(random.one(of: Self.pieces).utf8), at: index)
                case 2: bytes.removeSubrange(index...)
                default: bytes[index] = random.one(of: bytes)
                }
                if bytes.isEmpty { bytes = spec }
            }
            expectSound(bytes)
        }
    }

    @Test func cutOffSpecs() {
        let spec = Array(Self.spec.utf8)
        for count in 0..<spec.count { expectSound(Array(spec[..<count])) }
    }

    /// Expects that all ranges lie in the text and in their parents, and that a second reading gives the same.
    private func expectSound(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        let file = SourceFile(path: "", text: bytes)
        let reading = YAMLReader.read(file)
        let tree = reading.tree
        var isSound = true
        func visit(_ id: NodeID, in parent: ByteRange) {
            let range = tree[id].range
            if range.lower < parent.lower || range.upper > parent.upper { isSound = false }
            var last = range.lower
            for child in tree.children(of: id) {
                visit(child, in: range)
                if tree[child].range.lower < last { isSound = false }
                last = tree[child].range.upper
            }
            if tree[id].kind == .scalar, !ScalarSource(of: id, in: tree).isExact { isSound = false }
            if tree[id].kind == .mapping {
                for entry in tree.entries(of: Place(id)) { _ = tree.coreValue(of: entry.value.value) }
            }
        }
        let all = ByteRange(0, UInt32(bytes.count))
        for root in tree.documents { visit(root, in: all) }
        for finding in reading.diagnostics {
            for range in [finding.range] + finding.related.map(\.range) where range.upper > all.upper {
                isSound = false
            }
        }
        let again = YAMLReader.read(file)
        let isSame =
            again.tree.outline == tree.outline && again.diagnostics.map(\.message) == reading.diagnostics.map(\.message)
            && again.diagnostics.map(\.range) == reading.diagnostics.map(\.range)
        #expect(
            isSound && isSame, "\(String(decoding: bytes, as: UTF8.self).debugDescription)",
            sourceLocation: sourceLocation)
    }
}
