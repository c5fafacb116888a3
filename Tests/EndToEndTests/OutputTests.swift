import Foundation
import TestSupport
import Testing

/// Reports: their order, formats and places.
@Suite struct OutputTests {
    @Test func `the order of a report does not depend on the jobs`() throws {
        var files: [String: String] = [:]
        for index in 0..<150 {
            files["d\(index % 7)/f\(index).yml"] =
                [Sample.error, Sample.warning, Sample.clean, Sample.broken][index % 4]
        }
        let project = try Project(files)
        let one = try project.run("--jobs", "1")
        one.expect(1)
        #expect(one.lines.count == 38 + 38 + 37)
        let places = one.lines.map { String($0.prefix { $0 != ":" }) }
        #expect(places == places.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for jobs in ["2", "8"] {
            for _ in 0..<2 { #expect(try project.run("-j", jobs).stdout == one.stdout, "\(jobs) jobs") }
        }
        for format in ["json", "sarif", "junit"] {
            let single = try project.run("--format", format, "--jobs", "1").stdout
            #expect(try project.run("--format", format, "--jobs", "8").stdout == single)
        }
    }

    /// Other threads come to the end of what may wait for the slow file.
    @Test func `a slow file holds up the others, and nothing is lost`() throws {
        let lines = Sample.error.split(separator: "\n").map(String.init)
        let slow = (0..<1_500).flatMap { number in
            lines.dropFirst().map { $0.replacing("name: ", with: "name: b\(number)-") }
        }
        var files = ["a.yml": ([lines[0]] + slow).joined(separator: "\n") + "\n"]
        for index in 0..<300 { files["b\(index).yml"] = [Sample.error, Sample.clean][index % 2] }
        let project = try Project(files)
        let one = try project.run("--jobs", "1")
        one.expect(1)
        #expect(one.lines.count > 300)
        #expect(try project.run("--jobs", "2").stdout == one.stdout)
    }

    @Test func `findings of a file are sorted by place`() throws {
        let project = try Project([
            "a.yml": Sample.error + "  - frame: 3\n    name: b\n    fram: 1\n  - name: lone\n"
                + Sample.warning.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n"
        ])
        let places = try project.run().lines.compactMap {
            $0.split(separator: ":").dropFirst().first.flatMap { Int($0) }
        }
        #expect(places == [3, 5, 7, 11])
    }

    @Test func `several reports at once`() throws {
        let project = try Project(["a.yml": Sample.warning])
        let output = try project.run("--format", "sarif", "--output", "a.sarif", "--format", "text", "a.yml")
        output.expect(0, stderr: "")
        #expect(output.stdout.hasSuffix("1 can be fixed with --fix --unsafe-fixes\n"))
        let sarif =
            try JSONSerialization.jsonObject(with: Data(try project.folder.read("a.sarif").utf8)) as? [String: Any]
        #expect(sarif?["version"] as? String == "2.1.0")
        #expect(try project.run("a.yml", "--format", "sarif").stdout == (try project.folder.read("a.sarif")))
        let files = try project.run("-o", "one.txt", "--format", "json", "-otwo.json", "a.yml")
        files.expect(0, stdout: "", stderr: "")
        #expect(try project.folder.read("one.txt").hasPrefix("a.yml:5:29: warning: "))
        #expect(try project.folder.read("two.json").hasPrefix("{"))
    }

