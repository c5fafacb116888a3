/// A value that is known when an expression is compiled, such as a rule's parameter.
public enum Constant: Hashable, Sendable {
    case number(Double)
    case bool(Bool)
    case string(String)
    /// The case at an index of an enumeration.
    case enumCase(Enumeration, Int)
    case list([Constant])
    /// An optional that is absent.
    case missing
}
