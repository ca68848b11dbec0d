"""What stands beside the track: works, halls, platforms, signals. Seen from the south and above, lit from the left."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from boardroom.games.zug.scene.palette import WINDOW, Look, mix
from boardroom.games.zug.scene.pieces.shapes import SHADOW, Point, cast, corners, dashed, shape, straight
from boardroom.ui.paint.painting import Art, linear, shade


def spin(x: float, y: float, turn: int) -> Point:
    """Return where a point of a tile is after that many quarter turns clockwise."""
    for _ in range(turn % 4):
        x, y = 100 - y, x
    return x, y


def paint_windows(
    art: Art, look: Look, x: float, y: float, wide: float, number: int, high: float = 3, each: float = 2.4
) -> None:
    """Paint a row of windows; at night there is light in them."""
    for i in range(number):
        left = x + wide * (i + 0.5) / number - each / 2
        frame = "#3A2A12" if look.night else look("#4A2416")
        art.rect(left, y, each, high, 0.3, fill=look.window, stroke=frame, width=0.45)
        if look.night:
            art.rect(left - 1.6, y - 1.4, each + 3.2, high + 3, 1.6, fill=shade("#FFC04A", 0.28))


def paint_house(
    art: Art,
    look: Look,
    x: float,
    y: float,
    wide: float,
    deep: float,
    high: float,
    roof: str,
    wall: str = "#EADCC0",
    ridge: Literal["across", "along"] = "across",
    windows: int = 2,
) -> None:
    """Paint a house on a footprint, its eaves at a height."""
    cast(art, corners(x, y, wide, deep), high * 0.75, high * 0.55)
    top, eaves = y - high, y + deep - high
    if ridge == "across":
        middle = y - high + deep * 0.42 - high * 0.35
        front = linear([(0, look(wall)), (1, look(mix(wall, "#7A6040", 0.28)))])
        art.rect(x, eaves - 0.4, wide, high + 0.4, fill=front)
        paint_windows(art, look, x + 0.6, eaves + high * 0.28, wide - 1.2, windows, high * 0.42, 1.9)
        back = [(x - 0.8, middle), (x + wide + 0.8, middle), (x + wide + 0.8, top), (x - 0.8, top)]
        shape(art, back, look(mix(roof, "#FFFFFF", 0.30)))
        slope = linear([(0, look(mix(roof, "#FFFFFF", 0.10))), (1, look(mix(roof, "#000000", 0.16)))])
        shape(art, [(x - 1, middle), (x + wide + 1, middle), (x + wide + 1, eaves + 0.9), (x - 1, eaves + 0.9)], slope)
        for part in (1, 2):
            level = middle + (eaves - middle) * part / 3
            straight(art, (x - 1, level), (x + wide + 1, level), shade(look(mix(roof, "#000000", 0.42)), 0.5), 0.45)
        straight(art, (x - 1, middle), (x + wide + 1, middle), look(mix(roof, "#FFFFFF", 0.55)), 0.8)
        return
    centre, peak = x + wide / 2, high * 0.75
    gable = [(x, eaves), (centre, eaves - peak), (x + wide, eaves), (x + wide, y + deep), (x, y + deep)]
    shape(art, gable, linear([(0, look(wall)), (1, look(mix(wall, "#7A6040", 0.25)))]))
    paint_windows(art, look, x + 0.8, eaves + high * 0.22, wide - 1.6, max(1, windows - 1), high * 0.44, 2)
    left = [(x - 1, eaves + 0.7), (centre, eaves - peak), (centre, top - peak), (x - 1, top + 0.7)]
    lit = [(0, look(mix(roof, "#FFFFFF", 0.34))), (1, look(mix(roof, "#FFFFFF", 0.14)))]
    shape(art, left, linear(lit, 0, 0, 1, 0))
    right = [(x + wide + 1, eaves + 0.7), (centre, eaves - peak), (centre, top - peak), (x + wide + 1, top + 0.7)]
    shape(art, right, linear([(0, look(roof)), (1, look(mix(roof, "#000000", 0.28)))], 0, 0, 1, 0))
    straight(art, (centre, eaves - peak), (centre, top - peak), look(mix(roof, "#FFFFFF", 0.55)), 0.8)


def paint_smoke(art: Art, look: Look, x: float, y: float) -> None:
    """Paint what comes out of a chimney."""
    color, strength = ("#C9C3B8", 0.6) if look.night else ("#FFFFFF", 1.0)
    for dx, dy, radius, alpha in (
        (0, 0, 2.6, 0.75),
        (2.6, -3.6, 3.6, 0.6),
        (6.6, -6.6, 4.6, 0.42),
        (12, -8.4, 5, 0.24),
    ):
        art.circle(x + dx, y + dy, radius, fill=shade(color, alpha * strength * 0.7))
        art.circle(x + dx, y + dy, radius + 1, fill=shade(color, alpha * strength * 0.25))


def paint_factory(art: Art, look: Look, x: float, y: float, wide: float = 34, smoke: bool = True) -> None:
    """Paint the red brick works with sawtooth roof and chimney; x, y is the lower left of the front wall."""
    high, deep, tooth = 13.0, 13.0, 9.0
    with art.at(x, y, wide / 34):
        cast(art, [(0, 0), (34, 0), (34, -deep), (0, -deep)], 11, 7, 0.36)
        cast(art, [(28, -deep), (33, -deep), (33, 3 - deep), (28, 3 - deep)], 17, 11, 0.24)
        for i in (2, 1, 0):  # the roofs run back from the front
            _paint_tooth(art, look, i * 11.33, high, deep, tooth)
        brick = linear([(0, look("#DE8A68")), (0.4, look("#BC5C42")), (1, look("#7A2F1F"))], 0, 0, 1, 0)
        shape(art, [(27.6, -high - 6), (28.4, -46), (33.2, -46), (34, -high - 6)], brick)
        art.rect(27.6, -48, 6.4, 3, 0.6, fill=look("#5E2417"))
        art.rect(28.2, -42, 5.2, 1.4, fill=look("#F0D9B4"))
        if smoke:
            paint_smoke(art, look, 31, -50)
        wall: list[Point] = [(0, 0), (0, -high - tooth)]
        for i in range(3):
            wall += [((i + 1) * 11.33, -high), ((i + 1) * 11.33, -high - tooth if i < 2 else -high)]
        front = linear([(0, look("#CC6B4C")), (0.5, look("#B9553A")), (1, look("#8B3724"))], 0, 0, 0.35, 1)
        shape(art, [*wall, (34, 0)], front)
        for level in (2.6, 5.2, 7.8, 10.4):
            straight(art, (0, -level), (34, -level), shade("#4E1A0F", 0.42), 0.4)
        for i in range(3):
            paint_windows(art, look, i * 11.33 + 1.4, -9.6, 8.4, 2, 4.6, 2.7)
            art.circle(i * 11.33 + 3.6, -high - 2.6, 1.3, fill=look.window, stroke="#4A2416", width=0.4)
        art.rect(13.6, -5.4, 6.6, 5.4, 0.4, fill="#3A1A10")
        art.rect(0, -1, 34, 1, fill=shade("#3A140B", 0.5))
        straight(art, (0, 0), (0, -high - tooth), look("#F2C4A6"), 0.7)


def _paint_tooth(art: Art, look: Look, x: float, high: float, deep: float, tooth: float) -> None:
    slope = [(x, -high - tooth), (x + 11.33, -high), (x + 11.33, -high - deep), (x, -high - tooth - deep)]
    shape(art, slope, linear([(0, look("#9A4A36")), (1, look("#6E2E20"))], 0, 0, 1, 0.6))
    for part in (0.33, 0.66):
        at, level = x + part * 11.33, -high - tooth + part * tooth
        straight(art, (at, level), (at, level - deep), shade("#3C140B", 0.5), 0.4)
    straight(art, (x, -high - tooth), (x, -high - tooth - deep), look("#F0C9A8"), 0.9)


def paint_platform(art: Art, look: Look, x: float, y: float, wide: float, deep: float) -> None:
    """Paint a platform."""
    high = 2.6
    cast(art, corners(x, y, wide, deep), 3, 2.4, 0.26)
    art.rect(x, y - high + 2, wide, deep + high - 2, 1, fill=look("#A8946A"))
    art.rect(x, y - high, wide, deep, 1, fill=linear([(0, look("#F5EBD2")), (1, look("#DCCAA0"))], 0, 0, 1, 1))
    art.rect(x + 1, y - high + 1, wide - 2, deep - 2, 0.5, stroke=shade(look("#FFFFFF"), 0.8), width=0.6)


def paint_hall(art: Art, look: Look, x: float, y: float, wide: float, deep: float) -> None:
    """Paint a station: a slate ridge roof over a pale wall, and a clock in the gable."""
    high = 9.0
    eaves, top = y + deep - high, y - high
    plaster = linear([(0, look("#F3E6C8")), (1, look("#CDB88C"))])
    cast(art, corners(x, y, wide, deep), 8, 6, 0.36)
    art.rect(x, eaves, wide, high, fill=plaster)
    middle = x + wide / 2
    if wide >= deep:
        _paint_long_roof(art, look, x, eaves, top, wide)
        gable = [(-8.0, high), (-8.0, -3.0), (0.0, -11.0), (8.0, -3.0), (8.0, high)]
        front = linear([(0, look("#FBF2DC")), (1, look("#D6C296"))])
        shape(art, [(middle + dx, eaves + dy) for dx, dy in gable], front)
        rafters = QPainterPath(QPointF(middle - 9.4, eaves - 1.8))
        rafters.lineTo(middle, eaves - 11.4)
        rafters.lineTo(middle + 9.4, eaves - 1.8)
        art.path(rafters, stroke=look("#33495A"), width=2, rounded=True)
        art.rect(middle - 2.2, eaves + high - 5, 4.4, 5, 1, fill=look("#5A3B22"))
    else:
        wall = [(x, eaves), (middle, eaves - 7), (x + wide, eaves), (x + wide, y + deep), (x, y + deep)]
        shape(art, wall, plaster)
        paint_windows(art, look, x + 1.5, eaves + 2.6, wide - 3, 3, 4.4, 2.8)
        _paint_deep_roof(art, look, x, eaves, top, wide, deep)
    _paint_clock(art, look, middle, eaves - 1.6)


def _paint_long_roof(art: Art, look: Look, x: float, eaves: float, top: float, wide: float) -> None:
    ridge, left, right = top + (eaves - top) * 0.40, x - 1.5, x + wide + 1.5
    paint_windows(art, look, x + 1, eaves + 2.6, wide - 2, max(3, int(wide / 7)), 4.6, 2.8)
    shape(art, [(left, top), (right, top), (right, ridge), (left, ridge)], look("#86A3AC"))
    slope = linear([(0, look("#587986")), (1, look("#334953"))])
    shape(art, [(left, ridge), (right, ridge), (right, eaves + 1.6), (left, eaves + 1.6)], slope)
    for at in range(5, int(wide) + 2, 5):
        straight(art, (left + at, top), (left + at, eaves + 1.6), shade("#1E2E36", 0.42), 0.5)
    straight(art, (left, ridge), (right, ridge), look("#D6E4E6"), 1)


def _paint_deep_roof(art: Art, look: Look, x: float, eaves: float, top: float, wide: float, deep: float) -> None:
    middle, left, right = x + wide / 2, x - 1.5, x + wide + 1.5
    lit = linear([(0, look("#93AFB8")), (1, look("#6D8D99"))], 0, 0, 1, 0)
    shape(art, [(left, eaves + 1), (middle, eaves - 7), (middle, top - 7), (left, top + 1)], lit)
    dim = linear([(0, look("#4A6976")), (1, look("#2F4651"))], 0, 0, 1, 0)
    shape(art, [(right, eaves + 1), (middle, eaves - 7), (middle, top - 7), (right, top + 1)], dim)
    for at in range(5, int(deep), 5):
        straight(art, (left, top + 1 + at), (middle, top - 7 + at), shade("#1E2E36", 0.36), 0.5)
        straight(art, (right, top + 1 + at), (middle, top - 7 + at), shade("#101C22", 0.36), 0.5)
    straight(art, (middle, eaves - 7), (middle, top - 7), look("#D6E4E6"), 1)


def _paint_clock(art: Art, look: Look, x: float, y: float) -> None:
    if look.night:
        art.circle(x, y, 6, fill=shade("#FFD98A", 0.25))
    art.circle(x, y, 3.5, fill="#FFE7A6" if look.night else "#FFF6DC", stroke=look("#3A2C1C"), width=0.9)
    hands = QPainterPath(QPointF(x, y - 2.1))
    hands.lineTo(x, y)
    hands.lineTo(x + 1.5, y + 1)
    art.path(hands, stroke="#2B1C0C", width=0.7)


def paint_buffer(art: Art, look: Look, turn: int) -> None:
    """Paint the red and white beam at the end of a terminal's track."""
    a, b = spin(40, 53, turn), spin(60, 53, turn)
    straight(art, (a[0] + 1, a[1] + 1.4), (b[0] + 1, b[1] + 1.4), shade("#140A05", 0.5), 5)
    straight(art, a, b, look("#8E2B1E"), 4.4, rounded=True)
    beam = QPainterPath(QPointF(*a))
    beam.lineTo(QPointF(*b))
    dashed(art, beam, look("#F7EBD6"), 4.4, (3.2, 4.2), -2)


