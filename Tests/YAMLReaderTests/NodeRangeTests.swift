import Diagnostics
import SpecTree
import Testing
import YAMLReader

@Suite struct NodeRangeTests {
    @Test(arguments: [
        "«plain»\n",
        "  «plain text»   # comment\n",
        "««a»: «1»»\n",
        "««a»: «two words»»   # comment\n",
        "««a»: «b\n  c»»\n",
        "««a»: «b  \n\n   c\td»»  \n\n",
        "««a»: «\"x\"»»",
        "««a»: «\"x\\\"y\\u00e9\"»»\n",
        "««a»: «\"x \n  y\\\n  z\"»»\n",
        "««a»: «'it''s'»»\n",
        "««a»: «'x\n\n  y'»»\n",
        "««'a b'»: «\"\"»»\n",
    ]) func flowScalars(_ marked: String) { expectNodes(marked) }

    @Test(arguments: [
        "««a»: «|\n  b\n  c»»\n",
        "««a»: «|-\n  b»»\n",
        "««a»: «|+\n  b»»\n\n\n",
        "««a»: «|\n  b\n\n   c»\n\n«d»: «1»»\n",
        "««a»: «>\n  b\n  c»\n\n«d»: «1»»\n",
        "««a»: «>+\n  b»\n\n# comment\n«d»: «1»»\n",
        "««a»: «|2\n   b»\n«d»: «1»»\n",
        "««a»: «|2-\n    \n   b»\n«d»: «1»»\n",
        "««a»: «|  # comment\n  b»»",
        "««a»: «|»\n«d»: «1»»\n",
        "««a»: «|+»\n\n\n«d»: «1»»\n",
        "««a»: «>-»   # comment\n   \n\n«d»: «1»»\n",
        // Blanks at the end of a line belong to the value; so do lines of more blanks than the indentation.
        "««a»: «|\n  b  »\n«d»: «1»»\n",
        "««a»: «|\n  b\n     »\n \n«d»: «1»»\n",
        "««a»: «|\n  b\t\n\n    »»",
        "«- «|\n  y»»\n",
        "«|\n y»\n",
        "--- «|\n y»\n",
    ]) func blockScalars(_ marked: String) { expectNodes(marked) }

    @Test(arguments: [
        "«- «a»\n- «b»»\n",
        "«- «- «a»\n  - «b»»\n- «c»»\n",
        "««a»:\n  «- «1»\n  - «2»»\n\n# comment\n«b»: «3»»\n",
        "««a»:\n«- «1»\n- «2»»\n«b»: «3»»\n",
        "««a»: «[«1», «2»]»»\n",
        "««a»: «[ «1» , «2», ]»» # comment\n",
        "««a»: «{«x»: «1», «y»: «[]»}»»\n",
        "««a»: «{\n    «x»: «1»\n  }»\n\n«b»: «{}»»\n",
        "«[««a»: «1»», ««b»: «2»»]»\n",
        "«{«a»«», «b»«»}»\n",
        "«? «a»\n: «b»\n? «c»«»»\n",
        "«? «- «a»\n  - «b»»\n: «c»»\n",
        "««a»:\n  ««b»:\n    ««c»: «1»»\n  «d»: «2»»»\n",
        "«- ««a»: «1»\n  «b»: «2»»\n- ««a»: «3»»»\n\n",
    ]) func collections(_ marked: String) { expectNodes(marked) }

    @Test(arguments: [
        "««a»:«»»\n",
        "««a»:«»\n«b»:«»»\n",
        "««a»:«»   # comment\n«b»: «1»»\n",
        "«-«»\n-«»»\n",
        "«- ««a»:«»»\n- «b»»\n",
        "««a»: !!str«»\n«b»: &x«»»\n",
        "«[««a»:«»» , «b»]»\n",
        "«{«a»:«» , «b»: «1», «c»«» }»\n",
        "««a»:\n  «? «b»«»  # comment\n\n  ? «c»«»»\n\n«d»: «1»»\n",
        "---«» # comment\n\n# comment\n...\n--- «a»\n",
        "---«»\n---«»\n...\n",
    ]) func emptyValues(_ marked: String) { expectNodes(marked) }

