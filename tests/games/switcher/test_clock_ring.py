"""The clock of one's turn on El Switcher's table."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from boardroom.games.switcher.scene.geometry import CHEST, HOME, TablePlan
from boardroom.testing.legible import flaws
from boardroom.ui.table.turn_time import TurnTime
from tests.games.switcher.scene_table import SceneTable


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot, seats=4)


def shown(table: SceneTable) -> QImage:
    ring = table.scene.top.clock
    place = table.view.mapFromScene(ring.sceneBoundingRect()).boundingRect()
    return table.view.grab(place).toImage()


def danger(table: SceneTable) -> bool:
    """Tell whether the ring warns."""
    image, wanted = shown(table), table.scene.theme.color("danger").name()
    return any(image.pixelColor(x, y).name() == wanted for x in range(image.width()) for y in range(image.height()))


def test_no_limit_no_ring(table: SceneTable) -> None:
    assert not table.scene.top.clock.isVisible()
    table.scene.show_time(TurnTime(90, 120, True))
    assert table.scene.top.clock.isVisible()
    table.scene.show_time(None)
    assert not table.scene.top.clock.isVisible()


def test_whoever_cannot_see_it_can_ask_for_it(table: SceneTable) -> None:
    assert "clock" not in table.names()
    told = len(table.heard("cells"))
    for left in (101.9, 101.5, 101.2):
        table.scene.show_time(TurnTime(left, 120, True))
    assert len(table.heard("cells")) == told + 1, "a name changes once a second at most"
    assert table.names()["clock"] == "1:42 left of 2:00"
    table.scene.show_time(TurnTime(101.2, 120, False))
    assert table.names()["clock"] == "1:42 left of 2:00, paused"
    table.scene.show_time(None)
    assert "clock" not in table.names()


def test_it_warns_under_twenty_seconds(table: SceneTable) -> None:
    table.scene.show_time(TurnTime(20, 120, True))
    assert not danger(table)
    table.scene.show_time(TurnTime(19.5, 120, True))
    assert danger(table)


def test_while_it_stands_it_looks_otherwise(table: SceneTable) -> None:
    table.scene.show_time(TurnTime(90, 120, True))
    running = shown(table)
    table.scene.show_time(TurnTime(90, 120, False))
    assert shown(table) != running


def test_it_pulses_only_at_its_seconds_and_for_whoever_wants_motion(table: SceneTable) -> None:
    def beats(left: float) -> bool:
        """Tell whether anything is around the ring in the middle of a second."""
        table.scene.show_time(TurnTime(left, 120, True))
        image = shown(table)
        corner = image.pixelColor(3, image.height() // 2)
        return corner != still.pixelColor(3, still.height() // 2)

    table.scene.show_time(TurnTime(15.2, 120, True))
    still = shown(table)
    assert not any(beats(left) for left in (19.2, 9.2, 4.2, 0.2))
    table.scene.speed = 1.0
    assert all(beats(left) for left in (19.3, 9.3, 4.3, 0.3))
    assert not any(beats(left) for left in (17.3, 12.3, 8.3, 6.3))


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_covers_nothing(text: float, seats: int) -> None:
    plan = TablePlan(text, stacked=text > 1)
    trays = [plan.tray_rect(seat, 0, seats) for seat in range(seats)]
    assert HOME.contains(plan.clock)
    for thing in (*trays, plan.end, plan.played, CHEST):
        assert not plan.clock.intersects(thing)


def test_where_letters_are_largest_the_clock_is_above_the_table(table: SceneTable) -> None:
    table.view.resize(1500, 720)
    table.scene.show_time(TurnTime(61, 120, True))
    for text, kept in ((1.0, True), (2.0, True), (2.5, False), (3.0, False)):
        table.scene.restyle(table.scene.theme, text)
        assert table.scene.keeps_time is kept
        assert table.scene.top.clock.isVisible() is kept


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_its_words_have_room(table: SceneTable, text: float) -> None:
    table.scene.restyle(table.scene.theme, text)
    for left in (119, 61, 15, 3):
        for running in (True, False):
            table.scene.show_time(TurnTime(left, 120, running))
            assert flaws(table.view) == []
