import Expression
import TestSupport
import Testing

/// Whatever the text and the context are: nothing traps, nothing takes long, errors have a place in the text.
@Suite struct HostileInputTests {
    private func check(_ bytes: [UInt8]) {
        let compilation = Compiler.compile(bytes, symbols: Fixture.symbols)
        #expect(compilation.errors.isEmpty == (compilation.program != nil))
        #expect(compilation.errors.count <= 20)
        for error in compilation.errors {
            #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count)
            #expect(!error.message.isEmpty && !error.message.contains("\n"))
        }
        guard let program = compilation.program else { return }
        Fixture.withContext { _ = program.text(of: program.evaluate($0), in: $0) }
        _ = program.text(of: program.evaluate(.empty), in: .empty)
    }

    @Test func randomBytes() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<1000 {
            let count = Int.random(in: 0..<40, using: &random)
            check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }

    @Test func randomWords() {
        let words = [
            "gap", "alignment", "center", "and", "or", "not", "if", "then", "else", "in", "(", ")", "[", "]", ",", "+",
            "-", "*", "/", "%", "==", "<", "??", "?", ":", "=", "!", "any(v in gaps,", "v", "has(", "intent.spacing",
            "1", "'a'", "'", "@", "ö", "true", "min(", ".", "8pt",
        ]
        var random = SeededGenerator(seed: 2)
        for _ in 0..<1500 {
            let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)]
            }.joined(separator: " ")
            check(Array(text.utf8))
        }
    }

    @Test func mutatedExpressions() {
        var maker = ExpressionMaker(seed: 3)
        for _ in 0..<400 {
            var bytes = Array(maker.condition(4).text.utf8)
            for _ in 0...maker.roll(3) {
                let place = maker.roll(max(1, bytes.count))
                switch maker.roll(3) {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + maker.roll(4)))
                case 1: bytes.insert(UInt8(truncatingIfNeeded: maker.roll(256)), at: place)
                default: bytes.insert(contentsOf: bytes[..<place].suffix(8), at: place)
                }
            }
            check(bytes)
            let (template, errors) = Template.compile([0x7B] + bytes + [0x7D], symbols: Fixture.symbols)
            #expect((template == nil) == !errors.isEmpty)
            for error in errors { #expect(error.range.upperBound <= bytes.count + 2) }
        }
    }

    @Test(arguments: [
        "(", "[", "-", "not ", "- - ", "abs(", "min(1, ", "if true then ", "1 + (", "(not (", "1 ?? (", "any(v in ",
    ])
    func deepNestingIsAnError(piece: String) {
        for tail in ["", "1", "1)"] {
            let text = String(repeating: piece, count: 20_000 / piece.utf8.count) + tail
            let errors = Compiler.compile(text, symbols: Fixture.symbols).errors
            #expect(errors.contains { $0.message == "nested more than 100 deep: write it in smaller parts" })
        }
    }

    @Test func theDepthLimitCanBeSet() {
        func errors(_ depth: Int, limit: Int) -> [String] {
            let text = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
            return Compiler.compile(text, symbols: Fixture.symbols, depthLimit: limit).errors.map(\.message)
        }
        #expect(errors(99, limit: 100) == [])
        #expect(errors(100, limit: 100) == ["nested more than 100 deep: write it in smaller parts"])
        #expect(errors(5, limit: 5) == ["nested more than 5 deep: write it in smaller parts"])
        #expect(errors(1000, limit: .max) == ["nested more than 100 deep: write it in smaller parts"])
        #expect(errors(0, limit: 0) == ["nested more than 0 deep: write it in smaller parts"])
    }

    @Test(arguments: [
        ("1", "+1", "30001"), ("gap", "-gap", "-254983"), ("true", " and true", "yes"),
        ("image.symbol", " or true", "yes"),
        ("intent.padding", " ?? intent.padding", "absent"), ("if image.symbol", " then 1 else if gap > 9", ""),
    ])
    func longChainsAreFine(first: String, piece: String, value: String) {
        let count = min(30_000, 64_000 / piece.utf8.count)
        let text = first + String(repeating: piece, count: count) + (value.isEmpty ? " then 2 else 3" : "")
        let result = Fixture.value(text)
        switch piece {
        case "-gap": #expect(result == NumberText.text(8.5 - 8.5 * Double(count)))
        case " then 1 else if gap > 9": #expect(result == "1")
        default: #expect(result == value)
        }
    }

    @Test func aTextThatIsTooLongIsAnError() {
        let text = "1" + String(repeating: " ", count: Compiler.lengthLimit)
        #expect(
            Compiler.compile(text, symbols: Fixture.symbols).errors.map(\.message)
                == ["the expression is 65537 bytes long, at most 65536 are allowed"])
        #expect(
            Template.compile(text, symbols: Fixture.symbols).errors.map(\.message)
                == ["the message is 65537 bytes long, at most 65536 are allowed"])
        let list = "gap in [" + Array(repeating: "1", count: 257).joined(separator: ",") + "]"
        #expect(
            Compiler.compile(list, symbols: Fixture.symbols).errors.map(\.message)
                == ["a list has at most 256 elements, this has 257"])
    }

    @Test func anyContextIsSafe() throws {
        var random = SeededGenerator(seed: 4)
        var maker = ExpressionMaker(seed: 4)
        let names = ["n0", "n1", "n2", "o0", "o1", "b0", "b1", "w", "l", "t"]
        let types: [ValueType] = [
            .number, .number, .number, .optional(.number), .optional(.number), .bool, .bool,
            .enumeration(Enumeration(name: "color", cases: ExpressionMaker.words)), .list(.number), .string,
        ]
        for _ in 0..<300 {
            let symbols = SymbolTable(
                zip(names, types).map { name, type in
                    Symbol(name: name, type: type, source: .slot([0, 1, 5, 99, .max, -1][maker.roll(6)]))
                })
            let text = maker.condition(4).text
            let program = try #require(Compiler.compile(text, symbols: symbols).program)
            let slots = (0..<6).map { _ in randomSlot(&random) }
            slots.withUnsafeBufferPointer { slots in
                ([0x61, 0xFF] as [UInt8]).withUnsafeBufferPointer { bytes in
                    let context = EvaluationContext(slots: slots, text: bytes, lists: slots)
                    _ = program.text(of: program.evaluate(context), in: context)
                    for slot in slots { _ = program.text(of: slot, in: context) }
                }
            }
        }
        for name in names {
            let program = try #require(
                Compiler.compile(
                    name, symbols: SymbolTable(zip(names, types).map { Symbol(name: $0, type: $1, source: .slot(0)) })
                ).program)
            for _ in 0..<50 {
                _ = program.text(of: randomSlot(&random), in: .empty)
                _ = program.elements(of: randomSlot(&random), in: .empty)
            }
        }
    }

    private func randomSlot(_ random: inout SeededGenerator) -> Slot {
        let number = Int(truncatingIfNeeded: random.next())
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .missing
        case 1: return .string(offset: number % 5, length: number % 3)
        case 2: return .list(offset: abs(number % 7), count: abs(number % 9))
        case 3: return .enumCase(abs(number >> 1))
        case 4: return .string(offset: abs(number >> 35), length: abs(number >> 33))
        default: return .number(Double(bitPattern: random.next()))
        }
    }
}
