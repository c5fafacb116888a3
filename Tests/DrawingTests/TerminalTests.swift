import ButtonLayout
import Drawing
import Reporters
import TestSupport
import Testing

@Suite struct TerminalTests {
    @Test func `pictures in characters`() {
        let sheet = PictureSheet([
            PictureSheet.Cell("sticks out", Buttons.sticksOut), PictureSheet.Cell("stack", note: "de", Buttons.stack),
            PictureSheet.Cell(
                "保存",
                Buttons.button(frame: Size(width: 60, height: 30), title: Size(width: 90, height: 21), text: "保存する")),
        ])
        let styles = [
            TerminalPictureStyle(), TerminalPictureStyle(width: 40, isUnicode: false),
            TerminalPictureStyle(usesColor: true),
        ]
        expectGolden(styles.map(sheet.text).joined(separator: "\n=====\n\n"), "terminal.txt")
    }

    @Test(arguments: Buttons.random(300, seed: 3))
    func `a picture stays within the width of the terminal`(_ drawing: ButtonDrawing) {
        for width in [20, 33, 80, 200] {
            for isUnicode in [true, false] {
                let style = TerminalPictureStyle(width: width, isUnicode: isUnicode)
                let picture = drawing.lines(style)
                for line in picture {
                    let cells = line.reduce(0) { $0 + CellWidth.of($1) }
                    #expect(cells <= width, "\(cells) cells of \(width)")
                    #expect(isUnicode || line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
                    #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
                }
                #expect(picture.count < 60)
            }
        }
    }
}
