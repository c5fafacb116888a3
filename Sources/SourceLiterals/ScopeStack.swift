/// The scopes around a place: the blocks in braces, and the branches of `#if`.
struct ScopeStack {
    /// The numbers of the scopes, the innermost last.
    private(set) var numbers = [0]
    private var count = 1
    /// The depth that each open `#if` began at.
    private var conditions: [Int] = []

    mutating func push() {
        numbers.append(count)
        count += 1
    }

    mutating func pop() {
        let least = conditions.last.map { $0 + 1 } ?? 1
        if numbers.count > least { numbers.removeLast() }
    }

    /// Goes on at a directive. Every branch is a scope of its own, whatever braces it leaves open.
    mutating func turn(at directive: String) {
        let word = directive.drop { $0 == "#" || $0 == " " || $0 == "\t" }.prefix { $0.isLetter }
        switch word {
        case "if", "ifdef", "ifndef":
            conditions.append(numbers.count)
            push()
        case "else", "elseif", "elif":
            guard let depth = conditions.last else { return }
            numbers.removeLast(max(0, numbers.count - depth))
            push()
        case "endif":
            guard let depth = conditions.popLast() else { return }
            numbers.removeLast(max(0, numbers.count - depth))
        default: break
        }
    }
}
