import Expression
import Testing

@Suite struct EvaluationTests {
    @Test(arguments: [
        ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("12 / 4 / 3", "1"), ("-2 * -3", "6"),
        ("--2", "2"), ("7 % 4", "3"), ("-7 % 4", "-3"), (".5 + 0.25", "0.75"), ("1e3", "1000"), ("2.5e-1", "0.25"),
        ("1 / 0", "inf"), ("-1 / 0", "-inf"), ("0 / 0", "nan"), ("1 % 0", "nan"),
        ("gap * 2", "17"), ("image.width - image.height", "8"), ("gap - gap", "0"), ("-(gap - gap)", "0"),
        ("2 - 1 - gap", "-7.5"), ("-gap + 1", "-7.5"), ("gap\n  + 1", "9.5"),
    ])
    func arithmetic(expression: String, value: String) {
        #expect(Fixture.value(expression) == value)
    }

    @Test(arguments: [
        ("true and false", "no"), ("true or false", "yes"), ("not true", "no"), ("not not true", "yes"),
        ("true or false and false", "yes"), ("(true or false) and false", "no"), ("not false and false", "no"),
        ("not gap > 9", "yes"), ("gap > 8 and gap < 9", "yes"), ("gap < 8 or gap > 9", "no"),
        ("gap >= 8.5", "yes"), ("gap <= 8.4", "no"), ("gap == 8.5", "yes"), ("gap != 8.5", "no"),
        ("0 / 0 == 0 / 0", "no"), ("image.symbol", "yes"), ("image.symbol == true", "yes"),
        ("image.symbol != (gap > 9)", "yes"), ("not image.symbol or gap > 8", "yes"),
    ])
    func conditions(expression: String, value: String) {
        #expect(Fixture.value(expression) == value)
    }

    @Test(arguments: [
        ("if gap > 8 then 1 else 2", "1"), ("if gap > 9 then 1 else 2", "2"),
        ("if gap > 9 then 1 else if gap > 8 then 2 else 3", "2"), ("1 + (if true then 2 else 3)", "3"),
        ("if gap > 8 then center else left", "center"), ("if false then gap else 3", "3"),
    ])
    func choices(expression: String, value: String) {
        let type: ValueType? = value == "center" ? .enumeration(Fixture.alignment) : nil
        #expect(Fixture.value(expression, expecting: type) == value)
    }

    @Test(arguments: [
        ("alignment == center", "yes"), ("center == alignment", "yes"), ("alignment != center", "no"),
        ("alignment in [left, center]", "yes"), ("alignment not in [left, center]", "no"),
        ("origin in params.origins", "yes"), ("xib in params.origins", "yes"), ("code in params.origins", "no"),
        ("(intent.alignment ?? left) == left", "yes"), ("alignment == (if gap > 9 then left else center)", "yes"),
        ("(if gap > 9 then left else center) == alignment", "yes"),
        ("any(o in params.origins, o == origin)", "yes"), ("alignment", "center"),
        ("params.origins", "xib, storyboard"),
    ])
    func enumerations(expression: String, value: String) {
        #expect(Fixture.value(expression) == value)
    }

    @Test(arguments: [
        ("title.text", "Download"), ("title.text == 'Download'", "yes"), ("title.text != \"Download\"", "no"),
        ("startsWith(title.text, params.prefix)", "yes"), ("title.text in ['a', 'Download']", "yes"),
        ("accessibilityLabel ?? 'none'", "Speichern…"), ("length(accessibilityLabel ?? '')", "10"),
        ("'de' in locales", "yes"), ("'ar' in locales", "yes"), ("'he' in locales", "no"),
        ("\"it's\"", "it's"), ("any(l in locales, l == 'ar')", "yes"),
    ])
    func texts(expression: String, value: String) {
        #expect(Fixture.value(expression) == value)
    }

    @Test(arguments: [
        ("intent.spacing ?? 1", "8"), ("intent.padding ?? 1", "1"), ("intent.padding ?? intent.spacing ?? 1", "8"),
        ("intent.padding ?? params.limit ?? gap", "8.5"), ("has(intent.spacing)", "yes"),
        ("has(intent.padding)", "no"), ("has(params.limit)", "no"), ("intent.spacing", "8"),
        ("intent.padding", "absent"), ("(intent.spacing ?? 0) + 1", "9"), ("intent.spacing ?? 0 + 1", "8"),
        ("intent.padding ?? 0 + 1 == 1", "yes"),
    ])
    func optionals(expression: String, value: String) {
        #expect(Fixture.value(expression) == value)
    }

    @Test(arguments: [
        ("gaps", "8, 8, 12"), ("any(g in gaps, g > 10)", "yes"), ("all(g in gaps, g > 10)", "no"),
        ("count(g in gaps, g == 8)", "2"), ("count(g in gaps, any(h in params.scale, h == g))", "2"),
        ("12 in gaps", "yes"), ("gap in [1, gap]", "yes"), ("gap in [1, gap + 1]", "no"),
        ("any(g in [gap, gap + 1], g == 9.5)", "yes"), ("nearest(gap, [gap - 4, gap + 1]) ?? 0", "9.5"),
        ("nearest(7, params.scale) ?? 0", "8"), ("length([gap, gap])", "2"), ("length(gaps)", "3"),
        ("all(g in gaps, any(h in [g, g + 1], h == g + 1))", "yes"), ("1 + count(g in gaps, g > 1) * 2", "7"),
        ("min(count(g in gaps, g > 8), gap, max(3, gap))", "1"), ("any(g in [gap, 1], g in [2, g])", "yes"),
    ])
    func lists(expression: String, value: String) {
        #expect(Fixture.value(expression) == value)
    }

    @Test func theExpectedTypeIsChecked() {
        #expect(Fixture.value("gap > 1", expecting: .bool) == "yes")
        #expect(Fixture.value("intent.padding", expecting: .optional(.number)) == "absent")
        #expect(Fixture.value("gap", expecting: .optional(.number)) == "8.5")
        #expect(Fixture.value("[]", expecting: .list(.number)) == "")
        #expect(Fixture.value("center", expecting: .optional(.enumeration(Fixture.alignment))) == "center")
    }

    @Test func referencesAreTheUsesOfSlots() throws {
        let text = "gap > 1 and (intent.spacing ?? gap) > (params.limit ?? 2) or image.symbol"
        let program = try #require(Compiler.compile(text, symbols: Fixture.symbols).program)
        #expect(program.type == .bool)
        #expect(program.references.map(\.name) == ["gap", "intent.spacing", "gap", "image.symbol"])
        #expect(program.references.map(\.slot) == [0, 7, 0, 6])
        #expect(
            program.references.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
                == ["gap", "intent.spacing", "gap", "image.symbol"])
    }

    @Test func listsAndTextsCanBeReadFromAResult() throws {
        let program = try #require(Compiler.compile("if gap > 1 then gaps else [1]", symbols: Fixture.symbols).program)
        let elements = Fixture.withContext { program.elements(of: program.evaluate($0), in: $0) }
        #expect(elements.map(\.numberValue) == [8, 8, 12])
        let name = try #require(Compiler.compile("params.prefix", symbols: Fixture.symbols).program)
        #expect(Fixture.withContext { name.string(of: name.evaluate($0), in: $0) } == "Down")
        #expect(Fixture.withContext { name.elements(of: name.evaluate($0), in: $0) }.isEmpty)
    }
}
