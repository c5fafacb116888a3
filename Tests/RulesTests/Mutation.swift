import TestSupport
import Testing

/// Another way to write the same spec. A finding must be found in it too, at the place that has moved.
struct Mutation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Gives the text with its marks; nil where a text cannot be written so.
    let apply: @Sendable (String) -> String?

    init(_ name: String, _ apply: @escaping @Sendable (String) -> String?) {
        testDescription = name
        self.apply = apply
    }

    static let all = [
        Mutation("CRLF line ends") { $0.replacing("\n", with: "\r\n") },
        Mutation("a byte order mark") { "\u{FEFF}" + $0 },
        Mutation("a comment with an emoji in front") { "# 🎛 Größe\n" + $0 },
        Mutation("a document marker in front") { "---\n" + $0 },
        Mutation("no line end at the end") { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 },
        Mutation("two more spaces of indentation", indented),
        Mutation("an emoji earlier on the line", afterEmoji),
        Mutation("all on one line") { FlowWriter.document(MarkedText($0), buttonStart: "") },
        Mutation("all on one line behind an emoji") {
            FlowWriter.document(MarkedText($0), buttonStart: "\"x-🎛\": Größe, ")
        },
        Mutation("comments behind every line", commented),
        Mutation("a mapping from name to button", namedByKeys),
    ]

    private static func indented(_ text: String) -> String {
        lines(of: text).map { line in
            line.hasPrefix(" ") || line.hasPrefix("-") || line.hasPrefix("↓-") ? "  " + line : line
        }.joined(separator: "\n")
    }

    /// A further key with an emoji behind the last `{` in front of every mark.
    private static func afterEmoji(_ text: String) -> String? {
        var isChanged = false
        let result = lines(of: text).map { line in
            guard let mark = line.firstIndex(of: "↓"), let brace = line[..<mark].lastIndex(of: "{") else { return line }
            isChanged = true
            return line[...brace] + "\"x-🎛\": 1, " + line[line.index(after: brace)...]
        }
        return isChanged ? result.joined(separator: "\n") : nil
    }

    private static func commented(_ text: String) -> String? {
        guard !text.contains("|"), !text.contains(">") else { return nil }
        return lines(of: text).map { $0.isEmpty || $0.contains("#") ? $0 : $0 + "  # ↑ ‘titleEdgeInsets: 8’" }
            .joined(separator: "\n")
    }

    /// `buttons` as a mapping, its keys the names.
    private static func namedByKeys(_ text: String) -> String? {
        guard !text.contains("↓name"), !text.contains("↓- ") else { return nil }
        return lines(of: text).map { line in
            guard let item = line.firstRange(of: "- name: ") else { return line }
            return line[..<item.lowerBound] + line[item.upperBound...] + ":"
        }.joined(separator: "\n")
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
