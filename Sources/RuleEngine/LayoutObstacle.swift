public import ButtonSpec
public import Diagnostics
public import SpecTree

extension ButtonSpec {
    /// What keeps the layout from being computed, as one remark; nil where it can be computed, or where the button is
    /// wrong and that has been said.
    public func obstacle(in tree: SpecTree) -> Diagnostic? {
        guard judgedLayoutInput == nil else { return nil }
        var reasons: [(text: String, range: ByteRange)] = unknown.map { property, place in
            ("`\(property.path)` is unknown: \(tree.string(of: place.value))", tree.range(of: place))
        }
        if isSet(.image), !faulty.contains(.imageSize) {
            let name = text(of: .imageName, in: tree).map { " `\($0)`" } ?? ""
            let range = tree.range(of: place(of: .image))
            if isSymbol {
                reasons.append(("the drawn size of the symbol\(name) is not known", range))
            } else if number(.imageWidth) == nil || number(.imageHeight) == nil {
                reasons.append(("the size of the image\(name) is not known", range))
            }
        }
        if hasTitle, titleSize == nil, !faulty.contains(.titleSize), !faulty.contains(.title) {
            let reason =
                text(of: .fontFamily, in: tree).map { "the width of a title in `\($0)` is not known" }
                ?? "the title has neither a text nor a size"
            let place = place(of: isSet(.fontFamily) ? .fontFamily : .title)
            reasons.append((reason, tree.range(of: place)))
        }
        guard let first = reasons.first else { return nil }
        return Diagnostic(
            .cannotJudge, severity: .info,
            "cannot judge: \(reasons.map(\.text).joined(separator: "; "))", at: first.range,
            button: text(of: .name, in: tree))
    }
}
