import Diagnostics
import RuleSupport
import Testing

/// Buttons of public apps that are right as they are.
@Suite struct RealButtonTests {
    struct RealButton: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: String

        init(_ name: String, _ lines: String) {
            testDescription = name
            self.lines = lines
        }
    }

    @Test(arguments: [
        RealButton(
            "a shift that is paid on the right",
            """
            frame: {width: 114, height: 49}
            title: {text: Logout, size: {width: 51, height: 19}}
            image: {size: {width: 18, height: 19}}
            contentEdgeInsets: [15, 15, 15, 30]
            titleEdgeInsets: [0, 15, 0, -15]
            """),
        RealButton(
            "a pair in a stretched, left-aligned button",
            """
            frame: {width: 165.5, height: 41.5}
            title: {text: Еще 10, size: {width: 48.5, height: 18}}
            image: {size: {width: 16, height: 4}}
            contentHorizontalAlignment: left
            titleEdgeInsets: [0, 10, 0, -10]
            """),
        RealButton(
            "lone insets that agree, right to left",
            """
            frame: {width: 375, height: 18}
            title: {text: open.rocket.chat, size: {width: 92, height: 14.5}}
            image: {size: {width: 12, height: 9}}
            semanticContentAttribute: forceRightToLeft
            contentEdgeInsets: [0, 5, 0, 5]
            titleEdgeInsets: [0, 0, 0, 5]
            imageEdgeInsets: [0, 5, 0, 0]
            """),
        RealButton(
            "a left-aligned menu row",
            """
            frame: {width: 353, height: 56}
            title: {text: Home, size: {width: 44, height: 20}}
            image: {size: {width: 24, height: 24}}
            contentHorizontalAlignment: left
            contentEdgeInsets: {left: 0, right: 2.2250738585072014e-308}
            titleEdgeInsets: [0, 30, 0, 2.2250738585072014e-308]
            imageEdgeInsets: [0, 20, 0, 0]
            """),
        RealButton(
            "an icon that is moved by a pair",
            """
            frame: {width: 60, height: 44}
            image: {size: {width: 24, height: 24}}
            imageEdgeInsets: [0, -7, 0, 7]
            """),
        RealButton(
            "padding",
            """
            title: {text: Buy, size: {width: 30, height: 21}}
            contentEdgeInsets: [8, 16, 8, 16]
            """),
        RealButton(
            "a symbol, whose drawn size is not in the file",
            """
            frame: {width: 122, height: 24}
            title: {text: Learn more, size: {width: 79, height: 18}}
            image: {name: chevron.right, size: {width: 128, height: 95}, symbol: true}
            semanticContentAttribute: forceRightToLeft
            """),
        RealButton(
            "an image whose size is not known",
            """
            frame: {width: 60, height: 44}
            image: {name: icon}
            imageEdgeInsets: [0, -7, 0, 7]
            """),
    ])
    func `a healthy button is silent`(_ button: RealButton) {
        let lines = button.lines.split(separator: "\n").map { "    \($0)\n" }.joined()
        let findings = RepositoryRules.linter.findings(in: "buttons:\n  - name: a\n" + lines)
        // Many real buttons are small.
        let others = findings.filter { $0.rule != "touch-target" }
        #expect(others.map(\.line) == [])
    }
}
