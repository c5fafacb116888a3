import Diagnostics

/// The pictures of the findings of a page in the `html` format. Each is written once, with the first finding that shows
/// it; later ones refer to it.
///
/// They stand in `noscript` elements, which a browser passes over quickly. The script draws those that come into view.
struct HTMLPictures {
    /// The ids of the drawings that are on the page.
    private var ids: [String: String] = [:]

    /// The pictures of the finding with that number; empty where it has none.
    mutating func markup(of pictures: [FindingPicture], number: Int) -> String {
        guard !pictures.isEmpty else { return "" }
        var figures = ""
        for (index, picture) in pictures.enumerated() {
            figures += "<figure><figcaption>\(HTMLText.escaped(picture.label))</figcaption>"
            figures += "<svg width=\"\(picture.width)\" viewBox=\"0 0 \(picture.width) \(picture.height)\">"
            figures += drawing(picture.markup, id: "picture-\(number)-\(index + 1)") + "</svg></figure>"
        }
        let words = pictures.map { "\($0.label): \($0.description)" }.joined(separator: " ")
        return "<div class=\"pictures\" role=\"img\" aria-label=\"\(HTMLText.escaped(words))\">"
            + "<noscript>\(figures)</noscript></div>"
    }

    private mutating func drawing(_ markup: String, id: String) -> String {
        if let first = ids[markup] { return "<use href=\"#\(first)\"/>" }
        ids[markup] = id
        return "<g id=\"\(id)\">\n\(markup)</g>"
    }
}
