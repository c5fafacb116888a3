import ButtonLayout
import ButtonSpec
import Diagnostics
import Expression
import SpecTree

/// The button that is being judged, with what the simulator says about it. Costly parts are computed when first asked
/// for.
public final class Subject {
    let tree: SpecTree
    let spec: ButtonSpec
    /// The input of the simulator, nil where the spec does not say enough for a layout.
    let input: LayoutInput?
    let layout: Layout?
    /// What the group of the button has in common, nil for a button without a group.
    let group: GroupGap?
    /// The inset that is being judged, in rules about insets.
    var inset: InsetEdge?

    init(spec: ButtonSpec, tree: SpecTree, input: LayoutInput?, layout: Layout?, group: GroupGap?) {
        self.tree = tree
        self.spec = spec
        self.input = input
        self.layout = layout
        self.group = group
    }

    /// What the designer wants, or what the layout looks like where nothing is said.
    private(set) lazy var wanted: WantedArrangement? = {
        guard let input else { return nil }
        let spacing = spec.number(.spacing)
        let padding = spec.number(.padding)
        if let arrangement: Arrangement = spec.value(of: .arrangement) {
            return WantedArrangement(arrangement, spacing: spacing, padding: padding).expected(of: input)
        }
        return layout?.relation.flatMap(Arrangement.init(relation:)).map {
            WantedArrangement($0, spacing: spacing, padding: padding)
        }
    }()

    /// How the layout compares with what is wanted.
    private(set) lazy var check: ArrangementCheck? = {
        guard let layout, let wanted, hasBothParts else { return nil }
        return wanted.check(layout)
    }()

    var hasBothParts: Bool { layout?.imageRect != nil && layout?.titleRect != nil }

    /// The smallest frame in which nothing is cut, squeezed or outside, with the insets as they are.
    private(set) lazy var smallestFrame: Size? = input?.smallestFrame

    /// The insets that give what is wanted.
    private(set) lazy var solution: ArrangementInsets? = {
        guard let input, let wanted, case .success(let insets) = wanted.insets(for: input) else { return nil }
        return insets
    }()

    /// The layout with every lone title or image inset completed to an opposite pair.
    private(set) lazy var layoutWithPairs: Layout? = input.map { input in
        var paired = input
        paired.titleEdgeInsets = input.titleEdgeInsets.completed
        paired.imageEdgeInsets = input.imageEdgeInsets.completed
        return Layout(paired)
    }

    /// The layout without the inset that is being judged.
    func layoutWithout(_ inset: InsetEdge) -> Layout? {
        guard var changed = input else { return nil }
        changed[inset.property]?[keyPath: inset.edge.keyPath] = 0
        return Layout(changed)
    }

    /// The room that content insets, parts and wanted spacing need together, whatever the title and image insets do.
    private(set) lazy var neededSize: Size = {
        guard let layout, let input else { return Size(width: 0, height: 0) }
        let image = input.image ?? Size(width: 0, height: 0)
        let title = Size(width: layout.neededTitleWidth, height: input.title == nil ? 0 : input.title?.height ?? 0)
        let content = input.contentEdgeInsets
        let spacing = hasBothParts ? max(0, spec.number(.spacing) ?? 0) : 0
        var size = Size(width: max(image.width, title.width), height: max(image.height, title.height))
        switch wanted?.arrangement.axis ?? .horizontal {
        case .horizontal: size.width = image.width + spacing + title.width
        case .vertical: size.height = image.height + spacing + title.height
        }
        return Size(
            width: size.width + content.left + content.right, height: size.height + content.top + content.bottom)
    }()
}

extension Arrangement {
    /// The plain arrangement of a relation, nil for parts that lie on each other.
    init?(relation: Relation) {
        switch relation {
        case .imageLeft: self = .imageLeft
        case .imageRight: self = .imageRight
        case .imageTop: self = .imageTop
        case .imageBottom: self = .imageBottom
        case .overlay: return nil
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
