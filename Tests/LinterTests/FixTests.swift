import Diagnostics
import RuleSupport
import Testing

/// Fixes change what they are about, in the style of the file, and nothing else.
@Suite struct FixTests {
    /// Expects that the fixes of a rule's findings make one text of another.
    private func expect(_ rule: String, _ before: String, becomes after: String) {
        let findings = RepositoryRules.linter.findings(in: before).filter { $0.rule == rule }
        #expect(findings.count == 1, "\(before)")
        let fixed = findings.first?.fix?.applied(to: Array(before.utf8)).map { $0 } ?? []
        #expect(String(decoding: fixed, as: UTF8.self) == after)
    }

    private let framed = """
        buttons:
          - name: a
            frame: {width: 160, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}
            image: {size: {width: 24, height: 24}}

        """

    @Test func `a key that is written as null gets its value`() {
        expect(
            "unpaired-inset", framed + "    titleEdgeInsets: {left: 8, right: ~}\n",
            becomes: framed + "    titleEdgeInsets: {left: 8, right: -8}\n")
        expect(
            "unpaired-inset", framed + "    titleEdgeInsets: {left: 8, right}\n",
            becomes: framed + "    titleEdgeInsets: {left: 8, right: -8}\n")
        expect(
            "unpaired-inset", framed + "    titleEdgeInsets:\n      left: 8\n      right:\n",
            becomes: framed + "    titleEdgeInsets:\n      left: 8\n      right: -8\n")
        expect(
            "spacing-mismatch", framed + "    titleEdgeInsets: ~\n    imageEdgeInsets:\n    intent: {spacing: 8}\n",
            becomes: framed
                + "    titleEdgeInsets: {left: 4, right: -4}\n    imageEdgeInsets: {left: -4, right: 4}\n"
                + "    intent: {spacing: 8}\n")
    }

    @Test func `a new key inside a mapping comes before one behind it`() {
        expect(
            "spacing-mismatch",
            framed + "    intent: {spacing: 8}\n    titleEdgeInsets:\n      left: 1\n      right: -1\n",
            becomes: framed
                + "    intent: {spacing: 8}\n    titleEdgeInsets:\n      left: 4\n      right: -4\n"
                + "    imageEdgeInsets: {left: -4, right: 4}\n")
        expect(
            "arrangement-mismatch",
            framed.replacing("height: 44", with: "height: 120")
                + "    intent: {arrangement: imageTop, spacing: 8}\n    titleEdgeInsets:\n      top: 4\n      bottom: -4\n",
            becomes: framed.replacing("height: 44", with: "height: 120")
                + "    intent: {arrangement: imageTop, spacing: 8}\n    titleEdgeInsets:\n      top: 16\n"
                + "      bottom: -16\n      left: -12\n      right: 12\n"
                + "    imageEdgeInsets: {top: -14.5, left: 36, bottom: 14.5, right: -36}\n")
    }

    @Test func `insets keep their form`() {
        for (before, after) in [
            ("[0, 8, 0, 0]", "[0, 8, 0, -8]"), ("{left: 8}", "{left: 8, right: -8}"),
            ("{ left: 8 } # here", "{ left: 8, right: -8 } # here"),
            ("{\"left\": 8,}", "{\"left\": 8, \"right\": -8,}"),
            ("\n      left: 8  # here\n      top: 0", "\n      left: 8  # here\n      top: 0\n      right: -8"),
        ] {
            expect(
                "unpaired-inset", framed + "    titleEdgeInsets: \(before)\n    group: g\n",
                becomes: framed + "    titleEdgeInsets: \(after)\n    group: g\n")
        }
    }

    @Test func `what others use too is not edited`() {
        for text in [
            "x-anchors: [&insets {left: 8}]\n" + framed + "    titleEdgeInsets: *insets\n",
            "x-anchors: [&base {titleEdgeInsets: {left: 8}}]\n" + framed + "    <<: *base\n",
            "defaults: {titleEdgeInsets: {left: 8}}\n" + framed,
        ] {
            let findings = RepositoryRules.linter.findings(in: text).filter { $0.rule == "unpaired-inset" }
            #expect(findings.count == 1 && findings.allSatisfy { $0.fix == nil }, "\(text)\(findings)")
        }
    }
}
