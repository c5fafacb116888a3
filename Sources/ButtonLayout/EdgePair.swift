/// The two insets of one axis: left and right, or top and bottom.
struct EdgePair: Equatable {
    var near: Double
    var far: Double

    static let zero = EdgePair(near: 0, far: 0)

    var sum: Double { near + far }
}

extension EdgeInsets {
    var horizontal: EdgePair { EdgePair(near: left, far: right) }
    var vertical: EdgePair { EdgePair(near: top, far: bottom) }

    init(horizontal: EdgePair, vertical: EdgePair) {
        self.init(top: vertical.near, left: horizontal.near, bottom: vertical.far, right: horizontal.far)
    }
}
