import ButtonLayout

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Path {
    /// The lines that the pen draws without being lifted, by their corners.
    var outlines: [[(x: Double, y: Double)]] {
        var outlines: [[(x: Double, y: Double)]] = []
        var place = (x: 0.0, y: 0.0)
        for step in steps {
            switch step {
            case .move(let x, let y):
                place = (x, y)
                outlines.append([place])
                continue
            case .line(let x, let y): place = (x, y)
            case .along(.horizontal, let x): place.x = x
            case .along(.vertical, let y): place.y = y
            case .ahead(.horizontal, let distance): place.x += distance
            case .ahead(.vertical, let distance): place.y += distance
            case .halfEllipse(let rx, let ry, let x, let y):
                let middle = (x: (place.x + x) / 2, y: (place.y + y) / 2)
                let start = atan2((place.y - middle.y) / max(ry, 1e-9), (place.x - middle.x) / max(rx, 1e-9))
                for part in 1..<16 {
                    let angle = start + Double(part) / 16 * .pi
                    outlines.add((middle.x + rx * cos(angle), middle.y + ry * sin(angle)))
                }
                place = (x, y)
            case .close: place = outlines.last?.first ?? place
            }
            outlines.add(place)
        }
        return outlines
    }
}

extension [[(x: Double, y: Double)]] {
    fileprivate mutating func add(_ corner: (x: Double, y: Double)) {
        if isEmpty { append([]) }
        self[count - 1].append(corner)
    }
}
