// The standard library's rounding and remainder call the C library's; on Linux only importing it links it.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
