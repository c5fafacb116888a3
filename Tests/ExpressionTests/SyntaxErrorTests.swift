import Expression
import Testing

/// Errors in the writing, as people see them.
@Suite struct SyntaxErrorTests {
    /// The rendered error, which has the expression in it.
    static let cases: [String] = [
        // Words and signs of other languages
        """
        unexpected `=`: write `==`
            gap = 3
                ^
        """,
        """
        unexpected `&&`: write `and`
            gap > 3 && gap < 4
                    ^^
        """,
        """
        unexpected `!`: write `not`
            !image.symbol
            ^
        """,
        """
        unexpected `?`: write `if … then … else …`
            gap > 3 ? 1 : 2
                    ^
        """,
        """
        unexpected `≤`: write `<=`
            gap ≤ 3
                ^
        """,
        """
        unexpected `OR`: write `or`
            image.symbol OR gap > 3
                         ^^
        """,
        """
        unexpected `“`: write the text between plain quotes, `'` or `"`
            title.text == “Save”
                          ^
        """,
        """
        there is no power: multiply with `*`
            gap ** 2
                ^^
        """,
        """
        comparisons do not chain: write `0 < gap and gap <= 9`
            0 < gap <= 9
            ^^^^^^^^^^^^
        """,
        // Numbers
        """
        `8pt`: numbers have no unit, write `8`
            gap > 8pt
                  ^^^
        """,
        """
        `1.2.3` is not a number
            1.2.3
            ^^^^^
        """,
        """
        a number does not end with a dot: write `12`
            12. + 1
            ^^^
        """,
        """
        `1e999` is too large
            1e999
            ^^^^^
        """,
        // Syntax
        """
        the expression is empty
            \("")
            ^
        """,
        """
        expected a value, found the end
            1 +
               ^
        """,
        """
        expected a value, found `)`
            (1 + )
                 ^
        """,
        """
        this `(` has no closing `)`
            (1 + 2
            ^
        """,
        """
        expected `]`, found `)`
            gap in [1, 2)
                        ^
        """,
        """
        nothing follows this comma: leave it out
            max(1, 2,)
                    ^
        """,
        """
        an operator is missing before `gap`
            gap gap gap
                ^^^
        """,
        """
        this `if` has no `else`: write `if … then … else …`
            if gap > 3 then 4
            ^^
        """,
        """
        put `if … then … else …` in parentheses here
            1 + if image.symbol then 1 else 2
                ^^
        """,
        """
        put `not …` in parentheses here
            image.symbol == not image.symbol
                            ^^^
        """,
        """
        this text has no closing `'`
            title.text == 'abc
                          ^
        """,
        """
        unexpected `@`
            gap @ 2
                ^
        """,
    ]

    @Test(arguments: cases)
    func anErrorSaysWhatToWrite(rendered: String) {
        let line = rendered.split(separator: "\n", omittingEmptySubsequences: false)[1]
        #expect(Fixture.errors(String(line.dropFirst(4))) == rendered)
    }
}
