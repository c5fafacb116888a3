import ButtonSpec
import Diagnostics
import Linter
import SpecTree
import Testing

/// What is read of a `document`.
@Suite struct DocumentReaderTests {
    @Test func `every value has the place of its attribute`() throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                """
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
                <inset key="titleEdgeInsets" minX="8" minY="1" maxX="-8" maxY="2.2250738585072014e-308"/>
                <inset key="imageEdgeInsets" minX="-2" minY="0.0" maxX="2" maxY="0.0"/>
                <state key="normal" title="Buy &amp; go" image="cart"/>
                """, attributes: "buttonType=\"system\" semanticContentAttribute=\"forceRightToLeft\""),
            images: ["cart": (20, 18)])
        let (buttons, tree) = InterfaceFile.buttons(in: text)
        let button = try #require(buttons.first)
        #expect(buttons.count == 1)
        #expect(button.text(of: .name, in: tree) == "button")
        #expect(button.text(of: .titleText, in: tree) == "Buy & go")
        #expect(button.numbers(.frameX, .frameY, .frameWidth, .frameHeight) == [10, 20, 100, 44])
        #expect(
            button.numbers(.titleTop, .titleLeft, .titleBottom, .titleRight) == [1, 8, 2.2250738585072014e-308, -8])
        #expect(button.numbers(.imageLeft, .imageRight, .imageWidth, .imageHeight) == [-2, 2, 20, 18])
        #expect(button.fontSize == 15)
        #expect(button.choice(.fontWeight) == 5)
        #expect(button.choice(.type) == 1)
        #expect(button.choice(.origin) == 1)
        let places: [(Property, String)] = [
            (.button, "button"), (.titleLeft, "8"), (.titleRight, "-8"), (.titleEdgeInsets, "titleEdgeInsets"),
            (.titleText, "Buy &amp; go"), (.imageName, "cart"), (.imageWidth, "20.0"), (.frameWidth, "100.0"),
            (.fontSize, "15"), (.frame, "frame"), (.semanticContentAttribute, "forceRightToLeft"),
        ]
        for (property, written) in places { #expect(button.written(property, in: tree) == written) }
    }

    @Test(arguments: [
        ("type=\"system\"", nil, 18.0), ("type=\"boldSystem\" pointSize=\"12\"", 6, 12),
        ("type=\"system\" weight=\"light\" pointSize=\"13\"", 2, 13),
        ("name=\"HelveticaNeue-Medium\" family=\"Helvetica Neue\" pointSize=\"14\"", 4, 14),
        ("style=\"UICTFontTextStyleHeadline\"", nil, 17), ("style=\"UICTFontTextStyleCaption2\"", nil, 11),
    ])
    func `fonts`(attributes: String, weight: Int?, size: Double) throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                "<fontDescription key=\"fontDescription\" \(attributes)/><state key=\"normal\" title=\"Go\"/>"))
        let button = try #require(InterfaceFile.buttons(in: text).buttons.first)
        #expect(button.choice(.fontWeight) == weight)
        #expect(button.fontSize == size)
        #expect(button.titleSize != nil)
    }

    @Test func `the width of a title in a font of another family is unknown`() throws {
        let font = "<fontDescription key=\"fontDescription\" name=\"Gotham-Bold\" family=\"Gotham\" pointSize=\"14\"/>"
        let text = InterfaceFile.document(InterfaceFile.button(font + "<state key=\"normal\" title=\"Go on\"/>"))
        let (buttons, tree) = InterfaceFile.buttons(in: text)
        #expect(buttons.first?.text(of: .fontFamily, in: tree) == "Gotham")
        #expect(buttons.first?.titleSize == nil)
    }

    @Test func `attributed titles`() throws {
        func title(_ fragments: String) -> String {
            InterfaceFile.document(
                InterfaceFile.button(
                    "<state key=\"normal\" title=\"Plain\"><attributedString key=\"attributedTitle\">\(fragments)"
                        + "</attributedString></state>"))
        }
        let font = "<attributes><font key=\"NSFont\" size=\"13\" name=\"Helvetica-Bold\"/></attributes>"
        let one = InterfaceFile.buttons(in: title("<fragment content=\"One\">\(font)</fragment>"))
        #expect(one.buttons.first?.text(of: .titleText, in: one.tree) == "One")
        #expect(one.buttons.first?.fontSize == 13)
        // `SGnDpA` is the text Hiä without its padding.
        let coded = InterfaceFile.buttons(
            in: title("<fragment><string key=\"content\" base64-UTF8=\"YES\">SGnDpA</string>\(font)</fragment>"))
        #expect(coded.buttons.first?.text(of: .titleText, in: coded.tree) == "Hiä")
        let larger = font.replacing("13", with: "20")
        let mixed = InterfaceFile.buttons(
            in: title("<fragment content=\"a\">\(font)</fragment><fragment content=\"b\">\(larger)</fragment>"))
        #expect(mixed.buttons.first?.unknown.map(\.property) == [.titleSize])
        let empty = InterfaceFile.buttons(in: title(""))
        #expect(empty.buttons.first?.text(of: .titleText, in: empty.tree) == "Plain")
    }

    @Test func `a configuration has title, image and font of its own`() throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                """
                <fontDescription key="fontDescription" type="system" pointSize="30"/>
                <state key="normal" title="Left over"/>
                <buttonConfiguration key="configuration" style="filled" image="cart" imagePlacement="trailing" imagePadding="6">
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration>
                """), images: ["cart": (20, 18)])
        let button = try #require(InterfaceFile.buttons(in: text).buttons.first)
        #expect(!button.hasTitle)
        #expect(button.hasImage)
        #expect(button.choice(.configurationStyle) == 3)
        #expect(button.choice(.imagePlacement) == 1)
        #expect(button.fontSize == 17)
        #expect(
            button.numbers(
                .imagePadding, .contentInsetsTop, .contentInsetsLeading, .contentInsetsBottom, .contentInsetsTrailing)
                == [6, 1, 2, 3, 4])
    }

    @Test func `runtime attributes`() throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                """
                <state key="normal" title="Go"/>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="rect" keyPath="contentEdgeInsets">
                        <rect key="value" x="1" y="2" width="3" height="4"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="titleEdgeInsets" value="{0, 5, 0, -5}"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="contentHorizontalAlignment">
                        <integer key="value" value="1"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines">
                        <integer key="value" value="2"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="insetlintDisable" value="touch-target, small-title"/>
                </userDefinedRuntimeAttributes>
                """))
        let (buttons, tree) = InterfaceFile.buttons(in: text)
        let button = try #require(buttons.first)
        #expect(button.numbers(.contentTop, .contentLeft, .contentBottom, .contentRight) == [1, 2, 3, 4])
        #expect(button.numbers(.titleLeft, .titleRight, .numberOfLines) == [5, -5, 2])
        #expect(button.choice(.contentHorizontalAlignment) == 1)
        #expect(button.disabledRules.map(\.id) == ["touch-target", "small-title"])
        #expect(button.written(.titleRight, in: tree) == "-5")
    }

    @Test(arguments: [
        ("customClass=\"RoundButton\"", "", Property.rects), ("buttonType=\"close\"", "", nil),
        ("", "<state key=\"normal\" title=\"One&#10;Two\"/>", .titleSize),
        ("", "<state key=\"normal\" image=\"gone\"/>", nil), ("", "<state key=\"normal\" image=\"missing\"/>", nil),
        ("", "<state key=\"normal\" image=\"star\" catalog=\"system\"/>", nil),
    ])
    func `what is unknown gives no layout`(attributes: String, content: String, unknown: Property?) throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(content, attributes: attributes), images: ["missing": (16, 16), "star": (128, 122)])
        let button = try #require(InterfaceFile.buttons(in: text).buttons.first)
        #expect(button.unknown.map(\.property) == [unknown].compactMap { $0 })
        #expect(InterfaceFile.findings(in: text).map(\.rule) == [])
        let remarks = InterfaceFile.findings(in: text, isVerbose: true)
        #expect(remarks.map(\.rule) == ["cannot-judge"])
        #expect(remarks.map(\.severity) == [.info])
    }

    @Test func `every button has a name of its own`() {
        let ids = ["a", "a", "a-1", "", "a"]
        let buttons = ids.map {
            "<button id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/></button>"
        }
        let (found, tree) = InterfaceFile.buttons(in: InterfaceFile.document(buttons.joined(separator: "\n")))
        #expect(found.compactMap { $0.text(of: .name, in: tree) } == ["a", "a-2", "a-1", "button-4", "a-3"])
    }

    @Test func `states are variants`() throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                "<state key=\"normal\" title=\"Go\"/><state key=\"selected\" title=\"A much longer title\"/>",
                width: 50))
        let button = try #require(InterfaceFile.buttons(in: text).buttons.first)
        #expect(button.variants.map(\.label) == ["selected"])
        #expect(InterfaceFile.findings(in: text).map(\.rule) == ["frame-too-small"])
    }

    @Test(arguments: ["MacOSX.Cocoa", "watchKit"])
    func `buttons of other systems are others`(target: String) {
        let text = InterfaceFile.document(InterfaceFile.button("<state key=\"normal\" title=\"Go\"/>"), target: target)
            .replacing("com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: "com.apple.InterfaceBuilder3.Cocoa.XIB")
        #expect(InterfaceFile.buttons(in: text).buttons.isEmpty)
        #expect(InterfaceFile.findings(in: text).isEmpty)
    }

    @Test func `a length that is none is a finding`() {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                "<inset key=\"titleEdgeInsets\" minX=\"frame.width\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
                    + "<state key=\"normal\" title=\"Go\"/>"))
        let findings = InterfaceFile.findings(in: text)
        #expect(findings.map(\.rule) == ["invalid-value"])
        #expect(findings.first?.message == "`frame.width` is no length; write a number of points")
    }
}
