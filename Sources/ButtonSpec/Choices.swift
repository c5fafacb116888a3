import ButtonLayout
public import Expression
import TitleMetrics

/// The words that properties take, as enumerations of the expression language.
extension Enumeration {
    public static let origin = Enumeration(name: "origin", cases: ["code", "xib", "storyboard"])
    public static let buttonType = Enumeration(name: "type", cases: ["custom", "system"])
    public static let fontWeight = Enumeration(FontWeight.self, name: "weight")
    public static let textStyle = Enumeration(TextStyle.self, name: "textStyle")
    public static let horizontalAlignment = Enumeration(HorizontalAlignment.self, name: "contentHorizontalAlignment")
    public static let verticalAlignment = Enumeration(VerticalAlignment.self, name: "contentVerticalAlignment")
    public static let semanticContentAttribute = Enumeration(
        SemanticContentAttribute.self, name: "semanticContentAttribute")
    public static let transform = Enumeration(ButtonTransform.self, name: "transform")
    public static let titleRounding = Enumeration(TitleRounding.self, name: "titleRounding")
    public static let arrangement = Enumeration(Arrangement.self, name: "arrangement")
    public static let configurationStyle = Enumeration(
        name: "style",
        cases: [
            "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
            "glass", "prominentGlass", "clearGlass", "prominentClearGlass",
        ])
    public static let imagePlacement = Enumeration(Configuration.ImagePlacement.self, name: "imagePlacement")
}

extension Enumeration {
    /// The cases of an enum by their raw values.
    public init<Choice: CaseIterable & RawRepresentable>(_ type: Choice.Type, name: String)
    where Choice.RawValue == String {
        self.init(name: name, cases: type.allCases.map(\.rawValue))
    }
}

extension Slot {
    /// A case of an enum that was made an enumeration.
    public static func choice<Choice: CaseIterable & Equatable>(_ value: Choice) -> Slot
    where Choice.AllCases == [Choice] {
        .enumCase(Choice.allCases.firstIndex(of: value) ?? 0)
    }
}
