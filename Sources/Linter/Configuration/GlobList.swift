/// A list of globs with the folder that it belongs to, read as a `.gitignore` is: the last pattern that matches counts,
/// and what lies in a folder that matches, matches too, whatever comes behind.
struct GlobList: Sendable {
    /// A pattern with the place where it is written.
    struct Item: Sendable {
        var pattern: GlobPattern
        var origin: SettingOrigin
    }

    /// The real path of the folder.
    let folder: FilePath
    let items: [Item]

    /// The pattern that a file matches by; nil where it matches none. The path is a real one.
    ///
    /// A file outside the folder can match only by its name.
    func match(_ file: FilePath) -> Item? {
        guard !items.isEmpty else { return nil }
        guard let path = file.relative(to: folder) else {
            guard let name = file.bytes.split(separator: UInt8(ascii: "/")).last else { return nil }
            return lastMatch(name, isFolder: false) { $0.isNameOnly }
        }
        for index in path.indices where path[index] == UInt8(ascii: "/") {
            if let item = lastMatch(path[..<index], isFolder: true) { return item }
        }
        return lastMatch(path, isFolder: false)
    }

    private func lastMatch(
        _ path: ArraySlice<UInt8>, isFolder: Bool, where isAsked: (GlobPattern) -> Bool = { _ in true }
    ) -> Item? {
        let last = items.last { isAsked($0.pattern) && $0.pattern.matches(path, isFolder: isFolder) }
        return last.flatMap { $0.pattern.isNegated ? nil : $0 }
    }
}

extension FilePath {
    /// The path from a folder to something in it, without a leading `/`; nil for what lies elsewhere.
    func relative(to folder: FilePath) -> ArraySlice<UInt8>? {
        var prefix = folder.bytes
        if prefix.last != UInt8(ascii: "/") { prefix.append(UInt8(ascii: "/")) }
        return bytes.count > prefix.count && bytes.starts(with: prefix) ? bytes[prefix.count...] : nil
    }
}
