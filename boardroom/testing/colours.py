"""How far colours are apart, for eyes of every kind: contrast (WCAG 2), CIEDE2000, and what the colour-blind see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

Three = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1.0: what each eye makes of linear red, green and blue.
EYES: Final[dict[str, tuple[Three, Three, Three]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@lru_cache(maxsize=4096)
def _linear(color: str) -> Three:
    """Return how much light of each kind a colour such as #0D7963 has."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """Return WCAG's contrast of two colours, from 1 to 21."""
    dark, light = sorted(
        sum(x * y for x, y in zip((0.2126, 0.7152, 0.0722), _linear(c), strict=True)) for c in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


def over(color: str, ground: str, alpha: float) -> str:
    """Return what a colour looks like that lies half transparent on another."""
    pairs = [(int(color[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(below + (above - below) * alpha):02X}" for above, below in pairs)


def lab(color: str, eye: str = "normal") -> Three:
    """Return a colour as an eye sees it, in CIE L*a*b* under D65."""
    linear = _linear(color)
    red, green, blue = (min(1.0, max(0.0, sum(x * y for x, y in zip(row, linear, strict=True)))) for row in EYES[eye])
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: Three, other: Three) -> float:
    """Return how different two colours in L*a*b* look (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    grey = 0.5 * (1 - sqrt(_seventh((hypot(a1, b1) + hypot(a2, b2)) / 2)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    if turn == -180 and h2 > h1:
        turn = 180.0
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, strong = (l1 + l2) / 2, (c1 + c2) / 2
    mean = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    t = (
        1
        - 0.17 * cos(radians(mean - 30))
        + 0.24 * cos(radians(2 * mean))
        + 0.32 * cos(radians(3 * mean + 6))
        - 0.20 * cos(radians(4 * mean - 63))
    )
    lightness = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    chroma = (c2 - c1) / (1 + 0.045 * strong)
    hue /= 1 + 0.015 * strong * t
    bend = -sin(radians(60 * exp(-((((mean % 360) - 275) / 25) ** 2)))) * 2 * sqrt(_seventh(strong))
    return sqrt(lightness**2 + chroma**2 + hue**2 + bend * chroma * hue)


def _seventh(chroma: float) -> float:
    return chroma**7 / (chroma**7 + 25.0**7)


def nearest(colors: Iterable[str], eye: str) -> float:
    """Return how different the two colours of a set look that an eye can tell apart least."""
    return min(ciede2000(one, other) for one, other in combinations([lab(color, eye) for color in colors], 2))
