"""Games come to their end by mouse alone and by keys alone; tools.whole_games plays them from the beginning."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Answer, Budget
from boardroom.ai.worker import Inline, Request, think
from boardroom.app.catalogue import GameCatalogue
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games import game
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import House
from tests.games.kit.our_games import PLAYTHROUGHS
from tools.whole_games import WAYS

ENDS = {  # and how many entries before their end the hands sit down
    "oxixo-2-line": 6,
    "oxixo-4-line": 6,
    "phoenix-2-sorted": 12,
    "switch-2-last-card": 16,
    "switcher-2-deck": 14,
    "zug-3-full": 12,
}


def _little(request: Request, stop: object = None) -> Answer:
    return think(replace(request, budget=Budget(nodes=20)))


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue()))
    made.inline = Inline(_little)
    made.furnish()
    yield made
    made.close()


def late(name: str) -> Match:
    """Return a recorded match shortly before its end, with a person on the first seat and computers on the others."""
    record = read_record(json.loads((PLAYTHROUGHS / f"{name}.boardroom").read_text(encoding="utf-8"))["record"])
    players = [Player(), *[Player(kind="bot", level=5)] * (len(record.players) - 1)]
    begun = {"players": players, "log": record.log[: -ENDS[name]], "result": None, "winners": []}
    return Match(game(record.game), record.model_copy(update=begun))


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("way", WAYS)
def test_a_game_comes_to_its_end(house: House, name: str, way: str) -> None:
    match = late(name)
    assert match.outcome is None
    house.navigator.play(match)
    hands = WAYS[way](house.screens.table)
    hands.play()
    assert match.outcome is not None
    assert hands.presses > 1
    assert house.screens.table.panel.result.isVisible()
