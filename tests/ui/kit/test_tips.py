"""What people write is shown as it is: never taken for markup, for a key, or for more than a line."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication, Qt
from PySide6.QtWidgets import QGraphicsRectItem, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boardroom.core.record import Player
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Clipped, Label
from boardroom.ui.kit.tips import WIDE, plain_tip, set_tip

SOURCES = Path(__file__).parents[3] / "boardroom"
MARKUP = ["<img src=/dev/zero>", "<b>x</b>", "a&lt;b", "x <br/> y", "< b>", "<!DOCTYPE html><p>"]
ONLY_IN = {  # what shows words that anybody may have written, or takes them, and who knows how
    "setToolTip": {"ui/kit/tips.py"},
    "QToolTip": set(),
    "QLineEdit": {"ui/kit/field.py"},
    "QTextEdit": set(),
    "QLabel": {"ui/kit/labels.py", "app/reading/figure.py"},
    "RichText": {"app/review/panel.py", "app/reading/figure.py"},
    "setHtml": {"app/rules/results.py"},
    "insertHtml": set(),
    "QMessageBox": {"app/main.py"},
}


def test_what_shows_or_takes_peoples_words_is_in_few_places() -> None:
    found: dict[str, set[str]] = {name: set() for name in ONLY_IN}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            if name in found:
                found[name].add(path.relative_to(SOURCES).as_posix())
    assert found == ONLY_IN


@pytest.mark.parametrize("words", MARKUP)
def test_a_tip_is_never_taken_for_markup(qtbot: QtBot, words: str) -> None:
    widget, item = QWidget(), QGraphicsRectItem()
    qtbot.addWidget(widget)
    for on in (widget, item):
        set_tip(on, words)
        assert not Qt.mightBeRichText(on.toolTip())
        assert on.toolTip().replace("\u2060", "") == words
    label = QLabel(widget.toolTip())  # as Qt's own that shows it
    qtbot.addWidget(label)
    assert label.sizeHint().width() >= label.fontMetrics().horizontalAdvance(words)


PIECES = st.sampled_from(["<", ">", "b", "&", "lt;", "/", "!", " ", "\n", "img", "?xml"])


@given(st.lists(PIECES, max_size=12).map("".join))
def test_no_words_make_markup_of_a_tip(words: str) -> None:
    assert not Qt.mightBeRichText(plain_tip(words))
    assert plain_tip(words).replace("\u2060", "") == words


def test_a_long_tip_has_lines_that_can_be_read() -> None:
    said = plain_tip("word " * 100 + "\nshort  as it is")
    assert max(map(len, said.split("\n"))) <= WIDE
    assert said.endswith("\nshort  as it is")
    assert said.split() == ("word " * 100 + "short as it is").split()


def test_labels_show_words_as_they_are(qtbot: QtBot) -> None:
    for made in (Label("<b>x</b>"), Clipped("<b>x</b>" * 9)):
        qtbot.addWidget(made)
        assert made.textFormat() == Qt.TextFormat.PlainText
    assert not Qt.mightBeRichText(made.toolTip())


def test_a_button_shows_a_name_as_it_is(qtbot: QtBot) -> None:
    button = Button("I am a&b && c")
    qtbot.addWidget(button)
    assert button._words() == "I am a&b && c"
    assert button.shortcut().isEmpty()


HOSTILE = ["Ana\nMaría", "a\0b", "\x1b[31mred", "del\x7f", "c1\x85", "line\u2028break", "\t", "x" * 39 + "\U0001f600"]


@pytest.mark.parametrize("words", HOSTILE)
def test_whatever_is_pasted_or_set_is_a_name(qtbot: QtBot, words: str) -> None:
    for field in (pasted := Field(longest=40), Field(words, 40)):
        qtbot.addWidget(field)
        if field is pasted:
            QGuiApplication.clipboard().setText(words)
            field.paste()
        Player(name=field.text())
        assert field.text() == "".join(letter if letter.isprintable() else " " for letter in words[:39])


def test_letters_of_all_kinds_stay(qtbot: QtBot) -> None:
    field = Field("Zoë 😀 שלום 你好", 40)
    qtbot.addWidget(field)
    assert field.text() == "Zoë 😀 שלום 你好"
    field.setCursorPosition(3)
    field.insert("\n!")
    assert field.text() == "Zoë ! 😀 שלום 你好"
    assert field.cursorPosition() == 5
