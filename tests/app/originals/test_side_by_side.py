"""Our rules and the booklet from the box: found by its text, read side by side, and led from one to the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.originals.adding_sheet import AddingSheet
from boardroom.app.printing.printouts import Order, PrintShop
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Original, Originals
from boardroom.books.rulebook.book import plain
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Message
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style import motion
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import House
from tests.app.originals.test_originals import booklets, clear, put, read, until
from tests.app.rules.readers import Desk, sit_down
from tests.books.originals.papers import make_pdf
from tests.books.originals.test_recognition import TEXTS

OXIXO = """OXIXO

There are twenty-five cubes on the board, and at the beginning all of them show their neutral face.

Take a neutral cube from the edge, or one with your own mark, turn it to your mark, and push it into the line again.

You may never take a cube that carries the mark of your opponent.

The winner is the first to make a line of five cubes with their own mark.
"""


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "from the box.txt"
    path.write_text(OXIXO, encoding="utf-8")
    return path


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    load_fonts()
    motion.set_motion("off")
    made = sit_down()
    made.reader.open("oxixo")
    yield made
    clear(made)


@pytest.fixture
def both(desk: Desk, text: Path, qtbot: QtBot) -> Desk:
    """Our rules and the booklet, side by side and matched."""
    desk.reader.tabs.choose("original")
    put(desk, text)
    until(qtbot, lambda: booklets(desk).passages)
    desk.reader.tabs.choose("both")
    return desk


def click(desk: Desk, id: str) -> None:
    """Click a paragraph of ours that can be seen."""
    QApplication.processEvents()  # a page is set for the room that it has now
    page, setting = desk.page, desk.page.setting
    assert setting is not None
    page.lead_to(id, point=False)
    span = setting.by_id[id]
    y = round((setting.top(span) + setting.bottom(span)) / 2) - page.verticalScrollBar().value()
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(page.viewport().width() // 3, y))


def passage(desk: Desk, id: str) -> str:
    """Return a passage of the booklet."""
    book = booklets(desk).book
    assert book is not None
    return " ".join(map(plain, book.block(id).parts))


def shown(desk: Desk) -> str:
    """Return the passage that is pointed out in the booklet."""
    return passage(desk, booklets(desk).pointed)


def answering(desk: Desk, words: str) -> str:
    """Return a paragraph of ours that answers to a passage with these words."""
    found = booklets(desk).passages
    assert found is not None
    return next(ours for ours, theirs in found.theirs.items() if words in passage(desk, theirs))


def test_both_are_offered_only_where_there_is_a_booklet_and_room(desk: Desk, text: Path, qtbot: QtBot) -> None:
    assert not desk.reader.tabs.both.isVisible()
    desk.reader.tabs.choose("original")
    put(desk, text)
    assert desk.reader.tabs.both.isVisible()
    desk.reader.tabs.choose("both")
    assert desk.page.isVisible()
    assert booklets(desk).isVisible()
    desk.screen.resize(700, 700)
    QApplication.processEvents()
    assert not desk.reader.tabs.both.isVisible()
    assert desk.reader.tabs.original.isChecked()


def test_a_paragraph_leads_to_the_passage_and_the_passage_back(both: Desk) -> None:
    click(both, answering(both, "never take a cube"))
    assert "never take a cube" in shown(both)
    found = booklets(both).passages
    assert found is not None
    pointed = booklets(both).pointed
    booklets(both).picked.emit(pointed)
    assert both.page.pointed == found.ours[pointed]


def test_a_key_leads_there_too_where_only_one_has_room(both: Desk) -> None:
    both.screen.resize(700, 700)
    QApplication.processEvents()
    both.reader.tabs.choose("rules")
    both.page.lead_to(answering(both, "never take a cube"))
    QTest.keyClick(both.page, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert both.reader.tabs.original.isChecked()
    assert "never take a cube" in shown(both)
    QTest.keyClick(booklets(both).text, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert both.reader.tabs.rules.isChecked()


def test_what_is_ours_alone_says_that_nothing_answers_to_it(both: Desk) -> None:
    found = booklets(both).passages
    assert found is not None
    book = both.page.book
    assert book is not None
    alone = next(block.id for block in book.blocks if block.id not in found.theirs and not block.figure)
    both.page.wanted_elsewhere.emit(alone)
    assert booklets(both).toast.isVisible()


def test_a_pdf_is_matched_and_its_passage_is_shown_on_the_page(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "box.pdf"
    path.write_bytes(make_pdf([[line] for line in OXIXO.split("\n\n")[1:]]))
    desk.reader.tabs.choose("original")
    put(desk, path)
    view = booklets(desk).pages
    until(qtbot, lambda: booklets(desk).passages and view._places)
    desk.reader.tabs.choose("both")
    click(desk, answering(desk, "never take a cube"))
    assert view.pointed.startswith("page-3")
    boxes = view._passage(view.pointed)
    assert boxes
    corner = QPointF(view.horizontalScrollBar().value(), view.verticalScrollBar().value())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=(boxes[0].center() - corner).toPoint())
    found = booklets(desk).passages
    assert found is not None
    assert desk.page.pointed == found.ours[view.pointed]


def test_a_booklet_has_its_own_language(both: Desk) -> None:
    bar = both.screen.bar
    assert bar.languages.isEnabled()
    both.reader.tabs.choose("original")
    assert not bar.languages.isEnabled()
    bar.fill_menu()
    assert not bar.menu.actions()[0].isEnabled()
    both.reader.tabs.choose("rules")
    assert bar.languages.isEnabled()


def test_a_booklet_opens_at_its_top(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("\n\n".join(f"{n}. {OXIXO}" for n in range(40)), encoding="utf-8")
    model = desk.rulebooks.originals
    model.originals.add("oxixo", model.originals.look_at([path]))
    desk.reader.tabs.choose("original")
    read(desk)
    assert booklets(desk).text.verticalScrollBar().maximum() > 0
    assert booklets(desk).text.verticalScrollBar().value() == 0
    assert booklets(desk).text.textCursor().position() == 0


def test_the_search_counts_what_it_marks(both: Desk) -> None:
    both.reader.tabs.choose("original")
    both.ask("mark")
    assert both.reader.finder.count.text() == f"1 of {OXIXO.count('mark')}"
    for _ in range(OXIXO.count("mark")):
        both.reader.step(1)
    assert both.reader.finder.count.text().startswith("1 of")


def test_nothing_leaks_from_one_book_into_another(both: Desk) -> None:
    both.reader.tabs.choose("original")
    both.ask("twenty-five")
    both.reader.open("zug")
    assert both.reader.tabs.rules.isChecked()
    assert both.reader.finder.line.text() == ""
    assert both.reader.finder.count.text() == ""
    both.reader.open("oxixo")
    assert both.reader.tabs.original.isChecked()


def test_both_are_printed_side_by_side(both: Desk) -> None:
    shop = PrintShop(both.rulebooks)
    assert "both" in shop.offers("oxixo")
    assert "both" not in shop.offers("zug")
    assert len(shop.make(Order("oxixo", "both", "en")).leaves) > 1


# -------------------------------------------------------------------- from anywhere in the window


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a window with all games."""
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()


