"""How somebody who knows no rules plays: presses what is new, and what is said to go on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

AGAIN: Final = "press again"  # what is put down says so
LOOKING: Final = frozenset({"nearer", "further", "all", "map", "pile", "walk", "last", "next"})  # they show more


class Pressable(NamedTuple):
    """Something on the table that can be pressed, as one who looks or listens knows it."""

    key: str
    name: str


class Curiosity:
    """Chooses what to press next: what has just become possible first, nothing twice if there is anything else."""

    def __init__(self, seed: str = "") -> None:
        self._random = Random(seed)
        self._tried: set[Pressable] = set()  # since the last move
        self._known: set[Pressable] = set()  # what could be pressed before the last press
        self._last = ""  # the key that was pressed last: once more would put it back

    def choose(self, offered: Sequence[Pressable]) -> Pressable:
        """Return what to press."""
        onward = [each for each in offered if each.key != self._last] or offered
        untried = [each for each in onward if each not in self._tried] or onward
        new = [each for each in untried if each not in self._known] or untried
        going = [each for each in offered if AGAIN in each.name]
        chosen = going[0] if going else self._random.choice(new)
        self._known = set(offered)
        self._tried.add(chosen)
        self._last = chosen.key
        return chosen

    def moved(self) -> None:
        """A move has been made: everything may be tried again."""
        self._tried.clear()
