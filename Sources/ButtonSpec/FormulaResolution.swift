import ButtonLayout
import Diagnostics
import Expression
import SpecTree

/// Computes the lengths of a button that are written as formulas, each after those it depends on.
extension SpecDecoder {
    func decodeFormula(_ property: Property, _ place: Place, into spec: inout ButtonSpec) {
        if tree[place.value].style == .plain, isCutAtComma(place.value) {
            return fail(
                .formula, property, "`\(property.path)`: a comma ends the value here; put the formula in quotes",
                at: place, in: &spec)
        }
        let compilation = formula(place.value)
        guard let program = compilation.program else {
            let source = ScalarSource(of: place.value, in: tree)
            spec.unset(property)
            spec.faulty.insert(property)
            for error in compilation.errors {
                diagnostics.append(
                    Diagnostic(
                        .formula, "`\(property.path)`: \(error.message)",
                        at: place.use == place.value ? source.range(of: error.range) : tree.range(of: place),
                        related: place.use == place.value
                            ? [] : [RelatedRange(range: source.range(of: error.range), message: "in the formula here")],
                        button: currentName))
            }
            return
        }
        spec.add(Formula(property: property, place: place, source: FormulaSource(program)))
    }

    /// Whether a call is not closed, as in `{left: max(1, 2)}`, where YAML ends the value at the comma.
    private func isCutAtComma(_ scalar: NodeID) -> Bool {
        let text = tree.bytes(of: scalar)
        let open = text.count { $0 == UInt8(ascii: "(") } - text.count { $0 == UInt8(ascii: ")") }
        let next = tree.file.text[Int(tree[scalar].range.upper)...].first { $0 != UInt8(ascii: " ") }
        return open > 0 && next == UInt8(ascii: ",")
    }

    func resolveFormulas(of spec: inout ButtonSpec) {
        var resolver = FormulaResolver(spec: spec)
        resolver.resolveAll()
        spec = resolver.spec
        var reported: Set<Place> = []
        for failure in resolver.failures {
            let isConfigured = spec.configured.contains(failure.formula.property)
            let place = isConfigured ? spec.place(of: failure.formula.property) : failure.formula.place
            spec[failure.formula.property] = .missing
            spec.faulty.insert(failure.formula.property)
            // A formula for all four edges is reported once.
            guard reported.insert(place).inserted else { continue }
            if failure.formula.source.system != nil, let use = spec.recipeUse {
                let message =
                    "the recipe `\(use.recipe.name)` gives no `\(failure.formula.property.path)`: \(failure.message)"
                diagnostics.append(Diagnostic(.formula, message, at: tree.range(of: place), button: currentName))
                continue
            }
            let source = ScalarSource(of: place.value, in: tree)
            let range = failure.range.map { source.range(of: $0) } ?? tree[place.value].range
            diagnostics.append(
                Diagnostic(
                    .formula, "`\(failure.formula.property.path)`: \(failure.message)",
                    at: place.use == place.value ? range : tree.range(of: place),
                    related: place.use == place.value || isConfigured
                        ? [] : [RelatedRange(range: range, message: "in the formula here")],
                    button: currentName))
        }
        spec.removeFormulas()
    }
}

/// Walks from a formula to what it needs.
private struct FormulaResolver {
    var spec: ButtonSpec
    var failures: [Failure] = []
    private var path: [Property] = []
    private let formulas: [Formula]
    /// The properties that have a formula.
    private let computed: PropertySet
    private var finished = PropertySet()
    private var failed = PropertySet()
    /// The slots that the last formula left: those of the names, and of the recipe's parameters and definitions. Names
    /// and definitions are set before they are read.
    private var slots: [Slot] = []

    struct Failure {
        var formula: Formula
        var message: String
        /// The part of the formula that the failure is about, nil for all of it.
        var range: Range<Int>?
    }

    init(spec: ButtonSpec) {
        self.spec = spec
        formulas = spec.formulas
        computed = PropertySet(formulas.lazy.map(\.property))
    }

    mutating func resolveAll() {
        for index in formulas.indices { resolve(formulas[index].property) }
    }

    /// Computes a property's formula, if it has one; false where its value cannot be had.
    @discardableResult
    mutating func resolve(_ property: Property) -> Bool {
        guard computed.contains(property) else { return !spec.faulty.contains(property) }
        if finished.contains(property) { return !failed.contains(property) }
        guard let index = formulas.indices.first(where: { formulas[$0].property == property }) else { return true }
        let formula = formulas[index]
        if let start = path.firstIndex(of: property) {
            let cycle = (path[start...] + [property]).map { "`\($0.path)`" }.joined(separator: " → ")
            fail(formula, "the formula depends on itself: \(cycle)", nil)
            return false
        }
        path.append(property)
        defer { path.removeLast() }
        compute(formula)
        finished.insert(property)
        return !failed.contains(property)
    }

    private mutating func fail(_ formula: Formula, _ message: String, _ range: Range<Int>?) {
        guard !failed.contains(formula.property) else { return }
        failed.insert(formula.property)
        failures.append(Failure(formula: formula, message: message, range: range))
    }

    private mutating func compute(_ formula: Formula) {
        guard let result = evaluate(formula) else { return }
        guard !failed.contains(formula.property), case .length(let minimum) = formula.property.row.kind else { return }
        guard result.isFinite else {
            let what = result.isNaN ? "not a number" : "infinite"
            return fail(formula, "the result is \(what), as after a division by zero", nil)
        }
        if let problem = SpecDecoder.problem(with: result, minimum: minimum) {
            return fail(formula, "the result \(problem)", nil)
        }
        spec[formula.property] = .number(result)
    }

