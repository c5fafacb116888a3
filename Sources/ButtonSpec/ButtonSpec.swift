public import ButtonLayout
public import Expression
public import SpecTree
public import TitleMetrics

/// One button of a spec file: the value of every property that is set, each with its place.
public struct ButtonSpec: Sendable {
    /// The values with their places, by property.
    @usableFromInline var values: ContiguousArray<(slot: Slot, place: Place)>
    /// What few buttons have, nil where this one has nothing of it.
    private var extras: SpecExtras?
    /// The layout direction that is judged: the first that the spec has for the app.
    public internal(set) var layoutDirection = LayoutDirection.ltr
    /// Whether the app has the right-to-left direction, as the judged one or another.
    public internal(set) var hasRightToLeft = false
    /// Properties whose value comes from the document's defaults.
    public internal(set) var inherited = PropertySet()
    /// Properties whose value comes from the configuration's defaults, so that it has no place in the file.
    public internal(set) var configured = PropertySet()
    /// Properties whose value is wrong, so that nothing that rests on them can be said.
    public internal(set) var faulty = PropertySet()
    /// Whether a right-to-left run is asked for besides the one that is judged.
    public var asksRightToLeft: Bool {
        hasRightToLeftForm || layoutDirection == .ltr && hasRightToLeft
    }
    var hasRightToLeftForm = false
    /// The user's text size.
    var contentSizeCategory = ContentSizeCategory.large
    /// The size that the title probably has, nil for a title that was measured.
    public internal(set) var titleEstimate: TitleEstimate?
    /// Whether the image's name looks like that of an SF Symbol: lower-case words joined by dots, no file ending.
    public internal(set) var hasSymbolName = false
    /// Whether the title's text is there, but empty.
    var hasEmptyTitle = false
    /// Whether lengths were computed from the sizes, so that they fit whatever the title's width is.
    public private(set) var hasComputedLengths = false

    /// Whether there are lengths to compute.
    var hasFormulas: Bool { !formulas.isEmpty }

    init(place: Place) {
        values = ContiguousArray(repeating: (.missing, place), count: Property.allCases.count)
    }

    /// The value of a property; `.missing` where it is not set.
    ///
    /// A length or number is a number, a choice the index of its word, a text the place of its bytes in the tree's text.
    /// A mapping that is set counts as true.
    @inlinable public subscript(property: Property) -> Slot {
        get { values[Int(property.rawValue)].slot }
        set { values[Int(property.rawValue)].slot = newValue }
    }

    /// Writes values into slots, one for each row.
    public func write(_ rows: UnsafeBufferPointer<SlotRow>, to slots: UnsafeMutableBufferPointer<Slot>) {
        values.withUnsafeBufferPointer { values in
            for row in rows {
                let slot = values[Int(row.property.rawValue)].slot
                slots[row.slot] = slot.isMissing ? row.absent : slot
            }
        }
    }

    /// A slot for the value of a property.
    public struct SlotRow {
        let slot: Int
        let property: Property
        /// What stands there where the property is not set.
        let absent: Slot

        public init(slot: Int, property: Property, absent: Slot) {
            self.slot = slot
            self.property = property
            self.absent = absent
        }
    }

    /// The length of a property by its place in the table, 0 where it is not set.
    @inline(__always) func length(at index: Int) -> Double {
        let slot = values[index].slot
        return slot.isMissing ? 0 : slot.numberValue
    }

    /// Whether a property is written, in the button or in the defaults.
    @inlinable public func isSet(_ property: Property) -> Bool { !self[property].isMissing }

    /// The number of a length or number, nil where it is not set.
    @inlinable public func number(_ property: Property) -> Double? {
        let slot = self[property]
        return slot.isMissing ? nil : slot.numberValue
    }

    /// The index of a choice's word, nil where it is not set.
    @inlinable public func choice(_ property: Property) -> Int? {
        let slot = self[property]
        return slot.isMissing ? nil : slot.enumCaseValue
    }

    /// The text of a property, nil where it is not set.
    public func text(of property: Property, in tree: SpecTree) -> String? {
        guard isSet(property) else { return nil }
        let value = values[Int(property.rawValue)].place.value
        return tree.string(of: tree.resolve(value) ?? value)
    }

    /// Where a property that is set is written.
    @inlinable public func ownPlace(of property: Property) -> Place { values[Int(property.rawValue)].place }

