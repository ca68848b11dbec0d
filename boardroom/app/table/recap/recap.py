"""Since your last turn: what the others did meanwhile, as whoever is on turn may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter

from boardroom.app.settings.preferences import LESSONS
from boardroom.app.table.table import Table
from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.core.match import Match, Step, View
from boardroom.core.record import Player
from boardroom.ui.game.deeds import Deed
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.translation import translate
from boardroom.ui.table.traces import Trace


@dataclass(frozen=True, slots=True)
class RecapRow:
    """A turn of somebody else: its steps, and what came of them."""

    seat: Seat
    steps: tuple[Step, ...]
    deed: Deed

    @property
    def trace(self) -> Trace:
        """What it has left on the table."""
        return Trace(self.seat, self.steps, self.deed.touched, self.deed.hit)


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened since the last turn of a seat."""

    rows: tuple[RecapRow, ...] = ()
    first: bool = False  # it is the seat's first turn
    fresh: bool = False  # it has decided nothing yet in this one
    end: int = 0  # how many entries lead to this turn

    @property
    def raised(self) -> RecapRow | None:
        """The row that concerns the seat most, if any does."""
        most = max(self.rows, key=lambda row: row.deed.concern, default=None)
        return most if most is not None and most.deed.concern else None


def since_last_turn(match: Match, face: Face, seat: Seat) -> Since:
    """Return the turns of others between the last turn of a seat and the one that it has now, as that seat saw them."""
    turns: list[tuple[Seat, Step]] = []
    first, fresh = True, True
    for whose, step in _backwards(match, face, seat):
        if whose != seat:
            turns.append((whose, step))
        elif turns:
            first = False
            break
        elif step.seat == seat:
            fresh = False
    rows = []
    players, now = match.players, match.view(seat)
    for whose, group in groupby(reversed(turns), key=itemgetter(0)):
        steps = tuple(step for _, step in group)
        deed = _recount(face, steps, now, players) if whose != CHANCE else None
        if deed is not None:
            rows.append(RecapRow(whose, steps, deed))
    return Since(tuple(rows), first, fresh, turns[0][1].index + 1 if turns else 0)


def _backwards(match: Match, face: Face, seat: Seat) -> Iterator[tuple[Seat, Step]]:
    """Go back through the log as a seat saw it, entry by entry with whose turn it belongs to."""
    open_to = list[Step]()  # draws, and answers in another's turn: they belong to whoever decided before
    for index in reversed(range(match.length)):
        step = match.step(index, seat)
        open_to.append(step)
        whose = step.seat
        if step.move is not None:
            asked = whose >= 0 and face.tell_turn(step.before, match.players)
            whose = CHANCE if asked else face.mover(step.before, whose, step.move)
        if whose >= 0:
            yield from ((whose, each) for each in open_to)
            open_to.clear()
    yield from ((CHANCE, each) for each in open_to)


def _recount(face: Face, steps: Sequence[Step], now: View, players: Sequence[Player]) -> Deed | None:
    if steps[-1].move is None:
        return Deed(translate("Recap", "resigned"))
    return face.recount([step for step in steps if step.move is not None], now, players)


