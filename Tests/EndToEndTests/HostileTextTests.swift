import Foundation
import TestSupport
import Testing

/// Nothing in a spec can act on the terminal or the CI system that shows a report.
@Suite struct HostileTextTests {
    /// As YAML scalars.
    private static let payloads = [
        #""\e[31mred\e]0;title\a""#, #""::error::x""#, #""\n::error::x\r::stop-commands::y""#,
        "'##vso[task.complete]'", "'##[error]x'", "'##teamcity[x y=z]'", #""\u202Eabc\u2066""#, #""\x9b31m""#,
        #""a\u2028::error::b""#, "'<script>alert(1)</script>'", "']]><x/>'", #""\"/><x a=\"""#, "'| a | b |`'",
        "'%0A::error::x'",
    ]

    /// A payload as a title, a name, a group, an unknown key, a wrong word and a formula.
    private func spec(_ payload: String) -> String {
        """
        # \(payload)
        buttons:
          - name: \(payload)
            group: \(payload)
            frame: {width: 60, height: 44}  # \(payload)
            title: {text: \(payload), size: {width: 72, height: 21}}
            accessibilityLabel: \(payload)
          - name: b
            \(payload): 1
            type: \(payload)
            intent: {spacing: \(payload), arrangement: *no}
          - name: b

        """
    }

    @Test(arguments: Project.formats)
    func `no text gets through`(_ format: String) throws {
        let specs = Self.payloads.enumerated().map { ("f\($0).yml", spec($1)) }
        let project = try Project(Dictionary(specs) { first, _ in first })
        let output = try project.run("--format", format)
        output.expect(1, stderr: "")
        #expect(output.stdout.count > 2000)
        for scalar in output.stdout.unicodeScalars where scalar != "\n" {
            #expect(!isHarmful(scalar), "U+\(String(scalar.value, radix: 16)) in \(format)")
        }
        for line in output.stdout.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            if format == "github" {
                let commands = ["::error file=", "::warning file=", "::notice file="]
                #expect(!line.hasPrefix("::") || commands.contains { line.hasPrefix($0) }, "\(line)")
            } else {
                #expect(!text.hasPrefix("::"), "\(format): \(line)")
            }
            #expect(!line.contains("##["), "\(format): \(line)")
            let allowed = format == "azure" && line.hasPrefix("##vso[task.") ? 1 : 0
            #expect(line.ranges(of: "##vso[").count <= allowed, "\(format): \(line)")
            let messages = format == "teamcity" && line.hasPrefix("##teamcity[inspection") ? 1 : 0
            #expect(line.ranges(of: "##teamcity[").count <= messages, "\(format): \(line)")
        }
        if ["json", "sarif"].contains(format) { _ = try output.json() }
        if ["checkstyle", "junit"].contains(format) {
            let parser = XMLParserCheck(output.stdout)
            #expect(parser.isWellFormed, "\(parser.problem)")
        }
    }

    @Test func `no text gets through the other commands`() throws {
        for payload in Self.payloads {
            let project = try Project(["a.yml": spec(payload)])
            for arguments in [["layout", "a.yml"], ["layout", "--format", "json", "a.yml"], ["--list-files", "."]] {
                let output = try project.run(arguments)
                for scalar in (output.stdout + output.stderr).unicodeScalars where scalar != "\n" {
                    #expect(!isHarmful(scalar), "U+\(String(scalar.value, radix: 16)) in \(arguments)")
                }
                for line in (output.stdout + output.stderr).split(separator: "\n") {
                    #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
                    #expect(!line.contains("##vso[") && !line.contains("##["), "\(line)")
                }
            }
        }
    }

    @Test func `a file's name does not get through`() throws {
        let name = "::error::\u{1B}[31m ##vso[x]\n.yml"
        let project = try Project([name: Sample.error])
        for format in Project.formats {
            let output = try project.run("--format", format)
            output.expect(1)
            #expect(!output.stdout.contains("\u{1B}") && !output.stdout.contains("##vso[x"), "\(format)")
        }
        let listed = try project.run("--list-files")
        #expect(!listed.stdout.contains("\u{1B}") && !listed.stdout.hasPrefix("::"))
    }

    private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

/// Whether a text is well-formed XML.
private struct XMLParserCheck {
    var isWellFormed = false
    var problem = ""

    init(_ text: String) {
        do {
            let folder = try TemporaryFolder()
            try folder.write(text, to: "a.xml")
            let script = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])"
            let output = try BuiltProgram.shell.run([
                "-c", "command -v python3 >/dev/null || exit 0; python3 -c '\(script)' \(folder.path)/a.xml",
            ])
            isWellFormed = output.exitCode == 0
            problem = output.stderr
        } catch {
            problem = "\(error)"
        }
    }
}
