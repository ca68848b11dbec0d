"""Whatever a hint may advise has a reason: every kind of decision, in every phase of every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boardroom.core.match import Match, View
from boardroom.core.record import Player, read_record
from boardroom.games import game
from boardroom.ui.game.face import Face, load_face
from tests.games.kit.our_games import PLAYTHROUGHS
from tests.games.kit.shown_games import WITH_FACE

EVERY = {"oxixo": 20, "switcher": 3, "zug": 3}  # decisions; where a reason takes a search, or there are very many


def decisions(key: str) -> Iterator[tuple[View[Any, Any], Any, list[Player]]]:
    """Yield what was decided in recorded games, and each time something else that was legal."""
    rng, met = Random(key), 0
    for path in sorted(PLAYTHROUGHS.glob(f"{key}-*.boardroom")):
        match = Match(game(key), read_record(json.loads(path.read_text(encoding="utf-8"))["record"]))
        for index, entry in enumerate(match.entries):
            if entry.seat < 0 or not (moves := match.view(entry.seat, index).moves):
                continue
            met += 1
            if met % EVERY.get(key, 1) == 0 or len(moves) < 6:
                players = [Player(kind="bot", level=1)] * match.seats
                players[entry.seat] = Player()
                move = match.step(index, entry.seat).move
                for each in {move, rng.choice(moves)} - {None}:
                    yield match.view(entry.seat, index), each, players


def kind(view: View[Any, Any], move: Any) -> tuple[str, str, str]:
    return getattr(view.state, "phase", ""), type(move).__name__, getattr(move, "what", "")


@pytest.mark.parametrize("key", [game.key for game in WITH_FACE])
def test_every_decision_has_a_reason(key: str) -> None:
    face: Face[Any, Any, Any] = load_face(key)
    kinds = set()
    for view, move, players in decisions(key):
        said = face.reason(view, move, players)
        assert said, f"{move} in {kind(view, move)} has no reason"
        assert "You’s" not in said, f"{said} is no English"
        kinds.add(kind(view, move))
    assert len(kinds) == {"oxixo": 1, "phoenix": 2, "switch": 11, "switcher": 4, "zug": 3}[key], sorted(kinds)
