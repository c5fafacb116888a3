import ButtonLayout
import ButtonSpec

/// What the simulator gets of a button, and what it gives. An object, because both are large to copy.
final class Simulation: Sendable {
    let input: LayoutInput
    let layout: Layout

    /// The simulation of a button; nil where the spec does not say enough for a layout.
    init?(of spec: ButtonSpec) {
        guard let input = spec.judgedLayoutInput else { return nil }
        self.input = input
        layout = Layout(input)
    }
}
