import ButtonLayout
import Expression

/// The names that a length's formula can use.
enum FormulaName: UInt8, CaseIterable {
    case imageWidth, imageHeight, titleWidth, titleHeight, frameWidth, frameHeight, spacing, padding
    case contentRectX, contentRectY, contentRectWidth, contentRectHeight
    case imageRectX, imageRectY, imageRectWidth, imageRectHeight
    case titleRectX, titleRectY, titleRectWidth, titleRectHeight

    /// How the name is written.
    var text: String {
        switch self {
        case .imageWidth: "image.width"
        case .imageHeight: "image.height"
        case .titleWidth: "title.width"
        case .titleHeight: "title.height"
        case .frameWidth: "frame.width"
        case .frameHeight: "frame.height"
        case .spacing: "spacing"
        case .padding: "padding"
        case .contentRectX: "contentRect.x"
        case .contentRectY: "contentRect.y"
        case .contentRectWidth: "contentRect.width"
        case .contentRectHeight: "contentRect.height"
        case .imageRectX: "imageRect.x"
        case .imageRectY: "imageRect.y"
        case .imageRectWidth: "imageRect.width"
        case .imageRectHeight: "imageRect.height"
        case .titleRectX: "titleRect.x"
        case .titleRectY: "titleRect.y"
        case .titleRectWidth: "titleRect.width"
        case .titleRectHeight: "titleRect.height"
        }
    }

    /// The property whose value the name stands for, nil for a rect, which is computed.
    var property: Property? {
        switch self {
        case .imageWidth: .imageWidth
        case .imageHeight: .imageHeight
        case .titleWidth: .titleWidth
        case .titleHeight: .titleHeight
        case .frameWidth: .frameWidth
        case .frameHeight: .frameHeight
        case .spacing: .spacing
        case .padding: .padding
        default: nil
        }
    }

    /// All names as symbols, each in the slot of its raw value.
    static let symbols = SymbolTable(
        allCases.map { Symbol(name: $0.text, type: .number, source: .slot(Int($0.rawValue))) })
}
