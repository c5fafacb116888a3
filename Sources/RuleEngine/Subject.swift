import ButtonLayout
import ButtonSpec
import Diagnostics
public import Expression
import SpecTree
import TitleMetrics

/// The button that is being judged, with what the simulator says about it. Costly parts are computed when first asked
/// for.
public final class Subject: SlotReader {
    let file: JudgedFile
    var tree: SpecTree { file.tree }
    let spec: ButtonSpec
    /// Nil where the spec does not say enough for a layout.
    let simulation: Simulation?
    /// What the group of the button has in common, nil for a button without a group.
    let group: GroupGap?
    private let plan: JudgingPlan
    /// The inset that is being judged, in rules about insets.
    private(set) var inset: InsetEdge?
    private var outcomes = Outcomes()
    private var withoutInset: Simulation?

    /// What is computed from input and layout when first asked for; nil before that.
    private struct Outcomes {
        var wanted: WantedArrangement??
        var check: ArrangementCheck??
        var smallestFrame: Size??
        var solution: ArrangementInsets??
        var neededSize: Size?
        var imageOutside: EdgeInsets?
        var titleOutside: EdgeInsets?
        var titleCut: TitleCut?
        var missingContentInsets: EdgeInsets??
        var rightToLeft: RightToLeft??
    }

    init(
        in file: JudgedFile, spec: ButtonSpec, simulation: Simulation?, group: GroupGap?, plan: JudgingPlan
    ) {
        self.file = file
        self.spec = spec
        self.simulation = simulation
        self.group = group
        self.plan = plan
    }

    /// The value of a fact, by its place in the table.
    override public func value(ofSlot fact: Int) -> Slot {
        plan.readers[fact]._withUnsafeGuaranteedRef { $0.source.slot(for: self) }
    }

    /// Goes on to another inset of the button, or to the button as a whole.
    func turn(to inset: InsetEdge?) {
        self.inset = inset
        withoutInset = nil
    }

    var hasBothParts: Bool { simulation?.layout.imageRect != nil && simulation?.layout.titleRect != nil }

    /// What the designer wants, or what the layout looks like where nothing is said.
    var wanted: WantedArrangement? {
        if let wanted = outcomes.wanted { return wanted }
        let wanted = makeWanted()
        outcomes.wanted = .some(wanted)
        return wanted
    }

    private func makeWanted() -> WantedArrangement? {
        guard let simulation else { return nil }
        let spacing = spec.number(.spacing)
        let padding = spec.number(.padding)
        if let arrangement: Arrangement = spec.value(of: .arrangement) {
            return WantedArrangement(arrangement, spacing: spacing, padding: padding).expected(of: simulation.input)
        }
        let layout = simulation.layout
        guard let relation = layout.relation else { return nil }
        // Without an intent a part above or below an image that is in the middle itself is as good as a stack.
        let candidates = Arrangement.candidates(for: relation).map {
            WantedArrangement($0, spacing: spacing, padding: padding)
        }
        return candidates.min { offCenter(of: $0, in: layout) < offCenter(of: $1, in: layout) }
    }

    private func offCenter(of wanted: WantedArrangement, in layout: Layout) -> Double {
        guard hasBothParts else { return 0 }
        let offset = wanted.check(layout).offCenter
        return max(abs(offset.x), abs(offset.y))
    }

    /// How the layout compares with what is wanted.
    var check: ArrangementCheck? {
        if let check = outcomes.check { return check }
        let check =
            hasBothParts ? simulation.flatMap { simulation in wanted.map { fairCheck($0, of: simulation) } } : nil
        outcomes.check = .some(check)
        return check
    }

