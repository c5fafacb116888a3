extension SourceFile {
    /// A file from the bytes on disk: a UTF-8 byte order mark is taken off, UTF-16 with a byte order mark is converted.
    ///
    /// Bytes that are no valid text stay in as invalid UTF-8, which the reader reports with their place.
    public convenience init(path: String, contents: [UInt8]) {
        if contents.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(path: path, text: Array(contents.dropFirst(3)), byteOrderMarkLength: 3)
        } else if contents.starts(with: [0xFF, 0xFE]) {
            self.init(
                path: path, text: utf8(fromUTF16: contents.dropFirst(2), lowByteFirst: true), byteOrderMarkLength: 2)
        } else if contents.starts(with: [0xFE, 0xFF]) {
            self.init(
                path: path, text: utf8(fromUTF16: contents.dropFirst(2), lowByteFirst: false), byteOrderMarkLength: 2)
        } else {
            self.init(path: path, text: contents)
        }
    }
}

/// UTF-16 as UTF-8. A lone surrogate is written as three bytes that are no valid UTF-8, an odd last byte as 0xFF.
private func utf8(fromUTF16 bytes: ArraySlice<UInt8>, lowByteFirst: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    func unit(_ index: Int) -> UInt32 {
        let (low, high) = lowByteFirst ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
        return UInt32(high) << 8 | UInt32(low)
    }
    while index + 1 < bytes.endIndex {
        var scalar = unit(index)
        index += 2
        if (0xD800...0xDBFF).contains(scalar), index + 1 < bytes.endIndex, (0xDC00...0xDFFF).contains(unit(index)) {
            scalar = 0x10000 + (scalar - 0xD800) << 10 + (unit(index) - 0xDC00)
            index += 2
        }
        switch scalar {
        case ..<0x80: text.append(UInt8(scalar))
        case ..<0x800: text += [0xC0 | UInt8(scalar >> 6), continuation(scalar)]
        case ..<0x10000: text += [0xE0 | UInt8(scalar >> 12), continuation(scalar >> 6), continuation(scalar)]
        default:
            text += [
                0xF0 | UInt8(scalar >> 18), continuation(scalar >> 12), continuation(scalar >> 6), continuation(scalar),
            ]
        }
    }
    if index < bytes.endIndex { text.append(0xFF) }
    return text
}

private func continuation(_ value: UInt32) -> UInt8 { 0x80 | UInt8(value & 0x3F) }
