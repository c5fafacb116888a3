import Foundation
import TestSupport
import Testing

@testable import Linter

/// Globs by the rules of gitignore(5).
@Suite struct GlobTests {
    /// A pattern, a path, and whether it is left out.
    struct Case: Sendable, CustomTestStringConvertible {
        var patterns: [String]
        var path: String
        var isMatched: Bool

        init(_ patterns: String..., path: String, _ isMatched: Bool) {
            self.patterns = patterns
            self.path = path
            self.isMatched = isMatched
        }

        var testDescription: String { "\(patterns.joined(separator: ", ")) on \(path)" }
    }

    static let cases: [Case] = [
        // Without a slash: the name, at any depth.
        Case("a.yml", path: "a.yml", true), Case("a.yml", path: "x/y/a.yml", true),
        Case("a.yml", path: "x/ba.yml", false),
        Case("*.yml", path: "x/a.yml", true), Case("*.yml", path: "x/a.yaml", false), Case("*.yml", path: ".yml", true),
        Case("gen", path: "gen/x/a.yml", true), Case("gen", path: "x/gen/a.yml", true),
        Case("gen", path: "x/gen", true),
        // With a slash: from the folder of the file.
        Case("/a.yml", path: "a.yml", true), Case("/a.yml", path: "x/a.yml", false),
        Case("x/a.yml", path: "x/a.yml", true), Case("x/a.yml", path: "y/x/a.yml", false),
        Case("x/*.yml", path: "x/a.yml", true), Case("x/*.yml", path: "x/y/a.yml", false),
        Case("/*", path: "x/y/a.yml", true), Case("x/y", path: "x/y/z/a.yml", true),
        // A slash at the end: folders only.
        Case("gen/", path: "gen/a.yml", true), Case("gen/", path: "x/gen/a.yml", true),
        Case("gen/", path: "x/gen", false),
        Case("/gen/", path: "x/gen/a.yml", false), Case("x/gen/", path: "x/gen/a.yml", true),
        // Two stars.
        Case("**/a.yml", path: "a.yml", true), Case("**/a.yml", path: "x/y/a.yml", true),
        Case("**/a.yml", path: "x/ba.yml", false), Case("x/**", path: "x/y/a.yml", true),
        Case("x/**", path: "x", false),
        Case("x/**/a.yml", path: "x/a.yml", true), Case("x/**/a.yml", path: "x/y/z/a.yml", true),
        Case("x/**/a.yml", path: "x/ya.yml", false), Case("x/**/a.yml", path: "y/x/a.yml", false),
        Case("**/x/**", path: "y/x/z/a.yml", true), Case("**", path: "x/a.yml", true),
        Case("/**", path: "x/a.yml", true),
        Case("x**/a.yml", path: "xy/a.yml", true), Case("x**/a.yml", path: "xy/z/a.yml", true),
        Case("x**/a.yml", path: "xa.yml", true), Case("[x]**/a.yml", path: "xy/z/a.yml", false),
        Case("?x**/a.yml", path: "yxz/a.yml", true), Case("?x**/a.yml", path: "yxz/w/a.yml", false),
        Case("**x/a.yml", path: "yx/a.yml", true), Case("***/a.yml", path: "x/y/a.yml", true),
        Case("a**b/c", path: "axxb/c", true), Case("x/**/**/a.yml", path: "x/a.yml", true),
        Case("x/**/y/**/z", path: "x/1/y/2/3/z", true), Case("**/**/z", path: "z", true),
        // One star does not cross a slash, a question mark neither.
        Case("x/*/a.yml", path: "x/y/a.yml", true), Case("x/*/a.yml", path: "x/y/z/a.yml", false),
        Case("x?a.yml", path: "x/a.yml", false), Case("?.yml", path: "a.yml", true),
        Case("?.yml", path: "ab.yml", false),
        Case("a*b*c", path: "aXbYc", true), Case("a*b*c", path: "aXcYb", false), Case("*", path: "x", true),
        Case("x/*", path: "x/.a", true),
        // Classes.
        Case("[ab].yml", path: "b.yml", true), Case("[ab].yml", path: "c.yml", false),
        Case("[!ab].yml", path: "c.yml", true), Case("[^ab].yml", path: "a.yml", false),
        Case("[a-c].yml", path: "b.yml", true), Case("[a-c].yml", path: "d.yml", false),
        Case("[]a].yml", path: "].yml", true), Case("[]a].yml", path: "a.yml", true),
        Case("[!]].yml", path: "a.yml", true),
        Case("[a-].yml", path: "-.yml", true), Case("[-a].yml", path: "-.yml", true),
        Case("[[:digit:]].yml", path: "7.yml", true), Case("[[:digit:]].yml", path: "a.yml", false),
        Case("[![:alpha:]_].yml", path: "7.yml", true), Case("[[:upper:][:digit:]].yml", path: "Q.yml", true),
        Case("[\\]].yml", path: "].yml", true), Case("[\\a-\\c].yml", path: "b.yml", true),
        Case("x[!a]y", path: "x/y", false), Case("x[/]y", path: "x/y", false), Case("[[a].yml", path: "[.yml", true),
        Case("[c-a].yml", path: "b.yml", false), Case("[a-c-e].yml", path: "-.yml", true),
        // Escapes.
        Case("\\*.yml", path: "*.yml", true), Case("\\*.yml", path: "a.yml", false), Case("\\!a", path: "!a", true),
        Case("a\\?b", path: "a?b", true), Case("\\a", path: "a", true), Case("a\\\\b", path: "a\\b", true),
        // Negation: the last one counts, but nothing comes back out of a folder that is left out.
        Case("*.yml", "!a.yml", path: "a.yml", false), Case("*.yml", "!a.yml", path: "b.yml", true),
        Case("!a.yml", "*.yml", path: "a.yml", true), Case("gen/", "!gen/a.yml", path: "gen/a.yml", true),
        Case("gen/*", "!gen/a.yml", path: "gen/a.yml", false), Case("gen/*", "!gen/a.yml", path: "gen/b.yml", true),
        Case("/*", "!/x", "/x/*", "!/x/y", path: "x/y/a.yml", false),
        Case("/*", "!/x", "/x/*", "!/x/y", path: "x/z/a.yml", true), Case("*.yml", "!*.yml", path: "a.yml", false),
        // Bytes.
        Case("größe.yml", path: "größe.yml", true), Case("x y.yml", path: "x y.yml", true),
        Case("A.yml", path: "a.yml", false),
        Case("#a.yml", path: "#a.yml", true), Case("a.yml ", path: "a.yml", false),
    ]

