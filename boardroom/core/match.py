"""A match: a game being played. Everything that happens is an entry of its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from boardroom.core.fairness import deciding, has_chance, luck
from boardroom.core.game import CHANCE, NOBODY, Game, Illegal, M, Options, S, Seat, has_secrets
from boardroom.core.history import RESIGN, SUBSTITUTE, History
from boardroom.core.record import Entry, Player, Record
from boardroom.core.view import Step, View

__all__ = ["RESIGN", "SUBSTITUTE", "Illegal", "Match", "Step", "Undo", "View", "against_free_undo"]


@dataclass(frozen=True, slots=True)
class Undo:
    """What taking back would do now: back to which entry, whose decision it was; or why it can't be."""

    to: int = -1
    seat: Seat = NOBODY
    barrier: str = ""  # "nothing", "revealed", "agreed", "time", "computers" or "shown"
    free: bool = False  # past what was revealed, as was agreed

    @property
    def possible(self) -> bool:
        """Whether there is something to take back."""
        return not self.barrier


def against_free_undo(game: Game, players: Sequence[Player], by_hand: bool) -> str:
    """Say why nobody can agree on free take-backs: "nothing" is ever revealed, "people", "dice"; empty if one can."""
    if not has_chance(game) and not has_secrets(game):
        return "nothing"
    if sum(player.kind == "human" for player in players) != 1:
        return "people"
    return "dice" if by_hand else ""


