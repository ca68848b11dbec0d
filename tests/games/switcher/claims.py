"""What the figures of El Switcher claim: cards, what stands on the board, the last colour, and where a card leads."""

from __future__ import annotations

from boardroom.games.switcher.rules import Switcher
from boardroom.games.switcher.state import Swap, SwitcherState, first_cell
from boardroom.games.switcher.tables import CELLS, DECKS, FIGURE_AT, FIGURES, NAMES
from boardroom.testing.claims import Claim, Words


def up(game: Switcher, state: SwitcherState, claim: dict[str, list[str]]) -> None:
    """These cards lie face up in a seat's sector, and no others."""
    for seat, cards in claim.items():
        found = state.up[int(seat) - 1]
        assert sorted(found) == sorted(cards), f"seat {seat} has {found}"


def blocked(game: Switcher, state: SwitcherState, claim: dict[str, str]) -> None:
    """A seat has this card blocked, or none."""
    for seat, card in claim.items():
        found = state.blocked[int(seat) - 1]
        assert found == card, f"seat {seat} has {found or 'nothing'} blocked"


def left(game: Switcher, state: SwitcherState, claim: dict[str, int]) -> None:
    """A seat's deck has so many cards, face down."""
    for seat, number in claim.items():
        found = state.left(int(seat) - 1)
        assert found == number, f"seat {seat} has {found}"


def hand(game: Switcher, state: SwitcherState, claim: dict[str, list[str]]) -> None:
    """A seat holds these movement cards, and no others."""
    for seat, kinds in claim.items():
        found = [str(kind) for kind in state.hands[int(seat) - 1]]
        assert sorted(found) == sorted(kinds), f"seat {seat} holds {found}"


def forbidden(game: Switcher, state: SwitcherState, claim: str) -> None:
    """This is the colour of the last figure; nothing before the first."""
    assert state.forbidden == claim, f"it is {state.forbidden or 'none'}"


def standing(game: Switcher, state: SwitcherState, claim: list[str]) -> None:
    """These figures stand on the board, in whatever colour, and no others."""
    groups = {state.group(cell) for cell in range(CELLS)}
    found = {f"{FIGURE_AT[group]} {NAMES[first_cell(group)]}" for group in groups if group in FIGURE_AT}
    assert found == set(claim), f"it is {sorted(found)}"


def reach(game: Switcher, state: SwitcherState, claim: dict[str, dict[str, list[str]]]) -> None:
    """A card in the hand of the player on turn swaps the tile on a cell with these, and no others."""
    swaps = [move for move in game.moves(state) if isinstance(move, Swap)]
    for kind, cells in claim.items():
        for cell, others in cells.items():
            pairs = [{NAMES[swap.one], NAMES[swap.other]} for swap in swaps if swap.kind == kind]
            found = {other for pair in pairs if cell in pair for other in pair - {cell}}
            assert found == set(others), f"{kind} leads from {cell} to {sorted(found)}"


def sizes(game: Switcher, state: SwitcherState, claim: dict[str, list[str]]) -> None:
    """These figures have so many tiles, and no others."""
    for size, names in claim.items():
        found = {name for name, cells in FIGURES.items() if len(cells) == int(size)}
        assert found == set(names), f"of {size} tiles are {sorted(found)}"


def deck(game: Switcher, state: SwitcherState, claim: dict[str, list[str]]) -> None:
    """A deck has 23 cards: all figures but these."""
    for number, names in claim.items():
        cards = DECKS[int(number) - 1]
        assert len(cards) == len(set(cards)) == 23
        assert set(FIGURES) - set(cards) == set(names), f"deck {number} lacks {sorted(set(FIGURES) - set(cards))}"


WORDS: Words = {
    "up": up, "blocked": blocked, "left": left, "hand": hand, "forbidden": forbidden,
    "standing": standing, "reach": reach, "sizes": sizes, "deck": deck,
}  # fmt: skip

FALSE: list[tuple[str, Claim]] = [
    ("start", {"up": {"1": ["T", "P"]}}),
    ("block-first", {"blocked": {"1": ""}}),
    ("block-first", {"blocked": {"1": "O4"}}),
    ("start", {"left": {"1": 23}}),
    ("start", {"hand": {"1": ["line1", "line1", "diag2"]}}),
    ("valid", {"forbidden": "y"}),
    ("valid", {"standing": []}),
    ("touching", {"standing": ["T b3"]}),
    ("line-neighbours", {"reach": {"line1": {"c3": ["b3", "d3"]}}}),
    ("line-neighbours", {"reach": {"diag2": {"c3": ["a1", "a5", "e1", "e5"]}}}),
    ("all-figures", {"sizes": {"4": ["I4", "O4"]}}),
    ("all-figures", {"deck": {"1": ["S4", "L4"]}}),
]
