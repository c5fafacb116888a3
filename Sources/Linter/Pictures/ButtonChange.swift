public import ButtonSpec
import Diagnostics

/// A button that fixes have changed, or one of its variants.
public struct ButtonChange: Sendable {
    /// The name of the button.
    public var button: String
    /// The variant, nil for the button as written.
    public var variant: String?
    /// How it looked.
    public var before: ButtonAppearance
    /// How it looks with the fixes.
    public var after: ButtonAppearance
}

extension FileLinter {
    /// The buttons that look otherwise in another text of the same file, in their order.
    func changes(from before: [UInt8], to after: [UInt8], path: String) -> [ButtonChange] {
        guard before != after, let old = views(of: SourceFile(path: path, contents: before)),
            let new = views(of: SourceFile(path: path, contents: after))
        else { return [] }
        return old.names.flatMap(old.forms).compactMap { form in
            guard let before = old.appearance(of: form), let after = new.appearance(of: form), before != after else {
                return nil
            }
            return ButtonChange(button: form.button, variant: form.variant, before: before, after: after)
        }
    }
}
