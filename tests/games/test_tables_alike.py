"""All tables answer alike: to a mouse, a finger, the keyboard and assistive technology."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPointingDevice, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.games import GAMES
from boardroom.testing.faces import lacking_face
from boardroom.testing.legible import flaws
from boardroom.testing.scene_driver import BOT, PERSON, SceneDriver
from boardroom.testing.written import texts
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK, LIGHT
from boardroom.ui.style.translation import speaking
from boardroom.ui.table.board_view import OPPOSITE
from boardroom.ui.table.pick_scene import PickScene
from tests.ui.table.rows import Rows, RowsScene

KEY = Qt.Key
GAME = {game.key: game for game in GAMES if not lacking_face(game)}  # a game without is told so elsewhere
ARROWS = (KEY.Key_Right, KEY.Key_Down, KEY.Key_Left, KEY.Key_Up)
TARGET = 24  # pixels that a target has at least
WIDE, HIGH = 48, 36  # of pictures to compare
Seated = SceneDriver[PickScene]


def scene_of(key: str) -> PickScene:
    scene = RowsScene() if key == "rows" else load_face(key).scene()
    assert isinstance(scene, PickScene)
    return scene


def sit_down(qtbot: QtBot, key: str, speed: float = 0.0, full: bool = False) -> Seated:
    """Sit down where a game is under way and it is the person's turn; full: with as many others as there can be."""
    game, scene = Rows() if key == "rows" else GAME[key], scene_of(key)
    match = Match.new(game, [PERSON, *[BOT] * (game.seats[-1 if full else 0] - 1)], seed="alike")
    rng, made = Random(1), 0
    while match.turn != 0 or made < 8:
        assert match.turn != NOBODY
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
            made += 1
    return SceneDriver(qtbot, match, scene, speed, focused=True)


@pytest.fixture(params=[*GAME, "rows"])
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def table(qtbot: QtBot, key: str) -> Seated:
    return sit_down(qtbot, key)


def focused(table: Seated) -> str:
    found = [cell.key for cell in table.scene.cells() if cell.focused]
    assert len(found) < 2
    return found[0] if found else ""


def shape(table: Seated) -> Qt.CursorShape:
    return table.view.viewport().cursor().shape()


def next_of(table: Seated) -> str:
    """Return what can be pressed next, and goes on."""
    stops = [str(stop) for stop in table.scene.picking.stops()]
    return stops[0] if stops else next(cell.key for cell in table.scene.cells() if cell.enabled)


def beside(table: Seated) -> QPoint:
    """Return a point of the view where nothing is."""
    room = table.view.viewport().rect()
    points = [QPoint(x, y) for x in range(2, room.width(), 7) for y in range(2, room.height(), 7)]
    return next(point for point in points if table.scene.target_at(table.view.mapToScene(point)) is None)


def pick_up(table: Seated) -> str:
    """Press something that can be let go again."""
    for cell in table.scene.cells():
        if cell.enabled:
            table.scene.press(cell.key)
            if table.scene.picking.holding:
                return cell.key
            table.said.clear()  # that was a whole move
            table.present()
    raise AssertionError("nothing can be picked up")


def chosen(table: Seated, press: Callable[[str], object]) -> list[Any]:
    """Make a move by pressing what can be pressed, one thing after the other."""
    for _ in range(6):
        press(next_of(table))
        if table.heard("chosen"):
            break
    return table.heard("chosen")


# -------------------------------------------------------------------- pointing


def test_what_is_pointed_at_shows_what_a_press_would_do(table: Seated) -> None:
    for cell in table.scene.cells():
        table.hover(cell.key)
        assert str(table.scene.picking.pointed) == cell.key
        if cell.enabled:
            assert shape(table) != Qt.CursorShape.ArrowCursor, cell
        else:
            assert shape(table) != Qt.CursorShape.PointingHandCursor, cell
    assert table.heard("chosen") == table.heard("refused") == []


