public import Diagnostics
import SpecTree
import YAMLReader

/// A baseline as a file: YAML, sorted, one entry a line, so that its changes can be read.
public enum BaselineFile {
    /// The name that is meant where none is given.
    public static let defaultName = ".insetlint-baseline.yml"

    // MARK: - Writing

    /// The text of a baseline.
    public static func text(of baseline: Baseline) -> String {
        var text = """
            # Findings that insetlint does not report with --baseline. `insetlint baseline write` writes this file,
            # `insetlint baseline prune` takes out what is mended.
            version: 1
            findings:

            """
        for (entry, count) in baseline.sorted {
            var members = ["file: \(quoted(entry.file))"]
            if let button = entry.button { members.append("button: \(quoted(button))") }
            members.append("rule: \(quoted(entry.rule))")
            if let keyPath = entry.keyPath { members.append("at: \(quoted(keyPath))") }
            members.append("count: \(count)")
            text += "  - {\(members.joined(separator: ", "))}\n"
        }
        if baseline.counts.isEmpty { text += "  []\n" }
        return text
    }

    /// A text in double quotes, with everything escaped that YAML does not take as it is.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: quoted += "\\" + String(scalar)
            case 0x20...0x7E, 0xA0...0x2027, 0x202F...0x2065, 0x2070...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD:
                quoted.unicodeScalars.append(scalar)
            case 0x10000...: quoted.unicodeScalars.append(scalar)
            default: quoted += "\\u" + scalar.value.hexadecimal(digits: 4)
            }
        }
        return quoted + "\""
    }

    // MARK: - Reading

    /// The baseline in a file, and what is wrong with it; with an error the baseline is of no use.
    public static func read(_ contents: [UInt8], path: String) -> (baseline: Baseline, findings: [Finding]) {
        let file = SourceFile(path: path, contents: contents)
        let reading = YAMLReader.read(file)
        var diagnostics = reading.diagnostics
        var baseline = Baseline()
        if !diagnostics.contains(where: { $0.severity == .error }) {
            let fields = FieldReader(reading.tree)
            baseline = decode(fields)
            diagnostics += fields.diagnostics
        }
        return (baseline, diagnostics.findings(in: file))
    }

    private static func decode(_ fields: FieldReader) -> Baseline {
        var baseline = Baseline()
        guard let document = fields.tree.documents.first else {
            fields.report(
                .missingKey, "the file is empty; `insetlint baseline write` writes a baseline", at: ByteRange(0, 0))
            return baseline
        }
        let root = Place(document)
        let entries = fields.entries(of: root, owner: "a baseline", known: ["version", "findings"])
        guard fields.tree[document].kind == .mapping else { return baseline }
        if let version = fields.required("version", in: entries, of: root, owner: "a baseline"),
            fields.tree.string(of: version.value) != "1"
        {
            fields.report(.invalidValue, "this version of insetlint reads baselines of version 1", at: version)
        }
        guard let findings = fields.required("findings", in: entries, of: root, owner: "a baseline") else {
            return baseline
        }
        guard fields.tree[findings.value].kind == .sequence else {
            fields.report(.wrongType, "`findings` is a list of `{file, button, rule, at, count}`", at: findings)
            return baseline
        }
        for child in fields.tree.children(of: findings.value) {
            guard let (entry, count) = self.entry(fields.tree.place(of: child, in: findings), fields) else { continue }
            // An entry that stands in the file twice, as after a merge, counts twice.
            baseline.counts[entry] = min((baseline.counts[entry] ?? 0) + count, largestCount)
        }
        return baseline
    }

    private static let largestCount = 1_000_000_000

    private static func entry(_ place: Place, _ fields: FieldReader) -> (Baseline.Entry, Int)? {
        let known = ["file", "button", "rule", "at", "count"]
        let entries = fields.entries(of: place, owner: "an entry", known: known)
        guard fields.tree[place.value].kind == .mapping,
            let file = fields.text(fields.required("file", in: entries, of: place, owner: "an entry")),
            let rule = fields.text(fields.required("rule", in: entries, of: place, owner: "an entry"))
        else { return nil }
        var count = 1
        if let written = entries["count"] {
            guard case .number(let number) = fields.tree.coreValue(of: written.value),
                let whole = Int(exactly: number), (1...largestCount).contains(whole)
            else {
                fields.report(.invalidValue, "`count` is a whole number of at least 1", at: written)
                return nil
            }
            count = whole
        }
        let entry = Baseline.Entry(
            file: file, rule: rule, button: fields.text(entries["button"]), keyPath: fields.text(entries["at"]))
        return (entry, count)
    }
}
