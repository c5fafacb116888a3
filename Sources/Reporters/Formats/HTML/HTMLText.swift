/// Escaping for HTML, and for SVG.
public enum HTMLText {
    /// The text as content of an element or as an attribute's value between `"`, with nothing left that a browser or a
    /// terminal obeys.
    public static func escaped(_ text: String) -> String { XMLText.escaped(TerminalText.escaped(text)) }

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
