"""Texts that came from scans: laid out so that they can be read, and not a word of them lost."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.books.rulebook.book import Block, Book, Section, plain
from boardroom.books.scanned.layout import lay_out

SCANS = Path(__file__).parent / "scans"


def read(name: str) -> str:
    return (SCANS / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def keepers() -> Book:
    return lay_out(read("keepers.txt"), "oxixo", "en", "Title")


@pytest.fixture(scope="module")
def faros() -> Book:
    return lay_out(read("faros.md"), "oxixo", "es", "Title")


def section(book: Book, heading: str) -> Section:
    (found,) = [section for section in book.sections if section.heading == heading]
    return found


def texts(block: Block) -> list[str]:
    return [plain(part) for part in block.parts]


def rows(block: Block) -> list[list[str]]:
    return [[plain(cell) for cell in row] for row in block.rows]


def shown(book: Book) -> str:
    """Everything that a reader of the book sees."""
    said = []
    for section in book.sections:
        said.append(section.heading)
        for block in section.blocks:
            said += [str(block.number)] if block.number else []
            said += texts(block)
    return "\n".join(said)


def bag(text: str) -> Counter[str]:
    return Counter(re.findall(r"[^\W_]+", text.replace("*", " ").casefold()))


# ---------------------------------------------------------------- no word is lost


@pytest.mark.parametrize("name", ["keepers.txt", "faros.md"])
def test_every_word_is_there_as_often_as_before(name: str) -> None:
    text = read(name)
    mended = text.replace("remain-        may", "remaining may").replace("\ning cards", "\ncards")
    mended = re.sub(
        r"can-     one.*\nnot", lambda found: found[0].replace("can-", "cannot").replace("\nnot", ""), mended
    )
    book = lay_out(text, "oxixo", "", "")
    assert bag(shown(book)) == bag(mended)


TEXTS = st.text(st.sampled_from("ab Éñ19\n\n\t  .,:;-–*_|#>()[]•\f\"'"), max_size=200)


@given(TEXTS)
def test_no_letter_is_lost_whatever_the_text(text: str) -> None:
    letters = Counter(letter for letter in text if letter.isalnum())
    book = lay_out(text, "oxixo", "", "")
    assert Counter(letter for letter in shown(book) if letter.isalnum()) == letters


def test_nothing_makes_an_empty_book() -> None:
    assert lay_out(" \n\f\n ", "oxixo", "", "Title").sections == ()


# ---------------------------------------------------------------- headings


def test_headings_are_found_by_capitals(keepers: Book) -> None:
    found = [(section.heading, section.level) for section in keepers.sections]
    assert found == [
        ("THE LIGHTHOUSE KEEPERS", 1),
        ("CONTENTS", 1),
        ("WHAT IS IN THE BOX", 1),
        ("SETTING UP", 1),
        ("Placing the fog", 2),
        ("THE WATCH", 1),
        ("SCORING", 1),
    ]


def test_headings_are_found_by_their_marks(faros: Book) -> None:
    found = [(section.heading, section.level) for section in faros.sections]
    assert found == [
        ("LOS FAROS", 2),
        ("REGLAMENTO", 1),
        ("Contenido", 1),
        ("NIEBLA 3", 2),
        ("Puntos", 1),
        ("REGLAS PARA DOS FAREROS", 2),
        ("REGLAS PARA TRES FAREROS", 2),
        ("FINAL DE LA NOCHE", 2),
    ]


def test_short_lines_above_a_paragraph_are_headings() -> None:
    text = (
        "The turn\n\nEach player in turn lights a lamp and then moves a ship towards the harbour of the town.\n\nLast"
    )
    book = lay_out(text, "oxixo", "", "Title")
    assert [section.heading for section in book.sections] == ["The turn"]
    assert [texts(block) for block in book.blocks][-1] == ["Last"]


def test_numbered_headings_keep_their_numbers() -> None:
    prose = "Each player in turn lights a lamp and then moves a ship towards the harbour of the town."
    book = lay_out(f"1. Aim\n\n{prose}\n\n2. The turn\n\n{prose}", "oxixo", "", "Title")
    assert [section.heading for section in book.sections] == ["1. Aim", "2. The turn"]


def test_what_has_no_heading_stands_under_the_title() -> None:
    book = lay_out("just a few words, nothing more", "oxixo", "es", "Mi folleto")
    assert [(section.heading, len(section.blocks)) for section in book.sections] == [("Mi folleto", 1)]
    assert (book.game, book.language, book.title) == ("oxixo", "es", "Mi folleto")


# ---------------------------------------------------------------- paragraphs


def test_wrapped_and_hyphenated_lines_are_joined(keepers: Book) -> None:
    blocks = section(keepers, "SETTING UP").blocks
    assert texts(blocks[0])[0].endswith(
        "Put the remaining cards face down on the lighthouse, which is the stack for the whole evening."
    )
    assert "a ship in the fog cannot be seen" in texts(blocks[1])[0]


def test_a_hyphen_that_belongs_to_a_word_stays() -> None:
    text = "It is a two-\nplayer game, and a two-player game is the best sort of com-\nfort."
    (block,) = lay_out(text, "oxixo", "", "Title").blocks
    assert texts(block) == ["It is a two-player game, and a two-player game is the best sort of comfort."]


def test_columns_are_read_one_after_the_other(keepers: Book) -> None:
    blocks = section(keepers, "SETTING UP").blocks
    assert [texts(block)[0].split(".")[0] for block in blocks] == [
        "Lay the board on the table",
        "Now lay out three ships beside the coast",
        "The player who last saw the sea begins",
    ]
    assert texts(section(keepers, "Placing the fog").blocks[0])[0].endswith("by one rock after every storm.")


def test_a_sentence_goes_on_in_the_next_column_and_on_the_next_page() -> None:
    text = "The keepers agree, and then the\n\n12\n\f\nfirst watch be-\n\f\ngins. It is long.\n\nThe end is near."
    blocks = list(lay_out(text, "oxixo", "", "Title").blocks)
    assert [texts(block)[0] for block in blocks] == [
        "The keepers agree, and then the first watch begins. It is long.",
        "12",
        "The end is near.",
    ]


def test_paragraphs_without_a_blank_line_are_told_apart(keepers: Book) -> None:
    said = [texts(block)[0] for block in section(keepers, "THE WATCH").blocks if block.kind == "paragraph"]
    assert said[1].startswith("A ship that reaches")
    assert said[2].startswith("When the fog covers")


def test_labels_and_lead_ins_are_bold_captions_italic(keepers: Book, faros: Book) -> None:
    leads = [block.parts[0][0] for block in section(keepers, "THE WATCH").blocks if block.parts[0][0].style == "bold"]
    assert [run.text for run in leads] == ["Note:", "a)", "b)"]
    caption = next(block for block in faros.blocks if texts(block)[0].startswith("Fig. 3"))
    assert {run.style for run in caption.parts[0]} == {"italic"}


def test_marks_within_marks_and_over_lines_are_understood(faros: Book) -> None:
    example = next(block for block in faros.blocks if texts(block)[0].startswith("Ejemplo"))
    assert [(run.text, run.style) for run in example.parts[0]] == [
        ("Ejemplo: La carta ", "italic"), ("Niebla 3", "bold"), (" tapa tres rocas.", "italic"),
    ]  # fmt: skip
    end = section(faros, "FINAL DE LA NOCHE").blocks[0]
    assert "".join(run.text for run in end.parts[0] if run.style == "bold") == "empatemenosfaros"
    assert not any("*" in text for block in faros.blocks for text in texts(block))


def test_links_say_where_they_lead(faros: Book) -> None:
    assert any("Puerto Claro (https://puerto.example/faros)" in text for block in faros.blocks for text in texts(block))


# ---------------------------------------------------------------- lists and tables


def test_lists_are_lists_and_steps_are_numbered(keepers: Book) -> None:
    (box,) = section(keepers, "WHAT IS IN THE BOX").blocks[:1]
    assert box.kind == "list"
    assert texts(box) == [
        "1 board of the coast", "24 lamps in four colours", "60 cards: 36 of weather and 24 of ships", "1 fog bank",
    ]  # fmt: skip
    steps = [block for block in section(keepers, "THE WATCH").blocks if block.kind == "step"]
    assert [step.number for step in steps] == [1, 2, 3]
    assert texts(steps[0]) == [
        "Light a lamp. Choose a rock beside one of your lamps and put another lamp of yours on it."
    ]


def test_items_below_items_stand_deeper(faros: Book) -> None:
    (items,) = [block for block in section(faros, "Contenido").blocks if block.kind == "list"]
    assert texts(items) == ["24 faros de cuatro colores", "60 cartas de clima", "36 de sol", "24 de niebla"]
    assert items.depths == (0, 0, 1, 1)


def test_columns_of_numbers_are_tables(keepers: Book) -> None:
    (table,) = [block for block in section(keepers, "SCORING").blocks if block.kind == "table"]
    assert rows(table) == [
        ["Ship", "Cargo", "Points"],
        ["Fishing boat", "herring", "2"],
        ["Mail steamer", "letters", "5"],
        ["Ferry", "people", "8"],
        ["Royal yacht", "", "13"],
    ]


def test_rows_of_dots_tabs_and_bars_are_tables_too(keepers: Book, faros: Book) -> None:
    (contents,) = section(keepers, "CONTENTS").blocks
    assert rows(contents) == [["Setting up", "2"], ["The watch", "3"], ["Scoring", "4"]]
    tables = [rows(block) for block in faros.blocks if block.kind == "table"]
    assert tables == [
        [["Barco", "Puntos"], ["Pesquero de altura", "2"], ["Vapor correo", "5"]],
        [["Carta", "Cuántas"], ["Sol", "36"], ["Niebla", "24"]],
    ]


def test_a_cell_may_go_on_in_the_next_line() -> None:
    rest = "              luggage\nBoat          herring\nMail boat     letters"
    text = f"Ship          What it brings\nFerry         people and their\n{rest}"
    (table,) = lay_out(text, "oxixo", "", "Title").blocks
    assert rows(table)[1] == ["Ferry", "people and their luggage"]


def test_uneven_blanks_make_no_table() -> None:
    text = "This line  was set with  blanks\nbetween  its words so that  both\nits ends  are  straight, as in a book.\n"
    (block,) = lay_out(text, "oxixo", "", "Title").blocks
    assert block.kind == "paragraph"
