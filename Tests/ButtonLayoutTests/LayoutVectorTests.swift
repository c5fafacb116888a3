import Foundation
import Testing

@testable import ButtonLayout

/// Layouts that were measured on devices, taken from published articles, or derived from them.
@Suite struct LayoutVectorTests {
    @Test(arguments: try LayoutVector.all()) func laysOutAsMeasured(_ vector: LayoutVector) {
        let layout = Layout(
            vector.input, bounds: vector.bounds.size, hasFitPadding: vector.rememberedFitPadding.top == 6)
        let tolerance = 1 / vector.scale
        #expect(isClose(layout.contentRect, vector.contentRect.rect, tolerance), "content \(layout.contentRect)")
        #expect(isClose(layout.imageRect, vector.imageRect?.rect, tolerance), "image \(layout.imageRect as Any)")
        #expect(isClose(layout.titleRect, vector.titleRect?.rect, tolerance), "title \(layout.titleRect as Any)")
        #expect((layout.imageSqueezed.width > 0) == vector.imageSqueezedWidth)
        #expect((layout.imageSqueezed.height > 0) == vector.imageSqueezedHeight)
        #expect((layout.titleMissingWidth > 0) == vector.titleTruncated)
    }

    /// The vectors' numbers are rounded to four places; nothing else may differ.
    @Test(arguments: try LayoutVector.all()) func agreesToTheLastPlace(_ vector: LayoutVector) {
        let layout = Layout(
            vector.input, bounds: vector.bounds.size, hasFitPadding: vector.rememberedFitPadding.top == 6)
        #expect(isClose(layout.contentRect, vector.contentRect.rect, 1e-4))
        #expect(isClose(layout.imageRect, vector.imageRect?.rect, 1e-4))
        #expect(isClose(layout.titleRect, vector.titleRect?.rect, 1e-4))
    }

    @Test func coversAllVectors() throws {
        #expect(try LayoutVector.all().count == 61)
        #expect(try FitVector.all().count == 14)
    }

    @Test(arguments: try FitVector.all()) func fitsAsMeasured(_ vector: FitVector) {
        let size = vector.input.fittedSize
        #expect(abs(size.width - vector.fit[0]) < 1e-9 && abs(size.height - vector.fit[1]) < 1e-9, "\(size)")
        #expect(Layout(vector.input).bounds == size)
    }
}

struct LayoutVector: Decodable, Sendable, CustomTestStringConvertible {
    struct Box: Decodable, Sendable {
        var x, y, width, height: Double
        var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
        var size: Size { Size(width: width, height: height) }
    }
    struct Extent: Decodable, Sendable {
        var width, height: Double
        var size: Size { Size(width: width, height: height) }
    }
    struct Edges: Decodable, Sendable {
        var top, left, bottom, right: Double
        var insets: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
    }

    var id: String
    var bounds: Box
    var image, title: Extent?
    var contentEdgeInsets, imageEdgeInsets, titleEdgeInsets, rememberedFitPadding: Edges
    var contentHorizontalAlignment, contentVerticalAlignment, layoutDirection, titleRounding: String
    var scale: Double
    var contentRect: Box
    var imageRect, titleRect: Box?
    var imageSqueezedWidth, imageSqueezedHeight, titleTruncated: Bool

    var testDescription: String { id }

    var input: LayoutInput {
        LayoutInput(
            frame: bounds.size, image: image?.size, title: title?.size, contentEdgeInsets: contentEdgeInsets.insets,
            titleEdgeInsets: titleEdgeInsets.insets, imageEdgeInsets: imageEdgeInsets.insets,
            contentHorizontalAlignment: named(contentHorizontalAlignment),
            contentVerticalAlignment: named(contentVerticalAlignment), layoutDirection: named(layoutDirection),
            scale: scale, titleRounding: named(titleRounding))
    }

    static func all() throws -> [LayoutVector] { try vectors("layout-vectors") }
}

struct FitVector: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var image, title: [Double]?
    var lineHeight: Double?
    var content, fit: [Double]
    var scale: Double

    var testDescription: String { id }

    var input: LayoutInput {
        LayoutInput(
            image: image.map { Size(width: $0[0], height: $0[1]) },
            title: title.map { Size(width: $0[0], height: $0[1]) }, fontLineHeight: lineHeight ?? 22,
            contentEdgeInsets: EdgeInsets(
                top: content[0], left: content[1], bottom: content[2], right: content[3]), scale: scale)
    }

    static func all() throws -> [FitVector] { try vectors("fit-vectors") }
}

private struct MissingVectors: Error {}

private func vectors<Vector: Decodable>(_ name: String) throws -> [Vector] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors") else {
        throw MissingVectors()
    }
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: url))
}

/// The case with a name; a name that is unknown fails the test by the default it falls back to.
private func named<Case: CaseIterable>(_ name: String) -> Case {
    for candidate in Case.allCases where "\(candidate)" == name { return candidate }
    Issue.record("unknown name \(name)")
    return Case.allCases[Case.allCases.startIndex]
}

func isClose(_ one: Rect?, _ other: Rect?, _ tolerance: Double) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
        && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
}
