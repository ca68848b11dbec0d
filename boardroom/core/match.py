"""A match: a game being played, as a log of entries and the states between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from secrets import token_hex
from typing import Any, Final, Generic

from boardroom.core.game import CHANCE, NOBODY, Event, Game, Hidden, M, Outcome, Reason, S, Seat, Unreadable
from boardroom.core.record import Entry, Player, Record

RESIGN: Final = "resign"  # stands in the log of any game; the rules never see it
SUBSTITUTE: Final = 3  # the level of the computer that takes over a seat


class Illegal(ValueError):
    """A move that the rules forbid, with the rule."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"{text}: {reason.rule}")
        self.text = text
        self.reason = reason


@dataclass(frozen=True, slots=True)
class View(Generic[S, M]):
    """All that a scene or a bot gets: the match as one seat may know it."""

    state: S
    seat: Seat
    turn: Seat
    moves: tuple[M, ...]  # empty unless the seat is on turn
    log: tuple[Event[M], ...]
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Step(Generic[S, M]):
    """One entry as somebody sees it happen."""

    index: int
    seat: Seat
    move: M | Hidden | None  # None: the seat resigned
    before: View[S, M]
    after: View[S, M]


@dataclass(frozen=True, slots=True)
class Undo:
    """What taking back would do now: back to which entry, whose decision it was; or why it can't be."""

    to: int = -1
    seat: Seat = NOBODY
    barrier: str = ""  # "nothing", "revealed" or "computers"

    @property
    def possible(self) -> bool:
        """Whether there is something to take back."""
        return not self.barrier


