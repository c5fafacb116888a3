/// A width in thousandths of an em that does not depend on the font's weight.
struct EmInterval {
    let low: UInt16
    let likely: UInt16
    let high: UInt16

    init(_ low: UInt16, _ likely: UInt16, _ high: UInt16) {
        (self.low, self.likely, self.high) = (low, likely, high)
    }

    /// An ideograph, a kana or another full-width character.
    static let fullWidth = EmInterval(1000, 1000, 1030)
    /// A half-width kana or Hangul letter.
    static let halfWidth = EmInterval(500, 500, 515)
    /// A Hangul syllable: in a square of its own, but Korean typefaces set the squares closer than others.
    static let hangul = EmInterval(850, 1000, 1030)
    /// A letter of a script without widths here.
    static let letter = EmInterval(300, 600, 1200)
    /// A symbol or a character for private use, such as an icon font's.
    static let symbol = EmInterval(300, 900, 1200)
    /// Apple Color Emoji: 1 em wide in large sizes, wider in those of a button.
    static let emoji = EmInterval(1000, 1150, 1350)
    /// A symbol that the system may draw as text or as emoji.
    static let textOrEmoji = EmInterval(300, 1000, 1350)
    /// To the next tab stop; there is one every 28 points.
    static let tab = EmInterval(0, 1200, 2500)
    /// What an enclosing keycap makes of the digit before it: an emoji, which is wider.
    static let keycap = EmInterval(350, 600, 850)
}

/// What a character adds to the width of a title, as far as it can be told from the character alone.
enum CharacterWidth {
    case zero
    case lineBreak
    /// A line break that makes one with a carriage return before it.
    case lineFeed
    /// An advance of Helvetica and of Helvetica-Bold, in thousandths of an em.
    case helvetica(UInt16, UInt16)
    /// The advances of a Latin letter that is about as wide.
    case similar(UInt16, UInt16)
    case em(EmInterval)
    /// Takes part in a sequence with a joiner.
    case emoji(EmInterval)
    /// A skin tone, which colours the emoji before it.
    case emojiModifier
    /// Adds nothing, but leaves an emoji before it open for what follows.
    case emojiPart
    case joiner
    /// One of the two letters that make a flag.
    case halfFlag
    /// A Hangul syllable or a leading consonant.
    case hangul
    /// A vowel or final consonant that joins the syllable before it.
    case hangulPart

    /// The width of a space.
    static let space = CharacterWidth(ascii: 0x20)

    /// The width of a character below 0x80.
    init(ascii byte: UInt8) {
        switch byte {
        case 0x20...0x7E:
            let index = Int(byte) - 0x20
            self = .helvetica(HelveticaWidths.regular[index], HelveticaWidths.bold[index])
        case 0x09: self = .em(.tab)
        case 0x0A: self = .lineFeed
        case 0x0B...0x0D: self = .lineBreak
        default: self = .zero
        }
    }

    /// The width of a character from 0x80 on.
    init(_ scalar: Unicode.Scalar) {
        if let known = Self.known(scalar) {
            self = known
        } else if let asian = Self.eastAsian(scalar.value) {
            self = asian
        } else if let sequence = Self.sequencePart(scalar.value) {
            self = sequence
        } else {
            self = Self.other(scalar)
        }
    }

    private static func known(_ scalar: Unicode.Scalar) -> CharacterWidth? {
        guard let index = HelveticaWidths.index(of: scalar.value) else { return nil }
        let (regular, bold) = (HelveticaWidths.regular[index], HelveticaWidths.bold[index])
        if regular == 0 { return nil }
        // Greek and Cyrillic.
        return (0x0370...0x052F).contains(scalar.value) ? .similar(regular, bold) : .helvetica(regular, bold)
    }

    private static func eastAsian(_ value: UInt32) -> CharacterWidth? {
        switch value {
        case ..<0x1100: nil
        case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: .hangul
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: .hangulPart
        // The ideographic tone marks and the kana's voiced sound marks combine with what is before them.
        case 0x302A...0x302F, 0x3099...0x309A: .zero
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: .em(.fullWidth)
        case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: .em(.halfWidth)
        case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD: .em(.fullWidth)
        default: nil
        }
    }

    private static func sequencePart(_ value: UInt32) -> CharacterWidth? {
        switch value {
        case 0x0085, 0x2028, 0x2029: .lineBreak
        case 0x200D: .joiner
        case 0x20E3: .em(.keycap)
        // Variation selectors and the tags that spell the flags of regions.
        case 0xFE00...0xFE0F, 0xE0020...0xE007F: .emojiPart
        case 0x1F1E6...0x1F1FF: .halfFlag
        case 0x1F3FB...0x1F3FF: .emojiModifier
        default: nil
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> CharacterWidth {
        let properties = scalar.properties
        // No emoji is outside these, and the look-ups take their time.
        if (0x203C...0x1FFFF).contains(scalar.value) {
            if properties.isEmojiPresentation { return .emoji(.emoji) }
            if properties.isEmoji { return .emoji(.textOrEmoji) }
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return .zero
        case .mathSymbol, .otherSymbol, .modifierSymbol, .privateUse: return .em(.symbol)
        default: return .em(.letter)
        }
    }
}

extension HelveticaWidths {
    /// Where the widths of a code point are, or nil if it is in no stretch of the table.
    static func index(of value: UInt32) -> Int? {
        for run in runs where value <= run.last {
            return value >= run.first ? run.offset + Int(value - run.first) : nil
        }
        return nil
    }
}
