import BuiltinRules
import ButtonSpec
import Diagnostics
import Linter
import Reporters
import RuleEngine
import SpecTree

/// Why a command cannot go on; the exit code is 2.
struct Failure: Error {
    /// What to print on standard error, one message each.
    var messages: [String]
    /// A report to print before the messages, safe for a terminal.
    var report = ""

    init(_ messages: String...) { self.messages = messages }
    init(_ messages: [String]) { self.messages = messages }
}

extension Settings {
    /// Whether a report prints the texts of rules.
    var reportsExplainRules: Bool { reports.contains { $0.format?.explainsRules == true } }

    /// All rules with their texts: those of the program and those of `--rules`; fails where a rule file is broken.
    func catalogue() throws(Failure) -> RuleCatalogue {
        let catalogue = Self.catalogue(with: try ruleFiles(), withTexts: true)
        try Self.check(catalogue.findings, what: "rules")
        return catalogue
    }

    /// The rules of the program and those of some files, which may be broken.
    static func catalogue(with own: [RuleFile], withTexts: Bool) -> RuleCatalogue {
        RuleCatalogue(BuiltinRules.rules.map { RuleFile($0, withTexts: withTexts) } + own, limits: Limits())
    }

    /// The files of `--rules`.
    func ruleFiles() throws(Failure) -> [RuleFile] { try files(in: ruleFolders, what: "rule") }

    /// The files of `--recipes`.
    func recipeFiles() throws(Failure) -> [RuleFile] { try files(in: recipeFolders, what: "recipe") }

    /// The rules of `--rules` alone, with their examples; fails where a file is broken.
    func ownRules() throws(Failure) -> [Rule] {
        let catalogue = RuleCatalogue(try ruleFiles(), limits: Limits())
        try Self.check(catalogue.findings, what: "rules")
        return catalogue.rules
    }

    /// All recipes: those of the program and those of `--recipes`; fails where a file of the latter is broken.
    func recipeLibrary() throws(Failure) -> RecipeLibrary { try Self.recipeLibrary(with: try recipeFiles()) }

    /// The recipes of the program and those of some files.
    static func recipeLibrary(with files: [RuleFile]) throws(Failure) -> RecipeLibrary {
        // The limits of the command line are for specs; rule and recipe files come by the program's options.
        let limits = Limits()
        let own = RecipeCatalogue(files, limits: limits)
        try check(own.findings, what: "recipes")
        let builtIn = BuiltinRules.recipes.map { recipe in
            RecipeLibrary.Part(mayHave: { recipe.mentions($0) }) {
                RecipeCatalogue([RuleFile(recipe, withTexts: true)], limits: limits).recipes
            }
        }
        return RecipeLibrary(parts: builtIn).adding(own.recipes)
    }

    static func check(_ findings: [Finding], what: String) throws(Failure) {
        guard !findings.contains(where: { $0.severity == .error }) else {
            var failure = Failure("the \(what) cannot be used until this is mended")
            failure.report = RuleProblems.text(of: findings)
            throw failure
        }
    }

    /// The rule or recipe files of folders.
    private func files(in folders: [String], what: String) throws(Failure) -> [RuleFile] {
        guard !folders.isEmpty else { return [] }
        let discovery = FileDiscovery(paths: folders.map { FilePath($0) })
        guard discovery.problems.isEmpty else { throw Failure(discovery.problems.map(\.message)) }
        guard !discovery.files.isEmpty else {
            throw Failure("there are no \(what) files (*.yml) in \(folders.joined(separator: ", "))")
        }
        var files: [RuleFile] = []
        for file in discovery.files {
            do throws(FileProblem) {
                files.append(
                    RuleFile(
                        path: file.path.display, topic: file.path.parentName ?? "custom",
                        contents: try FileSystem.contents(of: file.path, limit: limits.fileSize)))
            } catch {
                throw Failure(error.message)
            }
        }
        return files
    }
}

extension Rule {
    /// What reports say about the rule.
    var description: RuleDescription {
        RuleDescription(
            id: id, topic: topic, severity: severity, summary: summary, rationale: rationale,
            documentation: Self.builtInIDs.contains(id) ? Version.page(ofRule: id) : nil)
    }
}

extension Rule {
    /// The rules that come with the program, which have a page each.
    private static let builtInIDs = Set(BuiltinRules.rules.map(\.name))
}

extension BuiltinCheck {
    /// What reports say about the check.
    var description: RuleDescription {
        RuleDescription(id: id, topic: "checks", severity: .error, summary: summary, rationale: "")
    }
}

extension RuleFile {
    /// A file of the program.
    init(_ rule: EmbeddedRule, withTexts: Bool) {
        self.init(
            path: "Rules/\(rule.topic)/\(rule.name).yml", topic: rule.topic,
            contents: withTexts ? rule.text : rule.conditionText, texts: withTexts ? nil : rule.findingText)
    }
}

extension FilePath {
    /// The name of the folder that a file is in.
    var parentName: String? {
        let parts = display.split(separator: "/")
        return parts.count >= 2 ? String(parts[parts.count - 2]) : nil
    }
}

/// What is wrong with rule files, as text.
enum RuleProblems {
    static func text(of findings: [Finding]) -> String {
        var text = ""
        var report = Report(.text, context: ReportContext(tool: Version.tool)) { text += $0 }
        report.begin()
        var byPath: [(path: String, findings: [Finding])] = []
        for finding in findings {
            if byPath.last?.path == finding.location.path {
                byPath[byPath.count - 1].findings.append(finding)
            } else {
                byPath.append((finding.location.path, [finding]))
            }
        }
        for (path, findings) in byPath { report.add(findings, of: path) }
        return text
    }
}
