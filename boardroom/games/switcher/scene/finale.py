"""How a match ends: the chest lights up, and the cards that won it fan out before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import Seat
from boardroom.core.match import View
from boardroom.games.switcher.scene.geometry import CHEST, cell_rect
from boardroom.games.switcher.scene.pieces.figure_cards import card_box, face_picture
from boardroom.games.switcher.scene.table_top import SwitcherTop
from boardroom.games.switcher.state import Form, Move, SwitcherState
from boardroom.games.switcher.tables import SIZE
from boardroom.ui.paint.painting import copy, device_scale
from boardroom.ui.table.cards import CardPose, fan
from boardroom.ui.table.easing import ease_both
from boardroom.ui.table.fanfare import Light, Performance, boxed, turn_of
from boardroom.ui.table.picture_item import Picturing

WIDE: Final = 124.0  # degrees that many cards take
APART: Final = 13.0  # degrees between few
RADIUS: Final = 252.0
SIZE_OF_CARD: Final = 1.35
HIGH: Final = CHEST.center() - QPointF(0, 78)  # the middle of the fan


def glory(top: SwitcherTop, view: View[SwitcherState, Move]) -> Sequence[Light | Performance]:
    """Let the chest light up drawer by drawer, then the winners' sectors, and fan out what they have formed."""
    outcome = view.outcome
    if outcome is None:
        return ()
    gold = top.theme.color("look")
    chest = [
        Light(boxed(cell_rect(cell).adjusted(4, 4, -4, -4)), gold, sum(divmod(cell, SIZE)) / SIZE / 3)
        for cell in range(SIZE * SIZE)
    ]
    sectors = [Light(boxed(top.tray_place(seat), 12), gold, 0.8) for seat in outcome.winners]
    formed = [
        (event.seat, event.move.card)
        for event in view.log
        if isinstance(event.move, Form) and event.seat in outcome.winners
    ]
    return [*chest, *sectors, *([_fanned(top, formed)] if formed else [])]


def _fanned(top: SwitcherTop, formed: Sequence[tuple[Seat, str]]) -> Performance:
    """Let cards come from where they were taken, one after the other, and lie in a fan."""
    side = top.plan.card
    ways: list[tuple[Picturing, CardPose, CardPose]] = []
    apart = min(APART, WIDE / len(formed))
    for number, (seat, card) in enumerate(formed):
        start = top.deck_place(seat).center()
        end = fan(number, len(formed), HIGH, RADIUS, apart)._replace(size=SIZE_OF_CARD)
        face = partial(face_picture, card, 0, False, top.theme, top.plan.text, side)
        ways.append((face, CardPose(start.x(), start.y(), 0.0, 0.8), end))
    return Performance(top.scene.sceneRect(), _painting(ways, card_box(side).translated(-side / 2, -side / 2)))


def _painting(ways: Sequence[tuple[Picturing, CardPose, CardPose]], box: QRectF) -> Callable[[QPainter, float], None]:
    def paint(painter: QPainter, now: float) -> None:
        scale = device_scale(painter)
        for number, (face, start, end) in enumerate(ways):
            t = turn_of(number, len(ways), now)
            if t > 0:
                painter.save()
                painter.setTransform(start.between(end, ease_both(t)).transform, True)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                copy(painter, box.topLeft(), face(scale), sharp=False)
                painter.restore()

    return paint
