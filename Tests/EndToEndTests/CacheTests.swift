import Foundation
import TestSupport
import Testing

/// Results that are kept for later runs change nothing but the time.
@Suite struct CacheTests {
    private static let files = [
        "clean.yml": Sample.clean, "a/info.yml": Sample.info, "a/warning.yml": Sample.warning,
        "error.yml": Sample.error, "broken.yml": Sample.broken, "other.yml": Sample.other, "empty.yml": "",
        "held.yml": Sample.error.replacing("44}", with: "44} # insetlint:disable-line frame-too-small"),
        "idle.yml": Sample.clean + "    imageEdgeInsets: {left: 8}\n    disable: [pixel, off-center, nothing]\n",
        "lines.yml": Sample.warning.replacing("\n", with: "\r\n").replacing("Download", with: "Döwnlo\u{301}ad 🎛"),
        "marked.yml": "\u{FEFF}" + Sample.warning,
        "variants.yml": Sample.clean
            + "    variants: {titles: {de: {text: Alle herunterladen, size: {width: 199, height: 21}}}}\n",
        "recipe.yml": Sample.clean.replacing("clean", with: "r") + "    recipe: {use: nothing}\n",
        ".insetlint.yml": "rules: {off-pixel-grid: warning}\ndefaults: {image: {size: {width: 9.3, height: oops}}}\n",
    ]

    /// A folder with specs, and one for the cache beside it.
    private struct Cached {
        let project: Project
        let folder: TemporaryFolder

        init(_ files: [String: String] = CacheTests.files) throws {
            project = try Project(files)
            folder = try TemporaryFolder()
            try project.folder.write("", to: ".git")
        }

        /// Runs with the cache, unless told otherwise.
        func run(_ arguments: [String], isCached: Bool = true) throws -> BuiltProgram.Output {
            try project.run(arguments + (isCached ? ["--cache-dir", folder.path] : ["--no-cache"]))
        }

