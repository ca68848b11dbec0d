"""Below the mat in the sale: the score track, a piece of railway on which the pawns walk."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from boardroom.core.game import Seat
from boardroom.games.zug.scene import words
from boardroom.games.zug.scene.pieces.tokens import paint_pawn
from boardroom.games.zug.scene.table_part import TablePart
from boardroom.ui.paint.lettering import longest
from boardroom.ui.paint.painting import Art, linear, shade
from boardroom.ui.paint.shadows import rounded

LEAST = 36


class ScoreTrack(TablePart):
    """Paints the score track: points that are paid stand firm, what the end would add is faint."""

    def __init__(self) -> None:
        super().__init__(3)
        self.points: Sequence[int] = ()
        self.totals: Sequence[int] = ()
        self.full = (0, 0)
        self.walking: tuple[Seat, float] | None = None  # a pawn on its way to the next point

    def display(self, points: Sequence[int], totals: Sequence[int], full: tuple[int, int]) -> None:
        """Show where everybody stands, and would stand; and how many city tiles of how many are full."""
        self.points, self.totals, self.full, self.walking = points, totals, full, None
        self.update()

    def walk(self, seat: Seat, part: float) -> None:
        """Show a pawn some way towards its next point."""
        self.walking = (seat, part)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.places.foot.adjusted(-12, -18, 12, 12)

    @property
    def _board(self) -> QRectF:
        foot, more = self.places.foot, min(1.0, self.places.letters - 1)
        return QRectF(foot.left(), foot.top() + 10 - 8 * more, foot.width(), 62 + 22 * more)

    @property
    def _rails(self) -> float:
        """How far below the upper edge the rails are; above them stand words."""
        return 8 + (self.text(12) if self.places.letters <= 2 else 12)

    @property
    def said(self) -> str:
        """What the track says of itself."""
        return f"{words.full_words(*self.full)} · {words.rail_note()}"

    def spot(self, value: float) -> float:
        """Return where a number of points is."""
        most = max(LEAST, *self.totals, *self.points) if self.totals else LEAST
        board = self._board
        return board.left() + 34 + value * (board.width() - 68) / most

    def draw(self, art: Art, scale: float) -> None:
        board = self._board
        art.blur(rounded(board.translated(3, 5), 10), shade("#000000", 0.45), 5)
        art.box(board, 10, fill=linear([(0, "#6B4A31"), (0.5, "#543822"), (1, "#3A2515")]))
        gloss = [(0, "#FFFFFF", 0.35), (0.5, "#FFFFFF", 0.04), (1, "#000000", 0.4)]
        art.box(board.adjusted(0.5, 0.5, -0.5, -0.5), 9.5, stroke=linear(gloss))
        self._paint_track(art, board)
        said, size = self.said, self.text(12)
        if not self.places.usual:  # pawns come there late
            forms = (said, words.full_words(*self.full)) if self.places.letters <= 2 else ()  # larger: only numbers
            said = longest((*forms, ""), size, board.width() * 0.4)
        art.text(board.right() - 14, board.top() + 4 + self.text(10), said, size, "#EBD9B4", anchor="end")
        foot = board.top() + self._rails + 17
        for seat, total in enumerate(self.totals):
            if total != self.points[seat]:
                self._paint_pawn(art, seat, self.spot(total) + _aside(self.totals, seat), foot - 1, 0.42)
        for seat in range(len(self.points)):
            value, up = float(self.points[seat]), 0.0
            if self.walking is not None and self.walking[0] == seat:
                value, up = value + self.walking[1], 16 * sin(pi * self.walking[1])
            self._paint_pawn(art, seat, self.spot(value) + _aside(self.points, seat), foot - up, 1.0)

    def _paint_track(self, art: Art, board: QRectF) -> None:
        most = max(LEAST, *self.totals, *self.points) if self.totals else LEAST
        sleepers = QPainterPath()
        for value in range(most + 1):
            sleepers.moveTo(self.spot(value), board.top() + self._rails)
            sleepers.lineTo(self.spot(value), board.top() + self._rails + 16.5)
        art.path(sleepers, stroke="#2A190C", width=7)
        art.path(sleepers, stroke="#8A6543", width=5)
        for rail in (self._rails + 4.5, self._rails + 13.0):
            art.rect(board.left() + 14, board.top() + rail, board.width() - 28, 3.2, 1.5, fill="#1C1510")
            art.rect(board.left() + 14, board.top() + rail, board.width() - 28, 1.6, 0.8, fill="#B9C2C6")
        every = 1 if (board.width() - 68) / most >= self.text(17) else 5
        for value in range(0, most + 1, every):
            fifth = value % 5 == 0
            color = "#F3E2C0" if fifth else "#D8C29B"
            base = board.top() + self._rails + 25 + self.text(10)
            art.text(self.spot(value), base, str(value), self.text(12), color, bold=fifth, anchor="middle")

    def _paint_pawn(self, art: Art, seat: Seat, x: float, y: float, alpha: float) -> None:
        art.painter.save()
        art.painter.setOpacity(alpha)
        with art.at(x, y, 0.88):
            paint_pawn(art, seat)
        art.painter.restore()


def _aside(points: Sequence[int], seat: Seat) -> float:
    """Return how far a pawn stands beside the middle of its place, because others stand there too."""
    beside = [other for other, value in enumerate(points) if value == points[seat]]
    return (beside.index(seat) - (len(beside) - 1) / 2) * 11
