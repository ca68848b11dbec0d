"""Oxixo's table: showing positions, taking and pushing cubes by mouse, keys and assistive technology."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.games.oxixo.rules import Oxixo
from boardroom.games.oxixo.scene.marks import last_push
from boardroom.games.oxixo.scene.pieces.cubes import home
from boardroom.games.oxixo.scene.table_top import identities
from boardroom.games.oxixo.tables import INDEX, NAMES
from boardroom.ui.paint.sharpness import Sharpness
from boardroom.ui.style.theme import DARK
from boardroom.ui.table.pick_scene import SHAKE
from tests.games.oxixo.scene_table import SceneTable, move

KEY = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot)


def middle_game(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot, position="..x.o/x...o/..o../...../x.o.. x")


# ---------------------------------------------------------------- positions


def test_every_cube_stands_on_its_cell_with_its_mark(qtbot: QtBot) -> None:
    table = middle_game(qtbot)
    top, state = table.scene.top, table.match.state
    for cell, ident in enumerate(top.at):
        cube = top.cubes[ident]
        assert cube.pose == home(cell)
        assert cube.mark == ("cross" if state.crosses >> cell & 1 else "circle" if state.circles >> cell & 1 else "")


def test_a_cube_keeps_its_identity_when_it_is_pushed(table: SceneTable) -> None:
    table.play("a3e3")
    table.present()
    row = [table.scene.top.at[INDEX[f"{file}3"]] for file in "abcde"]
    was = [INDEX[f"{file}3"] for file in "abcde"]
    assert row == [was[1], was[2], was[3], was[4], was[0]]
    assert sorted(table.scene.top.at) == list(range(25))


def test_identities_follow_every_push_and_come_back_with_undo(table: SceneTable) -> None:
    game = Oxixo()
    start = identities(())
    for number in range(12):
        table.match.play(list(game.moves(table.match.state))[number * 3 % 20])
    at = identities(table.match.view(0).log)
    assert sorted(at) == sorted(start)
    state = table.match.state
    for earlier in range(12, -1, -1):
        assert sorted(identities(table.match.view(0, earlier).log)) == start
    assert at != start
    assert state.plies == 12


def test_the_last_move_is_marked_where_the_cube_went_in(table: SceneTable) -> None:
    top, marks = table.scene.top, table.scene.marks
    assert not marks.brackets.isVisible()
    table.play("c1c5")
    table.present()
    assert last_push(table.match.view(0).log) == move("c1c5")
    assert marks.brackets.isVisible()
    assert marks.brackets.boundingRect().contains(top.layout.centre(INDEX["c5"]))
    assert marks.triangle.isVisible()
    assert marks.triangle.boundingRect().bottom() < top.layout.face(INDEX["c5"]).top()


def test_home_is_what_must_be_seen(table: SceneTable, qtbot: QtBot) -> None:
    board = table.scene.top.layout.board
    assert table.scene.home().contains(board)
    assert table.scene.home().height() == 748
    assert SceneTable(qtbot, seats=4).scene.home().width() == 960


# ---------------------------------------------------------------- by mouse


def test_two_clicks_choose_a_move(table: SceneTable) -> None:
    table.click("a3")
    assert table.heard("chosen") == []
    table.click("entry:e3")
    assert table.heard("chosen") == [move("a3e3")]


def test_a_lifted_cube_has_an_arrow_for_every_way_in(table: SceneTable) -> None:
    for cube, ends in (("a3", "a5 e3 a1"), ("a1", "a5 e1"), ("c5", "a5 e5 c1"), ("e5", "a5 e1")):
        table.click(cube)
        keys = [cell.key for cell in table.scene.cells() if cell.key.startswith("entry:")]
        assert keys == [f"entry:{end}" for end in ends.split()]
        assert len(table.scene.marks.arrows) == len(keys)
        table.scene.cancel()


def test_a_hint_knows_where_its_arrow_will_be_before_the_cube_is_lifted(qtbot: QtBot) -> None:
    scene = SceneTable(qtbot, seats=4).scene
    scene.suggest(move("c1a1+"))
    _, entry, dot = scene.picking.way(move("c1a1+"))
    where = scene.place(entry)
    assert not scene.place(dot).isValid()
    scene.press("c1")
    assert scene.place(entry) == where
    scene.press(str(entry))
    assert scene.place(dot).isValid()


def test_the_end_of_the_line_means_the_same_as_its_arrow(table: SceneTable) -> None:
    table.click("a3")
    table.click("e3")
    assert table.heard("chosen") == [move("a3e3")]


def test_clicking_the_lifted_cube_lets_it_go(table: SceneTable) -> None:
    table.click("a3")
    table.click(table.held_at())
    assert table.scene.picking.stage == "take"
    assert not table.scene.marks.arrows
    assert not table.scene.cancel()


def test_clicking_beside_the_board_lets_go(table: SceneTable) -> None:
    table.click("a3")
    table.click(QPoint(940, 20))
    assert table.scene.picking.stage == "take"


def test_another_cube_can_be_taken_at_once(table: SceneTable) -> None:
    table.click("a3")
    table.click("c1")
    assert table.scene.picking.origin == INDEX["c1"]
    assert table.heard("refused") == []


def test_a_cube_can_be_dragged_to_an_arrow(table: SceneTable) -> None:
    table.click("a3")
    arrow = table.at("entry:e3")
    table.scene.cancel()
    table.drag(table.at("a3"), arrow)
    assert table.heard("chosen") == [move("a3e3")]


def test_a_cube_can_be_dragged_to_the_end_of_the_line(table: SceneTable) -> None:
    table.drag(table.at("a3"), table.at("a5"))
    assert table.heard("chosen") == [move("a3a5")]


def test_a_dragged_cube_follows_the_mouse_and_previews(table: SceneTable) -> None:
    table.drag(table.at("a3"), table.at("c3"), drop=False)
    cube = table.scene.top.cubes[INDEX["a3"]]
    assert cube.pose.file == pytest.approx(2.0, abs=0.05)
    assert table.heard("considered")[-1] is None
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ClosedHandCursor
    table.move_mouse("e3", Qt.MouseButton.LeftButton)
    assert table.heard("considered")[-1] == move("a3e3")
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(940, 20))
    assert cube.pose == home(INDEX["a3"])
    assert table.heard("chosen") == []


def test_dropped_elsewhere_a_cube_goes_back(table: SceneTable) -> None:
    table.drag(table.at("a3"), table.at("c3"))
    assert table.scene.picking.stage == "take"
    assert table.heard("chosen") == []
    assert table.heard("refused") == []


def test_hovering_a_way_in_previews_the_push(table: SceneTable) -> None:
    table.click("a3")
    table.hover("entry:e3")
    assert table.heard("considered")[-1] == move("a3e3")
    top = table.scene.top
    assert table.scene.marks.ghost.isVisible()
    assert table.scene.marks.ghost.mark == "cross"
    assert table.scene.marks.frame.isVisible()
    for file, cell in enumerate(INDEX[f"{letter}3"] for letter in "bcde"):
        assert top.cubes[cell].pose[:2] == (file, 2)
    table.hover(QPoint(940, 20))
    assert table.heard("considered")[-1] is None
    assert not table.scene.marks.ghost.isVisible()
    assert top.cubes[INDEX["b3"]].pose == home(INDEX["b3"])


def test_hover_without_a_mouse(table: SceneTable) -> None:
    table.scene.press("a3")
    table.scene.hover(table.scene.top.layout.centre(INDEX["e3"]))
    assert table.heard("considered")[-1] == move("a3e3")
    table.scene.hover(None)
    assert table.heard("considered")[-1] is None


def test_hovering_a_cube_lifts_it_a_little(table: SceneTable) -> None:
    table.hover("a3")
    cube = table.scene.top.cubes[INDEX["a3"]]
    assert cube.pose.height > 0
    assert cube.edge == "hot"
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    table.hover("c3")
    assert cube.pose.height == 0
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_everything_that_can_be_taken_has_an_edge_unless_it_is_turned_off(qtbot: QtBot) -> None:
    table = middle_game(qtbot)
    state, top = table.match.state, table.scene.top
    marked = {cell for cell in range(25) if top.cubes[top.at[cell]].edge == "act"}
    assert marked == {cell for cell in range(25) if state.takeable(0) >> cell & 1}
    table.scene.show_targets = False
    assert not any(cube.edge for cube in top.cubes)
    table.scene.show_targets = True
    table.present(acting=False)
    assert not any(cube.edge for cube in top.cubes)


def test_coordinates_can_be_switched_off(table: SceneTable) -> None:
    table.scene.show_coordinates = False
    assert table.scene.top.board.coordinates is False
    assert table.scene.show_coordinates is False


# ---------------------------------------------------------------- what isn't allowed


def test_an_inner_cube_is_refused_with_a_move_that_says_so(table: SceneTable) -> None:
    table.click("c3")
    (tried,) = table.heard("refused")
    reason = Oxixo().why_not(table.match.state, tried)
    assert reason is not None
    assert reason.rule == "cube-periphery"
    assert reason.about == ("c3",)
    assert table.scene.top.cubes[INDEX["c3"]].edge == "wrong"


@pytest.mark.parametrize("cell", NAMES)
def test_every_cube_can_be_taken_or_is_refused_by_its_own_rule(qtbot: QtBot, cell: str) -> None:
    table = middle_game(qtbot)
    table.scene.press(cell)
    if table.match.state.takeable(0) >> INDEX[cell] & 1:
        assert table.scene.picking.origin == INDEX[cell]
        return
    (tried,) = table.heard("refused")
    reason = Oxixo().why_not(table.match.state, tried)
    assert reason is not None
    assert reason.rule in ("cube-periphery", "cube-opponent")
    assert reason.about == (cell,)


def test_a_cube_that_is_no_way_in_is_refused_and_the_lifted_one_stays(qtbot: QtBot) -> None:
    table = middle_game(qtbot)
    table.click("a3")
    table.click("c3")
    assert table.heard("refused") == [move("a3c3")]
    assert table.scene.picking.origin == INDEX["a3"]


def test_the_mark_of_a_refusal_goes_with_the_next_try(table: SceneTable) -> None:
    table.click("c3")
    table.click("a3")
    assert not any(cube.edge == "wrong" for cube in table.scene.top.cubes)


def test_a_refused_cube_shakes_and_stands_still_again(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=1)
    table.click("c3")
    cube = table.scene.top.cubes[INDEX["c3"]]
    qtbot.waitUntil(lambda: cube.nudge != 0, timeout=2000)
    qtbot.wait(SHAKE)
    qtbot.waitUntil(lambda: cube.nudge == pytest.approx(0, abs=0.001), timeout=2000)


def test_nothing_can_be_chosen_while_others_move(table: SceneTable) -> None:
    table.present(acting=False)
    table.click("a3")
    table.key(KEY.Key_Return)
    table.scene.press("a3")
    assert table.heard("chosen") == []
    assert table.heard("refused") == []
    assert table.scene.picking.stage == "idle"
    assert not any(cell.enabled for cell in table.scene.cells())


# ---------------------------------------------------------------- by keys


def test_a_whole_move_by_keys(table: SceneTable) -> None:
    table.key(KEY.Key_Right)  # the focus appears on c1
    assert focused(table) == "c1"
    table.key(KEY.Key_Left, KEY.Key_Left, KEY.Key_Up, KEY.Key_Up)
    assert focused(table) == "a3"
    table.key(KEY.Key_Return)
    assert table.scene.picking.origin == INDEX["a3"]
    assert str(focused(table)).startswith("entry:")
    table.key(KEY.Key_Right)
    assert focused(table) == "entry:e3"
    assert table.heard("considered")[-1] == move("a3e3")
    table.key(KEY.Key_Space)
    assert table.heard("chosen") == [move("a3e3")]


def focused(table: SceneTable) -> str | None:
    found = [cell.key for cell in table.scene.cells() if cell.focused]
    assert len(found) <= 1
    return found[0] if found else None


def test_the_focus_is_a_ring_around_the_cube(table: SceneTable) -> None:
    assert not table.scene.focus_ring.isVisible()
    table.key(KEY.Key_Up)
    ring, top = table.scene.focus_ring, table.scene.top
    assert ring.isVisible()
    assert ring.boundingRect().contains(top.layout.face(INDEX["c1"]))
    table.hover("e5")
    assert not ring.isVisible()


def test_the_focus_stays_on_the_board(table: SceneTable) -> None:
    table.key(*[KEY.Key_Down] * 3, *[KEY.Key_Left] * 7)
    assert focused(table) == "a1"
    table.key(*[KEY.Key_Up] * 7, *[KEY.Key_Right] * 7)
    assert focused(table) == "e5"


def test_arrows_and_tab_step_among_the_ways_in(table: SceneTable) -> None:
    table.scene.press("a3")
    seen = []
    for _ in range(4):
        table.key(KEY.Key_Tab)
        seen.append(focused(table))
    assert seen == ["entry:a5", "entry:e3", "entry:a1", "entry:a5"]
    table.key(KEY.Key_Backtab)
    assert focused(table) == "entry:a1"
    table.key(KEY.Key_Up)
    assert focused(table) == "entry:a5"
    table.key(KEY.Key_Left)  # no way in there: the one before
    assert focused(table) == "entry:a1"


def test_escape_lets_go(table: SceneTable) -> None:
    table.key(KEY.Key_Left, KEY.Key_Return)
    assert table.scene.picking.origin == INDEX["c1"]
    table.key(KEY.Key_Escape)
    assert table.scene.picking.stage == "take"
    assert focused(table) == "c1"


def test_a_cube_that_may_not_be_taken_is_refused_by_keys_too(table: SceneTable) -> None:
    table.key(KEY.Key_Up, KEY.Key_Up, KEY.Key_Return)
    (tried,) = table.heard("refused")
    assert NAMES[tried.origin] == "c2"


# ---------------------------------------------------------------- for assistive technology


def test_cells_are_listed_in_reading_order_with_names(qtbot: QtBot) -> None:
    table = middle_game(qtbot)
    keys = [cell.key for cell in table.scene.cells()]
    assert keys == [f"{file}{rank}" for rank in "54321" for file in "abcde"]
    names = table.names()
    assert names["a3"] == "a3, neutral, can be taken"
    assert names["a1"] == "a1, cross, can be taken"
    assert names["c3"] == "c3, circle, inside: can’t be taken"
    assert names["e5"] == "e5, circle, your opponent’s: can’t be taken"
    enabled = {cell.key for cell in table.scene.cells() if cell.enabled}
    assert "a3" in enabled
    assert "c3" not in enabled


def test_ways_in_are_listed_while_a_cube_is_lifted(table: SceneTable) -> None:
    table.scene.press("a3")
    names = table.names()
    assert names["a3"] == "a3, neutral, lifted"
    assert names["entry:e3"] == "e3, way in from the right, pushes row 3 to the left"
    assert names["entry:a5"] == "a5, way in from above, pushes column a down"
    assert names["entry:a1"] == "a1, way in from below, pushes column a up"
    table.scene.cancel()
    table.scene.press("e3")
    assert table.names()["entry:a3"] == "a3, way in from the left, pushes row 3 to the right"


def test_pressing_does_what_a_click_does(table: SceneTable) -> None:
    table.scene.press("a3")
    table.scene.press("a3")
    assert table.scene.picking.stage == "take"
    table.scene.press("entry:e3")  # there is none now
    assert table.heard("refused") == []
    table.scene.press("a3")
    table.scene.press("entry:e3")
    assert table.heard("chosen") == [move("a3e3")]


def test_cells_lie_where_they_are_drawn(table: SceneTable) -> None:
    for cell in table.scene.cells():
        assert table.scene.home().contains(cell.rect)
        target = table.scene.target_at(cell.rect.center())
        assert target is not None
        assert NAMES[target.cell] == cell.key


def test_every_change_is_told(table: SceneTable) -> None:
    table.said.clear()
    table.scene.press("a3")
    assert table.heard("cells")
    table.said.clear()
    table.key(KEY.Key_Right)
    assert table.heard("cells")


# ---------------------------------------------------------------- what it says


def test_prompts_say_what_to_do(table: SceneTable) -> None:
    assert table.heard("prompted")[-1][0] == "Take a cube from the edge."
    table.scene.press("a3")
    assert table.heard("prompted")[-1][0] == "Choose one of the three ways to push the cube in."
    table.scene.cancel()
    table.scene.press("a1")
    assert table.heard("prompted")[-1][0] == "Choose one of the two ways to push the cube in."
    table.present(acting=False)
    assert table.heard("prompted")[-1] == ("", "")


@pytest.mark.parametrize(
    ("position", "text", "said"),
    [
        ("...../...../.xxx./...../o.o.o x", "a3e3", "At e3, row 3 slides left and gives you four"),
        ("...../o..../.xxxx/o.o../o.... x", "a3e3", "gives you five in row 3: you win."),
        ("...../....x/xxxx./...../oooo. o", "e1e5", "completes a line of five crosses: you would lose."),
        ("...../...../...../...../x.x.. x", "b1b5", "At b5, column b slides down."),
        ("...../...../...../...../xxx.. x", "c1c5", "your best line is down to two."),
        ("...../...../...../...../..... x", "b1b5", "At b5, column b slides down."),
    ],
)
def test_previews_say_what_would_come_of_it(qtbot: QtBot, position: str, text: str, said: str) -> None:
    table = SceneTable(qtbot, position=position)
    table.scene.press(text[:2])
    table.hover(f"entry:{text[2:]}")
    assert said in table.heard("prompted")[-1][1]


def test_a_push_that_would_lose_is_framed_in_the_colour_of_danger(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position="...../....x/xxxx./...../oooo. o")
    table.scene.press("e1")
    table.hover("entry:e5")
    top = table.scene.top
    assert sum(cube.ring == "danger" for cube in top.cubes) == 5


def test_considered_and_prompted_are_not_repeated(table: SceneTable) -> None:
    table.scene.press("a3")
    table.hover("entry:e3")
    before = (table.heard("considered"), table.heard("prompted"))
    table.hover(table.at("entry:e3") + QPoint(2, 2))
    assert (table.heard("considered"), table.heard("prompted")) == before


# ---------------------------------------------------------------- hints, theme, language


def test_a_hint_is_drawn_and_cleared(table: SceneTable) -> None:
    hint = table.scene.top.hint
    for text in ("a3e3", "c1c5", "a1a5", "e5a5", "c5a5", "e2e1"):
        table.scene.suggest(move(text))
        assert hint.isVisible()
        box = hint.boundingRect()
        assert box.contains(table.scene.top.layout.centre(INDEX[text[:2]]))
        assert table.scene.top.layout.board.adjusted(-40, -40, 40, 60).contains(box)
    table.scene.suggest(None)
    assert not hint.isVisible()


def test_a_move_that_was_made_is_drawn_beside_a_hint(table: SceneTable) -> None:
    recalled = table.scene.top.recalled
    table.scene.suggest(move("a3e3"))
    table.scene.recall(move("c1c5"))
    assert recalled.isVisible()
    assert recalled.boundingRect().contains(table.scene.top.layout.centre(INDEX["c1"]))
    table.scene.recall(None)
    assert not recalled.isVisible()
    assert table.scene.top.hint.isVisible()


def test_restyle_changes_every_thing_at_once(table: SceneTable) -> None:
    before = table.view.grab().toImage()
    table.scene.press("a3")
    table.scene.suggest(move("a3e3"))
    table.scene.restyle(DARK)
    assert table.scene.picking.stage == "push"
    assert table.scene.top.lamp.isVisible()
    assert all(cube.theme is DARK for cube in table.scene.top.cubes)
    after = table.view.grab().toImage()
    assert after.pixelColor(5, 5).lightness() < 60 < before.pixelColor(5, 5).lightness()


def test_retranslate_says_everything_again(table: SceneTable) -> None:
    table.scene.press("a3")
    table.said.clear()
    table.scene.retranslate()
    assert len(table.heard("prompted")) == 1
    assert table.heard("cells")


def test_the_position_is_painted(qtbot: QtBot) -> None:
    table = middle_game(qtbot)
    image = table.view.grab().toImage()
    ratio = image.devicePixelRatio()

    def color(cell: str) -> int:
        at = table.at(cell)
        return image.pixelColor(round(at.x() * ratio), round(at.y() * ratio)).lightness()

    assert color("c5") > 180  # the middle of a cross is maple
    assert color("b2") < 140  # of a neutral cube walnut
    assert color("c3") < 140  # and so is the hole of a circle


def sharpness_of(table: SceneTable) -> Sharpness:
    keeper = table.view.viewport().findChild(Sharpness)
    assert keeper is not None
    return keeper


def test_pictures_are_made_anew_once_the_window_rests(table: SceneTable, qtbot: QtBot) -> None:
    table.view.grab()
    sharpness = sharpness_of(table)
    before = sharpness._scale
    table.view.resize(1200, 900)
    table.view.grab()
    assert sharpness._scale == before
    qtbot.waitUntil(lambda: sharpness._scale > before * 1.1, timeout=2000)
    table.scene.press("a3")  # a cube held nearer to the eye is no other size
    table.view.grab()
    assert not sharpness._rest.isActive()


@pytest.mark.parametrize("scale", [0.37, 0.5, 0.786, 1.0, 1.25, 1.337, 2.0])
def test_a_lifted_cube_never_asks_for_new_pictures(table: SceneTable, scale: float) -> None:
    table.scene.press("a3")
    table.view.resize(round(960 * scale), round(748 * scale))
    table.view.grab()
    sharpness = sharpness_of(table)
    sharpness._rest.stop()
    sharpness._scale = 0.0  # as if it were the first picture
    table.view.grab()
    table.view.grab()
    assert not sharpness._rest.isActive()


class Capitals(QTranslator):
    """A language of its own: English in capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return text.upper().replace("{ENTRY}", "{entry}").replace("{LINE}", "{line}") if context == "Oxixo" else ""


def test_another_language_is_spoken_at_once(table: SceneTable, qapp: QApplication) -> None:
    table.scene.press("a3")
    translator = Capitals()
    qapp.installTranslator(translator)
    try:
        qapp.processEvents()
        assert table.heard("prompted")[-1][0] == "CHOOSE ONE OF THE THREE WAYS TO PUSH THE CUBE IN."
        assert table.names()["entry:e3"] == "e3, WAY IN FROM THE RIGHT, PUSHES ROW 3 TO THE LEFT"
        assert table.names()["c3"].endswith("INSIDE: CAN’T BE TAKEN")
    finally:
        qapp.removeTranslator(translator)
    qapp.processEvents()
    assert table.heard("prompted")[-1][0] == "Choose one of the three ways to push the cube in."


def test_a_scene_without_a_view_has_no_cells(qtbot: QtBot) -> None:
    from boardroom.games.oxixo.scene.scene import OxixoScene

    scene = OxixoScene()
    assert scene.cells() == []
    assert not scene.cancel()
    scene.restyle(DARK)
    scene.retranslate()
    scene.suggest(None)
    scene.skip()
