"""Covers: painted once, found again by the next start, and never an old or a broken one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.app.home.cards import AIR, GameCard
from boardroom.app.pictures import covers
from boardroom.app.pictures.covers import at_hand, cover, stand_in, write_covers
from boardroom.ui.style.appearance import appearance, theme
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK, LIGHT, Theme
from tests.ui.table.pebbles import PebbleFace, Pebbles


class Box(PebbleFace):
    """A face that counts how often its cover is painted, and has the name and colour that a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0
        self.name = "Pebbles"

    def title(self) -> str:
        return self.name

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        self.painted += 1
        painter.fillRect(rect, QColor("#B1472D"))
        painter.fillRect(QRectF(0, 200, 100, 92), QColor("#245197"))


@pytest.fixture(autouse=True)
def fresh(qtbot: QtBot) -> Iterator[None]:
    """Begin as a start does, with nothing in memory."""
    load_fonts()
    appearance().apply("light", 1.0)
    new_start()
    yield
    new_start()


def new_start() -> None:
    covers._kept.clear()
    covers._last.clear()
    covers._unwritten.clear()
    covers._ours.cache_clear()


def written(face: Box, home: Path) -> Path:
    """Paint a cover, end the program, and start another; return the file between them."""
    cover(face, LIGHT, 200, 1.0)
    write_covers()
    new_start()
    (file,) = (home / "cache" / "covers").iterdir()
    return file


def pixels(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).constBits())


