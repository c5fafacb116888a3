import Diagnostics

/// The `html` format: one page that needs nothing from elsewhere, with the pictures of findings.
///
/// The tables of rules and files come first, so the findings wait for the end. A few lines of script add a filter; the
/// page is whole without it, and a security policy keeps every other script from running.
struct HTMLReporter: Reporter {
    private let context: ReportContext
    private let sink: ReportSink
    private let rules: [String: RuleDescription]
    private var files: [(path: String, counts: SeverityCounts)] = []
    private var countsByRule: [String: SeverityCounts] = [:]
    private var sections: [String] = []
    private var pictures = HTMLPictures()
    private var number = 0

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        sink = write
        rules = Dictionary(context.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func add(_ findings: [Finding], of path: String) {
        guard !findings.isEmpty else { return }
        let path = context.paths.shown(path)
        var counts = SeverityCounts()
        var articles = ""
        for finding in findings {
            counts.add(finding.severity)
            countsByRule[finding.rule, default: SeverityCounts()].add(finding.severity)
            number += 1
            articles +=
                HTMLFinding(
                    finding, number: number, rule: rules[finding.rule],
                    pictures: pictures.markup(of: finding.pictures, number: number), paths: context.paths
                ).markup
        }
        files.append((path, counts))
        let id = "file-\(files.count)"
        sections.append(
            "<section class=\"file\" id=\"\(id)\" aria-labelledby=\"\(id)-name\" style=\"--count:\(findings.count)\">\n<h3 id=\"\(id)-name\">\(HTMLText.breakable(path))</h3>\n"
                + articles + "</section>\n")
    }

    private func write(_ markup: String) { sink(HTMLText.ascii(markup)) }

    mutating func end(_ summary: ReportSummary) {
        let name = HTMLText.escaped(context.tool.name)
        write(HTMLPage.head(title: "\(name) report", pictures: context.pictures, hasFindings: summary.findings > 0))
        write("<header>\n<h1>\(name)</h1>\n<p>\(HTMLText.escaped(summary.sentence))</p>\n")
        if let sentence = summary.fixSentence { write("<p>\(HTMLText.escaped(sentence))</p>\n") }
        write("</header>\n<main>\n\(context.pictures.definitions)")
        if summary.findings > 0 {
            let ids = countsByRule.keys.sorted()
            write(HTMLSummary(countsByRule: countsByRule, files: files).markup)
            write(HTMLPage.filter(rules: ids, files: files.map(\.path), count: summary.findings))
            write("<h2>Findings</h2>\n")
            if !context.pictures.legend.isEmpty {
                write(
                    "<details class=\"legend\"><summary>What the pictures show</summary>\n\(context.pictures.legend)"
                        + "<p>Arrows are insets, in points, from the edge that they are measured from.</p></details>\n")
            }
            sections.forEach(write)
            write("<h2>Rules</h2>\n")
            for id in ids { write(HTMLRule(id: id, rule: rules[id]).markup) }
        }
        write("</main>\n\(HTMLPage.foot(tool: context.tool))")
    }
}

/// How many findings there are of each severity.
struct SeverityCounts {
    private var counts = [0, 0, 0]

    mutating func add(_ severity: Severity) { counts[Int(severity.rawValue)] += 1 }

    subscript(severity: Severity) -> Int { counts[Int(severity.rawValue)] }

    var total: Int { counts.reduce(0, +) }
}
