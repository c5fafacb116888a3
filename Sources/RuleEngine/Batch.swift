import ButtonLayout
import ButtonSpec
import Diagnostics
import Expression
import SpecTree

/// Buttons that a rule judges together: those of a group, or all of a file.
struct Batch {
    struct Member {
        var spec: ButtonSpec
        var simulation: Simulation?
    }

    let scope: Rule.Scope
    let members: [Member]

    /// The numbers that a reading gives for the members, those left out for which it gives none.
    func numbers(_ read: (Member) -> Double?) -> BatchValue { .numbers(members.compactMap(read)) }

    /// The batches of a file for some scopes: its groups in the order of their first buttons, then the file itself.
    static func all(of members: [Member], scopes: Set<Rule.Scope>, in tree: SpecTree) -> [Batch] {
        var batches: [Batch] = []
        if scopes.contains(.group) {
            var order: [TextKey] = []
            var groups: [TextKey: [Member]] = [:]
            for member in members where member.spec.isSet(.group) {
                let name = GroupGap.name(at: member.spec.ownPlace(of: .group), in: tree)
                if groups[name] == nil { order.append(name) }
                groups[name, default: []].append(member)
            }
            batches += order.map { Batch(scope: .group, members: groups[$0] ?? []) }
        }
        if scopes.contains(.document) { batches.append(Batch(scope: .document, members: members)) }
        return batches
    }
}

/// A fact about several buttons.
enum BatchValue {
    case slot(Slot)
    case numbers([Double])
}

extension Fact {
    /// What is known of a group, for rules with `scope: group`.
    static let groupFacts: [Fact] =
        [
            batch("group.name", .string, .group, "The name of the group.") {
                .slot($0.members.first?.spec[.group] ?? .missing)
            }
        ] + batchFacts("group", .group, "the group")

    /// What is known of a file, for rules with `scope: document`.
    static let documentFacts: [Fact] = batchFacts("document", .document, "the file")

    private static func batchFacts(_ prefix: String, _ basis: Basis, _ what: String) -> [Fact] {
        func numbers(
            _ name: String, _ summary: String, _ read: @escaping @Sendable (Batch.Member) -> Double?
        ) -> Fact {
            batch("\(prefix).\(name)", .list(.number), unit: "pt", basis, "\(summary) of the buttons of \(what).") {
                $0.numbers(read)
            }
        }
        return [
            batch("\(prefix).count", .number, basis, "The number of buttons of \(what).") {
                .slot(.number(Double($0.members.count)))
            },
            numbers("gaps", "The gaps between image and title") { $0.simulation?.layout.gap },
            numbers("widths", "The widths") { $0.simulation?.layout.bounds.width },
            numbers("heights", "The heights") { $0.simulation?.layout.bounds.height },
            numbers("fontSizes", "The font sizes") { $0.spec.hasTitle ? $0.spec.fontSize : nil },
            numbers("imageWidths", "The natural widths of the images") { $0.simulation?.input.image?.width },
            numbers("imageHeights", "The natural heights of the images") { $0.simulation?.input.image?.height },
            numbers("spacings", "The wanted spacings") { $0.spec.number(.spacing) },
        ]
    }

    private static func batch(
        _ name: String, _ type: ValueType, unit: String? = nil, _ basis: Basis, _ summary: String,
        _ read: @escaping @Sendable (Batch) -> BatchValue
    ) -> Fact {
        Fact(name, type, unit: unit, basis, summary, source: .batch(read))
    }
}