@pytest.mark.parametrize(("width", "dpr"), [(224, 1.0), (171, 1.25), (200, 2.0)])
def test_the_next_start_finds_the_same_picture(width: int, dpr: float) -> None:
    face = Box()
    first = cover(face, LIGHT, width, dpr)
    write_covers()
    new_start()
    again = cover(face, LIGHT, width, dpr)
    assert face.painted == 1
    assert pixels(again.toImage()) == pixels(first.toImage())
    assert again.devicePixelRatio() == dpr
    assert again.toImage().pixelColor(again.width() // 2, again.height() // 2) == QColor("#B1472D")
    assert again.toImage().pixelColor(0, 0).alpha() == 0, "its corners are round"


def test_nothing_is_written_before_the_window_closes_and_nothing_twice(home: Path) -> None:
    face = Box()
    cover(face, LIGHT, 200, 1.0)
    assert not (home / "cache").exists()
    file = written(face, home)
    before = file.stat().st_mtime_ns
    cover(face, LIGHT, 200, 1.0)
    write_covers()
    assert file.stat().st_mtime_ns == before


@pytest.mark.parametrize("changed", ["size", "screen", "language", "version", "Qt"])
def test_another_picture_is_not_taken_for_it(changed: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    face = Box()
    written(face, home)
    width, dpr = (201 if changed == "size" else 200), (2.0 if changed == "screen" else 1.0)
    if changed == "language":
        face.name = "Kiesel"
    if changed == "version":
        monkeypatch.setattr(covers, "__version__", "99")
    if changed == "Qt":
        monkeypatch.setattr(covers, "qVersion", lambda: "99")
    assert at_hand(face, LIGHT, width, dpr) is None
    cover(face, LIGHT, width, dpr)
    assert face.painted == 2


def test_a_change_of_the_sources_is_a_change_of_the_picture(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = tmp_path / "sources"
    (sources / "games").mkdir(parents=True)
    (sources / "__init__.py").write_text("")
    painter = sources / "games" / "cover.py"
    painter.write_text("red = 1")
    monkeypatch.setattr(covers, "program", str(sources / "__init__.py"))
    face = Box()
    written(face, home)
    assert at_hand(face, LIGHT, 200, 1.0) is not None
    new_start()
    painter.write_text("red = 2")  # as long as before
    os.utime(painter, (2_000_000_000, 2_000_000_000))
    assert at_hand(face, LIGHT, 200, 1.0) is None


def test_a_program_without_sources_goes_by_itself(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "boardroom"
    program.write_bytes(b"built")
    monkeypatch.setattr(covers, "program", str(tmp_path / "packed" / "__init__.pyc"))
    monkeypatch.setattr("sys.executable", str(program))
    face = Box()
    written(face, home)
    assert at_hand(face, LIGHT, 200, 1.0) is not None
    new_start()
    program.write_bytes(b"built again")
    assert at_hand(face, LIGHT, 200, 1.0) is None


def test_each_theme_has_its_own_and_each_game_one_file_for_it(home: Path) -> None:
    face = Box()
    for width in range(180, 190):  # a window that is being resized
        cover(face, LIGHT, width, 1.0)
        cover(face, DARK, width, 1.0)
    write_covers()
    new_start()
    names = sorted(file.name for file in (home / "cache" / "covers").iterdir())
    assert names == ["pebbles-dark", "pebbles-light"]
    assert at_hand(face, LIGHT, 189, 1.0) is not None
    assert at_hand(face, DARK, 189, 1.0) is not None


@pytest.mark.parametrize("harm", ["empty", "cut", "flipped", "longer", "other", "folder", "gone"])
def test_a_broken_file_is_painted_again_and_replaced(harm: str, home: Path) -> None:
    face = Box()
    file = written(face, home)
    data = file.read_bytes()
    middle = len(data) // 2
    if harm in ("folder", "gone"):
        file.unlink()
    if harm == "folder":
        file.mkdir()
    elif harm != "gone":
        file.write_bytes(
            {
                "empty": b"",
                "cut": data[:-4],
                "flipped": data[:middle] + bytes([data[middle] ^ 255]) + data[middle + 1 :],
                "longer": data * 40,
                "other": b"no picture at all",
            }[harm]
        )
    there = cover(face, LIGHT, 200, 1.0)
    assert there.width() == 200
    assert face.painted == 2
    write_covers()
    new_start()
    assert (at_hand(face, LIGHT, 200, 1.0) is None) == (harm == "folder")


def test_a_folder_that_cannot_be_written_does_no_harm(home: Path) -> None:
    (home / "cache").mkdir(parents=True)
    (home / "cache" / "covers").write_text("a file where the folder should be")
    face = Box()
    cover(face, LIGHT, 200, 1.0)
    write_covers()
    new_start()
    assert cover(face, LIGHT, 200, 1.0).width() == 200
    assert face.painted == 2


# -------------------------------------------------------------------- on a card


@pytest.fixture
def card(qtbot: QtBot) -> GameCard:
    made = GameCard(Pebbles(), Box(), wordless=True)
    qtbot.addWidget(made)
    return made


def box(card: GameCard) -> Box:
    assert isinstance(card.face, Box)
    return card.face


def shown(card: GameCard) -> QColor:
    return card.grab().toImage().pixelColor(card.width() // 2, card.height() // 2)


def test_a_card_shows_its_place_at_once_and_its_cover_when_there_is_time(card: GameCard, qtbot: QtBot) -> None:
    card.resize(200 + 2 * AIR, card.height_for(200))
    card.show()
    assert shown(card) == theme().color("well")
    assert (box(card).painted, card.waits) == (0, True)
    qtbot.waitUntil(lambda: not card.waits)
    assert shown(card) == QColor("#B1472D")


def test_a_card_that_is_resized_shows_what_it_has_and_paints_at_the_end(card: GameCard, qtbot: QtBot) -> None:
    cover(card.face, theme(), 224, 1.0)
    card.show()
    for width in range(170, 190):
        card.resize(width + 2 * AIR, card.height_for(width))
        assert shown(card) == QColor("#B1472D")
        assert box(card).painted == 1
    near = stand_in(card.face)
    assert near is not None
    assert near.width() == 224
    qtbot.waitUntil(lambda: not card.waits)
    assert box(card).painted == 2
    assert at_hand(card.face, theme(), 189, card.devicePixelRatioF()) is not None


def test_a_cover_that_is_kept_is_there_with_the_first_paint(card: GameCard, home: Path) -> None:
    written(box(card), home)
    card.resize(200 + 2 * AIR, card.height_for(200))
    card.show()
    assert shown(card) == QColor("#B1472D")
    assert not card.waits
    assert box(card).painted == 1


@pytest.mark.parametrize("title", ["A rather long title", "A title that is so long that no box could have it"])
def test_a_long_title_stays_on_its_box(title: str) -> None:
    face = Box()
    face.name = ""
    empty = cover(face, LIGHT, 224, 1.0).toImage()
    face.name = title
    image = cover(face, LIGHT, 224, 1.0).toImage()
    inked = [x for x in range(224) if any(image.pixel(x, y) != empty.pixel(x, y) for y in range(20, 70))]
    assert 18 <= min(inked) <= 24
    assert 150 < max(inked) <= 224 - 18
