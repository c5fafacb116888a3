import ButtonLayout
import InsetCode
import Testing
import TitleMetrics

@Suite struct ConfigurationCodeTests {
    private let configuration = Configuration(
        imagePlacement: .top, imagePadding: 5,
        contentInsets: DirectionalEdgeInsets(top: 10, leading: 8.0 / 3, bottom: 10, trailing: 12.5))

    @Test func aNewOneStartsPlain() {
        let code = ConfigurationCode(configuration, start: .plain(font: nil))
        #expect(
            code.yaml == """
                configuration: {style: plain, imagePlacement: top, imagePadding: 5, contentInsets: \
                {top: 10, leading: 8 / 3, bottom: 10, trailing: 12.5}}

                """)
        #expect(
            code.swift == """
                var configuration = UIButton.Configuration.plain()
                configuration.imagePlacement = .top
                configuration.imagePadding = 5
                configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 8.0 / 3, bottom: 10, \
                trailing: 12.5)
                button.configuration = configuration

                """)
    }

    @Test func theTitleKeepsItsFont() {
        let code = ConfigurationCode(configuration, start: .plain(font: TitleFont(size: 15, weight: .semibold)))
        #expect(
            code.swift.hasSuffix(
                """
                configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                    var outgoing = incoming
                    outgoing.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
                    return outgoing
                }
                button.configuration = configuration

                """))
    }

    @Test(arguments: [
        (TitleFont(size: 18), "UIFont.systemFont(ofSize: 18)"),
        (TitleFont(size: 18, weight: .regular), "UIFont.systemFont(ofSize: 18)"),
        (TitleFont(textStyle: .body), "UIFont.preferredFont(forTextStyle: .body)"),
        (TitleFont(weight: .semibold, textStyle: .headline), "UIFont.preferredFont(forTextStyle: .headline)"),
        (
            TitleFont(weight: .bold, textStyle: .body),
            "UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17, weight: .bold))"
        ),
        (
            TitleFont(size: 20, textStyle: .caption1),
            "UIFontMetrics(forTextStyle: .caption1).scaledFont(for: UIFont.systemFont(ofSize: 20))"
        ),
    ])
    func fontsAreMadeAsTheSpecSaysThem(_ font: TitleFont, _ expression: String) {
        let code = ConfigurationCode(configuration, start: .plain(font: font)).swift
        #expect(code.contains("    outgoing.font = \(expression)\n"))
    }

    @Test func anExistingOneKeepsItsStyleAndContentInsets() {
        let code = ConfigurationCode(configuration, start: .existing(style: "filled"))
        #expect(code.yaml.hasPrefix("configuration: {style: filled, imagePlacement: top, "))
        #expect(
            code.swift == "button.configuration?.imagePlacement = .top\nbutton.configuration?.imagePadding = 5\n")
        #expect(
            ConfigurationCode(configuration, start: .existing(style: nil)).yaml
                .hasPrefix("configuration: {imagePlacement: top, "))
    }

    @Test func placementMeansNothingWithOnePart() {
        let code = ConfigurationCode(configuration, hasBothParts: false, start: .plain(font: nil))
        #expect(!code.yaml.contains("image") && !code.swift.contains("image"))
        #expect(code.swift.contains("contentInsets"))
    }
}
