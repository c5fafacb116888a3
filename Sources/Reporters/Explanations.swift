import Diagnostics

extension Finding {
    /// What formats for people print below the message: the notes and the fix offered, a line each.
    var explanations: [String] {
        var lines = notes
        if let fix { lines.append((fix.isSafe ? "fix: " : "fix (unsafe): ") + fix.description) }
        return lines
    }
}
