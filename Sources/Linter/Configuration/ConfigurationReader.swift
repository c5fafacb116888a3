import Diagnostics
import SpecTree

/// Reads the keys of a configuration. Every mistake is reported at its place, several at once; names of rules and values
/// of parameters are left for when the rules are known.
struct ConfigurationReader {
    private let fields: FieldReader
    private let lines: LineIndex
    /// The real paths of the folder that globs belong to, of the one that paths are relative to, and of the one that
    /// paths must not leave.
    private let globFolder: FilePath
    private let folder: FilePath
    private let root: FilePath

    static let keys = [
        "extends", "rules", "include", "exclude", "overrides", "rulesDirectories", "recipesDirectories", "defaults",
        "baseline",
    ]

    init(_ fields: FieldReader, globFolder: FilePath, folder: FilePath, root: FilePath) {
        self.fields = fields
        lines = LineIndex(fields.tree.file.text)
        self.globFolder = globFolder
        self.folder = folder
        self.root = root
    }

    /// Reads the file; `extends` is given back as a path that lies inside the root.
    func read() -> (contents: Configuration.Contents, extends: (path: FilePath, place: Place)?) {
        var contents = Configuration.Contents()
        let tree = fields.tree
        if tree.documents.count > 1 {
            fields.report(
                .invalidValue, "a configuration is one document; remove this one", at: Place(tree.documents[1]))
        }
        guard let root = tree.documents.first.map({ Place($0) }),
            tree[root.value].kind != .scalar || tree.coreValue(of: root.value) != .null
        else { return (contents, nil) }
        let entries = fields.entries(of: root, owner: "a configuration", known: Self.keys)
        contents.include = globs(entries["include"])
        contents.exclude = globs(entries["exclude"])
        contents.rules = layer(entries["rules"])
        contents.overrides = fields.list(entries["overrides"]).compactMap(override)
        contents.ruleFolders = fields.list(entries["rulesDirectories"]).compactMap { path($0, mustExist: true) }
        contents.recipeFolders = fields.list(entries["recipesDirectories"]).compactMap { path($0, mustExist: true) }
        contents.defaults = entries["defaults"].flatMap { isNull($0) ? nil : Sourced($0, origin(of: $0)) }
        contents.baseline = entries["baseline"].flatMap { path($0, mustExist: false) }
        let extends = entries["extends"].flatMap { place in path(place, mustExist: true).map { ($0.value, place) } }
        return (contents, extends)
    }

    private func origin(of place: Place) -> SettingOrigin {
        .file(path: fields.tree.file.path, line: lines.position(of: fields.tree.range(of: place).lower).line)
    }

    private func isNull(_ place: Place) -> Bool {
        fields.tree[place.value].kind == .scalar && fields.tree.coreValue(of: place.value) == .null
    }

    // MARK: - Globs

    private func globs(_ place: Place?) -> GlobList? {
        guard let place else { return nil }
        let items = fields.list(place).compactMap { item -> GlobList.Item? in
            guard let text = fields.scalar(item, "a glob, such as `specs/**/*.yml`,") else { return nil }
            do throws(GlobPattern.Problem) {
                return GlobList.Item(pattern: try GlobPattern(text), origin: origin(of: item))
            } catch {
                fields.report(.invalidValue, error.message, at: item)
                return nil
            }
        }
        return GlobList(folder: globFolder, items: items)
    }

    private func override(_ place: Place) -> Configuration.Override? {
        let owner = "an override"
        let entries = fields.entries(of: place, owner: owner, known: ["files", "buttons", "rules"])
        guard fields.tree[place.value].kind == .mapping else { return nil }
        let files = fields.required("files", in: entries, of: place, owner: owner)
        let rules = fields.required("rules", in: entries, of: place, owner: owner)
        guard let files = globs(files) else { return nil }
        var override = Configuration.Override(files: files, rules: layer(rules))
        guard let buttons = entries["buttons"] else { return override }
        override.buttons = Set(fields.list(buttons).compactMap { fields.scalar($0, "the name or id of a button") })
        for entry in override.rules.entries {
            if let level = entry.level, level.value != .on, entry.params.isEmpty { continue }
            fields.report(
                .invalidValue, "for single buttons a rule is `off`, `info`, `warning` or `error`", at: entry.key)
        }
        return override
    }

    // MARK: - Rules

    private func layer(_ place: Place?) -> RuleLayer {
        guard let place, !isNull(place) else { return RuleLayer() }
        return RuleLayer(
            entries: fields.pairs(of: place).compactMap { key, value in entry(key, value) }, tree: fields.tree)
    }

    private func entry(_ key: NodeID, _ value: Place) -> RuleLayer.Entry? {
        var entry = RuleLayer.Entry(
            name: fields.tree.string(of: key), key: Place(key), origin: origin(of: Place(key)))
        guard fields.tree[value.value].kind == .mapping else {
            guard let level = level(value) else { return nil }
            entry.level = level
            return entry
        }
        let entries = fields.entries(of: value, owner: "a rule's setting", known: ["severity", "params"])
        entry.level = entries["severity"].flatMap(level)
        entry.params =
            entries["params"].map { params in
                fields.pairs(of: params).map { key, value in
                    RuleLayer.Param(
                        name: fields.tree.string(of: key), key: Place(key), value: value, origin: origin(of: Place(key))
                    )
                }
            } ?? []
        return entry
    }

    private func level(_ place: Place) -> Sourced<RuleLevel>? {
        fields.word(place, of: RuleLevel.words).flatMap(RuleLevel.init(word:)).map { Sourced($0, origin(of: place)) }
    }

    // MARK: - Paths

    /// A path relative to the file, links followed, that does not leave the root.
    private func path(_ place: Place, mustExist: Bool) -> Sourced<FilePath>? {
        guard let text = fields.scalar(place, "a path"), !text.isEmpty else { return nil }
        do throws(ConfinedPath.Problem) {
            let path = try ConfinedPath.resolve(FilePath(text), from: folder, within: root, mustExist: mustExist)
            return Sourced(path, origin(of: place))
        } catch {
            fields.report(.invalidValue, "`\(text)` \(error.message)", at: place)
            return nil
        }
    }
}
