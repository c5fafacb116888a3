import ButtonLayout
import ButtonSpec
import Expression

extension Fact {
    /// What the simulator says.
    static let layoutFacts: [Fact] =
        [
            outcome("image.width", "The image's natural width; 0 without an image.") {
                $0.simulation?.input.image?.width ?? 0
            },
            outcome("image.height", "The image's natural height; 0 without an image.") {
                $0.simulation?.input.image?.height ?? 0
            },
            outcome("title.width", "The title's natural width; 0 without a title.") {
                $0.simulation?.input.title?.width ?? 0
            },
            outcome("title.height", "The title's natural height; 0 without a title.") {
                $0.simulation?.input.title?.height ?? 0
            },
            outcome("bounds.width", "The button's width.") { $0.simulation?.layout.bounds.width ?? 0 },
            outcome("bounds.height", "The button's height.") { $0.simulation?.layout.bounds.height ?? 0 },
        ]
        + rect("contentRect", "content rect") { $0.simulation?.layout.contentRect }
        + rect("imageRect", "image as it is drawn; 0 without an image") { $0.simulation?.layout.imageRect }
        + rect("titleRect", "title as it is drawn; 0 without a title") { $0.simulation?.layout.titleRect } + [
            Fact("title.isEstimated", .bool, .layout, "Whether the title's size is estimated, not measured.") {
                .bool($0.spec.titleEstimate != nil)
            },
            outcome(
                "title.neededWidth", "The width that the title needs, rounded as UIKit does; the least of an estimate."
            ) {
                $0.titleCut?.least ?? 0
            },
            outcome(
                "title.mostWidth",
                "The most width that the title may need: more than `title.neededWidth` for an estimate."
            ) {
                $0.titleCut?.most ?? 0
            },
            outcome("title.availableWidth", "The most width that the title can get.") {
                $0.simulation?.layout.availableTitleWidth ?? 0
            },
            outcome(
                "title.missingWidth", "How much of the title's width is missing for certain; 0 where it is not cut."
            ) {
                $0.titleCut?.certain ?? 0
            },
            outcome("title.possiblyMissingWidth", "How much of the title's width may be missing.") {
                $0.titleCut?.possible ?? 0
            },
            outcome("image.squeezedWidth", "How much narrower than its natural width the image is drawn.") {
                $0.simulation?.layout.imageSqueezed.width ?? 0
            },
            outcome("image.squeezedHeight", "How much lower than its natural height the image is drawn.") {
                $0.simulation?.layout.imageSqueezed.height ?? 0
            },
            outcome("image.stretchedWidth", "How much wider than its natural width the image is drawn.") {
                $0.simulation?.layout.imageStretched.width ?? 0
            },
            outcome("image.stretchedHeight", "How much higher than its natural height the image is drawn.") {
                $0.simulation?.layout.imageStretched.height ?? 0
            },
            outcome("image.movedX", "How far title and image insets move the image to the right.") {
                $0.simulation?.layout.imageShift?.x ?? 0
            },
            outcome("image.movedY", "How far title and image insets move the image down.") {
                $0.simulation?.layout.imageShift?.y ?? 0
            },
            outcome("title.movedX", "How far title and image insets move the title to the right.") {
                $0.simulation?.layout.titleShift?.x ?? 0
            },
            outcome("title.movedY", "How far title and image insets move the title down.") {
                $0.simulation?.layout.titleShift?.y ?? 0
            },
        ]
        + edges("image.outside", "the image leaves the bounds") { $0.imageOutside }
        + edges("title.outside", "the title leaves the bounds") { $0.titleOutside }
        + edges("missingContentInsets", "the content insets of a fitted button fall short") {
            $0.missingContentInsets
        } + [
            outcome("overlap.width", "The width of the area that image and title share.") {
                $0.overlap.width
            },
            outcome("overlap.height", "The height of the area that image and title share.") {
                $0.overlap.height
            },
            Fact("relation", .optional(.enumeration(.relation)), .layout, "How image and title stand to each other.") {
                $0.simulation?.layout.relation.map { .choice($0) } ?? .missing
            },
            optionalOutcome("gap", "The distance between image and title; negative where they overlap.") {
                $0.simulation?.layout.gap
            },
            optionalOutcome("gapWithPairs", "The gap that there would be if every lone inset had its opposite.") {
                $0.gapWithPairs
            },
            optionalOutcome("group.gap", "The most common gap in the button's group.") { $0.group?.gap },
            outcome("needed.width", "The width that content insets, parts and wanted spacing need together.") {
                $0.neededSize.width
            },
            outcome("needed.height", "The height that content insets, parts and wanted spacing need together.") {
                $0.neededSize.height
            },
            optionalOutcome(
                "smallestFrame.width", "The width of the smallest frame in which nothing is cut, squeezed or outside."
            ) {
                $0.smallestFrame?.width
            },
            optionalOutcome(
                "smallestFrame.height", "The height of the smallest frame in which nothing is cut, squeezed or outside."
            ) {
                $0.smallestFrame?.height
            },
        ]

    /// What a right-to-left run would show.
    static let rightToLeftFacts: [Fact] =
        [
            Fact(
                "rightToLeft.problem", .optional(.enumeration(.rightToLeftProblem)), .layout,
                "What goes wrong with the same insets in a right-to-left run, where one is asked for."
            ) { $0.rightToLeft?.problem.map { .choice($0) } ?? .missing }
        ] + rect("rightToLeft.imageRect", "image in a right-to-left run") { $0.rightToLeft?.layout.imageRect }
        + rect("rightToLeft.titleRect", "title in a right-to-left run") { $0.rightToLeft?.layout.titleRect }

    private static func rect(
        _ name: String, _ what: String, _ read: @escaping @Sendable (Subject) -> Rect?
    ) -> [Fact] {
        func length(_ key: String, _ length: RectLength, _ summary: String) -> Fact {
            Fact(
                "\(name).\(key)", .number, unit: "pt", .layout, "\(summary) of the \(what).",
                source: .rect(read, length))
        }
        return [
            length("x", .x, "The left edge"), length("y", .y, "The top edge"), length("width", .width, "The width"),
            length("height", .height, "The height"),
        ]
    }

    private static func edges(
        _ name: String, _ what: String, _ read: @escaping @Sendable (Subject) -> EdgeInsets?
    ) -> [Fact] {
        InsetEdge.Edge.allCases.map { edge in
            Fact(
                "\(name).\(edge.rawValue)", .number, unit: "pt", .layout,
                "How far \(what) at the \(edge.rawValue).", source: .edge(read, edge))
        }
    }
}
