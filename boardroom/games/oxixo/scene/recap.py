"""What a push of Oxixo came to, for who waited: the cube, the line that it pushed, and whose marks moved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.games.oxixo.rules import FLAG, Move, OxixoState
from boardroom.games.oxixo.scene.geometry import TURN, entry_side, pushed_cells
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.picking import OxixoTarget
from boardroom.games.oxixo.scene.pieces.signs import paint_sign
from boardroom.games.oxixo.scene.pieces.wood import diagonal
from boardroom.games.oxixo.scene.table_top import identities
from boardroom.games.oxixo.scene.words import best_line, line_word, number_word
from boardroom.games.oxixo.tables import NAMES, SIZE
from boardroom.ui.game.deeds import Deed, Picture
from boardroom.ui.paint.outline import polygon
from boardroom.ui.paint.painting import Art, line, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate

LONG = 3  # cubes of a side in a line that are worth a word
THREAT = 4  # as many as concern the others: nearly every push moves cubes of theirs, but one more of these wins
CUBE, BOARD = 25.0, 34.0


def recount(steps: Sequence[Step[OxixoState, Move]], now: View[OxixoState, Move]) -> Deed | None:
    """Say what a push came to; what it did to one's own cubes first."""
    step = steps[-1]
    move = step.move
    if not isinstance(move, Move) or move == FLAG:
        return None
    words, concern = _words(step, move, now.seat)
    cross = step.before.state.side == step.before.state.cross
    cube = identities(step.after.log)[move.entry]
    return Deed(
        words,
        concern,
        ((_cube(cross),),),
        _board(move),
        (OxixoTarget("cell", identities(now.log).index(cube)),),
    )


def _words(step: Step[OxixoState, Move], move: Move, you: int) -> tuple[str, int]:
    before, after = step.before.state, step.after.state
    theirs, mine = step.seat % 2, you % 2
    count, lit = best_line(after.marks(theirs))
    if count >= LONG and count > best_line(before.marks(theirs))[0]:
        text = translate("Oxixo", "has {count} {where}").format(count=number_word(count), where=line_word(lit))
        return text, int(theirs != mine and count >= THREAT)
    if theirs != mine and best_line(before.marks(mine))[0] >= max(LONG, best_line(after.marks(mine))[0] + 1):
        return translate("Oxixo", "broke your line"), 0
    slid = [cell for cell in pushed_cells(move) if cell != move.origin and before.marks(mine) >> cell & 1]
    if theirs != mine and slid:
        return translate("Oxixo", "pushed %n of your cubes", "", len(slid)), 0
    return translate("Oxixo", "in at {entry}").format(entry=NAMES[move.entry]), 0


# ---------------------------------------------------------------- pictures


def _cube(cross: bool) -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        wood, side = woods(theme), rect.width()
        painter.fillPath(rounded(rect, side * 0.16), diagonal(tuple(shade(tone) for tone in wood.tops[0]), rect))
        sign = rect.adjusted(side * 0.29, side * 0.29, -side * 0.29, -side * 0.29)
        paint_sign(painter, sign, cross, line(shade(wood.inlay[1]), side * 0.15, rounded=True))

    return Picture(CUBE, CUBE, paint)


def _board(move: Move) -> Picture:
    """Return the board with the line that was pushed, and where the cube went in."""
    pushed = set(pushed_cells(move))

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art, wood, each = Art(painter), woods(theme), rect.width() / (SIZE + 1.6)
        art.box(rect, rect.width() * 0.14, fill=wood.maple[0])
        art.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.width() * 0.14, stroke=wood.band[0])
        corner = rect.topLeft() + QPointF(each, each) * 0.8
        for cell in range(SIZE * SIZE):
            rank, file = divmod(cell, SIZE)
            at = QRectF(corner.x() + file * each, corner.y() + (SIZE - 1 - rank) * each, each, each)
            tone = wood.tops[0][2] if cell in pushed else wood.maple_line
            art.box(at.adjusted(0.4, 0.4, -0.4, -0.4), each * 0.2, fill=shade(tone, 1 if cell in pushed else 0.45))
        rank, file = divmod(move.entry, SIZE)
        painter.translate(corner + QPointF(file + 0.5, SIZE - 0.5 - rank) * each)
        painter.rotate(TURN[entry_side(move.origin, move.entry)])
        start, half = -each * 1.15, each * 0.62
        art.path(
            polygon((start, -half), (start + half * 1.3, 0), (start, half)),
            fill=wood.amber,
            stroke=wood.dark,
            width=0.7,
        )

    return Picture(BOARD, BOARD, paint)
