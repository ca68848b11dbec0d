"""A thousand random matches of each number of seats are saved, loaded, taken back to the start and played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardroom.core.match import Match
from boardroom.core.store import Store
from boardroom.games.oxixo.rules import Oxixo
from boardroom.testing.matches import random_match
from tests.games.kit.our_games import PLAYTHROUGHS

BATCHES, SIZE = 20, 50
GAME = Oxixo()


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_thousand_matches_come_back_identical(seats: int, batch: int, tmp_path: Path) -> None:
    store = Store(tmp_path / "saves")
    for number in range(batch * SIZE, (batch + 1) * SIZE):
        match = random_match(GAME, seats, f"thousand-{number}")
        saved = store.save(match.record())
        loaded = store.load(saved.id)
        assert loaded == saved

        again = Match(GAME, loaded)
        assert again.states == match.states
        assert again.outcome == match.outcome

        for left in reversed(range(match.length)):
            assert again.undo() == left
        assert again.states == match.states[:1]
        assert not again.undo_plan().possible
        for entry in loaded.log:
            again.play(GAME.read(entry.text, again.state), entry.seconds)
        assert again.states == match.states
        assert again.record() == loaded


def test_the_playthroughs_show_every_end() -> None:
    ends = set()
    for path in PLAYTHROUGHS.glob("oxixo-*.boardroom"):
        data = json.loads(path.read_text(encoding="utf-8"))
        last = data["expect"][str(len(data["record"]["log"]))]
        ends.add((len(data["record"]["players"]), last["outcome"]["reason"]))
    reasons = ("line", "own-goal", "repetition", "flag", "resign")
    assert ends == {(seats, reason) for seats in GAME.seats for reason in reasons}
