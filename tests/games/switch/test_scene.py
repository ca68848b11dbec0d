"""Switch's table: showing positions, and deciding by mouse, keys and assistive technology."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from boardroom.core.game import NOBODY
from boardroom.games.switch.scene.geometry import HOME, MIDDLE_TOKEN, SHEET
from boardroom.games.switch.scene.making import risk_of
from boardroom.games.switch.scene.scene import SwitchScene
from boardroom.games.switch.scene.table_top import own_seat
from boardroom.games.switch.state import Act, SwitchOptions
from boardroom.testing.scene_driver import BOT, PERSON
from boardroom.testing.written import texts
from boardroom.ui.style.theme import DARK, LIGHT
from tests.games.switch.scene_table import ANNA, BEN, CARLA, GAME, SceneTable

KEY = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    """Card 6 of four players is to go, the token is in the hand, and one card has gone already."""
    return SceneTable(qtbot, 6, 3, 11, 9, holder=1, gone=1)


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_every_pile_is_in_view_from_every_seat(qtbot: QtBot, seats: int, viewer: int) -> None:
    players = [PERSON if seat == viewer else BOT for seat in range(seats)]
    table = SceneTable(qtbot, *(6, 3, 11, 16)[:seats], players=players, viewer=viewer)
    top, own = table.scene.top, max(0, viewer)
    places = [top.pile_place(seat) for seat in range(seats)]
    assert all(HOME.contains(place) for place in places)
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    assert places[own].width() == max(place.width() for place in places)
    assert [pile.card for pile in top.piles[:seats]] == list(table.match.state.tops)
    assert [pile.isVisible() for pile in top.piles] == [seat < seats for seat in range(4)]
    assert [station.isVisible() for station in top.stations] == [seat < seats and seat != own for seat in range(4)]
    if seats > 2:  # clockwise: the next player sits at the left
        assert places[(own + 1) % seats].x() < places[(own + 2) % seats].x()


def test_people_at_one_screen_see_the_pile_of_whoever_is_on_turn_large(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, players=[ANNA, BEN, BOT], seat=2, dice=[1, 2, 4], viewer=0)
    assert own_seat(table.match.view(0), [ANNA, BEN, BOT]) == table.scene.top.own == 1
    assert own_seat(table.match.view(0), [ANNA, BOT, BEN]) == 0
    assert own_seat(table.match.view(NOBODY), [BOT, BOT, BOT]) == 0
    assert table.scene.top.home.placard.name == "Ben"
    assert table.scene.top.home.placard.turn[0] == "Playing"


@pytest.mark.parametrize(("more", "where"), [({}, "middle"), ({"holder": 1}, "own"), ({"holder": 3}, "hand"),
                                             ({"blocked": 2}, "pile")])  # fmt: skip
def test_the_token_lies_where_it_lies(qtbot: QtBot, more: dict[str, Any], where: str) -> None:
    table = SceneTable(qtbot, 6, 3, 11, **more)
    top = table.scene.top
    at = top.token.pos()
    assert (at == MIDDLE_TOKEN) == (where == "middle")
    assert top.pile_place(1).contains(at) == (where == "pile")
    said = {
        "middle": "The Block token is in the middle",
        "own": "You hold the Block token",
        "hand": "Level 3 (2) holds the Block token",
        "pile": "The Block token is on Level 3 (1)’s pile",
    }
    assert table.names()["token"] == said[where]
    assert top.home.token == (where == "own")
    assert top.stations[2].token == (where == "hand")
    assert top.stations[1].placard.status[0].startswith("Blocked") == (where == "pile")


def test_the_dice_of_the_last_throw_lie_there_and_the_others_rest(table: SceneTable) -> None:
    top = table.scene.top
    assert table.dice() == [1, 2, 4, 4]
    assert top.switch_die.isVisible()
    assert sum(die.isVisible() for die in top.resting) == 1
    assert top.sum.face == ("Blank", "nothing")
    assert top.tray.words == (("Card 5 takes", "four dice"), ("4 dice",))  # for which they were thrown
    assert table.names()["dice"] == "Dice: 1 2 4 4, Switch die: Blank, 4 + 2 = 6"


def test_the_dice_that_make_the_next_card_light_up_with_their_sum(table: SceneTable) -> None:
    assert table.lit() == [2, 4]
    assert table.scene.top.sum.words == "4 + 2 = 6"
    going = table.scene.top.rail.going
    assert going.sums == ((6, "4+2"), (7, "4+2+1"), (8, "4+4"), (9, "4+4+1"), (10, "4+4+2"), (11, "all"))
    assert (going.back, going.warning) == (1, ("5% back to 1, 5 cards lost", "5%"))
    table.play("discard")
    table.present()
    assert table.lit() == [1, 2, 4]
    assert table.scene.top.sum.words == "4 + 2 + 1 = 7"
    assert table.scene.top.rail.top == 7


def test_what_goes_need_not_be_pointed_out(table: SceneTable) -> None:
    table.scene.point_out = False
    assert table.lit() == []
    assert table.scene.top.sum.words == ""
    assert table.scene.top.rail.going.sums == ()
    table.scene.point_out = True
    assert table.lit() == [2, 4]


def test_targets_need_not_be_marked(table: SceneTable) -> None:
    assert table.rings("open") == {0}
    table.scene.show_targets = False
    assert table.rings("open", "hot") == set()
    table.hover("pile:0")
    assert table.rings("hot") == {0}


def test_from_the_klick_on_a_fall_ends_there(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 12, 3, dice=[1, 2, 3, 3, 3], gone=1)
    assert table.scene.top.rail.going.back == 9
    table = SceneTable(qtbot, 9, 3, dice=[1, 1, 1, 5], gone=1)
    assert table.scene.top.rail.going.back == 0  # nothing to lose
    assert table.names()["risk"].endswith("Nothing fits: nothing is lost.")


def test_the_throws_for_the_start_are_listed_with_ties(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=3)
    table.present(acting=False)
    assert table.scene.top.sheet.offer.head == "Who starts?"
    assert table.names()["dice"] == "The tray is empty"
    table.view.grab()
    table.play("throw 1 1 1 1 6", "throw 2 2 2 3 3")
    table.present(acting=False)
    rows = table.scene.top.sheet.offer.rows
    assert [(row.seat, row.total, row.strong) for row in rows] == [(0, "10", False), (1, "12", False), (2, "", True)]
    assert table.scene.top.sum.words == "Total 12"
    table.play("throw 2 2 2 2 4")
    table.present(acting=False)
    rows = table.scene.top.sheet.offer.rows
    assert [(row.seat, row.total, row.strong) for row in rows] == [(0, "(10)", False), (1, "", True), (2, "", False)]
    assert table.scene.top.stations[1].placard.turn[0] == "Throwing to see who starts"
    table.play("throw 1 1 1 1 1", "throw 6 6 6 6 6")
    table.present(acting=False)
    assert table.scene.top.sheet.offer.rows == ()
    assert table.match.state.seat == 2


def test_a_finished_game_can_be_shown(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 16, 3, dice=[1, 3, 6, 6, 6])
    table.play("discard")
    table.present(acting=False)
    assert table.scene.top.sheet.offer.head == "You have discarded 16"
    assert table.scene.top.home.placard.status == ("No cards left",)
    assert table.names()["pile:0"] == "Your pile, No cards left"
    table.view.grab()


# ---------------------------------------------------------------- by mouse


def test_the_buttons_choose(table: SceneTable) -> None:
    table.click("discard", "again", "stop")
    assert table.written("chosen") == ["discard", "again", "stop"]


def test_clicking_ones_own_pile_discards(table: SceneTable) -> None:
    table.click("pile:0")
    assert table.written("chosen") == ["discard"]


def test_the_first_card_must_go_before_one_may_stop(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3)
    assert "again" not in table.names()
    assert "stop" not in table.names()
    table.key(KEY.Key_S, KEY.Key_T)
    assert table.written("refused") == ["stop", "again"]
    assert table.written("chosen") == []


def test_one_card_that_goes_needs_no_second_button(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 11, 3, dice=[1, 2, 4, 4, 5])
    assert "all" in table.names()
    table = SceneTable(qtbot, 16, 3, dice=[1, 2, 4, 4, 5])
    assert "all" not in table.names()
    assert "risk" not in table.names()  # after it nothing is thrown any more


def test_the_token_is_taken_up_and_laid_on_a_pile(table: SceneTable) -> None:
    table.click("token")
    assert table.rings("open", "hot") == {1, 2, 3}
    assert table.prompt().startswith("Put the token on a pile.")
    table.hover("pile:2")
    assert table.rings("hot") == {2}
    assert table.heard("considered")[-1] == Act("block", 2)
    table.click("pile:2")
    assert table.written("chosen") == ["block 3"]


def test_the_token_can_be_dragged_onto_a_pile(table: SceneTable) -> None:
    table.drag("token", "pile:3")
    assert table.written("chosen") == ["block 4"]


def test_a_dragged_token_follows_the_mouse_and_falls_back(table: SceneTable) -> None:
    token = table.scene.top.token
    lies = token.pos()
    table.drag("token", QPoint(500, 400), drop=False)
    assert token.pos() != lies
    assert token.lift > 0
    table.drag("token", QPoint(500, 520))
    assert token.pos() == lies
    assert token.lift == 0
    assert not table.scene.picking.armed
    assert table.written("chosen") == table.written("refused") == []


def test_the_token_is_never_laid_on_ones_own_pile(table: SceneTable) -> None:
    table.drag("token", "pile:0")
    assert table.written("refused") == ["block 1"]
    assert table.rings("wrong") == {0}
    assert not table.scene.picking.armed
    table.hover("stop")
    assert table.rings("wrong") == set()


def test_a_token_on_a_pile_is_not_in_the_way(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, phase="green", face="g", blocked=3)
    table.click(table.at("token"))
    assert table.written("chosen") == ["swap 3"]


def test_a_pile_pressed_without_the_token_takes_it_up_first(table: SceneTable) -> None:
    table.click("pile:1")
    assert table.scene.picking.armed
    assert table.written("chosen") == []
    table.click("token")  # and back
    assert not table.scene.picking.armed
    table.click("pile:1", "pile:1")
    assert table.written("chosen") == ["block 2"]


def test_without_the_token_nobody_can_be_blocked(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, holder=2)
    table.click("pile:1")
    table.scene.press("token")
    assert table.written("refused") == ["block 2", "block 2"]
    reasons = [GAME.why_not(table.match.state, move) for move in table.heard("refused")]
    assert {reason.rule for reason in reasons if reason} == {"block-token"}


def test_green_swaps_with_a_pile_or_keeps(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, phase="green", face="g")
    assert table.rings("open") == {1, 2}
    assert table.scene.top.sum.face == ("Green", "may swap")
    table.hover("pile:2")
    assert table.prompt() == "Swap with Level 3 (2)? You give 6 and get 11."
    table.click("pile:2", "swap:1", "keep")
    assert table.written("chosen") == ["swap 3", "swap 2", "keep"]
    table.click("pile:0")
    assert table.written("refused") == ["swap 1"]


def test_red_must_swap_with_the_lowest(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, phase="red", face="r")
    assert table.rings("open") == {1}
    buttons = table.scene.top.sheet.offer.buttons
    assert [(button.words, button.look) for button in buttons] == [("Swap with Level 3 (1): 3", "filled")]
    table.click("pile:2", "pile:1")
    assert table.written("refused") == ["swap 3"]
    assert table.written("chosen") == ["swap 2"]


def test_a_blocked_pile_is_named_before_it_is_swapped_for(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, phase="red", face="r", blocked=2)
    table.hover("pile:1")
    assert table.prompt().endswith("You give 6 and get 3, which is blocked.")


def test_a_click_beside_everything_puts_the_token_back_and_other_buttons_do_nothing(table: SceneTable) -> None:
    table.click("token")
    table.click(QPoint(480, 525))
    assert not table.scene.picking.armed
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=table.at("discard"))
    table.drag("discard", "stop")  # what is pressed must be let go of at the same place
    assert table.written("chosen") == table.written("refused") == []


def test_nothing_can_be_pressed_by_whoever_only_looks(table: SceneTable) -> None:
    table.present(acting=False)
    assert table.scene.top.sheet.offer.buttons == ()
    table.click("pile:0", "pile:1", "token")
    table.key(KEY.Key_D, KEY.Key_A, KEY.Key_1)
    table.scene.press("pile:0")
    assert table.written("chosen") == table.written("refused") == []
    assert table.heard("prompted")[-1] == ("", "")


# ---------------------------------------------------------------- by keys


def test_every_button_has_its_key(table: SceneTable) -> None:
    table.key(KEY.Key_D, KEY.Key_T, KEY.Key_S)
    assert table.written("chosen") == ["discard", "again", "stop"]


def test_piles_are_chosen_by_number(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, phase="green", face="g")
    table.key(KEY.Key_3, KEY.Key_K, KEY.Key_9)
    assert table.written("chosen") == ["swap 3", "keep"]


def test_the_token_by_keys(table: SceneTable) -> None:
    table.key(KEY.Key_B, KEY.Key_4)
    assert table.written("chosen") == ["block 4"]


def test_arrows_and_enter_reach_everything(table: SceneTable) -> None:
    table.key(KEY.Key_Down)
    assert next(cell.key for cell in table.scene.cells() if cell.focused) == "discard"
    assert table.scene.focus_ring.isVisible()
    table.key(KEY.Key_Down, KEY.Key_Down)
    assert next(cell.key for cell in table.scene.cells() if cell.focused) in ("again", "stop")
    table.key(KEY.Key_Up, KEY.Key_Return)
    assert table.scene.picking.pointed is not None
    assert table.scene.picking.pointed.kind == "all"
    assert table.written("chosen") == ["discard"]


def test_enter_goes_on_discarding_but_never_dares_or_blocks_by_itself(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 10, 3, dice=[1, 1, 4, 4, 6])
    table.follow()
    table.key(KEY.Key_D)
    while table.match.state.fits:
        before = table.match.state.tops[0]
        table.key(KEY.Key_Return)
        assert table.match.state.tops[0] == before + 1
    assert table.enabled() == {"again", "stop", "dice"}
    table.key(KEY.Key_Return)
    assert table.written("chosen") == ["discard"] * 3
    table.key(KEY.Key_Up, KEY.Key_Up, KEY.Key_Return)
    assert table.written("chosen") == ["discard"] * 3 + ["again"]
    table = SceneTable(qtbot, 6, 3, 11, seat=2, phase="moment", dice=[1, 3, 4], holder=1)
    table.scene.by_keys = True
    table.present()
    table.key(KEY.Key_Return)
    assert table.written("chosen") == []


def test_tab_goes_through_what_can_be_chosen_and_then_leaves(table: SceneTable) -> None:
    seen = []
    while table.scene.tab(True):
        seen.append(next(cell.key for cell in table.scene.cells() if cell.focused))
    assert seen == ["discard", "all", "again", "stop", "token"]
    assert table.scene.tab(False)
    assert next(cell.key for cell in table.scene.cells() if cell.focused) == "stop"


def test_the_focus_comes_with_tab_and_goes_with_it(table: SceneTable) -> None:
    other = QLineEdit(table.view)
    other.show()
    other.setFocus()
    assert not table.scene.focus_ring.isVisible()
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert next(cell.key for cell in table.scene.cells() if cell.focused) == "discard"
    assert table.scene.focus_ring.isVisible()
    other.setFocus()
    assert not table.scene.focus_ring.isVisible()


def test_escape_puts_the_token_back(table: SceneTable) -> None:
    table.key(KEY.Key_B)
    assert table.scene.top.token.chosen
    table.key(KEY.Key_Escape)
    assert not table.scene.top.token.chosen
    assert not table.scene.cancel()


def test_commands_are_left_to_the_window(table: SceneTable) -> None:
    for key in (KEY.Key_H, KEY.Key_P, KEY.Key_W):
        table.key(key)
    assert table.written("chosen") == table.written("refused") == []


# ---------------------------------------------------------------- what is said


def test_prompts_say_what_to_do_and_what_would_come_of_it(table: SceneTable) -> None:
    assert table.prompt() == (
        "Discard card 6 with 4 + 2. Every card may use all the dice again: this throw reaches card 11."
    )
    table.hover("again")
    assert table.prompt() == (
        "Throw again for card 6? Four dice for card 6: 61% that it goes. If nothing fits, you go back to 1."
    )
    assert table.heard("considered")[-1] == Act("again")
    table.hover("stop")
    assert table.prompt() == "Stop here? Your turn ends, with card 6 on top."
    table.hover("all")
    assert table.prompt() == "Discard all you can, 6 to 11? One card after the other."
    table.hover(QPoint(5, 5))
    assert table.heard("considered")[-1] is None


def test_the_odds_are_those_of_the_throw_beside_them_whatever_is_looked_at(table: SceneTable) -> None:
    """With 6 on top another throw is for 6, also while discarding it is looked at."""
    risk = risk_of(6, SwitchOptions())
    for looked in ("discard", "all", "again", "stop"):
        table.hover(looked)
        offer = table.scene.top.sheet.offer
        assert offer.odds_head == "If you throw again for 6"
        assert [row.share for row in offer.odds] == [risk.discards, risk.colours, risk.fails]
        assert table.scene.top.rail.going.far == (11 if looked == "all" else 0)
    said = "If you throw again for 6: 62% Card 6 goes, perhaps up to card 15; "
    assert table.names()["risk"].startswith(said + "33% Green or red: the turn ends, nothing is lost; ")
    table.play("discard")
    table.present()
    assert table.names()["risk"].startswith("If you throw again for 7: ")


def test_before_anything_has_gone_no_throw_is_on_offer_and_no_odds_are_said(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, dice=[1, 2, 4, 4])
    assert "again" not in table.names()
    assert "risk" not in table.names()


@pytest.mark.parametrize(("top", "dice"), [(16, [2, 2, 3, 4, 6]), (5, [1, 1, 2])])
def test_a_key_for_what_cannot_go_is_refused_and_the_risk_stays(qtbot: QtBot, top: int, dice: list[int]) -> None:
    table = SceneTable(qtbot, top, 3, dice=dice, gone=1)
    before = table.prompt()
    for key in (KEY.Key_D, KEY.Key_A):
        table.key(key)
        assert table.prompt() == before
    assert table.written("refused") == ["discard", "discard"]


def test_whoever_has_nothing_left_to_discard_may_dare_or_stop(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 5, 3, dice=[1, 1, 2], gone=2)
    assert table.prompt() == "Throw, or stop at 5? Space throws. 4 cards are yours if you stop now."
    looks = {button.target.kind: button.look for button in table.scene.top.sheet.offer.buttons}
    assert looks == {"again": "filled", "stop": "plain"}
    table.key(KEY.Key_D)
    assert table.written("refused") == ["discard"]


def test_what_others_decide_is_said_on_the_sheet(qtbot: QtBot) -> None:
    more: dict[str, Any]
    for more, head in (
        ({"phase": "throw"}, "Level 3 (1) throws for card 3"),
        ({"phase": "throw", "risky": True}, "Level 3 (1) throws again for card 3"),
        ({"phase": "play"}, "Level 3 (1) can discard 3 to 5"),
        ({"phase": "play", "dice": [1, 1, 1], "gone": 0}, "Level 3 (1) can discard 3"),
        ({"phase": "play", "dice": [1, 1, 6], "gone": 1}, "Level 3 (1): throw again, or stop?"),
        ({"phase": "green", "face": "g"}, "Level 3 (1) threw green"),
        ({"phase": "red", "face": "r"}, "Level 3 (1) threw red"),
        ({"phase": "moment", "holder": 3}, "Level 3 (1) can discard 3 to 5"),
        ({"phase": "swapping", "face": "g", "holder": 3, "partner": 1}, "Level 3 (1) wants to swap with you"),
    ):
        usual: dict[str, Any] = {"seat": 2, "dice": [1, 3, 4]}
        table = SceneTable(qtbot, 2, 3, 11, **(usual | more))
        table.present(acting=False)
        assert table.scene.top.sheet.offer.head == head
        table.view.grab()
    table = SceneTable(qtbot, 2, 3, 11, seat=2, phase="throw", dice=[1, 3, 4], blocked=2)
    assert table.scene.top.sheet.offer.text == "This pile is blocked: only the Switch die can help."


def test_every_cell_has_a_name_and_its_own_place(table: SceneTable) -> None:
    cells = table.scene.cells()
    assert all(cell.name for cell in cells)
    assert len({cell.key for cell in cells}) == len(cells)
    assert all(HOME.contains(cell.rect) for cell in cells)
    assert {cell.key for cell in cells if cell.enabled} == {
        "pile:0", "pile:1", "pile:2", "pile:3", "token", "discard", "all", "again", "stop",
    }  # fmt: skip
    assert table.names()["pile:2"] == "Level 3 (2)’s pile, top card 11, 6 cards left, can be blocked"


def test_pressing_a_cell_is_clicking_it(table: SceneTable) -> None:
    for key in ("token", "pile:1", "discard", "nothing", "swap:1"):
        table.scene.press(key)
    assert table.written("chosen") == ["block 2", "discard"]


def test_the_pointer_says_what_can_be_pressed(table: SceneTable) -> None:
    viewport, shape = table.view.viewport(), Qt.CursorShape
    for where, wanted in (
        ("discard", shape.PointingHandCursor),
        (QPoint(480, 740), shape.ArrowCursor),
        ("token", shape.OpenHandCursor),
        ("pile:0", shape.PointingHandCursor),
        ("pile:1", shape.PointingHandCursor),
    ):
        table.hover(where)
        assert viewport.cursor().shape() == wanted, where
    table.drag("token", QPoint(500, 400), drop=False)
    assert viewport.cursor().shape() == shape.ClosedHandCursor


# ---------------------------------------------------------------- advice, theme, language


def test_hints_are_drawn_until_they_are_cleared(table: SceneTable) -> None:
    hint, top = table.scene.top.hint, table.scene.top
    for text, seats in (("discard", [0]), ("block 3", [2]), ("again", []), ("stop", [])):
        table.scene.suggest(GAME.read(text, table.match.state))
        assert hint.isVisible()
        assert all(hint.boundingRect().contains(top.pile_place(seat).center()) for seat in seats)
    table.scene.suggest(None)
    assert not hint.isVisible()
    table.scene.recall(Act("stop"))
    assert top.recalled.isVisible()
    table.scene.recall(None)
    assert not top.recalled.isVisible()


def test_a_swap_is_hinted_with_an_arrow(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, phase="green", face="g")
    middle = table.at("pile:2")
    before = table.view.grab().toImage()
    table.scene.suggest_line([Act("swap", 2)])
    box, top = table.scene.top.hint.boundingRect(), table.scene.top
    assert box.contains(top.pile_place(0).center())
    assert box.contains(top.pile_place(2).center())
    after = table.view.grab().toImage()
    assert after != before
    number = QRect(middle - QPoint(20, 25), middle + QPoint(20, 10))  # the arrow ends beside it
    assert after.copy(number) == before.copy(number)


def test_a_hint_between_two_of_the_others_goes_from_side_to_side(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, 11, seat=2, dice=[1, 3, 4], viewer=0, holder=2)
    table.scene.suggest(Act("block", 2))
    assert table.scene.top.hint.isVisible()


def test_a_hint_goes_when_the_position_changes(table: SceneTable) -> None:
    table.scene.suggest(Act("discard"))
    table.present()
    assert table.scene.top.hint.isVisible()
    table.play("discard")
    table.present()
    assert not table.scene.top.hint.isVisible()


def test_another_theme_keeps_what_is_chosen(table: SceneTable) -> None:
    table.click("token")
    before = table.view.grab().toImage()
    table.scene.restyle(DARK)
    assert table.rings("open", "hot") == {1, 2, 3}
    dark = table.view.grab().toImage()
    assert dark.pixelColor(955, 20).lightness() < before.pixelColor(955, 20).lightness() - 100
    table.scene.restyle(LIGHT)
    assert table.view.grab().toImage() == before


class Shouting(QTranslator):
    """A language in which everything is in capitals."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return text.upper().replace("%N", str(n)) if context == "Switch" and "{" not in text else ""


def test_another_language_is_said_at_once(table: SceneTable) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translator = Shouting()
    table.click("token")
    app.installTranslator(translator)
    try:
        table.scene.retranslate()
        assert table.names()["again"] == "THROW AGAIN"
        assert table.scene.top.home.placard.turn[0] == "YOUR TURN"
        assert table.scene.top.sum.face == ("BLANK", "NOTHING")
        assert table.scene.picking.armed
    finally:
        app.removeTranslator(translator)
    table.scene.retranslate()
    assert table.names()["again"] == "Throw again"
    assert CARLA.name == "Carla"


def test_long_words_find_room(qtbot: QtBot) -> None:
    """A language with longer words: buttons that don't fit beside each other lie one below the other."""
    table = SceneTable(qtbot, 6, 3, gone=1)
    sheet = table.scene.top.sheet
    longer = tuple(button._replace(words=button.words + " encore une fois") for button in sheet.offer.buttons)
    sheet.display(replace(sheet.offer, buttons=longer), None, LIGHT, SHEET)
    places = [sheet.place(button.target) for button in longer]
    assert all(HOME.contains(place) for place in places)
    assert places[3].top() > places[2].bottom()


# ---------------------------------------------------------------- explanations and still pictures


def test_at_the_end_nobody_is_told_what_the_token_is_good_for(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, holder=1, gone=1)
    table.match.resign()
    table.present()
    said = " ".join(each.text for each in texts(table.view))
    assert "You hold the Block token" in said
    assert "put it on a pile" not in said


def test_everything_explains_itself_to_a_resting_pointer(table: SceneTable) -> None:
    top = table.scene.top
    assert top.piles[0].toolTip() == (
        "You: 11 cards left\nCard 6 takes four dice, and 92% of all throws make it.\n"
        "A failed throw after the first would send it back to 1."
    )
    assert top.stations[3].toolTip().endswith("A failed throw would cost nothing here.")
    assert top.rail.toolTip().startswith("5 cards discarded")
    assert top.token.toolTip().startswith("You hold the Block token.\nWhoever holds it may put it")
    assert top.switch_die.toolTip() == "Blank: nothing happens."
    assert "exact" in top.sheet.toolTip()
    table.play("block 2")
    table.present()
    assert "Blocked: it can’t discard" in top.piles[1].toolTip()


def test_a_still_picture_has_no_sheet(table: SceneTable) -> None:
    scene = SwitchScene()
    scene.present(table.match.view(0), table.match.players, False)
    assert not scene.top.sheet.isVisible()
    assert scene.cells()
    table.present(acting=False)
    assert table.scene.top.sheet.isVisible()


def test_a_match_that_was_given_up_is_over_too(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 3, players=[ANNA, BEN])
    table.match.resign()
    table.present(acting=False)
    assert table.scene.top.sheet.offer.head == "Ben has won"
    alone = SceneTable(qtbot, 6, 3, seat=2, dice=[1, 3, 4])
    alone.match.resign()
    alone.present(acting=False)
    assert alone.scene.top.sheet.offer.head == "You have won"
    assert table.scene.top.home.placard.turn[0] == ""
