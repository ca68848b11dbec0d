"""The icons: every size, drawn sharp, in containers that the systems can read."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tools.drawn import ICNS, ICO, SIZES, draw_all


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    made = tmp_path_factory.mktemp("icons")
    draw_all(made)
    return made


def picture(data: bytes) -> QImage:
    return QImage.fromData(data)


@pytest.mark.parametrize("name", ["apps/boardroom", "mimetypes/application-x-boardroom"])
def test_every_size_is_there(folder: Path, name: str) -> None:
    assert {16, 22, 24, 32, 48, 64, 128, 256, 512} <= set(SIZES)
    for size in SIZES:
        image = QImage(str(folder / "hicolor" / f"{size}x{size}" / f"{name}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_a_file_does_not_look_like_the_program(folder: Path, qtbot: QtBot) -> None:
    place = folder / "hicolor" / "64x64"
    program = QImage(str(place / "apps" / "boardroom.png"))
    assert program != QImage(str(place / "mimetypes" / "application-x-boardroom.png"))


def test_windows_finds_every_size(folder: Path) -> None:
    data = (folder / "boardroom.ico").read_bytes()
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind, count) == (0, 1, len(ICO))
    end = 6 + 16 * count
    for i, size in enumerate(ICO):
        width, height, _, _, planes, bits, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * i)
        assert (width or 256, height or 256, planes, bits) == (size, size, 1, 32)
        assert at == end
        assert picture(data[at : at + length]).width() == size
        end += length
    assert end == len(data)


def test_macos_finds_every_size(folder: Path) -> None:
    data = (folder / "boardroom.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    at, found = 8, {}
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        found[picture(data[at + 8 : at + length]).width()] = data[at : at + 4]
        at += length
    assert found == ICNS
