import Drawing

extension Settings {
    /// How pictures are drawn on standard output.
    var terminalStyle: TerminalPictureStyle {
        TerminalPictureStyle(
            width: Console.width, isUnicode: Console.isUnicode, usesColor: usesColor,
            graphics: picture.graphics.map {
                TerminalGraphics($0, columns: Console.width, width: Console.pixelWidth)
            })
    }

    /// The pictures in the text for people; nil where they are not asked for.
    var terminalPictures: TerminalPictures? { picture.isWanted ? TerminalPictures(terminalStyle) : nil }

    /// Fails where pictures in the terminal are asked for and there is no text for people to put them into, and where it
    /// is said how they are drawn but not that they are.
    func checkPicture(isTextForPeople: Bool) throws(Failure) {
        if let graphics = picture.graphics, !picture.isWanted {
            throw Failure(
                "`--graphics \(graphics.rawValue)` says how `--picture` draws: add --picture, or leave out --graphics")
        }
        guard !picture.isWanted || isTextForPeople else {
            throw Failure(
                "`--picture` draws into the text for people; leave out --format and --as, or write a picture to a file: "
                    + "`insetlint render`, or --pictures FOLDER with `solve` and `migrate`")
        }
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
