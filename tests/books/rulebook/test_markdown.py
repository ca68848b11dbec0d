"""Reading a rulebook: every kind of block, and a clear word with its line for everything else."""

from __future__ import annotations

import pytest

from boardroom.books.rulebook.book import Book, Figure, Run, plain
from boardroom.books.rulebook.inline import read_runs
from boardroom.books.rulebook.markdown import Misprint, read_book

FIGURES = {"board": Figure(position=None, seats=2, claims=({"turn": 1},))}
WHOLE = """\
# Pebbles

## In the box {#contents}

<!-- box B PB-01 PB-02 -->
- twelve **pebbles**
- one bag
  of cloth

<!-- welcome - -->
A game for *two*. It takes
ten minutes; see [the aim](#aim).

## Aim {#aim}

<!-- step-take BS -->
1. **Take one.** {B} Or two, {S}
   as you like. {S}

<!-- picture B -->
![You take `p1`. **Easy.**](figure:board)

<!-- step-give BSRD -->
2. **Give one** {B}. [Back](#box) {S} to the bag {R}, or to me. {D}

<!-- settled D -->
> Nobody passes.
> Never.

### Points {#points}

<!-- points-table R -->
| Pebble | Points |
|---|---|
| black | 1 |
| `p2` | **two** |

<!-- again B -->
1. **Begin** again.
"""


def book(text: str = WHOLE, figures: dict[str, Figure] = FIGURES) -> Book:
    return read_book(text, "pebbles", "en", figures)


# ---------------------------------------------------------------- what is read


def test_sections_have_levels_and_headings() -> None:
    read = book()
    assert (read.game, read.language, read.title) == ("pebbles", "en", "Pebbles")
    assert [(each.id, each.heading, each.level) for each in read.sections] == [
        ("contents", "In the box", 1), ("aim", "Aim", 1), ("points", "Points", 2),
    ]  # fmt: skip


def test_blocks_have_kinds_tags_and_statements() -> None:
    assert [(block.id, block.kind, block.tags, block.statements) for block in book().blocks] == [
        ("box", "list", "B", ("PB-01", "PB-02")),
        ("welcome", "paragraph", "", ()),
        ("step-take", "step", "BS", ()),
        ("picture", "figure", "B", ()),
        ("step-give", "step", "BSRD", ()),
        ("settled", "note", "D", ()),
        ("points-table", "table", "R", ()),
        ("again", "step", "B", ()),
    ]


def test_lines_of_one_block_are_joined() -> None:
    texts = {block.id: [plain(part) for part in block.parts] for block in book().blocks}
    assert texts["box"] == ["twelve pebbles", "one bag of cloth"]
    assert texts["welcome"] == ["A game for two. It takes ten minutes; see the aim."]
    assert texts["step-take"] == ["Take one. Or two, as you like."]
    assert texts["settled"] == ["Nobody passes. Never."]


def test_tags_stand_behind_the_words_that_they_are_about() -> None:
    step = book().block("step-give")
    assert step.mixed
    assert plain(step.parts[0]) == "Give one. Back to the bag, or to me."
    assert step.parts[0][:4] == (Run("Give one", "bold"), Run("B", "tag"), Run(". "), Run("Back", "link", "box"))
    assert [run.text for run in step.parts[0] if run.style == "tag"] == ["B", "S", "R", "D"]
    assert (step.beside, book().block("settled").beside) == ("", "D")


TABLE = "<!-- points-table R -->\n| Pebble | Points |\n|---|---|\n| black | 1 |\n| `p2` | **two** |\n"


def test_every_row_of_a_table_from_several_sources_ends_with_a_tag() -> None:
    mixed = (
        TABLE.replace(" R ", " BR ").replace("| 1 |", "| 1 {B} |").replace("`p2` | **two**", "`p2` {B} | **two** {R}")
    )
    rows = list(book(WHOLE.replace(TABLE, mixed)).block("points-table").rows)
    assert rows[2] == ((Run("p2", "notation"), Run("B", "tag")), (Run("two", "bold"), Run("R", "tag")))
    for wrong, what in ((mixed.replace("1 {B}", "1"), "left over"), (mixed.replace("Points", "Points {B}"), "header")):
        with pytest.raises(Misprint, match=what):
            book(WHOLE.replace(TABLE, wrong))


