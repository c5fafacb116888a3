/// Paths that a file names and that must not lead out of a folder, by `..`, by a link or by being absolute.
enum ConfinedPath {
    /// Why a path is refused, to be read behind it.
    struct Problem: Error {
        var message: String
    }

    /// The absolute path that a relative one means. `folder` and `root` are real paths.
    static func resolve(
        _ path: FilePath, from folder: FilePath, within root: FilePath, mustExist: Bool
    ) throws(Problem) -> FilePath {
        guard !path.isAbsolute else { throw Problem(message: "is an absolute path; write it relative to this file") }
        let joined = folder.appending(path.bytes)
        if let real = FileSystem.realPath(of: joined) {
            guard real == root || real.relative(to: root) != nil else { throw outside(root) }
            return real
        }
        guard !mustExist else { throw Problem(message: "is not there; the path is relative to this file") }
        // What is not there yet is to lie in a folder that is.
        guard let parent = FileSystem.realPath(of: joined.parent) else {
            throw Problem(message: "lies in a folder that is not there; the path is relative to this file")
        }
        guard parent == root || parent.relative(to: root) != nil else { throw outside(root) }
        return parent.appending(Array(joined.name))
    }

    private static func outside(_ root: FilePath) -> Problem {
        Problem(
            message: "lies outside \(root.display), the folder that a configuration can read from; "
                + "move it inside, or name it on the command line")
    }
}
