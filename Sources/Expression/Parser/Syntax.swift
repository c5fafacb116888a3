/// An expression as it is written. Chains such as `a + b + c` are flat, so that only nesting makes the tree deep.
struct Syntax {
    indirect enum Kind {
        case number(Double)
        case bool(Bool)
        /// A text; the range is that of the bytes between the quotes.
        case string(Range<Int>)
        case list([Syntax])
        case name(String)
        case negate(Syntax)
        case not(Syntax)
        case and([Syntax])
        case or([Syntax])
        case comparison(Comparison, Syntax, Syntax)
        case membership(Syntax, in: Syntax, negated: Bool)
        case coalesce([Syntax])
        case arithmetic(Syntax, [(Arithmetic, Syntax)])
        case conditional([(condition: Syntax, value: Syntax)], otherwise: Syntax)
        case call(Name, [Syntax])
        case quantifier(Quantifier, variable: Name, list: Syntax, condition: Syntax)
        /// What has been reported already, with the parts that can still be checked.
        case broken([Syntax])
    }

    struct Name {
        var text: String
        var range: Range<Int>
    }

    var kind: Kind
    /// With the parentheses around it.
    var range: Range<Int>
}

enum Comparison: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
}

enum Arithmetic: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
}
