#compdef insetlint

_insetlint_ID_LEVEL() {
    if compset -P '*='; then
        compadd -- off error
    else
        compadd -S = -- ${(f)"$(insetlint rules --ids 2>/dev/null)"}
    fi
}

_insetlint_MORE() {
    _sequence compadd - ${(f)"$(insetlint rules --ids 2>/dev/null)"}
}

_insetlint_N() {
    compset -P '*=' || compadd -S = -- one two
}

_insetlint_RULE() {
    compadd -- ${(f)"$(insetlint rules --ids 2>/dev/null)"}
}

_insetlint_lint() {
    _arguments -s \
        '*'{-f+,--format=}'[How findings are written; may come several times.]:FORMAT:((text\:"for people, with source lines, carets below them, notes, and a summary at the end of it all" gcc\:"one line a finding" sarif\:"SARIF 2.1.0"))' \
        '*'{-o+,--output=}'[Where the format named before goes.]:FILE:_files' \
        '*'--color='[Whether colours are used.]:WHEN:(always never auto)' \
        '(-q --quiet)'{-q,--quiet}'[Print findings only.]' \
        '(-v --verbose)'{-v,--verbose}'[Say more; twice for still more.]' \
        '*'--severity='[The severity of a rule'\''s findings\: off, info, warning or error, whatever the configuration says.]:ID=LEVEL:_insetlint_ID_LEVEL' \
        '*'{-j+,--jobs=}'[How many files are judged at a time.]:N:_insetlint_N' \
        '(--report-unused-suppressions)'--report-unused-suppressions'[Report suppressions that suppress nothing.]' \
        '(-h --help)'{-h,--help}'[Show this help.]' \
        '(--version)'--version'[Show the version.]' \
        '*:PATH:_files'
}

_insetlint_layout() {
    _arguments -s \
        '*'--format='[How rectangles are written.]:FORMAT:(text json)' \
        '*'--scale='[Pixels per point.]:N:_insetlint_N' \
        '(-h --help)'{-h,--help}'[Show this help.]' \
        '(--version)'--version'[Show the version.]' \
        '1:FILE:_files'
}

_insetlint_explain() {
    _arguments -s \
        '(-h --help)'{-h,--help}'[Show this help.]' \
        '(--version)'--version'[Show the version.]' \
        '1:RULE:_insetlint_RULE' \
        '2:MORE:_insetlint_MORE'
}

_insetlint_completions() {
    _arguments -s \
        '(-h --help)'{-h,--help}'[Show this help.]' \
        '(--version)'--version'[Show the version.]' \
        '*:SHELL:(bash zsh fish)'
}

_insetlint_version() {
    _arguments -s \
        '(-h --help)'{-h,--help}'[Show this help.]' \
        '(--version)'--version'[Show the version.]'
}

_insetlint_help() {
    _arguments -s \
        '(-h --help)'{-h,--help}'[Show this help.]' \
        '(--version)'--version'[Show the version.]' \
        '1:COMMAND:((lint\:"Judge the buttons of files and folders." layout\:"Print where image and title come to lie." explain\:"Explain rules." completions\:"Print a shell'\''s completions." version\:"Show the version." help\:"Show help for the program or a command."))'
}

_insetlint() {
    local curcontext=$curcontext
    local -a commands
    commands=(
        'lint:Judge the buttons of files and folders.'
        'layout:Print where image and title come to lie.'
        'explain:Explain rules.'
        'completions:Print a shell'\''s completions.'
        'version:Show the version.'
        'help:Show help for the program or a command.'
    )
    if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
        _describe -t commands command commands
        _files
        return
    fi
    case $words[2] in
        lint) shift words; ((CURRENT--)); _insetlint_lint ;;
        layout) shift words; ((CURRENT--)); _insetlint_layout ;;
        explain) shift words; ((CURRENT--)); _insetlint_explain ;;
        completions) shift words; ((CURRENT--)); _insetlint_completions ;;
        version) shift words; ((CURRENT--)); _insetlint_version ;;
        help) shift words; ((CURRENT--)); _insetlint_help ;;
        *) _insetlint_lint ;;
    esac
}

if [[ $funcstack[1] == _insetlint ]]; then
    _insetlint "$@"
else
    compdef _insetlint insetlint
fi
