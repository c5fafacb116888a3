import ButtonLayout
import ButtonSpec
import Diagnostics
import Foundation
import RuleEngine
import RuleSupport
import SpecTree
import Testing

@testable import Linter

/// What the pictures of findings show.
@Suite struct FindingViewTests {
    /// The pictures are the appearances in words.
    private let linter = FileLinter(
        rules: RuleSet(RepositoryRules.byDefault), recipes: RepositoryRules.recipes, limits: Limits(),
        illustrator: { view in
            [("now", view.now), ("rtl", view.rightToLeft), ("fixed", view.fixed)].compactMap { label, appearance in
                appearance.map {
                    FindingPicture(label: label, description: "\($0)", markup: "", width: 0, height: 0)
                }
            }
        })

    private func findings(_ text: String) -> [Finding] {
        linter.lint(Array(text.utf8), path: "spec.yml", isNamed: true).findings
    }

    /// How a button of a text looks, in words.
    private func appearance(_ text: [UInt8], _ button: String, _ variant: String? = nil) -> String? {
        linter.views(of: SourceFile(path: "spec.yml", text: text))?
            .appearance(of: ButtonViews.Form(button: button, variant: variant)).map { "\($0)" }
    }

    /// All examples of what is wrong.
    private static let specs: [String] = {
        let folder = URL(fileURLWithPath: RepositoryRules.root).appendingPathComponent("examples/bad")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasSuffix(".yml") }.sorted().compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        return files + RepositoryRules.all.flatMap(\.examples).map(\.text)
    }()

    @Test(arguments: specs)
    func `a fix is shown as if it were the only one`(_ spec: String) {
        for finding in findings(spec) {
            // A file with a syntax error is drawn as far as it was read.
            guard let button = finding.button, let now = appearance(Array(spec.utf8), button) else { continue }
            if finding.variant == nil { #expect(finding.pictures.first?.description == now) }
            let shown = finding.pictures.first { $0.label == "fixed" }?.description
            guard let fixed = finding.fix?.applied(to: Array(spec.utf8)) else {
                #expect(shown == nil)
                continue
            }
            let wanted = appearance(fixed, button)
            #expect(shown == (wanted == now ? nil : wanted), "\(finding.rule)\n\(spec)")
        }
    }

    private let button = """
        buttons:
          - name: a
            frame: {width: 120, height: 44}
            title: {text: Download, size: {width: 72, height: 21}}
            image: {size: {width: 24, height: 24}}

        """

    @Test func `a finding of variants shows the first of them`() throws {
        let spec =
            button + "    variants: {titles: {en: Save, de: {text: Herunterladen, size: {width: 114, height: 21}}}}\n"
        let finding = try #require(findings(spec).first { $0.variant == "de" })
        #expect(finding.pictures.map(\.description) == [appearance(Array(spec.utf8), "a", "de")])
        #expect(finding.pictures[0].description.contains("Herunterladen"))
    }

    @Test func `a finding about the other direction shows that too`() throws {
        let spec =
            button + "    titleEdgeInsets: {left: 4, right: -4}\n    imageEdgeInsets: {left: -4, right: 4}\n"
            + "    target: {layoutDirections: [ltr, rtl]}\n"
        let finding = try #require(findings(spec).first { $0.rule == "breaks-in-rtl" })
        #expect(finding.pictures.map(\.label) == ["now", "rtl"])
        #expect(finding.pictures[1].description.contains("rtl"))
    }

    @Test func `a finding without a button that can be laid out has no picture`() {
        for spec in ["buttons: [{name: a, frame: {width: x, height: 4}}]", "buttons: {", button + "    frame: 3\n"] {
            #expect(!findings(spec).isEmpty && findings(spec).allSatisfy { $0.pictures.isEmpty })
        }
    }

    @Test func `nothing is drawn unless it is asked for`() {
        let spec = button + "    titleEdgeInsets: {left: 8}\n"
        #expect(RepositoryRules.linter.findings(in: spec).allSatisfy { $0.pictures.isEmpty })
        #expect(findings(spec).contains { !$0.pictures.isEmpty })
    }

    @Test func `fixes are shown whatever the number of findings`() {
        let names = (0..<300).map(\.description)
        let spec =
            "buttons:\n"
            + names.map { name in
                button.split(separator: "\n").dropFirst().joined(separator: "\n").replacing(
                    "name: a", with: "name: b\(name)")
                    + "\n    titleEdgeInsets: {left: 8}\n    imageEdgeInsets: {top: 4}\n"
            }.joined()
        let fixable = findings(spec).filter { $0.fix != nil }
        #expect(fixable.count >= 600)
        #expect(fixable.allSatisfy { $0.pictures.map(\.label) == ["now", "fixed"] })
    }
}
