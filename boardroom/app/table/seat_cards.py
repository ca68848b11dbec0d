"""Who plays: a card for each seat, grouped by team, with standing, clock, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from typing import Literal

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.table import words
from boardroom.app.table.pips import paint_pips, pips_width, say_standing
from boardroom.app.table.standing.block import PanelBlock
from boardroom.app.table.table import Table
from boardroom.core.game import Seat
from boardroom.ui.game.face import Standing, ranked
from boardroom.ui.game.naming import full_name
from boardroom.ui.kit.panels import clear
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text, text_scale
from boardroom.ui.table.turn_time import LAST, LOW, say_time

translate = QCoreApplication.translate

MANY = 4  # from so many sides on their cards stand close together
BREATH = 1.4  # seconds for one round of the thinking dots


@dataclass(frozen=True, slots=True)
class Status:
    """What is written at the right of a name."""

    words: str = ""
    token: str = "act"
    kind: Literal["plain", "thinking", "won"] = "plain"


class SeatCard(PanelBlock):
    """One seat. In a team its standing is written above the team, and the card is lower."""

    def __init__(self, seat: Seat, table: Table, in_team: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat, self._table, self._in_team = seat, table, in_team
        sides = len(table.match.sides)
        roomy = sides < MANY and table.face.heading(table.shown.view) is None
        self._air = 14 if in_team else 28 if roomy else 10 if sides <= MANY else 2  # above and below
        self._status = Status()
        self._standing = Standing()
        self._on_turn = False
        self._phase = 0.0
        self._breath = QTimer(self, interval=60)
        self._breath.timeout.connect(self._breathe)

    def refresh(self) -> None:
        """Follow the match."""
        table, seat = self._table, self._seat
        match = table.match
        self._on_turn = table.mover == seat
        self._status = self._said()
        side = next(i for i, seats in enumerate(match.sides) if seat in seats)
        considered = table.considered if table.shown.acting else None
        self._standing = Standing() if self._in_team else table.face.standing(table.shown.view, side, considered)
        breathing = self._status.kind == "thinking" and motion.speed() > 0
        if breathing != self._breath.isActive():
            self._phase = 0.0
            self._breath.start() if breathing else self._breath.stop()
        said = [self._name(), self._status.words, say_standing(self._standing), self._left()]
        self.setAccessibleName(", ".join(part.replace("\n", ", ") for part in said if part))
        set_tip(self, "\n".join(part for part in (self._name(), say_standing(self._standing)) if part))
        self.updateGeometry()
        self.update()

    def tick(self) -> None:
        """Another second has passed."""
        self.update()

    def _name(self) -> str:
        return full_name(self._seat, self._table.match.players)

    def _left(self) -> str:
        left = self._table.clocks.left(self._seat)
        return "" if left is None else say_time(left)

    def _said(self) -> Status:
        table, seat = self._table, self._seat
        outcome = table.match.outcome
        if outcome is not None and table.over:
            if outcome.drawn:
                shared = translate("SeatCard", "Shared win")
                return Status(shared if table.face.shares_wins else translate("SeatCard", "Draw"), "muted")
            if seat in outcome.winners:
                return Status(translate("SeatCard", "Won"), "ink", "won")
            place = translate("SeatCard", "Place {n}").format(n=outcome.places[seat])
            return Status(place, "muted") if ranked(outcome) else Status()
        if not self._on_turn or table.match.full:
            return Status()
        if table.paused:
            return Status(translate("SeatCard", "Paused"), "muted")
        if table.shown.step is not None:
            return Status()
        if table.match.players[seat].kind == "bot":
            return Status(translate("SeatCard", "Thinking"), "act", "thinking")
        return Status(words.turn_words(table.match.players, seat))

    # ---------------------------------------------------------------- how it is laid out

    @property
    def _disc(self) -> float:
        """The mark's diameter; it grows less than the text, which needs the room more."""
        return (30 if self._in_team else 40) * min(text_scale(), 1.3)

    @property
    def _indent(self) -> float:
        return 14 + self._disc + (13 if self._in_team else 14)

    def _status_words(self) -> str:
        """Return what is said of the seat; the dots of somebody who thinks say enough where the word has no room."""
        said = self._status.words
        return "" if self._status.kind == "thinking" and self._beside(said) > self.width() else said

    def _status_width(self, said: str) -> int:
        if self._status.kind == "thinking":
            return px(18) + (QFontMetrics(text(14, bold=True)).horizontalAdvance(said) + px(4) if said else 0)
        wide = QFontMetrics(text(14, bold=True)).horizontalAdvance(said)
        return wide + px(24) if self._status.kind == "won" else wide

    def _tag(self) -> str:
        match = self._table.match
        return self._table.face.seat_name(self._seat, match.seats) if self._in_team else ""

    def _tag_width(self) -> int:
        tag = self._tag()
        return max(px(28), QFontMetrics(text(12, bold=True)).horizontalAdvance(tag) + px(12)) if tag else 0

    def _beside(self, said: str) -> float:
        """Return how wide a card must be to say that beside the name."""
        name = QFontMetrics(text(16, bold=True)).horizontalAdvance(self._name())
        tag = self._tag_width() + px(8) if self._tag() else 0
        return self._indent + name + px(12) + self._status_width(said) + tag + 16

    def _broken(self, width: int) -> bool:
        """Whether the status has no room beside the name and takes a line of its own."""
        thinking = self._status.kind == "thinking"
        return bool(self._status.words) and self._beside("" if thinking else self._status.words) > width

    def _standing_width(self) -> int:
        """Return how wide the standing is, all of it; 0: there is none."""
        standing, plain = self._standing, QFontMetrics(text(14))
        after = pips_width(standing) if standing.total else 0
        if standing.value and not standing.total:
            after = QFontMetrics(text(14, bold=True)).horizontalAdvance(standing.value)
        label = plain.horizontalAdvance(standing.label) if standing.label else 0
        return label + after + (px(10) if label and after else 0)

    def _time_face(self, left: float) -> QFont:
        return text(14 if not self._on_turn else 20 if left <= LAST else 16, bold=True)

    def _time_width(self) -> int:
        left = self._table.clocks.left(self._seat)
        if left is None:
            return 0
        sign = px(20) if left < LOW and self._on_turn else 0
        return QFontMetrics(self._time_face(left)).horizontalAdvance(say_time(left)) + sign

    def _time_alone(self, width: float) -> bool:
        """Whether the clock has no room beside the standing and takes a line of its own."""
        standing, time = self._standing_width(), self._time_width()
        return bool(standing and time) and self._indent + standing + px(8) + time + 16 > width

    def _lines_below(self, width: float) -> int:
        """Return how many lines follow the name and the status."""
        return 2 if self._time_alone(width) else int(bool(self._standing_width() or self._time_width()))

    def heightForWidth(self, width: int) -> int:
        lines = px(22)
        if self._broken(width):
            lines += px(20)
        lines += px(22) * self._lines_below(width)
        return max(lines, round(self._disc)) + self._air

    def sizeHint(self) -> QSize:
        width = self.width() if self.width() > px(100) else px(296)
        return QSize(px(200), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), self.sizeHint().height())

    # ---------------------------------------------------------------- how it is painted

    def _breathe(self) -> None:
        self._phase = (self._phase + self._breath.interval() / 1000 / BREATH) % 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        if self._on_turn:
            painter.setBrush(colors.color("act_soft"))
            painter.drawRoundedRect(rect, 8, 8)
            painter.setBrush(colors.color("act"))
            inset = 8 if self._in_team else 12
            painter.drawRoundedRect(QRectF(0, inset, 4, rect.height() - 2 * inset), 2, 2)
        match = self._table.match
        disc = QRectF(14, rect.center().y() - self._disc / 2, self._disc, self._disc)
        self._table.face.paint_seat(painter, disc, self._seat, match.seats, match.options)
        self._paint_lines(painter, rect)

    def _paint_lines(self, painter: QPainter, rect: QRectF) -> None:
        colors = theme()
        middle = Qt.AlignmentFlag.AlignVCenter
        broken = self._broken(self.width())
        below = self._lines_below(self.width())
        height = px(22) * (1 + below) + (px(20) if broken else 0)
        top = rect.center().y() - height / 2 + 1
        left, right = self._indent, rect.right() - 16
        if tag := self._tag():
            right = self._paint_tag(painter, tag, right, top + px(11)) - px(8)
        name_right = right
        if self._status.words and not broken:
            name_right = self._paint_status(painter, right, top, px(22)) - px(12)
        painter.setFont(text(16, bold=True))
        painter.setPen(colors.color("ink"))
        # Of names that are alike, such as those of computers, the end is what tells them apart.
        name = painter.fontMetrics().elidedText(self._name(), Qt.TextElideMode.ElideMiddle, int(name_right - left))
        painter.drawText(QRectF(left, top, name_right - left, px(22)), middle, name)
        top += px(22)
        if broken:
            self._paint_status(painter, left + self._status_width(self._status_words()), top, px(20))
            top += px(20)
        if below:
            line = QRectF(left, top, right - left, px(22))
            alone = self._time_alone(self.width())
            self._paint_time(painter, line.translated(0, px(22) if alone else 0), alone)
            if not alone:
                line.setRight(line.right() - self._time_width() - px(8))
            self._paint_standing(painter, line)

    def _paint_time(self, painter: QPainter, line: QRectF, alone: bool) -> None:
        """Paint the clock at the end of a line, or alone at its beginning."""
        left = self._table.clocks.left(self._seat)
        if left is None:
            return
        low, token = left < LOW, "danger" if left < LOW else "ink" if self._on_turn else "muted"
        if alone:
            line.setWidth(self._time_width())
        painter.setFont(self._time_face(left))
        painter.setPen(theme().color(token))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, say_time(left))
        if low and self._on_turn:
            side = px(16)
            box = QRectF(line.right() - self._time_width(), line.center().y() - side / 2, side, side)
            paint_icon(painter, "clock", box, theme().color("danger"))

    def _paint_standing(self, painter: QPainter, line: QRectF) -> None:
        standing, middle = self._standing, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(text(14))
        painter.setPen(theme().color("muted"))
        room = line.width() - (self._standing_width() - painter.fontMetrics().horizontalAdvance(standing.label))
        label = painter.fontMetrics().elidedText(standing.label, Qt.TextElideMode.ElideRight, max(0, int(room)) + 1)
        painter.drawText(line, middle, label)
        after = line.left() + painter.fontMetrics().horizontalAdvance(label) + (px(10) if label else 0)
        if standing.total:
            paint_pips(painter, after, line.center().y(), standing)
        elif standing.value:
            painter.setFont(text(14, bold=True))
            painter.setPen(theme().color("ink"))
            painter.drawText(QRectF(after, line.top(), line.right() - after, line.height()), middle, standing.value)

    def _paint_status(self, painter: QPainter, right: float, top: float, height: float) -> float:
        """Paint what is said of the seat so that it ends at `right`, and return where it begins."""
        colors = theme()
        color = colors.color(self._status.token)
        said = self._status_words()
        width = self._status_width(said)
        left = right - width
        painter.setFont(text(14, bold=True))
        painter.setPen(color)
        box = QRectF(left, top, width, height)
        y = box.center().y()
        if self._status.kind == "won":
            side = px(18)
            paint_icon(painter, "trophy", QRectF(left, y - side / 2, side, side), colors.color("look"))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, said)
            return left
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, said)
        if self._status.kind == "thinking":
            painter.setPen(Qt.PenStyle.NoPen)
            for i in range(3):
                strength = (
                    0.35 + 0.65 * max(0.0, sin(2 * pi * (self._phase - i * 0.16))) if self._breath.isActive() else 1
                )
                painter.setBrush(colors.color(self._status.token, min(1.0, strength)))
                radius = px(2.2) if px(2.2) > 2 else 2
                at = right - px(14) + i * px(6)
                painter.drawEllipse(QRectF(at - radius, y + px(2) - radius, 2 * radius, 2 * radius))
        return left

    def _paint_tag(self, painter: QPainter, tag: str, right: float, middle: float) -> float:
        """Paint the chip with the seat's place so that it ends at `right`, and return where it begins."""
        colors = theme()
        width, height = self._tag_width(), px(18)
        box = QRectF(right - width, middle - height / 2, width, height)
        painter.setPen(QPen(colors.color("act" if self._on_turn else "line"), 1))
        painter.setBrush(colors.color("act" if self._on_turn else "chip"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setFont(text(12, bold=True))
        painter.setPen(colors.color("on_act" if self._on_turn else "muted"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tag)
        return box.left()


class SideHeader(PanelBlock):
    """The name of a team, and how it stands."""

    def __init__(self, side: int, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._side, self._table = side, table
        self._standing = Standing()

    def refresh(self) -> None:
        """Follow the match."""
        table = self._table
        considered = table.considered if table.shown.acting else None
        self._standing = table.face.standing(table.shown.view, self._side, considered)
        said = (self._name(), say_standing(self._standing))
        self.setAccessibleName(", ".join(part.replace("\n", ", ") for part in said if part))
        set_tip(self, "\n".join(self._standing.details))
        self.updateGeometry()
        self.update()

    def tick(self) -> None:
        """Teams have no clock of their own."""

    def _name(self) -> str:
        match = self._table.match
        return self._table.face.side_name(self._side, match.seats, match.options)

    def _width(self) -> int:
        """Return how wide it must be to say everything in a line."""
        standing, bold = self._standing, QFontMetrics(text(14, bold=True))
        after = pips_width(standing) if standing.total else bold.horizontalAdvance(standing.value)
        label = QFontMetrics(text(14)).horizontalAdvance(standing.label)
        return 24 + bold.horizontalAdvance(self._name()) + label + after + 2 * px(10)

    def heightForWidth(self, width: int) -> int:
        return px(28) if self._width() <= width else px(50)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(12, 0, -12, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(text(14, bold=True))
        painter.setPen(colors.color("ink"))
        if self.height() > px(28):  # the name has a line of its own
            painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), px(28)), middle, self._name())
            rect.setTop(rect.top() + px(24))
        else:
            painter.drawText(rect, middle, self._name())
        standing, right = self._standing, rect.right()
        if standing.total:
            right -= pips_width(standing)
            paint_pips(painter, right, rect.center().y(), standing)
            right -= px(10)
        elif standing.value:
            painter.drawText(rect, middle | Qt.AlignmentFlag.AlignRight, standing.value)
            right -= painter.fontMetrics().horizontalAdvance(standing.value) + px(10)
        painter.setFont(text(14))
        painter.setPen(colors.color("muted"))
        box = QRectF(rect.left(), rect.top(), right - rect.left(), rect.height())
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, standing.label)


class SeatCards(QWidget):
    """All the seats of a table, one under the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 16, 12, 0)
        self._layout.setSpacing(0)
        self._parts: list[SeatCard | SideHeader] = []

    def clear(self) -> None:
        """Show nobody."""
        clear(self._layout)
        self._parts = []

    def watch(self, table: Table) -> None:
        """Show the seats of another match."""
        self.clear()
        teams = any(len(side) > 1 for side in table.match.sides)
        headed = table.face.heading(table.shown.view) is not None
        self._layout.setContentsMargins(12, 2 if headed else 16, 12, 0)
        usual = 2 if teams or headed or len(table.match.sides) >= MANY else 8
        for number, side in enumerate(table.match.sides):
            if teams:
                self._add(SideHeader(number, table, self), 10 if number else 0)
            for place, seat in enumerate(side):
                gap = usual if self._parts else 0
                self._add(SeatCard(seat, table, teams, self), 2 if teams and not place else gap)

    def _add(self, part: SeatCard | SideHeader, gap: int) -> None:
        self._layout.addSpacing(gap)
        self._layout.addWidget(part)
        part.show()  # at once, for the panel is about to measure it
        self._parts.append(part)

    def refresh(self) -> None:
        """Follow the match."""
        for part in self._parts:
            part.refresh()
        self.updateGeometry()  # now, not when Qt comes to it: the panel shares out its height at once

    def tick(self) -> None:
        """Another second has passed."""
        for part in self._parts:
            part.tick()
