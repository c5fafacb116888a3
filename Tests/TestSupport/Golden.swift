public import Foundation
public import Testing

/// Expects that the text equals the golden file of that name, in the folder `Golden` beside the test's source file.
///
/// `RECORD=1 swift test` writes the file anew and still fails, so that a recording run is never taken for a passing one.
public func expectGolden(
    _ text: String, _ name: String, testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Golden")
    expectGolden(text, at: folder.appendingPathComponent(name), sourceLocation: sourceLocation)
}

/// Expects that the text equals a golden file that lies elsewhere, such as beside an example.
public func expectGolden(_ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation) {
    let bytes = Data(text.utf8)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: file)
            let name = file.lastPathComponent
            Issue.record("Recorded \(name); look at it, then run again without RECORD.", sourceLocation: sourceLocation)
        } catch {
            Issue.record("Cannot write \(file.path): \(error)", sourceLocation: sourceLocation)
        }
        return
    }
    guard let golden = try? Data(contentsOf: file) else {
        Issue.record("There is no \(file.path). `RECORD=1 swift test` writes it.", sourceLocation: sourceLocation)
        return
    }
    if golden != bytes {
        let difference = firstDifference(String(decoding: golden, as: UTF8.self), text)
        Issue.record("The text differs from \(file.path).\n\(difference)", sourceLocation: sourceLocation)
    }
}

/// The first line in which two texts differ, with its number.
private func firstDifference(_ expected: String, _ actual: String) -> String {
    let expected = expected.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let actual = actual.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var line = 0
    while line < min(expected.count, actual.count), expected[line].elementsEqual(actual[line]) { line += 1 }
    func shown(_ lines: [Substring.UTF8View]) -> String {
        line < lines.count ? String(Substring(lines[line])).debugDescription : "(no such line)"
    }
    return "line \(line + 1)\n  golden: \(shown(expected))\n  now:    \(shown(actual))"
}
