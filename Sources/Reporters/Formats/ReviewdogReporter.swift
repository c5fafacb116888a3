import Diagnostics

/// The `rdjson` format of reviewdog; an edit of a fix is a suggestion. Columns are 1-based UTF-8 bytes, ends exclusive.
struct ReviewdogReporter: Reporter {
    private let context: ReportContext
    private let documentation: [String: String]
    private let write: ReportSink
    private var json: JSONWriter

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        let pages = context.rules.compactMap { rule in rule.documentation.map { (rule.id, $0) } }
        self.documentation = Dictionary(pages, uniquingKeysWith: { first, _ in first })
        self.write = write
        self.json = JSONWriter(.pretty, write: write)
    }

    mutating func begin() {
        json.beginObject()
        json.member(
            "source",
            .object(present: ["name": .string(context.tool.name), "url": context.tool.address.map(JSONValue.string)]))
        json.name("diagnostics")
        json.beginArray()
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings { json.value(diagnostic(finding)) }
    }

    mutating func end(_ summary: ReportSummary) {
        json.endArray()
        json.endObject()
        write("\n")
    }

    private func diagnostic(_ finding: Finding) -> JSONValue {
        let edits = finding.fix?.edits ?? []
        return .object(present: [
            "message": .string(([finding.message] + finding.notes).joined(separator: "\n")),
            "location": location(finding.location),
            "severity": .string(Self.word(for: finding.severity)),
            "code": .object(present: [
                "value": .string(finding.rule), "url": documentation[finding.rule].map(JSONValue.string),
            ]),
            "suggestions": edits.isEmpty
                ? nil
                : .array(edits.map { ["range": range($0.location), "text": .string($0.replacement)] }),
            "related_locations": finding.related.isEmpty
                ? nil
                : .array(finding.related.map { ["message": .string($0.message), "location": location($0.location)] }),
        ])
    }

    private func location(_ location: Location) -> JSONValue {
        ["path": .string(context.paths.relativeToRoot(location.path)), "range": range(location)]
    }

    private func range(_ location: Location) -> JSONValue {
        ["start": place(location.start), "end": place(location.end)]
    }

    private func place(_ position: Position) -> JSONValue {
        ["line": .integer(position.line), "column": .integer(position.byteColumn)]
    }

    private static func word(for severity: Severity) -> String {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .info: "INFO"
        }
    }
}
