public import ButtonSpec
public import Diagnostics
public import RuleEngine
public import SpecTree

/// What judging a file gives.
public struct FileReport: Sendable {
    /// The findings, sorted by place and rule.
    public var findings: [Finding]
    /// Whether the file is a spec, or was meant as one.
    public var isSpec: Bool
    /// What fixes have made of the file, nil where none were asked for.
    public var fixes: FixResult?

    /// Takes fixes back that cannot be made; they are known by their finding and description.
    mutating func withdrawFixes(where isWithdrawn: (Finding, String) -> Bool) {
        for index in findings.indices {
            if let fix = findings[index].fix, isWithdrawn(findings[index], fix.description) {
                findings[index].fix = nil
            }
        }
    }
}

/// Judges one file: from its bytes to sorted findings.
public struct FileLinter: Sendable {
    public let rules: RuleSet
    public let recipes: RecipeLibrary
    let formulas: FormulaStore
    public private(set) var limits: Limits
    /// Whether the variants of buttons are judged too.
    public let judgesVariants: Bool
    /// Properties that every document's `defaults` begin with, the most general first.
    public let defaults: [SpecDefaults]
    /// How suppressions count.
    public let suppressions: SuppressionChecks
    /// The ids of all rules that a suppression can name, sorted: those that run and those that are off. Nil where they
    /// are not known, so that nothing can be said about suppressions.
    public let knownRules: [String]?
    /// Makes the pictures of findings; nil where none are wanted.
    var illustrator: Illustrator?
    /// What is said about the rules for single buttons, what counts most last.
    public let buttonLayers: [ButtonLayer]
    /// The topic of every rule, where there are rules for single buttons.
    private let topics: [String: String]
    /// Whether it is said what keeps a button from being judged.
    public let reportsObstacles: Bool

    public init(
        rules: RuleSet, recipes: RecipeLibrary = RecipeLibrary(), limits: Limits, judgesVariants: Bool = true,
        defaults: [SpecDefaults] = [], suppressions: SuppressionChecks = SuppressionChecks(),
        knownRules: [String]? = nil, buttonLayers: [ButtonLayer] = [], reportsObstacles: Bool = false,
        illustrator: Illustrator? = nil
    ) {
        self.buttonLayers = buttonLayers
        let topics = buttonLayers.isEmpty ? [] : rules.rules.map { ($0.id, $0.topic) }
        self.topics = Dictionary(topics, uniquingKeysWith: { first, _ in first })
        self.reportsObstacles = reportsObstacles
        self.rules = rules
        self.defaults = defaults
        self.suppressions = suppressions
        self.knownRules = knownRules
        self.illustrator = illustrator
        self.recipes = recipes
        self.limits = limits
        formulas = FormulaStore(limits: limits)
        self.judgesVariants = judgesVariants
    }

    /// The linter with other limits.
    func limited(to limits: Limits) -> FileLinter {
        var linter = self
        linter.limits = limits
        return linter
    }

    /// The linter without an illustrator.
    var withoutPictures: FileLinter {
        var linter = self
        linter.illustrator = nil
        return linter
    }

    /// Judges the contents of a file; a file that is no spec has no findings unless it was named by hand.
    public func lint(_ contents: [UInt8], path: String, isNamed: Bool) -> FileReport {
        let file = SourceFile(path: path, contents: contents)
        return judgement(of: file, isNamed: isNamed).report(on: file)
    }

    /// What is wrong with a file. It depends on nothing but the file's text and kind, `isNamed` and the
    /// linter.
    func judgement(of file: SourceFile, isNamed: Bool) -> FileJudgement {
        judgement(of: file, in: FileReading(file, limits: limits), isNamed: isNamed)
    }

