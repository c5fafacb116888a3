import Expression
import Testing

/// What `has` says about the parts around it.
@Suite struct PresenceTests {
    @Test(arguments: [
        "has(intent.spacing) and intent.spacing > 1",
        "not has(intent.spacing) or intent.spacing > 1",
        "if has(intent.spacing) then intent.spacing > 1 else true",
        "if not has(intent.spacing) then true else intent.spacing > 1",
        "if not has(intent.spacing) then 1 else if intent.spacing > 1 then intent.spacing else 2",
        "not (not has(intent.spacing) or not has(intent.padding)) and intent.spacing > intent.padding",
        "not (has(intent.spacing) and has(intent.padding)) or intent.spacing > intent.padding",
        "(has(intent.spacing) or false) and intent.spacing > 1",
        "(if has(intent.spacing) then gap > 1 else false) and intent.spacing > 1",
        "has(intent.spacing) and has(intent.padding) and intent.spacing + intent.padding > 1",
        "has(intent.spacing) and any(g in gaps, g > intent.spacing)",
        "has(intent.spacing) and (has(intent.spacing) and intent.spacing > 1)",
        "has(intent.spacing) and (intent.spacing ?? 3) > 1",
        "(gap > 1 and has(intent.spacing) or gap > 2 and has(intent.spacing)) and intent.spacing > 1",
        "has(accessibilityLabel) and accessibilityLabel == 'a'",
        "has(intent.alignment) and intent.alignment == center",
        "has(intent.flag) and intent.flag",
    ])
    func aGuardOpens(expression: String) {
        #expect(Fixture.errors(expression) == "")
    }

    @Test(arguments: [
        "has(intent.spacing) or intent.spacing > 1",
        "intent.spacing > 1 and has(intent.spacing)",
        "not has(intent.spacing) and intent.spacing > 1",
        "has(intent.padding) and intent.spacing > 1",
        "if has(intent.spacing) then true else intent.spacing > 1",
        "(has(intent.spacing) or gap > 1) and intent.spacing > 1",
        "(has(intent.spacing) and gap > 1) or intent.spacing > 1",
        "(if has(intent.spacing) then gap > 1 else gap > 2) and intent.spacing > 1",
        "any(g in gaps, has(intent.spacing)) and intent.spacing > 1",
        "(has(intent.spacing) and intent.spacing > 2) == (intent.spacing > 1)",
    ])
    func anotherConditionDoesNot(expression: String) {
        let errors = Fixture.errors(expression)
        #expect(errors.hasPrefix("`intent.spacing` may be absent: open it with `?? value`"), "\(expression): \(errors)")
    }

    @Test func knowledgeIsHandedOn() {
        func present(_ expression: String) -> [String] {
            Compiler.compile(expression, symbols: Fixture.symbols, assuming: Presence(["intent.flag"])).presentIfTrue
                .names
        }
        #expect(
            present("has(intent.spacing) and gap > 1 and has(intent.padding)")
                == ["intent.flag", "intent.padding", "intent.spacing"])
        #expect(present("has(intent.spacing) or gap > 1") == ["intent.flag"])
        #expect(present("gap") == ["intent.flag"])
        #expect(present("intent.flag") == ["intent.flag"])
        #expect(Fixture.value("intent.spacing + 1", assuming: Presence(["intent.spacing"])) == "9")
    }
}
