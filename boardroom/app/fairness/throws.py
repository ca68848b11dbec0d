"""Throws, counted: how often each side came up, and who had how much luck; of one match or of all that are saved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from boardroom.core.files import BrokenSave
from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Game
from boardroom.core.history import History
from boardroom.core.record import Player
from boardroom.core.spread import below
from boardroom.core.store import Store
from boardroom.ui.table.dice import Dice, Die, Thrown


@dataclass
class Luck:
    """What somebody threw: pips against the average, and how often it was what they needed against the chance of it."""

    throws: int = 0
    dice: int = 0  # that have pips
    pips: int = 0
    mean: float = 0.0  # pips to be expected of those dice
    hopes: int = 0  # throws that something was hoped of
    came: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def luckier(self) -> float | None:
        """In what part of all cases fair dice would have brought less of what was hoped for; None: can't be told."""
        return below(self.came, self.expected, self.variance)

    def count(self, thrown: Thrown, dice: dict[str, Die]) -> None:
        """Add a throw."""
        self.throws += 1
        for key, shown in thrown.sides:
            if (die := dice[key]).counts:
                self.dice += 1
                self.mean += die.mean
                self.pips += next(side.pips for side in die.sides if side.key == shown)
        if thrown.hope is not None:
            self.hopes += 1
            self.came += thrown.came
            self.expected += thrown.hope
            self.variance += thrown.hope * (1 - thrown.hope)

    def add(self, other: Luck) -> None:
        """Add what was thrown elsewhere."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Throws:
    """Counted throws; the luck is that of seats, or of any other groups."""

    matches: int = 0
    throws: int = 0
    sides: Counter[tuple[str, str]] = field(default_factory=Counter)  # by die and side
    lucks: dict[Any, Luck] = field(default_factory=dict)

    def counts(self, die: Die) -> list[int]:
        """Return how often each side of a die came up."""
        return [self.sides[die.key, side.key] for side in die.sides]

    def add(self, other: Throws, groups: Sequence[Hashable]) -> None:
        """Add what was counted in a match; `groups` says for each seat whose luck its luck is."""
        self.matches += other.matches
        self.throws += other.throws
        self.sides.update(other.sides)
        for seat, luck in other.lucks.items():
            self.lucks.setdefault(groups[seat], Luck()).add(luck)


def count(history: History, dice: Dice) -> Throws:
    """Count the throws of a match that everybody has seen."""
    game, kinds = history.game, {die.key: die for die in dice.kinds()}
    counted = Throws(matches=1)
    for entry, state in zip(history.entries, history.states, strict=False):
        if entry.seat != CHANCE:
            continue
        move = game.seen(state, game.read(entry.text, state), NOBODY)
        thrown = None if move is HIDDEN else dice.thrown(game.redact(state, NOBODY), move)
        if thrown is not None:
            counted.throws += 1
            counted.sides.update(thrown.sides)
            counted.lucks.setdefault(thrown.seat, Luck()).count(thrown, kinds)
    return counted


Kept = dict[str, tuple[datetime, Throws, tuple[Player, ...]]]  # by a save's id: what was counted, and when it was saved


class SavedThrows:
    """The throws of every saved match of a game, counted match by match; what has not changed is counted once."""

    def __init__(self, store: Store, game: Game, dice: Dice, kept: Kept) -> None:
        self._store, self._game, self._dice, self._kept = store, game, dice, kept
        self.total = Throws()
        self.matches = [summary for summary in store.list() if summary.game == game.key]

    def count(self) -> Iterator[int]:
        """Count one match after the other; yields how many are done, so that others may have a turn."""
        for done, summary in enumerate(self.matches, 1):
            known = self._kept.get(summary.id)
            if known is None or known[0] != summary.changed:
                try:
                    record = self._store.load(summary.id)
                    known = (summary.changed, count(History(self._game, record), self._dice), summary.players)
                except (BrokenSave, ValueError):  # the list of saved games tells of it
                    continue
                self._kept[summary.id] = known
            _, throws, players = known
            self.total.add(throws, [player.kind for player in players])
            yield done
