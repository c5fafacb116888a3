import Diagnostics
import RuleEngine
import RuleSupport
import TestSupport
import Testing

/// One cause, one finding.
@Suite struct OneFaultTests {
    @Test(arguments: OneFault.all, [2, 3])
    func `one fault has one finding`(_ fault: OneFault, _ scale: Int) {
        let spec = fault.spec(scale: scale)
        let findings = RepositoryRules.linter.findings(in: spec.text)
        let seen = findings.map { "\(spec.place(of: $0.location.startOffset)) \($0.rule)" }
        let expected = spec.points.map { "\(spec.place(of: $0)) \(fault.rule)" }
        #expect(
            seen == expected, "\(fault) at scale \(scale)\n\(spec.text)\(findings.map(\.line).joined(separator: "\n"))")
    }

    @Test func `every rule is in the table`() {
        let known = Set(OneFault.all.map(\.rule) + ["inconsistent-spacing"])
        let missing = RepositoryRules.byDefault.map(\.id).filter { !known.contains($0) }
        #expect(missing == [])
    }

    @Test(arguments: [2, 3])
    func `one button of a group that differs has one finding`(_ scale: Int) {
        func button(_ name: String, _ spacing: Double, _ mark: String = "") -> String {
            let half = spacing / 2
            return """
                  - name: \(name)
                    group: \(mark)toolbar
                    frame: {width: 160, height: 48}
                    title: {text: \(name), size: {width: 40, height: 21}}
                    image: {size: {width: 24, height: 24}}
                    titleEdgeInsets: {left: \(half), right: \(-half)}
                    imageEdgeInsets: {left: \(-half), right: \(half)}

                """
        }
        let spec = MarkedText(
            "defaults: {target: {scale: \(scale)}}\nbuttons:\n" + button("a", 8) + button("b", 6, "↓") + button("c", 8)
                + button("d", 8.25))
        let findings = RepositoryRules.linter.findings(in: spec.text).filter { $0.severity != .info }
        #expect(findings.map(\.rule) == ["inconsistent-spacing"], "\(findings.map(\.line))")
        #expect(findings.map(\.location.startOffset) == spec.points)
        #expect(findings.first?.related.map(\.location.start.line) == [3])
    }
}
