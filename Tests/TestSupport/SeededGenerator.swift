/// Random numbers that are the same in every run with the same seed, so that a failure can be seen again.
///
/// The algorithm is SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The generator of that seed; seeds next to each other give unlike numbers.
    public init(seed: UInt64) { state = seed }

    /// 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A whole number from 0 to one below the bound, which is at least 1.
    public mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// One of the choices, of which there is at least one.
    public mutating func one<Choices: Collection>(of choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: number(below: choices.count))]
    }
}