    private func list(_ patterns: [String], in folder: String = "/p") throws -> GlobList {
        GlobList(
            folder: FilePath(folder),
            items: try patterns.map { GlobList.Item(pattern: try GlobPattern($0), origin: .byDefault) })
    }

    @Test(arguments: cases)
    func `a glob matches as it says`(_ test: Case) throws {
        #expect((try list(test.patterns).match(FilePath("/p/" + test.path)) != nil) == test.isMatched)
    }

    /// The same table, put to git itself.
    @Test func `git sees it the same way`() throws {
        let folder = try TemporaryFolder()
        let git = BuiltProgram(path: "/usr/bin/env")
        func run(_ arguments: [String], stdin: String = "") throws -> BuiltProgram.Output {
            try git.run(
                ["git", "-c", "core.ignoreCase=false"] + arguments, stdin: stdin,
                environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"], workingFolder: folder.path)
        }
        try #require(try run(["init", "-q", "."]).exitCode == 0)
        for test in Self.cases {
            // These two mean something else in a file of lines: a comment, and blanks to be trimmed.
            guard test.patterns.allSatisfy({ !$0.hasPrefix("#") && !$0.hasSuffix(" ") }) else { continue }
            let work = try TemporaryFolder()
            try #require(try git.run(["git", "init", "-q", work.path]).exitCode == 0)
            try work.write(test.patterns.map { $0 + "\n" }.joined(), to: ".git/info/exclude")
            try work.write("", to: test.path)
            let output = try git.run(
                ["git", "-c", "core.ignoreCase=false", "check-ignore", "-q", "--no-index", "--", test.path],
                workingFolder: work.path)
            #expect((output.exitCode == 0) == test.isMatched, "\(test.testDescription): git says \(output.exitCode)")
        }
    }

    @Test(arguments: ["", "/", "!", "!/", "[ab", "a[", "[!]", "[[:nothing:]]", "a\\", "[a\\", "[a-"])
    func `a pattern that can match nothing is refused`(_ text: String) {
        #expect(throws: GlobPattern.Problem.self) { try GlobPattern(text) }
    }

    @Test func `a file elsewhere can match by its name alone`() throws {
        let globs = try list(["*.draft.yml", "x/*.yml"], in: "/p/config")
        #expect(globs.match(FilePath("/p/x/a.draft.yml")) != nil)
        #expect(globs.match(FilePath("/p/x/a.yml")) == nil)
        #expect(globs.match(FilePath("/p/config/x/a.yml")) != nil)
        #expect(try list(["a"], in: "/").match(FilePath("/a")) != nil)
        #expect(try list(["a"], in: "/p/con").match(FilePath("/p/config/a")) != nil)
        #expect(try list(["/a"], in: "/p/con").match(FilePath("/p/config/a")) == nil)
    }

    @Test func `many stars cost no more than the product of the lengths`() throws {
        let stars = try list([
            String(repeating: "*a", count: 200) + "b", "**/" + String(repeating: "*/**/", count: 60) + "b",
        ])
        let path = "/p/" + Array(repeating: String(repeating: "a", count: 40), count: 40).joined(separator: "/")
        let clock = ContinuousClock()
        let time = clock.measure { #expect(stars.match(FilePath(path)) == nil) }
        #expect(time < .seconds(20))
    }
}
