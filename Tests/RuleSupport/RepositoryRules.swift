public import ButtonSpec
public import Diagnostics
import Foundation
public import Linter
public import RuleEngine
import SpecTree

/// The rules of the repository, as its files have them now.
public enum RepositoryRules {
    /// The folder that holds `Package.swift`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The rule files, sorted by path; recipes are not among them.
    public static let files = ruleFiles.filter { $0.topic != "recipes" }

    /// The recipe files, sorted by path.
    public static let recipeFiles = ruleFiles.filter { $0.topic == "recipes" }

    /// The recipes, with what is wrong with their files.
    public static let recipeCatalogue = RecipeCatalogue(recipeFiles, limits: Limits())

    /// The recipes.
    public static let recipes = RecipeLibrary { recipeCatalogue.recipes }

    private static let ruleFiles: [RuleFile] = {
        let folder = URL(fileURLWithPath: root).appendingPathComponent("Rules")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yml") }.sorted().compactMap { name in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
            return RuleFile(
                path: "Rules/" + name, topic: String(name.prefix { $0 != "/" }), contents: Array(data))
        }
    }()

    /// All rules, with what is wrong with their files.
    public static let catalogue = RuleCatalogue(files, limits: Limits())

    /// All rules, those that are off by default among them.
    public static var all: [Rule] { catalogue.rules }

    /// The rules that run by default.
    public static let byDefault = all.filter(\.isOnByDefault)

    /// A linter with the rules that run by default.
    public static let linter = FileLinter(
        rules: RuleSet(byDefault), recipes: recipes, limits: Limits())

    /// The rules that run by default and one more, those of severity info left out unless it is the one.
    public static func linter(with rule: Rule) -> FileLinter {
        let others = byDefault.filter { $0.id != rule.id && $0.severity != .info }
        return FileLinter(rules: RuleSet(others + [rule]), recipes: recipes, limits: Limits())
    }
}

extension FileLinter {
    /// The findings of a text, as of a file that is named by hand.
    public func findings(in text: String) -> [Finding] {
        lint(Array(text.utf8), path: "spec.yml", isNamed: true).findings
    }
}

extension Finding {
    /// The finding in one line, for messages of failed tests.
    public var line: String {
        "\(location.start.line):\(location.start.column): \(severity.name): \(message) [\(rule)]"
    }
}

extension ResolvedFix {
    /// The text after the change. Offsets count a byte order mark, as those of findings do.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for edit in edits.sorted(by: { $0.location.startOffset > $1.location.startOffset }) {
            let range = edit.location.startOffset..<edit.location.endOffset
            guard range.upperBound <= result.count else { continue }
            result.replaceSubrange(range, with: edit.replacement.utf8)
        }
        return result
    }
}
