"""The field that rulebooks are searched with: what is looked for, which of how many is shown, and on to the next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Label
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate


class _Line(Field):
    """A bare line to type into; the field around it shows the focus."""

    given_up = Signal()
    stepped = Signal(int)
    down = Signal()  # on to what was found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)


class Finder(Restyled, QWidget):
    """A search field. Enter goes on to the next hit, Shift and Enter back, Esc clears it."""

    asked = Signal(str)
    stepped = Signal(int)  # one hit on, or back
    left = Signal()  # Esc in an empty field, or after clearing it
    down = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = _Line(parent=self)
        self.line.setProperty("bare", True)
        self.line.setFrame(False)
        self.count = Label(size=14, token="muted")
        self.back, self.next = IconButton("back", size=28), IconButton("next", size=28)
        row = QHBoxLayout(self)
        row.setSpacing(0)
        row.addWidget(self.line, 1)
        row.addWidget(self.count)
        row.addSpacing(6)
        row.addWidget(self.back)
        row.addWidget(self.next)
        self.line.textChanged.connect(self.asked)
        self.line.given_up.connect(self._give_up)
        self.line.down.connect(self.down)
        self.line.stepped.connect(self.stepped)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.next.clicked.connect(lambda: self.stepped.emit(1))
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.restyle()
        self.show_count(-1, 0)
        self.retranslate()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def begin(self) -> None:
        """Put the cursor into the field, what is in it selected."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def show_count(self, current: int, total: int) -> None:
        """Say which of how many hits is shown, or that there is none."""
        looking = bool(self.line.text().strip())
        if total:
            said = translate("Rulebook", "{number} of {total}").format(number=current + 1, total=total)
        else:
            said = translate("Rulebook", "Not found") if looking else ""
        self.count.setText(said)
        for button in (self.back, self.next):
            button.setVisible(total > 0)

    def show_total(self, total: int) -> None:
        """Say how many there are, where they are listed and not gone through."""
        looking = bool(self.line.text().strip())
        said = translate("Rulebook", "%n found", "", total) if total else translate("Rulebook", "Not found")
        self.count.setText(said if looking else "")

    def _give_up(self) -> None:
        self.line.clear()
        self.left.emit()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.line.setPlaceholderText(translate("Rulebook", "Search"))
        self.line.setAccessibleName(translate("Rulebook", "Search the rulebook"))
        self.back.set_name(translate("Rulebook", "Previous (Shift+F3)"))
        self.next.set_name(translate("Rulebook", "Next (F3)"))

    def restyle(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(px(34), 2, 4, 2)
        self.setFixedHeight(px(36))

    def sizeHint(self) -> QSize:
        return QSize(px(280), px(36))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.line.hasFocus()
        wide = 2 if focused else 1
        painter.setPen(QPen(colors.color("act" if focused else "edge"), wide))
        painter.setBrush(colors.color("field"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), 8, 8)
        side = px(20)
        place = QRectF(px(9), (self.height() - side) / 2, side, side)
        paint_icon(painter, "search", place, colors.color("muted"))
