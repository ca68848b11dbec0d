"""Figures of Switch's rulebook: the tray with piles around it or with one's own rail, and what the text points at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.core.game import Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switch.odds import sums
from boardroom.games.switch.scene import advice
from boardroom.games.switch.scene.geometry import CARD, LARGE, MIDDLE_TOKEN, RAIL, TRAY
from boardroom.games.switch.scene.making import reach, rounds
from boardroom.games.switch.scene.offer import Offer
from boardroom.games.switch.scene.picking import SwitchTarget
from boardroom.games.switch.scene.pieces.cards import paint_card
from boardroom.games.switch.scene.pieces.dice import IRON, PLACES
from boardroom.games.switch.scene.pieces.seats import paint_mark
from boardroom.games.switch.scene.scene import SwitchScene
from boardroom.games.switch.scene.table_top import SwitchTop
from boardroom.games.switch.scene.words import face_word, sum_words
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchState
from boardroom.games.switch.tables import DICE, LAST
from boardroom.ui.game.figures import Frame, Note
from boardroom.ui.paint.painting import Art, line
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme, font
from boardroom.ui.table.solid import lying
from boardroom.ui.table.table_dice import paint_lying

WORDS: Final = frozenset({"sums", "fall", "faces", "swap", "cards", "names"})  # of figures.json
_SOUTH: Final = CARD.translated(116, 526)
_NORTH: Final = CARD.translated(116, -44)
_WEST: Final = CARD.translated(-148, 262)
_EAST: Final = CARD.translated(714, 262)
_AROUND: Final = {  # clockwise
    2: (_SOUTH, _NORTH),
    3: (_SOUTH, _WEST, _EAST),
    4: (_SOUTH, _WEST, _NORTH, _EAST),
}
_BESIDE: Final = QPointF(30, 44)  # from the right of a pile above or below the tray to its name
_NAME: Final = 32.0
_HIGH: Final = 54.0  # of a name's plate
_LARGE: Final = QRectF(722, 186, CARD.width() * LARGE, CARD.height() * LARGE)  # one's pile where it is alone
_WITH_RAIL: Final = QRectF(6, 166, 948, 494)
_STRETCHED: Final = 1.26  # the rail
_RAIL: Final = QPointF(24, 584)
_CHIP: Final = QRectF(0, 0, 108, 92)
_FACES: Final = QRectF(0, 0, 560, 276)
_CARDS: Final = QRectF(0, 0, 4 * 134 + 16, 4 * 166 + 12)


def paragraph(view: View[SwitchState, Move]) -> str:
    """Return the part of the rulebook that is about what can be done now."""
    state = view.state
    if view.outcome is not None:
        return "end"
    if state.phase == "play" and not state.fits:  # cards have gone, and no more can
        return "risking"
    return {
        "start": "who-begins", "throw": "throwing", "green": "green", "red": "red", "swapping": "cancelling",
        "moment": "moments", "play": "discarding", "over": "end",
    }[state.phase]  # fmt: skip


def _around(view: View[SwitchState, Move], show: Mapping[str, Any]) -> bool:
    return bool(show.get("names")) or view.outcome is not None


def frame(view: View[SwitchState, Move], show: Mapping[str, Any]) -> Frame[Move]:
    """Say how much of the table a figure shows: the tray with everybody, or with one player's pile and rail."""
    if "faces" in show:
        return Frame(_FACES)
    if show.get("cards"):
        return Frame(_CARDS)
    if not _around(view, show):
        return Frame(_WITH_RAIL, wide=True)
    seats = view.state.seats
    west, east = (TRAY.left() - 12, TRAY.right() + 16) if seats == 2 else (_WEST.left() - 40, _EAST.right() + 44)
    top = TRAY.top() - 16 if seats == 3 else _NORTH.top() - 18
    return Frame(QRectF(west, top, east - west, _SOUTH.bottom() + 52 - top), wide=seats > 2)


