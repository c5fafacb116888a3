/// How UIKit rounds the size of a title up.
public enum TitleRounding: String, Sendable, CaseIterable {
    /// To whole points, as iOS 13 and later do.
    case point
    /// To whole device pixels, as earlier systems did.
    case pixel

    func roundedUp(_ length: Double, on grid: PixelGrid) -> Double {
        switch self {
        case .point: PixelGrid.points.up(length)
        case .pixel: grid.up(length)
        }
    }
}
