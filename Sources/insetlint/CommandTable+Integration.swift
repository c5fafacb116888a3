import Options
import Schemas

/// The commands that make insetlint known to editors, shells and packages.
extension CommandTable {
    static let schema = Command<Settings>(
        "schema", summary: "Print the JSON Schema of a kind of file, for editors.",
        details: [
            "The schema catches unknown keys and values of a wrong form while you type. What the values mean is judged by "
                + "the linter alone."
        ],
        operands: [
            Operand("KIND", .one, help: "The kind of file.", choices: Choice.all(Schema.self, help: \.summary)) {
                settings, name in
                if let schema = Schema(rawValue: name) { settings.schema = schema }
            }
        ],
        sections: [OptionSection("Names that are offered", [ruleFolder, recipeFolder])]
    ) { $0.command = .schema }

    static let completions = Command<Settings>(
        "completions", summary: "Print the completions of a shell.",
        details: [
            "bash: eval \"$(insetlint completions bash)\" in ~/.bashrc; zsh: the same in ~/.zshrc behind compinit, or a "
                + "file _insetlint in a folder of fpath; fish: a file ~/.config/fish/completions/insetlint.fish."
        ],
        operands: [
            Operand("SHELL", .one, help: "The shell.", choices: Choice.all(Shell.self)) { settings, name in
                if let shell = Shell(rawValue: name) { settings.shell = shell }
            }
        ]
    ) { $0.command = .completions }

    static let manual = Command<Settings>("man", summary: "Print the manual page.", isListed: false) {
        $0.command = .manual
    }
}
