import Linter
import RuleEngine

/// `insetlint test`: runs the examples inside rule files.
struct TestCommand {
    let settings: Settings

    func run(_ console: inout Console) throws(Failure) -> Int32 {
        var own = settings
        own.ruleFolders = settings.paths + settings.ruleFolders
        let recipes = try settings.recipeLibrary()
        let rules =
            own.ruleFolders.isEmpty ? try settings.catalogue().rules : try own.ownRules()
        var failed = 0
        for rule in rules {
            let failures = RuleTester(rule, recipes: recipes, limits: settings.limits).failures()
            if failures.isEmpty {
                let count = rule.examples.count
                if !settings.isQuiet {
                    console.write("ok      \(rule.topic)/\(rule.id), \(count) example\(count == 1 ? "" : "s")\n")
                }
            } else {
                failed += 1
                console.write("FAILED  \(rule.topic)/\(rule.id)\n" + failures.map { "        \($0)\n" }.joined())
            }
        }
        console.write("\(rules.count - failed) of \(rules.count) rules are what their examples say\n")
        return failed == 0 ? 0 : 1
    }
}
