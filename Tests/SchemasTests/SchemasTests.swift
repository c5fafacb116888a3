import ButtonSpec
import Reporters
import RuleEngine
import Schemas
import Testing

/// The schemas have what the tables of the program have.
@Suite struct SchemasTests {
    private static let names = SchemaNames(
        rules: ["touch-target"], topics: ["accessibility"], recipes: ["House.top"])

    @Test("every property is in the schema of specs", arguments: Property.allCases.filter { $0 != .button })
    func properties(_ property: Property) throws {
        var schema = Schema.spec.document(Self.names)["definitions"]["button"]
        for key in property.path.split(separator: ".") { schema = schema["properties"][String(key)] }
        #expect(schema["description"] == .string(property.row.summary))
    }

    @Test("a schema has the keys of its files")
    func keys() {
        let names = Self.names
        #expect(Set(Schema.rule.document(names)["properties"].names) == Set(Rule.keys))
        #expect(Schema.spec.document(names)["properties"].names == ["insetlint", "defaults", "buttons"])
        #expect(
            Schema.spec.document(names)["definitions"]["button"]["properties"]["variants"]["properties"].names
                == VariantAxis.allCases.map(\.rawValue))
    }

    @Test("every schema says what it is", arguments: Schema.allCases)
    func head(_ schema: Schema) {
        let document = schema.document(Self.names)
        #expect(document.names.prefix(3) == ["$schema", "$id", "title"])
        #expect(Set(document.names).count == document.names.count)
    }

    @Test("names of the user's own are offered")
    func ownNames() {
        let text = Schema.spec.document(Self.names).text()
        #expect(text.contains(#""touch-target""#) && text.contains(#""House.top""#))
    }
}

extension JSONValue {
    /// The member of that name; null where there is none.
    fileprivate subscript(_ name: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.name == name }?.value ?? .null
    }

    fileprivate var names: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.name)
    }
}
