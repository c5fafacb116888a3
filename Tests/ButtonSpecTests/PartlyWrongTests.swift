import Diagnostics
import Linter
import RuleSupport
import TestSupport
import Testing

/// A button with a wrong field is judged as far as the rest allows, and no further.
@Suite struct PartlyWrongTests {
    private func rules(_ lines: String) -> [String] {
        let indented = lines.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        return RepositoryRules.linter.findings(in: "buttons:\n  - name: a\n\(indented)\n").map(\.rule)
    }

    private let narrow = """
        frame: {width: 80, height: 44}
        title: {text: Download, size: {width: 72, height: 21}}
        image: {size: {width: 24, height: 24}}
        """

    @Test func `a narrow frame alone`() { #expect(rules(narrow) == ["frame-too-small"]) }

    @Test(arguments: [
        "origin: nib", "group: [a]", "accessibilityLabel: {a: 1}", "intent: {padding: 8pt}", "spacing: 8",
        "frme: {width: 3}", "intent: 8", "disable: {a: 1}", "target: {minimumIOS: old}",
    ])
    func `a wrong field that has no part in the layout leaves the geometry judged`(_ line: String) {
        #expect(rules(narrow + "\n" + line).contains("frame-too-small"), "\(line)")
        #expect(rules(narrow + "\n" + line).count == 2, "\(line)")
    }

    @Test(arguments: [
        "titleEdgeInsets: {left: 8pt}", "contentEdgeInsets: [1, 2]", "contentHorizontalAlignment: middle",
        "semanticContentAttribute: forceRTL", "target: {scale: 5}", "type: Custom",
        "imageEdgeInsets: {left: image.depth}", "target: 3",
    ])
    func `a wrong field of the layout silences the geometry`(_ line: String) {
        #expect(rules(narrow + "\n" + line).count == 1, "\(line): \(rules(narrow + "\n" + line))")
    }

    @Test(arguments: [
        "image: {size: {width: 24pt, height: 24}}", "image: {size: {height: 24}}", "image: arrow",
        "image: {name: arrow}",
    ])
    func `an image without a width silences the geometry`(_ line: String) {
        let text = narrow.split(separator: "\n").dropLast().joined(separator: "\n")
        #expect(!rules(text + "\n" + line).contains("frame-too-small"), "\(line)")
    }

    @Test func `a wrong button leaves the others judged`() {
        let text =
            "buttons:\n  - 3\n  - name: b\n    frame: [1]\n  - name: c\n"
            + narrow.split(separator: "\n").map { "    \($0)\n" }.joined()
        #expect(
            RepositoryRules.linter.findings(in: text).map(\.rule) == ["wrong-type", "wrong-type", "frame-too-small"])
    }

    @Test func `what stands before a syntax error is judged`() {
        let text =
            "buttons:\n  - name: c\n" + narrow.split(separator: "\n").map { "    \($0)\n" }.joined()
            + "  - name: d\n    frame: {width: 3\n    title: ]\n"
        #expect(RepositoryRules.linter.findings(in: text).map(\.rule) == ["frame-too-small", "syntax"])
    }
}