def test_leaving_the_table_takes_every_preview_away(table: Seated) -> None:
    for _ in range(6):
        key = next_of(table)
        table.hover(key)
        if table.heard("considered")[-1:] not in ([], [None]):
            break
        table.scene.press(key)
    assert table.heard("considered")[-1] is not None
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    assert table.scene.picking.pointed is None
    assert table.heard("considered")[-1] is None
    assert shape(table) == Qt.CursorShape.ArrowCursor


# -------------------------------------------------------------------- making a move


def test_a_move_by_mouse_by_finger_by_keys_and_by_name(qtbot: QtBot, key: str) -> None:
    def tap(table: Seated) -> Callable[[str], object]:
        device = QTest.createTouchDevice()
        assert isinstance(device, QPointingDevice)
        table.view.resize(table.view.screen().availableSize() * 0.7)  # fingers reach only what is on the screen

        def press(cell: str) -> None:
            at, viewport = table.at(cell), table.view.viewport()
            QTest.touchEvent(viewport, device).press(0, at, viewport).commit()
            QTest.touchEvent(viewport, device).release(0, at, viewport).commit()

        return press

    def walk(table: Seated) -> Callable[[str], object]:
        def press(cell: str) -> None:
            ways = iter(Random(0).choices((*ARROWS, KEY.Key_Tab), k=3000))
            while focused(table) != cell:
                step = next(ways)
                if step != KEY.Key_Tab:
                    table.key(step)
                elif not table.scene.tab(True):  # there it would leave the table
                    table.scene.tab(False)
            table.key(Random(len(cell)).choice((KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space)))

        return press

    moves = []
    for hand in (lambda table: table.click, tap, walk, lambda table: table.scene.press):
        table = sit_down(qtbot, key)
        moves.append(chosen(table, hand(table)))
        assert table.heard("refused") == []
    legal = table.match.view(0).moves
    assert len(moves[0]) == 1
    assert moves[0][0] in legal
    assert moves == [moves[0]] * 4


def test_a_press_that_slides_off_does_nothing(table: Seated) -> None:
    viewport, left = table.view.viewport(), Qt.MouseButton.LeftButton
    for cell in [cell for cell in table.scene.cells() if cell.enabled][:6]:
        QTest.mousePress(viewport, left, pos=table.at(cell.key))
        QTest.mouseRelease(viewport, left, pos=beside(table))
        assert table.heard("chosen") == []
        assert not table.scene.picking.holding


def test_a_tremble_is_a_click(qtbot: QtBot, key: str) -> None:
    clicked, trembled = sit_down(qtbot, key), sit_down(qtbot, key)
    cell = next_of(clicked)
    clicked.click(cell)
    start = trembled.at(cell)
    trembled.drag(start, start + QPoint(QApplication.startDragDistance() - 1, 0))
    assert trembled.scene.dragged is None
    assert trembled.scene.picking.holding == clicked.scene.picking.holding
    assert trembled.heard("chosen") == clicked.heard("chosen")
    assert trembled.names() == clicked.names()


def test_a_pull_is_a_drag_which_ends_where_it_began_if_it_leads_nowhere(table: Seated) -> None:
    before, far = table.names(), QPoint(QApplication.startDragDistance(), 0)
    for cell in [cell.key for cell in table.scene.cells() if cell.enabled]:
        start = table.at(cell)
        table.drag(start, start + far, drop=False)
        if table.scene.dragged is not None:
            break
        QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=beside(table))
    assert str(table.scene.dragged) == cell
    assert shape(table) == Qt.CursorShape.ClosedHandCursor
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=beside(table))
    assert table.scene.dragged is None
    assert shape(table) != Qt.CursorShape.ClosedHandCursor
    assert table.heard("chosen") == table.heard("refused") == []
    assert table.names() == before


# -------------------------------------------------------------------- letting go


