import ButtonLayout
import ButtonSpec
import Expression

extension Fact {
    /// How the layout compares with the intent, or with what it looks like where no arrangement is wanted.
    static let wantedFacts: [Fact] = [
        Fact("wanted.holds", .bool, .layout, "Whether image and title stand to each other as wanted.") {
            .bool($0.check?.relationHolds ?? true)
        },
        Fact(
            "wanted.relation", .optional(.enumeration(.relation)), .layout,
            "How image and title should stand to each other."
        ) {
            $0.wanted.map { .choice($0.arrangement.relation) } ?? .missing
        },
        optionalOutcome("wanted.gap", "The gap along the wanted arrangement's axis, in its order.") { $0.check?.gap },
        optionalOutcome("wanted.titlePadding", "The title's distance from the edge that the arrangement names.") {
            $0.check?.titlePadding
        },
        optionalOutcome("wanted.imagePadding", "The image's distance from the edge that the arrangement names.") {
            $0.check?.imagePadding
        },
        outcome("wanted.offCenterX", "How far right of the middle that stands which should be in the middle.") {
            $0.check?.offCenter.x ?? 0
        },
        outcome("wanted.offCenterY", "How far below the middle that stands which should be in the middle.") {
            $0.check?.offCenter.y ?? 0
        },
        Fact("wanted.isPossible", .bool, .layout, "Whether there are insets that give what is wanted.") {
            .bool($0.solution != nil)
        },
    ]
}
