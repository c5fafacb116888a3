import Diagnostics
import SpecTree

/// What one scope of a source file says about one receiver.
struct LiteralButton {
    let receiver: String
    /// Where it is named first.
    let place: ByteRange
    var insets: [Insets.Kind: Insets] = [:]
    var title: Part?
    var image: Part?
    var alignments: [String: Word] = [:]
    /// Where a configuration is set.
    var configuration: ByteRange?
    var configurationInsets: Insets?
    /// Whether a class of its own says where the parts go.
    var hasUnknownRects = false

    struct Insets {
        enum Kind: String, CaseIterable {
            case contentEdgeInsets, titleEdgeInsets, imageEdgeInsets
        }

        var place: ByteRange
        /// Top, left, bottom, right.
        var edges: [Edge]

        static let names = ["top", "left", "bottom", "right"]
        static let directionalNames = ["top", "leading", "bottom", "trailing"]
    }

    enum Edge {
        case absent
        case number(Double, ByteRange)
        case unknown(ByteRange)
    }

    struct Part {
        var place: ByteRange
        /// The literal that it is set to: a title, or the name of an image.
        var text: ByteRange?
    }

    /// A value of an enumeration, nil where it is no literal.
    struct Word {
        var value: String?
        var place: ByteRange
    }

    var hasInsets: Bool { !insets.isEmpty || configurationInsets != nil }

    // MARK: - Writing

    func write(name: String, to writer: inout SpecWriter) {
        writer.mapping(at: place) { writer in
            writer.word("name", name, at: place)
            writer.word("origin", "code", at: place)
            // Insets are set for parts that are there.
            let titlePlace = title?.place ?? insets[.titleEdgeInsets]?.place
            if let titlePlace {
                writer.mapping("title", at: titlePlace) { writer in
                    if let text = title?.text { writer.text("text", writtenAt: text, keyAt: titlePlace) }
                }
            }
            let imagePlace = image?.place ?? insets[.imageEdgeInsets]?.place
            if let imagePlace {
                writer.mapping("image", at: imagePlace) { writer in
                    if let text = image?.text { writer.text("name", writtenAt: text, keyAt: imagePlace) }
                }
            }
            for kind in Insets.Kind.allCases {
                if let insets = insets[kind] { write(insets, kind.rawValue, Insets.names, to: &writer) }
            }
            for (name, word) in alignments.sorted(by: { $0.key < $1.key }) {
                if let value = word.value {
                    writer.word(name, value, at: word.place)
                } else {
                    writer.unreadable(name, at: word.place)
                }
            }
            if let place = configuration ?? configurationInsets?.place {
                writer.mapping("configuration", at: place) { writer in
                    if let insets = configurationInsets {
                        write(insets, "contentInsets", Insets.directionalNames, to: &writer)
                    }
                }
            }
            writer.mapping("unknown", at: place) { writer in
                writer.word("frame", "source does not tell sizes", at: place)
                if hasUnknownRects { writer.word("rects", "the class lays out by itself", at: place) }
            }
        }
    }

    private func write(_ insets: Insets, _ name: String, _ names: [String], to writer: inout SpecWriter) {
        writer.mapping(name, at: insets.place) { writer in
            for (name, edge) in zip(names, insets.edges) {
                switch edge {
                case .absent: break
                case .number(let value, let place): writer.number(name, value, at: place)
                case .unknown(let place): writer.unreadable(name, at: place)
                }
            }
        }
    }
}
