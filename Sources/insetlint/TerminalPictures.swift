import Drawing

extension Settings {
    /// How pictures are drawn on standard output.
    var terminalStyle: TerminalPictureStyle {
        TerminalPictureStyle(width: Console.width, isUnicode: Console.isUnicode, usesColor: usesColor)
    }
}

extension Console {
    /// Whether the locale says that text is UTF-8.
    static var isUnicode: Bool {
        let locale = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") ?? ""
        let name = locale.lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
    }
}
