/// libyaml's words for an error in the words of somebody who writes YAML.
extension SyntaxError {
    /// What to say where the thing begins that has the error: a quote or bracket that is not closed, a key without `:`.
    ///
    /// nil for other errors, which are reported where they were found.
    func messageAtContext(_ start: SyntaxPlace, _ place: SyntaxPlace) -> String? {
        switch problem {
        case "found unexpected end of stream": "this quote is not closed before the end of the file"
        case "found unexpected document indicator": "this quote is not closed before the end of the document"
        case "did not find expected ',' or ']'" where place.isAtEnd: "this `[` is never closed"
        case "did not find expected ',' or '}'" where place.isAtEnd: "this `{` is never closed"
        case "could not find expected ':'" where start.byte == UInt8(ascii: "-"):
            "a list item needs a blank behind its `-`, and a key needs a `:` behind it"
        case "could not find expected ':'":
            "no `:` stands behind this key; add it, or check the indentation if the line is not meant as a key"
        case "did not find expected alphabetic or numeric character":
            context == "while scanning an alias"
                ? "an alias has a name of letters, digits, `-` and `_`; put a text that begins with `*` in quotes"
                : "an anchor has a name of letters, digits, `-` and `_`; put a text that begins with `&` in quotes"
        case "found unknown directive name", "could not find expected directive name",
            "found unexpected non-alphabetical character":
            "a line that begins with `%` is a directive for the YAML parser, and this one is not known; "
                + "put the text in quotes, or remove the line"
        case "did not find the expected '>'", "did not find expected '!'", "did not find expected tag URI":
            context == "while scanning a tag" || context == "while parsing a tag"
                ? "this is no complete tag; remove it, or put a text that begins with `!` in quotes" : nil
        default: nil
        }
    }

    /// What to say at the place of the problem.
    func message(_ place: SyntaxPlace) -> String {
        switch problem {
        case "found character that cannot start any token": wrongStart(place)
        case "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            "a tab stands where YAML takes only spaces for indentation; replace it by spaces"
        case "mapping values are not allowed in this context":
            place.isBehindColon
                ? "a second `:` stands on this line; put the value in quotes, or write the second key on a line of its own"
                : "this line goes on with the value above, so it cannot hold a key; "
                    + "check its indentation, and whether the line above lacks a `:`"
        case "block sequence entries are not allowed in this context":
            "a list item cannot begin here; begin it on a line of its own, or put a text that begins with `-` in quotes"
        case "mapping keys are not allowed in this context":
            "a `?` key cannot begin here; put a text that begins with `?` in quotes"
        case "did not find expected key": missingKey(place)
        case "did not find expected '-' indicator":
            "a list item was expected here; begin it with `- `, indented as the items above"
        case "did not find expected ',' or ']'": missingComma(place, closing: "]")
        case "did not find expected ',' or '}'": missingComma(place, closing: "}")
        case "did not find expected node content": missingValue(place)
        case "did not find expected <document start>":
            "the document ends above this line; check the line's indentation, "
                + "or write `---` in front of it if a second document begins here"
        case "found unexpected ':'": "between brackets a `:` needs a blank behind it, or quotes around its key"
        default: rareProblem
        }
    }

    private func wrongStart(_ place: SyntaxPlace) -> String {
        place.byte == UInt8(ascii: "\t")
            ? "a tab stands where YAML takes only spaces for indentation; replace it by spaces"
            : "a value cannot begin with \(place.quotedCharacter) here; put it in quotes"
    }

    private func missingKey(_ place: SyntaxPlace) -> String {
        guard context == "while parsing a block mapping" else { return "a key was expected here" }
        guard !place.isBehindByteOrderMark else {
            return "a byte order mark (U+FEFF) stands in front of this; remove it"
        }
        if place.isAtListItem {
            return "a list item stands among the keys of a mapping; give the list a key, or check the indentation"
        }
        switch place.byteBefore {
        case UInt8(ascii: "'"):
            return "the value ends at the `'` in front of this; write a `'` inside single quotes as `''`, "
                + "or put the whole value in quotes"
        case UInt8(ascii: "\""):
            return "the value ends at the `\"` in front of this; write a `\"` inside double quotes as `\\\"`, "
                + "or put the whole value in quotes"
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            return "the value ends at the bracket in front of this; "
                + "remove what follows, or put the whole value in quotes"
        default: return "a key was expected here, indented as the other keys of its mapping; check the indentation"
        }
    }

    private func missingComma(_ place: SyntaxPlace, closing: String) -> String {
        guard place.byte == UInt8(ascii: ":") else { return "a `,` or `\(closing)` is missing here" }
        return "a `,` or `\(closing)` is missing in front of this \(place.isBehindColon ? "`:` and its key" : "key")"
    }

    private func missingValue(_ place: SyntaxPlace) -> String {
        guard let byte = place.byte, byte != 0x0A, byte != 0x0D else { return "a value was expected here" }
        return context == "while parsing a flow node"
            ? "a value was expected in front of the \(place.quotedCharacter)"
            : "a value cannot begin with \(place.quotedCharacter); put it in quotes"
    }

    /// Errors in directives, tags, escapes and block headers.
    private var rareProblem: String {
        switch problem {
        case "found unknown escape character":
            "this escape is not known in double quotes; write `\\\\` for a backslash, or use single quotes"
        case "did not find expected hexdecimal number": "this escape needs more hexadecimal digits"
        case "found invalid Unicode character escape code": "this escape names no Unicode character"
        case "found undefined tag handle": "the tag's prefix is not declared; remove the tag"
        case "did not find expected comment or line break" where context == "while scanning a block scalar":
            "nothing can stand behind `|` or `>` on its line; begin the text on the next line"
        case "found an indentation indicator equal to 0":
            "the digit behind `|` or `>` is the text's indentation, from 1 to 9"
        case "found duplicate %YAML directive": "a document can have only one %YAML directive; remove this one"
        case "found duplicate %TAG directive": "this %TAG directive is there already; remove one of them"
        case "found incompatible YAML document":
            "this version of YAML cannot be read; write `%YAML 1.2`, or remove the line"
        case _ where context.hasSuffix("a tag"):
            "a tag ends with a blank, or this is no tag: then put the text in quotes"
        case _ where context.hasPrefix("while scanning a %") || context.hasPrefix("while parsing a %"):
            "this directive is not complete; remove the line"
        case _ where context == "while scanning a directive": "nothing but a comment can stand behind a directive"
        default: problem.isEmpty ? "this is not well-formed YAML" : "this is not well-formed YAML: \(problem)"
        }
    }
}
