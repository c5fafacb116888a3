import ButtonLayout
import Expression

/// The names that a formula can use, each in the slot of its raw value.
enum FormulaName: UInt8, CaseIterable {
    case imageWidth, imageHeight, titleWidth, titleHeight, frameWidth, frameHeight, spacing, padding
    case contentRectX, contentRectY, contentRectWidth, contentRectHeight
    case imageRectX, imageRectY, imageRectWidth, imageRectHeight
    case titleRectX, titleRectY, titleRectWidth, titleRectHeight
    case boundsWidth, boundsHeight

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
        case .boundsWidth: "bounds.width"
        case .boundsHeight: "bounds.height"
        }
    }

    /// The property whose value the name stands for, nil for what the simulator computes.
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

    /// The rect that the name is a part of, nil for what is no part of a rect.
    var rect: Rect? {
        switch self {
        case .contentRectX, .contentRectY, .contentRectWidth, .contentRectHeight: .content
        case .imageRectX, .imageRectY, .imageRectWidth, .imageRectHeight: .image
        case .titleRectX, .titleRectY, .titleRectWidth, .titleRectHeight: .title
        case .boundsWidth, .boundsHeight: .bounds
        default: nil
        }
    }

    enum Rect { case content, image, title, bounds }

    /// The names of a spec's own formulas.
    static let symbols = table(allCases.filter { $0.rect != .bounds })
    /// The names of a recipe's formulas, which has its distances as parameters of its own.
    static let recipeSymbols = table(allCases.filter { $0 != .spacing && $0 != .padding })

    private static func table(_ names: [FormulaName]) -> SymbolTable {
        SymbolTable(names.map { Symbol(name: $0.text, type: .number, source: .slot(Int($0.rawValue))) })
    }
}
