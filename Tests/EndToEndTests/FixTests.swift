import Foundation
import TestSupport
import Testing

/// `--fix`, `--unsafe-fixes`, `--diff` and `insetlint fix`.
@Suite struct FixTests {
    /// A button with one safe fix.
    private static let idle = Sample.clean.replacing("clean", with: "idle") + "    imageEdgeInsets: {left: 8}\n"
    private static let fixedWarning = Sample.warning.replacing("{left: 8}", with: "{left: 8, right: -8}")

    @Test func `safe fixes change the file, and the report shows what is left`() throws {
        let project = try Project(["a.yml": Self.idle, "b/c.yml": Sample.warning, "d.yml": Self.idle])
        let output = try project.run("--fix", "--format", "text")
        output.expect(0, stderr: "fixed 2 findings in 2 files\n")
        #expect(output.stdout.contains("b/c.yml:5:29: warning"), "\(output.stdout)")
        #expect(output.stdout.hasSuffix("1 warning in 1 of 3 files\n1 can be fixed with --fix --unsafe-fixes\n"))
        let clean = Sample.clean.replacing("clean", with: "idle")
        #expect(try project.folder.read("a.yml") == clean && project.folder.read("d.yml") == clean)
        #expect(try project.folder.read("b/c.yml") == Sample.warning)
        try project.run("fix", "--unsafe-fixes", ".").expect(0, stdout: "", stderr: "fixed 1 finding in 1 file\n")
        #expect(try project.folder.read("b/c.yml") == Self.fixedWarning)
        try project.run("fix", "--unsafe-fixes").expect(0, stdout: "", stderr: "")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.folder.path).sorted() == [
                "a.yml", "b", "d.yml",
            ])
    }

    @Test func `a diff shows the changes, and changes nothing`() throws {
        let project = try Project(["a.yml": Self.idle, "b.yml": Sample.warning, "c.yml": Sample.error])
        let output = try project.run("--diff")
        output.expect(1, stderr: "1 finding in 1 file would be fixed\n")
        #expect(output.stdout.hasPrefix("--- a/a.yml\n+++ b/a.yml\n@@ -2,4 +2,3 @@\n"), "\(output.stdout)")
        #expect(try project.folder.read("a.yml") == Self.idle)
        try project.run("--diff", "b.yml", "c.yml").expect(0, stdout: "", stderr: "")
        let all = try project.run("fix", "--diff", "--unsafe-fixes")
        all.expect(1)
        try project.folder.write(all.stdout, to: "all.diff")
        try project.runScript("git apply all.diff && $insetlint fix --unsafe-fixes a.yml b.yml").expect(
            0, stdout: "", stderr: "")
        #expect(try project.folder.read("b.yml") == Self.fixedWarning)
    }

    @Test func `standard input becomes standard output`() throws {
        let project = try Project()
        let output = try project.run("--fix", "--stdin-filename", "x.yml", "-", stdin: Self.idle)
        output.expect(0, stdout: Sample.clean.replacing("clean", with: "idle"), stderr: "fixed 1 finding in 1 file\n")
        let left = try project.run("--fix", "--stdin-filename", "x.yml", "-", stdin: Sample.warning)
        left.expect(0, stdout: Sample.warning)
        #expect(left.stderr.hasPrefix("x.yml:5:29: warning: "))
        try project.run("--fix", "-q", "-", stdin: Sample.other).expect(1, stdout: Sample.other)
        let diff = try project.run("--diff", "-", stdin: Self.idle)
        #expect(diff.exitCode == 1 && diff.stdout.hasPrefix("--- a/<stdin>\n"))
        let long = try project.run("--fix", "--limit", "file-size=20", "-", stdin: Self.idle)
        long.expect(2, stdout: "")
        #expect(long.stderr.contains("cannot fix standard input: it is longer than the limit"))
    }

    @Test func `links are not written through`() throws {
        let project = try Project(["real/a.yml": Self.idle])
        try FileManager.default.createSymbolicLink(
            atPath: project.folder.path + "/link.yml", withDestinationPath: "real/a.yml")
        let output = try project.run("--fix", "link.yml", "--extend-select", "ineffective-inset", "--strict")
        output.expect(
            1, stderr: "insetlint: link.yml: a symbolic link is not followed to write; fix the file that it leads to\n")
        #expect(try project.folder.read("real/a.yml") == Self.idle)
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: project.folder.path + "/link.yml")
        #expect(link == "real/a.yml")
    }

    @Test func `mode stays`() throws {
        let project = try Project(["a.yml": Self.idle])
        try project.runScript("chmod 640 a.yml && $insetlint --fix a.yml && stat -c %a a.yml || stat -f %Lp a.yml")
            .expect(
                0, stdout: "640\n")
    }

    @Test func `two runs at once leave whole files`() throws {
        let spec =
            "buttons:\n"
            + (1...60).map { number in
                Sample.warning.replacing("buttons:\n", with: "").replacing("lone", with: "lone\(number)")
            }.joined()
        let files = Dictionary(uniqueKeysWithValues: (1...6).map { ("f\($0).yml", spec) })
        let project = try Project(files)
        let output = try project.runScript(
            "$insetlint fix -q --unsafe-fixes . & first=$!; $insetlint fix -q --unsafe-fixes .; wait $first; "
                + "$insetlint fix -q --unsafe-fixes .")
        #expect(output.exitCode == 0)
        for line in output.stderr.split(separator: "\n") {
            #expect(line.hasSuffix("it has changed since it was read; run again"), "\(line)")
        }
        let fixed = spec.replacing("{left: 8}", with: "{left: 8, right: -8}")
        for name in files.keys { #expect(try project.folder.read(name) == fixed) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.folder.path).count == 6)
    }

    @Test func `options that do not go together are told`() throws {
        let project = try Project(["a.yml": Self.idle])
        for (arguments, message) in [
            (
                ["--unsafe-fixes"],
                "`--unsafe-fixes` says which fixes are made; add --fix to make them, or --diff to see them"
            ),
            (
                ["--diff", "--format", "json"],
                "`--diff` prints a diff in the place of the report; leave out --format and --output"
            ),
            (
                ["--diff", "--baseline", "b.yml"],
                "`--diff` does not report findings, so it has no use for a baseline; leave one of them out"
            ),
        ] {
            try project.run(arguments + ["a.yml"]).expect(2, stdout: "", stderr: "insetlint: \(message)\n")
        }
    }

    @Test func `a diff in the log of a job gives no commands`() throws {
        let hostile = Self.idle + "    x-note: |\n      ::add-mask::x\n      ##[error] \u{202E}y\n"
        let project = try Project(["a.yml": hostile])
        let log = try project.runScript("GITHUB_ACTIONS=true $insetlint --diff | cat").stdout
        #expect(log.contains("\\u{3A}:add-mask::x") && log.contains("\\u{202E}") && !log.contains("##["), "\(log)")
        let file = try project.run("--diff", environment: ["GITHUB_ACTIONS": "true"])
        #expect(file.stdout.contains("       ::add-mask::x\n"))
        let plain = try project.runScript("$insetlint --diff | git apply && cat a.yml")
        #expect(plain.stdout == hostile.replacing("    imageEdgeInsets: {left: 8}\n", with: ""))
    }
}
