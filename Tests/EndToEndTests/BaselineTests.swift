import Foundation
import TestSupport
import Testing

/// `--baseline`, `--write-baseline` and `insetlint baseline`.
@Suite struct BaselineTests {
    @Test func `known findings are left out, new ones are not`() throws {
        let project = try Project(["x/a.yml": Sample.error, "x/b.yml": Sample.warning])
        try project.run("baseline", "write", "-o", "known.yml").expect(
            0, stdout: "", stderr: "wrote 2 findings of 2 files to known.yml\n")
        try project.run("--baseline", "known.yml", "--strict").expect(0, stdout: "", stderr: "")
        #expect(
            try project.run("--baseline", "known.yml", "--format", "text").stdout == "No findings in 2 files.\n")
        try project.folder.write("# more\n\n" + Sample.error.replacing("60", with: "61"), to: "x/a.yml")
        try project.run("--baseline", "known.yml", "--strict").expect(0, stdout: "", stderr: "")
        try project.folder.write(Sample.warning.replacing("left: 8", with: "left: 8, top: 2"), to: "x/b.yml")
        let output = try project.run("--baseline", "known.yml", "--strict")
        output.expect(1, stderr: "")
        #expect(output.lines.count == 1 && output.stdout.hasPrefix("x/b.yml:5:"), "\(output.stdout)")
        try project.runScript("mv x y && $insetlint --baseline known.yml --max-warnings 1").expect(0, stderr: "")
    }

    @Test func `a run elsewhere takes the same baseline`() throws {
        let project = try Project(["x/a.yml": Sample.error])
        try project.run("--write-baseline", "known.yml", "x").expect(
            0, stdout: "", stderr: "wrote 1 finding of 1 file to known.yml\n")
        try project.runScript("cd x && $insetlint --baseline ../known.yml a.yml").expect(0, stdout: "", stderr: "")
        try project.run("--baseline", project.folder.path + "/known.yml", project.folder.path + "/x").expect(
            0, stdout: "", stderr: "")
        try project.run("--baseline", "known.yml", "--stdin-filename", "x/a.yml", "-", stdin: Sample.error).expect(
            0, stdout: "", stderr: "")
    }

    @Test func `stale entries are counted and pruned`() throws {
        let project = try Project(["a.yml": Sample.error, "b.yml": Sample.warning, "c.yml": Sample.warning])
        try project.run("baseline", "write").expect(
            0, stdout: "", stderr: "wrote 3 findings of 3 files to .insetlint-baseline.yml\n")
        try project.folder.write(Sample.clean, to: "b.yml")
        let stale =
            "1 entry of the baseline matches nothing any more; `insetlint baseline prune` removes them\n"
        try project.run("--baseline", ".insetlint-baseline.yml").expect(0, stdout: "", stderr: stale)
        try project.run("--baseline", ".insetlint-baseline.yml", "a.yml").expect(0, stdout: "", stderr: "")
        try project.run("--baseline", ".insetlint-baseline.yml", "--select", "geometry").expect(0, stderr: "")
        try project.run("baseline", "prune").expect(
            0, stdout: "", stderr: "removed 1 entry from .insetlint-baseline.yml; 2 are left\n")
        try project.run("--baseline", ".insetlint-baseline.yml").expect(0, stdout: "", stderr: "")
        try project.runScript("rm a.yml c.yml; $insetlint baseline prune -q . && grep -c file: .insetlint-baseline.yml")
            .expect(1, stdout: "0\n", stderr: "")
    }

    @Test func `what is fixed is not in the new baseline`() throws {
        let project = try Project(["a.yml": Sample.warning, "b.yml": Sample.error])
        try project.run(
            "--fix", "--unsafe-fixes", "--select", "unpaired-inset,clipped-title,frame-too-small", "a.yml", "-q"
        )
        .expect(0)
        try project.run("--write-baseline", "known.yml").expect(
            0, stdout: "", stderr: "wrote 1 finding of 1 file to known.yml\n")
    }

    @Test func `a broken or missing baseline is told`() throws {
        let project = try Project(["a.yml": Sample.clean, "known.yml": "version: 1\nfinding: []\n"])
        try project.run("--baseline", "known.yml").expect(
            2, stdout: "",
            stderr: """
                known.yml:2:1: error: a baseline has no key `finding`: did you mean `findings`? [unknown-key]
                  2 | finding: []
                    | ^~~~~~~

                known.yml:1:1: error: a baseline has no `findings`; add it [missing-key]
                  1 | version: 1
                    | ^

                insetlint: the baseline cannot be used until this is mended

                """.replacing("\n\n\n", with: "\n\n"))
        try project.run("--baseline", "none.yml").expect(
            2, stdout: "", stderr: "insetlint: cannot read none.yml: there is no such file or folder\n")
        try project.run("baseline", "prune").expect(
            2, stdout: "", stderr: "insetlint: cannot read .insetlint-baseline.yml: there is no such file or folder\n")
        try project.run("baseline", "wipe").expect(2, stdout: "")
    }

    @Test func `a spec is not overwritten by mistake`() throws {
        let project = try Project(["a.yml": Sample.error])
        try project.run("--write-baseline", "a.yml").expect(
            2, stdout: "",
            stderr: "insetlint: a.yml is there and is no baseline; remove it, or write the baseline to another file\n")
        #expect(try project.folder.read("a.yml") == Sample.error)
        try project.run("--write-baseline", "none/known.yml").expect(
            2, stdout: "", stderr: "insetlint: cannot write none/known.yml: there is no such file or folder\n")
    }

    @Test func `a run that could not judge everything writes no baseline`() throws {
        let project = try Project(["a.yml": Sample.error])
        let output = try project.run("baseline", "write", "a.yml", "none.yml")
        output.expect(2, stdout: "")
        #expect(output.stderr.contains(".insetlint-baseline.yml was not written, for not everything could be judged"))
        #expect(!FileManager.default.fileExists(atPath: project.folder.path + "/.insetlint-baseline.yml"))
    }
}
