"""The window onto a table: all of it, always; and what assistive technology finds there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.style.theme import DARK
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.scene import Cell
from tests.ui.conftest import Show
from tests.ui.table.pebbles import Pebbles, PebbleScene


@pytest.fixture
def scene() -> PebbleScene:
    scene = PebbleScene()
    match = Match.new(Pebbles(), [Player(), Player(kind="bot", level=1)], seed="1")
    scene.present(match.view(0), match.players, acting=True)
    return scene


@pytest.fixture
def view(show: Show, scene: PebbleScene) -> Iterator[BoardView]:
    view = BoardView()
    view.show_scene(scene)
    show(view, width=620, height=420)
    yield view
    view.show_scene(None)


@pytest.mark.parametrize("size", [QSize(620, 420), QSize(300, 900), QSize(1900, 500)])
def test_the_table_is_always_whole_and_as_large_as_fits(view: BoardView, scene: PebbleScene, size: QSize) -> None:
    view.window().resize(size)
    QApplication.processEvents()
    shown = view.mapFromScene(scene.home()).boundingRect()
    room = view.viewport().rect()
    assert room.adjusted(-1, -1, 1, 1).contains(shown)
    assert abs(shown.width() - room.width()) <= 2 or abs(shown.height() - room.height()) <= 2
    middle = QRect(shown).center() - room.center()
    assert abs(middle.x()) <= 2
    assert abs(middle.y()) <= 2


def test_it_fits_again_when_the_table_changes_its_size(view: BoardView, scene: PebbleScene) -> None:
    scene.setSceneRect(0, 0, 100, 300)
    shown = view.mapFromScene(scene.home()).boundingRect()
    assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(shown)


def test_keys_go_to_the_table(view: BoardView, scene: PebbleScene) -> None:
    view.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_A):
        QTest.keyClick(view, key)
    assert scene.keys == [Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_A]


def test_another_language_is_passed_on(view: BoardView, scene: PebbleScene) -> None:
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert scene.said == 1


# -------------------------------------------------------------------- assistive technology


def up_to_date() -> None:
    """Let a reader's view of the table come round."""
    QApplication.processEvents()


