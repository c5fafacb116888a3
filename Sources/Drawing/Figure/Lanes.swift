/// Things side by side in as few lanes as need be, none over another.
struct Lanes {
    private var ends: [[ClosedRange<Double>]] = []

    /// The number of lanes in use.
    var count: Int { ends.count }

    /// The first lane, from `first` on, that has room for an extent.
    mutating func place(_ extent: ClosedRange<Double>, from first: Int = 0) -> Int {
        var lane = first
        while lane < ends.count, ends[lane].contains(where: { $0.overlaps(extent) }) { lane += 1 }
        while ends.count <= lane { ends.append([]) }
        ends[lane].append(extent)
        return lane
    }
}

/// An extent from two numbers in any order.
func span(_ one: Double, _ other: Double) -> ClosedRange<Double> { min(one, other)...max(one, other) }
