"""The prompt block: what to do now and why, notices beside it, and questions that come first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.table.table import Table
from boardroom.app.table.words import Notice, TableQuestion
from boardroom.books.lessons.lesson import said
from boardroom.ui.kit.buttons import Button, IconButton, KeyedButton, blend
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px
from boardroom.ui.style.translation import language, translate

PATIENCE = 1200  # milliseconds
AIR = 8  # below a notice
TONES = {"plain": ("info", "muted"), "look": ("bulb", "look"), "danger": ("warning", "danger")}  # icon and colour


def name_play(button: Button) -> None:
    """Say on a button that it plays what a hint says."""
    button.setText(translate("PromptBlock", "Play it"))
    set_tip(button, translate("PromptBlock", "Play it (Shift+H)"))


class NoticeCard(Restyled, QWidget):
    """A notice on a soft ground, with an icon that tells its kind without its colour."""

    rule_wanted = Signal(str)  # the paragraph of the rulebook that says so
    play_wanted = Signal()  # the move that it says

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._notice: Notice | None = None
        self.leads: Callable[[str], bool] = lambda rule: False  # whether the rulebook has that paragraph
        self.rule = Button(kind="link", icon="book")
        self.rule.clicked.connect(lambda: self._notice and self.rule_wanted.emit(self._notice.rule))
        self._what = Label(size=14, bold=True, wrap=True)
        self._reason = Label(size=14, token="ink", wrap=True)
        self._why = Label(size=14, token="ink", wrap=True)
        self.play = Button(kind="outlined", icon="play")
        self.play.clicked.connect(self.play_wanted)
        self._lines = QVBoxLayout(self)
        self._lines.setSpacing(2)
        self._lines.addWidget(self._what)
        self._lines.addWidget(self._reason)
        self._lines.addWidget(self._why)
        self._lines.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignLeft)
        self._lines.addSpacing(4)
        self._lines.addWidget(self.play, 0, Qt.AlignmentFlag.AlignLeft)
        self.restyle()
        self.hide()

    def show_notice(self, notice: Notice | None) -> None:
        """Show a notice, or nothing."""
        if notice == self._notice:
            return
        self._notice = notice
        self.setVisible(notice is not None)
        self._what.setText(notice.what if notice else "")  # nothing is left for who sits there next
        self._reason.setText(notice.reason if notice else "")
        self._why.setText(notice.why if notice else "")
        if notice is not None:
            self._reason.setVisible(bool(notice.reason))
            self.play.setVisible(notice.playable)
            self._why.setVisible(bool(notice.why))
            self.rule.setVisible(self.leads(notice.rule))
            self.update()

    def retranslate(self) -> None:
        """Say its link and its button again."""
        self.rule.setText(translate("PromptBlock", "Rule"))
        self.rule.setAccessibleName(translate("PromptBlock", "Read the rule"))
        name_play(self.play)

    def restyle(self) -> None:
        self._lines.setContentsMargins(px(40), 10, 12, 10 + AIR)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._notice is None:
            return
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        icon, token = TONES[self._notice.tone]
        painter.setBrush(
            {
                "plain": colors.color("chip"),
                "look": colors.color("look_soft"),
                "danger": blend(colors.color("panel"), colors.color("danger"), 0.14),
            }[self._notice.tone]
        )
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 0, 0, -AIR), 8, 8)
        side = px(20)
        top = self._what.geometry().top() + (self._what.fontMetrics().height() - side) / 2
        paint_icon(painter, icon, QRectF(px(10), top, side, side), colors.color(token))


def show_offer(button: KeyedButton, table: Table) -> None:
    """Let a button say what the table offers, or hide it."""
    offer = table.offer
    if offer is not None:
        button.set_words(offer.text, offer.key)
        button.set_kind("outlined" if offer.quiet else "filled")
    button.setVisible(offer is not None)


class QuietLine(QWidget):
    """Something worth knowing, said quietly until somebody sends it away; perhaps with something to do about it."""

    sent_away = Signal()
    followed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = Label(size=14, token="muted", wrap=True)
        self.way = Button(kind="link")
        self.way.clicked.connect(self.followed)
        self.away = IconButton("close", token="muted", size=24)
        self.away.clicked.connect(self.sent_away)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(6)
        row.addWidget(self._words, 1)
        row.addWidget(self.way, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.away, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def say(self, words: str, way: str = "") -> None:
        """Say it, or nothing; and what one can do about it."""
        self._words.setText(words)
        self.way.setText(way)
        self.way.setVisible(bool(way))
        self.setVisible(bool(words))


class PromptBlock(QWidget):
    """The foot of the side panel."""

    answered = Signal(bool)
    went_on = Signal()  # "Continue" after a pause
    hurried = Signal()  # "Move now" to a thinking computer
    play_wanted = Signal()  # "Play it" to a hint
    aim_known = Signal()  # the aim needn't be said any more
    lesson_refused = Signal()
    lesson_wanted = Signal()
    rule_wanted = Signal(str)
    taken = Signal()  # what the table offers

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.aim, self.lesson = QuietLine(self), QuietLine(self)
        self.aim.sent_away.connect(self.aim_known)
        self.lesson.sent_away.connect(self.lesson_refused)
        self.lesson.followed.connect(self.lesson_wanted)
        self._notice = NoticeCard(self)
        self._notice.rule_wanted.connect(self.rule_wanted)
        self._notice.play_wanted.connect(self.play_wanted)
        self._what = Label(size=16, bold=True, wrap=True)
        self._why = Label(size=14, token="muted", wrap=True)
        self.yes, self._no = Button(kind="filled"), Button(kind="outlined")
        self._go_on = Button(kind="filled", icon="play")
        self._now = Button(kind="outlined", icon="forward")
        self.offer = KeyedButton()
        self.offer.clicked.connect(self.taken)
        self._patience = QTimer(self, interval=PATIENCE, singleShot=True)
        self._patience.timeout.connect(self._now.show)
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self._no.clicked.connect(lambda: self.answered.emit(False))
        self._go_on.clicked.connect(self.went_on)
        self._now.clicked.connect(self.hurried)
        self._asked: TableQuestion | None = None
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 16, 24, 20)
        lines.setSpacing(6)
        lines.addWidget(self._notice)
        lines.addWidget(self._what)
        lines.addWidget(self._why)
        choices = Flow(gap=8)
        choices.addWidget(self.yes)
        choices.addWidget(self._no)
        lines.addSpacing(4)
        lines.addWidget(choices)
        lines.addWidget(self.offer)
        lines.addWidget(self._go_on, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addWidget(self._now, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addWidget(self.lesson)
        lines.addWidget(self.aim)
        lines.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        for button in (self.yes, self._no, self._go_on, self._now, self.offer):
            button.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Say its own buttons again."""
        self._notice.retranslate()
        self.aim.away.set_name(translate("PromptBlock", "Hide the aim of the game"))
        self.lesson.away.set_name(translate("PromptBlock", "Not now"))
        self._go_on.setText(translate("PromptBlock", "Continue"))
        self._now.setText(translate("PromptBlock", "Move now"))

    def know_rules(self, leads: Callable[[str], bool]) -> None:
        """Learn which paragraphs there are."""
        self._notice.leads = leads

    def show_prompt(self, table: Table) -> None:
        """Show what there is to say; a question comes before the prompt."""
        question, prompt = table.question, table.prompt
        self._notice.show_notice(None if question else table.notice)
        self._what.setText(question.what if question else prompt.what)
        why = question.why if question else prompt.why
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._say_quietly(table)
        for button in (self.yes, self._no):
            button.setVisible(question is not None)
        calm = question is None and table.shown.looking is None
        self._go_on.setVisible(table.paused and calm and table.clocks.clock is None)  # else the veil has it
        self._offer_now(table.thinking and calm)
        show_offer(self.offer, table)
        if question is not None:
            self.yes.setText(question.yes)
            self._no.setText(question.no)
            self.yes.set_kind("danger" if question.danger else "filled")
            if self._asked is None:
                self._no.setFocus(Qt.FocusReason.OtherFocusReason)
        self._asked = question

    def _say_quietly(self, table: Table) -> None:
        """Offer a lesson, or say what to play for, where nothing more important is said; never both."""
        lesson = table.lessons.lesson if table.question is None else None
        if lesson is not None:
            words = translate("PromptBlock", "New to you: {title}. A lesson of {minutes} min.")
            title = said(lesson.title, language())
            self.lesson.say(words.format(title=title, minutes=lesson.minutes), translate("Rulebook", "Try it"))
        else:
            self.lesson.say("")
        calm = table.question is None and table.notice is None and table.offer is None and lesson is None
        aim = table.aim if calm else ""
        self.aim.say(translate("PromptBlock", "Aim: {aim}").replace("{aim}", aim) if aim else "")

    def _offer_now(self, thinking: bool) -> None:
        """TableOffer "Move now", but only to somebody who has been waiting: a button that flashes by is no use."""
        if not thinking:
            self._patience.stop()
            self._now.hide()
        elif not self._patience.isActive() and self._now.isHidden():
            self._patience.start()
