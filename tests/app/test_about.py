"""About: the version, and whose work the program is made with."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom import __version__
from boardroom.app.help import about
from boardroom.app.licences import installed
from boardroom.ui.labels import Label
from tests.app.houses import House


def said(house: House) -> list[str]:
    sheet = about(house.window)
    sheet.open()
    words = [label.text() for label in sheet.findChildren(Label)]
    sheet.close_sheet()
    return words


def test_about_names_the_version_and_every_part_with_its_licence(house: House) -> None:
    words = said(house)
    assert f"Boardroom {__version__}" in words
    assert len(installed()) > 5
    for part in installed():
        assert f"{part.name} {part.version}" in words
        assert part.licence in words
    assert not [line for line in words if line.startswith("Their licences are in")]


def test_a_packaged_program_says_where_the_full_texts_are(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "parts.json").write_text('[{"name": "Inside", "version": "1", "licence": "MIT"}]')
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    words = said(house)
    assert "Inside 1" in words
    assert f"Their licences are in {tmp_path / 'licences'}" in words
