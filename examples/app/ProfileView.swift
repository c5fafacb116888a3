import UIKit

final class ProfileView: UIView {
    private let follow = UIButton(type: .custom)
    private let row = UIButton(type: .custom)
    private let share = UIButton(configuration: .filled())

    func setUp(spacing: CGFloat) {
        // The title moves by half of that.
        follow.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)

        // At the left edge only the left inset counts.
        row.contentHorizontalAlignment = .left
        row.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)

        // UIKit ignores the insets of a button with a configuration.
        share.imageEdgeInsets = .init(top: 0, left: -4, bottom: 0, right: 4)

        // Nothing is said about what is no literal.
        follow.imageEdgeInsets = UIEdgeInsets(top: 0, left: -spacing, bottom: 0, right: 0)
    }
}
