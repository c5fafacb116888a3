import ButtonLayout
import ButtonSpec

/// What the simulator gets of a button, and what it gives. An object, because both are large to copy.
final class Simulation: Sendable {
    let input: LayoutInput
    let layout: Layout

    init(_ input: LayoutInput) {
        self.input = input
        layout = Layout(input)
    }

    /// The simulation of a button; nil where the spec does not say enough for a layout.
    convenience init?(of spec: ButtonSpec) {
        guard let input = spec.judgedLayoutInput else { return nil }
        self.init(input)
    }
}
