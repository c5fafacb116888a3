import ButtonLayout
import Testing

@testable import Drawing

/// What is drawn in pixels is where the rects say.
@Suite struct PixelPictureTests {
    /// A figure on a canvas, whose button has its origin at a place.
    private struct Drawn {
        let bitmap: Bitmap
        let zoom: Double
        let unit: Int

        static let origin = 100.0

        init(_ drawing: ButtonDrawing, zoom: Double, unit: Int) {
            let size = drawing.bounds.scaled(by: zoom)
            var canvas = PixelCanvas(
                Size(width: size.width + 2 * Self.origin, height: size.height + 2 * Self.origin), unit: unit)
            Figure(drawing, zoom: zoom).draw(x: Self.origin, y: Self.origin, on: &canvas)
            bitmap = canvas.bitmap
            self.zoom = zoom
            self.unit = unit
        }

        /// The pixel of a place on the button, and so many pixels of the bitmap away from that.
        func ink(_ x: Double, _ y: Double, right: Int = 0, down: Int = 0) -> Ink {
            func place(_ length: Double) -> Int { Int(((Self.origin + length * zoom) * Double(unit)).rounded()) }
            return bitmap[place(x) + right, place(y) + down]
        }

        /// The inks of an area of the button, without its edge.
        func inks(in rect: Rect) -> [Ink] {
            let (columns, rows) = (Int(rect.width * zoom) * unit, Int(rect.height * zoom) * unit)
            return (unit + 1..<rows - unit).flatMap { y in
                (unit + 1..<columns - unit).map { x in ink(rect.x, rect.y, right: x, down: y) }
            }
        }
    }

    private static let sizes = [(zoom: 1.0, unit: 1), (3, 1), (1.5, 2), (2, 2), (3, 3)]

    @Test(arguments: sizes)
    func `areas and edges`(_ zoom: Double, _ unit: Int) throws {
        // Parts are off the middle, where the smallest frame does not end with them.
        let drawing = Buttons.button(frame: Size(width: 160, height: 60)) {
            $0.titleEdgeInsets = EdgeInsets(left: 8, right: -8)
            $0.contentEdgeInsets = EdgeInsets(top: 4, left: 6, bottom: 4, right: 12)
        }
        let drawn = Drawn(drawing, zoom: zoom, unit: unit)
        let image = try #require(drawing.imageRect)
        let title = try #require(drawing.title?.rect)
        for (rect, fill, edge) in [
            (drawing.bounds, Ink.surface, Ink.ink), (image, .imageFill, .image), (title, .titleFill, .title),
        ] {
            let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
            // Beside the corners there is neither a letter nor another line.
            let (x, y) = (left + 1.5, top + 2)
            #expect(drawn.ink(x, top) == edge && drawn.ink(x, top, down: unit) == fill)
            #expect(drawn.ink(left, y) == edge && drawn.ink(left, y, right: unit) == fill)
            #expect(drawn.ink(right, y) == edge && drawn.ink(right, y, right: -unit) == fill)
            #expect(drawn.ink(x, bottom) == edge && drawn.ink(x, bottom, down: -unit) == fill)
        }
        #expect(drawn.ink(0, 20, right: -unit) == .paper && drawn.ink(160, 20, right: unit) == .paper)
        #expect(drawn.inks(in: image).contains(.image), "there is no landscape")
        #expect(drawn.inks(in: title).contains(.ink), "there are no letters")
        #expect(!drawn.bitmap.pixels.contains(.fault))
    }

    @Test(arguments: sizes)
    func `lines that are dashed are so on all sides`(_ zoom: Double, _ unit: Int) throws {
        let drawing = Buttons.button(frame: Size(width: 60, height: 50)) {
            $0.contentEdgeInsets = EdgeInsets(top: 4, left: 6, bottom: 4, right: 6)
        }
        let drawn = Drawn(drawing, zoom: zoom, unit: unit)
        let frame = try #require(drawing.smallestFrame)
        for (rect, ink) in [(drawing.contentRect, Ink.content), (frame, .frame)] {
            for (start, length, isRow) in [
                ((rect.minX, rect.minY), rect.width, true), ((rect.minX, rect.maxY), rect.width, true),
                ((rect.minX, rect.minY), rect.height, false), ((rect.maxX, rect.minY), rect.height, false),
            ] {
                let count = Int(length * zoom) * unit
                let inks = (0..<count).map { step in
                    drawn.ink(start.0, start.1, right: isRow ? step : 0, down: isRow ? 0 : step)
                }
                let own = inks.count { $0 == ink }
                #expect(own > count / 5 && own < count * 9 / 10, "\(ink): \(own) of \(count)")
            }
        }
    }

    @Test(arguments: sizes)
    func `faults are hatched, and nothing around them is red`(_ zoom: Double, _ unit: Int) throws {
        let overlapping = Buttons.button(frame: Size(width: 160, height: 44)) {
            $0.titleEdgeInsets = EdgeInsets(left: -16, right: 16)
        }
        for drawing in [overlapping, Buttons.sticksOut] {
            let drawn = Drawn(drawing, zoom: zoom, unit: unit)
            #expect(!drawing.faults.isEmpty)
            for fault in drawing.faults where fault.width * zoom > 6 {
                let inks = drawn.inks(in: fault)
                let red = inks.count { $0 == .fault }
                #expect(red * 6 > inks.count && red * 3 < inks.count * 2, "\(red) of \(inks.count)")
            }
        }
        // Nothing of this one is outside, which would be dimensioned in red.
        let drawn = Drawn(overlapping, zoom: zoom, unit: unit)
        let fault = try #require(overlapping.faults.first)
        let size = (Int(fault.width * zoom) * unit + unit, Int(fault.height * zoom) * unit + unit)
        #expect(drawn.bitmap.pixels.count { $0 == .fault } <= size.0 * size.1)
        for x in -unit...size.0 + unit {
            for y in [-2 * unit, size.1 + unit] {
                #expect(drawn.ink(fault.x, fault.y, right: x, down: y) != .fault)
            }
        }
    }

