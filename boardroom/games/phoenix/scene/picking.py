"""What a person does on the table, step by step: choose a card, take a piece, put it somewhere."""

from __future__ import annotations

from typing import Literal, NamedTuple

from boardroom.core.game import Seat
from boardroom.core.match import View
from boardroom.games.phoenix.rules import Discard, Move, Play, State
from boardroom.games.phoenix.tables import LINE, WAYS

Kind = Literal["card", "mine", "theirs", "cube", "discard", "discards", "pile"]
Stage = Literal["idle", "card", "piece", "target"]
Answer = Literal["", "chosen", "refused"]


class Target(NamedTuple):
    """Something that can be pointed at or pressed; `discard` is the button, `discards` the pile."""

    kind: Kind
    at: int = 0  # the place or the slot


class Picking:
    """Where a person is in choosing a move. It knows no mouse, no keys and no pictures."""

    def __init__(self) -> None:
        self.view: View[State, Move] | None = None
        self.acting = False
        self.slot = -1  # the chosen card
        self.origin = -1  # the piece that was taken
        self.pointed: Target | None = None

    def begin(self, view: View[State, Move], acting: bool) -> None:
        """Look at a position, perhaps to move in it."""
        self.view, self.acting = view, acting and bool(view.moves)
        self.slot = self.origin = -1
        self.pointed = None

    @property
    def state(self) -> State:
        """The position that is chosen in."""
        assert self.view is not None
        return self.view.state

    @property
    def near(self) -> Seat:
        """The seat whose line lies near."""
        return self.view.seat if self.view is not None and self.view.seat >= 0 else 0

    @property
    def hand(self) -> tuple[str, ...]:
        """The near hand; question marks where nobody may see it."""
        return tuple(card if isinstance(card, str) else "?" for card in self.state.hands[self.near])

    @property
    def card(self) -> str:
        """The chosen card."""
        return self.hand[self.slot] if self.slot >= 0 else ""

    @property
    def stage(self) -> Stage:
        """What is to be chosen next."""
        if not self.acting:
            return "idle"
        if self.slot < 0:
            return "card"
        return "piece" if self.origin < 0 else "target"

    @property
    def kind(self) -> Kind:
        """What the chosen card moves."""
        return "cube" if self.card.startswith("Q") else "mine"

    @property
    def swaps(self) -> bool:
        """Whether the chosen card makes two pieces change places."""
        return self.card[:1] in ("P", "R", "X") or self.card == "Q1"

    def sources(self) -> list[int]:
        """Return the places of the pieces that the chosen card can move."""
        if self.stage not in ("piece", "target"):
            return []
        ways = WAYS[self.card]
        return sorted({here for here, _ in ways} | ({there for _, there in ways} if self.swaps else set()))

    def targets(self) -> list[int]:
        """Return where the taken piece can go."""
        if self.stage != "target":
            return []
        ways = WAYS[self.card]
        found = {there for here, there in ways if here == self.origin}
        if self.swaps:
            found |= {here for here, there in ways if there == self.origin}
        return sorted(found)

    def play(self, there: int) -> Play:
        """Return the play that brings the taken piece to a place, allowed or not."""
        if self.swaps:
            return Play(self.card, min(self.origin, there), max(self.origin, there))
        return Play(self.card, self.origin, there)

    def _direct(self, target: Target) -> Play | None:
        """Return the play of a card that needs only one press."""
        if self.card == "X" and target.kind in ("mine", "theirs"):
            return Play("X", target.at, target.at)
        if self.card == "R" and target.kind == "mine":
            return Play("R", 0, LINE - 1) if target.at in (0, LINE - 1) else Play("R", target.at, target.at)
        return None

    @property
    def considered(self) -> Move | None:
        """The move that is being looked at."""
        target = self.pointed
        if target is None or self.slot < 0 or not self.acting:
            return None
        if target.kind in ("discard", "discards"):
            return Discard(self.card)
        direct = self._direct(target)
        if direct is not None:
            return direct if (direct.here, direct.there) in WAYS[self.card] else None
        if target.kind == self.kind and target.at in self.targets():
            return self.play(target.at)
        return None

    def enabled(self, target: Target) -> bool:
        """Tell whether a press on something does something now."""
        stage = self.stage
        if stage == "idle":
            return False
        if target.kind == "card":
            return True
        if stage == "card":
            return False
        if target.kind in ("discard", "discards"):
            return True
        if self.card == "X":
            return target.kind in ("mine", "theirs")
        return target.kind == self.kind and target.at in self.sources()

    def press(self, target: Target) -> tuple[Answer, Move | None]:
        """Do what a press means here; return the move that it chose or that isn't allowed."""
        if self.stage == "idle":
            return "", None
        if target.kind == "card":
            again = target.at == self.slot
            self.slot, self.origin = -1 if again else target.at, -1
            return "", None
        if self.slot < 0:
            return "", None
        if target.kind in ("discard", "discards"):
            return "chosen", Discard(self.card)
        direct = self._direct(target)
        if direct is not None:
            return "chosen" if (direct.here, direct.there) in WAYS[self.card] else "refused", direct
        if target.kind != self.kind:
            return "", None
        if target.at in self.targets():
            return "chosen", self.play(target.at)
        self.origin = -1 if target.at == self.origin else target.at
        return "", None

    def drop(self, there: int) -> tuple[Answer, Move | None]:
        """Put the taken piece down at a place, which may be past the end."""
        if there == self.origin:
            return "", None
        return "chosen" if there in self.targets() else "refused", self.play(there)

    def let_go(self) -> bool:
        """Go back one step; tell whether there was one."""
        if self.stage == "target":
            self.pointed = Target(self.kind, self.origin)
            self.origin = -1
        elif self.stage == "piece":
            self.pointed = Target("card", self.slot)
            self.slot = -1
        else:
            return False
        return True

    # ---------------------------------------------------------------- with keys

    def offers(self) -> list[Target]:
        """Return what the keyboard steps through now."""
        if self.view is None:
            return []
        if self.stage == "target":
            return [Target(self.kind, place) for place in self.targets()]
        if self.stage == "piece":
            return [*(Target(self.kind, place) for place in self.sources()), Target("discard")]
        cards = [Target("card", slot) for slot in range(len(self.hand))]
        return [*cards, Target("discards")]

    def walk(self, by: int) -> None:
        """Go to the next or the last of what is offered."""
        offers = self.offers()
        if not offers:
            return
        if self.pointed in offers:
            self.pointed = offers[(offers.index(self.pointed) + by) % len(offers)]
        elif self.stage == "target":
            beyond = [offer for offer in offers if (offer.at - self.origin) * by > 0]
            self.pointed = beyond[0] if beyond else offers[0]
        else:
            self.pointed = offers[0 if by > 0 else -1]
