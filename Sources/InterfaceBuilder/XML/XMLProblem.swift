import Diagnostics

/// Why a file cannot be read as XML.
struct XMLProblem: Error {
    var check: BuiltinCheck
    var message: String
    var range: ByteRange

    init(_ message: String, at offset: Int, length: Int = 0, check: BuiltinCheck = .syntax) {
        self.check = check
        self.message = message
        range = ByteRange(UInt32(clamping: offset), UInt32(clamping: offset + length))
    }

    var diagnostic: Diagnostic { Diagnostic(check, message, at: range) }
}
