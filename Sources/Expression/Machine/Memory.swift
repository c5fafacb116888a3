/// The pools that references point into while a program runs.
struct Memory {
    let context: EvaluationContext
    let constantText: UnsafeBufferPointer<UInt8>
    let constantLists: UnsafeBufferPointer<Slot>
    let scratch: UnsafeBufferPointer<Slot>

    /// The bytes of a text; empty where the reference leaves its pool.
    func bytes(of text: Slot) -> UnsafeBufferPointer<UInt8> {
        switch text.pool {
        case .context: context.text.part(text)
        case .constants: constantText.part(text)
        case .scratch, nil: .init(start: nil, count: 0)
        }
    }

    /// The elements of a list; empty where the reference leaves its pool.
    func elements(of list: Slot) -> UnsafeBufferPointer<Slot> {
        switch list.pool {
        case .context: context.lists.part(list)
        case .constants: constantLists.part(list)
        case .scratch: scratch.part(list)
        case nil: .init(start: nil, count: 0)
        }
    }
}

extension UnsafeBufferPointer {
    fileprivate func part(_ reference: Slot) -> UnsafeBufferPointer<Element> {
        let end = reference.offset + reference.count
        guard end <= count else { return .init(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: self[reference.offset..<end])
    }
}
