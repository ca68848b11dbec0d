"""Since your last turn: what the others did, told when a turn comes back, and gone with the first act."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.settings.preferences import LESSONS
from boardroom.app.table.recap.recap import Recap, since_last_turn
from boardroom.app.table.table import Table
from boardroom.core.game import CHANCE, NOBODY, Game, Seat
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.state import BlockCard, EndTurn
from boardroom.games.switcher.tables import NAMES
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.pick_scene import PickScene
from tests.app import hands
from tests.app.houses import BOT, YOU, House
from tests.app.printing.sets import ANA, BEA, PERSON, Maker, Set
from tests.app.test_secrecy import pairs, secretive
from tests.core.toy import PASS, Toy, ToyOptions
from tests.core.toy import Move as ToyMove
from tests.games.kit.shown_games import WITH_FACE
from tests.games.switcher.board import GAME, data
from tests.games.switcher.scene_table import UP

T_STANDS = "rrr.../.r..../.r..../....b./....b./....b."
Sit = Callable[..., House]


def came_round(*others: Player, limit: int = 0, blocking: bool = True, you: Player = YOU) -> Match:
    """Return a match of El Switcher in which everybody else has had a turn; the second seat may block one's T."""
    seats = 1 + len(others)
    position = data(T_STANDS, *UP[:seats], seats=seats, turn=2)
    match = Match.new(GAME, [you, *others], SwitcherOptions(limit=limit), seed="0", position=position)
    if blocking:
        match.play(next(move for move in GAME.moves(match.state) if isinstance(move, BlockCard) and move.seat == 0))
    pass_on(match)
    return match


def pass_on(match: Match, until: Seat = 0) -> None:
    """Let everybody end their turn until it is somebody's."""
    while match.turn != until:
        match.draw() if match.turn == CHANCE else match.play(EndTurn())


