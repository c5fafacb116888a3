import ButtonLayout
import ButtonSpec
import TestSupport
import Testing

@testable import Drawing

@Suite struct PixelFontTests {
    /// The golden files are beside the folder of this one.
    private static let folder = #filePath.replacing("/Pixels/", with: "/")

    @Test func `ASCII has letters that can be told apart`() throws {
        var letters: [PixelFont.Glyph: Character] = [:]
        for code in UInt8(33)...126 {
            let character = Character(Unicode.Scalar(code))
            let glyph = try #require(PixelFont.glyph(of: character))
            #expect(glyph.rows.count == 9 && (1...7).contains(glyph.width), "\(character)")
            #expect(glyph.rows.allSatisfy { $0 >> UInt8(glyph.width) == 0 }, "\(character)")
            if let other = letters.updateValue(character, forKey: glyph) {
                Issue.record("\(character) is drawn as \(other)")
            }
        }
        for sign in "×−…·°←→↑↓–“”ßæøłÄ" { #expect(PixelFont.glyph(of: sign)?.rows.contains { $0 != 0 } == true) }
    }

    @Test func `letters with marks`() {
        expectGolden(
            ["aäàéîñåőăċç", "iïíıąs̈", "AÄÅÉĞŠÇĄŁ", "保x", "😀."].map(Self.picture).joined(), "letters.txt",
            testFile: Self.folder)
    }

    @Test func `what has no letter is a box, and what has no width is nothing`() {
        for character in "Яم中ক" { #expect(PixelFont.glyph(of: character)?.rows.count == 7, "\(character)") }
        #expect(PixelFont.glyph(of: "\u{301}") == nil && PixelFont.width(of: "a\u{200B}") == PixelFont.width(of: "a"))
        #expect(PixelFont.glyph(of: "o\u{308}") == PixelFont.glyph(of: "ö"))
        #expect(PixelFont.width(of: "") == 0 && PixelFont.width(of: "ab") == 11)
    }

    /// Figures are laid out for the letters of the system, which labels in pixels must not be wider than.
    @Test func `labels have the room that figures leave them`() {
        let numbers = (0..<400).map { Double($0) * 2.75 }.map(\.points) + ["0.333333", "1111111.11", "100000"]
        for edge in ["top", "left", "bottom", "right", "leading", "trailing"] {
            for number in numbers + numbers.map({ "−" + $0 }) {
                let label = "\(edge) \(number)"
                #expect(Double(PixelFont.width(of: label)) <= LabelWidth.of(label) + 1, "\(label)")
                #expect(Double(PixelFont.width(of: number)) <= LabelWidth.of(number) + 1, "\(number)")
            }
        }
        for entry in Legend.Entry.allCases {
            #expect(Double(PixelFont.width(of: entry.text)) <= LabelWidth.of(entry.text), "\(entry.text)")
        }
    }

    /// A text in characters.
    private static func picture(_ text: String) -> String {
        var canvas = PixelCanvas(Size(width: Double(PixelFont.width(of: text)), height: 13), unit: 1)
        canvas.label(text, x: 0, y: 10, "")
        return (0..<13).map { y in
            String(canvas.bitmap.row(y).map { $0 == .ink ? "#" : "." }) + "\n"
        }.joined() + "\n"
    }
}
