/// How tightly the operators bind, from the loosest.
enum Precedence: Int, Comparable {
    case conditional
    case or
    case and
    case not
    case comparison
    case coalesce
    case sum
    case product
    case prefix

    /// The next tighter one.
    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .prefix }

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}

extension Token.Kind {
    /// The precedence of a token between two operands, nil for one that is no operator.
    var precedence: Precedence? {
        switch self {
        case .question: .conditional
        case .or: .or
        case .and: .and
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .not: .comparison
        case .coalesce: .coalesce
        case .plus, .minus: .sum
        case .times, .over, .remainder: .product
        default: nil
        }
    }

    var comparison: Comparison? {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        default: nil
        }
    }

    var arithmetic: Arithmetic? {
        switch self {
        case .plus: .add
        case .minus: .subtract
        case .times: .multiply
        case .over: .divide
        case .remainder: .remainder
        default: nil
        }
    }
}
