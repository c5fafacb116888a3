import ButtonSpec
import Diagnostics
import Linter
import Testing

/// Whether a button has its recorded frame or the size of its content.
@Suite struct SizingTests {
    private static let title = "<state key=\"normal\" title=\"Download\"/>"
    /// What fits the title: 80 points and a little, by an estimate.
    private static let fitting = 83.0

    private static func constraint(_ first: String, _ second: String?, _ more: String = "") -> String {
        let other = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(first)\"" } ?? ""
        return "<constraint firstItem=\"button\" firstAttribute=\"\(first)\" \(other) \(more) id=\"c-\(first)\"/>"
    }

    private func isGiven(
        _ constraints: [String], width: Double = fitting, height: Double = 34, attributes: String = "",
        document: String = "useAutolayout=\"YES\""
    ) throws -> Bool {
        let text = InterfaceFile.document(
            InterfaceFile.button(Self.title, width: width, height: height, isFixed: false, attributes: attributes),
            constraints: constraints.joined(separator: "\n"), attributes: document)
        return try #require(InterfaceFile.buttons(in: text).buttons.first).isSet(.frame)
    }

    @Test func `the content decides where nothing else does`() throws {
        let place = [Self.constraint("leading", "view"), Self.constraint("top", "view")]
        #expect(try !isGiven(place))
        // A frame that is out of date does not matter.
        #expect(try !isGiven(place, width: 200, height: 60))
    }

    @Test(arguments: [
        [constraint("width", nil, "constant=\"120\"")], [constraint("height", "view", "multiplier=\"0.5\"")],
        [constraint("leading", "view"), constraint("trailing", "view")],
        [constraint("centerY", "view"), constraint("bottom", "view")],
    ])
    func `constraints decide`(_ constraints: [String]) throws {
        #expect(try isGiven(constraints + [Self.constraint("top", "view")]))
    }

    @Test func `weak, least and placeholder constraints do not decide`() throws {
        let place = [Self.constraint("leading", "view"), Self.constraint("top", "view")]
        #expect(try !isGiven(place + [Self.constraint("width", nil, "constant=\"120\" priority=\"250\"")]))
        #expect(try !isGiven(place + [Self.constraint("width", nil, "constant=\"120\" placeholder=\"YES\"")]))
        let least = Self.constraint("width", nil, "constant=\"120\" relation=\"greaterThanOrEqual\"")
        #expect(try !isGiven(place + [least]))
        // The recorded frame shows that it does.
        #expect(try isGiven(place + [least], width: 120))
    }

    @Test func `neighbours may stretch a button`() throws {
        let sides = [Self.constraint("leading", "other"), Self.constraint("trailing", "view")]
        #expect(try !isGiven(sides + [Self.constraint("top", "view")]))
        #expect(try isGiven(sides + [Self.constraint("top", "view")], width: 150))
    }

    @Test func `a frame without constraints is kept`() throws {
        #expect(try isGiven([]))
        #expect(try isGiven([Self.constraint("leading", "view")], document: ""))
    }

    @Test func `a constraint's number counts more than the frame`() throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(Self.title, width: 90, isFixed: false),
            constraints: Self.constraint("width", nil, "constant=\"130\""))
        let (buttons, tree) = InterfaceFile.buttons(in: text)
        #expect(buttons.first?.number(.frameWidth) == 130)
        #expect(buttons.first?.written(.frameWidth, in: tree) == "130")
    }

    @Test func `a fitted frame tells how wide the title is`() throws {
        let text = InterfaceFile.document(
            InterfaceFile.button(
                "<inset key=\"contentEdgeInsets\" minX=\"10\" minY=\"0\" maxX=\"10\" maxY=\"0\"/>" + Self.title,
                width: 101, height: 22, isFixed: false),
            constraints: Self.constraint("leading", "view") + Self.constraint("top", "view"))
        #expect(InterfaceFile.buttons(in: text).buttons.first?.number(.titleWidth) == 81)
    }

    @Test(arguments: [("fillEqually", "fill", true), ("fill", "center", false)])
    func `stacks`(distribution: String, alignment: String, isGiven: Bool) throws {
        let button = InterfaceFile.button(Self.title, width: Self.fitting, height: 34, isFixed: false)
        let stack = """
            <stackView distribution="\(distribution)" alignment="\(alignment)" id="stack">
            <rect key="frame" x="0" y="0" width="200" height="40"/>
            <subviews>
            \(button)
            </subviews>
            </stackView>
            """
        let text = InterfaceFile.document(stack)
        #expect(InterfaceFile.buttons(in: text).buttons.first?.isSet(.frame) == isGiven)
    }

    @Test func `an empty frame is unknown`() throws {
        let text = InterfaceFile.document(InterfaceFile.button(Self.title, width: 0, height: 0))
        #expect(InterfaceFile.buttons(in: text).buttons.first?.unknown.map(\.property) == [.frame])
        #expect(InterfaceFile.findings(in: text).isEmpty)
    }

    @Test func `a title that wraps is not judged as cut`() throws {
        let title = "<state key=\"normal\" title=\"A title that is far too long for one line\"/>"
        let cut = InterfaceFile.document(InterfaceFile.button(title, width: 120, height: 80))
        #expect(InterfaceFile.findings(in: cut).map(\.rule) == ["frame-too-small"])
        let wrapped = InterfaceFile.document(
            InterfaceFile.button(title, width: 120, height: 80, attributes: "lineBreakMode=\"wordWrap\""))
        #expect(InterfaceFile.findings(in: wrapped).isEmpty)
    }
}
