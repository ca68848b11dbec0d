"""El Switcher's table: showing positions, and choosing swaps and figures by mouse, keys and assistive technology."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.games.switcher.bot import formable
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.scene.face import FACE
from boardroom.games.switcher.scene.geometry import HOME, TablePlan, cell_at, middle
from boardroom.games.switcher.scene.places import HIDDEN_KIND, CardPlaces, kept
from boardroom.games.switcher.state import EndTurn, Form, Swap
from boardroom.games.switcher.tables import CELLS, COLOURS, INDEX, NAMES
from boardroom.testing.legible import flaws
from boardroom.testing.scene_driver import BOT, PERSON
from boardroom.testing.written import texts
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK, LIGHT
from tests.games.switcher.board import GAME
from tests.games.switcher.scene_table import SceneTable

KEY = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot)


# ---------------------------------------------------------------- positions


def test_every_drawer_has_its_colour_and_stands_in_its_opening(table: SceneTable) -> None:
    state = table.match.state
    for cell, drawer in enumerate(table.scene.top.drawers):
        assert drawer.colour == COLOURS[state.colour_at(cell)]
        assert drawer.pos() == middle(cell)
        assert cell_at(drawer.pos()) == cell


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_every_sector_is_in_view_from_every_seat(qtbot: QtBot, seats: int, viewer: int) -> None:
    table = SceneTable(qtbot, seats=seats, viewer=viewer, up=("T I4 X", "T W", "I4 W V", "W V U"), blocked=["", "I"])
    top, own = table.scene.top, max(0, viewer)
    trays = [top.tray_place(seat) for seat in range(seats)]
    assert all(HOME.contains(tray) for tray in trays)
    assert not any(one.intersects(other) for one in trays for other in trays if one is not other)
    assert trays[own].center().x() > HOME.center().x()
    assert trays[own].center().y() > HOME.center().y() - 100
    if seats > 2:  # play passes to the right, which is up along that side of the table
        after = trays[(own + 1) % seats]
        assert after.left() == trays[own].left()
        assert after.bottom() < trays[own].top()
    for seat in range(4):
        assert top.trays[seat].isVisible() == (seat < seats)
    for seat, cards in enumerate(table.match.state.up):
        blocked = table.match.state.blocked[seat]
        assert {card for card in top.places.sectors[seat] if card} == set(cards) | ({blocked} if blocked else set())
        assert f"deck, {table.match.state.left(seat)} cards" in table.names()[f"deck:{seat}"]
    index = top.places.sectors[1].index("I")
    assert (top.cards[1][index].flip, top.cards[1][index].ribbon) == (0.0, 1.0)


def test_ones_own_hand_is_face_up_and_the_others_peek_out_face_down(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, seats=3)
    top = table.scene.top
    assert top.places.hand == ["line1", "line2", "edge"]
    assert [sum(card.isVisible() for card in fan) for fan in top.fans[:3]] == [0, 3, 3]


def test_a_bystander_sees_no_hand(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, viewer=NOBODY)
    top = table.scene.top
    assert top.places.hand == [HIDDEN_KIND] * 3
    assert not any(key.startswith("hand") for key in table.names())
    table.click(QPoint(350, 660), "a1", "card:0:T")
    assert table.heard("chosen") == table.heard("refused") == []


def test_cards_keep_their_places_while_others_come_and_go() -> None:
    assert kept(["T", "W", "X"], ["T", "X", "V"], 3) == ["T", "V", "X"]
    assert kept(["", "", ""], ["T", "X"], 3) == ["T", "X", ""]
    assert kept(["line1", "line1", "edge"], ["line1", "edge"], 3) == ["line1", "", "edge"]
    assert kept(["line1", "", "edge"], ["edge", "line1", "line1"], 3) == ["line1", "line1", "edge"]


def test_a_played_card_leaves_its_place_in_the_hand(table: SceneTable) -> None:
    table.play("line2 a1 c1")
    table.present()
    top = table.scene.top
    assert top.places.hand == ["line1", "", "edge"]
    assert top.hand_cards[1].words == ("Line", "played")
    assert table.names()["hand:1"] == "Movement card, played"
    table.hover("hand:1")
    assert top.hand_cards[1].lift == 0
    table.hover("hand:0")
    assert top.hand_cards[0].lift > 0
    assert table.names()["played"] == "Played 1"


def test_the_last_swap_is_marked_and_the_last_figure_outlined(table: SceneTable) -> None:
    assert table.rings("last") == set()
    table.play("line2 a1 c1")
    table.present()
    assert table.rings("last") == {"a1", "c1"}
    table.play("form T a6")
    table.present(acting=False)
    assert table.rings("last") == set()
    box = table.scene.top.last.boundingRect()
    assert all(box.contains(middle(INDEX[name])) for name in ("a6", "b6", "c6", "b5", "b4"))
    assert not box.contains(middle(INDEX["d4"]))


def test_the_forbidden_colour_is_told_on_the_tag_and_on_its_drawers(table: SceneTable) -> None:
    top = table.scene.top
    assert not top.tag.isVisible()
    assert "forbidden" not in table.names()
    table.play("form T a6", "")
    table.present()
    assert top.tag.isVisible()
    assert table.names()["forbidden"] == "Forbidden: red"
    assert {drawer.colour for drawer in top.drawers if drawer.forbidden} == {"r"}
    assert sum(drawer.forbidden for drawer in top.drawers) == 9
    assert table.names()["a6"] == "a6, red, forbidden"


def test_where_that_was_agreed_the_tag_goes_with_a_turn_without_a_figure(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, forbidden="r", options=SwitcherOptions(limit=0, forbidden="this and last turn"))
    table.present()
    said = "Forbidden: red, and free again if this turn forms no figure"
    assert table.names()["forbidden"] == said
    assert f"{said}." in FACE.describe(table.match.view(0), table.match.players, None)
    table.play("end")
    assert FACE.tell(table.match.step(0, 0), table.match.players).endswith("No colour is forbidden any more.")
    table.present()
    assert not table.scene.top.tag.isVisible()
    assert "forbidden" not in table.names()
    assert not any(drawer.forbidden for drawer in table.scene.top.drawers)


# ---------------------------------------------------------------- swaps by mouse


def test_a_card_lights_the_drawers_and_a_drawer_its_partners(table: SceneTable) -> None:
    table.click("hand:1")
    assert len(table.rings("open")) == CELLS
    table.click("c3")
    assert table.rings("partner", "hot") == {"c1", "c5", "a3", "e3"}
    assert table.chosen() == {"hand:1", "c3"}
    table.click("c5")
    assert table.written("chosen") == ["line2 c3 c5"]


def test_the_gaps_between_drawers_belong_to_them(table: SceneTable) -> None:
    for name, aside in (("c3", 41), ("d3", -41)):
        table.click(table.view.mapFromScene(middle(INDEX[name])) + QPoint(aside, 0))
        assert table.chosen() == {name}
        table.key(KEY.Key_Escape)


def test_a_drawer_first_lights_the_partners_of_every_card(table: SceneTable) -> None:
    table.click("c3")
    line1, line2, edge = {"b3", "d3", "c2", "c4"}, {"a3", "e3", "c1", "c5"}, {"a3", "f3", "c1", "c6"}
    assert table.rings("partner", "hot") == line1 | line2 | edge
    table.click("d3")
    assert table.written("chosen") == ["line1 c3 d3"]


def test_after_the_drawer_a_card_leaves_only_its_partners(table: SceneTable) -> None:
    table.click("c3", "hand:2")
    assert table.rings("partner", "hot") == {"a3", "f3", "c1", "c6"}
    table.click("f3")
    assert table.written("chosen") == ["edge c3 f3"]


def test_two_cards_that_fit_are_a_choice(table: SceneTable) -> None:
    table.click("c3", "a3")
    assert table.heard("chosen") == []
    assert table.scene.top.popover.isVisible()
    names = table.names()
    assert names["option:0"].startswith("Line, one between")
    assert names["option:1"].startswith("Line, to the edge")
    table.click("option:1")
    assert table.written("chosen") == ["edge a3 c3"]


def test_two_equal_cards_are_no_choice(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, hand="line1 line1 line1")
    table.click("c3", "c4")
    assert table.written("chosen") == ["line1 c3 c4"]


@pytest.mark.parametrize("place", [0, 1])
def test_of_two_equal_cards_the_one_that_was_taken_goes(qtbot: QtBot, place: int) -> None:
    table = SceneTable(qtbot, hand="line1 line1 edge")
    table.click(f"hand:{place}", "c3", "c4")
    table.animate(table.written("chosen")[-1])
    table.present()
    assert table.scene.top.places.hand[place] == ""
    assert table.scene.top.hand_cards[place].words == ("Line", "played")
    assert table.names()[f"hand:{1 - place}"] == "Movement card Line, touching"
    table.match.undo()
    table.present()
    assert table.scene.top.places.hand == ["line1", "line1", "edge"]


def test_cards_lie_where_they_lay_when_a_save_is_opened_again(qtbot: QtBot) -> None:
    """Whoever has watched a game from its beginning sees what a save shows at once; from every seat."""
    match = Match.new(GAME, [PERSON, BOT, BOT], SwitcherOptions(limit=0, deck=6), seed="places")
    rng = Random(5)
    watched = [CardPlaces() for _ in range(3)]
    turns = 0
    while match.turn != NOBODY and turns < 60:
        if match.turn == CHANCE:
            match.draw()
        else:
            turns += 1
            moves = [move for move in match.view(match.turn).moves if isinstance(move, Form)]
            match.play(moves[0] if moves else rng.choice(match.view(match.turn).moves))
        for seat, places in enumerate(watched):
            places.follow(match.view(seat))
    assert turns == 60
    for seat, places in enumerate(watched):
        opened = CardPlaces()
        opened.follow(match.view(seat))
        assert (opened.hand, opened.sectors) == (places.hand, places.sectors)


def test_an_empty_hand_is_not_filled_from_a_later_one(qtbot: QtBot) -> None:
    match = Match.new(GAME, [PERSON, BOT], SwitcherOptions(limit=0), seed="1")
    places = CardPlaces()
    while match.turn == CHANCE:
        match.draw()
    match.play(next(move for move in match.view(0).moves if isinstance(move, Swap)))
    for at in (match.length, 0):
        places.follow(match.view(0, at))
    assert (places.hand, places.gone) == ([""] * 3, [""] * 3)


def test_clicking_the_same_again_lets_go(table: SceneTable) -> None:
    table.click("hand:0", "hand:0", "d3", "d3")
    assert table.stage() == "start"
    assert table.rings("open", "partner", "hot") == set()
    table.click("hand:0", "d3", QPoint(480, 590))
    assert table.stage() == "card"  # beside everything: one step back
    assert table.heard("chosen") == table.heard("refused") == []


def test_a_drawer_can_be_dragged_onto_another(table: SceneTable) -> None:
    table.drag("c3", "d3")
    assert table.written("chosen") == ["line1 c3 d3"]


def test_a_dragged_drawer_follows_the_mouse_and_falls_back(table: SceneTable) -> None:
    drawer = table.scene.top.drawers[INDEX["c3"]]
    table.drag("c3", "d3", QPoint(100, 330), drop=False)
    assert drawer.air == 1
    assert drawer.pos().x() < 200
    table.drag("c3", QPoint(100, 330))
    assert drawer.pos() == middle(INDEX["c3"])
    assert (drawer.air, table.stage()) == (0, "start")
    assert table.heard("chosen") == table.heard("refused") == []


def test_escape_puts_a_dragged_drawer_back(table: SceneTable) -> None:
    table.drag("c3", "d3", drop=False)
    table.key(KEY.Key_Escape)
    assert table.scene.top.drawers[INDEX["c3"]].pos() == middle(INDEX["c3"])
    assert table.chosen() == set()


def test_a_drag_to_where_two_cards_fit_asks(table: SceneTable) -> None:
    table.drag("c3", "a3")
    assert len(table.options()) == 2
    table.click("option:0")
    assert table.written("chosen") == ["line2 a3 c3"]


@pytest.mark.parametrize("how", ["click", "drag"])
def test_what_no_card_reaches_is_refused(table: SceneTable, how: str) -> None:
    if how == "click":
        table.click("hand:0", "c3", "d4")
    else:
        table.drag("c3", "d4")
    assert table.written("refused") == ["line1 c3 d4"]
    assert table.rings("wrong") == {"d4"}
    assert table.chosen() == ({"hand:0", "c3"} if how == "click" else set())
    assert table.heard("chosen") == []
    table.hover("e5")
    assert table.rings("wrong") == set()


def test_without_cards_drawers_cannot_be_chosen(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    table.play("line2 a1 c1", "line1 a2 a3", "edge f1 f6")
    table.present()
    table.click("d3")
    table.drag("d3", "d4")
    assert table.chosen() == set()
    assert table.heard("refused") == []


def test_with_an_empty_hand_a_figure_is_offered_once(table: SceneTable) -> None:
    table.play("line2 a1 c1", "line1 e5 f5", "edge f1 f6")
    table.present()
    assert table.prompt() == "Form a figure that is ready, or end your turn. Choose the figure or its card."


# ---------------------------------------------------------------- figures


def test_a_figure_shines_with_its_cards(table: SceneTable) -> None:
    top = table.scene.top
    assert [light.cells for light in top.lights] == [tuple(INDEX[c] for c in ("a6", "b6", "c6", "b5", "b4"))]
    lit = {(seat, card.name) for seat in (0, 1) for card in top.cards[seat] if card.lit}
    assert lit == {(0, "T"), (1, "T")}
    card = top.cards[0][0]
    assert card.turns == 1  # as it lies on the board
    assert {NAMES[drawer.cell] for drawer in top.drawers if drawer.lit} == {"a6", "b6", "c6", "b5", "b4"}


@pytest.mark.parametrize(("key", "move"), [("card:0:T", "form T a6"), ("card:1:T", "block 2 T a6")])
def test_clicking_the_card_forms_it(table: SceneTable, key: str, move: str) -> None:
    table.click(key)
    assert table.written("chosen") == [move]


def test_clicking_the_figure_asks_which_card_it_counts_for(table: SceneTable) -> None:
    table.click("b5")
    assert table.scene.top.popover.isVisible()
    assert table.scene.top.dusk.isVisible()
    table.hover("f1")  # one of the options is always looked at
    assert table.heard("considered")[-1] == Form("T", INDEX["a6"])
    table.click("option:1")
    assert table.written("chosen") == ["block 2 T a6"]


def test_a_figure_with_one_card_is_formed_at_once(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, up=("T I4 X", "W V U"))
    table.click("b5")
    assert table.written("chosen") == ["form T a6"]


def test_the_choice_can_be_left(table: SceneTable) -> None:
    for leave in ("close", "esc", "beside"):
        table.click("b5")
        assert table.options()
        if leave == "esc":
            table.key(KEY.Key_Escape)
        else:
            table.click("close" if leave == "close" else QPoint(20, 700))
        assert not table.options()
        assert not table.scene.top.popover.isVisible()
        assert not table.scene.top.dusk.isVisible()
    assert table.heard("chosen") == []


def test_with_a_card_chosen_a_drawer_of_the_figure_is_a_drawer(table: SceneTable) -> None:
    table.click("hand:0", "b5")
    assert table.chosen() == {"hand:0", "b5"}
    table.click("c5")
    assert table.written("chosen") == ["line1 b5 c5"]


def test_between_two_drawers_the_figure_can_still_be_formed(table: SceneTable) -> None:
    table.click("hand:0", "d1", "b6")
    assert len(table.options()) == 2
    table.key(KEY.Key_1)
    assert table.written("chosen") == ["form T a6"]


def test_one_card_may_fit_two_figures(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, picture="rrr.../.r..../.r..../....b./....b./...bbb", up=("T I4 X", "W V U"))
    table.click("card:0:T")
    assert len(table.options()) == 2
    assert [table.names()[f"option:{i}"].split(".")[0] for i in (0, 1)] == ["Form it, red", "Form it, blue"]
    table.key(KEY.Key_2)
    assert table.written("chosen") == ["form T d1"]


@pytest.mark.parametrize(
    ("key", "sector", "rule"),
    [
        ("card:0:X", "W V U", "figure-shape"),
        ("card:1:W", "W V U", "figure-shape"),
        ("card:1:V", "V U blocked", "block-one"),
        ("card:1:T", "T W V forbidden", "figure-colour"),
        ("card:0:I4", "W V U", "figure-touching"),
    ],
)
def test_a_card_that_cannot_be_formed_is_refused_with_the_nearest_reason(
    qtbot: QtBot, key: str, sector: str, rule: str
) -> None:
    *cards, last = sector.split()
    table = SceneTable(
        qtbot,
        picture="rrr.../.r..../.r..b./....b./....b./...bb.",
        up=("T I4 X", " ".join(cards if last in ("blocked", "forbidden") else [*cards, last])),
        blocked=["", "I" if last == "blocked" else ""],
        forbidden="r" if last == "forbidden" else "",
    )
    table.click(key)
    reason = GAME.why_not(table.match.state, table.heard("refused")[0])
    assert reason is not None
    assert reason.rule == rule
    assert table.heard("chosen") == []


def test_a_figure_in_the_forbidden_colour_does_not_shine(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, forbidden="r")
    assert table.scene.top.lights == []
    table.click("b5")
    assert table.stage() == "drawer"


def test_figures_need_not_be_pointed_out(table: SceneTable) -> None:
    table.scene.point_out = False
    top = table.scene.top
    assert top.lights == []
    assert not any(card.lit for cards in top.cards for card in cards)
    table.click("b5")
    assert table.chosen() == {"b5"}  # a drawer like any other
    table.click("b5", "card:0:T")
    assert table.written("chosen") == ["form T a6"]
    table.scene.point_out = True
    assert len(top.lights) == 1


def test_nothing_shines_for_whoever_only_looks(table: SceneTable) -> None:
    table.present(acting=False)
    assert table.scene.top.lights == []
    assert not table.scene.top.button.isVisible()
    table.click("hand:0", "c3", "card:0:T")
    table.key(KEY.Key_E, KEY.Key_1)
    assert table.heard("chosen") == table.heard("refused") == []


# ---------------------------------------------------------------- the end


def test_the_button_ends_the_turn_and_is_filled_when_nothing_else_is_left(table: SceneTable) -> None:
    def colour() -> QColor:
        return table.view.grab().toImage().pixelColor(table.at("end") - QPoint(66, 0))

    assert colour() == LIGHT.color("panel")
    table.click("end")
    assert table.written("chosen") == ["end"]
    table.play("line2 a1 c1", "line1 f1 f2", "edge a6 f6")  # all cards played, and the T is broken
    table.present()
    assert colour() == LIGHT.color("act")


# ---------------------------------------------------------------- by keys


def test_a_swap_by_keys_alone(table: SceneTable) -> None:
    table.key(KEY.Key_2)  # the card, and the focus appears
    assert table.chosen() == {"hand:1"}
    assert [card.key for card in table.scene.top.hand_cards] == ["1", "2", "3"]
    assert table.focused() == "c4"
    table.key(KEY.Key_Return)
    assert table.chosen() == {"hand:1", "c4"}
    table.key(KEY.Key_Right, KEY.Key_Right)
    assert table.scene.focus_ring.isVisible()
    assert table.focused() == "e4"
    table.key(KEY.Key_Escape)
    assert table.focused() == "c4"  # where one goes on
    table.key(KEY.Key_Return, KEY.Key_Right, KEY.Key_Right, KEY.Key_Return)
    assert table.written("chosen") == ["line2 c4 e4"]


def test_the_focus_stays_in_the_chest(table: SceneTable) -> None:
    table.key(*[KEY.Key_Up] * 8, *[KEY.Key_Left] * 8)
    assert table.focused() == "a6"
    table.key(*[KEY.Key_Down] * 8, *[KEY.Key_Right] * 8)
    assert table.focused() == "f1"


def test_a_figure_by_keys_alone(table: SceneTable) -> None:
    table.key(KEY.Key_F)
    assert table.focused() == "card:0:T"
    table.key(KEY.Key_F)
    assert table.focused() == "card:1:T"
    table.key(KEY.Key_Return)
    assert table.written("chosen") == ["block 2 T a6"]


def test_cards_can_be_claimed_by_keys_when_nothing_is_pointed_out(table: SceneTable) -> None:
    table.scene.point_out = False
    table.key(KEY.Key_F, KEY.Key_F, KEY.Key_Return)
    assert table.written("refused")[0].startswith("form I4")
    table.key(KEY.Key_F, KEY.Key_F, KEY.Key_Return)
    assert table.written("chosen") == ["block 2 T a6"]


def test_a_choice_by_keys(table: SceneTable) -> None:
    load_fonts()  # in wider ones the options stand one below the other
    table.key(KEY.Key_Up, KEY.Key_Up, KEY.Key_Up, KEY.Key_Left, KEY.Key_Return)
    assert len(table.options()) == 2
    table.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Right)
    assert table.focused() == "option:1"
    table.key(KEY.Key_Return)
    assert table.written("chosen") == ["block 2 T a6"]


def test_e_ends_the_turn_and_escape_goes_back(table: SceneTable) -> None:
    table.key(KEY.Key_1, KEY.Key_Right, KEY.Key_Return, KEY.Key_Escape)
    assert table.stage() == "card"
    table.key(KEY.Key_Escape)
    assert table.stage() == "start"
    assert not table.scene.cancel()
    table.key(KEY.Key_E)
    assert table.heard("chosen") == [EndTurn()]


def test_tab_goes_to_figures_and_the_end_and_then_among_partners(table: SceneTable) -> None:
    seen = []
    while table.scene.tab(True):
        seen.append(table.focused())
    assert seen[-1] == "end"
    assert set(seen) == {key for key in table.enabled() if key.startswith("card:") or key == "end"}
    table.click("hand:1", "c3")
    seen = []
    for _ in range(5):
        assert table.scene.tab(True)
        seen.append(table.focused())
    assert seen[:4] == ["c5", "a3", "e3", "c1"]
    assert seen[4] == "c5"
    assert table.scene.tab(False)
    assert table.focused() == "c1"


def test_the_pointer_says_what_can_be_pressed(table: SceneTable) -> None:
    viewport, shape = table.view.viewport(), Qt.CursorShape
    for where, wanted in (
        ("hand:0", shape.PointingHandCursor),
        (QPoint(480, 745), shape.ArrowCursor),
        ("c3", shape.PointingHandCursor),
        (QPoint(10, 10), shape.ArrowCursor),
        ("end", shape.PointingHandCursor),
    ):
        table.hover(where)
        assert viewport.cursor().shape() == wanted
    table.drag("c3", "d3", drop=False)
    assert viewport.cursor().shape() == shape.ClosedHandCursor
    table.present(acting=False)
    table.hover("c3")
    assert viewport.cursor().shape() == shape.ArrowCursor


# ---------------------------------------------------------------- what is said


def test_prompts_say_what_to_do_and_what_would_come_of_it(table: SceneTable) -> None:
    assert table.prompt() == (
        "Choose a card or a drawer. Or first form the T, which is ready: choose the figure or its card."
    )
    table.click("hand:1")
    assert table.prompt().startswith("Choose the first of two drawers. Line, one between")
    table.click("c3")
    assert table.prompt().startswith("Choose the drawer to swap with c3.")
    table.hover("c5")
    assert table.prompt().endswith("Line, one between: c3 with c5.")
    assert table.heard("considered")[-1] == Swap("line2", INDEX["c3"], INDEX["c5"])
    table.click("b5")
    assert table.prompt().startswith("Choose the card that this T counts for.")
    table.present(acting=False)
    assert table.heard("prompted")[-1] == ("", "")
    assert table.heard("considered")[-1] is None


def test_hovering_considers_and_leaving_does_not(table: SceneTable) -> None:
    table.hover("card:0:T")
    assert table.heard("considered")[-1] == Form("T", INDEX["a6"])
    table.hover("end")
    assert table.heard("considered")[-1] == EndTurn()
    table.scene.hover(None)
    assert table.heard("considered")[-1] is None


def test_every_cell_has_a_name_and_its_own_place(table: SceneTable) -> None:
    table.click("b5")
    cells = table.scene.cells()
    assert all(cell.name for cell in cells)
    assert len({cell.key for cell in cells}) == len(cells)
    assert all(HOME.contains(cell.rect) for cell in cells)
    assert {cell.key for cell in cells if cell.enabled} == {"option:0", "option:1", "close"}
    names = table.names()
    assert names["a1"] == "a1, red"
    assert names["deck:1"].startswith("Level 3: deck")
    figure = "figure T, three in a row, one above the left end and one below the left end"
    assert names["card:0:T"] == f"You: {figure}, can be formed"
    assert names["card:1:T"] == f"Level 3: {figure}, can be blocked"


def test_pressing_a_cell_is_clicking_it(table: SceneTable) -> None:
    table.scene.press("hand:0")
    table.scene.press("c3")
    table.scene.press("c4")
    table.scene.press("nothing")
    table.scene.press("end")
    assert table.written("chosen") == ["line1 c3 c4", "end"]


# ---------------------------------------------------------------- advice, theme


def test_hints_are_drawn_until_they_are_cleared(table: SceneTable) -> None:
    hint = table.scene.top.hint
    for text, names in (("line2 c3 c5", ("c3", "c5")), ("form T a6", ("a6", "b4")), ("block 2 T a6", ("a6", "b4"))):
        table.scene.suggest(table.move(text))
        assert hint.isVisible()
        assert all(hint.boundingRect().contains(middle(INDEX[name])) for name in names)
    table.scene.suggest(EndTurn())
    assert hint.boundingRect().contains(TablePlan().end.center())
    table.scene.suggest(None)
    assert not hint.isVisible()
    table.scene.recall(table.move("line1 a1 a2"))
    assert table.scene.top.recall.isVisible()
    table.scene.recall(None)
    assert not table.scene.top.recall.isVisible()


def test_a_hint_goes_when_the_position_changes(table: SceneTable) -> None:
    table.scene.suggest(table.move("line2 c3 c5"))
    table.present()
    assert table.scene.top.hint.isVisible()
    table.play("line2 c3 c5")
    table.present()
    assert not table.scene.top.hint.isVisible()


def test_what_can_be_formed_is_outlined_by_the_number_of_cards(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, up=("O4 I4 T", "S4 U X"))
    ways = formable(table.match.view(0))
    nearest = {way.figure: min(len(other.swaps) for other in ways if other.figure == way.figure) for way in ways}
    plain = table.view.grab().toImage()
    table.scene.show_formable(ways)
    marked = {key: name for key, name in table.names().items() if "away" in name}
    assert marked.keys() == {
        f"card:{seat}:{card}" for seat in (0, 1) for card in table.match.state.up[seat] if nearest.get(card)
    }
    assert all(f"{nearest[key.split(':')[-1]]} cards away" in name for key, name in marked.items())
    outlined = table.view.grab().toImage()
    assert outlined != plain
    table.hover(next(key for key in marked if key.startswith("card:1")))
    looked = table.view.grab().toImage()
    assert looked != outlined
    table.scene.restyle(DARK)
    table.scene.restyle(LIGHT)
    assert table.view.grab().toImage() == looked
    table.scene.hover(None)
    table.scene.suggest(None)
    assert table.view.grab().toImage() == plain
    assert "reach" not in " ".join(table.names().values())


def test_the_names_of_what_can_be_formed_follow_the_size_of_text(qtbot: QtBot) -> None:
    load_fonts()
    table = SceneTable(qtbot, up=("T4 Z U", "L I P"))
    table.scene.show_formable(formable(table.match.view(0)))
    sizes = []
    for scale in (1.0, 2.0):
        table.scene.restyle(LIGHT, scale)
        sizes.append(sorted(each.size for each in texts(table.view) if each.text == "T4"))
        assert flaws(table.view) == []
    assert len(sizes[0]) == 2, "on the card, and on the board"
    assert [large / usual > 1.8 for usual, large in zip(*sizes, strict=True)] == [True, True]


def test_another_theme_keeps_what_is_chosen(table: SceneTable) -> None:
    table.click("hand:1", "c3")
    before = table.view.grab().toImage()
    table.scene.restyle(DARK)
    assert table.stage() == "drawer"
    assert table.rings("partner", "hot") == {"c1", "c5", "a3", "e3"}
    assert table.chosen() == {"hand:1", "c3"}
    dark = table.view.grab().toImage()
    assert dark.pixelColor(10, 360).lightness() < before.pixelColor(10, 360).lightness() - 100
    table.scene.restyle(LIGHT)
    assert table.view.grab().toImage() == before


def test_coordinates_and_targets_can_be_hidden(table: SceneTable) -> None:
    with_names = table.view.grab().toImage()
    table.scene.show_coordinates = False
    assert table.view.grab().toImage() != with_names
    table.scene.show_targets = False
    table.click("hand:0")
    assert table.rings("open") == set()
