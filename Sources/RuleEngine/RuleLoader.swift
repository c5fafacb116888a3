import ButtonSpec
public import Diagnostics
import Expression
public import SpecTree

/// What loading a rule file gives: the rule, or what is wrong with the file.
public struct RuleLoading: Sendable {
    public var rule: Rule?
    public var diagnostics: [Diagnostic]

    /// A rule, nil where there is none, with what is wrong with its file.
    public init(rule: Rule?, diagnostics: [Diagnostic]) {
        self.rule = rule
        self.diagnostics = diagnostics
    }
}

/// Turns a rule file into a rule. Every mistake is reported at its place, several at once.
public final class RuleLoader {
    let fields: FieldReader
    private var symbols = SymbolTable([])
    private var scope = Rule.Scope.button
    private let topic: String
    private let values: [String: RuleParamValue]
    private let deferredTexts: DeferredTexts?

    static let keys = [
        "id", "severity", "default", "scope", "summary", "rationale", "params", "when", "assert", "at", "message",
        "notes",
        "related", "fix", "yieldsTo", "examples",
    ]

    /// Loads the rule of a file; `topic` is the name of the file's folder, `values` replace those of parameters.
    ///
    /// With `deferredTexts` the file needs no texts: they are compiled when the rule first has a finding.
    public static func load(
        _ tree: SpecTree, topic: String, values: [String: RuleParamValue] = [:], deferredTexts: DeferredTexts? = nil
    ) -> RuleLoading {
        let loader = RuleLoader(tree, topic: topic, values: values, deferredTexts: deferredTexts)
        let rule = loader.load()
        let hasErrors = loader.fields.diagnostics.contains { $0.severity == .error }
        return RuleLoading(rule: hasErrors ? nil : rule, diagnostics: loader.fields.diagnostics)
    }

    private init(
        _ tree: SpecTree, topic: String, values: [String: RuleParamValue], deferredTexts: DeferredTexts?
    ) {
        self.values = values
        self.deferredTexts = deferredTexts
        fields = FieldReader(tree)
        self.topic = topic
    }

    private func load() -> Rule? {
        guard let root = fields.tree.documents.first.map({ Place($0) }), fields.tree[root.value].kind == .mapping else {
            let range = fields.tree.documents.first.map { fields.tree[$0].range } ?? ByteRange(0, 0)
            fields.report(
                .wrongType, "a rule file is a mapping with the keys \(Self.keys.joined(separator: ", "))", at: range)
            return nil
        }
        let entries = fields.entries(of: root, owner: "a rule", known: Self.keys)
        let id = fields.text(fields.required("id", in: entries, of: root, owner: "a rule"))
        checkID(id, entries["id"])
        scope =
            fields.word(entries["scope"], of: Rule.Scope.allCases.map(\.rawValue)).flatMap(Rule.Scope.init) ?? .button
        let params = RuleParams.read(entries["params"], with: fields).map { $0.replacing(values[$0.name]) }
        symbols = Fact.symbols(for: scope).adding(
            params.map { Symbol(name: "params.\($0.name)", type: $0.type, source: .constant($0.value)) })

        var presence = Presence.none
        let when = expression(entries["when"], expecting: .bool, assuming: .none)
        if let when { presence = when.presentIfTrue }
        let assert = expression(
            fields.required("assert", in: entries, of: root, owner: "a rule"), expecting: .bool, assuming: presence)
        let severity = fields.required("severity", in: entries, of: root, owner: "a rule")
        let message =
            deferredTexts == nil ? fields.required("message", in: entries, of: root, owner: "a rule") : nil
        let places = places(entries["at"])
        let examples = RuleExamples.read(entries["examples"], with: fields)
        let isOff = fields.word(entries["default"], of: ["on", "off"]) == "off"
        let summary = fields.text(fields.required("summary", in: entries, of: root, owner: "a rule")) ?? ""
        let yieldsTo = fields.list(entries["yieldsTo"]).compactMap { fields.text($0) }
        let conditions = [when?.program, assert?.program].compactMap { $0 }.flatMap(\.references).map(\.slot)
        let needsLayout: Bool
        let report: RuleReport
        if let deferredTexts {
            needsLayout = Self.needLayout(conditions) && !deferredTexts.mention("hasLayout")
            let (topic, values) = (topic, values)
            report = RuleReport {
                RuleLoader.load(deferredTexts.read(), topic: topic, values: values).rule?.report.texts
                    ?? RuleReport.Texts()
            }
        } else {
            let texts = texts(entries, severity: severity, message: message, assuming: presence)
            needsLayout = Self.needLayout(texts.facts.union(conditions))
            report = RuleReport(texts)
        }
        guard let id, let assert = assert?.program else { return nil }
        return Rule(
            id: id, topic: topic, severity: defaultSeverity(severity), isOnByDefault: !isOff,
            isFixable: entries["fix"] != nil, summary: summary, rationale: fields.text(entries["rationale"]) ?? "",
            scope: scope, params: params, yieldsTo: yieldsTo, examples: examples, when: when?.program, assert: assert,
            places: places, report: report, needsLayout: needsLayout)
    }

