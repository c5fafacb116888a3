import CLibYAML
public import Diagnostics
public import SpecTree

/// What reading a file gives: its documents as far as they could be read, and what is wrong with them as YAML.
public struct YAMLReading: Sendable {
    public var tree: SpecTree
    public var diagnostics: [Diagnostic]
    /// Whether an error ended the reading in front of the file's end.
    public var isCutOff: Bool {
        diagnostics.contains {
            $0.severity == .error && ($0.rule == BuiltinCheck.syntax.id || $0.rule == BuiltinCheck.limitExceeded.id)
        }
    }
}

/// Reads YAML with libyaml into a ``SpecTree``.
///
/// The result never depends on more than the bytes and the limits. A syntax error ends the reading; collections that
/// were open at that point are in the tree, marked as incomplete.
public enum YAMLReader {
    /// The documents of a file.
    public static func read(_ file: SourceFile, limits: Limits = Limits()) -> YAMLReading {
        guard file.text.count <= limits.fileSize else {
            let message =
                "the file has \(file.text.count) bytes, more than the limit of \(limits.fileSize); "
                + "split it, or raise the limit with --limit file-size=\(file.text.count)"
            return YAMLReading(
                tree: SpecTree(file: SourceFile(path: file.path, text: [])),
                diagnostics: [Diagnostic(.limitExceeded, message, at: ByteRange(0, 0))])
        }
        return file.text.withUnsafeBufferPointer { text in
            var composer = Composer(file: file, text: text, limits: limits)
            composer.run()
            return YAMLReading(tree: composer.tree, diagnostics: composer.diagnostics)
        }
    }
}

extension Composer {
    /// Runs libyaml's event loop over the text and composes what it reports.
    mutating func run() {
        if let lineBreak = scan.unicodeLineBreak { report(unicodeLineBreak: lineBreak) }
        let readable = readablePrefix()
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else {
            return stop(Diagnostic(.limitExceeded, "there is not enough memory to read the file", at: ByteRange(0, 0)))
        }
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(&parser, readable.baseAddress ?? Self.nothing, readable.count)
        var event = yaml_event_t()
        while !isStopped {
            guard yaml_parser_parse(&parser, &event) == 1 else {
                reportError(of: parser, readable: readable.count)
                break
            }
            let isEnd = event.type == YAML_STREAM_END_EVENT
            compose(event)
            yaml_event_delete(&event)
            if isEnd { break }
        }
        closeOpenCollections()
        if let problem = scan.problem, !isStopped { report(problem) }
    }

    private static var nothing: UnsafePointer<UInt8> { UnsafePointer(bitPattern: 1).unsafelyUnwrapped }

    /// The text up to the first byte that libyaml would refuse, without the line that the byte is on.
    private mutating func readablePrefix() -> UnsafeBufferPointer<UInt8> {
        if let directive = excessDirective() {
            scan.problem = directive
        }
        guard let problem = scan.problem else { return text }
        var end = problem.offset
        while end > 0, text[end - 1] != UInt8(ascii: "\n"), text[end - 1] != UInt8(ascii: "\r") { end -= 1 }
        return UnsafeBufferPointer(rebasing: text[..<end])
    }

    /// The place of one %TAG directive too many: libyaml compares each with all before it.
    private func excessDirective() -> TextScan.Problem? {
        var count = 0
        var offset = 0
        let directive = Array("%TAG".utf8)
        while let found = text[offset...].firstIndex(of: UInt8(ascii: "%")) {
            let isAtLineStart =
                found == 0 || text[found - 1] == UInt8(ascii: "\n") || text[found - 1] == UInt8(ascii: "\r")
            if isAtLineStart, text[found...].starts(with: directive) { count += 1 }
            guard count <= 100 else {
                return TextScan.Problem(
                    offset: found, length: 4, message: "more than 100 %TAG directives; remove those that are not used")
            }
            offset = found + 1
        }
        return nil
    }
}
