import Diagnostics

/// The colours of the `text` format, or none.
struct TerminalStyle {
    let usesColor: Bool

    enum Ink: String {
        case bold = "1"
        case dim = "2"
        case gutter = "34"
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
    }

    func paint(_ text: String, _ ink: Ink) -> String {
        usesColor ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension Severity {
    /// The word that compilers use and that editors and Xcode look for: `error`, `warning` or `note`.
    var compilerWord: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }

    var ink: TerminalStyle.Ink {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .note
        }
    }
}
