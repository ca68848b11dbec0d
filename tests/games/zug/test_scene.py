"""Zug's table: showing positions, and laying tiles by mouse, touch, wheel, keys and assistive technology."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from boardroom.core.game import NOBODY
from boardroom.core.match import View
from boardroom.games.zug.network import Laid
from boardroom.games.zug.rules import Pass, Place, ZugOptions
from boardroom.games.zug.scene.face import FACE
from boardroom.games.zug.scene.picking import FACE_DOWN, hand_of
from boardroom.games.zug.scene.survey import gains, misfits
from boardroom.games.zug.tables import TILES
from boardroom.ui.style.theme import DARK, LIGHT
from tests.games.zug.board import GAME
from tests.games.zug.scene_table import RUN, SceneTable

KEY = Qt.Key
RIGHT = Qt.MouseButton.RightButton
# All thirteen wagons of the first player on one long line.
NO_WAGONS = "╶1╋─" + "═1" * 13


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot)


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_hand_is_ones_own_and_a_drawn_tile_is_last(qtbot: QtBot, seats: int) -> None:
    table = SceneTable(qtbot, seats=seats, fresh=True)
    while table.match.turn < 0:
        table.play("")
    table.present()
    hand, drawn = hand_of(table.match.view(0))
    foot = table.scene.top.hand
    last = table.match.view(0).log[-1].move
    assert drawn
    assert hand[-1] == last.tile  # type: ignore[union-attr]
    assert sorted(hand) == sorted(map(str, table.match.state.hands[0]))
    assert foot.hand == hand
    assert foot.drawn == 5
    assert foot.pile == 90 - 1 - 5 * seats - 1
    assert foot.stocks == (13, 8)
    assert "just drawn" in table.names()["hand:5"]


def test_others_and_bystanders_see_no_hand(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, viewer=NOBODY)
    assert table.scene.top.hand.hand == [FACE_DOWN] * 6
    assert not any(key.startswith("hand") for key in table.names())
    assert "pile" not in table.enabled()
    table.click("pile", QPoint(300, 660), (4, 0))
    assert not table.scene.top.unseen.isVisible()
    assert table.written("chosen") == table.written("refused") == []
    assert table.stage == "idle"


def test_the_pile_tells_what_one_has_not_seen_and_no_more(table: SceneTable) -> None:
    unseen = table.scene.top.unseen
    assert not unseen.isVisible()
    table.click("pile")
    assert unseen.isVisible()
    state = table.match.state
    mine = [laid.name for laid in state.layout] + [str(name) for name in state.hands[0]]
    assert unseen.left == {name: tile.number - mine.count(name) for name, tile in TILES.items()}
    assert sum(unseen.left.values()) == state.pile + len(state.hands[1])
    assert f"Terminal {6 - mine.count('terminal')}" in table.names()["pile"]
    table.key(KEY.Key_Escape)
    assert not unseen.isVisible()
    table.key(KEY.Key_U)
    assert unseen.isVisible()
    table.present(acting=False)
    assert unseen.isVisible()
    table.click(table.view.mapFromScene(unseen.box.center()))
    assert not unseen.isVisible()


def test_enabled_track_is_lit_and_the_last_move_marked(table: SceneTable) -> None:
    board = table.scene.top.board
    assert not any(board.show_.lit.values())
    assert not table.lights.last
    table.play("place terminal@4,0/90")
    table.present(acting=False)
    assert all(board.show_.lit[x, 0] for x in range(-1, 5))
    assert table.lights.last == ((4, 0),)


def test_every_tile_and_every_lit_square_has_a_name(table: SceneTable) -> None:
    assert set(map(str, table.names())) >= {"-1,0", "0,0", "hand:0", "pile", "stock", "nearer", "further", "all"}
    assert table.names()["1,0"] == "1,0, Factory, east to west, Your wagon, Not on a run yet: both ends need a station"
    table.click(table.tile("terminal"))
    names = table.names()
    assert names["4,0"] == "4,0, fits if turned"
    assert names[table.tile("terminal")] == "Terminal, chosen, turned by 0°"
    assert {"4,0", "1,1"} <= table.enabled()
    assert "1,0" not in table.enabled()


# ---------------------------------------------------------------- by mouse


def test_looking_at_a_tile_of_the_hand_shows_where_it_fits(table: SceneTable) -> None:
    table.hover(table.tile("straight"))
    fits = {
        move.laid.square
        for move in table.match.view(0).moves
        if isinstance(move, Place) and move.laid.name == "straight"
    }
    assert set(table.lights.legal) == fits
    assert set(table.lights.legal.values()) == {"plain"}
    assert table.stage == "tile"


def test_a_tile_lights_every_square_where_it_fits_and_says_how(table: SceneTable) -> None:
    table.click(table.tile("terminal"))
    assert table.stage == "square"
    turns: dict[tuple[int, int], set[int]] = {}
    for move in table.match.view(0).moves:
        if isinstance(move, Place) and move.laid.name == "terminal":
            turns.setdefault(move.laid.square, set()).add(move.laid.turn)
    assert table.lights.legal == {at: "fits" if 0 in ways else "turn" for at, ways in turns.items()}
    assert table.scene.top.hand.hand[table.scene.top.hand.held] == "terminal"


def test_the_ghost_turns_so_that_it_fits_and_tells_what_it_would_do(table: SceneTable) -> None:
    table.click(table.tile("terminal"))
    table.hover((4, 0))
    ghost = table.lights.ghost
    assert ghost is not None
    assert ghost.laid == Laid(4, 0, "terminal", 1)
    assert (ghost.good, ghost.seat) == (True, 0)
    assert set(table.lights.coming) == {(x, 0) for x in range(-1, 5)}
    assert table.note().startswith(
        "Terminal at 4,0; Enables a run: 2 wagons, 1 yours; Your locomotive at 3,0 will score 3"
    )
    assert "left after that" in table.note()
    assert GAME.write(table.heard("considered")[-1]) == "place terminal@4,0/90"
    assert "Terminal at 4,0 Enables 2 wagons, 1 of them yours. Your locomotive" in table.prompt()
    table.click((4, 0), (4, 0))
    assert table.written("chosen") == ["place terminal@4,0/90"]


@pytest.mark.parametrize("how", ["wheel", "r", "right click", "q"])
def test_a_turning_that_does_not_fit_shows_why(table: SceneTable, how: str) -> None:
    table.click(table.tile("terminal"))
    table.hover((4, 0))
    if how == "wheel":
        table.wheel((4, 0), -1)
    elif how == "r":
        table.key(KEY.Key_R)
    elif how == "right click":
        table.click((4, 0), button=RIGHT)
    else:
        table.key(KEY.Key_Q, KEY.Key_Q, KEY.Key_Q)
    ghost = table.lights.ghost
    assert ghost is not None
    assert ghost.laid.turn == 2
    assert not ghost.good
    assert ghost.wrong == (3,)
    assert table.lights.coming == {}
    assert "On the left: it would block the track of 3,0" in table.note()
    assert table.prompt().startswith("It doesn’t fit this way round On the left")
    assert table.heard("considered")[-1] is None
    table.click((4, 0))
    assert table.written("refused") == []  # it may lie there so for a look
    table.click((4, 0))
    assert table.written("chosen") == []
    assert table.written("refused") == ["place terminal@4,0/180"]


def test_the_arrows_beside_a_tile_turn_it_by_mouse_and_by_finger(table: SceneTable) -> None:
    table.click(table.tile("terminal"), (4, 0))
    table.click("right")
    assert table.lights.ghost is not None
    assert table.lights.ghost.laid == Laid(4, 0, "terminal", 2)
    table.tap("left")
    assert table.lights.ghost is not None
    assert table.lights.ghost.laid == Laid(4, 0, "terminal", 1)
    assert table.written("chosen") == []


def test_keys_may_help_a_hand_on_the_mouse(table: SceneTable) -> None:
    table.click(table.tile("terminal"))
    table.hover((4, 0))
    table.key(KEY.Key_R, KEY.Key_Plus)
    assert table.focus == ""
    assert table.scene.views()[0].viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_track_must_not_run_into_a_side_without(table: SceneTable) -> None:
    state = table.match.state
    assert misfits(state.network, Laid(1, 1, "terminal", 0)) == (2,)
    table.click(table.tile("straight"))
    table.hover((1, 1))
    table.key(KEY.Key_R)
    assert table.lights.ghost is not None
    assert not table.lights.ghost.good
    assert "Below: 1,0 has no track to join" in table.note()


def test_where_that_was_agreed_it_may_and_says_that_it_leads_nowhere(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, options=ZugOptions(blank_sides="open"))
    table.click(table.tile("straight"))
    table.hover((1, 1))
    said = "Below: its track ends at 1,0 and leads nowhere."
    if said not in table.note():
        table.key(KEY.Key_R)
    assert table.lights.ghost is not None
    assert table.lights.ghost.good
    assert said in table.note()
    assert table.prompt().endswith(f"It enables nothing yet. {said}")
    table.play("place straight@1,1/0")
    assert said in FACE.tell(table.match.step(0, 0), table.match.players)
    described = " ".join(FACE.describe(table.match.view(0), table.match.players, None))
    assert f"1,1, north to south, {said}" in described


def test_where_that_was_agreed_a_wagon_passes_a_station(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, "■ ╶1╋─═1╌2═2╴1■ ", phase="sale", options=ZugOptions(passing="yes"))
    table.hover((1, 0))
    assert {trail.route.legs[-1][0] for trail in table.lights.trails} == {(-1, 0), (4, 0)}
    table.click((1, 0), (4, 0), (5, 0))
    assert table.written("chosen") == ["sell 1,0 > 4,0 > 5,0"]


def test_a_finger_first_shows_and_then_lays(table: SceneTable) -> None:
    table.tap(table.tile("city"))
    table.tap((0, 1))
    assert table.written("chosen") == []
    assert table.written("refused") == ["place city@0,1/0"]
    table.tap((1, 1))
    assert table.written("chosen") == []
    assert table.lights.ghost is not None
    table.tap((1, 1))
    assert table.written("chosen") == ["place city@1,1/0"]


def test_a_tile_can_be_dragged_to_its_square(table: SceneTable) -> None:
    table.drag(table.tile("terminal"), (4, 0), drop=False)
    assert table.lights.ghost is not None
    assert table.scene.views()[0].viewport().cursor().shape() == Qt.CursorShape.ClosedHandCursor
    table.drag(table.tile("terminal"), (4, 0))
    table.click((4, 0))
    assert table.written("chosen") == ["place terminal@4,0/90"]


def test_a_tile_that_is_dropped_elsewhere_goes_back_into_the_hand(table: SceneTable) -> None:
    table.drag(table.tile("terminal"), (4, 0), (0, 3))
    assert table.written("chosen") == table.written("refused") == []
    assert table.stage == "tile"
    assert table.lights.ghost is None


def test_a_press_on_a_taken_or_a_lonely_square_is_refused(table: SceneTable) -> None:
    table.click(table.tile("terminal"), (1, 0), (0, 3))
    assert table.written("refused") == ["place terminal@1,0/0", "place terminal@0,3/0"]


def test_letting_go_step_by_step(table: SceneTable) -> None:
    table.click(table.tile("terminal"))
    table.hover((4, 0))
    assert table.scene.cancel()
    assert table.stage == "tile"
    assert table.lights.ghost is None
    assert not table.scene.cancel()
    table.click(table.tile("terminal"), table.tile("terminal"))
    assert table.stage == "tile"
    table.click(table.tile("city"))
    table.click((5, 3), button=RIGHT)  # a city can't be turned: the right button lets go
    assert table.stage == "tile"


def test_nothing_is_marked_for_whoever_wants_no_help(table: SceneTable) -> None:
    table.scene.show_targets = False
    table.scene.point_out = False
    table.click(table.tile("terminal"))
    assert table.lights.legal == {}
    table.hover((4, 0))
    assert table.lights.ghost is not None
    assert table.lights.coming == {}
    table.scene.show_targets = True
    assert table.lights.legal
    assert table.scene.show_targets
    assert not table.scene.point_out
    table.scene.show_coordinates = False
    assert not table.scene.show_coordinates


def test_without_a_turn_nothing_can_be_chosen(table: SceneTable) -> None:
    table.present(acting=False)
    table.click(table.tile("terminal"), (4, 0))
    table.key(KEY.Key_1, KEY.Key_Return, KEY.Key_R)
    assert table.written("chosen") == table.written("refused") == []
    table.hover((1, 0))
    assert "Your wagon" in table.note()


# ---------------------------------------------------------------- tokens


def test_with_an_empty_stock_a_token_is_taken_back_on_the_board(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, NO_WAGONS, "factory curve straight city terminal fork")
    table.click(table.tile("factory"))
    table.hover((0, 1))
    assert "none left" in table.note()
    table.click((0, 1), (0, 1))
    assert table.stage == "source"
    assert set(table.lights.glow) == {(x, 0) for x in range(1, 14)}
    assert {"bare", "5,0"} <= table.enabled()
    assert table.prompt().startswith("You have no wagons left")
    table.hover((5, 0))
    assert table.prompt().startswith("Take the wagon from 5,0")
    assert GAME.write(table.heard("considered")[-1]) == "place factory@0,1/0 from 5,0"
    table.click((0, 0))
    assert table.written("refused") == ["place factory@0,1/0 from 0,0"]
    table.click((5, 0))
    assert table.written("chosen") == ["place factory@0,1/0 from 5,0"]


@pytest.mark.parametrize("how", ["button", "key", "name"])
def test_or_the_tile_is_left_bare(qtbot: QtBot, how: str) -> None:
    table = SceneTable(qtbot, NO_WAGONS, "factory curve straight city terminal fork")
    table.click(table.tile("factory"), (0, 1), (0, 1))
    if how == "button":
        table.click("bare")
    elif how == "key":
        table.key(KEY.Key_B)
    else:
        table.scene.press("bare")
    assert table.written("chosen") == ["place factory@0,1/0 bare"]


def test_the_tile_can_be_taken_up_again_before_its_token(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, NO_WAGONS, "factory curve straight city terminal fork")
    table.click(table.tile("factory"), (0, 1), (0, 1))
    assert table.scene.cancel()
    assert table.stage == "square"
    assert table.lights.ghost is not None


def test_whoever_has_nothing_that_fits_passes_by_button_or_key(table: SceneTable) -> None:
    view = table.match.view(0)
    stuck = View(view.state, 0, 0, (Pass(),), view.log)
    for how in ("key", "button"):
        table.scene.present(stuck, table.match.players, acting=True)
        assert table.stage == "pass"
        assert table.prompt().startswith("Nothing fits: pass")
        assert table.heard("considered")[-1] == Pass()
        assert table.scene.top.hand.useless == frozenset(range(6))
        assert "fits nowhere" in table.names()["hand:0"]
        if how == "key":
            table.key(KEY.Key_Return)
        else:
            table.click("pass")
    assert table.written("chosen") == ["pass", "pass"]


# ---------------------------------------------------------------- by keys


def test_the_whole_move_by_keys(table: SceneTable) -> None:
    table.take("terminal")
    assert table.stage == "square"
    assert table.focus == "0,1"
    table.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down)
    assert table.focus == "4,0"
    table.key(KEY.Key_Return, KEY.Key_Return)
    assert table.written("chosen") == ["place terminal@4,0/90"]


def test_tab_goes_through_what_can_be_chosen_and_then_on(table: SceneTable) -> None:
    seen = []
    while table.scene.tab(True):
        seen.append(table.focus)
    assert seen == [f"hand:{place}" for place in range(6)]
    table.take("city")
    squares = []
    for _ in table.lights.legal:
        squares.append(tuple(map(int, table.focus.split(","))))
        table.scene.tab(True)
    assert set(squares) == set(table.lights.legal) | {squares[-1]}
    begun = squares.index(min(squares, key=lambda at: (-at[1], at[0])))
    rows = [(-y, x) for x, y in squares[begun:] + squares[:begun]]
    assert rows == sorted(rows)


def test_the_arrows_go_from_the_hand_to_the_table_and_from_tile_to_tile(table: SceneTable) -> None:
    table.key(KEY.Key_Right)
    assert table.focus == "hand:0"
    table.key(KEY.Key_Right, KEY.Key_Right)
    assert table.focus == "hand:2"
    table.key(KEY.Key_Up)
    assert table.focus == "0,0"
    table.key(KEY.Key_Right)
    assert table.focus == "1,0"
    assert "Factory at 1,0; Your wagon; Not on a run yet" in table.note()
    assert table.scene.focus_ring.isVisible()
    table.hover((0, 0))
    assert table.focus == ""
    assert not table.scene.focus_ring.isVisible()


# ---------------------------------------------------------------- what is connected


def test_looking_at_a_tile_tells_what_it_is_connected_with(qtbot: QtBot) -> None:
    picture = """
        ■         ■ ■
        ╶1╋─═1═2━1╴2
    """
    table = SceneTable(qtbot, picture)
    table.hover((1, 0))
    assert table.note().startswith("Factory at 1,0; Your wagon; Runs to the stations −1,0, 4,0")
    assert "3 free city tiles: worth up to 4" in table.note()
    assert len(table.lights.trails) == 2
    table.hover((2, 0))
    assert "Level 3’s wagon" in table.note()
    table.hover((4, 0))
    assert "2 wagons can come here; 2 free city tiles: up to 2 points" in table.note()
    assert set(table.lights.glow) == {(1, 0), (2, 0)}
    table.hover((4, 1))
    assert "City of 2 tiles, 2 free; 2 wagons can come here" in table.note()
    assert table.lights.rings == {(4, 0): "look"}
    table.hover((3, 0))
    assert "Scores between one player’s stations" in table.note()
    table.hover((0, 0))
    assert table.note() == ""


def test_locomotives_say_whether_they_score(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, RUN)
    table.hover((3, 0))
    assert table.note() == "Locomotive at 3,0; Your engineer; Scores 3 at the end; "
    lonely = SceneTable(qtbot, "╋─━2")
    lonely.hover((1, 0))
    assert "Level 3’s engineer; Not on a run yet" in lonely.note()


def test_a_city_without_a_station_says_so(table: SceneTable) -> None:
    table.hover((3, 1))
    assert "No station next to it yet" in table.note()
    table.hover((-1, 0))
    assert "Your engineer; 0 wagons can come here; 1 free city tiles" in table.note()


def test_what_a_tile_would_enable_counts_its_own_wagon(qtbot: QtBot) -> None:
    gap = """
        ╶1╋─. ╴1
          │ ■ ■
    """
    table = SceneTable(qtbot, gap, "factory curve straight city terminal fork")
    made = gains(table.match.state, Laid(1, 0, "factory", 1), 0)
    assert made.wagons == ((1, 0),)
    assert set(made.lit) == {(x, 0) for x in range(-1, 3)}


# ---------------------------------------------------------------- hints and looks


def test_hints_and_what_was_played_are_drawn_on_the_table(table: SceneTable) -> None:
    move = GAME.read("place terminal@4,0/90", table.match.state)
    other = GAME.read("place city@1,1/0", table.match.state)
    table.scene.suggest_line([move, other])
    assert table.lights.hint is not None
    assert table.lights.hint.laid == move.laid  # type: ignore[union-attr]
    assert table.tile("terminal") == f"hand:{table.scene.top.hand.hinted}"
    table.scene.recall(other)
    assert table.lights.recall is not None
    table.scene.suggest(None)
    table.scene.recall(None)
    assert table.lights.hint is table.lights.recall is None


def test_the_rings_of_a_hint_go_with_the_table(table: SceneTable) -> None:
    move = GAME.read("place terminal@4,0/90", table.match.state)
    table.scene.suggest(move)
    square = table.scene.picking.way(move)[-1]
    for y in (0.0, 0.7):
        table.scene.gaze.look_at(4.0, y)
        assert table.scene.rings.boundingRect().top() == pytest.approx(table.scene.place(square).top() - 8)


def test_of_two_equal_tiles_one_is_hinted_at(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, hand="terminal terminal straight city factory fork")
    move = GAME.read("place terminal@4,0/90", table.match.state)
    table.scene.suggest(move)
    assert table.scene.picking.way(move)[0].at == table.scene.top.hand.hinted


def test_a_hint_can_say_where_a_token_comes_from(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, NO_WAGONS, "factory curve straight city terminal fork")
    table.scene.suggest(GAME.read("place factory@0,1/0 from 5,0", table.match.state))
    assert table.lights.rings == {(5, 0): "act"}


def test_theme_and_language_change_at_once_and_leave_the_choice(table: SceneTable) -> None:
    table.click(table.tile("terminal"))
    table.hover((4, 0))
    before = table.view.grab().toImage()
    table.scene.restyle(DARK)
    assert table.stage == "square"
    assert table.lights.ghost is not None
    assert table.view.grab().toImage() != before
    table.scene.restyle(LIGHT)
    table.said.clear()
    table.scene.retranslate()
    assert table.heard("prompted")
    assert table.stage == "square"


def test_what_is_no_cell_does_nothing(table: SceneTable) -> None:
    table.said.clear()
    for key in ("stock", "map", "nothing"):
        table.scene.press(key)
    assert table.heard("chosen") == table.heard("refused") == []
    table.scene.press(table.tile("terminal"))
    table.scene.press("4,0")
    table.scene.press("4,0")
    assert table.written("chosen") == ["place terminal@4,0/90"]
