import Foundation
import RuleEngine
import RuleSupport
import TestSupport

/// How many inputs are tried. Every input has a seed of its own, the number that a failure names.
enum Fuzz {
    private static func environment(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// Calls `body` for that many seeds, `FUZZ_TIMES` times as many where that is set, or for `FUZZ_SEED` alone.
    static func run(
        _ count: UInt64, _ body: (_ seed: UInt64, _ generator: inout SeededGenerator) throws -> Void
    ) rethrows {
        let seeds = environment("FUZZ_SEED").map { $0..<$0 + 1 } ?? 0..<count * (environment("FUZZ_TIMES") ?? 1)
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            try body(seed, &generator)
        }
    }

    /// The examples of all rules, without their marks, and those in the folder `examples`.
    static let specs: [[UInt8]] =
        RepositoryRules.all.flatMap(\.examples).flatMap { [$0.text, $0.fixed ?? ""] }
        .filter { !$0.isEmpty }.map { Array($0.utf8) } + exampleFiles

    private static let exampleFiles: [[UInt8]] = {
        let folder = URL(fileURLWithPath: RepositoryRules.root).appendingPathComponent("examples")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yml") }.sorted().compactMap { name in
            (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array($0) }
        }
    }()
}
