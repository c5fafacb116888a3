/// How bad a finding is, in rising order.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
    case info
    case warning
    case error

    /// The word used in rule files, on the command line and in JSON: `info`, `warning` or `error`.
    public var name: String {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The severity of that name, nil for any other word.
    public init?(name: some StringProtocol) {
        guard let match = Severity.allCases.first(where: { $0.name == name }) else { return nil }
        self = match
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
