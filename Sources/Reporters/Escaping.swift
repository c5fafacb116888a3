extension String {
    /// The text with some of its characters written in another way.
    ///
    /// `replacement` gives what stands for a character that follows `previous`, nil for one that stays as it is. What
    /// stays is copied in whole runs.
    func escaped(_ replacement: (_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar?) -> String?) -> String {
        let scalars = unicodeScalars
        var result = ""
        var previous: Unicode.Scalar?
        var runStart = startIndex
        var index = startIndex
        while index < endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            if let replacement = replacement(scalar, previous) {
                result += self[runStart..<index]
                result += replacement
                runStart = next
            }
            previous = scalar
            index = next
        }
        if runStart == startIndex { return self }
        result += self[runStart...]
        return result
    }
}
