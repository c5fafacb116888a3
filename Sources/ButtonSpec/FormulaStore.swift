import Expression
import SpecTree
import Synchronization

/// The formulas of a run as they were compiled, for those that are written again: in a file, and from file to file.
///
/// Safe to use from several threads.
public final class FormulaStore: Sendable {
    private struct Key: Hashable {
        var text: TextKey
        var depthLimit: Int
    }

    /// So many are kept, and then it begins anew: a file could have any number of them.
    private static let capacity = 1_000
    /// Longer ones are not kept: nobody writes them twice.
    private static let longestText = 200
    private let compilations = Mutex<[Key: Compilation]>([:])

    /// A store without formulas.
    public init() {}

    /// The formula with these bytes, which `text` gives as text.
    func compilation(of bytes: ArraySlice<UInt8>, depthLimit: Int, text: () -> String) -> Compilation {
        func compiled() -> Compilation {
            Compiler.compile(text(), expecting: .number, symbols: FormulaName.symbols, depthLimit: depthLimit)
        }
        guard bytes.count <= Self.longestText else { return compiled() }
        let key = Key(text: TextKey(bytes), depthLimit: depthLimit)
        if let compilation = compilations.withLock({ $0[key] }) { return compilation }
        let compilation = compiled()
        compilations.withLock { compilations in
            if compilations.count == Self.capacity { compilations.removeAll(keepingCapacity: true) }
            // A copy: the bytes are those of the whole file.
            compilations[Key(text: TextKey(ArraySlice(Array(bytes))), depthLimit: depthLimit)] = compilation
        }
        return compilation
    }
}
