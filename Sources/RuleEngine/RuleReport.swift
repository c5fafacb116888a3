import Expression
import Synchronization

/// What a rule says of a finding. It may be compiled when the rule first has one: most rules of a run have none, and a
/// start should not pay for their texts.
final class RuleReport: Sendable {
    struct Texts: Sendable {
        var severity: Program?
        var messages: [RuleText] = []
        var notes: [RuleText] = []
        var related: [RuleRelated] = []
        var fix: RuleFix?

        /// The facts that severity, texts and fix use.
        var facts: Set<Int> {
            let programs =
                [severity].compactMap { $0 } + messages.compactMap(\.when) + notes.compactMap(\.when)
                + (fix?.programs ?? [])
            let templates =
                messages.map(\.template) + notes.map(\.template) + related.map(\.template)
                + [fix?.description].compactMap { $0 }
            return Set((programs.flatMap(\.references) + templates.flatMap(\.references)).map(\.slot))
        }
    }

    private let compiled: Mutex<Texts?>
    private let compile: @Sendable () -> Texts

    /// A report that is compiled already.
    convenience init(_ texts: Texts) {
        self.init { texts }
    }

    /// A report that is compiled when it is first needed.
    init(compile: @escaping @Sendable () -> Texts) {
        compiled = Mutex(nil)
        self.compile = compile
    }

    /// What the rule says.
    var texts: Texts {
        compiled.withLock { compiled in
            if let compiled { return compiled }
            let texts = compile()
            compiled = texts
            return texts
        }
    }
}
