extension RandomAccessCollection where Index == Int {
    /// How many elements at the start a condition holds for, where it holds for none behind them; found by halves.
    @inlinable package func prefixCount(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low - startIndex
    }
}
