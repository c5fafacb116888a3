public import ButtonSpec
public import Diagnostics
public import RuleEngine
public import SpecTree

/// Gives every file of a run the linter that its configuration asks for. Configurations are read once, and rules are
/// compiled once for files that have the same settings.
public final class Project {
    /// What a run has besides configurations.
    public struct Base {
        /// The rules of the program and of the command line.
        public var catalogue: RuleCatalogue
        /// The recipes of the program and of the command line.
        public var recipes: RecipeLibrary
        /// The folders of rules and recipes that the command line names; a configuration need not add them again.
        public var folders: [FilePath] = []
        public var selection: RuleSelection
        public var limits: Limits
        public var judgesVariants = true
        /// Whether suppressions count, and how loud unused ones are unless a configuration says so.
        public var honoursSuppressions = true
        public var unusedSuppressions = Sourced(Severity.info, .byDefault)
        /// Makes the pictures of findings; nil where no report shows any.
        public var illustrator: Illustrator?

        public init(catalogue: RuleCatalogue, recipes: RecipeLibrary, selection: RuleSelection, limits: Limits) {
            self.catalogue = catalogue
            self.recipes = recipes
            self.selection = selection
            self.limits = limits
        }
    }

    let store: ConfigurationStore
    private let base: Base
    private var scopes: [ObjectIdentifier?: Scope] = [:]

    /// A run with those configurations.
    public init(_ base: Base, configurations store: ConfigurationStore) {
        self.base = base
        self.store = store
    }

    /// A linter with a number that is its own in the run.
    public struct NumberedLinter: Sendable {
        public let linter: FileLinter
        public let number: Int
    }
    private var linterCount = 0

    /// What files of one configuration have in common.
    private final class Scope {
        let resolver: RuleResolver
        let recipes: RecipeLibrary
        var linters: [[Bool]: NumberedLinter] = [:]

        init(resolver: RuleResolver, recipes: RecipeLibrary) {
            self.resolver = resolver
            self.recipes = recipes
        }
    }

    /// What is wrong with configurations and the rule and recipe files that they name. A run does not go on where there
    /// is anything.
    public var findings: [Finding] { store.findings }
    public var problems: [String] { store.problems }

    /// The rules of all linters that have been made, each once, sorted by topic and id.
    public var activeRules: [Rule] {
        var rules: [String: Rule] = [:]
        for scope in scopes.values {
            for rule in scope.linters.values.flatMap(\.linter.rules.rules) {
                // One severity for the description of a rule, whatever the order.
                rules[rule.id] = rules[rule.id].map { $0.severity >= rule.severity ? $0 : rule } ?? rule
            }
        }
        return rules.values.sorted { ($0.topic, $0.id) < ($1.topic, $1.id) }
    }

    /// The ids of rules that are known and judge no file.
    public var idleRules: Set<String> {
        Set(scopes.values.flatMap(\.resolver.catalogue.rules).map(\.id)).subtracting(activeRules.map(\.id))
    }

    /// The linter of a file; nil for one that its configuration leaves out.
    public func linter(for file: FilePath) -> NumberedLinter? {
        guard let configuration = store.configuration(for: file) else { return linter(in: scope(of: nil), nil, []) }
        let scope = scope(of: configuration)
        let path = store.realPath(of: file)
        guard configuration.inclusion(of: path).isIncluded else { return nil }
        return linter(in: scope, configuration, configuration.matchingOverrides(of: path))
    }

    private func linter(in scope: Scope, _ configuration: Configuration?, _ overrides: [Bool]) -> NumberedLinter {
        if let known = scope.linters[overrides] { return known }
        let layers = configuration?.layers(matching: overrides) ?? []
        var checks = SuppressionChecks()
        checks.areHonoured = base.honoursSuppressions
        let settings = checkSettings(layers, in: scope)
        checks.unused = settings[0].severity.value
        checks.unknown = settings[1].severity.value
        let linter = FileLinter(
            rules: RuleSet(scope.resolver.rules(scope.resolver.settings(of: layers))), recipes: scope.recipes,
            limits: base.limits, judgesVariants: base.judgesVariants, defaults: configuration?.specDefaults ?? [],
            suppressions: checks, knownRules: scope.resolver.catalogue.rules.map(\.id).sorted(),
            illustrator: base.illustrator)
        let numbered = NumberedLinter(linter: linter, number: linterCount)
        linterCount += 1
        scope.linters[overrides] = numbered
        return numbered
    }

    private func checkSettings(_ layers: [RuleLayer], in scope: Scope) -> [CheckSetting] {
        [
            scope.resolver.setting(of: .unusedSuppression, byDefault: base.unusedSuppressions, layers),
            scope.resolver.setting(of: .unknownRule, byDefault: Sourced(.warning, .byDefault), layers),
        ]
    }

    /// A name of the command line's selection that means nothing to any file's rules, with the names that would.
    public func unknownSelection() -> (name: String, known: [String])? {
        let resolvers = scopes.isEmpty ? [scope(of: nil).resolver] : scopes.values.map(\.resolver)
        for name in base.selection.names where !resolvers.contains(where: { $0.isKnown(name) }) {
            return (name, Set(resolvers.flatMap(\.knownNames)).sorted())
        }
        return nil
    }

    // MARK: - What a configuration brings along

