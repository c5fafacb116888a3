import Diagnostics
public import SpecTree

/// The texts of a rule that is known to be right, as its file has them: a start should not pay for reading and compiling
/// what most rules never say.
public struct DeferredTexts: Sendable {
    private let contents: [UInt8]
    private let reading: @Sendable ([UInt8]) -> SpecTree

    /// The texts of a rule file with these contents, which `reading` turns into a tree.
    public init(_ contents: [UInt8], reading: @escaping @Sendable ([UInt8]) -> SpecTree) {
        self.contents = contents
        self.reading = reading
    }

    /// The tree of the file.
    func read() -> SpecTree { reading(contents) }

    /// Whether a word stands in the file. Of a rule that is known to be right only expressions name facts.
    func mention(_ fact: StaticString) -> Bool {
        contents.withUnsafeBufferPointer { $0.contains(fact, in: $0.indices) }
    }
}
