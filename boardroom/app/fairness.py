"""Fair dice, or a fair shuffle: the fingerprint while a match is played; afterwards its seed, and the check of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.digits import Copyable, Digits, Well
from boardroom.core import fairness
from boardroom.core.fairness import Draw, Verdict
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.ui.a11y import announce
from boardroom.ui.buttons import Button
from boardroom.ui.face import Face
from boardroom.ui.labels import Label, Rule
from boardroom.ui.message import Sign
from boardroom.ui.reading_sheet import ReadingSheet

translate = QCoreApplication.translate

SLICE: Final = 0.02  # seconds of checking before the window may do something else
PATIENCE: Final = 0.5  # seconds after which it is said how far the check is


class VerdictRow(QWidget):
    """What came of the check: a sign, a sentence and the details."""

    def __init__(self, verdict: Verdict, headline: str, details: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(16)
        sign = Sign("check", "act") if verdict.proven else Sign("warning", "danger")
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        said = QVBoxLayout()
        said.setSpacing(4)
        said.addWidget(Label(headline, 16, bold=True, wrap=True))
        said.addWidget(Label(details, wrap=True))
        row.addLayout(said, 1)
        self.setAccessibleName(f"{headline}. {details}")


class FairSheet(ReadingSheet):
    """Explains the fingerprint of a match, shows its seed when it is over, and checks everything."""

    throws_wanted = Signal()

    def __init__(self, parent: QWidget, match: Match[Any, Any], face: Face) -> None:
        super().__init__(parent, "fingerprint", 600)
        self._match, self._face = match, face
        record = match.record()
        self._seed, self._by_hand = record.seed, match.by_hand
        self.over = match.outcome is not None
        self._dice = face.dice() is not None
        self._left: Iterator[Draw] | None = None  # what is still to be checked
        self._all = sum(entry.seat == CHANCE for entry in match.entries)
        self._began = 0.0
        self.verdict: Verdict | None = None
        self._row: VerdictRow | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._on_slice)
        self.words = Label(wrap=True)
        self._digits, self._seed_digits, self._line = Digits(), Digits(), Well()
        self.print = Copyable(self._digits)
        self.seed = Copyable(self._seed_digits)
        self.check = Button(kind="filled", icon="check")
        self.check.clicked.connect(self.start_check)
        self._progress = Label(token="muted")
        self._yourself = Label(wrap=True, token="muted")
        self.line = Copyable(self._line)
        self.throws = Button(kind="link", icon="chart")
        self.throws.clicked.connect(self._on_throws)
        self._result = QVBoxLayout()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self.body.addWidget(self.words)
        self.body.addSpacing(8)
        self.body.addWidget(self.print)
        self.body.addWidget(self.seed)
        checking = QHBoxLayout()
        checking.setSpacing(16)
        checking.addWidget(self.check)
        checking.addWidget(self._progress)
        checking.addStretch(1)
        self.body.addSpacing(8)
        self.body.addLayout(checking)
        self.body.addLayout(self._result)
        self._rule = Rule()
        self.body.addSpacing(8)
        self.body.addWidget(self._rule)
        self.body.addSpacing(4)
        self.body.addWidget(self.line)
        self.body.addWidget(self._yourself)
        self.body.addStretch(1)
        self.foot.insertWidget(0, self.throws)
        self.print.setVisible(not self._by_hand)
        for widget in (self.seed, self.check, self._rule, self.line, self._yourself):
            widget.setVisible(self._checkable)
        if self._checkable:
            self.close_button.set_kind("outlined")
        self._progress.hide()
        self.throws.setVisible(self._dice)

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus or (self.check if self._checkable else None))

    @property
    def _checkable(self) -> bool:
        return self.over and not self._by_hand

    # ---------------------------------------------------------------- checking

    def start_check(self) -> None:
        """Check every throw, a little at a time."""
        if self._left is not None:
            return
        self._left = fairness.draws(self._match, self._seed)
        self.verdict, self._began = Verdict(), monotonic()
        self._slices.start()

    def _on_slice(self) -> None:
        verdict, left = self.verdict, self._left
        assert verdict is not None
        assert left is not None
        now = monotonic()
        while True:
            draw = next(left, None)
            if draw is None:
                self._checked(verdict)
                return
            self.verdict = verdict = verdict.after(draw)
            if monotonic() >= now + SLICE:
                break
        if now >= self._began + PATIENCE:
            part = round(100 * verdict.draws / max(1, self._all))
            self._progress.setText(translate("Fairness", "Checking… {percent} %").format(percent=part))
            self._progress.show()

    def _checked(self, verdict: Verdict) -> None:
        self._slices.stop()
        self._left, self.verdict = None, verdict
        self._progress.hide()
        self.check.set_kind("outlined")
        self.close_button.set_kind("filled")
        self._say_verdict()
        self.refit()
        if self._row is not None:
            announce(self, self._row.accessibleName(), urgent=True)

    def _on_throws(self) -> None:
        self.close_sheet()
        self.throws_wanted.emit()

    def close_sheet(self) -> None:
        self._slices.stop()
        super().close_sheet()

    # ---------------------------------------------------------------- saying it

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        title = translate("Fairness", "Fair dice") if self._dice else translate("Fairness", "Fair shuffle")
        self.headline.setText(title)
        self.setAccessibleName(title)
        self.words.setText(self._explanation())
        digits = fairness.fingerprint(self._seed)
        name = translate("Fairness", "Fingerprint")
        self._digits.show_groups(fairness.groups(digits), name)
        self.print.set_words(name, digits)
        self.close_button.setText(translate("Fairness", "Close"))
        self.throws.setText(translate("Fairness", "Statistics of the throws"))
        if self.over:
            name = translate("Fairness", "Seed")
            self._seed_digits.show_groups(fairness.groups(self._seed), name)
            self.seed.set_words(name, self._seed)
            throw, draw = translate("Fairness", "Check every throw"), translate("Fairness", "Check every draw")
            self.check.setText(throw if self._dice else draw)
            line = fairness.command(self._seed, "shasum -a 256" if sys.platform == "darwin" else "sha256sum")
            self._line.label.setText(line)
            self.line.set_words(translate("Fairness", "Check it yourself"), line)
            self._yourself.setText(self._help())
            if self.verdict is not None and self._left is None:
                self._say_verdict()

    def _explanation(self) -> str:
        """Say in two sentences what the fingerprint is for."""
        if self._by_hand:
            dice = translate("Fairness", "People throw the dice of this match themselves: there is nothing to check.")
            draw = translate("Fairness", "People shuffle and draw themselves in this match: there is nothing to check.")
            return dice if self._dice else draw
        if self.over:
            said = translate("Fairness", "The match is over, so its seed is shown.")
            if self._dice:
                why = translate(
                    "Fairness", "It must have the fingerprint from before the first throw, and give every throw."
                )
            else:
                why = translate("Fairness", "It must have the fingerprint from the start, and give all that was drawn.")
        else:
            if self._dice:
                said = translate(
                    "Fairness", "This match drew its seed before the first throw, and every throw follows from it."
                )
            else:
                said = translate(
                    "Fairness", "This match drew its seed first, and all that chance decides follows from it."
                )
            why = translate(
                "Fairness", "Note its fingerprint: after the match the seed is shown, and anybody can check it."
            )
        return f"{said} {why}"

    def _help(self) -> str:
        line = translate("Fairness", "This line makes the fingerprint of the seed without Boardroom.")
        program = translate("Fairness", "To check a whole saved match without a window: {command}")
        return f"{line} {program.format(command='boardroom verify FILE')}"

    def _say_verdict(self) -> None:
        if self._row is not None:
            self._result.removeWidget(self._row)
            self._row.hide()
            self._row.deleteLater()
        verdict = self.verdict
        assert verdict is not None
        first = verdict.first
        if first is None:
            headline, details = self._passed(verdict.draws)
        else:
            headline, details = self._failed(verdict, first)
        self._row = VerdictRow(verdict, headline, details)
        self._result.addWidget(self._row)
        self._row.show()  # now, so that the sheet knows how high it is

    def _passed(self, draws: int) -> tuple[str, str]:
        if self._dice:
            headline = translate("Fairness", "Every throw follows from the seed")
            return headline, translate(
                "Fairness", "%n throws checked, and the seed has the fingerprint above.", "", draws
            )
        headline = translate("Fairness", "Everything that was drawn follows from the seed")
        return headline, translate("Fairness", "%n draws checked, and the seed has the fingerprint above.", "", draws)

    def _failed(self, verdict: Verdict, first: Draw) -> tuple[str, str]:
        if self._dice:
            headline = translate("Fairness", "Throw {number} doesn’t follow from the seed")
        else:
            headline = translate("Fairness", "Draw {number} doesn’t follow from the seed")
        details = translate("Fairness", "It is written down as “{told}”; the seed gives “{given}”.")
        said = [details.format(told=self._told(first, first.told), given=self._told(first, first.given))]
        if verdict.wrong > 1:
            more = translate("Fairness", "It is the first of {wrong}, of {all} in all.")
            said.append(more.format(wrong=verdict.wrong, all=verdict.draws))
        said.append(translate("Fairness", "This is not the match as it was played."))
        return headline.format(number=first.number), " ".join(said)

    def _told(self, draw: Draw, text: str) -> str:
        """Say a draw as the move list would, or write it where that has no words for it."""
        match = self._match
        view = match.view(NOBODY, draw.index)
        move = match.game.read(text, match.states[draw.index])
        return self._face.say_move(view, CHANCE, move, match.players) or text