def paint_semaphore(art: Art, look: Look, x: float, y: float, clear: bool) -> None:
    """Paint a home signal: arm up and green where a run starts, arm level and red where none does yet."""
    straight(art, (x + 0.8, y + 0.6), (x + 7, y + 3.6), shade(SHADOW, 0.35), 1.4)
    straight(art, (x, y), (x, y - 19), look("#F4EEE0"), 2)
    straight(art, (x + 0.6, y), (x + 0.6, y - 19), look("#7C7468"), 0.8)
    color = "#1FBF86" if clear else "#C8392B"
    with art.at(x, y - 17.5):
        art.painter.rotate(-40 if clear else 0)
        art.rect(0, -1.7, 11.5, 3.4, 0.8, fill=color, stroke="#2A1A10", width=0.5)
        art.rect(7.4, -1.7, 1.7, 3.4, fill="#FFFFFF")
    for radius, alpha in ((6.2, 0.16), (4.4, 0.24), (3.2, 0.3)):
        art.circle(x - 1.6, y - 16.8, radius, fill=shade(color, alpha * (1.3 if look.night else 1.0)))
    art.circle(x - 1.6, y - 16.8, 1.9, fill="#B9FFE2" if clear else "#FFB9A8", stroke=color, width=0.8)


def paint_water_tower(art: Art, look: Look, x: float, y: float) -> None:
    """Paint the tower that locomotives drink from."""
    art.ellipse(x + 6, y + 4, 12, 6, fill=shade(SHADOW, 0.3))
    for leg in (-7, 0, 7):
        straight(art, (x + leg, y), (x + leg * 0.8, y - 12), look("#4A3422"), 1.8)
    staves = linear([(0, look("#B98A5E")), (0.4, look("#8E6240")), (1, look("#4E3320"))], 0, 0, 1, 0)
    art.rect(x - 10, y - 25, 20, 13, 2, fill=staves)
    art.ellipse(x, y - 25, 10, 5, fill=look("#6B93A0"), stroke=look("#4E3320"), width=1.4)
    straight(art, (x - 10, y - 17), (x + 10, y - 17), look("#3A2415"), 0.8)


def paint_spire(art: Art, look: Look, x: float, y: float, deep: float) -> None:
    """Paint a church tower in front of its nave; x is its middle."""
    stone = linear([(0, look("#FBF3E0")), (1, look("#C3AE84"))], 0, 0, 1, 0)
    shape(art, [(x - 4, y + deep - 6), (x - 4, y - 10), (x + 4, y - 10), (x + 4, y + deep - 6)], stone)
    slate = linear([(0, look("#7F98A3")), (1, look("#374C57"))], 0, 0, 1, 0)
    shape(art, [(x - 5, y - 9.5), (x, y - 23), (x + 5, y - 9.5)], slate)
    light = WINDOW if look.night else look.window
    art.rect(x - 1.1, y - 5, 2.2, 3.6, 0.3, fill=light, stroke=look("#4A2416"), width=0.45)
