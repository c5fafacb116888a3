import Diagnostics

/// Fixes that can be made together: one for each button, for they were computed from the button as it is, and none that
/// touches another.
struct FixSelection {
    private var taken: [ByteRange] = []
    private var buttons: Set<String> = []

    /// Whether a fix can be made with those that were taken before; then it is taken too.
    mutating func takes(_ edits: [Edit], of button: String?) -> Bool {
        if let button, buttons.contains(button) { return false }
        guard !edits.contains(where: { taken.touch($0.range) }) else { return false }
        for edit in edits { taken.add(edit.range) }
        if let button { buttons.insert(button) }
        return true
    }
}
