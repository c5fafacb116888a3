import Linter

extension Settings {
    /// The cache of the run's results; nil where there is none.
    var cache: ResultCache? {
        guard programOfResults != nil else { return nil }
        return (cacheFolder.map { FilePath($0) } ?? Self.userCacheFolder).map { ResultCache(folder: $0) }
    }

    /// The program whose results are kept; nil where none are. Those of an unknown program are of no use to another run,
    /// pictures are not kept, and a list of files has no results.
    var programOfResults: String? {
        usesCache && !listsFiles && !reportsShowPictures ? ProgramIdentity.current : nil
    }

    /// The user's folder for this program's cache, nil where the environment does not tell.
    private static var userCacheFolder: FilePath? {
        // What is not absolute counts as not set.
        func folder(_ name: String) -> String? { Console.environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
        if let caches = folder("XDG_CACHE_HOME") { return FilePath(caches + "/insetlint") }
        #if canImport(Darwin)
            let caches = "/Library/Caches"
        #else
            let caches = "/.cache"
        #endif
        return folder("HOME").map { FilePath($0 + caches + "/insetlint") }
    }
}
