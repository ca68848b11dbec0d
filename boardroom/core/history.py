"""What has happened in a match: the log of entries, the states between them, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from pydantic import ValidationError

from boardroom.core.game import CHANCE, NOBODY, Event, Game, Illegal, M, Options, Outcome, Reason, S, Seat, Unreadable
from boardroom.core.json_input import Flaw
from boardroom.core.record import LONGEST, Entry, Player, Record
from boardroom.core.view import Step, View

RESIGN: Final = "resign"  # stands in the log of any game; the rules never see it
SUBSTITUTE: Final = 3  # the level of the computer that takes over a seat


class History(Generic[S, M]):
    """The log of a match and all that follows from it."""

    def __init__(self, game: Game[S, M], record: Record) -> None:
        """Replay a record; raise Unreadable or Illegal where the log can't have happened."""
        self.game = game
        self.seats = len(record.players)
        if record.game != game.key or self.seats not in game.seats:
            raise Unreadable(f"{game.key} can't be played as {record.game} with {self.seats} seats")
        try:
            self.options: Options = game.options.model_validate(record.options)
        except ValidationError as error:
            raise Unreadable(f"options: {Flaw.of(error).detail}") from None
        fresh = record.position is None
        try:
            start = (
                game.start(self.seats, self.options) if fresh else game.load(record.position, self.seats, self.options)
            )
        except ValueError as error:
            raise Unreadable(f"{'options' if fresh else 'position'}: {error}") from None
        self.sides = game.sides(self.seats)
        self.states: list[S] = [start]  # one more than entries: states[i] is what entry i was made in
        self._seated = tuple(record.players)
        self._moves: list[M | None] = []  # None: resigned
        self._entries: list[Entry] = []
        self._seen: dict[Seat, list[Event[M] | None]] = {}  # the log as each seat knows it, as far as it was asked for
        for entry in record.log:
            self.replay(entry)

    # ---------------------------------------------------------------- what is so now

    @property
    def state(self) -> S:
        """The state after the last entry."""
        return self.states[-1]

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return len(self._entries)

    @property
    def full(self) -> bool:
        """Whether the log is as long as a record can be: then nothing more can happen."""
        return self.length >= LONGEST

    @property
    def entries(self) -> Sequence[Entry]:
        """The log, with everything that any seat knows: not to be shown as it is."""
        return tuple(self._entries)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where now; a seat that resigned among more than two sides is a computer's."""
        gone = self._gone()
        return tuple(
            Player(kind="bot", name=player.name, level=SUBSTITUTE) if seat in gone else player
            for seat, player in enumerate(self._seated)
        )

    @property
    def onlooker(self) -> Seat:
        """Through whose eyes the match is shown to whoever comes by: the only person's at it, else nobody's."""
        people = [seat for seat, player in enumerate(self.players) if player.kind == "human"]
        return people[0] if len(people) == 1 else NOBODY

    @property
    def turn(self) -> Seat:
        """Who decides now, CHANCE, or NOBODY when the match is over."""
        return NOBODY if self._lost() else self.game.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        lost = self._lost()
        if lost:
            return Outcome(tuple(2 if seat in lost else 1 for seat in range(self.seats)), RESIGN)
        return self.game.outcome(self.state) if self.game.turn(self.state) == NOBODY else None

    def used(self, seat: Seat) -> float:
        """Return the seconds that the seat has spent on the decisions that stand."""
        return sum(entry.seconds for entry in self._entries if entry.seat == seat)

    def _lost(self) -> tuple[Seat, ...]:
        """Return the side that ended the match by resigning, if one did: only where there are two sides."""
        if len(self.sides) == 2 and self._moves and self._moves[-1] is None:
            return next(side for side in self.sides if self._entries[-1].seat in side)
        return ()

    def _gone(self) -> dict[Seat, int]:
        """Return the people who left their seat to a computer, with the entry that says so."""
        if len(self.sides) == 2:
            return {}
        return {self._entries[index].seat: index for index, move in enumerate(self._moves) if move is None}

    # ---------------------------------------------------------------- what a seat may know of it

    def view(self, seat: Seat, at: int | None = None) -> View[S, M]:
        """Return the match as the seat may know it, now or after the first `at` entries."""
        now = at is None or at == self.length
        at = self.length if at is None else at
        if not 0 <= at <= self.length:
            raise IndexError(f"there are {self.length} entries, not {at}")
        state = self.states[at]
        turn = self.turn if now else self.game.turn(state)
        return View(
            state=self.game.redact(state, seat),
            seat=seat,
            turn=turn,
            moves=tuple(self.game.moves(state)) if turn == seat >= 0 else (),
            log=self._log(seat, at),
            outcome=self.outcome if now else None,
        )

    def step(self, index: int, seat: Seat) -> Step[S, M]:
        """Return an entry as the seat may have seen it happen."""
        before, after = self.view(seat, index), self.view(seat, index + 1)
        event = self._seen[seat][index]
        entry = self._entries[index]
        return Step(index, entry.seat, event.move if event else None, before, after, entry.timed_out)

    def _log(self, seat: Seat, at: int) -> tuple[Event[M], ...]:
        """Return the log as the seat knows it; what is past doesn't change, so it is worked out once."""
        events = self._seen.setdefault(seat, [])
        for index in range(len(events), at):
            move, state = self._moves[index], self.states[index]
            known = None if move is None else Event(self._entries[index].seat, self.game.seen(state, move, seat))
            events.append(known)
        return tuple(filter(None, events[:at]))

    # ---------------------------------------------------------------- what may come next

    def forbids(self, move: M) -> Reason | None:
        """Return the rule that forbids a move now, or None."""
        if self.turn == NOBODY:
            return Reason("over")
        if self.full:
            return Reason("full")
        if self.turn == CHANCE:
            return self.game.why_not(self.state, move)
        return None if move in self.game.moves(self.state) else self.game.why_not(self.state, move) or Reason("illegal")

    def _forbids_resigning(self) -> Reason | None:
        """Return why the seat on turn can't resign now: over, no room, or among many a computer sits there already."""
        if self.turn < 0:
            return Reason("over")
        if self.full:
            return Reason("full")
        if len(self.sides) != 2 and self.players[self.turn].kind == "bot":
            return Reason("computer")
        return None

    def _flag(self) -> M | None:
        """Return what happens if the clock of the seat on turn runs out now; nothing where there is none."""
        clocked = self.turn >= 0 and not self.full and self.game.clock(self.options) is not None
        return self.game.timeout(self.state) if clocked else None

    def _append(self, entry: Entry, move: M | None) -> int:
        self.states.append(self.state if move is None else self.game.apply(self.state, move))
        self._moves.append(move)
        self._entries.append(entry)
        return self.length - 1

    def replay(self, entry: Entry) -> int:
        """Append an entry that somebody else wrote: read it, and check that it could have happened."""
        place = f"entry {self.length + 1}, {entry.text!r}"
        if entry.seat != self.turn:
            raise Unreadable(f"{place}: it was not the turn of seat {entry.seat + 1}")
        move: M | None = None
        if entry.text == RESIGN and entry.seat >= 0:
            reason = self._forbids_resigning()
        else:
            try:
                move = self.game.read(entry.text, self.state)
            except Unreadable as error:
                raise Unreadable(f"{place}: {error}") from None
            told = Reason("clock") if entry.timed_out else self.forbids(move)
            reason = None if move == self._flag() else told
        if reason:
            raise Illegal(place, reason)
        return self._append(entry, move)

    def _cut(self, length: int) -> list[Entry]:
        """Forget the entries from there on, and return them, the last first."""
        gone = self._entries[length:][::-1]
        del self._entries[length:], self._moves[length:], self.states[length + 1 :]
        for events in self._seen.values():
            del events[length:]
        return gone
