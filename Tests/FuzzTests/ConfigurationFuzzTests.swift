import Diagnostics
import FuzzTargets
import Linter
import Reporters
import RuleEngine
import RuleSupport
import SpecTree
import TestSupport
import Testing

/// Wrong configurations and suppressions from right ones: everything ends, and every place is in its file.
@Suite struct ConfigurationFuzzTests {
    private static let configurations: [[UInt8]] = [
        """
        extends: base.yml
        include: [specs/, "!x", "**/*.yml", "[a-z]?.yml"]
        exclude:
          - gen/
          - "/a/**/b[![:digit:]]"
        rules:
          touch-target: {severity: warning, params: {minimum: 40}}
          off-scale: {params: {scale: [0, 4, 8]}}
          pixel: off
          unused-suppression: error
        overrides:
          - files: ["*.draft.yml"]
            rules: {all: off}

        """,
        """
        defaults: &d
          titleEdgeInsets: {left: 3, right: spacing + 1}
          target: {scale: 3, layoutDirections: [ltr, rtl]}
          disable: [touch-target]
          image: {size: {width: 20, height: 20}}
        rulesDirectories: [rules]
        baseline: known.json
        rules: {<<: {pixel: off}}

        """,
    ].map { Array($0.utf8) }

    private static let mutator = Mutator(
        corpus: configurations,
        tokens: [
            "*", "**/", "[", "]", "\\", "!", "/", "..", "off", "on", "~", "&a", "*a", "<<: ", "- ", ": ", "{", "}",
            "| ",
        ])

    @Test func `configurations`() throws {
        let folder = try TemporaryFolder()
        try Fuzz.run(600) { seed, generator in
            let text = Self.mutator.mutated(&generator)
            let trial = try FileTrial.configuration(text, in: folder)
            for finding in trial.findings {
                #expect(finding.location.endOffset <= text.count + 3, "seed \(seed): \(finding.line)")
            }
            // What is accepted can be used.
            guard let linter = trial.linter else { return }
            Pipeline(linter: linter).check(trial.spec, seed: seed, formats: [.json])
        }
    }

    @Test func `suppressions`() {
        let texts = [
            "buttons: # insetlint:disable touch-target, small-title -- why\n  - name: \"a # b\"\n    frame: {width: 20, height: 20}"
                + " # insetlint:disable-line touch-target\n    disable: [small-title, x]\n    # insetlint:enable\n",
            "# insetlint:disable-file nothing, touch-target\nbuttons:\n  - name: |\n      # insetlint:enable\n"
                + "    frame: {width: 20, height: 20}\n  # insetlint:disable-next-line touch-target\n\n"
                + "  - {name: 'it''s', disable: touch-target, frame: {width: 20, # insetlint:disable-line a\n  height: 20}}\n",
        ].map { Array($0.utf8) }
        let mutator = Mutator(
            corpus: texts,
            tokens: [
                "# insetlint:disable-line touch-target", "# insetlint:", "insetlint:enable", "#", "'", "\"", " | ",
                "\r\n",
                "\n", "touch-target", ", ", " -- ", "\u{2028}", "\u{FEFF}",
            ])
        let linter = FileLinter(
            rules: RuleSet(RepositoryRules.byDefault), limits: Limits(),
            knownRules: RepositoryRules.all.map(\.id).sorted())
        Fuzz.run(1500) { seed, generator in
            Pipeline(linter: linter).check(mutator.mutated(&generator), seed: seed, formats: [])
        }
    }
}
