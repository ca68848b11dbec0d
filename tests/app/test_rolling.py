"""While dice roll or cards are on their way nothing beside the board tells what they will decide."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from boardroom.app.move_list import MoveModel
from boardroom.app.seat_cards import SeatCard
from boardroom.core.game import CHANCE
from boardroom.ui.labels import Label
from tests.app.sets import ANA, BEA, Maker
from tests.core.toy import Toy


def test_what_chance_decides_is_told_when_it_has_been_seen(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(ANA, BEA, rules=Toy())
    made.scene.held = True
    table, parent = made.table, Label()
    qtbot.addWidget(parent)
    model, cards = MoveModel(parent), [SeatCard(seat, table, False, parent) for seat in (0, 1)]
    model.watch(table)
    table.begin()
    assert made.match.entries[-1].seat == CHANCE
    assert table.stage.rolling
    for card in cards:
        card.refresh()
    model.refresh()
    assert model.rows() == []
    assert table.stage.view.log == ()
    assert table.prompt.what == "Chance decides."
    assert not any(card._on_turn for card in cards)
    while table.stage.moving:
        made.scene.settle()
    assert not table.stage.rolling
    for card in cards:
        card.refresh()
    model.refresh()
    assert len(table.stage.view.log) == made.match.length
    assert model.rows()
    assert [card._on_turn for card in cards] == [made.match.turn == 0, made.match.turn == 1]


def test_a_move_of_a_player_is_told_at_once(set_table: Maker) -> None:
    made = set_table(ANA, BEA)
    made.table.begin()
    made.scene.held = True
    made.scene.press("a1e1")
    assert made.table.stage.moving
    assert not made.table.stage.rolling
    assert len(made.table.stage.view.log) == 1


def test_whoever_looks_back_meanwhile_sees_what_they_look_at(set_table: Maker) -> None:
    made = set_table(ANA, BEA, rules=Toy())
    made.scene.held = True
    made.table.begin()
    assert made.table.stage.rolling
    made.table.look(0)
    assert not made.table.stage.rolling
    assert made.table.stage.view.log == ()
