"""Switch's dice for the statistics: white ones, the Switch die, and whether a throw made the next card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from boardroom.games.switch.odds import chance, sums
from boardroom.games.switch.scene import palette
from boardroom.games.switch.scene.pieces.dice import paint_sign
from boardroom.games.switch.state import Move, SwitchState, Throw
from boardroom.games.switch.tables import BLANK, BLOCK, FACE_CHANCES, GREEN, RED
from boardroom.ui.paint.painting import Art, linear
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.dice import Dice, Die, Due, Side, Thrown

translate = QCoreApplication.translate


class SwitchDice(Dice[SwitchState, Move]):
    """The white dice, and the Switch die with its four signs."""

    def kinds(self) -> tuple[Die, ...]:
        white = tuple(Side(str(pips), str(pips), 1 / 6, pips) for pips in range(1, 7))
        names = {
            GREEN: translate("Switch", "Green swap"),
            RED: translate("Switch", "Red swap"),
            BLOCK: translate("Switch", "Block"),
            BLANK: translate("Switch", "Blank"),
        }
        signs = tuple(Side(face, names[face], share) for face, share in FACE_CHANCES.items())
        return (
            Die("white", translate("Switch", "White dice"), white),
            Die("switch", translate("Switch", "Switch die"), signs),
        )

    def thrown(self, state: SwitchState, move: Move) -> Thrown | None:
        """Return who threw what, and how likely the dice were to make that player's next card."""
        if not isinstance(move, Throw):
            return None
        dice = tuple(("white", str(pips)) for pips in move.dice)
        if state.phase == "start":
            return Thrown(state.contenders[0], dice)
        top = state.tops[state.seat]
        hope = float(chance(top, len(move.dice)))
        return Thrown(state.seat, (*dice, ("switch", move.face)), hope, top in sums(move.dice))

    def due(self, state: SwitchState) -> Due | None:
        if state.phase not in ("start", "throw"):
            return None
        white, switch = self.kinds()
        dice = (white,) * state.dice_count
        if state.phase == "start":
            return Due(state.thrower, dice)
        return Due(state.thrower, (*dice, switch), own=not state.risky)  # throwing again was a decision

    def throw(self, sides: Sequence[tuple[str, str]]) -> Throw:
        white = sorted(int(side) for die, side in sides if die == "white")
        return Throw(tuple(white), next((side for die, side in sides if die == "switch"), ""))

    def hope(self) -> str:
        return translate("Switch", "The dice made the next card")

    def paint_side(self, painter: QPainter, rect: QRectF, die: Die, side: Side, theme: Theme) -> None:
        if side.pips:
            super().paint_side(painter, rect, die, side, theme)
            return
        art, half = Art(painter), rect.width() / 2
        above, below = palette.IRON[0]
        art.box(rect, half * 0.4, fill=linear([(0, above), (1, below)]), stroke=theme.color("muted"))
        with art.at(rect.center().x(), rect.center().y()):
            paint_sign(art, side.key, half)
