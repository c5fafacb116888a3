import TestSupport
import Testing

@Suite struct MigrateTests {
    private func migrate(_ spec: String, _ arguments: String...) throws -> BuiltProgram.Output {
        try BuiltProgram.insetlint.run(["migrate", "-"] + arguments, stdin: spec)
    }

    /// A spec with one button of a usual image and title.
    private func spec(_ properties: String, image: String = "{width: 24, height: 24}") -> String {
        """
        buttons:
          - name: download
            image: {size: \(image)}
            title: {size: {width: 72, height: 21}}
            \(properties)

        """
    }

    @Test func writesTheConfigurationAndWhatItReplaces() throws {
        let output = try migrate(
            """
            buttons:
              - name: download
                type: system
                image: {size: {width: 24, height: 24}}
                title: {size: {width: 72, height: 21}}
                contentEdgeInsets: {top: 6, left: 14, bottom: 6, right: 14}
                titleEdgeInsets: {left: 4, right: -4}
                imageEdgeInsets: {left: -4, right: 4}

            """)
        #expect(output.exitCode == 0 && output.stderr.isEmpty)
        #expect(
            output.stdout == """
                <stdin>:2: download: imagePlacement leading, imagePadding 8
                  image  24 × 24 at 10, 6
                  title  72 × 21 at 42, 7.5
                  gap    8
                  size   124 × 36, sized to fit
                  nothing moves

                # YAML, in place of `contentEdgeInsets`, `titleEdgeInsets` and `imageEdgeInsets`
                # The title keeps its font with `font: {size: 15}` in `title`: a configuration has 17 pt.
                configuration: {style: plain, imagePlacement: leading, imagePadding: 8, contentInsets: \
                {top: 6, leading: 10, bottom: 6, trailing: 10}}

                // Swift
                var configuration = UIButton.Configuration.plain()
                configuration.imagePlacement = .leading
                configuration.imagePadding = 8
                configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
                configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                    var outgoing = incoming
                    outgoing.font = UIFont.systemFont(ofSize: 15)
                    return outgoing
                }
                button.configuration = configuration

                """)
    }

    @Test(arguments: [
        ("imageEdgeInsets: {left: 20, right: -20}", "image and title overlap by 20 × 21"),
        (
            "contentEdgeInsets: 4\n    contentHorizontalAlignment: fill\n    frame: {width: 160, height: 44}",
            "`contentHorizontalAlignment: fill` shares the width out"
        ),
        (
            "frame: {width: 160, height: 30}\n    imageEdgeInsets: {top: 5, bottom: 5}",
            "the insets or the frame make the image smaller by 0 × 4"
        ),
        (
            "frame: {width: 300, height: 44}\n    imageEdgeInsets: {left: -90, right: 90}\n"
                + "    titleEdgeInsets: {left: 90, right: -90}",
            "image and title stand at opposite ends, 180 apart"
        ),
        ("titleEdgeInsets: {left: 8}", "8 points of the title are cut off"),
        (
            "frame: {width: 160, height: 60}\n    titleEdgeInsets: {top: 12, bottom: -12}",
            "the nearest configuration puts a part or the button's edge"
        ),
    ])
    func refusesWithAReason(_ properties: String, _ reason: String) throws {
        let output = try migrate(spec(properties))
        #expect(output.exitCode == 1 && output.stderr.isEmpty)
        #expect(output.stdout.hasPrefix("<stdin>:2: download: no configuration\n  \(reason)"), "\(output.stdout)")
        #expect(!output.stdout.contains("UIButton"))
        let json = try CommandReport(["migrate"], stdin: spec(properties))
        #expect(json.buttons.first?.result == "refused" && json.buttons.first?.reason?.hasPrefix(reason) == true)
    }

    @Test func someButtonsHaveNothingToMigrate() throws {
        let plain = try migrate(spec("type: custom"))
        #expect(plain.exitCode == 0 && plain.stdout == "<stdin>:2: download: has no insets\n")
        let configured = try migrate(spec("configuration: {imagePadding: 8}\n    titleEdgeInsets: {left: 4}"))
        #expect(configured.exitCode == 0)
        #expect(configured.stdout.hasSuffix("UIKit ignores `titleEdgeInsets`: take that out\n"))
    }

    @Test func aRecipeIsReplacedAsAWhole() throws {
        let output = try migrate(
            spec("recipe: {use: MKButtonEdgeInsetsStyle.right, spacing: 8}\n    frame: {width: 160, height: 44}"))
        #expect(output.exitCode == 0)
        #expect(output.stdout.contains("# YAML, in place of `recipe`\n"))
        #expect(output.stdout.contains("imagePlacement: trailing, imagePadding: 8"))
    }

    @Test func partsOutsideAreCalledByName() throws {
        let output = try migrate(
            spec("titleEdgeInsets: {left: 4, right: -4}\n    imageEdgeInsets: {left: -4, right: 4}"))
        #expect(output.exitCode == 0)
        #expect(output.stdout.contains("note: the parts leave the button (4 at the left, 4 at the right), as with the"))
    }

    @Test func onePartHasNoPlacement() throws {
        let output = try migrate("buttons: [{name: a, title: {size: {width: 40, height: 20}}, contentEdgeInsets: 8}]")
        #expect(output.exitCode == 0)
        #expect(output.stdout.contains("configuration: {style: plain, contentInsets: {top: 8, leading: 8, bottom: 8"))
        #expect(!output.stdout.contains("imagePlacement"))
    }

    @Test func namesOneButton() throws {
        let two = spec("contentEdgeInsets: 4") + "  - {name: other, title: {size: {width: 9, height: 9}}}\n"
        #expect(try migrate(two, "--name", "other").stdout == "<stdin>:6: other: has no insets\n")
        let none = try migrate(two, "--name", "othr")
        #expect(none.exitCode == 2 && none.stderr.contains("did you mean `other`?") && none.stdout.isEmpty)
        #expect(try migrate("buttons: []").exitCode == 2)
    }
}
