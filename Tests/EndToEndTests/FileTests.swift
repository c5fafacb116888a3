import Foundation
import TestSupport
import Testing

/// Which files are judged, and which are refused.
@Suite struct FileTests {
    @Test func `a walk takes YAML files with buttons`() throws {
        let project = try Project([
            "b.yml": Sample.clean, "a/c.yaml": Sample.warning, "a/d.YML": Sample.clean, "a/other.yml": Sample.other,
            "a/b/notes.txt": Sample.error, ".hidden/e.yml": Sample.error, "a/.f.yml": Sample.error,
            "a/b/list.yml": "- 1\n", "a/b/broken.yml": "a: [\n", "a/b/empty.yml": "",
        ])
        let output = try project.run("--format", "text")
        output.expect(0, stderr: "")
        #expect(output.stdout.hasPrefix("a/c.yaml:5:29: warning: "))
        #expect(output.stdout.contains("\n1 warning in 1 of 3 files\n"), "\(output.stdout)")
        try project.run(".").expect(0, stdout: try project.run().stdout)
        #expect(try project.run("a").lines.count == 1)
    }

    @Test func `a broken file that was meant as a spec is reported in a walk`() throws {
        let project = try Project(["a.yml": Sample.clean, "b.yml": Sample.broken, "c.yml": "x: {\nbuttonss: 1\n"])
        let output = try project.run()
        output.expect(1)
        #expect(output.lines.count == 1 && output.stdout.hasPrefix("b.yml:4:"), "\(output.stdout)")
    }

    @Test func `files are listed`() throws {
        let project = try Project(["b.yml": Sample.broken, "a/c.yaml": Sample.error, "readme.md": ""])
        try project.run("--list-files").expect(0, stdout: "a/c.yaml\nb.yml\n", stderr: "")
        try project.run("--list-files", "b.yml", "./b.yml", "missing.yml").expect(2, stdout: "b.yml\n")
    }

    @Test func `a file that is named twice is judged once`() throws {
        let project = try Project(["a.yml": Sample.warning])
        #expect(try project.run("a.yml", "./a.yml", ".").lines.count == 1)
    }

