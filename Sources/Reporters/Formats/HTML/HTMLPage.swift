import Diagnostics

/// What stands around the findings of the `html` format.
enum HTMLPage {
    static func head(title: String, pictures: PictureResources, hasFindings: Bool) -> String {
        let policy =
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
            + "script-src 'sha256-\(SHA256.base64Digest(of: Array(HTMLScript.text.utf8)))'"
        let script = hasFindings ? "\n<script>\(HTMLScript.text)</script>" : ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(title)</title>
            <style>
            \(HTMLStyle.text)\(pictures.style)</style>\(script)
            </head>
            <body>

            """
    }

    /// The form that filters, which the script shows: without it, it could do nothing.
    static func filter(rules: [String], files: [String], count: Int) -> String {
        let severities = Severity.allCases.reversed().map { ($0.name, $0.name) }
        let files = files.enumerated().map { ("file-\($0.offset + 1)", $0.element) }
        return "<form class=\"filter\" aria-label=\"Filter\" hidden>\n"
            + select("severity", "Severity", severities) + select("rule", "Rule", rules.map { ($0, $0) })
            + select("file", "File", files)
            + "<button type=\"reset\">Show all</button>\n<output aria-live=\"polite\">\(count) of \(count) shown</output>\n</form>\n"
    }

    private static func select(_ name: String, _ label: String, _ choices: [(value: String, text: String)]) -> String {
        let options = choices.map {
            "<option value=\"\(HTMLText.escaped($0.value))\">\(HTMLText.escaped($0.text))</option>\n"
        }
        return
            "<label>\(label) <select name=\"\(name)\">\n<option value=\"\">all</option>\n\(options.joined())</select></label>\n"
    }

    static func foot(tool: ToolDescription) -> String {
        let name = HTMLText.escaped("\(tool.name) \(tool.version)")
        let maker = tool.address.map { "<a href=\"\(HTMLText.escaped($0))\">\(name)</a>" } ?? name
        return "<footer><p>Made by \(maker)</p></footer>\n</body>\n</html>\n"
    }
}
