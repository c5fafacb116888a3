import ButtonLayout
public import Diagnostics
import Expression
public import SpecTree

/// The buttons of a file, and what is wrong with them as specs.
public struct SpecDocument: Sendable {
    public var buttons: [ButtonSpec]
    public var diagnostics: [Diagnostic]
    /// Whether any document of the file has the key `buttons`: the mark of a spec file.
    public var isSpec: Bool
}

/// Turns a tree into buttons by the table of properties.
public final class SpecDecoder {
    let tree: SpecTree
    let limits: Limits
    let recipes: RecipeLibrary
    private let decodesVariants: Bool
    private let configuredDefaults: [NodeID]
    var diagnostics: [Diagnostic] = []
    private var buttons: [ButtonSpec] = []
    private var names: [TextKey: Place] = [:]
    private var isSpec = false
    /// The button being decoded, and its name where it is written as a key.
    private var currentButton: (place: Place, name: NodeID?)?
    private let formulas: FormulaStore
    let keys = PropertyKeys.all
    let shapes = Property.shapes

    private init(
        tree: SpecTree, recipes: RecipeLibrary, formulas: FormulaStore? = nil, limits: Limits,
        decodesVariants: Bool = true, configuredDefaults: [NodeID] = []
    ) {
        self.tree = tree
        self.configuredDefaults = configuredDefaults
        self.decodesVariants = decodesVariants
        self.recipes = recipes
        self.formulas = formulas ?? FormulaStore(limits: limits)
        self.limits = limits
    }

    /// The buttons of all documents of a tree.
    ///
    /// `formulas` keeps what was compiled for the next tree. Without `decodesVariants` only the buttons as they are
    /// written are made, not the forms under `variants`. `configuredDefaults` are mappings from elsewhere, grafted onto
    /// the tree, that every document's `defaults` begin with, the most general first.
    public static func decode(
        _ tree: SpecTree, recipes: RecipeLibrary = RecipeLibrary(), formulas: FormulaStore? = nil,
        limits: Limits = Limits(), decodesVariants: Bool = true, configuredDefaults: [NodeID] = []
    ) -> SpecDocument {
        let decoder = SpecDecoder(
            tree: tree, recipes: recipes, formulas: formulas, limits: limits, decodesVariants: decodesVariants,
            configuredDefaults: configuredDefaults)
        for root in tree.documents { decoder.decodeDocument(Place(root)) }
        return SpecDocument(buttons: decoder.buttons, diagnostics: decoder.diagnostics, isSpec: decoder.isSpec)
    }

    static func check(
        _ defaults: SpecDefaults, recipes: RecipeLibrary, limits: Limits
    ) -> (diagnostics: [Diagnostic], disabledRules: [(id: String, place: Place)]) {
        let decoder = SpecDecoder(tree: defaults.tree, recipes: recipes, limits: limits)
        var template = ButtonSpec(place: defaults.mapping)
        decoder.decodeDefaults(defaults.mapping, into: &template)
        return (decoder.diagnostics, template.disabledRules)
    }

    // MARK: - Documents

    private func decodeDocument(_ root: Place) {
        let node = tree[root.value]
        if node.kind == .scalar, tree.coreValue(of: root.value) == .null { return }
        guard node.kind == .mapping else {
            return report(
                .wrongType, "a spec is a mapping with the key `buttons`, not \(tree.words(for: root.value))", at: root)
        }
        var defaults: Place?
        var list: (key: NodeID, value: Place)?
        for entry in tree.entries(of: root) {
            if tree.key(entry.key, is: "buttons") {
                list = (entry.key, entry.value)
            } else if tree.key(entry.key, is: "defaults") {
                defaults = entry.value
            } else if tree.key(entry.key, is: "insetlint") {
                checkVersion(entry.value)
            } else if !isExtension(entry.key) {
                reportUnknownKey(
                    entry.key, in: "a spec file", known: ["insetlint", "defaults", "buttons"], inside: nil)
            }
        }
        guard let list else {
            // A document that was cut off by an error may have had them behind it.
            guard !tree[root.value].isIncomplete else { return }
            return report(
                .missingKey, "this document has no `buttons`; add `buttons:` with a list of buttons",
                at: Place(root.use), start: true)
        }
        isSpec = true
        var template = ButtonSpec(place: root)
        for node in configuredDefaults { decodeConfigured(Place(use: root.use, value: node), into: &template) }
        if let defaults { decodeDefaults(defaults, into: &template) }
        decodeButtons(list.value, key: list.key, template: template)
    }

    private func decodeDefaults(_ place: Place, into template: inout ButtonSpec) {
        let node = tree[place.value]
        guard node.kind != .mapping else {
            decodeMapping(.button, place, into: &template, isDefaults: true)
            for property in Property.allCases where template.isSet(property) && !template.configured.contains(property)
            {
                template.inherited.insert(property)
            }
            return
        }
        // The reader has reported an alias without a target.
        guard node.kind != .alias, node.kind != .scalar || tree.coreValue(of: place.value) != .null else { return }
        let message =
            "`defaults` takes a mapping of properties that buttons have, not \(tree.words(for: place.value))"
        report(.wrongType, message, at: place)
    }

    /// What is wrong with them was said when the configuration was read.
    private func decodeConfigured(_ place: Place, into template: inout ButtonSpec) {
        silently { decodeMapping(.button, place, into: &template, isDefaults: true) }
        for property in Property.allCases where template.isSet(property) { template.configured.insert(property) }
    }

