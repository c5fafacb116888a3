import Testing

/// Keys: unknown, missing, misplaced and doubled ones.
@Suite struct KeyFaultTests {
    @Test(arguments: [
        Fault(
            "a mistyped key of a button", "⟦titleEdgeInset⟧: {left: 1}",
            "unknown-key: a button has no key `titleEdgeInset`: did you mean `titleEdgeInsets`?"),
        Fault(
            "a mistyped edge", "titleEdgeInsets: {⟦lef⟧: 1}",
            "unknown-key: `titleEdgeInsets` has no key `lef`: did you mean `left`?"),
        Fault(
            "leading belongs to configurations", "titleEdgeInsets: {⟦leading⟧: 1}",
            "unknown-key: `titleEdgeInsets` has no key `leading`; it has `top`, `left`, `bottom`, `right`"),
        Fault(
            "a key of the intent in the button", "⟦spacing⟧: 8",
            "unknown-key: a button has no key `spacing`; write it inside `intent`"),
        Fault(
            "another key of the intent in the button", "⟦arrangement⟧: imageLeft",
            "unknown-key: a button has no key `arrangement`; write it inside `intent`"),
        Fault(
            "a key of the target in the button", "⟦scale⟧: 2",
            "unknown-key: a button has no key `scale`; write it inside `target`"),
        Fault(
            "a key of the title in the button", "⟦numberOfLines⟧: 2",
            "unknown-key: a button has no key `numberOfLines`; write it inside `title`"),
        Fault(
            "a key of the button in the intent", "intent: {⟦group⟧: x}",
            "unknown-key: `intent` has no key `group`; write it directly in the button"),
        Fault(
            "several at once", "⟦nme⟧: b\nframe: {⟦widht⟧: 10, width: 10, height: 10}\nimage: {⟦syze⟧: 3}",
            "unknown-key: a button has no key `nme`: did you mean `name`?",
            "unknown-key: `frame` has no key `widht`: did you mean `width`?",
            "unknown-key: `image` has no key `syze`: did you mean `size`?"),
        Fault(
            "keys differ in case", "⟦Frame⟧: {width: 10, height: 10}",
            "unknown-key: a button has no key `Frame`: did you mean `frame`?"),
        Fault(
            "keys of the author's own", "x-note: [1, 2]\nframe: {width: 10, height: 10, x-note: here}\nintent: {x-: 1}"),
        Fault(
            "a key of the file",
            spec: "⟦button⟧:\n  - name: a\nbuttons: []\nx-anchors: [1]\n",
            "unknown-key: a spec file has no key `button`: did you mean `buttons`?"),
        Fault(
            "a key that is no word", "⟦[a]⟧: 1",
            "wrong-type: a key is a plain word"),
    ])
    func `an unknown key is reported with what is meant`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "a button without a name", spec: "buttons:\n  - ⟦title⟧: a\n",
            "missing-key: the button has no `name`; add `name:` with a name that is unique in the file"),
        Fault(
            "a frame without a height", "⟦frame⟧: {width: 10}",
            "missing-key: `frame` has no `height`; add it, or take `frame` out"),
        Fault(
            "an image size without a width", "image: {⟦size⟧: {height: 10}}",
            "missing-key: `image.size` has no `width`; add it, or take `image.size` out"),
        Fault(
            "a frame with nothing but an origin", "⟦⟦frame⟧⟧: {x: 1, y: 2}",
            "missing-key: `frame` has no `width`; add it, or take `frame` out",
            "missing-key: `frame` has no `height`; add it, or take `frame` out"),
        Fault(
            "a wrong width is no missing one", "frame: {width: ⟦wide⟧, height: 10}",
            "formula: `frame.width`: unknown name `wide`"),
        Fault(
            "a document without buttons", spec: "⟦⟧insetlint: 1\n",
            "missing-key: this document has no `buttons`; add `buttons:` with a list of buttons"),
    ])
    func `a missing key is reported`(_ fault: Fault) { fault.check() }

    @Test(arguments: [
        Fault(
            "a key twice", "⟨group⟩: x\n⟦group⟧: y",
            "duplicate-key: the key `group` stands here a second time; the first one counts, so remove one of them"),
        Fault(
            "a name twice", spec: "buttons:\n  - name: ⟨a⟩\n  - name: ⟦a⟧\n  - name: ⟦\"a\"⟧\n",
            "duplicate-name: another button of this file is named `a`; give each a name of its own",
            "duplicate-name: another button of this file is named `a`; give each a name of its own"),
        Fault(
            "a name twice in two documents", spec: "buttons: [{name: ⟨a⟩}]\n---\nbuttons: [{name: ⟦a⟧}]\n",
            "duplicate-name: another button of this file is named `a`; give each a name of its own"),
    ])
    func `a second one of its kind points at the first`(_ fault: Fault) { fault.check() }

    @Test func `names are compared as bytes`() {
        // The same letter, composed and decomposed.
        Decoding("buttons: [{name: Größe}, {name: Gro\u{308}ße}]\n").expect([])
    }

    @Test(arguments: [
        Fault(
            "a text", spec: "⟦hello⟧\n", "wrong-type: a spec is a mapping with the key `buttons`, not the text `hello`"),
        Fault("a list", spec: "⟦- name: a⟧\n", "wrong-type: a spec is a mapping with the key `buttons`, not a list"),
        Fault(
            "buttons as a number", spec: "buttons: ⟦3⟧\n",
            "wrong-type: `buttons` takes a list of buttons, or a mapping from name to button"),
        Fault(
            "a button as a text", spec: "buttons: [⟦download⟧]\n",
            "wrong-type: a button is a mapping of properties such as `name` and `title`, not the text `download`"),
        Fault(
            "a version that is not known", spec: "insetlint: ⟦2⟧\nbuttons: []\n",
            "invalid-value: `insetlint` is the version of the format; this program reads version 1"),
        Fault("no buttons", spec: "buttons:\n"),
        Fault("the version", spec: "insetlint: 1\nbuttons: {}\n"),
        Fault("an empty document", spec: "---\n---\nbuttons: []\n"),
    ])
    func `a document is a mapping with buttons`(_ fault: Fault) { fault.check() }
}
