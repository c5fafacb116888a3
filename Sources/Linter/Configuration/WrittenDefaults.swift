import Diagnostics
import SpecTree

extension Configuration {
    /// The defaults of the chain as they are written, one value a line, each with its place; a value that a later file
    /// or key replaces is left out.
    var writtenDefaults: [(key: String, value: Sourced<String>)] {
        var result: [(key: String, value: Sourced<String>)] = []
        for file in chain {
            guard let defaults = file.defaults else { continue }
            let lines = LineIndex(file.tree.file.text)
            file.collect(defaults.value, path: "", lines: lines, into: &result, depth: 0)
        }
        return result
    }

    private func collect(
        _ place: Place, path: String, lines: LineIndex, into result: inout [(key: String, value: Sourced<String>)],
        depth: Int
    ) {
        guard tree[place.value].kind == .mapping, depth < 8 else {
            let range = tree[place.value].range
            let text = String(decoding: tree.file.text[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
            let line = lines.position(of: tree.range(of: place).lower).line
            let value = Sourced(text, SettingOrigin.file(path: tree.file.path, line: line))
            result.removeAll { $0.key == path || $0.key.hasPrefix(path + ".") || path.hasPrefix($0.key + ".") }
            result.append((path, value))
            return
        }
        for entry in tree.entries(of: place) {
            let key = tree.string(of: entry.key)
            collect(
                entry.value, path: path.isEmpty ? key : "\(path).\(key)", lines: lines, into: &result, depth: depth + 1)
        }
    }
}
