"""What the token's holder is asked at Switch's table, and what goes on by itself: discarding all."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from boardroom.games.switch.state import Act, SwitchOptions
from tests.games.switch.scene_table import ANNA, BEN, CARLA, SceneTable

KEY = Qt.Key
MOMENT: dict[str, Any] = {"seat": 2, "phase": "moment", "dice": [1, 3, 4], "holder": 1}
SWAPPING: dict[str, Any] = {"seat": 2, "phase": "swapping", "dice": [1, 3, 4], "face": "g", "holder": 1, "partner": 3}


# ---------------------------------------------------------------- what is asked


def test_the_holder_may_block_whoever_can_discard(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **MOMENT)
    content = table.scene.top.sheet.offer
    assert content.head == "Use the token?"
    assert content.text == "Level 3 (1) can discard 3 to 5. Block this pile, or choose another."
    assert [button.words for button in content.buttons] == [
        "Block Level 3 (1)",
        "Let it pass",
        "Don’t ask again this turn",
    ]
    assert table.rings("open", "hot") == {1, 2}
    assert table.lit() == [3]
    table.hover("block:1")
    assert table.prompt().endswith("Level 3 (1)’s turn ends at once, with card 3 on top.")
    table.click("block:1", "pile:2", "pass")
    assert table.written("chosen") == ["block 2", "block 3", "pass"]


def test_the_holder_may_cancel_a_green_swap(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **SWAPPING)
    content = table.scene.top.sheet.offer
    assert (content.head, content.mark) == ("Level 3 (1) wants to swap the 3 for Level 3 (2)’s 11.", 1)
    assert [button.note for button in content.buttons] == [
        "Both keep their piles. The token goes to the middle.",
        "They swap piles. The token stays yours.",
    ]
    table.hover("cancel")
    assert table.prompt().endswith("the token goes back to the middle.")
    table.click("cancel", "pass")
    table.click("pile:1")
    assert table.written("chosen") == ["cancel", "pass"]
    assert table.written("refused") == ["block 2"]


def test_at_one_screen_the_holder_is_asked_by_name(qtbot: QtBot) -> None:
    people = [ANNA, BEN, CARLA]
    table = SceneTable(qtbot, 6, 3, 11, players=people, **SWAPPING)
    content = table.scene.top.sheet.offer
    assert (content.head, content.mark) == ("Anna: cancel this swap?", 0)
    assert content.text == "Ben wants to swap the 3 for Carla’s 11."
    assert content.buttons[1].note == "They swap piles. Anna keeps the token."
    assert table.prompt().startswith("Anna: cancel this swap?")
    assert table.scene.top.own == 0  # the table turns to who answers
    table = SceneTable(qtbot, 6, 3, 11, players=people, **MOMENT)
    assert table.scene.top.sheet.offer.head == "Anna: use the token?"
    assert table.scene.top.own == 1  # the dice lie before Ben, whose turn it is


@pytest.mark.parametrize(("more", "keys", "chosen"), [
    (MOMENT, (KEY.Key_N,), "pass"), (MOMENT, (KEY.Key_2,), "block 2"), (MOMENT, (KEY.Key_3,), "block 3"),
    (SWAPPING, (KEY.Key_C,), "cancel"), (SWAPPING, (KEY.Key_N,), "pass"),
    (SWAPPING, (KEY.Key_1,), "cancel"), (SWAPPING, (KEY.Key_2,), "pass"),
    (SWAPPING, (KEY.Key_Down, KEY.Key_Down, KEY.Key_Return), "pass"),
])  # fmt: skip
def test_questions_are_answered_by_keys(
    qtbot: QtBot, more: dict[str, Any], keys: tuple[Qt.Key, ...], chosen: str
) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **more)
    table.key(*keys)
    assert table.written("chosen") == [chosen]


def test_the_token_can_be_dragged_onto_a_pile_when_asked(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **MOMENT)
    table.click("token")
    assert table.written("chosen") == table.written("refused") == []
    table.drag("token", "pile:2")
    assert table.written("chosen") == ["block 3"]


def test_a_penalty_for_the_blocked_is_told_before(qtbot: QtBot) -> None:
    options = SwitchOptions(blocked_risk="penalty")
    table = SceneTable(qtbot, 6, 3, 11, options=options, **(MOMENT | {"risky": True}))
    table.hover("block:1")
    assert table.prompt().endswith("ends at once, and the pile goes back.")


# ---------------------------------------------------------------- for how long


@pytest.mark.parametrize("more", [MOMENT, SWAPPING])
def test_a_question_waits_as_long_as_it_takes(qtbot: QtBot, more: dict[str, Any]) -> None:
    table = SceneTable(qtbot, 6, 3, 11, speed=1, **more)
    assert not any(timer.isActive() for timer in table.scene.findChildren(QTimer))
    assert table.written("chosen") == []


def test_two_equal_answers_show_the_piles_that_come_of_them(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 8, 1, 6, **(SWAPPING | {"partner": 1}))
    offer = table.scene.top.sheet.offer
    assert offer.head == "Level 3 (1) wants to swap the 1 for your 8."
    assert offer.foot == "No hurry: Level 3 (1) waits."
    assert [(button.words, button.key, button.look) for button in offer.buttons] == [
        ("Cancel it", "1", "act"),
        ("Keep the token", "2", "act"),
    ]
    assert [button.note for button in offer.buttons] == [
        "You stay on 8. The token goes to the middle.",
        "You get the 1. The token stays yours.",
    ]
    assert [button.piles for button in offer.buttons] == [
        ((8, 4, 0, "You"), (1, 3, 1, "Level 3 (1)")),
        ((1, 3, 0, "You"), (8, 4, 1, "Level 3 (1)")),
    ]
    assert table.rings("swap") == {0, 1}


def test_enter_answers_nothing_before_an_answer_has_the_focus(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **SWAPPING)
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    table.key(KEY.Key_Return, KEY.Key_Space)
    assert table.written("chosen") == []


# ---------------------------------------------------------------- not again this turn


def test_whoever_is_not_asked_again_lets_this_turn_pass(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **MOMENT)
    table.follow()
    table.hover("mute")
    assert table.prompt().startswith("Don’t ask again this turn?")
    table.click("mute")
    assert table.written("chosen") == ["pass"]
    table.play("discard", "again", "throw 1 4 5 -")
    assert table.match.state.phase == "moment"
    table.present()
    qtbot.waitUntil(lambda: table.written("chosen") == ["pass", "pass"], timeout=1000)
    assert (table.match.state.seat, table.match.state.phase) == (1, "play")


def test_the_next_turn_asks_again(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 1, **MOMENT)
    table.follow()
    table.click("mute")
    table.play("discard", "stop")
    table.present(acting=False)
    table.play("throw 1 2 4 -")
    assert (table.match.state.seat, table.match.state.phase) == (2, "moment")
    table.present()
    qtbot.wait(30)
    assert table.written("chosen") == ["pass"]


def test_taking_back_asks_again(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **MOMENT)
    table.follow()
    table.key(KEY.Key_M)
    assert table.written("chosen") == ["pass"]
    table.match.undo()
    table.present()
    qtbot.wait(30)
    assert table.written("chosen") == ["pass"]


# ---------------------------------------------------------------- discarding all that goes


@pytest.mark.parametrize("speed", [0.0, 30.0])
def test_all_that_goes_is_discarded_card_by_card(qtbot: QtBot, speed: float) -> None:
    table = SceneTable(qtbot, 6, 3, speed=speed)
    table.follow()
    table.click("all")
    qtbot.waitUntil(lambda: len(table.written("chosen")) == 6 and not table.scene.moving, timeout=4000)
    assert table.written("chosen") == ["discard"] * 6
    assert table.match.state.tops[0] == 12
    assert [entry.text for entry in table.match.entries] == ["discard"] * 6
    qtbot.wait(30)
    assert len(table.written("chosen")) == 6
    assert table.prompt().startswith("Throw, or stop at 12?")


def test_all_may_win(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 14, 3, dice=[1, 1, 3, 5, 6])
    table.follow()
    table.key(KEY.Key_A)
    qtbot.waitUntil(lambda: table.match.outcome is not None, timeout=2000)
    assert table.written("chosen") == ["discard"] * 3


def test_escape_stops_in_between(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3)
    table.follow()
    table.click("all")
    assert table.written("chosen") == ["discard"]
    assert table.scene.cancel()
    qtbot.wait(30)
    assert table.written("chosen") == ["discard"]


def test_what_was_taken_back_does_not_go_again(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3)
    table.follow()
    table.click("all")
    table.match.undo()
    table.present()
    qtbot.wait(30)
    assert table.written("chosen") == ["discard"]
    assert table.match.state.tops[0] == 6


def test_one_card_at_a_time_stays_one_card(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3)
    table.follow()
    table.click("discard")
    qtbot.wait(30)
    assert table.written("chosen") == ["discard"]
    assert table.heard("considered")[0] is None
    assert Act("discard") in table.match.view(0).moves
