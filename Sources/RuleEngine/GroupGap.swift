import ButtonLayout
import ButtonSpec
import Diagnostics
import SpecTree

/// The gap that most buttons of a group have, and one that has it.
struct GroupGap {
    var gap: Double
    var example: String
    var exampleRange: ByteRange

    /// What every group of a file has in common, by the bytes of its name.
    static func groups(
        of buttons: [ButtonSpec], layouts: [Layout?], in tree: SpecTree
    ) -> [TextKey: GroupGap] {
        var members: [TextKey: [(gap: Double, index: Int)]] = [:]
        for (index, spec) in buttons.enumerated() where spec.isSet(.group) {
            guard let gap = layouts[index]?.gap else { continue }
            members[name(of: spec, in: tree), default: []].append(((gap * 100).rounded() / 100, index))
        }
        return members.compactMapValues { members -> GroupGap? in
            var counts: [Double: Int] = [:]
            for member in members { counts[member.gap, default: 0] += 1 }
            // The first of the most common ones, whatever the order of a dictionary.
            guard let most = counts.values.max(), let first = members.first(where: { counts[$0.gap] == most }) else {
                return nil
            }
            let spec = buttons[first.index]
            return GroupGap(
                gap: first.gap, example: spec.text(of: .name, in: tree) ?? "",
                exampleRange: tree.range(of: spec.place(of: .name)))
        }
    }

    /// The group that a button names, empty where it names none.
    static func name(of spec: ButtonSpec, in tree: SpecTree) -> TextKey {
        guard spec.isSet(.group) else { return TextKey([]) }
        return TextKey(tree.bytes(of: tree.resolve(spec.place(of: .group).value) ?? spec.place(of: .group).value))
    }
}
