import Reporters

/// A bitmap as terminals with kitty's graphics protocol read it: a PNG in Base64, in pieces.
///
/// The format is that of https://sw.kovidgoyal.net/kitty/graphics-protocol/.
struct KittyImage {
    let bitmap: Bitmap
    let theme: Theme

    /// The most bytes of a piece.
    private static let pieceLength = 4_096

    /// The escape sequences, which transmit the image and show it where the cursor is. The terminal does not answer.
    var text: String {
        let data = Array(Base64.encoded(PNGImage(bitmap: bitmap, theme: theme).bytes).utf8)
        let starts = stride(from: 0, to: data.count, by: Self.pieceLength)
        return starts.map { start in
            let end = min(start + Self.pieceLength, data.count)
            let keys = (start == 0 ? "a=T,f=100," : "") + "q=2,m=\(end < data.count ? 1 : 0)"
            return "\u{1B}_G\(keys);\(String(decoding: data[start..<end], as: UTF8.self))\u{1B}\\"
        }.joined()
    }
}
