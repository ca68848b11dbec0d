"""Searching: words and phrases, whatever their case and accents, with what to mark and in a good order."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.books.rulebook.book import plain
from boardroom.books.rulebook.folding import Word, fold, words
from boardroom.books.rulebook.library import Library, library
from boardroom.books.rulebook.search import Hit, RulebookSearch, Term, terms

PEBBLES = """\
# Pebbles

## Qué hace un corazón {#aim}

<!-- one B -->
Toma **una** piedra. ¿Tú también? Una piedra basta.

<!-- two B -->
- la primera vuelta
- la vuelta primera
- Cœur d’œuvre: `p1*p2`

## La VUELTA {#turn}

<!-- three B -->
| Uno | Dos |
|---|---|
| vuelta | La Primera Vuelta, y otra primera vuelta |
"""

MARBLES = """\
# Canicas

## Jugar {#aim}

<!-- one B -->
Primera canica, segunda piedra y vuelta.
"""


@pytest.fixture
def search(tmp_path: Path) -> RulebookSearch:
    for game, text in {"pebbles": PEBBLES, "marbles": MARBLES}.items():
        (tmp_path / game).mkdir()
        (tmp_path / game / "es.md").write_text(text, encoding="utf-8")
        (tmp_path / game / "figures.json").write_text("{}")
    return RulebookSearch(Library(tmp_path))


def marked(hit: Hit) -> list[str]:
    """Return the words that a hit marks."""
    texts = [plain(part) for part in hit.block.parts] if hit.block else [hit.section.heading]
    return [texts[mark.part][mark.start : mark.end] for mark in hit.marks]


def found(search: RulebookSearch, query: str) -> dict[str, list[str]]:
    hits = search.book(query, "pebbles", "es")
    return {hit.block.id if hit.block else hit.section.id: marked(hit) for hit in hits}


def test_case_and_accents_do_not_matter(search: RulebookSearch) -> None:
    for query in ("corazon", "CORAZÓN", "corazo\u0301n"):
        assert found(search, query) == {"aim": ["corazón"]}
    assert found(search, "TÚ") == found(search, "tu") == {"one": ["Tú"]}
    assert found(search, "coeur") == found(search, "CŒUR") == {"two": ["Cœur"]}
    assert found(search, "oeuvre") == {"two": ["œuvre"]}


def test_the_beginning_of_a_word_is_enough(search: RulebookSearch) -> None:
    assert found(search, "pie") == {"one": ["piedra", "piedra"]}
    assert found(search, "iedra") == {}
    assert found(search, "p2") == {"two": ["p2"]}


def test_all_words_must_be_there(search: RulebookSearch) -> None:
    assert found(search, "piedra basta") == {"one": ["piedra basta"]}
    assert found(search, "basta tu") == {"one": ["Tú", "basta"]}
    assert found(search, "basta corazon") == {}


def test_words_in_a_row_are_marked_as_one(search: RulebookSearch) -> None:
    hits = search.book("primera vuel", "pebbles", "es")
    assert [(hit.block.id if hit.block else "", hit.rank, marked(hit)) for hit in hits] == [
        ("two", 1, ["primera vuelta"]),
        ("three", 1, ["Primera Vuelta", "primera vuelta"]),
    ]


def test_a_quotation_is_taken_word_for_word(search: RulebookSearch) -> None:
    for query in ('"primera vuelta"', "“primera vuelta”", "« primera vuelta »"):
        assert found(search, query) == {"two": ["primera vuelta"], "three": ["Primera Vuelta", "primera vuelta"]}
    assert found(search, '"vuelta primera"') == {"two": ["vuelta primera"]}
    assert found(search, '"primera vuel"') == {}
    assert found(search, '"pie"') == {}


def test_a_quotation_that_is_still_being_typed_goes_on(search: RulebookSearch) -> None:
    assert found(search, '"primera vuel') == found(search, '"primera vuelta"')
    assert found(search, '"') == found(search, '""') == {}


def test_terms_are_words_and_quotations() -> None:
    assert terms('uno "Dos y TRES" cu') == [
        Term(("uno",), False), Term(("dos", "y", "tres"), True), Term(("cu",), False),
    ]  # fmt: skip
    assert terms("l’été") == [Term(("l",), False), Term(("ete",), False)]


@pytest.mark.parametrize("query", ["", "   ", "*", "?!", "…"])
def test_nothing_asked_is_nothing_found(search: RulebookSearch, query: str) -> None:
    assert search.book(query, "pebbles", "es") == []
    assert search.all(query, "es") == []


def test_one_book_is_searched_from_its_beginning_to_its_end(search: RulebookSearch) -> None:
    hits = search.book("vuelta", "pebbles", "es")
    assert [(hit.section.id, hit.block.id if hit.block else None) for hit in hits] == [
        ("aim", "two"), ("turn", None), ("turn", "three"),
    ]  # fmt: skip
    assert [hit.rank for hit in hits] == [1, 0, 1]
    assert [len(hit.marks) for hit in hits] == [2, 1, 3]
    assert [mark.part for mark in hits[-1].marks] == [2, 3, 3]


def test_all_books_come_by_how_well_they_fit(search: RulebookSearch) -> None:
    assert [hit.game for hit in search.all("vuelta", "es")] == ["pebbles"] * 3 + ["marbles"]  # it heads a section
    assert [hit.game for hit in search.all("primera vuelta", "es")] == ["pebbles"] * 2 + ["marbles"]  # in a row
    assert [hit.game for hit in search.all("segunda", "es")] == ["marbles"]
    assert [hit.game for hit in search.all("piedra", "es")] == ["marbles", "pebbles"]


def test_the_book_that_is_open_comes_first(search: RulebookSearch) -> None:
    hits = search.all("vuelta", "es", first="marbles")
    assert [hit.game for hit in hits] == ["marbles"] + ["pebbles"] * 3


def test_books_of_other_languages_are_left_out(search: RulebookSearch) -> None:
    assert search.all("vuelta", "fr") == []


def test_folding_keeps_places() -> None:
    assert words("¡Así, œil d’Été!") == [
        Word("asi", 1, 4), Word("oeil", 6, 9), Word("d", 10, 11), Word("ete", 12, 15),
    ]  # fmt: skip
    assert fold("STRASSE") == fold("Straße")


@pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in library().games for language in library().languages(game)]
)
def test_every_word_of_what_ships_is_found_where_it_stands(game: str, language: str) -> None:
    search = RulebookSearch(library())
    book = library().book(game, language)
    for block in list(book.blocks)[::7]:
        for part, runs in enumerate(block.parts):
            text = plain(runs)
            for word in words(text):
                hits = search.book(text[word.start : word.end], game, language)
                assert any(hit.block is block and (part, word.start, word.end) in hit.marks for hit in hits)
