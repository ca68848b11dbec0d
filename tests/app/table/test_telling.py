"""What somebody who listens is told at the table: everything, in order, once, and nothing that they may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.ai.worker import Inline
from boardroom.app.match_words import step_words
from boardroom.app.table.move_list import MoveModel
from boardroom.app.table.table import Table
from boardroom.app.table.telling import PositionSheet, position_words
from boardroom.core.game import CHANCE, Game
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.games.oxixo.rules import OxixoOptions
from boardroom.ui.game.face import load_face
from boardroom.ui.kit.announcing import announcer, sentences
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import BOT, YOU, House
from tests.app.test_secrecy import judge
from tests.games.kit.shown_games import WITH_FACE

ANA, BEA = Player(name="Ana"), Player(name="Bea")
Open = Callable[..., tuple[House, Table]]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Sit down to a match of a game, in a window of its own."""
    load_fonts()
    made: list[House] = []

    def sit(rules: Game, *players: Player, options: object = None, moves: str = "") -> tuple[House, Table]:
        house = House(tmp_path / str(len(made)), ((rules, load_face(rules.key)),))
        made.append(house)
        house.inline = Inline(judge)
        match = Match.new(rules, players or (YOU, BOT), options, seed="7")  # type: ignore[arg-type]
        for text in moves.split():
            match.play(rules.read(text, match.state))
        house.furnish().navigator.play(match)
        table = house.screens.table.table
        assert table is not None
        return house, table

    yield sit
    for house in made:
        house.close()


def choose(table: Table) -> str:
    """Return some move that can be made now."""
    rules, moves = table.match.game, table.shown.view.moves
    return rules.write(moves[(7 * table.match.length) % len(moves)])


def waits(table: Table) -> bool:
    """Tell whether the match waits for a person; who waits for dice that lie there to be read hurries them."""
    if table.shown.moving:
        table.scene.skip()
    table.throw()
    return table.shown.acting or table.over


def play_on(house: House, table: Table, qtbot: QtBot, decisions: int) -> None:
    """Let a person decide some times, and wait till it is their turn again each time."""
    for _ in range(decisions):
        qtbot.waitUntil(lambda: waits(table), timeout=20_000)
        house.listen()
        if not table.over:
            assert table.play(choose(table))
            table.answer(True)
    qtbot.waitUntil(lambda: waits(table), timeout=20_000)
    house.listen()


@pytest.mark.parametrize("rules", WITH_FACE, ids=lambda rules: rules.key)
def test_every_step_is_told_once_and_in_order(rules: Game, sit: Open, qtbot: QtBot) -> None:
    house, table = sit(rules)
    play_on(house, table, qtbot, 4)
    match = table.match
    steps = [match.step(index, table.shown.viewer) for index in range(match.length)]
    told = [step_words(table.face, step, match.players) for step in steps]
    said = [words.rstrip(".") for words in told if words]
    assert said
    news = [words for number, words in enumerate(said) if number == 0 or said[number - 1] != words]
    heard, at = " ".join(house.heard), 0
    for words in news:
        assert words in heard[at:], f"{words!r} comes too early, or not at all"
        at = heard.index(words, at) + len(words)
        if not any(words in other for other in news if words != other):
            assert heard.count(words) <= said.count(words), f"{words!r} is told too often"


def test_to_be_asked_for_the_token_is_no_turn(sit: Open) -> None:
    house, _ = sit(game("switch"))
    house.listen()
    match: Match = Match.new(game("switch"), (YOU, BOT), seed="7")
    rng = Random(7)
    while match.turn != 0 or match.state.phase != "moment":
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
    house.navigator.play(match)
    heard = " ".join(house.listen())
    table = house.screens.table.table
    assert table is not None
    for said in (heard, position_words(table)[0]):
        assert "You hold the token and may answer. Use the token?" in said
        assert "Your turn" not in said
    match.play(match.game.read("pass", match.state))
    assert table.face.tell_turn(match.view(0), match.players) == ""


def test_a_turn_of_oxixo(sit: Open, qtbot: QtBot) -> None:
    house, table = sit(game("oxixo"))
    house.listen()
    table.play("a2a5")
    qtbot.waitUntil(lambda: table.shown.acting)
    heard = " ".join(house.listen())
    assert heard.startswith(
        "Oxixo. Two players. Be the first to line up five of your marks. Your turn. Take a cube from the edge. "
        "From a2, in at a5, column a slides down. Level 3 to move."
    )
    assert heard.endswith("Your turn. Take a cube from the edge.")
    assert heard.count("Level 3 to move") == 1


def test_choosing_is_followed(sit: Open) -> None:
    house, table = sit(game("oxixo"))
    house.listen()
    table.scene.press("a1")
    assert house.listen()[-1].startswith("Choose one of the t")
    before = list(house.heard)
    for cell in table.scene.cells():
        table.scene.hover(cell.rect.center())
    assert house.listen() == before, "looking around is no news"


def test_a_refusal_is_told_with_its_reason_as_often_as_it_is_tried(sit: Open) -> None:
    house, table = sit(game("oxixo"))
    house.listen()
    for _ in range(2):
        assert not table.play("c3a3")
        assert house.listen()[-1] == "c3 is inside the board: take a cube from the edge."
    assert len([said for said in house.heard if "inside" in said]) == 2


