import ButtonSpec
import Diagnostics
import Foundation
import RuleEngine
import RuleSupport

/// The pages about rules, made from the rule files: `Rules/README.md` and one page a rule under `docs/rules/`.
enum RulePages {
    /// Every page by its path from the repository's root.
    static var all: [(path: String, text: String)] {
        [("Rules/README.md", overview)] + RepositoryRules.all.map { ("docs/rules/\($0.id).md", page(of: $0)) }
    }

    private static let mark = "<!-- Made from the rule files: RECORD=1 swift test --filter RulePagesTests -->"

    private static var overview: String {
        var lines = [
            "# The rules", "", mark, "",
            "One file is one rule. [Writing rules](../docs/writing-rules.md) tells how to write your own.", "",
        ]
        var topic = ""
        for rule in RepositoryRules.all {
            if rule.topic != topic {
                topic = rule.topic
                lines += [
                    "", "## \(topic)", "", "| rule | severity | what it flags | fix |", "| --- | --- | --- | --- |",
                ]
            }
            let severity = rule.severity.name + (rule.isOnByDefault ? "" : ", off by default")
            let page = "[\(rule.id)](../docs/rules/\(rule.id).md)"
            lines.append("| \(page) | \(severity) | \(rule.summary) | \(rule.isFixable ? "yes" : "–") |")
        }
        lines += [
            "", "## Recipes", "",
            "Published ways of arranging a button, for `recipe: {use: …}`; `insetlint recipes` lists their parameters.",
            "",
            "| recipe | what it gives | file |", "| --- | --- | --- |",
        ]
        for recipe in RepositoryRules.recipes.recipes {
            let file = recipe.system.path.replacingOccurrences(of: "Rules/", with: "")
            lines.append("| `\(recipe.name)` | \(recipe.summary) | [\(file)](\(file)) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func page(of rule: Rule) -> String {
        let state = rule.isOnByDefault ? "on by default" : "off by default"
        var lines = [
            "# \(rule.id)", "", mark, "", rule.summary, "",
            "Topic [\(rule.topic)](../../Rules/README.md), severity \(rule.severity.name), \(state)"
                + (rule.isFixable ? ", proposes a fix." : "."), "",
            "## Why", "", rule.rationale.trimmingCharacters(in: .newlines), "",
        ]
        for (title, isGood) in [("Flagged", false), ("Not flagged", true)] {
            lines += ["## \(title)", ""]
            for (index, example) in rule.examples.enumerated() where example.isGood == isGood {
                lines += block(example.text)
                lines += picture(RulePicture(rule, example: index, isFixed: false))
                lines += example.messages.map { "> \($0)\n" }
                guard let fixed = example.fixed else { continue }
                lines +=
                    ["With the fix:", ""] + block(fixed) + picture(RulePicture(rule, example: index, isFixed: true))
            }
        }
        if !rule.params.isEmpty {
            lines += ["## Parameters", "", "| parameter | meaning |", "| --- | --- |"]
            lines += rule.params.map { "| `\($0.name)` | \($0.summary) |" } + [""]
        }
        if !rule.yieldsTo.isEmpty {
            let others = rule.yieldsTo.map { "[\($0)](\($0).md)" }.joined(separator: ", ")
            lines += ["Silent where one of these explains it better: \(others).", ""]
        }
        return lines.joined(separator: "\n")
    }

    /// The picture of an example, where there is anything to draw.
    private static func picture(_ picture: RulePicture) -> [String] {
        guard picture.exists else { return [] }
        let alternative = "The buttons of this spec, as they are laid out."
        return ["![\(alternative)](../pictures/rules/\(picture.name))", ""]
    }

    private static func block(_ yaml: String) -> [String] {
        ["```yaml", yaml.trimmingCharacters(in: .newlines), "```", ""]
    }
}
