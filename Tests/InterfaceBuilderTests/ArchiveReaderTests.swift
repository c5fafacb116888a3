import ButtonSpec
import Diagnostics
import Linter
import SpecTree
import Testing

/// What is read of an `archive`, the format of Xcode 3 and 4.
@Suite struct ArchiveReaderTests {
    /// An archive around the content of a button, with the dictionaries in the form of either version.
    private func archive(_ content: String, isOld: Bool, customClass: String? = nil) -> String {
        let classes = customClass.map { name in
            isOld
                ? """
                <object class="NSMutableDictionary" key="flattenedProperties">
                    <bool key="EncodedWithXMLCoder">YES</bool>
                    <object class="NSArray" key="dict.sortedKeys">
                        <bool key="EncodedWithXMLCoder">YES</bool>
                        <string>7.CustomClassName</string>
                    </object>
                    <object class="NSArray" key="dict.values">
                        <bool key="EncodedWithXMLCoder">YES</bool>
                        <string>\(name)</string>
                    </object>
                </object>
                """
                : """
                <dictionary class="NSMutableDictionary" key="flattenedProperties">
                    <string key="7.CustomClassName">\(name)</string>
                </dictionary>
                """
        }
        let sizes =
            isOld
            ? """
            <object class="NSMutableDictionary" key="IBDocument.LastKnownImageSizes">
                <bool key="EncodedWithXMLCoder">YES</bool>
                <object class="NSArray" key="dict.sortedKeys">
                    <bool key="EncodedWithXMLCoder">YES</bool>
                    <string>star.png</string>
                </object>
                <object class="NSMutableArray" key="dict.values">
                    <bool key="EncodedWithXMLCoder">YES</bool>
                    <string>{20, 18}</string>
                </object>
            </object>
            """
            : """
            <dictionary class="NSMutableDictionary" key="IBDocument.LastKnownImageSizes">
                <string key="star.png">{20, 18}</string>
            </dictionary>
            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
                <data>
                    <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
                        <object class="IBUIButton" id="812473466">
                            \(content)
                        </object>
                        <object class="NSCustomResource" id="22">
                            <string key="NSClassName">NSImage</string>
                            <string key="NSResourceName">star.png</string>
                        </object>
                    </object>
                    <object class="IBObjectRecord">
                        <int key="objectID">7</int>
                        <reference key="object" ref="812473466"/>
                    </object>
                    \(classes ?? "")
                    \(sizes)
                </data>
            </archive>

            """
    }

    private static let content = """
        <string key="NSFrame">{{228, 10}, {87, 31}}</string>
        <int key="IBUIContentHorizontalAlignment">1</int>
        <int key="IBUIContentVerticalAlignment">0</int>
        <int key="IBUIButtonType">1</int>
        <object class="NSFont" key="IBUIFont">
            <string key="NSName">Helvetica-Bold</string>
            <double key="NSSize">11</double>
        </object>
        <double key="IBUITitleEdgeInsets.top">0.0</double>
        <double key="IBUITitleEdgeInsets.bottom">0.0</double>
        <double key="IBUITitleEdgeInsets.left">8</double>
        <double key="IBUITitleEdgeInsets.right">-3</double>
        <string key="IBUINormalTitle">Bug</string>
        <string key="IBUISelectedTitle">Bugs</string>
        <reference key="IBUINormalImage" ref="22"/>
        """

    @Test(arguments: [true, false])
    func `every value has its place`(isOld: Bool) throws {
        let (buttons, tree) = InterfaceFile.buttons(in: archive(Self.content, isOld: isOld))
        let button = try #require(buttons.first)
        #expect(button.text(of: .name, in: tree) == "812473466")
        #expect(button.numbers(.frameX, .frameY, .frameWidth, .frameHeight) == [228, 10, 87, 31])
        #expect(button.numbers(.titleTop, .titleLeft, .titleBottom, .titleRight) == [0, 8, 0, -3])
        #expect(button.numbers(.imageWidth, .imageHeight, .fontSize) == [20, 18, 11])
        #expect(button.choice(.contentHorizontalAlignment) == 1)
        #expect(button.choice(.fontWeight) == 6)
        #expect(button.choice(.type) == 1)
        #expect(button.variants.map(\.label) == ["selected"])
        #expect(button.text(of: .imageName, in: tree) == "star.png")
        #expect(button.written(.titleRight, in: tree) == "-3")
        #expect(button.written(.frameWidth, in: tree) == "87")
        #expect(button.written(.titleText, in: tree) == "Bug")
    }

    @Test(arguments: [true, false])
    func `a class of its own`(isOld: Bool) {
        let text = archive(Self.content, isOld: isOld, customClass: "RoundButton")
        #expect(InterfaceFile.buttons(in: text).buttons.first?.unknown.map(\.property) == [.rects])
    }

    @Test func `findings stand at the line of the inset`() {
        let text = archive(Self.content, isOld: true)
        let findings = InterfaceFile.findings(in: text).filter { $0.rule != "touch-target" }
        #expect(findings.map(\.rule) == ["ineffective-inset"])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = findings.first.map { lines[$0.location.start.line - 1] } ?? ""
        #expect(line.contains("IBUITitleEdgeInsets.right"))
    }
}
