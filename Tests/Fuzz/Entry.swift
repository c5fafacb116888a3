import FuzzTargets

// What libFuzzer calls. It is no part of the package: `.ci/fuzz` builds it, once, and `FUZZ_TARGET` says what is tried.

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else {
        fatalError("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    if let fault = target.fault(in: Array(UnsafeBufferPointer(start: start, count: count))) { fatalError(fault) }
    return 0
}
