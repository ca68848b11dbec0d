"""What stands on a tile: buildings, signals, trees and towns, and where its token goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import hypot
from random import Random
from typing import Final, Literal

from boardroom.games.zug.network import Laid
from boardroom.games.zug.scene.palette import Look
from boardroom.games.zug.scene.pieces.buildings import (
    paint_buffer,
    paint_factory,
    paint_hall,
    paint_house,
    paint_platform,
    paint_semaphore,
    paint_spire,
    paint_water_tower,
    spin,
)
from boardroom.games.zug.scene.pieces.ground import paint_lever, paint_tree
from boardroom.games.zug.scene.pieces.shapes import Point, dashed
from boardroom.games.zug.scene.pieces.tokens import paint_engine
from boardroom.games.zug.scene.pieces.track import Segment, near_track
from boardroom.games.zug.tables import TILES, edges
from boardroom.ui.paint.outline import circle
from boardroom.ui.paint.painting import Art, linear

PLAZA: Final = (50.0, 55.0)  # where a wagon stands in a city
ROOFS: Final = ("#B5533A", "#A8442F", "#C47A4A", "#8C5A44", "#6E7F86", "#B9694A")
WALLS: Final = ("#EBDDC0", "#F3E7CE", "#E2CBA6")
_FEW: Final = 7  # landscapes for each kind of tile: more would be painted, but not seen
_ROWS: Final[tuple[tuple[float, tuple[tuple[float, float, float], ...]], ...]] = (
    (10, ((5, 20, 16), (37, 27, 13), (76, 19, 16))),
    (44, ((4, 19, 15), (77, 19, 15))),
    (78, ((5, 22, 14), (38, 25, 13), (75, 20, 15))),
)
_SIGNALS: Final[tuple[Point, ...]] = ((68, 17), (86, 66), (31, 96), (13, 35))
Footprint = tuple[float, float, float, float]
Part = tuple[float, Callable[[Art], None]]  # how far down the tile it stands, and how to paint it


def seed_of(laid: Laid) -> int:
    """Return which landscape a tile has: always the same on the same square."""
    return ((laid.x + 40) * 97 + (laid.y + 40) * 13) % _FEW


def token_spot(name: str, turn: int) -> tuple[float, float, float]:
    """Return where on a tile its token stands, and a wagon's heading."""
    if name == "factory":
        return (*spin(83, 55, turn), 90) if turn % 2 == 0 else (45, 84, 0)
    if name == "bend":
        return (*spin(18, 25, turn), (90, 0, 90, 0)[turn])
    if name == "loco":
        return (84, 54, 0) if turn % 2 == 0 else (30, 86, 0)
    if name == "station":
        return (84, 55, 0) if turn % 2 == 0 else (50, 87, 0)
    if name == "terminal":
        return (*spin(84, 74, turn), 0) if turn != 2 else (16, 30, 0)
    return (*PLAZA, 0)


# ---------------------------------------------------------------- what stands on a tile


def paint_upright(
    art: Art, look: Look, name: str, turn: int, seed: int, clear: frozenset[Segment], smoke: bool = True
) -> None:
    """Paint buildings, signals and trees, upright however the tile lies, from back to front."""
    for _, paint in sorted(_parts(look, name, turn, seed, clear, smoke), key=lambda part: part[0]):
        paint(art)


def _parts(look: Look, name: str, turn: int, seed: int, clear: frozenset[Segment], smoke: bool) -> list[Part]:
    if name == "city":
        return _town(look, seed)
    parts: list[Part] = []
    if name == "factory":
        x, y, wide = (3, 74, 30) if turn % 2 == 0 else (30, 33, 38)
        parts.append((y - 2, lambda art: paint_factory(art, look, x, y, wide, smoke)))
    elif name == "bend":
        x, y = ((7, 92), (7, 46), (58, 46), (56, 94))[turn]
        parts.append((y, lambda art: paint_factory(art, look, x, y, 36, smoke)))
    elif name == "loco":
        x, y = (18, 40) if turn % 2 == 0 else (78, 26)
        parts.append((56, lambda art: _paint_standing_engine(art, look, turn)))
        parts.append((y, lambda art: paint_water_tower(art, look, x, y)))
    elif TILES[name].stops:
        parts += _halls(look, name, turn)
        for side in edges(name, turn):
            at = _SIGNALS[side]
            depth = at[1] + (60 if side in (1, 3) else 0)
            green = (side, side) in clear
            parts.append((depth, partial(paint_semaphore, look=look, x=at[0], y=at[1], clear=green)))
        return parts
    return parts + _trees(look, name, turn, seed)


def _paint_standing_engine(art: Art, look: Look, turn: int) -> None:
    with art.at(50, 50):
        paint_engine(art, look, 90 if turn % 2 == 0 else 0)


