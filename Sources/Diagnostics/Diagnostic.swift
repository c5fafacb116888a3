/// One finding inside the pipeline: places are byte ranges of the file that is being judged.
public struct Diagnostic: Sendable {
    /// The id of the rule or built-in check, such as `unpaired-inset` or `syntax`.
    public var rule: String
    public var severity: Severity
    /// What is wrong, what was seen and what to write instead; one line of plain English.
    public var message: String
    /// The place that the finding is about.
    public var range: ByteRange
    /// The simulated numbers and other facts behind the finding, one line each.
    public var notes: [String]
    /// Other places in the same file that explain the finding.
    public var related: [RelatedRange]
    /// The name of the button that the finding is about, nil for findings about the file.
    public var button: String?
    /// The variants that the finding holds in, nil for the button as written.
    public var variant: String?
    /// The keys that lead from the button to what the finding is about, such as `titleEdgeInsets.left`; nil for the
    /// button as a whole and for findings about the file.
    public var keyPath: String?
    /// The change that would mend it.
    public var fix: Fix?

    public init(
        rule: String, severity: Severity, message: String, range: ByteRange, notes: [String] = [],
        related: [RelatedRange] = [], button: String? = nil, variant: String? = nil, keyPath: String? = nil,
        fix: Fix? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
        self.related = related
        self.button = button
        self.variant = variant
        self.keyPath = keyPath
        self.fix = fix
    }
}

/// A further place that explains a finding.
public struct RelatedRange: Hashable, Sendable {
    public var range: ByteRange
    /// What is there, such as `the anchor is here`.
    public var message: String

    public init(range: ByteRange, message: String) {
        self.range = range
        self.message = message
    }
}

/// A change of the text that mends a finding.
public struct Fix: Hashable, Sendable {
    /// What the change does, such as `set right to -8`.
    public var description: String
    /// Whether the change keeps the button as it is meant for certain.
    public var isSafe: Bool
    /// The edits, which do not overlap, in the order of their ranges.
    public var edits: [Edit]

    public init(description: String, isSafe: Bool, edits: [Edit]) {
        self.description = description
        self.isSafe = isSafe
        self.edits = edits
    }
}

/// The replacement of one byte range.
public struct Edit: Hashable, Sendable {
    public var range: ByteRange
    public var replacement: String

    public init(range: ByteRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// How many bytes longer it makes the text.
    package var growth: Int { replacement.utf8.count - range.count }

    /// The edit at another place.
    package func moved(_ moved: (ByteRange) -> ByteRange) -> Edit {
        Edit(range: moved(range), replacement: replacement)
    }
}
