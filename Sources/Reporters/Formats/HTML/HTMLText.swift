/// Escaping for HTML, and for SVG.
public enum HTMLText {
    /// The text as content of an element or as an attribute's value between `"`, with nothing left that a browser or a
    /// terminal obeys.
    public static func escaped(_ text: String) -> String { XMLText.escaped(TerminalText.escaped(text)) }

    /// Markup without any character beyond ASCII: a browser reads such a page faster, and shows it right whatever
    /// encoding a server says that it has. Style and script must be free of others already.
    static func ascii(_ markup: String) -> String {
        var result = ""
        var rest = markup.utf8[...]
        while let start = rest.firstIndex(where: { $0 >= 0x80 }) {
            let end = rest[start...].firstIndex { $0 < 0x80 } ?? rest.endIndex
            result += markup[rest.startIndex..<start]
            for scalar in markup.unicodeScalars[start..<end] { result += "&#\(scalar.value);" }
            rest = rest[end...]
        }
        return result.isEmpty ? markup : result + markup[rest.startIndex...]
    }

    /// A path that may be broken into lines behind its slashes.
    static func breakable(_ path: String) -> String {
        escaped(path).split(separator: "/", omittingEmptySubsequences: false).joined(separator: "/<wbr>")
    }

    /// Text in which words between backticks are code.
    static func withCode(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
        // A backtick without its partner is one.
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { $0.offset % 2 == 0 ? $0.element : "<code>\($0.element)</code>" }.joined()
    }

    /// Paragraphs of Markdown, as rules use it.
    static func paragraphs(_ markdown: String) -> String {
        var paragraphs: [[Substring]] = [[]]
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        return paragraphs.filter { !$0.isEmpty }.map { "<p>\(withCode($0.joined(separator: " ")))</p>\n" }.joined()
    }
}
