import Options
import TestSupport
import Testing

/// What shells and `man` read is made from the table. That the shells understand it is tested in them.
@Suite struct CompletionsTests {
    private static let sources: [String: ValueSource] = [
        "PATH": .files, "FILE": .files, "RULE": .command("insetlint rules --ids", isList: false),
        "MORE": .command("insetlint rules --ids", isList: true),
        "ID=LEVEL": .pairs(keysOf: "insetlint rules --ids", values: ["off", "error"]), "N": .keys(["one", "two"]),
    ]

    @Test(arguments: Shell.allCases)
    func completions(_ shell: Shell) {
        expectGolden(sample.completions(for: shell, sources: Self.sources), "completions.\(shell.rawValue)")
    }

    @Test func manual() {
        expectGolden(
            sample.manual(version: "1.0.0", sections: [("EXIT STATUS", ["0: nothing was found.", "1: it's worse."])]),
            "manual.1")
    }
}