    /// The comparison with what is wanted. Where the title's width is an estimate and the insets are numbers that somebody
    /// fitted to the real one, the width within the interval that fits best counts: the doubt is the spec's.
    private func fairCheck(_ wanted: WantedArrangement, of simulation: Simulation) -> ArrangementCheck {
        let check = wanted.check(simulation.layout)
        guard let estimate = spec.titleEstimate, !spec.hasComputedLengths else { return check }
        func error(_ check: ArrangementCheck) -> Double {
            abs(check.spacingError ?? 0) + abs(check.titlePaddingError ?? 0) + abs(check.imagePaddingError ?? 0)
                + abs(check.offCenter.x)
        }
        var best = check
        let likely = simulation.input.title?.width ?? 0
        for width in [estimate.low, estimate.high, likely - error(check), likely + error(check)] {
            guard width >= estimate.low, width <= estimate.high else { continue }
            var other = simulation.input
            other.title?.width = width
            let candidate = wanted.check(Layout(other))
            if error(candidate) < error(best) { best = candidate }
        }
        return best
    }

    /// How far the image leaves the bounds.
    var imageOutside: EdgeInsets {
        if let outside = outcomes.imageOutside { return outside }
        let outside = doubtfulLayouts.reduce(simulation?.layout.imageOutside ?? .zero) { $0.least($1.imageOutside) }
        outcomes.imageOutside = outside
        return outside
    }

    /// How far the title leaves the bounds.
    var titleOutside: EdgeInsets {
        if let outside = outcomes.titleOutside { return outside }
        let outside = doubtfulLayouts.reduce(simulation?.layout.titleOutside ?? .zero) { $0.least($1.titleOutside) }
        outcomes.titleOutside = outside
        return outside
    }

    /// How far the content insets of a fitted button fall short.
    var missingContentInsets: EdgeInsets? {
        if let insets = outcomes.missingContentInsets { return insets }
        let insets = simulation.map { $0.input.missingContentInsets(in: $0.layout) }
        outcomes.missingContentInsets = .some(insets)
        return insets
    }

    /// The area that image and title share.
    var overlap: Size {
        doubtfulLayouts.reduce(simulation?.layout.overlap ?? Size(width: 0, height: 0)) { least, other in
            let next = other.overlap
            return next.width * next.height < least.width * least.height ? next : least
        }
    }

    /// For an Interface Builder file whose title's width is an estimate the layouts of the least and the most width, so
    /// that nothing is said that rests on the estimate alone.
    private var doubtfulLayouts: [Layout] {
        guard let estimate = spec.titleEstimate, isInterfaceBuilder, let simulation else { return [] }
        return [estimate.low, estimate.high].map { width in
            var other = simulation.input
            other.title?.width = width
            return Layout(other)
        }
    }

    private var isInterfaceBuilder: Bool { (spec.choice(.origin) ?? 0) != 0 }

    /// How much of the title is missing.
    var titleCut: TitleCut? {
        if let cut = outcomes.titleCut { return cut }
        guard let simulation else { return nil }
        let cut = TitleCut(simulation.layout, estimate: spec.titleEstimate, isCertainOnly: isInterfaceBuilder)
        outcomes.titleCut = cut
        return cut
    }

    /// What becomes of the button in a right-to-left run; nil where none is asked for or the button forces a direction.
    var rightToLeft: RightToLeft? {
        if let result = outcomes.rightToLeft { return result }
        var result: RightToLeft?
        if spec.asksRightToLeft, let simulation, !simulation.input.forcesDirection, !simulation.input.isRightToLeft {
            result = RightToLeft(of: simulation, tolerance: spec.number(.tolerance) ?? 0.5)
        }
        outcomes.rightToLeft = .some(result)
        return result
    }

    /// The smallest frame in which nothing is cut, squeezed or outside, with the insets as they are.
    var smallestFrame: Size? {
        if let frame = outcomes.smallestFrame { return frame }
        let frame = simulation?.input.smallestFrame
        outcomes.smallestFrame = .some(frame)
        return frame
    }

    /// The insets that give what is wanted. A fitted button keeps the room that it has around the parts.
    var solution: ArrangementInsets? {
        if let solution = outcomes.solution { return solution }
        var solution: ArrangementInsets?
        if let simulation, let wanted {
            var input = simulation.input
            let layout = simulation.layout
            if layout.isFitted, let pair = layout.pairRect {
                input.contentEdgeInsets = EdgeInsets(
                    top: max(0, pair.minY), left: max(0, pair.minX), bottom: max(0, layout.bounds.height - pair.maxY),
                    right: max(0, layout.bounds.width - pair.maxX))
            }
            if case .success(let insets) = wanted.insets(for: input) { solution = insets }
        }
        outcomes.solution = .some(solution)
        return solution
    }

