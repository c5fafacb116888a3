import Diagnostics
import SpecTree
import Testing

@Suite struct CoreSchemaTests {
    private func value(_ text: String) -> CoreValue { CoreSchema.value(of: Array(text.utf8)[...]) }

    @Test(
        arguments: [
            ("0", 0), ("8", 8), ("-8", -8), ("+8", 8), ("014", 14), ("08", 8), ("-0", 0), ("0o14", 12), ("0x1F", 31),
            ("0xff", 255), ("1.5", 1.5), ("1.", 1), (".5", 0.5), ("-.5", -0.5), ("+.5e1", 5), ("1e3", 1000),
            ("1E+3", 1000),
            ("1.e3", 1000), ("12.50e-1", 1.25), ("1e-400", 0), ("0e999999999999", 0), ("0.1", 0.1),
            ("0.30000000000000004", 0.1 + 0.2),
            ("123456789012345", 123_456_789_012_345), ("1234567890123456789012", 1.234567890123456789012e21),
            ("9007199254740993", 9_007_199_254_740_992), ("0.1234567890123456", 0.1234567890123456),
            ("179769313486231570000000000000000000000", 1.7976931348623157e38),
            ("4.9e-324", Double.leastNonzeroMagnitude),
            ("000000000000000000000000000000.50", 0.5), ("1e000000000000000000003", 1000),
        ] as [(String, Double)]) func numbers(_ text: String, _ number: Double)
    { #expect(value(text) == .number(number)) }

    @Test(arguments: [
        (".inf", Double.infinity), (".Inf", .infinity), ("+.INF", .infinity), ("-.inf", -.infinity),
        ("1e400", .infinity),
        ("-1e400", -.infinity), ("1e99999999999999999999", .infinity),
    ]) func infinity(_ text: String, _ number: Double) { #expect(value(text) == .number(number)) }

    @Test func longNumbers() {
        // Digits and exponent take each other back.
        let zeros = String(repeating: "0", count: 5_000)
        #expect(value("0." + zeros + "1e5001") == .number(1))
        #expect(value("1" + zeros + "e-5000") == .number(1))
        #expect(value("1" + zeros) == .number(.infinity))
    }

    @Test(arguments: [".nan", ".NaN", ".NAN"]) func notANumber(_ text: String) {
        guard case .number(let number) = value(text) else {
            Issue.record("\(text) is no number")
            return
        }
        #expect(number.isNaN)
    }

    @Test func wordsWithAMeaning() {
        for text in ["", "~", "null", "Null", "NULL"] { #expect(value(text) == .null) }
        for text in ["true", "True", "TRUE"] { #expect(value(text) == .bool(true)) }
        for text in ["false", "False", "FALSE"] { #expect(value(text) == .bool(false)) }
    }

    @Test(arguments: [
        "yes", "no", "on", "off", "y", "n", "tRUE", "nULL", "nulls", "~~", "1_000", "0b1", "0o8", "0o", "0x", "0xG",
        "-0x1", "+0o1", "1e", "1e+", "e1", ".", "-", "+", "..5", "1.2.3", "1,5", "8pt", "8 px", " 8", "8 ", "1:30",
        ".inF", "+.nan", "-.nan", "inf", "nan", "Infinity", "0x1p3", "--1", "+-1", "2001-01-01", "é", "٣", "１",
    ]) func text(_ text: String) { #expect(value(text) == .string) }

    @Test func nodesThatAreNoScalars() {
        var tree = SpecTree(file: SourceFile(path: "", text: ""))
        let list = tree.addCollection(.sequence, range: ByteRange(0, 0), tag: .none, isFlow: true)
        let alias = tree.addAlias(range: ByteRange(0, 0), target: list)
        tree.closeCollection(list, range: ByteRange(0, 0))
        #expect(tree.coreValue(of: list) == .string)
        #expect(tree.coreValue(of: alias) == .string)
    }
}
