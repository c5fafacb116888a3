import Foundation
import TestSupport
import Testing

/// Holds the pictures of the documents to what the program draws. `make pictures` makes them anew.
@Suite struct PicturesTests {
    @Test("the pictures of documents are drawn by the commands above them", arguments: Document.all)
    func documents(_ document: Document) throws {
        for picture in try document.pictures() { expectGolden(try picture.drawn(), at: picture.file) }
    }

    @Test("the pictures of rules are drawn from their examples", arguments: RulePicture.all)
    func rules(_ picture: RulePicture) throws {
        let file = Document.root.appendingPathComponent(picture.path)
        if let drawn = try picture.drawn() {
            expectGolden(drawn, at: file)
        } else {
            #expect(!picture.exists, "there is nothing to draw")
        }
    }

    @Test("every picture belongs to a document")
    func leftovers() throws {
        let folder = Document.root.appendingPathComponent("docs/pictures")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let known = try Document.all.flatMap { try $0.pictures().map(\.file.path) } + RulePicture.all.map(\.path)
        for file in files where file.hasSuffix(".svg") {
            #expect(known.contains { $0.hasSuffix("docs/pictures/\(file)") }, "\(file)")
        }
    }
}

/// A picture of a document, with the command that draws it.
struct DocumentPicture {
    /// The words of the command; files in `docs/pictures` are what it writes.
    let words: [String]
    let file: URL

    /// What the command draws in another folder.
    func drawn() throws -> String {
        let folder = try TemporaryFolder()
        let own = Document.root.appendingPathComponent("docs/pictures").path
        let words = words.map { $0.replacingOccurrences(of: "docs/pictures", with: folder.path) }
        // The folder of a file that is written must be there.
        try FileManager.default.createDirectory(
            at: folder.url(String(file.deletingLastPathComponent().path.dropFirst(own.count + 1))),
            withIntermediateDirectories: true)
        _ = try BuiltProgram.insetlint.run(words, workingFolder: Document.root.path)
        return try folder.read(String(file.path.dropFirst(own.count + 1)))
    }
}

extension Document {
    /// The pictures below a comment with their command: `<!-- picture: insetlint … -->`.
    func pictures() throws -> [DocumentPicture] {
        let lines = try text().components(separatedBy: "\n")
        return zip(lines, lines.dropFirst()).compactMap { line, next in
            guard line.hasPrefix("<!-- picture: insetlint "), line.hasSuffix(" -->"),
                let link = next.firstMatch(of: /\]\((.+)\)$/)
            else { return nil }
            let words = line.dropFirst(24).dropLast(4).split(separator: " ").map(String.init)
            let file = file.deletingLastPathComponent().appendingPathComponent(String(link.output.1))
                .standardizedFileURL
            return DocumentPicture(words: words, file: file)
        }
    }
}
