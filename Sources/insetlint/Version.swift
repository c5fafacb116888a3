import Reporters

/// The version of the program.
enum Version {
    static let number = "0.1.0"
    static let repository = "insetlint/insetlint"
    static let address = "https://github.com/\(repository)"
    /// The address of a rule's page.
    static func page(ofRule id: String) -> String { "\(address)/blob/main/docs/rules/\(id).md" }
    static let tool = ToolDescription(version: number, address: address)
}
