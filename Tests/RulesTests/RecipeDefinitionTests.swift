import ButtonLayout
import ButtonSpec
import Diagnostics
import Linter
import RuleSupport
import SpecTree
import Testing
import YAMLReader

/// The values under a recipe's `let`, each of which may use those before it. Recipe files may be anybody's.
@Suite struct RecipeDefinitionTests {
    /// Each uses the two before it: computed anew at every use, the last of 200 would take longer than anyone waits.
    @Test func `a definition is computed once`() throws {
        #expect(try last(of: 200) { "(d\($0 - 1) + d\($0 - 2)) / 2" } == 5)
    }

    @Test func `a chain of definitions may be long`() throws {
        #expect(try last(of: 20_000) { "d\($0 - 1) + 1" } == 20_003)
    }

    @Test func `a definition that nothing uses is not missed`() throws {
        #expect(try last(of: 9) { $0 == 8 ? "d2 * 2" : "d\($0 - 1)" } == 10)
    }

    /// The last of that many definitions, as a button's inset; the first two are `spacing`, which is 5.
    private func last(of count: Int, definition: (Int) -> String) throws -> Double? {
        let definitions = (2..<count).map { "  d\($0): \(definition($0))\n" }.joined()
        let recipe = """
            system: Test
            summary: A test.
            params:
              spacing: {default: 5, summary: The gap.}
            let:
              d0: spacing
              d1: spacing
            \(definitions)recipes:
              Test.last:
                summary: The last definition.
                titleEdgeInsets: [0, d\(count - 1), 0, 0]

            """
        let file = RuleFile(path: "recipe.yml", topic: "recipes", contents: Array(recipe.utf8))
        let catalogue = RecipeCatalogue([file], limits: Limits())
        #expect(catalogue.findings.map(\.line) == [])
        let spec = SourceFile(path: "spec.yml", text: "buttons: [{name: a, recipe: {use: Test.last}}]\n")
        let document = SpecDecoder.decode(
            YAMLReader.read(spec).tree, recipes: RecipeLibrary { catalogue.recipes })
        #expect(document.diagnostics.map(\.message) == [])
        return try #require(document.buttons.first).insets(.titleEdgeInsets).left
    }
}
