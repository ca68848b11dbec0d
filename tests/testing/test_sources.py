"""What is read off the sources of a game: reasons and texts, and whether these are translated."""

from __future__ import annotations

import ast

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.core.game import Reason
from boardroom.games import game
from boardroom.testing.sources import Text, named, reasons, said
from boardroom.testing.words import flaw


def test_the_reasons_are_all_read_off_the_sources() -> None:
    source = 'a = Reason("one"); b = Reason("two" if x else "three" if y else "four", about)'
    assert set(named(ast.parse(source))) == {"one", "two", "three", "four"}
    for doubtful in ("Reason(rule)", "Reason(f'{a}-b')", "Reason(3)", "Reason()"):
        with pytest.raises(AssertionError):
            list(named(ast.parse(doubtful)))
    oxixo = game("oxixo")
    state = oxixo.start(2, oxixo.options())
    assert oxixo.why_not(state, oxixo.read("c3c5", state)) == Reason("cube-periphery", ("c3",))
    assert "cube-periphery" in reasons(oxixo)


def test_the_texts_are_all_read_off_the_sources() -> None:
    source = 'a = translate("A", "One {x}"); b = QCoreApplication.translate("B", "%n moves", "", n)'
    assert list(said(ast.parse(source), "a.py")) == [
        Text("a.py:1", "A", "One {x}", "", False),
        Text("a.py:1", "B", "%n moves", "", True),
    ]
    for doubtful in ("translate('A', f'{x}')", "translate('A', text)", "translate('A')", "translate('A', 'B', n=1)"):
        with pytest.raises(AssertionError):
            list(said(ast.parse(doubtful), "a.py"))


def test_a_text_without_words_is_noticed(qapp: QApplication) -> None:
    undo = Text("", "Actions", "&Undo", "", False)
    assert flaw(undo, "es") == flaw(undo, "fr") == ""
    assert flaw(undo._replace(source="Nobody says this"), "es") == "it has no words"
    assert flaw(undo, "en") == "it has no words", "English has plurals alone"
