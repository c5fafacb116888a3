import Linter

/// Where a report gathers until there is enough to be written.
final class ReportTarget {
    enum Place {
        case standardOutput
        /// Where standard output holds something else. What else is said there comes first, so the report is held.
        case standardError
        case file(String)
    }

    private let place: Place
    private var file: FileOutput?
    private var text: [UInt8] = []
    /// Whether standard output has a part of the report.
    private var isUnderWay = false

    /// The number of bytes that are worth writing.
    private static let size = 1 << 16

    init(_ place: Place) { self.place = place }

    /// Begins to write where the report is for a file.
    func open() {
        if case .file(let name) = place { file = FileOutput(FilePath(name)) }
    }

    /// The file that holds the report until the end, nil where there is none.
    var temporary: FilePath? { file?.temporary }

    func append(_ piece: String) {
        // Reports come in small pieces; taken as a mere sequence of bytes each would cost several times as much.
        var piece = piece
        piece.withUTF8 { text.append(contentsOf: $0) }
        if text.count >= Self.size, let file { handOn(to: file) }
    }

    private func handOn(to file: FileOutput) {
        file.write(text)
        text.removeAll(keepingCapacity: true)
    }

    /// Writes to standard output what has gathered for it, if it is enough.
    func handOn(to console: inout Console) {
        guard case .standardOutput = place, text.count >= Self.size else { return }
        console.write(text)
        text.removeAll(keepingCapacity: true)
        isUnderWay = true
    }

    /// Writes the rest and puts the report in its place; says what could not be written.
    func finish(to console: inout Console) -> String? {
        switch place {
        case .standardOutput:
            console.write(text)
            // What is in part there already goes on before anything else is said.
            if isUnderWay { console.flush() }
        case .standardError: Console.write(report: String(decoding: text, as: UTF8.self))
        case .file(let name):
            guard let file else { return nil }
            handOn(to: file)
            do throws(FileProblem) { try file.finish() } catch { return "cannot write \(name): \(error.reason)" }
        }
        return nil
    }
}
