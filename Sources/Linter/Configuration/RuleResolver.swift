import Diagnostics
import RuleEngine
import SpecTree

/// Decides what holds for every rule: the rule's own default, then the layers of a configuration, then the command line.
struct RuleResolver {
    let catalogue: RuleCatalogue
    let selection: RuleSelection

    // MARK: - Rules

    func settings(of layers: [RuleLayer]) -> [RuleSetting] { catalogue.rules.map { setting(of: $0, layers) } }

    private func setting(of rule: Rule, _ layers: [RuleLayer]) -> RuleSetting {
        let names = RuleName.names(id: rule.id, topic: rule.topic)
        let entries = layers.entries(named: names)
        var isOn = Sourced(rule.isOnByDefault, SettingOrigin.byDefault)
        var severity = Sourced<Severity?>(nil, .byDefault)
        // Parameters turn on a rule that nobody has turned off.
        if !rule.isOnByDefault, let entry = entries.last(where: { !$0.params.isEmpty }) {
            isOn = Sourced(true, entry.origin)
        }
        if let level = entries.last(where: { $0.level != nil })?.level {
            isOn = Sourced(level.value != .off, level.origin)
            if case .severity(let chosen) = level.value { severity = Sourced(chosen, level.origin) }
        }
        apply(selection, names: names, to: &isOn, &severity)
        return RuleSetting(rule: rule, isOn: isOn, severity: severity, params: params(of: rule, layers))
    }

    private func apply(
        _ selection: RuleSelection, names: [String], to isOn: inout Sourced<Bool>, _ severity: inout Sourced<Severity?>
    ) {
        func isNamed(in list: [String]) -> Bool { list.contains(where: names.contains) }
        if !selection.select.isEmpty { isOn = Sourced(isNamed(in: selection.select), .commandLine) }
        if isNamed(in: selection.extend) { isOn = Sourced(true, .commandLine) }
        if isNamed(in: selection.ignore) { isOn = Sourced(false, .commandLine) }
        if let chosen = names.last(where: { selection.severities[$0] != nil }).flatMap({ selection.severities[$0] }) {
            severity = Sourced(chosen, .commandLine)
        }
    }

    private func params(of rule: Rule, _ layers: [RuleLayer]) -> [(name: String, value: Sourced<RuleParamValue>)] {
        guard !rule.params.isEmpty else { return [] }
        let names = [rule.id, "\(rule.topic)/\(rule.id)"]
        return rule.params.map { param in
            var result = Sourced(param.initialValue, SettingOrigin.byDefault)
            for layer in layers {
                guard let tree = layer.tree else { continue }
                for written in layer.entries.filter({ names.contains($0.name) }).flatMap(\.params)
                where written.name == param.name {
                    if let value = param.value(at: written.value, with: FieldReader(tree)) {
                        result = Sourced(value, written.origin)
                    }
                }
            }
            return (param.name, result)
        }
    }

    /// The rules that run, with their parameters and severities.
    func rules(_ settings: [RuleSetting]) -> [Rule] {
        settings.compactMap { setting in
            guard setting.isOn.value else { return nil }
            let changed = setting.params.filter { $0.value.origin != .byDefault }
            let values = Dictionary(changed.map { ($0.name, $0.value.value) }, uniquingKeysWith: { $1 })
            let rule = values.isEmpty ? setting.rule : catalogue.rule(setting.rule.id, values: values) ?? setting.rule
            return setting.severity.value.map { rule.reported(as: $0) } ?? rule
        }
    }

    // MARK: - Checks

    func setting(of check: BuiltinCheck, byDefault: Sourced<Severity>, _ layers: [RuleLayer]) -> CheckSetting {
        let level = layers.flatMap(\.entries).last { $0.name == check.id && $0.level != nil }?.level
        var severity = Sourced<Severity?>(byDefault.value, byDefault.origin)
        if let level {
            switch level.value {
            case .off: severity = Sourced(nil, level.origin)
            case .on: severity = Sourced(byDefault.value, level.origin)
            case .severity(let chosen): severity = Sourced(chosen, level.origin)
            }
        }
        if let chosen = selection.severities[check.id] { severity = Sourced(chosen, .commandLine) }
        if selection.ignore.contains(check.id) { severity = Sourced(nil, .commandLine) }
        return CheckSetting(check: check, severity: severity)
    }

    // MARK: - Mistakes

    /// Every name that stands for a rule or a check that can be set.
    var knownNames: [String] {
        catalogue.rules.map(\.id) + Set(catalogue.rules.map(\.topic)).sorted() + ["all"]
            + BuiltinCheck.allCases.filter(\.isConfigurable).map(\.id)
    }

    /// Whether a name stands for something.
    func isKnown(_ name: String) -> Bool {
        knownNames.contains(name) || catalogue.rules.contains { "\($0.topic)/\($0.id)" == name }
    }

    /// Reports names and parameters that are not there, and values of another type.
    func check(_ layer: RuleLayer, with fields: FieldReader) {
        for entry in layer.entries {
            if let rule = catalogue.rules.first(where: { [$0.id, "\($0.topic)/\($0.id)"].contains(entry.name) }) {
                check(entry.params, of: rule, with: fields)
            } else if !isKnown(entry.name) {
                reportUnknown(entry, with: fields)
            } else if let param = entry.params.first {
                fields.report(
                    .invalidValue, "`\(entry.name)` has no parameters; they belong to single rules", at: param.key)
            }
        }
    }

    private func reportUnknown(_ entry: RuleLayer.Entry, with fields: FieldReader) {
        if BuiltinCheck(rawValue: entry.name) != nil {
            return fields.report(
                .invalidValue, "`\(entry.name)` is a built-in check, which is always on; take it out", at: entry.key)
        }
        let hint = Suggestion.nearest(to: entry.name, in: knownNames).map { ": did you mean `\($0)`?" }
        fields.report(
            .unknownReference,
            "there is no rule or topic `\(entry.name)`" + (hint ?? "; `insetlint rules` lists them"), at: entry.key)
    }

    private func check(_ params: [RuleLayer.Param], of rule: Rule, with fields: FieldReader) {
        let known = rule.params.map(\.name)
        for written in params {
            if let param = rule.params.first(where: { $0.name == written.name }) {
                _ = param.value(at: written.value, with: fields)
            } else {
                let hint = Suggestion.nearest(to: written.name, in: known).map { ": did you mean `\($0)`?" }
                let list = known.isEmpty ? "; it has none" : "; it has \(known.joined(separator: ", "))"
                fields.report(
                    .unknownKey, "`\(rule.id)` has no parameter `\(written.name)`" + (hint ?? list), at: written.key)
            }
        }
    }
}
