"""Switch's table goes on by itself: questions to the token's holder that stand for a while, and discarding all."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from boardroom.games.switch.scene import patience
from boardroom.games.switch.state import Act, SwitchOptions
from tests.games.switch.scene_table import ANNA, BEN, CARLA, SceneTable

KEY = Qt.Key
MOMENT: dict[str, Any] = {"seat": 2, "phase": "moment", "dice": [1, 3, 4], "holder": 1}
SWAPPING: dict[str, Any] = {"seat": 2, "phase": "swapping", "dice": [1, 3, 4], "face": "g", "holder": 1, "partner": 3}


def asking(qtbot: QtBot, within: float | None, *, speed: float = 0.0) -> SceneTable:
    """Return a table at which the token's holder is asked, and has so many seconds."""
    table = SceneTable(qtbot, 6, 3, 11, speed=speed, **MOMENT)
    table.scene.answer_within = within
    return table


# ---------------------------------------------------------------- what is asked


def test_the_holder_may_block_whoever_can_discard(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **MOMENT)
    content = table.scene.top.sheet.offer
    assert content.head == "Use the token?"
    assert content.text == "Level 3 A can discard 3 to 5. Block this pile, or choose another."
    assert [button.words for button in content.buttons] == [
        "Block Level 3 A",
        "Let it pass",
        "Don’t ask again this turn",
    ]
    assert table.rings("open", "hot") == {1, 2}
    assert table.lit() == [3]
    table.hover("block:1")
    assert table.prompt().endswith("Level 3 A’s turn ends at once, with card 3 on top.")
    table.click("block:1", "pile:2", "pass")
    assert table.written("chosen") == ["block 2", "block 3", "pass"]


def test_the_holder_may_cancel_a_green_swap(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **SWAPPING)
    content = table.scene.top.sheet.offer
    assert content.head == "Cancel this swap?"
    assert content.text == "Level 3 A wants to swap 3 for Level 3 B’s 11."
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
    assert content.text == "Ben wants to swap 3 for Carla’s 11."
    assert table.prompt().startswith("Anna: cancel this swap?")
    table = SceneTable(qtbot, 6, 3, 11, players=people, **MOMENT)
    assert table.scene.top.sheet.offer.head == "Anna: use the token?"
    assert table.scene.top.own == 1  # the dice lie before Ben, whose turn it is


@pytest.mark.parametrize(("more", "keys", "chosen"), [
    (MOMENT, (KEY.Key_N,), "pass"), (MOMENT, (KEY.Key_2,), "block 2"), (MOMENT, (KEY.Key_3,), "block 3"),
    (SWAPPING, (KEY.Key_C,), "cancel"), (SWAPPING, (KEY.Key_N,), "pass"),
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


def test_a_question_waits_for_ever(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **MOMENT)
    assert table.scene.answer_within is None
    assert not any(timer.isActive() for timer in table.scene.findChildren(QTimer))
    assert table.scene.picking.counted == ""
    assert table.written("chosen") == []


def test_a_limit_that_is_wanted_begins_at_once_and_ends_at_once(qtbot: QtBot) -> None:
    table = asking(qtbot, 20)
    assert table.scene.picking.counted == "Passes in 20 s"
    table.scene.answer_within = 40
    assert table.scene.picking.counted == "Passes in 40 s"
    table.scene.answer_within = None
    assert table.scene.picking.counted == ""
    assert not any(timer.isActive() for timer in table.scene.findChildren(QTimer))


def test_a_limit_is_nothing_to_whoever_is_not_asked(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3)
    table.scene.answer_within = 10
    assert table.scene.patience.limit is None
    assert table.scene.picking.counted == ""


def test_a_question_with_a_limit_says_so(qtbot: QtBot) -> None:
    table = asking(qtbot, 10)
    with qtbot.waitSignal(table.scene.patience.ticked):
        assert table.scene.patience.limit == 10
    assert table.scene.picking.counted == "Passes in 10 s"
    assert 9 < table.scene.patience.left < 10
    assert "Passes in 10 s" in table.names()["question"]


def test_the_countdown_is_said_in_another_language_at_once(qtbot: QtBot) -> None:
    table = asking(qtbot, 10)
    table.scene.picking.counted = ""
    table.scene.retranslate()
    assert table.scene.picking.counted == "Passes in 10 s"


def test_then_it_passes(qtbot: QtBot) -> None:
    table = asking(qtbot, 0.3, speed=1)
    qtbot.waitUntil(lambda: table.written("chosen") == ["pass"], timeout=3000)
    assert table.scene.patience.limit is None


@pytest.mark.parametrize("answer", ["block:1", "pass", "pile:2"])
def test_an_answer_stops_the_countdown(qtbot: QtBot, answer: str) -> None:
    table = asking(qtbot, 0.3)
    table.click(answer)
    assert len(table.written("chosen")) == 1
    qtbot.wait(500)
    assert len(table.written("chosen")) == 1


def test_nothing_passes_unseen(qtbot: QtBot) -> None:
    table = asking(qtbot, 0.3)
    elsewhere = QLineEdit(table.view)
    elsewhere.show()
    elsewhere.setFocus()  # a dialog, a question in the panel, a move being typed
    qtbot.wait(600)
    assert table.written("chosen") == []
    assert table.scene.picking.counted == "Waiting for you"
    table.view.setFocus()
    qtbot.waitUntil(lambda: table.written("chosen") == ["pass"], timeout=3000)


@pytest.mark.parametrize("what", ["activePopupWidget", "activeModalWidget"])
def test_a_menu_or_a_dialog_stops_the_countdown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    table = asking(qtbot, 10)
    assert not table.scene.patience.waiting
    monkeypatch.setattr(QApplication, what, lambda: table.view)
    with qtbot.waitSignal(table.scene.patience.ticked):
        pass
    assert table.scene.patience.waiting
    assert table.scene.patience.left == 10


def test_without_a_view_nothing_counts(qtbot: QtBot) -> None:
    table = asking(qtbot, 10)
    table.view.show_scene(None)
    table.present()
    assert table.scene.patience.limit is None
    assert table.scene.picking.counted == ""


def test_a_machine_that_slept_was_not_looked_at(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = asking(qtbot, 10)
    monkeypatch.setattr(patience, "monotonic", lambda: monotonic() + 60)
    with qtbot.waitSignal(table.scene.patience.ticked):
        pass
    assert 9 < table.scene.patience.left < 10


def test_whoever_looks_elsewhere_is_asked_again_in_full(qtbot: QtBot) -> None:
    table = asking(qtbot, 10)
    table.scene.patience.left = 1.0
    table.present(acting=False)  # an earlier position is looked at, or the game is paused
    assert table.scene.patience.limit is None
    table.present()
    assert table.scene.patience.left == 10


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
    table.scene.answer_within = 10
    table.follow()
    table.click("mute")
    table.play("discard", "stop")
    table.present(acting=False)
    table.play("throw 1 2 4 -")
    assert (table.match.state.seat, table.match.state.phase) == (2, "moment")
    table.present()
    qtbot.wait(30)
    assert table.written("chosen") == ["pass"]
    assert table.scene.patience.limit is not None


def test_taking_back_asks_again(qtbot: QtBot) -> None:
    table = asking(qtbot, 10)
    table.follow()
    table.key(KEY.Key_M)
    assert table.written("chosen") == ["pass"]
    table.match.undo()
    table.present()
    qtbot.wait(30)
    assert table.written("chosen") == ["pass"]
    assert table.scene.patience.limit is not None


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
    assert table.prompt().startswith("Throw again, or stop?")


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