def stage(
    view: View[SwitchState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
) -> SwitchScene:
    """Set the scene for a figure; the players are named as the rulebook names them."""
    scene = SwitchFigure(view, show)
    scene.speed, scene.bare = 0.0, True
    scene.restyle(theme)
    scene.present(view, players, False)
    return scene


class FigureTop(SwitchTop):
    """A table whose piles lie as large as in a figure, and always South's below."""

    around = False

    def _own(self, view: View[SwitchState, Move]) -> Seat:
        return 0

    def pile_place(self, seat: Seat) -> QRectF:
        if self.around:
            return _AROUND[self.seats][seat]
        return _LARGE if seat == 0 else CARD.translated(_LARGE.topLeft())

    def token_place(self, state: SwitchState) -> tuple[QPointF, float]:
        if state.blocked != MIDDLE:
            pile = self.pile_place(state.blocked)
            return QPointF(pile.center().x(), pile.bottom() - 18), 34.0
        if state.holder != MIDDLE:
            pile = self.pile_place(state.holder)
            if pile in (_WEST, _EAST):
                return QPointF(pile.center().x(), pile.top() - 48), 34.0
            return QPointF(pile.right() + _BESIDE.x() + 36, pile.center().y() + 52), 34.0
        return MIDDLE_TOKEN, 30.0

    def tile_place(self, seat: Seat, card: int) -> QRectF:
        if self.around:
            return self.pile_place(seat).adjusted(34, 44, -34, -44)
        tile = self.places.tile(card).translated(-RAIL)
        return QRectF(_RAIL + tile.topLeft() * _STRETCHED, tile.size() * _STRETCHED)

    def show_offer(self, offer: Offer, hot: SwitchTarget | None) -> None:
        """Nothing is decided in a figure."""


class SwitchFigure(SwitchScene):
    """A table for one picture, and for what happens in it."""

    table = FigureTop
    top: FigureTop

    def __init__(self, view: View[SwitchState, Move], show: Mapping[str, Any]) -> None:
        super().__init__()
        self._pictured, self._show = view.state, show
        self.notes: list[Note] = []
        self.top.rail.setScale(_STRETCHED)
        self.top.rail.setPos(_RAIL)
        self.top.sum.letters = 28.0

    def lay(self, view: View[SwitchState, Move]) -> None:
        self.top.around = _around(view, self._show)
        super().lay(view)

    def arrange(self, speed: float) -> None:
        super().arrange(speed)
        assert self.picking.view is not None
        self._calm(self.picking.view)

    def _calm(self, view: View[SwitchState, Move]) -> None:
        """Leave out what is too small to read, and add what the figure points out."""
        top, show, around = self.top, self._show, self.top.around
        for note in self.notes:
            self.removeItem(note)
        for item in (*top.stations, top.home):
            item.setVisible(False)
        for seat in range(1, view.state.seats):
            top.piles[seat].setVisible(around)
        top.rail.setVisible(not around and not show.get("sums"))
        top.tray.display((), top.theme)
        top.sum.name_face(face_word(view.state.face), "")
        points = _Points(top, view, top.theme)
        if "faces" in show or show.get("cards"):
            for thing in self.items():
                thing.setVisible(False)
            self.notes = [points.faces(show["faces"]) if "faces" in show else points.cards()]
        elif around:
            self.notes = points.names()
            if view.state.phase == "start":
                top.show_sum("", "plain", 0)
            for seat, pile in enumerate(top.piles):
                pile.show_ring("open" if view.state.phase == "green" and seat != view.state.seat else "")
            if "swap" in show and view.state == self._pictured:
                asked = view.state.phase == "swapping"
                move = Act("swap", show["swap"][1] - 1)
                advice.draw_move(top.hint, top, move, top.theme, "look" if asked else "act", dotted=asked)
        else:
            self.notes = [points.own()]
            if show.get("sums") and view.state.dice:
                self.notes.append(points.sums())
            if "fall" in show and view.state == self._pictured:
                self.notes.append(points.fall(*show["fall"]))
        for note in self.notes:
            self.addItem(note)


class _Points:
    """Makes what a figure adds to a table."""

    def __init__(self, top: SwitchTop, view: View[SwitchState, Move], theme: Theme) -> None:
        self._top, self._view, self._state, self._theme = top, view, view.state, theme

    def names(self) -> list[Note]:
        """Name everybody beside the piles; whose turn it is has a filled plate, who threw for the start a total."""
        state = self._state
        turn = self._view.turn if self._view.turn >= 0 else state.thrower
        if self._view.outcome is not None:
            turn = self._view.outcome.winners[0]
        played = [each for each in rounds(self._view.log, state) if len(each) > 1] if state.phase == "start" else []
        notes = []
        for seat in range(state.seats):
            pile = self._top.pile_place(seat)
            if pile in (_WEST, _EAST):
                at, middle = QPointF(pile.center().x(), pile.bottom() + 84), True
            else:
                at, middle = QPointF(pile.right() + _BESIDE.x(), pile.top() + _BESIDE.y()), False
            total = str(played[-1][seat]) if played and seat in played[-1] else ""
            out = bool(total) and seat not in state.contenders
            notes.append(self._plate(at, middle, seat, seat == turn, total, out))
        return notes

    def own(self) -> Note:
        """Name whose pile it is."""
        return self._plate(QPointF(_LARGE.center().x(), _LARGE.bottom() + 84), True, 0, False, "", False)

    def _plate(self, at: QPointF, middle: bool, seat: Seat, on_turn: bool, total: str, out: bool) -> Note:
        theme, name = self._theme, self._top.players[seat].name

        def paint(art: Art) -> None:
            art.painter.setFont(font(_NAME, bold=True))
            wide = art.painter.fontMetrics().horizontalAdvance(name) + 72.0
            box = QRectF(at.x() - wide / 2 if middle else at.x(), at.y() - _HIGH / 2, wide, _HIGH)
            fill, ink = (theme.color("act"), theme.color("on_act")) if on_turn else (theme.color("panel"), theme.ink)
            art.box(box, 12, fill=fill, stroke=theme.color("act") if on_turn else theme.edge, width=2.5)
            paint_mark(art, box.left() + 30, box.center().y(), 16, seat)
            art.text(box.left() + 56, box.center().y() + 11, name, _NAME, ink, bold=True)
            if total:
                x, y = (box.center().x(), box.bottom() + 40) if middle else (box.right() + 40, box.center().y())
                color = theme.color("muted" if out else "look")
                art.circle(x, y, 30, fill=theme.color("panel"), stroke=color, width=2.5 if out else 5)
                art.text(x, y + 11, total, _NAME, color if out else theme.ink, bold=not out, anchor="middle")

        return Note(QRectF(at.x() - 150, at.y() - 50, 460, 160), 25, paint)

    def sums(self) -> Note:
        """Show all that the dice make: what goes is filled, what is out of reach is not, what stops is crossed."""
        theme, state = self._theme, self._state
        dice, start = state.dice, state.tops[0]
        going = reach(start, dice)
        stop = (going[-1] if going else start - 1) + 1
        cards = sorted({*sums(dice), stop})
        left = _WITH_RAIL.center().x() - len(cards) * (_CHIP.width() + 8) / 2 + 4

        def paint(art: Art) -> None:
            for i, card in enumerate(cards):
                with art.at(left + i * (_CHIP.width() + 8), 544):
                    _chip(art, card, sum_words(card, dice) if card in sums(dice) else "", card in going, theme)

        return Note(_WITH_RAIL, 25, paint)

    def fall(self, start: int, end: int) -> Note:
        """Show the way back along the rail."""
        theme, top = self._theme, self._top
        one, two = top.tile_place(0, start), top.tile_place(0, end)
        y = min(one.top(), two.top()) - 30
        path = QPainterPath(QPointF(one.center().x(), one.top() - 4))
        path.lineTo(one.center().x(), y + 14)
        path.quadTo(one.center().x(), y, one.center().x() - 14, y)
        path.lineTo(two.center().x() + 14, y)
        path.quadTo(two.center().x(), y, two.center().x(), y + 14)
        path.lineTo(two.center().x(), two.top() - 8)
        head = QPainterPath(QPointF(two.center().x() - 11, two.top() - 18))
        head.lineTo(two.center().x(), two.top() - 6)
        head.lineTo(two.center().x() + 11, two.top() - 18)

        def paint(art: Art) -> None:
            color = theme.color("danger")
            pen = line(color, 4.5, rounded=True)
            pen.setDashPattern([2.6, 1.9])
            art.painter.strokePath(path, pen)
            art.path(head, stroke=color, width=4.5, rounded=True)
            art.box(one.adjusted(1, 1, -1, -1), 8, stroke=color, width=4)

        return Note(_WITH_RAIL, 25, paint)

    def faces(self, faces: Sequence[str]) -> Note:
        """Show the Switch die with each kind of face up, and what it is called."""

        def paint(art: Art) -> None:
            art.box(_FACES.adjusted(8, 8, -8, -8), 22, fill="#5C3422", stroke="#A9693A", width=8)
            for i, face in enumerate(faces):
                x = 16 + (_FACES.width() - 32) * (i + 0.5) / len(faces)
                with art.at(x, 112):
                    paint_lying(art, lying(PLACES[face], 12, 0), 92, IRON, False)
                art.text(x, 224, face_word(face), 28, "#F6E3B8", bold=True, anchor="middle", most=124)

        return Note(_FACES, 1, paint)

    def cards(self) -> Note:
        """Show all cards."""
        theme, dice = self._theme, DICE[self._state.options.dice]

        def paint(art: Art) -> None:
            for card in range(1, LAST + 1):
                row, column = divmod(card - 1, 4)
                with art.at(16 + column * 134, 8 + row * 166):
                    art.blur(rounded(CARD, 10), theme.color("ink", 0.25), 4, 2, 4)
                    paint_card(art, card, dice[card - 1], theme)

        return Note(_CARDS, 1, paint)


def _chip(art: Art, card: int, made: str, goes: bool, theme: Theme) -> None:
    """Paint a number and what makes it; without that it is crossed."""
    fill = theme.color("act" if goes else "panel")
    ink = theme.color("on_act" if goes else "ink")
    edge = theme.color("act") if goes else theme.color("muted" if made else "danger")
    art.box(_CHIP, 12, fill=fill, stroke=edge, width=3)
    art.text(_CHIP.center().x(), 44, str(card), 38, ink, bold=True, anchor="middle")
    if made:
        art.text(_CHIP.center().x(), 76, made, 22, ink, anchor="middle", most=_CHIP.width() - 10)
        return
    cross = QPainterPath()
    for way in (1, -1):
        cross.moveTo(_CHIP.center().x() - 10, 70 - 10 * way)
        cross.lineTo(_CHIP.center().x() + 10, 70 + 10 * way)
    art.path(cross, stroke=theme.color("danger"), width=5, rounded=True)