    /// The gap along the wanted arrangement's axis with every lone title or image inset completed to an opposite pair.
    var gapWithPairs: Double? {
        guard let relation = wanted?.arrangement.relation, var changed = simulation?.input else { return nil }
        changed.titleEdgeInsets = changed.titleEdgeInsets.completed
        changed.imageEdgeInsets = changed.imageEdgeInsets.completed
        let isSame =
            changed.titleEdgeInsets == simulation?.input.titleEdgeInsets
            && changed.imageEdgeInsets == simulation?.input.imageEdgeInsets
        return isSame ? simulation?.layout.gap(along: relation) : Layout(changed).gap(along: relation)
    }

    /// The layout without an inset; that without the inset that is being judged is computed once.
    func layout(without inset: InsetEdge) -> Layout? {
        let isJudged = inset == self.inset
        if isJudged, let withoutInset { return withoutInset.layout }
        guard var changed = simulation?.input else { return nil }
        changed[inset.property]?[inset.edge] = 0
        let simulation = Simulation(changed)
        if isJudged { withoutInset = simulation }
        return simulation.layout
    }

    /// The room that content insets, parts and wanted spacing need together, whatever the title and image insets do.
    var neededSize: Size {
        if let size = outcomes.neededSize { return size }
        let size = makeNeededSize()
        outcomes.neededSize = size
        return size
    }

    private func makeNeededSize() -> Size {
        guard let input = simulation?.input else { return Size(width: 0, height: 0) }
        let image = input.image ?? Size(width: 0, height: 0)
        let title = Size(width: titleCut?.least ?? 0, height: input.title?.height ?? 0)
        let content =
            input.configuration?.contentInsets.resolved(rightToLeft: input.isRightToLeft) ?? input.contentEdgeInsets
        let wantedGap = max(0, spec.number(.spacing) ?? 0, input.configuration?.imagePadding ?? 0)
        let spacing = hasBothParts ? wantedGap : 0
        var size = Size(width: max(image.width, title.width), height: max(image.height, title.height))
        switch wanted?.arrangement.axis ?? .horizontal {
        case .horizontal: size.width = image.width + spacing + title.width
        case .vertical: size.height = image.height + spacing + title.height
        }
        return Size(
            width: size.width + content.left + content.right, height: size.height + content.top + content.bottom)
    }
}

extension Arrangement {
    /// The arrangements that a relation may be meant for; none for parts that lie on each other.
    static func candidates(for relation: Relation) -> [Arrangement] {
        switch relation {
        case .imageLeft: [.imageLeft]
        case .imageRight: [.imageRight]
        case .imageTop: [.imageTop, .imageCenterTitleBelow]
        case .imageBottom: [.imageBottom, .imageCenterTitleAbove]
        case .overlay: []
        }
    }
}

extension EdgeInsets {
    /// The insets with a lone edge of an axis completed to an opposite pair.
    var completed: EdgeInsets {
        var result = self
        if top == 0 { result.top = -bottom } else if bottom == 0 { result.bottom = -top }
        if left == 0 { result.left = -right } else if right == 0 { result.right = -left }
        return result
    }
}

extension EdgeInsets {
    /// The lesser value of each edge.
    fileprivate func least(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
            right: min(right, other.right))
    }
}

extension LayoutInput {
    /// The insets that a property names; nil for a property that is none.
    subscript(insets: Property) -> EdgeInsets? {
        get {
            switch insets {
            case .contentEdgeInsets: contentEdgeInsets
            case .titleEdgeInsets: titleEdgeInsets
            case .imageEdgeInsets: imageEdgeInsets
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch insets {
            case .contentEdgeInsets: contentEdgeInsets = newValue
            case .titleEdgeInsets: titleEdgeInsets = newValue
            case .imageEdgeInsets: imageEdgeInsets = newValue
            default: break
            }
        }
    }
}
