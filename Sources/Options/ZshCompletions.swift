/// Completions for zsh, written for `_arguments`.
struct ZshCompletions<Settings> {
    let program: Program<Settings>
    let sources: [String: ValueSource]

    private var name: String { program.name }

    var text: String {
        let commands = program.listedCommands
        let fallback = program.defaultCommand.name
        let rows = commands.map { "        \("\($0.name):\($0.summary)".quoted)\n" }.joined()
        let cases = commands.map { command in
            "        \(command.name)) shift words; ((CURRENT--)); _\(name)_\(command.name) ;;\n"
        }.joined()
        return """
            #compdef \(name)

            \(functions)\
            \(commands.map(function).joined(separator: "\n"))
            _\(name)() {
                local curcontext=$curcontext
                local -a commands
                commands=(
            \(rows)\
                )
                if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
                    _describe -t commands command commands
                    _files
                    return
                fi
                case $words[2] in
            \(cases)\
                    *) _\(name)_\(fallback) ;;
                esac
            }

            if [[ $funcstack[1] == _\(name) ]]; then
                _\(name) "$@"
            else
                compdef _\(name) \(name)
            fi

            """
    }

    private func function(for command: Command<Settings>) -> String {
        let specs = command.options.map(spec) + operands(of: command)
        return "_\(name)_\(command.name)() {\n    _arguments -s \\\n        "
            + specs.joined(separator: " \\\n        ") + "\n}\n"
    }

    /// Such as `'(-o --output)'{-o+,--output=}'[help]:FILE:_files'`; an option with a value may be repeated.
    private func spec(_ option: Option<Settings>) -> String {
        let takesValue = option.placeholder != nil
        let names = option.names.map { name in
            takesValue ? name + (name.utf8.starts(with: "--".utf8) ? "=" : "+") : name
        }
        let head = takesValue ? "'*'" : "'(\(option.names.joined(separator: " ")))'"
        let spelled = names.count > 1 ? "{\(names.joined(separator: ","))}" : names.joined()
        let value = option.placeholder.map { ":\($0):\(action(option.choices, $0))" } ?? ""
        return head + spelled + "[\(Self.escaped(option.help))]\(value)".quoted
    }

    private func operands(of command: Command<Settings>) -> [String] {
        command.operands.enumerated().map { index, operand in
            let action = action(operand.choices, operand.placeholder)
            let position = operand.count.repeats ? "*" : "\(index + 1)"
            return "\(position):\(operand.placeholder):\(action)".quoted
        }
    }

    private func action(_ choices: [Choice], _ placeholder: String) -> String {
        if !choices.isEmpty {
            let areBare = choices.allSatisfy(\.help.isEmpty)
            guard !areBare else { return "(\(choices.map(\.name).joined(separator: " ")))" }
            return "((" + choices.map { "\($0.name)\\:\"\(Self.evaluated($0.help))\"" }.joined(separator: " ") + "))"
        }
        switch sources[placeholder] {
        case .files: return "_files"
        case .folders: return "_files -/"
        case .command, .pairs, .keys: return functionName(placeholder)
        case nil: return " "
        }
    }

    private func functionName(_ placeholder: String) -> String {
        "_\(name)_" + String(placeholder.map { $0.isLetter ? $0 : "_" })
    }

    /// A function for every placeholder whose words come from a command.
    private var functions: String {
        sources.sorted { $0.key < $1.key }.map { placeholder, source in
            let body: String
            switch source {
            case .files, .folders: return ""
            case .command(let command, let isList):
                let add = isList ? "_sequence compadd -" : "compadd --"
                body = "    \(add) ${(f)\"$(\(command) 2>/dev/null)\"}\n"
            case .pairs(let keys, let values):
                body =
                    "    if compset -P '*='; then\n        compadd -- \(values.joined(separator: " "))\n    else\n"
                    + "        compadd -S = -- ${(f)\"$(\(keys) 2>/dev/null)\"}\n    fi\n"
            case .keys(let keys):
                body = "    compset -P '*=' || compadd -S = -- \(keys.joined(separator: " "))\n"
            }
            return "\(functionName(placeholder))() {\n\(body)}\n\n"
        }.joined()
    }

    /// A text inside the brackets of a spec.
    private static func escaped(_ text: String) -> String { escaped(text, "[]:\\") }

    /// A text that zsh reads in double quotes, inside a spec.
    private static func evaluated(_ text: String) -> String { escaped(text, ":\"`$\\") }

    private static func escaped(_ text: String, _ special: String) -> String {
        var result = ""
        for character in text {
            if special.contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
