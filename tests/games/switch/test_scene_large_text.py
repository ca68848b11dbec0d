"""Switch's table with large words: the sheet finds room or is brief, and what isn't said any more is in a tip."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.games.switch.scene.picking import RISK
from boardroom.games.switch.state import SwitchOptions
from boardroom.testing.legible import flaws
from boardroom.testing.written import texts
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.style.translation import set_language
from tests.games.switch.scene_table import SceneTable

CASES = [*product((1.0, 1.3, 2.0), ("en", "es", "fr")), (3.0, "fr")]  # French is the longest

# All that can stand on the sheet, and the tables on which there is least room.
POSITIONS: tuple[tuple[tuple[int, ...], dict[str, Any]], ...] = (
    ((4, 3, 11, 9), {"dice": [1, 2, 4], "gone": 1, "holder": 1}),
    ((4, 3), {"dice": [1, 2, 4], "gone": 1, "blocked": 2}),
    ((8, 3, 11, 9), {"dice": [1, 1, 1, 6], "gone": 1, "holder": 3}),
    ((1, 3, 11, 9), {"dice": [1, 1, 1], "face": "b", "blocked": 3}),
    ((6, 3, 11, 9), {"phase": "green", "face": "g", "blocked": 3}),
    ((6, 3, 11), {"phase": "red", "face": "r"}),
    ((6, 3, 11, 9), {"seat": 2, "phase": "moment", "dice": [1, 3, 4], "holder": 1}),
    ((6, 3, 11, 9), {"seat": 2, "phase": "swapping", "dice": [1, 3, 4], "face": "g", "holder": 1, "partner": 3}),
    ((2, 3, 11), {"seat": 2, "phase": "throw", "dice": [1, 3, 4], "blocked": 2}),
    ((14, 3, 11, 9), {"phase": "throw", "dice": [1, 1, 2, 3, 3], "risky": True}),
    ((13, 3, 11, 9), {"dice": [1, 1, 5, 5, 5], "gone": 2, "holder": 1}),
    ((3, 3), {"phase": "throw"}),
    ((9, 8), {"phase": "throw", "holder": 1}),  # the chances stand as high as what the token is good for
    ((3, 3, 5, 6), {"phase": "throw", "blocked": 1}),
    ((6, 3, 11), {"seat": 2, "phase": "swapping", "dice": [1, 3, 4], "face": "g", "holder": 1, "partner": 1}),
    (
        (6, 3, 11, 9),
        {
            "phase": "moment",
            "dice": [1, 1, 1, 1],
            "holder": 1,
            "risky": True,
            "options": SwitchOptions(token="any time"),
        },
    ),
    ((7, 3), {"dice": [1, 1, 3, 5], "gone": 1, "options": SwitchOptions(coloured_risk="penalty")}),
    ((11, 3, 3), {"phase": "red", "face": "r", "dice": [1, 2, 4, 4, 5], "options": SwitchOptions(red="play on")}),
)


def seated(qtbot: QtBot, tops: tuple[int, ...], more: dict[str, Any], scale: float) -> SceneTable:
    table = SceneTable(qtbot, *tops, **more)
    if scale > 2:
        table.view.resize(1908, 1006)  # as in a window of 1920 × 1080 with the largest text
    table.scene.restyle(LIGHT, scale)
    return table


def plain(words: str) -> str:
    return "".join(words.split())


def written(table: SceneTable) -> str:
    """Return all that is written, without what is between words and lines."""
    return plain("".join(each.text for each in texts(table.view)))


@pytest.fixture(autouse=True)
def afterwards_english(qapp: QApplication) -> Iterator[None]:
    load_fonts()  # the same room for words on every machine
    yield
    set_language("en")


@pytest.mark.parametrize(("scale", "language"), CASES)
def test_everything_on_the_table_can_be_read(qtbot: QtBot, language: str, scale: float) -> None:
    set_language(language)
    for tops, more in POSITIONS:
        table = seated(qtbot, tops, more, scale)
        assert not flaws(table.view), (tops, more)
        home, unit = table.scene.home(), table.view.transform().m11()
        for cell in table.scene.cells():
            assert home.adjusted(-1, -1, 1, 1).contains(cell.rect), cell.key
            if cell.enabled:
                assert min(cell.rect.width(), cell.rect.height()) * unit >= 24, cell.key


def test_what_there_is_no_room_for_is_in_the_tip(qtbot: QtBot) -> None:
    tops, more = POSITIONS[0]
    table = seated(qtbot, tops, more, 2.0)
    sheet = table.scene.top.sheet
    goes, *others = sheet.offer.odds
    assert goes.chance in written(table)
    for words in (row.words for row in others):
        assert plain(words) not in written(table)
        assert plain(words) in plain(sheet.toolTip())
    table.scene.restyle(LIGHT, 1.0)
    for words in (row.words for row in others):
        assert plain(words) in written(table)
        assert plain(words) not in plain(sheet.toolTip())


def test_the_ring_around_words_lies_on_none_of_them(qtbot: QtBot) -> None:
    table = seated(qtbot, (4, 3), {"dice": [1, 2, 4], "gone": 1}, 1.0)
    place, to_view = table.scene.place(RISK), table.view.viewportTransform()
    inside, reached = (to_view.mapRect(place.adjusted(-by, -by, by, by)) for by in (-1.75, 7.75))  # the ring's edges
    for each in texts(table.view):
        assert inside.contains(each.box) or not reached.intersects(each.box), each.text


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_chance_of_the_top_card_is_written_before_all_others(qtbot: QtBot, scale: float) -> None:
    set_language("fr")
    table = seated(qtbot, (1, 3), {"phase": "throw"}, scale)
    (_, _, first), *_ = table.scene.top.rail.going.chances
    rail = table.view.mapFromScene(table.scene.top.rail.sceneBoundingRect()).boundingRect()
    above = [plain(each.text) for each in texts(table.view) if rail.contains(each.box.center().toPoint())]
    assert plain(first) in "".join(above)
