# fish completion for insetlint

function __insetlint_command
    set -l words (commandline -opc)
    if set -q words[2]; and contains -- $words[2] lint layout explain completions version help
        echo $words[2]
    else
        echo lint
    end
end

function __insetlint_is
    contains -- (__insetlint_command) $argv
end

function __insetlint_is_first
    test (count (commandline -opc)) = 1
end

complete -c insetlint -n __insetlint_is_first -a lint -d 'Judge the buttons of files and folders.'
complete -c insetlint -n __insetlint_is_first -a layout -d 'Print where image and title come to lie.'
complete -c insetlint -n __insetlint_is_first -a explain -d 'Explain rules.'
complete -c insetlint -n __insetlint_is_first -a completions -d 'Print a shell\'s completions.'
complete -c insetlint -n __insetlint_is_first -a version -d 'Show the version.'
complete -c insetlint -n __insetlint_is_first -a help -d 'Show help for the program or a command.'

complete -c insetlint -n '__insetlint_is lint' -s f -l format -x -a 'text\\t\'for people, with source lines, carets below them, notes, and a summary at the end of it all\' gcc\\t\'one line a finding\' sarif\\t\'SARIF 2.1.0\'' -d 'How findings are written; may come several times.'
complete -c insetlint -n '__insetlint_is lint' -s o -l output -r -F -d 'Where the format named before goes.'
complete -c insetlint -n '__insetlint_is lint' -l color -x -a 'always never auto' -d 'Whether colours are used.'
complete -c insetlint -n '__insetlint_is lint' -s q -l quiet -d 'Print findings only.'
complete -c insetlint -n '__insetlint_is lint' -s v -l verbose -d 'Say more; twice for still more.'
complete -c insetlint -n '__insetlint_is lint' -l severity -x -a '(for key in (insetlint rules --ids 2>/dev/null); printf \'%s\\n\' $key={off,error}; end)' -d 'The severity of a rule\'s findings: off, info, warning or error, whatever the configuration says.'
complete -c insetlint -n '__insetlint_is lint' -s j -l jobs -x -a 'one= two=' -d 'How many files are judged at a time.'
complete -c insetlint -n '__insetlint_is lint' -l report-unused-suppressions -d 'Report suppressions that suppress nothing.'
complete -c insetlint -n '__insetlint_is lint' -s h -l help -d 'Show this help.'
complete -c insetlint -n '__insetlint_is lint' -l version -d 'Show the version.'

complete -c insetlint -n '__insetlint_is layout' -l format -x -a 'text json' -d 'How rectangles are written.'
complete -c insetlint -n '__insetlint_is layout' -l scale -x -a 'one= two=' -d 'Pixels per point.'
complete -c insetlint -n '__insetlint_is layout' -s h -l help -d 'Show this help.'
complete -c insetlint -n '__insetlint_is layout' -l version -d 'Show the version.'

complete -c insetlint -n '__insetlint_is explain' -f
complete -c insetlint -n '__insetlint_is explain' -a '(insetlint rules --ids 2>/dev/null)'
complete -c insetlint -n '__insetlint_is explain' -a '(__fish_complete_list , \'insetlint rules --ids 2>/dev/null\')'
complete -c insetlint -n '__insetlint_is explain' -s h -l help -d 'Show this help.'
complete -c insetlint -n '__insetlint_is explain' -l version -d 'Show the version.'

complete -c insetlint -n '__insetlint_is completions' -f
complete -c insetlint -n '__insetlint_is completions' -a 'bash zsh fish'
complete -c insetlint -n '__insetlint_is completions' -s h -l help -d 'Show this help.'
complete -c insetlint -n '__insetlint_is completions' -l version -d 'Show the version.'

complete -c insetlint -n '__insetlint_is version' -f
complete -c insetlint -n '__insetlint_is version' -s h -l help -d 'Show this help.'
complete -c insetlint -n '__insetlint_is version' -l version -d 'Show the version.'

complete -c insetlint -n '__insetlint_is help' -f
complete -c insetlint -n '__insetlint_is help' -a 'lint\\t\'Judge the buttons of files and folders.\' layout\\t\'Print where image and title come to lie.\' explain\\t\'Explain rules.\' completions\\t\'Print a shell\\\'s completions.\' version\\t\'Show the version.\' help\\t\'Show help for the program or a command.\''
complete -c insetlint -n '__insetlint_is help' -s h -l help -d 'Show this help.'
complete -c insetlint -n '__insetlint_is help' -l version -d 'Show the version.'