def test_hints_and_questions_are_told(sit: Open, qtbot: QtBot) -> None:
    house, table = sit(game("oxixo"))
    table.hint()
    qtbot.waitUntil(lambda: not table.advising)
    assert house.listen()[-1].startswith("Hint: From ")
    table.resign()
    assert house.listen()[-1].startswith("Resign this game? ")
    table.answer(False)
    count = len(house.listen())
    house.screens.table.retranslate()
    assert len(house.listen()) == count


def test_taking_back_and_looking_back_are_told(sit: Open, qtbot: QtBot) -> None:
    house, table = sit(game("oxixo"))
    play_on(house, table, qtbot, 1)
    table.look(1)
    assert house.listen()[-1] == "You are looking at move 1."
    table.look(None)
    assert house.listen()[-1] == "Take a cube from the edge."
    table.undo()
    assert house.listen()[-1] == "Undone. Your turn. Take a cube from the edge."


def test_the_result_comes_last(sit: Open) -> None:
    house, table = sit(game("oxixo"), options=OxixoOptions(clock=60))
    house.listen()
    table.resign()
    table.answer(True)
    heard = house.listen()
    assert heard[-1] == "Resigns. You lose. Crosses resigned."
    assert " ".join(heard).count("You lose") == 1


def test_what_somebody_was_told_isnt_said_again_to_the_next(sit: Open, qtbot: QtBot) -> None:
    house, table = sit(game("phoenix"), ANA, BEA)
    qtbot.waitUntil(lambda: table.shown.curtain == 0)
    dealt = " ".join(house.listen())
    assert dealt.endswith("Hand over to Ana.")
    assert "hand:" not in dealt, "nobody has come to look at the cards yet"
    again = house.window.commands.say_again
    table.lift_curtain()
    assert house.listen()[-1] == "Ana to move. Choose a card."
    table.hint()
    qtbot.waitUntil(lambda: not table.advising)
    assert house.listen()[-1].startswith("Hint: ")
    table.play(table.match.game.write(table.shown.view.moves[0]))
    qtbot.waitUntil(lambda: table.shown.curtain == 1)
    told = house.listen()[-1]
    assert told.endswith("Hand over to Bea.")
    again.trigger()
    assert house.listen()[-1] == told
    assert "Hint" not in told


def test_the_last_announcement_is_said_again_over_a_sheet_too(sit: Open, qtbot: QtBot) -> None:
    house, _ = sit(game("oxixo"))
    first = house.listen()[-1]
    QTest.keyClick(house.window, Qt.Key.Key_F8)
    assert house.listen()[-2:] == [first, first]
    house.window.commands.about.trigger()
    name = house.listen()[-1]
    sheet = sheets(house.window)[-1]
    QTest.keyClick(sheet, Qt.Key.Key_F8)
    assert house.listen()[-2:] == [name, name]


# ---------------------------------------------------------------- the position in words


@pytest.mark.parametrize("rules", WITH_FACE, ids=lambda rules: rules.key)
def test_the_position_is_said_and_can_be_read(rules: Game, sit: Open, qtbot: QtBot) -> None:
    house, table = sit(rules)
    play_on(house, table, qtbot, 2)
    QTest.keyClick(house.screens.table.board, Qt.Key.Key_F7)
    sheet = sheets(house.window)[-1]
    assert isinstance(sheet, PositionSheet)
    said = position_words(table)
    assert house.listen()[-1] == sentences("The position in words", *said).replace(" · ", ", ")
    assert said[0].startswith("Your turn.")
    assert len(said) >= 3
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert house.screens.table.board.hasFocus()


def test_positions_in_words(sit: Open, qtbot: QtBot) -> None:
    _, table = sit(game("oxixo"), moves="a2a5 e5e1 a1a5")
    assert "Crosses: a4, a5. Circles: e1. All other cubes are neutral." in position_words(table)
    _, table = sit(game("phoenix"))
    qtbot.waitUntil(lambda: table.shown.acting)
    hand = next(said for said in position_words(table) if said.startswith("Your hand: "))
    assert hand.count(",") == 4
    assert any(said.startswith("Cubes from left to right: ") for said in position_words(table))


def test_the_words_go_with_whoever_looked(sit: Open, qtbot: QtBot) -> None:
    house, table = sit(game("phoenix"), ANA, BEA)
    qtbot.waitUntil(lambda: table.shown.curtain == 0)
    assert not any("hand" in said for said in position_words(table))
    table.lift_curtain()
    house.window.commands.position.trigger()
    assert any("Your hand: " in label for label in house.listen()[-1:])
    table.play(table.match.game.write(table.shown.view.moves[0]))
    qtbot.waitUntil(lambda: table.shown.curtain == 1)
    assert not sheets(house.window)
    house.listen()
    assert announcer().last.endswith("Hand over to Bea.")
    assert "hand:" not in announcer().last


def test_the_keys_are_in_the_menus(house: House) -> None:
    found: list[QAction] = house.window.menus.view.actions()
    for action in (house.window.commands.position, house.window.commands.say_again):
        assert action in found


def test_chance_has_no_number(sit: Open, qtbot: QtBot) -> None:
    house, table = sit(game("switcher"))
    qtbot.waitUntil(lambda: table.shown.acting)
    model = house.screens.table.panel.moves.model()
    assert isinstance(model, MoveModel)
    said = [model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert said[0] == "The drawers are laid out"


def test_a_window_may_go_with_the_position_on_show(sit: Open) -> None:
    house, table = sit(game("oxixo"))
    PositionSheet(house.window, table).open()
    house.close()  # the table goes, and tells the sheet of a window that has gone
    house.close = lambda: None  # type: ignore[method-assign]
