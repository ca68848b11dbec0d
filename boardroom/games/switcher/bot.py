"""El Switcher's computer players: five levels, from a first-timer to a master; and what a hand can form, for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Final

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import Game
from boardroom.core.match import View
from boardroom.games.switcher.judge import SwitcherWeights
from boardroom.games.switcher.plan import Planner, TurnPlan, ranked, table_of
from boardroom.games.switcher.reach import FigureWay, reach
from boardroom.games.switcher.state import SECTOR, EndTurn, Move, Swap, SwitcherState

_SHOWN: Final = 5  # moves that an answer tells about
# How much of a turn's time a decision may take, by the movement cards in hand: the first ones decide most.
_SHARES: Final = (0.05, 0.1, 0.2, 0.4)


def bot(level: int) -> Bot[SwitcherState, Move]:
    """Return the player of a level."""
    return LookingBot(_LOOKERS[level]) if level in _LOOKERS else PlanningBot(_THINKERS[level])


def formable(view: View[SwitcherState, Move]) -> list[FigureWay]:
    """Return all that the seat's hand can form, own figures and those it may block; with the fewest cards first."""
    table = table_of(view.state, view.seat)
    wanted = {*table.up, *(name for _, name in table.blockable)}
    return sorted(reach(table.tiles, table.hand, wanted, tuple(table.colours)).values())


def _answer(plans: Sequence[TurnPlan], chosen: TurnPlan, nodes: int, started: float) -> Answer[Move]:
    """Tell about plans, best first; the chosen one is always among them, and no move twice."""
    first: dict[Move, TurnPlan] = {}
    for plan in plans:
        first.setdefault(_moves(plan)[0], plan)
    first[_moves(chosen)[0]] = chosen
    shown = ranked(first.values())
    if chosen not in shown[:_SHOWN]:
        shown[_SHOWN - 1] = chosen
    options = tuple(Option(_moves(plan)[0], plan.value, _moves(plan)) for plan in shown[:_SHOWN])
    line = _moves(chosen)
    won = len(chosen.moves) if chosen.value == 1 else None
    return Answer(line[0], chosen.value, line, options, nodes, monotonic() - started, chosen.figures, won)


def _moves(plan: TurnPlan) -> tuple[Move, ...]:
    return plan.moves or (EndTurn(),)


def _first(plans: Sequence[TurnPlan], state: SwitcherState) -> TurnPlan:
    """Return the best plan; one's own figure is sure, and given up for a judgement only where somebody may soon win."""
    soon = any(seat != state.seat and state.sector(seat) + state.left(seat) <= SECTOR for seat in range(state.seats))
    return plans[0] if soon else next((plan for plan in plans if plan.figures), plans[0])


# ---------------------------------------------------------------- those who plan


@dataclass(frozen=True, slots=True)
class _Thinker:
    """How a level plans its turns."""

    weights: SwitcherWeights
    budget: Budget
    most: int  # movement cards that it uses for one figure


_THINKERS: Final = {
    4: _Thinker(SwitcherWeights(others=0.03, own=0.0, blocked=0.3), Budget(seconds=0.5, nodes=20), most=2),
    5: _Thinker(SwitcherWeights(), Budget(seconds=1.6, nodes=4000), most=3),
}


class PlanningBot(Bot[SwitcherState, Move]):
    """A player who plans all figures of a turn together."""

    def __init__(self, level: _Thinker) -> None:
        self._level = level

    def budget(self) -> Budget:
        """Return the time for a whole turn; each decision takes a part of it."""
        return self._level.budget

    def choose(
        self, game: Game[SwitcherState, Move], view: View[SwitcherState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose the beginning of the best plan; where there is nothing to form, leave the board poor."""
        started = monotonic()
        level, state = self._level, view.state
        share = _SHARES[len(state.hands[view.seat])]
        part = replace(budget, seconds=None if budget.seconds is None else budget.seconds * share)
        planner = Planner(state, level.weights, part, most=level.most)
        plans = planner.plans()
        if not plans[0].moves:
            plans = ranked([*planner.closing(), *plans])
        return _answer(plans, _first(plans, state), planner.nodes, started)


# ---------------------------------------------------------------- those who look


@dataclass(frozen=True, slots=True)
class _Looker:
    """How a level sees the board."""

    sees: tuple[float, ...]  # how likely it sees a figure that stands, or is one, two, three cards away
    tries: float  # how likely it plays a card in the hope of something to come
    rests: float  # how likely it contents itself with a figure that it has formed
    blocks: tuple[float, ...] = ()  # how likely it sees the same of a card that it could block


_LOOKERS: Final = {
    1: _Looker(sees=(0.9, 0.65), tries=0.8, rests=0.15),
    2: _Looker(sees=(1.0, 0.8, 0.4), tries=0.6, rests=0.1, blocks=(0.7, 0.3)),
    3: _Looker(sees=(1.0, 1.0, 1.0, 1.0), tries=0.6, rests=0.0, blocks=(1.0, 0.5)),
}


class LookingBot(Bot[SwitcherState, Move]):
    """A player who goes for the nearest figure it sees, one at a time."""

    def __init__(self, level: _Looker) -> None:
        self._level = level

    def budget(self) -> Budget:
        """Return a short thought; looking takes no longer."""
        return Budget(seconds=0.5)

    def choose(
        self, game: Game[SwitcherState, Move], view: View[SwitcherState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose the figure with the fewest cards, one's own before others'; without any, play something or end."""
        started = monotonic()
        level = self._level
        planner = Planner(view.state, SwitcherWeights(), budget, most=len(level.sees) - 1)
        root, end = planner.root, TurnPlan(planner.value(planner.root), ())
        plans: list[TurnPlan] = []
        if not view.state.formed or rng.random() >= level.rests:
            own = ((view.seat, name) for name in root.up)
            plans = _seen(planner.nearest(own).values(), level.sees, rng)
            plans = plans or _seen(planner.nearest(root.blockable).values(), level.blocks, rng)
        if not plans and rng.random() < level.tries:
            swaps = [move for move in view.moves if isinstance(move, Swap)]
            plans = [TurnPlan(end.value, (rng.choice(swaps),))] if swaps else []
        return _answer([*plans, end], plans[0] if plans else end, len(plans), started)


def _seen(found: Iterable[TurnPlan], sees: Sequence[float], rng: Random) -> list[TurnPlan]:
    """Return what a player sees of what could be formed, with the fewest swaps first."""
    plans = [plan for plan in found if len(plan.moves) <= len(sees)]
    plans = [plan for plan in plans if rng.random() < sees[len(plan.moves) - 1]]
    rng.shuffle(plans)
    return sorted(plans, key=lambda plan: len(plan.moves))
