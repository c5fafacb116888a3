import Foundation
import PackagePlugin

/// Writes the rule files of `Rules/` into the program as text, so that it runs wherever it is copied.
@main
struct EmbedRulesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let rules = context.package.directoryURL.appending(path: "Rules")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRules.swift")
        let files = try ruleFiles(in: rules)
        return [
            .buildCommand(
                displayName: "Embedding the rules", executable: try context.tool(named: "EmbedRules").url,
                arguments: [rules.path(percentEncoded: false), output.path(percentEncoded: false)], inputFiles: files,
                outputFiles: [output])
        ]
    }

    /// Every rule file, so that a changed one is embedded again.
    private func ruleFiles(in folder: URL) throws -> [URL] {
        guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "yml" }.sorted { $0.path < $1.path }
    }
}
