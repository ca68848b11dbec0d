"""A match: a game being played. Everything that happens is an entry of its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from boardroom.core.fairness import luck
from boardroom.core.game import CHANCE, NOBODY, Game, Illegal, M, S, Seat
from boardroom.core.history import RESIGN, SUBSTITUTE, History
from boardroom.core.record import Entry, Player, Record
from boardroom.core.view import Step, View

__all__ = ["RESIGN", "SUBSTITUTE", "Illegal", "Match", "Step", "Undo", "View"]


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


class Match(History[S, M]):
    """The one owner of a game's states: plays, takes back, plays again, and says it all as a record."""

    def __init__(self, game: Game[S, M], record: Record) -> None:
        """Rebuild a match by replaying a record; raise Unreadable or Illegal where the log can't have happened."""
        super().__init__(game, record)
        self._record = record.model_copy(deep=True, update={"log": []})
        self._undone: list[Entry] = []  # the last one comes next

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
                    "options": chosen.model_dump(mode="json"),
                    "seed": seed or token_hex(16),
                    "position": position,
                    "dice": dice,
                }
            ),
        )

    @property
    def by_hand(self) -> bool:
        """Whether people throw real dice and tell what they show, instead of the seed."""
        return self._record.dice == "people"

    # ---------------------------------------------------------------- what happens

    def play(self, move: M, seconds: float = 0.0) -> int:
        """Play a move for whoever is on turn and return its index; raise Illegal with the rule that forbids it."""
        text = self.game.write(move)
        if reason := self.forbids(move):
            raise Illegal(text, reason)
        return self._played(text, move, seconds)

    def draw(self) -> int:
        """Let chance decide once, from the seed and the number of this entry; people with real dice play() them."""
        if self.turn != CHANCE or self.by_hand:
            raise ValueError("it is not for the seed to decide now")
        return self.play(self.game.chance(self.state, luck(self._record.seed, self.length)))

    def timeout(self, seconds: float = 0.0) -> int | None:
        """Let the clock of the seat on turn run out; return the entry's index if that is a move."""
        move = self._flag()
        return None if move is None else self._played(self.game.write(move), move, seconds)

    def resign(self, seconds: float = 0.0) -> int:
        """Resign for the seat on turn: the other side wins, or among many a computer takes the seat."""
        if reason := self._forbids_resigning():
            raise Illegal(RESIGN, reason)
        return self._played(RESIGN, None, seconds)

    def _played(self, text: str, move: M | None, seconds: float) -> int:
        """Append what was decided now; what was taken back can be played again only along the same way."""
        entry = Entry(seat=self.turn, text=text, seconds=round(seconds, 3))
        if self._undone and (self._undone[-1].seat, self._undone[-1].text) == (entry.seat, entry.text):
            self._undone.pop()
        else:
            self._undone.clear()
        return self._append(entry, move)

    # ---------------------------------------------------------------- back and forth

    def undo_plan(self) -> Undo:
        """Say what taking back would do: to the last decision of a person, never past what was revealed since.

        The decision may be another person's than who asks: the table asks first, and nothing happens silently.
        What people enter from real dice they can also correct: it is taken back like a decision, as CHANCE's.
        """
        people = [seat for seat, player in enumerate(self._seated) if player.kind == "human"]
        if not people and not self.by_hand:
            return Undo(barrier="computers")
        gone = self._gone()
        for index in reversed(range(self.length)):
            seat, move, state = self._entries[index].seat, self._moves[index], self.states[index]
            if seat == CHANCE and self.by_hand:
                return Undo(index, CHANCE)
            here = [person for person in people if index <= gone.get(person, index)]
            learners = [seat] if seat in here else here  # what a decision gives away costs only who took it
            if move is not None and any(self.game.reveals(state, move, person) for person in learners):
                return Undo(barrier="revealed")
            if seat in here:
                return Undo(index, seat)
        return Undo(barrier="nothing")

    def undo(self) -> int:
        """Take back to the last decision of a person; return how many entries remain."""
        plan = self.undo_plan()
        if not plan.possible:
            raise ValueError(plan.barrier)
        self._undone += self._cut(plan.to)
        return self.length

    @property
    def redoable(self) -> bool:
        """Whether something was taken back that can be played again."""
        return bool(self._undone)

    def redo(self) -> list[int]:
        """Play again what was taken back, up to the next decision of a person; return the entries' indices."""
        done = []
        while self._undone:
            done.append(self.replay(self._undone.pop()))
            if self.turn >= 0 and self.players[self.turn].kind == "human":
                break
        return done

    # ---------------------------------------------------------------- as data

    def assist(self, what: str) -> None:
        """Count a help that somebody took, such as a hint."""
        counted = self._record.assists
        self._record = self._record.model_copy(update={"assists": {**counted, what: counted.get(what, 0) + 1}})

    def record(self, **changes: Any) -> Record:
        """Return the save of this match as it is now; the changes, say of the title, are kept."""
        if changes:
            self._record = Record.model_validate(self._record.model_dump() | changes)
        outcome = self.outcome
        return self._record.model_copy(
            update={
                "log": list(self._entries),
                "result": None if outcome is None else "drawn" if outcome.drawn else "won",
                "winners": list(outcome.winners) if outcome else [],
            }
        )
