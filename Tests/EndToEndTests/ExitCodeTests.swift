import TestSupport
import Testing

/// 0, 1 or 2, and the report alone on standard output.
@Suite struct ExitCodeTests {
    private let project: Project

    init() throws {
        project = try Project([
            "clean.yml": Sample.clean, "info.yml": Sample.info, "warning.yml": Sample.warning,
            "error.yml": Sample.error, "broken.yml": Sample.broken, "other.yml": Sample.other,
        ])
    }

    @Test func `a clean file`() throws {
        try project.run("clean.yml").expect(0, stdout: "", stderr: "")
        try project.run("--format", "text", "clean.yml").expect(0, stdout: "No findings in 1 file.\n", stderr: "")
    }

    @Test func `findings below the threshold`() throws {
        let warning =
            "warning.yml:5:29: warning: `titleEdgeInsets.left` is 8 without an opposite `right`: the centred title "
            + "moves by 4 pt, not 8 pt; set `right` to -8 to move it by all of it [unpaired-inset]\n"
        try project.run("warning.yml").expect(0, stdout: warning, stderr: "")
        try project.run("lint", "warning.yml").expect(0, stdout: warning, stderr: "")
        try project.run("info.yml").expect(0, stderr: "")
    }

    @Test func `findings at the threshold`() throws {
        let error =
            "error.yml:3:5: error: the frame is 60 × 44, too small for image, title and insets; they need at least "
            + "72 × 44 [frame-too-small]\n"
        try project.run("error.yml").expect(1, stdout: error, stderr: "")
        try project.run("--strict", "warning.yml").expect(1, stderr: "")
        try project.run("--strict", "info.yml").expect(0, stderr: "")
        try project.run("--fail-on", "warning", "warning.yml").expect(1)
        try project.run("--fail-on=info", "info.yml").expect(1)
        try project.run("--fail-on", "error", "warning.yml").expect(0)
        try project.run("--fail-on", "info", "clean.yml").expect(0)
    }

    @Test func `too many warnings`() throws {
        try project.run("--max-warnings", "0", "warning.yml").expect(1, stderr: "")
        try project.run("--max-warnings", "1", "warning.yml").expect(0)
        try project.run("--max-warnings=0", "info.yml").expect(0)
        try project.run("--max-warnings", "0", "clean.yml").expect(0)
    }

    @Test func `a changed severity decides`() throws {
        try project.run("--severity", "unpaired-inset=error", "warning.yml").expect(1)
        try project.run("--severity", "frame-too-small=warning", "error.yml").expect(0)
        try project.run("--severity", "geometry=info", "error.yml").expect(0)
        try project.run("--severity", "frame-too-small=off", "error.yml").expect(1)
        try project.run("--ignore", "pairing", "--strict", "warning.yml").expect(0, stdout: "")
        try project.run("--select", "touch-target", "error.yml").expect(0, stdout: "")
    }

    @Test func `a spec that cannot be read is a finding`() throws {
        let output = try project.run("broken.yml")
        output.expect(1, stderr: "")
        #expect(output.lines.count == 1 && output.stdout.hasSuffix(" [syntax]\n"), "\(output.stdout)")
        #expect(output.stdout.hasPrefix("broken.yml:4:"))
    }

    @Test func `a file that is no spec`() throws {
        let output = try project.run("other.yml")
        output.expect(1, stderr: "")
        #expect(output.stdout.contains("[missing-key]"), "\(output.stdout)")
        try project.folder.write("", to: "empty.yml")
        #expect(try project.run("empty.yml").stdout.hasPrefix("empty.yml:1:1: error: this file has no `buttons`"))
    }

    @Test func `nothing to judge`() throws {
        let empty = try Project(["other.yml": Sample.other, "readme.txt": Sample.error])
        let output = try empty.run()
        output.expect(2, stdout: "")
        #expect(output.stderr.contains("--allow-empty"), "\(output.stderr)")
        try empty.run("--allow-empty").expect(0, stdout: "", stderr: "")
        try empty.run(".").expect(2, stdout: "")
        try Project().run().expect(2, stdout: "")
        try Project().run("--allow-empty", "--format", "text").expect(0, stdout: "No findings in 0 files.\n")
    }

    @Test func `a structured report of a clean run is a document`() throws {
        for format in ["json", "sarif"] { _ = try project.run("--format", format, "clean.yml").json() }
        for format in ["checkstyle", "junit"] {
            #expect(try project.run("--format", format, "clean.yml").stdout.hasPrefix("<?xml"))
        }
        #expect(try project.run("--format", "gitlab", "clean.yml").stdout == "[]\n")
    }
}
