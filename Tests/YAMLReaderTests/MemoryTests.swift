import TestSupport
import Testing
import YAMLMemory

@Suite("libyaml's memory")
struct MemoryTests {
    private struct Block {
        var start: UnsafeMutablePointer<UInt8>
        var size: Int
        var mark: UInt8

        func fill() { start.update(repeating: mark, count: size) }
        func isIntact(upTo size: Int) -> Bool { (0..<size).allSatisfy { start[$0] == mark } }
    }

    /// Small, at the limit between both kinds of blocks, and large.
    private static let sizes = [0, 1, 15, 16, 17, 63, 64, 65, 100, 511, 512, 513, 2_000, 5_000]

    @Test("blocks do not touch each other, and keep their bytes when they grow or shrink", arguments: 1...4)
    func randomUse(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var blocks: [Block] = []
        for step in 0..<500 {
            let size = try #require(Self.sizes.randomElement(using: &random))
            let mark = UInt8(truncatingIfNeeded: step)
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                let block = Block(start: try Self.pointer(yaml_memory_malloc(size)), size: size, mark: mark)
                #expect(Int(bitPattern: block.start) % 16 == 0)
                block.fill()
                blocks.append(block)
            case 2 where !blocks.isEmpty:
                let index = Int.random(in: blocks.indices, using: &random)
                let start = try Self.pointer(yaml_memory_realloc(blocks[index].start, max(1, size)))
                let moved = Block(start: start, size: blocks[index].size, mark: blocks[index].mark)
                #expect(moved.isIntact(upTo: min(moved.size, size)))
                blocks[index] = Block(start: start, size: size, mark: mark)
                blocks[index].fill()
            case 3 where !blocks.isEmpty:
                let block = blocks.remove(at: Int.random(in: blocks.indices, using: &random))
                #expect(block.isIntact(upTo: block.size))
                yaml_memory_free(block.start)
            default: break
            }
        }
        for block in blocks {
            #expect(block.isIntact(upTo: block.size))
            yaml_memory_free(block.start)
        }
    }

    @Test("texts are copied, nothing is no block, and what cannot be had is nil")
    func edges() throws {
        let copy = try #require(yaml_memory_strdup("Größe"))
        #expect(String(cString: copy) == "Größe")
        yaml_memory_free(copy)
        yaml_memory_free(nil)
        #expect(yaml_memory_strdup(nil) == nil)
        let grown = try Self.pointer(yaml_memory_realloc(nil, 10))
        #expect(yaml_memory_realloc(grown, Int.max) == nil)
        yaml_memory_free(grown)
        #expect(yaml_memory_malloc(Int.max) == nil)
    }

    private static func pointer(_ block: UnsafeMutableRawPointer?) throws -> UnsafeMutablePointer<UInt8> {
        try #require(block).assumingMemoryBound(to: UInt8.self)
    }
}
