"""The new-game sheet: made from the options, worked by mouse and keys, remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.settings.preferences import Preferences, Settings, Setup
from boardroom.app.setup.sheet import NewGame, default_setup, drawn
from boardroom.core.game import Game, Options
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game as game_of
from boardroom.ui.game.face import Choice, Face, OptionText, load_face
from boardroom.ui.game.option_rows import LOTS
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance, theme
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click, key, type_text
from tests.app.houses import BOT, YOU, House
from tests.ui.table.pebbles import PebbleFace, PebbleOptions, Pebbles, State


class Table:
    """A window with the sheet over it."""

    def __init__(
        self, game: Game | None = None, face: Face | None = None, setup: Setup | None = None, **settings: Any
    ) -> None:
        self.under = QWidget()
        self.under.resize(1280, 800)
        self.preferences = Preferences(Settings(**settings))
        self.sheet = NewGame(game or Pebbles(), face or PebbleFace(), self.preferences, self.under, setup)
        self.started: list[Setup] = []
        self.sheet.started.connect(lambda key, setup: self.started.append(setup))
        self.under.show()
        self.under.activateWindow()
        self.sheet.open()
        QApplication.processEvents()


@pytest.fixture
def tables(qapp: QApplication) -> Iterator[list[Table]]:
    load_fonts()
    motion.set_motion("off")
    appearance().apply("light", 1.0)
    made: list[Table] = []
    yield made
    appearance().apply("light", 1.0)
    for table in made:
        shiboken6.delete(table.under)


Make = Callable[..., Table]


@pytest.fixture
def make(tables: list[Table]) -> Make:
    def one(*args: Any, **more: Any) -> Table:
        tables.append(Table(*args, **more))
        return tables[-1]

    return one


def test_enter_in_a_name_ends_it_and_starts_nothing(make: Make) -> None:
    table = make()
    name = table.sheet._rows[0].name
    click(name)
    assert name.hasFocus()
    type_text(name, "Ana")
    key(name, Qt.Key.Key_Return)
    assert table.started == []
    assert table.sheet.setup().players[0].name == "Ana"
    assert table.sheet.start.hasFocus()
    key(table.sheet.start, Qt.Key.Key_Return)
    assert len(table.started) == 1


def test_a_name_looks_as_if_it_could_be_changed(make: Make) -> None:
    """A pencil beside it, at all times; under the pointer it takes the colour of what can be done."""
    table = make(name="Ana")
    name = table.sheet._rows[0].name
    beside = name.rect().adjusted(name.fontMetrics().horizontalAdvance("Ana") + 8, 0, 0, 0)
    colours = {name.grab(beside).toImage().pixelColor(x, y).name() for x in range(40) for y in range(name.height())}
    assert theme().color("muted").name() in colours


def test_enter_starts_and_what_was_chosen_is_remembered(make: Make) -> None:
    table = make(name="Ana")
    key(table.sheet, Qt.Key.Key_Return)
    (setup,) = table.started
    assert [player.name for player in setup.players] == ["Ana", ""]
    assert setup.options == Pebbles().options().model_dump()
    assert table.preferences.values.setups["pebbles"] == setup
    assert not table.sheet.isVisible()


def test_escape_starts_nothing(make: Make) -> None:
    table = make()
    key(table.sheet, Qt.Key.Key_Escape)
    assert table.started == []
    assert table.preferences.values.setups == {}
    assert not table.sheet.isVisible()


def test_the_last_set_up_is_proposed(make: Make) -> None:
    last = Setup(players=[BOT, Player(name="Bea"), YOU], options={"heap": 9, "gone": 1}, lots=["first"])
    sheet = make(setups={"pebbles": last}).sheet
    assert sheet.setup().players == last.players
    assert sheet._options["heap"].value == 9
    assert sheet._options["first"].value == LOTS
    assert "gone" not in sheet.setup().options


def test_a_remembered_number_of_seats_that_no_longer_fits_is_forgotten(make: Make) -> None:
    sheet = make(setup=Setup(players=[YOU] * 7)).sheet
    assert len(sheet.setup().players) == 2


def test_a_seat_changes_hands(make: Make) -> None:
    table = make()
    row = table.sheet._rows[1]
    assert row.level.isVisible()
    assert not row.name.isVisible()
    row.level.setValue(5)
    assert table.sheet.setup().players[1] == Player(kind="bot", level=5)
    assert "level 5" in row._title.text()
    row.kind.choose("human")
    assert not row.level.isVisible()
    row.name.setFocus()
    type_text(row.name, "  Bea  Maria ")
    assert table.sheet.setup().players[1] == Player(name="Bea Maria")
    assert row.name.text() == "  Bea  Maria "
    assert row.name.hasFocus()


def test_seats_are_added_and_removed_one_by_one(make: Make) -> None:
    sheet = make().sheet
    assert sheet.add.isVisible()
    click(sheet.add)
    assert len(sheet.setup().players) == 3
    assert "fourth" in sheet.add.text()
    click(sheet.add)
    QApplication.processEvents()
    assert not sheet.add.isVisible()
    assert [row.remove.isVisible() for row in sheet._rows] == [False, True, True, True]
    sheet._rows[2].level.setValue(5)
    click(sheet._rows[1].remove)
    assert [player.level for player in sheet.setup().players] == [None, 5, 2]


def test_counts_that_are_not_in_a_row_are_offered_side_by_side(make: Make) -> None:
    sheet = make(Pebbles("pebbles", (2, 4))).sheet
    assert not sheet.add.isVisible()
    assert sheet.counts.isVisible()
    sheet.counts.choose(4)
    assert len(sheet.setup().players) == 4
    sheet.counts.choose(2)
    assert len(sheet.setup().players) == 2


def test_who_starts_shows_who_sits_there(make: Make) -> None:
    sheet = make().sheet
    strip = sheet._options["first"]._strip
    assert strip is not None
    assert [button.segment.words for button in strip._buttons] == ["You", "Level 2", "At random"]
    sheet._rows[1].level.setValue(4)
    assert strip._buttons[1].segment.words == "Level 4"
    strip.choose(2)
    assert sheet.setup().options["first"] == 2
    strip.choose(LOTS)
    assert sheet.setup().lots == ["first"]
    assert sheet._preview._said[0] == "A random player starts"


def test_a_starter_who_left_does_not_start(make: Make) -> None:
    sheet = make(setup=Setup(players=[YOU, BOT, BOT], options={"first": 3})).sheet
    click(sheet._rows[2].remove)
    assert sheet.setup().options["first"] == 1
    assert sheet.start.isEnabled()


def test_lots_are_drawn_among_the_choices() -> None:
    face = PebbleFace()
    setup = Setup(players=[YOU, BOT, BOT], options={"first": 1, "heap": 9}, lots=["first"])
    found = {drawn(setup, face)["first"] for _ in range(60)}
    assert found == {1, 2, 3}
    assert drawn(setup, face)["heap"] == 9


def test_options_become_strips_cards_and_switches(make: Make) -> None:
    sheet = make().sheet
    heap = sheet._options["heap"]
    assert [card.text() for card in heap._cards] == ["9", "15", "21"]
    click(heap._cards[2])
    sheet._options["clock"].choose(300)
    click(sheet._switches.switches["greedy"])
    assert sheet.setup().options == {"first": 1, "heap": 21, "greedy": True, "clock": 300}
    assert heap._cards[2].isChecked()


def test_the_booklet_has_the_last_word_on_demand(make: Make) -> None:
    sheet = make(setup=Setup(players=[YOU, BOT], options={"heap": 21, "greedy": True}, lots=["first"])).sheet
    click(sheet.booklet)
    assert sheet.setup().options == Pebbles().options().model_dump()
    assert sheet.setup().lots == []
    assert len(sheet.setup().players) == 2


def test_arrow_keys_keep_the_focus_where_they_choose(make: Make) -> None:
    sheet = make().sheet
    strip = sheet._options["clock"]._strip
    assert strip is not None
    strip._buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Right)
    assert sheet.setup().options["clock"] == 300
    assert strip._buttons[2].hasFocus()


class Picky(Pebbles):
    """A game whose heap of 9 is too small for three."""

    def start(self, seats: int, options: PebbleOptions) -> State:
        if options.heap == 9 and seats == 3:
            raise ValueError("too small")
        return super().start(seats, options)


def test_choices_that_do_not_go_together_are_told_and_not_started(make: Make) -> None:
    table = make(Picky(), setup=Setup(players=[YOU, BOT, BOT]))
    sheet = table.sheet
    assert not sheet.problem.isVisible()
    sheet._options["heap"].choose(9)
    assert sheet.problem.isVisible()
    assert not sheet.start.isEnabled()
    key(sheet, Qt.Key.Key_Return)
    assert table.started == []
    sheet._options["heap"].choose(15)
    assert not sheet.problem.isVisible()
    key(sheet, Qt.Key.Key_Return)
    assert len(table.started) == 1


def test_the_preview_is_painted_anew_on_every_change(make: Make) -> None:
    sheet = make().sheet
    before = sheet._preview.grab().toImage()
    sheet._options["first"].choose(2)
    second = sheet._preview.grab().toImage()
    assert second != before
    click(sheet.add)
    assert sheet._preview.grab().toImage() != second


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((800, 560), 1.5)])
def test_nothing_is_cut_off(make: Make, size: tuple[int, int], scale: float) -> None:
    appearance().apply("light", scale)
    table = make(setup=Setup(players=[YOU, BOT, BOT, BOT]))
    table.under.resize(*size)
    QApplication.processEvents()
    sheet = table.sheet
    assert table.under.rect().contains(sheet.sheet.geometry())
    content = sheet._scroll.widget()
    assert content is not None
    assert content.width() <= sheet._scroll.viewport().width()
    for row in (*sheet._rows, *sheet._options.values()):
        assert content.rect().contains(row.geometry())
        for child in row.findChildren(QWidget):
            if child.isVisible():
                place = child.mapTo(row, child.rect().topLeft())
                assert place.x() + child.width() <= row.width() + 1
    for button in (sheet.start, sheet._no):
        corner = button.mapTo(sheet.sheet, button.rect().bottomRight())
        assert sheet.sheet.rect().contains(corner)


def test_another_language_changes_the_words(make: Make) -> None:
    table = make()
    QApplication.sendEvent(table.sheet, QEvent(QEvent.Type.LanguageChange))
    assert table.sheet.start.text() == "Start game"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_fits_the_real_game(make: Make, seats: int) -> None:
    game, face = game_of("oxixo"), load_face("oxixo")
    table = make(game, face)
    if seats == 4:
        table.sheet.counts.choose(4)
    assert len(table.sheet._rows) == seats
    fields = {option.field for option in face.options(seats)}
    assert set(table.sheet._options) | set(table.sheet._switches.switches) == fields
    key(table.sheet, Qt.Key.Key_Return)
    setup = table.started[0]
    assert game.start(seats, game.options.model_validate(drawn(setup, face)))


def test_a_first_game_is_against_beginners() -> None:
    setup = default_setup(Pebbles(), "Ana")
    assert [(player.kind, player.name, player.level) for player in setup.players] == [
        ("human", "Ana", None),
        ("bot", "", 2),
    ]


class Empty(Options):
    """No options at all."""


class Bare(Pebbles):
    options = Empty  # type: ignore[assignment]

    def start(self, seats: int, options: Options) -> State:
        return super().start(seats, Pebbles().options())


class BareFace(PebbleFace):
    def options(self, seats: int) -> tuple[OptionText, ...]:
        return ()

    def summary(self, seats: int, options: Options, players: Sequence[Player]) -> tuple[str, str]:
        return "Play", ""


def test_a_game_without_options_has_seats_only(make: Make) -> None:
    table = make(Bare(), BareFace())
    assert table.sheet._options == {}
    assert not table.sheet._switches.isVisible()
    key(table.sheet, Qt.Key.Key_Return)
    assert table.started[0].options == {}
    assert Choice(1, "one").help == ""


def test_the_corners_of_the_sheet_stay_round_where_the_preview_has_no_room(make: Make) -> None:
    table = make()
    appearance().apply("light", 2.0)
    QApplication.processEvents()
    sheet = table.sheet.sheet
    seen = sheet.grab().toImage()
    below = seen.pixelColor(0, sheet.height() // 2)
    for x, y in ((0, 0), (0, sheet.height() - 1), (0, 4), (0, sheet.height() - 5)):
        assert seen.pixelColor(x, y) != below, (x, y)


class DisputedOptions(PebbleOptions):
    last: Literal["wins", "loses"] = "wins"
    zero: Literal["no", "yes"] = "no"
    fresh = MappingProxyType({"last": "loses"})


class Disputed(Pebbles):
    """A game whose booklet can be read in several ways."""

    options = DisputedOptions


class DisputedFace(PebbleFace):
    def options(self, seats: int) -> tuple[OptionText, ...]:
        last = Choice("wins", "Wins", "Who takes it"), Choice("loses", "Loses", "Who takes it")
        zero = Choice("no", "No"), Choice("yes", "Yes")
        return (
            OptionText("last", "Last pebble", "What it is worth.", last, group="readings"),
            *super().options(seats),
            OptionText("zero", "Taking none", "Whether one may.", zero, group="readings"),
        )


def disputed(make: Make, **more: Any) -> Table:
    return make(Disputed(), DisputedFace(), **more)


def test_readings_of_the_booklet_are_folded_away_and_that_is_remembered(make: Make) -> None:
    table = disputed(make)
    rows = [table.sheet._options[field] for field in ("last", "zero")]
    assert table.sheet.readings.text() == "Readings of the booklet"
    assert not any(row.isVisible() for row in rows)
    click(table.sheet.readings)
    QApplication.processEvents()
    assert all(row.isVisible() for row in rows)
    assert rows[0].y() > table.sheet._options["clock"].y()
    assert table.preferences.values.readings
    assert disputed(make, readings=True).sheet._options["zero"].isVisible()
    key(table.sheet.readings, Qt.Key.Key_Space)
    assert not any(row.isVisible() for row in rows)
    assert not table.preferences.values.readings


def test_readings_that_unfold_below_the_edge_come_up(make: Make) -> None:
    table = disputed(make, setup=Setup(players=[YOU, BOT, BOT, BOT]))
    table.under.resize(1024, 640)
    QApplication.processEvents()
    sheet = table.sheet
    shown = sheet._scroll.viewport()
    key(sheet.readings, Qt.Key.Key_Return)
    QApplication.processEvents()
    for row in (sheet._options["last"], sheet._options["zero"]):
        assert shown.rect().contains(row.mapTo(shown, row.rect().center()))
    assert table.started == []


def test_what_is_folded_away_says_how_much_of_it_was_changed(make: Make) -> None:
    sheet = disputed(make, setup=Setup(players=[YOU, BOT], options={"last": "wins", "zero": "yes"})).sheet
    assert sheet.readings.text() == "Readings of the booklet (2 changed)"
    sheet._options["last"].choose("loses")
    assert sheet.readings.text() == "Readings of the booklet (1 changed)"
    assert sheet.setup().options["last"] == "loses"
    click(sheet.booklet)
    assert sheet.readings.text() == "Readings of the booklet"


def test_new_games_start_with_what_is_agreed_now(make: Make) -> None:
    """Also where a set-up was remembered before there was a choice."""
    assert default_setup(Disputed(), "").options["last"] == "loses"
    assert disputed(make).sheet.setup().options["last"] == "loses"
    sheet = disputed(make, setup=Setup(players=[YOU, BOT], options={"heap": 9})).sheet
    assert (sheet.setup().options["heap"], sheet.setup().options["last"]) == (9, "loses")
    sheet._options["last"].choose("wins")
    click(sheet.booklet)
    assert sheet.setup().options["last"] == "loses"


def test_a_set_up_like_an_old_match_has_what_that_was_played_with(tmp_path: Path, qapp: QApplication) -> None:
    house = House(tmp_path, ((Disputed(), DisputedFace()),)).furnish()
    old = Match.new(Disputed(), [YOU, BOT]).record()
    house.navigator.new_game_like(old.model_copy(update={"options": {"heap": 9}}))
    assert house.navigator.sheet is not None
    assert house.navigator.sheet.setup().options == DisputedOptions(heap=9, last="wins").model_dump()
    house.close()


def test_a_game_without_readings_has_nothing_to_unfold(make: Make) -> None:
    table = make(readings=True)
    assert not table.sheet.readings.isVisible()
    assert not table.sheet._agree.isVisible()
