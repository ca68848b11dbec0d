"""The computer players in the sale: what is small enough they work out, and nothing can be better."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from boardroom.ai.bot import LEVELS, Budget
from boardroom.core.game import NOBODY
from boardroom.games.zug.market import Market, Solver, Spent
from boardroom.games.zug.state import Sell, State
from tests.games.zug.board import GAME, SEATS, play, sale, scores
from tests.games.zug.duel import ask, text

ENOUGH = Budget(nodes=100_000)
# Letters are tokens, given out at random: a to d wagons, s to v engineers.
CROSS = """
          ■
        ■ ╷s■
          ║a
    ■ ╶t═b╋─═c═d╴u■
          ║e
          ╵v■
"""
BRANCH = """
        ■ ╷s
          ╋ ■
      ■ ╶t┦a╴u■
"""
FORKED = """
    ■ ╶s═a╋─═b┥c═d╴t
              ║e  ■
            ■ ╵u■
"""


def drawn(picture: str, seats: int, seed: int) -> State | None:
    """Return a sale on a drawn table with tokens at random, or nothing if there is nothing to sell."""
    rng = Random(f"{picture} {seats} {seed}")
    names = [*map(str, range(1, seats + 1))]
    given = {letter: rng.choice(names) for letter in "abcde"} | {letter: rng.choice([*names, " "]) for letter in "stuv"}
    picture = (
        "".join(given.get(sign, sign) for sign in picture).replace("┥c", "┥ ").replace("┥1", "┥ ").replace("┥2", "┥ ")
    )
    for turn in range(1, seats + 1):
        try:
            return sale(picture, seats=seats, turn=turn)
        except ValueError:
            continue
    return None
