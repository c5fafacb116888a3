import ButtonLayout
import ButtonSpec
import Expression

extension Fact {
    /// What is known of one edge of an inset; only rules with `scope: inset` can ask.
    static let insetFacts: [Fact] = [
        constant("inset.property", .enumeration(.insetProperty), "The property that the inset belongs to.") { inset in
            .enumCase(inset.property == .contentEdgeInsets ? 0 : inset.property == .titleEdgeInsets ? 1 : 2)
        },
        constant("inset.part", .enumeration(.part), "What the inset belongs to.") { inset in
            .enumCase(inset.property == .contentEdgeInsets ? 0 : inset.property == .titleEdgeInsets ? 1 : 2)
        },
        inset("inset.hasPart", .bool, "Whether the button has that part; always true for content insets.") {
            inset, subject in
            switch inset.property {
            case .titleEdgeInsets: .bool(subject.spec.hasTitle)
            case .imageEdgeInsets: .bool(subject.spec.hasImage)
            default: .bool(true)
            }
        },
        constant("inset.edge", .enumeration(.edge), "The edge.") { .enumCase($0.edge.index) },
        inset("inset.value", .number, unit: "pt", "The value of the edge; never 0.") { inset, subject in
            .number(subject.spec.number(inset.path) ?? 0)
        },
        constant("inset.oppositeEdge", .enumeration(.edge), "The opposite edge.") {
            .enumCase($0.edge.opposite.index)
        },
        inset("inset.opposite", .number, unit: "pt", "The value of the opposite edge; 0 where it is not set.") {
            inset, subject in
            let value = subject.spec.number(inset.oppositePath) ?? 0
            return .number(abs(value) < 1e-6 ? 0 : value)
        },
        constant("inset.axis", .enumeration(.axis), "The axis of the edge.") { .choice($0.edge.axis) },
        inset(
            "inset.alignment", .enumeration(.insetAlignment),
            "How the content is aligned on the axis: in the middle, filling, at this edge or at the other."
        ) { inset, subject in .enumCase(alignment(of: inset, in: subject)) },
        inset(
            "inset.moves", .number, unit: "pt",
            "How far the inset alone moves its part along the axis, to the right or down; without a layout, how far it "
                + "moves a part that has room."
        ) { inset, subject in .number(moves(inset, in: subject)) },
        inset(
            "inset.pairMoves", .number, unit: "pt",
            "How far the inset and its opposite together move the part along the axis, to the right or down."
        ) { inset, subject in .number(pairMoves(inset, in: subject)) },
        layoutInset("inset.shrinks", "How much smaller the inset alone makes its part along the axis.") {
            inset, subject in
            guard let (before, after) = parts(of: inset, in: subject) else { return 0 }
            return inset.edge.axis == .horizontal ? before.width - after.width : before.height - after.height
        },
        Fact("inset.hasEffect", .bool, .inset, "Whether anything would look different without the inset.") { subject in
            .bool(subject.inset.map { hasEffect($0, in: subject) } ?? true)
        },
        Fact(
            "inset.oppositeHasEffect", .bool, .inset,
            "Whether anything would look different without the opposite inset."
        ) { subject in .bool(subject.inset.map { hasEffect($0.opposite, in: subject) } ?? true) },
        Fact(
            "inset.isBalanced", .bool, .inset,
            "Whether the other part moves as far the other way, so that the two stay centred side by side."
        ) { subject in .bool(subject.inset.map { isBalanced($0, in: subject) } ?? false) },
    ]

    private static func constant(
        _ name: String, _ type: ValueType, _ summary: String, _ read: @escaping @Sendable (InsetEdge) -> Slot
    ) -> Fact {
        Fact(name, type, .inset, summary, source: .constant(read))
    }

    private static func inset(
        _ name: String, _ type: ValueType, unit: String? = nil, _ summary: String,
        _ read: @escaping @Sendable (InsetEdge, Subject) -> Slot
    ) -> Fact {
        Fact(name, type, unit: unit, .inset, summary, source: .inset(read))
    }

    private static func layoutInset(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (InsetEdge, Subject) -> Double
    ) -> Fact {
        inset(name, .number, unit: "pt", summary) { .number(read($0, $1)) }
    }

    /// Without a layout only the alignment tells: at the other edge an inset counts for nothing.
    private static func hasEffect(_ inset: InsetEdge, in subject: Subject) -> Bool {
        guard let layout = subject.simulation?.layout, let without = subject.layout(without: inset) else {
            return alignment(of: inset, in: subject) != 3
        }
        return !layout.looksLike(without) || layout.bounds != without.bounds
    }

