"""While dice roll or cards are on their way nothing beside the board tells what they will decide."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from boardroom.app.table.move_list import MoveModel
from boardroom.app.table.seat_cards import SeatCard
from boardroom.app.table.words import Prompt
from boardroom.core.game import CHANCE
from boardroom.ui.kit.labels import Label
from tests.app.printing.sets import ANA, BEA, Maker
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
    assert table.shown.rolling
    for card in cards:
        card.refresh()
    model.refresh()
    assert model.rows() == []
    assert table.shown.view.log == ()
    assert table.prompt.what == "Drawing…"
    assert not any(card._on_turn for card in cards)
    while table.shown.moving:
        made.scene.settle()
    assert not table.shown.rolling
    for card in cards:
        card.refresh()
    model.refresh()
    assert len(table.shown.view.log) == made.match.length
    assert model.rows()
    assert [card._on_turn for card in cards] == [made.match.turn == 0, made.match.turn == 1]


def test_a_move_of_a_player_is_told_at_once(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(ANA, BEA)
    parent = Label()
    qtbot.addWidget(parent)
    cards = [SeatCard(seat, made.table, False, parent) for seat in (0, 1)]

    def told() -> list[tuple[bool, str]]:
        for card in cards:
            card.refresh()
        return [(card._on_turn, card._status.words) for card in cards]

    made.table.begin()
    assert told() == [(True, "To move"), (False, "")]
    made.scene.held = True
    made.scene.press("a1e1")
    assert made.table.shown.moving
    assert not made.table.shown.rolling
    assert len(made.table.shown.view.log) == 1
    assert made.table.prompt == Prompt("Ana plays", "plays a1e1.")
    assert told() == [(True, ""), (False, "")], "it isn't Bea's turn before what Ana does has been seen"
    made.scene.settle()
    assert told() == [(False, ""), (True, "To move")]
    assert made.table.prompt.what == "Choose a move."


def test_whoever_looks_back_meanwhile_sees_what_they_look_at(set_table: Maker) -> None:
    made = set_table(ANA, BEA, rules=Toy())
    made.scene.held = True
    made.table.begin()
    assert made.table.shown.rolling
    made.table.look(0)
    assert not made.table.shown.rolling
    assert made.table.shown.view.log == ()


def test_a_throw_that_is_cut_short_by_looking_back_is_over_before_anybody_hears_of_it(
    set_table: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = set_table(ANA, BEA, rules=Toy())
    made.scene.held = True
    made.table.begin()
    made.scene.settle()
    shown, skip = made.table.shown, made.scene.skip
    assert shown.rolling
    heard: list[tuple[bool, int]] = []

    def skipped() -> None:
        heard.append((shown.rolling, len(shown.view.log)))  # as a panel would that follows what the scene says
        skip()

    monkeypatch.setattr(made.scene, "skip", skipped)
    made.table.look(0)
    assert heard == [(False, 0)]
