"""The computer players: five levels that answer by the rules, with reasons, and twice the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boardroom.ai.bot import LEVELS, Answer, Bot, Budget, load_bot
from boardroom.core.game import Game
from boardroom.core.match import View
from boardroom.testing.matches import Sitting, played
from boardroom.testing.one_game import OneGame


def check_answer(view: View, answer: Answer[Any]) -> None:
    """Check that an answer is a legal move with its value and how it goes on, among others that are no better known."""
    moves = [option.move for option in answer.options]
    assert answer.move in moves
    assert len(set(moves)) == len(moves), "an alternative is named twice"
    assert set(moves) <= set(view.moves), "an alternative is not legal"
    values = [option.value for option in answer.options]
    assert values == sorted(values, reverse=True), "the best comes first"
    assert all(0 <= value <= 1 for value in values), "a value is a chance to win"
    assert all(option.line[:1] == (option.move,) for option in answer.options), "a line begins with its move"
    chosen = answer.options[moves.index(answer.move)]
    assert (chosen.value, chosen.line) == (answer.value, answer.line)


def lacking_bots(game: Game) -> str:
    """Say why a game has no computer players, if it has none."""
    try:
        for level in LEVELS:
            load_bot(game.key, level)
    except Exception as error:  # whatever a module does when it is loaded
        return f"add bot.py with bot(level) for the levels 1 to 5: {error}"
    return ""


class BotTests(OneGame):
    """Asks every level at positions of random matches."""

    @classmethod
    def each_level(cls) -> Mapping[str, int]:
        """List the levels, if there is anybody."""
        return {} if lacking_bots(cls.game) else {str(level): level for level in LEVELS}

    def _bot(self, level: int) -> Bot[Any, Any]:
        return load_bot(self.game.key, level)

    def _views(self, seats: int, most: int = 5) -> list[View]:
        """Return decisions of a random match, spread over it, as those see them who decide."""
        match = played(self.game, Sitting(seats, "0"))
        decisions = [index for index, entry in enumerate(match.entries) if entry.seat >= 0]
        spread = decisions[:: 1 + len(decisions) // most]
        return [match.view(match.entries[index].seat, index) for index in spread]

    def test_there_are_five_levels(self) -> None:
        if trouble := lacking_bots(self.game):
            pytest.fail(trouble, pytrace=False)

    def test_answers_are_sound_and_can_be_repeated(self, level: int, seats: int) -> None:
        for view in self._views(seats):
            answers = [self._bot(level).choose(self.game, view, Budget(nodes=20), Random(3)) for _ in range(2)]
            first, again = (replace(answer, seconds=0.0) for answer in answers)
            check_answer(view, first)
            assert first == again, "with nodes and a seed an answer can be repeated exactly"

    def test_who_is_told_to_stop_still_answers(self, level: int, seats: int) -> None:
        for view in self._views(seats, 2):
            for budget in (Budget(nodes=1), Budget(seconds=60, stop=lambda: True)):
                assert self._bot(level).choose(self.game, view, budget, Random(3)).move in view.moves
