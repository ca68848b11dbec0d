"""Switching the language while running changes everything on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.settings.preferences import Setup
from boardroom.core.game import CHANCE
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.languages import LANGUAGES, SOURCE, base
from boardroom.paths import translations
from boardroom.ui.style.fonts import load_fonts, text
from tests.app.houses import BOT, YOU, House
from tools.translations import release


def sources(language: str) -> set[str]:
    """Return the English texts that are always other words in a language."""
    tree = ElementTree.parse(translations() / f"boardroom_{language}.ts")
    found, kept = set[str](), set[str]()
    for message in tree.iter("message"):
        said, meant = message.findtext("source") or "", message.findtext("translation") or ""
        if meant:
            (kept if meant == said else found).add(said.replace("&", ""))
    return found - kept


def words(root: QWidget) -> Iterator[str]:
    """Yield everything that can be read on a widget or heard of it."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        yield widget.toolTip()
        yield widget.accessibleName()
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
    for action in root.findChildren(QAction):
        yield action.text().replace("&", "")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    release()
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue()))
    for rules, _ in made.catalogue:
        match = Match.new(rules, [YOU, BOT], seed="1")
        while match.length < 3 or match.turn == CHANCE:
            if match.turn == CHANCE:
                match.draw()
            else:
                match.play(rules.moves(match.state)[0])
        made.keep(match)
    made.furnish()
    yield made
    made.preferences.change(language="en")
    made.close()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != SOURCE])
@pytest.mark.parametrize("screen", ["home", "saved", "statistics", "settings", "sheet", "oxixo", "switcher"])
def test_no_english_is_left(house: House, screen: str, language: str) -> None:
    if screen == "sheet":
        house.navigator.new_game("oxixo", Setup(players=[Player(), BOT, BOT, BOT]))
    elif saved := [summary.id for summary in house.store.list() if summary.game == screen]:
        house.navigator.resume(saved[0])
    else:
        house.show(screen)
    QApplication.processEvents()
    english = sources(base(language))
    before = {text for text in words(house.window) if text in english}
    assert len(before) > 10
    house.preferences.change(language=language)
    QApplication.processEvents()
    left = {text for text in words(house.window) if text in english}
    assert left == set()


def test_french_elides_before_a_name(house: House) -> None:
    house.show("home")
    house.preferences.change(language="fr")
    QApplication.processEvents()
    assert {"Règles d’Oxixo", "Règles d’El Switcher", "Règles de Zug"} <= set(words(house.window))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_leads_to_one_line_of_a_menu(house: House, language: str) -> None:
    house.preferences.change(language=language)
    house.navigator.resume(next(summary.id for summary in house.store.list() if summary.game == "switcher"))
    menus = [house.window.menuBar().actions(), *(menu.actions() for menu in house.window.findChildren(QMenu))]
    for lines in menus:
        letters = [match[1].lower() for line in lines if (match := re.search("&(.)", line.text()))]
        assert all(letter.isalpha() for letter in letters), letters
        assert len(letters) == len(set(letters)), [line.text() for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_is_about_takes_one_line_below_its_box(house: House, language: str) -> None:
    house.preferences.change(language=language)
    letters = QFontMetrics(text(16, bold=True))
    assert {
        face.key: said for _, face in house.catalogue if letters.horizontalAdvance(said := face.tagline()) > 224
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_answers_to_a_question_can_be_seen(house: House, qtbot: QtBot, language: str) -> None:
    house.preferences.change(language=language)
    house.navigator.resume(next(summary.id for summary in house.store.list() if summary.game == "oxixo"))
    panel, table = house.screens.table.panel, house.screens.table.table
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.acting)
    for ask in (house.window.commands.restart, house.window.commands.resign):
        ask.trigger()
        qtbot.waitUntil(panel.prompt._no.isVisible)
        for _ in range(3):
            QApplication.processEvents()
        lowest = panel.prompt._no.mapTo(panel, panel.prompt._no.rect().bottomLeft()).y()
        assert lowest <= panel.height() - 20, panel.prompt._no.text()  # with its margin
        table.answer(False)