def test_a_table_has_rows_and_columns() -> None:
    table = book().block("points-table")
    assert table.columns == 2
    assert [[plain(cell) for cell in row] for row in table.rows] == [
        ["Pebble", "Points"],
        ["black", "1"],
        ["p2", "two"],
    ]
    assert table.parts[-1] == (Run("two", "bold"),)


def test_steps_are_numbered() -> None:
    assert [block.number for block in book().blocks if block.kind == "step"] == [1, 2, 1]


def test_figures_are_numbered_in_the_order_of_the_book() -> None:
    assert book().block("picture").figure == "board"
    assert book().figure_numbers == {"board": 1}
    assert book().figures == FIGURES


def test_everything_is_found_by_its_id() -> None:
    read = book()
    assert read.places["points"].block is None
    assert read.places["points-table"].section.id == "points"
    assert list(read.places)[:4] == ["contents", "box", "welcome", "aim"]
    for unknown in ("points", "nowhere"):
        with pytest.raises(KeyError):
            read.block(unknown)


def test_text_is_split_into_runs() -> None:
    assert read_runs("Take **one** at `a*_|b`, *or* [two](#two-more).") == (
        Run("Take "), Run("one", "bold"), Run(" at "), Run("a*_|b", "notation"), Run(", "), Run("or", "italic"),
        Run(" "), Run("two", "link", "two-more"), Run("."),
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "an open **bold", "an open *italic", "an open `notation", "a_b", "[words]", "[words](target)", "[words](#Odd)",
        "[words](https://example.org)", "a <b>tag</b>", "a\\*b", "a | b", "AT&amp;T", "**a *b* c**", "** bold **",
        "[a `b`](#c)", "a {#place}", "![a](figure:b)",
    ],
)  # fmt: skip
def test_other_marks_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"marks|no text"):
        read_runs(text)


def test_signs_that_mark_nothing_are_text() -> None:
    for text in ("A & B", "3 > 2", "a-b – c", "10 % (or so)!", "#1", "1 + 1 = 2 ~ {x}"):
        assert read_runs(text) == (Run(text),)


# ---------------------------------------------------------------- what is refused