        /// The names and contents of the cache's files: they change when a file had to be judged.
        func contents() throws -> [String: Data] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.url($0))) })
        }

        /// Expects a run with the cache to say what one without it says.
        @discardableResult
        func check(
            _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
        ) throws -> BuiltProgram.Output {
            let output = try run(arguments)
            let plain = try run(arguments, isCached: false)
            #expect(output.stdout == plain.stdout, "\(arguments)", sourceLocation: sourceLocation)
            #expect(output.stderr == plain.stderr, "\(arguments)", sourceLocation: sourceLocation)
            #expect(output.exitCode == plain.exitCode, "\(arguments)", sourceLocation: sourceLocation)
            return output
        }
    }

    @Test func `every format of a known run is that of a new one`() throws {
        let cached = try Cached()
        try cached.project.folder.write(
            "rules: {off-pixel-grid: warning}\ndefaults: {image: {size: {width: 9.3, height: 9}}}\n",
            to: ".insetlint.yml")
        let first = try cached.check(["--format", "json", "--statistics"])
        #expect(first.exitCode == 1 && first.stdout.split(separator: "\"rule\"").count > 10, "\(first)")
        let before = try cached.contents()
        #expect(before.count == 1)
        for format in Project.formats { try cached.check(["--format", format, "--statistics"]) }
        // What is made of the findings later needs no new judging.
        let later = [
            ["--diff"], ["--diff", "--unsafe-fixes"], ["--fail-on", "info"], ["--max-warnings", "0", "--jobs", "1"],
            ["--absolute-paths"], ["--color", "always", "--format", "text"], ["."], ["a"], ["--list-files"],
            ["--skip-other-yaml", "a/info.yml"], ["--write-baseline", ".known.yml"], ["--baseline", ".known.yml"],
        ]
        for arguments in later { try cached.check(arguments) }
        #expect(try cached.contents() == before)
        // A file that was named by hand is judged as one.
        try cached.check(["other.yml", "./a/info.yml"])
        #expect(try cached.contents() != before)
    }

    @Test func `whatever findings depend on is told apart`() throws {
        var files = Self.files
        files[".insetlint.yml"] = "overrides: [{files: [a/], rules: {unpaired-inset: error}}]\n"
        files["rules/own.yml"] = """
            id: own
            severity: warning
            summary: A rule of one's own.
            assert: fittedSize.width < 50
            message: "too wide: {fittedSize.width}"
            rationale: None.

            """
        files["other/.insetlint.yml"] = "rules: {all: off}\n"
        files["other/x.yml"] = Sample.warning
        let cached = try Cached(files)
        try cached.project.folder.write("", to: "rules/.git")
        let options = [
            [], ["--select", "geometry"], ["--ignore", "geometry"], ["--severity", "unpaired-inset=info"],
            ["--severity", "geometry=off"], ["--extend-select", "all"], ["--variants", "off"], ["--no-config"],
            ["--config", "other/.insetlint.yml"], ["--no-suppressions"], ["--report-unused-suppressions"],
            ["--limit", "findings=1"], ["--limit", "file-size=100"], ["--limit", "nesting=3"], ["--rules", "rules"],
            ["--select", "nothing"], ["--select", "own"], ["--rules", "missing"],
            ["clean.yml", "other.yml", "empty.yml"],
        ]
        for _ in 0..<2 { for option in options { try cached.check(["--format", "jsonl"] + option) } }
        // The same again with each of the files that are read besides the specs changed.
        for (name, old, new) in [
            (".insetlint.yml", "error", "info"), ("other/.insetlint.yml", "all", "geometry"),
            ("rules/own.yml", "50", "500"), ("rules/own.yml", "too wide", "wide"), (".insetlint.yml", "info", "inf"),
            (".insetlint.yml", "inf}", "info}"), ("error.yml", "60", "600"), (".insetlint.yml", "a/", "b/"),
            ("rules/own.yml", "id: own", "id: [own"),
        ] {
            let text = try cached.project.folder.read(name)
            #expect(text.contains(old))
            try cached.project.folder.write(text.replacing(old, with: new), to: name)
            for option in [[], ["--rules", "rules"], ["other"]] {
                try cached.check(["--format", "jsonl"] + option)
                try cached.check(["--format", "jsonl"] + option)
            }
        }
    }

    @Test func `fixes of known files`() throws {
        let cached = try Cached()
        try cached.project.folder.write("rules: {all: on}\n", to: ".insetlint.yml")
        try cached.check(["--diff"])
        let diff = try cached.check(["--diff", "--unsafe-fixes"])
        #expect(diff.stdout.contains("+++ b/idle.yml"), "\(diff.stdout)")
        let fixed = try cached.run(["--fix", "--unsafe-fixes"])
        #expect(fixed.exitCode == 1 && fixed.stderr.contains("fixed "), "\(fixed)")
        #expect(try !cached.project.folder.read("idle.yml").contains("nothing"))
        for _ in 0..<2 {
            try cached.check([])
            try cached.check(["--fix", "--unsafe-fixes"])
            try cached.check(["--diff", "--unsafe-fixes"])
        }
    }

    /// The rules are loaded when the first changed file comes, while others are judged.
    @Test(arguments: [1, 2, 7]) func `a few changed files among many known ones`(jobs: Int) throws {
        let names = (0..<300).map { "button\($0).yml" }
        let cached = try Cached(
            Dictionary(uniqueKeysWithValues: names.map { ($0, $0.contains("3") ? Sample.error : Sample.clean) }))
        let arguments = ["--format", "json", "--jobs", "\(jobs)"]
        try cached.check(arguments)
        for name in [names[0], names[150], names[151], names[299]] {
            try cached.project.folder.write(Sample.warning, to: name)
        }
        let output = try cached.check(arguments)
        #expect(output.stdout.contains(names[150]) && output.stdout.contains(names[299]))
        let before = try cached.contents()
        try cached.check(arguments)
        #expect(try cached.contents() == before)
    }

    @Test func `a damaged cache is written anew`() throws {
        var files = Self.files
        files[".insetlint.yml"] = nil
        let cached = try Cached(files)
        let plain = try cached.check([])
        let whole = try #require(try cached.contents().first)
        let bytes = [UInt8](whole.value)
        var damaged: [[UInt8]] = [[], [0], Array("insetlint cache 1\n".utf8), bytes + [0], [0] + bytes, bytes + bytes]
        damaged += stride(from: 0, to: bytes.count, by: 97).map { Array(bytes.prefix($0)) }
        for place in stride(from: 0, to: bytes.count, by: 61) {
            var changed = bytes
            changed[place] ^= 0x41
            damaged.append(changed)
        }
        for bytes in damaged {
            try FileManager.default.removeItem(atPath: cached.folder.path)
            try cached.folder.write(bytes, to: whole.key)
            chmod(cached.folder.url(whole.key).path, 0o600)
            let output = try cached.run([])
            #expect(output.stdout == plain.stdout && output.stderr == plain.stderr && output.exitCode == 1)
        }
        try cached.run([]).expect(1, stdout: plain.stdout)
        let settled = try cached.contents()
        try cached.run([]).expect(1, stdout: plain.stdout)
        #expect(try cached.contents() == settled)
    }

    @Test func `what is in the way of a cache is none of the user's business`() throws {
        let cached = try Cached()
        try cached.project.folder.write("", to: ".insetlint.yml")
        let plain = try cached.run([], isCached: false)
        try cached.run([]).expect(1)
        let name = try #require(try cached.contents().first).key
        let script = """
            run() { "$insetlint" --cache-dir "$1" > out 2> err; echo "$?" >> err; cat out err; }
            mkdir -p d/\(name) e f locked links real
            mkfifo e/\(name)
            ln -s /dev/zero f/\(name)
            ln -s \(cached.folder.path)/\(name) links/\(name)
            cp \(cached.folder.path)/\(name) real/\(name); chmod 666 real/\(name)
            chmod 500 locked
            for folder in d e f links real locked locked/in/it file/in/it /dev/null /dev/full /proc/none out/x "" ; do
                [ -n "$folder" ] && run "$folder" | cmp - expected || [ -z "$folder" ] || echo "$folder"
            done
            chmod 700 locked
            """
        try cached.project.folder.write(plain.stdout + "1\n", to: "expected")
        try cached.project.folder.write("", to: "file")
        try cached.project.runScript(script).expect(0, stdout: "", stderr: "")
        try cached.project.run("--cache-dir", "").expect(2)
    }

    @Test func `where results are kept`() throws {
        let project = try Project(["a.yml": Sample.warning])
        let folder = try TemporaryFolder()
        func kept() -> [String] {
            (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter {
                $0.hasSuffix(".insetlint-cache")
            }.map { ($0 as NSString).deletingLastPathComponent }
        }
        let home = ["HOME": folder.path + "/home", "XDG_CACHE_HOME": folder.path + "/xdg"]
        try project.run("--no-cache", environment: home).expect(0)
        try project.run("layout", "a.yml", environment: home).expect(0)
        try project.run("--list-files", environment: home).expect(0)
        try project.run("-", stdin: Sample.warning, environment: home).expect(0)
        #expect(kept() == [])
        try project.run(environment: home).expect(0)
        #expect(kept() == ["xdg/insetlint"])
        // A relative folder counts as none.
        try project.run(environment: ["HOME": folder.path + "/home", "XDG_CACHE_HOME": "xdg"]).expect(0)
        #if os(macOS)
            #expect(kept().contains("home/Library/Caches/insetlint"))
        #else
            #expect(kept().contains("home/.cache/insetlint"))
        #endif
        try project.run(environment: ["HOME": "", "XDG_CACHE_HOME": ""]).expect(0)
        #expect(kept().count == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.folder.path) == ["a.yml"])
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/xdg/insetlint")[.posixPermissions]
        #expect(mode as? Int == 0o700)
    }

    @Test func `many runs at once`() throws {
        var files: [String: String] = [:]
        for index in 0..<40 { files["f\(index).yml"] = Sample.warning.replacing("lone", with: "lone\(index)") }
        let project = try Project(files)
        let script = """
            "$insetlint" --no-cache > expected
            for run in 1 2 3 4 5 6 7 8; do
                ( echo "# $run" >> f$run.yml; "$insetlint" --cache-dir c > out$run 2>&1; echo $? >> out$run ) &
            done
            wait
            echo 0 >> expected
            for run in 1 2 3 4 5 6 7 8; do cmp out$run expected; done
            "$insetlint" --cache-dir c --jobs 1 > last; echo 0 >> last; cmp last expected
            ls -A c | grep -vc '[.]insetlint-cache$'; ls c | wc -l
            """
        let output = try project.runScript(script)
        #expect(output.lines.count == 2 && output.lines[0] == "0", "\(output)")
        #expect(Int(output.lines.last ?? "").map { $0 <= 9 } == true, "\(output)")
    }
}
