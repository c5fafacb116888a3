/// A mistake on the command line, told in plain words.
///
/// The words quote what was typed: make them safe for the terminal before they are printed.
public struct UsageError: Error, Hashable, Sendable {
    /// What is wrong, what was seen and what is known; one line without a full stop.
    public var message: String
    /// Where to read on, such as ``Run `insetlint help lint` for its options``; nil where the message says it all.
    public var hint: String?

    /// An error with that message and hint.
    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