    private static func moves(_ inset: InsetEdge, in subject: Subject) -> Double {
        guard subject.simulation != nil else { return inset.shift(of: subject.spec.number(inset.path) ?? 0) }
        guard let (before, after) = parts(of: inset, in: subject) else { return 0 }
        return inset.edge.axis == .horizontal ? after.midX - before.midX : after.midY - before.midY
    }

    private static func pairMoves(_ inset: InsetEdge, in subject: Subject) -> Double {
        guard let layout = subject.simulation?.layout else {
            return inset.shift(of: subject.spec.number(inset.path) ?? 0)
                + inset.opposite.shift(of: subject.spec.number(inset.oppositePath) ?? 0)
        }
        let shift = inset.property == .titleEdgeInsets ? layout.titleShift : layout.imageShift
        return (inset.edge.axis == .horizontal ? shift?.x : shift?.y) ?? 0
    }

    private static func alignment(of inset: InsetEdge, in subject: Subject) -> Int {
        switch inset.edge.axis {
        case .horizontal:
            switch subject.simulation?.layout.horizontalAlignment ?? subject.spec.physicalAlignment {
            case .fill: return 1
            case .left: return inset.edge == .left ? 2 : 3
            case .right: return inset.edge == .right ? 2 : 3
            case .center, .leading, .trailing: return 0
            }
        case .vertical:
            switch subject.simulation?.layout.verticalAlignment ?? subject.spec.value(of: .contentVerticalAlignment)
                ?? .center
            {
            case .center: return 0
            case .fill: return 1
            case .top: return inset.edge == .top ? 2 : 3
            case .bottom: return inset.edge == .bottom ? 2 : 3
            }
        }
    }

    /// The part of an inset as it is, and as it would be without that inset.
    private static func parts(of inset: InsetEdge, in subject: Subject) -> (before: Rect, after: Rect)? {
        guard let layout = subject.simulation?.layout, let without = subject.layout(without: inset) else { return nil }
        let isTitle = inset.property == .titleEdgeInsets
        guard let before = isTitle ? without.titleRect : without.imageRect,
            let after = isTitle ? layout.titleRect : layout.imageRect
        else { return nil }
        return (before, after)
    }

    private static func isBalanced(_ inset: InsetEdge, in subject: Subject) -> Bool {
        guard let scale = subject.simulation?.layout.scale else { return subject.spec.hasBalancedInsets }
        guard inset.edge.axis == .horizontal, let image = subject.simulation?.layout.imageShift,
            let title = subject.simulation?.layout.titleShift, subject.simulation?.layout.relation?.axis == .horizontal
        else { return false }
        return image.x != 0 && title.x != 0 && abs(image.x + title.x) <= 1 / scale
    }
}

extension InsetEdge {
    /// How far a value at this edge moves a centred part, to the right or down.
    func shift(of value: Double) -> Double { edge == .left || edge == .top ? value / 2 : -value / 2 }
}

extension ButtonSpec {
    /// The horizontal alignment with leading and trailing as left and right, as far as the spec alone tells.
    fileprivate var physicalAlignment: HorizontalAlignment {
        let alignment: HorizontalAlignment = value(of: .contentHorizontalAlignment) ?? .center
        let attribute: SemanticContentAttribute = value(of: .semanticContentAttribute) ?? .unspecified
        return alignment.resolved(rightToLeft: attribute.isRightToLeft(in: layoutDirection))
    }

    /// Whether title and image insets move their parts as far apart, if both have room.
    fileprivate var hasBalancedInsets: Bool {
        let title = insets(.titleEdgeInsets)
        let image = insets(.imageEdgeInsets)
        let titleShift = title.left - title.right
        let imageShift = image.left - image.right
        return titleShift != 0 && imageShift != 0 && abs(titleShift + imageShift) < 0.5
    }

    /// Whether what is said of an inset without a layout is certain: neither it nor what places its part is unknown.
    func isJudgedWithoutLayout(_ inset: InsetEdge) -> Bool {
        let basis: [Property] =
            [inset.property, .contentHorizontalAlignment, .contentVerticalAlignment, .semanticContentAttribute]
            + [.rects, .configuration, .layoutDirections] + inset.property.children
        return !faulty.intersects(PropertySet(basis))
    }
}
