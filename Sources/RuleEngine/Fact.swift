import ButtonLayout
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
    ///
    /// A case for each kind of row, so that no closure holds another one: calling those costs more than what they do.
    enum Source: Sendable {
        /// The spec's own slot, or a value where that is not set.
        case property(Property, absent: Slot)
        case computed(@Sendable (Subject) -> Slot)
        case length(@Sendable (Subject) -> Double)
        case optionalLength(@Sendable (Subject) -> Double?)
        /// One of a rect's lengths; 0 where there is no rect.
        case rect(@Sendable (Subject) -> Rect?, RectLength)
        /// One of four edges; 0 where there are none.
        case edge(@Sendable (Subject) -> EdgeInsets?, InsetEdge.Edge)
        /// Which inset is being judged.
        case constant(@Sendable (InsetEdge) -> Slot)
        /// Something about the inset that is being judged.
        case inset(@Sendable (InsetEdge, Subject) -> Slot)
        case batch(@Sendable (Batch) -> BatchValue)

        /// The value for a subject. What is about several buttons has none there.
        func slot(for subject: Subject) -> Slot {
            switch self {
            case .property(let property, let absent):
                let slot = subject.spec[property]
                return slot.isMissing ? absent : slot
            case .computed(let read): return read(subject)
            case .length(let read): return .number(read(subject))
            case .optionalLength(let read): return read(subject).map(Slot.number) ?? .missing
            case .rect(let read, let length): return .number(read(subject)?[length] ?? 0)
            case .edge(let read, let edge): return .number(read(subject)?[edge] ?? 0)
            case .constant(let read): return subject.inset.map(read) ?? .missing
            case .inset(let read): return subject.inset.map { read($0, subject) } ?? .missing
            case .batch: return .missing
            }
        }
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
    static func symbols(for scope: Rule.Scope) -> SymbolTable {
        switch scope {
        case .button: buttonSymbols
        case .inset: insetSymbols
        case .group: groupSymbols
        case .document: documentSymbols
        }
    }

    // Each is made when a rule first needs it: a start should not pay for scopes that no rule has.
    private static let buttonSymbols = symbols([.spec, .layout])
    private static let insetSymbols = symbols([.spec, .layout, .inset])
    private static let groupSymbols = symbols([.group])
    private static let documentSymbols = symbols([.document])

    private static func symbols(_ bases: [Basis]) -> SymbolTable {
        SymbolTable(
            all.enumerated().filter { bases.contains($1.basis) }
                .map { Symbol(name: $1.name, type: $1.type, source: .slot($0)) })
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
        Fact(name, .number, unit: "pt", .layout, summary, source: .length(read))
    }

    /// A length of the layout that may be absent, in points.
    static func optionalOutcome(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (Subject) -> Double?
    ) -> Fact {
        Fact(name, .optional(.number), unit: "pt", .layout, summary, source: .optionalLength(read))
    }
}

/// The lengths that say where a rect is.
enum RectLength {
    case x, y, width, height
}

extension Rect {
    fileprivate subscript(length: RectLength) -> Double {
        switch length {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
