import Dispatch

extension Array where Element: Sendable {
    /// The results of a function for all elements, in their order, found on several threads.
    func concurrentMap<Result: Sendable>(jobs: Int, _ transform: @Sendable (Element) -> Result) -> [Result] {
        guard jobs > 1, count > 1 else { return map(transform) }
        let jobs = Swift.min(jobs, count)
        return withUnsafeTemporaryAllocation(of: Result?.self, capacity: count) { results in
            results.initialize(repeating: nil)
            // Each thread writes to places of its own.
            nonisolated(unsafe) let results = results
            DispatchQueue.concurrentPerform(iterations: jobs) { job in
                for index in stride(from: job, to: count, by: jobs) { results[index] = transform(self[index]) }
            }
            defer { results.deinitialize() }
            return results.compactMap { $0 }
        }
    }
}
