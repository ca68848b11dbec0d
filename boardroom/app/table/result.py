"""The result: who won and why, and what one may do next. It stands in the side panel, off the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.match_words import move_number
from boardroom.app.table.prompt_block import NoticeCard
from boardroom.app.table.table import Table
from boardroom.app.table.turning_point import public_states, say_turning_point, turning_point
from boardroom.core.fairness import has_chance
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate


class _Trophy(QWidget):
    """What a person gets who has won."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(32), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_icon(QPainter(self), "trophy", QRectF(self.rect()), theme().color("look"))


class ResultBlock(QWidget):
    """The foot of the side panel when the match is over."""

    rematch = Signal()
    review = Signal()
    turned = Signal(int)  # the entry that was the turning point: to be looked at in the review
    new_setup = Signal()
    fairness = Signal()
    home = Signal()
    rules = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice = NoticeCard(self)
        self._trophy = _Trophy(self)
        self._headline = Label(size=28, serif=True, wrap=True)
        self._sentence = Label(size=14, wrap=True)
        self._highlights = Label(size=14, wrap=True)
        self._told: tuple[Match, int] | None = None  # of which match, and how long it was, they tell
        self._facts = Label(size=14, token="muted", wrap=True)
        self._again = Button(kind="filled", icon="restart")
        self._review = Button(kind="outlined", icon="chart")
        self._turn = Button(kind="link", icon="flag")
        self._turned_at = 0  # the entry
        self._setup = Button(kind="link", icon="sliders")
        self._home = Button(kind="link", icon="back")
        self._fair = Button(kind="link", icon="fingerprint")
        self._dice = True
        self._rules = Button(kind="link", icon="book")
        self._rules.hide()
        for button, signal in (
            (self._again, self.rematch),
            (self._review, self.review),
            (self._setup, self.new_setup),
            (self._fair, self.fairness),
            (self._home, self.home),
            (self._rules, self.rules),
        ):
            button.clicked.connect(signal)
        self._turn.clicked.connect(lambda: self.turned.emit(self._turned_at))
        for button in (self._again, self._review):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 16, 24, 12)
        lines.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._trophy)
        head.addWidget(self._headline, 1)
        lines.addWidget(self.notice)
        lines.addLayout(head)
        lines.addWidget(self._sentence)
        lines.addWidget(self._highlights)
        lines.addWidget(self._facts)
        lines.addSpacing(6)
        lines.addWidget(self._again)
        lines.addWidget(self._review)
        quiet = Flow(gap=12, line_gap=2)
        for button in (self._turn, self._rules, self._setup, self._home, self._fair):  # long ones beside short ones
            quiet.addWidget(button)
        lines.addWidget(quiet)
        self.retranslate()

    def show_result(self, table: Table) -> None:
        """Say how the match ended."""
        match = table.match
        outcome = match.outcome
        assert outcome is not None
        self.notice.show_notice(table.notice)
        headline, sentence = table.face.say_outcome(outcome, match.players, match.options)
        self._headline.setText(headline)
        self._sentence.setText(sentence)
        self._sentence.setVisible(bool(sentence))
        if self._told != (match, match.length):
            self._told = (match, match.length)
            self._tell(table.face, match)
        self._facts.setText(" · ".join(self._said(table)))
        won = not outcome.drawn and any(match.players[seat].kind == "human" for seat in outcome.winners)
        self._trophy.setVisible(won)
        self._fair.setVisible(has_chance(match.game))
        self._dice = table.face.dice() is not None
        self._name_fairness()

    def _tell(self, face: Face, match: Match) -> None:
        """Tell what was remarkable, and where it turned."""
        highlights, at = "\n".join(remarkable(face, match)), turning_point(face, match)
        self._highlights.setText(highlights)
        self._highlights.setVisible(bool(highlights))
        self._turn.setVisible(at is not None)
        if at is not None:
            self._turned_at = at
            which, since = say_turning_point(face, match, at)
            self._turn.setText(which)
            set_tip(self._turn, "\n".join([since, translate("ResultBlock", "Look at it in the review")]))
            self._turn.setAccessibleDescription(since)

    def offer_rules(self, there: bool) -> None:
        """TableOffer the rulebook, if there is one."""
        self._rules.setVisible(there)

    def retranslate(self) -> None:
        """Say its buttons again, and with the next result everything."""
        self._told = None
        self.notice.retranslate()
        self._again.setText(translate("ResultBlock", "Rematch"))
        self._review.setText(translate("ResultBlock", "Review the game"))
        self._setup.setText(translate("ResultBlock", "Change the setup"))
        self._rules.setText(translate("ResultBlock", "Rules"))
        self._home.setText(translate("ResultBlock", "Home"))
        self._name_fairness()

    def _name_fairness(self) -> None:
        dice, shuffle = translate("ResultBlock", "Check the dice"), translate("ResultBlock", "Check the shuffle")
        self._fair.setText(dice if self._dice else shuffle)

    @staticmethod
    def _said(table: Table) -> list[str]:
        """List how long it was, and what help was taken."""
        match = table.match
        said = [translate("ResultBlock", "%n moves", "", move_number(match, match.length))]
        minutes = round(sum(entry.seconds for entry in match.entries) / 60)
        if minutes:
            said.append(translate("ResultBlock", "{n} min").format(n=minutes))
        assists = match.record().assists
        if hints := assists.get("hints", 0):
            said.append(translate("ResultBlock", "%n hints", "", hints))
        if looks := assists.get("assists", 0):
            said.append(translate("ResultBlock", "help used %n times", "", looks))
        if undos := assists.get("undos", 0):
            said.append(translate("ResultBlock", "%n undone", "", undos))
        if free := assists.get("free_undos", 0):
            said.append(translate("ResultBlock", "%n free take-backs", "", free))
        return said


def remarkable(face: Face, match: Match) -> tuple[str, ...]:
    """Say what was remarkable about a match, from what everybody may know of it."""
    return face.highlights(public_states(match), [entry.seat for entry in match.entries], match.players)
