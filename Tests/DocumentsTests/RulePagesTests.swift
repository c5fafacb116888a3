import Foundation
import TestSupport
import Testing

/// Holds the pages about rules to the rule files.
@Suite struct RulePagesTests {
    @Test("every page is as the rule files make it")
    func pages() {
        for (path, text) in RulePages.all { expectGolden(text, at: Document.root.appendingPathComponent(path)) }
    }

    @Test("there is no page of a rule that is gone")
    func leftovers() throws {
        let folder = Document.root.appendingPathComponent("docs/rules").path
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder).map { "docs/rules/\($0)" }.sorted()
        #expect(pages == RulePages.all.map(\.path).filter { $0.hasPrefix("docs/") }.sorted())
    }
}
