import Diagnostics

/// The `sarif` format: SARIF 2.1.0 with one run. Columns are 1-based UTF-16 code units, ends exclusive.
struct SARIFReporter: Reporter {
    private let context: ReportContext
    private let rules: [RuleDescription]
    private let indexes: [String: Int]
    private let write: ReportSink
    private var json: JSONWriter
    /// The file whose findings are added, and its location: most places are in it.
    private var currentLocation: (path: String, location: JSONValue)?

    init(_ context: ReportContext, _ write: @escaping ReportSink) {
        self.context = context
        self.rules = context.rules.sorted { $0.id < $1.id }
        self.indexes = Dictionary(
            rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.write = write
        self.json = JSONWriter(.pretty, write: write)
    }

    mutating func begin() {
        json.beginObject()
        json.member("$schema", .string(Self.schema))
        json.member("version", "2.1.0")
        json.name("runs")
        json.beginArray()
        json.beginObject()
        json.member("tool", ["driver": driver])
        json.member("columnKind", "utf16CodeUnits")
        // Where the root lies is left to the reader: an absolute path would make reports differ from machine to machine.
        json.member(
            "originalUriBaseIds",
            [.init(Self.root): ["description": ["text": "The root folder of the repository."]]])
        json.member("invocations", [["executionSuccessful": true]])
        json.name("results")
        json.beginArray()
    }

    mutating func add(_ findings: [Finding], of path: String) {
        var fingerprints = Fingerprints(path: context.paths.relativeToRoot(path))
        currentLocation = (path, makeArtifactLocation(path))
        for finding in findings { json.value(result(finding, fingerprint: fingerprints.next(finding))) }
    }

    mutating func end(_ summary: ReportSummary) {
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        write("\n")
    }
}

// The tool and its rules.
extension SARIFReporter {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private static let root = "%SRCROOT%"

    private var driver: JSONValue {
        .object(present: [
            "name": .string(context.tool.name),
            "informationUri": context.tool.address.map(JSONValue.string),
            "version": .string(context.tool.version),
            "semanticVersion": .string(context.tool.version),
            "rules": .array(rules.map(Self.descriptor)),
        ])
    }

    private static func descriptor(_ rule: RuleDescription) -> JSONValue {
        let help = rule.rationale.isEmpty ? rule.summary : rule.rationale
        return .object(present: [
            "id": .string(rule.id),
            "name": .string(pascalCase(rule.id)),
            "shortDescription": ["text": .string(shortened(rule.summary))],
            "fullDescription": ["text": .string(shortened(help))],
            "help": ["text": .string(help), "markdown": .string(help)],
            "helpUri": rule.documentation.map(JSONValue.string),
            "defaultConfiguration": ["level": .string(level(rule.severity))],
            "properties": [
                "tags": [.string(rule.topic)],
                "precision": "very-high",
                "problem.severity": .string(rule.severity == .info ? "recommendation" : rule.severity.name),
            ],
        ])
    }

    /// GitHub refuses descriptions of more than 1,024 characters.
    private static func shortened(_ text: String) -> String {
        text.utf16.count <= 1_024 ? text : String(text.unicodeScalars.prefix(500)) + "…"
    }

    private static func pascalCase(_ id: String) -> String {
        id.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func level(_ severity: Severity) -> String { severity.compilerWord }
}

// The findings.
extension SARIFReporter {
    private func result(_ finding: Finding, fingerprint: String) -> JSONValue {
        .object(present: [
            "ruleId": .string(finding.rule),
            "ruleIndex": indexes[finding.rule].map(JSONValue.integer),
            "level": .string(Self.level(finding.severity)),
            "message": Self.message(([finding.message] + finding.notes).joined(separator: "\n")),
            "locations": [["physicalLocation": physicalLocation(finding.location)]],
            "relatedLocations": finding.related.isEmpty ? nil : .array(relatedLocations(of: finding)),
            "partialFingerprints": ["insetlint/v1": .string(fingerprint)],
            "fixes": finding.fix.flatMap { $0.edits.isEmpty ? nil : [fix($0)] },
            "properties": finding.button == nil && finding.variant == nil
                ? nil
                : .object(present: [
                    "button": finding.button.map(JSONValue.string),
                    "variant": finding.variant.map(JSONValue.string),
                ]),
        ])
    }

    /// A message whose `](` is pulled apart, since SARIF messages hold links written as in Markdown.
    private static func message(_ text: String) -> JSONValue {
        let safe =
            text.utf8.contains(UInt8(ascii: "]"))
            ? text.escaped { scalar, previous in scalar == "(" && previous == "]" ? " (" : nil } : text
        return ["text": .string(safe.isEmpty ? "(no message)" : safe)]
    }

    private func relatedLocations(of finding: Finding) -> [JSONValue] {
        finding.related.enumerated().map { index, related in
            [
                "id": .integer(index),
                "physicalLocation": physicalLocation(related.location),
                "message": Self.message(related.message),
            ]
        }
    }

    private func fix(_ fix: ResolvedFix) -> JSONValue {
        let files = fix.edits.map(\.location.path)
        let paths = files.indices.filter { files.firstIndex(of: files[$0]) == $0 }.map { files[$0] }
        return [
            "description": Self.message(fix.description),
            "artifactChanges": .array(
                paths.map { path in
                    [
                        "artifactLocation": artifactLocation(path),
                        "replacements": .array(
                            fix.edits.filter { $0.location.path == path }.map {
                                [
                                    "deletedRegion": region($0.location),
                                    "insertedContent": ["text": .string($0.replacement)],
                                ]
                            }),
                    ]
                }),
        ]
    }

    private func physicalLocation(_ location: Location) -> JSONValue {
        ["artifactLocation": artifactLocation(location.path), "region": region(location)]
    }

    private func region(_ location: Location) -> JSONValue {
        [
            "startLine": .integer(location.start.line),
            "startColumn": .integer(location.start.utf16Column),
            "endLine": .integer(location.end.line),
            "endColumn": .integer(location.end.utf16Column),
        ]
    }

    private func artifactLocation(_ path: String) -> JSONValue {
        if let currentLocation, currentLocation.path == path { return currentLocation.location }
        return makeArtifactLocation(path)
    }

    private func makeArtifactLocation(_ path: String) -> JSONValue {
        let path = context.paths.relativeToRoot(path)
        if path.hasPrefix("/") { return ["uri": .string("file://" + Self.percentEncoded(path))] }
        return ["uri": .string(Self.percentEncoded(path)), "uriBaseId": .string(Self.root)]
    }

    /// The path with every byte but the unreserved ones of RFC 3986 and `/` encoded.
    static func percentEncoded(_ path: String) -> String {
        func isUnreserved(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                true
            default: false
            }
        }
        guard !path.utf8.allSatisfy(isUnreserved) else { return path }
        return path.utf8.map { byte in
            isUnreserved(byte) ? String(Unicode.Scalar(byte)) : "%" + byte.hexadecimal(digits: 2)
        }.joined()
    }
}
