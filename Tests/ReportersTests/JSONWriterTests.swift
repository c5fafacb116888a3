import Foundation
import Reporters
import Testing

@Suite struct JSONWriterTests {
    @Test func `compact and pretty`() {
        let value: JSONValue = ["a": [1, 2.5, nil], "b": true, "c": [], "d": [:], "e": ["f": "g"]]
        #expect(value.text() == #"{"a":[1,2.5,null],"b":true,"c":[],"d":{},"e":{"f":"g"}}"#)
        #expect(
            value.text(.pretty) == """
                {
                  "a": [
                    1,
                    2.5,
                    null
                  ],
                  "b": true,
                  "c": [],
                  "d": {},
                  "e": {
                    "f": "g"
                  }
                }
                """)
    }

    @Test(arguments: [
        (1.0, "1"), (-8.0, "-8"), (0.0, "0"), (-0.0, "0"), (0.1, "0.1"), (12.5, "12.5"), (1e300, "1e+300"),
        (.leastNonzeroMagnitude, "5e-324"), (9_007_199_254_740_992, "9007199254740992"), (1e16, "1e+16"),
        (.infinity, "null"),
        (-.infinity, "null"), (.nan, "null"),
    ])
    func `numbers`(_ number: Double, _ text: String) {
        #expect(JSONValue.number(number).text() == text)
    }

    @Test(arguments: [
        ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{C}\u{0}", #""\n\r\t\u0008\u000c\u0000""#),
        ("\u{7F}\u{85}\u{9B}\u{2028}\u{202E}", #""\u007f\u0085\u009b\u2028\u202e""#), ("é😀", "\"é😀\""),
        ("\u{E0041}", #""\udb40\udc41""#), ("##[x] # # ###", ##""#\u0023[x] # # #\u0023\u0023""##),
        ("\r\n", #""\r\n""#),
    ])
    func `escapes`(_ text: String, _ json: String) {
        #expect(JSONValue.string(text).text() == json)
    }

    @Test func `every character reads back`() throws {
        let text = String(
            String.UnicodeScalarView(
                (0...0x10FFFF).lazy.filter { $0 % 7 == 0 || $0 < 0x3000 }.compactMap(Unicode.Scalar.init)))
        let json = JSONValue.array([.string(text)]).text()
        let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
        #expect(read?.first?.utf8.elementsEqual(text.utf8) == true)
    }

    @Test func `members that are not there are left out`() {
        #expect(JSONValue.object(present: ["a": nil, "b": 1, "c": .some(.null)]).text() == #"{"b":1,"c":null}"#)
        #expect(JSONValue(nil as String?) == .null)
        #expect(JSONValue(2.5) == .number(2.5))
    }

    @Test func `piece by piece is the same as at once`() {
        for style in [JSONStyle.compact, .pretty] {
            var text = ""
            var writer = JSONWriter(style) { text += $0 }
            writer.beginObject()
            writer.member("version", 1)
            writer.name("list")
            writer.beginArray()
            writer.value(["a": 1])
            writer.value("b")
            writer.endArray()
            writer.endObject()
            #expect(text == (["version": 1, "list": [["a": 1], "b"]] as JSONValue).text(style))
        }
    }
}
