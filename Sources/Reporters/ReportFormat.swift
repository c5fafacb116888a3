/// The formats of a report. A new one is a case here and a file in Formats.
public enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case gcc
    case github
    case gitlab
    case sarif
    case json
    case jsonl
    case checkstyle
    case junit
    case rdjson
    case azure
    case teamcity
    case markdown
    case html

    /// The name on the command line.
    public var name: String { rawValue }

    /// What the format is, in a few words.
    public var summary: String {
        switch self {
        case .text: "for people: source lines with carets, notes, the fix offered, a summary"
        case .gcc: "one line a finding, for editors, Xcode and grep"
        case .github: "annotations of GitHub Actions"
        case .gitlab: "a Code Quality report for GitLab"
        case .sarif: "SARIF 2.1.0, for code scanning"
        case .json: "one JSON document"
        case .jsonl: "one JSON object a line and finding"
        case .checkstyle: "Checkstyle XML"
        case .junit: "JUnit XML, one test suite a file"
        case .rdjson: "for reviewdog, with suggestions"
        case .azure: "logging commands of Azure Pipelines"
        case .teamcity: "service messages of TeamCity"
        case .markdown: "a table for the summary page of a job"
        case .html: "one page for a browser, every finding with a picture of the button"
        }
    }

    /// Whether the format shows the pictures of findings, and what it needs of ``ReportContext/pictures``.
    public var showsPictures: Bool { self == .html }

    /// Whether the format prints why a rule is there.
    public var explainsRules: Bool { self == .sarif || self == .html }

    /// Whether it tells something of the rules in ``ReportContext/rules``; the others have no use for them.
    public var listsRules: Bool {
        switch self {
        case .sarif, .teamcity, .checkstyle, .rdjson, .html: true
        case .text, .gcc, .github, .gitlab, .json, .jsonl, .junit, .azure, .markdown: false
        }
    }

    func reporter(_ context: ReportContext, _ write: @escaping ReportSink) -> any Reporter {
        switch self {
        case .text: TextReporter(context, write)
        case .gcc: GCCReporter(context, write)
        case .github: GitHubReporter(context, write)
        case .gitlab: GitLabReporter(context, write)
        case .sarif: SARIFReporter(context, write)
        case .json: JSONReporter(context, write)
        case .jsonl: JSONLinesReporter(context, write)
        case .checkstyle: CheckstyleReporter(context, write)
        case .junit: JUnitReporter(context, write)
        case .rdjson: ReviewdogReporter(context, write)
        case .azure: AzureReporter(context, write)
        case .teamcity: TeamCityReporter(context, write)
        case .markdown: MarkdownReporter(context, write)
        case .html: HTMLReporter(context, write)
        }
    }
}
