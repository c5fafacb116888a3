import Foundation
import RuleEngine
import RuleSupport
import TestSupport
import Testing

/// The picture of an example in a rule file, for the rule's page.
struct RulePicture: Sendable, CustomTestStringConvertible {
    /// The name of its file in `docs/pictures/rules`.
    let name: String
    /// The spec that it shows.
    let spec: String

    init(_ rule: Rule, example index: Int, isFixed: Bool) {
        let example = rule.examples[index]
        let kind = isFixed ? "fixed" : example.isGood ? "good" : "bad"
        let number = rule.examples[...index].count { $0.isGood == example.isGood }
        name = "\(rule.id)-\(kind)-\(number).svg"
        spec = isFixed ? example.fixed ?? "" : example.text
    }

    var testDescription: String { name }

    /// Where the picture lies, from the repository's root.
    var path: String { "docs/pictures/rules/\(name)" }

    /// Whether the picture has been made: a spec may have nothing that could be drawn.
    var exists: Bool { FileManager.default.fileExists(atPath: Document.root.appendingPathComponent(path).path) }

    /// What the program draws of the spec, nil where it says that there is nothing to draw.
    func drawn() throws -> String? {
        let run = try BuiltProgram.insetlint.run(["render", "--no-config", "-"], stdin: spec)
        return run.stdout.isEmpty ? nil : run.stdout
    }

    /// The pictures of all rules.
    static let all: [RulePicture] = RepositoryRules.all.flatMap { rule in
        rule.examples.indices.flatMap { index in
            [RulePicture(rule, example: index, isFixed: false)]
                + (rule.examples[index].fixed == nil ? [] : [RulePicture(rule, example: index, isFixed: true)])
        }
    }
}
