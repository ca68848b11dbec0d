"""What a person does on the table, step by step: a card and two drawers in any order, a figure, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import View
from boardroom.games.switcher.rules import Switcher
from boardroom.games.switcher.scene.geometry import cells_of
from boardroom.games.switcher.state import HAND, Block, End, Form, Move, State, Swap, first_cell
from boardroom.games.switcher.tables import CELLS, NAMES, SIZE

Stage = Literal["idle", "start", "card", "drawer", "choice"]
Answer = Literal["", "chosen", "refused"]
Kind = Literal["cell", "hand", "card", "option", "close", "end"]
GAME: Final = Switcher()
# A figure can't be formed for several reasons in several places: say the nearest miss.
_NEAREST: Final = ("block-one", "block-only", "figure-colour", "figure-touching", "figure-shape")


class Target(NamedTuple):
    """Something that can be pointed at or pressed: a drawer, a card, a choice, or the end of the turn."""

    kind: Kind
    at: int = -1  # the cell, the place in the hand, the option; of a card: the figure's first cell, if one is meant
    seat: Seat = NOBODY  # whose card
    card: str = ""


def swap_of(kind: str, one: int, other: int) -> Swap:
    """Return a swap as it is written: the alphabetically first cell first."""
    return Swap(kind, *sorted((one, other), key=NAMES.__getitem__))


def owner(state: State, move: Form | Block) -> Seat:
    """Return whose card a figure is formed for."""
    return move.seat if isinstance(move, Block) else state.seat


class Picking:
    """Where a person is in choosing a move. It knows no mouse, no keys and no pictures."""

    def __init__(self) -> None:
        self.view: View[State, Move] | None = None
        self.acting = False
        self.point_out = True
        self.hand: Sequence[str] = ()  # the kinds by their places; "" where a card has been played
        self.held = -1  # the place of the chosen card
        self.cell = -1  # the chosen drawer
        self.options: tuple[Move, ...] = ()  # several moves that a press could mean
        self.pointed: Target | None = None
        self.focus = 14  # the cell that the keyboard was on last
        self.figures: tuple[Form | Block, ...] = ()  # what can be formed now, one's own cards first
        self._swaps: frozenset[Swap] = frozenset()

    def begin(self, view: View[State, Move], hand: Sequence[str], acting: bool) -> None:
        """Look at a position, perhaps to move in it."""
        self.view, self.hand, self.acting = view, hand, acting and bool(view.moves)
        self.held = self.cell = -1
        self.options, self.pointed = (), None
        moves = view.moves if self.acting else ()
        self._swaps = frozenset(move for move in moves if isinstance(move, Swap))
        figures = [move for move in moves if isinstance(move, Form | Block)]
        self.figures = tuple(sorted(figures, key=lambda move: isinstance(move, Block)))

    @property
    def state(self) -> State:
        """The position that is chosen in."""
        assert self.view is not None
        return self.view.state

    @property
    def stage(self) -> Stage:
        """What is to be chosen next."""
        if not self.acting:
            return "idle"
        if self.options:
            return "choice"
        if self.cell >= 0:
            return "drawer"
        return "card" if self.held >= 0 else "start"

    # ---------------------------------------------------------------- what can be done

    @property
    def kinds(self) -> list[str]:
        """The kinds of cards that may be played: the chosen one, or all in hand."""
        if self.held >= 0:
            return [self.hand[self.held]]
        return [kind for kind in dict.fromkeys(self.hand) if kind]

    @property
    def swapping(self) -> bool:
        """Whether there is a card to swap with."""
        return self.acting and any(self.hand)

    def swaps(self, other: int, cell: int | None = None) -> list[Swap]:
        """Return the swaps of the chosen drawer, or of another, with one more."""
        start = self.cell if cell is None else cell
        if start < 0 or start == other:
            return []
        return [swap for kind in self.kinds if (swap := swap_of(kind, start, other)) in self._swaps]

    def partners(self, cell: int | None = None) -> list[int]:
        """Return the drawers that the chosen one, or another, may change places with."""
        return [other for other in range(CELLS) if self.swaps(other, cell)]

    def group(self, move: Form | Block) -> tuple[int, ...]:
        """Return the cells of a figure."""
        return cells_of(self.state.group(move.cell))

    def standing_on(self, cell: int) -> list[Form | Block]:
        """Return the figures that can be formed with the drawers around a cell."""
        return [move for move in self.figures if cell in self.group(move)]

    def fitting(self, seat: Seat, card: str) -> list[Form | Block]:
        """Return the ways to form a card."""
        return [move for move in self.figures if move.card == card and owner(self.state, move) == seat]

    def cards(self) -> list[tuple[Seat, str]]:
        """Return the cards that lie face up, one's own first."""
        state = self.state
        seats = [(state.seat + i) % state.seats for i in range(state.seats)]
        return [(seat, card) for seat in seats for card in state.up[seat]]

    @property
    def considered(self) -> Move | None:
        """The move that is being looked at."""
        pointed = self.pointed
        if not self.acting or pointed is None:
            return None
        if pointed.kind == "option" and pointed.at < len(self.options):
            return self.options[pointed.at]
        if self.options:
            return None
        if pointed.kind == "end":
            return End()
        if pointed.kind == "card":
            fitting = [move for move in self.fitting(pointed.seat, pointed.card) if self.point_out]
            exact = [move for move in fitting if move.cell == pointed.at]
            return next(iter(exact or fitting), None)
        if pointed.kind == "cell":
            found: Sequence[Move] = self.swaps(pointed.at) or self._formed_by(pointed.at)
            return found[0] if len(found) == 1 else None
        return None

    # ---------------------------------------------------------------- pressing

    def press(self, target: Target) -> tuple[Answer, Move | None]:
        """Do what a press means here; return the move that it chose or that isn't allowed."""
        if not self.acting:
            return "", None
        if self.options:
            return self._press_choice(target)
        if target.kind == "hand":
            self._press_hand(target.at)
        elif target.kind == "cell":
            return self._press_cell(target.at)
        elif target.kind == "card":
            return self._press_card(target)
        elif target.kind == "end":
            return "chosen", End()
        return "", None

    def _press_choice(self, target: Target) -> tuple[Answer, Move | None]:
        if target.kind == "option" and target.at < len(self.options):
            return "chosen", self.options[target.at]
        self.let_go()
        return "", None

    def _press_hand(self, place: int) -> None:
        if place < HAND and self.hand[place]:
            self.held = -1 if place == self.held else place

    def _formed_by(self, cell: int) -> list[Form | Block]:
        """Return what a press on a drawer forms: with a card in hand one means the drawer, unless two are chosen."""
        if self.point_out and (self.held < 0 or self.cell >= 0):
            return self.standing_on(cell)
        return []

    def _press_cell(self, cell: int) -> tuple[Answer, Move | None]:
        if cell == self.cell:
            self.cell = -1
            return "", None
        if swaps := self.swaps(cell):
            return self._among(swaps)
        if figures := self._formed_by(cell):
            return self._among(figures)
        if self.cell >= 0:
            return "refused", swap_of(self.kinds[0], self.cell, cell)
        if self.swapping:
            self.cell = self.focus = cell
        return "", None

    def _press_card(self, target: Target) -> tuple[Answer, Move | None]:
        fitting = self.fitting(target.seat, target.card)
        exact = [move for move in fitting if move.cell == target.at]
        if fitting:
            return self._among(exact or fitting)
        return "refused", self._attempt(target.seat, target.card)

    def _among(self, moves: Sequence[Move]) -> tuple[Answer, Move | None]:
        if len(moves) == 1:
            return "chosen", moves[0]
        self.options = tuple(moves)
        self.pointed = Target("option", 0)
        return "", None

    def _attempt(self, seat: Seat, card: str) -> Move:
        """Return the attempt to form a card that comes nearest, so that the rules can say why not."""
        state, own = self.state, seat == self.state.seat
        groups = dict.fromkeys(first_cell(state.group(cell)) for cell in range(CELLS))
        attempts: list[Move] = [Form(card, cell) if own else Block(seat, card, cell) for cell in groups]

        def near(move: Move) -> int:
            reason = GAME.why_not(state, move)
            return _NEAREST.index(reason.rule) if reason and reason.rule in _NEAREST else len(_NEAREST)

        return min(attempts, key=near)

    def drop(self, cell: int | None) -> tuple[Answer, Move | None]:
        """Let go of a dragged drawer over a cell, or elsewhere."""
        if cell is None or cell == self.cell:
            self.let_go()
            return "", None
        if swaps := self.swaps(cell):
            return self._among(swaps)
        answer = "refused", swap_of(self.kinds[0], self.cell, cell)
        self.cell = -1
        return answer  # type: ignore[return-value]

    def let_go(self) -> bool:
        """Go back one step; tell whether there was one."""
        if self.options:
            self.options, self.pointed = (), None
        elif self.cell >= 0:
            self.focus, self.cell = self.cell, -1
        elif self.held >= 0:
            self.held = -1
        else:
            return False
        return True

    # ---------------------------------------------------------------- with keys

    def walk(self, across: int, down: int) -> None:
        """Go on with the focus: over the drawers, or among the choices."""
        if self.options:
            now = self.pointed.at if self.pointed and self.pointed.kind == "option" else -1
            self.pointed = Target("option", (now + across + 2 * down) % len(self.options))
            return
        if self.pointed is not None and self.pointed.kind == "cell":
            row, column = divmod(self.focus, SIZE)
            row, column = min(max(row + down, 0), SIZE - 1), min(max(column + across, 0), SIZE - 1)
            self.focus = row * SIZE + column
        self.pointed = Target("cell", self.focus)

    def step(self, by: int) -> bool:
        """Go to the next or last drawer that would swap, or option; tell whether there is anything to choose."""
        ways = [Target("option", i) for i in range(len(self.options))]
        if self.stage == "drawer":
            ways = [Target("cell", cell) for cell in self.partners()]
        if not ways:
            return False
        here = ways.index(self.pointed) if self.pointed in ways else -1 if by > 0 else 0
        self.pointed = ways[(here + by) % len(ways)]
        return True

    def cycle(self, by: int) -> None:
        """Go to the next figure that can be formed, or to the next card where figures aren't pointed out."""
        ways: list[Target]
        if self.point_out:
            ways = [Target("card", move.cell, owner(self.state, move), move.card) for move in self.figures]
        else:
            ways = [Target("card", -1, seat, card) for seat, card in self.cards()]
        if not self.acting or self.options or not ways:
            return
        if self.pointed in ways:
            self.pointed = ways[(ways.index(self.pointed) + by) % len(ways)]
        else:
            self.pointed = ways[0 if by > 0 else -1]