    /// The value of a formula; nil, and noted, where something that it needs cannot be had.
    private mutating func evaluate(_ formula: Formula) -> Double? {
        // A formula that is needed on the way gets slots of its own.
        var slots: [Slot] = []
        swap(&slots, &self.slots)
        defer { swap(&slots, &self.slots) }
        if slots.isEmpty { slots = newSlots() }
        guard let system = formula.source.system else {
            return evaluate(formula.source.program, of: formula, in: &slots)
        }
        if system.needsBothParts, !(spec.hasImage && spec.hasTitle) { return 0 }
        for index in formula.source.definitions {
            guard let value = evaluate(system.definitions[index], of: formula, in: &slots) else { return nil }
            slots[system.firstDefinitionSlot + index] = .number(value)
        }
        return evaluate(formula.source.program, of: formula, in: &slots)
    }

    private func newSlots() -> [Slot] {
        let names = [Slot](repeating: .number(0), count: RecipeSystem.firstParamSlot)
        guard let use = spec.recipeUse else { return names }
        return names + use.arguments + [Slot](repeating: .number(0), count: use.recipe.system.definitions.count)
    }

    /// The value of a program whose parameters and definitions are in the slots; what a button has is put there.
    private mutating func evaluate(_ program: Program, of formula: Formula, in slots: inout [Slot]) -> Double? {
        for reference in program.references {
            guard let name = FormulaName(rawValue: UInt8(clamping: reference.slot)) else { continue }
            switch value(of: name) {
            case .value(let value): slots[reference.slot] = .number(value)
            case .absent where formula.source.system != nil: slots[reference.slot] = .number(0)
            case .absent(let why):
                fail(formula, "`\(name.text)`: \(why)", reference.range)
                return nil
            case .unknown:
                // What it rests on is reported already.
                failed.insert(formula.property)
                spec.faulty.insert(formula.property)
                return nil
            }
        }
        return slots.withUnsafeBufferPointer { slots in
            let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
            let context = EvaluationContext(
                slots: slots, text: nothing, lists: UnsafeBufferPointer(start: nil, count: 0))
            return program.evaluate(context).numberValue
        }
    }

    private enum Value {
        case value(Double)
        case absent(String)
        case unknown
    }

    private mutating func value(of name: FormulaName) -> Value {
        guard let property = name.property else { return rectValue(of: name) }
        if name == .titleWidth || name == .titleHeight, resolve(property), spec.hasTitle, let size = spec.titleSize {
            // An estimate is taken as UIKit would round it; what was measured is taken as it is.
            let length = name == .titleWidth ? size.width : size.height
            return .value(spec.isSet(property) ? length : length.rounded(.up))
        }
        guard spec.isSet(property) else {
            return spec.faulty.contains(property) ? .unknown : .absent(Self.absence(of: property, in: spec))
        }
        guard resolve(property) else { return .unknown }
        return spec.number(property).map(Value.value) ?? .unknown
    }

    private static func absence(of property: Property, in spec: ButtonSpec) -> String {
        switch property {
        case .imageWidth, .imageHeight: spec.isSet(.image) ? "the image has no `size`" : "this button has no image"
        case .titleWidth, .titleHeight: spec.isSet(.title) ? "the title has no `size`" : "this button has no title"
        case .frameWidth, .frameHeight: "this button has no frame; it is sized to fit"
        default: "`\(property.path)` is not set"
        }
    }

    /// A coordinate of the layout before title and image insets.
    private mutating func rectValue(of name: FormulaName) -> Value {
        guard let kind = name.rect else { return .unknown }
        let needed: [Property] = [
            .frameWidth, .frameHeight, .imageWidth, .imageHeight, .titleWidth, .titleHeight, .fontSize,
            .contentTop, .contentLeft, .contentBottom, .contentRight,
        ]
        for property in needed where !resolve(property) { return .unknown }
        if kind == .image, !spec.hasImage { return .absent("this button has no image") }
        if kind == .title, !spec.hasTitle { return .absent("this button has no title") }
        for (hasPart, length) in [(spec.hasImage, Property.imageWidth), (spec.hasTitle, .titleWidth)]
        where hasPart && !spec.isSet(length) && !spec.faulty.contains(length) {
            guard length == .titleWidth, spec.titleEstimate != nil else {
                return .absent(Self.absence(of: length, in: spec))
            }
        }
        guard let input = spec.layoutInput(direction: spec.layoutDirection) else { return .unknown }
        let layout = Layout(input)
        let zero = Rect(x: 0, y: 0, width: 0, height: 0)
        let rect =
            switch kind {
            case .content: layout.contentRect
            case .image: layout.imageRectBeforeInsets ?? zero
            case .title: layout.titleRectBeforeInsets ?? zero
            case .bounds: Rect(x: 0, y: 0, width: layout.bounds.width, height: layout.bounds.height)
            }
        switch name {
        case .contentRectX, .imageRectX, .titleRectX: return .value(rect.x)
        case .contentRectY, .imageRectY, .titleRectY: return .value(rect.y)
        case .contentRectWidth, .imageRectWidth, .titleRectWidth, .boundsWidth: return .value(rect.width)
        default: return .value(rect.height)
        }
    }
}
