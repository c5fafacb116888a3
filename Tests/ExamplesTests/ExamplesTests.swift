import Foundation
import TestSupport
import Testing

/// Runs the program over every example. `RECORD=1 swift test --filter ExamplesTests` writes the outputs anew.
@Suite struct ExamplesTests {
    @Test("nothing is said about the good examples", arguments: Example.all(in: "ok"))
    func good(_ example: Example) throws {
        let run = try Example.lint([example.path])
        #expect(run.stdout == "No findings in 1 file.\n")
        #expect(run.stderr == "")
        #expect(run.exitCode == 0)
    }

    @Test("the bad examples give the output beside them", arguments: Example.all(in: "bad"))
    func bad(_ example: Example) throws {
        let run = try Example.lint([example.path])
        expectGolden(run.stdout, at: example.output)
        #expect(run.stderr == "")
        #expect(run.exitCode == 1)
    }

    @Test("the published systems give the output beside them", arguments: Example.all(in: "systems"))
    func systems(_ example: Example) throws {
        let run = try Example.lint([example.path])
        expectGolden(run.stdout, at: example.output)
        #expect(run.stderr == "")
    }

    @Test("one run over all bad examples gives their outputs one after the other", arguments: [1, 4])
    func together(jobs: Int) throws {
        let run = try Example.lint(["examples/bad"], ["--jobs", "\(jobs)"])
        let outputs = try Example.all(in: "bad").map { try String(contentsOf: $0.output, encoding: .utf8) }
        #expect(findings(of: run.stdout) == outputs.map(findings).joined())
        #expect(run.exitCode == 1)
    }

    /// An output without the summary, which is its last paragraph.
    private func findings(of output: String) -> String {
        let paragraphs = output.split(separator: "\n\n", omittingEmptySubsequences: false)
        return paragraphs.dropLast().map { $0 + "\n\n" }.joined()
    }

    @Test("every example is found, and every output belongs to one", arguments: ["ok", "bad", "systems"])
    func folders(_ folder: String) {
        let specs = Example.names(in: folder, extension: "yml").map { String($0.dropLast(4)) }
        let outputs = Example.names(in: folder, extension: "out").map { String($0.dropLast(4)) }
        #expect(!specs.isEmpty)
        #expect(outputs == (folder == "ok" ? [] : specs))
    }
}
