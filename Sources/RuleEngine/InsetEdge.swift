import ButtonLayout
import ButtonSpec
import Expression

/// One edge of one of the three insets, such as `titleEdgeInsets.left`.
struct InsetEdge: Hashable {
    let property: Property
    let edge: Edge
    /// The properties of the edge itself, and of the one opposite.
    let path: Property
    let oppositePath: Property

    init(property: Property, edge: Edge) {
        let edges = property.children
        self.init(
            property: property, edge: edge, path: edges[edge.index], oppositePath: edges[edge.opposite.index])
    }

    private init(property: Property, edge: Edge, path: Property, oppositePath: Property) {
        self.property = property
        self.edge = edge
        self.path = path
        self.oppositePath = oppositePath
    }

    enum Edge: String, CaseIterable {
        case top, left, bottom, right

        var opposite: Edge {
            switch self {
            case .top: .bottom
            case .left: .right
            case .bottom: .top
            case .right: .left
            }
        }

        /// The place in the list of edges, which is that of the property table.
        var index: Int {
            switch self {
            case .top: 0
            case .left: 1
            case .bottom: 2
            case .right: 3
            }
        }

        var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
    }

    var opposite: InsetEdge {
        InsetEdge(property: property, edge: edge.opposite, path: oppositePath, oppositePath: path)
    }

    /// All edges of content, title and image insets, in the order of the property table.
    static let all: [InsetEdge] = [Property.contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets].flatMap { property in
        Edge.allCases.map { InsetEdge(property: property, edge: $0) }
    }
}

extension Subject {
    /// The insets that are set to something else than 0, one bit for each, counted as in `InsetEdge.all`.
    var setInsets: UInt16 {
        var bits: UInt16 = 0
        for (index, inset) in InsetEdge.all.enumerated() where spec.isSet(inset.property) && spec.isNonzero(inset.path)
        {
            bits |= 1 << UInt16(index)
        }
        return bits
    }
}

extension ButtonSpec {
    /// Whether a length is set to something else than 0.
    func isNonzero(_ property: Property) -> Bool { abs(number(property) ?? 0) >= 1e-6 }
}

extension EdgeInsets {
    /// The inset of an edge, in points.
    subscript(edge: InsetEdge.Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }
}

extension InsetEdge {
    /// The properties of all edges.
    static let paths = all.map(\.path)
}

extension Enumeration {
    static let insetProperty = Enumeration(
        name: "inset.property", cases: ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"])
    static let edge = Enumeration(InsetEdge.Edge.self, name: "edge")
    static let axis = Enumeration(Axis.self, name: "axis")
    static let part = Enumeration(name: "part", cases: ["content", "title", "image"])
    static let relation = Enumeration(Relation.self, name: "relation")
    /// How a part stands on the axis of an inset.
    static let insetAlignment = Enumeration(
        name: "inset.alignment", cases: ["center", "fill", "thisEdge", "otherEdge"])
    static let rightToLeftProblem = Enumeration(RightToLeft.Problem.self, name: "rightToLeft.problem")
    static let severity = Enumeration(name: "severity", cases: ["info", "warning", "error"])
}
