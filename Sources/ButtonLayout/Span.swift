/// The extent of a rectangle along one axis.
struct Span: Equatable {
    var start: Double
    var length: Double

    var end: Double { start + length }

    init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    init(start: Double, end: Double) {
        self.init(start: start, length: end - start)
    }
}
