import SpecTree

/// The tree of the file whose buttons are judged. An object, because a tree has many parts to count references to.
final class JudgedFile: Sendable {
    let tree: SpecTree

    init(_ tree: SpecTree) { self.tree = tree }
}