    /// What is wrong with a file that has been read. `earlier` is what the rules have found before a change of the file.
    func judgement(
        of file: SourceFile, in reading: FileReading, isNamed: Bool, earlier: EarlierFindings? = nil
    ) -> FileJudgement {
        var reading = reading
        let document = reading.document(
            recipes: recipes, formulas: formulas, limits: limits, decodesVariants: judgesVariants, defaults: defaults)
        let tree = reading.tree
        var diagnostics = reading.diagnostics
        guard reading.kind == .yaml || !document.buttons.isEmpty || !diagnostics.isEmpty else {
            return FileJudgement(diagnostics: [], isSpec: reading.kind.isInterfaceBuilder)
        }
        if document.isSpec || isNamed || (!reading.diagnostics.isEmpty && Self.looksLikeSpec(file)) {
            diagnostics += document.diagnostics
            if !document.isSpec, reading.diagnostics.allSatisfy({ $0.severity != .error }) {
                diagnostics += missingButtons(document, in: file)
            }
        } else {
            return FileJudgement(diagnostics: [], isSpec: false)
        }
        let isCutOff = reading.isCutOff
        var disabling = Disabling(isHonoured: suppressions.areHonoured)
        let judged = rules.judge(document.buttons, in: tree, disabling: &disabling, earlier: earlier)
        var found = judged.all
        if !buttonLayers.isEmpty {
            found = found.compactMap { buttonLayers.applied(to: $0, topic: topics[$0.rule] ?? "") }
        }
        if reportsObstacles { diagnostics += document.buttons.compactMap { $0.obstacle(in: tree) } }
        var lines: LineIndex?
        diagnostics += unsuppressed(
            found, of: document, in: reading, disabled: disabling.used,
            isComplete: diagnostics.allSatisfy { $0.severity != .error }, lines: &lines)
        // The edits of fixes are YAML.
        if isCutOff || reading.kind != .yaml {
            for index in diagnostics.indices { diagnostics[index].fix = nil }
        }
        let reported = limited(Self.sorted(diagnostics))
        let pictures = illustrator.map {
            self.pictures(of: reported, in: file, document.buttons, tree: tree, by: $0)
        }
        return FileJudgement(
            diagnostics: reported, isSpec: true, found: judged, lines: lines, pictures: pictures ?? [])
    }

    /// The findings in the order of their places; those at one place by rule, then as they were found.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        // A finding has many parts: it is moved once, not with each comparison.
        let order = diagnostics.withUnsafeBufferPointer { diagnostics in
            diagnostics.indices.sorted { one, other in
                let (lower, otherLower) = (diagnostics[one].range.lower, diagnostics[other].range.lower)
                guard lower == otherLower else { return lower < otherLower }
                return (diagnostics[one].rule, diagnostics[one].range.upper, one)
                    < (diagnostics[other].rule, diagnostics[other].range.upper, other)
            }
        }
        return order.elementsEqual(diagnostics.indices) ? diagnostics : order.map { diagnostics[$0] }
    }

    /// The findings of rules that nothing holds back, and what is wrong with the suppressions.
    private func unsuppressed(
        _ found: [Diagnostic], of document: SpecDocument, in reading: FileReading, disabled: Set<NodeID>,
        isComplete: Bool, lines: inout LineIndex?
    ) -> [Diagnostic] {
        let tree = reading.tree
        guard suppressions.areHonoured else { return found }
        var comments = Suppressions(in: reading, buttons: document.buttons)
        lines = comments?.lines
        let left = comments == nil ? found : found.filter { comments?.holdsBack($0) == false }
        let hasKeys = document.buttons.withUnsafeBufferPointer { buttons in
            buttons.indices.contains { buttons[$0].hasDisabledRules }
        }
        guard let knownRules, comments != nil || hasKeys else { return left }
        var report = SuppressionReport(
            checks: suppressions, knownRules: knownRules, activeRules: Set(rules.rules.map(\.id)),
            isComplete: isComplete)
        if hasKeys { report.add(document.buttons, in: tree, used: disabled) }
        if let comments { report.add(comments, in: tree.file.text) }
        return left + report.diagnostics
    }

    /// The first findings, and how many more there are where that is too many for a report.
    private func limited(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > limits.findings else { return diagnostics }
        let rest = diagnostics[limits.findings...]
        let message =
            "\(rest.count) more findings in this file are not reported; mend those above first, or raise the limit with "
            + "--limit findings=\(diagnostics.count)"
        let severity = rest.map(\.severity).max() ?? .error
        let range = rest.first?.range ?? ByteRange(0, 0)
        return diagnostics.prefix(limits.findings)
            + [Diagnostic(.limitExceeded, severity: severity, message, at: ByteRange(range.lower, range.lower))]
    }

    /// An empty file that was named by hand has no document that could be reported.
    private func missingButtons(_ document: SpecDocument, in file: SourceFile) -> [Diagnostic] {
        guard !document.diagnostics.contains(where: { $0.severity == .error }) else { return [] }
        return [
            Diagnostic(
                .missingKey, "this file has no `buttons`; add `buttons:` with a list of buttons", at: ByteRange(0, 0))
        ]
    }

    /// Whether a file that cannot be read as YAML was meant as a spec: a line begins with `buttons:`.
    private static func looksLikeSpec(_ file: SourceFile) -> Bool {
        file.text.withUnsafeBufferPointer { $0.hasLine(startingWith: "buttons:") }
    }
}
