"""Fair dice, or a fair shuffle: the fingerprint while a match is played; afterwards its seed, and the check of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.fairness.digits import Copyable, Digits, Well
from boardroom.core import fairness
from boardroom.core.fairness import Draw, Verdict
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label, Rule
from boardroom.ui.kit.message import Sign
from boardroom.ui.kit.reading_sheet import ReadingSheet
from boardroom.ui.style.percent import percentage

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
    """Explains the fingerprint of a match, shows its seed when it is over, and checks everything.

    A seed that has been shown makes its match final. So it stays covered till somebody asks for it, unless nothing
    could be taken back any more.
    """

    throws_wanted = Signal()
    shown = Signal(str)  # the seed, for the first time

    def __init__(self, parent: QWidget, match: Match, face: Face) -> None:
        super().__init__(parent, "fingerprint", 600)
        self._match, self._face = match, face
        self._record, self._by_hand = match.record(), match.by_hand
        self._dice = face.dice() is not None
        self._left: Iterator[Draw] | None = None  # what is still to be checked
        self._all = sum(entry.seat == CHANCE for entry in match.entries)
        self._began = 0.0
        self.verdict: Verdict | None = None
        self._row: VerdictRow | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._on_slice)
        self.words, self._limits = Label(wrap=True), Label(wrap=True, token="muted")
        self.warning = Label(wrap=True)
        self._digits, self._seed_digits, self._salt, self._line, self._both = Digits(), Digits(), Well(), Well(), Well()
        self.print = Copyable(self._digits)
        self.salt = Copyable(self._salt)
        self.uncover = Button(kind="filled", icon="eye")
        self.uncover.clicked.connect(self.show_seed)
        self.seed = Copyable(self._seed_digits)
        self.check = Button(kind="filled", icon="check")
        self.check.clicked.connect(self.start_check)
        self._progress = Label(token="muted")
        self._yourself = Label(wrap=True, token="muted")
        self.line, self.both = Copyable(self._line), Copyable(self._both)
        self.throws = Button(kind="link", icon="chart")
        self.throws.clicked.connect(self._on_throws)
        self._result = QVBoxLayout()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self.body.addWidget(self.words)
        self.body.addSpacing(8)
        self.body.addWidget(self.print)
        self.body.addWidget(self.salt)
        self.body.addWidget(self.warning)
        self.body.addWidget(self.uncover, 0, Qt.AlignmentFlag.AlignLeft)
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
        self.body.addWidget(self.both)
        self.body.addWidget(self._yourself)
        self.body.addWidget(self._limits)
        self.body.addStretch(1)
        self.foot.insertWidget(0, self.throws)
        self._progress.hide()
        self.throws.setVisible(self._dice)

    def open(self, focus: QWidget | None = None) -> None:
        if self._covered and not self._match.undo_plan().possible:
            self.show_seed()
        first = self.check if self._checkable else self.uncover if self._covered else None
        super().open(focus or first)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.outcome is not None

    @property
    def _checkable(self) -> bool:
        return self._match.final and not self._by_hand

    @property
    def _covered(self) -> bool:
        return self.over and not self._match.final and not self._by_hand

    def show_seed(self) -> None:
        """Show the seed: from now on the match is final."""
        if self._covered:
            self.shown.emit(self._match.show_seed())
        self.retranslate()
        self.refit()
        self.check.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reveal(self.check)

    # ---------------------------------------------------------------- checking

    def start_check(self) -> None:
        """Check every throw, a little at a time."""
        if self._left is not None:
            return
        self._left = fairness.draws(self._match, fairness.deciding(self._record))
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
            part = verdict.draws / max(1, self._all)
            self._progress.setText(translate("Fairness", "Checking… {percent}").format(percent=percentage(part)))
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
            self.reveal(self._row)
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
        self._arrange()
        digits = fairness.fingerprint(self._record.seed)
        name = translate("Fairness", "Fingerprint")
        self._digits.show_groups(fairness.groups(digits), name)
        self.print.set_words(name, digits)
        self.close_button.setText(translate("Fairness", "Close"))
        self.throws.setText(translate("Fairness", "Dice statistics"))
        self._salt.label.setText(self._record.salt)
        self.salt.set_words(translate("Fairness", "What the players added"), self._record.salt)
        self.warning.setText(translate("Fairness", "Once the seed is shown, this game is final."))
        self.uncover.setText(translate("Fairness", "Show the seed"))
        self._limits.setText(self._proof())
        if self._checkable:
            seed = self._record.seed
            name = translate("Fairness", "Seed")
            self._seed_digits.show_groups(fairness.groups(seed), name)
            self.seed.set_words(name, seed)
            throw, draw = translate("Fairness", "Check every throw"), translate("Fairness", "Check every draw")
            self.check.setText(throw if self._dice else draw)
            program = "shasum -a 256" if sys.platform == "darwin" else "sha256sum"
            line, both = fairness.command(seed, program), fairness.deciding_command(self._record, program)
            self._line.label.setText(line)
            self.line.set_words(translate("Fairness", "Check it yourself"), line)
            self._both.label.setText(both)
            self.both.set_words(translate("Fairness", "Check what decides the game"), both)
            self._yourself.setText(self._help())
            if self.verdict is not None and self._left is None:
                self._say_verdict()

    def _arrange(self) -> None:
        """Show what there is to see now."""
        self.print.setVisible(not self._by_hand)
        self._limits.setVisible(not self._by_hand)
        self.salt.setVisible(bool(self._record.salt))
        for widget in (self.warning, self.uncover):
            widget.setVisible(self._covered)
        for shown in (self.seed, self.check, self._rule, self.line, self._yourself):
            shown.setVisible(self._checkable)
        self.both.setVisible(self._checkable and bool(self._record.salt))
        if self.verdict is None and (self._checkable or self._covered):
            self.close_button.set_kind("outlined")

    def _explanation(self) -> str:
        """Say in two sentences what the fingerprint is for."""
        if self._by_hand:
            dice = translate("Fairness", "You throw real dice in this game, so there is nothing to check.")
            draw = translate("Fairness", "You shuffle and draw by hand in this game, so there is nothing to check.")
            return dice if self._dice else draw
        if self._covered:
            return translate("Fairness", "The game is over, but moves can still be undone, so the seed stays hidden.")
        if self._checkable:
            said = translate("Fairness", "This game is final now, and this is its seed.")
            if self._dice:
                why = translate(
                    "Fairness", "It must fit the fingerprint from before the first throw, and give every throw."
                )
            else:
                why = translate("Fairness", "It must fit the fingerprint from the start, and give every draw.")
        else:
            if self._dice:
                said = translate(
                    "Fairness", "The random seed was fixed before the first throw, and every throw comes from it."
                )
            else:
                said = translate(
                    "Fairness", "The random seed was fixed before the game began, and every draw comes from it."
                )
            why = translate(
                "Fairness", "Note the fingerprint: after the game the seed is shown, and anyone can check it."
            )
        return f"{said} {why}"

    def _help(self) -> str:
        line = translate("Fairness", "This command works out the seed’s fingerprint without Boardroom.")
        if self._record.salt:
            both = translate(
                "Fairness", "The second one mixes the seed with what the players added: that decides the game."
            )
            line = f"{line} {both}"
        program = translate("Fairness", "To check a whole saved game on the command line: {command}")
        return f"{line} {program.format(command='boardroom verify FILE')}"

    def _proof(self) -> str:
        """Say what all this proves, and what it doesn't."""
        if self._record.salt:
            proof = translate(
                "Fairness", "The seed was fixed before the players added to it, so nobody could choose what came up."
            )
        else:
            proof = translate(
                "Fairness", "This proves that nothing has changed since the start, not that the seed was random."
            )
        ahead = translate("Fairness", "Anyone who can read the file of an unfinished game can look ahead.")
        if self._match.free_undo:
            known = translate("Fairness", "With free take-backs, so can whoever takes a move back.")
            ahead = f"{ahead} {known}"
        return f"{proof} {ahead}"

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
            headline = translate("Fairness", "Every throw comes from the seed")
            details = translate("Fairness", "%n throws checked. The seed fits the fingerprint above.", "", draws)
        else:
            headline = translate("Fairness", "Every draw comes from the seed")
            details = translate("Fairness", "%n draws checked. The seed fits the fingerprint above.", "", draws)
        if self._record.salt:
            details += " " + translate("Fairness", "What the players added is part of each one.")
        return headline, details

    def _failed(self, verdict: Verdict, first: Draw) -> tuple[str, str]:
        if self._dice:
            headline = translate("Fairness", "Throw {number} doesn’t come from the seed")
        else:
            headline = translate("Fairness", "Draw {number} doesn’t come from the seed")
        details = translate("Fairness", "The game has “{told}”; the seed gives “{given}”.")
        said = [details.format(told=self._told(first, first.told), given=self._told(first, first.given))]
        if verdict.wrong > 1:
            more = translate("Fairness", "It is the first of {wrong} wrong ones, out of {all}.")
            said.append(more.format(wrong=verdict.wrong, all=verdict.draws))
        said.append(translate("Fairness", "This isn’t the game as it was played."))
        return headline.format(number=first.number), " ".join(said)

    def _told(self, draw: Draw, text: str) -> str:
        """Say a draw as the move list would, or write it where that has no words for it."""
        match = self._match
        view = match.view(NOBODY, draw.index)
        move = match.game.read(text, match.states[draw.index])
        return self._face.say_move(view, CHANCE, move, match.players) or text
