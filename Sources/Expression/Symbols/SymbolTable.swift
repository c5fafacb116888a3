/// The names that an expression can use.
public struct SymbolTable: Sendable {
    /// The symbols that were added together, shared by all tables that are built on them.
    private final class Layer: Sendable {
        let symbols: [Symbol]
        let indices: [String: Int]

        init(_ symbols: [Symbol]) {
            self.symbols = symbols
            indices = Dictionary(
                symbols.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
        }
    }

    private var layers: [Layer]

    /// A table of those symbols. Of two with the same name the later counts.
    public init(_ symbols: [Symbol] = []) {
        layers = symbols.isEmpty ? [] : [Layer(symbols)]
    }

    /// This table with more symbols, which hide those of the same name. Costs as much as the new symbols alone.
    public func adding(_ symbols: [Symbol]) -> SymbolTable {
        var table = self
        table.add(symbols)
        return table
    }

    /// Adds symbols, which hide those of the same name.
    public mutating func add(_ symbols: [Symbol]) {
        if !symbols.isEmpty { layers.append(Layer(symbols)) }
    }

    /// The symbol of that name.
    public subscript(name: String) -> Symbol? {
        for layer in layers.reversed() {
            if let index = layer.indices[name] { return layer.symbols[index] }
        }
        return nil
    }

    /// All symbols that can be reached, in the order of their declaration.
    public var symbols: [Symbol] {
        var hidden: Set<String> = []
        var symbols: [Symbol] = []
        for symbol in layers.reversed().flatMap({ $0.symbols.reversed() }) where hidden.insert(symbol.name).inserted {
            symbols.append(symbol)
        }
        return symbols.reversed()
    }

    /// The names of all symbols, in the order of their declaration.
    public var names: [String] { symbols.map(\.name) }
}
