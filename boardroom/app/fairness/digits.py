"""Long numbers to be compared by eye: in groups of equal width, with a button that copies them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import Panel
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

AIR = 12
SIZE = 16


class Digits(QWidget):
    """Groups of characters in columns, as many as there is room for; every character is as wide as any other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: Sequence[str] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_groups(self, groups: Sequence[str], name: str) -> None:
        """Show some groups; the name says to a screen reader what they are."""
        self._groups = groups
        self.setAccessibleName(f"{name}: {' '.join(groups)}")
        self.updateGeometry()
        self.update()

    def _cell(self) -> int:
        return max(QFontMetrics(text(SIZE)).horizontalAdvance(sign) for sign in "0123456789abcdef") + 1

    def _pitch(self) -> int:
        """How far the columns are apart."""
        return max((len(group) for group in self._groups), default=0) * self._cell() + px(12)

    def _columns(self, width: int) -> int:
        """Return into how many columns the groups go: all, or a half, or a quarter of them."""
        columns = max(1, len(self._groups))
        while columns > 1 and columns * self._pitch() - px(12) > width - 2 * px(AIR):
            columns = -(-columns // 2)
        return columns

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._groups) // self._columns(width))
        return rows * px(24) + 2 * px(AIR - 4)

    def sizeHint(self) -> QSize:
        width = min(8, len(self._groups)) * self._pitch() + 2 * px(AIR)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._pitch() + 2 * px(AIR), px(24) + 2 * px(AIR - 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_well(painter, QRectF(self.rect()))
        painter.setFont(text(SIZE))
        painter.setPen(theme().color("ink"))
        columns, cell, pitch = self._columns(self.width()), self._cell(), self._pitch()
        for i, group in enumerate(self._groups):
            corner = QPointF(px(AIR) + i % columns * pitch, px(AIR - 4) + i // columns * px(24))
            for j, sign in enumerate(group):
                box = QRectF(corner.x() + j * cell, corner.y(), cell, px(24))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)


def paint_well(painter: QPainter, rect: QRectF) -> None:
    """Paint the sunken ground of something to be read exactly."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().color("well"))
    painter.drawRoundedRect(rect, 8, 8)


class Well(Panel):
    """A text to be copied exactly, on a sunken ground."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = Label(wrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(AIR, AIR - 4, AIR, AIR - 4)
        lines.addWidget(self.label)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_well(QPainter(self), QRectF(self.rect()))


class Copyable(QWidget):
    """A caption, a button that copies, and below them what is copied."""

    def __init__(self, shown: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plain = ""
        self.caption = Label(bold=True)
        self.copy = Button(kind="link", icon="copy")
        self.copy.clicked.connect(self._on_copy)
        head = QHBoxLayout()
        head.addWidget(self.caption, 1)
        head.addWidget(self.copy)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        lines.addLayout(head)
        lines.addWidget(shown)

    def set_words(self, caption: str, plain: str) -> None:
        """Name it, and say what is copied."""
        self._plain = plain
        self.caption.setText(caption)
        self.copy.setText(translate("Fairness", "Copy"))
        self.copy.setAccessibleName(translate("Fairness", "Copy: {what}").format(what=caption))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._plain)
        self.copy.setText(translate("Fairness", "Copied"))
        announce(self.copy, translate("Fairness", "Copied"))
