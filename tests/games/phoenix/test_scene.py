"""Phoenix's scene: choosing by mouse, keys and assistive technology, and what it says meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from boardroom.core.game import NOBODY
from boardroom.games.phoenix.rules import Discard, Play
from boardroom.games.phoenix.scene.films import HELD
from boardroom.games.phoenix.scene.geometry import (
    DISCARDS,
    FAR,
    HOME,
    NEAR,
    SMALL,
    card_box,
    column,
    cube_x,
    near_card,
    raised,
)
from boardroom.games.phoenix.scene.palette import ACT_BRIGHT
from boardroom.games.phoenix.scene.pieces.standing import StandingPiece
from boardroom.testing.written import texts
from boardroom.ui.style.theme import DARK, LIGHT
from boardroom.ui.table.pick_scene import SHAKE
from tests.games.phoenix.scene_table import HAND, MINE, THEIRS, SceneTable, position

Key = Qt.Key


def focused(table: SceneTable) -> str:
    """Return what the keyboard would act on."""
    return next(cell.key for cell in table.scene.cells() if cell.focused)


def chosen(table: SceneTable) -> tuple[str, str]:
    """Return the names of the chosen card and the taken piece, as far as there are any."""
    names = table.names().values()
    return next((name for name in names if name.endswith(", chosen")), ""), next(
        (name for name in names if name.endswith(", picked up")), ""
    )


def test_a_position_shows_both_lines_the_cubes_and_the_hand(qtbot: QtBot) -> None:
    top = (table := SceneTable(qtbot, position())).scene.top
    assert "".join(pawn.colour for pawn in top.pawns[NEAR]) == MINE
    assert "".join(pawn.colour for pawn in top.pawns[FAR]) == THEIRS
    assert "".join(cube.colour for cube in top.cubes) == "bgypro"
    assert [card.what for card in top.hand] == HAND
    assert {card.form for card in top.far_hand} == {"back"}
    assert [card.what for card in top.laid] == ["M2", "X", "R"]
    assert not table.view.grab().isNull()


def test_straight_across_is_the_same_column_for_both_seats(qtbot: QtBot) -> None:
    for seat in (0, 1):
        top = SceneTable(qtbot, position(), seat=seat).scene.top
        for place in range(10):
            assert top.pawns[NEAR][place].x() == top.pawns[FAR][place].x() == column(place)


def test_the_second_seat_has_its_own_line_near_with_the_same_places(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(seat=2), seat=1)
    top = table.scene.top
    assert "".join(pawn.colour for pawn in top.pawns[NEAR]) == THEIRS
    assert [card.what for card in top.hand] == ["P1", "P1", "P3", "X", "X"]
    table.scene.press("card:3")
    table.scene.press("mine:1")
    table.scene.press("mine:4")
    assert table.written("chosen") == ["P3 1x4"]


def test_a_bystander_sees_backs_only(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), seat=NOBODY)
    assert {card.form for card in table.scene.top.hand} == {"large back"}
    assert {card.what for card in table.scene.top.hand} == {"?"}
    assert table.enabled() == set()
    assert table.names()["card:1"] == "Hidden card"


# ---------------------------------------------------------------- choosing


def test_first_only_cards_can_be_chosen(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    assert table.enabled() == {f"card:{slot}" for slot in range(1, 6)}
    assert all(card.lit == "act" for card in table.scene.top.hand)
    assert table.heard("prompted")[-1] == ("Choose a card", "Play it, or discard it without effect.")


@pytest.mark.parametrize(
    ("card", "kinds"),
    [("card:1", {"mine"}), ("card:2", {"mine"}), ("card:4", {"cube"}), ("card:5", {"mine", "theirs"})],
)
def test_a_card_lights_what_it_can_move(qtbot: QtBot, card: str, kinds: set[str]) -> None:
    table = SceneTable(qtbot, position())
    table.click(card)
    found = {key for key in table.enabled() if key.split(":")[0] in ("mine", "theirs", "cube")}
    assert {key.split(":")[0] for key in found} == kinds
    top = table.scene.top
    lit: dict[str, Sequence[StandingPiece]] = {"mine": top.pawns[NEAR], "theirs": top.pawns[FAR], "cube": top.cubes}
    for kind, pieces in lit.items():
        assert all((piece.lit == "act") == (kind in kinds) for piece in pieces)


def test_a_rotation_lights_the_two_ends(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:3")
    assert [pawn.lit for pawn in table.scene.top.pawns[NEAR]] == ["act", *[""] * 8, "act"]
    table.click("mine:10")
    assert table.written("chosen") == ["R"]


def test_a_pawn_is_taken_and_its_targets_are_shown(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    table.click("mine:4")
    top = table.scene.top
    assert top.pawns[NEAR][3].lit == "held"
    assert top.pawns[NEAR][3].pose.up == HELD
    assert table.heard("prompted")[-1][0] == "Put the purple pawn on place 1 or 7"
    assert table.names()["mine:7"] == "Your place 7, yellow, can go here"
    assert table.names()["mine:4"] == "Your place 4, purple, picked up"
    assert table.scene.marks.aim.isVisible()
    assert not table.scene.marks.ghost.isVisible()


def test_a_target_that_is_looked_at_is_previewed(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    table.click("mine:4")
    table.hover("mine:7")
    assert table.written("considered") == ["M3 4>7"]
    assert table.scene.marks.ghost.isVisible()
    assert table.heard("prompted")[-1][1] == "Your line follows the cubes: you’re first, and the hand ends."
    table.hover("mine:1")
    assert table.written("considered")[-1] == "M3 4>1"
    assert table.heard("prompted")[-1][1] == "Your line: 6 points."
    table.hover(QPoint(5, 5))
    assert table.heard("considered")[-1] is None
    assert not table.scene.marks.ghost.isVisible()
    assert table.heard("chosen") == []


def test_throwing_the_card_away_can_be_considered_with_a_pawn_in_hand(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1", "mine:4")
    table.hover("discard")
    assert table.heard("considered")[-1] == Discard("M3")
    assert table.heard("prompted")[-1][1] == "Movement 3 goes to the pile without effect."
    table.click("discard")
    assert table.written("chosen") == ["- M3"]


@pytest.mark.parametrize(
    ("keys", "written"),
    [
        (["card:1", "mine:4", "mine:7"], "M3 4>7"),
        (["card:1", "mine:7", "mine:4"], "M3 7>4"),
        (["card:2", "mine:5", "mine:3"], "P2 3x5"),
        (["card:3", "mine:1"], "R"),
        (["card:4", "cube:3", "cube:2"], "Q1 2x3"),
        (["card:5", "mine:4"], "X 4"),
        (["card:5", "theirs:9"], "X 9"),
        (["card:2", "discard"], "- P2"),
        (["card:2", "discards"], "- P2"),
    ],
)
def test_moves_are_chosen_by_clicks(qtbot: QtBot, keys: list[str], written: str) -> None:
    table = SceneTable(qtbot, position())
    for key in keys:
        table.click(key)
    assert table.written("chosen") == [written]
    pressed = SceneTable(qtbot, position())
    for key in keys:
        pressed.scene.press(key)
    assert pressed.written("chosen") == [written]


def test_a_cube_can_be_moved_two_places(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(hands=[["Q2", "P2", "R", "Q1", "X"], ["P1"] * 5]))
    slot = 1 + [card.what for card in table.scene.top.hand].index("Q2")
    for key in (f"card:{slot}", "cube:5", "cube:3"):
        table.click(key)
    assert table.written("chosen") == ["Q2 5>3"]


def test_every_legal_move_can_be_pressed_and_nothing_else(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    found = set()
    scene = table.scene

    def go_on(*keys: str) -> None:
        scene.cancel()
        scene.cancel()
        for key in keys:
            scene.press(key)

    def take() -> None:
        found.update(table.heard("chosen"))
        table.said.clear()

    for slot in range(1, 6):
        go_on(f"card:{slot}")
        for first in sorted(table.enabled() - {f"card:{i}" for i in range(1, 6)}):
            go_on(f"card:{slot}", first)
            if table.heard("chosen"):
                take()
                continue
            for second in [key for key, name in table.names().items() if name.endswith("can go here")]:
                go_on(f"card:{slot}", first, second)
                take()
    assert found == set(table.match.view(0).moves)


def test_equal_cards_are_one_move(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(seat=2), seat=1)
    for slot in (1, 2):
        table.scene.press(f"card:{slot}")
        table.scene.press("mine:1")
        table.scene.press("mine:2")
        table.scene.cancel()
        table.scene.cancel()
    assert table.heard("chosen") == [Play("P1", 0, 1)] * 2


def test_another_pawn_or_card_may_be_taken_instead(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    table.click("mine:4")
    table.click("mine:5")
    assert chosen(table) == ("Movement 3, chosen", "Your place 5, yellow, picked up")
    table.click("card:2")
    assert chosen(table) == ("Permutation 2, chosen", "")
    table.click("mine:4", "card:2")
    assert chosen(table) == ("", "")
    assert table.heard("chosen") == table.heard("refused") == []


def test_a_press_beside_everything_and_escape_let_go_step_by_step(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    table.click("mine:4")
    table.click(QPoint(8, 8))
    assert chosen(table) == ("Movement 3, chosen", "")
    assert table.scene.cancel()
    assert chosen(table) == ("", "")
    assert not table.scene.cancel()


# ---------------------------------------------------------------- what isn't allowed


def test_a_rotation_of_others_is_refused(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:3")
    table.click("mine:5")
    assert table.heard("refused") == [Play("R", 4, 4)]
    assert table.heard("chosen") == []


def test_what_is_refused_is_shaken_and_then_stands_where_it_stood(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position(), speed=1)
    pawn = table.scene.top.pawns[NEAR][4]
    table.click("card:3", "mine:5")
    qtbot.waitUntil(lambda: pawn.x() != column(4), timeout=2000)
    qtbot.waitUntil(lambda: pawn.x() == column(4), timeout=2000)
    qtbot.wait(SHAKE)
    assert pawn.x() == column(4)


def test_a_pawn_dropped_at_the_wrong_distance_is_refused(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    table.drag(table.at("mine:4"), table.at("mine:6"))
    assert table.heard("refused") == [Play("M3", 3, 5)]
    assert table.match.forbids(Play("M3", 3, 5)) is not None
    assert table.scene.top.pawns[NEAR][3].pose.x == column(3)


def test_a_pawn_dropped_past_the_end_is_refused_with_the_end(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    beyond = table.view.mapFromScene(QPointF(column(10), 400))
    table.drag(table.at("mine:9"), beyond)
    refused = table.heard("refused")
    assert refused == [Play("M3", 8, 10)]
    reason = table.match.forbids(refused[0])
    assert reason is not None
    assert reason.rule == "card-end"


# ---------------------------------------------------------------- dragging


def test_a_pawn_is_dragged_to_its_place(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    table.drag(table.at("mine:4"), table.at("mine:7"), drop=False)
    assert table.written("considered") == ["M3 4>7"]
    assert table.scene.top.pawns[NEAR][3].pose.x == pytest.approx(column(6), abs=2)
    table.drag(table.at("mine:7"))
    other = SceneTable(qtbot, position())
    other.click("card:1")
    other.drag(other.at("mine:4"), other.at("mine:7"))
    assert other.written("chosen") == ["M3 4>7"]


def test_a_cube_is_dragged(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:4")
    table.drag(table.at("cube:2"), table.at("cube:3"))
    assert table.written("chosen") == ["Q1 2x3"]
    assert cube_x(1) < cube_x(2)


def test_a_pawn_dropped_where_it_stood_or_far_away_is_let_go(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    start = table.at("mine:4")
    for end in (start, table.at("theirs:7")):
        table.drag(start, start + QPoint(60, 0), end)
        assert table.names()["card:1"] == "Movement 3, chosen"
        assert table.names()["mine:4"] == "Your place 4, purple, can be moved"
    assert table.heard("chosen") == table.heard("refused") == []


def test_a_card_dragged_to_the_pile_is_discarded(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.drag(table.at("card:2"), table.at("discards"), drop=False)
    assert table.heard("considered")[-1] == Discard("P2")
    other = SceneTable(qtbot, position())
    other.drag(other.at("card:2"), other.at("discards"))
    assert other.written("chosen") == ["- P2"]


def test_a_card_dropped_elsewhere_goes_back_to_the_hand(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    place = table.at("card:2")
    table.drag(place, table.at("cube:3"))
    assert table.names()["card:2"] == "Permutation 2"
    assert table.at("card:2") == place
    assert table.heard("chosen") == []


# ---------------------------------------------------------------- keys


def test_keys_alone_play_a_card(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.key(Key.Key_1)
    assert focused(table) == "mine:1"
    table.key(Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert table.names()["mine:4"] == "Your place 4, purple, picked up"
    assert table.written("considered") == ["M3 4>1"]
    table.key(Key.Key_Right)
    assert table.written("considered")[-1] == "M3 4>7"
    table.key(Key.Key_Left, Key.Key_Right, Key.Key_Return)
    assert table.written("chosen") == ["M3 4>7"]


@pytest.mark.parametrize(
    ("keys", "written"),
    [
        ([Key.Key_3, Key.Key_Return], "R"),
        ([Key.Key_5, Key.Key_Right, Key.Key_Return], "X 2"),
        ([Key.Key_4, Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Enter], "Q1 2x3"),
        ([Key.Key_2, Key.Key_D], "- P2"),
        ([Key.Key_Right, Key.Key_Return, Key.Key_Return, Key.Key_Return], "M3 1>4"),
        ([Key.Key_3, Key.Key_Down, Key.Key_Return], "- R"),
    ],
)
def test_keys_for_every_kind_of_card(qtbot: QtBot, keys: list[Qt.Key], written: str) -> None:
    table = SceneTable(qtbot, position())
    table.key(*keys)
    assert table.written("chosen") == [written]


def test_escape_lets_go_and_then_is_left_to_others(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.key(Key.Key_1, Key.Key_Return, Key.Key_Escape)
    assert chosen(table) == ("Movement 3, chosen", "")
    table.key(Key.Key_Escape, Key.Key_Escape)
    assert chosen(table) == ("", "")
    assert table.heard("chosen") == []


def test_d_without_a_card_discards_nothing(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.key(Key.Key_D)
    assert table.heard("chosen") == []


def test_tab_steps_through_the_hand_and_the_discards_and_then_among_targets(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    stops = []
    while table.scene.tab(True):
        stops.append(focused(table))
    assert stops == ["card:1", "card:2", "card:3", "card:4", "card:5", "discards"]
    table.key(Key.Key_1, Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert focused(table) == "mine:1"
    assert table.scene.tab(True)
    assert focused(table) == "mine:7"
    assert table.scene.tab(True)
    assert focused(table) == "mine:1"


def test_the_focus_shows_only_with_keys(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.key(Key.Key_Right)
    assert table.scene.focus_ring.isVisible()
    assert [cell.key for cell in table.scene.cells() if cell.focused] == ["card:1"]
    table.hover("card:2")
    assert not table.scene.focus_ring.isVisible()
    assert not any(cell.focused for cell in table.scene.cells())


def test_whoever_is_not_on_turn_can_still_read_the_pile_with_keys(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.present(acting=False)
    table.key(Key.Key_Up, Key.Key_Up)
    assert focused(table) == "discards"
    assert table.scene.marks.played.isVisible()
    table.key(Key.Key_Return, Key.Key_1, Key.Key_D)
    assert table.heard("chosen") == []


# ---------------------------------------------------------------- what is written on the table


def test_what_lines_are_worth_has_a_name_as_soon_as_they_are_dealt(qtbot: QtBot) -> None:
    names = SceneTable(qtbot, position()).names()
    assert names["worth:1"].startswith("Your line is worth 6 points now. At least 1 card")
    assert names["worth:2"].startswith("Level 3: the line is worth 2 points now.")
    assert "worth:1" not in SceneTable(qtbot).names()


def test_hovering_the_pile_lists_what_was_played(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    assert not table.scene.marks.played.isVisible()
    table.hover("discards")
    assert table.scene.marks.played.isVisible()
    assert table.names()["discards"] == "Discard pile, 4 cards, Rotation on top"
    assert table.names()["pile"] == "Draw pile, 36 cards"
    table.hover("card:1")
    assert not table.scene.marks.played.isVisible()


def test_the_hint_and_the_move_that_was_made_are_drawn_and_cleared(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    top = table.scene.top
    for text in ("M3 4>7", "P2 3x5", "R", "Q1 2x3", "X 4", "- P2"):
        move = table.match.game.read(text, table.match.state)
        table.scene.suggest(move)
        table.scene.recall(move)
        assert top.hint.isVisible()
        assert top.recalled.isVisible()
        assert not table.view.grab().isNull()
    table.scene.suggest(None)
    table.scene.recall(None)
    assert not top.hint.isVisible()
    assert not top.recalled.isVisible()


def test_a_hints_outline_goes_with_its_card(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.scene.suggest(table.move("P2 3x5"))
    bright = QColor(ACT_BRIGHT).name()

    def outlined() -> int:
        """Return where the outline ends below the card."""
        image, card = table.view.grab().toImage(), table.scene.top.hand[1]
        x = table.view.mapFromScene(QPointF(card.pose.x, 0)).x()
        return max(y for y in range(530, image.height()) if image.pixelColor(x, y).name() == bright)

    lying = outlined()
    table.click("card:2")
    assert outlined() < lying - 5, "nothing of it stays behind"
    table.scene.suggest(None)
    assert table.scene.top.hand[1]._advice == ()


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("cards", [4, 5])
def test_no_card_of_the_hand_is_cut(text: float, cards: int) -> None:
    for slot in range(cards):
        for pose in (near_card(slot, cards, text), raised(slot, cards, text)):
            assert HOME.contains(pose.covers(card_box(text).size()))


def test_the_frame_of_the_discards_touches_no_words(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    frame = table.view.mapFromScene(SMALL.translated(DISCARDS).adjusted(-9, -9, 9, 9)).boundingRect()
    beside = {"2", "6", "points now", "at least 2 cards", "at least 1 cards", "from sorted"}
    words = [one for one in texts(table.view) if one.text in beside]
    assert len(words) >= 6
    assert not any(one.box.toRect().intersects(frame) for one in words)


def test_what_can_be_taken_is_marked_only_if_wanted(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.scene.show_targets = False
    assert all(card.lit == "" for card in table.scene.top.hand)
    table.scene.show_targets = True
    assert all(card.lit == "act" for card in table.scene.top.hand)


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_themes_and_settings_change_at_once_and_repaint(qtbot: QtBot, seat: int) -> None:
    table = SceneTable(qtbot, position(), seat=seat)
    pictures = []
    for theme in (LIGHT, DARK):
        table.scene.restyle(theme)
        pictures.append(table.view.grab().toImage())
    table.scene.show_coordinates = False
    pictures.append(table.view.grab().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]


def test_the_language_is_said_again(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.click("card:1")
    table.said.clear()
    table.scene.retranslate()
    assert table.heard("prompted") == [("Movement 3: choose a pawn", "Move one of your pawns 3 places.")]
    assert chosen(table) == ("Movement 3, chosen", "")


def test_nothing_can_be_done_when_not_acting(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, position())
    table.present(acting=False)
    assert table.enabled() == set()
    for key in ("card:1", "mine:1", "discards"):
        table.click(key)
        table.scene.press(key)
    assert table.heard("chosen") == table.heard("refused") == []
    assert table.heard("prompted")[-1] == ("", "")


def test_an_empty_scene_is_harmless(qtbot: QtBot) -> None:
    from boardroom.games.phoenix.scene.scene import PhoenixScene

    scene = PhoenixScene()
    assert scene.cells() == []
    scene.press("card:1")
    scene.hover(QPointF(100, 100))
    scene.skip()
    scene.suggest(None)
    scene.restyle(DARK)
    scene.retranslate()
    assert not scene.cancel()