    /// A link stays a link, and what it leads to keeps its permissions.
    @Test func `a report goes through links, pipes and devices`() throws {
        let project = try Project(["a.yml": Sample.warning, "file": "old and longer than the report" + Sample.warning])
        let output = try project.runScript(
            """
            chmod 600 file; ln -s file link; ln -s new dangling; mkfifo pipe; cat pipe > piped & cat=$!
            $insetlint -o link --format gcc -o dangling --format gcc -o pipe --format gcc -o /dev/null \
                --format gcc -o >(cat > process) a.yml; code=$?
            wait $cat $!; [ -L link ] && [ -L dangling ] && [ -p pipe ] && [ -n "$(find file -perm 600)" ] || echo changed
            exit $code
            """)
        output.expect(0, stdout: "", stderr: "")
        let report = try project.run("a.yml").stdout
        for name in ["file", "new", "piped", "process"] { #expect(try project.folder.read(name) == report, "\(name)") }
    }

    @Test func `a report that is longer than what is written at once`() throws {
        let files = Dictionary(uniqueKeysWithValues: (1000...1150).map { ("f\($0).yml", Sample.error + Sample.broken) })
        let project = try Project(files)
        let formats = Project.formats + ["html"]
        let outputs = formats.flatMap { ["--format", $0, "-o", "out.\($0)"] }
        let all = try project.run(outputs + ["--format", "json"])
        all.expect(1, stderr: "")
        #expect(all.stdout.utf8.count > 1 << 17)
        for format in formats {
            let single = try project.run("--format", format)
            single.expect(1, stderr: "")
            #expect(try project.folder.read("out.\(format)") == single.stdout, "\(format)")
        }
        #expect(try project.folder.read("out.json") == all.stdout)
    }

    @Test func `a report that cannot be written is told`() throws {
        let project = try Project(["a.yml": Sample.warning])
        let output = try project.run("--format", "json", "--output", "missing/a.json", "a.yml")
        output.expect(
            2, stdout: "", stderr: "insetlint: cannot write missing/a.json: there is no such file or folder\n")
        let full = try project.runScript("[ -e /dev/full ] || exec echo full; $insetlint a.yml > /dev/full")
        full.expect(2, stderr: "insetlint: cannot write to standard output: No space left on device\n")
    }

    @Test func `a reader that closes its pipe does not change the exit code`() throws {
        var files: [String: String] = [:]
        for index in 0..<300 { files["f\(index).yml"] = Sample.error }
        let project = try Project(files)
        let output = try project.runScript(
            #"set -o pipefail; $insetlint . | head -n 1; echo "${PIPESTATUS[0]}""#)
        #expect(output.lines.count == 2 && output.lines.last == "1", "\(output)")
        #expect(output.stderr == "")
        let clean = try project.runScript(
            #"$insetlint --format json --severity all=info . | true; echo "${PIPESTATUS[0]}""#)
        #expect(clean.lines == ["0"], "\(clean)")
        let closed = try project.runScript("$insetlint . >&-; echo $?")
        #expect(["1", "2"].contains(closed.lines.last ?? ""), "\(closed)")
        #expect(try project.runScript("$insetlint . 2>&- | tail -n 1 | wc -l").exitCode == 0)
    }

    @Test func `a job of GitHub gets annotations unless a format is named`() throws {
        let project = try Project(["a.yml": Sample.warning])
        let github = ["GITHUB_ACTIONS": "true"]
        #expect(try project.run("a.yml", environment: github).stdout.hasPrefix("::warning file=a.yml,line=5,"))
        #expect(try project.run("--format", "gcc", "a.yml", environment: github).stdout.hasPrefix("a.yml:5:29:"))
        #expect(try project.run("a.yml", environment: ["GITHUB_ACTIONS": "false"]).stdout.hasPrefix("a.yml:5:29:"))
        let layout = try project.run("layout", "a.yml").stdout
        #expect(try project.run("layout", "a.yml", environment: github).stdout == layout)
    }

    @Test func `colour is for terminals, unless asked for`() throws {
        let project = try Project(["a.yml": Sample.warning])
        func isColoured(_ arguments: String..., environment: [String: String] = [:]) throws -> Bool {
            let output = try project.run(["--format", "text", "a.yml"] + arguments, environment: environment)
            return output.stdout.contains("\u{1B}[")
        }
        #expect(try !isColoured())
        #expect(try isColoured("--color", "always"))
        #expect(try isColoured(environment: ["FORCE_COLOR": "1"]))
        #expect(try !isColoured(environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
        #expect(try !isColoured("--color=never", environment: ["FORCE_COLOR": "1"]))
        #expect(try isColoured("--color=always", environment: ["NO_COLOR": "1"]))
        #expect(try isColoured(environment: ["FORCE_COLOR": "1", "NO_COLOR": ""]))
        try project.run("--format", "text", "-o", "a.txt", "--color", "always", "a.yml").expect(0)
        #expect(try !project.folder.read("a.txt").contains("\u{1B}["))
    }

    @Test func `paths are as given, or absolute`() throws {
        let project = try Project(["sub/a.yml": Sample.warning])
        #expect(try project.run("sub/a.yml").stdout.hasPrefix("sub/a.yml:"))
        #expect(try project.run("./sub").stdout.hasPrefix("sub/a.yml:"))
        #expect(try project.run("--absolute-paths", "sub").stdout.hasPrefix(project.folder.path + "/sub/a.yml:"))
    }

    @Test func `quiet leaves out the summary`() throws {
        let project = try Project(["a.yml": Sample.warning, "b.yml": Sample.clean])
        try project.run("--format", "text", "--quiet", "b.yml").expect(0, stdout: "")
    }
}
