import Diagnostics

/// What the constraints of a document say about the size of each button.
struct ConstraintTable {
    private var byID: [String: ButtonConstraints] = [:]

    init(of buttons: [Element], in document: XMLDocument) {
        for button in buttons {
            if let id = button["id"] { byID[id.string] = ButtonConstraints() }
        }
        guard !byID.isEmpty else { return }
        let excluded = Self.excluded(in: document)
        for constraint in document.elements(named: "constraint") { add(constraint, excluded) }
    }

    subscript(button: Element) -> ButtonConstraints {
        button["id"].flatMap { byID[$0.string] } ?? ButtonConstraints()
    }

    /// The constraints that are not installed.
    private static func excluded(in document: XMLDocument) -> Set<String> {
        Set(document.elements(named: "exclude").compactMap { $0["reference"]?.string })
    }

    private mutating func add(_ constraint: Element, _ excluded: Set<String>) {
        guard !constraint.has("placeholder", "YES"), let owner = constraint.parent?.parent,
            let attribute = constraint["firstAttribute"]?.string
        else { return }
        if !excluded.isEmpty, let id = constraint["id"], excluded.contains(id.string) { return }
        // A constraint that gives way to the size of the content decides nothing.
        if let priority = Located(constraint["priority"]), priority.value < 750 { return }
        let isEqual = constraint.attribute("relation") == nil || constraint.has("relation", "equal")
        let first = (constraint["firstItem"] ?? owner["id"])?.string
        let second = constraint["secondItem"]?.string
        let secondAttribute = constraint["secondAttribute"]?.string
        let constant = Located(constraint["constant"])
        if let first, byID[first] != nil {
            byID[first]?.add(
                ButtonConstraints.Item(
                    attribute: attribute, isEqual: isEqual, other: second, constant: constant,
                    isOwn: first == second))
        }
        if let second, second != first, let secondAttribute, byID[second] != nil {
            byID[second]?.add(
                ButtonConstraints.Item(
                    attribute: secondAttribute, isEqual: isEqual, other: first, constant: nil, isOwn: false))
        }
    }
}

/// The constraints of one button, as far as they decide about its size.
struct ButtonConstraints {
    /// One constraint, seen from the button.
    struct Item {
        var attribute: String
        var isEqual: Bool
        var other: String?
        var constant: Located<Double>?
        /// Whether it ties two attributes of the button together.
        var isOwn: Bool
    }

    /// What is known of one axis.
    struct Axis {
        /// A constraint that fixes the length, by a number or by another view's.
        var isFixed = false
        /// The number that fixes it.
        var constant: Located<Double>?
        /// The views that hold the two edges and the middle.
        var near: String?
        var far: String?
        var center: String?

        /// A constraint that the length is at least something.
        var hasLeast = false

        /// Whether the length does not depend on the content.
        var setsLength: Bool { isFixed || isPinned }
        /// Whether something may make it longer than its content.
        var mayStretch: Bool { hasLeast || near != nil && far != nil }

        /// Whether one view holds both edges, or an edge and the middle, so that the length follows from it.
        var isPinned: Bool {
            if let near, near == far { return true }
            return center != nil && (near != nil || far != nil)
        }

        var isEmpty: Bool { !isFixed && near == nil && far == nil && center == nil }
    }

    private(set) var horizontal = Axis()
    private(set) var vertical = Axis()
    /// Whether width and height are tied together.
    private(set) var hasAspectRatio = false

    mutating func add(_ item: Item) {
        guard !item.isOwn else {
            if item.isEqual { hasAspectRatio = true }
            return
        }
        switch item.attribute {
        case "width": Self.addLength(item, to: &horizontal)
        case "height": Self.addLength(item, to: &vertical)
        case "leading", "left", "leadingMargin", "leftMargin": if item.isEqual { horizontal.near = item.other ?? "" }
        case "trailing", "right", "trailingMargin", "rightMargin": if item.isEqual { horizontal.far = item.other ?? "" }
        case "centerX", "centerXWithinMargins": if item.isEqual { horizontal.center = item.other ?? "" }
        case "top", "topMargin": if item.isEqual { vertical.near = item.other ?? "" }
        case "bottom", "bottomMargin": if item.isEqual { vertical.far = item.other ?? "" }
        case "centerY", "centerYWithinMargins": if item.isEqual { vertical.center = item.other ?? "" }
        default: break
        }
    }

    private static func addLength(_ item: Item, to axis: inout Axis) {
        guard item.isEqual else {
            axis.hasLeast = true
            return
        }
        axis.isFixed = true
        if item.other == nil, let constant = item.constant { axis.constant = constant }
    }
}
