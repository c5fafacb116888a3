import Foundation
import TestSupport
import Testing

/// What the commands print is written into a spec, read again and laid out again.
@Suite struct RoundTripTests {
    private func solved() throws -> (spec: String, report: CommandReport) {
        let report = try CommandReport(["solve"], stdin: ButtonMatrix.spec(ButtonMatrix.all))
        return (ButtonMatrix.spec(ButtonMatrix.all, adding: report.code("yaml")), report)
    }

    @Test func everyArrangementIsSolvedAndThenAsWanted() throws {
        let (spec, report) = try solved()
        #expect(report.buttons.count == ButtonMatrix.all.count)
        for button in report.buttons {
            #expect(button.result == "insets", "\(button.name ?? "") \(button.reason ?? "")")
        }
        let again = try BuiltProgram.insetlint.run(["solve", "-"], stdin: spec)
        #expect(again.exitCode == 0 && again.stderr.isEmpty)
        #expect(
            again.stdout.split(separator: "\n").filter { $0.contains(": already ") }.count == ButtonMatrix.all.count)
        #expect(!again.stdout.contains("EdgeInsets"))
    }

    /// The numbers in the code are exact: the layout is not merely within a pixel, thirds among them.
    @Test func theCodeGivesTheVeryLayoutThatWasPromised() throws {
        let (spec, report) = try solved()
        #expect(spec.contains(" / 3"))
        let layout = try CommandReport(["layout"], stdin: spec)
        #expect(layout.buttons.count == report.buttons.count)
        for (promised, real) in zip(report.buttons, layout.buttons) {
            #expect(promised.name == real.name)
            #expect(difference(promised.layout?.bounds, real.bounds) < 1e-9)
            #expect(difference(promised.layout?.imageRect, real.imageRect) < 1e-9)
            #expect(difference(promised.layout?.titleRect, real.titleRect) < 1e-9)
        }
    }

    @Test func theMigratedButtonLooksTheSame() throws {
        let old = try solved().spec
        let report = try CommandReport(["migrate"], stdin: old)
        #expect(report.buttons.count == ButtonMatrix.all.count)
        for (button, source) in zip(report.buttons, ButtonMatrix.all)
        where button.result != "configuration" {
            #expect(!source.hasConfiguration, "\(source.name): \(button.reason ?? "")")
            #expect(button.reason?.isEmpty == false)
        }
        let migrated = report.buttons.filter { $0.result == "configuration" }.compactMap(\.name)
        #expect(migrated.count >= ButtonMatrix.all.filter(\.hasConfiguration).count)
        let buttons = ButtonMatrix.all.filter { migrated.contains($0.name) }
        let new = ButtonMatrix.spec(buttons, adding: report.code("yaml"))
        #expect(!new.contains("EdgeInsets") && new.contains("configuration: {style: plain"))

        let layouts = try CommandReport(["layout"], stdin: new).buttons
        let before = try CommandReport(["layout"], stdin: old).buttons.filter { migrated.contains($0.name ?? "") }
        #expect(layouts.count == buttons.count && before.count == buttons.count)
        for (button, was) in zip(layouts, before) {
            let name = button.name ?? ""
            let pixel = (name.contains("-3-") ? 1.0 / 3 : 0.5) + 1e-6
            #expect(name == was.name)
            #expect(difference(button.bounds, was.bounds) <= pixel, "\(name)")
            #expect(difference(button.imageRect, was.imageRect) <= pixel, "\(name)")
            #expect(difference(button.titleRect, was.titleRect) <= pixel, "\(name)")
        }
    }

    @Test func theSolvedConfigurationIsAsWanted() throws {
        let report = try CommandReport(["solve", "--as", "configuration"], stdin: ButtonMatrix.spec(ButtonMatrix.all))
        #expect(report.buttons.count == ButtonMatrix.all.count)
        for (button, source) in zip(report.buttons, ButtonMatrix.all) {
            #expect(
                button.result == (source.hasConfiguration ? "configuration" : "none"),
                "\(source.name): \(button.reason ?? "")")
        }
        let buttons = ButtonMatrix.all.filter(\.hasConfiguration)
        let again = try CommandReport(
            ["solve"], stdin: ButtonMatrix.spec(buttons, adding: report.code("yaml")))
        #expect(again.buttons.count == buttons.count)
        for button in again.buttons { #expect(button.result == "asWanted", "\(button.name ?? "")") }
    }

    /// The remark about right-to-left layouts is true: the exchanged insets give the mirror image there, and where
    /// there is no remark the insets themselves do.
    @Test func whatIsSaidAboutRightToLeftIsTrue() throws {
        let source = ButtonMatrix.all.filter { $0.name.contains("-ltr-") }
        let report = try CommandReport(["solve"], stdin: ButtonMatrix.spec(source))
        var code = report.code("yaml")
        var exchanged = 0
        for button in report.buttons {
            guard let name = button.name, let remark = button.rightToLeft else { continue }
            if remark.contains("swap left and right:") {
                exchanged += 1
                code[name] = code[name]?.replacingOccurrences(of: "left:", with: "LEFT:")
                    .replacingOccurrences(of: "right:", with: "left:").replacingOccurrences(of: "LEFT:", with: "right:")
            } else {
                #expect(name.hasSuffix("-left") && remark.contains("--direction rtl"), "\(name): \(remark)")
                code[name] = nil
            }
        }
        #expect(exchanged > source.count / 2)
        let mirrored = source.filter { code[$0.name] != nil }.map { button in
            var button = button
            button.properties = button.properties.map { $0.replacingOccurrences(of: "[ltr]", with: "[rtl]") }
            return button
        }
        let again = try CommandReport(["solve"], stdin: ButtonMatrix.spec(mirrored, adding: code))
        for button in again.buttons { #expect(button.result == "asWanted", "\(button.name ?? "")") }
    }
}
