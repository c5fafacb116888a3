import Options

/// `insetlint man`: prints the manual page, for packagers.
struct ManualCommand {
    func run(_ console: inout Console) -> Int32 {
        console.write(CommandTable.program.manual(version: Version.number, sections: Self.sections))
        return 0
    }

    private static let sections: [(title: String, paragraphs: [String])] = [
        (
            "EXIT STATUS",
            [
                "0: nothing at or above the threshold, which is error unless --fail-on says otherwise.",
                "1: findings at or above the threshold, or more warnings than --max-warnings.",
                "2: bad usage, an unreadable file, a broken rule file or configuration, or nothing to judge.",
            ]
        ),
        (
            "ENVIRONMENT",
            [
                "NO_COLOR, FORCE_COLOR: turn colour off or on where --color is auto.",
                "GITHUB_ACTIONS: where it is true, the format is github unless --format names another.",
            ]
        ),
    ]
}
