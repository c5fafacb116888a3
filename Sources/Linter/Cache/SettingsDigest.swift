import Diagnostics
import SpecTree

/// Everything besides a file that its findings depend on, as one digest: whoever changes what a linter is made from adds
/// it here, so that results of other settings are not taken for those of these.
struct SettingsDigest {
    private var hash = BLAKE2b()

    /// What all files of a run have in common.
    init(_ base: Project.Base) {
        add(base.program)
        add(base.limits.values.map(String.init))
        add([base.judgesVariants, base.honoursSuppressions, base.reportsObstacles].map { $0 ? "yes" : "no" })
        add(base.unusedSuppressions.value.name)
        add(base.selection.select)
        add(base.selection.extend)
        add(base.selection.ignore)
        add(base.selection.severities.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.name] })
        add(base.ownFiles)
    }

    /// A configuration with those that it extends. Messages name their files by the paths.
    mutating func add(_ configuration: Configuration) {
        add("configuration")
        for file in configuration.chain {
            add(file.path)
            add(file.tree.file.text)
        }
    }

    mutating func add(_ files: [RuleFile]) {
        add("\(files.count) files")
        for file in files {
            add(file.path)
            add(file.topic)
            add(file.contents)
        }
    }

    mutating func add(_ text: String) { add(Array(text.utf8)) }

    private mutating func add(_ texts: [String]) {
        add(String(texts.count))
        for text in texts { add(text) }
    }

    /// The length in front keeps what follows one another apart.
    private mutating func add(_ bytes: [UInt8]) {
        hash.add(UInt64(bytes.count).storedBytes)
        hash.add(bytes)
    }

    var digest: Digest { hash.digest() }
}
