/// What a terminal can show.
public struct TerminalPictureStyle: Sendable {
    /// The number of cells in a line; at least 20.
    public var width: Int
    /// Whether characters beyond ASCII can be shown.
    public var isUnicode: Bool
    /// Whether the terminal's colours are used.
    public var usesColor: Bool
    /// The graphics that ``TerminalPictures`` draws with; nil for characters.
    public var graphics: TerminalGraphics?

    /// What a terminal can show; a `width` below 20 is taken as 20.
    public init(
        width: Int = 80, isUnicode: Bool = true, usesColor: Bool = false, graphics: TerminalGraphics? = nil
    ) {
        self.width = max(20, width)
        self.isUnicode = isUnicode
        self.usesColor = usesColor
        self.graphics = graphics
    }

    /// The characters that pictures are drawn with.
    var characters: BoxCharacters { isUnicode ? .unicode : .ascii }

    /// Text in characters that the terminal has.
    func shown(_ text: String) -> String {
        isUnicode ? text : text.map { Self.replacements[$0] ?? ($0.isASCII ? String($0) : "?") }.joined()
    }

    private static let replacements: [Character: String] = ["×": "x", "−": "-", "·": ",", "…": "..."]
}

/// The characters of lines and areas.
struct BoxCharacters: Sendable {
    /// A frame: top left, top, top right, left, right, bottom left, bottom, bottom right.
    var bounds: [Character]
    var smallestFrame: [Character]
    var title: [Character]
    var image: Character
    var content: Character
    var fault: Character
    /// The left end, the line and the right end of a horizontal dimension.
    var dimension: [Character]
    /// The upper end, the line and the lower end of a vertical one.
    var verticalDimension: [Character]
    /// What stands where a text does not fit.
    var more: Character

    static let unicode = BoxCharacters(
        bounds: Array("┏━┓┃┃┗━┛"), smallestFrame: Array("┌╌┐╎╎└╌┘"), title: Array("╭─╮││╰─╯"), image: "▒", content: "·",
        fault: "╱", dimension: Array("├─┤"),
        verticalDimension: Array("┬│┴"), more: "…")
    static let ascii = BoxCharacters(
        bounds: Array("+=+||+=+"), smallestFrame: Array(".-.::'-'"), title: Array("+-+||+-+"), image: "#", content: ".",
        fault: "/", dimension: Array("|-|"),
        verticalDimension: Array("-|-"), more: ".")
}
