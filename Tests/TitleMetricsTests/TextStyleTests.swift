import Testing
import TitleMetrics

@Suite struct TextStyleTests {
    @Test(
        "sizes at the smallest, the default and the largest category",
        arguments: [
            (TextStyle.largeTitle, [31.0, 34, 60]), (.title1, [25, 28, 58]), (.title2, [19, 22, 56]),
            (.title3, [17, 20, 55]), (.headline, [14, 17, 53]), (.body, [14, 17, 53]), (.callout, [13, 16, 51]),
            (.subheadline, [12, 15, 49]), (.footnote, [12, 13, 44]), (.caption1, [11, 12, 43]),
            (.caption2, [11, 11, 40]),
        ])
    func sizes(style: TextStyle, points: [Double]) {
        let categories: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
        #expect(categories.map { style.pointSize(in: $0) } == points)
        #expect(style.pointSize() == points[1])
    }

    @Test("a whole row of the table, by the spec's spelling")
    func row() {
        let spellings = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        #expect(ContentSizeCategory.allCases.map(\.text) == spellings)
        let sizes = spellings.compactMap { ContentSizeCategory(text: $0).map { TextStyle.body.pointSize(in: $0) } }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(ContentSizeCategory(text: "l") == nil)
        #expect(ContentSizeCategory(text: "") == nil)
    }

    @Test("no style gets smaller in a larger category, and 11 pt is the least")
    func monotony() {
        for style in TextStyle.allCases {
            let sizes = ContentSizeCategory.allCases.map { style.pointSize(in: $0) }
            #expect(sizes == sizes.sorted())
            #expect(sizes[0] >= 11)
        }
    }

    @Test("only headline is semibold of itself")
    func defaultWeight() {
        for style in TextStyle.allCases {
            #expect(style.defaultWeight == (style == .headline ? .semibold : .regular))
        }
        #expect(TextStyle(rawValue: "subheadline") == .subheadline)
    }
}
