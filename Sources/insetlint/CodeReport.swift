import InsetCode
import Reporters

/// What `solve` and `migrate` say about a button, with the code that comes of it.
struct CodeReport {
    /// The button and what is asked for.
    var heading: String
    /// Where everything ends up, or why it does not.
    var lines: [String] = []
    var blocks: [Block] = []
    /// The pictures of the button, a line each; empty where that was not asked for.
    var picture: [String] = []

    /// Code in one language.
    struct Block {
        var language: CodeLanguage
        /// What the code takes the place of, empty where that goes without saying.
        var purpose = ""
        /// What to know about the code, as comments above it.
        var remarks: [String] = []
        var code: String
    }

    /// Everything, for people.
    var text: String {
        let lines = self.lines.map { "  \(TerminalText.escaped($0))\n" }.joined()
        let blocks = self.blocks.map { block in
            let title = block.language.comment(block.language.name + block.purpose)
            return "\n\(title)\n" + block.remarks.map { block.language.comment($0) + "\n" }.joined() + block.code
        }
        let picture = self.picture.map { "\($0)\n" }.joined()
        return TerminalText.escaped(heading) + "\n" + lines + picture + blocks.joined()
    }

    /// The code in one language alone, all the rest as comments.
    func code(in language: CodeLanguage) -> String {
        let block = blocks.first { $0.language == language }
        let comments = [heading] + lines + (block?.remarks ?? [])
        return comments.map { language.comment(TerminalText.escaped($0)) + "\n" }.joined() + (block?.code ?? "")
    }
}
