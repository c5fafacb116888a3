/// Completions for bash, from version 3.2 on, which macOS has.
struct BashCompletions<Settings> {
    let program: Program<Settings>
    let sources: [String: ValueSource]

    private var name: String { program.name }

    var text: String {
        let commands = program.listedCommands
        return """
            # bash completion for \(name)

            _\(name)_words() {
                COMPREPLY+=($(compgen -P "$2" -W "$1" -- "$word"))
            }

            _\(name)_list() {
                local start=
                [[ $word == *,* ]] && start=${word%,*},
                local word=${word##*,}
                _\(name)_words "$1" "$start"
                compopt -o nospace 2>/dev/null
            }

            _\(name)_pairs() {
                if [[ -n $key ]]; then
                    _\(name)_words "$2"
                else
                    COMPREPLY+=($(compgen -S = -W "$1" -- "$word"))
                    compopt -o nospace 2>/dev/null
                fi
            }

            _\(name)_folders() {
                local IFS=$'\\n'
                compopt -o filenames 2>/dev/null
                COMPREPLY+=($(compgen -d -- "$word"))
            }

            _\(name)_files() {
                local IFS=$'\\n'
                compopt -o filenames 2>/dev/null
                COMPREPLY+=($(compgen -f -- "$word"))
            }

            _\(name)() {
                local IFS=$' \\t\\n' word=${COMP_WORDS[COMP_CWORD]} command=\(program.defaultCommand.name) option= key=
                local before=("${COMP_WORDS[@]:1:COMP_CWORD-1}")
                COMPREPLY=()
                # Bash takes words apart at `=`.
                if [[ $word == = ]]; then
                    before+=(=)
                    word=
                fi
                local count=${#before[@]}
                if ((count > 0)); then
                    case ${before[0]} in
                        \(commands.map(\.name).joined(separator: "|"))) command=${before[0]} ;;
                    esac
                    option=${before[count-1]}
                    if [[ $option == = && count -gt 1 ]]; then
                        option=${before[count-2]}
                        if [[ $option != -* && count -gt 2 ]]; then
                            key=$option
                            option=${before[count-3]}
                            [[ $option == = && count -gt 3 ]] && option=${before[count-4]}
                        fi
                    fi
                fi
                case "$command $option" in
            \(commands.map(values).joined())\
                esac
                if [[ $word == -* ]]; then
                    case $command in
            \(commands.map(options).joined())\
                    esac
                    return
                fi
                if ((COMP_CWORD == 1)); then
                    _\(name)_words "\(commands.map(\.name).joined(separator: " "))"
                fi
                case $command in
            \(commands.map(operands).joined())\
                esac
            }

            complete -F _\(name) \(name)

            """
    }

    private func options(of command: Command<Settings>) -> String {
        let names = command.options.flatMap(\.names).joined(separator: " ")
        return "            \(command.name)) _\(name)_words \"\(names)\" ;;\n"
    }

    private func values(of command: Command<Settings>) -> String {
        command.options.filter { $0.placeholder != nil }.map { option in
            let patterns = option.names.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
            let offer = offer(option.choices, option.placeholder).map { "\($0)\n            " } ?? ""
            return "        \(patterns))\n            \(offer)return\n            ;;\n"
        }.joined()
    }

    /// What all operands of a command take: which of them the word is cannot be told from the words before it.
    private func operands(of command: Command<Settings>) -> String {
        let offers = command.operands.compactMap { offer($0.choices, $0.placeholder) }
        guard !offers.isEmpty else { return "" }
        let lines = offers.map { "\n            \($0)" }.joined()
        return "        \(command.name))\(lines)\n            ;;\n"
    }

    private func offer(_ choices: [Choice], _ placeholder: String?) -> String? {
        if !choices.isEmpty { return "_\(name)_words \"\(choices.map(\.name).joined(separator: " "))\"" }
        switch placeholder.flatMap({ sources[$0] }) {
        case .files: return "_\(name)_files"
        case .folders: return "_\(name)_folders"
        case .command(let command, let isList):
            return "_\(name)_\(isList ? "list" : "words") \"$(\(command) 2>/dev/null)\""
        case .pairs(let keys, let values):
            return "_\(name)_pairs \"$(\(keys) 2>/dev/null)\" \"\(values.joined(separator: " "))\""
        case .keys(let keys): return "_\(name)_pairs \"\(keys.joined(separator: " "))\""
        case nil: return nil
        }
    }
}
