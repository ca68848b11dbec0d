"""What is heard at a table: one sound for each thing that happens, for whoever looks."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QObject

from boardroom.app.table.table import Table
from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import Step
from boardroom.ui.style.sounding import sound
from boardroom.ui.table.turn_time import LAST


class TableSounds(QObject):
    """Follows a table, and lets be heard what is seen."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._mover: Seat = NOBODY  # who moved last, or heard that it is their turn
        self._over = table.over
        self._second = 0  # the last that was ticked
        table.shown.happened.connect(self._on_step)
        table.noticed.connect(self._on_noticed)
        table.changed.connect(self._on_changed)
        table.finished.connect(self._on_changed)
        table.clocks.ticked.connect(self._on_tick)

    def _on_step(self, step: Step) -> None:
        if name := self._table.face.sound(step):
            sound(name)
        if step.seat >= 0:
            self._mover = step.seat

    def _on_noticed(self) -> None:
        notice = self._table.notice
        if notice is not None and notice.tone == "danger":
            sound("refuse")

    def _on_changed(self) -> None:
        table = self._table
        match = table.match
        if table.shown.waiting and self._mover not in (NOBODY, table.on_turn):
            self._mover = table.on_turn
            sound("turn")
        if table.over and not self._over and match.outcome is not None:
            people = {seat for seat, player in enumerate(match.players) if player.kind == "human"}
            sound("win" if people & {*match.outcome.winners} else "end")
        self._over = table.over

    def _on_tick(self) -> None:
        """Tick through the last seconds of a person."""
        table, seat = self._table, self._table.match.turn
        left = table.clocks.left(seat) if seat >= 0 else None
        if left is None or left > LAST or not table.clocks.running or table.match.players[seat].kind != "human":
            self._second = 0
        elif ceil(left) != self._second:
            self._second = ceil(left)
            sound("tick")
