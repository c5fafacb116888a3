/// Adds up the widths of a text's characters, line by line, in ems.
struct TextMeasure {
    private let weight: FontWeight
    /// All lines but the current one.
    private var finished = Extent()
    private var line = Extent()
    /// The low bound of the widest line so far, in ems.
    private var widestLine = 0.0
    private var lineBreaks = 0
    private var context = Context.none

    /// What the width of a character depends on: the character before it.
    private enum Context {
        case none
        case carriageReturn
        case emoji
        case joinedEmoji
        case halfFlag
        case hangul
    }

    init(weight: FontWeight) {
        self.weight = weight
    }

    /// The low, likely and high width of what was added, in ems.
    var width: (low: Double, likely: Double, high: Double) {
        let factors = weight.factors
        var all = finished
        all.add(line)
        var spaces = Extent()
        spaces.add(CharacterWidth.space, count: lineBreaks)
        return (
            max(widestLine, line.low(factors.low)),
            all.likely(factors.likely),
            all.high(factors.high) + spaces.high(factors.high)
        )
    }

    /// Adds a text, or what follows of it after a whole character.
    mutating func add(_ utf8: UnsafeBufferPointer<UInt8>) {
        var position = 0
        while position < utf8.count {
            let byte = utf8[position]
            if byte < 0x80 {
                position += 1
                add(CharacterWidth(ascii: byte))
                if byte == 0x0D { context = .carriageReturn }
            } else {
                var parser = Unicode.UTF8.ForwardParser()
                var rest = utf8[position...].makeIterator()
                switch parser.parseScalar(from: &rest) {
                case .valid(let encoded):
                    position += encoded.count
                    add(CharacterWidth(Unicode.UTF8.decode(encoded)))
                case .error(let length):
                    position += max(length, 1)
                    add(CharacterWidth("\u{FFFD}"))
                case .emptyInput:
                    position = utf8.count
                }
            }
        }
    }

    private mutating func add(_ character: CharacterWidth) {
        let before = context
        context = .none
        switch character {
        case .zero: break
        case .lineBreak, .lineFeed:
            // A line feed after a carriage return belongs to the same line break.
            if case .lineFeed = character, before == .carriageReturn { return }
            widestLine = max(widestLine, line.low(weight.factors.low))
            finished.add(line)
            line = Extent()
            lineBreaks += 1
        case .helvetica, .similar, .em: line.add(character)
        case .emojiPart:
            if before == .emoji { context = .emoji }
        case .emojiModifier:
            if before == .emoji { context = .emoji } else { addEmoji(.emoji) }
        case .emoji(let width):
            if before == .joinedEmoji { context = .emoji } else { addEmoji(width) }
        case .joiner:
            if before == .emoji { context = .joinedEmoji }
        case .halfFlag:
            if before == .halfFlag { return }
            line.add(.em(.emoji))
            context = .halfFlag
        case .hangul:
            line.add(.em(.hangul))
            context = .hangul
        case .hangulPart:
            // A vowel or final consonant that follows goes into the syllable's square.
            if before != .hangul { line.add(.em(.hangul)) }
            context = .hangul
        }
    }

    private mutating func addEmoji(_ width: EmInterval) {
        line.add(.em(width))
        context = .emoji
    }
}

/// Sums of character widths in thousandths of an em.
private struct Extent {
    var helvetica = 0
    var helveticaBold = 0
    var similar = 0
    var similarBold = 0
    var low = 0
    var likely = 0
    var high = 0

    /// How much a letter's width may differ from that of the Latin letter that stands for it.
    static let similarity = (low: 0.95, high: 1.05)

    mutating func add(_ character: CharacterWidth, count: Int = 1) {
        switch character {
        case .helvetica(let regular, let bold):
            helvetica &+= Int(regular) &* count
            helveticaBold &+= Int(bold) &* count
        case .similar(let regular, let bold):
            similar &+= Int(regular) &* count
            similarBold &+= Int(bold) &* count
        case .em(let width):
            low &+= Int(width.low) &* count
            likely &+= Int(width.likely) &* count
            high &+= Int(width.high) &* count
        default: break
        }
    }

    mutating func add(_ other: Extent) {
        helvetica &+= other.helvetica
        helveticaBold &+= other.helveticaBold
        similar &+= other.similar
        similarBold &+= other.similarBold
        low &+= other.low
        likely &+= other.likely
        high &+= other.high
    }

    func low(_ factors: WeightFactors) -> Double { sum(factors, similarity: Self.similarity.low, em: low) }
    func likely(_ factors: WeightFactors) -> Double { sum(factors, similarity: 1, em: likely) }
    func high(_ factors: WeightFactors) -> Double { sum(factors, similarity: Self.similarity.high, em: high) }

    private func sum(_ factors: WeightFactors, similarity: Double, em: Int) -> Double {
        let regular = Double(helvetica) + Double(similar) * similarity
        let bold = Double(helveticaBold) + Double(similarBold) * similarity
        return (regular * factors.regular + bold * factors.bold + Double(em)) / 1000
    }
}
