import Testing

@testable import InsetCode

@Suite struct CodeNumberTests {
    private static let decimals: [(Double, String)] = [
        (0, "0"), (-0.0, "0"), (8, "8"), (-34, "-34"), (14.5, "14.5"), (-0.25, "-0.25"), (0.1 + 0.2, "0.3"),
        (12.3456, "12.3456"), (0.0001, "0.0001"), (1_000_000, "1000000"), (-2.2250738585072014e-308, "0"),
    ]

    @Test(arguments: decimals)
    func fourDecimalsAreEnoughForMost(_ value: Double, _ text: String) {
        for language in CodeLanguage.allCases { #expect(CodeNumber.text(value, in: language) == text) }
    }

    private static let thirds: [(Double, String)] = [
        (25.0 / 3, "25"), (-8.0 / 3, "-8"), (1.0 / 3, "1"), (5 - 7.0 / 3, "8"), (100.0 / 3, "100"),
    ]

    @Test(arguments: thirds)
    func thirdsAreExact(_ value: Double, _ thirds: String) {
        #expect(CodeNumber.text(value, in: .yaml) == "\(thirds) / 3")
        #expect(CodeNumber.text(value, in: .swift) == "\(thirds).0 / 3")
        #expect(CodeNumber.text(value, in: .objc) == "\(thirds).0 / 3")
    }

    /// A content inset of 1e-7 switches a rule of UIKit's off; it must not become 0.
    @Test(arguments: [1e-7, 0.123456789, .pi, -1e-5]) func anythingElseIsWrittenInFull(_ value: Double) {
        for language in CodeLanguage.allCases { #expect(Double(CodeNumber.text(value, in: language)) == value) }
    }
}
