import ButtonLayout
public import Expression

/// The words that properties take, as enumerations of the expression language.
extension Enumeration {
    public static let origin = Enumeration(name: "origin", cases: ["code", "xib", "storyboard"])
    public static let buttonType = Enumeration(name: "type", cases: ["custom", "system"])
    public static let fontWeight = Enumeration(
        name: "weight",
        cases: ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"])
    public static let textStyle = Enumeration(
        name: "textStyle",
        cases: [
            "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
            "caption1", "caption2",
        ])
    public static let horizontalAlignment = Enumeration(
        name: "contentHorizontalAlignment", cases: HorizontalAlignment.allCases.map { "\($0)" })
    public static let verticalAlignment = Enumeration(
        name: "contentVerticalAlignment", cases: VerticalAlignment.allCases.map { "\($0)" })
    public static let semanticContentAttribute = Enumeration(
        name: "semanticContentAttribute", cases: SemanticContentAttribute.allCases.map { "\($0)" })
    public static let transform = Enumeration(name: "transform", cases: ButtonTransform.allCases.map { "\($0)" })
    public static let titleRounding = Enumeration(name: "titleRounding", cases: TitleRounding.allCases.map { "\($0)" })
    public static let arrangement = Enumeration(name: "arrangement", cases: Arrangement.allCases.map { "\($0)" })
    public static let configurationStyle = Enumeration(
        name: "style",
        cases: [
            "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
            "glass", "prominentGlass", "clearGlass", "prominentClearGlass",
        ])
    public static let imagePlacement = Enumeration(
        name: "imagePlacement", cases: Configuration.ImagePlacement.allCases.map { "\($0)" })
}
