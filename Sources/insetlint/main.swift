import Options

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

var console = Console()
let code = runProgram(Array(CommandLine.arguments.dropFirst()), &console)
console.flush()
if let problem = console.problem {
    Console.complain("insetlint: cannot write to standard output: \(problem)")
    exit(2)
}
exit(code)

/// Does what the arguments ask for; gives the exit code: 0, 1 or 2.
private func runProgram(_ arguments: [String], _ console: inout Console) -> Int32 {
    do throws(UsageError) {
        switch try CommandTable.program.parse(arguments, into: Settings()) {
        case .help(let command?):
            console.write(CommandTable.program.helpText(for: command, width: min(100, Console.width)))
        case .help(nil): console.write(CommandTable.program.helpText(width: min(100, Console.width)))
        case .version: console.write("insetlint \(Version.number)\n")
        case .run(let settings): return run(settings, &console)
        }
        return 0
    } catch {
        Console.complain("insetlint: \(error.message)")
        if let hint = error.hint { Console.complain(hint) }
        return 2
    }
}

private func run(_ settings: Settings, _ console: inout Console) -> Int32 {
    do throws(Failure) {
        switch settings.command {
        case .lint: return try LintCommand(settings: settings).run(&console)
        case .layout: return try LayoutCommand(settings: settings).run(&console)
        case .render: return try RenderCommand(settings: settings).run(&console)
        case .solve: return try SolveCommand(settings: settings).run(&console)
        case .migrate: return try MigrateCommand(settings: settings).run(&console)
        case .extract: return try ExtractCommand(settings: settings).run(&console)
        case .rules: return try RulesCommand(settings: settings).run(&console)
        case .recipes: return try RecipesCommand(settings: settings).run(&console)
        case .initialize: return try InitCommand(settings: settings).run(&console)
        case .test: return try TestCommand(settings: settings).run(&console)
        case .schema: return try SchemaCommand(settings: settings).run(&console)
        case .completions: return CompletionsCommand(settings: settings).run(&console)
        case .manual: return ManualCommand().run(&console)
        case .explain: return try ExplainCommand(settings: settings).run(&console)
        }
    } catch {
        Console.write(report: error.report)
        for message in error.messages { Console.complain("insetlint: \(message)") }
        return 2
    }
}
