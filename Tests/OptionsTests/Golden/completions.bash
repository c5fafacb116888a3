# bash completion for insetlint

_insetlint_words() {
    COMPREPLY+=($(compgen -P "$2" -W "$1" -- "$word"))
}

_insetlint_list() {
    local start=
    [[ $word == *,* ]] && start=${word%,*},
    local word=${word##*,}
    _insetlint_words "$1" "$start"
    compopt -o nospace 2>/dev/null
}

_insetlint_pairs() {
    if [[ -n $key ]]; then
        _insetlint_words "$2"
    else
        COMPREPLY+=($(compgen -S = -W "$1" -- "$word"))
        compopt -o nospace 2>/dev/null
    fi
}

_insetlint_folders() {
    local IFS=$'\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -d -- "$word"))
}

_insetlint_files() {
    local IFS=$'\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -f -- "$word"))
}

_insetlint() {
    local IFS=$' \t\n' word=${COMP_WORDS[COMP_CWORD]} command=lint option= key=
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
            lint|layout|explain|completions|version|help) command=${before[0]} ;;
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
        "lint -f" | "lint --format")
            _insetlint_words "text gcc sarif"
            return
            ;;
        "lint -o" | "lint --output")
            _insetlint_files
            return
            ;;
        "lint --color")
            _insetlint_words "always never auto"
            return
            ;;
        "lint --severity")
            _insetlint_pairs "$(insetlint rules --ids 2>/dev/null)" "off error"
            return
            ;;
        "lint -j" | "lint --jobs")
            _insetlint_pairs "one two"
            return
            ;;
        "layout --format")
            _insetlint_words "text json"
            return
            ;;
        "layout --scale")
            _insetlint_pairs "one two"
            return
            ;;
    esac
    if [[ $word == -* ]]; then
        case $command in
            lint) _insetlint_words "-f --format -o --output --color -q --quiet -v --verbose --severity -j --jobs --report-unused-suppressions -h --help --version" ;;
            layout) _insetlint_words "--format --scale -h --help --version" ;;
            explain) _insetlint_words "-h --help --version" ;;
            completions) _insetlint_words "-h --help --version" ;;
            version) _insetlint_words "-h --help --version" ;;
            help) _insetlint_words "-h --help --version" ;;
        esac
        return
    fi
    if ((COMP_CWORD == 1)); then
        _insetlint_words "lint layout explain completions version help"
    fi
    case $command in
        lint)
            _insetlint_files
            ;;
        layout)
            _insetlint_files
            ;;
        explain)
            _insetlint_words "$(insetlint rules --ids 2>/dev/null)"
            _insetlint_list "$(insetlint rules --ids 2>/dev/null)"
            ;;
        completions)
            _insetlint_words "bash zsh fish"
            ;;
        help)
            _insetlint_words "lint layout explain completions version help"
            ;;
    esac
}

complete -F _insetlint insetlint
