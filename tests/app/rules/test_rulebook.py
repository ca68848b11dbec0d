"""The reader of rulebooks: contents, text, search, languages, sizes, links, and the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.reading.document import note_heading
from boardroom.app.reading.rulebooks import Spot
from boardroom.app.rules.contents import LegendRow
from boardroom.books.rulebook.book import plain
from boardroom.languages import LANGUAGES
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK
from boardroom.ui.style.translation import set_language
from tests.app.hands import click, key, type_text
from tests.app.rules.readers import Desk, sit_down
from tests.games.kit.shown_games import WITH_BOOK

Sit = Callable[..., Desk]
ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


@pytest.fixture
def sit(qapp: QApplication) -> Iterator[Sit]:
    """Open readers, and close them after the test."""
    load_fonts()
    set_language("en")
    appearance().apply("light", 1.0)
    motion.set_motion("off")
    made: list[Desk] = []

    def open_one(game: str = "oxixo", id: str = "", **kind: object) -> Desk:
        desk = sit_down(**kind)  # type: ignore[arg-type]
        made.append(desk)
        desk.screen.open(game, id)
        QApplication.processEvents()
        return desk

    yield open_one
    for desk in made:
        desk.screen.close()
        shiboken6.delete(desk.screen)
    appearance().apply("light", 1.0)
    set_language("en")


# -------------------------------------------------------------------- the book on the page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in WITH_BOOK])
def test_every_word_of_a_book_stands_on_the_page(sit: Sit, game: str, language: str) -> None:
    desk = sit(game, language=language)
    book = desk.page.book
    assert book is not None
    assert (book.game, book.language) == (game, language)
    whole = desk.page.document().toPlainText().replace("\u2029", "\n")
    said = re.sub(r"\s\([BSRD]:[^)]*\)", "", whole)  # which words are whose is said behind them
    for section in book.sections:
        assert section.heading in said
        for block in section.blocks:
            for part in block.parts:
                assert plain(part) in said, block.id
            if block.kind == "note" and note_heading(block.tags):
                assert note_heading(block.tags) in said
    assert set(desk.page.cards) == set(book.figures)


def test_the_contents_number_the_sections_and_lead_to_them(sit: Sit) -> None:
    desk = sit()
    book = desk.page.book
    assert book is not None
    rows = desk.reader.side.contents.rows
    assert list(rows) == [section.id for section in book.sections]
    assert rows["turn"].accessibleName() == "4. Your turn"
    assert rows["taking"].accessibleName() == "Taking a cube"
    click(rows["end"])
    assert desk.seen("end")
    assert rows["end"]._here
    desk.page.verticalScrollBar().setValue(0)
    assert [id for id, row in rows.items() if row._here] == ["contents"]


def test_arrows_walk_through_the_contents(sit: Sit) -> None:
    desk = sit()
    rows = desk.reader.side.contents.rows
    rows["contents"].setFocus()
    key(rows["contents"], Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is rows["aim"]
    key(rows["aim"], Qt.Key.Key_End)
    assert QApplication.focusWidget() is rows["credits"]
    key(rows["credits"], Qt.Key.Key_Return)
    assert desk.seen("credits")


def test_the_legend_has_the_tags_of_the_book(sit: Sit) -> None:
    for game, tags in (("oxixo", "BSD"), ("switcher", "BSRD")):
        desk = sit(game)
        shown = [row for row in desk.reader.side.contents.findChildren(LegendRow) if not row.isHidden()]
        assert "".join(row._tag for row in shown) == tags


def test_figures_beside_the_text_keep_clear_of_it_and_of_each_other(sit: Sit) -> None:
    for game in ("oxixo", "switcher"):
        desk = sit(game)
        page, columns = desk.page, desk.page._columns
        assert columns.figures
        beside = [card for card in page.cards.values() if not card.exhibit.frame.wide]
        boxes = sorted((card.geometry() for card in beside), key=lambda box: box.top())
        assert len(boxes) > 8
        assert all(box.left() == columns.figures for box in boxes)
        assert all(above.bottom() < below.top() for above, below in pairwise(boxes))
        assert columns.left + columns.measure < columns.figures
        setting = page.setting
        assert setting is not None
        for span in (span for span in setting.spans if span.figure):
            top = page.cards[span.figure].y() + page.verticalScrollBar().value()
            assert top >= setting.top(setting.by_id[span.section]) - 400  # near what it belongs to


def test_in_a_narrow_window_figures_stand_in_the_text_and_contents_over_it(sit: Sit) -> None:
    desk = sit("oxixo", kind="sheet", width=420)
    page, setting = desk.page, desk.page.setting
    assert setting is not None
    assert not page._columns.figures
    for span in setting.spans:
        if span.figure:
            card = page.cards[span.figure]
            top = card.y() + page.verticalScrollBar().value()
            assert setting.top(span) - 1 <= top
            assert top + card.height() <= setting.bottom(span) + 1
            assert card.geometry().right() < page.viewport().width()
    assert not desk.reader.side.isVisible()
    click(desk.screen.bar.contents)
    assert desk.reader.side.isVisible()
    click(desk.reader.side.contents.rows["end"])
    assert not desk.reader.side.isVisible()
    assert desk.seen("end")
    click(desk.screen.bar.contents)
    key(desk.reader.side.contents.rows["end"], Qt.Key.Key_Escape)
    assert not desk.reader.side.isVisible()
    assert desk.screen.isVisible()


# -------------------------------------------------------------------- search


def test_what_is_looked_for_is_counted_marked_and_gone_through(sit: Sit) -> None:
    desk = sit()
    QTest.keyClick(desk.page, Qt.Key.Key_F, CONTROL)
    finder = desk.reader.finder
    assert finder.line.hasFocus()
    type_text(finder.line, "corner")
    assert finder.count.text() == "1 of 4"
    rows = desk.reader.side.contents.rows
    assert {id: row._count for id, row in rows.items() if row._count} == {"taking": 1, "pushing": 2, "notation": 1}
    assert desk.seen("cube-periphery")
    key(finder.line, Qt.Key.Key_Return)
    assert finder.count.text() == "2 of 4"
    assert desk.seen("push-back")
    QTest.keyClick(desk.page, Qt.Key.Key_F3)
    assert finder.count.text() == "3 of 4"
    assert [card.number for card in desk.page.cards.values() if card._marks[0]] == [7]
    QTest.keyClick(desk.page, Qt.Key.Key_F3)
    QTest.keyClick(desk.page, Qt.Key.Key_F3)
    assert finder.count.text() == "1 of 4"
    QTest.keyClick(desk.page, Qt.Key.Key_F3, SHIFT)
    assert finder.count.text() == "4 of 4"
    click(finder.back)
    assert finder.count.text() == "3 of 4"


def test_marks_are_painted_where_the_words_stand(sit: Sit) -> None:
    desk = sit()
    before = desk.page.viewport().grab().toImage()
    desk.ask("board")
    after = desk.page.viewport().grab().toImage()
    hit = appearance().theme.color("hit").rgb()

    def pixels(image: object) -> int:
        return sum(image.pixel(x, y) == hit for x in range(0, 560, 2) for y in range(0, 700, 2))  # type: ignore[attr-defined]

    assert pixels(after) > pixels(before) + 50


def test_a_search_that_finds_nothing_says_so_and_esc_clears_it(sit: Sit) -> None:
    desk = sit()
    desk.ask("locomotora")
    assert desk.reader.finder.count.text() == "Not found"
    assert not desk.reader.finder.next.isVisible()
    desk.reader.finder.begin()
    key(desk.reader.finder.line, Qt.Key.Key_Escape)
    assert not desk.reader.finder.line.text()
    assert desk.page.hasFocus()
    assert desk.reader.finder.count.text() == ""


def test_the_search_looks_into_all_rulebooks_and_leads_back(sit: Sit) -> None:
    desk = sit()
    desk.ask("drawer")
    side = desk.reader.side
    assert side.listing  # nothing in this book: what the others have is shown at once
    assert {row.hit.game for row in side.results.rows} == {"switcher"}
    desk.ask("player")
    QApplication.processEvents()
    key(desk.reader.finder.line, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is side.results.rows[0]
    row = next(row for row in side.results.rows if row.hit.game == "phoenix")
    spot = desk.page.spot()
    row.setFocus()
    key(row, Qt.Key.Key_Return)
    assert desk.reader.game == "phoenix"
    assert desk.seen(row.hit.block.id if row.hit.block else row.hit.section.id)
    assert "of" in desk.reader.finder.count.text()
    QTest.keyClick(desk.page, Qt.Key.Key_Left, ALT)
    assert desk.reader.game == "oxixo"
    assert desk.page.spot() == spot


def test_a_hit_of_this_book_is_chosen_from_the_list_of_all(sit: Sit) -> None:
    desk = sit()
    desk.ask("player")
    side = desk.reader.side
    desk.reader._look_in("all")
    row = [row for row in side.results.rows if row.hit.game == "oxixo"][-1]
    click(row)
    assert desk.reader.game == "oxixo"
    assert not desk.reader.can_go_back, "no other book was opened"
    assert desk.seen(row.hit.block.id if row.hit.block else row.hit.section.id)


def test_after_the_last_hit_the_search_begins_anew(sit: Sit) -> None:
    desk = sit()
    desk.ask("cube")
    desk.reader.step(-1)
    count = len(desk.reader._hits)
    assert desk.reader.finder.count.text().startswith(f"{count} ")
    desk.ask("")
    bar = desk.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert desk.page.book is not None
    desk.ask(desk.page.book.sections[0].heading)  # which only stands above
    assert desk.reader.finder.count.text().startswith("1 ")


def test_without_a_list_of_hits_down_leads_into_the_text(sit: Sit) -> None:
    desk = sit()
    key(desk.reader.finder.line, Qt.Key.Key_Down)
    assert desk.page.hasFocus()


def test_a_reader_without_a_book_takes_everything_calmly(sit: Sit) -> None:
    desk = sit("no such game")
    reader = desk.reader
    assert reader.game == ""
    desk.ask("cube")
    reader.step(1)
    reader.speak("fr")
    reader.resize_text(1)
    reader.add_original([])
    desk.screen.print_book()
    reader.page.lead_to("aim")
    reader.page.go(Spot("aim"))
    assert not reader.back()
    assert reader.page.spot() == Spot()
    assert (reader.languages, reader.language) == ((), "")
    assert reader.finder.count.text() == ""
    desk.screen.open("oxixo")
    assert desk.page.book is not None
    assert desk.page.book.language == "fr"


# -------------------------------------------------------------------- links, languages, sizes


def test_a_link_is_followed_and_alt_left_leads_back(sit: Sit) -> None:
    desk = sit("oxixo", "setup")
    before = desk.page.spot()
    desk.page.followed.emit("teams")
    assert desk.seen("teams")
    assert not desk.seen("who-plays-what")
    QTest.keyClick(desk.page, Qt.Key.Key_Left, ALT)
    assert desk.page.spot() == before
    assert not desk.reader.back()


def test_tab_and_enter_follow_a_link(sit: Sit) -> None:
    desk = sit("oxixo", "setup")
    desk.page.setFocus()
    followed: list[str] = []
    desk.page.followed.connect(followed.append)
    QTest.keyClick(desk.page, Qt.Key.Key_Tab)
    QTest.keyClick(desk.page, Qt.Key.Key_Return)
    assert followed == ["teams"]


def test_another_language_keeps_the_paragraph(sit: Sit) -> None:
    desk = sit("oxixo", "settled-clock")
    at = desk.page.spot().id
    for code, heading in (("es", "Cómo lo resuelve Boardroom"), ("fr", "Comment Boardroom tranche"), ("en", "How")):
        desk.screen.bar.languages.chosen.emit(code)
        assert desk.reader.language == code
        assert desk.page.spot().id == at
        assert desk.reader.side.contents.rows["decisions"].section.heading.startswith(heading)


def test_the_book_speaks_the_language_of_the_application(sit: Sit, qapp: QApplication) -> None:
    desk = sit("oxixo", "turn")
    set_language("fr")
    qapp.processEvents()
    assert desk.reader.language == "fr"
    assert desk.page.spot().id == "turn"


def test_text_grows_and_shrinks_and_stays_where_it_is(sit: Sit) -> None:
    desk = sit("oxixo", "end")
    small = desk.page.document().size().height()
    click(desk.screen.bar.bigger)
    assert int(desk.preferences.values.reading) == 20
    assert desk.page.document().size().height() > small
    assert desk.page.spot().id == "end"
    click(desk.screen.bar.bigger)
    assert not desk.screen.bar.bigger.isEnabled()
    for _ in range(3):
        click(desk.screen.bar.smaller)
    size: int = desk.preferences.values.reading
    assert size == 14
    assert not desk.screen.bar.smaller.isEnabled()


def test_beyond_the_largest_and_smallest_size_nothing_changes(sit: Sit) -> None:
    desk = sit()
    for steps, size in ((1, 28), (-1, 14)):
        for _ in range(5):
            desk.reader.resize_text(steps)
        assert desk.preferences.values.reading == size


def test_in_a_sheet_languages_and_sizes_are_in_a_menu(sit: Sit) -> None:
    desk = sit("oxixo", kind="sheet", width=420)
    bar = desk.screen.bar
    assert bar.more.isVisible()
    assert not bar.languages.isVisible()
    bar.fill_menu()
    actions = {action.text(): action for action in bar.menu.actions() if action.text()}
    assert actions["English"].isChecked()
    actions["Español"].trigger()
    assert desk.reader.language == "es"
    actions["Bigger text"].trigger()
    assert desk.preferences.values.reading == 20


def test_a_line_has_about_seventy_letters(sit: Sit) -> None:
    for width in (1280, 1600):
        desk = sit("oxixo", width=width)
        document = desk.page.document()
        lengths = []
        block = document.begin()
        while block.isValid():
            layout = block.layout()
            lengths += [layout.lineAt(i).textLength() for i in range(layout.lineCount() - 1)]
            block = block.next()
        typical = sorted(lengths)[len(lengths) // 2]
        assert 58 <= typical <= 80


def test_the_theme_changes_under_an_open_book(sit: Sit) -> None:
    desk = sit("oxixo", "end")
    at = desk.page.spot().id
    appearance().apply("dark", 1.0)
    QApplication.processEvents()
    assert desk.page.spot().id == at
    shown = desk.page.viewport().grab().toImage()
    assert shown.pixelColor(2, 2) == DARK.color("panel")


# -------------------------------------------------------------------- keys, copying, remembering, listening


def test_keys_scroll(sit: Sit) -> None:
    desk = sit()
    desk.page.setFocus()
    bar = desk.page.verticalScrollBar()
    key(desk.page, Qt.Key.Key_PageDown)
    assert bar.value() > 400
    key(desk.page, Qt.Key.Key_Up)
    down = bar.value()
    key(desk.page, Qt.Key.Key_Space)
    assert bar.value() > down
    key(desk.page, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    key(desk.page, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_text_is_selected_and_copied(sit: Sit) -> None:
    desk = sit("oxixo", "turn")
    desk.page.setFocus()
    QTest.keyClick(desk.page, Qt.Key.Key_Down, SHIFT)
    assert desk.page.textCursor().hasSelection()
    QTest.keyClick(desk.page, Qt.Key.Key_A, CONTROL)
    QTest.keyClick(desk.page, Qt.Key.Key_C, CONTROL)
    copied = QApplication.clipboard().text()
    assert "1. Take a cube from the edge." in copied
    assert "• twenty-five cubes, all alike" in copied
    assert "Figure 2: Three kinds of line" in copied


def test_every_book_is_open_where_it_was_left(sit: Sit) -> None:
    desk = sit("oxixo", "end")
    desk.screen.open("phoenix", "turn")
    desk.screen.open("oxixo")
    assert desk.page.spot().id == "end"
    desk.screen.hide()
    other = sit_down()
    other.screen.reader._rulebooks.spots.update(desk.rulebooks.spots)
    other.screen.open("oxixo")
    assert other.page.spot().id == "end"
    other.screen.close()
    shiboken6.delete(other.screen)


def test_assistive_technology_reads_the_text_and_the_figures(sit: Sit) -> None:
    desk = sit()
    page = QAccessible.queryAccessibleInterface(desk.page)
    assert page is not None
    assert page.text(QAccessible.Text.Name) == "Oxixo, rulebook"
    text = page.textInterface()
    assert text is not None
    assert "You can’t pass." in text.text(0, text.characterCount())
    card = desk.page.cards["start"]
    assert card.accessibleName().startswith("Figure 3. Ready to begin")


def test_a_paragraph_that_one_is_led_to_is_pointed_out(sit: Sit) -> None:
    desk = sit("oxixo", "push-back")
    assert desk.seen("push-back")
    soft = appearance().theme.color("look_soft")
    assert desk.page._pointed == "push-back"
    shown = desk.page.viewport().grab().toImage()
    column = [shown.pixelColor(desk.page._columns.left - 10, y) for y in range(200)]
    assert soft in column
