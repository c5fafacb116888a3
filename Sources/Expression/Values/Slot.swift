/// One value of 8 bytes, as expressions read and give it.
///
/// A slot does not know its type; the compiled expression does. Texts and lists are references into the pools of an
/// ``EvaluationContext``.
public struct Slot: Equatable, Sendable {
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    /// The absent value: a NaN that arithmetic on present values never gives.
    public static let missing = Slot(bits: missingBits)

    static let missingBits = UInt64.max

    /// No value yet: an ``EvaluationContext`` asks its reader for it. Like the absent value it is none of the others.
    public static let unread = Slot(bits: missingBits - 1)

    /// A number. Every NaN becomes the one ordinary NaN.
    public static func number(_ value: Double) -> Slot {
        Slot(bits: value.isNaN ? Double.nan.bitPattern : value.bitPattern)
    }

    /// True or false.
    @inline(__always)
    public static func bool(_ value: Bool) -> Slot { Slot(bits: value ? 1 : 0) }

    /// The case at that index of an enumeration; absent for a negative index.
    public static func enumCase(_ index: Int) -> Slot { index < 0 ? missing : Slot(bits: UInt64(index)) }

    /// A text: a range of bytes in the context's text. An impossible range is the empty text.
    public static func string(offset: Int, length: Int) -> Slot {
        reference(to: .context, offset: offset, count: length)
    }

    /// A list: a range of slots in the context's lists. An impossible range is the empty list.
    public static func list(offset: Int, count: Int) -> Slot {
        reference(to: .context, offset: offset, count: count)
    }

    /// Whether the value is absent.
    public var isMissing: Bool { bits == Slot.missingBits }

    /// The number, for a slot that holds one; NaN for an absent value.
    public var numberValue: Double { Double(bitPattern: bits) }

    /// The truth value, for a slot that holds one; false for an absent value.
    public var boolValue: Bool { bits == 1 }

    /// The index of the enumeration's case, for a slot that holds one; nil for an absent value.
    public var enumCaseValue: Int? { Int(exactly: bits) }
}

// A reference keeps the pool in its 2 highest bits, the offset in the next 30, and the count in the low 32.
// The fourth pool is never used, so no reference equals the absent or the unread value.
extension Slot {
    /// Where the bytes or elements of a reference are.
    enum Pool: UInt64 {
        /// The evaluation context.
        case context
        /// The constants of the program.
        case constants
        /// Lists that the running program has put together.
        case scratch
    }

    static func reference(to pool: Pool, offset: Int, count: Int) -> Slot {
        guard (0..<(1 << 30)).contains(offset), let count = UInt32(exactly: count) else {
            return Slot(bits: pool.rawValue << 62)
        }
        return Slot(bits: pool.rawValue << 62 | UInt64(offset) << 32 | UInt64(count))
    }

    var pool: Pool? { Pool(rawValue: bits >> 62) }
    var offset: Int { Int(bits >> 32 & 0x3FFF_FFFF) }
    var count: Int { Int(bits & 0xFFFF_FFFF) }
}
