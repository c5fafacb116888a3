import Foundation
import TestSupport
import Testing

/// Full disks, locked folders, closed pipes and signals: nothing is lost, nothing is left half-written, and the exit code
/// and the words say so.
@Suite struct OutsideFaultTests {
    /// A button with one safe fix, and the file after it.
    private static let idle = Sample.clean.replacing("clean", with: "idle") + "    imageEdgeInsets: {left: 8}\n"
    private static let fixedIdle = Sample.clean.replacing("clean", with: "idle")
    private static let padding = "# " + String(repeating: "x", count: 3_000) + "\n"

    /// A spec of buttons that are too small.
    private static func errors(_ count: Int) -> String {
        "buttons:\n" + (0..<count).map { Sample.error.dropFirst(9).replacing("narrow", with: "n\($0)") }.joined()
    }

    private func names(_ project: Project, _ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: project.folder.url(folder).path).sorted()
    }

    // MARK: - Full disks

    /// Files may have 2 KiB, as if no more was left.
    @Test func `a file that cannot be written whole stays as it was`() throws {
        let project = try Project(["large.yml": Self.padding + Self.idle, "small.yml": Self.idle])
        let output = try project.runScript("ulimit -f 2; $insetlint --fix")
        output.expect(
            2, stderr: "fixed 1 finding in 1 file\ninsetlint: cannot write large.yml: File too large\n")
        #expect(try project.folder.read("large.yml") == Self.padding + Self.idle)
        #expect(try project.folder.read("small.yml") == Self.fixedIdle)
        #expect(try names(project) == ["large.yml", "small.yml"])
    }

    @Test func `a report, a baseline or a cache that cannot be written whole is not there`() throws {
        let project = try Project(["a.yml": Self.errors(40), "old.json": "old", ".b.yml": "version: 1\nfindings: []\n"])
        func run(_ arguments: String) throws -> BuiltProgram.Output {
            try project.runScript("ulimit -f 2; $insetlint \(arguments) a.yml > /dev/null")
        }
        for file in ["old.json", "new.json"] {
            try run("--format json -o \(file)").expect(
                2, stderr: "insetlint: cannot write \(file): File too large\n")
        }
        try run("--write-baseline .b.yml").expect(2, stderr: "insetlint: cannot write .b.yml: File too large\n")
        try project.runScript("ulimit -f 0; $insetlint --cache-dir c a.yml > /dev/null").expect(1, stderr: "")
        #expect(try project.folder.read("old.json") == "old")
        #expect(try project.folder.read(".b.yml") == "version: 1\nfindings: []\n")
        #expect(try names(project) == [".b.yml", "a.yml", "c", "old.json"] && names(project, "c") == [])
    }

    /// The one report is cut off in the middle, the other is short enough.
    @Test func `a report that cannot be written takes no other along`() throws {
        let project = try Project(["a.yml": Self.errors(400), "large.json": "old"])
        let output = try project.runScript(
            "ulimit -f 100; $insetlint --format json -o large.json --format gcc -o small.txt --format gcc a.yml | cat")
        output.expect(0, stderr: "insetlint: cannot write large.json: File too large\n")
        #expect(output.lines.count == 400)
        #expect(try project.folder.read("small.txt") == output.stdout && project.folder.read("large.json") == "old")
        #expect(try names(project) == ["a.yml", "large.json", "small.txt"])
    }

    @Test func `standard output that is full is told`() throws {
        let project = try Project(["a.yml": Self.idle])
        let words = "insetlint: cannot write to standard output: No space left on device\n"
        for arguments in ["--fix - < a.yml", "--diff", "layout a.yml", "rules", "--help", "solve --help"] {
            let output = try project.runScript("[ -e /dev/full ] || exit 2; $insetlint \(arguments) > /dev/full")
            output.expect(2)
            #expect(output.stderr.hasSuffix(words) || !FileManager.default.fileExists(atPath: "/dev/full"))
        }
        try project.runScript("[ ! -e /dev/full ] || $insetlint a.yml 2> /dev/full").expect(0)
        #expect(try project.folder.read("a.yml") == Self.idle)
    }

    /// A disk of its own, as root can have one on Linux.
    @Test func `a disk that is full or cannot be written`() throws {
        let project = try Project(["disk/keep": ""])
        let text = Self.padding + Self.idle
        try project.folder.write(text, to: "spec")
        let output = try project.runScript(
            """
            mount -t tmpfs -o size=64k tmpfs disk 2> /dev/null || { echo none; exit 0; }
            trap 'cd "$OLDPWD"; umount disk' EXIT
            cd disk
            cp ../spec a.yml; cp ../spec b.yml
            cat /dev/zero > rest 2> /dev/null
            $insetlint --fix --cache-dir c; echo "code $?"
            $insetlint --format json -o report.json; echo "code $?"
            cmp a.yml ../spec; cmp b.yml ../spec
            rm rest
            mount -o remount,ro disk ../disk
            $insetlint --fix --cache-dir c; echo "code $?"
            cmp a.yml ../spec; ls -A
            """)
        guard output.stdout != "none\n" else { return }
        output.expect(0)
        let full = ["a.yml", "b.yml", "report.json"].map { "insetlint: cannot write \($0): No space left on device\n" }
        let locked = ["a.yml", "b.yml"].map { "insetlint: cannot write \($0): Read-only file system\n" }
        #expect(output.stderr == (full + locked).joined())
        #expect(
            output.stdout == "code 2\ncode 2\ncode 2\na.yml\nb.yml\n" || output.stdout.hasSuffix("a.yml\nb.yml\nc\n"))
    }

    // MARK: - Folders and files

    @Test(.enabled(if: FileTests.canBeNobody, "there is nobody but root"))
    func `a folder or file that cannot be written stays as it was`() throws {
        let project = try Project(["shut/a.yml": Self.idle, "open/b.yml": Self.idle, "open/c.yml": Self.idle])
        let script = """
            chmod 755 .; chmod 555 shut; chmod 777 open; chmod 666 shut/a.yml open/b.yml; chmod 444 open/c.yml
            \(FileTests.asNobody)$insetlint --fix -q . ; code=$?; chmod 755 shut; exit $code
            """
        try project.runScript(script).expect(
            2,
            stderr: "insetlint: cannot write open/c.yml: permission denied\n"
                + "insetlint: cannot write shut/a.yml: permission denied\n")
        #expect(try project.folder.read("shut/a.yml") == Self.idle && project.folder.read("open/c.yml") == Self.idle)
        #expect(try project.folder.read("open/b.yml") == Self.fixedIdle)
        #expect(try names(project, "shut") == ["a.yml"] && names(project, "open") == ["b.yml", "c.yml"])
    }

    @Test(.enabled(if: FileTests.canBeNobody, "there is nobody but root"))
    func `a report in a folder that cannot be written stays as it was`() throws {
        let project = try Project(["a.yml": Sample.error, "shut/old.json": "old", "open/new.txt": "old"])
        let script = """
            chmod 755 .; chmod 666 shut/old.json; chmod 555 shut; chmod 777 open
            \(FileTests.asNobody)$insetlint --format json -o shut/old.json --format gcc -o open/new.txt a.yml
            code=$?; chmod 755 shut; exit $code
            """
        try project.runScript(script).expect(
            2, stdout: "", stderr: "insetlint: cannot write shut/old.json: permission denied\n")
        #expect(try project.folder.read("shut/old.json") == "old")
        #expect(try project.folder.read("open/new.txt") == project.run("a.yml").stdout)
        #expect(try names(project, "shut") == ["old.json"] && names(project, "open") == ["new.txt"])
    }

    /// What is walked may be anything; what is named is told.
    @Test func `a walk passes over what is no file`() throws {
        let project = try Project(["a.yml": Sample.warning])
        let output = try project.runScript(
            """
            mkfifo pipe.yml; ln -s loop loop; ln -s ../x.yml x.yml; ln -s . here; ln -s / root.yml; mkdir folder.yml
            ln -s pipe.yml p.yml; ln -s /dev/zero zero.yml
            python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("s.yml")' 2> /dev/null
            $insetlint --fix .
            """)
        output.expect(0, stderr: "")
        #expect(output.lines.count == 1 && output.stdout.hasPrefix("a.yml:5"), "\(output)")
        for name in ["pipe.yml", "p.yml", "zero.yml", "loop"] {
            let named = try project.run("--fix", name)
            named.expect(2, stdout: "")
            #expect(named.stderr.hasPrefix("insetlint: cannot read \(name): "), "\(named.stderr)")
        }
    }

    @Test func `a folder of 100,000 files`() throws {
        let project = try Project([
            "many/0.yml": "# empty\n", "many/1.yml": "", "many/last.yml": Sample.warning,
        ])
        let folder = project.folder.path + "/many"
        for number in 2..<100_000 {
            // Links to two files: that many files of their own take longer to make than to judge.
            guard link("\(folder)/\(number % 2).yml", "\(folder)/\(number).yml") == 0 else {
                Issue.record("link \(number): \(errno)")
                return
            }
        }
        // In 1 GB, which is mostly what a program asks for and does not use.
        let output = try project.runScript(
            "ulimit -v 1000000; $insetlint many; code=$?; rm -rf many; exit $code", timeout: 600)
        output.expect(0, stderr: "")
        #expect(output.lines.count == 1 && output.stdout.hasPrefix("many/last.yml:5:29: warning"), "\(output)")
    }

    // MARK: - Pipes and signals

    @Test func `a reader that goes takes nothing along`() throws {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<300).map { ("f\($0).yml", Self.idle + Sample.error.dropFirst(9)) })
        let project = try Project(files)
        let output = try project.runScript(
            """
            $insetlint --diff | true; echo "${PIPESTATUS[0]}"
            $insetlint --fix | true; echo "${PIPESTATUS[0]}"
            $insetlint --fix 2>&1 >&- | true; echo "${PIPESTATUS[0]}"
            """)
        #expect(output.lines.prefix(2) == ["1", "1"], "\(output)")
        #expect(["1", "2"].contains(output.lines.last ?? ""), "\(output)")
        for name in files.keys { #expect(try project.folder.read(name) == Self.fixedIdle + Sample.error.dropFirst(9)) }
        #expect(try names(project).count == 300)
    }

    /// The program is stopped when it has fixed some of the files.
    @Test(arguments: ["INT", "TERM", "HUP"]) func `a run that is stopped leaves whole files`(_ signal: String) throws {
        let spec =
            "buttons:\n" + (1...30).map { Sample.warning.dropFirst(9).replacing("lone", with: "lone\($0)") }.joined()
        let fixed = spec.replacing("{left: 8}", with: "{left: 8, right: -8}")
        let files = Dictionary(uniqueKeysWithValues: (1000...1200).map { ("f\($0).yml", spec) })
        let project = try Project(files)
        // With `set -m` the program in the background does not ignore SIGINT.
        let output = try project.runScript(
            """
            set -m; cp f1000.yml spec
            $insetlint --fix --unsafe-fixes --cache-dir c . & program=$!
            while cmp -s spec f1000.yml && kill -0 $program; do :; done
            kill -\(signal) $program; wait $program; echo $?; rm spec
            """)
        let states = try files.keys.map { try project.folder.read($0) }
        #expect(states.allSatisfy { $0 == spec || $0 == fixed })
        #expect(try names(project).count == files.count + 1 && names(project).first == "c")
        #expect(try names(project, "c").allSatisfy { $0.hasSuffix(".insetlint-cache") })
        // It may have been done before it was stopped.
        guard output.lines != ["0"] else { return }
        let number = ["INT": 2, "TERM": 15, "HUP": 1][signal] ?? 0
        #expect(output.lines == ["\(128 + number)"], "\(output)")
        #expect(states.contains(fixed))
        #expect(output.stderr.contains("insetlint: stopped; files that were not fixed are as they were\n"), "\(output)")
        // The next run does the rest.
        try project.run("--fix", "--unsafe-fixes", "--cache-dir", "c").expect(0, stdout: "")
        for name in files.keys { #expect(try project.folder.read(name) == fixed) }
    }

    /// The program is stopped while it waits for standard input, and while nobody reads the other report. Then a second
    /// signal ends it at once.
    @Test(arguments: ["INT", "TERM", "HUP"]) func `a run that is stopped leaves the old report`(_ signal: String) throws
    {
        var files = Dictionary(uniqueKeysWithValues: (1000...1100).map { ("f\($0).yml", Self.errors(30)) })
        files["old.json"] = "old"
        let project = try Project(files)
        let output = try project.runScript(
            """
            set -m; mkfifo silent; exec 3<> silent
            stop() {
                while kill -0 $! && ! ls -A | grep -q tmp; do :; done
                while kill -\(signal) $! 2> /dev/null; do sleep 0.01; done
                wait $!; echo $?
            }
            $insetlint --format json -o old.json --format sarif -o new.sarif - <&3 & stop
            $insetlint --format json -o old.json --format sarif -o new.sarif --format text . >&3 & stop
            rm silent
            """)
        let number = ["INT": 2, "TERM": 15, "HUP": 1][signal] ?? 0
        #expect(output.lines == ["\(128 + number)", "\(128 + number)"], "\(output)")
        #expect(try project.folder.read("old.json") == "old")
        #expect(try names(project) == files.keys.sorted())
    }

    @Test func `a signal that is ignored stops nothing`() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<60).map { ("f\($0).yml", Self.idle) })
        let project = try Project(files)
        let output = try project.runScript(
            """
            trap '' HUP
            $insetlint -q --fix . & program=$!
            for i in 1 2 3 4 5 6 7 8 9; do kill -HUP $program 2> /dev/null; done
            wait $program; echo $?
            """)
        #expect(output.lines == ["0"], "\(output)")
        for name in files.keys { #expect(try project.folder.read(name) == Self.fixedIdle) }
    }
}
