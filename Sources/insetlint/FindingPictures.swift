import Diagnostics
import Drawing
import Linter
import Reporters

/// The pictures of findings in reports.
enum FindingPictures {
    /// Draws what a finding is about: the button as it is, in a right-to-left run and with the fix, at one zoom.
    static let illustrator: Illustrator = { view in
        let shown = [("now", view.now), ("in a right-to-left run", view.rightToLeft), ("with the fix", view.fixed)]
        let forms = shown.compactMap { label, appearance in appearance.map { (label, ButtonDrawing($0)) } }
        let sheet = PictureSheet(forms.map { PictureSheet.Cell("", $0.1) }, greatestZoom: 2, hasLegend: false)
        return zip(forms, sheet.inlineCells()).map { form, picture in
            FindingPicture(
                label: form.0, description: form.1.description, markup: picture.markup, width: picture.width,
                height: picture.height)
        }
    }

    /// What all of them share.
    static let resources = PictureResources(
        style: Stylesheet.css(.auto), definitions: PictureSheet.htmlDefinitions, legend: PictureSheet.htmlLegend)
}

extension Settings {
    /// Whether a report shows the pictures of findings.
    var reportsShowPictures: Bool { reports.contains { $0.format?.showsPictures == true } }
}