    private func scope(of configuration: Configuration?) -> Scope {
        let key = configuration.map { ObjectIdentifier($0) }
        if let known = scopes[key] { return known }
        let scope =
            configuration.map(makeScope)
            ?? Scope(
                resolver: RuleResolver(catalogue: base.catalogue, selection: base.selection), recipes: base.recipes)
        scopes[key] = scope
        return scope
    }

    private func makeScope(_ configuration: Configuration) -> Scope {
        let rules = files(in: configuration.allRuleFolders, kind: "rule")
        let recipes = files(in: configuration.allRecipeFolders, kind: "recipe")
        let catalogue = rules.isEmpty ? base.catalogue : base.catalogue.adding(rules)
        store.note(catalogue.findings.filter { $0.severity == .error })
        var library = base.recipes
        if !recipes.isEmpty {
            let own = RecipeCatalogue(recipes, limits: base.limits)
            store.note(own.findings.filter { $0.severity == .error })
            library = library.adding(own.recipes)
        }
        let scope = Scope(resolver: RuleResolver(catalogue: catalogue, selection: base.selection), recipes: library)
        for file in configuration.chain { check(file, in: scope) }
        return scope
    }

    private func check(_ file: Configuration, in scope: Scope) {
        let fields = FieldReader(file.tree)
        for layer in [file.rules] + file.overrides.map(\.rules) { scope.resolver.check(layer, with: fields) }
        var diagnostics = fields.diagnostics
        if let defaults = file.defaults {
            let (mistakes, disabled) = SpecDefaults(tree: file.tree, mapping: defaults.value)
                .check(recipes: scope.recipes, limits: base.limits)
            let ids = scope.resolver.catalogue.rules.map(\.id)
            for (id, place) in disabled where !ids.contains(id) {
                let hint = Suggestion.nearest(to: id, in: ids).map { ": did you mean `\($0)`?" } ?? ""
                fields.report(.unknownReference, "there is no rule `\(id)`\(hint)", at: place)
            }
            diagnostics = fields.diagnostics + mistakes
        }
        store.note(diagnostics, in: file.tree.file)
    }

    private func files(in folders: [Sourced<FilePath>], kind: String) -> [RuleFile] {
        var seen = Set(base.folders.compactMap { FileSystem.realPath(of: $0) })
        return folders.filter { seen.insert($0.value).inserted }.flatMap { folder -> [RuleFile] in
            let shown = store.shown(folder.value)
            let discovery = FileDiscovery(paths: [shown])
            store.note(discovery.problems.map(\.message))
            if discovery.files.isEmpty, discovery.problems.isEmpty {
                store.note(["there are no \(kind) files (*.yml) in \(shown.display), which \(folder.origin) names"])
            }
            return discovery.files.compactMap { file in
                do throws(FileProblem) {
                    let contents = try FileSystem.contents(of: file.path, limit: base.limits.fileSize)
                    return RuleFile(
                        path: file.path.display,
                        topic: String(decoding: store.realPath(of: file.path).parent.name, as: UTF8.self),
                        contents: contents)
                } catch {
                    store.note([error.message])
                    return nil
                }
            }
        }
    }

    // MARK: - What holds for a file

    /// The settings of a file with their origins.
    public func settings(for file: FilePath) -> EffectiveSettings {
        let configuration = store.configuration(for: file)
        let path = store.realPath(of: file)
        let scope = scope(of: configuration)
        let layers = configuration.map { $0.layers(matching: $0.matchingOverrides(of: path)) } ?? []
        let inclusion = configuration?.inclusion(of: path) ?? (true, .byDefault)
        return EffectiveSettings(
            configurations: configuration?.chain.map(\.path) ?? [],
            isIncluded: Sourced(inclusion.isIncluded, inclusion.origin),
            rules: scope.resolver.settings(of: layers), checks: checkSettings(layers, in: scope),
            defaults: configuration?.writtenDefaults ?? [],
            ruleFolders: configuration?.allRuleFolders.map { Sourced(store.shown($0.value), $0.origin) } ?? [],
            recipeFolders: configuration?.allRecipeFolders.map { Sourced(store.shown($0.value), $0.origin) } ?? [],
            baseline: configuration?.baseline.map { Sourced(store.shown($0.value), $0.origin) })
    }

    /// The baseline that the configuration of a file or folder names, as a path to read it by.
    public func baseline(for file: FilePath) -> Sourced<FilePath>? {
        store.configuration(for: file)?.baseline.map { Sourced(store.shown($0.value), $0.origin) }
    }

    /// The recipes and defaults of a file, for commands that lay out without judging.
    public func spec(for file: FilePath) -> (recipes: RecipeLibrary, defaults: [SpecDefaults]) {
        let configuration = store.configuration(for: file)
        return (scope(of: configuration).recipes, configuration?.specDefaults ?? [])
    }
}

/// What holds for one file.
public struct EffectiveSettings: Sendable {
    /// The paths of the configuration and those that it extends, the most general first.
    public var configurations: [String]
    public var isIncluded: Sourced<Bool>
    public var rules: [RuleSetting]
    public var checks: [CheckSetting]
    /// The key paths of defaults with their values.
    public var defaults: [(key: String, value: Sourced<String>)]
    public var ruleFolders: [Sourced<FilePath>]
    public var recipeFolders: [Sourced<FilePath>]
    public var baseline: Sourced<FilePath>?
}
