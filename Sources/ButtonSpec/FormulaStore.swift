import Expression
public import SpecTree
import Synchronization

/// The formulas of a run as they were compiled, for those that are written again: in a file, and from file to file.
///
/// Safe to use from several threads.
public final class FormulaStore: Sendable {
    /// So many are kept, and then it begins anew: a file could have any number of them.
    private static let capacity = 1_000
    /// Longer ones are not kept: nobody writes them twice.
    private static let longestText = 200
    private let compilations = Mutex<[TextKey: Compilation]>([:])
    private let depthLimit: Int

    /// A store without formulas, for specs that are read within these limits.
    public init(limits: Limits) { depthLimit = limits.formulaDepth }

    /// The formula with these bytes, which `text` gives as text.
    func compilation(of bytes: ArraySlice<UInt8>, text: () -> String) -> Compilation {
        func compiled() -> Compilation {
            Compiler.compile(text(), expecting: .number, symbols: FormulaName.symbols, depthLimit: depthLimit)
        }
        guard bytes.count <= Self.longestText else { return compiled() }
        if let compilation = compilations.withLock({ $0[TextKey(bytes)] }) { return compilation }
        let compilation = compiled()
        compilations.withLock { compilations in
            if compilations.count == Self.capacity { compilations.removeAll(keepingCapacity: true) }
            // A copy: the bytes are those of the whole file.
            compilations[TextKey(ArraySlice(Array(bytes)))] = compilation
        }
        return compilation
    }
}
