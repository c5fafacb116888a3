import Foundation
import TestSupport
import Testing

/// `render`, `layout --picture`, `--pictures` and the HTML report.
@Suite struct PictureTests {
    private static let picture = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "

    @Test func `buttons are drawn on standard output or into a file`() throws {
        let project = try Project(["a.yml": Sample.warning, "b.yml": Sample.clean])
        let output = try project.run("render", "a.yml", "b.yml")
        output.expect(0, stderr: "")
        #expect(output.stdout.hasPrefix(Self.picture) && output.stdout.hasSuffix("</svg>\n"))
        #expect(output.stdout.contains(">lone</text>") && output.stdout.contains(">clean</text>"))
        try project.run("render", "-o", "both.svg", "a.yml", "b.yml").expect(0, stdout: "", stderr: "")
        #expect(try project.folder.read("both.svg") == output.stdout)
        let one = try project.run("render", "--name", "clean", "--theme", "dark", "a.yml", "b.yml")
        one.expect(0, stderr: "")
        #expect(!one.stdout.contains(">lone</text>") && !one.stdout.contains("prefers-color-scheme"))
        let page = try project.run("render", "--format", "html", "-", stdin: Sample.warning)
        page.expect(0, stderr: "")
        #expect(page.stdout.hasPrefix("<!DOCTYPE html>\n") && !page.stdout.contains("<script"))
    }

