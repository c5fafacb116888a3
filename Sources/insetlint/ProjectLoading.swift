import Diagnostics
import Linter
import SpecTree

extension Settings {
    /// The run's configurations, rules and recipes; fails where files of the command line are broken.
    func project(withTexts: Bool = false) throws(Failure) -> Project {
        let project = try deferredProject(withTexts: withTexts)
        try Self.check(project.catalogue.findings, what: "rules")
        return project
    }

    /// The run's configurations, with rules that are loaded when they are needed.
    func deferredProject(withTexts: Bool = false) throws(Failure) -> Project {
        guard configurationFile == nil || usesConfiguration else {
            throw Failure("--config and --no-config exclude each other; leave one of them out")
        }
        let rules = try ruleFiles()
        let recipes = try recipeFiles()
        let withTexts = withTexts || reportsExplainRules
        var base = Project.Base(
            catalogue: Self.catalogue(with: rules, withTexts: withTexts),
            recipes: try Self.recipeLibrary(with: recipes), selection: selection, limits: limits)
        base.program = programOfResults ?? ""
        base.ownFiles = rules + recipes
        base.folders = (ruleFolders + recipeFolders).map { FilePath($0) }
        base.judgesVariants = variants == .on
        if reportsShowPictures { base.illustrator = FindingPictures.illustrator }
        base.reportsObstacles = isVerbose
        base.honoursSuppressions = honoursSuppressions
        if reportsUnusedSuppressions { base.unusedSuppressions = Sourced(.warning, .commandLine) }
        let choice: ConfigurationStore.Choice =
            usesConfiguration ? configurationFile.map { .file(FilePath($0)) } ?? .nearest : .none
        let store = ConfigurationStore(
            choice, workingFolder: FilePath(Console.workingFolder),
            home: Console.environment("HOME").map { FilePath($0) }, limit: limits.fileSize)
        return Project(base, configurations: store)
    }

    /// The settings with the baseline that the configuration of the working folder names, where the command line has
    /// nothing to say about one.
    func usingBaseline(of project: Project) -> Settings {
        guard baseline == nil, writtenBaseline == nil, !fixes.showsDiff,
            let configured = project.baseline(for: FilePath(stdinFilename))
        else { return self }
        var settings = self
        settings.baseline = configured.value.display
        return settings
    }

    /// Makes the linters of a project; fails where rules or configurations are broken.
    static func makeLinters(of project: Project) throws(Failure) {
        try check(project.catalogue.findings, what: "rules")
        project.makeLinters()
        try check(project)
        try checkSelection(of: project)
    }

    /// Fails where configurations, or the rules that they name, are broken.
    static func check(_ project: Project) throws(Failure) {
        guard !project.findings.isEmpty || !project.problems.isEmpty else { return }
        var failure = Failure(project.problems)
        if !project.findings.isEmpty {
            failure.messages.append("the configuration cannot be used until this is mended")
            failure.report = RuleProblems.text(of: project.findings)
        }
        throw failure
    }

    /// Fails where `--select` and the like name a rule that is not there.
    static func checkSelection(of project: Project) throws(Failure) {
        guard let (name, known) = project.unknownSelection() else { return }
        let hint = Suggestion.nearest(to: name, in: known).map { ": did you mean `\($0)`?" }
        throw Failure("there is no rule or topic `\(name)`" + (hint ?? "; `insetlint rules` lists them"))
    }
}

/// The files of a run that the configurations do not leave out, with their linters.
struct JudgedFiles {
    private(set) var files: [FileDiscovery.File] = []
    private(set) var linters: (first: DeferredLinter?, others: [String: DeferredLinter]) = (nil, [:])
    /// The linter of standard input; nil where that is not judged.
    private(set) var standardInput: DeferredLinter?
    /// Whether a file that was named by hand is left out.
    private(set) var leavesOutNamed = false
    /// Whether there were files, and all are left out.
    private(set) var leavesOutAll = false

    init(_ found: [FileDiscovery.File], settings: Settings, project: Project) {
        for file in found {
            guard let linter = project.linter(for: file.path) else {
                leavesOutNamed = leavesOutNamed || file.isNamed
                continue
            }
            files.append(file)
            if linters.first == nil {
                linters.first = linter
            } else if linter !== linters.first {
                linters.others[file.path.display] = linter
            }
        }
        if settings.paths.contains("-") {
            standardInput = project.linter(for: FilePath(settings.stdinFilename))
            leavesOutNamed = leavesOutNamed || standardInput == nil
        }
        leavesOutAll = files.isEmpty && !found.isEmpty
    }
}
