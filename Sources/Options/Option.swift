/// An option of the command line: how it is written, what it means and what it does to the settings.
public struct Option<Settings>: Sendable {
    /// The long name with its dashes, such as `--format`.
    public let name: String
    /// The short name without its dash, such as `q` for `-q`.
    public let short: Character?
    /// The word for the value in help texts, such as `FORMAT`; nil for an option without a value.
    public let placeholder: String?
    /// What it does, in one sentence.
    public let help: String
    /// The values it takes. Most runs ask only for those of the options that they are given.
    private let listChoices: @Sendable () -> [Choice]
    let action: Action

    /// The values it takes; empty where any text may come.
    public var choices: [Choice] { listChoices() }

    enum Action: Sendable {
        case flag(@Sendable (inout Settings) -> Void)
        case value(@Sendable (inout Settings, String) throws(UsageError) -> Void)
        case showHelp
        case showVersion
    }

    /// An option without a value.
    public static func flag(
        _ name: String, short: Character? = nil, help: String, _ apply: @escaping @Sendable (inout Settings) -> Void
    ) -> Option {
        Option(name, short: short, help: help, action: .flag(apply))
    }

    /// An option with a value, written `--name VALUE` or `--name=VALUE`. It may come several times: `apply` is called
    /// each time, in the order of the command line.
    public static func value(
        _ name: String, short: Character? = nil, _ placeholder: String, help: String,
        choices: @autoclosure @escaping @Sendable () -> [Choice] = [],
        _ apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
    ) -> Option {
        Option(name, short: short, placeholder, help: help, choices: choices, action: .value(apply))
    }

    /// An option whose value is a case of an enum, named by its raw value.
    public static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, short: Character? = nil, _ placeholder: String, help: String,
        describe: @escaping @Sendable (Value) -> String = { _ in "" },
        _ apply: @escaping @Sendable (inout Settings, Value) -> Void
    ) -> Option where Value.RawValue == String {
        value(name, short: short, placeholder, help: help, choices: Choice.all(Value.self, help: describe)) {
            settings, text in
            if let value = Value(rawValue: text) { apply(&settings, value) }
        }
    }

    /// An option whose value is a whole number within a range.
    public static func number(
        _ name: String, short: Character? = nil, _ placeholder: String, in range: ClosedRange<Int>, help: String,
        _ apply: @escaping @Sendable (inout Settings, Int) -> Void
    ) -> Option {
        value(name, short: short, placeholder, help: help) { settings, text throws(UsageError) in
            guard let number = Int(text), range.contains(number) else {
                let limits =
                    range.upperBound == .max
                    ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
                throw UsageError("`\(name)` needs a whole number \(limits), not `\(text)`")
            }
            apply(&settings, number)
        }
    }

    static var showHelp: Option { Option("--help", short: "h", help: "Show this help.", action: .showHelp) }

    static var showVersion: Option { Option("--version", help: "Show the version.", action: .showVersion) }

    private init(
        _ name: String, short: Character? = nil, _ placeholder: String? = nil, help: String,
        choices: @escaping @Sendable () -> [Choice] = { [] }, action: Action
    ) {
        self.name = name
        self.short = short
        self.placeholder = placeholder
        self.help = help
        listChoices = choices
        self.action = action
    }
}
