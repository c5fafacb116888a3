import Diagnostics
import Reporters

/// A run over files, names and findings that are hard to report.
enum AwkwardRun {
    /// The files of the run in their order, with their findings.
    static let files: [(path: String, findings: [Finding])] = [
        ("examples/bad/x.yml", ordinary), ("examples/ok/clean.yml", []), (oddPath, hostile), ("wide 文件.yml", wide),
    ]

    static let rules = [
        RuleDescription(
            id: "unpaired-inset", topic: "pairing", severity: .warning,
            summary: "An inset has one edge of an axis set and not its opposite.",
            rationale: "The part moves by half of the value only. Set the opposite edge to the negative value.",
            documentation: "https://example.com/rules/unpaired-inset"),
        RuleDescription(
            id: "clipped-title", topic: "geometry", severity: .error, summary: "The title is cut.",
            rationale: "A cut title ends in `…`."),
    ]

    /// The whole report of the run, or of another one, in a format.
    static func report(
        _ format: ReportFormat, of files: [(path: String, findings: [Finding])] = files,
        paths: ReportPaths = ReportPaths(), usesColor: Bool = false, width: Int = 100
    ) -> String {
        let context = ReportContext(
            tool: ToolDescription(version: "1.0.0", address: "https://example.com/insetlint"), rules: rules,
            paths: paths, usesColor: usesColor, width: width)
        var text = ""
        var report = Report(format, context: context) { text += $0 }
        report.begin()
        for file in files { report.add(file.findings, of: file.path) }
        report.end()
        return text
    }

    private static let oddPath = "a dir/::error, 100% [x]; 'it|s' \"q\"<&>#:1:2.yml"

    private static let ordinary: [Finding] = {
        let source = Source(
            "examples/bad/x.yml",
            "buttons:\n  save:\n    frame: {width: 60, height: 44}\n    title: Save\n"
                + "    titleEdgeInsets: {left: 8}\n    imageEdgeInsets:\n      left: 4\n      right: 4\n")
        return [
            source.finding(
                "clipped-title", .error, "title needs 72 pt and gets 60; make the frame 12 pt wider", at: "Save",
                notes: ["title needs 72 pt, gets 60", "fitted: false"], related: [("60", "the width is set here")],
                button: "save"),
            source.finding(
                "unpaired-inset", .warning, "titleEdgeInsets has left 8 and no right; set right to -8",
                at: "{left: 8}", button: "save", variant: "long title",
                fix: ("set right to -8", false, [("}", 1, ", right: -8}")])),
            source.finding(
                "ineffective-inset", .info, "imageEdgeInsets has no effect; remove it",
                at: "imageEdgeInsets:\n      left: 4\n      right: 4\n", button: "save",
                fix: (
                    "remove imageEdgeInsets", true, [("    imageEdgeInsets:\n      left: 4\n      right: 4\n", 0, "")]
                )),
        ]
    }()

    private static let hostile: [Finding] = {
        let source = Source(
            oddPath,
            "::error::not a command # ##vso[task.complete] ##[error]x \u{1B}[31mred\u{7} \u{202E}kcab\u{2069}\r\n"
                + "\ttitle: \"Say ]]> <b>&\u{85}\u{2028}\"\n")
        let message =
            "title \"a]]><b>&'c|d\" %0A\r\n::error::x ##[set-env name=a]b ##vso[task.x]y \u{1B}]0;pwned\u{7}"
            + " \u{202E}abc \u{FFFE}\u{0} [click](https://evil.example) @someone `code` *bold* www.evil.example"
        return [
            source.finding(
                "unpaired-inset", .error, message, at: "\u{1B}[31mred",
                notes: ["::stop-commands::x\n::error::y", "a\tb"],
                related: [("not", "here:\n##[group]x")], button: "b\u{0}\u{1B}", variant: "v\n::debug::",
                fix: ("say `x`\n", true, [("not", 0, "\"\\\n\u{1B}\u{2028}")])),
            source.finding("unpaired-inset", .warning, "", at: "title", button: "b\u{0}\u{1B}"),
            source.finding("Rule::, %]'|", .info, "##teamcity[x]", at: "]]> <b>&", button: "other"),
        ]
    }()

    private static let wide: [Finding] = {
        let long = String(repeating: "很長", count: 60)
        let source = Source("wide 文件.yml", "标题: \"保存 👨‍👩‍👧 ❤️ e\u{301}\" # 🇩🇪 end\nlong: \(long)!\(long)\n")
        return [
            source.finding("clipped-title", .error, "after wide characters", at: "👨‍👩‍👧"),
            source.finding("clipped-title", .error, "after emoji and marks", at: "end"),
            source.finding("clipped-title", .error, "at the end of a line", at: "\nlong", length: 0),
            source.finding("clipped-title", .warning, "in a long line", at: "!"),
            source.finding("clipped-title", .warning, "a long place", at: long + "!"),
        ]
    }()
}