    @Test func `what cannot be drawn is said`() throws {
        let project = try Project([
            "a.yml": Sample.warning, "none.yml": "buttons: []\n",
            "odd.yml": "buttons: [{name: a, frame: {width: x, height: 1}}]\n",
        ])
        for (arguments, message) in [
            (["render"], "missing"), (["render", "gone.yml"], "there is no such file"),
            (["render", "--name", "lon", "a.yml"], "did you mean `lone`?"),
            (["render", "none.yml"], "there are no buttons in none.yml"),
            (["render", "-o", "no/where.svg", "a.yml"], "cannot write no/where.svg"),
            (["render", "--format", "svgg", "a.yml"], "did you mean `svg`?"),
            (["lint", "--pictures", "x", "a.yml"], "add --diff to see them, or --fix to make them"),
            (["migrate", "--picture", "--format", "json", "a.yml"], "--pictures FOLDER"),
            (["layout", "--picture", "--graphics", "kity", "a.yml"], "did you mean `kitty`?"),
            (["layout", "--graphics", "sixel", "a.yml"], "add --picture, or leave out --graphics"),
            (["solve", "--graphics", "kitty", "gone.yml"], "add --picture, or leave out --graphics"),
            (["migrate", "--graphics=sixel", "--format=json", "a.yml"], "add --picture, or leave out --graphics"),
            (["layout", "--picture", "--graphics", "sixel", "--format", "json", "a.yml"], "leave out --format"),
            (["render", "--graphics", "sixel", "a.yml"], "it is an option of `insetlint layout`"),
        ] {
            let output = try project.run(arguments)
            #expect(output.exitCode == 2 && output.stdout == "", "\(arguments): \(output)")
            if message != "missing" { #expect(output.stderr.contains(message), "\(output.stderr)") }
        }
        let odd = try project.run("render", "odd.yml")
        odd.expect(1, stdout: "")
        #expect(odd.stderr.contains("odd.yml:1:"))
    }

    @Test func `a picture in the terminal follows the locale`() throws {
        let project = try Project(["a.yml": Sample.warning])
        func lines(_ environment: [String: String]) throws -> String {
            try project.run("layout", "--picture", "a.yml", environment: environment).stdout
        }
        for environment in [["LANG": "en_US.UTF-8"], ["LC_ALL": "C.utf8", "LANG": "C"]] {
            #expect(try lines(environment).contains("┏━"), "\(environment)")
        }
        for environment in [[:], ["LANG": "C"], ["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"]] {
            #expect(try lines(environment).contains("\n+====="), "\(environment)")
        }
        #expect(try project.run("layout", "a.yml").stdout == String(lines([:]).split(separator: "\n\n")[0]) + "\n")
        let colored = try project.run("render", "--format", "text", "--color", "always", "a.yml").stdout
        #expect(colored.contains("\u{1B}[33m"))
    }

    @Test func `buttons that fixes change are drawn into a folder`() throws {
        let project = try Project(["b/a c.yml": Sample.warning, "d.yml": Sample.clean])
        let output = try project.run("fix", "--diff", "--unsafe-fixes", "--pictures", "new/pictures")
        output.expect(1, stderr: "1 finding in 1 file would be fixed\ndrew 1 button in new/pictures\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.url("new/pictures").path)
        #expect(names == ["a-c-lone.svg"])
        let picture = try project.folder.read("new/pictures/a-c-lone.svg")
        #expect(picture.contains(">now</text>") && picture.contains(">with the fixes</text>"))
        #expect(picture.contains("right −8") && picture.components(separatedBy: "left 8</text>").count == 3)
        #expect(try project.folder.read("b/a c.yml") == Sample.warning)
        try project.folder.write("", to: "file")
        let failed = try project.run("fix", "--diff", "--unsafe-fixes", "--pictures", "file/x")
        #expect(failed.exitCode == 2 && failed.stderr.contains("cannot write file"), "\(failed.stderr)")
    }

    @Test func `names of buttons become names of files`() throws {
        let names = ["../../etc/passwd", "a/b", "a b", "A B", ".hidden", "", "保存", "con\\u0000trol"]
        let buttons = names.map {
            "  - name: \"\($0)\"\n" + Sample.warning.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n"
        }
        let project = try Project(["a.yml": "buttons:\n" + buttons.joined()])
        try project.run("fix", "--diff", "--unsafe-fixes", "--pictures", "out", "a.yml").expect(1)
        let files = try FileManager.default.contentsOfDirectory(atPath: project.folder.path).sorted()
        #expect(files == ["a.yml", "out"])
        let pictures = try FileManager.default.contentsOfDirectory(atPath: project.folder.url("out").path)
        #expect(
            pictures.count >= 6 && pictures.allSatisfy { $0.hasPrefix("a-") && $0.hasSuffix(".svg") }, "\(pictures)")
    }

    @Test func `solve and migrate draw before and after`() throws {
        let solved = try Project().run(
            "solve", "--arrangement", "imageTop", "--spacing", "8", "--image", "24x24", "--title", "Download",
            "--picture")
        solved.expect(0, stderr: "")
        #expect(solved.stdout.contains("\n  solved\n") && solved.stdout.contains("|                    Download"))
        let spec =
            Sample.clean
            + "    image: {size: {width: 24, height: 24}}\n    intent: {arrangement: imageRight, spacing: 4}\n"
            + "    titleEdgeInsets: {left: 2, right: -2}\n"
        for (command, label) in [("solve", "solved"), ("migrate", "with the configuration")] {
            let project = try Project(["a.yml": spec])
            let output = try project.run(command, "--picture", "--pictures", "out", "a.yml")
            output.expect(0, stderr: "drew 1 button in out\n")
            #expect(output.stdout.contains("\n  now\n") && output.stdout.contains("\n  \(label)\n"))
            #expect(try project.folder.read("out/a-clean.svg").contains(">\(label)</text>"))
        }
    }

    @Test func `the report of a clean run is a page`() throws {
        let project = try Project(["a.yml": Sample.clean])
        let output = try project.run("--format", "html")
        output.expect(0, stderr: "")
        #expect(output.stdout.hasPrefix("<!DOCTYPE html>\n") && output.stdout.hasSuffix("</html>\n"))
        #expect(output.stdout.contains("No findings in 1 file.") && !output.stdout.contains("<script"))
        let again = try Project(["a.yml": Sample.warning])
        let report = try again.run("--format", "html", "--jobs", "1").stdout
        #expect(try again.run("--format", "html", "--jobs", "4").stdout == report)
        #expect(
            report.contains("<figcaption>now</figcaption>") && report.contains("<figcaption>with the fix</figcaption>"))
    }
}
