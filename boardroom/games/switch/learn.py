"""Learn what standings are worth, by going through all turns again and again until nothing changes.

    python -m boardroom.games.switch.learn [SEATS ...]

writes standings-2.json, standings-3.json and standings-4.json beside this file, or those of the seats it is given; it
takes some ten minutes. For two seats all options are told apart and all standings are kept. For more seats only the
tables of dice are told apart: the other options change what the end of a turn is worth far less than how a turn is
played, and that is always looked through with the options of the match. For four seats the standings are kept for the
cards where something changes: the number of dice, the Klick, the last cards.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any, Final

from boardroom.games.switch.rules import Switch
from boardroom.games.switch.standings import Standings, file_of
from boardroom.games.switch.state import SwitchOptions
from boardroom.games.switch.tables import LAST
from boardroom.games.switch.turn import Chances, Tops, Turn

_ALL: Final = tuple(range(1, LAST + 1))
_SOME: Final = {"short": (1, 4, 5, 8, 9, 14, 16), "long": (1, 4, 7, 8, 9, 11, 12, 16)}
_DICE: Final = [{"dice": "short"}, {"dice": "long"}]
_CHOICES: Final = {
    "dice": ("short", "long"),
    "green": ("turn ends", "play on"),
    "blocked_risk": ("no penalty", "penalty"),
    "swapped_token": ("stays", "comes off"),
    "red": ("turn ends", "play on"),
    "token": ("three moments", "any time"),
    "coloured_risk": ("no penalty", "penalty"),
}
_EVERY: Final = [dict(zip(_CHOICES, chosen, strict=True)) for chosen in product(*_CHOICES.values())]
_ENOUGH: Final = 1e-5  # a sweep that changes the chances by no more than this, on average, is the last
_SWEEPS: Final = 16
_CALM: Final = 6  # after so many sweeps every step is halved: among many, plans answer each other's in circles


def told_apart(seats: int) -> list[dict[str, str]]:
    """Return the options whose standings are learnt separately."""
    return _EVERY if seats == 2 else _DICE


def kept(seats: int, dice: str) -> Tops:
    """Return the cards of each pile whose standings are kept."""
    return _SOME[dice] if seats == 4 else _ALL


def learn(seats: int, options: SwitchOptions, cards: Tops) -> Standings:
    """Return what the standings of so many seats are worth where everybody plays for the best."""
    known = Standings(seats, cards)
    for sweep in range(_SWEEPS):
        change = _sweep(known, options, 1.0 if sweep < _CALM else 0.5)
        print(f"  sweep {sweep + 1}: {change:.5f}", file=sys.stderr)
        if change <= _ENOUGH:
            break
    return known


def _sweep(known: Standings, options: SwitchOptions, step: float) -> float:
    """Look through every turn once, those near the end first; return by how much the chances changed, on average."""
    changed = 0.0
    turns: dict[Tops, Turn] = {}
    for others in sorted(product(known.cards, repeat=known.seats - 1), key=sum, reverse=True):
        turn = turns[others] = Turn(options, others, known, turns)
        for top in reversed(known.cards):
            for token in range(known.places):
                at = known.index((top, *others), token)
                before, now = known.values[at], turn.throw(top, token)
                known.values[at] = _towards(before, now, step)
                changed += abs(now[0] - before[0])
    return changed / len(known.values)


def _towards(before: Chances, now: Chances, step: float) -> Chances:
    return now if step == 1 else tuple(old + step * (new - old) for old, new in zip(before, now, strict=True))


def main(arguments: list[str], folder: Path = Path(__file__).parent) -> None:
    """Write the files of so many seats, or of all."""
    for seats in map(int, arguments or map(str, Switch.seats)):
        tables: list[dict[str, Any]] = []
        for chosen in told_apart(seats):
            print(f"{seats} seats, {chosen}", file=sys.stderr)
            known = learn(seats, SwitchOptions.model_validate(chosen), kept(seats, chosen["dice"]))
            tables.append({"options": chosen, **known.dump()})
        text = json.dumps({"how": f"python -m boardroom.games.switch.learn {seats}", "tables": tables}, indent=1)
        (folder / file_of(seats)).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
