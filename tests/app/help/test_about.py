"""What Help shows: the version, whose work the program is made with, and the keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from boardroom import __version__
from boardroom.app.help.licences import installed
from boardroom.app.help.sheets import about
from boardroom.languages import LANGUAGES
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.overlay import sheets
from tests.app.houses import House
from tools.translations import release


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 200])
def test_every_key_can_be_read(house: House, language: str, percent: int) -> None:
    release()
    house.preferences.change(language=language, text=percent)
    house.window.commands.shortcuts.trigger()
    (sheet,) = sheets(house.window)
    QApplication.processEvents()
    labels = [label for label in sheet.findChildren(Label) if label.text()]
    assert len(labels) > 40
    assert [label.text() for label in labels if label.heightForWidth(label.width()) > label.height()] == []
    assert [label.text() for label in labels if label.minimumSizeHint().width() > label.width()] == []
    right = max(label.mapTo(sheet, label.rect().topRight()).x() for label in labels)
    assert right < sheet.width()
    sheet.close_sheet()
    house.preferences.change(language="en", text=100)
