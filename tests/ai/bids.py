"""A tiny game with all that is hard: hidden hands, a hidden move, cards dealt by chance, a die, two to four seats."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Game, Hidden, Options, Outcome, Reason, Seat, Unreadable

CARDS = 5  # everybody has the cards 1 to 5 and loses one of them before the first round

Card = int | Hidden


class State(NamedTuple):
    hands: tuple[tuple[Card, ...], ...]
    bids: tuple[Card, ...]
    pot: int
    scores: tuple[int, ...]


class Move(NamedTuple):
    kind: str  # lose, roll or bid
    value: int


class Bids(Game[State, Move, Options]):
    """Everybody loses a card unseen; a die makes a pot, all bid, the first face down; the one highest bid takes it."""

    key = "bids"
    seats = (2, 3, 4)
    options = Options

    def start(self, seats: int, options: Options) -> State:
        return State((tuple(range(1, CARDS + 1)),) * seats, (), 0, (0,) * seats)

    def _loser(self, state: State) -> Seat | None:
        """Return who is to lose a card."""
        whole = [seat for seat, hand in enumerate(state.hands) if len(hand) == CARDS]
        return whole[0] if whole else None

    def turn(self, state: State) -> Seat:
        if self._loser(state) is not None or (not state.pot and state.hands[0]):
            return CHANCE
        return len(state.bids) if state.pot else NOBODY

    def moves(self, state: State) -> Sequence[Move]:
        turn = self.turn(state)
        return [Move("bid", card) for card in state.hands[turn] if isinstance(card, int)] if turn >= 0 else []

    def chance(self, state: State, rng: Random) -> Move:
        return Move("roll", rng.randint(1, 6)) if self._loser(state) is None else Move("lose", rng.randint(1, CARDS))

    def apply(self, state: State, move: Move) -> State:
        if move.kind == "roll":
            return state._replace(pot=move.value)
        seat = self._loser(state) if move.kind == "lose" else self.turn(state)
        hands = tuple(
            tuple(card for card in hand if s != seat or card != move.value) for s, hand in enumerate(state.hands)
        )
        if move.kind == "lose":
            return state._replace(hands=hands)
        bids = (*state.bids, move.value)
        if len(bids) < len(hands):
            return state._replace(hands=hands, bids=bids)
        shown = [bid for bid in bids if isinstance(bid, int)]
        best = max(shown)
        winner = shown.index(best) if shown.count(best) == 1 else NOBODY
        scores = tuple(score + state.pot * (s == winner) for s, score in enumerate(state.scores))
        return State(hands, (), 0, scores)

    def outcome(self, state: State) -> Outcome:
        places = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
        return Outcome(places, "points", state.scores)

    def write(self, move: Move) -> str:
        return f"{move.kind} {move.value}"

    def read(self, text: str, state: State) -> Move:
        kind, _, value = text.partition(" ")
        if kind not in ("lose", "roll", "bid") or not value.isdigit():
            raise Unreadable("no move of this game")
        return Move(kind, int(value))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.turn(state) != CHANCE:
            return None if move in self.moves(state) else Reason("hand")
        kind, most = ("roll", 6) if self._loser(state) is None else ("lose", CARDS)
        return None if move.kind == kind and 1 <= move.value <= most else Reason("chance")

    def dump(self, state: State) -> Any:
        return {"scores": list(state.scores)}

    def load(self, data: Any, seats: int, options: Options) -> State:
        """Start again with other scores."""
        if not isinstance(data, dict) or len(data.get("scores", ())) != seats:
            raise Unreadable("no position of this game")
        return self.start(seats, options)._replace(scores=tuple(data["scores"]))

    def redact(self, state: State, seat: Seat) -> State:
        hands = tuple(hand if s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(state.hands))
        bids = tuple(bid if s in (seat, 1, 2, 3) else HIDDEN for s, bid in enumerate(state.bids))
        return state._replace(hands=hands, bids=bids)

    def seen(self, state: State, move: Move, seat: Seat) -> Move | Hidden:
        owner = self._loser(state) if move.kind == "lose" else self.turn(state)
        shown = move.kind == "roll" or (move.kind == "bid" and owner != 0)
        return move if shown or owner == seat else HIDDEN
