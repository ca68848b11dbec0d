"""Synthesise the sounds of the tables into resources/sounds, from our own recipes: python -m tools.sounds.

Everything is made of three things: struck modes that ring and die away, noise through a filter, and time. The same
recipe gives the same samples everywhere, so the files can be made anew and compared.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from math import exp, pi, sin, tanh
from pathlib import Path
from random import Random
from typing import Final

RATE: Final = 22_050
FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
LOUDEST: Final = 0.8  # of what a file can hold

Samples = list[float]
Mode = tuple[float, float, float]  # hertz, how loud, seconds until it has nearly died away


def silence(seconds: float) -> Samples:
    """Return nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def struck(seconds: float, modes: Sequence[Mode], attack: float = 0.001) -> Samples:
    """Return something that was struck: each of its modes rings by itself."""
    made = silence(seconds)
    for hertz, loud, dies in modes:
        step, fade = 2 * pi * hertz / RATE, 3 / (dies * RATE)
        for n in range(len(made)):
            made[n] += loud * sin(step * n) * exp(-fade * n) * min(1.0, n / (attack * RATE + 1))
    return made


def noise(seconds: float, seed: str, low: float, high: float, shape: Callable[[float], float]) -> Samples:
    """Return noise between two frequencies; its shape says how loud it is at each part of its time."""
    random, made = Random(seed), []
    below = above = 0.0
    soft, hard = 1 - exp(-2 * pi * high / RATE), 1 - exp(-2 * pi * low / RATE)
    count = round(seconds * RATE)
    for n in range(count):
        above += soft * (random.uniform(-1, 1) - above)  # what is higher is gone,
        below += hard * (above - below)  # and so is what is lower
        made.append((above - below) * shape(n / count))
    return made


def mixed(*layers: tuple[float, float, Samples]) -> Samples:
    """Lay sounds over each other, each at its time and with its loudness."""
    made = silence(max(at + len(samples) / RATE for at, _, samples in layers))
    for at, loud, samples in layers:
        start = round(at * RATE)
        for n, sample in enumerate(samples[: len(made) - start]):
            made[start + n] += loud * sample
    return made


def falling(power: float) -> Callable[[float], float]:
    """Return a shape that begins at once and falls away."""
    return lambda part: (1 - part) ** power


def swelling(part: float) -> float:
    """Be a shape that comes and goes."""
    return sin(pi * part) ** 2


# ---------------------------------------------------------------- recipes


def knock(pitch: float, seed: str, seconds: float = 0.22) -> Samples:
    """Return wood on wood: three modes that die at once, and the scratch of the first touch."""
    body = struck(seconds, [(pitch, 1.0, 0.09), (pitch * 2.31, 0.5, 0.05), (pitch * 3.87, 0.25, 0.03)])
    return mixed((0.0, 1.0, body), (0.0, 0.5, noise(0.02, seed, 600, 5_000, falling(3))))


def wood() -> Samples:
    """A cube, a drawer or a pawn is put down."""
    return knock(310, "wood")


def slide() -> Samples:
    """Wood slides along wood, and comes to rest."""
    return mixed((0.0, 0.8, noise(0.26, "slide", 250, 2_200, swelling)), (0.22, 0.8, knock(240, "slide end")))


def card() -> Samples:
    """A card is laid: a breath of air, and its edge."""
    return mixed(
        (0.0, 0.7, noise(0.13, "card", 1_200, 7_000, swelling)),
        (0.09, 0.9, noise(0.05, "card edge", 900, 5_000, falling(5))),
        (0.09, 0.25, struck(0.08, [(190, 1.0, 0.05)])),
    )


def dice() -> Samples:
    """Dice are thrown into a tray: many small knocks, ever closer and softer."""
    random, at, layers = Random("dice"), 0.0, []
    for bounce in range(14):
        pitch, loud = random.uniform(900, 1_700), 0.9 * 0.86**bounce
        layers.append((at, loud, knock(pitch, f"dice {bounce}", 0.09)))
        layers.append((at, loud * 0.5, struck(0.12, [(140, 1.0, 0.06)])))  # the leather below
        at += random.uniform(0.02, 0.09) * 0.93**bounce
    return mixed(*layers)


def token() -> Samples:
    """A heavy disc of steel is put on the table."""
    ring = struck(0.6, [(523, 0.5, 0.35), (1_417, 0.4, 0.25), (2_689, 0.2, 0.15), (130, 1.0, 0.08)])
    return mixed((0.0, 1.0, ring), (0.0, 0.4, noise(0.02, "token", 500, 6_000, falling(3))))


def rail() -> Samples:
    """A tile is laid, and its rails click into the next."""
    click = struck(0.16, [(1_230, 0.5, 0.06), (2_950, 0.4, 0.04), (260, 0.8, 0.05)])
    return mixed((0.0, 0.8, knock(200, "rail")), (0.07, 0.7, click), (0.13, 0.5, click))


def light() -> Samples:
    """A pawn takes its colour from the light: soft bells, one after the other."""
    return mixed(*((n * 0.05, 0.5, struck(0.5, [(hertz, 1.0, 0.4)], 0.02)) for n, hertz in enumerate((523, 659, 784))))


def form() -> Samples:
    """Something is made: a bright small chord."""
    return mixed(
        *((n * 0.04, 0.6, struck(0.6, [(hertz, 1.0, 0.45), (hertz * 2, 0.3, 0.25)], 0.004))
          for n, hertz in enumerate((659, 831, 988)))
    )  # fmt: skip


def turn() -> Samples:
    """It is your turn: two quiet notes."""
    return mixed(
        (0.0, 0.6, struck(0.5, [(587, 1.0, 0.35), (1_174, 0.2, 0.2)], 0.006)),
        (0.12, 0.6, struck(0.6, [(784, 1.0, 0.45), (1_568, 0.2, 0.2)], 0.006)),
    )


def refuse() -> Samples:
    """That can't be: a dull double knock."""
    return mixed((0.0, 1.0, knock(110, "no", 0.12)), (0.11, 0.8, knock(98, "no again", 0.14)))


def tick() -> Samples:
    """A second of the last ten."""
    return struck(0.06, [(1_900, 0.8, 0.02), (950, 0.5, 0.03)])


def end() -> Samples:
    """The game is over: a chord that settles."""
    notes = (392, 494, 587)
    return mixed(*((n * 0.09, 0.6, struck(1.1, [(hertz, 1.0, 0.8), (hertz * 2, 0.2, 0.4)], 0.01))
                   for n, hertz in enumerate(notes)))  # fmt: skip


def win() -> Samples:
    """You have won: a chord that rises."""
    notes = [[(hertz, 1.0, 0.9), (hertz * 2, 0.3, 0.5), (hertz * 3, 0.1, 0.3)] for hertz in (392, 494, 587, 784, 988)]
    return mixed(*((n * 0.11, 0.6, struck(1.2, modes, 0.006)) for n, modes in enumerate(notes)))


RECIPES: Final[dict[str, Callable[[], Samples]]] = {
    recipe.__name__: recipe
    for recipe in (wood, slide, card, dice, token, rail, light, form, turn, refuse, tick, end, win)
}


def levelled(samples: Samples) -> array[int]:
    """Return samples as a file holds them, all equally loud, without a click at the end."""
    loudest = max(map(abs, samples))
    tail = round(0.01 * RATE)
    faded = [sample * min(1.0, (len(samples) - n) / tail) for n, sample in enumerate(samples)]
    return array("h", (round(32_767 * LOUDEST * tanh(1.4 * sample / loudest) / tanh(1.4)) for sample in faded))


def write(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        samples = levelled(recipe())
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(FOLDER)
