import Foundation
import TestSupport
import Testing

/// What the other tests rely on when they run the program.
@Suite struct HarnessTests {
    @Test func `a run of a program leaves no file open`() throws {
        func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
        let before = try openFiles()
        let runs = 40
        for _ in 0..<runs { #expect(try BuiltProgram.insetlint.run(["--version"]).exitCode == 0) }
        // Tests beside this one hold a few files for a moment; one left open by each run would be more.
        #expect(try openFiles() - before < runs)
    }
}
