import Expression
import Testing

@Suite("Slots that are read when they are asked for")
struct SlotReaderTests {
    /// Gives the values of a fixture, and notes for which it was asked.
    private final class Reader: SlotReader {
        var asked: [Int] = []

        override func value(ofSlot index: Int) -> Slot {
            asked.append(index)
            return Fixture.slots[index]
        }
    }

    /// The value of a condition over unread slots, and the slots that were read for it, twice in a row.
    private static func run(_ condition: String) throws -> (values: [Bool], asked: [Int]) {
        let program = try #require(Compiler.compile(condition, expecting: .bool, symbols: Fixture.symbols).program)
        let reader = Reader()
        var slots = [Slot](repeating: .unread, count: Fixture.slots.count)
        let values = slots.withUnsafeMutableBufferPointer { slots in
            Fixture.withContext { fixture in
                let context = EvaluationContext(slots: slots, text: fixture.text, lists: fixture.lists, reader: reader)
                return (0..<2).map { _ in program.evaluate(context).boolValue }
            }
        }
        return (values, reader.asked)
    }

    @Test(
        "each is read once, in the order in which it is needed, and no other",
        arguments: [
            ("image.symbol and alignment == center and gap > 8", true, [6, 4, 0]),
            ("not image.symbol and gap > 8", false, [6]),
            ("origin in [code] and alignment == center", false, [5]),
            ("has(intent.spacing) and not has(intent.padding) and (intent.spacing ?? 0) == 8", true, [7, 8]),
            ("has(intent.padding) or image.symbol", true, [8, 6]),
            ("image.symbol or has(intent.padding)", true, [6]),
            ("not has(intent.spacing)", false, [7]),
            ("origin != code", true, [5]),
            ("any(each in gaps, each > 10) and title.text == \"Download\"", true, [11, 3]),
        ])
    func askedOnce(condition: String, value: Bool, asked: [Int]) throws {
        let result = try Self.run(condition)
        #expect(result.values == [value, value], "\(condition)")
        #expect(result.asked == asked, "\(condition)")
    }

    @Test("without a reader they are absent")
    func noReader() throws {
        let slots = [Slot](repeating: .unread, count: Fixture.slots.count)
        try slots.withUnsafeBufferPointer { slots in
            let context = EvaluationContext(
                slots: slots, text: .init(start: nil, count: 0), lists: .init(start: nil, count: 0))
            for condition in ["has(intent.spacing)", "image.symbol", "image.symbol and origin == code", "gap > 1"] {
                let program = try #require(Compiler.compile(condition, symbols: Fixture.symbols).program)
                #expect(!program.evaluate(context).boolValue)
            }
        }
    }
}
