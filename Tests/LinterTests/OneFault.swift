import Diagnostics
import RuleSupport
import TestSupport
import Testing

/// Buttons with exactly one fault, of which exactly one rule speaks, at the place that is marked.
struct OneFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: String
    /// The button's lines without indentation, with `↓` at the place.
    let lines: String

    init(_ rule: String, _ name: String, _ lines: String) {
        self.rule = rule
        self.lines = lines
        testDescription = "\(rule): \(name)"
    }

    /// The whole spec at a scale.
    func spec(scale: Int) -> MarkedText {
        let indented = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
        return MarkedText("buttons:\n  - name: a\n\(indented)    target: {scale: \(scale)}\n")
    }
}

/// Parts and frames that the tables use again and again.
private let parts = """
    title: {text: Download, size: {width: 72, height: 21}}
    image: {size: {width: 24, height: 24}}
    """
private let framed = "frame: {width: 160, height: 48}\n" + parts
private let square = "frame: {width: 120, height: 120}\n" + parts
private let icon = "image: {size: {width: 24, height: 24}}"
private let text = "title: {text: Download, size: {width: 72, height: 21}}"

extension OneFault {
    static let pairing = [
        OneFault("unpaired-inset", "title left", framed + "\ntitleEdgeInsets: {left: ↓8}"),
        OneFault("unpaired-inset", "image right", framed + "\nimageEdgeInsets: {left: 0, right: ↓8}"),
        OneFault("unpaired-inset", "title right, negative", framed + "\ntitleEdgeInsets: {right: ↓-8}"),
        OneFault("unpaired-inset", "image left", framed + "\nimageEdgeInsets: [0, ↓-8, 0, 0]"),
        OneFault("unpaired-inset", "title top", framed + "\ntitleEdgeInsets: {top: ↓4}"),
        OneFault("unpaired-inset", "image bottom", framed + "\nimageEdgeInsets: {bottom: ↓6}"),
        OneFault(
            "unpaired-inset", "an icon", "frame: {width: 60, height: 60}\n\(icon)\nimageEdgeInsets: {left: ↓6}"),
        OneFault(
            "unpaired-inset", "a text", "frame: {width: 160, height: 60}\n\(text)\ntitleEdgeInsets: {left: ↓6}"),
        OneFault(
            "unpaired-inset", "across the alignment",
            framed + "\ncontentHorizontalAlignment: left\ntitleEdgeInsets: {top: ↓6, left: 8}"),
        OneFault(
            "unpaired-inset", "with a wanted spacing",
            framed + "\ntitleEdgeInsets: {left: ↓8}\nintent: {arrangement: imageLeft, spacing: 8}"),
        OneFault(
            "unpaired-inset", "in a xib, negative on the right",
            framed + "\norigin: xib\ntitleEdgeInsets: {right: ↓-8}"),
        OneFault(
            "non-opposite-insets", "uneven",
            framed + "\ntitleEdgeInsets: {left: ↓10, right: -4}\nimageEdgeInsets: {left: -7, right: 7}"),
        OneFault(
            "non-opposite-insets", "uneven, on the image",
            framed + "\ntitleEdgeInsets: {left: 6, right: -6}\nimageEdgeInsets: {left: ↓-8, right: 4}"),
        OneFault("non-opposite-insets", "equal", framed + "\ntitleEdgeInsets: {left: ↓8, right: 8}"),
        OneFault("non-opposite-insets", "equal, as a list", framed + "\ntitleEdgeInsets: [0, ↓8, 0, 8]"),
        OneFault("non-opposite-insets", "equal, vertical", framed + "\ntitleEdgeInsets: {top: ↓4, bottom: 4}"),
        OneFault(
            "non-opposite-insets", "equal, on a text",
            "frame: {width: 160, height: 60}\n\(text)\ntitleEdgeInsets: {left: ↓8, right: 8}"),
        OneFault(
            "negative-right", "in a xib",
            framed
                + "\norigin: xib\ntitleEdgeInsets: {left: 4, right: ↓-4}\nimageEdgeInsets: {left: -4, right: 4}"),
        OneFault(
            "negative-right", "in a storyboard, on the image",
            framed + "\norigin: storyboard\ntitleEdgeInsets: {left: -28, right: 28}\n"
                + "imageEdgeInsets: {left: 76, right: ↓-76}"),
        OneFault(
            "ineffective-inset", "the far side",
            framed + "\ncontentHorizontalAlignment: left\ntitleEdgeInsets: {left: 8, right: ↓12}"),
        OneFault(
            "ineffective-inset", "the far side, vertical",
            framed + "\ncontentVerticalAlignment: bottom\nimageEdgeInsets: {top: ↓3}"),
        OneFault(
            "ineffective-inset", "without an image",
            "frame: {width: 160, height: 48}\n\(text)\nimageEdgeInsets: {left: ↓-8}"),
        OneFault(
            "ineffective-inset", "without a title",
            "frame: {width: 48, height: 48}\n\(icon)\ntitleEdgeInsets: {left: ↓8}"),
        OneFault("ineffective-inset", "fitted, without an image", "\(text)\nimageEdgeInsets: {left: ↓-8}"),
    ]

