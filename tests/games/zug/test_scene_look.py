"""Zug's endless table: panning, zooming, fitting, the small map, and pictures that are made once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, QSizeF, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import NOBODY
from boardroom.games.zug.network import Laid
from boardroom.games.zug.scene.geometry import (
    BEST,
    EASY,
    FURTHEST,
    LEAST,
    NEAREST,
    STEP,
    Aim,
    Camera,
    ZugPlaces,
    bounds,
    table_size,
)
from boardroom.games.zug.scene.palette import DAY
from boardroom.games.zug.scene.picking import TURNING
from boardroom.games.zug.scene.pieces.pictures import Pictures
from boardroom.games.zug.tables import TILES
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import DARK
from tests.games.zug.scene_table import SceneTable

KEY = Qt.Key
LONG = "╶1╋─" + "═2" * 8


@pytest.fixture
def table(qtbot: QtBot) -> SceneTable:
    return SceneTable(qtbot)


def middle(table: SceneTable) -> tuple[float, float]:
    return table.scene.camera.aim[:2]


# ---------------------------------------------------------------- the camera


def test_squares_and_points_of_the_scene_agree() -> None:
    camera = Camera()
    camera.aim = Aim(2.3, -1.7, 61.0)
    for square in ((0, 0), (3, -2), (-4, 5)):
        rect = camera.rect(square)
        assert camera.square(rect.center()) == square
        assert camera.square(rect.topLeft() + QPointF(0.5, 0.5)) == square
        x, y = camera.table(camera.point(square[0], -square[1]))
        assert (x, y) == pytest.approx((square[0], -square[1]))


def test_what_is_under_the_pointer_stays_there_while_zooming() -> None:
    camera = Camera()
    at = camera.room.topLeft() + QPointF(100, 80)
    before, away = camera.table(at), at - camera.room.center()
    camera.aim = camera.aim.zoomed(1.6, away)
    assert camera.table(at) == pytest.approx(before)
    assert camera.pitch == pytest.approx(BEST * 1.6)
    assert camera.aim.zoomed(100, away).pitch == NEAREST
    assert camera.aim.zoomed(0.001, away).pitch == FURTHEST


def test_by_itself_the_camera_shows_the_whole_table_and_its_edge(table: SceneTable) -> None:
    seen = table.scene.camera.seen()
    assert seen.contains(bounds(tuple(table.match.state.network.tiles), 1.0))
    assert EASY <= table.scene.camera.pitch <= BEST
    assert not table.scene.top.map.isVisible()


def test_a_large_table_is_not_made_too_small_and_gets_a_map(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=True, viewer=NOBODY)
    table.play_on(90)
    table.present(acting=False)
    scene = table.scene
    whole = bounds(tuple(table.match.state.network.tiles))
    if not scene.camera.seen().contains(whole):
        assert scene.camera.pitch == EASY
        assert scene.top.map.isVisible()
    scene.gaze.fit()
    assert scene.camera.pitch >= FURTHEST
    assert scene.camera.seen().contains(whole)
    table.present(acting=False)
    assert scene.camera.seen().contains(whole)  # and it stays so
    scene.gaze.zoom(3.0)
    assert scene.top.map.isVisible()
    assert "map" in table.names()
    box = scene.top.map.box
    corner = box.topLeft() + QPointF(20, 20)
    wanted = scene.top.map.table(corner)
    table.click(table.view.mapFromScene(corner))
    assert middle(table) == pytest.approx(wanted.toTuple(), abs=0.6)
    table.drag(table.view.mapFromScene(corner), table.view.mapFromScene(box.center()))
    assert middle(table) == pytest.approx(scene.top.map.table(box.center()).toTuple(), abs=0.8)


def crowded(qtbot: QtBot) -> SceneTable:
    """A table of which one sees only a part, a fork in the hand."""
    table = SceneTable(qtbot)
    table.take("fork")
    table.scene.gaze.zoom(1.2)
    table.scene.gaze.pan(QPointF(330, 40))
    assert table.scene.top.map.isVisible()
    return table


def test_card_arrows_and_small_map_keep_out_of_each_others_way(qtbot: QtBot) -> None:
    table = crowded(qtbot)
    top, camera = table.scene.top, table.scene.camera
    seen = 0
    for square in table.scene.picking.lit():
        rect = camera.rect(square)
        if not top.places.cloth.adjusted(8, 8, -8, -8).contains(rect):
            continue
        seen += 1
        table.click(square)
        arrows = [top.place(target) for target in TURNING]
        assert not any(arrow.intersects(other) for arrow in arrows for other in (top.card.box, top.map.box))
        for _, beside in table.match.state.network.neighbours(square):
            inner = camera.rect(beside).adjusted(6, 6, -6, -6)
            assert not any(arrow.intersects(inner) for arrow in arrows)
            assert not top.card.box.intersects(inner)
        assert not top.card.box.intersects(rect)
        assert not (top.map.isVisible() and top.card.box.intersects(top.map.box))
    assert seen > 2


@pytest.mark.parametrize("size", [(960, 748), (704, 588)])
def test_the_small_map_hides_no_lit_square(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = SceneTable(qtbot, fresh=True)
    table.view.resize(*size)
    table.play_on(60)
    while table.match.turn != 0:
        table.play_on(len(table.match.state.layout) + 1) if table.match.turn == 1 else table.play("")
    table.present()
    scene, shown = table.scene, 0
    for place in range(6):
        table.key(Qt.Key(Qt.Key.Key_1.value + place))
        for way in (QPointF(150, 90), QPointF(-300, -180)):
            scene.gaze.zoom(1.3)
            scene.gaze.pan(way)
            if scene.top.map.isVisible():
                shown += 1
                lit = [scene.camera.rect(square) for square in scene.top.board.lights.legal]
                assert not any(scene.top.map.box.intersects(rect) for rect in lit)
        scene.gaze.fit()
    assert shown


def test_in_the_end_one_sees_it_all(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, fresh=True, viewer=NOBODY)
    table.play_on(91)
    table.present(acting=False)
    assert table.match.turn == NOBODY
    assert table.scene.camera.seen().contains(bounds(tuple(table.match.state.network.tiles)))


def test_what_is_still_to_be_painted_ends_with_the_scene(qtbot: QtBot) -> None:
    assert len(SceneTable(qtbot).scene.findChildren(QTimer)) == 2


# ---------------------------------------------------------------- hands


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_the_table_is_dragged_by_the_hand(table: SceneTable, button: Qt.MouseButton) -> None:
    x, y = middle(table)
    pitch = table.scene.camera.pitch
    scale = table.view.transform().m11()
    table.drag(QPoint(300, 450), QPoint(380, 410), button=button)
    assert middle(table) == pytest.approx((x - 80 / pitch / scale, y + 40 / pitch / scale), abs=0.01)
    assert table.written("chosen") == table.written("refused") == []


def test_whoever_drags_the_table_keeps_the_tile_in_hand(table: SceneTable) -> None:
    table.click(table.tile("terminal"))
    before = middle(table)
    table.drag((4, 0), (3, 0))
    assert middle(table) != before
    assert table.stage == "square"
    assert table.written("chosen") == table.written("refused") == []


def test_a_small_twitch_is_a_click_and_no_drag(table: SceneTable) -> None:
    before = middle(table)
    table.click(table.tile("city"))
    at = table.at((1, 1))
    table.drag(at, at + QPoint(1, 1))
    assert middle(table) == before
    table.tap((1, 1))
    assert table.written("chosen") == ["place city@1,1/0"]


def test_the_wheel_zooms_where_no_tile_is_held(table: SceneTable) -> None:
    pitch = table.scene.camera.pitch
    table.wheel((1, 0), 1)
    assert table.scene.camera.pitch == pytest.approx(pitch * 1.15)
    table.wheel((1, 0), -2)
    assert table.scene.camera.pitch == pytest.approx(pitch / 1.15)


def test_with_a_tile_the_wheel_turns_and_with_a_command_it_zooms(table: SceneTable) -> None:
    pitch = table.scene.camera.pitch
    table.click(table.tile("terminal"))
    table.hover((4, 0))
    table.wheel((4, 0), 1)
    assert table.lights.ghost is not None
    assert table.lights.ghost.laid.turn == 0
    assert table.scene.camera.pitch == pitch
    table.wheel((4, 0), 1, command=True)
    assert table.scene.camera.pitch > pitch


def test_two_fingers_on_a_touchpad_move_the_table(table: SceneTable) -> None:
    x, y = middle(table)
    pitch = table.scene.camera.pitch
    table.wheel((1, 0), 0, fine=QPoint(30, -12))
    assert middle(table) == pytest.approx((x - 30 / pitch, y + 12 / pitch))
    assert table.scene.camera.pitch == pitch


def test_two_fingers_pinch(table: SceneTable) -> None:
    pitch = table.scene.camera.pitch
    assert table.scene.pinch(table.scene.camera.room.center(), 1.2)
    assert table.scene.camera.pitch == pytest.approx(pitch * 1.2)
    assert not table.scene.pinch(QPointF(4, 4), 1.2)


def test_keys_and_buttons_zoom_fit_and_pan(table: SceneTable) -> None:
    scene = table.scene
    pitch, home = scene.camera.pitch, middle(table)
    table.key(KEY.Key_Plus)
    assert scene.camera.pitch == pytest.approx(pitch * STEP)
    table.key(KEY.Key_Minus, KEY.Key_Minus)
    assert scene.camera.pitch == pytest.approx(pitch / STEP)
    table.key(KEY.Key_F)
    assert scene.camera.pitch == pytest.approx(pitch)
    table.click("nearer")
    assert scene.camera.pitch == pytest.approx(pitch * STEP)
    table.click("further")
    table.key(KEY.Key_Right, shift=True)
    assert middle(table)[0] > home[0]
    table.key(KEY.Key_Down, shift=True)
    assert middle(table)[1] > home[1]
    table.click("all")
    assert middle(table) == pytest.approx(home)
    table.key(KEY.Key_Up, shift=True)
    table.key(KEY.Key_0)
    assert middle(table) == pytest.approx(home)


def test_the_cursor_of_the_keys_stays_in_view(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, LONG)
    table.scene.gaze.zoom(6.0)
    table.key(*[KEY.Key_Right] * 9)
    assert table.focus == "8,0"
    assert table.scene.camera.seen().contains(8.5, 0.5)


def test_the_ring_of_the_keys_goes_with_its_square_and_never_beyond_the_mat(table: SceneTable) -> None:
    table.take("terminal")
    ring, at = table.scene.focus_ring, table.focus
    assert ring.isVisible()
    before = ring.boundingRect().center()
    table.key(KEY.Key_Right, shift=True)
    assert ring.boundingRect().center().x() == pytest.approx(before.x() - 120)
    table.key(*[KEY.Key_Right] * 4, shift=True)
    assert not ring.isVisible()
    assert table.focus == at
    table.key(KEY.Key_0)
    assert ring.isVisible()


def test_whoever_looks_elsewhere_goes_on_looking_there_in_another_light(table: SceneTable) -> None:
    table.play("place terminal@4,0/90")
    table.present(acting=False)
    table.scene.gaze.look_at(-20.0, 3.0)
    table.scene.restyle(DARK)
    table.scene.show_targets = False
    assert middle(table) == (-20.0, 3.0)
    table.present(acting=False)
    assert table.scene.camera.seen().contains(4.5, 0.5)


def test_a_move_elsewhere_comes_into_view(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, LONG)
    table.scene.gaze.zoom(6.0)
    table.scene.gaze.look_at(-0.5, 0.5)
    table.play("place straight@9,0/90")
    table.present(acting=False)
    assert table.scene.camera.seen().contains(9.5, 0.5)


def test_moving_glides_and_comes_to_its_end(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, speed=20.0)
    pitch = table.scene.camera.pitch
    table.key(KEY.Key_Plus)
    qtbot.waitUntil(lambda: table.scene.camera.pitch == pytest.approx(pitch * STEP))
    assert not table.scene.top.board.hurried


# ---------------------------------------------------------------- room


@pytest.mark.parametrize(
    "size", [QSize(704, 540), QSize(960, 748), QSize(1600, 1000), QSize(600, 900), QSize(1900, 700)]
)
@pytest.mark.parametrize("kind", ["build", "sale", "over"])
def test_everything_has_its_place_in_every_window(size: QSize, kind: str) -> None:
    made = table_size(QSizeF(size))
    assert made.width() >= LEAST.width() - 0.01
    assert made.height() >= LEAST.height() - 0.01
    assert made.width() / made.height() == pytest.approx(size.width() / size.height())
    places = ZugPlaces(made.width(), made.height(), kind)
    assert places.home.contains(places.mat)
    assert places.home.contains(places.foot)
    assert not places.mat.intersects(places.foot)
    assert places.cloth.height() > 300
    if kind == "build":
        parts = [places.pile, *(places.slot(i) for i in range(6)), places.stock]
        assert all(places.home.contains(part) for part in parts)
        assert not any(one.intersects(other) for one in parts for other in parts if one is not other)
    assert all(places.cloth.contains(places.button(i)) for i in range(3))
    assert places.cloth.contains(places.map)
    assert places.cloth.contains(places.action)


def test_the_table_takes_the_shape_of_its_window(table: SceneTable) -> None:
    table.view.resize(1400, 700)
    QApplication.processEvents()
    home = table.scene.home()
    assert home.width() / home.height() == pytest.approx(2.0, abs=0.01)
    shown = table.view.mapFromScene(home).boundingRect()
    assert abs(shown.width() - 1400) <= 3
    assert abs(shown.height() - 700) <= 3
    assert table.scene.camera.seen().contains(bounds(tuple(table.match.state.network.tiles), 1.0))


# ---------------------------------------------------------------- pictures


def test_pictures_are_painted_once_and_late_ones_later(qtbot: QtBot) -> None:
    painted = []

    def paint(art: Art) -> None:
        painted.append(art)
        art.circle(50, 50, 40, fill="#FF0000")

    pictures, box = Pictures(), bounds([(0, 0)])
    pictures.begin(99)
    first = pictures.get(("a",), box, 60.0, paint)
    assert first is not None
    assert pictures.get(("a",), box, 60.0, paint) is first
    assert len(painted) == 1
    pictures.begin(-1)
    assert pictures.get(("a",), box, 80.0, paint) is first
    assert pictures.late
    assert pictures.get(("b",), box, 80.0, paint) is None
    pictures.begin(99)
    assert not pictures.late
    assert pictures.get(("a",), box, 80.0, paint) is not first


def test_every_tile_has_a_picture_in_every_turning(qtbot: QtBot) -> None:
    pictures = Pictures()
    pictures.begin(99)
    seen = set()
    for name, tile in TILES.items():
        for turn in range(tile.turnings):
            laid = Laid(0, 0, name, turn)
            track, upright = pictures.track(laid, frozenset(), DAY, 40), pictures.upright(laid, frozenset(), DAY, 40)
            assert track is not None
            assert upright is not None
            seen.add((track.pixmap.toImage().cacheKey(), upright.pixmap.toImage().cacheKey()))
    assert len(seen) == sum(tile.turnings for tile in TILES.values())


def test_panning_paints_no_picture_anew(qtbot: QtBot) -> None:
    table = SceneTable(qtbot)
    table.view.grab()
    qtbot.wait(30)
    table.view.grab()
    layers = table.scene.top.board._layers._kept
    kept = dict(layers)
    assert set(kept) == {"flat", "upright"}
    table.scene.gaze.pan(QPointF(13, 7))
    table.view.grab()
    assert all(layers[name] is kept[name] for name in kept)
