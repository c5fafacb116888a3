/// Where the value of a setting comes from.
public enum SettingOrigin: Hashable, Sendable, CustomStringConvertible {
    case byDefault
    case commandLine
    /// A line (1-based) of a configuration.
    case file(path: String, line: Int)

    /// The origin in words: `default`, `command line`, or path and line.
    public var description: String {
        switch self {
        case .byDefault: "default"
        case .commandLine: "command line"
        case .file(let path, let line): "\(path):\(line)"
        }
    }
}