@pytest.fixture(scope="module")
def home(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a window with the real games, for all tests here: each sits down in it to a match of its own."""
    load_fonts()
    house = House(tmp_path_factory.mktemp("games"), tuple(GameCatalogue())).furnish()
    yield house
    house.close()


@pytest.fixture
def sit(qtbot: QtBot, home: House) -> Iterator[Sit]:
    """Sit down to a match."""
    usual = home.preferences.values.model_dump()

    def sit(match: Match, **settings: object) -> House:
        home.preferences.change(**usual | settings)
        home.heard.clear()
        home.navigator.play(match)
        QApplication.processEvents()
        return home

    yield sit
    home.navigator.go_home()
    home.preferences.change(**usual)
    home.window.resize(1280, 800)


def recap(house: House) -> Recap:
    found = house.screens.table.recap
    assert found is not None
    return found


def table(house: House) -> Table:
    found = house.screens.table.table
    assert found is not None
    return found


def told(found: Recap) -> list[tuple[Seat, str]]:
    return [(row.seat, row.deed.words) for row in found.rows]


def marked(house: House) -> dict[str, Seat]:
    """Return what is marked on the table, and with whose sign."""
    scene = table(house).scene
    assert isinstance(scene, PickScene)
    shown = {(spot.place.x(), spot.place.y()): spot.seat for spot in scene.traces.shown}
    return {cell.key: shown[at] for cell in scene.cells() if (at := (cell.rect.x(), cell.rect.y())) in shown}


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


# ---------------------------------------------------------------- what there is to tell


def around(set_table: Maker, *players: Player) -> tuple[Set, Recap]:
    """Return a table of a game that knows nothing of recaps, and what is told at it."""
    made = set_table(*players, rules=Toy(), options=ToyOptions(rounds=4))
    found = Recap(made.table)
    made.table.begin()
    return made, found


def test_a_game_without_words_of_its_own_tells_its_moves(set_table: Maker, qtbot: QtBot) -> None:
    made, found = around(set_table, PERSON, BOT, BOT)
    assert not found.open
    assert not found.there, "nobody has moved yet"
    assert made.table.play("pass")
    qtbot.waitUntil(lambda: made.table.shown.acting)
    assert found.open
    laid = [entry.text for entry in made.match.entries if entry.seat in (1, 2)]
    assert told(found) == [(1, f"plays {laid[0]}"), (2, f"plays {laid[1]}")]
    assert found.title == "Since your last turn"


def test_who_comes_third_is_told_of_both_before_the_first_turn(set_table: Maker, qtbot: QtBot) -> None:
    made, found = around(set_table, BOT, BOT, PERSON)
    qtbot.waitUntil(lambda: made.table.shown.acting)
    assert [seat for seat, _ in told(found)] == [0, 1]
    assert found.title == "Before your turn"


def test_a_single_rival_is_easily_followed(set_table: Maker, qtbot: QtBot) -> None:
    made, found = around(set_table, PERSON, BOT)
    assert made.table.play("pass")
    qtbot.waitUntil(lambda: made.table.shown.acting)
    assert not found.open
    found.bring_back()
    assert found.open, "whoever asks for it gets it"


def test_an_answer_in_anothers_turn_belongs_to_that_turn() -> None:
    rules = next(rules for rules in WITH_FACE if rules.key == "switch")
    face, rng = load_face("switch"), Random(3)
    for seed in range(60):
        match = Match.new(rules, [BOT] * 4, seed=str(seed))
        while match.turn != NOBODY and match.length < 200:
            if match.turn == CHANCE:
                match.draw()
                continue
            asked = face.tell_turn(match.view(match.turn), match.players)
            who, whose = match.turn, match.state.seat
            match.play(rng.choice(rules.moves(match.state)))
            if asked and match.turn not in (CHANCE, NOBODY) and match.turn == whose:
                rows = since_last_turn(match, face, (whose + 1) % 4).rows
                assert rows[-1].seat == whose != who
                return
    pytest.fail("nobody was ever asked")


@pytest.mark.parametrize("rules", WITH_FACE, ids=lambda rules: rules.key)
def test_every_turn_of_a_match_can_be_told_to_everybody(rules: Game) -> None:
    face, seats = load_face(rules.key), rules.seats[-1]
    match = Match.new(rules, [BOT] * seats, seed="told")
    rng, before = Random("told"), NOBODY
    while match.turn != NOBODY and match.length < 260:
        if match.turn == CHANCE:
            match.draw()
            continue
        if match.turn != before and match.length % 3 == 0:
            since = since_last_turn(match, face, match.turn)
            for row in since.rows:
                assert row.deed.words == row.deed.words.strip() != ""
                assert row.seat != match.turn
                assert {step.before.seat for step in row.steps} == {match.turn}, "as that seat saw it"
        before = match.turn
        match.play(rng.choice(rules.moves(match.state)))


@secretive
def test_what_is_told_is_the_same_where_a_seat_sees_the_same(rules: Game) -> None:
    face, found = load_face(rules.key), 0
    for one, other in pairs(rules, 0):
        mine, twin = (since_last_turn(match, face, 0) for match in (one, other))
        assert [(row.seat, row.steps) for row in mine.rows] == [(row.seat, row.steps) for row in twin.rows]
        for row, again in zip(mine.rows, twin.rows, strict=True):
            assert row.trace == again.trace
            assert (row.deed.words, row.deed.concern) == (again.deed.words, again.deed.concern)
            assert len(row.deed.done) == len(again.deed.done)
        found += bool(mine.rows)
        if found == 3:
            return


# ---------------------------------------------------------------- when it is told


def test_it_opens_when_the_turn_comes_back_and_folds_with_the_first_act(sit: Sit) -> None:
    house = sit(came_round(BOT, BOT))
    assert told(recap(house)) == [(1, "blocked your T"), (2, "ended the turn")]
    drawer = house.screens.table.panel.recap
    assert drawer.isVisible()
    assert not house.screens.table.panel.moves.isVisible(), "it lies over the moves"
    assert [row.raised for row in drawer.rows] == [True, False], "what concerns you stands out, and only that"
    table(house).scene.press("hand:0")
    assert drawer.isVisible(), "choosing leaves it"
    swap = next(move for move in GAME.moves(table(house).match.state) if not isinstance(move, EndTurn))
    assert table(house).play(GAME.write(swap))
    assert not drawer.isVisible()
    assert house.screens.table.panel.moves.isVisible()
    assert not marked(house)


def test_it_survives_taking_back_and_reopening(sit: Sit) -> None:
    match = came_round(BOT, BOT)
    house = sit(match)
    before = told(recap(house))
    swap = next(move for move in GAME.moves(match.state) if not isinstance(move, EndTurn))
    assert table(house).play(GAME.write(swap))
    assert not recap(house).open
    table(house).undo()
    assert recap(house).open
    assert told(recap(house)) == before
    house.navigator.go_home()
    house.navigator.play(Match(GAME, match.record()))
    assert recap(house).open
    assert told(recap(house)) == before


def test_it_can_be_put_away_and_brought_back(sit: Sit) -> None:
    house = sit(came_round(BOT, BOT))
    command = house.window.commands.recap
    assert command.isEnabled()
    command.trigger()
    assert not recap(house).open
    assert not marked(house)
    QTest.keyClick(house.screens.table.board, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert recap(house).open
    command.trigger()
    swap = next(move for move in GAME.moves(table(house).match.state) if not isinstance(move, EndTurn))
    table(house).play(GAME.write(swap))
    command.trigger()
    assert told(recap(house))[0] == (1, "blocked your T"), "also later in the same turn"
    assert recap(house).open
    house.navigator.go_home()
    assert not command.isEnabled()


def test_of_a_single_rival_only_what_touches_you(sit: Sit) -> None:
    assert not recap(sit(came_round(BOT, blocking=False))).open
    assert recap(sit(came_round(BOT))).open


@pytest.mark.parametrize(
    ("pushes", "words", "opens"), [(3, "has three in row 5", False), (4, "has four in row 5", True)]
)
def test_of_a_rival_at_oxixo_only_who_needs_one_more(sit: Sit, pushes: int, words: str, opens: bool) -> None:
    rules = next(rules for rules in WITH_FACE if rules.key == "oxixo")
    match: Match = Match.new(rules, [YOU, BOT], seed="0")
    for text in ("a1e1", "a5e5") * pushes:
        match.play(rules.read(text, match.state))
    found = recap(sit(match))
    assert told(found) == [(1, words)]
    assert found.open is opens


@pytest.mark.parametrize(
    ("wish", "blocked", "free"), [("on", True, True), ("concerns", True, False), ("off", False, False)]
)
def test_the_setting_decides(sit: Sit, wish: str, blocked: bool, free: bool) -> None:
    assert recap(sit(came_round(BOT, BOT), recap=wish)).open is blocked
    house = sit(came_round(BOT, BOT, blocking=False), recap=wish)
    assert recap(house).open is free
    house.window.commands.recap.trigger()
    assert recap(house).open is not free, "asked for, it comes in any case"


def test_it_says_five_times_how_it_goes_away(sit: Sit) -> None:
    house = sit(came_round(BOT, BOT))
    for _ in range(LESSONS):
        assert recap(house).explained
        house.navigator.play(came_round(BOT, BOT))
    assert not recap(house).explained


# ---------------------------------------------------------------- people who share a screen


def test_it_waits_for_the_hand_over_and_tells_what_that_person_may_know(sit: Sit) -> None:
    house = sit(came_round(BEA, BOT, you=ANA))
    assert table(house).shown.curtain == 0
    assert not recap(house).open
    assert not recap(house).there
    assert not marked(house)
    table(house).lift_curtain()
    assert told(recap(house))[0] == (1, "blocked your T")
    assert {step.before.seat for row in recap(house).rows for step in row.steps} == {0}
    assert table(house).play("end")
    assert table(house).shown.curtain == 1
    assert not recap(house).rows, "what one was told isn't left for the next"
    assert not house.screens.table.panel.recap.rows


# ---------------------------------------------------------------- on the table


def test_it_plays_for_whoever_takes_over(sit: Sit, qtbot: QtBot) -> None:
    house = sit(came_round(BEA, BOT, you=ANA), motion="on")
    shown = table(house).shown
    table(house).lift_curtain()
    qtbot.waitUntil(lambda: shown.replaying)
    steps = [step for row in recap(house).rows for step in row.steps]
    assert {step.after.seat for step in steps} == {0}
    qtbot.waitUntil(lambda: not shown.replaying, timeout=20_000)
    assert shown.acting
    assert not shown.replaying, "once"


def test_what_was_moved_bears_the_sign_of_who_moved_it_last(sit: Sit) -> None:
    position = data(T_STANDS, *UP[:3], seats=3, turn=2, hands=("line1 line2 edge",) * 3)
    match = Match.new(GAME, [YOU, BOT, BOT], SwitcherOptions(limit=0), seed="0", position=position)
    match.play(GAME.read("line1 d1 e1", match.state))
    pass_on(match, 2)
    match.play(GAME.read("line1 e1 f1", match.state))
    pass_on(match)
    house = sit(match)
    assert marked(house) == {"d1": 1, "e1": 2, "f1": 2}
    first, second = recap(house).rows
    recap(house).look_at(first)
    assert marked(house) == {"d1": 1, "e1": 1}
    recap(house).look_at(second)
    assert marked(house) == {"e1": 2, "f1": 2}
    recap(house).look_at(None)
    assert set(marked(house)) <= {*NAMES}


def test_the_card_that_was_blocked_is_marked(sit: Sit) -> None:
    assert marked(sit(came_round(BOT, BOT)))["card:0:T"] == 1


# ---------------------------------------------------------------- again


@pytest.fixture
def moving(sit: Sit, qtbot: QtBot) -> House:
    """Return a table where things move, when the drawer has unfolded."""
    house = sit(came_round(BOT, BOT), motion="on")
    assert table(house).shown.acting
    drawer = house.screens.table.panel.recap
    below = drawer.parentWidget()
    assert below is not None
    qtbot.waitUntil(lambda: drawer.height() == below.height())
    return house


def test_all_is_shown_again_and_then_the_table_as_it_was(moving: House, qtbot: QtBot) -> None:
    house = moving
    shown = table(house).shown
    before = table(house).scene.cells()
    length = table(house).match.length
    hands.click(house.screens.table.panel.recap.again)
    assert shown.replaying
    assert not marked(house), "what moves needs no marks"
    qtbot.waitUntil(lambda: not shown.replaying, timeout=20_000)
    assert shown.acting
    assert table(house).match.length == length
    assert [(cell.key, cell.enabled) for cell in table(house).scene.cells()] == [(c.key, c.enabled) for c in before]
    assert marked(house)


def test_any_press_stops_it(moving: House) -> None:
    house = moving
    board, shown, scene = house.screens.table.board, table(house).shown, table(house).scene
    assert isinstance(scene, PickScene)
    presses: list[Callable[[], object]] = [
        lambda: hands.click(board.viewport(), QPoint(5, 300)),
        lambda: hands.key(board, Qt.Key.Key_Space),
        lambda: hands.key(board, Qt.Key.Key_Escape),
        lambda: hands.click(house.screens.table.panel.recap.again),
        lambda: hands.click(house.screens.table.panel.recap.rows[0]),
    ]
    for press in presses:
        recap(house).replay()
        assert shown.replaying
        press()
        assert not shown.replaying
        assert shown.acting
        assert recap(house).open
        assert not scene.picking.holding, "and does nothing else"
    recap(house).replay()
    table(house).scene.press("hand:0")
    assert not shown.replaying
    assert scene.picking.holding, "but a press on something knows what it wants"


def test_one_turn_is_shown_again_faster_than_it_happened(moving: House) -> None:
    house = moving
    scene = table(house).scene
    assert isinstance(scene, PickScene)
    row = recap(house).rows[0]
    scene.animate(row.steps[0], table(house).match.players, True)
    usual = scene.reel.duration()
    scene.skip()
    table(house).shown.present(True, again=True)
    hands.click(house.screens.table.panel.recap.rows[0])
    assert scene.step is row.steps[0]
    assert scene.reel.duration() == pytest.approx(usual / 1.6, abs=2)


def test_the_clock_runs_on_and_near_its_end_nothing_is_shown_again(set_table: Maker) -> None:
    made = set_table(match=came_round(BOT, BOT, limit=60), rules=GAME)
    found = Recap(made.table)
    made.table.begin()
    assert found.replayable
    made.scene.held = True
    found.replay()
    assert made.table.shown.replaying
    assert made.table.clocks.running
    made.hands.time += 41
    made.table.clocks._tick()
    assert not made.table.shown.replaying
    assert not found.replayable
    found.replay()
    assert not made.table.shown.replaying


def test_without_motion_nothing_is_offered_again(sit: Sit) -> None:
    house = sit(came_round(BOT, BOT))
    assert not house.screens.table.panel.recap.again.isVisible()
    recap(house).replay()
    assert not table(house).shown.replaying


def test_taking_back_ends_it_well(moving: House) -> None:
    house = moving
    swap = next(move for move in GAME.moves(table(house).match.state) if not isinstance(move, EndTurn))
    assert table(house).play(GAME.write(swap))
    table(house).scene.skip()
    recap(house).bring_back()
    recap(house).replay()
    assert table(house).shown.replaying
    house.window.commands.undo.trigger()
    assert not table(house).shown.replaying
    assert table(house).shown.acting
    assert recap(house).open


@pytest.mark.parametrize("what", ["hint", "look", "pause", "leave", "language", "resign"])
def test_whatever_else_one_does_ends_it_well(moving: House, what: str) -> None:
    house = moving
    playing = table(house)
    recap(house).replay()
    assert playing.shown.replaying
    match what:
        case "look":
            playing.look(1)
        case "pause":
            playing.pause(True)
        case "leave":
            house.navigator.go_home()
        case "language":
            house.preferences.change(language="fr")
            QApplication.processEvents()
        case _:
            getattr(house.window.commands, what).trigger()
    if what == "language":
        assert recap(house).rows[0].deed.words == "a bloqué votre T"
        house.preferences.change(language="en")
    elif what != "resign":  # which only asks
        assert not playing.shown.replaying


# ---------------------------------------------------------------- keys, and who listens


def test_it_never_takes_the_keyboard_and_f6_reaches_it(moving: House) -> None:
    house = moving
    screen = house.screens.table
    assert focused() is screen.board
    QTest.keyClick(screen.board, Qt.Key.Key_F6)
    drawer = screen.panel.recap
    assert drawer.isAncestorOf(focused())
    drawer.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert recap(house).looked_at is recap(house).rows[0]
    hands.key(drawer.rows[0], Qt.Key.Key_Down)
    assert focused() is drawer.rows[1]
    assert recap(house).looked_at is recap(house).rows[1]
    hands.key(drawer.rows[1], Qt.Key.Key_Return)
    assert table(house).shown.replaying
    hands.key(drawer.rows[1], Qt.Key.Key_Return)
    assert not table(house).shown.replaying
    hands.key(drawer.rows[1], Qt.Key.Key_Escape)
    assert not recap(house).open
    assert focused() is screen.board
    assert recap(house).looked_at is None


def test_it_is_read_once_as_a_list(sit: Sit) -> None:
    house = sit(came_round(BOT, BOT))
    said = "Before your turn: Level 3 (1): blocked your T. Level 3 (2): ended the turn."
    assert " ".join(house.listen()).count(said) == 1
    table(house).changed.emit()
    recap(house).look_at(recap(house).rows[0])
    assert " ".join(house.listen()).count(said) == 1
    rows = house.screens.table.panel.recap.rows
    assert [row.accessibleName() for row in rows] == ["Level 3 (1): blocked your T", "Level 3 (2): ended the turn"]


# ---------------------------------------------------------------- where there is little room


def test_without_a_panel_there_is_a_strip_that_unfolds(sit: Sit) -> None:
    house = sit(came_round(BOT, BOT), panel=False)
    strip = house.screens.table.recap_strip
    board = house.screens.table.board
    assert strip.isVisible()
    assert strip.geometry().right() < board.mapFromScene(table(house).scene.home()).boundingRect().left()
    folded = strip.size()
    hands.click(strip.handle)
    assert strip.list.isVisible()
    assert all(row.isVisible() for row in strip.list.rows)
    assert strip.geometry().bottom() <= board.height()
    hands.click(strip.handle)
    assert strip.size() == folded
    assert table(house).play("end") or table(house).question is not None
    table(house).answer(True)
    assert not strip.isVisible()


@pytest.mark.parametrize("size", [100, 200])
def test_rows_hold_all_that_they_say(sit: Sit, size: int) -> None:
    house = sit(came_round(BOT, BOT), text=size)
    house.window.resize(1024, 640)
    for _ in range(3):
        QApplication.processEvents()
    drawer = house.screens.table.panel.recap
    rows = drawer.rows
    assert rows
    assert all(row.width() <= drawer.width() for row in rows)
    for above, below in pairwise(rows):
        assert above.geometry().bottom() < below.geometry().top()


def test_a_secret_move_is_told_as_one(set_table: Maker) -> None:
    rules = Toy()
    match = Match.new(rules, (PERSON, BOT, BOT), ToyOptions(rounds=4), seed="2")
    while match.turn != 1:
        match.draw() if match.turn == CHANCE else match.play(PASS)
    match.play(next(move for move in rules.moves(match.state) if move.kind == "swap"))
    while match.turn != 0:
        match.draw() if match.turn == CHANCE else match.play(PASS)
    made = set_table(match=match, rules=rules)
    rows = since_last_turn(match, made.face, 0).rows
    moves = [step.move for row in rows for step in row.steps]
    assert [rules.write(move) for move in moves if isinstance(move, ToyMove) and move.kind == "swap"] == ["swap ?"]
