"""The readings of Switch's booklet at its table: what is asked, offered, shown and told where people agree on them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boardroom.core.game import NOBODY
from boardroom.core.match import Match, View
from boardroom.core.record import Player
from boardroom.games.switch.scene import FACE
from boardroom.games.switch.scene.words import resting_words
from boardroom.games.switch.state import Act, Move, SwitchOptions, SwitchState
from tests.games.switch.board import GAME, play
from tests.games.switch.board import table as before_throw
from tests.games.switch.scene_table import ANNA, BEN, CARLA, SceneTable
from tests.games.switch.test_scene_motion import standing

KEY = Qt.Key
YOU, BOT = Player(), Player(kind="bot", level=3)
ANY_TIME = SwitchOptions(token="any time")
PLAY_ON = SwitchOptions(red="play on")
PENALTY = SwitchOptions(coloured_risk="penalty")
LEAVING: dict[str, Any] = {"phase": "moment", "holder": 1, "dice": [1, 1, 1, 1], "options": ANY_TIME}
RED: dict[str, Any] = {"phase": "red", "face": "r", "dice": [1, 2, 4, 4, 5], "options": PLAY_ON}


def seen(state: SwitchState, seat: int = 0) -> View[SwitchState, Move]:
    turn = GAME.turn(state)
    return View(state, seat, turn, tuple(GAME.moves(state)) if turn == seat else (), ())


def last_words(table: SceneTable, text: str) -> str:
    """Play something and return what stands over the dice when it has been shown."""
    table.present(acting=False)
    table.animate(text)
    film = table.scene.showing
    assert film is not None
    table.scene.reel.pause()
    film.frame(film.duration)
    said = table.scene.top.sum.words
    cards = [pile.card for pile in table.scene.top.piles[: table.match.state.seats]]
    if "swap" not in text:
        assert cards == list(table.match.state.tops)
    table.scene.skip()
    assert standing(table.scene, table.match.state)
    return said


# ---------------------------------------------------------------- the token, before a turn ends


def test_who_can_do_nothing_else_may_still_lay_the_token(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **LEAVING)
    content = table.scene.top.sheet.offer
    assert (content.head, content.mark) == ("Use the token?", 0)
    assert content.text == "Nothing makes 6. Before your turn ends, you may block a pile."
    assert [button.words for button in content.buttons] == ["Block Level 3 (1)", "Block Level 3 (2)", "Keep the token"]
    assert table.rings("open", "hot") == {1, 2}
    assert table.scene.top.token.chosen
    assert table.lit() == []
    table.hover("block:2")
    assert table.prompt() == "Put the token on Level 3 (2)’s pile? That pile can’t discard until it is freed."
    table.click("block:2", "pile:1", "pass", "token")
    assert table.written("chosen") == ["block 3", "block 2", "pass"]
    table.click("pile:0")
    assert table.written("refused") == ["block 1"]


@pytest.mark.parametrize(
    ("key", "chosen", "refused"),
    [
        (KEY.Key_2, ["block 2"], []),
        (KEY.Key_3, ["block 3"], []),
        (KEY.Key_N, ["pass"], []),
        (KEY.Key_M, [], []),
        (KEY.Key_D, [], ["discard"]),
    ],
)
def test_the_last_use_of_the_token_is_decided_by_keys(
    qtbot: QtBot, key: Qt.Key, chosen: list[str], refused: list[str]
) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **LEAVING)
    table.key(key)
    assert (table.written("chosen"), table.written("refused")) == (chosen, refused)


def test_a_penalty_that_waits_is_said_before_the_token_is_used(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, **LEAVING, risky=True)
    assert table.prompt() == "Use the token? Nothing makes 6. Before you go back to 1, you may block a pile."
    assert FACE.standing(table.match.view(0), 0, Act("block", 1)).value == "→ 1"
    assert FACE.standing(table.match.view(0), 1, Act("block", 1)).value == "→ blocked"


def test_after_red_without_anybody_lower_no_card_is_offered(qtbot: QtBot) -> None:
    """Though the dice would make it."""
    table = SceneTable(qtbot, 3, 3, phase="moment", holder=1, dice=[1, 2, 4], face="r", options=ANY_TIME)
    assert table.prompt() == ("Use the token? Red, and nobody is lower. Before your turn ends, you may block a pile.")
    assert table.lit() == []
    table.key(KEY.Key_D)
    assert table.written("refused") == ["discard"]
    reason = GAME.why_not(table.match.state, Act("discard"))
    assert reason is not None
    assert FACE.say_reason(reason, ()) == "Red, and nobody is lower: no card goes."


def test_whoever_looks_on_reads_and_hears_who_may_still_use_the_token(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, players=[BOT, YOU, BOT], viewer=1, **LEAVING)
    content = table.scene.top.sheet.offer
    assert content.head == "Level 3 (1) can’t discard"
    assert content.text == "Level 3 (1) holds the token and may still use it."
    view = table.match.view(1)
    assert FACE.tell_turn(view, table.match.players) == content.text
    assert FACE.tell_turn(view, [YOU, BOT, BOT]) == "You hold the token and may still use it."
    assert FACE.paragraph(view) == "moments"
    people = SceneTable(qtbot, 6, 3, 11, players=[ANNA, BEN, CARLA], **LEAVING)
    assert people.scene.top.sheet.offer.head == "Anna: use the token?"


@pytest.mark.parametrize(
    ("more", "text", "said"),
    [
        ({}, "pass", ""),
        ({}, "block 2", ""),
        ({"risky": True}, "pass", "Nothing makes 6: back to 1"),
        ({"risky": True}, "block 3", "Nothing makes 6: back to 1"),
    ],
)
def test_a_penalty_comes_after_the_last_use_of_the_token(
    qtbot: QtBot, more: dict[str, Any], text: str, said: str
) -> None:
    table = SceneTable(qtbot, 6, 3, 11, speed=1, **LEAVING, **more)
    assert last_words(table, text) == said


def test_a_throw_that_leaves_only_the_token_says_so(qtbot: QtBot) -> None:
    for tops, text, said in (
        ((6, 3), "throw 1 1 1 1 -", "Nothing makes 6"),
        ((6, 3), "throw 1 1 1 1 b", "Nothing makes 6"),
        ((3, 3), "throw 1 1 1 r", "Red, and nobody is lower"),
    ):
        table = SceneTable(qtbot, *tops, speed=1, phase="throw", holder=1, options=ANY_TIME)
        assert last_words(table, text) == said


def test_the_last_use_of_the_token_is_said_in_the_list() -> None:
    def said(text: str, **more: Any) -> str:
        state = play(before_throw(6, 3, holder=1, token="any time", **more), "throw 1 1 1 1 -")
        return FACE.say_move(seen(state), 0, GAME.read(text, state), (BOT, YOU))

    assert said("pass") == "Keeps the token"
    assert said("block 2") == "Blocks you"
    assert said("block 2", risky=True) == "Blocks you: back to 1"
    throw = GAME.read("throw 1 1 1 1 -", before_throw(6, 3))
    before = seen(before_throw(6, 3, holder=1, token="any time", risky=True), NOBODY)
    assert FACE.say_move(before, NOBODY, throw, ()) == "Throws 1 1 1 1: no card"


# ---------------------------------------------------------------- playing on after red


def test_what_red_brings_is_said_with_how_far_the_dice_go(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 11, 3, 3, 4, **RED)
    assert table.prompt() == ("Red: you must swap The lowest card on the table is 3. Then you play on with these dice.")
    table.hover("swap:1")
    assert table.prompt().endswith("You give 11 and get 3. These dice take you up to 16.")
    table = SceneTable(qtbot, 11, 3, **RED | {"dice": [2, 2, 4, 4, 6]})
    table.hover("swap:1")
    assert table.prompt().endswith("You give 11 and get 3. These dice don’t make it.")
    table = SceneTable(qtbot, 11, 3, blocked=2, **RED)
    table.hover("swap:1")
    assert table.prompt().endswith("You give 11 and get 3, which is blocked.")


def test_a_pile_that_comes_free_is_not_called_blocked(qtbot: QtBot) -> None:
    options = SwitchOptions(swapped_token="comes off")
    table = SceneTable(qtbot, 11, 3, blocked=2, **RED | {"options": options})
    table.hover("swap:1")
    assert table.prompt().endswith("You give 11 and get 3.")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({}, ""),
        ({"dice": [2, 2, 4, 4, 6]}, "Nothing makes 3: the turn ends"),
        (
            {"dice": [2, 2, 4, 4, 6], "holder": 1, "options": SwitchOptions(red="play on", token="any time")},
            "Nothing makes 3",
        ),
        ({"blocked": 2}, "Blocked: the turn ends"),
    ],
)
def test_why_the_turn_ends_after_a_red_swap_is_said(qtbot: QtBot, more: dict[str, Any], said: str) -> None:
    table = SceneTable(qtbot, 11, 3, speed=1, **RED | more)
    assert last_words(table, "swap 2") == said


def test_after_a_red_swap_one_discards_from_the_pile_that_came(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, **RED | {"dice": [1, 2, 4, 4]})
    table.play("swap 2")
    table.present()
    assert table.prompt().startswith("Discard card 3 with 2 + 1.")
    assert resting_words(table.match.state) == (("four dice",), ("4 dice",)), "they weren’t thrown for card 3"
    table.click("discard")
    assert table.written("chosen") == ["discard"]


def test_a_turn_with_a_red_swap_is_recounted_with_what_came_after() -> None:
    match = Match.new(GAME, [BOT, YOU], PLAY_ON, seed="1", position=GAME.dump(before_throw(6, 3, red="play on")))
    for text in ("throw 1 2 4 4 r", "swap 2", "discard", "discard", "stop"):
        match.play(GAME.read(text, match.state))
    steps = [match.step(index, 1) for index in range(match.length)]
    deed = FACE.recount(steps, match.view(1), match.players)
    assert deed is not None
    assert deed.words == "took your 3 for 6, discarded 3, 4"
    assert deed.result is not None
    short = FACE.recount(steps[:2], match.view(1), match.players)
    assert short is not None
    assert (short.words, short.result) == ("took your 3 for 6", None)


# ---------------------------------------------------------------- a colour that costs the pile


def test_the_odds_count_a_colour_as_a_loss(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, gone=1, dice=[1, 1, 3, 5], options=PENALTY)
    goes, colour, fails = table.scene.top.sheet.offer.odds
    assert (colour.words, colour.harm, fails.harm) == ("Green or red: back to card 1", True, True)
    assert (goes.chance, colour.chance, fails.chance) == ("62%", "33%", "5%")
    assert table.scene.top.rail.going.warning == ("38% back to 1, 5 cards lost", "38%")
    table.hover("again")
    assert table.prompt().endswith("If nothing fits or a colour comes up, you go back to 1.")


def test_the_first_throw_of_a_turn_never_costs_the_pile(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, phase="throw", options=PENALTY)
    table.present(acting=True)
    assert [row.words for row in table.scene.top.sheet.offer.odds][1:] == [
        "Green or red: the turn ends, nothing is lost",
        "Nothing fits: the turn ends",
    ]


@pytest.mark.parametrize(
    ("tops", "text", "said", "listed"),
    [
        ((6, 3), "throw 1 2 4 4 g", "Green: back to 1", "Throws 1 2 4 4, green: back to 1"),
        ((6, 1), "throw 1 2 4 4 r", "Red: back to 1", "Throws 1 2 4 4, red: back to 1"),
        ((14, 3), "throw 1 2 4 4 4 r", "Red: back to 9", "Throws 1 2 4 4 4, red: back to 9"),
    ],
)
def test_a_colour_sends_the_pile_back_before_it_acts(
    qtbot: QtBot, tops: tuple[int, ...], text: str, said: str, listed: str
) -> None:
    table = SceneTable(qtbot, *tops, speed=1, phase="throw", risky=True, options=PENALTY)
    before = table.match.view(NOBODY)
    assert last_words(table, text) == said
    assert FACE.say_move(before, NOBODY, GAME.read(text, before.state), ()) == listed


# ---------------------------------------------------------------- who starts by the best die


def test_the_best_die_decides_who_starts(qtbot: QtBot) -> None:
    options = SwitchOptions(highest="best die")
    assert FACE.summary(2, options, [YOU, BOT])[0] == "Best die starts, play goes clockwise"
    table = SceneTable(qtbot, fresh=2, speed=1, options=options)
    table.present(acting=False)
    assert table.scene.top.sheet.offer.text == "Best die, then the next best. Ties throw again."
    before = table.match.view(NOBODY)
    assert last_words(table, "throw 1 1 1 2 6") == "Best first: 6 2 1 1 1"
    assert FACE.say_move(before, NOBODY, GAME.read("throw 1 1 1 2 6", before.state), ()) == "Throws 6 2 1 1 1"
    table.present(acting=False)
    assert [row.total for row in table.scene.top.sheet.offer.rows] == ["6 2 1 1 1", ""]
    assert last_words(table, "throw 5 5 5 5 5") == "Best first: 5 5 5 5 5: you start"
