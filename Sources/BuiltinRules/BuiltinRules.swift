/// A rule file inside the program.
public struct EmbeddedRule: Sendable {
    /// The folder of `Rules/` that the file is in.
    public let topic: String
    /// The file's name without its ending: the rule's id.
    public let name: String
    private let conditions: StaticString
    private let findings: StaticString
    private let whole: StaticString

    init(
        topic: String, name: String, conditionText: StaticString, findingText: StaticString, wholeText: StaticString
    ) {
        self.topic = topic
        self.name = name
        conditions = conditionText
        findings = findingText
        whole = wholeText
    }

    /// What judging needs: the file without what is said of findings and of the rule.
    public var conditionText: [UInt8] { Self.bytes(conditions) }

    /// What findings need: the file without its rationale and examples.
    public var findingText: [UInt8] { Self.bytes(findings) }

    /// The whole file.
    public var text: [UInt8] { Self.bytes(whole) }

    /// Whether a word stands anywhere in the file.
    public func mentions(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first else { return true }
        let text = UnsafeBufferPointer(start: whole.utf8Start, count: whole.utf8CodeUnitCount)
        return text.indices.contains { text[$0] == first && text[$0...].starts(with: word) }
    }

    private static func bytes(_ text: StaticString) -> [UInt8] {
        Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

/// The files of `Rules/` as they were when the program was built.
public enum BuiltinRules {
    /// The rule files, sorted by topic and name.
    public static var rules: [EmbeddedRule] { embeddedRules.filter { $0.topic != "recipes" } }

    /// The recipe files, sorted by name.
    public static var recipes: [EmbeddedRule] { embeddedRules.filter { $0.topic == "recipes" } }
}
