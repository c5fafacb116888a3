import Linter

/// The folder that a project's paths are relative to.
enum ProjectRoot {
    /// The nearest folder, from `folder` upwards, that holds `.git`; the folder itself where there is none.
    static func folder(above folder: String) -> String {
        var parts = folder.split(separator: "/")
        while true {
            let path = "/" + parts.joined(separator: "/")
            if FileSystem.exists(FilePath(path + "/.git")) { return path }
            guard !parts.isEmpty else { return folder }
            parts.removeLast()
        }
    }
}
