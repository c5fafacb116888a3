import Options
import TestSupport
import Testing

@Suite struct UsageErrorTests {
    private static let lines = [
        "--formt gcc", "--form gcc", "--qiet", "--frobnicate", "-x", "-qx", "-quiet", "-format", "-format=gcc", "-frmt",
        "--", "---", "--=x",
        "--format", "-f", "--format --quiet", "--output --", "--format sarf", "--format=", "--format=json", "-fxml",
        "--color alway", "--quiet=yes", "--quiet=", "--help=x", "--jobs 0", "--jobs 257", "--jobs many", "--jobs=1.5",
        "--jobs 99999999999999999999", "--severity x", "--scale 2", "layout --quiet a", "layout --format gcc a",
        "layout", "layout a b", "explain", "explain a b c", "completions", "completions bsh", "version x",
        "help layot", "help lint layout", "layout --scal 2",
    ]

    /// What people read for each wrong line, all in one place.
    @Test func `messages`() {
        let text = Self.lines.map { line -> String in
            do throws(UsageError) {
                _ = try sample.parse(line.split(separator: " ").map(String.init), into: Settings())
                return "$ insetlint \(line)\n(no error)\n"
            } catch {
                return "$ insetlint \(line)\n\(error.message)\n" + (error.hint.map { $0 + "\n" } ?? "")
            }
        }
        expectGolden(text.joined(separator: "\n"), "errors.txt")
    }
}
