import Diagnostics
import SpecTree

/// What one `rules` mapping of a configuration says.
struct RuleLayer: Sendable {
    /// One key of the mapping: a rule, a topic or `all`.
    struct Entry: Sendable {
        var name: String
        var key: Place
        var origin: SettingOrigin
        var level: Sourced<RuleLevel>?
        var params: [Param] = []
    }

    /// A parameter's new value; its type is known when the rules are.
    struct Param: Sendable {
        var name: String
        var key: Place
        var value: Place
        var origin: SettingOrigin
    }

    var entries: [Entry] = []
    /// The file that the places are in.
    var tree: SpecTree?
}

extension [RuleLayer] {
    /// What the layers say of a rule by any of its names, what counts most last; `names` begins with the most general.
    func entries(named names: [String]) -> [RuleLayer.Entry] {
        flatMap { layer in names.flatMap { name in layer.entries.filter { $0.name == name } } }
    }
}

/// What a configuration makes of a rule.
enum RuleLevel: Hashable, Sendable {
    case off
    /// On, with the severity that it has by itself.
    case on
    case severity(Severity)

    static let words = ["off", "info", "warning", "error", "on"]

    init?(word: String) {
        switch word {
        case "off": self = .off
        case "on": self = .on
        default:
            guard let severity = Severity(name: word) else { return nil }
            self = .severity(severity)
        }
    }
}
