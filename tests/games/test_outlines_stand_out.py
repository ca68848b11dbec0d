"""The outline of what has the focus stands out at 3 to 1 on every table; in high contrast those of targets do, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from boardroom.testing.colours import contrast
from boardroom.testing.scene_driver import SceneDriver
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK_HIGH, LIGHT_HIGH, THEMES, Theme
from tests.games.phoenix.scene_table import SceneTable as PhoenixTable
from tests.games.phoenix.scene_table import position
from tests.games.switch.scene_table import SceneTable as SwitchTable
from tests.games.test_tables_alike import GAME, Seated, sit_down
from tests.games.zug.scene_table import RUN
from tests.games.zug.scene_table import SceneTable as ZugTable

WANTED: Final = 3.0  # WCAG 1.4.11
BEYOND: Final = 16  # pixels around a target in which its outline is looked for
CHANGED: Final = 12  # of 255: what a channel differs by where something was painted
NEAR: Final = 10  # pixels inside a target in which its edge is looked for
THIN: Final = 4  # pixels that one colour of an outline is wide at most
COVERED: Final = 1  # side of a target that something else may lie on: a thread, the next card
WAYS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


def picture(table: SceneDriver[Any]) -> QImage:
    return table.view.grab().toImage()


def rays(table: SceneDriver[Any], key: str) -> Iterator[list[QPoint]]:
    """Go from the middle of a target to beyond its edges, pixel by pixel."""
    cell = next(cell for cell in table.scene.cells() if cell.key == key)
    box = table.view.mapFromScene(cell.rect).boundingRect()
    room = table.view.viewport().rect()
    for x, y in WAYS:
        far = (box.width() if x else box.height()) // 2 + BEYOND
        yield [at for i in range(far) if room.contains(at := box.center() + QPoint(x, y) * i)]


def differs(one: QColor, other: QColor) -> bool:
    apart = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(map(abs, apart)) >= CHANGED


def outline(ray: list[QPoint], with_it: QImage, without: QImage) -> float | None:
    """Return how much the outermost outline on a ray stands out both from what is inside and from what is outside."""
    seen = [with_it.pixelColor(at) for at in ray]
    painted = [differs(color, without.pixelColor(at)) for color, at in zip(seen, ray, strict=True)]
    bands: list[tuple[int, int]] = []
    start = 0
    for is_painted, run in groupby(painted):
        long = len([*run])
        if is_painted:
            # where a colour of the outline is that of what it lies on nothing is seen to change
            first = bands.pop()[0] if bands and start - bands[-1][1] <= THIN else start
            bands.append((first, start + long))
        start += long
    if not bands or bands[-1][1] == len(ray):
        return None
    first, end = bands[-1]
    band = [color.name() for color in seen[first:end]]
    beside = (seen[max(0, first - 1)].name(), seen[end].name())
    return min(max(contrast(color, neighbour) for color in band) for neighbour in beside)


def around(table: Seated, key: str, with_it: QImage, without: QImage) -> list[float]:
    """Measure the outline of a target on its four sides, the faintest first."""
    measured = [outline(ray, with_it, without) for ray in rays(table, key)]
    return sorted(each for each in measured if each is not None)


def dress(qtbot: QtBot, key: str, theme: Theme) -> Seated:
    load_fonts()
    table = sit_down(qtbot, key)
    table.scene.restyle(theme)
    return table


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("key", GAME)
def test_the_ring_of_the_focus_stands_out(qtbot: QtBot, key: str, theme: Theme) -> None:
    table = dress(qtbot, key, theme)
    found = {}
    for step in (Qt.Key.Key_Tab, *[Qt.Key.Key_Right] * 3, *[Qt.Key.Key_Down] * 2):
        table.key(step)
        for cell in [cell.key for cell in table.scene.cells() if cell.focused]:
            with_it = picture(table)
            table.scene.focus_ring.hide()
            found[cell] = around(table, cell, with_it, picture(table))
    assert len(found) > 2
    assert all(len(sides) > 1 for sides in found.values()), found
    assert {cell: sides for cell, sides in found.items() if sides[0] < WANTED} == {}


# What is pressed first, so that outlines show which squares, pawns and drawers go with it.
PRESSED: Final = {"phoenix": "card:1", "switcher": "hand:0", "zug": "hand:0"}


@pytest.mark.parametrize("theme", [LIGHT_HIGH, DARK_HIGH], ids=lambda theme: theme.name)
@pytest.mark.parametrize("key", GAME)
def test_outlines_of_targets_stand_out_in_high_contrast(qtbot: QtBot, key: str, theme: Theme) -> None:
    table = dress(qtbot, key, theme)
    found = outlined(table)
    if key in PRESSED:
        table.scene.press(PRESSED[key])
        found |= outlined(table)
    assert found
    faint = {cell: sides for cell, sides in found.items() if len([side for side in sides if side < WANTED]) > COVERED}
    assert faint == {}


def outlined(table: Seated) -> dict[str, list[float]]:
    """Measure the outlines of targets that are there only while targets are shown."""
    with_them = picture(table)
    table.scene.show_targets = False
    without = picture(table)
    table.scene.show_targets = True
    measured = {cell.key: around(table, cell.key, with_them, without) for cell in table.scene.cells() if cell.enabled}
    return {cell: sides for cell, sides in measured.items() if sides}


# Targets with outlines of their own, whatever is shown of the others: a table, what is pressed there, how keys begin.
MARKED: Final[dict[str, tuple[Callable[[QtBot], SceneDriver[Any]], str, str]]] = {
    "a cube of light": (lambda qtbot: PhoenixTable(qtbot, position()), "card:4", "cube:"),
    "an arrow": (lambda qtbot: sit_down(qtbot, "oxixo"), "b5", "entry:"),
    "a button": (lambda qtbot: SwitchTable(qtbot, 4, 3, dice=[1, 2, 4], gone=1, holder=1), "", ""),
    "a city": (lambda qtbot: ZugTable(qtbot, RUN, phase="sale", last=2), "1,0", ""),
}


@pytest.mark.parametrize("theme", [LIGHT_HIGH, DARK_HIGH], ids=lambda theme: theme.name)
@pytest.mark.parametrize("what", MARKED)
def test_what_can_be_pressed_has_an_edge_in_high_contrast(qtbot: QtBot, what: str, theme: Theme) -> None:
    load_fonts()
    sit, pressed, begins = MARKED[what]
    table = sit(qtbot)
    table.scene.restyle(theme)
    if pressed:
        table.scene.press(pressed)
    image = picture(table)
    found = {
        cell.key: edges(table, cell.key, image)
        for cell in table.scene.cells()
        if cell.enabled and cell.key.startswith(begins)
    }
    assert len(found) > 1
    faint = {cell: sides for cell, sides in found.items() if len([side for side in sides if side < WANTED]) > COVERED}
    assert faint == {}


def edges(table: SceneDriver[Any], key: str, image: QImage) -> list[float]:
    """Measure on the four sides of a target how much two colours there stand out from each other, near its edge."""
    measured = []
    for ray in rays(table, key):
        near = [image.pixelColor(at).name() for at in ray[-BEYOND - NEAR :]]
        pairs = ((one, other) for i, one in enumerate(near) for other in near[i + 1 : i + 2 + THIN])
        measured.append(max(contrast(one, other) for one, other in pairs))
    return measured
