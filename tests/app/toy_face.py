"""A face for the toy of the core's tests, with a die that can be counted."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.table.dice import Dice, Die, Due, Side, Thrown
from tests.app.fakes import PlainFace
from tests.core.toy import PASS, Move, State, Toy

TOY = Toy()
SEED = "5eed" * 8


class ToyDice(Dice[State, Move]):
    """One die; everybody hopes for a low throw."""

    def kinds(self) -> tuple[Die, ...]:
        return (Die("die", "The die", tuple(Side(str(n), f"number {n}", 1 / 6, n) for n in range(1, 7))),)

    def thrown(self, state: State, move: Move) -> Thrown | None:
        if move.kind != "throw":
            return None
        assert isinstance(move.card, int)
        return Thrown(state.seat, (("die", str(move.card)),), 0.5, move.card <= 3)

    def due(self, state: State) -> Due | None:
        return Due(state.seat, self.kinds()) if TOY.why_not(state, Move("throw", 1)) is None else None

    def throw(self, sides: Sequence[tuple[str, str]]) -> Move:
        ((_, side),) = sides
        return Move("throw", int(side))

    def hope(self) -> str:
        return "It was low"


class ToyFace(PlainFace):
    """The toy as a game with dice."""

    def __init__(self) -> None:
        super().__init__(TOY)

    def dice(self) -> Dice:
        return ToyDice()


def passed(
    *players: Player, turns: int = 10**6, seed: str = SEED, dice: str = "seed", salt: str = ""
) -> Match[State, Move]:
    """Return a match in which everybody passes, after so many turns or at its end."""
    match = Match.new(TOY, players or (Player(), Player(kind="bot", level=1)), seed=seed, dice=dice)
    if salt:
        match.add_salt(salt)
    while match.turn != NOBODY and (match.turn == CHANCE or match.state.turns < turns):
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(PASS)
    return match