    private func texts(
        _ entries: [String: Place], severity: Place?, message: Place?, assuming presence: Presence
    ) -> RuleReport.Texts {
        RuleReport.Texts(
            severity: expression(severity, expecting: .enumeration(.severity), assuming: presence)?.program,
            messages: texts(message, assuming: presence), notes: texts(entries["notes"], assuming: presence),
            related: related(entries["related"], assuming: presence), fix: fix(entries["fix"], assuming: presence))
    }

    /// Whether any of some facts is read off the layout. A rule that asks whether there is one says itself what needs it.
    private static func needLayout(_ facts: some Collection<Int>) -> Bool {
        facts.contains { Fact.all[$0].basis == .layout || Fact.all[$0].needsLayout }
            && !facts.contains { Fact.all[$0].name == "hasLayout" }
    }

    private func checkID(_ id: String?, _ place: Place?) {
        guard let id, let place else { return }
        let isPlain = id.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
        if !isPlain || id.isEmpty {
            fields.report(
                .invalidValue, "a rule id has lower-case letters, digits and `-`, such as `unpaired-inset`", at: place)
        } else if BuiltinCheck(rawValue: id) != nil {
            fields.report(.invalidValue, "`\(id)` is the id of a built-in check; choose another", at: place)
        }
    }

    /// The severity of a rule that decides for each finding: the one it ends with.
    private func defaultSeverity(_ place: Place?) -> Severity {
        let words = Array((fields.text(place) ?? "").utf8).split { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") }
        return words.reversed().lazy.compactMap { Severity(name: String(decoding: $0, as: UTF8.self)) }.first
            ?? .warning
    }

    // MARK: - Expressions

    private func expression(_ place: Place?, expecting: ValueType?, assuming: Presence) -> Compilation? {
        guard let place, let text = fields.scalar(place, "an expression") else { return nil }
        let compilation = Compiler.compile(text, expecting: expecting, symbols: symbols, assuming: assuming)
        report(compilation.errors, at: place)
        return compilation
    }

    private func template(_ place: Place, assuming: Presence) -> Template? {
        guard let text = fields.scalar(place, "a text") else { return nil }
        let (template, errors) = Template.compile(text, symbols: symbols, assuming: assuming)
        report(errors, at: place)
        return template
    }

    private func report(_ errors: [ExpressionError], at place: Place) {
        guard !errors.isEmpty else { return }
        let source = ScalarSource(of: place.value, in: fields.tree)
        for error in errors { fields.report(.formula, error.message, at: source.range(of: error.range)) }
    }

    /// One text, or a list of texts that may each have a condition.
    private func texts(_ place: Place?, assuming: Presence) -> [RuleText] {
        guard let place else { return [] }
        return fields.list(place).compactMap { item in
            guard fields.tree[item.value].kind == .mapping else {
                return template(item, assuming: assuming).map { RuleText(when: nil, template: $0) }
            }
            let entries = fields.entries(of: item, owner: "a text", known: ["when", "text"])
            let when = expression(entries["when"], expecting: .bool, assuming: assuming)
            guard let text = fields.required("text", in: entries, of: item, owner: "a text") else { return nil }
            let presence = when.map { assuming.union($0.presentIfTrue) } ?? assuming
            return template(text, assuming: presence).map { RuleText(when: when?.program, template: $0) }
        }
    }

    private func related(_ place: Place?, assuming: Presence) -> [RuleRelated] {
        fields.list(place).compactMap { item in
            let entries = fields.entries(of: item, owner: "a related place", known: ["at", "message"])
            guard let at = fields.required("at", in: entries, of: item, owner: "a related place").flatMap(self.place),
                let message = fields.required("message", in: entries, of: item, owner: "a related place")
            else { return nil }
            return template(message, assuming: assuming).map { RuleRelated(place: at, template: $0) }
        }
    }

    private func fix(_ place: Place?, assuming: Presence) -> RuleFix? {
        guard let place else { return nil }
        let keys = ["description", "safe", "when", "set", "remove", "solve"]
        let entries = fields.entries(of: place, owner: "a fix", known: keys)
        guard let description = fields.required("description", in: entries, of: place, owner: "a fix") else {
            return nil
        }
        let when = expression(entries["when"], expecting: .bool, assuming: assuming)
        let presence = when.map { assuming.union($0.presentIfTrue) } ?? assuming
        let isSafe = fields.flag(entries["safe"]) ?? false
        guard let change = change(entries, of: place, assuming: presence),
            let template = template(description, assuming: presence)
        else { return nil }
        return RuleFix(when: when?.program, description: template, isSafe: isSafe, change: change)
    }

    private func change(_ entries: [String: Place], of place: Place, assuming: Presence) -> RuleFix.Change? {
        if let set = entries["set"] {
            var values: [(RulePlace, Program)] = []
            for (key, value) in fields.pairs(of: set) {
                guard let target = self.place(Place(key)) else { continue }
                if let program = expression(value, expecting: .number, assuming: assuming)?.program {
                    values.append((target, program))
                }
            }
            return .set(values)
        }
        if let remove = entries["remove"] { return .remove(fields.list(remove).compactMap(self.place)) }
        if let solve = entries["solve"], fields.flag(solve) == true { return .solve }
        fields.report(.missingKey, "a fix has one of `set`, `remove` and `solve: true`", at: place)
        return nil
    }

    // MARK: - Places

    private func places(_ place: Place?) -> [RulePlace] {
        guard let place else {
            switch scope {
            case .inset: return [.inset]
            case .group: return [.property(.group)]
            case .button, .document: return [.property(.button)]
            }
        }
        return fields.list(place).compactMap(self.place)
    }

    private func place(_ place: Place) -> RulePlace? {
        guard let name = fields.scalar(place, "the path of a property") else { return nil }
        guard let result = RulePlace(name: name) else {
            let hint = Suggestion.nearest(to: name, in: RulePlace.names).map { ": did you mean `\($0)`?" } ?? ""
            fields.report(.unknownReference, "`\(name)` is no property of a button\(hint)", at: place)
            return nil
        }
        if result.needsInset, scope != .inset {
            fields.report(.invalidValue, "`\(name)` needs `scope: inset`", at: place)
            return nil
        }
        return result
    }
}

extension RuleFix {
    var programs: [Program] {
        guard case .set(let values) = change else { return [when].compactMap { $0 } }
        return values.map(\.value) + [when].compactMap { $0 }
    }
}

extension Fact {
    /// Whether an inset's fact is read off the layout.
    var needsLayout: Bool {
        name == "inset.shrinks"
    }
}