def line_of(words: str) -> int:
    return WHOLE[: WHOLE.index(words)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("# Pebbles", "Pebbles", "# Pebbles", "begins with"),
        ("# Pebbles", "# **Pebbles**", "# Pebbles", "plain text"),
        ("## In the box {#contents}\n\n", "", "## In the box", "stand in sections"),
        ("## Aim {#aim}", "## Aim", "## Aim", "a heading is"),
        ("## Aim {#aim}", "## Aim {#Aim}", "## Aim", "a heading is"),
        ("## Aim {#aim}", "#### Aim {#aim}", "## Aim", "a heading is"),
        ("## Aim {#aim}", "## *Aim* {#aim}", "## Aim", "plain text"),
        ("## Aim {#aim}", "## Aim {#box}", "## Aim", "already that of line 5"),
        ("## In the box", "### In the box", "## In the box", "needs a section"),
        ("### Points {#points}", "## End {#end}\n\n### Points {#points}", "### Points", "section end is empty"),
        ("<!-- welcome - -->\n", "", "<!-- welcome", "has its comment"),
        ("<!-- welcome - -->", "<!-- welcome -->", "<!-- welcome", "has its comment"),
        ("<!-- welcome - -->", "<!-- welcome DB -->", "<!-- welcome", "has its comment"),
        ("<!-- welcome - -->", "<!-- welcome X -->", "<!-- welcome", "has its comment"),
        ("<!-- welcome - -->", "<!-- Welcome B -->", "<!-- welcome", "has its comment"),
        ("<!-- welcome - -->", "<!-- box - -->", "<!-- welcome", "the id box is already that of line 5"),
        ("<!-- welcome - -->", "<!-- welcome B PB-1 -->", "<!-- welcome", "has its comment"),
        ("PB-01 PB-02", "PB-01 PB-01", "<!-- box", "named twice"),
        ("<!-- welcome - -->\n", "<!-- welcome - -->\n\n", "A game", "directly below"),
        ("A game for", "    A game for", "A game", "no block begins"),
        ("A game for", "* A game for", "A game", "no block begins"),
        ("A game for", "<p>A game for", "A game", "no block begins"),
        ("A game for", "```\nA game for", "A game", "no block begins"),
        ("ten minutes;", "- ten minutes;", "ten minutes;", "doesn’t go on like this"),
        ("ten minutes;", "<!-- more B -->", "ten minutes;", "doesn’t go on like this"),
        ("for *two*", "for *two", "A game", "marks nothing"),
        ("A game for", "A  game for", "A game", "two blanks"),
        ("(#aim)", "(#nowhere)", "A game", "there is no nowhere"),
        ("- one bag", "* one bag", "- one bag", "a blank line is missing"),
        ("  of cloth", " of cloth", "  of cloth", "a blank line is missing"),
        ("  of cloth", "  - of cloth", "  of cloth", "doesn’t go on like this"),
        ("   as you like", "as you like", "   as you like", "a blank line is missing"),
        ("1. **Take one.**", "2. **Take one.**", "1. **Take", "step 2 can’t follow step 0"),
        ("2. **Give one**", "3. **Give one**", "2. **Give", "step 3 can’t follow step 1"),
        ("1. **Take one.**", "1. Take one.", "1. **Take", "bold lead-in"),
        ("1. **Begin** again.", "1. **Begin again.**", "1. **Begin", "says more"),
        ("> Never.", "Never.", "> Never", "every line of a note"),
        ("> Never.", "> - Never.", "> Never", "no other block"),
        ("|---|---|\n", "", "| Pebble", "a table is a header"),
        ("|---|---|\n", "|---|---|---|\n", "|---", "the table has 2 columns, this row 3"),
        ("| black | 1 |", "| black |", "| black", "the table has 2 columns, this row 1"),
        ("| black | 1 |", "|---|---|", "| black", "one header"),
        ("| black | 1 |", "| black | |", "| black", "a row of a table"),
        ("| black | 1 |", "| black | 1", "| black", "a row of a table"),
        ("| black | 1 |\n| `p2` | **two** |\n", "", "| Pebble", "a table is a header"),
        ("(figure:board)", "(board.png)", "![You", "a figure is"),
        ("(figure:board)", "(figure:table)", "![You", "no figure table"),
        ("**Easy.**", "[Easy](#box)", "![You", "no links"),
        ("Take one.** {B}", "Take one.**", "<!-- step-take", "behind their words too"),
        ("Or two, {S}", "Or {R} two, {S}", "<!-- step-take", "behind their words too"),
        ("Never.", "Never. {D}", "<!-- settled", "behind their words too"),
        ("as you like. {S}", "as you {S} like.", "<!-- step-take", "no words are left over"),
        ("Easy.**", "Easy.** {B}", "<!-- picture", "behind their words too"),
        ("as you like. {S}", "as you like.{S}", "1. **Take", "marks nothing"),
        ("\n<!-- again B -->", "<!-- again B -->", "\n<!-- again", "a blank line is missing|a row of a table"),
        ("\n\n<!-- again B -->", "\n\n\n<!-- again B -->", "<!-- again", "one blank line is enough"),
        ("> Nobody passes.", "> Nobody passes. ", "> Nobody", "blanks at the end"),
        ("> Nobody passes.", "> Nobody\tpasses.", "> Nobody", "doesn’t belong here"),
        ("> Nobody passes.\n", "> Nobody passes.\r\n", "> Nobody", "blanks at the end"),
        ("> Nobody passes.", "> Nadie pasara\u0301.", "> Nobody", "compose them"),
    ],
)  # fmt: skip
def test_a_misprint_has_its_line(old: str, new: str, where: str, what: str) -> None:
    assert WHOLE.count(old) == 1
    with pytest.raises(Misprint, match=what) as error:
        book(WHOLE.replace(old, new))
    assert error.value.file == "pebbles/en.md"
    assert error.value.line == line_of(where)
    assert str(error.value) == f"pebbles/en.md, line {error.value.line}: {error.value.what}"


@pytest.mark.parametrize("text", ["", "\n", "# Pebbles", WHOLE + "\n", WHOLE.rstrip("\n")])
def test_a_book_ends_with_one_line_break(text: str) -> None:
    with pytest.raises(Misprint, match="ends with one line break"):
        book(text)


def test_figures_and_book_go_together() -> None:
    more = {**FIGURES, "tray": FIGURES["board"]}
    with pytest.raises(Misprint, match="board, tray in this order"):
        book(figures=more)
    twice = WHOLE.replace("> Nobody passes.\n> Never.", "![Again.](figure:board)")
    with pytest.raises(Misprint, match="shown twice"):
        book(twice)
    second = twice.replace("![Again.](figure:board)", "![Again.](figure:tray)")
    assert book(second, more).figure_numbers == {"board": 1, "tray": 2}
    with pytest.raises(Misprint, match="tray, board in this order"):
        book(second, dict(reversed(more.items())))
