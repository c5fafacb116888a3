import Diagnostics
import Linter
import Reporters
import RuleEngine

/// `insetlint --show-settings FILE`: what holds for a file, and where every value comes from.
struct ShowSettings {
    let project: Project

    /// Prints the settings as YAML, each line with its origin as a comment.
    func run(_ file: String, _ console: inout Console) throws(Failure) -> Int32 {
        let settings = project.settings(for: FilePath(file))
        try Settings.check(project)
        try Settings.checkSelection(of: project)
        let lines = Self.lines(of: settings, file: FilePath(file).display)
        let width = lines.filter { $0.origin != nil }.map { $0.text.unicodeScalars.count }.max() ?? 0
        for line in lines {
            guard let origin = line.origin else {
                console.write("\(TerminalText.escaped(line.text))\n")
                continue
            }
            let gap = String(repeating: " ", count: max(0, width - line.text.unicodeScalars.count) + 2)
            console.write("\(TerminalText.escaped(line.text))\(gap)# \(TerminalText.escaped(origin.description))\n")
        }
        return 0
    }

    private struct Line {
        var text: String
        var origin: SettingOrigin?
    }

    private static func lines(of settings: EffectiveSettings, file: String) -> [Line] {
        let paths = settings.configurations.reversed().joined(separator: ", which extends ")
        var lines = [Line(text: "# \(file): " + (paths.isEmpty ? "no configuration" : paths))]
        lines.append(Line(text: "judged: \(settings.isIncluded.value)", origin: settings.isIncluded.origin))
        if let baseline = settings.baseline {
            lines.append(Line(text: "baseline: \(baseline.value.display)", origin: baseline.origin))
        }
        for (name, folders) in [
            ("rulesDirectories", settings.ruleFolders), ("recipesDirectories", settings.recipeFolders),
        ] where !folders.isEmpty {
            lines.append(Line(text: "\(name):"))
            lines += folders.map { Line(text: "  - \($0.value.display)", origin: $0.origin) }
        }
        if !settings.defaults.isEmpty {
            lines.append(Line(text: "defaults:"))
            lines += settings.defaults.map { key, value in
                let text = value.value.split(whereSeparator: \.isNewline).joined(separator: " ")
                return Line(text: "  \(key): \(text)", origin: value.origin)
            }
        }
        lines.append(Line(text: "rules:"))
        return lines + settings.rules.flatMap(Self.lines)
            + settings.checks.map { check in
                Line(text: "  \(check.check.id): \(check.severity.value?.name ?? "off")", origin: check.severity.origin)
            }
    }

    private static func lines(of setting: RuleSetting) -> [Line] {
        let severity = (setting.severity.value ?? setting.rule.severity).name
        let level = setting.isOn.value ? severity : "off"
        let origin =
            setting.isOn.value && setting.severity.origin != .byDefault ? setting.severity.origin : setting.isOn.origin
        guard !setting.params.isEmpty else { return [Line(text: "  \(setting.rule.id): \(level)", origin: origin)] }
        return [
            Line(text: "  \(setting.rule.id):"), Line(text: "    severity: \(level)", origin: origin),
            Line(text: "    params:"),
        ]
            + setting.params.map { name, value in
                Line(text: "      \(name): \(value.value)", origin: value.origin)
            }
    }
}