    static let geometry = [
        OneFault("frame-too-small", "narrow", "↓frame: {width: 80, height: 48}\n" + parts),
        OneFault("frame-too-small", "a little narrow", "↓frame: {width: 94, height: 48}\n" + parts),
        OneFault("frame-too-small", "hardly wider than the image", "↓frame: {width: 44, height: 48}\n" + parts),
        OneFault(
            "frame-too-small", "no room for the spacing",
            "↓frame: {width: 100, height: 48}\n\(parts)\ntitleEdgeInsets: {left: 4, right: -4}\n"
                + "imageEdgeInsets: {left: -4, right: 4}\nintent: {arrangement: imageLeft, spacing: 8}"),
        OneFault(
            "frame-too-small", "no room for a text", "↓frame: {width: 60, height: 48}\n" + text),
        OneFault(
            "frame-too-small", "no room for content insets",
            "↓frame: {width: 100, height: 48}\n\(parts)\ncontentEdgeInsets: {left: 10, right: 10}"),
        OneFault(
            "frame-too-small", "no room for a stack",
            "↓frame: {width: 100, height: 44}\n\(parts)\ntitleEdgeInsets: {top: 16, left: -12, bottom: -16, right: 12}\n"
                + "imageEdgeInsets: {top: -14.5, left: 36, bottom: 14.5, right: -36}\n"
                + "intent: {arrangement: imageTop, spacing: 8}"),
        OneFault("clipped-title", "fitted, a lone inset", "\(parts)\n↓titleEdgeInsets: {left: 12}"),
        OneFault("clipped-title", "fitted, equal insets", "\(text)\n↓titleEdgeInsets: {left: 6, right: 6}"),
        OneFault(
            "clipped-title", "framed, insets that take the room",
            "frame: {width: 120, height: 48}\n\(parts)\n↓titleEdgeInsets: {left: 30, right: 10}"),
        OneFault(
            "clipped-title", "framed, a lone inset in a frame that is just right",
            "frame: {width: 96, height: 48}\n\(parts)\n↓titleEdgeInsets: {left: 10}"),
        OneFault(
            "squeezed-image", "equal insets on an icon",
            "frame: {width: 44, height: 44}\nimage: {size: {width: 30, height: 30}}\nimageEdgeInsets: ↓10"),
        OneFault(
            "squeezed-image", "content insets on an icon",
            "frame: {width: 44, height: 44}\nimage: {size: {width: 30, height: 30}}\ncontentEdgeInsets: ↓10"),
        OneFault(
            "squeezed-image", "an icon larger than its button",
            "frame: {width: 44, height: 44}\n↓image: {size: {width: 60, height: 40}}"),
        OneFault(
            "squeezed-image", "a lone inset on an icon that fills its button",
            "frame: {width: 44, height: 44}\nimage: {size: {width: 44, height: 44}}\n↓imageEdgeInsets: {right: 8}"),
        OneFault("squeezed-image", "fitted, equal insets", "\(icon)\nimageEdgeInsets: ↓5"),
        OneFault("overlapping-parts", "a lone inset of the title", framed + "\n↓titleEdgeInsets: {right: 8}"),
        OneFault(
            "overlapping-parts", "the title over the image", framed + "\n↓titleEdgeInsets: {left: -12, right: 12}"),
        OneFault(
            "overlapping-parts", "the image over the title", framed + "\n↓imageEdgeInsets: {left: 20, right: -20}"),
        OneFault(
            "outside-bounds", "the image",
            framed + "\n↓imageEdgeInsets: {left: -40, right: 40}\ntitleEdgeInsets: {left: 4, right: -4}"),
        OneFault(
            "outside-bounds", "the title, below",
            framed + "\n↓titleEdgeInsets: {top: 30, bottom: -30}"),
        OneFault(
            "outside-bounds", "an icon",
            "frame: {width: 44, height: 44}\n\(icon)\n↓imageEdgeInsets: {left: 20, right: -20}"),
        OneFault(
            "missing-content-insets", "a pair",
            "\(parts)\n↓titleEdgeInsets: {left: 4, right: -4}\nimageEdgeInsets: {left: -4, right: 4}"),
        OneFault(
            "missing-content-insets", "a pair, half of it made up",
            "\(parts)\ntitleEdgeInsets: {left: 4, right: -4}\nimageEdgeInsets: {left: -4, right: 4}\n"
                + "↓contentEdgeInsets: {left: 2, right: 2}"),
        OneFault(
            "missing-content-insets", "a stack",
            "\(parts)\n↓titleEdgeInsets: {top: 16, left: -12, bottom: -16, right: 12}\n"
                + "imageEdgeInsets: {top: -14.5, left: 36, bottom: 14.5, right: -36}"),
        OneFault("missing-content-insets", "a text", "\(text)\n↓titleEdgeInsets: {left: 6, right: -6}"),
        OneFault("missing-content-insets", "an icon", "\(icon)\n↓imageEdgeInsets: {left: 6, right: -6}"),
        OneFault(
            "stretched-image", "horizontally",
            "frame: {width: 100, height: 48}\ntitle: {text: Share, size: {width: 60, height: 20}}\n"
                + "image: {size: {width: 20, height: 20}}\ncontentHorizontalAlignment: ↓fill"),
        OneFault(
            "stretched-image", "vertically", framed + "\ncontentVerticalAlignment: ↓fill"),
    ]

