import Diagnostics

/// The record of a finding in the `json` and `jsonl` formats.
///
/// Lines and columns are 1-based, columns count Unicode scalars, offsets are 0-based UTF-8 bytes; ends are exclusive.
struct FindingRecord {
    let paths: ReportPaths

    func value(of finding: Finding) -> JSONValue {
        [
            "rule": .string(finding.rule),
            "severity": .string(finding.severity.name),
            "message": .string(finding.message),
            "file": .string(paths.shown(finding.location.path)),
            "start": start(of: finding.location),
            "end": end(of: finding.location),
            "button": JSONValue(finding.button),
            "variant": JSONValue(finding.variant),
            "keyPath": JSONValue(finding.keyPath),
            "notes": .array(finding.notes.map(JSONValue.string)),
            "related": .array(finding.related.map(value)),
            "fix": finding.fix.map(value) ?? nil,
        ]
    }

    private func value(of related: RelatedLocation) -> JSONValue {
        [
            "file": .string(paths.shown(related.location.path)),
            "start": start(of: related.location),
            "end": end(of: related.location),
            "message": .string(related.message),
        ]
    }

    private func value(of fix: ResolvedFix) -> JSONValue {
        [
            "description": .string(fix.description),
            "safe": .bool(fix.isSafe),
            "edits": .array(fix.edits.map(value)),
        ]
    }

    private func value(of edit: ResolvedEdit) -> JSONValue {
        ["start": start(of: edit.location), "end": end(of: edit.location), "text": .string(edit.replacement)]
    }

    private func start(of location: Location) -> JSONValue { place(location.start, location.startOffset) }

    private func end(of location: Location) -> JSONValue { place(location.end, location.endOffset) }

    private func place(_ position: Position, _ offset: Int) -> JSONValue {
        ["line": .integer(position.line), "column": .integer(position.column), "offset": .integer(offset)]
    }
}
