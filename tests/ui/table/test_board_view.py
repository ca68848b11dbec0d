"""The window onto a table: all of it, always; and what assistive technology finds there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.style.theme import DARK
from boardroom.ui.table.board_view import BoardView
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


def interface(view: BoardView) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(view)


def names(view: BoardView) -> list[str]:
    table = interface(view)
    return [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]


def test_every_cell_is_a_named_child(view: BoardView, scene: PebbleScene) -> None:
    assert names(view) == [cell.name for cell in scene.cells()]
    assert len(names(view)) == 15
    assert interface(view).text(QAccessible.Text.Name) == "The table"
    assert interface(view).role() == QAccessible.Role.Grouping


def test_a_cell_is_where_it_is_seen(view: BoardView, scene: PebbleScene) -> None:
    table = interface(view)
    for i, cell in enumerate(scene.cells()):
        middle = view.viewport().mapToGlobal(view.mapFromScene(cell.rect.center()))
        assert table.child(i).rect().contains(middle)
        found = table.childAt(middle.x(), middle.y())
        assert found is not None
        assert found.text(QAccessible.Text.Name) == cell.name
    corner = view.viewport().mapToGlobal(view.mapFromScene(QPointF(1, 1)))
    assert table.childAt(corner.x(), corner.y()) is None


def test_children_know_their_place(view: BoardView) -> None:
    table = interface(view)
    child = table.child(3)
    assert table.indexOfChild(child) == 3
    assert child.parent() is not None
    assert child.childCount() == 0
    assert table.child(99) is None


def test_pressing_does_what_a_click_would(view: BoardView, scene: PebbleScene) -> None:
    chosen: list[Any] = []
    scene.chosen.connect(chosen.append)
    action = interface(view).child(13).actionInterface()
    assert action.actionNames() == [action.pressAction()]
    action.doAction(action.pressAction())
    assert scene.pressed == ["p13"]
    assert chosen == [2]


def test_what_can_not_be_pressed_says_so(view: BoardView, scene: PebbleScene) -> None:
    child = interface(view).child(0)
    assert child.state().disabled
    action = child.actionInterface()
    assert action.actionNames() == []
    action.doAction(action.pressAction())
    assert scene.pressed == []
    assert not interface(view).child(14).state().disabled


def test_the_focused_cell_is_told(view: BoardView, scene: PebbleScene, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[QAccessible.Event, int]] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append((event.type(), event.child())))
    view.setFocus()
    scene.focus(4)
    assert told[-1] == (QAccessible.Event.Focus, 4)
    focused = interface(view).focusChild()
    assert focused is not None
    assert focused.text(QAccessible.Text.Name) == "pebble 5"
    assert focused.state().focused


def test_a_cell_that_is_gone_is_no_longer_valid(view: BoardView, scene: PebbleScene) -> None:
    last = interface(view).child(14)
    assert last.isValid()
    match = Match.new(Pebbles(), [Player(), Player(kind="bot", level=1)], seed="1")
    match.play(3)
    scene.present(match.view(0), match.players, acting=False)
    assert not last.isValid()
    assert last.state().invalid
    assert last.text(QAccessible.Text.Name) == ""
    assert last.rect().isEmpty()
    assert interface(view).childCount() == 12


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