    static let spacing = [
        OneFault(
            "spacing-mismatch", "half of it",
            framed + "\ntitleEdgeInsets: {left: 2, right: -2}\nimageEdgeInsets: {left: -2, right: 2}\n"
                + "intent: {arrangement: imageLeft, spacing: ↓8}"),
        OneFault("spacing-mismatch", "no insets at all", framed + "\nintent: {spacing: ↓8}"),
        OneFault(
            "spacing-mismatch", "a stack",
            square + "\ntitleEdgeInsets: {top: 14, left: -12, bottom: -14, right: 12}\n"
                + "imageEdgeInsets: {top: -12.5, left: 36, bottom: 12.5, right: -36}\n"
                + "intent: {arrangement: imageTop, spacing: ↓8}"),
        OneFault(
            "spacing-mismatch", "fitted",
            "\(parts)\ncontentEdgeInsets: {left: 2, right: 2}\ntitleEdgeInsets: {left: 2, right: -2}\n"
                + "imageEdgeInsets: {left: -2, right: 2}\nintent: {arrangement: imageLeft, spacing: ↓8}"),
        OneFault(
            "off-center", "the title alone is moved",
            framed + "\n↓titleEdgeInsets: {left: 8, right: -8}\nintent: {arrangement: imageLeft, spacing: 8}"),
        OneFault("off-center", "without an intent", framed + "\n↓titleEdgeInsets: {left: 8, right: -8}"),
        OneFault(
            "off-center", "the image alone is moved", framed + "\n↓imageEdgeInsets: {left: -8, right: 8}"),
        OneFault(
            "off-center", "swapped by the whole spacing",
            framed + "\n↓titleEdgeInsets: {left: -32, right: 32}\nimageEdgeInsets: {left: 72, right: -72}\n"
                + "intent: {arrangement: imageRight, spacing: 8}"),
        OneFault(
            "off-center", "a stack, too far down",
            square + "\n↓titleEdgeInsets: {top: 26, left: -12, bottom: -26, right: 12}\n"
                + "imageEdgeInsets: {top: -4.5, left: 36, bottom: 4.5, right: -36}\n"
                + "intent: {arrangement: imageTop, spacing: 8}"),
        OneFault(
            "arrangement-mismatch", "still left",
            framed + "\nintent: {arrangement: ↓imageRight, spacing: 8}"),
        OneFault("arrangement-mismatch", "fitted", "\(parts)\nintent: {arrangement: ↓imageRight, spacing: 0}"),
        OneFault(
            "arrangement-mismatch", "a stack that is none",
            square + "\ntitleEdgeInsets: {left: 4, right: -4}\nimageEdgeInsets: {left: -4, right: 4}\n"
                + "intent: {arrangement: ↓imageTop, spacing: 8}"),
        OneFault(
            "arrangement-mismatch", "upside down",
            square + "\ntitleEdgeInsets: {top: -16, left: -12, bottom: 16, right: 12}\n"
                + "imageEdgeInsets: {top: 14.5, left: 36, bottom: -14.5, right: -36}\n"
                + "intent: {arrangement: ↓imageTop, spacing: 8}"),
        OneFault(
            "padding-mismatch", "the title is too far in",
            framed + "\ntitleEdgeInsets: {left: -36, right: 36}\nimageEdgeInsets: {left: 94, right: -94}\n"
                + "intent: {arrangement: edgesImageRight, padding: ↓10}"),
    ]

