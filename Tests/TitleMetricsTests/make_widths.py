#!/usr/bin/env python3
"""Writes Sources/TitleMetrics/HelveticaWidths.swift from Adobe's Core 14 AFM files.

    pip download --no-deps matplotlib && unzip -j matplotlib-*.whl '*/pdfcorefonts/Helvetica*' '*/pdfcorefonts/readme.txt'
    make_widths.py Helvetica.afm Helvetica-Bold.afm readme.txt > Sources/TitleMetrics/HelveticaWidths.swift

Needs Python 3.9 and fonttools (for the Adobe Glyph List). Letters that the AFM files lack get the width of one that
they have: an accented letter that of its base letter, a Cyrillic or Greek one that of the Latin letter in ALIKE.
"""

import sys
import textwrap
import unicodedata
from fontTools.agl import AGL2UV

# First and last code point of each stretch of the table.
RUNS = [
    (0x0020, 0x007E), (0x00A0, 0x024F), (0x02C6, 0x02DD), (0x0370, 0x03FF), (0x0400, 0x052F), (0x1E00, 0x1EFF),
    (0x2000, 0x2044), (0x20A0, 0x20C0), (0x2122, 0x2122), (0x2202, 0x2219), (0x221A, 0x221A), (0x2260, 0x2265),
    (0x25CA, 0x25CA), (0xFB01, 0xFB02),
]

# The AFM glyphs that the Adobe Glyph List has under another name, or under a private code point only.
GLYPHS = {
    **{f"{letter}commaaccent": unicodedata.lookup(f"LATIN {case} LETTER {letter.upper()} WITH {mark}")
       for letters, mark in (("GKLNRgklnr", "CEDILLA"), ("STst", "COMMA BELOW"))
       for letter in letters
       for case in ["CAPITAL" if letter.isupper() else "SMALL"]},
    "onesuperior": "\u00b9", "twosuperior": "\u00b2", "threesuperior": "\u00b3",
    "fi": "\ufb01", "fl": "\ufb02",
}

# Letters and signs with the one of the AFM files whose width they come close to.
ALIKE = dict(zip(
    "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
    "ABBLDEWTHHKAMHOHPCTYOXHPWWOMBCŒRabnzbewsnnknwnonpcsywxnnmmßwncwn", strict=True))
ALIKE |= dict(zip(
    "ЂЄЅІЈЉЊЋЏђєѕіјљњћџҐґ",
    "OCSIJŒŒOHhcsijæmhnLz", strict=True))
ALIKE |= dict(zip(
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω",
    "ABLAEZHOIKAMNBOHPTTYOXMOabydccnnikvuvcoßpcßsuwxwm", strict=True))
ALIKE |= dict(zip(
    "ĦħĸŊŋŦŧſƏƟ‐‑‒―‖‛‟․‥′″‴⁃",
    "HhkNnTtfOO--–—|‘“.:'\"\"-", strict=True))
ALIKE |= {chr(sign): "€" for sign in range(0x20A0, 0x20C1)}

# Spaces, in thousandths of an em.
SPACES = dict(zip(range(0x2000, 0x200B), (500, 1000, 500, 1000, 333, 250, 167, 556, 278, 200, 100))) | {0x202F: 200}


def read(path):
    """The advance widths of an AFM file by character."""
    widths = {}
    with open(path, encoding="latin-1") as file:
        for line in file:
            if line.startswith("C "):
                fields = dict(field.split(maxsplit=1) for field in line.split(";") if field.strip())
                name, width = fields["N"].strip(), int(fields["WX"])
                character = GLYPHS.get(name) or chr(AGL2UV.get(name, 0))
                if character != "\0":
                    widths[character] = width
    widths["\u00a0"], widths["\u00ad"] = widths[" "], 0
    widths["\u2206"] = widths["\u0394"] = widths.get("\u2206", widths.get("\u0394"))
    widths["\u2215"], widths["\u2219"] = widths["\u2044"], widths["\u00b7"]
    widths["\u0162"], widths["\u0163"] = widths["\u021a"], widths["\u021b"]
    return widths


def width(widths, code):
    """The width of a code point, 0 for one that the table leaves to the rules for other scripts."""
    character = chr(code)
    if character in widths:
        return widths[character]
    if code in SPACES:
        return SPACES[code]
    if character in ALIKE:
        return widths[ALIKE[character]]
    category = unicodedata.category(character)
    if not category.startswith(("L", "P", "S")):
        return 0
    parts = [part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part)]
    if parts and parts != [character]:
        return sum(width(widths, ord(part)) for part in parts)
    if category in ("Lu", "Ll") and not 0x0370 <= code < 0x0400:
        return widths["n"] if category == "Ll" else widths["O"]
    return widths["ˆ"] if 0x02C6 <= code <= 0x02DD else 0


def rows(values):
    """Numbers in lines of at most 120 columns."""
    line = "       "
    for value in values:
        if len(line) + len(f" {value},") > 120:
            yield line
            line = "       "
        line += f" {value},"
    yield line


def main():
    regular, bold = read(sys.argv[1]), read(sys.argv[2])
    with open(sys.argv[1], encoding="latin-1") as file:
        # The copyright line itself names no font file; both files have the same one.
        notice = next(line for line in file if line.startswith("Notice ")).removeprefix("Notice ").strip()
    with open(sys.argv[3], encoding="ascii") as file:
        paragraphs = file.read().strip().split("\n\n")
    print("// Written by Tests/TitleMetricsTests/make_widths.py; do not edit.")
    print("//")
    print("// The numbers come from Adobe's Helvetica.afm and Helvetica-Bold.afm, whose notices are:")
    print("//")
    for line in textwrap.wrap(notice, 110) + [""] + paragraphs[-1].splitlines():
        print(f"// {line.strip()}".rstrip())
    print("//")
    print("// MODIFIED: this is not an AFM file. Only the advance widths are kept, ordered by Unicode code point, and")
    print("// characters that the AFM files do not have are given the width of a similar one that they do have.")
    print("""
/// Advance widths of Helvetica and Helvetica-Bold in thousandths of an em; 0 where a character has none here.
enum HelveticaWidths {
    /// Stretches of code points: the first, the last, and where the widths start; ascending.
    static let runs: [(first: UInt32, last: UInt32, offset: Int)] = [""")
    offset = 0
    for first, last in RUNS:
        print(f"        (0x{first:04X}, 0x{last:04X}, {offset}),")
        offset += last - first + 1
    print("    ]")
    codes = [code for first, last in RUNS for code in range(first, last + 1)]
    for name, widths in (("regular", regular), ("bold", bold)):
        print(f"\n    static let {name}: [UInt16] = [")
        print("\n".join(rows(width(widths, code) for code in codes)))
        print("    ]")
    print("}")
    left_out = sorted(c for c in regular if ord(c) not in codes)
    print(f"{len(codes)} code points; not in any stretch: {left_out}", file=sys.stderr)


main()
