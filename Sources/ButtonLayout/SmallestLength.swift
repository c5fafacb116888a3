extension PixelGrid {
    /// The smallest length on the grid that passes a test which every longer one passes too, up to a bound.
    ///
    /// Whatever the test, the result passes it and a length one pixel shorter does not; nil where the bound fails.
    func smallestLength(upTo bound: Double, where passes: (Double) -> Bool) -> Double? {
        // Beyond 2^50 pixels a Double no longer tells neighbouring pixels apart.
        var high = Self.floor(min(max(0, bound * scale), 0x1p50)) + 1
        guard passes(high / scale) else { return nil }
        var low = -1.0
        while high - low > 1 {
            let middle = Self.floor((low + high) / 2)
            if passes(middle / scale) { high = middle } else { low = middle }
        }
        return high / scale
    }
}
