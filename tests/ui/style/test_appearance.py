"""The appearance: chosen, or like the system, also when the system changes its mind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.style.appearance import Appearance, Restyled, appearance, theme
from boardroom.ui.style.fonts import px, text, text_scale
from boardroom.ui.style.theme import SANS, SERIF


def test_our_fonts_are_there() -> None:
    assert {SANS, SERIF} <= set(QFontDatabase.families())
    assert QApplication.font().family() == SANS


def test_a_choice_is_applied_to_everything(dressed: Appearance) -> None:
    dressed.apply("dark", 1.5)
    assert theme().dark
    assert text_scale() == 1.5
    assert text(14).pixelSize() == 21
    assert px(40) == 60
    assert QApplication.font().pixelSize() == 21
    assert theme().act in QApplication.instance().styleSheet()  # type: ignore[union-attr]


class Drawn(QWidget):
    """Paints with the theme in a size of the house, and follows nothing by itself."""

    def sizeHint(self) -> QSize:
        return QSize(px(40), px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme().color("act"))


def test_every_widget_is_laid_out_and_painted_anew(dressed: Appearance, qtbot: QtBot) -> None:
    """So says Qt, because the style sheet of the application is another; the house relies on it."""
    dressed.apply("light", 1.0)
    around = QWidget()
    qtbot.addWidget(around)
    rows = QVBoxLayout(around)
    drawn, stack, below = Drawn(), QStackedWidget(), Drawn()
    stack.addWidget(QWidget())
    stack.addWidget(below)
    rows.addWidget(drawn, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    rows.addWidget(stack)
    around.resize(300, 300)
    around.show()
    assert drawn.size() == QSize(40, 40)
    dressed.apply("dark", 1.5)
    qtbot.waitUntil(lambda: drawn.size() == QSize(60, 60))
    assert drawn.grab().toImage().pixelColor(5, 5) == theme().color("act")
    assert stack.sizeHint() == QSize(60, 60), "what isn't shown, too"


class Noting(Restyled, QWidget):
    """Says when it is restyled."""

    def __init__(self, told: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = told

    def restyle(self) -> None:
        self.told.append(self.objectName())


def test_what_has_more_to_do_is_told_after_its_parts(dressed: Appearance, qtbot: QtBot) -> None:
    told: list[str] = []
    outer = Noting(told)
    qtbot.addWidget(outer)
    inner = Noting(told, QWidget(Noting(told, outer)))
    for name, widget in (("outer", outer), ("inner", inner), ("between", outer.findChildren(Noting)[0])):
        widget.setObjectName(name)
    dressed.apply("dark", 1.0)
    assert told == ["inner", "between", "outer"]


def test_the_same_look_again_costs_nothing(dressed: Appearance, qtbot: QtBot) -> None:
    """Windows ask for the look that they find, and the system tells of wishes that change none."""
    told: list[str] = []
    noting, pictures = Noting(told), []
    qtbot.addWidget(noting)
    for scale in (1.5, 1.0):
        dressed.apply("dark", scale)
        pictures.append(keeper.find("a picture", lambda: QPixmap(8, 8)))
        dressed.apply("dark", scale)
        assert keeper.find("a picture", lambda: QPixmap(8, 8)) is pictures[-1]
    assert pictures[0] is not pictures[1]
    assert len(told) == 2


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
