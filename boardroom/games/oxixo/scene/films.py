"""How cubes move: as a push that one can feel."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

from PySide6.QtCore import QEasingCurve

from boardroom.core.match import Step
from boardroom.games.oxixo.rules import SELF, Move, OxixoState
from boardroom.games.oxixo.scene.geometry import SEATS, TOWARDS, entry_side, pushed_cells
from boardroom.games.oxixo.scene.pieces.cubes import Cube, Pose, home
from boardroom.games.oxixo.scene.table_top import OxixoTableTop, own_mark
from boardroom.ui.table.easing import ease_both, linear
from boardroom.ui.table.film import Film

LIFT: Final = 140.0  # milliseconds, as all that follow
BACK: Final = 120.0
ARC: Final = 180.0
PUSH: Final = 220.0
STAGGER: Final = 12.0
OVERSHOOT: Final = 2.0  # pixels
DOT: Final = 120.0
SWEEP: Final = 420.0
SLOWER: Final = 1.6  # a computer's move, so that one can follow it

_SHOVE = QEasingCurve(QEasingCurve.Type.OutSine)  # slow enough that a cube never runs into the one before it


def push_film(top: OxixoTableTop, step: Step[OxixoState, Move], move: Move, stand: Callable[[], None]) -> Film:
    """Return the film of a push, from what is on the table now; it ends standing if a finished line lights up."""
    film, state, cube = Film(), step.before.state, top.cube_on(move.origin)
    new, cube.mark = not cube.mark, own_mark(state)
    cube.dot = SEATS[state.seat if move.dot == SELF else (state.seat + 2) % 4] if move.dot else None
    if cube.held and cube.pose[:2] == home(move.entry)[:2]:  # it is in already, only its dot was still to be chosen
        film.add(0, DOT, _between(cube, cube.pose, home(move.entry)))
    else:
        _add_push(film, top, move, cube, new)
    film.add(0, film.duration, lambda t: top.follow(cube), linear)
    if step.after.state.ended in ("line", "own-goal"):

        def sweep(t: float) -> None:
            if not top.winning.cells:
                stand()
            top.sweep(t)

        film.then(SWEEP, sweep, linear)
    return film


def _add_push(film: Film, top: OxixoTableTop, move: Move, cube: Cube, new: bool) -> None:
    lay, end = top.layout, home(move.entry)
    side = entry_side(move.origin, move.entry)
    x, y = TOWARDS[side]
    away = 0.72 if side == "north" else 1.0  # less room there
    air, before = Pose(*lay.outside(move.origin), 1.07), Pose(end.file + x * away, end.rank - y * away)
    begin, lifted = cube.pose, 0.0
    if not cube.held:
        cube.held = True
        lifted = film.add(0, LIFT, _between(cube, begin, air))
        begin = air

    def fly(t: float) -> None:
        pose = begin.between(before, ease_both(t))
        cube.place(pose._replace(height=pose.height + sin(pi * t) * lay.lift * 1.3))

    def arrive(t: float) -> None:
        cube.held = False

    def mark(t: float) -> None:
        cube.mark_strength = t

    def dot(t: float) -> None:
        cube.dot_strength = t

    arrived = film.add(lifted, ARC, fly, linear)
    if new:
        cube.mark_strength = 0.0
        film.add(lifted + ARC * 0.25, ARC * 0.6, mark, linear)
    film.add(arrived, 0, arrive)
    beyond = OVERSHOOT / lay.pitch
    film.add(arrived, PUSH, _shove(cube, before, end, beyond), linear)
    for i, cell in enumerate(pushed_cells(move)[:-1]):
        other, place = top.cube_on(cell), home(cell)
        film.add(0, BACK, _between(other, other.pose, place))
        shoved = place._replace(file=place.file - x, rank=place.rank + y)
        film.add(arrived + STAGGER * (i + 1), PUSH, _shove(other, place, shoved, beyond), linear)
    if move.dot:
        cube.dot_strength = 0.0
        film.then(DOT, dot, linear)


def _between(cube: Cube, start: Pose, end: Pose) -> Callable[[float], None]:
    return lambda t: cube.place(start.between(end, t))


def _shove(cube: Cube, start: Pose, end: Pose, beyond: float) -> Callable[[float], None]:
    """Return how a cube is pushed: quickly there, a little too far, and back."""

    def show(t: float) -> None:
        if t >= 1:
            cube.place(end)
        elif t < 0.78:
            cube.place(start.between(end, _SHOVE.valueForProgress(t / 0.78) * (1 + beyond)))
        else:
            cube.place(start.between(end, 1 + beyond * (1 - ease_both((t - 0.78) / 0.22))))

    return show
