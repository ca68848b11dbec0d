"""What standings are worth: everybody's chance of winning before a turn's first throw, learnt beforehand.

`boardroom.games.switch.learn` makes the numbers. Seats are counted from the player on turn, the token's places are
those of `turn`. Four seats have more standings than are worth keeping: there only some cards of each pile are known,
and what lies between them is taken to lie on a straight line.
"""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode
from bisect import bisect_right
from functools import cache
from importlib import resources
from typing import Any, Final
from zlib import compress, decompress

from boardroom.games.switch.state import SwitchOptions
from boardroom.games.switch.tables import LAST
from boardroom.games.switch.turn import Chances, Tops

_STEPS: Final = 2000  # a chance is kept as so many parts of one
_WIDTH: Final = 100  # letters in a line of the file


class Standings:
    """Everybody's chances for one number of seats and one set of options."""

    def __init__(self, seats: int, cards: Tops, values: list[Chances] | None = None) -> None:
        self.seats = seats
        self.cards = cards  # of each pile: the ones that are known
        self.places = 2 * seats + 1  # of the token
        self.values = values or [(1 / seats,) * seats] * (len(cards) ** seats * self.places)
        self._near = {top: self._between(top) for top in range(1, LAST + 1)}

    def __call__(self, tops: Tops, token: int) -> Chances:
        """Return everybody's chances, of whom the first is about to throw."""
        spots = [(0, 1.0)]
        for top in tops:
            spots = [(at * len(self.cards) + i, part * p) for at, part in spots for i, p in self._near[top]]
        if len(spots) == 1:
            return self.values[spots[0][0] * self.places + token]
        around = [(part, self.values[at * self.places + token]) for at, part in spots]
        return tuple(sum(part * chances[seat] for part, chances in around) for seat in range(self.seats))

    def index(self, tops: Tops, token: int) -> int:
        """Return where the chances are kept; all the cards must be known ones."""
        at = 0
        for top in tops:
            at = at * len(self.cards) + self.cards.index(top)
        return at * self.places + token

    def _between(self, top: int) -> tuple[tuple[int, float], ...]:
        """Return the known cards around a card, and how much each counts."""
        low = bisect_right(self.cards, top) - 1
        if self.cards[low] == top:
            return ((low, 1.0),)
        part = (top - self.cards[low]) / (self.cards[low + 1] - self.cards[low])
        return (low, 1 - part), (low + 1, part)

    # ---------------------------------------------------------------- as data

    def dump(self) -> dict[str, Any]:
        """Return the numbers as JSON data; the last seat's chance follows from the others'."""
        steps = [round(chance * _STEPS) for chances in self.values for chance in chances[:-1]]
        letters = b64encode(compress(struct.pack(f"<{len(steps)}H", *steps), 9)).decode()
        lines = [letters[at : at + _WIDTH] for at in range(0, len(letters), _WIDTH)]
        return {"cards": list(self.cards), "chances": lines}

    @classmethod
    def load(cls, seats: int, data: dict[str, Any]) -> Standings:
        """Return what dump wrote."""
        packed = decompress(b64decode("".join(data["chances"])))
        steps = [step / _STEPS for (step,) in struct.iter_unpack("<H", packed)]
        rows = [tuple(steps[at : at + seats - 1]) for at in range(0, len(steps), seats - 1)]
        return cls(seats, tuple(data["cards"]), [(*row, max(0.0, 1 - sum(row))) for row in rows])


def file_of(seats: int) -> str:
    """Return the name of the file that keeps the chances of so many seats."""
    return f"standings-{seats}.json"


def standings(seats: int, options: SwitchOptions) -> Standings:
    """Return the chances learnt for the options of a match, as far as they were told apart."""
    chosen = options.model_dump()
    tables = _file(seats)
    return _read(seats, next(i for i, table in enumerate(tables) if table["options"].items() <= chosen.items()))


@cache
def _file(seats: int) -> list[dict[str, Any]]:
    text = (resources.files("boardroom.games.switch") / file_of(seats)).read_text(encoding="utf-8")
    tables: list[dict[str, Any]] = json.loads(text)["tables"]
    return tables


@cache
def _read(seats: int, number: int) -> Standings:
    return Standings.load(seats, _file(seats)[number])