    /// Decodes something without a word about what is wrong with it.
    func silently(_ decode: () -> Void) {
        let count = diagnostics.count
        decode()
        diagnostics.removeSubrange(count...)
    }

    private func checkVersion(_ place: Place) {
        guard tree.number(of: place.value) == 1 else {
            return report(
                .invalidValue, "`insetlint` is the version of the format; this program reads version 1", at: place)
        }
    }

    private func decodeButtons(_ list: Place, key: NodeID, template: ButtonSpec) {
        switch tree[list.value].kind {
        case .sequence:
            let count = tree.childCount(of: list.value)
            names.reserveCapacity(names.count + count)
            buttons.reserveCapacity(buttons.count + count)
            for child in tree.children(of: list.value) {
                let place = tree.place(of: child, in: list)
                guard !tree[place.value].isIncomplete else { continue }
                decodeButton(place, name: nil, template: template)
            }
        case .mapping:
            for entry in tree.entries(of: list) where !tree[entry.value.value].isIncomplete {
                decodeButton(entry.value, name: entry.key, template: template)
            }
        case .scalar where tree.coreValue(of: list.value) == .null: break
        case .scalar, .alias:
            report(.wrongType, "`buttons` takes a list of buttons, or a mapping from name to button", at: list)
        }
    }

    private func decodeButton(_ place: Place, name: NodeID?, template: ButtonSpec) {
        guard tree[place.value].kind == .mapping else {
            let message =
                "a button is a mapping of properties such as `name` and `title`, not \(tree.words(for: place.value))"
            return report(.wrongType, message, at: place)
        }
        var spec = template
        let start = firstKey(of: place)
        spec.set(.button, to: .bool(true), at: start)
        currentButton = (place, name)
        defer { currentButton = nil }
        decodeMapping(.button, place, into: &spec, isDefaults: false)
        if let name { spec.set(.name, to: slot(ofText: name), at: Place(name)) }
        checkName(of: spec, at: place)
        if decodesVariants, spec.isSet(.variants) {
            finishWithVariants(&spec)
        } else {
            finish(&spec)
            checkSizes(of: spec)
        }
        buttons.append(consume spec)
    }

    private func finishWithVariants(_ spec: inout ButtonSpec) {
        let unresolved = spec
        finish(&spec)
        checkSizes(of: spec)
        spec.variants = decodeVariants(of: unresolved)
        if spec.layoutDirection == .ltr, spec.variants.contains(where: { $0.isDirectionOnly }) {
            spec.hasRightToLeftForm = true
        }
    }

    /// Computes what follows from the rest: the title's estimated size, the recipe's insets, the formulas.
    func finish(_ spec: inout ButtonSpec) {
        for (property, _) in spec.unknown { spec.faulty.insert(property) }
        spec.estimateTitle(in: tree)
        applyRecipe(to: &spec)
        if spec.hasFormulas { resolveFormulas(of: &spec) }
    }

    /// Where a button is reported as a whole: its first key.
    private func firstKey(of place: Place) -> Place {
        guard place.use == place.value, let key = tree.firstChild(of: place.value) else { return place }
        return Place(use: key, value: place.value)
    }

    /// The name of the button being decoded, for its findings.
    var currentName: String? {
        guard let (place, name) = currentButton else { return nil }
        if let name { return tree.string(of: name) }
        guard let value = tree.value(of: "name", in: place), tree[value.value].kind == .scalar else { return nil }
        return tree.string(of: value.value)
    }

    private func checkName(of spec: ButtonSpec, at place: Place) {
        guard spec.isSet(.name) else {
            guard !spec.faulty.contains(.name) else { return }
            return report(
                .missingKey, "the button has no `name`; add `name:` with a name that is unique in the file",
                at: firstKey(of: place))
        }
        let namePlace = spec.place(of: .name)
        let bytes = tree.bytes(of: tree.resolve(namePlace.value) ?? namePlace.value)
        if let first = names.updateValue(namePlace, forKey: TextKey(bytes)) {
            names[TextKey(bytes)] = first
            diagnostics.append(
                Diagnostic(
                    .duplicateName,
                    "another button of this file is named `\(String(decoding: bytes, as: UTF8.self))`; "
                        + "give each a name of its own", at: tree.range(of: namePlace),
                    related: [RelatedRange(range: tree.range(of: first), message: "the name is used here first")],
                    button: currentName))
        }
    }

    /// Sizes need both their lengths where nothing else gives the other one.
    private func checkSizes(of spec: ButtonSpec) {
        func check(_ group: Property, has length: Property) {
            guard spec.isSet(group), !spec.faulty.contains(group), !spec.isSet(length), !spec.faulty.contains(length)
            else { return }
            report(
                .missingKey, "`\(group.path)` has no `\(length.row.key)`; add it, or take `\(group.path)` out",
                at: spec.place(of: group))
        }
        check(.frame, has: .frameWidth)
        check(.frame, has: .frameHeight)
        check(.imageSize, has: .imageWidth)
        check(.imageSize, has: .imageHeight)
    }

    // MARK: - Words

    /// Keys that begin with `x-` are the author's own, for anchors and remarks.
    func isExtension(_ key: NodeID) -> Bool {
        tree.bytes(of: key).starts(with: [UInt8(ascii: "x"), UInt8(ascii: "-")])
    }

    func slot(ofText id: NodeID) -> Slot {
        let (offset, length) = tree.textRange(of: id)
        return .string(offset: offset, length: length)
    }

    func formula(_ id: NodeID) -> Compilation {
        formulas.compilation(of: tree.bytes(of: id)) { tree.string(of: id) }
    }
}
