/// What all reports of a run have in common.
public struct ReportContext: Sendable {
    /// The program that made the report.
    public var tool: ToolDescription
    /// The rules that were enabled, in any order; findings of rules that are not among them are reported all the same.
    public var rules: [RuleDescription]
    /// How the paths of findings are shown.
    public var paths: ReportPaths
    /// Whether the `text` format may use the colour escapes of a terminal.
    public var usesColor: Bool
    /// Whether the `text` format ends with a summary.
    public var showsSummary: Bool
    /// The width in terminal cells that the `text` format keeps source lines within; at least 40.
    public var width: Int
    /// What the pictures of findings share, for the formats that show them.
    public var pictures: PictureResources

    /// What the reports of a run have in common; a `width` below 40 is taken as 40.
    public init(
        tool: ToolDescription, rules: [RuleDescription] = [], paths: ReportPaths = ReportPaths(),
        usesColor: Bool = false, showsSummary: Bool = true, width: Int = 100,
        pictures: PictureResources = PictureResources()
    ) {
        self.tool = tool
        self.rules = rules
        self.paths = paths
        self.usesColor = usesColor
        self.showsSummary = showsSummary
        self.width = max(40, width)
        self.pictures = pictures
    }
}

/// What the pictures of an HTML page share.
public struct PictureResources: Hashable, Sendable {
    /// Their style, as CSS.
    public var style: String
    /// What they refer to, as an element that takes no room.
    public var definitions: String
    /// What their lines and colours mean, as an SVG element.
    public var legend: String

    /// Style, definitions and legend; none for a report without pictures.
    public init(style: String = "", definitions: String = "", legend: String = "") {
        self.legend = legend
        self.style = style
        self.definitions = definitions
    }
}

/// The name, version and address of the program, for the formats that name it.
public struct ToolDescription: Hashable, Sendable {
    /// The name, such as `insetlint`.
    public var name: String
    /// The version as semantic versioning writes it, such as `1.2.0`.
    public var version: String
    /// The address of the program's home page, nil to leave it out.
    public var address: String?

    /// The program of that name, version and address.
    public init(name: String = "insetlint", version: String, address: String? = nil) {
        self.name = name
        self.version = version
        self.address = address
    }
}
