"""What the figures of Zug claim: the tiles, where they fit, what is enabled, who sells where, tokens and points."""

from __future__ import annotations

from typing import Any

from boardroom.core.game import NOBODY
from boardroom.games.zug.network import Network, Square
from boardroom.games.zug.rules import Zug
from boardroom.games.zug.selling import score, scoring_locomotives
from boardroom.games.zug.state import Place, ZugState
from boardroom.games.zug.tables import TILES
from boardroom.testing.claims import Claim, Words


def square(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


def squares(texts: list[str]) -> set[Square]:
    return {square(text) for text in texts}


def groups(texts: list[list[str]]) -> set[frozenset[Square]]:
    return {frozenset(squares(group)) for group in texts}


def carriers(network: Network, texts: list[str]) -> list[Square]:
    """Read squares of factories and locomotives; of nothing else it is said whether it is enabled."""
    found = [square(text) for text in texts]
    assert found, "a claim about nothing"
    assert {*found} <= {*network.factories, *network.locomotives}, "there is no factory and no locomotive"
    return found


def tiles(game: Zug, state: ZugState, claim: dict[str, list[Any]]) -> None:
    """There are so many of each kind, with track at these sides, trains between these pairs, and this shown."""
    found = {
        name: [
            tile.number,
            "".join("NESW"[edge] for edge in tile.edges),
            " ".join("NESW"[one] + "NESW"[other] for one, other in tile.runs),
            tile.shows,
        ]
        for name, tile in TILES.items()
    }
    assert found == claim, f"they are {found}"


def fits(game: Zug, state: ZugState, claim: dict[str, list[str]]) -> None:
    """The player on turn may lay a tile in these places and turnings, and in no others."""
    for name, places in claim.items():
        laid = [move.laid for move in game.moves(state) if isinstance(move, Place) and move.laid.name == name]
        found = {f"{each.x},{each.y}/{each.turn * 90}" for each in laid}
        assert found == set(places), f"{name} fits at {sorted(found)}"


def enabled(game: Zug, state: ZugState, claim: list[str]) -> None:
    """These factories and locomotives lie on enabled track."""
    for at in carriers(state.network, claim):
        assert state.network.enabled(at), f"{at} is not"


def not_enabled(game: Zug, state: ZugState, claim: list[str]) -> None:
    """These factories and locomotives don't."""
    for at in carriers(state.network, claim):
        assert not state.network.enabled(at), f"{at} is"


def lit(game: Zug, state: ZugState, claim: list[str]) -> None:
    """Enabled track runs over these tiles and no others."""
    found = {at for at in state.network.tiles if state.network.runs(at)}
    assert found == squares(claim), f"it is {sorted(found)}"


def sells(game: Zug, state: ZugState, claim: tuple[str, list[str]]) -> None:
    """A train from a factory can go to these stations and to no others."""
    factory, stations = square(claim[0]), squares(claim[1])
    network = state.network
    assert factory in network.factories, "there is no factory"
    found = {station for run in network.runs(factory) for side in run for station in network.reach(factory, side)}
    assert found == stations, f"it goes to {sorted(found)}"


def cities(game: Zug, state: ZugState, claim: list[list[str]]) -> None:
    """The city tiles form these cities and no others."""
    assert set(state.network.cities) == groups(claim), f"they are {state.network.cities}"


def served(game: Zug, state: ZugState, claim: dict[str, list[list[str]]]) -> None:
    """A station serves these cities and no others."""
    for station, found in ((text, state.network.served(square(text))) for text in claim):
        assert set(found) == groups(claim[station]), f"{station} serves {found}"


def owner(game: Zug, state: ZugState, claim: dict[str, int]) -> None:
    """The token on a tile is this seat's; 0 where there is none."""
    for text, seat in claim.items():
        assert square(text) in state.network.tiles, f"there is no tile at {text}"
        found = state.token_at(square(text))
        assert seat == (0 if found == NOBODY else found + 1), f"{text} is seat {found + 1}'s"


def stock(game: Zug, state: ZugState, claim: dict[str, list[int]]) -> None:
    """A seat has so many wagons and engineers left beside the table."""
    for seat, left in claim.items():
        found = [state.stock(int(seat) - 1, token) for token in ("wagon", "engineer")]
        assert found == left, f"seat {seat} has {found}"


def pile(game: Zug, state: ZugState, claim: int) -> None:
    """So many tiles are left to draw."""
    assert state.pile == claim, f"there are {state.pile}"


def points(game: Zug, state: ZugState, claim: dict[str, list[int]]) -> None:
    """A seat has so many points for stations, for wagons in cities and for locomotives."""
    for seat, parts in claim.items():
        found = list(score(state, int(seat) - 1).values())
        assert found == parts, f"seat {seat} has {found}"


def scoring(game: Zug, state: ZugState, claim: dict[str, list[str]]) -> None:
    """These locomotives score for a seat, and no others."""
    for seat, locomotives in claim.items():
        found = set(scoring_locomotives(state, int(seat) - 1))
        assert found == squares(locomotives), f"of seat {seat} it is {found}"


WORDS: Words = {
    "tiles": tiles, "fits": fits, "enabled": enabled, "not-enabled": not_enabled, "lit": lit, "sells": sells,
    "cities": cities, "served": served, "owner": owner, "stock": stock, "pile": pile, "points": points,
    "scoring": scoring,
}  # fmt: skip

FALSE: list[tuple[str, Claim]] = [
    ("tiles", {"tiles": {"crossing": [5, "NESW", "NS EW", "track"]}}),
    ("sides", {"fits": {"straight": ["2,0/90"]}}),
    ("reversing", {"enabled": ["1,1"]}),
    ("enabled", {"enabled": ["1,0", "0,0"]}),
    ("enabled", {"enabled": []}),
    ("enabled", {"not-enabled": ["1,0"]}),
    ("reversing", {"not-enabled": ["1,0"]}),
    ("enabled", {"lit": ["1,0"]}),
    ("junction", {"sells": ["2,0", ["3,0", "-1,0", "1,-2"]]}),
    ("junction", {"sells": ["1,0", []]}),
    ("cities", {"cities": [["-2,0", "-1,1"], ["2,1"], ["2,-1"], ["3,0"]]}),
    ("three-cities", {"served": {"-1,0": [["-1,1"]]}}),
    ("laying", {"owner": {"-1,0": 2}}),
    ("laying", {"owner": {"5,5": 0}}),
    ("start", {"stock": {"1": [13, 7]}}),
    ("start", {"pile": 80}),
    ("scoring", {"points": {"1": [2, 3, 6]}}),
    ("scoring", {"scoring": {"2": ["2,0"]}}),
]
