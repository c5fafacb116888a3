import Foundation
import TestSupport
import Testing

/// `--picture --graphics`, as far as it can be told without a terminal.
@Suite struct GraphicsTests {
    private static let starts = ["sixel": "\u{1B}P7;1;q\"1;1;", "kitty": "\u{1B}_Ga=T,f=100,q=2,m="]
    private static let formats = ["sixel", "kitty"]

    @Test(arguments: formats)
    func `graphics are written wherever they are asked for`(_ format: String) throws {
        let start = try #require(Self.starts[format])
        let project = try Project(["a.yml": Sample.warning, "b.yml": Sample.clean])
        let numbers = try project.run("layout", "a.yml", "b.yml").stdout
        for environment in [[:], ["LANG": "en_US.UTF-8"], ["TERM": "dumb", "NO_COLOR": "1"]] {
            let output = try project.run(
                "layout", "--picture", "--graphics", format, "a.yml", "b.yml", environment: environment)
            output.expect(0, stderr: "")
            #expect(output.stdout.components(separatedBy: "\n\n\(start)").count == 3)
            // Two empty lines are left of each picture, but none is between the numbers of two buttons without.
            let rest = Self.withoutGraphics(output.stdout)
            #expect(rest.split(separator: "\n") == numbers.split(separator: "\n"))
        }
    }

    @Test(arguments: formats)
    func `solve and migrate draw before and after`(_ format: String) throws {
        let start = try #require(Self.starts[format])
        let project = try Project(["a.yml": Sample.clean + "    titleEdgeInsets: {left: 2, right: -2}\n"])
        let migrated = try project.run("migrate", "--picture", "--graphics", format, "a.yml")
        migrated.expect(0, stderr: "")
        #expect(migrated.stdout.contains("\n  now\n\n\(start)"))
        #expect(migrated.stdout.contains("\n  with the configuration\n\n\(start)"))
        let solved = try project.run(
            "solve", "--arrangement=imageTop", "--spacing=8", "--image=24x24", "--title=Save", "--picture",
            "--graphics=\(format)")
        solved.expect(0, stderr: "")
        #expect(solved.stdout.components(separatedBy: "\n  solved\n\n\(start)").count == 2)
    }

    @Test(arguments: formats)
    func `titles and names do not get into graphics, nor out of them`(_ format: String) throws {
        let texts = [
            #"\e\\\e[31mred\a\x9c"#, #"\x9d0;x\a"#, #"\ePq#0~\e\\"#, #"\e_Ga=d\e\\"#, #"\u202Eabc\u2066"#,
            #"\0\r\n\v"#, "保存", "a\u{301}\u{301}",
        ]
        let buttons = texts.map { text in
            """
              - name: "\(text)"
                title: {text: "\(text)", size: {width: 90, height: 20}}
                image: {size: {width: 20, height: 20}}
                intent: {arrangement: imageTop, spacing: 4}

            """
        }
        let project = try Project(["a.yml": "buttons:\n" + buttons.joined()])
        for command in ["layout", "solve"] {
            let output = try project.run(command, "--picture", "--graphics", format, "a.yml")
            output.expect(0, stderr: "")
            let rest = Self.withoutGraphics(output.stdout)
            #expect(rest.utf8.count < output.stdout.utf8.count / 2)
            for scalar in rest.unicodeScalars where scalar != "\n" {
                #expect(![.control, .format].contains(scalar.properties.generalCategory), "U+\(scalar.value)")
            }
        }
    }

    @Test(arguments: formats)
    func `absurd buttons are drawn, and many are no burden`(_ format: String) throws {
        let lengths = ["0", "0.001", "1", "100000", "1000000"]
        let sizes = lengths.flatMap { width in lengths.map { "width: \(width), height: \($0)" } }
        var buttons = sizes.map { "frame: {\($0)}, title: {size: {\($0)}}, image: {size: {\($0)}}" }
        buttons.append("title: \(String(repeating: "long ", count: 20_000)), titleEdgeInsets: {left: 1000000}")
        buttons += Array(repeating: "frame: {width: 30, height: 20}, image: {size: {width: 9, height: 9}}", count: 200)
        let lines = buttons.enumerated().map { "  - {name: n\($0), \($1)}\n" }
        let project = try Project(["a.yml": "buttons:\n" + lines.joined()])
        let output = try project.run("layout", "--picture", "--graphics", format, "a.yml")
        output.expect(0, stderr: "")
        #expect(output.stdout.utf8.count < 2_000_000)
        for line in output.stdout.split(separator: "\n") where line.hasPrefix("\u{1B}P") {
            let width = line.drop { $0 != "\"" }.split(separator: ";")[2]
            #expect((Int(width) ?? .max) <= 800)
        }
    }

    /// Text without sequences of one of the two kinds, in which nothing is that could end them.
    private static func withoutGraphics(_ text: String) -> String {
        text.replacing(/\u{1B}P[0-9;#!q"?-~$-]*\u{1B}\\/, with: "")
            .replacing(/(\u{1B}_G[a-zA-Z0-9=,]*;[A-Za-z0-9+\/=]*\u{1B}\\)+/, with: "")
    }
}
