public import ButtonSpec
public import Diagnostics
public import RuleEngine
public import SpecTree

/// Gives every file of a run the linter that its configuration asks for. Configurations are read once, and rules are
/// compiled once for files that have the same settings.
public final class Project {
    /// What a run has besides configurations.
    public struct Base {
        /// Loads the rules of the program and of the command line.
        public var loadCatalogue: () -> RuleCatalogue
        /// The recipes of the program and of the command line.
        public var recipes: RecipeLibrary
        /// The folders of rules and recipes that the command line names; a configuration need not add them again.
        public var folders: [FilePath] = []
        public var selection: RuleSelection
        public var limits: Limits
        public var judgesVariants = true
        /// Whether it is said what keeps a button from being judged.
        public var reportsObstacles = false
        /// Whether suppressions count, and how loud unused ones are unless a configuration says so.
        public var honoursSuppressions = true
        public var unusedSuppressions = Sourced(Severity.info, .byDefault)
        /// Makes the pictures of findings; nil where no report shows any.
        public var illustrator: Illustrator?

        /// What tells this program and libraries from others, so that their results are not taken for its own; empty
        /// where no results are kept.
        public var program = ""
        /// The rule and recipe files of the command line.
        public var ownFiles: [RuleFile] = []

        public init(
            catalogue: @escaping @autoclosure () -> RuleCatalogue, recipes: RecipeLibrary, selection: RuleSelection,
            limits: Limits
        ) {
            loadCatalogue = catalogue
            self.recipes = recipes
            self.selection = selection
            self.limits = limits
        }
    }

    let store: ConfigurationStore
    private let base: Base
    /// The rules of the program and of the command line, loaded when they are first needed.
    public private(set) lazy var catalogue = base.loadCatalogue()
    /// What files of one configuration have in common, in the order in which the configurations came up.
    private var scopes: [Scope] = []

    /// A run with those configurations.
    public init(_ base: Base, configurations store: ConfigurationStore) {
        self.base = base
        self.store = store
    }

    /// What files of one configuration have in common.
    private final class Scope {
        let configuration: Configuration?
        /// The rule and recipe files that the configuration brings along.
        let files: (rules: [RuleFile], recipes: [RuleFile])
        var loaded: (resolver: RuleResolver, recipes: RecipeLibrary)?
        /// The linters, by the overrides that match their files, a letter each.
        var linters: [String: (overrides: [Bool], linter: DeferredLinter)] = [:]

        init(of configuration: Configuration?, files: (rules: [RuleFile], recipes: [RuleFile])) {
            self.configuration = configuration
            self.files = files
        }
    }

    /// All linters of the run so far, in the order in which they came up.
    public private(set) var linters: [DeferredLinter] = []

    /// What is wrong with configurations and, as far as they are loaded, the rule and recipe files that they name. A run
    /// does not go on where there is anything.
    public var findings: [Finding] { store.findings }
    public var problems: [String] { store.problems }

    /// The rules of all linters that have been made, each once, sorted by topic and id.
    public var activeRules: [Rule] {
        makeLinters()
        var rules: [String: Rule] = [:]
        for rule in linters.compactMap(\.linter).flatMap(\.rules.rules) {
            // One severity for the description of a rule, whatever the order.
            rules[rule.id] = rules[rule.id].map { $0.severity >= rule.severity ? $0 : rule } ?? rule
        }
        return rules.values.sorted { ($0.topic, $0.id) < ($1.topic, $1.id) }
    }

    /// The ids of rules that are known and judge no file.
    public var idleRules: Set<String> {
        Set(resolvers.flatMap(\.catalogue.rules).map(\.id)).subtracting(activeRules.map(\.id))
    }

    /// The linter of a file; nil for one that its configuration leaves out.
    public func linter(for file: FilePath) -> DeferredLinter? {
        let configuration = store.configuration(for: file)
        let scope = scope(of: configuration)
        guard let configuration else { return linter(in: scope, []) }
        let path = store.realPath(of: file)
        guard configuration.inclusion(of: path).isIncluded else { return nil }
        return linter(in: scope, configuration.matchingOverrides(of: path))
    }

    private func linter(in scope: Scope, _ overrides: [Bool]) -> DeferredLinter {
        let key = String(overrides.map { $0 ? "y" : "n" })
        if let known = scope.linters[key] { return known.linter }
        let linter = DeferredLinter(limits: base.limits, settings: settingsDigest(in: scope, overrides))
        scope.linters[key] = (overrides, linter)
        linters.append(linter)
        return linter
    }

    private lazy var baseDigest = SettingsDigest(base)

    private func settingsDigest(in scope: Scope, _ overrides: [Bool]) -> Digest {
        guard !base.program.isEmpty else { return Digest(0, 0, 0, 0) }
        var settings = baseDigest
        if let configuration = scope.configuration { settings.add(configuration) }
        settings.add(scope.files.rules)
        settings.add(scope.files.recipes)
        for isMatching in overrides { settings.add(isMatching ? "yes" : "no") }
        return settings.digest
    }

