import ButtonLayout
import ButtonSpec
import Expression
import Testing

/// What well-formed specs mean.
@Suite struct ValueTests {
    private func insets(_ text: String, of property: Property = .titleEdgeInsets) throws -> EdgeInsets {
        let decoding = Decoding(button: text)
        decoding.expect([])
        return try decoding.button().insets(property)
    }

    @Test func `insets are a mapping, a list or one number`() throws {
        let each = EdgeInsets(top: 1, left: -2, bottom: 3, right: 4.5)
        #expect(try insets("titleEdgeInsets: {top: 1, left: -2, bottom: 3, right: 4.5}") == each)
        #expect(try insets("titleEdgeInsets: {right: 4.5, bottom: 3, left: -2, top: 1}") == each)
        #expect(try insets("titleEdgeInsets: [1, -2, 3, 4.5]") == each)
        #expect(try insets("titleEdgeInsets:\n  - 1\n  - -2\n  - 3\n  - 4.5") == each)
        #expect(try insets("titleEdgeInsets: 8") == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(try insets("titleEdgeInsets: {left: 8}") == EdgeInsets(left: 8))
        #expect(try insets("titleEdgeInsets: {}") == .zero)
        #expect(try insets("titleEdgeInsets: ~") == .zero)
        #expect(try insets("titleEdgeInsets: {left: ~, top: 1}") == EdgeInsets(top: 1))
        #expect(try insets("titleEdgeInsets: 2 * 4") == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func `less than a millionth of a point is 0 in title and image insets only`() throws {
        let zero = "{left: 2.2250738585072014e-308, right: 9e-7, top: -9e-7, bottom: 1e-6}"
        #expect(try insets("titleEdgeInsets: \(zero)") == EdgeInsets(bottom: 1e-6))
        #expect(try insets("imageEdgeInsets: \(zero)", of: .imageEdgeInsets) == EdgeInsets(bottom: 1e-6))
        #expect(
            try insets("contentEdgeInsets: \(zero)", of: .contentEdgeInsets)
                == EdgeInsets(top: -9e-7, left: 2.2250738585072014e-308, bottom: 1e-6, right: 9e-7))
    }

    @Test func `numbers are those of the core schema`() throws {
        let spec = try Decoding(
            button: "contentEdgeInsets: [0x10, 0o17, +.5, 1.e1]\ntitleEdgeInsets: [014, -1e2, 1E-1, -0]"
        ).button()
        #expect(spec.insets(.contentEdgeInsets) == EdgeInsets(top: 16, left: 15, bottom: 0.5, right: 10))
        #expect(spec.insets(.titleEdgeInsets) == EdgeInsets(top: 14, left: -100, bottom: 0.1, right: 0))
    }

    @Test func `a title is a text or a mapping`() throws {
        for title in ["Download", "{text: Download}", "\"Download\"", "!!str Download"] {
            let decoding = Decoding(button: "title: \(title)")
            decoding.expect([])
            #expect(try decoding.button().text(of: .titleText, in: decoding.tree) == "Download")
            #expect(try decoding.button().hasTitle)
        }
        #expect(try !Decoding(button: "title: ''").button().hasTitle)
        #expect(try !Decoding(button: "title: ~").button().hasTitle)
        #expect(try !Decoding(button: "group: a").button().hasTitle)
        #expect(try Decoding(button: "title: {size: {width: 1, height: 2}}").button().hasTitle)
        #expect(try Decoding(button: "title: 8").button().hasTitle, "a number is a text in the place of a title")
    }

    @Test func `buttons are a list or a mapping`() throws {
        let list = Decoding("buttons:\n- name: a\n  group: x\n- {name: b}\n")
        let mapping = Decoding("buttons:\n  a: {group: x}\n  b: {}\n")
        for decoding in [list, mapping] {
            decoding.expect([])
            #expect(decoding.buttons.map { $0.text(of: .name, in: decoding.tree) } == ["a", "b"])
            #expect(decoding.buttons.map { $0.text(of: .group, in: decoding.tree) } == ["x", nil])
        }
    }

    @Test func `every choice has its words`() throws {
        for row in Property.rows {
            guard case .choice(let words) = row.kind else { continue }
            for (index, word) in words.cases.enumerated() {
                let parts = row.path.split(separator: ".")
                let text = parts.dropLast().map { "{\($0): " }.joined() + "{\(parts[parts.count - 1]): \(word)}"
                let closing = String(repeating: "}", count: parts.count - 1)
                let decoding = Decoding("buttons: {a: \(text)\(closing)}\n")
                decoding.expect([])
                #expect(try decoding.button().choice(row.property) == index, "\(row.path): \(word)")
            }
        }
    }

    @Test func `the layout's input has the values of the spec`() throws {
        let decoding = Decoding(
            button: """
                type: system
                frame: {x: 5, y: 6, width: 120, height: 44}
                title: {text: Download, size: {width: 72, height: 21}, numberOfLines: 0}
                image: {name: arrow, size: {width: 24, height: 20}, symbol: false}
                contentEdgeInsets: 1
                titleEdgeInsets: {left: 2}
                imageEdgeInsets: {right: 3}
                contentHorizontalAlignment: trailing
                contentVerticalAlignment: bottom
                semanticContentAttribute: forceRightToLeft
                transform: mirrored
                target: {scale: 3, titleRounding: pixel, layoutDirections: [rtl, ltr], minimumIOS: 12.4}
                """)
        decoding.expect([])
        let input = try #require(decoding.button().layoutInput(direction: .rtl))
        #expect(input.frame == Size(width: 120, height: 44))
        #expect(input.title == Size(width: 72, height: 21))
        #expect(input.image == Size(width: 24, height: 20))
        #expect(input.fontLineHeight == 15 * 1.193359375)
        #expect(input.contentEdgeInsets == EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        #expect(input.titleEdgeInsets == EdgeInsets(left: 2))
        #expect(input.imageEdgeInsets == EdgeInsets(right: 3))
        #expect(input.contentHorizontalAlignment == .trailing && input.contentVerticalAlignment == .bottom)
        #expect(input.semanticContentAttribute == .forceRightToLeft && input.transform == .mirrored)
        #expect(input.scale == 3 && input.titleRounding == .pixel && input.layoutDirection == .rtl)
        #expect(try decoding.button().hasRightToLeft)
    }
}