@pytest.mark.parametrize("way", ["escape", "right", "beside"])
def test_everything_lets_go_one_step_at_a_time(table: Seated, way: str) -> None:
    pick_up(table)
    for _ in range(6):
        if not table.scene.picking.holding:
            break
        if way == "escape":
            table.key(KEY.Key_Escape)
        elif way == "right":
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=beside(table))
        else:
            table.click(beside(table))
    assert not table.scene.picking.holding
    assert table.heard("chosen") == table.heard("refused") == []
    assert not table.scene.cancel()


# -------------------------------------------------------------------- keys


def test_the_arrows_walk_and_never_choose(table: Seated) -> None:
    seen = set()
    for step in Random(2).choices(ARROWS, k=40):
        table.key(step)
        seen.add(focused(table))
    assert "" not in seen
    assert len(seen) > 2
    assert table.scene.focus_ring.isVisible()
    assert table.heard("chosen") == table.heard("refused") == []


def test_tab_goes_round_while_something_is_picked_up_and_else_leaves_in_the_end(table: Seated) -> None:
    for forward in (True, False):
        steps = 0
        while table.scene.tab(forward):
            steps += 1
            assert steps < 60, "Tab never leaves the table"
    pick_up(table)
    stops = [str(stop) for stop in table.scene.picking.stops()]
    seen = []
    for _ in range(2 * len(stops)):
        assert table.scene.tab(True)
        seen.append(focused(table))
    assert seen[-len(stops) :] == seen[: len(stops)]
    assert sorted(seen[: len(stops)]) == sorted(stops)
    table.scene.tab(False)
    assert focused(table) == seen[-2]


# -------------------------------------------------------------------- large text


def sizes(table: Seated) -> dict[str, float]:
    """Return how large the smallest letters are in which each text is written."""
    smallest: dict[str, float] = {}
    for one in texts(table.view):
        smallest[one.text] = min(one.size, smallest.get(one.text, one.size))
    return smallest


def seen(table: Seated) -> dict[str, QRect]:
    """Return where the cells are in the view."""
    return {cell.key: table.view.mapFromScene(cell.rect).boundingRect() for cell in table.scene.cells()}


