import Diagnostics
import Linter
import Reporters
import RuleEngine

/// `insetlint explain`: all that is known of one rule.
struct ExplainCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        guard let name = settings.paths.first else { return 2 }
        if let check = BuiltinCheck(rawValue: name) {
            console.write("\(check.id) (built-in check)\n\n\(check.summary)\n")
            return 0
        }
        // The project's own rules among them; what is wrong with its configuration is no matter here.
        let project = try settings.project(withTexts: true)
        let rules = project.settings(for: FilePath(settings.stdinFilename)).rules.map(\.rule)
        guard let rule = rules.first(where: { $0.id == name || "\($0.topic)/\($0.id)" == name }) else {
            let known = rules.map(\.id) + BuiltinCheck.allCases.map(\.id)
            let hint = Suggestion.nearest(to: name, in: known).map { ": did you mean `\($0)`?" }
            throw Failure("there is no rule `\(name)`" + (hint ?? "; `insetlint rules` lists them"))
        }
        console.write(text(of: rule))
        return 0
    }

    private func text(of rule: Rule) -> String {
        let state = rule.isOnByDefault ? "" : ", off by default"
        var text = "\(rule.topic)/\(rule.id) (\(rule.severity.name)\(state))\n\n\(rule.summary)\n\n\(rule.rationale)"
        for (title, isGood) in [("Flagged", false), ("Not flagged", true)] {
            let examples = rule.examples.filter { $0.isGood == isGood }
            guard !examples.isEmpty else { continue }
            text += "\n\(title):\n"
            for example in examples {
                text += "\n" + indented(example.text) + remarks(of: example)
            }
        }
        if !rule.params.isEmpty {
            text += "\nParameters:\n" + rule.params.map { "  \($0.name)  \($0.summary)\n" }.joined()
        }
        if !rule.yieldsTo.isEmpty {
            text += "\nSilent where one of these says it better: \(rule.yieldsTo.joined(separator: ", ")).\n"
        }
        return text
    }

    private func remarks(of example: RuleExample) -> String {
        var text = example.messages.map { "  → \($0)\n" }.joined()
        if let fixed = example.fixed { text += "  with its fix:\n" + indented(fixed) }
        return text
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
            .map { "    \($0)\n" }.joined()
    }
}
