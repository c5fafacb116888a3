extension [UInt8] {
    /// A part of a text as errors quote it: on one line, and of at most 60 characters.
    func excerpt(_ range: Range<Int>) -> String {
        // More bytes than 60 characters have, so that a long text costs no more than a short one.
        let text = String(decoding: self[range].prefix(400), as: UTF8.self)
        var excerpt = String.UnicodeScalarView()
        var count = 0
        var isSpace = false
        for scalar in text.unicodeScalars {
            if scalar.isBlank {
                isSpace = count > 0
                continue
            }
            guard count < 60 else {
                excerpt.append("…")
                break
            }
            if isSpace { excerpt.append(" ") }
            excerpt.append(scalar)
            count += isSpace ? 2 : 1
            isSpace = false
        }
        return String(excerpt)
    }
}

extension Unicode.Scalar {
    /// Whether it shows as a space, a line break, or nothing.
    fileprivate var isBlank: Bool {
        value <= 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
    }
}
