import Expression
import Testing

@Suite struct ValueTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (8, "8"), (-8, "-8"), (8.5, "8.5"), (8.05, "8.05"), (8.125, "8.13"),
            (-8.125, "-8.13"),
            (0.004, "0"), (-0.004, "0"), (0.995, "1"), (0.999, "1"), (9.999, "10"), (-9.999, "-10"), (1e6, "1000000"),
            (123_456_789_012_345, "123456789012345"), (999_999_999_999_999, "999999999999999"),
            (1e15, "1000000000000000"), (1e16, "1e+16"),
            (-1e300, "-1e+300"), (.leastNonzeroMagnitude, "0"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
        ] as [(Double, String)])
    func aNumberIsWrittenPlainly(number: Double, text: String) {
        #expect(NumberText.text(number) == text)
    }

    @Test func aSlotHoldsOneValue() {
        #expect(MemoryLayout<Slot>.size == 8)
        #expect(Slot.number(1.5).numberValue == 1.5)
        #expect(Slot.bool(true).boolValue && !Slot.bool(false).boolValue && !Slot.missing.boolValue)
        #expect(Slot.enumCase(3).enumCaseValue == 3)
        #expect(Slot.missing.enumCaseValue == nil && Slot.enumCase(-1).isMissing)
        #expect(Slot.missing.isMissing && Slot.missing.numberValue.isNaN)
    }

    @Test func noPresentValueIsTheMissingOne() {
        let patterns: [UInt64] = [.max, .max >> 1, 0x7FF0_0000_0000_0001, 0xFFF8_0000_0000_0000]
        for pattern in patterns { #expect(!Slot.number(Double(bitPattern: pattern)).isMissing) }
        for number in [Int.max, Int.min, -1, 0, 1 << 30, Int(UInt32.max)] {
            for count in [Int.max, Int.min, -1, 0, Int(UInt32.max)] {
                #expect(!Slot.string(offset: number, length: count).isMissing)
                #expect(!Slot.list(offset: number, count: count).isMissing)
            }
        }
    }

    @Test func typesAreNamedInPlainWords() {
        #expect("\(ValueType.optional(.list(.string)))" == "a list of texts that may be absent")
        #expect("\(ValueType.list(.list(.enumeration(Fixture.origin))))" == "a list of lists of values of origin")
    }

    @Test func laterSymbolsHideEarlierOnes() {
        let base = SymbolTable(["a", "b"].map { Symbol(name: $0, type: .number, source: .slot(0)) })
        let table = base.adding([
            Symbol(name: "a", type: .bool, source: .slot(1)), Symbol(name: "c", type: .bool, source: .slot(2)),
        ])
        #expect(table.names == ["b", "a", "c"])
        #expect(table["a"]?.type == .bool && base["a"]?.type == .number)
        #expect(table["d"] == nil && base["c"] == nil)
    }

    @Test func aConstantThatDoesNotFitItsTypeIsAbsent() {
        let symbols = SymbolTable([
            Symbol(name: "a", type: .optional(.number), source: .constant(.string("x"))),
            Symbol(
                name: "b", type: .list(.list(.number)), source: .constant(.list([.list([.number(1), .number(2)])]))),
        ])
        func value(_ text: String) -> String? {
            Compiler.compile(text, symbols: symbols).program.map { $0.text(of: $0.evaluate(.empty), in: .empty) }
        }
        #expect(value("has(a)") == "no")
        #expect(value("any(l in b, length(l) == 2 and 2 in l)") == "yes")
        #expect(value("b") == "1, 2")
    }
}
