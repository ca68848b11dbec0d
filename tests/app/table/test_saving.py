"""Saves that fail: said until they succeed, tried again, put elsewhere, and asked about before it is too late."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from boardroom.app import saving
from boardroom.app.phrases import problem
from boardroom.core.store import Store
from boardroom.ui.kit.message import Message
from tests.app.hands import click
from tests.app.houses import House, begun
from tests.app.printing.sets import ANA, BEA, BOT, Maker

Break = Callable[..., None]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Break the disk, with an error of some number, or mend it."""

    def change(number: int = 0) -> None:
        monkeypatch.undo()
        if number:

            def fail(_: int) -> None:
                raise OSError(number, "in the system's words")

            monkeypatch.setattr(os, "fsync", fail)

    return change


def play(house: House, moves: int = 1) -> str:
    """Sit down to a match of two people, or go on with it, and return its name."""
    if house.playing is None:
        house.navigator.play(begun(2, ANA, BEA))
    table = house.playing
    assert table is not None
    for _ in range(moves):
        assert table.play("1")
    house.store.flush()
    return table.match.record().id


def said(house: House) -> str:
    return house.window._status.text()


def on_disk(house: House, match: str) -> int:
    return len(Store(house.store.folder).load(match).log)


def asked(house: House) -> Message:
    (message,) = [message for message in house.window.findChildren(Message) if message.isVisible()]
    return message


# ---------------------------------------------------------------- said until it is so


def test_the_status_line_says_that_it_is_not_saved_till_it_is(house: House, qtbot: QtBot, disk: Break) -> None:
    match = play(house)
    assert said(house).endswith("saved after every move")
    disk(errno.ENOSPC)
    play(house, 5)
    qtbot.waitUntil(lambda: "can’t be saved" in said(house))
    assert said(house) == f"This game can’t be saved. The disk is full. {house.store.folder}"
    table = house.playing
    assert table is not None
    table.hint()
    table.misread("x")
    assert "can’t be saved" in said(house), "no other news takes its place"
    house.show("settings")
    assert "can’t be saved" in said(house), "wherever one is"
    house.preferences.change(status=False)
    assert house.window.statusBar().isVisible(), "also where nobody wants a status line"
    assert on_disk(house, match) == 3
    house.show("table")
    disk()
    play(house)
    qtbot.waitUntil(lambda: said(house).endswith("saved after every move"))
    assert not house.window.statusBar().isVisible()
    assert on_disk(house, match) == 9


