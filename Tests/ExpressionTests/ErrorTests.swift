import Expression
import Testing

/// Errors in the meaning, as people see them.
@Suite struct ErrorTests {
    /// The rendered error, which has the expression in it.
    static let cases: [String] = [
        // Names
        """
        unknown name `gapp`: did you mean `gap`?
            gapp + 1 + gapp
            ^^^^
        """,
        """
        unknown name `image.colour`: there is `image.width`, `image.height`, `image.symbol`
            image.colour > 2
            ^^^^^^^^^^^^
        """,
        """
        unknown name `center`: it is a value of `alignment`, and can only be compared with it
            center
            ^^^^^^
        """,
        """
        unknown name `abs`: call the function as `abs(v)`
            abs + 1
            ^^^
        """,
        """
        unknown name `count`: write `count(v in list, condition)`
            count > 1
            ^^^^^
        """,
        """
        unknown name `null`: whether a value is absent is asked with `has(…)`
            null
            ^^^^
        """,
        """
        unexpected `größe`: names are made of the letters a to z, digits, `_` and `.`
            1 + größe
                ^^^^^
        """,
        // Enumerations
        """
        contentHorizontalAlignment has no value `centre`: did you mean `center`? \
        (center, left, right, fill, leading, trailing)
            alignment == centre
                         ^^^^^^
        """,
        """
        origin has no value `plist` (code, xib, storyboard)
            origin in [xib, plist]
                            ^^^^^
        """,
        """
        values of contentHorizontalAlignment have no quotes: write `center`
            alignment == 'center'
                         ^^^^^^^^
        """,
        """
        cannot compare `origin` (a value of origin) with `alignment` (a value of contentHorizontalAlignment)
            origin == alignment
            ^^^^^^^^^^^^^^^^^^^
        """,
        // Types
        """
        `title.text` is text, `/` needs numbers
            title.text / 2
            ^^^^^^^^^^
        """,
        """
        `gap` is a number, `and` needs conditions
            gap and image.symbol
            ^^^
        """,
        """
        `image.symbol` is a condition, `<` needs numbers
            1 < image.symbol
                ^^^^^^^^^^^^
        """,
        """
        cannot compare `gap` (a number) with `'8'` (text)
            gap == '8'
            ^^^^^^^^^^
        """,
        """
        lists cannot be compared: ask about their elements with `in`, `any` or `all`
            gaps == gaps
            ^^^^^^^^^^^^
        """,
        """
        `title.text` is text, `in` needs a list; for texts write `contains(…)`
            'a' in title.text
                   ^^^^^^^^^^
        """,
        """
        `'a'` is text, `gaps` is a list of numbers
            'a' in gaps
            ^^^
        """,
        """
        `'a'` is text, the elements before it are numbers
            gap in [1, 'a']
                       ^^^
        """,
        """
        both ways of `if` give the same type: `1` is a number, `'a'` is text
            if image.symbol then 1 else 'a'
                                        ^^^
        """,
        """
        a list with computed elements can be used here, but not be the result
            [gap, 1]
            ^^^^^^^^
        """,
        // Optionals
        """
        `intent.spacing` may be absent: open it with `?? value`, or guard it with `has(intent.spacing)`
            intent.spacing + 1
            ^^^^^^^^^^^^^^
        """,
        """
        `nearest(gap, gaps)` may be absent: open it with `?? value`
            nearest(gap, gaps) == 3
            ^^^^^^^^^^^^^^^^^^
        """,
        """
        `gap` is always there: leave out `??` and what follows
            gap ?? 3
            ^^^
        """,
        """
        `gap` is always there: `has` is for what may be absent
            has(gap)
                ^^^
        """,
        """
        `'x'` is text, `??` needs a number here
            intent.spacing ?? 'x'
                              ^^^
        """,
        // Calls and quantifiers
        """
        nothing says what `[]` is a list of
            any(g in [], true)
                     ^^
        """,
        """
        an operator is missing before `'s'`
            'it''s'
                ^^^
        """,
        """
        unknown function `lenght`: did you mean `length`?
            lenght(gaps)
            ^^^^^^
        """,
        """
        `gap` is not a function
            gap(3)
            ^^^
        """,
        """
        `min(a, b, …)` takes 2 or more arguments, not 1
            min(1)
            ^^^^^^
        """,
        """
        `abs(v)` takes 1 argument, not 0
            abs()
            ^^^^^
        """,
        """
        `3` is a number, `length` needs text or a list
            length(3)
                   ^
        """,
        """
        `gap` is a number, `startsWith` needs text
            startsWith(title.text, gap)
                                   ^^^
        """,
        """
        write `any(v in list, condition)`
            any(gap > 3)
            ^^^
        """,
        """
        write `any(g in list, condition)`
            any(g in gaps)
            ^^^
        """,
        """
        `gap` is a number, `all` needs a list
            all(g in gap, g > 3)
                     ^^^
        """,
        """
        `gap` has a meaning already: choose another name
            any(gap in gaps, gap > 3)
                ^^^
        """,
        """
        quantifiers can be nested 2 deep, no deeper
            any(a in gaps, any(b in gaps, any(c in gaps, c > a)))
                                          ^^^
        """,
    ]

