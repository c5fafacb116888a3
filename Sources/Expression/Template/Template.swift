/// The text of a message with expressions in braces: `the gap is {gap} pt`. A brace itself is written twice.
public struct Template: Sendable {
    enum Part: Sendable {
        case text([UInt8])
        case hole(Hole)
    }

    /// An expression. An object, because a program has many parts to count references to.
    final class Hole: Sendable {
        let program: Program

        init(_ program: Program) { self.program = program }

        func write(_ context: EvaluationContext, to text: inout [UInt8]) {
            program.write(program.evaluate(context), in: context, to: &text)
        }
    }

    let parts: [Part]

    /// The bytes that most texts of the template fit in.
    private let capacity: Int

    init(parts: [Part]) {
        self.parts = parts
        capacity = parts.reduce(0) { sum, part in
            switch part {
            case .text(let plain): sum + plain.count
            case .hole: sum + 16
            }
        }
    }

    /// Whether the text has no expressions.
    public var isPlain: Bool {
        parts.allSatisfy { if case .text = $0 { true } else { false } }
    }

    /// The uses of slots in all expressions, in the order of their places in the template's text.
    public var references: [Program.Reference] {
        parts.flatMap { if case .hole(let hole) = $0 { hole.program.references } else { [Program.Reference]() } }
    }

    /// The text with the values of that context in place of the expressions.
    public func render(_ context: EvaluationContext) -> String {
        // Bytes go together faster than texts, of which each has to be looked at.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(capacity)
        for part in parts {
            switch part {
            case .text(let plain): bytes += plain
            case .hole(let hole): hole.write(context, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Compiles a template. The places of errors and references are byte offsets in its whole text.
    ///
    /// - Returns: The template, nil where there are errors; and the errors by place.
    public static func compile(
        _ text: [UInt8], symbols: SymbolTable, assuming present: Presence = .none
    ) -> (template: Template?, errors: [ExpressionError]) {
        var parser = TemplateParser(bytes: text, symbols: symbols, present: present)
        parser.parse()
        return (parser.errors.isEmpty ? Template(parts: parser.parts) : nil, parser.errors)
    }

    /// Compiles a template. The places of errors and references are byte offsets in its whole UTF-8 text.
    ///
    /// - Returns: The template, nil where there are errors; and the errors by place.
    public static func compile(
        _ text: String, symbols: SymbolTable, assuming present: Presence = .none
    ) -> (template: Template?, errors: [ExpressionError]) {
        compile(Array(text.utf8), symbols: symbols, assuming: present)
    }
}