def test_it_is_tried_again_without_being_asked(
    house: House, qtbot: QtBot, disk: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.window.saving._again.setInterval(20)
    disk(errno.ENOSPC)
    match = play(house)
    qtbot.waitUntil(lambda: "can’t be saved" in said(house))
    disk()
    qtbot.waitUntil(lambda: "can’t be saved" not in said(house))
    assert on_disk(house, match) == 3


def test_computers_are_no_quicker_than_the_disk(
    set_table: Maker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a kill would cost more than the move being made."""
    writing = True
    monkeypatch.setattr(Store, "busy", property(lambda store: writing))
    made = set_table(BOT, BOT, watch="fast")
    made.table.begin()
    qtbot.waitUntil(lambda: not made.table.thinking)  # it knows what to play
    made.table.look(None)
    qtbot.wait(30)
    assert made.match.length == 0
    writing = False
    qtbot.waitUntil(lambda: made.match.length > 3)


def test_leaving_the_table_tries_again(house: House, disk: Break) -> None:
    match = play(house)
    disk(errno.ENOSPC)
    play(house, 2)
    disk()
    house.navigator.go_home()
    assert on_disk(house, match) == 5


def test_a_match_that_was_left_unsaved_is_there_with_all_its_moves(house: House, qtbot: QtBot, disk: Break) -> None:
    match = play(house)
    disk(errno.EROFS)
    play(house, 2)
    house.navigator.go_home()
    qtbot.waitUntil(lambda: bool(house.screens.home.cards))
    qtbot.waitUntil(lambda: "read-only" in said(house))
    house.navigator.resume(match)
    assert house.playing is not None
    assert house.playing.match.length == 5
    disk()


def test_a_file_in_place_of_the_folder_is_said_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(b"")
    house = House(tmp_path / "games").furnish()
    house.navigator.play(begun(0, ANA, BEA))
    expected = f"This game can’t be saved. There is a file where a folder should be. {tmp_path / 'games'}"
    qtbot.waitUntil(lambda: said(house) == expected)
    assert house.window.close(), "nobody has moved: there is nothing to lose"
    house.close()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "The disk is full."),
        (OSError(errno.EDQUOT, "x"), "Your disk space is used up."),
        (OSError(errno.EACCES, "x"), "Boardroom isn’t allowed to write there."),
        (OSError(errno.EIO, "x"), "The disk reports an error."),
        (OSError(errno.EBUSY, "Device or resource busy"), "Device or resource busy"),
        (OSError("no number"), "no number"),
        (ValueError("bad"), "bad"),
        (ValueError(), "ValueError"),
    ],
)
def test_a_reason_is_said_in_words(error: Exception, words: str) -> None:
    assert problem(error) == words


# ---------------------------------------------------------------- elsewhere


def test_it_can_be_saved_elsewhere(house: House, qtbot: QtBot, disk: Break, tmp_path: Path) -> None:
    disk(errno.ENOSPC)
    play(house)
    qtbot.waitUntil(house.window._status.button.isVisible)
    click(house.window._status.button)
    (dialog,) = house.window.findChildren(QFileDialog)
    disk()  # the other place is all right
    house.window.saving._again.stop()
    house.store.flush()
    path = tmp_path / "copy.boardroom"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "save", _full)
        dialog.fileSelected.emit(str(path))
        assert len(Store(tmp_path).read_file(path).log) == 3
        qtbot.waitUntil(lambda: "Saved as" in said(house))
        assert said(house) == f"Saved as {path}. The usual place doesn’t work: The disk is full."
        assert house.window.saving.lets_close(), "nothing would be lost"
        play(house)
        assert not house.window.saving.lets_close(), "now something would"
    shiboken6.delete(dialog)


def _full(record: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_copy_that_fails_is_said(house: House, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    saving.write_to(house.window, house.store, begun(2).record(), tmp_path / "file" / "x.boardroom")
    assert (
        asked(house).words.text() == f"There is a file where a folder should be.\n{tmp_path / 'file' / 'x.boardroom'}"
    )


# ---------------------------------------------------------------- closing


def test_closing_tries_again_and_then_closes(house: House, disk: Break) -> None:
    match = play(house)
    disk(errno.ENOSPC)
    play(house, 5)
    disk()
    assert house.window.close()
    assert on_disk(house, match) == 8


def test_closing_with_unsaved_moves_asks_once(house: House, disk: Break) -> None:
    disk(errno.ENOSPC)
    play(house)
    assert not house.window.close()
    message = asked(house)
    assert "The disk is full." in message.words.text()
    assert str(house.store.folder) in message.words.text()
    assert not house.window.close()
    assert asked(house) is message
    message.confirm()
    assert house.window.isVisible(), "Enter keeps it open"
    assert house.playing is not None, "and the game is on"
    disk()
    assert house.window.close()


def test_what_is_saved_already_is_not_missed_when_the_disk_is_full_later(house: House, disk: Break) -> None:
    play(house)
    disk(errno.ENOSPC)
    table = house.playing
    assert table is not None
    table.save()
    house.store.flush()
    assert not house.store.unsaved, "it is on the disk, whether it can be written again or not"
    assert house.window.close(), "and nobody is asked"


def test_closing_anyway_closes(house: House, disk: Break) -> None:
    disk(errno.ENOSPC)
    play(house)
    assert not house.window.close()
    click(asked(house).buttons[0])
    assert not house.window.isVisible()


def test_saving_elsewhere_is_offered_when_closing(house: House, disk: Break) -> None:
    disk(errno.ENOSPC)
    play(house)
    assert not house.window.close()
    click(asked(house).buttons[1])
    (dialog,) = house.window.findChildren(QFileDialog)
    shiboken6.delete(dialog)
    disk()
