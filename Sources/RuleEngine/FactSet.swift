/// A set of facts by their places in the table: judging asks for every rule which of its facts are not known yet.
struct FactSet {
    /// One bit a fact.
    private var bits = SIMD4<UInt64>()

    /// How many facts the table can have.
    static let capacity = SIMD4<UInt64>.scalarCount * UInt64.bitWidth

    init(_ facts: some Sequence<Int> = []) {
        for fact in facts { bits[fact >> 6] |= 1 << UInt64(fact & 63) }
    }

    mutating func formUnion(_ other: FactSet) { bits |= other.bits }

    mutating func subtract(_ other: FactSet) { bits &= ~other.bits }

    /// Calls `body` for the facts that are not in `other`, in order.
    @inline(__always)
    func forEach(notIn other: FactSet, _ body: (Int) -> Void) {
        let missing = bits & ~other.bits
        guard missing != SIMD4() else { return }
        for word in missing.indices {
            var rest = missing[word]
            while rest != 0 {
                body(word << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }
}
