"""Our paragraphs find the booklet's passages, and the passages our paragraphs."""

from __future__ import annotations

from boardroom.books.originals.passages import passages
from boardroom.books.originals.side_by_side import NONE, side_by_side
from boardroom.books.rulebook.book import Block, Book, Run, Section, plain
from boardroom.books.rulebook.library import library
from boardroom.books.scanned.layout import lay_out

THEIRS = """FAROS

Objeto

Quien logra encender todas las lámparas de su costa antes que nadie es el ganador.

Preparación

Se barajan las cartas de niebla y se reparten cinco a cada participante.

Desarrollo

Por turno, el jugador descarta una carta y enciende la lámpara correspondiente.

Si sale la tormenta, todas las lámparas vecinas se apagan de inmediato.
"""


def ours(*blocks: tuple[str, str, str]) -> Book:
    """Make a book of paragraphs, each with its id, its statement and its text; without a statement it is ours alone."""
    made = tuple(
        Block(id, "paragraph", "B" if statement else "D", (statement,) if statement else (), ((Run(text),),))
        for id, statement, text in blocks
    )
    return Book("faros", "es", "Faros", (Section("all", "Todo", 1, made),), {})


OURS = ours(
    ("storm", "FA-04", "Con la tormenta se apagan las lámparas que están al lado."),
    ("aim", "FA-01", "Gana quien primero enciende las lámparas de toda su costa."),
    ("deal", "FA-02", "Baraja la niebla: cada cual recibe cinco cartas."),
    ("turn", "FA-03", "En tu turno descartas una carta y enciendes su lámpara."),
    ("undo", "", "En Boardroom puedes deshacer una lámpara mientras nadie más juegue."),
)


def said(book: Book, id: str) -> str:
    return " ".join(map(plain, book.block(id).parts))


def test_each_paragraph_has_its_passage_and_what_is_ours_alone_has_none() -> None:
    theirs = lay_out(THEIRS, "faros", "es", "Faros")
    found = passages(OURS, theirs)
    assert {id: said(theirs, passage).split()[:2] for id, passage in found.theirs.items()} == {
        "storm": ["Si", "sale"], "aim": ["Quien", "logra"], "deal": ["Se", "barajan"], "turn": ["Por", "turno,"],
    }  # fmt: skip
    assert all(found.ours[passage] == id for id, passage in found.theirs.items())


def test_what_is_said_in_other_words_has_the_place_of_its_statement() -> None:
    theirs = lay_out(THEIRS, "faros", "es", "Faros")
    vague = ours(
        ("aim", "FA-01", "Gana quien primero enciende las lámparas de toda su costa."),
        ("deal", "FA-02", "Preparen todo antes de comenzar a jugar."),
        ("turn", "FA-03", "En tu turno descartas una carta y enciendes su lámpara."),
        ("storm", "FA-04", "Con la tormenta se apagan las lámparas que están al lado."),
    )
    order = [block.id for block in theirs.blocks]
    found = passages(vague, theirs).theirs
    assert order.index(found["aim"]) <= order.index(found["deal"]) <= order.index(found["turn"])


def test_another_text_answers_to_nothing() -> None:
    recipe = lay_out("Pelar tres cebollas.\n\nFreír despacio en manteca.\n\nServir con pan.", "faros", "es", "Sopa")
    assert passages(OURS, recipe).theirs == {}
    assert passages(OURS, lay_out("", "faros", "es", "Nada")).theirs == {}


def test_a_long_booklet_is_matched_with_every_rulebook() -> None:
    long = lay_out("\n\n".join(f"Párrafo {n}: {THEIRS[:150]}" for n in range(3000)), "zug", "es", "Largo")
    for game in library().games:
        passages(library().book(game, "es"), long)


def test_side_by_side_every_paragraph_stands_beside_its_passage_once() -> None:
    theirs = lay_out(THEIRS, "faros", "es", "Faros")
    twice = ours(
        ("aim", "FA-01", "Gana quien primero enciende las lámparas de toda su costa."),
        ("undo", "", "En Boardroom puedes deshacer."),
        ("again", "FA-01", "El ganador es quien logra encender antes que nadie las lámparas de su costa."),
    )
    book = side_by_side(twice, theirs, passages(twice, theirs), ("Nuestras reglas", "Faros"))
    (table,) = book.blocks
    rows = [tuple(map(plain, row)) for row in table.rows]
    assert rows[0] == ("Nuestras reglas", "Faros")
    assert rows[1][1].startswith("Quien logra encender")
    assert rows[2] == ("En Boardroom puedes deshacer.", NONE)
    assert rows[3][1].endswith(" …")
    assert len(rows[3][1]) < 64
