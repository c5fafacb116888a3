/// The weight of a system font, in UIKit's names (`UIFont.Weight`).
public enum FontWeight: String, CaseIterable, Sendable {
    /// The thinnest.
    case ultraLight
    /// Between ultraLight and light.
    case thin
    /// Between thin and regular.
    case light
    /// What UIKit takes where nothing is said.
    case regular
    /// Between regular and semibold.
    case medium
    /// The weight of the text style `headline`.
    case semibold
    /// What `UIFont.boldSystemFont` has.
    case bold
    /// Between bold and black.
    case heavy
    /// The thickest.
    case black
}

/// What the sums of the Helvetica and Helvetica-Bold advances count for one bound of a width.
struct WeightFactors {
    let regular: Double
    let bold: Double
}

extension FontWeight {
    /// The factors of the low bound, the likely value and the high bound.
    ///
    /// Regular, semibold and bold are fits to published widths, medium is the mean of regular and bold. The others
    /// follow the steps between the weights of Inter, a typeface that is close to the system font: a few percent
    /// narrower below regular, a few percent wider above bold, with the bound on the far side moved along.
    var factors: (low: WeightFactors, likely: WeightFactors, high: WeightFactors) {
        switch self {
        case .ultraLight: Self.helvetica(0.92, 1.01, 1.11)
        case .thin: Self.helvetica(0.94, 1.02, 1.12)
        case .light: Self.helvetica(0.96, 1.035, 1.13)
        case .regular: Self.helvetica(0.98, 1.05, 1.13)
        case .medium:
            (
                WeightFactors(regular: 0.98 / 2, bold: 0.95 / 2), WeightFactors(regular: 1.05 / 2, bold: 1.00 / 2),
                WeightFactors(regular: 1.13 / 2, bold: 1.07 / 2)
            )
        case .semibold, .bold: Self.helveticaBold(0.95, 1.00, 1.07)
        case .heavy: Self.helveticaBold(0.95, 1.015, 1.10)
        case .black: Self.helveticaBold(0.95, 1.03, 1.14)
        }
    }

    private typealias Factors = (low: WeightFactors, likely: WeightFactors, high: WeightFactors)

    private static func helvetica(_ low: Double, _ likely: Double, _ high: Double) -> Factors {
        (
            WeightFactors(regular: low, bold: 0), WeightFactors(regular: likely, bold: 0),
            WeightFactors(regular: high, bold: 0)
        )
    }

    private static func helveticaBold(_ low: Double, _ likely: Double, _ high: Double) -> Factors {
        (
            WeightFactors(regular: 0, bold: low), WeightFactors(regular: 0, bold: likely),
            WeightFactors(regular: 0, bold: high)
        )
    }
}
