import ButtonSpec
import Diagnostics
import Expression
import Reporters
import RuleEngine

/// A table of a document that is made from one of the program's own tables. It stands between two comments.
enum DocumentTable: String {
    case properties, functions, facts, checks, formats

    static let end = "<!-- end of table -->"

    init?(marker line: String) {
        guard line.hasPrefix("<!-- table: "), line.hasSuffix(" -->") else { return nil }
        self.init(rawValue: String(line.dropFirst(12).dropLast(4)))
    }

    /// The table in Markdown, a row a line.
    var lines: [String] {
        switch self {
        case .properties:
            Self.table(
                ["key", "takes", "meaning"],
                Property.rows.filter { $0.property != .button }.map {
                    ["`\($0.path)`", Self.words(for: $0.kind), $0.summary]
                })
        case .functions:
            Self.table(
                ["function", "gives", "examples"],
                Function.all.map { function in
                    let examples = function.examples.map { "`\($0.expression)` is `\($0.result)`" }
                    return ["`\(function.signature)`", function.summary, examples.joined(separator: ", ")]
                })
        case .facts:
            Self.table(
                ["fact", "type", "meaning"],
                Fact.all.map { fact in
                    ["`\(fact.name)`", "\(fact.type)" + (fact.unit.map { ", \($0)" } ?? ""), fact.summary]
                })
        case .checks:
            Self.table(["id", "reports"], BuiltinCheck.allCases.map { ["`\($0.id)`", $0.summary] })
        case .formats:
            Self.table(["format", "for"], ReportFormat.allCases.map { ["`\($0.name)`", $0.summary] })
        }
    }

    private static func table(_ titles: [String], _ rows: [[String]]) -> [String] {
        ([titles, titles.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    }

    private static func words(for kind: PropertyKind) -> String {
        switch kind {
        case .mapping: "mapping"
        case .insets: "insets"
        case .title: "text or mapping"
        case .length(let minimum): minimum < 0 ? "length" : "length, not negative"
        case .number(let range, let isWhole):
            "\(isWhole ? "whole number" : "number"), \(range.lowerBound.points) to \(range.upperBound.points)"
        case .choice(let choices): choices.cases.map { "`\($0)`" }.joined(separator: ", ")
        case .text: "text"
        case .flag: "`true`, `false`"
        case .directions: "list of `ltr`, `rtl`"
        case .ruleIDs: "list of rule ids"
        case .recipe: "the name of a recipe with its parameters"
        case .variants: "mapping of further forms"
        case .unknown: "mapping from properties to reasons"
        }
    }
}
