import TestSupport
import Testing

/// What was mistyped, what was meant, exit code 2.
@Suite struct UsageErrorTests {
    private let project: Project

    init() throws { project = try Project(["a.yml": Sample.clean]) }

    @Test(arguments: [
        (["--formt", "json"], "insetlint: unknown option `--formt`: did you mean `--format`?\n"),
        (["--format", "jsn", "a.yml"], "did you mean `json`?"),
        (["--format"], "`--format` needs a value"),
        (["--fail-on", "loud", "a.yml"], "error, warning, info"),
        (["--max-warnings", "many", "a.yml"], "--max-warnings"),
        (["--jobs", "0", "a.yml"], "--jobs"),
        (["--quiet=yes", "a.yml"], "takes no value"),
        (
            ["--select", "unpaird-inset", "a.yml"],
            "there is no rule or topic `unpaird-inset`: did you mean `unpaired-inset`?"
        ),
        (["--ignore", "geometri", "a.yml"], "did you mean `geometry`?"),
        (["--severity", "touch-targt=error", "a.yml"], "did you mean `touch-target`?"),
        (
            ["--severity", "touch-target=loud", "a.yml"],
            "there is no severity `loud`; it is one of info, warning, error, off"
        ),
        (["--severity", "touch-target", "a.yml"], "RULE=LEVEL"),
        (["--limit", "nestin=3", "a.yml"], "there is no limit `nestin`: did you mean `nesting`? It is one of"),
        (["--limit", "nesting=0", "a.yml"], "from 1 to 1000"),
        (["layot", "a.yml"], "did you mean the command `layout`?"),
        (["layout"], "`layout` needs PATH"),
        (["layout", "--format", "yaml", "a.yml"], "json"),
        (["layout", "--strict", "a.yml"], "it is an option of `insetlint lint`"),
        (["explain"], "`explain` needs RULE"),
        (["explain", "unpaired"], "there is no rule `unpaired`"),
        (["explain", "unpaird-inset"], "did you mean `unpaired-inset`?"),
        (["help", "layot"], "layout"),
        (["rules", "extra"], "unexpected argument `extra`"),
        (["--rules", "missing", "a.yml"], "cannot read missing"),
        (["--files-from", "missing"], "cannot read missing"),
    ])
    func `a mistake on the command line is told`(_ arguments: [String], _ expected: String) throws {
        let output = try project.run(arguments)
        #expect(output.exitCode == 2, "\(arguments): \(output)")
        #expect(output.stdout == "", "\(arguments)")
        #expect(output.stderr.hasPrefix("insetlint: "), "\(arguments): \(output.stderr)")
        #expect(output.stderr.contains(expected), "\(arguments): \(output.stderr)")
    }

    @Test func `what was typed cannot act on the terminal`() throws {
        for text in ["--\u{1B}[31mred", "a\u{1B}]0;x\u{7}.yml", "--format=\u{9B}31m"] {
            let output = try project.run(text)
            output.expect(2)
            #expect(
                !output.stderr.unicodeScalars.contains {
                    $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value)
                })
        }
    }

    @Test func `a missing file keeps the others from passing`() throws {
        let output = try project.run("a.yml", "missing.yml")
        output.expect(2, stdout: "")
        #expect(output.stderr == "insetlint: cannot read missing.yml: there is no such file or folder\n")
    }
}
