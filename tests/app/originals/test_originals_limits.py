"""Booklets that are too much: the window goes on, one can stop waiting, and what can't be shown says why."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bench.texts import PATTERNS
from boardroom.app.originals.adding_sheet import AddingSheet
from boardroom.app.originals.waiting import OFFER, SAY
from boardroom.app.reading.picture_reading import draw_picture, picture_size
from boardroom.books.originals.pdf_pages import MOST_PIXELS
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import ABOUT
from boardroom.books.rulebook.book import plain
from boardroom.ui.kit.message import Message
from tests.app.originals.test_originals import booklets, desk, headings, message, put, read, until
from tests.app.rules.readers import Desk
from tests.books.originals.bombs import deep_png, slow_jpeg
from tests.books.originals.papers import make_png

__all__ = ["desk"]


@pytest.fixture
def long_text(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    path.write_text(PATTERNS["prose in paragraphs"](3_900_000) + "\nThe very last lantern.\n")
    return path


@pytest.fixture
def slow(desk: Desk) -> Iterator[Desk]:
    """A reader whose process has been stopped, so that everything takes as long as it can."""
    reading = desk.rulebooks.originals.originals.reading
    reading._started()
    os.kill(reading.pid, signal.SIGSTOP)
    yield desk
    reading.close()


# ---------------------------------------------------------------- long texts


def test_the_window_goes_on_while_four_megabytes_are_read(desk: Desk, long_text: Path, qtbot: QtBot) -> None:
    model = desk.rulebooks.originals
    original = model.originals.add("oxixo", model.originals.look_at([long_text]))
    ticks = []
    clock = QTimer(interval=10)
    clock.timeout.connect(lambda: ticks.append(booklets(desk).waiting.isVisible()))
    clock.start()
    booklets(desk).choose(original.id)
    assert booklets(desk).waiting.isVisible()
    read(desk)
    clock.stop()
    assert sum(ticks) >= 5
    assert booklets(desk).text.isVisible()
    assert booklets(desk).waiting.bar.part == 1.0
    book = booklets(desk).book
    assert book is not None
    assert sum(len(plain(part)) for block in book.blocks for part in block.parts) > 3_800_000
    assert len(booklets(desk).text.toPlainText()) < 50_000


def test_a_long_text_is_read_and_searched_in_parts(desk: Desk, long_text: Path) -> None:
    put(desk, long_text)
    desk_of = booklets(desk)
    assert desk_of.parts.isVisible()
    assert desk_of.parts.words.text() == f"Part 1 of {len(headings(desk))}"
    assert headings(desk)[:2] == ["Part 1", "Part 2"]
    assert not desk_of.parts.back.isEnabled()
    desk_of.parts.next.click()
    assert desk_of.parts.words.text().startswith("Part 2 ")
    assert desk_of.spot().id in desk_of._text.parts[1].places  # type: ignore[union-attr]
    desk.ask("very last lantern")
    assert desk.reader.finder.count.text() == "1 of 1"
    assert desk_of.text.toPlainText().endswith("The very last lantern.")
    assert not desk_of.parts.next.isEnabled()
    desk.reader.side.contents.rows["s3"].click()
    assert desk_of.parts.words.text().startswith("Part 3 ")
    desk.ask("lamp")
    assert desk.reader.finder.count.text().endswith("of 1000")


def test_a_long_text_is_open_where_it_was(desk: Desk, long_text: Path, tmp_path: Path) -> None:
    first = put(desk, long_text)
    booklets(desk).turn_to_part(7)
    short = tmp_path / "short.txt"
    short.write_text("A lamp is lit.")
    put(desk, short)
    assert not booklets(desk).parts.isVisible()
    booklets(desk).choose(first.id)
    read(desk)
    assert booklets(desk).parts.words.text().startswith("Part 8 ")


# ---------------------------------------------------------------- waiting


def test_waiting_for_a_text_ends_with_escape_and_begins_again(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "a.txt"
    path.write_text("A lamp is lit.")
    model = desk.rulebooks.originals
    original = model.originals.add("oxixo", model.originals.look_at([path]))
    waiting = booklets(desk).waiting
    assert (waiting._say.interval(), waiting._offer.interval()) == (SAY, OFFER)
    waiting._say.setInterval(1)
    waiting._offer.setInterval(30)
    os.kill(model.originals.reading.pid, signal.SIGSTOP)
    desk.reader.setFocus()
    booklets(desk).choose(original.id)
    assert not waiting.bar.isVisible()
    until(qtbot, waiting.bar.isVisible)
    until(qtbot, lambda: waiting.can_stop)
    assert waiting.button.hasFocus()
    QTest.keyClick(desk.screen.focusWidget() or desk.screen, Qt.Key.Key_Escape)
    assert desk.screen.isVisible()
    assert booklets(desk).head.isVisible()
    assert (waiting.can_stop, waiting.button.text()) == (False, "Read it again")
    waiting.button.click()
    read(desk)
    assert desk.screen.focusWidget() is booklets(desk).text
    assert booklets(desk).text.toPlainText().endswith("A lamp is lit.")


def test_looking_at_files_can_be_stopped_too(slow: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "a.txt"
    path.write_text("A lamp is lit.")
    waiting = booklets(slow).waiting
    waiting._offer.setInterval(1)
    booklets(slow).look_at([path])
    until(qtbot, lambda: waiting.can_stop)
    waiting.button.click()
    assert booklets(slow).empty.isVisible()
    assert booklets(slow).empty.files.isEnabled()
    booklets(slow).look_at([path])
    until(qtbot, lambda: slow.screen.window().findChildren(Message))
    assert isinstance(message(slow), AddingSheet)


# ---------------------------------------------------------------- bombs


def test_a_picture_that_takes_for_ever_is_refused_with_a_sentence(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "slow.jpg"
    path.write_bytes(slow_jpeg(4_000, 6_000))
    assert path.stat().st_size < 400_000
    reading = desk.rulebooks.originals.originals.reading
    reading.ask(path, picture_size)
    reading._seconds = 1.0
    booklets(desk).look_at([path])
    until(qtbot, lambda: desk.screen.window().findChildren(Message))
    assert message(desk).headline.text() == "slow.jpg can’t be added"
    assert message(desk).words.text() == "It takes too long to open. Something in it is wrong."
    reading._seconds = 30.0
    message(desk).cancel()
    good = tmp_path / "good.png"
    good.write_bytes(make_png(60, 80))
    put(desk, good)
    until(qtbot, lambda: 0 in booklets(desk).pages._drawn)


def test_a_page_that_takes_for_ever_says_so_and_the_next_is_shown(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    files = [tmp_path / "1.jpg", tmp_path / "2.png"]
    files[0].write_bytes(slow_jpeg(4_000, 6_000))
    files[1].write_bytes(make_png(4_000, 4_000))
    original = put(desk, *files)
    desk.rulebooks.originals.originals.reading._seconds = 2.0
    view = booklets(desk).pages
    until(qtbot, lambda: 0 in view._failed)
    desk.rulebooks.originals.originals.reading._seconds = 30.0
    view.lead_to("page-2")
    until(qtbot, lambda: 1 in view._drawn)
    assert "It takes too long to open." in view._instead(0)
    assert original.pages == 2


def test_a_picture_of_too_many_bytes_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    path = tmp_path / "deep.png"
    path.write_bytes(deep_png(7_000))
    for look in (picture_size, lambda path: draw_picture(path, 200)):
        with pytest.raises(RefusedBooklet) as refused:
            look(path)
        assert (refused.value.kind, refused.value.detail) == ("too-large", "7000 × 7000")


def test_a_large_picture_comes_as_small_as_it_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    path.write_bytes(make_png(6_000, 4_000, grey=90))
    assert picture_size(path) == (6_000, 4_000)
    image = draw_picture(path, 300)
    assert (image.width, image.height) == (300, 200)
    assert image.data[:3] == bytes([90, 90, 90])
    image = draw_picture(path, 6_000)
    assert MOST_PIXELS * 0.99 < image.width * image.height <= MOST_PIXELS
    assert len(image.data) == image.stride * image.height


def test_a_page_that_comes_smaller_is_not_drawn_again_and_again(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "tall.png"
    path.write_bytes(make_png(1_500, 8_000))
    put(desk, path)
    view = booklets(desk).pages
    desk.preferences.change(reading=28)
    until(qtbot, lambda: 0 in view._drawn)
    QTest.qWait(200)
    drawn = view._drawn[0]
    view._ask()
    QTest.qWait(200)
    assert view._drawn[0] is drawn


# ---------------------------------------------------------------- damaged


def test_a_damaged_booklet_is_listed_and_can_be_removed(desk: Desk, tmp_path: Path) -> None:
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for file in files:
        file.write_text("A lamp is lit.")
    bad, good = put(desk, files[0]), put(desk, files[1], title="Good")
    about = desk.rulebooks.originals.originals.folder / "oxixo" / bad.id / ABOUT
    about.write_text(about.read_text().replace('"booklet.txt"', '"booklet.txt", "page-001.png"'))
    booklets(desk).open("oxixo")
    assert booklets(desk).original == good
    booklets(desk).choose(bad.id)
    assert booklets(desk).head._title.accessibleName() == "Damaged booklet"
    assert booklets(desk)._sorry.text().startswith("Boardroom’s notes on this booklet are damaged")
    assert booklets(desk).head.others.isVisible()
    booklets(desk).head.trash.click()
    assert "“Damaged booklet”" in message(desk).words.text()
    message(desk).buttons[0].click()
    read(desk)
    assert booklets(desk).original == good
    assert booklets(desk).text.isVisible()
    booklets(desk).toast.button.click()
    assert booklets(desk).head._title.accessibleName() == "Damaged booklet"
