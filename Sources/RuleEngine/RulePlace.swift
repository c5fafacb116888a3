import ButtonSpec
import Diagnostics
import SpecTree

/// A place that a rule can name: a property by its path, the inset in question, or the group's example.
enum RulePlace: Hashable, Sendable {
    case property(Property)
    case inset
    case insetOpposite
    case insetProperty
    case groupExample

    init?(name: String) {
        switch name {
        case "inset": self = .inset
        case "inset.opposite": self = .insetOpposite
        case "inset.property": self = .insetProperty
        case "group.example": self = .groupExample
        case "button": self = .property(.button)
        case "frame.size": self = .property(.frame)
        default:
            guard let property = Property(path: name) else { return nil }
            self = .property(property)
        }
    }

    /// All names, for suggestions.
    static let names =
        ["button", "frame.size", "inset", "inset.opposite", "inset.property", "group.example"]
        + Property.allCases.map(\.path).filter { !$0.isEmpty }

    /// Whether it can only be used by rules about insets.
    var needsInset: Bool { self == .inset || self == .insetOpposite || self == .insetProperty }

    /// The property that the place is of, for one subject.
    func property(in subject: Subject) -> Property? {
        switch self {
        case .property(let property): property
        case .inset: subject.inset?.path
        case .insetOpposite: subject.inset?.opposite.path
        case .insetProperty: subject.inset?.property
        case .groupExample: nil
        }
    }
}

extension Subject {
    /// The first of some places that is written in the spec, with its value's own place where an alias brings it.
    func range(of places: [RulePlace]) -> (range: ByteRange, related: [RelatedRange], property: Property) {
        let properties = places.compactMap { $0.property(in: self) }
        let property = properties.first { spec.isSet($0) && isSignificant($0) } ?? properties.last ?? .button
        let place = spec.place(of: property)
        if spec.inherited.contains(property) {
            let own = tree.range(of: spec.place(of: .button))
            return (own, [RelatedRange(range: tree.range(of: place), message: "the default is here")], property)
        }
        return (tree.range(of: place), tree.related(to: place), property)
    }

    /// The formula of the recipe that sets a property, or the first of those that set the edges of insets.
    func recipeFormula(of property: Property) -> String? {
        let edges = [property] + property.children.filter { spec.isNonzero($0) }
        for edge in edges {
            guard let formula = spec.recipeFormula(of: edge) else { continue }
            return
                "`\(edge.path)` is \((spec.number(edge) ?? 0).points), computed by `\(formula.text)` (\(formula.place))"
        }
        return nil
    }

    /// Insets that are all 0 are written for nothing; another place explains more.
    private func isSignificant(_ property: Property) -> Bool {
        guard case .insets = property.row.kind else { return true }
        return property.children.contains { spec.isNonzero($0) }
    }

    func range(of place: RulePlace) -> ByteRange? {
        if place == .groupExample { return group?.exampleRange }
        return place.property(in: self).map { tree.range(of: spec.place(of: $0)) }
    }
}
