"""Time at the table: nothing gives it back, everybody sees it run, and when it is up that is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Answer, Budget
from boardroom.ai.worker import Request
from boardroom.app.table.clock_chip import ClockChip
from boardroom.app.table.move_list import MoveModel
from boardroom.app.table.recap.recap import Recap
from boardroom.app.table.screen import TableScreen
from boardroom.app.table.table import Table
from boardroom.app.table.telling import Teller
from boardroom.core.game import Game, Options
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Store
from boardroom.games import game
from boardroom.games.oxixo.rules import OxixoOptions
from boardroom.games.switch.state import SwitchOptions
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.scene.scene import SwitcherScene
from boardroom.ui.game.face import load_face
from boardroom.ui.kit.announcing import announcer
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance, theme
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.turn_time import LAST, say_time
from tests.app.houses import House
from tests.app.printing.sets import ANA, BEA, BOT, PERSON, Maker, Set, first_move
from tests.core.toy import Toy, ToyOptions
from tests.games.kit.shown_games import WITH_FACE
from tests.games.switch import board as switch
from tests.games.switcher import board as switcher


def tick(made: Set, seconds: float) -> None:
    """Let time pass, and the clocks look."""
    made.hands.time += seconds
    if made.table.clocks.running:
        made.table.clocks._tick()


def left(made: Set, seat: int) -> float:
    found = made.table.clocks.left(seat)
    assert found is not None
    return found


# ---------------------------------------------------------------- nothing gives it back


def test_taking_back_gives_no_time_back(set_table: Maker) -> None:
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    made.table.begin()
    tick(made, 20)
    made.table.play("a1e1")
    tick(made, 7)
    made.table.undo()
    made.table.answer(True)
    assert (left(made, 0), left(made, 1)) == (40, 53), "nor does it to whoever was thinking meanwhile"
    tick(made, 5)
    made.table.play("a2e2")
    assert made.match.entries[0].seconds == 25
    tick(made, 1)
    assert (left(made, 0), left(made, 1)) == (35, 52)


def test_redo_gives_no_time_back_either(set_table: Maker) -> None:
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    made.table.begin()
    for text in ("a1e1", "a2e2", "a3e3"):
        tick(made, 10)
        made.table.play(text)
    for _ in range(3):
        made.table.undo()
        made.table.answer(True)
    assert (made.match.length, left(made, 0), left(made, 1)) == (0, 40, 50)
    tick(made, 5)
    for _ in range(3):
        made.table.redo()
    assert (made.match.length, left(made, 0), left(made, 1)) == (3, 35, 50)


def test_a_turn_of_several_decisions_keeps_its_time(set_table: Maker) -> None:
    made = set_table(PERSON, BOT, rules=Toy(), options=ToyOptions(limit=30), held=True)
    made.scene.held = True
    made.table.begin()
    while not made.table.shown.acting:
        made.scene.settle()
    tick(made, 12)
    made.table.play(next(text for text in map(made.match.game.write, made.table.shown.view.moves) if "swap" in text))
    made.table.undo()  # before the new card has been seen
    assert made.table.shown.acting
    assert left(made, 0) == 18
    tick(made, 1)
    made.table.undo()
    assert left(made, 0) == 17, "also where there is nothing to take back"


def test_leaving_the_table_gives_no_time_back(set_table: Maker, tmp_path: Path) -> None:
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    made.table.begin()
    made.table.play("a1e1")
    tick(made, 20)
    made.table.leave()
    record = Store(tmp_path / "saves").load(made.match.record().id)
    assert record.spent == [0, 20]
    again = set_table(match=Match(game("oxixo"), record))
    again.table.begin()
    assert (left(again, 0), left(again, 1)) == (60, 40)
    again.table.pause(True)
    again.table.leave()
    again.table.leave()
    assert Store(tmp_path / "saves").load(record.id).spent == [0, 20], "and costs none"


def test_a_kill_after_taking_back_gives_no_time_back(set_table: Maker, tmp_path: Path) -> None:
    made = set_table(held=True, options=OxixoOptions(clock=60))
    made.table.begin()
    tick(made, 20)
    made.table.play("a1e1")
    made.table.undo()
    made.store.flush()  # nobody is killed so soon
    again = set_table(match=Match(game("oxixo"), Store(tmp_path / "saves").load(made.match.record().id)))
    again.table.begin()
    assert left(again, 0) == 40


def test_a_computer_loses_no_time_when_people_take_back(set_table: Maker) -> None:
    made = set_table(held=True, options=OxixoOptions(clock=60))
    made.table.begin()
    made.table.play("a1e1")
    tick(made, 30)
    made.table.undo()
    assert (left(made, 0), left(made, 1)) == (60, 60)


# ---------------------------------------------------------------- when it is up


POSITION = switcher.data("rrr.../.r..../.r..../....b./....b./....b.", "T X I", "W V U")
THROWN = switch.GAME.dump(switch.play(switch.table(6, 3), "throw 1 2 4 4 -", "discard"))
CLOCKED = {
    "oxixo": (OxixoOptions(clock=60), None, "Time is up. Loses on time"),
    "switch": (SwitchOptions(limit=30), THROWN, "Time is up. Stops at 7"),
    "switcher": (SwitcherOptions.model_validate({"deck": 23, "limit": 60}), POSITION, "Time is up. Ends the turn"),
}


def out_of_time(set_table: Maker, key: str, *players: Player) -> Set:
    """Return a table at which the first seat has just run out of time."""
    options, position, _ = CLOCKED[key]
    match = Match.new(game(key), players or (PERSON, BOT), options, seed="1", position=position)
    made = set_table(match=match, rules=match.game, held=True, face=load_face(key))
    made.table.begin()
    assert made.table.shown.acting
    tick(made, 1000)
    assert made.match.entries[0].timed_out
    return made


def rows(made: Set) -> list[str]:
    model = MoveModel(None)  # type: ignore[arg-type]
    model.watch(made.table)
    return [row.words for row in model.rows() if row.kind != "next"]


def test_every_game_with_a_clock_is_tried() -> None:
    clocked = {rules.key for rules in WITH_FACE if type(rules).clock is not Game.clock}
    assert clocked == set(CLOCKED), "add what the move list says to CLOCKED"


@pytest.mark.parametrize("key", CLOCKED)
def test_the_move_list_says_what_the_clock_did(set_table: Maker, key: str) -> None:
    made = out_of_time(set_table, key)
    assert rows(made)[0] == CLOCKED[key][2]


@pytest.mark.parametrize("key", CLOCKED)
def test_a_time_out_can_not_be_taken_back(set_table: Maker, key: str) -> None:
    made = out_of_time(set_table, key)
    length = made.match.length
    made.table.undo()
    assert made.match.length == length
    notice = made.table.notice
    assert notice is not None
    new = "New information has been revealed since, so this move can’t be undone."  # in Switch the next throw
    assert notice.what == (new if key == "switch" else "Time has run out since, and that can’t be undone.")


def test_that_time_is_up_stands_there_until_somebody_goes_on(set_table: Maker, qtbot: QtBot) -> None:
    made = out_of_time(set_table, "switcher")
    notice = made.table.notice
    assert notice is not None
    assert (notice.tone, notice.what) == ("danger", "Your time is up!")
    assert notice.why == "The clock decided: Ends the turn."
    made.scene.touched.emit()
    assert made.table.notice == notice, "it is the computer's turn: nobody has come back yet"

    def come_back() -> bool:
        made.inline.release()
        return made.table.shown.acting

    qtbot.waitUntil(come_back)
    assert made.table.notice == notice, "the computer has moved, and it still stands"
    made.scene.touched.emit()
    assert made.table.notice is None


def test_escape_puts_it_away(set_table: Maker) -> None:
    made = out_of_time(set_table, "switcher")
    assert made.table.cancel()
    assert made.table.notice is None


def test_whose_time_it_was_is_said_among_people(set_table: Maker) -> None:
    made = out_of_time(set_table, "switch", ANA, BEA)
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "Ana’s time is up!"


def test_an_end_by_the_clock_needs_no_notice(set_table: Maker) -> None:
    made = out_of_time(set_table, "oxixo")
    assert made.table.over
    assert made.table.notice is None, "the result says it"


# ---------------------------------------------------------------- the clock above the board


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """Return what screen readers are told."""
    announcer().forget()
    said: list[str] = []
    heard = announcer().said.connect(lambda text, urgent: said.append(text))
    yield said
    announcer().said.disconnect(heard)


def warned(heard: list[str]) -> list[str]:
    """Let everything be said, and return the warnings of the clock."""
    QApplication.processEvents()
    announcer().flush()
    return [text for text in heard if "left" in text]


@pytest.fixture
def told(qtbot: QtBot) -> Callable[[Table], Teller]:
    """Tell somebody what happens at a table."""
    room = QWidget()
    qtbot.addWidget(room)
    room.show()
    return lambda table: Teller(table, Recap(table), room)


@pytest.fixture
def chip(qtbot: QtBot, set_table: Maker) -> Iterator[ClockChip]:
    appearance().apply("light", 1.0)
    made = ClockChip()
    qtbot.addWidget(made)
    yield made
    made.watch(None)


def test_the_clock_is_there_where_there_is_one(set_table: Maker, chip: ClockChip) -> None:
    plain = set_table(ANA, BEA)
    chip.watch(plain.table)
    plain.table.begin()
    assert chip.isHidden()
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    chip.watch(made.table)
    made.table.begin()
    assert not chip.isHidden()
    assert chip.accessibleName() == "Ana: 1:00 left"
    tick(made, 10)
    made.table.play("a1e1")
    assert chip.accessibleName() == "Bea: 1:00 left"
    made.table.undo()
    made.table.answer(True)
    assert chip.accessibleName() == "Ana: 0:50 left"
    tick(made, 50)
    assert made.table.over
    assert chip.isHidden()
    chip.watch(None)
    assert chip.isHidden()


@pytest.fixture
def at_home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    boxes = tuple((game(key), load_face(key)) for key in ("switch", "switcher"))
    house = House(tmp_path / "games", boxes).furnish()
    yield house
    house.close()


def sit_down(house: House, key: str, options: Options, position: Any) -> tuple[TableScreen, Table]:
    """Play a match in the window."""
    house.navigator.play(Match.new(game(key), (PERSON, BOT), options, seed="1", position=position))
    screen = house.screens.table
    assert screen.table is not None
    return screen, screen.table


def colors_of(chip: ClockChip) -> set[str]:
    image = chip.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_the_last_ten_seconds_are_loud(set_table: Maker, chip: ClockChip, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[str] = []
    monkeypatch.setattr("boardroom.app.table.clock_chip.paint_icon", lambda painter, name, *more: signs.append(name))
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    chip.watch(made.table)
    made.table.begin()
    danger = theme().color("danger").name()
    assert danger not in colors_of(chip)
    assert signs == []
    tick(made, 45)
    chip.grab()
    assert signs == ["clock"]
    tick(made, 5.25)
    assert danger in colors_of(chip)
    assert signs[-1] == "warning", "nothing by colour alone"
    assert say_time(left(made, 0)) == "9.7"


def test_it_pulses_only_for_whoever_wants_motion(set_table: Maker, chip: ClockChip) -> None:
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    chip.watch(made.table)
    made.table.begin()
    tick(made, 52.5)
    still = chip.grab().toImage()
    motion.set_motion("on")
    assert chip.grab().toImage() != still
    motion.set_motion("off")
    assert chip.grab().toImage() == still


def test_the_last_seconds_are_announced_once(
    set_table: Maker, told: Callable[[Table], Teller], heard: list[str]
) -> None:
    made = set_table(PERSON, BOT, options=OxixoOptions(clock=60), held=True)
    told(made.table)
    made.table.begin()
    tick(made, 39)
    assert warned(heard) == []
    for _ in range(15):
        tick(made, 1)
        said = warned(heard)
    assert said == ["20 seconds left.", "10 seconds left."]
    made.table.play("a1e1")
    tick(made, 55)
    assert warned(heard) == ["20 seconds left.", "10 seconds left."], "a computer needs no call"


def test_a_minute_is_called_where_a_turn_is_longer(
    set_table: Maker, told: Callable[[Table], Teller], heard: list[str]
) -> None:
    made = set_table(PERSON, BOT, options=OxixoOptions(clock=120), held=True)
    told(made.table)
    made.table.begin()
    for _ in range(118):
        tick(made, 1)
        said = warned(heard)
    assert said == ["60 seconds left.", "20 seconds left.", "10 seconds left."]


def test_every_turn_with_its_own_clock_is_announced(
    set_table: Maker, told: Callable[[Table], Teller], heard: list[str]
) -> None:
    made = set_table(ANA, BEA, rules=Toy(), options=ToyOptions(limit=30))
    told(made.table)
    made.table.begin()
    for _ in range(2):
        made.table.lift_curtain()
        warned(heard)
        tick(made, 30 - LAST)
        said = warned(heard)
        made.table.play("pass")
    assert said == ["Ana: 10 seconds left.", "Bea: 10 seconds left."], "of several marks only the last is news"


def test_the_clock_is_seen_with_the_panel_folded_and_the_rules_open(
    at_home: House, heard: list[str], qtbot: QtBot
) -> None:
    options, position, _ = CLOCKED["switcher"]
    screen, table = sit_down(at_home, "switcher", options, position)
    assert isinstance(table.scene, SwitcherScene)
    ring = table.scene.top.clock
    qtbot.waitUntil(lambda: table.shown.acting)
    assert not screen.bar.clock.isVisible(), "the table has one itself"
    screen._actions.side_panel.setChecked(False)
    assert not screen.panel.isVisible()
    assert ring.isVisible()
    screen.open_rules()
    assert screen.rules is not None
    assert screen.rules.isVisible()
    assert ring.isVisible()
    table.clocks._tick()
    assert ring.time is not None
    assert not ring.time.running, "who reads the rules alone loses no time, and sees it"
    screen.close_rules()
    table.play("line1 a1 b1")
    table.look(0)
    assert table.shown.looking == 0
    assert screen.bar.clock.isVisible(), "also while an earlier position is looked at"
    table.look(None)
    qtbot.waitUntil(lambda: table.shown.acting, timeout=20_000)
    table.clocks._spent += 1000
    table.clocks._tick()
    qtbot.waitUntil(lambda: any(said.startswith("Your time is up! The clock decided: ") for said in heard))
    assert sum(said.count("Ends the turn") for said in heard) == 1
    assert "Your time is up!" in screen._strip.accessibleName()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_clock_is_whole_and_the_name_of_the_game_gives_way(at_home: House, scale: float) -> None:
    at_home.window.resize(1024, 640)
    at_home.preferences.change(text=round(100 * scale))
    options, position, _ = CLOCKED["switcher"]
    screen, _ = sit_down(at_home, "switcher", options, position)
    QApplication.processEvents()
    clock, title = screen.bar.clock, screen.bar.title
    assert clock.width() >= clock.minimumSizeHint().width()
    assert title.text() == ("El Switcher" if scale == 1.0 else "")
    at_home.preferences.change(text=100)


# ---------------------------------------------------------------- how long computers think


@pytest.mark.parametrize(
    ("seconds", "think", "budget"),
    [
        (0, None, None),  # as its level does
        (0, 3.0, Budget(seconds=3.0)),
        (600, None, Budget(seconds=1.0)),  # no longer than usual, though there is much time
        (60, 10.0, Budget(seconds=2.4)),  # no longer than its clock lets it, though it may
        (600, 3.0, Budget(seconds=3.0)),
    ],
)
def test_a_computer_thinks_as_long_as_it_may_and_its_clock_lets_it(
    set_table: Maker, qtbot: QtBot, seconds: int, think: float | None, budget: Budget | None
) -> None:
    asked: list[Budget | None] = []

    def thinks(request: Request, stop: object) -> Answer:
        asked.append(request.budget)
        return first_move(request)

    made = set_table(options=OxixoOptions(clock=seconds), think=thinks)
    made.preferences.change(think=think)
    made.table.begin()
    made.table.play("a1e1")
    qtbot.waitUntil(lambda: made.match.length == 2)
    assert asked == [budget]
