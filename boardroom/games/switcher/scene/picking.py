"""What a person does on the table, step by step: a card and two drawers in any order, a figure, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switcher.foresight import Foresight, foresee
from boardroom.games.switcher.rules import Switcher
from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.geometry import cells_of
from boardroom.games.switcher.scene.places import HIDDEN_KIND, CardPlaces
from boardroom.games.switcher.state import BlockCard, EndTurn, Form, Move, Swap, SwitcherState, first_cell, owner
from boardroom.games.switcher.tables import CELLS, NAMES
from boardroom.ui.table.picking import Answer, Chosen, Picking, Refused
from boardroom.ui.table.turn_time import TurnTime

Stage = Literal["idle", "start", "card", "drawer", "choice"]
Kind = Literal["cell", "hand", "card", "deck", "pile", "played", "forbidden", "clock", "end", "option", "close"]
GAME: Final = Switcher()
# A figure can't be formed for several reasons in several places: say the nearest miss.
_NEAREST: Final = ("block-one", "block-only", "figure-colour", "figure-touching", "figure-shape")


class SwitcherTarget(NamedTuple):
    """Something on the table that has a name: a drawer, a card, a pile, a choice, or the end of the turn."""

    kind: Kind
    at: int = -1  # the cell, the place in the hand, the option
    seat: Seat = NOBODY  # whose card or deck
    card: str = ""

    def __str__(self) -> str:
        if self.kind == "cell":
            return NAMES[self.at]
        return ":".join(
            [self.kind, *(str(part) for part in (self.at, self.seat) if part >= 0), *filter(None, [self.card])]
        )


def cell_target(cell: int) -> SwitcherTarget:
    """Return a drawer to point at."""
    return SwitcherTarget("cell", cell)


class Reachable(Protocol):
    """A figure that could be formed: which, on which cells, and by which swaps."""

    @property
    def figure(self) -> str: ...

    @property
    def cells(self) -> int: ...

    @property
    def swaps(self) -> Sequence[Swap]: ...


class SwitcherPicking(Picking[SwitcherState, Move, SwitcherTarget]):
    """Chooses a swap, a figure or the end of the turn; where a press could mean several moves, one of them."""

    def __init__(self) -> None:
        super().__init__()
        self.places = CardPlaces()
        self.time: TurnTime | None = None  # what is left of the turn, where there is a clock
        self.point_out = True  # whether figures that can be formed are told
        self.held = -1  # the place of the chosen card
        self.cell = -1  # the chosen drawer
        self.options: tuple[Move, ...] = ()  # several moves that a press could mean
        self.focus = 14  # the cell that the keyboard was on last
        self.figures: tuple[Form | BlockCard, ...] = ()  # what can be formed now, one's own cards first
        self.reachable: tuple[Reachable, ...] = ()  # what could be formed in this turn, where somebody asked
        self._swaps: frozenset[Swap] = frozenset()

    def begin(self, view: View[SwitcherState, Move], players: Sequence[Player], acting: bool) -> None:
        if self.view is None or self.view.state != view.state:
            self.reachable = ()
        super().begin(view, players, acting)
        self.places.follow(view)
        self.held = self.cell = -1
        self.options = ()
        moves = view.moves if self.acting else ()
        self._swaps = frozenset(move for move in moves if isinstance(move, Swap))
        figures = [move for move in moves if isinstance(move, Form | BlockCard)]
        self.figures = tuple(sorted(figures, key=lambda move: isinstance(move, BlockCard)))

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

    # ---------------------------------------------------------------- what there is

    def targets(self) -> Sequence[SwitcherTarget]:
        """List the drawers from the upper left, the hand, the sectors, and what else there is to press or to know."""
        state, hand = self.state, self.places.hand
        found = [cell_target(cell) for cell in range(CELLS)]
        found += [SwitcherTarget("hand", place) for place, kind in enumerate(hand) if kind != HIDDEN_KIND]
        for seat in range(state.seats):
            cards = filter(None, self.places.sectors[seat])
            found += [SwitcherTarget("card", seat=seat, card=card) for card in cards]
            found.append(SwitcherTarget("deck", seat=seat))
        found += [SwitcherTarget("pile"), SwitcherTarget("played")]
        if state.forbidden:
            found.append(SwitcherTarget("forbidden"))
        if self.time is not None:
            found.append(SwitcherTarget("clock"))
        if self.acting:
            found.append(SwitcherTarget("end"))
        if self.options:
            found += [*self._ways(), SwitcherTarget("close")]
        return found

    def name(self, target: SwitcherTarget) -> str:
        return words.target_name(self, target)

    def prompt(self) -> tuple[str, str]:
        return words.prompt(self)

    def enabled(self, target: SwitcherTarget) -> bool:
        if not self.acting:
            return False
        if self.options:
            return target.kind in ("option", "close")
        match target.kind:
            case "cell":
                begins = self.swapping if self.cell < 0 else target.at == self.cell
                return begins or bool(self.swaps(target.at) or self._formed_by(target.at))
            case "hand":
                return bool(self.places.hand[target.at])
            case "card" if self.point_out:
                return bool(self.fitting(target.seat, target.card))
            case "card":
                return target.card in self.state.up[target.seat]
        return target.kind == "end"

    @property
    def kinds(self) -> list[str]:
        """The kinds of cards that may be played: the chosen one, or all in hand."""
        hand = self.places.hand
        return [hand[self.held]] if self.held >= 0 else [kind for kind in dict.fromkeys(hand) if kind]

    @property
    def swapping(self) -> bool:
        """Whether there is a card to swap with."""
        return self.acting and any(self.places.hand)

    def swaps(self, other: int, cell: int | None = None) -> list[Swap]:
        """Return the swaps of the chosen drawer, or of another, with one more."""
        start = self.cell if cell is None else cell
        if start < 0 or start == other:
            return []
        return [swap for kind in self.kinds if (swap := _swap(kind, start, other)) in self._swaps]

    def partners(self, cell: int | None = None) -> list[int]:
        """Return the drawers that the chosen one, or another, may change places with."""
        return [other for other in range(CELLS) if self.swaps(other, cell)]

    def group(self, move: Form | BlockCard) -> tuple[int, ...]:
        """Return the cells of a figure."""
        return cells_of(self.state.group(move.cell))

    def standing_on(self, cell: int) -> list[Form | BlockCard]:
        """Return the figures that can be formed with the drawers around a cell."""
        return [move for move in self.figures if cell in self.group(move)]

    def fitting(self, seat: Seat, card: str) -> list[Form | BlockCard]:
        """Return the ways to form a card."""
        return [move for move in self.figures if move.card == card and owner(self.state, move) == seat]

    def shining(self) -> dict[tuple[int, ...], list[tuple[Seat, str]]]:
        """Return the figures that are pointed out, each with the cards that it fits."""
        found: dict[tuple[int, ...], list[tuple[Seat, str]]] = {}
        for move in self.figures if self.point_out else ():
            found.setdefault(self.group(move), []).append((owner(self.state, move), move.card))
        return found

    def nearest(self) -> dict[tuple[Seat, str], Reachable]:
        """Return for each card that the hand could form or block the way that takes the fewest cards, but some."""
        state, own = self.state, self.places.own
        ways = {way.figure: way for way in sorted(self.reachable, key=lambda way: -len(way.swaps))}
        return {
            (seat, card): ways[card]
            for seat in range(state.seats)
            for card in self.places.sectors[seat]
            if card in ways and ways[card].swaps and card in state.up[seat] and (seat == own or state.blockable(seat))
        }

    @property
    def considered(self) -> Move | None:
        """The move that is being looked at."""
        pointed = self.pointed
        if not self.acting or pointed is None:
            return None
        found: Sequence[Move] = ()
        match pointed.kind:
            case "option":
                return self.options[pointed.at]
            case "end":
                return EndTurn()
            case "card" if self.point_out:
                found = self.fitting(pointed.seat, pointed.card)[:1]
            case "cell":
                found = self.swaps(pointed.at) or self._formed_by(pointed.at)
        return found[0] if len(found) == 1 else None

    @property
    def foreseen(self) -> Swap | None:
        """The swap whose result is looked at; which of several cards is played for it makes no difference."""
        pointed = self.pointed
        if not self.acting or self.options or pointed is None or pointed.kind != "cell":
            return None
        return next(iter(self.swaps(pointed.at)), None)

    def foresight(self, swap: Swap) -> Foresight:
        """Return what a swap makes and breaks, where figures are pointed out; else nothing."""
        return foresee(self.state, swap) if self.point_out else Foresight()

    def way(self, move: Move) -> Sequence[SwitcherTarget]:
        match move:
            case Swap(kind, one, other):
                cards = [SwitcherTarget("hand", place) for place, held in enumerate(self.places.hand) if held == kind]
                return [*cards[:1], cell_target(one), cell_target(other)]
            case Form() | BlockCard():
                card = SwitcherTarget("card", seat=owner(self.state, move), card=move.card)
                return [*map(cell_target, self.group(move)), card]
            case EndTurn():
                return [SwitcherTarget("end")]
        return ()

    @property
    def holding(self) -> bool:
        return bool(self.options) or self.cell >= 0 or self.held >= 0

    def picked_up(self, target: SwitcherTarget) -> bool:
        return target.at >= 0 and target.at == {"hand": self.held, "cell": self.cell}.get(target.kind)

    # ---------------------------------------------------------------- what a person does

    def point(self, target: SwitcherTarget | None) -> bool:
        if self.options and (target is None or target.kind != "option"):
            return False  # one of the options is always looked at
        if target is not None and target.kind == "cell":
            self.focus = target.at
        return super().point(target)

    def press(self, target: SwitcherTarget) -> Answer[Move]:
        if self.options:
            if target.kind == "option":
                return Chosen(self.options[target.at])
            self.let_go()
            return None
        match target.kind:
            case "hand" if self.places.hand[target.at]:
                self.held = -1 if target.at == self.held else target.at
            case "cell":
                return self._press_cell(target.at)
            case "card":
                fitting = self.fitting(target.seat, target.card)
                return self._among(fitting) if fitting else Refused(self._attempt(target.seat, target.card))
            case "end":
                return Chosen(EndTurn())
        return None

    def _press_cell(self, cell: int) -> Answer[Move]:
        if cell == self.cell:
            self.cell = -1
        elif moves := self.swaps(cell) or self._formed_by(cell):
            return self._among(moves)
        elif self.cell >= 0:
            return Refused(_swap(self.kinds[0], self.cell, cell))
        elif self.swapping:
            self.cell = self.focus = cell
        return None

    def _formed_by(self, cell: int) -> list[Form | BlockCard]:
        """Return what a press on a drawer forms: with a card in hand one means the drawer, unless two are chosen."""
        if self.point_out and (self.held < 0 or self.cell >= 0):
            return self.standing_on(cell)
        return []

    def _among(self, moves: Sequence[Move]) -> Answer[Move]:
        if len(moves) == 1:
            return Chosen(moves[0])
        self.options = tuple(moves)
        self.pointed = SwitcherTarget("option", 0)
        return None

    def _attempt(self, seat: Seat, card: str) -> Move:
        """Return the attempt to form a card that comes nearest, so that the rules can say why not."""
        state, own = self.state, seat == self.state.seat
        groups = dict.fromkeys(first_cell(state.group(cell)) for cell in range(CELLS))
        attempts: list[Move] = [Form(card, cell) if own else BlockCard(seat, card, cell) for cell in groups]

        def near(move: Move) -> int:
            reason = GAME.why_not(state, move)
            return _NEAREST.index(reason.rule) if reason and reason.rule in _NEAREST else len(_NEAREST)

        return min(attempts, key=near)

    def take(self, target: SwitcherTarget) -> bool:
        if target.kind != "cell" or not self.swapping or self.options:
            return False
        self.cell = target.at
        return True

    def drop(self, target: SwitcherTarget | None) -> Answer[Move]:
        """Swap the dragged drawer with another; it always leaves the hand."""
        start = self.cell
        if target is None or target.at == start:
            self.let_go()
        elif swaps := self.swaps(target.at):
            return self._among(swaps)
        else:
            self.cell = -1
            return Refused(_swap(self.kinds[0], start, target.at))
        return None

    def let_go(self) -> bool:
        if not self.holding:
            return False
        if self.options:
            self.options = ()
        elif self.cell >= 0:
            self.focus, self.cell = self.cell, -1
        else:
            self.held = -1
        self.pointed = None
        return True

    # ---------------------------------------------------------------- by keys

    def _ways(self) -> list[SwitcherTarget]:
        return [SwitcherTarget("option", index) for index in range(len(self.options))]

    def stops(self) -> Sequence[SwitcherTarget]:
        """List the options, a drawer’s partners, or figures and the end; arrows go over drawers, digits are cards."""
        if self.stage == "drawer":
            return [cell_target(cell) for cell in self.partners()]
        if self.stage == "start":
            return [target for target in super().stops() if target.kind not in ("cell", "hand")]
        return self._ways()

    def enter(self) -> bool:
        self.point(cell_target(self.focus))
        return True

    def reach(self) -> Sequence[SwitcherTarget]:
        """List the choices, or the drawers."""
        return self._ways() or [cell_target(cell) for cell in range(CELLS)]

    def shortcut(self, text: str) -> SwitcherTarget | None:
        """Digits are options, or cards of the hand; E ends the turn."""
        if self.options:
            return next((way for way in self._ways() if text == str(way.at + 1)), None)
        if text.lower() == "e":
            return SwitcherTarget("end")
        return next((SwitcherTarget("hand", i) for i in range(len(self.places.hand)) if text == str(i + 1)), None)

    def hotkeys(self) -> Sequence[tuple[str, str]]:
        return words.hotkeys()

    def cycle(self) -> bool:
        """Point at the next card that can be formed, or at the next of all where figures aren't pointed out."""
        state = self.state
        if self.point_out:
            cards = [(owner(state, move), move.card) for move in self.figures]
        else:  # one's own first
            seats = [(state.seat + i) % state.seats for i in range(state.seats)]
            cards = [(seat, card) for seat in seats for card in state.up[seat]]
        ways = [SwitcherTarget("card", seat=seat, card=card) for seat, card in dict.fromkeys(cards)]
        if not self.acting or self.options or not ways:
            return False
        self.point(ways[(ways.index(self.pointed) + 1) % len(ways) if self.pointed in ways else 0])
        return True


def _swap(kind: str, one: int, other: int) -> Swap:
    """Return a swap as it is written: the alphabetically first cell first."""
    return Swap(kind, *sorted((one, other), key=NAMES.__getitem__))
