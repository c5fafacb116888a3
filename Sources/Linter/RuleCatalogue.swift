public import ButtonSpec
public import Diagnostics
public import RuleEngine
public import SpecTree
import YAMLReader

/// The text of a rule file.
public struct RuleFile: Sendable {
    /// The path for messages about the file.
    public let path: String
    /// The folder that the rule is in.
    public let topic: String
    public let contents: [UInt8]
    /// The file with the texts that `contents` has not; nil for a file that has all. They are read when a rule that is
    /// known to be right, as those of the program are, first has a finding.
    public let texts: [UInt8]?

    public init(path: String, topic: String, contents: [UInt8], texts: [UInt8]? = nil) {
        self.texts = texts
        self.path = path
        self.topic = topic
        self.contents = contents
    }
}

/// The recipes of some files.
public struct RecipeCatalogue: Sendable {
    public private(set) var recipes: [Recipe] = []
    /// What is wrong with recipe files; a run does not go on while there are errors.
    public private(set) var findings: [Finding] = []

    /// Loads recipe files. The recipes of a later file come first, and so take the place of those of the same name.
    public init(_ files: [RuleFile], limits: Limits) {
        for file in files.reversed() {
            let source = SourceFile(path: file.path, contents: file.contents)
            let reading = YAMLReader.read(source, limits: limits)
            var diagnostics = reading.diagnostics
            if !diagnostics.contains(where: { $0.severity == .error }) {
                let loading = RecipeLoader.load(reading.tree)
                diagnostics += loading.diagnostics
                recipes += loading.recipes
            }
            findings += diagnostics.findings(in: source)
        }
    }
}

/// The rules that are known to a run.
public struct RuleCatalogue: Sendable {
    /// The rules, sorted by topic and id.
    public private(set) var rules: [Rule] = []
    /// What is wrong with rule files; a run does not go on while there are errors.
    public private(set) var findings: [Finding] = []
    private let limits: Limits
    /// The file of every rule, by its id.
    private var files: [String: RuleFile] = [:]

    /// Loads rule files.
    public init(_ texts: [RuleFile], limits: Limits) {
        self.limits = limits
        add(texts)
    }

    /// The catalogue with the rules of further files.
    public func adding(_ texts: [RuleFile]) -> RuleCatalogue {
        var catalogue = self
        catalogue.add(texts)
        return catalogue
    }

    /// A rule with other values of its parameters; nil for a rule that is not known.
    public func rule(_ id: String, values: [String: RuleParamValue]) -> Rule? {
        guard let text = files[id] else { return nil }
        let tree = Self.read(text.texts ?? text.contents, of: text, limits).tree
        return RuleLoader.load(tree, topic: text.topic, values: values).rule
    }

    private mutating func add(_ texts: [RuleFile]) {
        for text in texts {
            var loading = load(text)
            if let rule = loading.rule {
                if let other = files[rule.id] {
                    loading.diagnostics.append(
                        Diagnostic(
                            .duplicateName, "the rule id `\(rule.id)` is taken by \(other.path)", at: ByteRange(0, 0)))
                } else {
                    files[rule.id] = text
                    rules.append(rule)
                }
            }
            guard !loading.diagnostics.isEmpty else { continue }
            let ordered = loading.diagnostics.enumerated().sorted {
                ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset)
            }
            findings += ordered.map(\.element).findings(in: SourceFile(path: text.path, contents: text.contents))
        }
        rules.sort { ($0.topic, $0.id) < ($1.topic, $1.id) }
    }

    private func load(_ text: RuleFile) -> RuleLoading {
        let reading = Self.read(text.contents, of: text, limits)
        guard !reading.diagnostics.contains(where: { $0.severity == .error }) else {
            return RuleLoading(rule: nil, diagnostics: reading.diagnostics)
        }
        let deferredTexts = text.texts.map { texts in
            DeferredTexts(texts) { [limits] in Self.read($0, of: text, limits).tree }
        }
        var loading = RuleLoader.load(reading.tree, topic: text.topic, deferredTexts: deferredTexts)
        loading.diagnostics.insert(contentsOf: reading.diagnostics, at: 0)
        return loading
    }

    private static func read(_ contents: [UInt8], of text: RuleFile, _ limits: Limits) -> YAMLReading {
        YAMLReader.read(SourceFile(path: text.path, contents: contents), limits: limits)
    }
}
