import Linter

/// The files that `insetlint init` writes.
enum StarterFile: String, CaseIterable {
    case configuration
    case preCommit = "pre-commit"
    case github, gitlab, vscode

    /// What it is for, in a few words.
    var summary: String {
        switch self {
        case .configuration: "the configuration, with every key in a comment"
        case .preCommit: "a hook for pre-commit"
        case .github: "a workflow for GitHub Actions"
        case .gitlab: "a job for GitLab CI/CD"
        case .vscode: "a task for Visual Studio Code, with a problem matcher"
        }
    }

    var path: String {
        switch self {
        case .configuration: ".insetlint.yml"
        case .preCommit: ".pre-commit-config.yaml"
        case .github: ".github/workflows/insetlint.yml"
        case .gitlab: ".gitlab-ci.yml"
        case .vscode: ".vscode/tasks.json"
        }
    }

    /// The file of this kind that is there already, nil where there is none.
    var existingPath: String? {
        let names = self == .configuration ? ConfigurationStore.names : [path]
        return names.first { FileSystem.isThere(FilePath($0)) }
    }

    /// What to do where the file is there already.
    var adviceForExisting: String {
        switch self {
        case .configuration: "docs/configuration.md lists the keys"
        case .preCommit, .github, .gitlab, .vscode:
            "run `insetlint init \(rawValue)` in an empty folder for the lines to copy"
        }
    }

    var text: String {
        switch self {
        case .configuration: Self.configurationText
        case .preCommit: Self.preCommitText
        case .github: Self.gitHubText
        case .gitlab: Self.gitLabText
        case .vscode: Self.vsCodeText
        }
    }
}
