"""A game from elsewhere in the window: with all that it brings, without what it lacks, and gone again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.library.screen import SaveCard
from boardroom.app.library.troubles import StrangeCard
from boardroom.app.printing.printouts import PrintShop
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.settings.preferences import Setup
from boardroom.books.rulebook.library import library
from boardroom.core.door import OURS
from boardroom.core.game import NOBODY
from boardroom.core.record import Player
from boardroom.ui.game.face import load_face
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style import translation
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click
from tests.app.houses import House
from tests.games.from_elsewhere import PARTS, new_start, settle, write_game, write_wheel
from tools import translations

YOU, BOT = Player(), Player(kind="bot", level=1)
BOOK = "# Marbles\n\n## Aim {#aim}\n\n<!-- take-one - -->\n{words}\n"
WORDS = """<TS version="2.1" language="{code}"><context><name>Marbles</name>
<message><source>Marbles</source><translation>{word}</translation></message></context></TS>"""
SPEAKING = """
from PySide6.QtCore import QCoreApplication
from tests.app.fakes import PlainFace
from {package}.rules import GAME

class Face(PlainFace):
    def title(self):
        return QCoreApplication.translate("Marbles", "Marbles")

FACE = Face(GAME)
"""


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    load_fonts()


def compiled(folder: Path, code: str, word: str) -> bytes:
    """Return the words of a game in a language, as Qt reads them."""
    (folder / f"{code}.ts").write_text(WORDS.format(code=code, word=word), encoding="utf-8")
    translations.run("lrelease", "-silent", str(folder / f"{code}.ts"), "-qm", str(folder / f"{code}.qm"))
    return (folder / f"{code}.qm").read_bytes()


# ---------------------------------------------------------------- what it brings


@pytest.mark.parametrize("wheel", [True, False])
def test_it_brings_words_and_a_rulebook(wheel: bool, home: Path, tmp_path: Path) -> None:
    parts: dict[str, str | bytes] = {
        "scene.py": SPEAKING,
        "translations/es.qm": compiled(tmp_path, "es", "Canicas"),
        "rulebook/es.md": BOOK.replace("{words}", "Toma una."),
        "rulebook/en.md": BOOK.replace("{words}", "Take one."),
        "rulebook/summary.json": '["take-one"]',
    }
    write = write_wheel if wheel else write_game
    write(home / "data" / "plugins" / "marbles.whl", "marbles", parts)
    settle(home / "config", allowed=True)
    with new_start():
        translation.set_language("es")
        catalogue = GameCatalogue()
        face = catalogue.face("marbles")
        assert face.title() == "Canicas"  # learnt while Spanish was spoken
        with translation.speaking("fr"):
            assert face.title() == "Marbles"
        translation.set_language("en")
        assert face.title() == "Marbles"
        with translation.speaking("es"):
            assert face.title() == "Canicas"
            assert QCoreApplication.translate("Settings", "Appearance") == "Aspecto"
        rulebooks = Rulebooks(catalogue)
        assert rulebooks.languages("marbles") == ("es", "es_AR", "en")
        assert rulebooks.book("marbles", "es").block("take-one").parts[0][0].text == "Toma una."
        assert [hit.game for hit in rulebooks.search.all("take", "en") if hit.game == "marbles"] == ["marbles"]
        assert PrintShop(rulebooks).offers("marbles") == ("rules", "booklet", "summary")


def test_words_that_qt_cannot_read_are_as_if_there_were_none(tmp_path: Path) -> None:
    write_game(tmp_path, "marbles", {"translations/es.qm": b"no words at all"})
    with new_start(tmp_path):
        translation.set_language("es")
        assert load_face("marbles").title() == "Marbles"


def test_it_needs_neither_a_rulebook_nor_anything_to_print(tmp_path: Path) -> None:
    write_game(tmp_path, "marbles")
    with new_start(tmp_path):
        rulebooks = Rulebooks(GameCatalogue())
        assert not rulebooks.has("marbles")
        assert not rulebooks.leads("marbles", "turn")
        assert PrintShop(rulebooks).offers("marbles") == ()
        assert rulebooks.games == list(OURS)


def test_a_rulebook_that_cannot_be_read_says_so_and_keeps_no_other_from_being_searched(tmp_path: Path) -> None:
    write_game(tmp_path, "marbles", {"rulebook/en.md": "Marbles\n", "rulebook/summary.json": "{"})
    with new_start(tmp_path):
        rulebooks = Rulebooks(GameCatalogue())
        (block,) = rulebooks.book("marbles").blocks
        assert block.parts[0][0].text.startswith("marbles/en.md, line 1: ")
        assert {hit.game for hit in rulebooks.search.all("cube", "en")} >= {"oxixo"}
        assert PrintShop(rulebooks).offers("marbles") == ("rules", "booklet")
        assert library().summary("oxixo")


# ---------------------------------------------------------------- what is wrong with it


@pytest.mark.parametrize(
    ("parts", "why", "detail"),
    [
        ({"scene.py": None}, "lacks", "scene is missing"),
        ({"scene.py": "FACE = 3"}, "lacks", "scene.FACE is no Face"),
        ({"scene.py": "raise ImportError('no sound')"}, "fails", "ImportError: no sound"),
        ({"scene.py": PARTS["scene.py"] + "\nFACE.key = 'tiles'"}, "lacks", "scene.FACE has the key 'tiles'"),
        ({"scene.py": SPEAKING.replace("return", "raise")}, "fails", "TypeError: exceptions must derive"),
        ({"bot.py": None}, "lacks", "bot is missing"),
        ({"bot.py": "import no_such_library"}, "fails", "ModuleNotFoundError"),
        ({"bot.py": ""}, "lacks", "bot.bot is missing"),
    ],
)
def test_without_a_face_or_a_bot_it_is_not_on_the_shelf(
    parts: dict[str, str | None], why: str, detail: str, tmp_path: Path
) -> None:
    write_game(tmp_path, "marbles", parts)
    write_game(tmp_path, "tiles")
    with new_start(tmp_path) as found:
        assert [game.key for game, _ in GameCatalogue()] == [*OURS, "tiles"]
        (game,) = found.left_out
        assert (game.key, game.origin, game.why) == ("marbles", "a-game-of-marbles", why)
        assert game.detail.startswith(detail)


# ---------------------------------------------------------------- in the window


def test_a_bare_game_is_set_up_played_and_looked_through(tmp_path: Path, qtbot: QtBot) -> None:
    write_game(tmp_path, "marbles")
    with new_start(tmp_path):
        house = House(tmp_path / "saves", tuple(GameCatalogue())).furnish()
        navigator = house.navigator
        assert house.screens.home.boxes is not None
        assert set(house.screens.home.boxes.rules) == set(OURS)
        navigator.new_game("marbles")
        assert navigator.sheet is not None
        navigator.sheet.cancel()
        assert not navigator.open_rules("marbles", "turn")
        navigator.start("marbles", Setup(players=[YOU, BOT]))
        table = house.screens.table.table
        assert table is not None
        navigator.help()  # there are no rules to open: the keys, then
        for sheet in sheets(house.window):
            sheet.cancel()
        assert not table.play("lay 9")  # refused, without a paragraph to show
        while table.match.outcome is None:
            assert table.play("pass")
            qtbot.waitUntil(lambda: table.match.turn in (0, NOBODY))
        navigator.review(table.match.record())
        assert house.here == "review"
        for place in ("rulebooks", "statistics", "saved", "settings", "home"):
            house.show(place)
        house.close()


# ---------------------------------------------------------------- there, gone, and back


def test_its_saves_are_kept_while_it_is_gone(tmp_path: Path, qtbot: QtBot) -> None:
    write_game(tmp_path / "there", "marbles")
    saves = tmp_path / "saves"
    with new_start(tmp_path / "there"):
        house = House(saves, tuple(GameCatalogue())).furnish()
        house.navigator.start("marbles", Setup(players=[YOU, BOT]))
        table = house.screens.table.table
        assert table is not None
        assert table.play("pass")
        house.navigator.go_home()
        (card,) = house.screens.home.cards
        moves = card.summary.moves
        house.close()
    with new_start():
        house = House(saves, tuple(GameCatalogue())).furnish()
        qtbot.waitUntil(house.screens.home.all.isVisible)  # it is counted
        assert house.screens.home.cards == []  # but nobody can go on with it
        house.show("saved")
        (strange,) = house.screens.saved.findChildren(StrangeCard)
        assert strange.why.text() == "This game isn’t installed."
        assert house.screens.saved.cards == []
        house.show("statistics")
        house.close()
    with new_start(tmp_path / "there"):
        house = House(saves, tuple(GameCatalogue())).furnish()
        house.show("saved")
        (kept,) = house.screens.saved.findChildren(SaveCard)
        assert (kept.summary.game, kept.summary.moves) == ("marbles", moves)
        click(kept.open)
        assert house.here == "table"
        house.close()
