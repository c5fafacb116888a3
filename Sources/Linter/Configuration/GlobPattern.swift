/// One pattern of a list of globs, by the rules of gitignore(5): `*`, `?`, `[…]`, `**`, a leading `!`, a trailing `/`,
/// and a `/` elsewhere that ties the pattern to the folder of its file.
///
/// Matching follows all ways through the pattern at once, so its cost is at most the product of the two lengths.
struct GlobPattern: Hashable, Sendable {
    /// Whether it takes back what a pattern before it matches.
    let isNegated: Bool
    /// Whether it matches folders only.
    let isFolderOnly: Bool
    /// Whether it is compared with the last name of a path alone, at any depth.
    let isNameOnly: Bool
    private let tokens: [Token]

    private enum Token: Hashable {
        case byte(UInt8)
        /// Any byte but `/`.
        case any
        /// One of the bytes of a class, never `/`.
        case oneOf(ByteSet)
        /// Any number of bytes but `/`.
        case star
        /// No folder or any number of them, each with its `/`.
        case folders
        /// Anything to the end.
        case rest
    }

    /// Why a text is no pattern.
    struct Problem: Error, Equatable {
        var message: String
    }

    /// Reads a pattern.
    init(_ text: String) throws(Problem) {
        var bytes = Array(text.utf8)[...]
        isNegated = bytes.first == UInt8(ascii: "!")
        if isNegated { bytes = bytes.dropFirst() }
        isFolderOnly = bytes.last == UInt8(ascii: "/")
        if isFolderOnly { bytes = bytes.dropLast() }
        isNameOnly = !bytes.contains(UInt8(ascii: "/"))
        if bytes.first == UInt8(ascii: "/") { bytes = bytes.dropFirst() }
        guard !bytes.isEmpty else { throw Problem(message: "`\(text)` names no file or folder") }
        tokens = try Self.tokens(of: Array(bytes), pattern: text)
    }

    private static func tokens(of bytes: [UInt8], pattern: String) throws(Problem) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        // git compares what stands in front of the first sign apart, and takes what follows for a start.
        let signs = Array("*?[\\".utf8)
        let start = bytes.firstIndex(where: signs.contains) ?? 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "?"):
                tokens.append(.any)
                index += 1
            case UInt8(ascii: "*"):
                let first = index
                while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
                let isApart = index - first > 1 && (first == start || bytes[first - 1] == UInt8(ascii: "/"))
                if isApart, index == bytes.count {
                    tokens.append(.rest)
                } else if isApart, bytes[index] == UInt8(ascii: "/") {
                    tokens.append(.folders)
                    index += 1
                } else {
                    tokens.append(.star)
                }
            case UInt8(ascii: "["):
                guard let (set, end) = ByteSet.read(bytes, at: index) else {
                    throw Problem(
                        message: "`\(pattern)` has a `[` without its `]`; write `\\[` for the character itself")
                }
                tokens.append(.oneOf(set))
                index = end
            case UInt8(ascii: "\\"):
                guard index + 1 < bytes.count else {
                    throw Problem(message: "`\(pattern)` ends with a `\\`; write `\\\\` for the character itself")
                }
                tokens.append(.byte(bytes[index + 1]))
                index += 2
            default:
                tokens.append(.byte(bytes[index]))
                index += 1
            }
        }
        return tokens
    }

    /// Whether a path matches, the pattern's `!` left aside. The path is relative to the pattern's folder.
    func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        guard isFolder || !isFolderOnly else { return false }
        guard isNameOnly else { return matches(path) }
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
        return matches(path[start...])
    }

    private func matches(_ text: ArraySlice<UInt8>) -> Bool {
        // States are the places between tokens; all that can be reached by the bytes so far are kept.
        var states = [Bool](repeating: false, count: tokens.count + 1)
        var isLive = true
        enter(0, in: &states)
        for byte in text where isLive {
            var next = [Bool](repeating: false, count: tokens.count + 1)
            isLive = false
            for state in tokens.indices where states[state] {
                if tokens[state] == .folders {
                    // What follows the folders can begin behind a `/` only.
                    next[state] = true
                    isLive = true
                    if byte == UInt8(ascii: "/") { enter(state + 1, in: &next) }
                } else if let target = step(from: state, over: byte) {
                    enter(target, in: &next)
                    isLive = true
                }
            }
            states = next
        }
        return isLive && states[tokens.count]
    }

    /// Marks a state, and those behind it that need no byte.
    private func enter(_ state: Int, in states: inout [Bool]) {
        var state = state
        while !states[state] {
            states[state] = true
            guard state < tokens.count, [.star, .folders, .rest].contains(tokens[state]) else { return }
            state += 1
        }
    }

    /// The state that a byte leads to; nil where it leads nowhere.
    private func step(from state: Int, over byte: UInt8) -> Int? {
        let isSlash = byte == UInt8(ascii: "/")
        switch tokens[state] {
        case .byte(let expected): return byte == expected ? state + 1 : nil
        case .any: return isSlash ? nil : state + 1
        case .oneOf(let set): return !isSlash && set.contains(byte) ? state + 1 : nil
        case .star: return isSlash ? nil : state
        case .rest, .folders: return state
        }
    }
}
