"""What a swap would do: what is foreseen, how the table shows it, and the warning before one's own figure breaks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from boardroom.core.match import View
from boardroom.games.switcher.foresight import broken_own, foresee
from boardroom.games.switcher.scene import FACE
from boardroom.games.switcher.scene.geometry import HOME, cell_rect, cells_of
from boardroom.games.switcher.state import EndTurn, Move, Swap, SwitcherState
from boardroom.games.switcher.tables import INDEX, NAMES
from tests.games.switcher.board import GAME, table
from tests.games.switcher.scene_table import SceneTable

T = "rrr.../.r..../.r..../....b./....b./....b."  # a red T from a6 down, a blue I3 at e3


def swap(text: str, state: SwitcherState) -> Swap:
    move = GAME.read(text, state)
    assert isinstance(move, Swap)
    return move


def seen(state: SwitcherState, text: str) -> tuple[list[str], list[str]]:
    """Return the cards that a swap makes and breaks."""
    foreseen = foresee(state, swap(text, state))
    return [figure.card for figure in foreseen.makes], [figure.card for figure in foreseen.breaks]


def test_a_swap_breaks_what_stands_on_a_card() -> None:
    state = table(T, "T X W", "X W V", hands=("line1",))
    assert seen(state, "line1 b4 c4") == ([], ["T"])
    assert broken_own(state, swap("line1 b4 c4", state)) == "T"


def test_what_is_on_no_card_is_no_ones_business() -> None:
    state = table(T, "X W V", "X W V", hands=("line1",))
    assert seen(state, "line1 b4 c4") == ([], [])


def test_a_swap_makes_what_it_leaves_whole() -> None:
    """The foot of the T goes away: what is left is a T4."""
    state = table(T, "T4 X W", "T W V", hands=("line2",))
    makes, breaks = seen(state, "line2 b4 d4")
    assert (makes, breaks) == (["T4"], ["T"])


def test_the_forbidden_colour_makes_nothing_but_can_be_broken() -> None:
    state = table(T, "T4 X W", "T W V", hands=("line2",), forbidden="r")
    assert seen(state, "line2 b4 d4") == ([], ["T"])
    assert broken_own(state, swap("line2 b4 d4", state)) == "", "it couldn't be formed now anyway"


def test_ones_own_card_comes_first_and_a_figure_is_named_once() -> None:
    state = table(T, "T X W", "T W V", hands=("line1",))
    (broken,) = foresee(state, swap("line1 b4 c4", state)).breaks
    assert broken.seat == 0


@pytest.mark.parametrize("seed", range(3))
def test_it_agrees_with_the_rules(seed: int) -> None:
    """What a swap is said to make of one's own cards can be formed after it, and what it breaks no longer."""
    state = table(T, "T I4 X", "T W V", hands=("line1 line2 diag1",))
    for move in GAME.moves(state)[seed::7]:
        if isinstance(move, Swap):
            foreseen, after = foresee(state, move), GAME.apply(state, move)
            now, then = (
                {cells for name, cells, _ in at.figures() if any(name in up for up in at.up)} for at in (state, after)
            )
            assert {figure.cells for figure in foreseen.makes} == then - now
            assert {figure.cells for figure in foreseen.breaks} == now - then


# ---------------------------------------------------------------- the warning


def asked(state: SwitcherState, move: Move) -> str:
    return FACE.warning(View(state, state.seat, state.seat, tuple(GAME.moves(state)), ()), move)


def test_it_warns_before_ones_own_figure_breaks() -> None:
    state = table(T, "T X W", "X W V", hands=("line1",))
    breaking = swap("line1 b4 c4", state)
    assert asked(state, breaking) == "This swap breaks your T, which you could form now."
    assert FACE.warning_answers(breaking) == ("Swap anyway", "Keep the figure")
    assert asked(state, swap("line1 e1 f1", state)) == ""
    theirs = table(T, "X W V", "T X W", hands=("line1",))
    assert asked(theirs, breaking) == "", "breaking another's is a plan"


def test_the_end_of_a_turn_has_answers_of_its_own() -> None:
    state = table(T, "T X W", "X W V", hands=("line1",))
    assert asked(state, EndTurn()) == "Your T is on the board: you can still form it this turn."
    assert FACE.warning_answers(EndTurn()) == ("End my turn", "Not yet")


# ---------------------------------------------------------------- on the table


@pytest.fixture
def scene(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot, up=("T4 X W", "T W V"))


def said(scene: SceneTable) -> list[str]:
    preview = scene.scene.top.preview
    return [part.words for part in preview.parts] if preview.isVisible() else []


def ghosts(scene: SceneTable) -> dict[str, str]:
    return {NAMES[drawer.cell]: drawer.ghost for drawer in scene.scene.top.drawers if drawer.ghost}


def look(scene: SceneTable) -> None:
    """Choose the card, the foot of the T, and look two drawers further."""
    scene.click("hand:1", "b4")
    scene.hover("d4")


def test_looking_at_a_partner_shows_what_would_come(scene: SceneTable) -> None:
    scene.click("hand:1", "b4")
    assert said(scene) == []
    scene.hover("d4")
    assert said(scene) == ["makes T4", "breaks T"]
    colours = {NAMES[drawer.cell]: drawer.colour for drawer in scene.scene.top.drawers}
    assert ghosts(scene) == {"b4": colours["d4"], "d4": colours["b4"]}
    scene.hover("a1")
    assert (said(scene), ghosts(scene)) == ([], {})


def test_the_same_by_keys(scene: SceneTable) -> None:
    scene.click("hand:1", "b4")
    for _ in range(8):
        scene.key(Qt.Key.Key_Tab)
        if said(scene):
            break
    assert scene.focused() == "d4"
    assert said(scene) == ["makes T4", "breaks T"]


def test_who_listens_hears_it(scene: SceneTable) -> None:
    scene.click("hand:1", "b4")
    assert scene.names()["d4"].endswith("can be swapped with b4, makes T4, breaks T")


def test_it_follows_the_setting_that_points_out_figures(scene: SceneTable) -> None:
    scene.scene.point_out = False
    look(scene)
    assert said(scene) == []
    assert "makes" not in scene.names()["d4"]
    assert set(ghosts(scene)) == {"b4", "d4"}, "what a swap does to two drawers is no help"


def test_what_changes_nothing_is_not_shown(qtbot: QtBot) -> None:
    scene = SceneTable(qtbot, up=("X W V", "X W V"))
    look(scene)
    assert said(scene) == []


def test_it_goes_with_the_swap(scene: SceneTable) -> None:
    look(scene)
    scene.animate("line2 b4 d4")
    assert (said(scene), ghosts(scene)) == ([], {})


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_bubble_lies_on_the_table_and_on_no_figure_that_it_names(scene: SceneTable, text: float) -> None:
    scene.scene.restyle(scene.scene.theme, text)
    look(scene)
    preview = scene.scene.top.preview
    named = {cell for part in preview.parts for figure in part.figures for cell in cells_of(figure.cells)}
    assert HOME.contains(preview.box)
    assert not any(preview.box.intersects(cell_rect(cell).adjusted(7, 7, -7, -7)) for cell in named)
    assert not preview.box.intersects(QRectF(cell_rect(INDEX["d4"])).adjusted(7, 7, -7, -7))


def test_at_most_two_of_each_are_named(qtbot: QtBot) -> None:
    scene = SceneTable(qtbot, up=("T4 X W", "T W V"))
    look(scene)
    assert all(len(part.figures) <= 2 for part in scene.scene.top.preview.parts)