class Recap(QObject):
    """Follows a table: opens when a turn comes back, marks the board, shows again, and folds with the first act."""

    changed = Signal()  # it has opened or folded, tells something else, or can or can't be shown again now

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table, self._preferences = table, table.preferences
        self._since = Since()
        self._known: tuple[object, ...] = ()  # what that was made of
        self._folded: tuple[object, ...] | None = None  # put away by hand
        self._wanted: tuple[object, ...] | None = None  # asked for by hand
        self._opened: tuple[object, ...] | None = None
        self._turn = (NOBODY, 0)  # whose turn it tells about, and how many entries led to it
        self._began = 0  # how many there were when it could first be told: dice may have come by themselves
        self.looked_at: RecapRow | None = None  # shown alone
        self._traced: tuple[tuple[RecapRow, ...], RecapRow | None] = (), None  # what is marked on the board
        self._handed = False  # whether the table is just being handed over
        self.explained = False  # whether it says how it goes away: to who doesn't know it yet
        self.open = False
        self.replayable = False
        table.changed.connect(self.refresh)
        table.clocks.ticked.connect(self._tick)

    @property
    def rows(self) -> tuple[RecapRow, ...]:
        """The turns of the others, in the order of play."""
        return self._since.rows

    @property
    def raised(self) -> RecapRow | None:
        """The one that concerns whoever is on turn most."""
        return self._since.raised

    @property
    def there(self) -> bool:
        """Whether there is something to tell, if anybody wants it."""
        return bool(self.rows)

    @property
    def title(self) -> str:
        """What it tells."""
        if self._since.first:
            return translate("Recap", "Before your turn")
        return translate("Recap", "Since your last turn")

    @property
    def replaying(self) -> bool:
        """Whether something is being shown again."""
        return self._table.shown.replaying

    def name(self, row: RecapRow) -> str:
        """Return who it was."""
        return short_name(row.seat, self._table.match.players)

    def paint_sign(self, painter: QPainter, rect: QRectF, seat: Seat) -> None:
        """Paint the mark of a seat."""
        match = self._table.match
        self._table.face.paint_seat(painter, rect, seat, match.seats, match.options)

    # ---------------------------------------------------------------- what people do

    def bring_back(self) -> None:
        """Open it again, or fold it."""
        if self.open:
            self.fold()
        elif self.there:
            self._folded, self._wanted = None, self._known
            self.refresh()

    def fold(self) -> None:
        """Put it away for this turn."""
        if self.open:
            self._folded, self._wanted = self._known, None
            self._table.shown.stop_replay()
            self.refresh()

    def look_at(self, row: RecapRow | None) -> None:
        """Show the marks of one turn alone, with its ways; or of all."""
        if row is not self.looked_at:
            self.looked_at = row
            self._trace()

    def replay(self, row: RecapRow | None = None) -> None:
        """Show one turn again, or all; whoever presses while it is shown stops it."""
        if self.replaying:
            self._table.shown.stop_replay()
            return
        rows = self.rows if row is None else (row,)
        self._table.replay([step for each in rows for step in each.steps])

    # ---------------------------------------------------------------- following the table

    def refresh(self) -> None:
        """Look again at what there is to tell, and whether it is told now."""
        table = self._table
        shown, match = table.shown, table.match
        mine = shown.waiting and shown.looking is None and table.on_turn == shown.viewer and not table.paused
        there = mine and not table.face.tell_turn(shown.view, match.players)  # asked in another's turn is no turn
        known = (shown.viewer, match.length, match.entries[-1:], match.players) if there else ()
        if known != self._known:
            self._known, self.looked_at = known, None
            self._since = since_last_turn(match, table.face, shown.viewer) if there else Since()
            if there and self._turn != (shown.viewer, self._since.end):
                self._turn, self._began = (shown.viewer, self._since.end), match.length
        self.open = self.there and self._folded != known and (self._wanted == known or self._opens())
        if self.open and self._opened != known:
            self._opened = known
            self.explained = self._preferences.values.recaps < LESSONS
            if self.explained:
                self._preferences.change(recaps=self._preferences.values.recaps + 1)
            if self._handed:  # whoever takes over may have looked away
                QTimer.singleShot(0, self, lambda: self.replay() if self.open else None)
        self._handed = shown.curtain is not None
        self.replayable = table.replayable
        self._trace()
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything again."""
        self._known = ()
        self.refresh()

    def _opens(self) -> bool:
        """Tell whether it opens by itself: a single rival was easily followed, unless something touched one's own."""
        wish, since, match = self._preferences.values.recap, self._since, self._table.match
        if wish == "off" or not since.fresh or match.length > self._began:
            return False
        return since.raised is not None or (wish == "on" and match.seats > 2)

    def _trace(self) -> None:
        """Mark the board; what is being shown again needs no marks."""
        table, looked = self._table, self.looked_at
        rows: tuple[RecapRow, ...] = self.rows if looked is None else (looked,)
        if not self.open or table.shown.replaying:
            rows = ()
        if (rows, looked) != self._traced:
            self._traced = rows, looked
            table.scene.trace([row.trace for row in rows], self.paint_sign, looked is not None)

    def _tick(self) -> None:
        if self.replayable and not self._table.replayable:
            self._table.shown.stop_replay()
            self.refresh()
