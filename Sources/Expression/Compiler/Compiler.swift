/// Compiles expressions.
public enum Compiler {
    /// The longest text of an expression or a template, in bytes.
    public static let lengthLimit = 64 * 1024

    /// Compiles an expression; never fails otherwise than by errors in what it gives.
    ///
    /// - Parameters:
    ///   - text: The expression, as UTF-8.
    ///   - expected: The type that the value must have; an optional one also takes a value that is always there.
    ///   - symbols: The names that the expression can use.
    ///   - present: Optionals that are known to be there when the expression is evaluated.
    ///   - depthLimit: How deep parentheses, calls, signs and operands can be nested, at most 100.
    public static func compile(
        _ text: [UInt8], expecting expected: ValueType? = nil, symbols: SymbolTable,
        assuming present: Presence = .none, depthLimit: Int = 100
    ) -> Compilation {
        compile(
            text, in: 0..<text.count, expecting: expected, symbols: symbols, assuming: present, depthLimit: depthLimit)
    }

    /// Compiles an expression; never fails otherwise than by errors in what it gives.
    public static func compile(
        _ text: String, expecting expected: ValueType? = nil, symbols: SymbolTable,
        assuming present: Presence = .none, depthLimit: Int = 100
    ) -> Compilation {
        compile(
            Array(text.utf8), expecting: expected, symbols: symbols, assuming: present, depthLimit: depthLimit)
    }

    /// Compiles the expression in a part of a text; places are those in the whole text.
    static func compile(
        _ bytes: [UInt8], in range: Range<Int>, expecting expected: ValueType?, symbols: SymbolTable,
        assuming present: Presence, depthLimit: Int = 100
    ) -> Compilation {
        var errors = ErrorList()
        guard range.count <= lengthLimit else {
            errors.report(
                range, "the expression is \(range.count) bytes long, at most \(lengthLimit) are allowed")
            return Compilation(program: nil, errors: errors.sorted, presentIfTrue: present)
        }
        let syntax = Parser.parse(bytes, in: range, depthLimit: min(depthLimit, 100), errors: &errors)
        var checker = Checker(bytes: bytes, symbols: symbols, assuming: present, errors: errors)
        let checked = checker.checkResult(syntax, expecting: expected)
        guard checker.errors.isEmpty, let type = checked.type else {
            return Compilation(program: nil, errors: checker.errors.sorted, presentIfTrue: present)
        }
        let program = Program(
            type: type, references: checker.references.sorted { $0.range.lowerBound < $1.range.lowerBound },
            code: Emitter.code(for: checked.term, constants: checker.constants))
        return Compilation(
            program: program, errors: [],
            presentIfTrue: type == .bool ? present.union(checked.whenTrue ?? .none) : present)
    }
}
