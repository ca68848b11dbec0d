"""The coach: a card beside the table that says what to do, answers what is done, and says what it meant."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.lessons.dots import Dots
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label, Rule
from boardroom.ui.kit.scrolling import MAXIMUM, Scroller
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate

SIDE = 12  # around the card
INSIDE = 24  # of the card


@dataclass(frozen=True, slots=True)
class Coaching:
    """What the card says now."""

    topic: str
    step: int
    steps: int
    aim: str  # what to do or see; afterwards what it meant
    how: str = ""
    why: str = ""
    objection: str = ""  # stands in the place of how
    forbidden: bool = False  # whether a rule objects, and not only the lesson
    praised: str = ""  # the move that was right, in words
    asked: bool = False  # whether the move itself is the way on
    begun: bool = False  # whether there is something to go back from
    onward: str = ""  # what the button says instead of Next


class Badge(QWidget):
    """A round sign before some words."""

    def __init__(self, icon: str, token: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._token = icon, token
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(20), px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, self._icon, QRectF(0, 0, px(20), px(20)), theme().color(self._token))


class Band(QWidget):
    """Says that a move was right, and which it was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._good = Label(size=16, bold=True)
        self._move = Label(size=14, token="muted", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(10)
        row.addWidget(Badge("check", "act"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._good)
        words.addWidget(self._move)
        row.addLayout(words, 1)

    def say(self, move: str) -> None:
        """Praise a move, or nothing."""
        self._good.setText(translate("Lesson", "Good move"))
        self._move.setText(move)
        self.setVisible(bool(move))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("act_soft"))
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)


class CoachCard(Restyled, QWidget):
    """Stands beside the table, or below it; what it says scrolls between its head and its foot."""

    back = Signal()
    onward = Signal()
    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.said: Coaching | None = None
        self._topic = Label(size=14, bold=True, token="act", wrap=True, heading=True)
        self.skip = Button(kind="text")
        self._dots, self._count = Dots(), Label(size=14, token="muted")
        self._head, self._progress = QWidget(), QWidget()  # the topic and Skip; the dots and their words
        self._band = Band()
        self._aim = Label(size=20, serif=True, wrap=True, heading=False)
        self._how = Label(size=16, wrap=True)
        self._wrong = QWidget()
        self._objection = Label(size=16, wrap=True)
        self._because = QWidget()
        self._why_head, self._why = Label(size=14, bold=True), Label(size=14, token="muted", wrap=True)
        self._back = Button(icon="back")
        self.next = Button(kind="filled", icon="next", after=True)
        self._wait = Label(size=14, token="muted", wrap=True)
        self._back.clicked.connect(self.back)
        self.next.clicked.connect(self.onward)
        self.skip.clicked.connect(self.skipped)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._topic, 1)
        head.addWidget(self.skip)
        count = QHBoxLayout(self._progress)
        count.setContentsMargins(0, 0, 0, 0)
        count.addWidget(self._dots)
        count.addStretch(1)
        count.addWidget(self._count)
        wrong = QHBoxLayout(self._wrong)
        wrong.setContentsMargins(0, 0, 0, 0)
        wrong.setSpacing(10)
        self._against = {True: Badge("warning", "danger"), False: Badge("info", "look")}  # the rules, or the lesson
        for badge in self._against.values():
            wrong.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        wrong.addWidget(self._objection, 1)
        because = QVBoxLayout(self._because)
        because.setContentsMargins(0, 12, 0, 0)
        because.setSpacing(6)
        because.addWidget(Rule())
        because.addSpacing(6)
        why = QHBoxLayout()
        why.setSpacing(8)
        why.addWidget(Badge("bulb", "look"))
        why.addWidget(self._why_head, 1)
        because.addLayout(why)
        because.addWidget(self._why)
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(0, 8, 0, 8)
        lines.setSpacing(12)
        for part in (self._band, self._aim, self._how, self._wrong, self._because):
            lines.addWidget(part)
        lines.addStretch(1)
        self._scroller = Scroller(content)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self._back)
        foot.addWidget(self._wait, 1)
        foot.addStretch(0)
        foot.addWidget(self.next)
        self._whole = whole = QVBoxLayout(self)
        whole.setSpacing(8)
        whole.addWidget(self._head)
        whole.addWidget(self._progress)
        whole.addWidget(self._scroller, 1)
        whole.addLayout(foot)

    def say(self, said: Coaching) -> None:
        """Say something else."""
        self.said = said
        self._topic.setText(said.topic)
        self._dots.show_steps(said.steps, said.step, said.step)
        self._band.say(said.praised)
        self._aim.setText(said.aim)
        self._how.setText(said.how)
        self._how.setVisible(bool(said.how and not said.objection))
        self._objection.setText(said.objection)
        self._wrong.setVisible(bool(said.objection))
        for forbidden, badge in self._against.items():
            badge.setVisible(forbidden == said.forbidden)
        self._why.setText(said.why)
        self._because.setVisible(bool(said.why))
        self.next.setVisible(not said.asked)
        self.skip.setVisible(said.step < said.steps)
        self._wait.setVisible(said.asked)
        self._back.setEnabled(said.step > 0 or said.begun)
        self.retranslate()
        self._scroller.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Say its own words again."""
        self.skip.setText(translate("Lesson", "Skip"))
        done = self.said is not None and bool(self.said.praised)
        self._why_head.setText(translate("Lesson", "Good to know") if done else translate("Lesson", "Why"))
        self._back.setText(translate("Lesson", "Back"))
        self._wait.setText(translate("Lesson", "Your move leads on"))
        said = self.said
        if said is not None:
            self.next.setText(said.onward or translate("Lesson", "Next"))
            count = translate("Lesson", "Step {step} of {steps}").format(step=said.step + 1, steps=said.steps)
            self._count.setText(count if said.step < said.steps else "")

    def spoken(self) -> list[str]:
        """Return what is told to who can't see the card, in its order."""
        said = self.said
        if said is None:
            return []
        good = [translate("Lesson", "Good move")] if said.praised else []
        step = [] if good else [said.topic, self._count.text()]
        return [*step, *good, said.aim, said.objection or said.how, said.why]

    def stand(self, width: int, height: int = 0) -> None:
        """Stand beside the board, so wide; or below it, so high: then there is room for what to do, and little else."""
        self.setMinimumWidth(width)
        self.setMaximumWidth(width or MAXIMUM)
        self.setMinimumHeight(height)
        self.setMaximumHeight(height or MAXIMUM)
        self._head.setVisible(bool(width))
        self._progress.setVisible(bool(width))
        edge = SIDE + (INSIDE if width else 16)
        self._whole.setContentsMargins(edge, edge - (8 if width else 0), edge, edge)

    def restyle(self) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colors.color("ground"))
        painter.setPen(QPen(colors.color("line"), 1))
        painter.setBrush(colors.color("panel"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(SIDE, SIDE, -SIDE, -SIDE), 14, 14)
