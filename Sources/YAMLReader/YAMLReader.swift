import CLibYAML
public import Diagnostics
public import SpecTree
import YAMLMemory

/// What reading a file gives: its documents as far as they could be read, and what is wrong with them as YAML.
public struct YAMLReading: Sendable {
    /// The documents; collections that were open at a syntax error are marked as incomplete.
    public var tree: SpecTree
    /// What is wrong, in the order it was found.
    public var diagnostics: [Diagnostic]
    /// The lines, before and after a change, of the items that were read, while all else is as before. Nil where
    /// everything was read.
    public var changedLines: [(old: ByteRange, new: ByteRange)]?
}

/// Reads YAML with libyaml into a ``SpecTree``.
///
/// The result never depends on more than the bytes and the limits. A syntax error ends the reading; collections that
/// were open at that point are in the tree, marked as incomplete.
public enum YAMLReader {
    /// The version of libyaml.
    public static var libraryVersion: String { yaml_get_version_string().map { String(cString: $0) } ?? "" }

    /// The documents of a file.
    public static func read(_ file: SourceFile, limits: Limits = Limits()) -> YAMLReading {
        read(file, limits: limits, inPlace: ParserInput.isSupported)
    }

    /// The documents of a file, with libyaml reading the text where it lies or not.
    static func read(_ file: SourceFile, limits: Limits, inPlace: Bool) -> YAMLReading {
        if let problem = limits.problem(ofSize: file.text.count, remedy: "split it, or ") {
            return YAMLReading(
                tree: SpecTree(file: SourceFile(path: file.path, text: [])), diagnostics: [problem])
        }
        return file.text.withUnsafeBufferPointer { text in
            var composer = Composer(file: file, text: text, limits: limits)
            composer.composeText(inPlace: inPlace)
            return YAMLReading(tree: composer.tree, diagnostics: composer.findings.all)
        }
    }
}

extension Composer {
    /// Composes what libyaml reports about the text, up to its end, an error or a limit.
    fileprivate mutating func composeText(inPlace: Bool) {
        let scan = TextScan(text, isUTF16: tree.file.byteOrderMarkLength == 2)
        if let lineBreak = scan.unicodeLineBreak { report(lineBreak) }
        let readable = scan.readable(of: text)
        if scan.problem != nil { cut = TextCut(behind: readable.count, in: text) }
        if let error = composeEvents(of: readable, inPlace: inPlace), error.offset < cut?.offset ?? .max {
            stop(error.diagnostic(in: text))
        }
        closeOpenCollections()
        if let problem = scan.problem, !isStopped { stop(problem.diagnostic) }
    }

    /// Runs libyaml's event loop; gives the error that ended it.
    private mutating func composeEvents(of readable: UnsafeBufferPointer<UInt8>, inPlace: Bool) -> SyntaxError? {
        guard !readable.isEmpty else { return nil }
        let input = ParserInput(readable)
        defer { input.deallocate() }
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { return .outOfMemory }
        defer { yaml_parser_delete(&parser) }
        input.feed(&parser, inPlace: inPlace)
        var event = yaml_event_t()
        // Clearing all of an event takes longer than to give back the one block that most have.
        let freesValues = yaml_memory_is_used()
        return withUnsafeMutablePointer(to: &event) { event in
            while !isStopped {
                guard yaml_parser_parse(&parser, event) == 1 else { return syntaxError(of: parser) }
                let type = event.pointee.type
                if type == YAML_SCALAR_EVENT { composeScalar(event) } else { compose(event) }
                Self.giveBack(event, freesValues: freesValues)
                if type == YAML_STREAM_END_EVENT { break }
            }
            return nil
        }
    }

    /// Gives back the memory of an event: all at once, unless it is known to have none, or none but a scalar's value.
    @inline(__always) private static func giveBack(_ event: UnsafeMutablePointer<yaml_event_t>, freesValues: Bool) {
        switch event.pointee.type {
        case YAML_SCALAR_EVENT
        where freesValues && event.pointee.data.scalar.anchor == nil && event.pointee.data.scalar.tag == nil:
            yaml_memory_free(event.pointee.data.scalar.value)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: break
        case YAML_MAPPING_START_EVENT
        where event.pointee.data.mapping_start.anchor == nil && event.pointee.data.mapping_start.tag == nil: break
        case YAML_SEQUENCE_START_EVENT
        where event.pointee.data.sequence_start.anchor == nil && event.pointee.data.sequence_start.tag == nil: break
        default: yaml_event_delete(event)
        }
    }

    private mutating func syntaxError(of parser: yaml_parser_t) -> SyntaxError {
        guard parser.error != YAML_MEMORY_ERROR else { return .outOfMemory }
        let isReaderError = parser.error == YAML_READER_ERROR
        return SyntaxError(
            problem: parser.problem.map { String(cString: $0) } ?? "",
            context: parser.context.map { String(cString: $0) } ?? "",
            offset: isReaderError ? UInt32(clamping: parser.problem_offset) : offset(parser.problem_mark),
            contextOffset: parser.context == nil ? nil : offset(parser.context_mark))
    }
}
