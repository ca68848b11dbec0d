"""Rulebooks on paper: every word there, contents that are right, pages that end well, booklets that fold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.printing.booklet import booklet, imposed
from boardroom.app.printing.filling import fill
from boardroom.app.printing.paper import (
    A4,
    LETTER,
    PAPERS,
    UNIT,
    Format,
    Leaf,
    Printout,
    full_page,
    half_page,
    read_range,
)
from boardroom.app.printing.printouts import KINDS, Order, PrintShop
from boardroom.app.printing.rules import RulesPages
from boardroom.app.printing.strips import Strip
from boardroom.app.printing.summary import SIZES, SummaryPage
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.books.rulebook.book import Book, plain
from boardroom.books.rulebook.folding import words
from boardroom.books.rulebook.library import library
from boardroom.languages import LANGUAGES, book_order
from boardroom.ui.style import translation
from boardroom.ui.style.fonts import load_fonts
from tests.app.pdf import Pdf
from tests.games.kit.shown_games import WITH_BOOK

KEYS = [game.key for game in WITH_BOOK]
LARGEST = 1100  # pixels of a picture's longer side: shadows and glows alone are pictures


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    load_fonts()


@cache
def rulebooks() -> Rulebooks:
    return Rulebooks(GameCatalogue())


@cache
def pages(game: str, language: str, form: Format) -> RulesPages:
    catalogue = rulebooks().catalogue
    with translation.speaking(language):
        return RulesPages(
            library().book(game, language),
            catalogue.game(game),
            catalogue.face(game),
            lambda name: rulebooks().exhibit(game, name),
            form,
        )


FORMS = {
    "a4": full_page(A4), "letter": full_page(LETTER), "half-a4": half_page(A4), "half-letter": half_page(LETTER),
}  # fmt: skip
# Every language on one paper, and every paper in one language.
SET = [(game, language, "a4") for game in KEYS for language in LANGUAGES] + [
    (game, list(LANGUAGES)[number % len(LANGUAGES)], form)
    for number, game in enumerate(KEYS)
    for form in FORMS
    if form != "a4"
]
every = pytest.mark.parametrize(("game", "language", "form"), SET)


def said(book: Book) -> list[str]:
    """All words of a book, sorted: figures may stand a little later than in the book."""
    lines = [section.heading for section in book.sections]
    lines += [plain(part) for block in book.blocks for part in block.parts]
    return sorted(word.folded for line in lines for word in words(line))


# ---------------------------------------------------------------- pages


@every
def test_every_word_is_on_paper(game: str, language: str, form: str) -> None:
    made = pages(game, language, FORMS[form])
    seen: dict[int, Strip] = {}
    text = []
    for column in made.columns:
        for placed in column.placed:
            if id(placed.strip) not in seen:  # a table's header may be repeated
                seen[id(placed.strip)] = placed.strip
                text.append(placed.strip.words)
    printed = sorted(word.folded for line in text for word in words(line))
    missing = list(said(made.book))
    for word in printed:
        if word in missing:
            missing.remove(word)
    assert missing == []


@every
def test_the_contents_are_right(game: str, language: str, form: str) -> None:
    made = pages(game, language, FORMS[form])
    assert set(made.numbers) == set(made.book.places)
    for number, column in enumerate(made.columns, made.before + 1):
        for _, strip in column.placed:
            assert all(made.numbers[id] == number for id in strip.id.split())
    firsts = [made.numbers[section.id] for section in made.book.sections]
    assert firsts == sorted(firsts)
    assert len(made.leaves) == made.before + len(made.columns)


@every
def test_links_say_where_they_lead(game: str, language: str, form: str) -> None:
    made = pages(game, language, FORMS[form])
    text = " ".join(strip.words for column in made.columns for _, strip in column.placed)
    for block in made.book.blocks:
        for run in (run for part in block.parts for run in part if run.target):
            with translation.speaking(language):
                assert f"({made._where(run.target)})" in text.replace("\N{NO-BREAK SPACE}", " ")
            assert str(made.numbers[run.target]) in made._where(run.target)


@every
def test_pages_end_well(game: str, language: str, form: str) -> None:
    """No page ends with a heading or the first line of a paragraph, none is too full, and hardly any is half empty."""
    made = pages(game, language, FORMS[form])
    for column in made.columns[:-1]:
        assert not column.placed[-1].strip.sticks
        assert not column.placed[-1].strip.level
    assert all(column.height <= made.form.room + 0.01 for column in made.columns)
    short = [column for column in made.columns[:-1] if column.height < made.form.room * 0.6]
    assert len(short) <= len(made.columns) // 4


@every
def test_figures_stay_in_their_section(game: str, language: str, form: str) -> None:
    made = pages(game, language, FORMS[form])
    order = [id for column in made.columns for _, strip in column.placed for id in strip.id.split()]
    sections = [made.book.places[id].section.id for id in order]
    runs = [section for index, section in enumerate(sections) if not index or sections[index - 1] != section]
    assert runs == [section.id for section in made.book.sections]


# ---------------------------------------------------------------- filling


def strip(height: float = 10, sticks: bool = False, **more: object) -> Strip:
    return Strip(height, lambda painter, x, y: None, sticks=sticks, **more)  # type: ignore[arg-type]


def heights(strips: list[Strip], room: float) -> list[list[float]]:
    return [[placed.strip.height for placed in column.placed] for column in fill(strips, room)]


def test_what_sticks_together_stays_together() -> None:
    assert heights([strip(10), strip(11, sticks=True), strip(12)], 32) == [[10], [11, 12]]
    assert heights([strip(20, sticks=True), strip(20, sticks=True), strip(20)], 45) == [[20, 20], [20]]


def test_air_is_left_out_at_the_top_of_a_page() -> None:
    first, second = fill([strip(30), strip(10, above=15)], 50)
    assert [placed.top for placed in (*first.placed, *second.placed)] == [0, 0]


def test_a_header_is_repeated() -> None:
    header = strip(5, sticks=True)
    rows = [strip(10, again=header) for _ in range(4)]
    assert heights([header, *rows], 30) == [[5, 10, 10], [5, 10, 10]]


def test_text_goes_before_a_figure_that_does_not_fit() -> None:
    figure = strip(40, floats=True)
    assert heights([strip(10), figure, strip(11), strip(12, level=1), strip(13)], 50) == [[10, 40], [11, 12, 13]]
    assert heights([strip(20), figure, strip(11), strip(12, level=1), strip(13)], 50) == [[20, 11], [40], [12, 13]]
    assert heights([strip(20), figure, strip(11, sticks=True), strip(21), strip(9)], 50) == [[20], [40], [11, 21, 9]]


def test_a_figure_may_be_smaller() -> None:
    figure = strip(40, smaller=(strip(30), strip(20)))
    assert heights([strip(20), figure], 60) == [[20, 40]]
    assert heights([strip(20), figure], 55) == [[20, 30]]
    assert heights([strip(20), figure], 45) == [[20, 20]]
    assert heights([strip(30), figure], 45) == [[30], [40]]


# ---------------------------------------------------------------- booklets


@pytest.mark.parametrize("count", range(1, 25))
def test_a_booklet_can_be_read_in_order(count: int) -> None:
    """Lay the sheets into each other as a person does, and turn the pages."""
    sides = imposed(count)
    assert len(sides) % 2 == 0
    sheets = [(sides[n], sides[n + 1]) for n in range(0, len(sides), 2)]
    outside = [page for front, back in sheets for page in (front[1], back[0])]
    inside = [page for front, back in reversed(sheets) for page in (back[1], front[0])]
    read = outside + inside
    assert read[:count] == list(range(count))
    assert read[count:] == [None] * (-count % 4)


def test_known_impositions() -> None:
    assert imposed(4) == [(3, 0), (1, 2)]
    assert imposed(8) == [(7, 0), (1, 6), (5, 2), (3, 4)]
    assert imposed(5) == [(None, 0), (1, None), (None, 2), (3, 4)]


def test_pages_lie_on_their_halves() -> None:
    drawn: list[tuple[int, float]] = []

    def page(number: int) -> Leaf:
        return Leaf(148.5, 210, lambda painter: drawn.append((number, painter.transform().dx() / UNIT)))

    from PySide6.QtGui import QImage

    canvas = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(canvas)
    for side in booklet([page(number) for number in range(4)]):
        assert (side.width, side.height) == (297, 210)
        side.paint(painter)
    painter.end()
    assert drawn == [(3, 0), (0, 148.5), (1, 0), (2, 148.5)]


# ---------------------------------------------------------------- the page for beside the game


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", library().games)
def test_a_summary_is_one_page(game: str, language: str, paper: object) -> None:
    assert paper in PAPERS.values()
    catalogue = rulebooks().catalogue
    key = game if game in catalogue else KEYS[0]
    book, chosen = library().book(game, language), library().summary(game)
    with translation.speaking(language):
        page = SummaryPage(
            book,
            chosen,
            catalogue.game(key),
            catalogue.face(key),
            lambda name: rulebooks().exhibit(game, name),
            paper,  # type: ignore[arg-type]
        )
    assert page.fits
    assert page.type.points >= SIZES[-1] == 8.5
    assert all(column.height <= page._room for column in page.columns)
    printed = {id for column in page.columns for placed in column.placed for id in placed.strip.id.split()}
    assert set(chosen) <= printed


@pytest.mark.parametrize("game", library().games)
def test_a_summary_names_blocks_in_the_order_of_the_book(game: str) -> None:
    chosen = library().summary(game)
    for language in LANGUAGES:
        book = library().book(game, language)
        order = [block.id for block in book.blocks]
        places = [order.index(id) for id in chosen]
        assert places == sorted(set(places))
        assert {"aim", "setup", "turn", "end"} <= {book.places[id].section.id for id in chosen}


# ---------------------------------------------------------------- what comes out


@pytest.mark.parametrize(("what", "paper", "size"), [
    ("rules", "letter", (215.9, 279.4)), ("booklet", "a4", (297, 210)), ("summary", "a4", (210, 297)),
])  # fmt: skip
def test_a_pdf_holds_text_and_shapes(tmp_path: Path, what: str, paper: str, size: tuple[float, float]) -> None:
    made = PrintShop(rulebooks()).make(Order("oxixo", what, "fr", PAPERS[paper]))  # type: ignore[arg-type]
    file = tmp_path / "out.pdf"
    made.write_pdf(file, [0, 1][: len(made.leaves)])
    pdf = Pdf(file)
    assert pdf.pages == [pytest.approx(size, abs=0.3)] * min(2, len(made.leaves))
    assert {"AtkinsonHyperlegible-Regular", "AtkinsonHyperlegible-Bold", "Fraunces-SemiBold"} <= pdf.fonts
    assert all(max(picture) <= LARGEST for picture in pdf.pictures)
    assert made.duplex == {"rules": "long", "booklet": "short", "summary": ""}[what]


def test_what_is_offered() -> None:
    shop = PrintShop(rulebooks())
    assert shop.offers("oxixo") == KINDS[:4]
    assert shop.languages("oxixo") == tuple(book_order())


def test_a_file_that_can_not_be_written_is_left_alone(tmp_path: Path) -> None:
    printout = Printout("x", A4, [Leaf(210, 297, lambda painter: None)])
    with pytest.raises(OSError, match="ordinary"):
        printout.write_pdf(tmp_path)
    with pytest.raises(OSError, match="No such"):
        printout.write_pdf(tmp_path / "nowhere" / "x.pdf")
    file = tmp_path / "x.pdf"
    file.write_text("before")

    def fail(painter: QPainter) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        Printout("x", A4, [Leaf(210, 297, fail)]).write_pdf(file)
    assert file.read_text() == "before"
    printout.write_pdf(file)
    assert Pdf(file).pages


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("", [0, 1, 2, 3, 4]),
        (" 2 ", [1]),
        ("1-3", [0, 1, 2]),
        ("5, 1–2", [0, 1, 4]),
        ("2;4", [1, 3]),
        ("1,1", [0]),
        ("6", None),
        ("0", None),
        ("3-2", None),
        ("a", None),
        ("1-", None),
        ("-2", None),
        (",", None),
    ],
)
def test_page_ranges(text: str, chosen: list[int] | None) -> None:
    assert read_range(text, 5) == chosen
