import Diagnostics
import Linter
import RuleEngine
import RuleSupport
import SpecTree
import Testing

/// What a condition begins with may be known of an inset before there is a button; that must not show.
@Suite struct InsetConditionTests {
    private static let spec = """
        buttons:
          - name: a
            frame: {width: 200, height: 44}
            title: {text: Go, size: {width: 20, height: 20}}
            image: {name: icon, size: {width: 24, height: 24}}
            contentEdgeInsets: {top: 1, left: 2, bottom: 3, right: 4}
            titleEdgeInsets: {top: 1, left: 8, bottom: -1, right: -8}
            imageEdgeInsets: {top: 5, left: -6, bottom: 7, right: 8}
          - name: b
            title: Go
            origin: xib
            titleEdgeInsets: {left: 8, right: 0}
            imageEdgeInsets: [1, 2, 3, 4]
          - {name: c, title: Go, image: {name: icon}, configuration: {style: plain}, imageEdgeInsets: {right: 9}}
          - {name: d, image: {name: icon, size: {width: 9, height: 9}}, contentEdgeInsets: 12}

        """

    /// The insets that a rule flags, as `button keys`.
    private static func flagged(when condition: String) -> [String] {
        let rule = """
            id: own
            severity: error
            scope: inset
            summary: A rule.
            rationale: A rule.
            when: \(condition)
            assert: inset.value > 1000 and not hasImage
            at: inset
            message: no

            """
        let file = RuleFile(path: "own.yml", topic: "own", contents: Array(rule.utf8))
        let catalogue = RuleCatalogue([file], limits: Limits())
        #expect(catalogue.findings.map(\.message) == [])
        return FileLinter(rules: RuleSet(catalogue.rules), limits: Limits()).findings(in: Self.spec).map {
            "\($0.button ?? "") \($0.keyPath ?? "")"
        }
    }

    private static let conditions = [
        "true", "false", "hasTitle", "not hasTitle", "inset.part == title", "inset.part in [title, image]",
        "inset.edge == right", "inset.edge in [left, right] and inset.part != content", "inset.axis == vertical",
        "inset.property == imageEdgeInsets or hasConfiguration", "inset.oppositeEdge == left and not hasConfiguration",
        "hasImage and inset.part == image", "not (inset.edge == top)", "inset.value > 2", "inset.value > 2 and true",
        "if inset.edge == top then hasTitle else inset.part == title", "inset.hasPart", "origin == xib",
        "inset.edge == right and inset.opposite == 0", "has(frame.width) and inset.axis == horizontal",
    ]

    @Test(arguments: conditions)
    func `a condition about the inset holds where it holds when the button is asked first`(condition: String) {
        let flagged = Self.flagged(when: condition)
        #expect(flagged == Self.flagged(when: "(hasTitle or not hasTitle) and (\(condition))"))
        #expect(flagged == Self.flagged(when: "(inset.value > 0 or inset.value <= 0) and (\(condition))"))
        #expect(flagged.isEmpty == (condition == "false"))
    }
}
