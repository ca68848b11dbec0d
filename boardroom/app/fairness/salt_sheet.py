"""What people add to the chance of a match, between the fingerprint of the program's secret and the first draw."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter_ns
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.app.fairness.digits import Copyable, Digits, paint_well
from boardroom.core.fairness import contribution, groups
from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.reading_sheet import ReadingSheet
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.motion import Glide

translate = QCoreApplication.translate

LONGEST: Final = 300  # characters that are typed; with what the mouse gives it fits into a record
ENOUGH: Final = 120  # movements that nobody could repeat
DIGITS: Final = 32  # of what they give
TYPED: Final = 10  # characters that fill the bar as well


class Pad(QWidget):
    """A place to move the mouse in, with a bar that grows as it does."""

    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.movements = 0
        self._way = sha256()
        self._bar = Glide(0.0, 240, self)
        self._bar.valueChanged.connect(self.update)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def given(self) -> str:
        """What the way of the mouse gives, as a short text."""
        return self._way.hexdigest()[:DIGITS] if self.movements else ""

    def fill(self, part: float) -> None:
        """Let the bar grow, or shrink."""
        self._bar.to(min(1.0, part))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        where = event.position()
        self._way.update(f"{where.x()} {where.y()} {perf_counter_ns()};".encode())
        self.movements += 1
        self.moved.emit()

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(96))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = QPainter(self), QRectF(self.rect())
        paint_well(painter, room)
        painter.setPen(theme().color("muted"))
        painter.setFont(text(14))
        painter.drawText(
            room.adjusted(px(12), 0, -px(12), -px(12)),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
            self.words,
        )
        track = QRectF(px(12), room.height() - px(16), room.width() - 2 * px(12), px(4))
        painter.setPen(Qt.PenStyle.NoPen)
        for token, part in (("line", 1.0), ("act", self._bar.value)):
            painter.setBrush(theme().color(token))
            painter.drawRoundedRect(QRectF(track.topLeft(), QSize(round(track.width() * part), px(4))), 2, 2)


class SaltSheet(ReadingSheet):
    """Shows the fingerprint first, and takes what people add then; Esc begins nothing."""

    added = Signal(str)  # the salt

    def __init__(self, parent: QWidget, fingerprint: str) -> None:
        super().__init__(parent, "fingerprint", 600)
        self._fingerprint = fingerprint
        self._digits = Digits()
        self.print = Copyable(self._digits)
        self.field = Field()
        self.pad = Pad()
        self.problem = Label(token="danger", bold=True, wrap=True)
        self.problem.hide()
        self.done = Button(kind="filled")
        self._words, self._together = Label(wrap=True), Label(wrap=True, token="muted")
        self.close_button.set_kind("text")
        self.body.addWidget(self._words)
        self.body.addSpacing(8)
        self.body.addWidget(self.print)
        self.body.addSpacing(8)
        for widget in (self.field, self.pad, self.problem, self._together):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.foot.addWidget(self.done)
        self.field.textChanged.connect(self._follow)
        self.pad.moved.connect(self._follow)
        self.done.clicked.connect(self.confirm)
        self.retranslate()

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus or self.field)

    @property
    def salt(self) -> str:
        """What has been added so far, in one line."""
        return " ".join(filter(None, (contribution(self.field.text()), self.pad.given)))

    def confirm(self) -> None:
        """Begin with what was added, if anything was."""
        if self.done.isEnabled():
            salt = self.salt
            self.close_sheet()
            self.added.emit(salt)

    def _follow(self) -> None:
        """See how much there is, and whether it can be written down."""
        typed = contribution(self.field.text())
        problem = _refused(typed)
        if problem != self.problem.text():
            self.problem.setText(problem)
            self.problem.setVisible(bool(problem))
            self.refit()
            if problem:
                self.reveal(self.problem)
                announce(self, problem, urgent=True)
        self.done.setEnabled(not problem and (bool(typed) or self.pad.movements >= ENOUGH))
        self.pad.fill(len(typed) / TYPED + self.pad.movements / ENOUGH)

    def retranslate(self) -> None:
        title = translate("Salt", "Add your own randomness")
        self.headline.setText(title)
        self.setAccessibleName(title)
        secret = translate("Salt", "The program has picked its secret number. This is its fingerprint.")
        both = translate("Salt", "What you add now counts too, so nobody can choose what comes up.")
        self._words.setText(f"{secret} {both}")
        name = translate("Fairness", "Fingerprint")
        self._digits.show_groups(groups(self._fingerprint), name)
        self.print.set_words(name, self._fingerprint)
        self.field.setPlaceholderText(translate("Salt", "Type anything"))
        self.field.setAccessibleName(translate("Salt", "Type anything"))
        self.pad.words = translate("Salt", "Or move the mouse around here")
        self.pad.setAccessibleName(self.pad.words)
        self._together.setText(translate("Salt", "Several of you? Add to the same line, one after the other."))
        self.close_button.setText(translate("Salt", "Cancel"))
        self.done.setText(translate("Salt", "Done"))
        self._follow()


def _refused(typed: str) -> str:
    """Say why something can't be written down, if it can't."""
    if len(typed) > LONGEST:
        return translate("Salt", "That’s too long: {number} characters at most.").format(number=LONGEST)
    return ""
