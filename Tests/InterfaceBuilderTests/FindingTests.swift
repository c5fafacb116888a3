import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import SpecTree
import TestSupport
import Testing

/// Buttons as public apps have them, and what is to be said about them.
@Suite struct FindingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var content: String
        var size: (Double, Double)
        var attributes = ""
        var images: [String: (Double, Double)] = [:]
        /// The rules, each with the attribute or value that it is reported at.
        var findings: [String]

        init(
            _ name: String, _ size: (Double, Double), _ content: String, attributes: String = "",
            images: [String: (Double, Double)] = [:], _ findings: [String]
        ) {
            testDescription = name
            self.content = content
            self.size = size
            self.attributes = attributes
            self.images = images
            self.findings = findings
        }
    }

    private static func inset(_ key: String, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> String
    {
        "<inset key=\"\(key)EdgeInsets\" minX=\"\(left)\" minY=\"\(top)\" maxX=\"\(right)\" maxY=\"\(bottom)\"/>\n"
    }
    private static func font(_ size: Double) -> String {
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>\n"
    }
    private static func state(_ title: String?, _ image: String? = nil) -> String {
        "<state key=\"normal\"" + (title.map { " title=\"\($0)\"" } ?? "") + (image.map { " image=\"\($0)\"" } ?? "")
            + "/>\n"
    }

    static let cases: [Case] = [
        Case(
            "a shift that is paid on the right", (114, 49),
            font(16) + inset("content", 15, 15, 15, 30) + inset("title", 0, 15, 0, -15) + state("Logout", "out"),
            images: ["out": (18, 19)], ["negative-right -15.0"]),
        Case(
            "lone insets of both parts", (94, 38),
            font(13) + inset("title", 0, 15, 0, 0) + inset("image", 3, -5, 0, 0) + state("评论", "comment"),
            images: ["comment": (20, 17)], ["unpaired-inset 15.0", "unpaired-inset -5.0", "unpaired-inset 3.0"]),
        Case(
            "an inset that cuts the title", (123, 47),
            font(16) + inset("title", 0, 8, 0, 0) + inset("image", 0, 4, 0, 0) + state("Thời gian nghỉ", "check"),
            images: ["check": (20, 20)], ["clipped-title titleEdgeInsets"]),
        Case(
            "an icon in too little room", (30, 44), inset("content", 0, 0, 0, 16) + state(nil, "more"),
            images: ["more": (30, 30)], ["squeezed-image contentEdgeInsets"]),
        Case(
            "insets that scale an icon", (60, 60), inset("image", 15, 16, 15, 16) + state(nil, "mute"),
            images: ["mute": (48, 60)], ["squeezed-image imageEdgeInsets"]),
        Case(
            "insets beside a configuration", (139, 44),
            inset("title", 0, 10, 0, -10) + inset("content", 0, 10, 0, 20) + state("Add photos", "pin")
                + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Add photos\" image=\"pin\"/>",
            images: ["pin": (30, 30)], ["insets-with-configuration titleEdgeInsets"]),
        Case(
            "forced right-to-left, with room that is paid for", (375, 44),
            font(12) + inset("title", 0, 0, 0, 5) + inset("image", 0, 5, 0, 0) + inset("content", 0, 5, 0, 5)
                + state("open.example.org", "server"), attributes: "semanticContentAttribute=\"forceRightToLeft\"",
            images: ["server": (12, 9)], []),
        Case(
            "insets of parts that are not there", (44, 44), inset("title", 61, -69, 0, 0),
            ["ineffective-inset -69.0", "ineffective-inset 61.0"]),
        Case(
            "a negative content inset", (120, 44), font(17) + inset("content", 0, 0, 0, -36) + state("Stats"),
            ["negative-right -36.0"]),
        Case(
            "an image that is far too large", (60, 44),
            font(15) + inset("title", 0, -35, 0, 0) + state("Close", "close"), images: ["close": (52, 52)],
            ["frame-too-small frame"]),
        Case(
            "an icon button with a pair", (60, 44), inset("image", 0, -7, 0, 7) + state(nil, "menu"),
            images: ["menu": (24, 24)], []),
        Case(
            "an icon button that keeps its icon", (44, 44), inset("image", 10, 10, 10, 10) + state(nil, "menu"),
            images: ["menu": (24, 24)], []),
    ]

    @Test(arguments: cases)
    func `real buttons`(_ example: Case) {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                example.content, width: example.size.0, height: example.size.1, attributes: example.attributes),
            images: example.images)
        let findings = InterfaceFile.findings(in: text).filter { $0.rule != "touch-target" }
        let bytes = Array(text.utf8)
        let found = findings.map { finding in
            let range = finding.location.startOffset..<finding.location.endOffset
            return "\(finding.rule) \(String(decoding: bytes[range], as: UTF8.self))"
        }
        #expect(found.sorted() == example.findings.sorted())
        #expect(findings.allSatisfy { $0.fix == nil })
    }

    @Test func `insets are judged although the image is unknown`() {
        let text = InterfaceFile.document(
            InterfaceFile.button(Self.inset("image", 0, 8, 0, 0) + Self.state(nil, "gone")))
        #expect(InterfaceFile.findings(in: text).map(\.rule) == ["unpaired-inset"])
    }

    @Test func `a class of its own is left alone`() {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                Self.inset("image", 0, 8, 0, 0) + Self.state(nil, "gone"), attributes: "customClass=\"RoundButton\""))
        #expect(InterfaceFile.findings(in: text).isEmpty)
    }

    // MARK: - Suppressions

    private static let lone = inset("title", 0, 8, 0, 0) + state("Go")

    private func findings(_ button: String) -> [String] {
        InterfaceFile.findings(in: InterfaceFile.document(button)).map(\.rule)
    }

    @Test func `comments hold findings back`() {
        #expect(findings(InterfaceFile.button(Self.lone)) == ["unpaired-inset"])
        let above = InterfaceFile.button("<!-- insetlint:disable-next-line unpaired-inset -->\n" + Self.lone)
        #expect(findings(above) == [])
        let reason = "<!-- insetlint:disable-next-line unpaired-inset - the icon\n is heavy -->\n"
        #expect(findings(reason + InterfaceFile.button(Self.lone)) == [])
        let file = "<!-- insetlint:disable-file unpaired-inset -->\n"
        #expect(findings(InterfaceFile.button(Self.lone) + file) == [])
        let unused = "<!-- insetlint:disable-next-line small-title -->\n"
        #expect(findings(unused + InterfaceFile.button(Self.lone)) == ["unused-suppression", "unpaired-inset"])
        let unknown = "<!-- insetlint:disable-next-line unpaired -->\n"
        #expect(findings(unknown + InterfaceFile.button(Self.lone)) == ["unknown-rule", "unpaired-inset"])
    }

    @Test func `a runtime attribute holds findings back`() {
        func attribute(_ value: String) -> String {
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"insetlintDisable\" "
                + "value=\"\(value)\"/></userDefinedRuntimeAttributes>"
        }
        #expect(findings(InterfaceFile.button(Self.lone + attribute("unpaired-inset"))) == [])
        #expect(
            findings(InterfaceFile.button(Self.lone + attribute("unpaired-inse"))) == [
                "unpaired-inset", "unknown-rule",
            ])
        #expect(
            findings(InterfaceFile.button(Self.lone + attribute("unpaired-inset,small-title"))) == [
                "unused-suppression"
            ])
    }
}
