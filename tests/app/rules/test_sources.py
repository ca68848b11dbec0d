"""Paragraphs from several sources: on the page, aloud, in the legend and on paper it is clear which words are whose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from boardroom.app.printing.typography import PrintTypeface
from boardroom.app.reading.document import SetBook, source_words, tag_words
from boardroom.app.rules.contents import LegendRow
from boardroom.books.rulebook.book import Block, Book, Run, Runs, plain
from boardroom.books.rulebook.search import Mark
from boardroom.languages import LANGUAGES
from boardroom.ui.kit.labels import Label
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.translation import set_language
from tests.app.rules.readers import Desk, sit_down
from tests.games.kit.shown_games import WITH_BOOK


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[Desk]:
    load_fonts()
    set_language("en")
    appearance().apply("light", 1.0)
    motion.set_motion("off")
    made = sit_down()
    yield made
    made.screen.close()
    shiboken6.delete(made.screen)
    set_language("en")


def opened(desk: Desk, game: str) -> tuple[Book, SetBook]:
    """Open a rulebook, and return it and how it is set."""
    desk.screen.open(game)
    QApplication.processEvents()
    book, setting = desk.page.book, desk.page.setting
    assert book is not None
    assert setting is not None
    return book, setting


def tags_in(part: Runs) -> list[str]:
    return [run.text for run in part if run.style == "tag"]


def test_tags_stand_behind_their_words_and_touch_no_others(desk: Desk) -> None:
    for game in WITH_BOOK:
        book, setting = opened(desk, game.key)
        for block in book.blocks:
            span = setting.by_id[block.id]
            assert [tag for _, tag in span.sources] == [tag for part in block.parts for tag in tags_in(part)]
            for at, tag in span.sources:
                (room,) = setting.boxes(at, at + 1)
                assert room.width() >= setting.face.px(12), (block.id, tag)
                for after in setting.boxes(at + 1, at + 40):
                    assert after.top() != room.top() or after.left() >= room.right() - 0.5, (block.id, tag)


def test_words_behind_a_tag_are_marked_where_they_stand(desk: Desk) -> None:
    book, setting = opened(desk, "switch")
    words = plain(book.block("who-begins").parts[0])
    document = desk.page.document()
    for wanted in ("five dice", "The highest", "die. The", "ahead."):
        at = words.index(wanted)
        start, end = setting.letters(setting.by_id["who-begins"], Mark(0, at, at + len(wanted)))
        letters = "".join(document.characterAt(place) for place in range(start, end))
        assert (letters[:3], letters[-3:]) == (wanted[:3], wanted[-3:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_listens_hears_behind_the_words_whose_they_are(desk: Desk, language: str) -> None:
    set_language(language)
    desk.rulebooks.choose(language)
    book, setting = opened(desk, "zug")
    said = setting.words(setting.by_id["winner"])
    first, second = (f"({tag}: {tag_words(tag)})" for tag in "BD")
    assert said.count("(") == 2
    assert said.index(first) < said.index(second)
    assert said.endswith(second)
    alone = next(block for block in book.blocks if block.tags == "B" and block.kind == "paragraph")
    assert setting.words(setting.by_id[alone.id]).endswith(f"({tag_words('B')})")


def test_the_legend_explains_tags_in_the_text_where_there_are_some(desk: Desk) -> None:
    opened(desk, "zug")
    contents = desk.reader.side.contents
    assert source_words() in [label.text() for label in contents.findChildren(Label) if not label.isHidden()]
    contents.show_book(Book("zug", "en", "Zug", (), {}))
    assert not [row for row in contents.findChildren(LegendRow) if not row.isHidden()]
    assert source_words() not in [label.text() for label in contents.findChildren(Label) if not label.isHidden()]


def test_beside_a_paragraph_stand_no_tags_that_stand_in_it(desk: Desk) -> None:
    book, setting = opened(desk, "switch")
    for block in book.blocks:
        expected = "" if block.mixed else block.tags
        assert setting.by_id[block.id].tags == expected


def test_on_paper_a_tag_has_its_place_and_is_no_word(qapp: QApplication) -> None:
    load_fonts()
    face = PrintTypeface(10)
    runs = (Run("Take one."), Run("B", "tag"), Run(" Or two."), Run("D", "tag"))
    (line,) = face.lines(runs, 10_000, face.body)
    assert line.words == "Take one. Or two."
    assert line.sources == ((9, "B"), (18, "D"))
    (bare,) = face.lines((Run("Take one. Or two."),), 10_000, face.body)
    assert line.wide > bare.wide + 1.8 * face.px(face.body)
    narrow = face.lines(runs, line.wide * 0.6, face.body)
    assert [[tag for _, tag in each.sources] for each in narrow] == [["B"], ["D"]]


def test_no_block_of_ours_leaves_open_which_words_are_whose(desk: Desk) -> None:
    """The reader of rulebooks refuses one that does; this is that it isn't asked in vain."""
    mixed: list[Block] = []
    for game in WITH_BOOK:
        book, _ = opened(desk, game.key)
        mixed += (block for block in book.blocks if block.mixed)
        for block in book.blocks:
            assert bool([tag for part in block.parts for tag in tags_in(part)]) == block.mixed
    assert len(mixed) > 20