    @Test(arguments: sizes)
    func `the letters of a title are in its middle, as wide as it is`(_ zoom: Double, _ unit: Int) throws {
        for (width, text) in [(72.0, "HOH"), (200, "HOH"), (140, "HO OH"), (40, "H"), (90, "H保保H")] {
            let drawing = Buttons.button(
                frame: Size(width: 240, height: 44), image: nil, title: Size(width: width, height: 21), text: text)
            let drawn = Drawn(drawing, zoom: zoom, unit: unit)
            let row = drawing.bounds.midY
            // Without the edges of the button.
            let inside = 2 * unit..<Int(240 * zoom) * unit - 2 * unit
            let inks = inside.filter { drawn.ink(0, row, right: $0) == .ink }
            let left = try #require(inks.first) - Int(((240 - width) / 2 * zoom * Double(unit)).rounded())
            let right = Int(((240 + width) / 2 * zoom * Double(unit)).rounded()) - (try #require(inks.last) + 1)
            #expect(abs(left - right) <= 1, "\(text): \(left) and \(right) pixels are left")
            let most = Int(width * zoom) * unit / (text == "H" ? 2 : 5)
            #expect(left >= 0 && left <= most, "\(text): \(left) pixels are left")
        }
    }

    @Test func `arrows start and end where their insets do`() {
        let drawing = Buttons.button(frame: Size(width: 100, height: 44), image: nil) {
            $0.contentEdgeInsets = EdgeInsets(left: 20)
        }
        let drawn = Drawn(drawing, zoom: 2, unit: 1)
        // The lane of the arrow is 8 pixels and half of its height above the button and its line.
        let row = Int(Drawn.origin) - 1 - 8 - 8
        let line = (0..<drawn.bitmap.width).filter { drawn.bitmap[$0, row] == .content && $0 >= Int(Drawn.origin) }
        #expect(line == Array(Int(Drawn.origin)...Int(Drawn.origin) + 40))
        #expect((-3...3).allSatisfy { drawn.bitmap[Int(Drawn.origin) + 34, row + $0] == .content }, "there is no head")
    }

    @Test(arguments: Buttons.random(200, seed: 9))
    func `a picture is no wider than there is room, and never huge`(_ drawing: ButtonDrawing) {
        for (width, unit) in [
            (1, 1), (160, 1), (320, 1), (640, 1), (900, 2), (1_400, 1), (10_000, 3), (0, 0), (-5, -1),
        ] {
            let picture = PixelPicture(drawing, explaining: Legend.Entry.allCases, width: width, unit: unit)
            guard let picture else {
                #expect(width < 1_400, "no picture in \(width) pixels")
                continue
            }
            let (own, height) = (picture.size.width * Double(unit), picture.size.height * Double(unit))
            #expect(own.rounded() <= Double(width) && height <= Double(1_500 * unit), "\(own) × \(height)")
        }
    }

    @Test(arguments: Buttons.random(30, seed: 10))
    func `any button can be drawn`(_ drawing: ButtonDrawing) throws {
        let picture = try #require(PixelPicture(drawing, explaining: [.image], width: 1_400, unit: 1))
        let bitmap = picture.bitmap
        #expect(bitmap.width == Int(picture.size.width.rounded()))
        #expect(bitmap.height == Int(picture.size.height.rounded()))
        let drawn = bitmap.pixels.count { $0 != .paper }
        #expect(drawn > 50)
    }

    @Test func `a point has a whole number of pixels where there is room for one`() throws {
        for (width, expected) in [(2_000, 3), (330, 3), (310, 2), (200, 1)] {
            let picture = PixelPicture(
                Buttons.button(frame: Size(width: 100, height: 44)), explaining: [], width: width, unit: 1)
            let bitmap = try #require(picture).bitmap
            let row = bitmap.row(bitmap.height / 2)
            let inside = row.indices.filter { row[$0] == .surface }
            let bounds = try #require(inside.last) - (try #require(inside.first)) + 2
            #expect(bounds == 100 * expected, "\(bounds) at \(width)")
        }
    }

    @Test func `colours are explained once`() throws {
        let style = TerminalPictureStyle(graphics: TerminalGraphics(.sixel, columns: 100, width: 800))
        var pictures = TerminalPictures(style)
        func height(_ drawing: ButtonDrawing) throws -> Int {
            let lines = pictures.lines(of: drawing)
            #expect(lines.count == 1)
            return try DecodedSixels(lines[0]).height
        }
        let first = try height(Buttons.sticksOut)
        let second = try height(Buttons.sticksOut)
        #expect(first > second)
        #expect(try height(Buttons.sticksOut) == second)
    }

    @Test func `a terminal that is too narrow gets characters`() {
        let style = TerminalPictureStyle(width: 20, graphics: TerminalGraphics(.kitty, columns: 4, width: nil))
        var pictures = TerminalPictures(style)
        let lines = pictures.lines(of: Buttons.stack)
        #expect(lines[0].contains("too narrow") && Array(lines[2...]) == Buttons.stack.lines(style))
    }
}
