import ButtonLayout
import InsetCode
import Testing

@Suite struct ButtonInsetsTests {
    private let insets = ButtonInsets(
        contentEdgeInsets: .zero, titleEdgeInsets: EdgeInsets(top: 0, left: 4, bottom: 0, right: -4),
        imageEdgeInsets: EdgeInsets(top: -14.5, left: 8.0 / 3, bottom: 14.5, right: -8.0 / 3))

    @Test func areKeysOfASpec() {
        #expect(
            insets.code(in: .yaml) == """
                contentEdgeInsets: 0
                titleEdgeInsets: {top: 0, left: 4, bottom: 0, right: -4}
                imageEdgeInsets: {top: -14.5, left: 8 / 3, bottom: 14.5, right: -8 / 3}

                """)
    }

    @Test func arePropertiesInSwift() {
        #expect(
            insets.code(in: .swift) == """
                button.contentEdgeInsets = .zero
                button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
                button.imageEdgeInsets = UIEdgeInsets(top: -14.5, left: 8.0 / 3, bottom: 14.5, right: -8.0 / 3)

                """)
    }

    @Test func arePropertiesInObjectiveC() {
        #expect(
            insets.code(in: .objc) == """
                button.contentEdgeInsets = UIEdgeInsetsZero;
                button.titleEdgeInsets = UIEdgeInsetsMake(0, 4, 0, -4);
                button.imageEdgeInsets = UIEdgeInsetsMake(-14.5, 8.0 / 3, 14.5, -8.0 / 3);

                """)
    }

    @Test func comeFromASolution() throws {
        let button = LayoutInput(image: Size(width: 24, height: 24), title: Size(width: 72, height: 21))
        let solution = try WantedArrangement(.imageLeft, spacing: 8).insets(for: button).get()
        #expect(
            ButtonInsets(solution)
                == ButtonInsets(
                    contentEdgeInsets: EdgeInsets(left: 4, right: 4), titleEdgeInsets: EdgeInsets(left: 4, right: -4),
                    imageEdgeInsets: EdgeInsets(left: -4, right: 4)))
    }

    @Test func commentsFollowTheLanguage() {
        #expect(CodeLanguage.allCases.map { $0.comment("gap 8") } == ["# gap 8", "// gap 8", "// gap 8"])
        #expect(CodeLanguage.allCases.map(\.name) == ["YAML", "Swift", "Objective-C"])
    }
}
