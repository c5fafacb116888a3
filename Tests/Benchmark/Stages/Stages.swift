import BuiltinRules
import ButtonLayout
import ButtonSpec
import Diagnostics
import Linter
import Reporters
import RuleEngine
import SpecTree
import YAMLReader

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Measures what each stage of a run takes, on one thread, over the specs of a folder.
///
/// Prints a line a stage: its name and its CPU time in seconds. `rules` is judging without the layout that is a part of
/// it: the facts are read when a rule first asks for them, so they have no time of their own.
@main
struct Stages {
    private var seconds: [(stage: String, seconds: Double)] = []

    static func main() {
        guard CommandLine.arguments.count == 2 else { return complain("usage: Stages FOLDER") }
        let files = FileDiscovery(paths: [FilePath(CommandLine.arguments[1])]).files
        guard !files.isEmpty else { return complain("there are no specs in \(CommandLine.arguments[1])") }
        let limits = Limits()
        let rules = RuleCatalogue(
            BuiltinRules.rules.map {
                RuleFile(path: $0.name, topic: $0.topic, contents: $0.conditionText, texts: $0.findingText)
            }, limits: limits
        ).rules.filter(\.isOnByDefault)
        let recipes = RecipeLibrary {
            RecipeCatalogue(
                BuiltinRules.recipes.map { RuleFile(path: $0.name, topic: $0.topic, contents: $0.text) }, limits: limits
            ).recipes
        }
        var stages = Stages()
        let ruleSet = RuleSet(rules)
        let linter = FileLinter(rules: ruleSet, recipes: recipes, limits: limits)
        var report = Report(.text, context: ReportContext(tool: ToolDescription(version: "0"))) { _ in }
        for file in files {
            guard let contents = try? FileSystem.contents(of: file.path, limit: limits.fileSize) else { continue }
            let source = SourceFile(path: file.path.display, contents: contents)
            let tree = stages.time("read") { YAMLReader.read(source, limits: limits).tree }
            let buttons = stages.time("decode") {
                SpecDecoder.decode(tree, recipes: recipes, limits: limits).buttons
            }
            stages.time("layout") {
                for spec in buttons { _ = spec.layoutInput(direction: spec.layoutDirection).map { Layout($0) } }
            }
            stages.time("layout and rules") { _ = ruleSet.judge(buttons, in: tree) }
            let findings = linter.lint(contents, path: file.path.display, isNamed: false).findings
            stages.time("report") { report.add(findings, of: file.path.display) }
        }
        stages.printAll()
    }

    private static func complain(_ message: String) {
        _ = FileSystem.write(Array((message + "\n").utf8), to: 2)
        exit(2)
    }

    private mutating func time<Result>(_ stage: String, _ body: () -> Result) -> Result {
        let start = Self.now
        let result = body()
        let taken = Self.now - start
        if let index = seconds.firstIndex(where: { $0.stage == stage }) {
            seconds[index].seconds += taken
        } else {
            seconds.append((stage, taken))
        }
        return result
    }

    /// The CPU time of the process so far, in seconds.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func printAll() {
        let layout = seconds.first { $0.stage == "layout" }?.seconds ?? 0
        for (stage, taken) in seconds {
            let isJudging = stage == "layout and rules"
            print(isJudging ? "rules" : stage, isJudging ? max(0, taken - layout) : taken)
        }
    }
}