    @Test(arguments: [
        "««a»: &x «1»»\n",
        "««a»: !!str «1»»\n",
        "««a»: !!str &x «'1'»»\n",
        "««a»: &x !<tag:yaml.org,2002:str> «1»»\n",
        "««a»: &x # comment\n    «1»»\n",
        "««a»: &x # comment\n    !!str # &more\n    «\"1\"»»\n",
        "««a»: &x «|\n  b»»\n",
        "««a»: &x\n  ««b»: «1»»»\n",
        "««a»: &x !!map # comment\n  # another\n  ««b»: «1»»»\n",
        "««a»: &x\n  «- «1»»»\n",
        "««a»: &x\n«- «1»\n- «2»»\n«b»: «3»»\n",
        "««a»: &x\n«- «- «1»»»»\n",
        "««a»: &x «[«1»]»»\n",
        "««a»: !!map «{«b»: «1»}»»\n",
        "&x\n«&y «a»: «1»»\n",
        "«&x «a»: «1»»\n",
        "«- &x «a»\n- &y\n  «- «b»»»\n",
        "«- &x\n  ««a»: «1»»»\n",
        "&x\n«? «a»\n: «b»»\n",
        "&x «{«a»: «1»}»\n",
        "«[&x «a», &y«», !!str «b»]»\n",
    ]) func anchorsAndTags(_ marked: String) { expectNodes(marked) }

    @Test func aliases() {
        expectNodes("««a»: &x «1»\n«b»: «*x»\n«c»: «[«*x», «*x»]»\n«*x» : «2»»\n")
    }

    @Test(arguments: ["\r\n", "\r", "\n"]) func lineEnds(_ lineEnd: String) {
        let marked = """
            # comment
            ««a»: «b
              c»
            «d»: «|
              e
              f»

            «g»:
              «- «"h
                i"»
              - «'j'»»
            «k»: &x # comment
              ««l»: «m»»»

            """
        expectNodes(marked.replacing("\n", with: lineEnd))
    }

    @Test func charactersOfSeveralBytes() {
        expectNodes("# é 日本 😀\n««größe»: «日本»\n«😀»: «[«é», «\"e\u{301}\"», «a»]»\n«b»: «|\n  é😀\n  日»\n«c»: «1»»\n")
        expectNodes("««日»: «[«本», «x»]»\n«y»: &e «é»»\n")
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"]) func unicodeLineBreaks(_ lineBreak: String) {
        expectNodes("««a»: «b»\(lineBreak)«c»: «d»»\n", findings: 1)
        expectNodes("««a»: «b\(lineBreak)  c»\n«d»: «|\(lineBreak)  e\(lineBreak)  f»»\(lineBreak)", findings: 1)
        expectNodes("««a»: &x # comment\(lineBreak)  «b»»\n", findings: 1)
    }

    @Test func everyKindOfFileStart() {
        let text = "««ä»: «1»\n«b»: «日本😀»»\n"
        let marked = NodeMarks(text)
        var littleEndian: [UInt8] = [0xFF, 0xFE]
        var bigEndian: [UInt8] = [0xFE, 0xFF]
        for unit in marked.text.utf16 {
            littleEndian += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            bigEndian += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        for (contents, length) in [
            (marked.bytes, 0), ([0xEF, 0xBB, 0xBF] + marked.bytes, 3), (littleEndian, 2), (bigEndian, 2),
        ] {
            let file = SourceFile(path: "buttons.yml", contents: contents)
            #expect(file.byteOrderMarkLength == length)
            #expect(file.text == marked.bytes)
            let reading = YAMLReader.read(file)
            #expect(reading.tree.allNodes.map { reading.tree[$0].range } == marked.ranges)
            #expect(reading.diagnostics.isEmpty)
        }
    }

    @Test func filesWithoutNodes() {
        for text in ["", "\n", "# comment", "   \n\r\n", "\u{FEFF}"] { expectNodes(text) }
    }

    @Test func longFilesKeepTheirOffsets() {
        // Longer than libyaml's buffers, with line ends and characters across their borders.
        for lineEnd in ["\n", "\r\n", "\r"] {
            var marked = "«"
            for number in 0..<6_000 { marked += "- «é\(number % 7 == 0 ? "x\(lineEnd)  😀" : "y")»\(lineEnd)" }
            expectNodes(marked.dropLast() + "»")
        }
    }
}
