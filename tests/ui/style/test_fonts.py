"""Our own fonts: they have every character that we show, whatever else a machine has."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QRawFont
from pytestqt.qtbot import QtBot

from boardroom.ui.style.theme import SANS, SERIF, SIGNS, font
from tools import signs

ROOT = Path(__file__).parents[3]
FONTS = sorted((ROOT / "resources" / "fonts").glob("*.ttf"))
SHAPED = {"\u202f"}  # a space that is made out of another


def shown() -> set[str]:
    """Return every character of the texts that people read."""
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "resources" / "rulebooks").rglob("*.md")]
    for file in (ROOT / "translations").glob("*.ts"):
        texts += [part for node in ElementTree.parse(file).getroot().iter("message") for part in node.itertext()]
    for file in (ROOT / "boardroom").rglob("scene/*.py"):  # some write numbers and signs without a translation
        texts += re.findall(r'"[^"\n]*"', file.read_text(encoding="utf-8"))
    return {character for text in texts for character in text if character.isprintable()} - {"\n"}


@pytest.mark.parametrize("family", [SANS, SERIF])
def test_every_character_that_is_shown_is_in_our_fonts(family: str, qtbot: QtBot) -> None:
    loaded = [QRawFont(str(file), 16) for file in FONTS]
    assert {SANS, SERIF, SIGNS} <= {one.familyName() for one in loaded}
    usable = [one for one in loaded if one.familyName() in (family, SANS, SIGNS)]
    missing = {c for c in shown() - SHAPED if not any(one.supportsCharacter(ord(c)) for one in usable)}
    assert missing == set()


def test_signs_stand_in_where_letters_lack_them() -> None:
    assert font(16).families() == [SANS, SIGNS]
    assert font(16, serif=True).families() == [SERIF, SIGNS]


@pytest.mark.parametrize("style", signs.STROKES)
def test_the_signs_are_as_drawn(style: str) -> None:
    assert (signs.FONTS / f"BoardroomSigns-{style}.ttf").read_bytes() == signs.font(style)


def test_an_arrow_is_the_same_above_and_below_its_shaft() -> None:
    outline = signs.arrow(80)
    assert max(outline) == (signs.TIP, signs.MIDDLE)
    points = {(round(x), round(y - signs.MIDDLE)) for x, y in outline}
    assert points == {(x, -y) for x, y in points}
    assert len(points) == 9
