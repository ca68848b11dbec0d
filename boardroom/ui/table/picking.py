"""Where a person is in choosing a move. It knows no mouse, no keys and no pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar

from boardroom.core.game import M, S
from boardroom.core.record import Player
from boardroom.core.view import View

T = TypeVar("T", bound=Hashable, default=Any)
_ASIDE = 2.2  # how much further away what lies aside of a direction counts
_SLOPE = 3.0  # what lies even more aside than that is not in that direction: a card of a fan isn't above the next


@dataclass(frozen=True, slots=True)
class Chosen(Generic[M]):
    """A press has chosen a legal move."""

    move: M


@dataclass(frozen=True, slots=True)
class Refused(Generic[M]):
    """A press has tried a move that isn't allowed; the rules say why not."""

    move: M


@dataclass(frozen=True, slots=True)
class Cast:
    """A press throws the dice that are due."""


Answer: TypeAlias = Chosen[M] | Refused[M] | Cast | None  # None: a step towards a move, or nothing at all


class Picking(ABC, Generic[S, M, T]):
    """What can be pointed at and pressed in a position, and what that means.

    A target is a small hashable value: a cell, a card of the hand, a button. `str(target)` is its key.
    """

    def __init__(self) -> None:
        self.view: View[S, M] | None = None
        self.players: Sequence[Player] = ()
        self.acting = False  # whether a person may move, or throw
        self.pointed: T | None = None  # what is looked at, by mouse or keys
        self.last: T | None = None  # what was looked at last
        self.matters: frozenset[str] | None = None  # the keys of what matters in a lesson; None: everything does

    def begin(self, view: View[S, M], players: Sequence[Player], acting: bool) -> None:
        """Look at a position, perhaps to move in it; nothing is picked up yet."""
        self.view, self.players = view, players
        self.acting = acting and bool(view.moves)
        self.pointed = None

    @property
    def state(self) -> S:
        """The position that is chosen in."""
        assert self.view is not None
        return self.view.state

    # ---------------------------------------------------------------- what there is

    @abstractmethod
    def targets(self) -> Sequence[T]:
        """List all that has a name now, in reading order, whether it can be pressed or not."""

    @abstractmethod
    def name(self, target: T) -> str:
        """Name a target in the person's language: where it is, what it shows, what can be done with it."""

    @abstractmethod
    def enabled(self, target: T) -> bool:
        """Tell whether a press on a target does something now."""

    @abstractmethod
    def prompt(self) -> tuple[str, str]:
        """Say what to do now; and why, or what would come of it."""

    @property
    def considered(self) -> M | None:
        """The move that a press on what is pointed at would make, as far as it is known."""
        return None

    def way(self, move: M) -> Sequence[T]:
        """Return what one presses to make a move, so that a hint can point at it."""
        return ()

    @property
    def holding(self) -> bool:
        """Whether something is picked up that can be let go."""
        return False

    def picked_up(self, target: T) -> bool:
        """Tell whether a target is picked up: to whoever can't see it, a button that is pressed down."""
        return False

    # ---------------------------------------------------------------- what a person does

    def point(self, target: T | None) -> bool:
        """Look at something, or at nothing; tell whether that is something else than before."""
        changed, self.pointed = target != self.pointed, target
        if target is not None:
            self.last = target
        return changed

    @abstractmethod
    def press(self, target: T) -> Answer[M]:
        """Do what a press on a target means. It is only asked while a person may move, or for what only looks.

        What it changes it sets anew, so that a copy can be asked what would come of a press.
        """

    def looks(self, target: T) -> bool:
        """Tell whether a press on a target only shows more of the table: anybody may do that, also out of turn."""
        return False

    def peeks(self, target: T) -> bool:
        """Tell whether a press where nobody has looked only shows what would come of it: a finger can't hover."""
        return False

    @property
    def accepted(self) -> T | None:
        """What Enter and Space press."""
        return self.pointed

    def take(self, target: T) -> bool:
        """Pick something up to drag it, if a person may move; tell whether it can be dragged."""
        return False

    def drop(self, target: T | None) -> Answer[M]:
        """Put what was dragged down on a target, or beside all of them."""
        if target is None:
            self.let_go()
            return None
        return self.press(target)

    def let_go(self) -> bool:
        """Go back one step; tell whether there was one."""
        return False

    # ---------------------------------------------------------------- by keys

    def stops(self) -> Sequence[T]:
        """List what Tab goes through: what can be chosen now."""
        return [target for target in self.targets() if self.enabled(target)]

    def reach(self) -> Sequence[T]:
        """List what the arrow keys go over."""
        return self.stops() or self.targets()

    def in_light(self, targets: Sequence[T]) -> Sequence[T]:
        """Leave of some targets those that matter in a lesson, if any do."""
        lit = self.matters
        return targets if lit is None else [target for target in targets if str(target) in lit] or targets

    def arrive(self) -> bool:
        """Point at where the keyboard begins: in a lesson at the first thing that matters, else where it enters."""
        lit = (target for target in self.targets() if self.matters is not None and str(target) in self.matters)
        first = next((target for target in lit if self.enabled(target) and not self.picked_up(target)), None)
        if first is None:
            return self.enter()
        self.point(first)
        return True

    def enter(self) -> bool:
        """Point at where the keyboard was last, else at the first stop; tell whether there is anything."""
        stops = self.stops() or self.targets()
        if stops:
            self.point(self.last if self.last is not None and self.last in stops else stops[0])
        return bool(stops)

    def step(self, by: int) -> bool:
        """Go to the next stop or the one before; past the end only, round and round, while something is picked up."""
        stops = self.in_light(self.stops())
        if self.pointed is not None and self.pointed in stops:
            index = stops.index(self.pointed) + by
        else:
            index = 0 if by > 0 else len(stops) - 1
        if not stops or (not 0 <= index < len(stops) and not self.holding):
            return False
        self.point(stops[index % len(stops)])
        return True

    def walk(self, across: int, down: int, middle: Callable[[T], tuple[float, float]]) -> None:
        """Go to the nearest in a direction; `middle` tells where things are."""
        if self.pointed is None:
            self.enter()
            return
        x, y = middle(self.pointed)

        def far(target: T) -> float:
            to_x, to_y = middle(target)
            along = (to_x - x) * across + (to_y - y) * down
            aside = (to_x - x) * down + (to_y - y) * across
            return hypot(along, _ASIDE * aside) if along * _SLOPE > abs(aside) else float("inf")

        best = min(self.in_light(self.reach()), key=far, default=self.pointed)
        if far(best) < float("inf"):
            self.point(best)

    def shortcut(self, text: str) -> T | None:
        """Return the target that a typed character stands for, such as a card's number."""
        return None

    def hotkeys(self) -> Sequence[tuple[str, str]]:
        """List the characters that `shortcut` and the scene's `typed` ever answer to, and what they do."""
        return ()


