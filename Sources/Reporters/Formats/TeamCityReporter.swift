import Diagnostics

/// The `teamcity` format: service messages of the inspections tab; a rule is announced before its first finding.
///
/// All output is ASCII, since the agent reads the log in the encoding of its machine.
struct TeamCityReporter: Reporter {
    private let context: ReportContext
    private let write: ReportSink
    private var announced: Set<String> = []

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        self.write = write
    }

    mutating func add(_ findings: [Finding], of path: String) {
        for finding in findings {
            if announced.insert(finding.rule).inserted { announce(finding.rule) }
            message(
                "inspection",
                [
                    "typeId": finding.rule, "message": finding.message,
                    "file": context.paths.relativeToRoot(finding.location.path),
                    "line": String(finding.location.start.line), "SEVERITY": Self.word(for: finding.severity),
                ])
        }
    }

    private func announce(_ id: String) {
        let rule = context.rules.first { $0.id == id }
        message(
            "inspectionType",
            [
                "id": id, "name": id, "description": rule?.summary ?? id,
                "category": rule.map { "\(context.tool.name) \($0.topic)" } ?? context.tool.name,
            ])
    }

    private func message(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        let attributes = attributes.map { " \($0)='\(Self.escaped($1))'" }.joined()
        write("##teamcity[\(name)\(attributes)]\n")
    }

    private static func word(for severity: Severity) -> String {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .info: "INFO"
        }
    }

    /// TeamCity takes at most 4,000 characters in an attribute.
    private static let lengthLimit = 4_000

    private static func escaped(_ text: String) -> String {
        let safe = TerminalText.escaped(text, keepsLineBreaks: true)
        return String(safe.unicodeScalars.prefix(lengthLimit)).escaped { scalar, _ in
            switch scalar {
            case "|": "||"
            case "'": "|'"
            case "[": "|["
            case "]": "|]"
            case "\n": "|n"
            case "\r": "|r"
            default: scalar.isASCII ? nil : scalar.utf16.map { "|0x" + $0.hexadecimal(digits: 4) }.joined()
            }
        }
    }
}
