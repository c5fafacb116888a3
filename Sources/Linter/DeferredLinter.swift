public import SpecTree
import Synchronization

/// The linter of some files, which is made when the first of them has to be judged: where all results are known from
/// earlier runs, no rule is loaded.
public final class DeferredLinter: Sendable {
    public let limits: Limits
    /// Stands for everything besides a file that its findings depend on.
    let settings: Digest
    private let made = Mutex<FileLinter?>(nil)

    init(limits: Limits, settings: Digest) {
        self.limits = limits
        self.settings = settings
    }

    /// The linter, nil until ``Project/makeLinters()`` has made it.
    public internal(set) var linter: FileLinter? {
        get { made.withLock { $0 } }
        set { made.withLock { $0 = newValue } }
    }
}
