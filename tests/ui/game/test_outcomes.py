"""How a match is said to have ended: who won, which place is whose, and whose things a home card speaks of."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import CHANCE, Outcome
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.game.face import headline, load_face, ranking

YOU, ANA, BOT = Player(), Player(name="Ana"), Player(kind="bot", level=2)
FIVE = (YOU, ANA, BOT, BOT, Player(kind="bot", level=4))
ALONE = (YOU, BOT, BOT, BOT, Player(kind="bot", level=4))


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ((1, 2, 3, 4, 5), "You win!"),
        ((2, 1, 3, 4, 5), "You come second"),
        ((5, 1, 2, 3, 4), "You come fifth"),
        ((2, 1, 2, 4, 5), "You share second place"),
        ((2, 1, 2, 2, 2), "You lose"),  # there are no places below the first
        ((1, 1, 3, 4, 5), "You share the win!"),
    ],
)
def test_a_person_among_five_is_told_their_place(places: tuple[int, ...], said: str) -> None:
    assert headline(Outcome(places, "points", (0,) * 5), ALONE) == said


def test_everybody_is_named_with_place_and_points() -> None:
    said = ranking(Outcome((3, 1, 2, 5, 3), "points", (7, 12, 9, 1, 7)), FIVE).replace("\u00a0", " ")
    assert said == "1. Ana: 12, 2. Level 2 (1): 9, 3. Player 1: 7, 3. Level 4: 7, 5. Level 2 (2): 1"


def test_of_two_nobody_needs_a_place() -> None:
    assert ranking(Outcome((2, 1), "points", (3, 9)), (YOU, BOT)).replace("\u00a0", " ") == "Level 2: 9, You: 3"


@pytest.mark.parametrize(
    ("key", "mine"), [("switch", "your top card"), ("switcher", "you: "), ("phoenix", "You: 0, Level 2: 0")]
)
def test_a_home_card_says_whose_things_it_speaks_of(key: str, mine: str) -> None:
    rng, match = Random(4), Match.new(game(key), [YOU, BOT], seed="home")
    while match.turn != 1 or match.length < 30:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
    assert mine in load_face(key).situation(match.view(0), match.players)
