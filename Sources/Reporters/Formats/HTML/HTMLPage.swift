import Diagnostics

/// What stands around the findings of the `html` format.
enum HTMLPage {
    static func head(title: String, pictures: PictureResources) -> String {
        let policy =
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
            + "script-src 'sha256-\(SHA256.base64Digest(of: Array(HTMLScript.text.utf8)))'"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(title)</title>
            <style>
            \(HTMLStyle.text)\(pictures.style)</style>
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

    static func foot(tool: ToolDescription, hasFindings: Bool) -> String {
        let name = HTMLText.escaped("\(tool.name) \(tool.version)")
        let maker = tool.address.map { "<a href=\"\(HTMLText.escaped($0))\">\(name)</a>" } ?? name
        let script = hasFindings ? "<script>\(HTMLScript.text)</script>\n" : ""
        return "<footer><p>Made by \(maker)</p></footer>\n\(script)</body>\n</html>\n"
    }
}

/// The script that filters the findings, and draws their pictures when they come into view: a browser takes long to
/// read thousands of pictures, which it passes over in a `noscript` element.
enum HTMLScript {
    static let text = """

        const form = document.querySelector('form.filter'), output = form.querySelector('output');
        const sections = [...document.querySelectorAll('main > section[id^="file-"]')].map(
          section => ({section, articles: [...section.querySelectorAll('article')]}));
        function filter() {
          const {severity, rule, file} = Object.fromEntries(new FormData(form));
          let shown = 0, all = 0;
          for (const {section, articles} of sections) {
            let count = 0;
            for (const article of articles) {
              const matches = (!severity || article.dataset.severity === severity)
                && (!rule || article.dataset.rule === rule) && (!file || section.id === file);
              article.hidden = !matches;
              if (matches) count++;
            }
            section.hidden = count === 0;
            shown += count;
            all += articles.length;
          }
          output.textContent = `${shown} of ${all} shown`;
        }
        form.addEventListener('input', filter);
        form.addEventListener('reset', () => setTimeout(filter));
        form.addEventListener('submit', event => event.preventDefault());
        form.hidden = false;
        filter();
        function draw(picture) {
          const markup = picture.querySelector('noscript');
          if (markup) picture.innerHTML = markup.textContent;
        }
        const drawAll = element => element.querySelectorAll('.picture').forEach(draw);
        const observer = new IntersectionObserver(entries => {
          for (const {target, isIntersecting} of entries) {
            if (!isIntersecting) continue;
            drawAll(target);
            observer.unobserve(target);
          }
        }, {rootMargin: '1000px'});
        document.querySelectorAll('article').forEach(article => observer.observe(article));
        addEventListener('beforeprint', () => drawAll(document));

        """
}
