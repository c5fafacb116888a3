import Reporters

/// The version of the program.
enum Version {
    static let number = "0.1.0"
    static let repository = "insetlint/insetlint"
    static let address = "https://github.com/\(repository)"
    static let tool = ToolDescription(version: number, address: address)
}
