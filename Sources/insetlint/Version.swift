import Reporters

/// The version of the program.
enum Version {
    static let number = "0.1.0"
    static let tool = ToolDescription(version: number, address: "https://github.com/insetlint/insetlint")
}
