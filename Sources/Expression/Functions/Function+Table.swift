extension Function {
    /// All functions of the language. A new function is a new row.
    public static let all: [Function] = numeric + textual + listing

    private static let numeric: [Function] = [
        Function(
            "min", [.number("a"), .number("b")], isVariadic: true, result: .number, "The smallest of the numbers.",
            examples: ["min(3, 1, 2)": "1", "min(-1, -1.5)": "-1.5"],
            body: .operation(.minimum)),
        Function(
            "max", [.number("a"), .number("b")], isVariadic: true, result: .number, "The largest of the numbers.",
            examples: ["max(3, 1, 2)": "3", "max(-1, -1.5)": "-1"],
            body: .operation(.maximum)),
        Function(
            "abs", [.number("v")], result: .number, "The number without its sign.",
            examples: ["abs(-3.5)": "3.5", "abs(2)": "2"], body: .operation(.absolute)),
        Function(
            "floor", [.number("v")], result: .number, "The nearest whole number that is not greater.",
            examples: ["floor(2.7)": "2", "floor(-2.1)": "-3"], body: .operation(.roundDown)),
        Function(
            "ceil", [.number("v")], result: .number, "The nearest whole number that is not smaller.",
            examples: ["ceil(2.1)": "3", "ceil(-2.7)": "-2"], body: .operation(.roundUp)),
        Function(
            "round", [.number("v")], result: .number, "The nearest whole number; halves go up: floor(v + 0.5).",
            examples: ["round(2.5)": "3", "round(-2.5)": "-2", "round(10.4 * 3) / 3": "10.33"]
        ) { .number(($0.number(0) + 0.5).rounded(.down)) },
        Function(
            "nearest", [.number("v"), .numbers("list")], result: .optional(.number),
            "The number of the list that is nearest to v, the first of two that are equally near; absent for an empty list.",
            examples: ["nearest(7, [0, 4, 8]) ?? 0": "8", "nearest(6, [4, 8]) ?? 0": "4", "nearest(6, []) ?? 1": "1"]
        ) { arguments in
            let value = arguments.number(0)
            var nearest = Slot.missing
            var smallest = Double.infinity
            for element in arguments.list(1) {
                let distance = abs(element.numberValue - value)
                if distance < smallest || nearest.isMissing && distance == smallest {
                    (nearest, smallest) = (element, distance)
                }
            }
            return nearest
        },
        Function(
            "least", [.numbers("list")], result: .optional(.number),
            "The smallest number of the list; absent for an empty list.",
            examples: ["least([4, 2, 8]) ?? 0": "2", "least([]) ?? -1": "-1"]
        ) { $0.list(0).min { $0.numberValue < $1.numberValue } ?? .missing },
        Function(
            "greatest", [.numbers("list")], result: .optional(.number),
            "The largest number of the list; absent for an empty list.",
            examples: ["greatest([4, 2, 8]) ?? 0": "8", "greatest([]) ?? -1": "-1"]
        ) { $0.list(0).max { $0.numberValue < $1.numberValue } ?? .missing },
    ]

    private static let textual: [Function] = [
        Function(
            "startsWith", [.text("text"), .text("start")], result: .bool,
            "Whether the text begins so, byte for byte.",
            examples: ["startsWith('arrow.down', 'arrow')": "yes", "startsWith('Arrow', 'arrow')": "no"]
        ) { .bool($0.text(0).starts(with: $0.text(1))) },
        Function(
            "endsWith", [.text("text"), .text("end")], result: .bool, "Whether the text ends so, byte for byte.",
            examples: ["endsWith('circle.fill', '.fill')": "yes", "endsWith('fill', '.fill')": "no"]
        ) { .bool($0.text(0).reversed().starts(with: $0.text(1).reversed())) },
        Function(
            "contains", [.text("text"), .text("part")], result: .bool,
            "Whether the part is somewhere in the text, byte for byte.",
            examples: [
                "contains('arrow.down', 'row')": "yes", "contains('arrow', '')": "yes", "contains('a', 'ab')": "no",
            ]
        ) { .bool($0.text(0).contains(bytes: $0.text(1))) },
        Function(
            "isBlank", [.text("text")], result: .bool, "Whether the text has nothing but spaces, tabs and line ends.",
            examples: ["isBlank(' ')": "yes", "isBlank('')": "yes", "isBlank(' a ')": "no"]
        ) { .bool($0.text(0).allSatisfy(\.isSpace)) },
        Function(
            "length", [.text("text")], result: .number, "The number of Unicode scalars in the text.",
            examples: ["length('Größe')": "5", "length('')": "0"]
        ) { .number(Double($0.text(0).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) })) },
    ]

    private static let listing: [Function] = [
        Function(
            "length", [.list("list")], result: .number, "The number of elements in the list.",
            examples: ["length([4, 8])": "2"]
        ) { .number(Double($0.list(0).count)) },
        Function(
            "has", [.optional("v")], result: .bool,
            "Whether the value is there. Where `has(v)` is known to hold, v can be used without `??`.",
            examples: ["has(nearest(7, [0, 8]))": "yes", "has(nearest(7, []))": "no"], body: .operation(.isPresent)),
    ]
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func contains(bytes part: UnsafeBufferPointer<UInt8>) -> Bool {
        guard part.count <= count else { return false }
        return (0...count - part.count).contains { start in
            (0..<part.count).allSatisfy { self[start + $0] == part[$0] }
        }
    }
}
