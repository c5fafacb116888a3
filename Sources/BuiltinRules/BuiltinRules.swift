/// A rule file inside the program.
public struct EmbeddedRule: Sendable {
    /// The folder of `Rules/` that the file is in.
    public let topic: String
    /// The file's name without its ending: the rule's id.
    public let name: String
    /// The file up to its examples: all that judging needs.
    let head: StaticString
    /// The rest of the file.
    let examples: StaticString

    /// The text that judging needs, without the examples.
    public var judgingText: [UInt8] { Self.bytes(head) }

    /// The whole file.
    public var text: [UInt8] { Self.bytes(head) + [UInt8(ascii: "\n")] + Self.bytes(examples) }

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
