import ButtonLayout
import ButtonSpec
import Diagnostics
import Options
import TitleMetrics

/// A button for `solve`, as the command line describes it.
struct SolveRequest {
    var arrangement: Arrangement?
    var spacing: Double?
    var padding: Double?
    var image: Size?
    var title: Title?
    var fontSize: Double?
    var frame: Size?
    var contentInsets: EdgeInsets?
    var horizontalAlignment: HorizontalAlignment?
    var verticalAlignment: VerticalAlignment?
    var scale: Int?
    var direction: LayoutDirection?

    enum Title {
        case size(Size)
        case text(String)
    }

    /// The code that is printed; nil for the insets in all languages.
    enum Code: String, CaseIterable {
        case yaml, swift, objc, configuration

        var summary: String {
            switch self {
            case .yaml: "the insets for a spec"
            case .swift: "the insets for an app, the rest as comments"
            case .objc: "the same in Objective-C"
            case .configuration: "UIButton.Configuration (iOS 15 on) for a spec and for an app"
            }
        }
    }

    /// The title's text, nil where its size is given.
    var titleText: String? { if case .text(let text) = title { text } else { nil } }

    /// Whether anything is described that spec files say themselves. Only the direction can be changed for those.
    var describesButton: Bool {
        arrangement != nil || spacing != nil || padding != nil || image != nil || title != nil || fontSize != nil
            || frame != nil || contentInsets != nil || horizontalAlignment != nil || verticalAlignment != nil
            || scale != nil
    }

    /// What is wanted; fails where the arrangement or its distance is missing.
    func wanted() throws(Failure) -> WantedArrangement {
        guard let arrangement else {
            throw Failure(
                "`solve` takes spec files, or a button: --arrangement imageTop --spacing 8 --image 24x24 --title 72x21")
        }
        if arrangement.needsSpacing, spacing == nil {
            throw Failure(
                "`\(arrangement.rawValue)` needs --spacing, the gap between image and title, such as --spacing 8")
        }
        if arrangement.needsPadding, padding == nil {
            throw Failure(
                "`\(arrangement.rawValue)` needs --padding, the distance to the button's edge, such as --padding 10")
        }
        return WantedArrangement(arrangement, spacing: spacing, padding: padding)
    }

    /// The button, with what has to be said about it; fails where a part is missing.
    func button() throws(Failure) -> (input: LayoutInput, notes: [String]) {
        guard let image else { throw Failure("`solve` needs --image, the image's size, such as --image 24x24") }
        guard let title else { throw Failure("`solve` needs --title, the title's size, such as --title 72x21") }
        var notes: [String] = []
        var input = LayoutInput(frame: frame, image: image)
        switch title {
        case .size(let size):
            input.title = size
            if fontSize != nil { notes.append("--font-size is not used: the title's size is given") }
        case .text(let text):
            let size = fontSize ?? 18
            let estimate = estimate(text: text, size: size)
            input.title = Size(width: estimate.likely, height: estimate.height)
            notes.append(Self.estimateNote(low: estimate.low, high: estimate.high, likely: estimate.likely))
        }
        input.contentEdgeInsets = contentInsets ?? .zero
        input.contentHorizontalAlignment = horizontalAlignment ?? .center
        input.contentVerticalAlignment = verticalAlignment ?? .center
        input.scale = Double(scale ?? 2)
        input.layoutDirection = direction ?? .ltr
        if let arrangement, arrangement.needsSpacing, padding != nil {
            notes.append(
                "`\(arrangement.rawValue)` has no padding: --padding is not used; --content-insets is the space around both parts"
            )
        }
        return (input, notes)
    }

    static func estimateNote(low: Double, high: Double, likely: Double) -> String {
        "the title's width is estimated: \(likely.rounded(.up).points), from \(low.rounded(.down).points) to "
            + "\(high.rounded(.up).points); measure it to be sure"
    }
}

// MARK: - Words of the command line

extension SolveRequest {
    /// A length of an option; a negative one only where the minimum allows it.
    static func length(_ text: String, for option: String, from minimum: Double) throws(UsageError) -> Double {
        guard let value = Double(text), value >= minimum, value <= 1e6 else {
            let kind = minimum < 0 ? "a number of points" : "a number of points that is not negative"
            throw UsageError("`\(option)` needs \(kind), such as \(option) 8, not `\(text)`")
        }
        return value
    }

    /// A size: width and height with an `x` between.
    static func size(_ text: String, for option: String) throws(UsageError) -> Size {
        guard let size = size(text) else {
            throw UsageError("`\(option)` needs width and height in points, such as \(option) 72x21, not `\(text)`")
        }
        return size
    }

    private static func size(_ text: String) -> Size? {
        let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? -1 }
        guard lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0 <= 1e6 }) else { return nil }
        return Size(width: lengths[0], height: lengths[1])
    }

    /// A title: its size, or its text, which has to be estimated. What looks like numbers is no text.
    static func title(_ text: String) throws(UsageError) -> Title {
        let isNumeric = text.unicodeScalars.allSatisfy { "0123456789.,;:xX×*+- ".unicodeScalars.contains($0) }
        return isNumeric ? .size(try size(text, for: "--title")) : .text(text)
    }

    /// Insets: one number, or four in the order top, left, bottom, right.
    static func insets(_ text: String, for option: String) throws(UsageError) -> EdgeInsets {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { word in
            Double(word.drop { $0 == " " })
        }
        let count = text.split(separator: ",", omittingEmptySubsequences: false).count
        guard numbers.count == count, count == 1 || count == 4, numbers.allSatisfy({ abs($0) <= 1e6 }) else {
            throw UsageError(
                "`\(option)` needs one number or four, top,left,bottom,right, such as \(option) 0,4,0,4, not `\(text)`")
        }
        return EdgeInsets(
            top: numbers[0], left: numbers[count == 4 ? 1 : 0], bottom: numbers[count == 4 ? 2 : 0],
            right: numbers[count == 4 ? 3 : 0])
    }
}
