/// The device pixels of a display with the given scale: pixels per point.
struct PixelGrid {
    let scale: Double

    /// The grid of whole points.
    static let points = PixelGrid(scale: 1)

    /// What counts as no distance, in pixels: sums of thirds do not meet the grid exactly in binary.
    private static let slack = 1e-6

    init(scale: Double) {
        self.scale = scale > 0 ? scale : 1
    }

    /// The nearest pixel; halves go up.
    func nearest(_ value: Double) -> Double {
        Self.floor(value * scale + 0.5 + Self.slack) / scale
    }

    /// The last pixel that is not beyond the value.
    func down(_ value: Double) -> Double {
        Self.floor(value * scale + Self.slack) / scale
    }

    /// The first pixel that is not before the value.
    func up(_ value: Double) -> Double {
        // Not a plain negation, which would give -0.
        0 - down(-value)
    }

    /// The largest whole number that is not above the value.
    ///
    /// `rounded(.down)` calls the C library on processors without a rounding instruction, and nothing is imported here.
    static func floor(_ value: Double) -> Double {
        // Larger ones are whole already and might not fit an integer.
        guard abs(value) < 0x1p52 else { return value }
        let whole = Double(Int64(value))
        return whole > value ? whole - 1 : whole
    }

    /// A length, or 0 where it is less than one pixel and thus only an effect of rounding.
    func visible(_ length: Double) -> Double {
        length * scale >= 1 - Self.slack ? length : 0
    }

    /// Whether a distance is at most one pixel, to either side.
    func isWithinPixel(_ distance: Double) -> Bool {
        abs(distance) * scale <= 1 + Self.slack
    }

    /// A length, or 0 where it is less than a hundredth of a point.
    static func hundredths(_ length: Double) -> Double {
        length >= 0.01 ? length : 0
    }
}