class Match(Generic[S, M]):
    """The one owner of a game's states. Everything that happens is an entry of its log."""

    def __init__(self, game: Game[S, M], record: Record) -> None:
        """Rebuild a match by replaying a record; raise Unreadable or Illegal where the log can't have happened."""
        seats = len(record.players)
        if seats not in game.seats:
            raise Unreadable(f"{game.key} can't be played with {seats} seats")
        self.game = game
        self.seats = seats
        self.options = game.options.model_validate(record.options)
        if record.position is None:
            start = game.start(seats, self.options)
        else:
            start = game.load(record.position, seats, self.options)
        self._record = record.model_copy(deep=True)
        self.states: list[S] = [start]
        self._moves: list[M | None] = []  # None: resigned
        self._entries: list[Entry] = []
        self._undone: list[Entry] = []
        for entry in record.log:
            self._replay(entry)

    @classmethod
    def new(
        cls,
        game: Game[S, M],
        players: Sequence[Player],
        options: Any = None,
        seed: str = "",
        position: Any = None,
        dice: str = "seed",
    ) -> Match[S, M]:
        """Start a match; without a seed it gets one that nobody can guess."""
        chosen = options if options is not None else game.options()
        return cls(
            game,
            Record.model_validate(
                {
                    "game": game.key,
                    "players": [player.model_dump() for player in players],
                    "options": chosen.model_dump(),
                    "seed": seed or token_hex(16),
                    "position": position,
                    "dice": dice,
                }
            ),
        )

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
    def players(self) -> tuple[Player, ...]:
        """Who sits where now; a seat that resigned among more than two sides is a computer's."""
        players = list(self._record.players)
        if len(self.game.sides(self.seats)) > 2:
            for entry in self._entries:
                if entry.text == RESIGN:
                    players[entry.seat] = Player(kind="bot", name=players[entry.seat].name, level=SUBSTITUTE)
        return tuple(players)

    @property
    def turn(self) -> Seat:
        """Who decides now, CHANCE, or NOBODY when the match is over."""
        return NOBODY if self._gave_up() else self.game.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        loser = self._gave_up()
        if loser:
            return Outcome(tuple(2 if seat in loser else 1 for seat in range(self.seats)), RESIGN)
        return self.game.outcome(self.state) if self.game.turn(self.state) == NOBODY else None

    def _gave_up(self) -> tuple[Seat, ...]:
        """Return the side that ended the match by resigning, if one did: only where there are two sides."""
        sides = self.game.sides(self.seats)
        if len(sides) == 2 and self._moves and self._moves[-1] is None:
            return next(side for side in sides if self._entries[-1].seat in side)
        return ()

    def view(self, seat: Seat, at: int | None = None) -> View[S, M]:
        """Return the match as the seat may know it, now or after the first `at` entries."""
        at = self.length if at is None else at
        state = self.states[at]
        now = at == self.length
        turn = self.turn if now else self.game.turn(state)
        log = tuple(
            Event(entry.seat, self.game.seen(self.states[i], move, seat))
            for i, (entry, move) in enumerate(zip(self._entries[:at], self._moves[:at], strict=True))
            if move is not None
        )
        return View(
            state=self.game.redact(state, seat),
            seat=seat,
            turn=turn,
            moves=tuple(self.game.moves(state)) if turn == seat >= 0 else (),
            log=log,
            outcome=self.outcome if now else None,
        )

    def step(self, index: int, seat: Seat) -> Step[S, M]:
        """Return an entry as the seat may have seen it happen."""
        entry, move = self._entries[index], self._moves[index]
        return Step(
            index,
            entry.seat,
            move if move is None else self.game.seen(self.states[index], move, seat),
            self.view(seat, index),
            self.view(seat, index + 1),
        )

    def used(self, seat: Seat) -> float:
        """Return the seconds that the seat has spent on its moves so far."""
        return sum(entry.seconds for entry in self._entries if entry.seat == seat)

    # ---------------------------------------------------------------- what happens

    def play(self, move: M, seconds: float = 0.0) -> int:
        """Play a move for whoever is on turn and return its index; raise Illegal with the rule that forbids it."""
        seat = self.turn
        reason = self.forbids(move)
        if reason:
            raise Illegal(self.game.write(move), reason)
        return self._played(Entry(seat=seat, text=self.game.write(move), seconds=seconds), move)

    def forbids(self, move: M) -> Reason | None:
        """Return the rule that forbids a move now, or None."""
        if self.turn == NOBODY:
            return Reason("over")
        if self.turn == CHANCE:
            return self.game.why_not(self.state, move)
        return None if move in self.game.moves(self.state) else self.game.why_not(self.state, move)

    def draw(self) -> int:
        """Let chance decide once, from the seed and the number of this entry."""
        rng = Random(f"{self._record.seed}:{self.length}")
        return self.play(self.game.chance(self.state, rng))

    def timeout(self, seconds: float = 0.0) -> int | None:
        """Let the clock of the seat on turn run out; return the entry's index if that is a move."""
        seat = self.turn
        move = self.game.timeout(self.state) if seat >= 0 else None
        if move is None:
            return None
        return self._played(Entry(seat=seat, text=self.game.write(move), seconds=seconds), move)

    def resign(self, seconds: float = 0.0) -> int:
        """Resign for the seat on turn: the other side wins, or among many a computer takes the seat."""
        if self.turn < 0:
            raise Illegal(RESIGN, Reason("over"))
        return self._played(Entry(seat=self.turn, text=RESIGN, seconds=seconds), None)

    def _played(self, entry: Entry, move: M | None) -> int:
        if self._undone and (self._undone[-1].seat, self._undone[-1].text) == (entry.seat, entry.text):
            self._undone.pop()
        else:
            self._undone.clear()
        return self._append(entry, move)

    def _append(self, entry: Entry, move: M | None) -> int:
        self.states.append(self.state if move is None else self.game.apply(self.state, move))
        self._moves.append(move)
        self._entries.append(entry)
        return self.length - 1

    def _replay(self, entry: Entry) -> None:
        """Append an entry that somebody else wrote: read it, and check that it could have happened."""
        number = self.length + 1
        if entry.seat != self.turn:
            raise Unreadable(f"entry {number}, {entry.text!r}: it was not seat {entry.seat + 1}'s turn")
        if entry.text == RESIGN and entry.seat >= 0:
            self._append(entry, None)
            return
        try:
            move = self.game.read(entry.text, self.state)
        except Unreadable as error:
            raise Unreadable(f"entry {number}, {entry.text!r}: {error}") from None
        timeout = self.game.timeout(self.state) if entry.seat >= 0 else None
        if move != timeout and (reason := self.forbids(move)):
            raise Illegal(f"entry {number}, {entry.text!r}", reason)
        self._append(entry, move)

    # ---------------------------------------------------------------- back and forth

    def undo_plan(self) -> Undo:
        """Say what taking back would do: to the last decision of a person, never past what was revealed since."""
        people = [seat for seat, player in enumerate(self._record.players) if player.kind == "human"]
        if not people:
            return Undo(barrier="computers")
        for index in reversed(range(self.length)):
            seat, move = self._entries[index].seat, self._moves[index]
            if move is not None and any(self.game.reveals(self.states[index], move, person) for person in people):
                return Undo(barrier="revealed")
            if seat in people:
                return Undo(index, seat)
        return Undo(barrier="nothing")

    def undo(self) -> int:
        """Take back to the last decision of a person; return how many entries remain."""
        plan = self.undo_plan()
        if not plan.possible:
            raise ValueError(plan.barrier)
        while self.length > plan.to:
            self.states.pop()
            self._moves.pop()
            self._undone.append(self._entries.pop())
        return self.length

    @property
    def redoable(self) -> bool:
        """Whether something was taken back that can be played again."""
        return bool(self._undone)

    def redo(self) -> list[int]:
        """Play again what was taken back, up to the next decision of a person; return the entries' indices."""
        done = []
        while self._undone:
            self._replay(self._undone.pop())
            done.append(self.length - 1)
            if self._undone and self._undone[-1].seat >= 0 and self.players[self._undone[-1].seat].kind == "human":
                break
        return done

    # ---------------------------------------------------------------- as data

    def record(self, **changes: Any) -> Record:
        """Return the save of this match as it is now."""
        outcome = self.outcome
        self._record = self._record.model_copy(update=changes)
        return self._record.model_copy(
            update={
                "log": list(self._entries),
                "result": None if outcome is None else "drawn" if outcome.drawn else "won",
                "winners": list(outcome.winners) if outcome else [],
            }
        )
