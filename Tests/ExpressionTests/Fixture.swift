import Expression
import Testing

/// Names, and a button's values for them, that the tests use.
struct Fixture {
    static let alignment = Enumeration(
        name: "contentHorizontalAlignment", cases: ["center", "left", "right", "fill", "leading", "trailing"])
    static let origin = Enumeration(name: "origin", cases: ["code", "xib", "storyboard"])

    static let symbols = SymbolTable([
        Symbol(name: "gap", type: .number, source: .slot(0)),
        Symbol(name: "image.width", type: .number, source: .slot(1)),
        Symbol(name: "image.height", type: .number, source: .slot(2)),
        Symbol(name: "title.text", type: .string, source: .slot(3)),
        Symbol(name: "alignment", type: .enumeration(alignment), source: .slot(4)),
        Symbol(name: "origin", type: .enumeration(origin), source: .slot(5)),
        Symbol(name: "image.symbol", type: .bool, source: .slot(6)),
        Symbol(name: "intent.spacing", type: .optional(.number), source: .slot(7)),
        Symbol(name: "intent.padding", type: .optional(.number), source: .slot(8)),
        Symbol(name: "accessibilityLabel", type: .optional(.string), source: .slot(9)),
        Symbol(name: "intent.alignment", type: .optional(.enumeration(alignment)), source: .slot(10)),
        Symbol(name: "gaps", type: .list(.number), source: .slot(11)),
        Symbol(name: "locales", type: .list(.string), source: .slot(12)),
        Symbol(name: "intent.flag", type: .optional(.bool), source: .slot(13)),
    ]).adding([
        Symbol(name: "params.scale", type: .list(.number), source: .constant(.list([0, 4, 8].map { .number($0) }))),
        Symbol(
            name: "params.origins", type: .list(.enumeration(origin)),
            source: .constant(.list([.enumCase(origin, 1), .enumCase(origin, 2)]))),
        Symbol(name: "params.prefix", type: .string, source: .constant(.string("Down"))),
        Symbol(name: "params.limit", type: .optional(.number), source: .constant(.missing)),
    ])

    static let text = Array("DownloadSpeichern…dear".utf8)
    static let lists: [Slot] = [
        .number(8), .number(8), .number(12), .string(offset: 20, length: 2), .string(offset: 22, length: 2),
    ]
    static let slots: [Slot] = [
        .number(8.5), .number(24), .number(16), .string(offset: 0, length: 8), .enumCase(0), .enumCase(1),
        .bool(true), .number(8), .missing, .string(offset: 8, length: 12), .missing, .list(offset: 0, count: 3),
        .list(offset: 3, count: 2), .missing,
    ]

    static func withContext<Result>(_ body: (EvaluationContext) throws -> Result) rethrows -> Result {
        try slots.withUnsafeBufferPointer { slots in
            try text.withUnsafeBufferPointer { text in
                try lists.withUnsafeBufferPointer { lists in
                    try body(EvaluationContext(slots: slots, text: text, lists: lists))
                }
            }
        }
    }

    /// The text of an expression's value, or of its errors.
    static func value(_ expression: String, expecting type: ValueType? = nil, assuming present: Presence = .none)
        -> String
    {
        let compilation = Compiler.compile(expression, expecting: type, symbols: symbols, assuming: present)
        guard let program = compilation.program else {
            return compilation.errors.map { $0.rendered(in: expression) }.joined(separator: "\n")
        }
        return withContext { program.text(of: program.evaluate($0), in: $0) }
    }

    /// The errors of an expression as people see them.
    static func errors(_ expression: String, expecting type: ValueType? = nil) -> String {
        let compilation = Compiler.compile(expression, expecting: type, symbols: symbols)
        #expect(compilation.errors.isEmpty == (compilation.program != nil))
        return compilation.errors.map { $0.rendered(in: expression) }.joined(separator: "\n")
    }
}
