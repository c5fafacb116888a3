/// A language that insets and configurations are written in.
public enum CodeLanguage: String, CaseIterable, Sendable {
    /// YAML for a button spec.
    case yaml
    /// Swift for UIKit.
    case swift
    /// Objective-C for UIKit.
    case objc

    /// The language's own name.
    public var name: String {
        switch self {
        case .yaml: "YAML"
        case .swift: "Swift"
        case .objc: "Objective-C"
        }
    }

    /// A text of one line as a comment.
    public func comment(_ text: String) -> String { (self == .yaml ? "# " : "// ") + text }
}
