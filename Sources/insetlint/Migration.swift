import ButtonLayout
import ButtonSpec
import InsetCode
import Reporters

/// A button with the configuration that takes the place of its insets.
struct Migration: ChangedButton {
    let written: WrittenButton
    let outcome: Outcome

    enum Outcome {
        case configuration(Configuration, old: Layout, new: Layout)
        /// There are no insets that do anything.
        case nothingToDo(String)
        case refused(String)
    }

    init(_ button: WrittenButton) {
        written = button
        let places = button.placing
        if button.spec.isSet(.configuration) {
            outcome = .nothingToDo(
                places.isEmpty
                    ? "has a configuration already"
                    : "has a configuration already; UIKit ignores \(WrittenButton.list(places)): take that out")
        } else if places.isEmpty {
            outcome = .nothingToDo("has no insets")
        } else if let input = button.appearance?.input {
            outcome = Self.outcome(input)
        } else {
            outcome = .refused("the spec says too little, or something wrong, about the sizes of this button")
        }
    }

    private static func outcome(_ input: LayoutInput) -> Outcome {
        switch input.equivalentConfiguration {
        case .failure(let obstacle): return .refused(obstacle.reason(nil, input))
        case .success(let configuration):
            var button = input
            button.configuration = configuration
            return .configuration(configuration, old: Layout(input), new: Layout(button))
        }
    }

    var isRefused: Bool { if case .refused = outcome { true } else { false } }

    private var hasBothParts: Bool { written.spec.hasImage && written.spec.hasTitle }

    private func code(_ configuration: Configuration) -> ConfigurationCode {
        ConfigurationCode(configuration, hasBothParts: hasBothParts, start: written.configurationStart)
    }

    // MARK: - Pictures

    /// The button now, and with its configuration; nil where it has none.
    var comparison: ButtonComparison? {
        guard case .configuration(let configuration, _, _) = outcome, let now = written.appearance else { return nil }
        var migrated = now
        migrated.input.configuration = configuration
        return ButtonComparison(
            name: written.name, file: written.file, before: now, after: migrated, label: "with the configuration")
    }

    // MARK: - Text

    var report: CodeReport {
        var report = CodeReport(heading: "\(written.heading): ")
        switch outcome {
        case .nothingToDo(let why): report.heading += why
        case .refused(let reason):
            report.heading += "no configuration"
            report.lines.append(reason)
        case .configuration(let configuration, let old, let new):
            let placement =
                "imagePlacement \(configuration.imagePlacement.rawValue), imagePadding \(configuration.imagePadding.points)"
            report.heading += hasBothParts ? placement : "a configuration"
            report.lines =
                new.outcomeLines + [
                    new.looksLike(old)
                        ? "nothing moves" : "nothing moves by more than a pixel, \((1 / new.scale).points)"
                ]
            let code = code(configuration)
            report.blocks = [
                CodeReport.Block(
                    language: .yaml, purpose: ", in place of \(WrittenButton.list(written.placing))",
                    remarks: written.fontRemarks,
                    code: code.yaml),
                CodeReport.Block(language: .swift, code: code.swift),
            ]
        }
        report.lines += notes.map { "note: \($0)" }
        return report
    }

    private var notes: [String] {
        if case .nothingToDo = outcome { return [] }
        var notes: [String] = []
        if case .configuration(_, _, let new) = outcome, new.outside != .zero {
            let remedy = new.isFitted ? "larger content insets mend that" : "a larger frame mends that"
            notes.append("the parts leave the button (\(new.outside.text)), as with the insets; \(remedy)")
        }
        if let note = written.estimateNote { notes.append(note) }
        return notes
    }

    // MARK: - JSON

    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("file", .string(written.file)), .init("line", .integer(written.line)),
            .init("name", .string(written.name)),
        ]
        switch outcome {
        case .nothingToDo(let why): members += [.init("result", "nothingToDo"), .init("reason", .string(why))]
        case .refused(let reason): members += [.init("result", "refused"), .init("reason", .string(reason))]
        case .configuration(let configuration, let old, let new):
            let code = code(configuration)
            members += [
                .init("result", "configuration"),
                .init("configuration", configuration.json),
                .init("replaces", .array(written.placing.map { .string($0.path) })),
                .init("before", old.outcomeJSON),
                .init("layout", new.outcomeJSON),
                .init("code", ["yaml": .string(code.yaml), "swift": .string(code.swift)]),
            ]
        }
        members.append(.init("notes", .array(notes.map(JSONValue.string))))
        return .object(members)
    }
}
