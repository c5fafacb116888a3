import ButtonSpec
import Diagnostics
import SpecTree

/// A configuration file as it is written, with the one that it extends.
public final class Configuration: Sendable {
    /// The path for messages.
    public let path: String
    /// The configuration named by `extends`.
    let base: Configuration?
    let include: GlobList?
    let exclude: GlobList?
    let rules: RuleLayer
    let overrides: [Override]
    /// The folders of further rules and recipes.
    let ruleFolders: [Sourced<FilePath>]
    let recipeFolders: [Sourced<FilePath>]
    /// Properties that every document's `defaults` begin with.
    let defaults: Sourced<Place>?
    /// The file's own `baseline`.
    let ownBaseline: Sourced<FilePath>?
    /// The file as a tree: parameters and defaults are read from it when they are needed.
    let tree: SpecTree

    /// Rules for some of the files.
    struct Override: Sendable {
        var files: GlobList
        /// The names of the buttons that it is for; nil for all.
        var buttons: Set<String>?
        var rules: RuleLayer
    }

    init(_ contents: Contents, base: Configuration?, tree: SpecTree) {
        path = tree.file.path
        self.base = base
        include = contents.include
        exclude = contents.exclude
        rules = contents.rules
        overrides = contents.overrides
        ruleFolders = contents.ruleFolders
        recipeFolders = contents.recipeFolders
        defaults = contents.defaults
        ownBaseline = contents.baseline
        self.tree = tree
    }

    /// What the keys of a file say.
    struct Contents {
        var include: GlobList?
        var exclude: GlobList?
        var rules = RuleLayer()
        var overrides: [Override] = []
        var ruleFolders: [Sourced<FilePath>] = []
        var recipeFolders: [Sourced<FilePath>] = []
        var defaults: Sourced<Place>?
        var baseline: Sourced<FilePath>?
    }

    /// This configuration and those it builds on, the most general first.
    var chain: [Configuration] { (base?.chain ?? []) + [self] }

    /// The baseline file, as an absolute path; that of the nearest configuration of the chain that names one.
    public var baseline: Sourced<FilePath>? { ownBaseline ?? base?.baseline }

    /// The folders of rules of the whole chain.
    var allRuleFolders: [Sourced<FilePath>] { chain.flatMap(\.ruleFolders) }
    var allRecipeFolders: [Sourced<FilePath>] { chain.flatMap(\.recipeFolders) }

    /// The properties that every document's `defaults` begin with, the most general first.
    var specDefaults: [SpecDefaults] {
        chain.compactMap { file in file.defaults.map { SpecDefaults(tree: file.tree, mapping: $0.value) } }
    }

    /// Whether a file is judged, and the line that decides it.
    func inclusion(of file: FilePath) -> (isIncluded: Bool, origin: SettingOrigin) {
        if let exclude = exclude ?? nearest(\.exclude), let item = exclude.match(file) { return (false, item.origin) }
        guard let include = include ?? nearest(\.include) else { return (true, .byDefault) }
        if let item = include.match(file) { return (true, item.origin) }
        return (false, include.items.first?.origin ?? .byDefault)
    }

    private func nearest(_ list: (Configuration) -> GlobList?) -> GlobList? {
        base.flatMap { list($0) ?? $0.nearest(list) }
    }

    /// Which overrides of the chain hold for a file.
    func matchingOverrides(of file: FilePath) -> [Bool] {
        chain.flatMap { $0.overrides.map { $0.files.match(file) != nil } }
    }

    /// What is said about rules where those overrides hold, what counts most last.
    func layers(matching: [Bool]) -> [RuleLayer] {
        let overrides = chain.flatMap(\.overrides)
        return chain.map(\.rules)
            + zip(overrides, matching).filter { $1 && $0.buttons == nil }.map(\.0.rules)
    }

    /// What is said about single buttons where those overrides hold, what counts most last.
    func buttonLayers(matching: [Bool]) -> [ButtonLayer] {
        zip(chain.flatMap(\.overrides), matching).compactMap { override, matches in
            guard matches, let buttons = override.buttons else { return nil }
            return ButtonLayer(buttons: buttons, rules: override.rules)
        }
    }
}

/// A value with the place that it comes from.
public struct Sourced<Value: Sendable>: Sendable {
    public var value: Value
    public var origin: SettingOrigin

    public init(_ value: Value, _ origin: SettingOrigin) {
        self.value = value
        self.origin = origin
    }
}