class Match(History[S, M]):
    """The one owner of a game's states: plays, takes back, plays again, and says it all as a record."""

    def __init__(self, game: Game[S, M], record: Record) -> None:
        """Rebuild a match by replaying a record; raise Unreadable or Illegal where the log can't have happened."""
        self.final = False  # while the log is replayed
        super().__init__(game, record)
        self.final = record.seed_shown  # whoever knows the seed knows what comes: nothing is played or taken back then
        self._record = record.model_copy(deep=True, update={"log": []})
        self._undone: list[Entry] = []  # the last one comes next
        # By each seat on its next decision: what was taken back or left costs its time.
        self._spent = [0.0] * self.seats
        self._spent[: len(record.spent)] = record.spent[: self.seats]
        self._laid_open = record.laid_open

    @classmethod
    def new(
        cls,
        game: Game[S, M],
        players: Sequence[Player],
        options: Options | None = None,
        seed: str = "",
        position: Any = None,
        dice: str = "seed",
        free_undo: bool = False,
    ) -> Match[S, M]:
        """Start a match; without a seed it gets one that nobody can guess."""
        chosen: Options = options if options is not None else game.options()
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
                    "free_undo": free_undo and not against_free_undo(game, players, dice == "people"),
                }
            ),
        )

    @property
    def by_hand(self) -> bool:
        """Whether people throw real dice and tell what they show, instead of the seed."""
        return self._record.dice == "people"

    @property
    def free_undo(self) -> bool:
        """Whether the one person may take back past what was revealed, because that was agreed."""
        return self._record.free_undo and not against_free_undo(self.game, self._seated, self.by_hand)

    @property
    def turn(self) -> Seat:
        """Who decides now, CHANCE, or NOBODY when the match is over or final."""
        return NOBODY if self.final else super().turn

    # ---------------------------------------------------------------- what happens

    def add_salt(self, salt: str) -> None:
        """Let what people add decide together with the seed; raise ValueError once chance has decided anything."""
        drawn = any(entry.seat == CHANCE for entry in (*self._entries, *self._undone))
        if self.by_hand or self.final or drawn:
            raise ValueError("it is too late to add to the seed")
        self.record(salt=salt)

    def show_seed(self) -> str:
        """Return the seed for everybody to see: from now on the match is final."""
        self.final = True
        self._undone.clear()
        return self._record.seed

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
        return self.play(self.game.chance(self.state, luck(deciding(self._record), self.length)))

    def timeout(self, seconds: float = 0.0) -> int | None:
        """Let the clock of the seat on turn run out; return the entry's index if that is a move."""
        move = self._flag()
        return None if move is None else self._played(self.game.write(move), move, seconds, timed_out=True)

    def resign(self, seconds: float = 0.0) -> int:
        """Resign for the seat on turn: the other side wins, or among many a computer takes the seat."""
        if reason := self._forbids_resigning():
            raise Illegal(RESIGN, reason)
        return self._played(RESIGN, None, seconds)

    def _played(self, text: str, move: M | None, seconds: float, timed_out: bool = False) -> int:
        """Append what was decided now; what was taken back can be played again only along the same way."""
        entry = Entry(seat=self.turn, text=text, seconds=self._timed(seconds), timed_out=timed_out)
        if self._undone and (self._undone[-1].seat, self._undone[-1].text) == (entry.seat, entry.text):
            self._undone.pop()
        else:
            self._undone.clear()
        return self._append(entry, move)

    # ---------------------------------------------------------------- time

    @property
    def _by_person(self) -> bool:
        return self.turn >= 0 and self.players[self.turn].kind == "human"

    def spent(self, seat: Seat) -> float:
        """Return the seconds that a person has spent on the next decision so far, before it was taken back or left."""
        return self._spent[seat]

    def spend(self, seconds: float) -> None:
        """Charge the person on turn, whose decision is interrupted; a computer begins again and loses nothing by it."""
        if self._by_person:
            self._spent[self.turn] += seconds

    def _timed(self, seconds: float) -> float:
        """Return what the decision of the moment has taken altogether; from now on it stands in the log."""
        if self.turn >= 0:
            seconds, self._spent[self.turn] = seconds + self._spent[self.turn], 0.0
        return round(seconds, 3)

    # ---------------------------------------------------------------- back and forth

    def undo_plan(self) -> Undo:
        """Say what taking back would do: to the last decision of a person, never past a time-out or what was revealed.

        Where free take-backs were agreed, what was revealed doesn't stop it: the same comes again, as the number of an
        entry decides. The end still does once everything has been laid open, and so do time-outs: no time comes back.
        The decision may be another person's than who asks: the table asks first, and nothing happens silently.
        What people enter from real dice they can also correct: it is taken back like a decision, as CHANCE's.
        """
        if self.final:
            return Undo(barrier="shown")
        if self._laid_open:
            return Undo(barrier="revealed")
        people = [seat for seat, player in enumerate(self._seated) if player.kind == "human"]
        if not people and not self.by_hand:
            return Undo(barrier="computers")
        gone, free = self._gone(), False
        for index in reversed(range(self.length)):
            seat, move, state = self._entries[index].seat, self._moves[index], self.states[index]
            if self._entries[index].timed_out:
                return Undo(barrier="time")
            if seat == CHANCE and self.by_hand:
                return Undo(index, CHANCE)
            here = [person for person in people if index <= gone.get(person, index)]
            learners = [seat] if seat in here else here  # what a decision gives away costs only who took it
            if move is not None and any(self.game.reveals(state, move, person) for person in learners):
                if not self.free_undo:
                    return Undo(barrier="revealed")
                free = True
            if move is not None and self.game.stays(move, self.options):
                return Undo(barrier="agreed")
            if seat in here:
                return Undo(index, seat, free=free)
        return Undo(barrier="nothing")

    def undo(self) -> int:
        """Take back to the last decision of a person, but not its time; return how many entries remain."""
        plan = self.undo_plan()
        if not plan.possible:
            raise ValueError(plan.barrier)
        gone = self._cut(plan.to)
        if plan.seat != CHANCE:
            self._spent[plan.seat] += gone[-1].seconds
        self._undone += gone
        return self.length

    def lay_open(self) -> None:
        """People have been shown everything, now that it is over: nobody plays on with what they know."""
        self._laid_open = True

    @property
    def redoable(self) -> bool:
        """Whether something was taken back that can be played again."""
        return bool(self._undone)

    def redo(self) -> list[int]:
        """Play again what was taken back, up to the next decision of a person; return the entries' indices."""
        done = []
        while self._undone:
            entry = self._undone.pop()
            if self._by_person:
                entry = entry.model_copy(update={"seconds": self._timed(0.0)})
            done.append(self.replay(entry))
            if self._by_person:
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
                "seed_shown": self.final,
                "laid_open": self._laid_open,
                "spent": [round(seconds, 3) for seconds in self._spent] if any(self._spent) else [],
                "result": None if outcome is None else "drawn" if outcome.drawn else "won",
                "winners": list(outcome.winners) if outcome else [],
            }
        )
