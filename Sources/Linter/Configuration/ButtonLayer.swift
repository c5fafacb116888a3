import Diagnostics

/// What a configuration says about the rules for single buttons.
public struct ButtonLayer: Sendable {
    /// The names of the buttons; in an Interface Builder file these are the object ids.
    let buttons: Set<String>
    let rules: RuleLayer
}

extension [ButtonLayer] {
    /// A finding with the severity that it has for its button, nil for one that is off there.
    func applied(to finding: Diagnostic, topic: String) -> Diagnostic? {
        guard let button = finding.button else { return finding }
        let names = RuleName.names(id: finding.rule, topic: topic)
        let entries = filter { $0.buttons.contains(button) }.map(\.rules).entries(named: names)
        guard let level = entries.last(where: { $0.level != nil })?.level?.value else { return finding }
        switch level {
        case .off: return nil
        case .on: return finding
        case .severity(let severity):
            var changed = finding
            changed.severity = severity
            return changed
        }
    }
}
