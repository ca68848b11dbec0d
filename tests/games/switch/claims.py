"""What the figures of Switch claim: top cards, what dice make and clear, whose throw it is, where the token lies."""

from __future__ import annotations

from collections import Counter

from boardroom.core.game import CHANCE
from boardroom.games.switch.odds import chance, sums
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.state import Act, SwitchState
from boardroom.games.switch.tables import DICE, FACES, LAST
from boardroom.testing.claims import Claim, Words


def tops(game: Switch, state: SwitchState, claim: list[int]) -> None:
    """The top cards of all piles, seat by seat."""
    assert list(state.tops) == claim, f"they are {state.tops}"


def makes(game: Switch, state: SwitchState, claim: list[int]) -> None:
    """The dice on the table make these numbers and no others."""
    assert sums(state.dice) == set(claim), f"{state.dice} make {sorted(sums(state.dice))}"


def clears(game: Switch, state: SwitchState, claim: list[int]) -> None:
    """With this throw these cards can go, one after the other, and no more; the holder of the token permitting."""
    if Act("pass") in game.moves(state):
        state = game.apply(state, Act("pass"))
    found = []
    while Act("discard") in game.moves(state):
        found.append(state.tops[state.seat])
        state = game.apply(state, Act("discard"))
    assert found == claim, f"it clears {found}"


def throws(game: Switch, state: SwitchState, claim: int) -> None:
    """Dice are to be thrown now, by this seat."""
    assert game.turn(state) == CHANCE, "there is something to decide"
    found = (state.contenders[0] if state.phase == "start" else state.seat) + 1
    assert found == claim, f"it is seat {found}"


def asks(game: Switch, state: SwitchState, claim: int) -> None:
    """The next throw has so many dice."""
    assert game.turn(state) == CHANCE, "there is something to decide"
    assert state.dice_count == claim, f"it has {state.dice_count}"


def token(game: Switch, state: SwitchState, claim: str) -> None:
    """The token is in the middle, in the hand of a seat or on its pile."""
    found = "middle"
    if state.holder >= 0:
        found = f"hand {state.holder + 1}"
    elif state.blocked >= 0:
        found = f"pile {state.blocked + 1}"
    assert found == claim, f"it is {found}"


def faces(game: Switch, state: SwitchState, claim: dict[str, int]) -> None:
    """The Switch die has so many of each face."""
    assert Counter(FACES) == claim, f"it has {Counter(FACES)}"


def table(game: Switch, state: SwitchState, claim: dict[str, dict[str, list[int]]]) -> None:
    """In each table, so many dice are thrown for the cards from one to another."""
    for name, counts in claim.items():
        cards = {int(dice): [*range(first, last + 1)] for dice, (first, last) in counts.items()}
        found: dict[int, list[int]] = {}
        for card, dice in enumerate(DICE[name], 1):
            found.setdefault(dice, []).append(card)
        assert found == cards, f"{name} has {found}"
    assert claim.keys() == DICE.keys(), f"there are {list(DICE)}"


def chances(game: Switch, state: SwitchState, claim: list[int]) -> None:
    """In percent, how often the dice that a card asks for make it: for each card of the table that is chosen."""
    dice = DICE[state.options.dice]
    found = [round(100 * chance(card, dice[card - 1])) for card in range(1, LAST + 1)]
    assert found == claim, f"they are {found}"


WORDS: Words = {
    "tops": tops, "makes": makes, "clears": clears, "throws": throws, "asks": asks, "token": token,
    "faces": faces, "table": table, "chances": chances,
}  # fmt: skip

FALSE: list[tuple[str, Claim]] = [
    ("start", {"tops": [1, 1, 1, 2]}),
    ("up-to-seven", {"makes": [1, 2, 3, 4, 5, 6]}),
    ("up-to-seven", {"clears": [1, 2, 3, 4, 5, 6]}),
    ("block-moment", {"clears": []}),
    ("start", {"throws": 2}),
    ("green", {"throws": 1}),
    ("start", {"asks": 3}),
    ("green", {"asks": 5}),
    ("start", {"token": "hand 1"}),
    ("blocked", {"token": "hand 1"}),
    ("block-face", {"token": "middle"}),
    ("faces", {"faces": {"g": 1, "r": 1, "b": 1, "-": 3}}),
    ("cards", {"table": {"short": {"3": [1, 5], "4": [6, 8], "5": [9, 16]}, "long": {}}}),
    ("cards", {"table": {"short": {"3": [1, 4], "4": [5, 8], "5": [9, 16]}}}),
    ("cards", {"chances": [42] * 16}),
]