    @Test(arguments: cases)
    func anErrorSaysWhatToWrite(rendered: String) {
        let line = rendered.split(separator: "\n", omittingEmptySubsequences: false)[1]
        #expect(Fixture.errors(String(line.dropFirst(4))) == rendered)
    }

    @Test func oneRunFindsSeveralErrors() {
        #expect(
            Fixture.errors("gapp > 8pt && alignment == centre\n  or abs(title.text, 'a') = 3") == """
                unknown name `gapp`: did you mean `gap`?
                    gapp > 8pt && alignment == centre
                    ^^^^
                `8pt`: numbers have no unit, write `8`
                    gapp > 8pt && alignment == centre
                           ^^^
                unexpected `&&`: write `and`
                    gapp > 8pt && alignment == centre
                               ^^
                contentHorizontalAlignment has no value `centre`: did you mean `center`? \
                (center, left, right, fill, leading, trailing)
                    gapp > 8pt && alignment == centre
                                               ^^^^^^
                `abs(v)` takes 1 argument, not 2
                      or abs(title.text, 'a') = 3
                         ^^^^^^^^^^^^^^^^^^^^
                unexpected `=`: write `==`
                      or abs(title.text, 'a') = 3
                                              ^
                """)
    }

    @Test(arguments: [
        "gapp == center", "gapp in [center, left]", "-gapp + 1 > 2 and not gapp", "abss(gap) + 1 > title.txt",
        "any(g in gapps, g > 3)", "if gapp then 1 else 2", "gapp ?? 'a'", "has(gapp) and gapp > 1",
    ])
    func anErrorSilencesWhatFollowsFromIt(expression: String) {
        let errors = Compiler.compile(expression, symbols: Fixture.symbols).errors
        #expect(!errors.isEmpty && errors.allSatisfy { $0.message.hasPrefix("unknown ") })
    }

    @Test func theExpectedTypeIsNamed() {
        #expect(
            Fixture.errors("title.text", expecting: .number) == """
                `title.text` is text, expected a number
                    title.text
                    ^^^^^^^^^^
                """)
        #expect(
            Fixture.errors("gap + 1", expecting: .bool) == """
                `gap + 1` is a number, expected a condition
                    gap + 1
                    ^^^^^^^
                """)
        #expect(
            Fixture.errors("intent.spacing", expecting: .number) == """
                `intent.spacing` may be absent: open it with `?? value`, or guard it with `has(intent.spacing)`
                    intent.spacing
                    ^^^^^^^^^^^^^^
                """)
        #expect(
            Fixture.errors("centr", expecting: .enumeration(Fixture.alignment)) == """
                contentHorizontalAlignment has no value `centr`: did you mean `center`? \
                (center, left, right, fill, leading, trailing)
                    centr
                    ^^^^^
                """)
    }

    @Test func noMoreThanTwentyErrorsAreKept() {
        let text = (0..<100).map { "unknown\($0)x" }.joined(separator: " + ")
        #expect(Compiler.compile(text, symbols: Fixture.symbols).errors.count == 20)
    }
}
