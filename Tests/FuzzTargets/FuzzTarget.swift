import Diagnostics
import Expression
import Linter
import RuleEngine
import RuleSupport
import SpecTree
import YAMLReader

/// A part of the program that reads what anyone may have written, with what has to hold for every input: it ends, and
/// what it says is about a place of the input.
///
/// `swift test` tries mutations of the corpus, `.ci/fuzz` what libFuzzer finds.
public enum FuzzTarget: String, CaseIterable, Sendable {
    case reader, change, spec, fix, suppression, expression, rule, recipe, configuration, baseline, judgement, segment

    /// What is wrong with the handling of an input, nil where nothing is.
    public func fault(in bytes: [UInt8]) -> String? {
        switch self {
        case .reader: Self.readerFault(in: bytes)
        case .change: ChangeTarget.fault(in: bytes)
        case .spec: LinterTargets.specFault(in: bytes)
        case .fix: LinterTargets.fixFault(in: bytes)
        case .suppression: LinterTargets.suppressionFault(in: bytes)
        case .expression: Self.expressionFault(in: bytes)
        case .rule: FileTargets.ruleFault(in: bytes)
        case .recipe: FileTargets.recipeFault(in: bytes)
        case .configuration: FileTargets.configurationFault(in: bytes)
        case .baseline: FileTargets.baselineFault(in: bytes)
        case .judgement: CacheTargets.judgementFault(in: bytes)
        case .segment: CacheTargets.segmentFault(in: bytes)
        }
    }

    private static func readerFault(in bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "fuzz.yml", contents: bytes)
        let reading = YAMLReader.read(file)
        for diagnostic in reading.diagnostics where diagnostic.range.upper > file.text.count {
            return "outside of the text: \(diagnostic)"
        }
        return nil
    }

    private static let symbols = SymbolTable([
        Symbol(name: "a", type: .number, source: .slot(0)),
        Symbol(name: "b", type: .optional(.number), source: .slot(1)),
        Symbol(name: "c", type: .string, source: .slot(2)), Symbol(name: "d", type: .list(.number), source: .slot(3)),
        Symbol(name: "e", type: .bool, source: .constant(.bool(true))),
        Symbol(name: "f", type: .list(.number), source: .constant(.list([.number(0), .number(1e308)]))),
    ])

    private static func expressionFault(in bytes: [UInt8]) -> String? {
        let compilation = Compiler.compile(bytes, symbols: symbols)
        for error in compilation.errors where error.range.upperBound > bytes.count || error.message.isEmpty {
            return "outside of the text: \(error)"
        }
        guard let program = compilation.program else { return compilation.errors.isEmpty ? "neither nor" : nil }
        _ = program.text(of: program.evaluate(.empty), in: .empty)
        return nil
    }
}

extension [Finding] {
    /// What is wrong with the findings of a text of that length.
    func fault(length: Int) -> String? {
        for finding in self {
            let places =
                [finding.location] + finding.related.map(\.location) + (finding.fix?.edits ?? []).map(\.location)
            for place in places where place.startOffset > place.endOffset || place.endOffset > length {
                return "outside of the text: \(finding.line)"
            }
            if finding.message.isEmpty { return "no words: \(finding.line)" }
        }
        return nil
    }
}
