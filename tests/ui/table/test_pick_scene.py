"""The scene kit on the smallest game: what is abstract, what is drawn again, hints, refusals and the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.match import Match, Step, View
from boardroom.testing.scene_driver import BOT, PERSON, SceneDriver
from boardroom.ui.style.theme import DARK
from boardroom.ui.table.film import Film
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.picking import Chosen, Refused
from boardroom.ui.table.scene import GameScene
from tests.ui.table.rows import Move, Rows, RowsPicking, RowsScene, Spot, State

KEY = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> SceneDriver[RowsScene]:
    return seated(qtbot)


def seated(qtbot: QtBot, *moves: str, speed: float = 0.0) -> SceneDriver[RowsScene]:
    made = SceneDriver(qtbot, Match.new(Rows(), [PERSON, BOT], seed="0"), RowsScene(), speed, focused=True)
    made.play(*moves)
    made.present()
    return made


def focused(table: SceneDriver[RowsScene]) -> str:
    return next((cell.key for cell in table.scene.cells() if cell.focused), "")


# -------------------------------------------------------------------- what a game must say


def test_a_scene_that_leaves_something_out_can_not_be_made(qapp: QApplication) -> None:
    class Half(PickScene[State, Move, Spot]):
        def place(self, target: Spot) -> QRectF:
            return QRectF()

    with pytest.raises(TypeError, match=r"Half doesn't say yet: arrange, lay$"):
        Half(RowsPicking())  # type: ignore[abstract]
    with pytest.raises(TypeError, match="animate, cancel, cells, present, press, redraw, skip, suggest"):
        GameScene()  # type: ignore[abstract]


# -------------------------------------------------------------------- drawing again


def test_theme_text_language_and_settings_draw_everything_again(table: SceneDriver[RowsScene]) -> None:
    table.click("hand:1")
    card = table.scene.cards[Spot("hand", 0)]
    table.scene.restyle(DARK, 1.5)
    assert (card.theme, card.text_scale, card.edge) == (DARK, 1.5, "look")
    assert table.scene.cards[Spot("cell", 3)].edge == "act"
    table.scene.show_targets = False
    assert table.scene.cards[Spot("cell", 3)].edge == ""
    table.said.clear()
    table.scene.retranslate()
    assert table.heard("prompted") == [("Where to?", "")]
    assert table.scene.picking.picked == (Spot("hand", 0),)


def test_what_is_set_to_what_it_is_draws_nothing(
    table: SceneDriver[RowsScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[View[State, Move]] = []
    monkeypatch.setattr(table.scene, "lay", drawn.append)
    table.scene.show_targets = True
    table.scene.show_coordinates = True
    assert drawn == []
    table.scene.point_out = False
    assert len(drawn) == 1


def test_a_step_under_way_ends_when_the_theme_changes(qtbot: QtBot) -> None:
    table = seated(qtbot, speed=1)
    table.animate("1 0 -1")
    assert table.scene.moving
    table.scene.restyle(DARK)
    assert not table.scene.moving
    assert table.heard("settled") == [None]
    assert table.scene.cards[Spot("cell", 0)].number == 1


def test_a_hint_goes_around_what_it_takes_and_goes_with_the_position(table: SceneDriver[RowsScene]) -> None:
    before = table.view.grab().toImage()
    table.scene.suggest(Move(2, 5))
    assert table.view.grab().toImage() != before
    table.scene.suggest(None)
    assert table.view.grab().toImage() == before
    table.scene.suggest(Move(2, 5))
    table.present()
    assert table.scene.hint == Move(2, 5)
    table.play("1 0 -1", "4 15 -1")
    table.present()
    assert table.scene.hint is None


# -------------------------------------------------------------------- films


class Halting(RowsScene):
    """A card arrives; then there is something to look at."""

    def film(self, step: Step[State, Move], slow: bool) -> Film | None:
        film = super().film(step, slow)
        assert film is not None
        film.halt = film.duration
        film.then(400, lambda t: None)
        return film


def halting(qtbot: QtBot, speed: float) -> SceneDriver[RowsScene]:
    return SceneDriver(qtbot, Match.new(Rows(), [PERSON, BOT], seed="0"), Halting(), speed)


def test_a_film_runs_to_its_end_by_itself(qtbot: QtBot) -> None:
    table = seated(qtbot, speed=20)
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.animate("1 0 -1")
    assert not table.scene.moving


def test_whoever_hurries_comes_to_where_a_film_halts_and_then_to_its_end(qtbot: QtBot) -> None:
    table = halting(qtbot, speed=1)
    table.animate("1 0 -1", slow=True)
    card = table.scene.cards[Spot("hand", 0)]
    table.key(KEY.Key_Space)
    assert table.scene.moving
    assert card.pose == QPointF(0, 0)
    assert table.scene.reel.duration() == 640
    table.key(KEY.Key_Space)
    assert not table.scene.moving
    assert table.heard("settled") == [None]


@pytest.mark.parametrize("way", ["mouse", "name"])
def test_a_press_in_a_computers_move_ends_it_and_does_what_was_pressed(qtbot: QtBot, way: str) -> None:
    table = seated(qtbot, "1 0 -1", speed=1)
    table.scene.settled.connect(table.present)  # as the controller does: now it is the person's turn
    table.animate("4 15 -1", slow=True)
    assert table.scene.moving
    if way == "mouse":
        table.click("hand:1")
    else:
        table.scene.press("hand:1")
    assert not table.scene.moving
    assert table.scene.picking.holding


def test_what_follows_from_a_computers_move_is_caught_up_with_too(qtbot: QtBot) -> None:
    """Two steps one after the other, as where a card is drawn after a move: one press is enough."""
    table = seated(qtbot, speed=1)
    table.animate("1 0 -1")
    following = iter((lambda: table.animate("2 1 -1"), table.present))
    table.scene.skip()
    table.scene.settled.connect(lambda: next(following)())
    table.animate("4 15 -1", slow=True)
    table.click("hand:2")
    assert not table.scene.moving


def test_where_a_computers_film_halts_a_press_only_goes_there(qtbot: QtBot) -> None:
    table = halting(qtbot, speed=1)
    table.play("1 0 -1")
    table.present(acting=False)
    table.scene.settled.connect(table.present)
    table.animate("4 15 -1", slow=True)
    table.click("hand:1")
    assert table.scene.moving
    table.click("hand:1")
    assert not table.scene.moving
    assert table.scene.picking.holding


def test_without_motion_nothing_halts(qtbot: QtBot) -> None:
    table = halting(qtbot, speed=0)
    table.animate("1 0 -1")
    assert table.heard("settled") == [None]


# -------------------------------------------------------------------- refusals


def test_a_refusal_is_said_once_marked_and_forgotten(qtbot: QtBot) -> None:
    table = seated(qtbot, "1 0 -1", "4 15 -1")
    table.click("hand:1", "cell:1")
    assert table.written("refused") == ["2 0 -1"]
    assert table.scene.wrong == Spot("cell", 0)
    assert table.scene.cards[Spot("cell", 0)].edge == "danger"
    assert table.scene.picking.holding
    table.hover("cell:7")
    assert table.scene.wrong is None
    assert table.scene.cards[Spot("cell", 0)].edge != "danger"


def test_what_is_refused_is_shaken_where_things_move(qtbot: QtBot) -> None:
    still, moving = seated(qtbot, "1 0 -1", "4 15 -1"), seated(qtbot, "1 0 -1", "4 15 -1", speed=1)
    for table in (still, moving):
        table.click("hand:1", "cell:1")
    cell = Spot("cell", 0)
    qtbot.waitUntil(lambda: bool(moving.scene.nudged.get(cell)), timeout=2000)
    moving.hover(QPoint(5, 5))  # it comes to rest whatever one looks at
    qtbot.waitUntil(lambda: moving.scene.nudged[cell] == 0, timeout=2000)
    assert still.scene.nudged == {}


# -------------------------------------------------------------------- press by press


def test_what_fits_an_earlier_step_begins_again_from_there(table: SceneDriver[RowsScene]) -> None:
    picking = table.scene.picking
    assert picking.press(Spot("hand", 0)) is None
    assert picking.press(Spot("hand", 2)) is None
    assert picking.picked == (Spot("hand", 2),)
    assert picking.press(Spot("hand", 2)) is None
    assert not picking.holding
    assert picking.press(Spot("cell", 3)) is None  # nothing is meant by that
    picking.press(Spot("hand", 0))
    assert picking.press(Spot("cell", 3)) == Chosen(Move(1, 3))


def test_moves_can_be_made_in_any_order_that_they_have(qtbot: QtBot) -> None:
    picking = seated(qtbot, "1 0 -1", "4 1 -1").scene.picking
    picking.press(Spot("cell", 1))
    assert picking.press(Spot("cell", 0)) == Chosen(Move(0, 0, 1))
    assert picking.press(Spot("cell", 5)) == Refused(Move(0, 1, 5))


# -------------------------------------------------------------------- the keyboard


def test_arrows_go_to_the_nearest_in_their_direction(table: SceneDriver[RowsScene]) -> None:
    table.key(KEY.Key_2)
    assert focused(table) == "cell:1"
    table.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Down)
    assert focused(table) == "cell:7"
    table.key(KEY.Key_Up, KEY.Key_Up)
    assert focused(table) == "cell:3"


def test_what_lies_almost_beside_is_neither_above_nor_below(table: SceneDriver[RowsScene]) -> None:
    fan = {Spot("hand", 0): (0.0, 10.0), Spot("hand", 1): (100.0, 0.0), Spot("hand", 2): (200.0, -200.0)}
    picking = table.scene.picking
    picking.point(Spot("hand", 0))
    picking.walk(0, -1, fan.__getitem__)
    assert picking.pointed == Spot("hand", 2)
    picking.walk(-1, 0, fan.__getitem__)
    picking.walk(-1, 0, fan.__getitem__)
    assert picking.pointed == Spot("hand", 0)


def test_the_keyboard_goes_on_where_it_was(table: SceneDriver[RowsScene]) -> None:
    table.key(KEY.Key_Right, KEY.Key_Right)
    assert focused(table) == "hand:2"
    table.key(KEY.Key_Return)
    assert focused(table) == "cell:1"
    table.key(KEY.Key_Escape)
    assert focused(table) == "hand:2"
    assert table.scene.focus_ring.isVisible()
    table.present()
    assert focused(table) == "hand:2"
    table.hover("cell:4")
    assert focused(table) == ""
    assert not table.scene.focus_ring.isVisible()


def test_the_ring_goes_with_the_focus_of_the_window(table: SceneDriver[RowsScene]) -> None:
    table.key(KEY.Key_Right)
    assert table.scene.focus_ring.isVisible()
    table.view.clearFocus()
    assert not table.scene.focus_ring.isVisible()


def test_two_quick_clicks_are_two_clicks(table: SceneDriver[RowsScene]) -> None:
    at = table.view.mapFromScene(table.scene.place(Spot("hand", 0)).center())
    QTest.mouseMove(table.view.viewport(), at)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert table.scene.picking.picked == (Spot("hand", 0),)
    table.scene.cancel()
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not table.scene.picking.picked  # taken, and put back


def test_commands_are_left_to_the_window(table: SceneDriver[RowsScene]) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_1, Qt.KeyboardModifier.ControlModifier, "1")
    QApplication.sendEvent(table.scene, event)
    assert not event.isAccepted()
    assert not table.scene.picking.holding


# -------------------------------------------------------------------- what a table may add


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_where_nothing_is_taken_the_table_itself_may_follow_the_pointer(
    table: SceneDriver[RowsScene], monkeypatch: pytest.MonkeyPatch, button: Qt.MouseButton
) -> None:
    ways: list[QPointF] = []
    monkeypatch.setattr(table.scene, "steer", lambda target: ways.append if target == Spot("cell", 5) else None)
    table.click("hand:1")
    table.drag("cell:6", "cell:8", drop=False, button=button)
    assert (ways[-1].toPoint() - QPoint(200, 0)).manhattanLength() < 4
    assert table.scene.dragged is None
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ClosedHandCursor
    QTest.mouseRelease(table.view.viewport(), button, pos=table.at("cell:6"))
    assert table.view.viewport().cursor().shape() != Qt.CursorShape.ClosedHandCursor
    assert table.heard("chosen") == []
    assert table.scene.picking.holding
    table.drag("cell:7", "cell:6", button=button)
    assert table.heard("chosen") == []


def test_a_finger_may_see_first_what_a_press_would_do(
    table: SceneDriver[RowsScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.scene.picking, "peeks", lambda target: target.kind == "cell")
    table.click("hand:1", "cell:6")
    assert table.heard("considered")[-1] == Move(1, 5)
    assert table.heard("chosen") == []
    table.click("cell:7")
    table.hover("cell:8")
    table.click("cell:8")
    assert table.written("chosen") == ["1 7 -1"]
    table.scene.press("cell:2")
    assert table.written("chosen")[1:] == ["1 1 -1"]


def test_what_only_looks_is_pressed_also_out_of_turn(
    table: SceneDriver[RowsScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[Spot] = []
    monkeypatch.setattr(table.scene.picking, "looks", lambda target: target == Spot("cell", 5))
    monkeypatch.setattr(table.scene.picking, "press", pressed.append)
    table.present(acting=False)
    table.click("cell:5", "cell:6")
    table.scene.press("cell:6")
    assert pressed == [Spot("cell", 5)] * 2


def test_enter_may_mean_something_else_than_what_is_pointed_at(
    table: SceneDriver[RowsScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RowsPicking, "accepted", Spot("hand", 2))
    table.hover("hand:1")
    table.key(KEY.Key_Return)
    assert table.scene.picking.picked == (Spot("hand", 2),)


def test_the_arrows_go_over_what_they_reach(table: SceneDriver[RowsScene], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table.scene.picking, "reach", lambda: [Spot("hand", 0), Spot("cell", 13)])
    table.key(KEY.Key_Right, KEY.Key_Up)
    assert focused(table) == "cell:14"


def test_while_a_step_is_shown_the_table_may_say_what_happens(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(qtbot, speed=1)
    monkeypatch.setattr(table.scene, "prompt", lambda: (str(table.scene.step and table.scene.step.move), ""))
    table.animate("1 0 -1")
    assert table.prompt().strip() == str(Move(1, 0))
    table.scene.skip()
    assert table.prompt().strip() == "None"


# -------------------------------------------------------------------- a table without a match
