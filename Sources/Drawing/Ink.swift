/// The colours of a picture. Text has a contrast of at least 4.5 to 1 to what it stands on.
public enum Ink: UInt8, CaseIterable, Sendable {
    /// What everything is drawn on.
    case paper
    /// Text, and the bounds of a button.
    case ink
    /// Secondary text and dimensions.
    case quiet
    /// The inside of a button.
    case surface
    /// Content insets and the content rect.
    case content
    /// The lines of an image.
    case image
    /// The area of an image.
    case imageFill
    /// The lines of a title.
    case title
    /// The area of a title.
    case titleFill
    /// What is wrong.
    case fault
    /// The smallest frame.
    case frame
    /// The pixel grid.
    case grid

    /// The colour on light paper, as CSS writes it.
    public var light: String {
        switch self {
        case .paper: "#ffffff"
        case .ink: "#1b1f27"
        case .quiet: "#596273"
        case .surface: "#f2f4f8"
        case .content: "#0a7268"
        case .image: "#2256cc"
        case .imageFill: "#d9e5ff"
        case .title: "#9a5800"
        case .titleFill: "#ffedcf"
        case .fault: "#cc1f2d"
        case .frame: "#7a38cf"
        case .grid: "#b9c1ce"
        }
    }

    /// The colour on dark paper, as CSS writes it.
    public var dark: String {
        switch self {
        case .paper: "#14171d"
        case .ink: "#eceff5"
        case .quiet: "#a3adbd"
        case .surface: "#222731"
        case .content: "#4fcdbd"
        case .image: "#8cb1ff"
        case .imageFill: "#20386b"
        case .title: "#f3b862"
        case .titleFill: "#4c3613"
        case .fault: "#ff7078"
        case .frame: "#c59dff"
        case .grid: "#434b59"
        }
    }
}

extension Ink {
    /// Red, green and blue from 0 to 255; a theme that follows the reader's system is taken as light.
    func components(in theme: Theme) -> [UInt8] {
        let number = UInt32((theme == .dark ? dark : light).dropFirst(), radix: 16) ?? 0
        return [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
