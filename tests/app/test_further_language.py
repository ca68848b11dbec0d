"""A language more is a file in resources/languages and its translation: here Esperanto, with a few words."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.originals.adding_sheet import BookletRow
from boardroom.app.printing.command import run as print_rules
from boardroom.app.printing.sheet import PrintSheet
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.rules.places import ReadingPlace
from boardroom.app.settings.preferences import Settings
from boardroom.app.start.first_frame import glance
from boardroom.books.originals.store import Draft
from boardroom.books.rulebook.library import Library
from boardroom.core.files import JsonFile
from boardroom.languages import LANGUAGES, read_languages
from boardroom.paths import settings_file
from boardroom.ui.kit.drop_down import DropDown
from boardroom.ui.style import translation
from tests.app.houses import ONE, House
from tools import translations

pytestmark = pytest.mark.usefixtures("esperanto")

WORDS = """<TS version="2.1" language="eo"><context><name>TopBar</name>
<message><source>Settings</source><translation>Agordoj</translation></message></context></TS>"""


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak a fourth language."""
    folder = tmp_path / "translations"
    folder.mkdir()
    (folder / "boardroom_eo.ts").write_text(WORDS, encoding="utf-8")
    translations.release(folder)
    monkeypatch.setattr(translation, "translations", lambda: folder)
    about = tmp_path / "languages"
    about.mkdir()
    (about / "eo.toml").write_text('name = "Esperanto"\nplurals = [[1], [2]]\n', encoding="utf-8")
    for code, language in read_languages(about).items():
        monkeypatch.setitem(LANGUAGES, code, language)


@pytest.fixture
def rulebooks(tmp_path: Path) -> Rulebooks:
    """Rulebooks of one game, in Esperanto and English."""
    folder = tmp_path / "rulebooks" / "pebbles"
    folder.mkdir(parents=True)
    (folder / "figures.json").write_text("{}")
    for code, words in (("eo", "Prenu unu."), ("en", "Take one.")):
        (folder / f"{code}.md").write_text(f"# Pebbles\n\n## A {{#aim}}\n\n<!-- take-one B -->\n{words}\n")
    return Rulebooks(GameCatalogue(ONE), Library(folder.parent))


def offered(choice: DropDown) -> list[str]:
    """Return what can be chosen."""
    return [choice.itemText(line) for line in range(choice.count())]


def test_the_menu_offers_it_and_the_window_speaks_it(house: House) -> None:
    lines = {action.text(): action for action in house.window.commands.languages.actions()}
    lines["Esperanto"].trigger()
    assert house.preferences.values.language == translation.language() == "eo"
    QApplication.processEvents()
    assert house.window.top.entries["settings"].text() == "Agordoj"


def test_the_settings_offer_it_and_the_next_start_knows_it(house: House) -> None:
    house.show("settings")
    (choice,) = [choice for choice in house.window.findChildren(DropDown) if "Esperanto" in offered(choice)]
    choice.choose("eo")
    QApplication.processEvents()
    assert house.window.top.entries["settings"].text() == "Agordoj"
    JsonFile(settings_file(), Settings).save(Settings(language="eo"))
    assert glance().language == "eo"


def test_rulebooks_are_read_and_printed_in_it(house: House, rulebooks: Rulebooks, qtbot: QtBot) -> None:
    screen = ReadingPlace(rulebooks, house.preferences, "page")
    qtbot.addWidget(screen)
    screen.open("pebbles")
    assert offered(screen.bar.languages) == ["Esperanto", "English"]
    screen.bar.fill_menu()
    next(action for action in screen.bar.menu.actions() if action.text() == "Esperanto").trigger()
    assert "Prenu unu." in screen.reader.page.toPlainText()
    over = QWidget()
    sheet = PrintSheet(rulebooks, "pebbles", "eo", over)
    assert offered(sheet.languages) == ["Esperanto", "English"]
    shiboken6.delete(over)


def test_the_command_prints_in_it(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "pieces.pdf"
    assert print_rules(["oxixo", "--what", "pieces", "--language", "eo", "--output", str(file)]) == 0
    assert file.is_file()


def test_booklets_may_be_in_it(qtbot: QtBot) -> None:
    row = BookletRow(Draft("pdf", (), (), "", 2, "Libreto", "eo", "libreto.pdf"), GameCatalogue(), "", True)
    qtbot.addWidget(row)
    assert "Esperanto" in offered(row.language)


def test_translators_get_a_file_for_it(tmp_path: Path) -> None:
    translations.update(tmp_path)
    assert "Back to the game" in (tmp_path / "boardroom_eo.ts").read_text(encoding="utf-8")