def _halls(look: Look, name: str, turn: int) -> list[Part]:
    platforms: tuple[tuple[float, Footprint], ...]
    hall: tuple[float, Footprint]
    if name == "station" and turn % 2 == 0:
        platforms, hall = ((10, (64.5, 16, 33, 70)), (83, (3, 14, 32.5, 74))), (84, (5, 17, 24, 66))
    elif name == "station":
        platforms, hall = ((33, (13, 5, 74, 31)), (66, (15, 67, 70, 29))), (34, (17, 8, 66, 22))
    else:
        across, right, left = (
            ((8, 12, 84, 30), (66, 40, 31, 50), (20, 40, 14, 50)),
            ((60, 10, 35, 82), (10, 67, 50, 29), (10, 20, 50, 14)),
            ((8, 60, 84, 34), (3, 10, 31, 50), (66, 10, 14, 50)),
            ((5, 10, 35, 82), (40, 4, 50, 29), (40, 67, 50, 14)),
        )[turn]
        platforms = ((20, across), (20, right), (20, left))
        hall = ((38, (13, 12, 74, 24)), (86, (66, 16, 25, 70)), (92, (13, 66, 74, 24)), (86, (9, 16, 25, 70)))[turn]
    parts: list[Part] = [
        (depth, partial(paint_platform, look=look, x=x, y=y, wide=wide, deep=deep))
        for depth, (x, y, wide, deep) in platforms
    ]
    parts.append((hall[0], lambda art: paint_hall(art, look, *hall[1])))
    if name == "terminal":
        parts.append((50, lambda art: paint_buffer(art, look, turn)))
    return parts


def _trees(look: Look, name: str, turn: int, seed: int) -> list[Part]:
    rng = Random(seed * 7 + 3)
    x, y, _ = token_spot(name, turn) if TILES[name].token else (-99.0, -99.0, 0.0)
    works = {"factory": ((20, 55), (50, 22))[turn % 2], "bend": ((25, 76), (25, 26), (76, 26), (74, 78))[turn]}.get(
        name
    )
    tower = ((18, 28), (78, 28))[turn % 2] if name == "loco" else None
    stood: list[tuple[float, float, float]] = []
    for _ in range(60):
        if len(stood) == (5 if name in ("straight", "curve") else 3):
            break
        at = rng.uniform(7, 93), rng.uniform(9, 93)
        if near_track(name, turn, *at) or hypot(at[0] - x, at[1] - y) < 27:
            continue
        if works and hypot(at[0] - works[0], at[1] - works[1]) < 32:
            continue
        if tower and hypot(at[0] - tower[0], at[1] - tower[1]) < 22:
            continue
        if all(hypot(at[0] - a, at[1] - b) >= 8 for a, b, _ in stood):
            stood.append((*at, rng.uniform(3.6, 5.6)))
    parts: list[Part] = [(b, partial(paint_tree, look=look, x=a, y=b, radius=r)) for a, b, r in stood]
    if name in ("right", "left", "fork"):
        lever = spin(32, 88, turn)
        parts.append((lever[1], lambda art: paint_lever(art, look, *lever)))
    return parts


def _town(look: Look, seed: int) -> list[Part]:
    rng = Random(seed)
    parts: list[Part] = [(0, lambda art: _paint_plaza(art, look))]
    church, number = rng.choice((0, 2, 4, 5)), 0
    for row, plots in _ROWS:
        for x, wide, deep in plots:
            left, y = x + rng.uniform(-1.2, 1.2), row + rng.uniform(-1.5, 1.5)
            parts.append((y + deep, _plot(look, rng, left, y, wide, deep, number == church)))
            number += 1
    for x, y in ((30, 62), (70, 48), (70, 64)):
        if rng.random() < 0.7:
            parts.append((y, partial(paint_tree, look=look, x=x, y=y, radius=3.4)))
    return parts


def _paint_plaza(art: Art, look: Look) -> None:
    art.ellipse(51, 55, 19, 15.5, fill=look("#C9B58A"))
    paving = linear([(0, look("#F7EFDC")), (1, look("#E2D2AC"))], 0, 0, 1, 1)
    art.ellipse(50, 53.6, 19, 15.5, fill=paving, stroke=look("#A58E62"), width=0.7)
    ring = circle(0, 0, 1)
    art.painter.save()
    art.painter.translate(50, 53.6)
    art.painter.scale(15.5, 12.3)
    dashed(art, ring, look("#B8A275"), 0.05, (0.15, 0.12))
    art.painter.restore()


def _plot(look: Look, rng: Random, x: float, y: float, wide: float, deep: float, church: bool) -> Callable[[Art], None]:
    if church:

        def paint_church(art: Art) -> None:
            paint_house(art, look, x + 2, y, wide - 4, deep, 8, "#5C6E78", "#F1E7D0", "along", 2)
            paint_spire(art, look, x + wide / 2, y, deep)

        return paint_church
    if rng.random() < 0.13:
        spots = ((0.25, 0.35), (0.7, 0.3), (0.45, 0.75), (0.85, 0.8))

        def paint_grove(art: Art) -> None:
            for across, down in spots:
                paint_tree(art, look, x + wide * across, y + deep * down, 4.4)

        return paint_grove
    if wide > 24 and rng.random() < 0.75:
        one, other = rng.choice(ROOFS), rng.choice(ROOFS)

        def paint_pair(art: Art) -> None:
            paint_house(art, look, x, y, wide * 0.47, deep, 6.5, one, WALLS[0], "along", 2)
            paint_house(art, look, x + wide * 0.53, y + 1, wide * 0.47, deep - 1, 8, other, WALLS[1], "along", 2)

        return paint_pair
    high, roof, wall = rng.choice((6, 7.5, 9)), rng.choice(ROOFS), rng.choice(WALLS)
    ridge: Literal["across", "along"] = "across" if rng.random() < 0.67 else "along"
    return lambda art: paint_house(art, look, x, y, wide, deep, high, roof, wall, ridge, 3)


def spot(laid: Laid) -> tuple[float, float, float]:
    """Return where a tile's token stands, in table units, and its heading."""
    x, y, angle = token_spot(laid.name, laid.turn)
    return laid.x + x / 100, -laid.y + y / 100, angle
