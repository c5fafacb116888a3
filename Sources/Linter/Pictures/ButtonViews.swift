import ButtonLayout
import ButtonSpec
import Diagnostics
import SpecTree

/// How the buttons of a spec look.
struct ButtonViews {
    /// A button in one of its forms.
    struct Form: Hashable {
        /// The name of the button.
        var button: String
        /// The variant, nil for the button as written.
        var variant: String?
    }

    private var buttons: [String: ButtonSpec] = [:]
    private let tree: SpecTree
    /// The names of the buttons, in their order; a name that is taken is not there twice.
    private(set) var names: [String] = []

    init(_ buttons: [ButtonSpec], in tree: SpecTree) {
        self.tree = tree
        for button in buttons {
            guard let name = button.text(of: .name, in: tree), self.buttons[name] == nil else { continue }
            self.buttons[name] = button
            names.append(name)
        }
    }

    /// A button's forms that have a picture of their own, the button as written first.
    func forms(of name: String) -> [Form] {
        [Form(button: name)] + (buttons[name]?.variants ?? []).map { Form(button: name, variant: $0.label) }
    }

    /// The form that a finding is about; of several variants the first.
    func form(of diagnostic: Diagnostic) -> Form? {
        guard let name = diagnostic.button, let button = buttons[name] else { return nil }
        guard let labels = diagnostic.variant else { return Form(button: name) }
        let variant = button.variants.filter { labels == $0.label || labels.hasPrefix($0.label + ", ") }
            .max { $0.label.utf8.count < $1.label.utf8.count }
        return Form(button: name, variant: variant?.label)
    }

    /// How a form looks; nil where the spec does not say enough. In a run of the given direction, if one is.
    func appearance(of form: Form, direction: LayoutDirection? = nil) -> ButtonAppearance? {
        guard let button = buttons[form.button] else { return nil }
        guard let label = form.variant else {
            return button.appearance(direction: direction ?? button.layoutDirection, in: tree)
        }
        guard let variant = button.variants.first(where: { $0.label == label }) else { return nil }
        return variant.spec.appearance(direction: direction ?? variant.layoutDirection, in: tree)
    }

    /// Where a button's mapping is written.
    func range(of name: String) -> ByteRange? { buttons[name].map { tree[$0.place(of: .button).value].range } }
}

extension FileLinter {
    /// How the buttons of a text look; nil for a text that is not well formed.
    func views(of file: SourceFile) -> ButtonViews? {
        var reading = FileReading(file, limits: limits)
        guard reading.diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
        let document = reading.document(
            recipes: recipes, formulas: formulas, limits: limits, decodesVariants: judgesVariants, defaults: defaults)
        return ButtonViews(document.buttons, in: reading.tree)
    }
}
