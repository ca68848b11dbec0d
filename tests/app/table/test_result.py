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
from boardroom.app.table.turning_point import public_states, say_turning_point, turning_point
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.kit.labels import Label
from boardroom.ui.style.fonts import load_fonts, px
from tests.app import hands
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


# ---------------------------------------------------------------- the turning point


@pytest.mark.parametrize(
    ("name", "entry", "which", "since"),
    [
        ("switch-4-last-card", 72, "Turning point: move 38", "From then on P2 led."),  # piles of 11 and 1 are swapped
        ("switcher-4-deck", 55, "Turning point: move 21", "From then on P1 led."),  # the first with four to go
        ("phoenix-2-sorted", 129, "Turning point: move 30", "From then on P1 led."),  # 14 to 13, after 8 to 13
        ("oxixo-4-line", 5, "Turning point: move 6", "From then on Circles led."),  # three in a line against two
        ("zug-4-full", 17, "Turning point: move 18", "From then on P2 led."),
    ],
)
def test_the_turning_point_is_where_the_lead_changed_for_good(name: str, entry: int, which: str, since: str) -> None:
    match = recorded(name)
    face = load_face(match.game.key)
    assert turning_point(face, match) == entry
    assert say_turning_point(face, match, entry) == (which, since)
    outcome = match.outcome
    assert outcome is not None
    won = next(side for side, seats in enumerate(match.sides) if outcome.winners[0] in seats)
    races = [face.race(state) for state in public_states(match)]
    ahead = [race and all(race[won] > other for side, other in enumerate(race) if side != won) for race in races]
    assert not ahead[entry]
    assert all(led for led in ahead[entry + 1 :] if led is not None)


@pytest.mark.parametrize(
    "name",
    [
        "oxixo-2-repetition",  # a draw
        "switch-2-resign",  # the winner wasn't ahead
        "switcher-2-deck",  # nobody else ever led
        "zug-2-pass",  # nobody scored
        "zug-2-full",  # it changed with the very last move, which everybody has just seen
    ],
)
def test_where_the_lead_never_changed_there_is_no_turning_point(name: str, house: House) -> None:
    match = recorded(name)
    assert turning_point(load_face(match.game.key), match) is None
    house.navigator.play(match)
    result = house.screens.table.panel.result
    assert result._turn.isHidden()


def test_it_leads_into_the_review_at_that_move(house: House) -> None:
    house.navigator.play(recorded("switch-4-last-card"))
    result = house.screens.table.panel.result
    assert result._turn.text() == "Turning point: move 38"
    assert result._turn.accessibleDescription() == "From then on P2 led."
    hands.click(result._turn)
    assert house.here == "review"
    assert house.screens.review.at == 72
    house.navigator.back()
    assert house.here == "table"


def test_a_person_is_told_that_they_led() -> None:
    match = recorded("switch-4-last-card")
    players = [Player(kind="bot", level=2), Player(), *[Player(kind="bot", level=1)] * 2]
    mine = Match(match.game, match.record().model_copy(update={"players": players}))
    assert say_turning_point(load_face("switch"), mine, 72)[1] == "From then on you led."
