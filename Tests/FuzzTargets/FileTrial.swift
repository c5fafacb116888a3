import ButtonSpec
public import Diagnostics
import Foundation
public import Linter
import RuleEngine
import RuleSupport
import SpecTree
public import TestSupport

/// What a file that changes how specs are judged is good for: what is found in it, and, where it is accepted, a linter
/// that uses it and a spec that it means something to.
public struct FileTrial {
    public var findings: [Finding]
    public var linter: FileLinter?
    public var spec = Self.buttons
    /// Whether a file that is not accepted has findings.
    fileprivate var isExplained = true

    private static let buttons = Array(
        """
        buttons:
          - {name: a, frame: {width: 99, height: 50}, title: {text: T, size: {width: 40, height: 20}},
             image: {size: {width: 20, height: 20}}, titleEdgeInsets: {left: 5}, group: g, intent: {spacing: 4}}
          - {name: b, title: Title, image: {size: {width: 20, height: 20}}, group: g}

        """.utf8)

    /// A rule that is accepted can judge.
    public static func rule(_ bytes: [UInt8]) -> FileTrial {
        let file = RuleFile(path: "fuzz.yml", topic: "fuzz", contents: bytes)
        let catalogue = RuleCatalogue([file], limits: Limits())
        guard !catalogue.rules.isEmpty else {
            return FileTrial(findings: catalogue.findings, isExplained: !catalogue.findings.isEmpty)
        }
        return FileTrial(
            findings: catalogue.findings, linter: FileLinter(rules: RuleSet(catalogue.rules), limits: Limits()))
    }

    /// A recipe that is accepted can be used.
    public static func recipe(_ bytes: [UInt8]) -> FileTrial {
        let file = RuleFile(path: "fuzz.yml", topic: "recipes", contents: bytes)
        let catalogue = RecipeCatalogue([file], limits: Limits())
        let buttons = catalogue.recipes.prefix(5).enumerated().map { index, recipe in
            "  - {name: b\(index), frame: {width: 99, height: 50}, recipe: {use: '\(recipe.name)'}, "
                + "title: {text: T, size: {width: 40, height: 20}}, image: {size: {width: 20, height: 20}}}\n"
        }
        let linter = FileLinter(
            rules: RuleSet(RepositoryRules.byDefault), recipes: RecipeLibrary { catalogue.recipes }, limits: Limits())
        return FileTrial(
            findings: catalogue.findings, linter: linter, spec: Array(("buttons:\n" + buttons.joined()).utf8))
    }

    /// A configuration that is accepted can be used; it is written to the folder.
    public static func configuration(_ bytes: [UInt8], in folder: TemporaryFolder) throws -> FileTrial {
        try folder.write("rules: {geometry: off}\n", to: "base.yml")
        try folder.write("", to: ".git")
        try folder.write(bytes, to: ".insetlint.yml")
        let store = ConfigurationStore(.nearest, workingFolder: FilePath(folder.path), home: nil, limit: 1 << 20)
        let base = Project.Base(
            catalogue: RepositoryRules.catalogue, recipes: RepositoryRules.recipes, selection: RuleSelection(),
            limits: Limits())
        let project = Project(base, configurations: store)
        let path = FilePath(folder.path + "/specs/ab.yml")
        let deferred = project.linter(for: path)
        project.makeLinters()
        _ = project.settings(for: path)
        let isAccepted = project.findings.isEmpty && project.problems.isEmpty
        return FileTrial(
            findings: project.findings.filter { $0.location.path == ".insetlint.yml" },
            linter: isAccepted ? deferred?.linter : nil)
    }

    /// What is wrong with the findings in the file, of that length, or in the spec.
    func fault(length: Int) -> String? {
        if let fault = findings.fault(length: length) { return fault }
        guard isExplained else { return "neither nor" }
        return linter?.lint(spec, path: "a.yml", isNamed: true).findings.fault(length: spec.count)
    }
}
