import Diagnostics

/// A button of an Interface Builder file: what a spec can say about it, each value with its place.
struct FoundButton {
    /// The object id.
    var name: XMLText?
    /// The name of the element.
    var element: ByteRange
    var type: Located<String>?
    /// The recorded frame.
    var frame: Frame?
    /// What decides the size.
    var sizing = Sizing.given
    var title: Title?
    var image: Image?
    var font = Font()
    var numberOfLines: Located<Double>?
    var contentEdgeInsets: Insets?
    var titleEdgeInsets: Insets?
    var imageEdgeInsets: Insets?
    var horizontalAlignment: Located<String>?
    var verticalAlignment: Located<String>?
    var semanticContentAttribute: Located<String>?
    var accessibilityLabel: XMLText?
    var configuration: Configuration?
    var disabledRules: [XMLText] = []
    /// Whether the title gets smaller where it has no room.
    var shrinksTitle = false
    var states: [State] = []
    /// Properties whose values the file does not tell, with the reasons.
    var unknown: [Unknown] = []
    /// Values that cannot be read.
    var problems: [Diagnostic] = []
    private(set) var madeName: String?

    init(element: ByteRange) { self.element = element }

    struct Frame {
        /// Where the frame is written, and the width where that is not in it.
        var place: ByteRange
        var x: Located<Double>?
        var y: Located<Double>?
        var width: Located<Double>
        var height: Located<Double>
    }

    enum Sizing {
        /// Constraints, a stack or the autoresizing mask decide about a length, so that the recorded frame counts.
        case given
        /// The button has the size that fits its content.
        case fitted
    }

    struct Title {
        var text: XMLText
        var place: ByteRange
        /// The width that the recorded frame leaves for it, where the button was sized to fit.
        var width: Located<Double>?
    }

    struct Image {
        var name: XMLText?
        var place: ByteRange
        var width: Located<Double>?
        var height: Located<Double>?
        var isSymbol = false

        /// Takes a recorded size. For an image that it does not find Interface Builder records 16 × 16.
        mutating func setSize(width: Located<Double>, height: Located<Double>) {
            guard width.value > 0, height.value > 0, width.value != 16 || height.value != 16 else { return }
            self.width = width
            self.height = height
        }
    }

    struct Font {
        var place: ByteRange?
        var size: Located<Double>?
        var weight: Located<String>?
        var textStyle: Located<String>?
        /// A family whose widths are not known.
        var family: XMLText?
    }

    struct Insets {
        var place: ByteRange
        /// In the order of the names.
        var edges: [Edge]
        /// Whether the four are named as those of a configuration.
        var isDirectional = false

        enum Edge {
            case number(Located<Double>)
            case unreadable(ByteRange)
        }

        static let names = ["top", "left", "bottom", "right"]
        static let directionalNames = ["top", "leading", "bottom", "trailing"]
    }

    struct Configuration {
        var place: ByteRange
        var style: Located<String>?
        var imagePlacement: Located<String>?
        var imagePadding: Located<Double>?
        var titlePadding: Located<Double>?
        var contentInsets: Insets?
    }

    struct State {
        var key: XMLText
        var title: Title?
        var image: Image?
    }

    struct Unknown {
        var property: String
        var reason: String
        var place: ByteRange
    }

    mutating func unknown(_ property: String, _ reason: String, at place: ByteRange) {
        guard !unknown.contains(where: { $0.property == property }) else { return }
        unknown.append(Unknown(property: property, reason: reason, place: place))
    }

    /// Notes what a class of its own and a title of several lines leave unknown.
    mutating func noteUnknown(customClass: XMLText?) {
        if let customClass, !customClass.isWord("UIButton") {
            unknown("rects", "the class `\(customClass.string)` may lay out otherwise", at: customClass.range)
        }
        if let title, title.text.bytes.contains(UInt8(ascii: "\n")) {
            unknown("title.size", "the title has several lines", at: title.place)
        }
    }

    /// A button without an id, or with one that another has, gets a name of its own.
    mutating func makeNameUnique(among names: inout [String: Int], number: Int) {
        let own = name?.string ?? ""
        let base = own.isEmpty ? "button-\(number)" : own
        var count = names[base] ?? 0
        var candidate = base
        while names[candidate] != nil {
            count += 1
            candidate = "\(base)-\(count)"
        }
        names[base] = max(count, 1)
        names[candidate] = names[candidate] ?? 1
        if candidate != own { madeName = candidate }
    }
}
