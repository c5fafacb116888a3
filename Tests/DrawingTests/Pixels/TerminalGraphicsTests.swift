import ButtonLayout
import Foundation
import TestSupport
import Testing

@testable import Drawing

/// The formats of terminals, read again by decoders that were written from their descriptions.
@Suite struct TerminalGraphicsTests {
    private static func random(_ width: Int, _ height: Int, runs: Int, seed: UInt64) -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            var x = 0
            while x < width {
                let end = x + 1 + generator.number(below: runs)
                bitmap.fill(x: x..<end, y: y..<y + 1, generator.one(of: Ink.allCases))
                x = end
            }
        }
        return bitmap
    }

    static let bitmaps =
        [
            Bitmap(width: 1, height: 1), Bitmap(width: 700, height: 6), Bitmap(width: 3, height: 700),
            random(1, 7, runs: 1, seed: 1), random(7, 1, runs: 1, seed: 2), random(64, 64, runs: 1, seed: 3),
            random(101, 95, runs: 9, seed: 4), random(600, 20, runs: 400, seed: 5), random(3000, 7, runs: 3, seed: 6),
        ]
        + Buttons.random(4, seed: 7).compactMap {
            PixelPicture($0, explaining: Legend.Entry.allCases, width: 500, unit: 1)?.bitmap
        }

    @Test(arguments: [Theme.light, .dark])
    func `sixels give the pixels back`(_ theme: Theme) throws {
        for bitmap in Self.bitmaps {
            let decoded = try DecodedSixels(SixelImage(bitmap: bitmap, theme: theme).text)
            #expect(decoded.width == bitmap.width && decoded.height == bitmap.height)
            let percent = Ink.allCases.map { ink in
                ink.components(in: theme).map { Int((Double($0) / 2.55).rounded()) }
            }
            #expect(decoded.pixels == bitmap.pixels.map { percent[Int($0.rawValue)] })
        }
    }

    @Test(arguments: [Theme.light, .dark])
    func `kitty's pieces give the pixels back`(_ theme: Theme) throws {
        for bitmap in Self.bitmaps {
            let decoded = try DecodedKitty(KittyImage(bitmap: bitmap, theme: theme).text)
            #expect(decoded.image.width == bitmap.width && decoded.image.height == bitmap.height)
            #expect(decoded.image.palette == Ink.allCases.map { $0.components(in: theme) })
            #expect(decoded.image.pixels == bitmap.pixels.map { Int($0.rawValue) })
        }
    }

    @Test func `kitty's pieces are short, and the terminal is asked for no answer`() throws {
        for bitmap in Self.bitmaps {
            let pieces = try DecodedKitty(KittyImage(bitmap: bitmap, theme: .light).text).pieces
            for (number, piece) in pieces.enumerated() {
                let isLast = number == pieces.count - 1
                #expect(piece.keys == (number == 0 ? "a=T,f=100," : "") + "q=2,m=\(isLast ? 0 : 1)")
                #expect(isLast ? (1...4_096).contains(piece.length) : piece.length == 4_096)
            }
        }
        #expect(Self.bitmaps.contains { KittyImage(bitmap: $0, theme: .dark).text.utf8.count > 10_000 })
    }

    @Test func `drawings are compressed`() throws {
        let picture = PixelPicture(Buttons.stack, explaining: Legend.Entry.allCases, width: 800, unit: 1)
        let bitmap = try #require(picture).bitmap
        #expect(bitmap.pixels.count > 100_000)
        for text in [
            SixelImage(bitmap: bitmap, theme: .light).text, KittyImage(bitmap: bitmap, theme: .light).text,
        ] {
            #expect(text.utf8.count < bitmap.pixels.count / 8)
        }
    }

    @Test func `the stream gives any bytes back`() throws {
        var generator = SeededGenerator(seed: 8)
        for count in [0, 1, 2, 3, 4, 257, 258, 259, 260, 261, 262, 600] {
            for alphabet in [1, 2, 256] {
                let data = (0..<count).map { _ in UInt8(generator.number(below: alphabet)) }
                for period in [1, 2, 5, 77, 40_000] {
                    #expect(try Inflated(ZlibStream(data, period: period).bytes).bytes == data)
                }
            }
        }
        // A period far back, and every distance that rows of pictures have.
        for period in [2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 24, 25, 96, 97, 301, 769, 1_024, 1_025, 3_001] {
            let row = (0..<period).map { _ in UInt8(generator.number(below: 256)) }
            let bytes = ZlibStream(row + row, period: period).bytes
            #expect(try Inflated(bytes).bytes == row + row)
            #expect(period < 100 || bytes.count < period * 5 / 4)
        }
    }

    @Test func `lines and letters follow the density of the terminal`() {
        for (columns, width, unit) in [(80, 480, 1), (80, 800, 1), (80, 1_280, 2), (100, 2_400, 3), (1, 65_535, 3)] {
            let graphics = TerminalGraphics(.sixel, columns: columns, width: width)
            #expect(graphics.unit == unit && graphics.width == width)
        }
        // What xterm tells has its border in it, in which nothing is drawn.
        #expect(TerminalGraphics(.sixel, columns: 110, width: 664).width == 660)
        #expect(TerminalGraphics(.sixel, columns: 100, width: nil).width == 800)
        for graphics in [
            TerminalGraphics(.kitty, columns: 0, width: 0), TerminalGraphics(.kitty, columns: -1, width: nil),
        ] {
            #expect(graphics.width >= 1 && graphics.unit == 1)
        }
    }
}
