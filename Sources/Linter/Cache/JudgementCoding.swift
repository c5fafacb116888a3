import Diagnostics

/// The stored form of what was found in a file: ranges and texts, without what the file itself can tell.
package enum JudgementCoding {
    package static func bytes(of judgement: FileJudgement) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(judgement.isSpec)
        writer.write(judgement.diagnostics) { $0.write($1) }
        return writer.bytes
    }

    /// The judgement in some bytes, nil where they hold none of a text of that length.
    package static func judgement(in bytes: [UInt8], length: Int) -> FileJudgement? {
        var reader = ByteReader(bytes)
        do throws(ByteReader.Damage) {
            let isSpec = try reader.flag()
            let diagnostics = try reader.list { (reader) throws(ByteReader.Damage) in
                try reader.diagnostic(length: length)
            }
            return reader.isAtEnd ? FileJudgement(diagnostics: diagnostics, isSpec: isSpec) : nil
        } catch {
            return nil
        }
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ diagnostic: Diagnostic) {
        write(diagnostic.rule)
        write(Int(diagnostic.severity.rawValue))
        write(diagnostic.message)
        write(diagnostic.range)
        write(diagnostic.notes) { $0.write($1) }
        write(diagnostic.related) {
            $0.write($1.range)
            $0.write($1.message)
        }
        write(diagnostic.button)
        write(diagnostic.variant)
        write(diagnostic.keyPath)
        write(diagnostic.fix != nil)
        if let fix = diagnostic.fix { write(fix) }
    }

    private mutating func write(_ fix: Fix) {
        write(fix.description)
        write(fix.isSafe)
        write(fix.edits) {
            $0.write($1.range)
            $0.write($1.replacement)
        }
    }

    private mutating func write(_ range: ByteRange) {
        write(range.lower)
        write(range.count)
    }
}

extension ByteReader {
    fileprivate mutating func diagnostic(length: Int) throws(Damage) -> Diagnostic {
        let rule = try text()
        guard let severity = Severity(rawValue: UInt8(try number(upTo: 2))) else { throw Damage() }
        return Diagnostic(
            rule: rule, severity: severity, message: try text(), range: try range(length: length),
            notes: try list { (reader) throws(Damage) in try reader.text() },
            related: try list { (reader) throws(Damage) in
                RelatedRange(range: try reader.range(length: length), message: try reader.text())
            }, button: try optionalText(), variant: try optionalText(), keyPath: try optionalText(),
            fix: try flag() ? try fix(length: length) : nil)
    }

    private mutating func fix(length: Int) throws(Damage) -> Fix {
        Fix(
            description: try text(), isSafe: try flag(),
            edits: try list { (reader) throws(Damage) in
                Edit(range: try reader.range(length: length), replacement: try reader.text())
            })
    }

    private mutating func range(length: Int) throws(Damage) -> ByteRange {
        let lower = try number(upTo: length)
        let count = try number(upTo: length - lower)
        return ByteRange(UInt32(lower), UInt32(lower + count))
    }
}
