import ButtonSpec
import Diagnostics
import Foundation
import Linter
import RuleEngine
import RuleSupport
import SpecTree
import TestSupport

/// The files that a project has besides its specs.
enum FileTargets {
    private static let spec = Array(
        """
        buttons:
          - {name: a, frame: {width: 99, height: 50}, title: {text: T, size: {width: 40, height: 20}},
             image: {size: {width: 20, height: 20}}, titleEdgeInsets: {left: 5}, group: g, intent: {spacing: 4}}
          - {name: b, title: Title, image: {size: {width: 20, height: 20}}, group: g}

        """.utf8)

    /// A rule that is accepted can judge.
    static func ruleFault(in bytes: [UInt8]) -> String? {
        let file = RuleFile(path: "fuzz.yml", topic: "fuzz", contents: bytes)
        let catalogue = RuleCatalogue([file], limits: Limits())
        if let fault = catalogue.findings.fault(length: length(of: bytes)) { return fault }
        guard !catalogue.rules.isEmpty else { return catalogue.findings.isEmpty ? "neither nor" : nil }
        let linter = FileLinter(rules: RuleSet(catalogue.rules), limits: Limits())
        return linter.lint(spec, path: "a.yml", isNamed: true).findings.fault(length: spec.count)
    }

    /// A recipe that is accepted can be used.
    static func recipeFault(in bytes: [UInt8]) -> String? {
        let file = RuleFile(path: "fuzz.yml", topic: "recipes", contents: bytes)
        let catalogue = RecipeCatalogue([file], limits: Limits())
        if let fault = catalogue.findings.fault(length: length(of: bytes)) { return fault }
        let buttons = catalogue.recipes.prefix(5).enumerated().map { index, recipe in
            "  - {name: b\(index), frame: {width: 99, height: 50}, recipe: {use: '\(recipe.name)'}, "
                + "title: {text: T, size: {width: 40, height: 20}}, image: {size: {width: 20, height: 20}}}\n"
        }
        let text = Array(("buttons:\n" + buttons.joined()).utf8)
        let linter = FileLinter(
            rules: RuleSet(RepositoryRules.byDefault), recipes: RecipeLibrary { catalogue.recipes }, limits: Limits())
        return linter.lint(text, path: "a.yml", isNamed: true).findings.fault(length: text.count)
    }

    /// A baseline that is accepted is written as one that says the same.
    static func baselineFault(in bytes: [UInt8]) -> String? {
        let (baseline, findings) = BaselineFile.read(bytes, path: "fuzz.yml")
        if let fault = findings.fault(length: length(of: bytes)) { return fault }
        guard findings.isEmpty else { return nil }
        let text = BaselineFile.text(of: baseline)
        let (again, mistakes) = BaselineFile.read(Array(text.utf8), path: "fuzz.yml")
        return mistakes.isEmpty && again.counts == baseline.counts ? nil : "another baseline: \(text)"
    }

    /// A configuration that is accepted can be used.
    static func configurationFault(in bytes: [UInt8]) -> String? {
        guard let folder, (try? folder.write(bytes, to: ".insetlint.yml")) != nil else { return nil }
        let store = ConfigurationStore(.nearest, workingFolder: FilePath(folder.path), home: nil, limit: 1 << 20)
        let base = Project.Base(
            catalogue: RepositoryRules.catalogue, recipes: RepositoryRules.recipes, selection: RuleSelection(),
            limits: Limits())
        let project = Project(base, configurations: store)
        let path = FilePath(folder.path + "/specs/ab.yml")
        let deferred = project.linter(for: path)
        project.makeLinters()
        _ = project.settings(for: path)
        let own = project.findings.filter { $0.location.path == ".insetlint.yml" }
        if let fault = own.fault(length: length(of: bytes)) { return fault }
        guard project.findings.isEmpty, project.problems.isEmpty, let linter = deferred?.linter else { return nil }
        return linter.lint(spec, path: "a.yml", isNamed: true).findings.fault(length: spec.count)
    }

    private static let folder: TemporaryFolder? = {
        let folder = try? TemporaryFolder()
        try? folder?.write("rules: {geometry: off}\n", to: "base.yml")
        try? folder?.write("", to: ".git")
        return folder
    }()

    /// The bytes of a text with its byte order mark, which of UTF-16 may be more than those of the file.
    private static func length(of bytes: [UInt8]) -> Int { 2 * bytes.count }
}
