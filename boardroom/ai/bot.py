"""A bot: something that chooses a move from a View, within a budget, and says why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final, Generic

from boardroom.core.door import package
from boardroom.core.game import Game, M, S
from boardroom.core.match import View

LEVELS: Final = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking is allowed. With nodes only, and a seed, an answer can be repeated exactly."""

    seconds: float | None = None
    nodes: int | None = None
    stop: Callable[[], bool] | None = None  # somebody said "move now"; stays in its process, never travels

    def over(self, started: float, nodes: int) -> bool:
        """Tell whether thinking that began at that time.monotonic() and has seen so many nodes must end."""
        return (
            (self.nodes is not None and nodes >= self.nodes)
            or (self.seconds is not None and monotonic() - started >= self.seconds)
            or (self.stop is not None and self.stop())
        )


@dataclass(frozen=True, slots=True)
class Option(Generic[M]):
    """A move that was considered: the mover's chance of winning with it (a draw is a half) and how it would go on."""

    move: M
    value: float
    line: tuple[M, ...]  # starts with the move


@dataclass(frozen=True, slots=True)
class Answer(Generic[M]):
    """The chosen move and why; hints, review, the move log and the engine use the same answer."""

    move: M
    value: float
    line: tuple[M, ...]
    options: tuple[Option[M], ...]  # best first, the chosen one among them
    nodes: int
    seconds: float
    depth: int = 0
    forced: int | None = None  # plies to a proven end: positive wins, negative loses, 0 a proven draw


class Bot(ABC, Generic[S, M]):
    """A computer player of one level. It gets a View: what its seat may know, and nothing else."""

    @abstractmethod
    def choose(self, game: Game[S, M], view: View[S, M], budget: Budget, rng: Random) -> Answer[M]:
        """Choose one of view.moves."""

    def budget(self) -> Budget:
        """Return what this level takes at the table unless told otherwise."""
        return Budget(seconds=1.0)


def load_game(key: str) -> Game:
    """Return a game by its key, since nothing here may know one; raise LookupError where there is none."""
    return package(key).rules()


def load_bot(key: str, level: int) -> Bot:
    """Return a game's bot of a level, which `bot(level)` in its module `bot` makes."""
    bot = package(key).piece("bot", "bot")(level)
    assert isinstance(bot, Bot)
    return bot
