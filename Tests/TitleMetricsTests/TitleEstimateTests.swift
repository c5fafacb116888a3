import Testing
import TitleMetrics

/// Widths that were measured on devices or published with view dumps.
struct KnownTitle: Sendable, CustomTestStringConvertible {
    let text: String
    let size: Double
    let width: Double

    var testDescription: String { "\(text) at \(size) pt" }
}

@Suite struct TitleEstimateTests {
    @Test(
        "a measured width lies inside the interval and near its likely value",
        arguments: [
            KnownTitle(text: "Done", size: 15, width: 37),
            KnownTitle(text: "Configure", size: 17, width: 75),
            KnownTitle(text: "Plain Button", size: 15, width: 86),
            KnownTitle(text: "Fixed Frame Button", size: 15, width: 138.5),
            KnownTitle(text: "A Very Long Button Title Here", size: 15, width: 210.9),
            KnownTitle(text: "abcdef", size: 12, width: 40),
            KnownTitle(text: "收藏夹", size: 18, width: 54),
        ])
    func knownWidth(title: KnownTitle) {
        let result = estimate(text: title.text, size: title.size)
        #expect(result.low <= title.width && title.width <= result.high)
        #expect(abs(title.width / result.likely - 1) < 0.06)
    }

    @Test("the height is the system font's line height", arguments: [(15.0, 18.0), (17, 21), (18, 22)])
    func height(size: Double, points: Double) {
        let height = estimate(text: "Done", size: size).height
        #expect(height == 1.193359375 * size)
        #expect(height.rounded(.up) == points)
        #expect(estimate(text: "", size: size).height == height)
    }

    @Test("the factors of the weights, on a letter whose advances are known")
    func weights() {
        // n: Helvetica 556, Helvetica-Bold 611.
        let regular = estimate(text: "n", size: 1000, weight: .regular)
        #expect(isClose(regular, low: 556 * 0.98, likely: 556 * 1.05, high: 556 * 1.13))
        let bold = estimate(text: "n", size: 1000, weight: .bold)
        #expect(isClose(bold, low: 611 * 0.95, likely: 611, high: 611 * 1.07))
        #expect(estimate(text: "n", size: 1000, weight: .semibold) == bold)
        let medium = estimate(text: "n", size: 1000, weight: .medium)
        #expect(
            isClose(
                medium, low: (regular.low + bold.low) / 2, likely: (regular.likely + bold.likely) / 2,
                high: (regular.high + bold.high) / 2))
    }

    @Test("each heavier weight is at least as likely to be wide, within its typeface")
    func heavierIsWider() {
        let likely = FontWeight.allCases.map { estimate(text: "Download", size: 17, weight: $0).likely }
        #expect(likely[..<4] == likely[..<4].sorted()[...])
        #expect(likely[5...] == likely[5...].sorted()[...])
    }

    @Test("the width is proportional to the size")
    func proportional() {
        for text in ["Download", "Zażółć", "评论 (3)", "👍🏽 Да", "A\nB"] {
            for weight in FontWeight.allCases {
                let one = estimate(text: text, size: 1, weight: weight)
                let many = estimate(text: text, size: 34, weight: weight)
                #expect(isClose(many, low: one.low * 34, likely: one.likely * 34, high: one.high * 34))
                #expect(many.height == one.height * 34)
            }
        }
    }

    @Test("a size that is no size counts as 0", arguments: [0, -17, Double.nan, .infinity, -Double.infinity])
    func impossibleSize(size: Double) {
        let result = estimate(text: "Done", size: size)
        #expect((result.low, result.likely, result.high) == (0, 0, 0))
        #expect(result.height == 0)
    }

    @Test("an empty title has no width")
    func empty() {
        let result = estimate(text: UnsafeBufferPointer(start: nil, count: 0), size: 17)
        #expect((result.low, result.likely, result.high) == (0, 0, 0))
    }

    @Test("on the only line of a label, nothing or a space is left of a line break")
    func lineBreaks() {
        let joined = estimate(text: "Add tocart", size: 17)
        let spaced = estimate(text: "Add to cart", size: 17)
        let widest = estimate(text: "Add to", size: 17)
        for lineBreak in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"] {
            let result = estimate(text: "Add to\(lineBreak)cart", size: 17)
            #expect(isClose(result, low: widest.low, likely: joined.likely, high: spaced.high))
        }
        let twoBreaks = estimate(text: "Add to\n\ncart", size: 17)
        #expect(twoBreaks.high > spaced.high)
    }
}

/// Whether an estimate has these widths but for rounding.
func isClose(_ result: TitleEstimate, low: Double, likely: Double, high: Double) -> Bool {
    let pairs = [(result.low, low), (result.likely, likely), (result.high, high)]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
}
