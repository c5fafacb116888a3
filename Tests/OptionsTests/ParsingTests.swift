import Options
import Testing

@Suite struct ParsingTests {
    /// What a line, split at spaces, is read as.
    private func settings(_ line: String) throws -> Settings {
        switch try sample.parse(line.split(separator: " ").map(String.init), into: Settings()) {
        case .run(let settings): return settings
        case .help, .version: throw UsageError("help or version")
        }
    }

    @Test(
        arguments: [
            ("", "lint", []), ("a.yml b.yml", "lint", ["path a.yml", "path b.yml"]),
            ("lint a.yml", "lint", ["path a.yml"]),
            ("layout a.yml", "layout", ["file a.yml"]), ("./layout", "lint", ["path ./layout"]),
            ("a.yml layout", "lint", ["path a.yml", "path layout"]), ("-q layout", "lint", ["path layout"]),
            ("lint lint", "lint", ["path lint"]), ("-", "lint", ["path -"]), ("layout -", "layout", ["file -"]),
            ("-- --quiet -x", "lint", ["path --quiet", "path -x"]), ("-- -- a", "lint", ["path --", "path a"]),
            ("--format gcc a --format=sarif b", "lint", ["format gcc", "format sarif", "path a", "path b"]),
            (
                "--format sarif --output a.sarif --format text", "lint",
                ["format sarif", "output a.sarif", "format text"]
            ),
            ("--output=", "lint", ["output "]), ("--output=a=b", "lint", ["output a=b"]),
            ("--output -", "lint", ["output -"]),
            ("--output=--x", "lint", ["output --x"]), ("layout --scale -2 x", "layout", ["scale -2", "file x"]),
            ("-o a -ob -o=c", "lint", ["output a", "output b", "output c"]),
            ("-fgcc -vv", "lint", ["format gcc", "verbose", "verbose"]),
            ("-vo x", "lint", ["verbose", "output x"]), ("-vqox", "lint", ["verbose", "output x"]),
            ("--severity a=error", "lint", ["severity a=error"]), ("explain a", "explain", ["rule a"]),
            ("explain a b", "explain", ["rule a", "more b"]),
            ("completions zsh fish", "completions", ["shell zsh", "shell fish"]),
        ] as [(String, String, [String])])
    func `lines that are right`(_ line: String, _ command: String, _ log: [String]) throws {
        let settings = try settings(line)
        #expect(settings.command == command)
        #expect(settings.log == log)
    }

    @Test func `typed values`() throws {
        #expect(try settings("--color never").color == .never)
        #expect(try settings("--color=always --color=auto").color == .auto)
        #expect(try settings("-j4").jobs == 4)
        #expect(try settings("--jobs 256 -q").jobs == 256)
        #expect(try settings("-q").isQuiet)
        #expect(try !settings("").isQuiet)
    }

    @Test func `words are taken as they are`() throws {
        let words = ["--output", "a b\n=c", "", "é", "e\u{301}"]
        guard case .run(let settings) = try sample.parse(words, into: Settings()) else { throw UsageError("no run") }
        #expect(
            settings.log.map { Array($0.utf8) }
                == ["output a b\n=c", "path ", "path é", "path e\u{301}"].map { Array($0.utf8) })
    }

    @Test(
        arguments: [
            ("--help", nil), ("-h", nil), ("a.yml --help", nil), ("--quiet --help", nil), ("-qh", nil), ("help", nil),
            ("lint --help", "lint"), ("layout --help", "layout"), ("layout -h a b c", "layout"),
            ("help layout", "layout"),
            ("help help", "help"), ("help --help", "help"), ("completions --help", "completions"),
            ("version --help", "version"),
        ] as [(String, String?)])
    func `help`(_ line: String, _ command: String?) throws {
        let invocation = try sample.parse(line.split(separator: " ").map(String.init), into: Settings())
        guard case .help(let of) = invocation else { throw UsageError("not help: \(line)") }
        #expect(of?.name == command)
    }

    @Test(arguments: ["--version", "version", "lint --version", "-q --version", "layout --version"])
    func `version`(_ line: String) throws {
        let invocation = try sample.parse(line.split(separator: " ").map(String.init), into: Settings())
        guard case .version = invocation else { throw UsageError("not version: \(line)") }
    }

    @Test(
        arguments: [
            ("layot", "did you mean the command `layout`?"), ("Explain", "did you mean the command `explain`?"),
            ("layout", "`layout` is a command too; to run it, write it first: insetlint layout"), ("a/b.yml", nil),
            ("", nil),
            ("buttons", nil),
        ] as [(String, String?)])
    func `a missing path may be a command`(_ path: String, _ hint: String?) {
        #expect(sample.commandHint(forMissingPath: path) == hint)
    }
}