def adding(house: House) -> AddingSheet:
    (sheet,) = [one for one in sheets(house.window) if isinstance(one, AddingSheet)]
    return sheet


def test_files_dropped_on_the_window_find_their_games(house: House, tmp_path: Path, qtbot: QtBot) -> None:
    files = [tmp_path / f"{number}.txt" for number in range(3)]
    files[0].write_text(f"ZUG\n\n{TEXTS['zug', 'fr']}", encoding="utf-8")
    files[1].write_text(TEXTS["switch", "fr"], encoding="utf-8")
    files[2].write_text("Buy bread.", encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    house.window.dropEvent(event)
    until(qtbot, lambda: any(isinstance(one, AddingSheet) for one in sheets(house.window)))
    sheet = adding(house)
    assert [row.game.value for row in sheet.rows] == ["zug", "switch", ""]
    assert sheet.rows[0].how.text() == "Recognised from its text."
    assert sheet.rows[0].title.text() == "Zug"
    assert not sheet.buttons[-1].isEnabled()
    sheet.rows[2].away.click()
    assert sheet.buttons[-1].isEnabled()
    sheet.buttons[-1].click()
    shelf = house.navigator.rulebooks.originals
    until(qtbot, lambda: len(shelf.originals.all()) == 2)
    assert [(one.game, one.language) for one in shelf.originals.all()] == [("switch", "fr"), ("zug", "fr")]
    until(qtbot, lambda: house.navigator.screens.here is house.navigator.screens.reader)
    assert house.navigator.screens.reader.reader.tabs.original.isChecked()


def test_a_disk_that_fills_while_several_are_added_keeps_and_shows_those_before(
    house: House, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [tmp_path / f"{number}.txt" for number in range(3)]
    for file, key in zip(files, (("zug", "fr"), ("switch", "fr"), ("phoenix", "es")), strict=True):
        file.write_text(TEXTS[key], encoding="utf-8")
    add, tried = Originals.add, []

    def full_soon(self: Originals, game: str, *rest: Any) -> Original:
        tried.append(game)
        if len(tried) > 1:
            raise RefusedBooklet("no-space", self.folder)
        return add(self, game, *rest)

    monkeypatch.setattr(Originals, "add", full_soon)
    house.navigator.add_booklets(files)
    until(qtbot, lambda: any(isinstance(one, AddingSheet) for one in sheets(house.window)))
    adding(house).buttons[-1].click()
    until(qtbot, lambda: any(isinstance(one, Message) and "full" in said(one) for one in sheets(house.window)))
    assert tried == ["zug", "switch"], "what is full is full for the rest too"
    assert house.navigator.screens.here is house.navigator.screens.reader
    assert house.navigator.screens.reader.reader.game == "zug"
    assert house.navigator.screens.reader.reader.tabs.original.isChecked()


def said(message: Message) -> str:
    return " ".join(label.text() for label in message.findChildren(Label))


def test_at_the_first_start_home_invites_to_add_booklets(house: House) -> None:
    home = house.navigator.screens.home
    assert home.booklets.isVisible()
    home.booklets.click()
    assert house.navigator.screens.here is house.navigator.screens.rulebooks
