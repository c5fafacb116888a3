import Options
import TestSupport
import Testing

@Suite struct HelpTextTests {
    @Test func `of the program`() { expectGolden(sample.helpText(), "program.txt") }

    @Test func `of every command`() {
        expectGolden(sample.commands.map { sample.helpText(for: $0) }.joined(separator: "\n----\n\n"), "commands.txt")
    }

    @Test(arguments: [60, 72, 80, 100, 200])
    func `no line is longer than the width`(_ width: Int) {
        let texts = [sample.helpText(width: width)] + sample.commands.map { sample.helpText(for: $0, width: width) }
        for line in texts.joined().split(separator: "\n") {
            #expect(line.count <= width || !line.drop { $0 == " " }.contains(" "), "\(line)")
            #expect(line.last != " ")
        }
    }

    @Test func `a narrow terminal still gets help`() {
        #expect(sample.helpText(width: 0) == sample.helpText(width: 60))
    }

    /// Completions and the manual are made from the same rows.
    @Test func `the table can be read`() throws {
        #expect(sample.commands.map(\.name) == ["lint", "layout", "explain", "completions", "version", "help"])
        let lint = try #require(sample.command(named: "lint"))
        #expect(lint.options.map(\.name).prefix(3) == ["--format", "--output", "--color"])
        #expect(lint.options.suffix(2).map(\.name) == ["--help", "--version"])
        #expect(lint.options[0].choices.map(\.name) == ["text", "gcc", "sarif"])
        #expect(lint.options[0].short == "f")
        #expect(lint.options[0].placeholder == "FORMAT")
        #expect(lint.options[3].placeholder == nil)
        #expect(lint.operands.map(\.synopsis) == ["[PATH]..."])
        #expect(sample.command(named: "completions")?.synopsis == "[OPTIONS] SHELL...")
        #expect(sample.command(named: "explain")?.synopsis == "[OPTIONS] RULE [MORE]")
    }
}
