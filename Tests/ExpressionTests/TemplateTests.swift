import Expression
import Testing

@Suite struct TemplateTests {
    private func render(_ text: String, assuming present: Presence = .none) -> String {
        let (template, errors) = Template.compile(text, symbols: Fixture.symbols, assuming: present)
        #expect((template == nil) == !errors.isEmpty)
        guard let template else { return errors.map { $0.rendered(in: text) }.joined(separator: "\n") }
        return Fixture.withContext { template.render($0) }
    }

    @Test(arguments: [
        ("", ""), ("no holes", "no holes"), ("gap is {gap} pt", "gap is 8.5 pt"), ("{gap}{ gap }", "8.58.5"),
        ("{{gap}} }}", "{gap} }"), ("{{{gap}}}", "{8.5}"), ("{'}'}", "}"), ("{\"{\"}: {title.text}", "{: Download"),
        ("{alignment}, {image.symbol}, {gaps}", "center, yes, 8, 8, 12"), ("{1 / 3} {2 / 3}", "0.33 0.67"),
        ("{-0.001}", "0"), ("größer als {gap}…", "größer als 8.5…"),
        ("{accessibilityLabel ?? title.text}", "Speichern…"),
        ("{if image.symbol then 'a' else 'b'}", "a"),
    ])
    func aTemplateRenders(text: String, result: String) {
        #expect(render(text) == result)
    }

    @Test func whatIsKnownToBeThereCanBeShown() {
        #expect(render("{intent.spacing}", assuming: Presence(["intent.spacing"])) == "8")
    }

    @Test func errorsAreLocatedInTheWholeText() {
        #expect(
            render("ä {gapp} and {title.text / 2}") == """
                unknown name `gapp`: did you mean `gap`?
                    ä {gapp} and {title.text / 2}
                       ^^^^
                `title.text` is text, `/` needs numbers
                    ä {gapp} and {title.text / 2}
                                  ^^^^^^^^^^
                """)
        #expect(
            render("{intent.spacing}") == """
                a value that may be absent cannot be shown: open it with `?? value`
                    {intent.spacing}
                     ^^^^^^^^^^^^^^
                """)
        #expect(
            render("a } b {} c {gap") == """
                this `}` has no `{`: write `}}` for a brace
                    a } b {} c {gap
                      ^
                there is no expression between the braces
                    a } b {} c {gap
                          ^^
                this `{` has no `}`: write `{{` for a brace
                    a } b {} c {gap
                               ^
                """)
        #expect(
            render("{'abc} def") == """
                this text has no closing `'`
                    {'abc} def
                     ^
                """)
    }

    @Test func referencesAreLocatedInTheWholeText() throws {
        let text = "{gap} of {image.width}, {gap}"
        let template = try #require(Template.compile(text, symbols: Fixture.symbols).template)
        #expect(template.references.map(\.name) == ["gap", "image.width", "gap"])
        #expect(template.references.map(\.range) == [1..<4, 10..<21, 25..<28])
        #expect(!template.isPlain)
        #expect(try #require(Template.compile("{{}}", symbols: Fixture.symbols).template).isPlain)
    }
}
