" insetlint as a compiler of Vim: save it as ~/.vim/compiler/insetlint.vim (Neovim: ~/.config/nvim/compiler/),
" then `:compiler insetlint` and `:make` or `:make %`.

if exists("current_compiler")
  finish
endif
let current_compiler = "insetlint"

CompilerSet makeprg=insetlint\ --format\ gcc
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m
