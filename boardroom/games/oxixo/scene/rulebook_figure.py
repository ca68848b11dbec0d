"""Figures of Oxixo's rulebook: the board with large letters, and what the text points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import Move, OxixoState
from boardroom.games.oxixo.scene.geometry import EDGE, FIGURE, SEATS, TOWARDS, TURN, Compass, chevron, entry_side, pairs
from boardroom.games.oxixo.scene.marks import Marks
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.pieces.cubes import Pose, home
from boardroom.games.oxixo.scene.scene import OxixoScene
from boardroom.games.oxixo.scene.table_top import OxixoTableTop
from boardroom.games.oxixo.scene.words import TEAM_SEATS
from boardroom.games.oxixo.tables import CELLS, INDEX, SIZE
from boardroom.ui.game.figures import Frame, Note
from boardroom.ui.paint.painting import Art, line, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

WORDS: Final = frozenset({"lift", "entries", "push", "lines", "labels", "takeable", "names"})  # of figures.json
_TAG: Final = 62.0  # a lettered arrow, without its point
_POINT: Final = 28.0
_ALONE: Final = FIGURE.board.adjusted(-26, -26, 26, EDGE + 26)
_AROUND: Final = FIGURE.board.adjusted(-148, -104, 148, EDGE + 108)  # with room for cubes, arrows and seats


def frame(view: View[OxixoState, Move], show: Mapping[str, Any]) -> Frame[Move]:
    """Say how much of the table a figure shows: the board, with room around it where something hangs out."""
    then: tuple[Move, ...] = ()
    if "push" in show and view.state.seats == 2:
        then = (Move(INDEX[show["lift"]], INDEX[show["push"]], ""),)
    return Frame(_AROUND if show.keys() & {"lift", "entries", "names"} else _ALONE, then)


def stage(view: View[OxixoState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme) -> OxixoScene:
    """Set the scene for a figure."""
    scene = OxixoScene()
    scene.speed, scene.bare = 0.0, True
    top = scene.top
    top.figure = True
    scene.restyle(theme)
    scene.present(view, players, False)
    figure = _Figure(top, scene.marks, view.state, theme)
    figure.calm()
    if show.get("takeable"):
        figure.take()
    origin = INDEX[show["lift"]] if "lift" in show else -1
    if origin >= 0:
        figure.lift(origin)
    for letter, entry in show.get("entries", {}).items():
        figure.enter(origin, INDEX[entry], letter, entry == show.get("push"))
    if "push" in show:
        figure.push(origin, INDEX[show["push"]])
    for cells in show.get("lines", ()):
        figure.ring([INDEX[cell] for cell in cells])
    for letter, cell in show.get("labels", {}).items():
        figure.label(INDEX[cell], letter)
    if show.get("names"):
        figure.name_seats(view.turn)
    for note in figure.notes:
        scene.addItem(note)
    return scene


class _Figure:
    """Adds to a table what a figure shows."""

    def __init__(self, top: OxixoTableTop, marks: Marks, state: OxixoState, theme: Theme) -> None:
        self._top, self._marks, self._state, self._theme = top, marks, state, theme
        self.notes: list[Note] = []

    def calm(self) -> None:
        """Leave out what a game in play shows: the light of a finished line, the plaques of the players."""
        top = self._top
        top.winning.show_lines([], False)
        for cell, ident in enumerate(top.at):
            cube = top.cubes[ident]
            cube.veil, cube.ring, cube.edge = 0.0, "", ""
            cube.place(home(cell))
            cube.refresh()
        for item in top.teams.items:
            item.setVisible(False)
        self._marks.triangle.clear()
        top.board.hide_ends((side, index) for side in SEATS for index in range(SIZE))
        top.moved()

    def take(self) -> None:
        """Mark what the player on turn may take."""
        free, theme = self._state.takeable(self._state.seat), self._theme
        path = QPainterPath()
        for cell in range(CELLS):
            if free >> cell & 1:
                path.addRoundedRect(FIGURE.face(cell).adjusted(2, 2, -2, -2), 10, 10)

        def paint(art: Art) -> None:
            art.path(path, stroke=theme.color("panel", woods(theme).halo), width=11, rounded=True)
            art.path(path, stroke=theme.color("act"), width=7, rounded=True)

        self.notes.append(Note(path.boundingRect().adjusted(-8, -8, 8, 8), 24, paint))

    def lift(self, cell: int) -> None:
        """Take a cube out of the board, with a dotted line from where it was."""
        lay, top = FIGURE, self._top
        cube = top.cube_on(cell)
        cube.held = True
        cube.place(Pose(*lay.outside(cell)))
        top.moved()
        self._marks.brackets.clear()
        start, end = lay.centre(cell) + QPointF(0, lay.front), cube.mapToScene(QPointF(lay.side / 2, lay.deep / 2))

        def paint(art: Art) -> None:
            pen = line(self._theme.color("panel") if not self._theme.dark else shade("#F1DDB6"), 5, rounded=True)
            pen.setDashPattern([0.01, 2.4])
            art.painter.setPen(pen)
            art.painter.drawLine(start, end)

        self.notes.append(Note(QRectF(start, end).normalized().adjusted(-8, -8, 8, 8), 29, paint))

    def enter(self, origin: int, entry: int, letter: str, chosen: bool) -> None:
        """Put a lettered arrow at the end of a line."""
        side = entry_side(origin, entry)
        x, y = TOWARDS[side]
        board, middle = FIGURE.board.adjusted(0, 0, 0, EDGE), FIGURE.centre(entry)
        tip = {
            "west": QPointF(board.left() - 6, middle.y()),
            "east": QPointF(board.right() + 6, middle.y()),
            "north": QPointF(middle.x(), board.top() - 6),
            "south": QPointF(middle.x(), board.bottom() + 6),
        }[side]
        shape = QTransform().translate(tip.x(), tip.y()).rotate(TURN[side]).map(_arrow())
        centre = tip + QPointF(x, y) * (_POINT + _TAG / 2 + 2)
        theme = self._theme

        def paint(art: Art) -> None:
            art.blur(shape, shade(woods(theme).shadow, 0.4), 4, 2, 5)
            if chosen:
                art.path(shape, stroke=theme.color("act"), width=15, rounded=True)
                art.path(shape, stroke=theme.color("panel"), width=9, rounded=True)
            art.path(shape, fill=theme.color("act"))
            art.text(centre.x(), centre.y() + 14, letter, 40, theme.color("on_act"), bold=True, anchor="middle")

        self.notes.append(Note(shape.boundingRect().adjusted(-14, -14, 16, 20), 40, paint))

    def push(self, origin: int, entry: int) -> None:
        """Show with chevrons which way a line slides."""
        side, lay, theme = entry_side(origin, entry), FIGURE, self._theme
        path = QPainterPath()
        for first, second in pairs(origin, entry):
            middle = (lay.centre(first) + lay.centre(second)) / 2
            shape = chevron(QPointF(), side)
            path.addPath(QTransform().translate(middle.x(), middle.y()).scale(2, 2).map(shape))

        def paint(art: Art) -> None:
            art.path(path, stroke=shade(woods(theme).dark, 0.85), width=18, rounded=True)
            art.path(path, stroke="#B9F0E0", width=10, rounded=True)

        self.notes.append(Note(path.boundingRect().adjusted(-14, -14, 14, 14), 30, paint))

    def ring(self, cells: Sequence[int]) -> None:
        """Draw a ring round a line of five; one that loses is dashed, and in the colour of danger."""
        state, lay, theme = self._state, FIGURE, self._theme
        bad = state.ended == "own-goal" and all(state.marks(state.winner) >> cell & 1 for cell in cells)
        start, end = lay.centre(cells[0]), lay.centre(cells[-1])
        way = end - start
        capsule = rounded(QRectF(-52, -52, (way.x() ** 2 + way.y() ** 2) ** 0.5 + 104, 104), 52)
        turned = QTransform().translate(start.x(), start.y()).rotate(degrees(atan2(way.y(), way.x())))
        path = turned.map(capsule)

        def paint(art: Art) -> None:
            art.path(path, stroke=shade(woods(theme).dark, 0.5), width=17)
            art.path(path, stroke="#FFF3DA", width=13)
            pen = line(theme.color("danger") if bad else shade("#C9831C"), 7)
            if bad:
                pen.setDashPattern([3.4, 1.8])
            art.painter.strokePath(path, pen)

        self.notes.append(Note(path.boundingRect().adjusted(-12, -12, 12, 12), 26, paint))

    def label(self, cell: int, letter: str) -> None:
        """Put a letter on a corner of a cube."""
        at, theme = FIGURE.face(cell).topLeft() + QPointF(17, 15), self._theme

        def paint(art: Art) -> None:
            art.circle(at.x() + 1, at.y() + 2, 24, fill=shade("#000000", 0.35))
            art.circle(at.x(), at.y(), 24, fill=theme.color("panel"), stroke=theme.color("look"), width=4)
            art.text(at.x(), at.y() + 11, letter, 31, theme.color("ink"), bold=True, anchor="middle")

        self.notes.append(Note(QRectF(at - QPointF(28, 28), at + QPointF(30, 30)), 45, paint))

    def name_seats(self, turn: int) -> None:
        """Name the seats around the board, mark whose turn it is, and show which way play goes."""
        board, theme, wide, high = FIGURE.board.adjusted(0, 0, 0, EDGE), self._theme, 96.0, 62.0
        centres: dict[Compass, QPointF] = {
            "south": QPointF(board.center().x(), board.bottom() + 14 + high / 2),
            "west": QPointF(board.left() - 14 - wide / 2, board.center().y()),
            "north": QPointF(board.center().x(), board.top() - 14 - high / 2),
            "east": QPointF(board.right() + 14 + wide / 2, board.center().y()),
        }
        arcs = QPainterPath()
        for one, other in pairwise((*SEATS, SEATS[0])):
            arcs.addPath(_way(centres[one], centres[other], board, one in ("south", "north")))
        for seat, side in enumerate(SEATS):
            box = QRectF(0, 0, wide, high)
            box.moveCenter(centres[side])
            self.notes.append(Note(box.adjusted(-6, -6, 6, 6), 41, _seat(box, TEAM_SEATS[seat], seat == turn, theme)))

        def paint(art: Art) -> None:
            art.path(arcs, stroke=theme.color("muted"), width=5, rounded=True)

        self.notes.append(Note(_AROUND, 3, paint))


def _seat(box: QRectF, name: str, on_turn: bool, theme: Theme) -> Callable[[Art], None]:
    """Return what paints the name of a seat; whose turn it is has a filled one."""

    def paint(art: Art) -> None:
        fill = theme.color("act" if on_turn else "panel")
        art.box(box, 14, fill=fill, stroke=theme.color("act") if on_turn else theme.edge, width=3)
        ink = theme.color("on_act" if on_turn else "ink")
        art.text(box.center().x(), box.center().y() + 12, name, 36, ink, bold=True, anchor="middle")

    return paint


def _way(start: QPointF, end: QPointF, board: QRectF, upright: bool) -> QPainterPath:
    """Return an arrow around a corner of the board, from one seat to the next."""
    corner = QPointF(end.x(), start.y()) if upright else QPointF(start.x(), end.y())
    inner = corner + (board.center() - corner) * 0.06
    first, last = inner + (start - corner) * 0.34, inner + (end - corner) * 0.34
    path = QPainterPath(first)
    path.quadTo(corner, last)
    way = last - corner
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    along, across = way / length, QPointF(-way.y(), way.x()) / length
    path.moveTo(last - along * 17 + across * 12)
    path.lineTo(last)
    path.lineTo(last - along * 17 - across * 12)
    return path


def _arrow() -> QPainterPath:
    """Return a tag whose point is at the origin and looks to the right."""
    half = _TAG / 2
    path = QPainterPath()
    path.moveTo(0, 0)
    path.lineTo(-_POINT, -half)
    path.lineTo(-_POINT - _TAG + 10, -half)
    path.quadTo(-_POINT - _TAG, -half, -_POINT - _TAG, -half + 10)
    path.lineTo(-_POINT - _TAG, half - 10)
    path.quadTo(-_POINT - _TAG, half, -_POINT - _TAG + 10, half)
    path.lineTo(-_POINT, half)
    path.closeSubpath()
    return path
