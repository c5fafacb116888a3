/// A function of the language: one row of the table that checker, machine, docs and tests read.
public struct Function: Sendable {
    /// An expression, and the text of its value.
    public struct Example: Sendable {
        /// An expression without names, which shows the function.
        public let expression: String
        /// The text of its value, as ``Program/text(of:in:)`` gives it.
        public let result: String
    }

    /// What a parameter accepts.
    public struct Parameter: Sendable {
        enum Kind: Sendable {
            case exactly(ValueType)
            case anyList
            case anyOptional
        }

        /// The name that the signature shows.
        public let name: String
        let kind: Kind
    }

    /// How the value comes about.
    enum Body: Sendable {
        /// By a step of the machine, on one number or on one number after the other; the fastest way.
        case operation(Instruction.Operation)
        case custom(Custom)
    }

    typealias Custom = @Sendable (Arguments) -> Slot

    /// The name that expressions call it by.
    public let name: String
    /// What it takes, in order.
    public let parameters: [Parameter]
    /// Whether the last parameter can be given again and again.
    public let isVariadic: Bool
    /// The type of what it gives.
    public let result: ValueType
    /// What the function gives, in one line.
    public let summary: String
    /// Examples, which run as tests and are printed in the docs.
    public let examples: [Example]
    let body: Body

    init(
        _ name: String, _ parameters: [Parameter], isVariadic: Bool = false, result: ValueType, _ summary: String,
        examples: KeyValuePairs<String, String>, body: Body
    ) {
        self.name = name
        self.parameters = parameters
        self.isVariadic = isVariadic
        self.result = result
        self.summary = summary
        self.examples = examples.map { Example(expression: $0.key, result: $0.value) }
        self.body = body
    }

    init(
        _ name: String, _ parameters: [Parameter], isVariadic: Bool = false, result: ValueType, _ summary: String,
        examples: KeyValuePairs<String, String>, body: @escaping Custom
    ) {
        self.init(
            name, parameters, isVariadic: isVariadic, result: result, summary, examples: examples, body: .custom(body))
    }

    /// How the function is called, such as `nearest(v, list)`.
    public var signature: String {
        "\(name)(\(parameters.map(\.name).joined(separator: ", "))\(isVariadic ? ", …" : ""))"
    }

    /// The functions of that name; several where the parameters' types tell them apart.
    static func named(_ name: String) -> [Function] { all.filter { $0.name == name } }

    func accepts(argumentCount count: Int) -> Bool {
        isVariadic ? count >= parameters.count : count == parameters.count
    }

    /// The parameter that an argument at that index is for.
    func parameter(at index: Int) -> Parameter? {
        index < parameters.count ? parameters[index] : isVariadic ? parameters.last : nil
    }
}

extension Function.Parameter {
    static func number(_ name: String) -> Function.Parameter { .init(name: name, kind: .exactly(.number)) }
    static func text(_ name: String) -> Function.Parameter { .init(name: name, kind: .exactly(.string)) }
    static func numbers(_ name: String) -> Function.Parameter { .init(name: name, kind: .exactly(.list(.number))) }
    static func list(_ name: String) -> Function.Parameter { .init(name: name, kind: .anyList) }
    static func optional(_ name: String) -> Function.Parameter { .init(name: name, kind: .anyOptional) }

    func accepts(_ type: ValueType) -> Bool {
        switch (kind, type) {
        case (.exactly(let expected), _): type == expected
        case (.anyList, .list), (.anyOptional, .optional): true
        default: false
        }
    }

    /// The type of an argument, where there is one only.
    var type: ValueType? {
        if case .exactly(let type) = kind { type } else { nil }
    }

    /// What is accepted, in plain words.
    public var description: String {
        switch kind {
        case .exactly(let type): type.description
        case .anyList: "a list"
        case .anyOptional: "a value that may be absent"
        }
    }
}
