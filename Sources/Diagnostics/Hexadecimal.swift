extension UnsignedInteger {
    /// The number in hexadecimal, with zeros in front of it up to so many digits.
    package func hexadecimal(digits count: Int, uppercase: Bool = true) -> String {
        let digits = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
    }
}
