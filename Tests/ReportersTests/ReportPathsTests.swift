import Diagnostics
import Reporters
import Testing

@Suite struct ReportPathsTests {
    @Test(arguments: [
        ("a/b.yml", "a/b.yml"), ("./a.yml", "a.yml"), ("././/a.yml", "a.yml"), ("../a.yml", "../a.yml"),
        ("/x/a.yml", "/x/a.yml"), ("./", "./"), (".", "."), (".hidden.yml", ".hidden.yml"), ("<stdin>", "<stdin>"),
    ])
    func `shown as given`(_ path: String, _ shown: String) {
        #expect(ReportPaths(workingDirectory: "/repo/sub").shown(path) == shown)
    }

    @Test(arguments: [
        ("a/b.yml", "/repo/sub/a/b.yml"), ("./a.yml", "/repo/sub/a.yml"), ("../a.yml", "/repo/a.yml"),
        ("/x/../a.yml", "/a.yml"), ("../../../../a.yml", "/a.yml"), ("<stdin>", "<stdin>"),
    ])
    func `shown absolute`(_ path: String, _ shown: String) {
        #expect(ReportPaths(workingDirectory: "/repo/sub", areAbsolute: true).shown(path) == shown)
    }

    @Test(arguments: [
        ("a.yml", "sub/a.yml"), ("./x/../a.yml", "sub/a.yml"), ("../a.yml", "a.yml"), ("/repo/a.yml", "a.yml"),
        ("/repo2/a.yml", "/repo2/a.yml"), ("../../a.yml", "/a.yml"), ("<stdin>", "<stdin>"), ("/repo", "/repo"),
    ])
    func `relative to the root of the repository`(_ path: String, _ shown: String) {
        #expect(ReportPaths(workingDirectory: "/repo/sub/", root: "/repo/").relativeToRoot(path) == shown)
    }

    @Test func `without a root the working folder is one`() {
        #expect(ReportPaths(workingDirectory: "/repo/sub").relativeToRoot("./a.yml") == "a.yml")
        #expect(ReportPaths().relativeToRoot("./b/../a.yml") == "a.yml")
        #expect(ReportPaths().relativeToRoot("../a.yml") == "../a.yml")
    }

    @Test func `sarif escapes addresses and tells paths outside the root apart`() {
        let source = Source("dir/a b#[x]%?:文.yml", "title: x\n")
        let outside = Source("/other/a.yml", "title: x\n")
        let report = AwkwardRun.report(
            .sarif,
            of: [
                ("a", [source.finding("r", .error, "m", at: "x")]), ("b", [outside.finding("r", .error, "m", at: "x")]),
            ],
            paths: ReportPaths(workingDirectory: "/repo/sub", root: "/repo"))
        #expect(report.contains(#""uri": "sub/dir/a%20b%23%5Bx%5D%25%3F%3A%E6%96%87.yml""#))
        #expect(report.contains(#""uri": "file:///other/a.yml""#))
    }
}
