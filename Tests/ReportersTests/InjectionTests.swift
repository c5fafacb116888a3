import Diagnostics
import Reporters
import Testing

/// Nothing that comes from a file can act on the terminal or the CI system that shows a report.
@Suite struct InjectionTests {
    /// Texts that do harm where they come through; each is put into every field that can hold one.
    private static let payloads = [
        "::error::x", " ::stop-commands::x", "\n::error::x", "\r::error::x", "\r\n::set-output name=a::b", "##[error]x",
        "\n##[group]x", "##vso[task.complete result=Failed]", "\n##vso[task.x]", "##teamcity[x]", "'\n##teamcity[x]",
        "']\n##teamcity[x]", "|'##teamcity[x y='z']", "];]##vso[task.x]", "%0A::error::x", "%25", "x,line=1::y",
        "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{202E}x\u{2066}", "\u{2028}::error::x", "\u{85}::error::x",
        "\u{B}::error::x",
        "]]><x/>", "\"/><x a=\"", "| --- |\n", "`<script>`",
    ]

    private static func run(with payload: String) -> [(path: String, findings: [Finding])] {
        let start = Position.start
        let end = Position(line: 1, column: 2, utf16Column: 2, byteColumn: 2)
        let place = Location(
            path: payload, start: start, end: end, startOffset: 0, endOffset: 1,
            excerpt: LineExcerpt(text: payload.split(whereSeparator: \.isNewline).joined()))
        let finding = Finding(
            rule: payload, severity: .error, message: payload, location: place, notes: [payload],
            related: [RelatedLocation(location: place, message: payload)], button: payload, variant: payload,
            fix: ResolvedFix(
                description: payload, isSafe: true, edits: [ResolvedEdit(location: place, replacement: payload)]))
        var note = finding
        note.severity = .info
        return [(payload, [finding, note])]
    }

    @Test(arguments: ReportFormat.allCases)
    func `no text gets through`(_ format: ReportFormat) {
        for payload in Self.payloads {
            let report = AwkwardRun.report(format, of: Self.run(with: payload))
            for line in report.split(separator: "\n") { check(String(line), format, payload.debugDescription) }
            #expect(!report.unicodeScalars.contains(where: isHarmful), "\(payload.debugDescription)")
        }
    }

    private func check(_ line: String, _ format: ReportFormat, _ payload: String) {
        let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
        if format == .github {
            #expect(line.hasPrefix("::error file=") || line.hasPrefix("::notice file="), "\(payload)")
        } else {
            #expect(!start.starts(with: "::".unicodeScalars), "\(payload): \(line)")
        }
        #expect(!line.contains("##["), "\(payload): \(line)")
        #expect(count("##vso[", in: line) <= (format == .azure && line.hasPrefix("##vso[task.logissue ") ? 1 : 0))
        #expect(count("##teamcity[", in: line) <= (format == .teamcity && line.hasPrefix("##teamcity[insp") ? 1 : 0))
    }

    private func count(_ pattern: String, in line: String) -> Int { line.ranges(of: pattern).count }

    private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n"
        case .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    @Test func `a github command has its own properties only`() {
        for payload in Self.payloads {
            let report = AwkwardRun.report(.github, of: Self.run(with: payload))
            for line in report.split(separator: "\n") {
                let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
                let properties = parts[0].split(separator: " ", maxSplits: 1)[1].split(separator: ",")
                let names = properties.map { String($0.prefix { $0 != "=" }) }
                #expect(names == ["file", "line", "endLine", "col", "endColumn", "title"], "\(line)")
            }
        }
    }

    /// An attribute ends at the first `'` without `|`, a message at the first such `]`.
    @Test func `a teamcity message ends where it should`() {
        for payload in Self.payloads {
            let report = AwkwardRun.report(.teamcity, of: Self.run(with: payload))
            for line in report.split(separator: "\n") {
                var isEscaped = false
                var quotes = 0
                var end: Int?
                for (index, character) in line.enumerated() {
                    if isEscaped {
                        isEscaped = false
                    } else if character == "|" {
                        isEscaped = true
                    } else if character == "'" {
                        quotes += 1
                    } else if character == "]", end == nil {
                        end = index
                    }
                }
                #expect(end == line.count - 1, "\(line)")
                #expect(quotes == (line.contains("inspectionType ") ? 8 : 10), "\(line)")
                #expect(line.utf8.allSatisfy { $0 < 0x80 })
            }
        }
    }

    /// An azure command ends at the first `]`.
    @Test func `an azure command has its own properties only`() {
        for payload in Self.payloads {
            let report = AwkwardRun.report(.azure, of: Self.run(with: payload))
            for line in report.split(separator: "\n") where line.hasPrefix("##vso") {
                let properties = line.prefix { $0 != "]" }.split(separator: " ", maxSplits: 1)[1].split(separator: ";")
                let names = properties.map { String($0.prefix { $0 != "=" }) }
                #expect(names == ["type", "sourcepath", "linenumber", "columnnumber", "code"], "\(line)")
            }
        }
    }
}
