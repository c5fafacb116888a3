import Reporters

extension PictureSheet {
    /// The sheet as a page for a browser, without script and without anything from elsewhere; below it, all in words.
    public func htmlPage(title: String, theme: Theme = .auto) -> String {
        let title = HTMLText.escaped(title)
        let words = cells.map { cell in
            let heading = cell.heading + (cell.note.map { ", \($0)" } ?? "")
            return "<dt>\(HTMLText.escaped(heading))</dt>\n<dd>\(HTMLText.escaped(cell.drawing.description))</dd>\n"
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>
            \(Self.pageStyle(theme))\(Stylesheet.css(theme))</style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>
            \(Self.htmlDefinitions)<div class="sheet" tabindex="0" role="group" aria-label="Pictures">
            \(inlineSVG())</div>
            <details>
            <summary>In words</summary>
            <dl>
            \(words.joined())</dl>
            </details>
            </main>
            </body>
            </html>

            """
    }

    private static func pageStyle(_ theme: Theme) -> String {
        func colors(_ color: (Ink) -> String) -> String {
            "body{background:\(color(.paper));color:\(color(.ink))}\n"
        }
        let shape = """
            body{margin:2rem;font:15px/1.5 -apple-system,'Helvetica Neue',Helvetica,Arial,sans-serif}
            h1{font-size:1.1rem}
            .sheet{overflow-x:auto}
            dt{font-weight:600;margin-top:.5rem}
            dd{margin:0}

            """
        return switch theme {
        case .light: shape + colors(\.light)
        case .dark: ":root{color-scheme:dark}\n" + shape + colors(\.dark)
        case .auto:
            ":root{color-scheme:light dark}\n" + shape + colors(\.light)
                + "@media (prefers-color-scheme:dark){\(colors(\.dark))}\n"
        }
    }
}
