import Diagnostics
import SpecTree

/// Reads the examples of a rule.
enum RuleExamples {
    static func read(_ place: Place?, with fields: FieldReader) -> [RuleExample] {
        guard let place else { return [] }
        let entries = fields.entries(of: place, owner: "`examples`", known: ["good", "bad"])
        return fields.list(entries["good"]).compactMap { example($0, isGood: true, with: fields) }
            + fields.list(entries["bad"]).compactMap { example($0, isGood: false, with: fields) }
    }

    private static func example(_ place: Place, isGood: Bool, with fields: FieldReader) -> RuleExample? {
        let range = fields.tree.range(of: place)
        guard fields.tree[place.value].kind == .mapping else {
            return fields.text(place).map {
                RuleExample(isGood: isGood, spec: $0, messages: [], fixed: nil, range: range)
            }
        }
        let entries = fields.entries(of: place, owner: "an example", known: ["spec", "message", "fixed"])
        guard let spec = fields.required("spec", in: entries, of: place, owner: "an example").flatMap(fields.text)
        else { return nil }
        return RuleExample(
            isGood: isGood, spec: spec, messages: fields.list(entries["message"]).compactMap(fields.text),
            fixed: fields.text(entries["fixed"]), range: range)
    }
}
