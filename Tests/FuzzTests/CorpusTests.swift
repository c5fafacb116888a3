import Foundation
import FuzzTargets
import RuleSupport
import TestSupport
import Testing

/// The corpus: inputs of every kind, those among them that once were a fault, and what small changes make of them. One
/// after the other, for some of the targets write a file.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CorpusTests {
    private static func corpus(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
        let folder = URL(fileURLWithPath: RepositoryRules.root).appendingPathComponent("Tests/Fuzz/Corpus")
            .appendingPathComponent(target.rawValue)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            (name, [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    @Test(arguments: FuzzTarget.allCases) func `every input`(_ target: FuzzTarget) throws {
        let corpus = try Self.corpus(of: target)
        #expect(!corpus.isEmpty)
        for (name, bytes) in corpus {
            let fault = target.fault(in: bytes)
            #expect(fault == nil, "\(name)")
        }
    }

    @Test(arguments: FuzzTarget.allCases) func `mutated inputs`(_ target: FuzzTarget) throws {
        let mutator = Mutator(
            corpus: try Self.corpus(of: target).map(\.bytes).filter { !$0.isEmpty },
            tokens: [
                "\0", "\n", "\r", "\u{85}", "\u{2028}", "\u{FEFF}", "{", "}", "[", "]", ": ", "- ", "*a", "&a ", "<<: ",
                "'", "\"", "|\n", "~", "1e999", "-1", "\u{FF}", "disable", "enable-line ", "all", "a, b", " -- ",
            ])
        Fuzz.run(250) { seed, generator in
            let fault = target.fault(in: mutator.mutated(&generator))
            #expect(fault == nil, "seed \(seed)")
        }
    }
}
