/// A diagnostic as it leaves the pipeline: places are resolved, so the file's bytes can be let go.
public struct Finding: Sendable {
    public var rule: String
    public var severity: Severity
    public var message: String
    public var location: Location
    public var notes: [String]
    public var related: [RelatedLocation]
    public var button: String?
    public var variant: String?
    public var keyPath: String?
    public var fix: ResolvedFix?
    /// Pictures of the button; empty unless a report asks for them.
    public var pictures: [FindingPicture] = []

    public init(
        rule: String, severity: Severity, message: String, location: Location, notes: [String] = [],
        related: [RelatedLocation] = [], button: String? = nil, variant: String? = nil, keyPath: String? = nil,
        fix: ResolvedFix? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.related = related
        self.button = button
        self.variant = variant
        self.keyPath = keyPath
        self.fix = fix
    }

    /// A message of a readable length: it may quote a word of megabytes.
    private static func shortened(_ message: String) -> String {
        message.utf8.count <= 2_000 ? message : String(message.prefix(1_000)) + "…"
    }

    /// A diagnostic with its places looked up in the file's lines.
    public init(_ diagnostic: Diagnostic, in file: SourceFile, lines: LineIndex) {
        self.init(
            rule: diagnostic.rule, severity: diagnostic.severity, message: Self.shortened(diagnostic.message),
            location: Location(diagnostic.range, in: file, lines: lines), notes: diagnostic.notes,
            related: diagnostic.related.map {
                RelatedLocation(location: Location($0.range, in: file, lines: lines), message: $0.message)
            },
            button: diagnostic.button, variant: diagnostic.variant, keyPath: diagnostic.keyPath,
            fix: diagnostic.fix.map { fix in
                ResolvedFix(
                    description: fix.description, isSafe: fix.isSafe,
                    edits: fix.edits.map {
                        ResolvedEdit(
                            location: Location($0.range, in: file, lines: lines), replacement: $0.replacement)
                    })
            })
    }
}

/// A picture of the button that a finding is about.
public struct FindingPicture: Hashable, Sendable {
    /// What it shows, such as `now` or `with the fix`.
    public var label: String
    /// The picture in words.
    public var description: String
    /// What an SVG element of an HTML page holds to show the picture.
    public var markup: String
    /// Its width in pixels.
    public var width: Int
    /// Its height in pixels.
    public var height: Int

    /// A picture with its label.
    public init(label: String, description: String, markup: String, width: Int, height: Int) {
        self.label = label
        self.description = description
        self.markup = markup
        self.width = width
        self.height = height
    }
}

/// A resolved place: path, start, end and the text of the line it starts on.
public struct Location: Hashable, Sendable {
    public var path: String
    public var start: Position
    /// The place behind the last character (exclusive).
    public var end: Position
    /// Offset of the first byte in the file as UTF-8 text, its byte order mark counted; 0-based.
    public var startOffset: Int
    /// Offset behind the last byte, counted likewise.
    public var endOffset: Int
    /// The source line that holds `start`.
    public var excerpt: LineExcerpt

    public init(
        path: String, start: Position, end: Position, startOffset: Int, endOffset: Int, excerpt: LineExcerpt
    ) {
        self.path = path
        self.start = start
        self.end = end
        self.startOffset = startOffset
        self.endOffset = endOffset
        self.excerpt = excerpt
    }

    /// The place of a byte range in a file.
    public init(_ range: ByteRange, in file: SourceFile, lines: LineIndex) {
        let start = lines.position(of: range.lower)
        self.init(
            path: file.path, start: start, end: lines.position(of: range.upper),
            startOffset: Int(range.lower) + file.byteOrderMarkLength,
            endOffset: Int(range.upper) + file.byteOrderMarkLength,
            excerpt: lines.excerpt(around: range.lower, line: start.line))
    }
}

extension [Diagnostic] {
    /// The diagnostics of a file with their places looked up in its lines, which are found only where there are any and
    /// they are not known already.
    public func findings(in file: SourceFile, lines: LineIndex? = nil) -> [Finding] {
        guard !isEmpty else { return [] }
        let lines = lines ?? LineIndex(file.text)
        return map { Finding($0, in: file, lines: lines) }
    }
}

/// A further place that explains a finding, resolved.
public struct RelatedLocation: Hashable, Sendable {
    public var location: Location
    public var message: String

    public init(location: Location, message: String) {
        self.location = location
        self.message = message
    }
}

/// A change of the text that mends a finding, resolved.
public struct ResolvedFix: Hashable, Sendable {
    public var description: String
    public var isSafe: Bool
    public var edits: [ResolvedEdit]

    public init(description: String, isSafe: Bool, edits: [ResolvedEdit]) {
        self.description = description
        self.isSafe = isSafe
        self.edits = edits
    }
}

/// The replacement of one resolved place.
public struct ResolvedEdit: Hashable, Sendable {
    public var location: Location
    public var replacement: String

    public init(location: Location, replacement: String) {
        self.location = location
        self.replacement = replacement
    }
}
