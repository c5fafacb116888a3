import Diagnostics

/// A finding of the `html` format: what is wrong, where, how it looks, and what to do.
struct HTMLFinding {
    private let finding: Finding
    private let number: Int
    private let rule: RuleDescription?
    private let pictures: String
    private let paths: ReportPaths

    /// The finding with that number on the page, and its pictures as markup.
    init(_ finding: Finding, number: Int, rule: RuleDescription?, pictures: String, paths: ReportPaths) {
        self.finding = finding
        self.number = number
        self.rule = rule
        self.pictures = pictures
        self.paths = paths
    }

    /// The finding on one line: a browser keeps every line break between elements.
    var markup: String {
        let severity = finding.severity.name
        let rule = HTMLText.escaped(finding.rule)
        let start = finding.location.start
        var markup = "<article id=\"finding-\(number)\" data-severity=\"\(severity)\" data-rule=\"\(rule)\">"
        markup += "<h4><span>\(severity)</span> \(HTMLText.withCode(finding.message))</h4>"
        markup += "<p class=\"place\">line \(start.line), column \(start.column)\(button)</p>"
        if !finding.location.excerpt.text.isEmpty { markup += HTMLSource.line(of: finding.location) }
        markup += pictures
        if let fix = finding.fix { markup += HTMLChange(fix).markup }
        if !finding.notes.isEmpty {
            let notes = finding.notes.map { "<li>\(HTMLText.withCode($0))</li>" }
            markup += "<ul class=\"notes\">\(notes.joined())</ul>"
        }
        return markup + finding.related.map(related).joined() + explanation + "</article>\n"
    }

    /// What the rule is about, with the way to why it is there.
    private var explanation: String {
        let id = HTMLText.escaped(finding.rule)
        let summary = rule.map { ": \(HTMLText.withCode($0.summary))" } ?? ""
        let page = rule?.documentation.map { " <a href=\"\(HTMLText.escaped($0))\">The page of \(id)</a>" } ?? ""
        return "<p class=\"why\"><a href=\"#rule-\(id)\">\(id)</a>\(summary)\(page)</p>"
    }

    private var button: String {
        let name = finding.button.map { " · button \(HTMLText.escaped($0))" } ?? ""
        return name + (finding.variant.map { " (\(HTMLText.escaped($0)))" } ?? "")
    }

    private func related(_ related: RelatedLocation) -> String {
        let start = related.location.start
        let path = HTMLText.breakable(paths.shown(related.location.path))
        return "<p class=\"related\">\(path), line \(start.line): \(HTMLText.withCode(related.message))</p>"
    }
}

/// Source lines in the `html` format.
enum HTMLSource {
    /// The line of a place, which is marked.
    static func line(of location: Location) -> String {
        let excerpt = location.excerpt
        let marked = location.markedText
        return pre(
            location.start.line, excerpt,
            HTMLText.escaped(String(excerpt.text[..<marked.lowerBound])) + "<mark>"
                + HTMLText.escaped(String(excerpt.text[marked])) + "</mark>"
                + HTMLText.escaped(String(excerpt.text[marked.upperBound...])))
    }

    /// A line with its number, and with dots where something of it is left out.
    static func pre(_ number: Int, _ excerpt: LineExcerpt, _ markup: String) -> String {
        let before = excerpt.bytesBefore > 0 ? "…" : ""
        let behind = excerpt.bytesBehind > 0 ? "…" : ""
        return "<pre data-line=\"\(number)\">\(before)\(markup)\(behind)</pre>"
    }
}
