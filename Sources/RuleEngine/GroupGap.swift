import ButtonLayout
import ButtonSpec
import Diagnostics
import SpecTree

/// The gap that most buttons of a group have, and one that has it.
final class GroupGap: Sendable {
    let gap: Double
    let example: String
    let exampleRange: ByteRange

    private init(gap: Double, example: String, exampleRange: ByteRange) {
        self.gap = gap
        self.example = example
        self.exampleRange = exampleRange
    }

    /// What the group of every button has in common, by the button's place; empty for a file without groups.
    static func groups(of buttons: [ButtonSpec], _ simulations: [Simulation?], in tree: SpecTree) -> [GroupGap?] {
        guard buttons.contains(where: { $0.isSet(.group) }) else { return [] }
        var names = GroupNames()
        var groups: [[Member]] = []
        let numberOfButton = buttons.indices.map { index -> Int? in
            guard buttons[index].isSet(.group) else { return nil }
            let number = names.number(of: name(at: buttons[index].ownPlace(of: .group), in: tree))
            if number == groups.count { groups.append([]) }
            if let gap = simulations[index]?.layout.gap {
                groups[number].append(Member(gap: (gap * 100).rounded() / 100, index: index))
            }
            return number
        }
        let gaps = groups.map { members -> GroupGap? in
            guard let member = typicalMember(of: members) else { return nil }
            let spec = buttons[member.index]
            return GroupGap(
                gap: member.gap, example: spec.text(of: .name, in: tree) ?? "",
                exampleRange: tree.range(of: spec.place(of: .name)))
        }
        return numberOfButton.map { $0.flatMap { gaps[$0] } }
    }

    private struct Member {
        var gap: Double
        /// The button's place in the file.
        var index: Int
    }

    /// Numbers the groups of a file, which mostly has a few.
    private struct GroupNames {
        private var few: [TextKey] = []
        private var many: [TextKey: Int] = [:]
        /// So many names are compared faster than looked up.
        private static let most = 8

        /// The number of a group; that of a new one is how many there were before it.
        mutating func number(of name: TextKey) -> Int {
            if let number = few.firstIndex(of: name) ?? many[name] { return number }
            let number = few.count + many.count
            if number < Self.most { few.append(name) } else { many[name] = number }
            return number
        }
    }

    /// The first of the members that have the most common gap, or one of the most common.
    private static func typicalMember(of members: [Member]) -> Member? {
        // In order of the gaps, and of the places among those with one gap.
        let sorted = members.sorted { ($0.gap, $0.index) < ($1.gap, $1.index) }
        var best: (first: Member, count: Int)?
        var start = 0
        while start < sorted.count {
            let end = sorted[start...].firstIndex { $0.gap != sorted[start].gap } ?? sorted.count
            let (first, count) = (sorted[start], end - start)
            if best.map({ (count, $0.first.index) > ($0.count, first.index) }) ?? true { best = (first, count) }
            start = end
        }
        return best?.first
    }

    /// The name of a group that is written there.
    static func name(at place: Place, in tree: SpecTree) -> TextKey {
        TextKey(tree.bytes(of: tree.resolve(place.value) ?? place.value))
    }
}