class StepPicking(Picking[S, M, T]):
    """Choosing a move target by target: each legal move is a row of presses, and a press goes on or goes back.

    What fits an earlier step better starts again from there: another card instead of the one that was chosen.
    """

    def __init__(self) -> None:
        super().__init__()
        self.picked: tuple[T, ...] = ()
        self._moves: dict[tuple[T, ...], M] = {}
        self._begun: set[tuple[T, ...]] = set()  # everything that some move begins with

    @abstractmethod
    def ways(self, move: M) -> Iterable[tuple[T, ...]]:
        """Return the presses that make a move; several ways where their order doesn't matter."""

    @abstractmethod
    def attempt(self, presses: tuple[T, ...]) -> M | None:
        """Return the move that these presses try, so that the rules can say why not; None: they try nothing."""

    def begin(self, view: View[S, M], players: Sequence[Player], acting: bool) -> None:
        """Look at a position; the ways of its moves are known from now on."""
        super().begin(view, players, acting)
        self.picked = ()
        moves = view.moves if self.acting else ()
        self._moves = {way: move for move in moves for way in self.ways(move)}
        self._begun = {way[:end] for way in self._moves for end in range(1, len(way) + 1)}

    def goes_on(self, target: T) -> bool:
        """Tell whether a press on a target is the next step of some move."""
        return (*self.picked, target) in self._begun

    def fits(self, target: T) -> bool:
        """Tell whether a press on a target is the next step, or another choice for an earlier one."""
        return self._fitting(target) is not None

    def meant(self, target: T) -> T:
        """Return the target of a move that a press means; by default what is pressed."""
        return target

    def _fitting(self, target: T) -> tuple[T, ...] | None:
        """Return as much of what is picked as a target goes on from."""
        kept = (self.picked[:end] for end in range(len(self.picked), -1, -1))
        return next((presses for presses in kept if (*presses, target) in self._begun), None)

    def enabled(self, target: T) -> bool:
        """Tell whether a press goes on, lets go, or begins again."""
        target = self.meant(target)
        return target in self.picked or self.fits(target)

    def stops(self) -> Sequence[T]:
        """List what can be pressed next."""
        return [target for target in self.targets() if self.goes_on(target)]

    def completed(self, target: T) -> M | None:
        """Return the move that a press on a target would complete."""
        target = self.meant(target)
        kept = self._fitting(target)
        return None if kept is None else self._moves.get((*kept, target))

    @property
    def considered(self) -> M | None:
        """The move that a press on what is pointed at would complete."""
        return self.completed(self.pointed) if self.pointed is not None else None

    def way(self, move: M) -> Sequence[T]:
        """Return the presses that make a move."""
        return next(iter(self.ways(move)), ())

    @property
    def holding(self) -> bool:
        """Whether a move is begun."""
        return bool(self.picked)

    def picked_up(self, target: T) -> bool:
        """Tell whether a target is a part of the move that is begun."""
        return target in self.picked

    def press(self, target: T) -> Answer[M]:
        """Go on with a target, let go of it, or go back to where it fits."""
        target = self.meant(target)
        if target in self.picked:
            while target in self.picked:
                self.let_go()
            return None
        kept = self._fitting(target)
        if kept is None:
            tried = self.attempt((*self.picked, target))
            return None if tried is None else Refused(tried)
        presses = (*kept, target)
        if presses in self._moves:
            return Chosen(self._moves[presses])
        self.picked, self.pointed = presses, None
        return None

    def let_go(self) -> bool:
        """Go back one step; the keyboard goes on from there."""
        if not self.picked:
            return False
        *kept, self.last = self.picked
        self.picked, self.pointed = tuple(kept), None
        return True