    static let others = [
        OneFault("touch-target", "small", "↓frame: {width: 32, height: 32}\n\(icon)"),
        OneFault("touch-target", "tiny", "↓frame: {width: 24, height: 24}\n\(icon)"),
    ]

    static let all = pairing + geometry + spacing + others + compatibility

    static let compatibility = [
        OneFault("small-title", "9 pt", "title: {text: Share, size: {width: 22, height: 11}, font: {size: ↓9}}"),
        OneFault(
            "alignment-ignored", "bottom", "\(text)\ncontentVerticalAlignment: ↓bottom"),
        OneFault(
            "one-line-title", "two lines", "title: {text: Share, size: {width: 22, height: 21}, numberOfLines: ↓2}"),
        OneFault(
            "insets-with-configuration", "a pair",
            "\(parts)\nconfiguration: {imagePadding: 8}\n↓titleEdgeInsets: {left: 4, right: -4}\n"
                + "imageEdgeInsets: {left: -4, right: 4}\nintent: {spacing: 8}"),
        OneFault(
            "insets-with-configuration", "a lone inset in a xib",
            "origin: xib\n\(parts)\nconfiguration: {style: plain}\n↓titleEdgeInsets: {right: -4}"),
        OneFault(
            "breaks-in-rtl", "a pair",
            framed + "\n↓titleEdgeInsets: {left: 4, right: -4}\nimageEdgeInsets: {left: -4, right: 4}\n"
                + "variants: {layoutDirections: [ltr, rtl]}"),
        OneFault("off-pixel-grid", "a content inset", framed + "\ncontentEdgeInsets: {left: ↓4.2, right: 4}"),
    ]
}
