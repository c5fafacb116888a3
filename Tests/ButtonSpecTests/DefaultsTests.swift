import ButtonLayout
import ButtonSpec
import Testing

/// Defaults, merge keys and aliases: values that are written once and used in several buttons.
@Suite struct DefaultsTests {
    @Test func `defaults are merged mapping by mapping`() throws {
        let decoding = Decoding(
            """
            defaults:
              group: toolbar
              frame: {width: 100, height: 44}
              title: {size: {width: 50, height: 20}}
              titleEdgeInsets: {left: 4, right: -4}
              contentEdgeInsets: 3
              target: {scale: 3}
              intent: {spacing: 8, arrangement: imageLeft}
            buttons:
              - name: as-it-is
              - name: changed
                group: ~
                frame: {width: 200}
                title: {text: Go, size: {width: 30}}
                titleEdgeInsets: {left: 6}
                contentEdgeInsets: {left: 9}
                intent: {arrangement: ~}
              - name: without
                frame: ~
                titleEdgeInsets: ~
                contentEdgeInsets: [1, 2, 3, 4]
                intent: ~
                target: ~
            """)
        decoding.expect([])
        try #require(decoding.buttons.count == 3)
        let asItIs = decoding.buttons[0]
        #expect(asItIs.text(of: .group, in: decoding.tree) == "toolbar")
        #expect(asItIs.number(.frameWidth) == 100 && asItIs.number(.scale) == 3 && asItIs.number(.spacing) == 8)
        #expect(asItIs.insets(.contentEdgeInsets) == EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
        #expect(asItIs.choice(.arrangement) == 0)
        let changed = decoding.buttons[1]
        #expect(!changed.isSet(.group))
        #expect(changed.number(.frameWidth) == 200 && changed.number(.frameHeight) == 44)
        #expect(changed.number(.titleWidth) == 30 && changed.number(.titleHeight) == 20)
        #expect(changed.insets(.titleEdgeInsets) == EdgeInsets(left: 6, right: -4))
        #expect(changed.insets(.contentEdgeInsets) == EdgeInsets(top: 3, left: 9, bottom: 3, right: 3))
        #expect(!changed.isSet(.arrangement) && changed.number(.spacing) == 8)
        let without = decoding.buttons[2]
        #expect(!without.isSet(.frame) && !without.isSet(.frameWidth))
        #expect(without.insets(.titleEdgeInsets) == .zero)
        #expect(without.insets(.contentEdgeInsets) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(!without.isSet(.spacing) && !without.isSet(.scale))
    }

    @Test func `defaults hold for their own document, wherever they stand in it`() throws {
        let decoding = Decoding(
            "buttons: [{name: a}]\ndefaults: {group: x}\n---\nbuttons: [{name: b}]\n---\nbuttons: {c: {}}\ndefaults: ~\n"
        )
        decoding.expect([])
        #expect(decoding.buttons.map { $0.text(of: .group, in: decoding.tree) } == ["x", nil, nil])
    }

    @Test(arguments: [
        Fault(
            "a name", spec: "defaults: {⟦name⟧: a}\nbuttons: []\n",
            "invalid-value: `name` cannot be a default; every button has its own"),
        Fault(
            "an unknown key", spec: "defaults: {⟦fram⟧: {}}\nbuttons: [{name: a}, {name: b}]\n",
            "unknown-key: a button has no key `fram`: did you mean `frame`?"),
        Fault(
            "a wrong value is reported once",
            spec: "defaults: {intent: {spacing: ⟦8pt⟧}}\nbuttons: [{name: a}, {name: b}]\n",
            "wrong-type: `intent.spacing` takes a number of points; write 8, without a unit"),
        Fault(
            "a text", spec: "defaults: ⟦toolbar⟧\nbuttons: []\n",
            "wrong-type: `defaults` takes a mapping of properties that buttons have, not the text `toolbar`"),
    ])
    func `a fault in the defaults is reported where it is`(_ fault: Fault) { fault.check() }

    @Test func `a button can mend a wrong default`() throws {
        let decoding = Decoding(
            "defaults: {frame: {width: ⟦wide⟧, height: 44}}\nbuttons: [{name: a, frame: {width: 80}}, {name: b}]\n")
        decoding.expect(["formula: `frame.width`: unknown name `wide`"])
        #expect(try decoding.button().layoutInput(direction: .ltr)?.frame == Size(width: 80, height: 44))
        #expect(decoding.buttons[1].layoutInput(direction: .ltr) == nil)
    }

    @Test func `merge keys bring what the mapping does not have`() throws {
        let decoding = Decoding(
            """
            x-base: &base {frame: {width: 100, height: 44}, group: x, titleEdgeInsets: {left: 1, right: -1}}
            x-more: &more {group: y, image: {size: {width: 10, height: 10}}}
            buttons:
              - <<: *base
                name: a
                group: z
                titleEdgeInsets: {<<: {top: 3, left: 9}, left: 2}
              - {name: b, <<: [*more, *base]}
            """)
        decoding.expect([])
        try #require(decoding.buttons.count == 2)
        #expect(decoding.buttons.map { $0.text(of: .group, in: decoding.tree) } == ["z", "y"])
        #expect(decoding.buttons.map { $0.number(.frameWidth) } == [100, 100])
        // A merge is shallow: the button's own mapping replaces the merged one.
        #expect(decoding.buttons[0].insets(.titleEdgeInsets) == EdgeInsets(top: 3, left: 2))
        #expect(decoding.buttons[1].insets(.titleEdgeInsets) == EdgeInsets(left: 1, right: -1))
        #expect(decoding.buttons[1].number(.imageWidth) == 10)
    }

    @Test(arguments: [
        Fault(
            "an alias used twice",
            spec: """
                x-anchors: [&wrong ⟨8pt⟩]
                buttons:
                  - name: a
                    intent: {spacing: ⟦*wrong⟧}
                  - name: b
                    titleEdgeInsets: {left: ⟦*wrong⟧}

                """,
            "wrong-type: `intent.spacing` takes a number of points; write 8, without a unit",
            "wrong-type: `titleEdgeInsets.left` takes a number of points; write 8, without a unit"),
        Fault(
            "a fault inside a mapping that comes by an alias",
            spec: """
                x-anchors:
                  - &insets {left: ⟨8px⟩}
                buttons:
                  - name: a
                    titleEdgeInsets: ⟦*insets⟧

                """,
            "wrong-type: `titleEdgeInsets.left` takes a number of points; write 8, without a unit"),
        Fault(
            "a fault that comes by a merge key",
            spec: """
                x-anchors:
                  - &base {type: ⟨Custom⟩}
                buttons:
                  - name: a
                    <<: ⟦*base⟧

                """,
            "invalid-value: `type` has no value `Custom`: did you mean `custom`? It takes one of custom, system"),
        Fault(
            "an alias without an anchor", "intent: {spacing: ⟦*gap⟧}",
            "unknown-reference: the alias `*gap` has no anchor; write `&gap` in front of the value it stands for, above"
        ),
        Fault(
            "a merge key of a text", "<<: ⟦text⟧",
            "wrong-type: `<<` takes a mapping, or a list of mappings, by their aliases"),
    ])
    func `a fault that comes by an alias is reported where it is used`(_ fault: Fault) { fault.check() }
}
