import Foundation
import TestSupport
import Testing

/// Holds the documents to what the program does. `RECORD=1 swift test --filter DocumentsTests` writes outputs and tables
/// anew.
@Suite struct DocumentsTests {
    @Test("outputs and tables are those of the program", arguments: Document.all)
    func regenerated(_ document: Document) throws {
        expectGolden(try document.regenerated(), at: document.file)
    }

    @Test("the specs that are shown can be read", arguments: Document.all)
    func specs(_ document: Document) throws {
        for spec in try document.blocks(of: "yaml") where spec.contains("buttons:") && !spec.hasPrefix("id:") {
            let run = try BuiltProgram.insetlint.run(["--ignore", "all", "--format", "text", "-"], stdin: spec)
            #expect(run.exitCode == 0, "\(run.stdout)\(spec)")
        }
    }

    @Test("the rules that are shown can be loaded and run", arguments: Document.all)
    func rules(_ document: Document) throws {
        for rule in try document.blocks(of: "yaml") where rule.hasPrefix("id:") {
            let folder = try TemporaryFolder()
            try folder.write(rule, to: "house/rule.yml")
            let spec = "buttons: [{name: button, frame: {width: 44, height: 44}}]"
            let run = try BuiltProgram.insetlint.run(["--rules", folder.path, "-"], stdin: spec)
            #expect(run.exitCode < 2, "\(run.stderr)")
        }
    }

    @Test("links between documents lead somewhere", arguments: Document.all)
    func links(_ document: Document) throws {
        for link in try document.text().matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map({ String($0.output.1) }) {
            let target = document.file.deletingLastPathComponent().appendingPathComponent(link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
        }
    }
}