    @Test func `links are followed to files, not to folders`() throws {
        let project = try Project(["real/a.yml": Sample.warning])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: project.folder.path + "/real/loop", withDestinationPath: "..")
        try manager.createSymbolicLink(atPath: project.folder.path + "/link.yml", withDestinationPath: "real/a.yml")
        try manager.createSymbolicLink(atPath: project.folder.path + "/dangling.yml", withDestinationPath: "nowhere")
        try manager.createSymbolicLink(atPath: project.folder.path + "/circle.yml", withDestinationPath: "circle.yml")
        let output = try project.run()
        output.expect(0, stderr: "")
        #expect(output.lines.map { $0.prefix { $0 != ":" } } == ["link.yml", "real/a.yml"])
        let dangling = try project.run("dangling.yml")
        dangling.expect(2, stderr: "insetlint: cannot read dangling.yml: there is no such file or folder\n")
        try project.run("circle.yml").expect(
            2, stderr: "insetlint: cannot read circle.yml: its links lead in a circle\n")
    }

    @Test func `a pipe is refused, not read for ever`() throws {
        let project = try Project(["a.yml": Sample.clean])
        #expect(mkfifo(project.folder.path + "/pipe.yml", 0o600) == 0)
        try project.run().expect(0, stdout: "", stderr: "")
        let output = try project.run("pipe.yml")
        output.expect(2, stdout: "")
        #expect(output.stderr.contains("pipe.yml"))
        try project.run("layout", "pipe.yml").expect(
            2, stderr: "insetlint: cannot read pipe.yml: it is not a regular file\n")
        try project.run("--files-from", "pipe.yml").expect(2)
        try project.run("--rules", "pipe.yml", "a.yml").expect(2)
        try project.run("/dev/null").expect(2)
    }

    /// Root may read everything; `setpriv` makes somebody else of it.
    static let asNobody =
        geteuid() != 0 ? "" : "setpriv --reuid=65534 --regid=65534 --clear-groups "
    static let canBeNobody = {
        guard geteuid() == 0 else { return true }
        let output = try? BuiltProgram.shell.run(["-c", asNobody + BuiltProgram.insetlint.path + " --version"])
        return output?.exitCode == 0
    }()

    @Test(.enabled(if: canBeNobody, "there is nobody but root"))
    func `what cannot be read is told`() throws {
        let project = try Project(["a.yml": Sample.clean, "locked.yml": Sample.clean, "shut/b.yml": Sample.clean])
        let script =
            "chmod 755 . && chmod 000 locked.yml shut && \(Self.asNobody)$insetlint . ; code=$?; chmod 755 shut; exit $code"
        let output = try project.runScript(script)
        output.expect(
            2, stdout: "",
            stderr: "insetlint: cannot read shut: permission denied\n"
                + "insetlint: cannot read locked.yml: permission denied\n")
    }

    @Test func `standard input has a name`() throws {
        let project = try Project()
        let warning = try project.run("-", stdin: Sample.warning)
        warning.expect(0, stderr: "")
        #expect(warning.stdout.hasPrefix("<stdin>:5:29: warning: "))
        let named = try project.run("--stdin-filename", "App/Main.yml", "-", stdin: Sample.warning)
        #expect(named.stdout.hasPrefix("App/Main.yml:5:29: warning: "))
        let empty = try project.run("-", stdin: "")
        empty.expect(1)
        #expect(empty.stdout.hasPrefix("<stdin>:1:1: error: "))
        try project.run("-", stdin: Sample.other).expect(1)
    }

    @Test func `standard input is read once`() throws {
        let project = try Project(["a.yml": Sample.error])
        let output = try project.run("-", "-", "a.yml", stdin: Sample.warning)
        output.expect(1)
        #expect(output.lines.count == 2, "\(output.stdout)")
    }

    @Test func `paths come from a list`() throws {
        let project = try Project(["a b.yml": Sample.warning, "c.yml": Sample.error, "d.yml": Sample.error])
        try project.folder.write("a b.yml\r\n\nc.yml", to: "lines")
        try project.folder.write(Array("c.yml\0a b.yml\0".utf8), to: "nul")
        for output in [
            try project.run("--files-from", "lines"), try project.run("--files-from", "nul"),
            try project.run("--files-from", "-", stdin: "c.yml\na b.yml\n"),
        ] {
            output.expect(1, stderr: "")
            #expect(output.lines.map { $0.prefix { $0 != ":" } } == ["a b.yml", "c.yml"])
        }
        #expect(try project.run("--files-from", "lines", "d.yml").lines.count == 3)
        try project.folder.write("", to: "nothing")
        try project.run("--files-from", "nothing").expect(2, stdout: "")
        try project.run("--files-from", "nothing", "--allow-empty").expect(0, stdout: "")
    }

    @Test func `a file with a byte order mark or in UTF-16 is read`() throws {
        let project = try Project()
        try project.folder.write([0xEF, 0xBB, 0xBF] + Array(Sample.warning.utf8), to: "a.yml")
        try project.folder.write(
            [0xFF, 0xFE] + Sample.warning.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "b.yml")
        try project.folder.write(Array(Sample.warning.utf8) + [0xFF, 0x0A], to: "c.yml")
        let output = try project.run()
        output.expect(1)
        #expect(output.lines.count == 4, "\(output.stdout)")
        #expect(
            output.lines.allSatisfy { $0.contains(":5:29: warning:") || $0.hasPrefix("c.yml:6:1: error:") },
            "\(output.stdout)")
    }

    @Test func `limits are kept`() throws {
        let project = try Project(["a.yml": Sample.clean])
        let size = try project.run("--limit", "file-size=10", "a.yml")
        size.expect(1)
        #expect(size.stdout.contains("[limit-exceeded]"))
        try project.run("--limit", "nodes=5", "a.yml").expect(1)
        try project.run("--limit", "nesting=2", "a.yml").expect(1)
        let deep = String(repeating: "[", count: 100_000)
        try project.folder.write("buttons: " + deep, to: "deep.yml")
        #expect(try project.run("deep.yml").stdout.contains("[limit-exceeded]"))
        let bomb = (1..<9).reduce("x0: &x0 [1]\n") { text, n in
            text + "x\(n): &x\(n) [" + Array(repeating: "*x\(n - 1)", count: 20).joined(separator: ", ") + "]\n"
        }
        try project.folder.write(bomb + "buttons: *x8\n", to: "bomb.yml")
        #expect(try project.run("bomb.yml").stdout.contains("[limit-exceeded]"))
    }
}
