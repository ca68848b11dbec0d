"""The appearance: chosen, or like the system, also when the system changes its mind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from boardroom.ui.appearance import Appearance, appearance, theme
from boardroom.ui.fonts import px, text, text_scale
from boardroom.ui.theme import SANS, SERIF


def test_our_fonts_are_there() -> None:
    assert {SANS, SERIF} <= set(QFontDatabase.families())
    assert QApplication.font().family() == SANS


def test_a_choice_is_applied_to_everything(dressed: Appearance) -> None:
    heard: list[bool] = []
    dressed.changed.connect(lambda: heard.append(theme().dark))
    dressed.apply("dark", 1.5)
    assert heard == [True]
    assert text_scale() == 1.5
    assert text(14).pixelSize() == 21
    assert px(40) == 60
    assert QApplication.font().pixelSize() == 21
    assert theme().act in QApplication.instance().styleSheet()  # type: ignore[union-attr]


class Hints:
    """A desktop that can be told to be dark; without a screen Qt has none."""

    scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
        pass

    def unsetColorScheme(self) -> None:
        pass


def test_it_follows_the_system_only_when_asked_to(dressed: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    changed, desktop = QGuiApplication.styleHints().colorSchemeChanged, Hints()
    monkeypatch.setattr(QApplication, "styleHints", lambda *_: desktop)

    def turn(scheme: Qt.ColorScheme) -> None:
        desktop.scheme = scheme
        changed.emit(scheme)

    dressed.apply("system", 1.5)
    turn(Qt.ColorScheme.Dark)
    assert theme().dark
    assert text_scale() == 1.5
    turn(Qt.ColorScheme.Light)
    assert not theme().dark
    dressed.apply("light", 1.0)
    turn(Qt.ColorScheme.Dark)
    assert not theme().dark
    dressed.apply("system", 1.0)
    assert theme().dark


def test_there_is_only_one(dressed: Appearance) -> None:
    assert appearance() is dressed
