"""A rulebook in a variety of a language: its own words where it has some, those of the language elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.books.rulebook.book import plain
from boardroom.books.rulebook.library import Library
from boardroom.books.rulebook.markdown import Misprint

WHOLE = """# Guijarros

## Tu turno {#turn}

<!-- take B PB-01 -->
Toma un guijarro.

<!-- steps BS -->
1. **Elige.** {B} Uno, y
   no dos. {S}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The place of a game's rulebooks, with one in Spanish."""
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "es.md").write_text(WHOLE, encoding="utf-8")
    return tmp_path


def test_what_is_said_in_another_way_lies_over_the_rest(folder: Path) -> None:
    own = "## Te toca {#turn}\n\n<!-- steps -->\n1. **Elegí.** {B} Uno, y\n   no dos. {S}\n"
    (folder / "pebbles" / "es_AR.md").write_text(own, encoding="utf-8")
    book = Library(folder).book("pebbles", "es_AR")
    assert [book.language, book.title, book.sections[0].heading] == ["es_AR", "Guijarros", "Te toca"]
    take, steps = book.blocks
    assert plain(take.parts[0]) == "Toma un guijarro."
    assert plain(steps.parts[0]) == "Elegí. Uno, y no dos."
    assert [take.statements, steps.tags, steps.number] == [("PB-01",), "BS", 1]


def test_without_a_file_of_its_own_a_variety_is_read_as_its_language(folder: Path) -> None:
    library = Library(folder)
    assert library.languages("pebbles") == ("es", "es_AR")
    assert plain(library.block("pebbles", "es_AR", "take").parts[0]) == "Toma un guijarro."


def test_a_part_that_the_language_lacks_is_a_misprint(folder: Path) -> None:
    (folder / "pebbles" / "es_AR.md").write_text("## Te toca {#turn}\n\n<!-- tkae -->\nTomá.\n", encoding="utf-8")
    with pytest.raises(Misprint, match=r"pebbles/es_AR.md, line 3: .*tkae"):
        Library(folder).book("pebbles", "es_AR")
