/// The kinds of files that buttons are written in.
public enum FileKind: String, CaseIterable, Sendable {
    case yaml, xib, storyboard, swift, objc

    /// What is looked for, in a few words.
    public var summary: String {
        switch self {
        case .yaml: "specs, *.yml and *.yaml"
        case .xib: "*.xib"
        case .storyboard: "*.storyboard"
        case .swift: "*.swift"
        case .objc: "*.m and *.mm"
        }
    }

    private var endings: [String] {
        switch self {
        case .yaml: [".yml", ".yaml"]
        case .xib: [".xib"]
        case .storyboard: [".storyboard"]
        case .swift: [".swift"]
        case .objc: [".m", ".mm"]
        }
    }

    /// The kind that a file's name ends as, nil for any other name.
    public init?(name: some BidirectionalCollection<UInt8>) {
        let ending = String(decoding: name.suffix(11), as: UTF8.self).lowercased()
        guard let kind = Self.allCases.first(where: { $0.endings.contains(where: ending.hasSuffix) }) else {
            return nil
        }
        self = kind
    }

    /// The kind of a file that is judged; what has no other ending is read as YAML.
    init(path: String) { self = FileKind(name: path.utf8) ?? .yaml }

    /// Whether it is a file of Interface Builder.
    var isInterfaceBuilder: Bool { self == .xib || self == .storyboard }
}
