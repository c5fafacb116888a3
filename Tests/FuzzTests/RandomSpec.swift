import ButtonSpec
import RuleSupport
import TestSupport

/// Specs that are right as specs, with random values and in random forms.
enum RandomSpec {
    static func text(_ generator: inout SeededGenerator) -> String {
        var text = "buttons:\n"
        for index in 0...generator.number(below: 6) {
            let lines = button(&generator)
            text += "  - name: b\(index)\n" + lines.map { "    \($0)\n" }.joined()
        }
        return text
    }

    private static func button(_ generator: inout SeededGenerator) -> [String] {
        var lines: [String] = []
        func chance(_ percent: Int) -> Bool { generator.number(below: 100) < percent }
        func size(_ bound: Int) -> String { "{width: \(number(0...bound)), height: \(number(0...bound))}" }
        func number(_ range: ClosedRange<Int>) -> String {
            if range.lowerBound < 0, chance(8) { return "~" }
            let value = Int.random(in: range, using: &generator)
            return chance(70) ? "\(value)" : "\(value).\(["25", "5", "33"][generator.number(below: 3)])"
        }
        if chance(70) { lines.append("frame: \(size(200))") }
        if chance(80) { lines.append("title: {text: T, size: \(size(90))}") }
        if chance(80) { lines.append("image: {size: \(size(60))}") }
        let further = furtherLines(&generator)
        lines += further
        // Insets beside a recipe are a mistake.
        let hasRecipe = further.contains { $0.hasPrefix("recipe") }
        for name in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] where !hasRecipe && chance(60) {
            switch generator.number(below: 10) {
            case 0: lines.append("\(name): ~")
            case 1: lines.append("\(name):")
            case 2: lines.append("\(name): \(number(-10...10))")
            case 3, 4:
                let values = (0..<4).map { _ in number(-40...40) }
                lines.append("\(name): [\(values.joined(separator: ", "))]")
            case 5, 6:
                let edges = ["top", "left", "bottom", "right"].filter { _ in chance(50) }
                lines.append("\(name): {\(edges.map { "\($0): \(number(-40...40))" }.joined(separator: ", "))}")
            default:
                let edges = ["top", "left", "bottom", "right"].filter { _ in chance(50) }
                lines.append(edges.isEmpty ? "\(name): {}" : "\(name):")
                lines += edges.map { "  \($0): \(number(-40...40))" + (chance(20) ? "  # here" : "") }
            }
        }
        if chance(30) {
            lines.append(
                "contentHorizontalAlignment: "
                    + generator.one(of: ["center", "left", "right", "fill", "leading", "trailing"]))
        }
        if chance(20) {
            lines.append("contentVerticalAlignment: " + generator.one(of: ["center", "top", "bottom", "fill"]))
        }
        if chance(20) { lines.append("semanticContentAttribute: forceRightToLeft") }
        if chance(30) { lines.append("origin: " + generator.one(of: ["code", "xib", "storyboard"])) }
        if chance(30) { lines.append("group: " + generator.one(of: ["g", "h"])) }
        if chance(60) {
            let arrangements = [
                "imageLeft", "imageRight", "imageTop", "imageBottom", "imageCenterTitleTop", "imageCenterTitleBottom",
                "imageCenterTitleAbove", "imageCenterTitleBelow", "edgesImageRight", "edgesImageLeft",
            ]
            lines.append(
                "intent: {arrangement: \(generator.one(of: arrangements)), spacing: \(number(0...12)), padding: \(number(0...12))}"
            )
        }
        if chance(40) { lines.append("target: {scale: \(1 + generator.number(below: 3))}") }
        return lines.shuffled(using: &generator, keepingBlocks: true)
    }

    /// What most buttons do not have: a recipe, rects, a configuration, variants.
    private static func furtherLines(_ generator: inout SeededGenerator) -> [String] {
        switch generator.number(below: 12) {
        case 0:
            let recipe = generator.one(of: RepositoryRules.recipes.recipes)
            let params = recipe.system.params.map { ", \($0.name): \(generator.number(below: 40))" }.joined()
            return ["recipe: {use: \(recipe.name)\(params)}"]
        case 1:
            return [
                "rects:", "  titleRect: {x: 0, y: 0, width: 40, height: contentRect.height}",
                "  imageRect: {x: contentRect.width - \(generator.number(below: 90)), y: 0, width: 30, height: 20}",
            ]
        case 2:
            let placement = generator.one(of: ["leading", "trailing", "top", "bottom"])
            let padding = generator.number(below: 20)
            return ["configuration: {style: plain, imagePlacement: \(placement), imagePadding: \(padding)}"]
        case 3:
            return [
                "variants:", "  titles: {de: Herunterladen, ar: {text: T, size: {width: 90, height: 21}}}",
                "  frames: {compact: {width: \(generator.number(below: 120)), height: 44}}",
                "  layoutDirections: [ltr, rtl]",
            ]
        default: return []
        }
    }
}

extension [String] {
    /// The lines in another order, lines that are indented behind the one they belong to.
    fileprivate func shuffled(using generator: inout SeededGenerator, keepingBlocks: Bool) -> [String] {
        var blocks: [[String]] = []
        for line in self {
            if line.hasPrefix(" "), !blocks.isEmpty {
                blocks[blocks.count - 1].append(line)
            } else {
                blocks.append([line])
            }
        }
        return blocks.shuffled(using: &generator).flatMap { $0 }
    }
}
