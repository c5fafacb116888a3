import Diagnostics

/// The tables of the `html` format: how often each rule and each file was at fault.
struct HTMLSummary {
    let countsByRule: [String: SeverityCounts]
    let files: [(path: String, counts: SeverityCounts)]

    var markup: String {
        let rules = countsByRule.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }.map { id, counts in
            row("<a href=\"#rule-\(HTMLText.escaped(id))\">\(HTMLText.escaped(id))</a>", counts)
        }
        let files = files.enumerated().map { index, file in
            row("<a href=\"#file-\(index + 1)\">\(HTMLText.breakable(file.path))</a>", file.counts)
        }
        return "<h2>Summary</h2>\n<div class=\"tables\">\n"
            + table("By rule", "rule", rules) + table("By file", "file", files) + "</div>\n"
    }

    private func table(_ caption: String, _ first: String, _ rows: [String]) -> String {
        let titles = [first] + Severity.allCases.reversed().map { "\($0.name)s" }
        let head = titles.map { "<th scope=\"col\">\($0)</th>" }.joined()
        return "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"\(caption)\"><table>\n"
            + "<caption>\(caption)</caption>\n<thead><tr>\(head)</tr></thead>\n"
            + "<tbody>\n\(rows.joined())</tbody>\n</table></div>\n"
    }

    private func row(_ name: String, _ counts: SeverityCounts) -> String {
        let numbers = Severity.allCases.reversed().map { "<td>\(counts[$0] == 0 ? "–" : String(counts[$0]))</td>" }
        return "<tr><th scope=\"row\">\(name)</th>\(numbers.joined())</tr>\n"
    }
}

/// What a rule is about, in the `html` format.
struct HTMLRule {
    let id: String
    let rule: RuleDescription?

    var markup: String {
        let name = HTMLText.escaped(id)
        var markup = "<section class=\"rule\" id=\"rule-\(name)\">\n<h3>\(name)</h3>\n"
        if let rule {
            markup += "<p><strong>\(HTMLText.withCode(rule.summary))</strong></p>\n"
            markup += HTMLText.paragraphs(rule.rationale)
            if let page = rule.documentation {
                markup += "<p><a href=\"\(HTMLText.escaped(page))\">The page about \(name)</a></p>\n"
            }
        }
        return markup + "</section>\n"
    }
}
