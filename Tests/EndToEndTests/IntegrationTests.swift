import Foundation
import TestSupport
import Testing

/// What other programs need: hooks, shells, editors, scripts.
@Suite struct IntegrationTests {
    @Test func `named files without buttons are passed over on request`() throws {
        let project = try Project(["other.yml": "services: {}\n", "bad.yml": Sample.error, "chart.yml": "a: {{ b }}\n"])
        try project.run("other.yml", "chart.yml").expect(1)
        let both = try project.run("--skip-other-yaml", "other.yml", "bad.yml", "chart.yml")
        both.expect(1)
        #expect(both.lines.count == 1 && both.lines[0].hasPrefix("bad.yml:3:5: error: "))
        try project.run("--skip-other-yaml", "other.yml").expect(2)
        try project.run("--skip-other-yaml", "--allow-empty", "other.yml").expect(0, stdout: "", stderr: "")
        // A missing file stays an error.
        try project.run("--skip-other-yaml", "--allow-empty", "missing.yml").expect(2)
    }

    @Test func `statistics go to standard error`() throws {
        let project = try Project(["a.yml": Sample.warning, "b.yml": Sample.warning, "c.yml": Sample.error])
        let output = try project.run("--statistics", "--format", "json")
        output.expect(1, stderr: "2  unpaired-inset\n1  frame-too-small\n")
        #expect(try project.run("--format", "json").stdout == output.stdout)
        try project.run("--statistics", "--select", "touch-target").expect(0, stdout: "", stderr: "")
    }

    @Test func `ids of rules are for scripts`() throws {
        let project = try Project()
        let ids = try project.run("rules", "--ids")
        ids.expect(0, stderr: "")
        #expect(ids.lines.contains("unpaired-inset") && ids.lines.contains("pairing"))
        #expect(ids.lines.allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "-" } })
    }

    @Test func `the manual page is for packagers and not listed`() throws {
        let project = try Project()
        let page = try project.run("man")
        page.expect(0, stderr: "")
        #expect(page.stdout.hasPrefix(".TH INSETLINT 1 "))
        #expect(page.stdout.contains("\\fB\\-\\-skip\\-other\\-yaml\\fR"))
        #expect(try project.run("help").lines.contains { $0.hasPrefix("  man ") } == false)
    }

    @Test func `what an output leads to is written to as it is`() throws {
        let project = try Project(["a.yml": Sample.warning, "target.txt": "before"])
        let link = try project.runScript(
            "ln -s target.txt link.txt && $insetlint -o link.txt a.yml && test -L link.txt && cat target.txt")
        link.expect(0, stderr: "")
        #expect(link.stdout.hasPrefix("a.yml:5:29: warning: "))
        let pipe = try project.runScript(
            "mkfifo pipe && { cat pipe > copy.txt & } && $insetlint -o pipe a.yml && wait && test -p pipe && cat copy.txt"
        )
        pipe.expect(0, stdout: link.stdout, stderr: "")
    }
}
