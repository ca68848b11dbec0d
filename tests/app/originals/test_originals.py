"""The original booklet in the window: added, read, searched, removed and brought back, as people do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from boardroom.app.originals.adding_sheet import AddingSheet, Wish
from boardroom.app.originals.drop_cover import DropCover
from boardroom.app.originals.reader import OriginalReader
from boardroom.app.originals.words import facts, why_refused
from boardroom.app.rules.places import ReadingPlace
from boardroom.books.originals.refused import KINDS, RefusedBooklet
from boardroom.books.originals.store import Original
from boardroom.books.rulebook.book import plain
from boardroom.ui.kit.message import Message
from boardroom.ui.style import motion
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.translation import set_language
from tests.app.rules.readers import Desk, sit_down
from tests.books.originals.papers import make_pdf, make_png
from tests.books.scanned.test_layout import SCANS

PAGES = [["The lighthouse", "Light a lamp."], ["The fog comes", "and the lamp goes out."], ["No more."]]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    load_fonts()
    motion.set_motion("off")
    made = sit_down()
    made.reader.open("oxixo")
    made.reader.tabs.choose("original")
    yield made
    clear(made)


@pytest.fixture
def text() -> Path:
    return SCANS / "keepers.txt"


@pytest.fixture
def pdf(tmp_path: Path) -> Path:
    path = tmp_path / "lamps.pdf"
    path.write_bytes(make_pdf(PAGES))
    return path


def clear(desk: Desk) -> None:
    """Put everything away: what stays would hear of every change of language and look in the tests to come."""
    desk.screen.close()
    delete(desk.screen)
    delete(desk.rulebooks)


def booklets(desk: Desk) -> OriginalReader:
    return desk.reader.originals


def put(desk: Desk, *files: Path, title: str = "") -> Original:
    """Put a booklet onto the shelf, as the command line does."""
    model = desk.rulebooks.originals
    original = model.originals.add("oxixo", model.originals.look_at(files), title)
    booklets(desk).choose(original.id)
    read(desk)
    return original


def read(desk: Desk) -> None:
    """Wait until the booklet that was chosen is open."""
    while booklets(desk).waiting.isVisible():
        QTest.qWait(5)


def message(desk: Desk) -> Message:
    (found,) = [one for one in desk.screen.window().findChildren(Message) if one.isVisible()]
    return found


def sheet(desk: Desk) -> AddingSheet:
    found = message(desk)
    assert isinstance(found, AddingSheet)
    return found


def until(qtbot: QtBot, so: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(so()), timeout=30_000)


def headings(desk: Desk) -> list[str]:
    return [row.section.heading for row in desk.reader.side.contents.rows.values()]


# ---------------------------------------------------------------- adding


def test_without_a_booklet_one_is_invited_to_add_one(desk: Desk) -> None:
    assert booklets(desk).empty.isVisible()
    assert not booklets(desk).head.isVisible()
    assert headings(desk) == []
    desk.reader.setFocus()
    assert booklets(desk).empty.files.hasFocus()


def test_files_are_chosen_named_and_added(desk: Desk, text: Path, qtbot: QtBot) -> None:
    booklets(desk).empty.files.click()
    (dialog,) = [one for one in desk.screen.findChildren(QFileDialog) if one.isVisible()]
    assert dialog.fileMode() == QFileDialog.FileMode.ExistingFiles
    dialog.filesSelected.emit([str(text)])
    dialog.close()
    assert not booklets(desk).empty.files.isEnabled()
    until(qtbot, lambda: desk.screen.window().findChildren(Message))
    title = sheet(desk).rows[0].title
    assert desk.screen.focusWidget() is title
    assert title.text() == "The Lighthouse Keepers"
    QTest.keyClicks(title, "From the box")
    QTest.keyClick(title, Qt.Key.Key_Return)
    until(qtbot, lambda: booklets(desk).original)
    original = booklets(desk).original
    assert original is not None
    assert (original.title, original.language, original.kind) == ("From the box", "en", "text")
    read(desk)
    assert booklets(desk).text.isVisible()
    assert desk.screen.focusWidget() is booklets(desk).text
    assert booklets(desk).empty.files.isEnabled()
    assert headings(desk)[:2] == ["THE LIGHTHOUSE KEEPERS", "CONTENTS"]


def test_nothing_is_added_when_the_sheet_is_left(desk: Desk, text: Path, qtbot: QtBot) -> None:
    booklets(desk).look_at([text])
    until(qtbot, lambda: desk.screen.window().findChildren(Message))
    message(desk).cancel()
    assert desk.rulebooks.originals.of("oxixo") == []
    assert booklets(desk).empty.isVisible()


def test_what_is_no_booklet_is_refused_in_clear_words(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    locked = tmp_path / "locked.pdf"
    locked.write_bytes(make_pdf(PAGES, locked=True))
    booklets(desk).look_at([locked])
    until(qtbot, lambda: desk.screen.window().findChildren(Message))
    said = message(desk)
    assert said.headline.text() == "locked.pdf can’t be added"
    assert said.words.text() == "This PDF is password-protected. Save a copy without a password, and add that."
    assert booklets(desk).empty.files.isEnabled()
    assert desk.rulebooks.originals.of("oxixo") == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_has_words(kind: str, qtbot: QtBot) -> None:
    said = why_refused(RefusedBooklet(kind, Path("x.pdf"), "DETAIL"))
    assert said[0].isupper()
    assert said.endswith((".", "DETAIL"))
    assert "{" not in said


def test_a_folder_can_be_chosen_too(desk: Desk) -> None:
    booklets(desk).empty.folder.click()
    (dialog,) = [one for one in desk.screen.findChildren(QFileDialog) if one.isVisible()]
    assert dialog.fileMode() == QFileDialog.FileMode.Directory
    dialog.close()


def drop(desk: Desk, kind: type[QDropEvent], *files: Path) -> QDropEvent:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    place = QPoint(500, 300) if kind is QDragEnterEvent else QPointF(500, 300)
    event = kind(place, Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    event.kept = mime  # type: ignore[attr-defined]
    event.ignore()
    QApplication.sendEvent(desk.reader, event)
    return event


def test_files_can_be_dropped_on_the_rules_too(desk: Desk, text: Path, qtbot: QtBot) -> None:
    desk.reader.tabs.choose("rules")
    (cover,) = desk.reader.findChildren(DropCover)
    assert drop(desk, QDragEnterEvent, text).isAccepted()
    assert cover.isVisible()
    QApplication.sendEvent(desk.reader, QDragLeaveEvent())
    assert not cover.isVisible()
    drop(desk, QDragEnterEvent, text)
    assert drop(desk, QDropEvent, text).isAccepted()
    assert not cover.isVisible()
    assert desk.reader.tabs.which == "original"
    until(qtbot, lambda: desk.screen.window().findChildren(Message))
    assert len(sheet(desk).rows) == 1


def test_a_saved_game_is_not_taken_for_a_booklet(desk: Desk, tmp_path: Path) -> None:
    assert not drop(desk, QDragEnterEvent, tmp_path / "match.boardroom").isAccepted()
    assert not drop(desk, QDragEnterEvent).isAccepted()


# ---------------------------------------------------------------- text


def test_all_words_of_a_text_are_on_the_page(desk: Desk, text: Path) -> None:
    put(desk, text)
    shown = booklets(desk).text.toPlainText()
    book = booklets(desk).book
    assert book is not None
    for block in book.blocks:
        for part in block.parts:
            assert plain(part) in shown


def test_a_text_is_searched_and_its_sections_counted(desk: Desk, text: Path) -> None:
    put(desk, text)
    desk.ask("fog bank")
    assert desk.reader.finder.count.text() == "1 of 3"
    desk.reader.step(1)
    assert desk.reader.finder.count.text() == "2 of 3"
    desk.reader.tabs.choose("rules")
    assert desk.reader.finder.count.text() == "Not found"
    assert headings(desk)[0] == "What is in the box"
    desk.reader.tabs.choose("original")
    assert desk.reader.finder.count.text().endswith("of 3")


def test_the_contents_lead_to_a_section(desk: Desk, text: Path) -> None:
    put(desk, text)
    rows = list(desk.reader.side.contents.rows.values())
    rows[3].click()
    page = booklets(desk).text
    assert page.verticalScrollBar().value() > 0
    assert page.spot().id == rows[3].section.id


def test_a_text_that_has_gone_says_so_and_can_be_removed(desk: Desk, text: Path) -> None:
    original = put(desk, text)
    desk.rulebooks.originals.originals.paths(original)[0].unlink()
    other = sit_down()
    other.reader.open("oxixo")
    other.reader.tabs.choose("original")
    read(other)
    assert other.reader.originals._sorry.text() == "The file is no longer there."
    assert other.reader.originals.head.isVisible()
    other.ask("fog")
    assert other.reader.finder.count.text() == "Not found"
    other.reader.originals.ask_removal()
    message(other).buttons[0].click()
    assert other.reader.originals.empty.isVisible()
    clear(other)


# ---------------------------------------------------------------- which booklet, and where


def test_several_booklets_are_chosen_from_a_menu(desk: Desk, text: Path, tmp_path: Path) -> None:
    first = put(desk, text, title="One & only")
    assert not booklets(desk).head.others.isVisible()
    second = put(desk, SCANS / "faros.md", title="Two")
    assert booklets(desk).original == second
    assert booklets(desk).head.others.isVisible()
    menu = QMenu()
    actions = booklets(desk).head.other_actions(menu)
    assert [(action.text(), action.isChecked()) for action in actions] == [("One && only", False), ("Two", True)]
    actions[0].trigger()
    assert booklets(desk).original == first


def test_a_booklet_is_open_where_it_was(desk: Desk, text: Path) -> None:
    first = put(desk, text)
    booklets(desk).text.verticalScrollBar().setValue(400)
    put(desk, SCANS / "faros.md")
    assert booklets(desk).text.verticalScrollBar().value() == 0
    booklets(desk).choose(first.id)
    assert abs(booklets(desk).text.verticalScrollBar().value() - 400) < 20


def test_every_game_has_its_own(desk: Desk, text: Path) -> None:
    put(desk, text)
    desk.reader.open("phoenix")
    assert desk.reader.tabs.rules.isChecked()
    desk.reader.tabs.choose("original")
    assert booklets(desk).empty.isVisible()
    desk.reader.open("oxixo")
    assert desk.reader.tabs.original.isChecked()
    assert booklets(desk).text.isVisible()


def test_a_link_into_the_rules_leads_to_the_rules(desk: Desk, text: Path) -> None:
    put(desk, text)
    desk.reader.open("oxixo", "aim")
    assert desk.reader.tabs.which == "rules"
    assert desk.page.isVisible()
    assert headings(desk)[0] == "What is in the box"


def test_the_language_of_the_window_changes_and_the_booklet_stays(desk: Desk, text: Path) -> None:
    put(desk, text, title="Keepers")
    set_language("es")
    try:
        QApplication.processEvents()
        original = booklets(desk).original
        assert original is not None
        assert "English" in facts(original)
        assert headings(desk)[0] == "THE LIGHTHOUSE KEEPERS"
    finally:
        set_language("en")


# ---------------------------------------------------------------- removing


def test_removing_asks_first_and_can_be_undone(desk: Desk, text: Path) -> None:
    original = put(desk, text)
    booklets(desk).head.trash.click()
    asked = message(desk)
    assert asked.headline.text() == "Remove this booklet?"
    QTest.keyClick(asked.buttons[1], Qt.Key.Key_Return)
    assert not asked.isVisible()
    assert desk.rulebooks.originals.of("oxixo") == [original]
    booklets(desk).head.trash.click()
    message(desk).buttons[0].click()
    assert desk.rulebooks.originals.of("oxixo") == []
    assert booklets(desk).empty.isVisible()
    assert headings(desk) == []
    assert booklets(desk).toast.isVisible()
    booklets(desk).toast.button.click()
    assert booklets(desk).original == original
    assert booklets(desk).text.isVisible()


def test_what_can_t_be_removed_says_so(desk: Desk, text: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(desk, text)

    def refuse(original: Original) -> None:
        raise RefusedBooklet("not-kept", Path("x"), "Read-only file system")

    monkeypatch.setattr(desk.rulebooks.originals.originals, "remove", refuse)
    booklets(desk).head.trash.click()
    message(desk).buttons[0].click()
    assert message(desk).words.text() == "Boardroom can’t write to its folder: Read-only file system"
    assert booklets(desk).text.isVisible()


# ---------------------------------------------------------------- pages


def test_the_pages_of_a_pdf_are_drawn_as_they_are_seen(desk: Desk, pdf: Path, qtbot: QtBot) -> None:
    put(desk, pdf)
    view = booklets(desk).pages
    until(qtbot, lambda: len(view._drawn) >= 2 and view.pages)
    assert headings(desk) == ["Page 1", "Page 2", "Page 3"]
    assert view._drawn[0].width() == round(view._places[0].width() * view.devicePixelRatioF())
    assert 2 not in view._drawn
    desk.reader.side.contents.rows["page-3"].click()
    until(qtbot, lambda: 2 in view._drawn)
    assert view.spot().id in ("page-2", "page-3")


def test_two_readers_of_one_pdf_both_see_it(desk: Desk, pdf: Path, qtbot: QtBot) -> None:
    put(desk, pdf)
    apart = ReadingPlace(desk.rulebooks, desk.preferences, "window")
    apart.resize(900, 700)
    qtbot.addWidget(apart)
    apart.show()
    apart.open("oxixo")
    apart.reader.tabs.choose("original")
    for reader in (desk.reader, apart.reader):
        view = reader.originals.pages
        until(qtbot, partial(lambda view: 0 in view._drawn and view.pages, view))


def test_a_window_may_be_closed_while_something_is_under_way(desk: Desk, pdf: Path, qtbot: QtBot) -> None:
    put(desk, pdf)
    apart = ReadingPlace(desk.rulebooks, desk.preferences, "window")
    apart.resize(900, 700)
    apart.show()
    apart.open("oxixo")
    apart.reader.tabs.choose("original")
    model = desk.rulebooks.originals
    draft = model.originals.look_at([pdf])
    apart.reader.originals.look_at([pdf])
    apart.reader.originals.adding.keep([Wish(draft, "oxixo", "Added all the same", "en")])
    delete(apart)
    until(qtbot, lambda: len(model.of("oxixo")) == 2)
    until(qtbot, lambda: (now := booklets(desk).original) and now.title == "Added all the same")


def test_a_pdf_is_searched_and_its_words_are_marked(desk: Desk, pdf: Path, qtbot: QtBot) -> None:
    put(desk, pdf)
    view = booklets(desk).pages
    desk.ask("lamp")
    until(qtbot, lambda: view.pages and view._places)
    assert desk.reader.finder.count.text() == "1 of 2"
    (box,) = view._boxes(view._hits[0])
    page = view._places[0]
    assert page.contains(box)
    assert box.left() > page.left() + page.width() * 0.2
    QTest.keyClick(desk.reader.finder.line, Qt.Key.Key_Return)
    assert desk.reader.finder.count.text() == "2 of 2"
    (box,) = view._boxes(view._hits[1])
    top = view.verticalScrollBar().value()
    assert top < box.top() < top + view.viewport().height()


def test_pages_grow_with_the_text_and_stay_in_place(desk: Desk, pdf: Path, qtbot: QtBot) -> None:
    put(desk, pdf)
    view = booklets(desk).pages
    until(qtbot, lambda: view._places)
    view.verticalScrollBar().setValue(500)
    before, wide = view.spot(), view._places[0].width()
    desk.preferences.change(reading=28)
    assert view._places[0].width() == pytest.approx(wide * 28 / 16)
    assert view.horizontalScrollBar().maximum() > 0
    after = view.spot()
    assert (after.id, round(after.past, 2)) == (before.id, round(before.past, 2))
    for key, bar in ((Qt.Key.Key_Right, view.horizontalScrollBar()), (Qt.Key.Key_PageDown, view.verticalScrollBar())):
        place = bar.value()
        QTest.keyClick(view, key)
        assert bar.value() > place
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.verticalScrollBar().value() == 0


def test_pictures_are_shown_and_can_t_be_searched(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    files = []
    for number in range(3):
        files.append(tmp_path / f"{number}.png")
        files[-1].write_bytes(make_png(60, 80 + 20 * number, grey=100 + number))
    put(desk, *files)
    view = booklets(desk).pages
    until(qtbot, lambda: 0 in view._drawn)
    assert view._drawn[0].width() == 60
    place = view._places[1]
    assert place.height() / place.width() == pytest.approx(100 / 60)
    assert "can’t be searched" in booklets(desk).head._facts.accessibleName()
    desk.ask("lamp")
    assert desk.reader.finder.count.text() == "Not found"


def test_a_page_that_can_t_be_shown_harms_no_other(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    files = [tmp_path / f"{number}.png" for number in range(2)]
    for file in files:
        file.write_bytes(make_png(60, 80))
    original = put(desk, *files)
    view = booklets(desk).pages
    until(qtbot, lambda: len(view._drawn) == 2)
    torn = desk.rulebooks.originals.originals.paths(original)[1]
    torn.write_bytes(torn.read_bytes()[:60])
    view._drawn.clear()
    view._ask()
    until(qtbot, lambda: 1 in view._failed and 0 in view._drawn)
    assert view._instead(1) == (
        "Page 2\nThis page can’t be shown.\nThe file is damaged. Perhaps it wasn’t copied completely."
    )


def test_a_booklet_whose_pages_have_gone_says_so(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "a.png"
    file.write_bytes(make_png(60, 80))
    store = desk.rulebooks.originals.originals
    original = store.add("oxixo", store.look_at([file]))
    store.paths(original)[0].unlink()
    booklets(desk).choose(original.id)
    until(qtbot, lambda: booklets(desk)._sorry.isVisible())
    assert booklets(desk)._sorry.text() == "The file is damaged. Perhaps it wasn’t copied completely."