@pytest.mark.parametrize("scale", [1.3, 2.0])
def test_what_is_written_grows_and_nothing_else_gives_way(table: Seated, scale: float) -> None:
    load_fonts()
    table.scene.restyle(LIGHT, 1.0)
    small, before = sizes(table), seen(table)
    table.scene.restyle(LIGHT, scale)
    large, after = sizes(table), seen(table)
    assert flaws(table.view) == []
    growth = sorted(large[words] / small[words] for words in small.keys() & large.keys())
    assert growth[0] > 1
    assert growth[len(growth) // 8] > 0.97 * scale, "only a few long words may be squeezed"
    assert min(large.values()) > 0.9 * scale * min(small.values())
    assert sum(box.width() * box.height() for box in after.values()) >= 0.99 * sum(
        box.width() * box.height() for box in before.values()
    )
    assert min(min(box.width(), box.height()) for box in after.values()) >= TARGET


@pytest.mark.parametrize("language", ["es", "fr"])
def test_large_words_are_whole_in_every_language_and_with_everybody_at_the_table(
    qtbot: QtBot, key: str, language: str
) -> None:
    load_fonts()
    with speaking(language):
        table = sit_down(qtbot, key, full=True)
        for size in (1.0, 2.0):
            table.scene.restyle(DARK, size)
            assert flaws(table.view) == []
            table.click(next_of(table))
            assert flaws(table.view) == []
            table.present()


# -------------------------------------------------------------------- for the person opposite


def picture(table: Seated) -> QImage:
    """Return a small picture of what is seen, with nothing left for later."""
    whole = QImage(table.view.viewport().size(), QImage.Format.Format_RGB32)
    painter = QPainter(whole)
    table.view.render(painter)
    painter.end()
    small = whole.scaled(WIDE, HIGH, mode=Qt.TransformationMode.SmoothTransformation)
    return small.convertToFormat(QImage.Format.Format_Grayscale8)


def apart(one: QImage, other: QImage) -> float:
    """Return how much two pictures differ, from 0 to 255."""
    points = [(x, y) for x in range(WIDE) for y in range(HIGH)]
    return sum(abs(one.pixelColor(*point).red() - other.pixelColor(*point).red()) for point in points) / len(points)


def test_a_turned_table_is_the_same_seen_from_the_other_side(table: Seated) -> None:
    view, middle = table.view, table.view.viewport().rect().center()
    straight, places = picture(table), {cell.key: table.at(cell.key) for cell in table.scene.cells()}
    view.turn(True)
    for key, place in places.items():
        across = table.at(key) + place - middle * 2
        assert across.manhattanLength() <= 4, key
    turned = picture(table)
    assert apart(turned.transformed(QTransform().rotate(180)), straight) < 2 < apart(turned, straight)
    view.turn(False)
    assert apart(picture(table), straight) < 0.5


def test_a_turned_table_answers_to_what_is_seen(qtbot: QtBot, key: str) -> None:
    straight, turned = sit_down(qtbot, key), sit_down(qtbot, key)
    turned.view.turn(True)
    for arrow in Random(4).choices(ARROWS, k=20):
        straight.key(arrow)
        turned.key(OPPOSITE[arrow])
        assert focused(turned) == focused(straight) != ""
    for table in (straight, turned):
        table.present()
    assert chosen(turned, turned.click) == chosen(straight, straight.click) != []


# -------------------------------------------------------------------- refusals and films


def refusals(table: Seated) -> Iterator[str]:
    """Try what can't be done, by pressing and then by dragging; return where, each time."""
    for held in (False, True):
        if held:
            pick_up(table)
        for cell in [cell for cell in table.scene.cells() if not cell.enabled]:
            table.click(cell.key)
            assert table.heard("chosen") == []
            yield cell.key
    for start in table.enabled():
        for end in table.names():
            table.present()
            pick_up(table)
            table.drag(start, end)
            yield end


def test_a_refusal_is_said_once(table: Seated) -> None:
    where = next(where for where in refusals(table) if table.heard("refused"))
    (tried,) = table.heard("refused")
    assert table.match.game.why_not(table.match.state, tried) is not None
    assert str(table.scene.wrong) == where


@pytest.mark.parametrize("way", ["mouse", "key", "name"])
def test_whatever_is_pressed_while_something_moves_only_ends_that(qtbot: QtBot, key: str, way: str) -> None:
    table = sit_down(qtbot, key, speed=1)
    move = table.match.view(0).moves[0]
    table.animate(table.match.game.write(move))
    assert table.scene.moving
    table.key(KEY.Key_Shift)
    assert table.scene.moving
    cell = table.scene.cells()[0].key
    if way == "mouse":
        table.click(cell)
    elif way == "key":
        table.key(KEY.Key_Return)
    else:
        table.scene.press(cell)
    assert not table.scene.moving
    assert table.heard("settled") == [None]
    assert table.heard("chosen") == table.heard("refused") == []


def test_nobody_who_may_not_move_can_choose(table: Seated) -> None:
    table.present(acting=False)
    looking = {str(target) for target in table.scene.picking.targets() if table.scene.picking.looks(target)}
    assert table.enabled() <= looking
    for cell in table.scene.cells():
        table.click(cell.key)
        table.scene.press(cell.key)
        table.drag(cell.key, beside(table))
    table.key(KEY.Key_Right, KEY.Key_Return, KEY.Key_Space)
    assert table.heard("chosen") == table.heard("refused") == []
    assert not table.scene.picking.holding


def test_a_table_without_a_position_answers_to_nothing(qtbot: QtBot, key: str) -> None:
    scene = scene_of(key)
    assert scene.cells() == []
    assert not scene.cancel()
    assert not scene.tab(True)
    scene.hover(QPointF(10, 10))
    scene.press("cell:1")
    scene.redraw()
    scene.retranslate()
    scene.suggest(None)
    scene.recall(None)
    scene.skip()
