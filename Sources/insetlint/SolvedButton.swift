import ButtonLayout
import ButtonSpec
import InsetCode
import Reporters

/// A button with what `solve` found for it.
struct SolvedButton: ChangedButton {
    /// The button in its spec, nil for one of the command line.
    var written: WrittenButton?
    let asked: WantedArrangement
    /// Nil where the spec does not say enough for a layout.
    let solution: Solution?
    /// What the button looks like now; of a button of the command line, without insets.
    private let appearance: ButtonAppearance?
    /// What rests on what, and what was left aside.
    var notes: [String] = []

    init(solution: Solution, titleText: String?, fontSize: Double?, notes: [String]) {
        appearance = ButtonAppearance(solution.input, titleText: titleText, fontSize: fontSize ?? 18)
        asked = solution.asked
        self.solution = solution
        self.notes = notes
        noteWidening()
    }

    /// Nil for a button whose intent says nothing about image and title. A direction takes the place of the spec's own.
    init?(_ button: WrittenButton, direction: LayoutDirection?, prefersConfiguration: Bool) {
        appearance = button.spec.appearance(direction: direction ?? button.spec.layoutDirection, in: button.tree)
        let input = appearance?.input
        guard let wanted = button.spec.wantedArrangement ?? input.flatMap(button.spec.wantedDistance) else {
            return nil
        }
        written = button
        asked = wanted
        solution = input.map {
            Solution(
                wanted, $0, current: button.layouts(of: $0), tolerance: button.spec.number(.tolerance) ?? 0.5,
                prefersConfiguration: prefersConfiguration)
        }
        guard !isAsWanted else { return }
        if wanted.arrangement.needsSpacing, wanted.spacing == nil { notes.append("no `spacing` is wanted, so it is 0") }
        if wanted.arrangement.needsPadding, wanted.padding == nil { notes.append("no `padding` is wanted, so it is 0") }
        if let note = button.estimateNote { notes.append(note) }
        noteWidening()
    }

    private mutating func noteWidening() {
        guard case .insets(let insets, _) = solution?.outcome, insets.titleWidening > 0 else { return }
        notes.append(
            "the title's insets are no opposite pair: they widen its area by \(insets.titleWidening.points) at both sides, "
                + "since UIKit leaves the title only the width beside the image")
    }

    var isAsWanted: Bool { if case .asWanted = solution?.outcome { true } else { false } }

    /// Whether there is nothing left to be wished for.
    var isSolved: Bool {
        switch solution?.outcome {
        case .asWanted, .insets, .configuration: true
        case .some(.none), nil: false
        }
    }

    // MARK: - Pictures

    /// The button now, and with what was found.
    var comparison: ButtonComparison? {
        guard let appearance else { return nil }
        var solved = appearance
        guard let input = solution?.solvedInput else {
            return isAsWanted ? ButtonComparison(name: name, file: written?.file, after: appearance, label: "now") : nil
        }
        solved.input = input
        let before = written == nil ? nil : appearance
        return ButtonComparison(name: name, file: written?.file, before: before, after: solved, label: "solved")
    }

    private var name: String { written?.name ?? asked.arrangement.rawValue }

    // MARK: - Text

    var report: CodeReport {
        let place = written.map { "\($0.heading): " } ?? ""
        var report = CodeReport(heading: place + (isAsWanted ? "already \(wantedText)" : wantedText))
        switch solution?.outcome {
        case nil:
            report.lines = ["no solution: the spec says too little, or something wrong, about the sizes of this button"]
        case .some(.none(let reason)): report.lines = ["no solution: \(reason)"]
        case .asWanted(let layout): report.lines = layout.outcomeLines
        case .insets(let insets, let remark):
            report.lines = insets.layout.outcomeLines
            report.blocks = CodeLanguage.allCases.map { language in
                CodeReport.Block(
                    language: language, purpose: language == .yaml ? purpose : "",
                    remarks: language == .yaml ? [] : remark?.lines ?? [],
                    code: ButtonInsets(insets).code(in: language))
            }
        case .configuration(let configuration, let layout):
            report.lines = layout.outcomeLines
            let code = configurationCode(configuration)
            report.blocks = [
                CodeReport.Block(
                    language: .yaml, purpose: purpose, remarks: written?.fontRemarks ?? [], code: code.yaml),
                CodeReport.Block(language: .swift, code: code.swift),
            ]
        }
        report.lines += notes.map { "note: \($0)" }
        return report
    }

    /// What the YAML takes the place of.
    private var purpose: String {
        guard let written else { return "" }
        let placing = written.spec.isSet(.configuration) ? [.configuration] : written.placing
        return placing.isEmpty ? "" : ", in place of \(WrittenButton.list(placing))"
    }

    private var wantedText: String {
        guard let input = solution?.input, asked.expected(of: input) != asked else { return asked.text }
        return "\(asked.text), mirrored by the right-to-left layout"
    }

    private func configurationCode(_ configuration: Configuration) -> ConfigurationCode {
        ConfigurationCode(configuration, start: written?.configurationStart ?? .plain(font: nil))
    }

    // MARK: - JSON

    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("file", JSONValue(written?.file)),
            .init("line", written.map { .integer($0.line) } ?? .null),
            .init("name", JSONValue(written?.name)),
            .init("arrangement", .string(asked.arrangement.rawValue)),
            .init("spacing", JSONValue(asked.spacing)),
            .init("padding", JSONValue(asked.padding)),
            .init("result", .string(resultWord)),
        ]
        switch solution?.outcome {
        case nil: members.append(.init("reason", "the spec says too little, or something wrong, about the sizes"))
        case .some(.none(let reason)): members.append(.init("reason", .string(reason)))
        case .asWanted(let layout): members.append(.init("layout", layout.outcomeJSON))
        case .insets(let insets, let remark):
            members += [
                .init("contentEdgeInsets", insets.contentEdgeInsets.json),
                .init("titleEdgeInsets", insets.titleEdgeInsets.json),
                .init("imageEdgeInsets", insets.imageEdgeInsets.json),
                .init("rightToLeft", JSONValue(remark?.lines.joined(separator: " "))),
                .init("layout", insets.layout.outcomeJSON),
            ]
        case .configuration(let configuration, let layout):
            members += [.init("configuration", configuration.json), .init("layout", layout.outcomeJSON)]
        }
        let blocks = report.blocks.map { JSONValue.Member($0.language.rawValue, .string($0.code)) }
        if !blocks.isEmpty { members.append(.init("code", .object(blocks))) }
        members.append(.init("notes", .array(notes.map(JSONValue.string))))
        return .object(members)
    }

    private var resultWord: String {
        switch solution?.outcome {
        case .asWanted: "asWanted"
        case .insets: "insets"
        case .configuration: "configuration"
        case .some(.none), nil: "none"
        }
    }
}

extension ButtonSpec {
    /// The arrangement that the button has, with the distance that its intent names; nil where it names none.
    fileprivate func wantedDistance(_ input: LayoutInput) -> WantedArrangement? {
        guard let spacing = number(.spacing) else { return nil }
        let seen: Arrangement? =
            switch Layout(input).relation {
            case .imageLeft: .imageLeft
            case .imageRight: .imageRight
            case .imageTop: .imageTop
            case .imageBottom: .imageBottom
            case .overlay, nil: nil
            }
        // The mirror image of what is seen in a right-to-left run is what is asked for.
        return seen.map { WantedArrangement($0, spacing: spacing).expected(of: input) }
    }
}
