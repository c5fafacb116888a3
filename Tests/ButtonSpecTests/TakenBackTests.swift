import ButtonLayout
import ButtonSpec
import SpecTree
import Testing

@Suite("null takes a default back, with all that follows from it")
struct TakenBackTests {
    /// A default that changes what is known of a button, beside the value itself.
    private static let defaults: [(path: String, value: String)] = [
        ("disable", "[touch-target]"), ("target.layoutDirections", "[rtl]"),
        ("target", "{layoutDirections: [ltr, rtl]}"),
        ("image.name", "arrow.right"), ("image", "{name: arrow.right, size: {width: 9, height: 9}}"),
        ("title.text", "''"),
        ("title", "''"), ("recipe", "{name: none}"), ("unknown", "{frame: not measured}"),
        ("frame", "{width: 9, height: 8}"),
        ("titleEdgeInsets", "{left: title.width, right: 8}"), ("titleEdgeInsets.left", "title.width / 2"),
        ("variants", "{layoutDirections: [rtl]}"), ("group", "g"), ("intent.spacing", "8"),
        ("rects", "{titleRect: {x: 1}}"),
        ("configuration", "{imagePlacement: top}"), ("title.size", "{width: 9, height: 9}"), ("title.font.size", "9"),
    ]

    /// `path: value` as nested flow mappings.
    private static func entry(_ path: String, _ value: String) -> String {
        let keys = path.split(separator: ".")
        return keys.joined(separator: ": {") + ": \(value)" + String(repeating: "}", count: keys.count - 1)
    }

    /// What is known of a button, in words.
    private static func known(of spec: ButtonSpec) -> [String] {
        [
            "\(spec.layoutDirection) \(spec.hasRightToLeft) \(spec.asksRightToLeft) \(spec.hasSymbolName)",
            "\(spec.hasTitle) \(spec.hasImage) \(spec.disabledRules.map(\.id)) \(spec.unknown.map(\.property))",
            "\(spec.variants.map(\.label)) \(Property.allCases.filter { spec.recipeFormula(of: $0) != nil }) \(spec.faulty)",
            "\(String(describing: spec.layoutInput(direction: spec.layoutDirection)))",
            "\(Property.allCases.filter(spec.isSet))",
        ]
    }

    @Test(arguments: defaults.indices)
    func nothingIsLeft(index: Int) throws {
        let (path, value) = Self.defaults[index]
        // The groups on the way to the property are set in both.
        let button = "buttons:\n  - {name: a, \(Self.entry(path, "~"))}\n"
        let plain = try Decoding(button).button()
        let back = try Decoding("defaults: {\(Self.entry(path, value))}\n" + button).button()
        #expect(Self.known(of: back) == Self.known(of: plain))
        let kept = try Decoding("defaults: {\(Self.entry(path, value))}\nbuttons: [{name: a}]\n").button()
        #expect(Self.known(of: kept) != Self.known(of: plain), "the default changes nothing")
    }
}