@pytest.fixture
def table(view: BoardView) -> QAccessibleInterface:
    """What a reader finds in the view, once it has asked for it."""
    QAccessible.queryAccessibleInterface(view)
    up_to_date()
    return QAccessible.queryAccessibleInterface(view.viewport())


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what has got the focus, as it is told."""
    names: list[str] = []

    def tell(event: QAccessibleEvent) -> None:
        assert event.type() == QAccessible.Event.Focus
        names.append(event.object().accessibleName())  # type: ignore[attr-defined]

    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    return names


def names(table: QAccessibleInterface) -> list[str]:
    return [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]


def test_nobody_asks_and_there_are_no_buttons(view: BoardView, scene: PebbleScene) -> None:
    scene.focus(3)
    up_to_date()
    assert view.viewport().findChildren(QAbstractButton) == []


def test_every_cell_is_a_named_button(view: BoardView, scene: PebbleScene, table: QAccessibleInterface) -> None:
    assert names(table) == [cell.name for cell in scene.cells()]
    assert len(names(table)) == 15
    assert {table.child(i).role() for i in range(15)} == {QAccessible.Role.Button}
    assert {table.child(i).text(QAccessible.Text.Identifier) for i in range(15)} == {f"p{i}" for i in range(15)}
    assert QAccessible.queryAccessibleInterface(view).text(QAccessible.Text.Name) == "The table"


@pytest.mark.parametrize("size", [QSize(620, 420), QSize(1200, 500)])
def test_a_cell_is_where_it_is_seen(
    view: BoardView, scene: PebbleScene, table: QAccessibleInterface, size: QSize
) -> None:
    view.window().resize(size)
    up_to_date()
    for i, cell in enumerate(scene.cells()):
        middle = view.viewport().mapToGlobal(view.mapFromScene(cell.rect.center()))
        assert table.child(i).rect().contains(middle)
        assert table.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == cell.name


def test_the_mouse_does_not_notice_the_buttons(
    view: BoardView, scene: PebbleScene, table: QAccessibleInterface
) -> None:
    before = view.grab().toImage()
    middle = view.mapFromScene(scene.cells()[14].rect.center())
    assert view.viewport().childAt(middle) is None
    scene.present(Match.new(Pebbles(), [Player(), Player()], seed="1").view(0), [Player(), Player()], acting=False)
    up_to_date()
    assert table.child(14).state().disabled
    assert view.grab().toImage() == before, "nor does anybody see them"


def test_pressing_does_what_a_click_would(scene: PebbleScene, table: QAccessibleInterface) -> None:
    chosen: list[Any] = []
    scene.chosen.connect(chosen.append)
    action = table.child(13).actionInterface()
    assert action.pressAction() in action.actionNames()
    action.doAction(action.pressAction())
    assert scene.pressed == ["p13"]
    assert chosen == [2]


def test_what_is_picked_up_is_pressed_down(
    scene: PebbleScene, table: QAccessibleInterface, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    less = [replace(cell, held=cell.key == "p13") for cell in scene.cells()]
    monkeypatch.setattr(scene, "cells", lambda: less)
    action = table.child(13).actionInterface()
    with qtbot.waitSignal(table.child(13).object().clicked):  # type: ignore[attr-defined]
        action.doAction(action.pressAction())
        scene.cells_changed.emit()
    assert [cell.key for i, cell in enumerate(less) if table.child(i).state().pressed] == ["p13"]


def test_what_can_not_be_pressed_says_so(scene: PebbleScene, table: QAccessibleInterface) -> None:
    child = table.child(0)
    assert child.state().disabled
    action = child.actionInterface()
    assert action.actionNames() == []
    action.doAction(action.pressAction())
    assert scene.pressed == []
    assert not table.child(14).state().disabled


def test_the_focused_cell_is_told_once(
    view: BoardView, scene: PebbleScene, table: QAccessibleInterface, told: list[str]
) -> None:
    view.setFocus()
    scene.focus(4)
    scene.focus(5)  # within the same moment: nobody was ever there
    scene.focus(4)
    up_to_date()
    assert told == ["pebble 5"]
    scene.cells_changed.emit()
    scene.focus(99)  # while something moves nothing has it
    up_to_date()
    scene.focus(4)
    up_to_date()
    assert told == ["pebble 5"]
    assert [bool(table.child(i).state().focused) for i in range(6)] == [False, False, False, False, True, False]
    assert all(table.child(i).state().focusable for i in range(15))
    scene.focus(2)
    up_to_date()
    assert told == ["pebble 5", "pebble 3"]


def test_the_focus_is_told_again_when_it_comes_back_to_the_table(
    view: BoardView, scene: PebbleScene, table: QAccessibleInterface, told: list[str]
) -> None:
    view.clearFocus()
    assert not table.child(0).state().focused
    scene.focus(1)
    up_to_date()
    assert told == [], "what happens meanwhile is told by others"
    view.setFocus()
    up_to_date()
    assert told == ["pebble 2"]


def test_a_cell_that_goes_leaves_the_focus_with_the_table(
    view: BoardView, scene: PebbleScene, table: QAccessibleInterface, told: list[str]
) -> None:
    view.setFocus()
    scene.focus(14)
    up_to_date()
    match = Match.new(Pebbles(), [Player(), Player()], seed="1")
    match.play(3)
    scene.present(match.view(0), match.players, acting=True)
    up_to_date()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(names(table)) == 12
    assert view.hasFocus()
    scene.focus(2)
    up_to_date()
    assert told == ["pebble 15", "pebble 3"]


def test_a_reader_may_take_the_focus_somewhere(view: BoardView, table: QAccessibleInterface) -> None:
    class Followed(PebbleScene):
        def go_to(self, key: str) -> None:
            self.focus(int(key[1:]))

    followed = Followed()
    match = Match.new(Pebbles(), [Player(), Player()], seed="1")
    followed.present(match.view(0), match.players, acting=True)
    view.show_scene(followed)
    up_to_date()
    action = table.child(13).actionInterface()
    action.doAction(action.setFocusAction())
    up_to_date()
    assert view.hasFocus(), "the keys stay with the table"
    assert table.child(13).state().focused
    view.show_scene(None)


def test_buttons_stay_with_their_cells_and_in_reading_order(
    view: BoardView, scene: PebbleScene, table: QAccessibleInterface, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = table.child(0).object()
    listed = scene.cells()
    less = [listed[4], listed[0], Cell("new", "a new pebble", listed[1].rect, True)]
    monkeypatch.setattr(scene, "cells", lambda: less)
    scene.cells_changed.emit()
    up_to_date()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert names(table) == ["pebble 5", "pebble 1", "a new pebble"]
    assert table.child(1).object() is first


def test_a_table_that_is_left_has_nothing_to_tell(view: BoardView, table: QAccessibleInterface) -> None:
    view.show_scene(None)
    up_to_date()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert names(table) == []


def test_what_is_covered_is_not_read_out(view: BoardView, scene: PebbleScene, table: QAccessibleInterface) -> None:
    view.cover(True)
    scene.focus(3)
    up_to_date()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert names(table) == []
    view.cover(False)
    up_to_date()
    assert names(table) == [cell.name for cell in scene.cells()]


class Zoomed(PebbleScene):
    """A table that keeps what its view tells it."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: list[tuple[QSizeF, float]] = []
        self.pinched: list[tuple[QPointF, float]] = []

    def lay_out(self) -> None:
        self.rooms.append((self.room, self.text_scale))

    def pinch(self, at: QPointF, factor: float) -> bool:
        self.pinched.append((at, factor))
        return True


def test_a_table_is_laid_out_for_its_room_and_for_the_size_of_text(view: BoardView) -> None:
    scene = Zoomed()
    view.show_scene(scene)
    view.window().resize(500, 300)
    QApplication.processEvents()
    assert scene.rooms[-1] == (view.viewport().size().toSizeF(), 1.0)
    scene.restyle(DARK, 1.5)
    assert scene.rooms[-1] == (view.viewport().size().toSizeF(), 1.5)
    view.show_scene(None)


def test_two_fingers_on_a_touchpad_pinch_a_table_that_can_be_zoomed(view: BoardView, scene: PebbleScene) -> None:
    assert not scene.pinch(QPointF(), 1.25)
    zoomed = Zoomed()
    view.show_scene(zoomed)
    at = QPointF(100, 80)
    for kind in (Qt.NativeGestureType.ZoomNativeGesture, Qt.NativeGestureType.RotateNativeGesture):
        event = QNativeGestureEvent(
            kind, QPointingDevice.primaryPointingDevice(), 2, at, at, view.viewport().mapToGlobal(at), 0.25, QPointF()
        )
        QApplication.sendEvent(view.viewport(), event)
    assert [(view.mapFromScene(point).x(), factor) for point, factor in zoomed.pinched] == [(100, 1.25)]
    view.show_scene(None)
