import ButtonSpec
public import Expression

/// Something that rules can ask about a button: one row of the table of facts.
public struct Fact: Sendable {
    public let name: String
    public let type: ValueType
    /// `pt` for lengths, nil for what has no unit.
    public let unit: String?
    /// What it says, in one sentence.
    public let summary: String
    public let basis: Basis
    let source: Source

    /// What has to be there for the fact to have a value.
    public enum Basis: UInt8, Sendable {
        /// The spec as written.
        case spec
        /// The simulated layout: a rule that uses it is not judged for a button whose layout cannot be computed.
        case layout
        /// An inset that is set: only rules with `scope: inset` can use it.
        case inset
        /// A group of buttons: only rules with `scope: group` can use it, and nothing else.
        case group
        /// All buttons of a file: only rules with `scope: document` can use it, and nothing else.
        case document
    }

    /// Where the value comes from.
    enum Source: Sendable {
        /// The spec's own slot, or a value where that is not set.
        case property(Property, absent: Slot)
        case computed(@Sendable (Subject) -> Slot)
        case batch(@Sendable (Batch) -> BatchValue)
    }

    init(
        _ name: String, _ type: ValueType, unit: String? = nil, _ basis: Basis, _ summary: String,
        _ read: @escaping @Sendable (Subject) -> Slot
    ) {
        self.init(name, type, unit: unit, basis, summary, source: .computed(read))
    }

    init(
        _ name: String, _ type: ValueType, unit: String? = nil, _ basis: Basis, _ summary: String, source: Source
    ) {
        self.name = name
        self.type = type
        self.unit = unit
        self.summary = summary
        self.basis = basis
        self.source = source
    }

    /// The table: every fact, in the order of the documentation.
    public static let all: [Fact] =
        specFacts + layoutFacts + rightToLeftFacts + wantedFacts + insetFacts + groupFacts + documentFacts

    /// The facts that rules of a scope can use, as symbols of the expression language, each in the slot of its row.
    static func symbols(for scope: Rule.Scope) -> SymbolTable { tables[scope] ?? SymbolTable([]) }

    private static let tables: [Rule.Scope: SymbolTable] = Dictionary(
        uniqueKeysWithValues: Rule.Scope.allCases.map { scope in
            let symbols = all.enumerated().filter { scope.bases.contains($1.basis) }
                .map { Symbol(name: $1.name, type: $1.type, source: .slot($0)) }
            return (scope, SymbolTable(symbols))
        })
}

extension Rule.Scope {
    /// What the facts of a rule of this scope can rest on.
    fileprivate var bases: Set<Fact.Basis> {
        switch self {
        case .button: [.spec, .layout]
        case .inset: [.spec, .layout, .inset]
        case .group: [.group]
        case .document: [.document]
        }
    }
}

// MARK: - Kinds of rows

extension Fact {
    /// A value of the spec that counts as a number where it is not set.
    static func number(_ name: String, _ property: Property, unit: String? = nil, absent: Double) -> Fact {
        Fact(
            name, .number, unit: unit, .spec, property.row.summary,
            source: .property(property, absent: .number(absent)))
    }

    /// A value of the spec that may be absent.
    static func optional(_ name: String, _ type: ValueType, _ property: Property, unit: String? = nil) -> Fact {
        Fact(
            name, .optional(type), unit: unit, .spec, property.row.summary,
            source: .property(property, absent: .missing))
    }

    /// A choice of the spec with UIKit's default.
    static func choice(_ property: Property, _ choices: Enumeration) -> Fact {
        Fact(
            property.path, .enumeration(choices), .spec, property.row.summary,
            source: .property(property, absent: .enumCase(0)))
    }

    /// A length of the layout, in points.
    static func outcome(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (Subject) -> Double
    ) -> Fact {
        Fact(name, .number, unit: "pt", .layout, summary) { .number(read($0)) }
    }

    /// A length of the layout that may be absent, in points.
    static func optionalOutcome(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (Subject) -> Double?
    ) -> Fact {
        Fact(name, .optional(.number), unit: "pt", .layout, summary) { read($0).map(Slot.number) ?? .missing }
    }
}