    /// Where a property is written; where it is not, the nearest property above it that is.
    public func place(of property: Property) -> Place {
        var property = property
        while !isSet(property), let parent = property.parent { property = parent }
        let place = values[Int(property.rawValue)].place
        guard configured.contains(property) else { return place }
        return Place(use: values[Int(Property.button.rawValue)].place.use, value: place.value)
    }

    @inline(__always) mutating func set(_ property: Property, to slot: Slot, at place: Place) {
        values[Int(property.rawValue)] = (slot, place)
        inherited.remove(property)
        configured.remove(property)
    }

    /// Adds a length that is to be computed.
    mutating func add(_ formula: Formula) {
        ownExtras().formulas.append(formula)
        hasComputedLengths = true
        // Set until it is computed, so that its place is known.
        set(formula.property, to: .number(0), at: formula.place)
    }

    @inline(__always) mutating func removeFormula(of property: Property) {
        if extras != nil { removeFormulaFromExtras(of: property) }
    }

    @inline(never) private mutating func removeFormulaFromExtras(of property: Property) {
        // One with a formula is set.
        if isSet(property), hasFormulas { ownExtras().formulas.removeAll { $0.property == property } }
    }

    mutating func removeFormulas() {
        if hasFormulas { ownExtras().formulas = [] }
    }

    /// Takes a property back, with all below it.
    mutating func unset(_ property: Property) {
        removeFormula(of: property)
        self[property] = .missing
        faulty.remove(property)
        switch property {
        case .recipe: if recipeUse != nil { recipeUse = nil }
        case .unknown: if !unknown.isEmpty { unknown = [] }
        case .disable: if hasDisabledRules { disabledRules = [] }
        case .layoutDirections: (layoutDirection, hasRightToLeft) = (.ltr, false)
        case .imageName: hasSymbolName = false
        case .titleText: hasEmptyTitle = false
        default: break
        }
        for child in property.children { unset(child) }
    }
}

// What few buttons have.
extension ButtonSpec {
    /// The rules that are off for this button, with their places.
    public internal(set) var disabledRules: [(id: String, place: Place)] {
        get { extras?.disabledRules ?? [] }
        set { ownExtras().disabledRules = newValue }
    }

    /// Whether any rule is off for this button.
    public var hasDisabledRules: Bool { extras?.disabledRules.isEmpty == false }

    /// Properties that the spec says nobody knows, with the places of the reasons; they are faulty too.
    public internal(set) var unknown: [(property: Property, place: Place)] {
        get { extras?.unknown ?? [] }
        set { ownExtras().unknown = newValue }
    }

    /// The further forms of the button.
    public internal(set) var variants: [Variant] {
        get { extras?.variants ?? [] }
        set { ownExtras().variants = newValue }
    }

    /// The lengths that are written as formulas and not computed yet.
    var formulas: [Formula] { extras?.formulas ?? [] }

    var recipeUse: RecipeUse? {
        get { extras?.recipeUse }
        set { ownExtras().recipeUse = newValue }
    }

    /// The formula by which the recipe that the button uses sets an edge of an inset; nil where it does not.
    public func recipeFormula(of edge: Property) -> RecipeFormula? {
        guard let extras, extras.computedInsets.contains(edge) else { return nil }
        return extras.recipeUse?.recipe.formulas.first { $0.edge == edge }?.formula
    }

    /// Notes that the recipe sets an inset.
    mutating func setComputed(_ inset: Property) { ownExtras().computedInsets.insert(inset) }

    /// The extras, which belong to this button alone, to be changed.
    private mutating func ownExtras() -> SpecExtras {
        if isKnownUniquelyReferenced(&extras), let extras { return extras }
        let own = extras.map(SpecExtras.init(copying:)) ?? SpecExtras()
        extras = own
        return own
    }
}

/// What few buttons have: apart from the rest, so that copying a button costs little.
///
/// Never changed once two buttons share it.
private final class SpecExtras: @unchecked Sendable {
    var disabledRules: [(id: String, place: Place)] = []
    var unknown: [(property: Property, place: Place)] = []
    var variants: [Variant] = []
    var formulas: [Formula] = []
    var recipeUse: RecipeUse?
    /// The edges of insets that the recipe sets.
    var computedInsets = PropertySet()

    init() {}

    init(copying other: SpecExtras) {
        disabledRules = other.disabledRules
        unknown = other.unknown
        variants = other.variants
        formulas = other.formulas
        recipeUse = other.recipeUse
        computedInsets = other.computedInsets
    }
}
