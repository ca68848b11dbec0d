"""All tables follow the size of text: what is written grows, can be read, and the board stays as large as it was."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from boardroom.testing.legible import flaws
from boardroom.testing.written import texts
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from tests.games.test_tables_alike import GAME, Seated, sit_down

TEXT = 14.0  # the size of what is read; a number that is a piece is larger, and needn't grow beyond what is read
NEARLY = 0.89  # sizes of fonts are whole, and what would not fit is written a little smaller
PRINTED = {"phoenix": 0.85}  # what is printed on cards grows as far as the cards do
# Rooms of the board in windows of 1280 × 800, 1024 × 640 and 1920 × 1080, and how large text is there; above twice
# the usual size the panel stands below a board.
ROOMS = {(960, 726): (1.3, 2.0), (704, 566): (1.3, 2.0), (1600, 1006): (1.3, 2.0), (1908, 1006): (2.5, 3.0)}


class Seen(NamedTuple):
    """What a table looks like in the window."""

    unit: float  # pixels to a unit of the scene
    words: dict[str, float]  # what is written, and how large at least
    targets: dict[str, QSizeF]  # what can be pointed at, and how large


def area(size: QSizeF) -> float:
    return size.width() * size.height()


def look(table: Seated, scale: float) -> Seen:
    table.scene.restyle(LIGHT, scale)
    words: dict[str, float] = {}
    for each in texts(table.view):
        words[each.text] = min(each.size, words.get(each.text, each.size))
    unit = table.view.transform().m11()
    return Seen(unit, words, {cell.key: cell.rect.size() * unit for cell in table.scene.cells()})


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("key", GAME)
def test_words_grow_and_the_board_stays(qtbot: QtBot, key: str, room: tuple[int, int]) -> None:
    load_fonts()  # the same room for words on every machine
    table = sit_down(qtbot, key)
    table.view.resize(*room)
    usual = look(table, 1.0)
    for scale in ROOMS[room]:
        large = look(table, scale)
        assert large.unit >= usual.unit * 0.999
        both = large.words.keys() & usual.words.keys()
        asked = {words: min(usual.words[words], TEXT * usual.unit) * scale for words in both}
        least = PRINTED.get(key, NEARLY)
        assert not {words: large.words[words] for words in both if large.words[words] < asked[words] * least}
        assert not {key for key, size in usual.targets.items() if area(large.targets[key]) < area(size) * 0.99}
        assert not flaws(table.view)
    assert look(table, 1.0) == usual
