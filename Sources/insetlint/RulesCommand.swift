import Diagnostics
import Linter
import Reporters
import RuleEngine

/// `insetlint rules`: lists the rules.
struct RulesCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        let project = try settings.project()
        let effective = project.settings(for: FilePath(settings.stdinFilename))
        try Settings.check(project)
        try Settings.checkSelection(of: project)
        if settings.listsIDs {
            let rules = effective.rules.map(\.rule)
            let names = rules.map(\.id) + Set(rules.map(\.topic)).sorted()
            console.write(names.map { $0 + "\n" }.joined())
            return 0
        }
        let rules = effective.rules.map { setting in
            (rule: setting.rule, severity: setting.isOn.value ? setting.severity.value ?? setting.rule.severity : nil)
        }
        switch settings.structuredFormat {
        case .json: console.write(json(rules).text(.pretty) + "\n")
        case .text: console.write(text(rules))
        }
        return 0
    }

    private func json(_ rules: [(rule: Rule, severity: Severity?)]) -> JSONValue {
        [
            "version": 1,
            "rules": .array(rules.map { json($0.rule, severity: $0.severity) }),
            "checks": .array(BuiltinCheck.allCases.map { ["id": .string($0.id), "summary": .string($0.summary)] }),
        ]
    }

    private func json(_ rule: Rule, severity: Severity?) -> JSONValue {
        [
            "id": .string(rule.id),
            "topic": .string(rule.topic),
            "enabled": .bool(severity != nil),
            "severity": .string((severity ?? rule.severity).name),
            "summary": .string(rule.summary),
            "fixable": .bool(rule.isFixable),
            "params": .array(rule.params.map { ["name": .string($0.name), "summary": .string($0.summary)] }),
        ]
    }

    private func text(_ rules: [(rule: Rule, severity: Severity?)]) -> String {
        let width = rules.map(\.rule.id.count).max() ?? 0
        var text = ""
        var topic = ""
        for (rule, severity) in rules {
            if rule.topic != topic {
                topic = rule.topic
                text += "\(text.isEmpty ? "" : "\n")\(topic)\n"
            }
            let name = rule.id.padding(to: width)
            text += "  \(name)  \((severity?.name ?? "off").padding(to: 7))  \(rule.summary)\n"
        }
        return text + "\n`insetlint explain RULE` says more about one of them.\n"
    }
}

extension String {
    /// The text with blanks at its end up to a width.
    func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
