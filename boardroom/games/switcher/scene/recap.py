"""What a turn of El Switcher came to, for who waited: drawers that changed places, figures formed, cards blocked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switcher.scene.advice import arrow
from boardroom.games.switcher.scene.geometry import FRONT, cell_rect, cells_of, contour
from boardroom.games.switcher.scene.palette import paper, papers
from boardroom.games.switcher.scene.picking import SwitcherTarget, cell_target
from boardroom.games.switcher.scene.pieces.figure_cards import paint_figure, turned, turns_to
from boardroom.games.switcher.scene.pieces.fronts import MARGIN, front_picture
from boardroom.games.switcher.scene.shapes import label
from boardroom.games.switcher.scene.words import colour_at
from boardroom.games.switcher.state import BlockCard, Form, Move, Swap, SwitcherState
from boardroom.ui.game.deeds import SWAPPED, Deed, Picture
from boardroom.ui.game.naming import short_name
from boardroom.ui.paint.painting import Art, device_scale, shade
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate
from boardroom.ui.table.overlay_lines import Stroke, paint_strokes
from boardroom.ui.table.traces import AMBER, Trace, padlock

BLOCKED, BROKEN = 2, 1  # how much it concerns somebody
_DARK = shade("#1A0D05", 0.8)


def recount(
    steps: Sequence[Step[SwitcherState, Move]], now: View[SwitcherState, Move], players: Sequence[Player]
) -> Deed:
    """Say what a turn came to; what it did to one's own cards first."""
    swaps = [(step.before.state, step.move) for step in steps if isinstance(step.move, Swap)]
    made = [(step.before.state, step.move) for step in steps if isinstance(step.move, Form | BlockCard)]
    mine = [each for each in made if isinstance(each[1], BlockCard) and each[1].seat == now.seat]
    broken = _broken(steps[0].before.state, steps[-1].after.state, now.seat)
    concern = BLOCKED if mine else BROKEN if broken else 0
    formed = [each for each in reversed(made) if isinstance(each[1], Form)]
    figure = next(iter([*mine, *formed, *made]), None)
    return Deed(
        _words(mine, broken, [move for _, move in made], now.seat, players),
        concern,
        tuple((_drawer(state, move.one), SWAPPED, _drawer(state, move.other)) for state, move in swaps),
        None if figure is None else _figure_card(*figure, locked=isinstance(figure[1], BlockCard)),
        tuple(cell_target(cell) for _, move in swaps for cell in (move.one, move.other)),
        tuple(
            SwitcherTarget("card", seat=now.seat, card=move.card)
            for _, move in mine
            if now.state.blocked[now.seat] == move.card
        ),
    )


def _broken(before: SwitcherState, after: SwitcherState, seat: Seat) -> list[str]:
    """Return the figures of a seat's cards that stood before a turn, and stand no longer."""
    standing = {name: (group, first) for name, group, first in before.figures() if name in before.up[seat]}
    return [name for name, (group, first) in standing.items() if after.group(first) != group]


def _words(
    mine: Sequence[tuple[SwitcherState, Form | BlockCard]],
    broken: Sequence[str],
    made: Sequence[Form | BlockCard],
    you: Seat,
    players: Sequence[Player],
) -> str:
    if mine:
        return translate("Switcher", "blocked your {card}").format(card=label(mine[0][1].card))
    if broken:
        return translate("Switcher", "broke your {card}").format(card=label(broken[0]))
    formed = [label(move.card) for move in made if isinstance(move, Form)]
    if len(formed) > 1:
        return translate("Switcher", "formed {cards}").format(cards=", ".join(formed))
    if formed:
        return translate("Switcher", "formed {card}").format(card=formed[0])
    for move in made:
        if isinstance(move, BlockCard):
            text = translate("Switcher", "blocked {name}’s {card}")
            return text.format(name=short_name(move.seat, players), card=label(move.card))
    return translate("Switcher", "ended the turn")


# ---------------------------------------------------------------- pictures


def _drawer(state: SwitcherState, cell: int) -> Picture:
    colour = colour_at(state, cell)

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        size = rect.width() / FRONT
        pixmap = front_picture(colour, theme, False, False, size * device_scale(painter))
        around = MARGIN * size
        painter.drawPixmap(rect.adjusted(-around, -around, around, around), pixmap, QRectF(pixmap.rect()))

    return Picture(25, 25, paint)


def _figure_card(state: SwitcherState, move: Form | BlockCard, locked: bool) -> Picture:
    cells = turned(move.card, turns_to(move.card, cells_of(state.group(move.cell))))

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art, size = Art(painter), rect.height() / 34
        art.box(rect, 6 * size, fill=paper(theme))
        art.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5.5 * size, stroke=papers(theme).edge)
        rows, columns = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
        paint_figure(
            art, rect.center(), cells, min(rect.height() * 0.82 / rows, rect.width() * 0.86 / columns, 9 * size)
        )
        if locked:
            with art.at(rect.right() - 2 * size, rect.bottom() - 2 * size, 0.85 * size):
                paint_strokes(painter, padlock(QPointF(), theme))

    return Picture(44, 34, paint)


# ---------------------------------------------------------------- on the table


def trace_lines(trace: Trace, now: View[SwitcherState, Move], theme: Theme, alone: bool) -> list[Stroke]:
    """Return the figure that blocked one's own card, dashed and with a padlock; alone also every swap and figure."""
    lines: list[Stroke] = []
    for step in trace.steps:
        move, state = step.move, step.before.state
        if isinstance(move, Swap) and alone:
            lines += arrow(move, theme, "look", dotted=False)
        elif isinstance(move, Form | BlockCard):
            mine = isinstance(move, BlockCard) and move.seat == now.seat
            group = state.group(move.cell)
            if (mine or alone) and now.state.tiles and now.state.group(move.cell) == group:
                lines += _dashed(cells_of(group), theme, locked=mine)
    return lines


def _dashed(cells: tuple[int, ...], theme: Theme, locked: bool) -> list[Stroke]:
    path = contour(cells, 2.5, 8)
    lines = [Stroke(path, _DARK, 7.5), Stroke(path, AMBER, 3.2, (2.4, 1.6))]
    corner = max((cell_rect(cell) for cell in cells), key=lambda place: (-place.top(), place.right()))
    return lines + padlock(corner.topRight() + QPointF(-20, 2), theme) if locked else lines
