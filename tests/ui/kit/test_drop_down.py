"""A list that unfolds: chosen from by mouse and keys, and never by the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.ui.kit.choices import Segment
from boardroom.ui.kit.drop_down import DropDown
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import text
from tests.ui.conftest import Show

TONGUES = [Segment(f"l{number}", f"Lingua franca {number}") for number in range(15)]


def shown(show: Show, value: str = "l3") -> tuple[DropDown, list[str]]:
    box = DropDown(TONGUES, value)
    heard: list[str] = []
    box.chosen.connect(heard.append)
    show(box)
    return box, heard


def test_it_shows_the_choice_and_tells_of_another(show: Show) -> None:
    box, heard = shown(show)
    assert (box.value, box.currentText()) == ("l3", "Lingua franca 3")
    box.choose("l9")
    box.choose("nobody speaks it")
    assert (box.value, heard) == ("l9", ["l9"])


def test_other_words_for_the_same_are_no_choice(show: Show) -> None:
    box, heard = shown(show)
    box.set_segments([Segment("l1", "Uno"), Segment("l3", "Tres")], "l3")
    assert (box.value, box.currentText(), heard) == ("l3", "Tres", [])


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # without a screen nothing comes to the front
def test_keys_unfold_it_and_choose(show: Show, qtbot: QtBot) -> None:
    box, heard = shown(show)
    box.clearFocus()
    box.setFocus(Qt.FocusReason.TabFocusReason)
    assert box.ring
    QTest.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(box.view().isVisible)
    QTest.keyClick(box.view(), Qt.Key.Key_Down)
    QTest.keyClick(box.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not box.view().isVisible())
    assert heard == ["l4"]
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert heard == ["l4", "l3"]


def test_the_wheel_is_for_the_page_below(show: Show) -> None:
    box, heard = shown(show)
    middle = QPointF(box.rect().center())
    turn = QWheelEvent(
        middle, box.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, turn)
    assert (box.value, heard, turn.isAccepted()) == ("l3", [], False)


def test_every_word_has_room_at_any_size_of_text(show: Show) -> None:
    box, _ = shown(show)
    for scale in (1.0, 2.0):
        appearance().apply("light", scale)
        QApplication.processEvents()
        widest = QFontMetrics(text(14)).horizontalAdvance("Lingua franca 14")
        assert box.sizeHint().width() > widest + box.sizeHint().height()  # with the sign that it unfolds