    /// Makes all linters that have come up, and finds out what is wrong with the configurations that they come from.
    public func makeLinters() {
        for scope in scopes {
            _ = loaded(scope)
            for (overrides, deferred) in scope.linters.values where deferred.linter == nil {
                deferred.linter = makeLinter(in: scope, overrides)
            }
        }
    }

    private func makeLinter(in scope: Scope, _ overrides: [Bool]) -> FileLinter {
        let (resolver, recipes) = loaded(scope)
        let layers = scope.configuration?.layers(matching: overrides) ?? []
        var checks = SuppressionChecks()
        checks.areHonoured = base.honoursSuppressions
        let settings = checkSettings(layers, by: resolver)
        checks.unused = settings[0].severity.value
        checks.unknown = settings[1].severity.value
        return FileLinter(
            rules: RuleSet(resolver.rules(resolver.settings(of: layers))), recipes: recipes,
            limits: base.limits, judgesVariants: base.judgesVariants,
            defaults: scope.configuration?.specDefaults ?? [],
            suppressions: checks, knownRules: resolver.catalogue.rules.map(\.id).sorted(),
            buttonLayers: scope.configuration?.buttonLayers(matching: overrides) ?? [],
            reportsObstacles: base.reportsObstacles, illustrator: base.illustrator)
    }

    private func checkSettings(_ layers: [RuleLayer], by resolver: RuleResolver) -> [CheckSetting] {
        [
            resolver.setting(of: .unusedSuppression, byDefault: base.unusedSuppressions, layers),
            resolver.setting(of: .unknownRule, byDefault: Sourced(.warning, .byDefault), layers),
        ]
    }

    /// A name of the command line's selection that means nothing to any file's rules, with the names that would.
    public func unknownSelection() -> (name: String, known: [String])? {
        for name in base.selection.names where !resolvers.contains(where: { $0.isKnown(name) }) {
            return (name, Set(resolvers.flatMap(\.knownNames)).sorted())
        }
        return nil
    }

    // MARK: - What a configuration brings along

    private func scope(of configuration: Configuration?) -> Scope {
        // Files that follow each other mostly have the same, and there are few.
        if let known = scopes.last(where: { $0.configuration === configuration }) { return known }
        let rules = files(in: configuration?.allRuleFolders ?? [], kind: "rule")
        let recipes = files(in: configuration?.allRecipeFolders ?? [], kind: "recipe")
        let scope = Scope(of: configuration, files: (rules, recipes))
        scopes.append(scope)
        return scope
    }

    private var resolvers: [RuleResolver] {
        (scopes.isEmpty ? [scope(of: nil)] : scopes).map { loaded($0).resolver }
    }

    /// The rules and recipes of a scope; what is wrong with them is noted when they are loaded.
    private func loaded(_ scope: Scope) -> (resolver: RuleResolver, recipes: RecipeLibrary) {
        if let loaded = scope.loaded { return loaded }
        let (rules, recipes) = scope.files
        let catalogue = rules.isEmpty ? catalogue : catalogue.adding(rules)
        store.note(catalogue.findings.filter { $0.severity == .error })
        var library = base.recipes
        if !recipes.isEmpty {
            let own = RecipeCatalogue(recipes, limits: base.limits)
            store.note(own.findings.filter { $0.severity == .error })
            library = library.adding(own.recipes)
        }
        let loaded = (resolver: RuleResolver(catalogue: catalogue, selection: base.selection), recipes: library)
        scope.loaded = loaded
        for file in scope.configuration?.chain ?? [] { check(file, by: loaded.resolver, library) }
        return loaded
    }

    private func check(_ file: Configuration, by resolver: RuleResolver, _ recipes: RecipeLibrary) {
        let fields = FieldReader(file.tree)
        for layer in [file.rules] + file.overrides.map(\.rules) { resolver.check(layer, with: fields) }
        var diagnostics = fields.diagnostics
        if let defaults = file.defaults {
            let (mistakes, disabled) = SpecDefaults(tree: file.tree, mapping: defaults.value)
                .check(recipes: recipes, limits: base.limits)
            let ids = resolver.catalogue.rules.map(\.id)
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
        let resolver = loaded(scope(of: configuration)).resolver
        let layers = configuration.map { $0.layers(matching: $0.matchingOverrides(of: path)) } ?? []
        let inclusion = configuration?.inclusion(of: path) ?? (true, .byDefault)
        return EffectiveSettings(
            configurations: configuration?.chain.map(\.path) ?? [],
            isIncluded: Sourced(inclusion.isIncluded, inclusion.origin),
            rules: resolver.settings(of: layers), checks: checkSettings(layers, by: resolver),
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
        return (loaded(scope(of: configuration)).recipes, configuration?.specDefaults ?? [])
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
