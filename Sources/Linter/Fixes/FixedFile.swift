import Diagnostics
import SpecTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileLinter {
    /// Judges the contents of a file with its fixes made; nothing is written.
    public func fix(_ contents: [UInt8], path: String, isNamed: Bool, _ options: FixOptions) -> FileReport {
        let file = SourceFile(path: path, contents: contents)
        let reading = FileReading(file, limits: limits)
        let judgement = judgement(of: file, in: reading, isNamed: isNamed)
        let report = judgement.report(on: file)
        guard report.mayBeFixed(options, limits) else {
            return report.with(FixResult(before: contents, after: contents))
        }
        let known = JudgedReading(reading: reading, found: judgement.found)
        return fix(contents, path: path, isNamed: isNamed, options, from: report, known: known)
    }

    /// Goes on from the report of the file as it is; `known` is what reading it has given, nil where that is not there
    /// any more.
    func fix(
        _ contents: [UInt8], path: String, isNamed: Bool, _ options: FixOptions, from start: FileReport,
        known: JudgedReading?
    ) -> FileReport {
        let fixer = FileFixer(linter: self, includesUnsafe: options.includesUnsafe)
        var (result, report) = fixer.fix(contents, path: path, isNamed: isNamed, from: start, known: known)
        if options.writesFiles == false, result.isChanged, !result.isUTF8 {
            result.notes.append("a diff cannot show a file in UTF-16; --fix changes it")
        }
        if options.showsButtons {
            result.buttons = changes(from: result.before, to: result.after, path: path)
        }
        report.fixes = result
        return report
    }
}

extension FileReport {
    /// Whether there are fixes to be made, or findings that were left out and may have some.
    func mayBeFixed(_ options: FixOptions, _ limits: Limits) -> Bool {
        isCut(limits) || findings.contains { $0.fix.map { $0.isSafe || options.includesUnsafe } ?? false }
    }

    /// Whether findings are left out.
    func isCut(_ limits: Limits) -> Bool { findings.count > limits.findings }

    /// The report with what fixes have made of the file.
    func with(_ fixes: FixResult) -> FileReport {
        var report = self
        report.fixes = fixes
        return report
    }

    /// Writes the fixed file in the place of the old one. A symbolic link is left alone: then this is `unfixed`, the
    /// report of the file as it is.
    func written(to path: FilePath, orElse unfixed: FileReport) throws(FileProblem) -> FileReport {
        guard let fixes, fixes.isChanged else { return self }
        guard try FileSystem.kind(of: path) == .file else {
            let note = "a symbolic link is not followed to write; fix the file that it leads to"
            return unfixed.with(FixResult(before: fixes.before, after: fixes.before, notes: [note]))
        }
        try FileSystem.change(path, from: fixes.before, to: fixes.after)
        return self
    }
}

extension FileSystem {
    /// Replaces the contents of a file that was read; its mode and owner stay. Nothing is written where the file is not
    /// what it was when it was read, or must not be written.
    static func change(_ path: FilePath, from old: [UInt8], to new: [UInt8]) throws(FileProblem) {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0, path.withCString({ access($0, W_OK) }) == 0 else {
            throw FileProblem(path: path, reason: reason(errno), action: "write")
        }
        let (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode & 0o7777)
        let file = try FileReplacement(of: path)
        file.write(new)
        try file.takePlace(
            prepare: { descriptor in
                // Only root can give a file to others; whoever cannot owns it already, or may not care.
                _ = fchown(descriptor, owner, group)
                _ = fchmod(descriptor, mode)
            },
            check: { () throws(FileProblem) in
                guard try kind(of: path) == .file, try contents(of: path, limit: old.count) == old else {
                    let reason = "it has changed since it was read; run again"
                    throw FileProblem(path: path, reason: reason, action: "write")
                }
            })
    }
}
