"""The result beside the board: everybody's place, and room for the moves that led to it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.table.move_list import ROW
from boardroom.app.table.result import remarkable
from boardroom.app.table.seat_cards import SeatCard
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.kit.labels import Label
from boardroom.ui.style.fonts import load_fonts, px
from tests.app.houses import House
from tests.games.kit.our_games import PLAYTHROUGHS


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()


def ended(key: str, seed: str) -> Match:
    """Play a game at random to its end, with as many as can play it."""
    rules, rng = game(key), Random(seed)
    match = Match.new(rules, [Player(), *[Player(kind="bot", level=2)] * (rules.seats[-1] - 1)], seed=seed)
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
    return match


def recorded(name: str) -> Match:
    data = json.loads((PLAYTHROUGHS / f"{name}.boardroom").read_text(encoding="utf-8"))
    record = read_record(data["record"])
    return Match(game(record.game), record)


@pytest.mark.parametrize("key", ["zug", "phoenix", "oxixo"])
def test_the_moves_keep_their_room_beside_the_result(house: House, key: str) -> None:
    house.window.resize(1366, 768)
    house.navigator.play(ended(key, "room"))
    QApplication.processEvents()
    panel = house.screens.table.panel
    assert panel.result.isVisible()
    assert panel.moves.viewport().height() >= 4 * px(ROW)


def test_every_place_among_five_is_named(house: House) -> None:
    match = recorded("zug-5-sold")
    house.navigator.play(match)
    outcome = match.outcome
    assert outcome is not None
    cards = [card.accessibleName() for card in house.screens.table.panel.cards.findChildren(SeatCard)]
    for seat, place in enumerate(outcome.places):
        assert ("Won" if place == 1 else f"Place {place}") in cards[seat]
    said = " ".join(label.text() for label in house.screens.table.panel.result.findChildren(Label))
    for place in outcome.places:
        assert f"{place}.\u00a0" in said


# ---------------------------------------------------------------- what was remarkable


def test_the_longest_chain_of_switch_is_what_the_log_says() -> None:
    match = recorded("switch-3-last-card")
    chain, longest, mover = 0, 0, NOBODY
    for index, entry in enumerate(match.entries):
        if match.states[index].seat != mover:
            mover, chain = match.states[index].seat, 0
        chain += entry.text.startswith("discard")
        longest = max(longest, chain)
    said = remarkable(load_face("switch"), match)
    assert said[0] == f"Longest chain: P1, {longest} cards in a turn."
    assert longest == 7


def test_sales_of_zug_are_what_the_log_says() -> None:
    match = recorded("zug-3-full")
    sales = Counter(entry.seat for index, entry in enumerate(match.entries) if match.states[index].phase == "sale")
    ((seat, most),) = sales.most_common(1)
    said = remarkable(load_face("zug"), match)
    assert said == (f"Most sales: P{seat + 1}, {most} wagons.", "16 of 16 city tiles full.")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("oxixo-2-line", ("Four in a line: Crosses, at move 11.", "Four in a line: Circles, at move 12.")),
        ("phoenix-2-shared", ("Best turn: P2, 9 more, in hand 2.", "Best hand: P2, 12 points in hand 2.")),
        ("switcher-2-deck", ("Best turn: P1, 4 figures.", "3 figures were blocked.")),
        ("zug-2-pass", ()),  # nothing was sold, so nothing is told
        ("oxixo-2-flag", ()),
    ],
)
def test_what_was_remarkable_is_told_and_nothing_invented(name: str, said: tuple[str, ...]) -> None:
    match = recorded(name)
    assert remarkable(load_face(match.game.key), match) == said


def test_what_was_remarkable_stands_in_the_result_in_every_language(house: House) -> None:
    house.navigator.play(recorded("oxixo-2-line"))
    result = house.screens.table.panel.result
    assert "Four in a line: Crosses, at move 11." in result._highlights.text()
    house.preferences.change(language="es")
    QApplication.processEvents()
    assert "Cuatro en línea" in result._highlights.text()
