import TestSupport
import Testing

@Suite struct SolveTests {
    private static let button = ["--image", "24x24", "--title", "72x21"]

    private func solve(_ arguments: String, stdin: String = "") throws -> BuiltProgram.Output {
        try BuiltProgram.insetlint.run(["solve"] + arguments.split(separator: " ").map(String.init), stdin: stdin)
    }

    @Test func aButtonOfTheCommandLine() throws {
        let output = try solve("--arrangement imageTop --spacing 8 --image 24x24 --title 72x21")
        #expect(output.exitCode == 0 && output.stderr.isEmpty)
        #expect(
            output.stdout == """
                imageTop with spacing 8
                  image  24 × 24 at 24, 0
                  title  72 × 21 at 0, 32
                  gap    8
                  size   72 × 53, sized to fit

                # YAML
                contentEdgeInsets: {top: 14.5, left: -12, bottom: 14.5, right: -12}
                titleEdgeInsets: {top: 16, left: -12, bottom: -16, right: 12}
                imageEdgeInsets: {top: -14.5, left: 36, bottom: 14.5, right: -36}

                // Swift
                // In a right-to-left layout, swap left and right: insets do not follow the layout direction.
                button.contentEdgeInsets = UIEdgeInsets(top: 14.5, left: -12, bottom: 14.5, right: -12)
                button.titleEdgeInsets = UIEdgeInsets(top: 16, left: -12, bottom: -16, right: 12)
                button.imageEdgeInsets = UIEdgeInsets(top: -14.5, left: 36, bottom: 14.5, right: -36)

                // Objective-C
                // In a right-to-left layout, swap left and right: insets do not follow the layout direction.
                button.contentEdgeInsets = UIEdgeInsetsMake(14.5, -12, 14.5, -12);
                button.titleEdgeInsets = UIEdgeInsetsMake(16, -12, -16, 12);
                button.imageEdgeInsets = UIEdgeInsetsMake(-14.5, 36, 14.5, -36);

                """)
    }

    @Test func oneLanguageIsAllCode() throws {
        let arguments = "--arrangement imageLeft --spacing 8 --image 24x24 --title 72x21 --frame 160x44"
        #expect(
            try solve("\(arguments) --as swift").stdout == """
                // imageLeft with spacing 8
                // image  24 × 24 at 28, 10
                // title  72 × 21 at 60, 11.5
                // gap    8
                // frame  160 × 44
                // In a right-to-left layout, swap left and right: insets do not follow the layout direction.
                button.contentEdgeInsets = .zero
                button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
                button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)

                """)
        let yaml = try solve("\(arguments) --as yaml").stdout.split(separator: "\n")
        #expect(yaml.allSatisfy { $0.hasPrefix("# ") || $0.contains("EdgeInsets: ") })
        let objc = try solve("\(arguments) --as objc").stdout.split(separator: "\n")
        #expect(objc.allSatisfy { $0.hasPrefix("// ") || $0.hasSuffix(";") })
    }

    @Test func asAConfiguration() throws {
        let output = try solve(
            "--arrangement imageRight --spacing 5 --image 24x24 --title 72x21 --content-insets 4,10,4,10 "
                + "--as configuration --direction rtl")
        #expect(output.exitCode == 0)
        // Right in a left-to-right layout is trailing in both.
        #expect(
            output.stdout == """
                imageRight with spacing 5, mirrored by the right-to-left layout
                  image  24 × 24 at 10, 4
                  title  72 × 21 at 39, 5.5
                  gap    5
                  size   121 × 32, sized to fit

                # YAML
                configuration: {style: plain, imagePlacement: trailing, imagePadding: 5, contentInsets: \
                {top: 4, leading: 10, bottom: 4, trailing: 10}}

                // Swift
                var configuration = UIButton.Configuration.plain()
                configuration.imagePlacement = .trailing
                configuration.imagePadding = 5
                configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
                button.configuration = configuration

                """)
    }

    @Test(arguments: [
        (
            "imageTop --spacing 8 --frame 60x44",
            "the frame of 60 × 44 is too small: imageTop with spacing 8 needs 72 × 53; make it 12 wider and 9 higher, or "
                + "leave the frame out so that the button is sized to fit"
        ),
        (
            "imageLeft --spacing 8 --frame 100x44",
            "the frame of 100 × 44 is too small: imageLeft with spacing 8 needs 104 × 24; make it 4 wider, leave the "
                + "frame out so that the button is sized to fit, or take a spacing of 4"
        ),
        (
            "edgesImageLeft --padding 10 --frame 110x44",
            "the frame of 110 × 44 is too small: edgesImageLeft with padding 10 needs 116 × 24; make it 6 wider, leave "
                + "the frame out so that the button is sized to fit, or take a padding of 7"
        ),
        (
            "imageLeft --spacing 8 --alignment fill",
            "`contentHorizontalAlignment: fill` shares the width out to image and title and so stretches both; use "
                + "`center`, `leading` or `trailing`"
        ),
        (
            "imageLeft --spacing 8 --frame 200x44 --alignment left --content-insets -5",
            "the content insets (-5 at the top, -5 at the left, -5 at the bottom, -5 at the right) push the parts out of a "
                + "frame of any size; use content insets, and a spacing or padding, that are not negative"
        ),
        (
            "imageCenterTitleBelow --spacing 8 --as configuration",
            "a configuration puts the middle of image and title together in the middle, never the image alone; take "
                + "imageTop or imageBottom, or keep the insets"
        ),
    ])
    func saysWhyThereIsNoSolution(_ arguments: String, _ reason: String) throws {
        let output = try solve("--image 24x24 --title 72x21 --arrangement \(arguments)")
        #expect(output.exitCode == 1 && output.stderr.isEmpty)
        #expect(output.stdout.contains("  no solution: \(reason)\n"), "\(output.stdout)")
        #expect(!output.stdout.contains("EdgeInsets ="))
    }

    /// What the message proposes is right: with it there is a solution.
    @Test func theProposedFrameAndSpacingFit() throws {
        for change in ["--spacing 8 --frame 104x24", "--spacing 4 --frame 100x44"] {
            #expect(try solve("--arrangement imageLeft --image 24x24 --title 72x21 \(change)").exitCode == 0)
        }
        #expect(
            try solve("--arrangement imageLeft --image 24x24 --title 72x21 --spacing 5 --frame 100x44").exitCode == 1)
    }

    @Test(arguments: [
        ("", "`solve` takes spec files, or a button: --arrangement imageTop"),
        ("--arrangement imageTop --image 24x24 --title 72x21", "`imageTop` needs --spacing"),
        ("--arrangement edgesImageLeft --image 24x24 --title 72x21", "`edgesImageLeft` needs --padding"),
        ("--arrangement imageTop --spacing 8 --title 72x21", "`solve` needs --image"),
        ("--arrangement imageTop --spacing 8 --image 24x24", "`solve` needs --title"),
        ("--arrangement imageTo --spacing 8", "did you mean `imageTop`?"),
        ("--image 24*24", "`--image` needs width and height in points, such as --image 72x21, not `24*24`"),
        ("--title 72,21", "`--title` needs width and height"),
        ("--title 0x21", "`--title` needs width and height"),
        ("--image nanx24", "`--image` needs width and height"),
        ("--spacing wide", "`--spacing` needs a number of points, such as --spacing 8, not `wide`"),
        ("--content-insets 1,2", "`--content-insets` needs one number or four"),
        ("--scale 4", "`--scale` needs a whole number from 1 to 3"),
        ("--spacing 8 button.yml", "give `solve` either files or a button"),
    ])
    func badUsage(_ arguments: String, _ message: String) throws {
        let output = try solve(arguments)
        #expect(output.exitCode == 2 && output.stdout.isEmpty)
        #expect(output.stderr.contains(message), "\(output.stderr)")
    }

    @Test func aTitleTextIsEstimatedAndSaysSo() throws {
        let output = try solve("--arrangement imageLeft --spacing 8 --image 24x24 --title Done --font-size 15")
        #expect(output.exitCode == 0)
        #expect(output.stdout.contains("note: the title's width is estimated: "))
        let unused = try solve("--arrangement imageLeft --spacing 8 --image 24x24 --title 40x21 --padding 3")
        #expect(unused.stdout.contains("--padding is not used"))
    }

    @Test func everyButtonOfASpec() throws {
        let spec = """
            defaults: {image: {size: {width: 24, height: 24}}, title: {size: {width: 72, height: 21}}}
            buttons:
              - name: right
                frame: {width: 160, height: 44}
                titleEdgeInsets: {left: 4, right: -4}
                imageEdgeInsets: {left: -4, right: 4}
                intent: {arrangement: imageLeft, spacing: 8}
              - name: half
                frame: {width: 160, height: 44}
                titleEdgeInsets: {left: 8}
                intent: {arrangement: imageLeft, spacing: 8}
              - name: narrow
                frame: {width: 80, height: 44}
                intent: {arrangement: imageLeft, spacing: 8}
              - name: configured
                configuration: {style: filled, imagePlacement: leading}
                intent: {arrangement: imageTop, spacing: 6}
              - name: gap-alone
                intent: {spacing: 8}
              - name: no-intent

            """
        let output = try solve("-", stdin: spec)
        #expect(output.exitCode == 1 && output.stderr.isEmpty)
        let lines = output.stdout.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("<stdin>:") } == [
                "<stdin>:3: right: already imageLeft with spacing 8", "<stdin>:8: half: imageLeft with spacing 8",
                "<stdin>:12: narrow: imageLeft with spacing 8", "<stdin>:15: configured: imageTop with spacing 6",
                "<stdin>:18: gap-alone: imageLeft with spacing 8",
            ])
        #expect(output.stdout.contains("# YAML, in place of `titleEdgeInsets`\ncontentEdgeInsets: 0\n"))
        #expect(
            output.stdout.contains(
                """
                # YAML, in place of `configuration`
                configuration: {style: filled, imagePlacement: top, imagePadding: 6, contentInsets: \
                {top: 7, leading: 12, bottom: 7, trailing: 12}}

                // Swift
                button.configuration?.imagePlacement = .top
                button.configuration?.imagePadding = 6

                """))
        let one = try solve("--name right -", stdin: spec)
        #expect(one.exitCode == 0 && one.stdout.hasPrefix("<stdin>:3: right: already"))
        let none = try solve("--name rihgt -", stdin: spec)
        #expect(none.exitCode == 2 && none.stderr.contains("there is no button `rihgt`: did you mean `right`?"))
        #expect(try solve("--name no-intent -", stdin: spec).exitCode == 2)
    }

    @Test func aBrokenSpecIsReportedAndTheRestSolved() throws {
        let spec = """
            buttons:
              - name: good
                image: {size: {width: 24, height: 24}}
                title: {size: {width: 72, height: 21}}
                intent: {arrangement: imageLeft, spacing: 8}
              - name: bad
                image: {size: {width: wide, height: 24}}
                intent: {arrangement: imageLeft, spacing: 8}

            """
        let output = try solve("-", stdin: spec)
        #expect(output.exitCode == 1)
        #expect(output.stderr.hasPrefix("<stdin>:7:27: error: "))
        #expect(
            output.stdout.contains("<stdin>:2: good: imageLeft") && output.stdout.contains("button.titleEdgeInsets"))
        #expect(
            output.stdout.contains("<stdin>:6: bad: imageLeft with spacing 8\n  no solution: the spec says too little"))
        #expect(try solve("no-such-file.yml").exitCode == 2)
    }

    /// A name cannot leave its comment or reach the terminal raw.
    @Test func namesAreEscaped() throws {
        let spec = """
            buttons:
              - name: "a\\nbutton.isHidden = true\\e[31m"
                image: {size: {width: 24, height: 24}}
                title: {size: {width: 72, height: 21}}
                intent: {arrangement: imageLeft, spacing: 8}

            """
        let output = try solve("--as swift -", stdin: spec)
        #expect(output.exitCode == 0)
        #expect(output.stdout.hasPrefix("// <stdin>:2: a\\nbutton.isHidden = true\\u{1B}[31m: imageLeft"))
    }
}
