"""The rulebooks that ship are found wherever the program is, read once, and had by language and paragraph."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom import paths
from boardroom.books.rulebook.library import Library, library
from boardroom.books.rulebook.markdown import Misprint
from boardroom.core.json_input import Flaw

TEXT = "# Pebbles\n\n## Aim {#aim}\n\n<!-- take-one B -->\n{words}\n"


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with one rulebook in two languages, and with something else."""
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "figures.json").write_text("{}")
    for language, words in {"en": "Take one.", "fr": "Prenez-en une."}.items():
        (tmp_path / "pebbles" / f"{language}.md").write_text(TEXT.replace("{words}", words), encoding="utf-8")
    (tmp_path / "empty").mkdir()
    (tmp_path / "readme.md").write_text("# About\n")
    return tmp_path


def test_what_ships_is_found() -> None:
    assert library() is library()
    assert "oxixo" in library().games
    assert library().languages("oxixo") == ("es", "es_AR", "fr", "en")
    assert library().block("oxixo", "es", "cube-periphery").kind == "paragraph"


def test_what_ships_is_found_in_a_wheel(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = shelf / "site-packages" / "boardroom"
    resources = package / "_data" / "resources"
    resources.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    (shelf / "pebbles").rename(shelf / "moved")
    (resources / "rulebooks").mkdir()
    (shelf / "moved").rename(resources / "rulebooks" / "pebbles")
    library.cache_clear()
    try:
        assert library().games == ("pebbles",)
        assert library().book("pebbles", "en").title == "Pebbles"
    finally:
        library.cache_clear()


def test_games_and_languages_are_those_that_are_there(shelf: Path) -> None:
    found = Library(shelf)
    assert found.games == ("pebbles",)
    assert found.languages("pebbles") == ("fr", "en")
    assert found.languages("empty") == ()
    assert found.languages("marbles") == ()


def test_a_book_is_read_once(shelf: Path) -> None:
    found = Library(shelf)
    first = found.book("pebbles", "en")
    (shelf / "pebbles" / "en.md").unlink()
    assert found.book("pebbles", "en") is first
    assert found.block("pebbles", "en", "take-one").parts[0][0].text == "Take one."


@pytest.mark.parametrize(("game", "language"), [("pebbles", "es"), ("marbles", "en"), ("pebbles", "../../readme")])
def test_what_is_not_there_is_a_key_error(shelf: Path, game: str, language: str) -> None:
    with pytest.raises(KeyError):
        Library(shelf).book(game, language)


def test_a_paragraph_that_is_not_there_is_a_key_error(shelf: Path) -> None:
    for id in ("take-two", "aim"):
        with pytest.raises(KeyError):
            Library(shelf).block("pebbles", "en", id)


def test_a_misprint_names_its_file(shelf: Path) -> None:
    path = shelf / "pebbles" / "en.md"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    with pytest.raises(Misprint, match=r"^pebbles/en\.md, line 1: there are blanks at the end of the line$"):
        Library(shelf).book("pebbles", "en")


@pytest.mark.parametrize(
    "figures",
    [
        "{",
        "[]",
        '{"board": {"seats": 2, "claims": []}}',
        '{"board": {"position": null, "seats": 2, "claims": [], "colour": "red"}}',
        '{"board": {"position": null, "seats": "two", "claims": []}}',
    ],
)
def test_broken_figures_are_a_flaw(shelf: Path, figures: str) -> None:
    (shelf / "pebbles" / "figures.json").write_text(figures)
    with pytest.raises(Flaw):
        Library(shelf).book("pebbles", "en")


def test_a_game_needs_neither_figures_nor_a_summary(shelf: Path) -> None:
    (shelf / "pebbles" / "figures.json").unlink()
    assert Library(shelf).book("pebbles", "en").figures == {}
    assert Library(shelf).summary("pebbles") == ()


def test_a_summary_is_a_list_of_ids(tmp_path: Path) -> None:
    (tmp_path / "oxixo").mkdir()
    file = tmp_path / "oxixo" / "summary.json"
    file.write_text('["aim", "turn"]')
    assert Library(tmp_path).summary("oxixo") == ("aim", "turn")
    file.write_text('{"aim": 1}')
    with pytest.raises(Flaw):
        Library(tmp_path).summary("oxixo")
