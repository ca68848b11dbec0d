"""What a person may decide at Switch's table, and what a press on something means. No mouse, no keys, no pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switch.scene.making import Risk, reach, risk_of
from boardroom.games.switch.state import Act, Move, State
from boardroom.games.switch.tables import LAST

Kind = Literal["pile", "token", "swap", "block", "discard", "all", "again", "stop", "keep", "cancel", "pass", "mute"]
Answer = Literal["", "chosen", "refused", "all", "mute"]
ASKED = ("moment", "swapping")  # the phases in which the token's holder is asked


class Target(NamedTuple):
    """Something that can be pointed at or pressed: a pile, the token, or a button of the sheet."""

    kind: Kind
    seat: Seat = NOBODY


def own_seat(view: View[State, Move], players: Sequence[Player]) -> Seat:
    """Return whose pile lies large: one's own; where several people share a screen, the pile of whoever is on turn."""
    people = [seat for seat, player in enumerate(players) if player.kind == "human"]
    viewer = view.seat if view.seat >= 0 else people[0] if people else 0
    thrower = thrower_of(view.state)
    return thrower if len(people) > 1 and thrower in people else viewer


def thrower_of(state: State) -> Seat:
    """Return whose throw it is, or was: at the start everybody throws in turn."""
    return state.contenders[0] if state.phase == "start" else state.seat


class Picking:
    """Where a person is in choosing a move."""

    def __init__(self) -> None:
        self.view: View[State, Move] | None = None
        self.acting = False
        self.armed = False  # the token is in somebody's fingers
        self.pointed: Target | None = None
        self.cards: list[int] = []  # what goes with the throw that lies there

    def begin(self, view: View[State, Move], acting: bool) -> None:
        """Look at a position, perhaps to move in it."""
        self.view, self.acting = view, acting and bool(view.moves)
        self.armed, self.pointed = False, None
        state = view.state
        going = state.phase in ("play", "moment") and state.blocked != state.seat
        self.cards = reach(state.tops[state.seat], state.dice) if going else []

    @property
    def state(self) -> State:
        """The position that is chosen in."""
        assert self.view is not None
        return self.view.state

    def legal(self, move: Move) -> bool:
        """Tell whether the person may do this now."""
        return self.acting and self.view is not None and move in self.view.moves

    @property
    def asked(self) -> bool:
        """Whether the person holds the token and is asked in somebody else's turn."""
        return self.acting and self.state.phase in ASKED

    # ---------------------------------------------------------------- what can be done

    def buttons(self) -> list[Target]:
        """Return the buttons of the sheet, the most natural first."""
        if not self.acting:
            return []
        state = self.state
        match state.phase:
            case "play":
                found: list[Target] = []
                if self.legal(Act("discard")):
                    found.append(Target("discard"))
                    found += [Target("all")] if len(self.cards) > 1 else []
                return found + ([Target("again"), Target("stop")] if state.gone else [])
            case "green":
                return [*(Target("swap", seat) for seat in self.seats("swap")), Target("keep")]
            case "red":
                return [Target("swap", seat) for seat in self.seats("swap")]
            case "swapping":
                return [Target("cancel"), Target("pass"), Target("mute")]
            case _:
                return [Target("block", state.seat), Target("pass"), Target("mute")]

    def seats(self, what: str) -> list[Seat]:
        """Return with whom one may swap, or whom one may block."""
        moves = self.view.moves if self.acting and self.view is not None else ()
        return [move.seat for move in moves if isinstance(move, Act) and move.what == what]

    @property
    def choosable(self) -> list[Seat]:
        """The piles that a press would choose now."""
        if self.state.phase == "play" and not self.armed:
            return []
        return self.seats("swap") or self.seats("block")

    @property
    def holds(self) -> bool:
        """Whether the token can be taken up now, in one's own turn."""
        return self.acting and self.state.phase == "play" and bool(self.seats("block"))

    def stops(self) -> list[Target]:
        """Return what the keyboard can go to, in reading order."""
        if not self.acting:
            return []
        found = [Target("pile", seat) for seat in self.choosable]
        return found + self.buttons() + ([Target("token")] if self.holds else [])

    @property
    def risk(self) -> Risk | None:
        """What throwing again would risk, from where the considered discards would lead."""
        state = self.state
        if state.phase not in ("play", "moment") or not self.acting or self.asked:
            return None
        top = state.tops[state.seat]
        pointed = self.pointed.kind if self.pointed is not None else ""
        if pointed == "all":
            top += len(self.cards)
        elif (pointed == "discard" and self.legal(Act("discard"))) or not state.gone:
            top += 1
        return None if top > LAST else risk_of(top, state.options)

    @property
    def considered(self) -> Move | None:
        """The move that is being looked at."""
        if not self.acting or self.pointed is None:
            return None
        kind, seat = self.pointed
        if kind in ("token", "mute"):
            return None
        if kind == "pile":
            move = self._on_pile(seat)
            return move if self.legal(move) and (self.armed or self.state.phase != "play" or move.seat < 0) else None
        move = Act("discard" if kind == "all" else kind, seat)
        return move if self.legal(move) else None

    # ---------------------------------------------------------------- doing it

    def press(self, target: Target) -> tuple[Answer, Move | None]:
        """Press something: it is chosen, refused, or makes a step towards a choice."""
        self.pointed = target
        kind, seat = target
        if kind == "mute":
            return ("mute" if self.asked else ""), None
        if kind == "all":
            return ("all" if self.legal(Act("discard")) else "refused"), Act("discard")
        if kind == "token":
            return self._take_up()
        move = self._on_pile(seat) if kind == "pile" else Act(kind, seat)
        if self.legal(move):
            if kind == "pile" and move.what == "block" and self.state.phase == "play" and not self.armed:
                self.armed = True  # the first press takes up the token, the second lays it
                return "", None
            return "chosen", move
        return "refused", move

    def _take_up(self) -> tuple[Answer, Move | None]:
        if self.holds:
            self.armed = not self.armed
            return "", None
        if self.asked:
            return "", None  # it is in the fingers already: a pile is asked for
        return "refused", Act("block", next(seat for seat in range(self.state.seats) if seat != self.state.seat))

    def _on_pile(self, seat: Seat) -> Act:
        """Return what a press on a pile would do."""
        state = self.state
        if state.phase in ("green", "red"):
            return Act("swap", seat)
        if state.phase == "play" and seat == state.seat and not self.armed:
            return Act("discard")
        return Act("block", seat)

    def let_go(self) -> bool:
        """Put the token back; tell whether it was taken up."""
        was, self.armed = self.armed, False
        return was

    def step(self, by: int) -> bool:
        """Go on to the next or last thing that can be chosen; tell whether there is one."""
        stops = self.stops()
        if not stops:
            return False
        here = stops.index(self.pointed) + by if self.pointed in stops else 0 if by > 0 else -1
        if not 0 <= here < len(stops) and self.pointed in stops:
            return False
        self.pointed = stops[here]
        return True
