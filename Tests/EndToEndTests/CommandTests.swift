import Foundation
import TestSupport
import Testing

/// The commands besides `lint`.
@Suite struct CommandTests {
    @Test func `rules are listed as JSON`() throws {
        let output = try Project().run("rules", "--format", "json")
        output.expect(0, stderr: "")
        let json = try output.json()
        #expect(json["version"] as? Int == 1)
        let rules = try #require(json["rules"] as? [[String: Any]])
        #expect(rules.count > 10)
        for rule in rules {
            #expect(Set(rule.keys) == ["id", "topic", "enabled", "severity", "summary", "fixable", "params"])
        }
        let topics = rules.compactMap { rule in
            (rule["topic"] as? String).flatMap { topic in (rule["id"] as? String).map { "\(topic)/\($0)" } }
        }
        #expect(topics == topics.sorted())
        let checks = try #require(json["checks"] as? [[String: Any]])
        #expect(checks.contains { $0["id"] as? String == "syntax" })
        let selected = try Project().run("rules", "--format", "json", "--select", "pairing").json()
        let enabled = (selected["rules"] as? [[String: Any]])?.filter { $0["enabled"] as? Bool == true } ?? []
        #expect(!enabled.isEmpty && enabled.allSatisfy { $0["topic"] as? String == "pairing" })
    }

    @Test func `rules are listed as text`() throws {
        let output = try Project().run("rules")
        output.expect(0, stderr: "")
        #expect(output.stdout.contains("pairing\n") && output.stdout.contains("unpaired-inset"))
        #expect(try Project().run("rules", "--ignore", "unpaired-inset").stdout.contains("off"))
    }

    @Test func `every rule and check is explained`() throws {
        let json = try Project().run("rules", "--format", "json").json()
        let rules = (json["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        let checks = (json["checks"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        for id in rules {
            let output = try Project().run("explain", id)
            output.expect(0, stderr: "")
            #expect(output.stdout.contains("/\(id) (") && output.stdout.contains("Flagged:"), "\(id)")
            #expect(output.stdout.contains("Not flagged:") && !output.stdout.contains("↓"), "\(id)")
        }
        for id in checks { #expect(try Project().run("explain", id).stdout.hasPrefix("\(id) (built-in check)")) }
        #expect(try Project().run("explain", "pairing/unpaired-inset").exitCode == 0)
    }

    @Test(arguments: ["lint", "layout", "rules", "explain", "version", "help"])
    func `every command has help`(_ command: String) throws {
        let long = try Project().run(command, "--help")
        long.expect(0, stderr: "")
        #expect(long.stdout.contains("Usage:\n  insetlint \(command)"), "\(long.stdout)")
        #expect(try Project().run("help", command).stdout == long.stdout)
        #expect(try Project().run(command, "-h").stdout == long.stdout)
        #expect(long.lines.allSatisfy { $0.count <= 100 })
    }

    @Test func `the program has help and a version`() throws {
        let help = try Project().run("--help")
        help.expect(0, stderr: "")
        for command in ["lint", "layout", "rules", "explain", "version", "help"] {
            #expect(help.stdout.contains("\n  \(command) "), "\(command)")
        }
        #expect(try Project().run("help").stdout == help.stdout)
        let version = try Project().run("--version")
        version.expect(0, stderr: "")
        #expect(version.stdout.wholeMatch(of: /insetlint \d+\.\d+\.\d+\n/) != nil, "\(version.stdout)")
        #expect(try Project().run("version").stdout == version.stdout)
    }

    private static let spec = """
        buttons:
          - name: pair
            title: {text: Download, size: {width: 72, height: 21}}
            image: {size: {width: 24, height: 24}}
            contentEdgeInsets: {left: 4, right: 4}
            titleEdgeInsets: {left: 4, right: -4}
            imageEdgeInsets: {left: -4, right: 4}
          - name: icon
            frame: {width: 20, height: 44}
            image: {size: {width: 24, height: 24}}

        """

    @Test func `a layout as text`() throws {
        let project = try Project(["a.yml": Self.spec])
        try project.run("layout", "a.yml").expect(
            0,
            stdout: """
                a.yml:2: pair
                  bounds          104 × 24, sized to fit
                  content         96 × 24 at 4, 0
                  image           24 × 24 at 0, 0
                  title           72 × 21 at 32, 1.5
                  arrangement     imageLeft, gap 8
                  smallest frame  104 × 24

                a.yml:8: icon
                  bounds          20 × 44
                  content         20 × 44 at 0, 0
                  image           20 × 24 at 0, 10
                  squeezed        image by 4 × 0
                  smallest frame  24 × 24

                """, stderr: "")
        #expect(try project.run("layout", "--name", "icon", "a.yml").stdout.hasPrefix("a.yml:8: icon\n"))
    }

    @Test func `a layout as JSON`() throws {
        let project = try Project(["a.yml": Self.spec])
        let output = try project.run("layout", "--format", "json", "a.yml")
        output.expect(0, stderr: "")
        let json = try output.json()
        #expect(Set(json.keys) == ["version", "buttons"] && json["version"] as? Int == 1)
        let buttons = try #require(json["buttons"] as? [[String: Any]])
        try #require(buttons.count == 2)
        let keys: Set<String> = [
            "file", "line", "name", "variant", "bounds", "fitted", "contentRect", "imageRect", "titleRect", "gap",
            "arrangement", "imageSqueezed", "titleMissingWidth", "outside", "smallestFrame",
        ]
        for button in buttons {
            #expect(Set(button.keys) == keys)
            #expect(Set((button["bounds"] as? [String: Any] ?? [:]).keys) == ["width", "height"])
            #expect(Set((button["contentRect"] as? [String: Any] ?? [:]).keys) == ["x", "y", "width", "height"])
            let outside = button["outside"] as? [String: [String: Any]] ?? [:]
            #expect(Set(outside.keys) == ["image", "title"])
            #expect(outside.values.allSatisfy { Set($0.keys) == ["top", "left", "bottom", "right"] })
        }
        #expect(buttons[0]["fitted"] as? Bool == true && buttons[1]["fitted"] as? Bool == false)
        #expect(buttons[0]["gap"] as? Double == 8 && buttons[1]["gap"] is NSNull)
        #expect(buttons[1]["titleRect"] is NSNull && buttons[1]["arrangement"] is NSNull)
        #expect((buttons[1]["imageSqueezed"] as? [String: Double]) == ["width": 4, "height": 0])
    }

    @Test func `a layout of wrong or missing files`() throws {
        let project = try Project(["wrong.yml": "buttons: [{name: a, frame: 3}]\n", "a.yml": Self.spec])
        let wrong = try project.run("layout", "wrong.yml")
        wrong.expect(1, stdout: "")
        #expect(wrong.stderr.hasPrefix("wrong.yml:1:"), "\(wrong.stderr)")
        let missing = try project.run("layout", "--format", "json", "missing.yml", "a.yml")
        missing.expect(2, stderr: "insetlint: cannot read missing.yml: there is no such file or folder\n")
        #expect((try missing.json()["buttons"] as? [Any])?.count == 2)
        #expect(try project.run("layout", "-", stdin: Self.spec).stdout.hasPrefix("<stdin>:2: pair\n"))
        let unknown = try project.run("layout", "--name", "nobody", "a.yml")
        unknown.expect(2, stdout: "", stderr: "insetlint: there is no button `nobody`\n")
        #expect(try project.run("layout", "--name", "icn", "a.yml").stderr.contains("did you mean `icon`?"))
    }
}
