"""Short words for Zug's positions and moves in tests.

A table is drawn with two characters for each square: the tile, and whose token stands on it (a digit) or nothing.

    │ ─         straight                 ║ ═         factory on a straight
    └ ┌ ┐ ┘     curve                    ╚ ╔ ╗ ╝     factory on a curve
    ┼           crossing                 ┃ ━         locomotive
    ╋           crossing at 0,0          ╎ ╌         through station
    ┰ ┥ ┸ ┝     fork                     ╷ ╴ ╵ ╶     terminal station, at the end of the short rail
    ┟ ┭ ┦ ┶     branch right             ■           city
    ┧ ┵ ┞ ┮     branch left              (of branches and forks the thick rail is the stem)

Between two squares a rail may be drawn on to please the eye.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from boardroom.core.game import NOBODY
from boardroom.games.zug.network import Laid, Network, Readings, Square
from boardroom.games.zug.rules import Zug
from boardroom.games.zug.state import Move, Place, ZugState
from boardroom.games.zug.tables import MASKS, TILES
from boardroom.games.zug.text import write_laid
from tests.games.kit.positions import Positions
from tests.games.zug.components import COMPONENTS
from tests.games.zug.oracle import COUNTS, Railway

GAME = Zug()
WORDS = Positions(GAME, COMPONENTS)
start, settle, dealt, load, loaded = WORDS.start, WORDS.settle, WORDS.dealt, WORDS.load, WORDS.loaded
play, legal, refused, winners = WORDS.play, WORDS.legal, WORDS.refused, WORDS.winners
SEATS = (2, 3, 4, 5)

RULES = {  # the ids that the rulebook and the face must know
    "place-hand",
    "place-taken",
    "place-side",
    "place-turning",
    "place-obstructs",
    "place-blank",
    "place-must",
    "token-none",
    "token-stock",
    "token-empty",
    "token-yours",
    "sell-wagon",
    "sell-enabled",
    "sell-station",
    "sell-city",
    "sell-served",
    "sell-full",
    "sale-must",
    "building",
    "sale",
    "deal",
    "over",
}
GLYPHS = {
    "╋": ("crossing", 0),
    "┼": ("crossing", 0),
    "■": ("city", 0),
    **{
        glyph: (name, turn)
        for name, glyphs in {
            "straight": "│─",
            "curve": "└┌┐┘",
            "right": "┟┭┦┶",
            "left": "┧┵┞┮",
            "fork": "┰┥┸┝",
            "factory": "║═",
            "bend": "╚╔╗╝",
            "loco": "┃━",
            "station": "╎╌",
            "terminal": "╷╴╵╶",
        }.items()
        for turn, glyph in enumerate(glyphs)
    },
}
RAILS = " .─═━╌"

OUT_OF_WAGONS = "╋─" + "═1" * 13  # seat 1 has all its wagons on the table, in a row to the east
OUT_OF_ENGINEERS = "╶1╋─━1╌1╌1╌1╌1╌1╌1"  # seat 1 has all its engineers on the table, one of them on a locomotive


def tiles(picture: str) -> list[str]:
    """Return the tiles of a drawn table as texts, from the start tile outwards, each beside an earlier one."""
    drawn: dict[Square, tuple[str, int, str]] = {}
    rows = [line for line in picture.splitlines() if line.strip()]
    for down, line in enumerate(rows):
        for across in range(0, len(line), 2):
            glyph, token = line[across], line[across + 1 : across + 2] or " "
            if glyph not in " .":
                assert token.isdigit() or token in RAILS, f"{line}: {token}"
                drawn[across // 2, -down] = (*GLYPHS[glyph], token if token.isdigit() else "")
                if glyph == "╋":
                    middle = across // 2, -down
    found, edge = [], [middle]
    while edge:
        x, y = edge.pop(0)
        if (x, y) in drawn:
            name, turn, token = drawn.pop((x, y))
            laid = Laid(x - middle[0], y - middle[1], name, turn)
            found.append(write_laid(laid) + (f"={token}" if token else ""))
            edge += [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
    assert not drawn, f"lies apart: {drawn}"
    return found


def data(picture: str = "╋", *hands: str, seats: int = 2, turn: int = 1, **more: Any) -> dict[str, Any]:
    """Return a position as plain data: a table, drawn or written, and the tiles in each hand, filled up somehow.

    The player on turn has six, unless the phase says otherwise; in the sale only the hands that are given matter.
    """
    laid = picture.split() if "@" in picture else tiles(picture)
    phase = more.setdefault("phase", "place")
    held = [hands[seat].split() if seat < len(hands) else [] for seat in range(seats)]
    left = Counter(COUNTS)
    left.subtract(text.split("@")[0] for text in laid)
    left.subtract(name for hand in held for name in hand)
    for seat, hand in enumerate(held):
        size = 0 if phase == "sale" else 6 if seat == turn - 1 and phase == "place" else 5
        while len(hand) < size:
            name = max(left, key=lambda name: left[name])
            left[name] -= 1
            hand.append(name)
    rest = {"starter": 1, "points": [0] * seats, "last": 0, "passed": []}
    return {"tiles": laid, "hands": held, "seat": turn} | rest | more


def table(
    picture: str = "╋",
    *hands: str,
    seats: int = 2,
    turn: int = 1,
    blank_sides: str = "closed",
    passing: str = "no",
    **more: Any,
) -> ZugState:
    """Return a position in building, with these readings; the other arguments are those of data()."""
    position = data(picture, *hands, seats=seats, turn=turn, **more)
    return load(position, seats, blank_sides=blank_sides, passing=passing)


def sale(picture: str, seats: int = 2, turn: int = 1, **more: Any) -> ZugState:
    """Return a position in the sale."""
    return table(picture, seats=seats, turn=turn, phase="sale", **more)


def ended(table_: list[str], *hands: str, turn: int = 1, **more: Any) -> ZugState:
    """Return a position in building with an empty pile: the given tiles lie there, the given hands are all."""
    position = {"tiles": table_, "hands": [hand.split() for hand in hands], "seat": turn, "phase": "place"}
    return load(position | {"points": [0] * len(hands)} | more, len(hands))


def railway(state: ZugState) -> Railway:
    """Return the table as the second telling has it."""
    return railway_of(state.network, GAME.dump(state)["tiles"])


def railway_of(net: Network, texts: list[str] | None = None) -> Railway:
    """Return a railway as the second telling has it, perhaps with its tokens."""
    return Railway(texts or [write_laid(laid) for laid in net.layout], **worded(net.readings))


def worded(readings: Readings) -> dict[str, str]:
    """Return readings in the words of the options."""
    return {"blank_sides": "open" if readings.open_sides else "closed", "passing": "yes" if readings.passing else "no"}


def placements(state: ZugState, name: str) -> set[str]:
    """Return where a tile may be laid, as in 1,0/90."""
    start_ = f"place {name}@"
    return {text.removeprefix(start_) for text in legal(state) if text.startswith(start_)}


def reached(state: ZugState, x: int, y: int) -> list[set[Square]]:
    """Return R1 and R2 of a tile."""
    return [set(end) for end in state.network.ends((x, y))]


def served(state: ZugState, x: int, y: int) -> list[set[Square]]:
    """Return the cities of a station."""
    return [set(city) for city in state.network.served((x, y))]


def owner(state: ZugState, x: int, y: int) -> int:
    """Return whose token stands on a square, from 1, or 0."""
    return max(0, state.token_at((x, y)) + 1)


def scores(state: ZugState) -> tuple[int, ...]:
    """Return the points; the game must be over."""
    assert GAME.turn(state) == NOBODY
    return GAME.outcome(state).scores


# ---------------------------------------------------------------- playing at random


def lively(state: ZugState, rng: Random) -> Move:
    """Choose a move as somebody would who looks at a few squares and joins rails where they can."""
    if state.phase == "sale":
        return rng.choice(GAME.moves(state))
    frontier = list(state.network.frontier().items())
    best: Laid | None = None
    most = -1.0
    for _ in range(12):
        name = str(rng.choice(state.hands[state.seat]))
        (x, y), sides = rng.choice(frontier)
        if turns := state.network.fits(name)[sides]:
            turn = rng.choice(turns)
            care, want = sides
            mask = MASKS[name, turn]
            value = 2 * want.bit_count() - 0.7 * (mask & ~care).bit_count() + rng.random()
            if TILES[name].shows in ("city", "station"):
                value += 1.2 * care.bit_count() - want.bit_count()
            if value > most:
                best, most = Laid(x, y, name, turn), value
    if best is None:
        return rng.choice(GAME.moves(state))
    token = TILES[best.name].token
    if not token or state.stock(state.seat, token):
        return Place(best)
    sources: list[Square | str] = ["bare", *state.standing(state.seat, token)]
    return Place(best, rng.choice(sources))


def lively_match(seats: int, rng: Random, **options: Any) -> list[ZugState]:
    """Return all states of a match between such players."""
    return WORDS.match_states(seats, rng, lively, **options)


def goes_on(state: ZugState) -> None:
    """Check that a position is whole, and that such players can play on from it."""
    WORDS.goes_on(state, choose=lively)


def full_table(seed: int) -> list[str]:
    """Return the ninety tiles of a finished match without any tokens."""
    states = lively_match(2, Random(f"full {seed}"))
    return [write_laid(laid) for laid in states[-1].layout]


@cache
def closed_table() -> tuple[str, ...]:
    """Return a table of all tiles but four crossings, which fit nowhere; every city on it could be filled."""
    rng = Random(3)
    rest = [name for name, count in COUNTS.items() for _ in range(count) if name not in ("crossing", "city")]
    rng.shuffle(rest)
    net = Network((Laid(0, 0, "crossing", 0),))

    def value(after: Network) -> tuple[int, int]:
        """Tell how many city tiles can be filled, and how closed the railway is with how much enabled on it."""
        filled = {tile for ways in after.outlets.values() for _, cities in ways for tile in cities}
        inviting = sum(care == want for care, want in after.frontier().values())
        return len(filled), sum(map(after.enabled, after.factories)) - 2 * inviting

    for name in [*rest, *["city"] * COUNTS["city"]]:
        ways = [
            (bool(sides[1]), Laid(*square, name, turn))
            for square, sides in net.frontier().items()
            for turn in net.fits(name)[sides]
        ]
        joining = [laid for joins, laid in ways if joins] or [laid for _, laid in ways]
        net = max((net.plus(laid) for laid in rng.sample(joining, min(60, len(joining)))), key=value)
    return tuple(write_laid(laid) for laid in net.layout)


def parted(texts: Sequence[str], count: int) -> tuple[list[str], list[str]]:
    """Take the tiles laid last off a table; return what is left, and the names of those taken."""
    return list(texts[:-count]), [text.split("@")[0] for text in texts[-count:]]
