"""What a person does on the table, step by step: choose a card, take a piece, put it somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from boardroom.core.game import Seat
from boardroom.games.phoenix.rules import Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.scene import words
from boardroom.games.phoenix.scene.geometry import FAR, NEAR
from boardroom.games.phoenix.tables import LINE, SPECTRUM, shifts
from boardroom.ui.table.picking import Answer, Refused, StepPicking

Kind = Literal["card", "mine", "theirs", "cube", "discard", "discards", "pile", "worth"]
Stage = Literal["idle", "card", "piece", "target"]
_ALONE: Final = ("discard", "discards", "pile")


class PhoenixTarget(NamedTuple):
    """Something that has a name; `discard` is the button, `discards` the pile, `worth` what stands beside a line."""

    kind: Kind
    at: int = 0  # the place, the slot, or the side of the table

    @property
    def side(self) -> int:
        """The side of the table that a pawn stands on."""
        return FAR if self.kind == "theirs" else NEAR

    def __str__(self) -> str:
        return self.kind if self.kind in _ALONE else f"{self.kind}:{self.at + 1}"


DISCARD_BUTTON: Final = PhoenixTarget("discard")
DISCARD_PILE: Final = PhoenixTarget("discards")
PIECES: Final = (
    *(PhoenixTarget("theirs", place) for place in range(LINE)),
    *(PhoenixTarget("cube", place) for place in range(SPECTRUM)),
    *(PhoenixTarget("mine", place) for place in range(LINE)),
)


class PhoenixPicking(StepPicking[PhoenixState, Move, PhoenixTarget]):
    """Chooses a card, then a piece and its place; or throws the card away."""

    def ways(self, move: Move) -> Sequence[tuple[PhoenixTarget, ...]]:
        """Return the presses that make a move: equal cards serve alike, and of two that swap either comes first."""
        slots = [PhoenixTarget("card", slot) for slot, card in enumerate(self.hand)]
        match move:
            case Discard(card):
                rests: Sequence[tuple[PhoenixTarget, ...]] = [(DISCARD_BUTTON,), (DISCARD_PILE,)]
            case Play("X" as card, here, _):
                rests = [(PhoenixTarget("mine", here),), (PhoenixTarget("theirs", here),)]
            case Play("R" as card, here, there):
                rests = [(PhoenixTarget("mine", here),), (PhoenixTarget("mine", there),)]
            case Play(card, here, there):
                kind: Kind = "cube" if card[0] == "Q" else "mine"
                one, other = PhoenixTarget(kind, here), PhoenixTarget(kind, there)
                rests = [(one, other), (other, one)] if not shifts(card) else [(one, other)]
            case _:
                return ()
        return [(slot, *rest) for slot in slots if self.hand[slot.at] == card for rest in rests]

    def attempt(self, presses: tuple[PhoenixTarget, ...]) -> Move | None:
        """A Rotation of anything but the two ends is the one thing that a press can get wrong."""
        last = presses[-1]
        return Play("R", last.at, last.at) if self.card == "R" and last.kind == "mine" else None

    # ---------------------------------------------------------------- where the person is

    @property
    def near(self) -> Seat:
        """The seat whose line lies near."""
        return self.view.seat if self.view is not None and self.view.seat >= 0 else 0

    @property
    def hand(self) -> tuple[str, ...]:
        """The near hand; question marks where nobody may see it."""
        return tuple(card if isinstance(card, str) else "?" for card in self.state.hands[self.near])

    @property
    def slot(self) -> int:
        """Where the chosen card was in the hand."""
        return self.picked[0].at if self.picked else -1

    @property
    def card(self) -> str:
        """The chosen card."""
        return self.hand[self.slot] if self.picked else ""

    @property
    def origin(self) -> int:
        """The place of the piece that was taken."""
        return self.picked[1].at if len(self.picked) > 1 else -1

    @property
    def stage(self) -> Stage:
        """What is to be chosen next."""
        if not self.acting:
            return "idle"
        return ("card", "piece", "target")[len(self.picked)]

    @property
    def kind(self) -> Kind:
        """What the chosen card moves."""
        return "cube" if self.card.startswith("Q") else "mine"

    def places(self) -> list[int]:
        """Return the places of what the chosen card can move, or where the taken piece can go."""
        return [target.at for target in PIECES if target.kind == self.kind and self.goes_on(target)]

    # ---------------------------------------------------------------- what there is

    def targets(self) -> Sequence[PhoenixTarget]:
        """List the table from the far line to the near hand, the piles, and what the lines are worth."""
        cards = (PhoenixTarget("card", slot) for slot in range(len(self.hand)))
        button = (DISCARD_BUTTON,) if self.picked else ()
        dealt = all(len(line) == LINE for line in self.state.lines)
        worths = (PhoenixTarget("worth", side) for side in (NEAR, FAR) if dealt)
        return (*PIECES, *cards, PhoenixTarget("pile"), DISCARD_PILE, *worths, *button)

    def name(self, target: PhoenixTarget) -> str:
        return words.target_name(self, target)

    def prompt(self) -> tuple[str, str]:
        return words.prompt(self)

    # ---------------------------------------------------------------- what a person does

    def take(self, target: PhoenixTarget) -> bool:
        """Take a card or a piece to drag it; what would make a move at once is only pressed."""
        if target not in self.picked and self.fits(target) and self.completed(target) is None:
            self.press(target)
        return target in self.picked

    def drop(self, target: PhoenixTarget | None) -> Answer[Move]:
        """Put a card on the discards, or a piece on a place of its row or past its end, which may be too far."""
        if target is None or target == DISCARD_PILE or self.goes_on(target):
            return super().drop(target)
        here, there = (self.origin, target.at) if shifts(self.card) else sorted((self.origin, target.at))
        return Refused(Play(self.card, here, there))

    # ---------------------------------------------------------------- by keys

    def stops(self) -> Sequence[PhoenixTarget]:
        """List the hand and the discards, which can be read at any time; then what can be pressed next."""
        if not self.picked:
            return [target for target in self.targets() if target.kind in ("card", "discards")]
        return [target for target in super().stops() if target != DISCARD_PILE]  # there is the button

    def shortcut(self, text: str) -> PhoenixTarget | None:
        """A card has its number, and D throws the chosen one away."""
        if text in [str(number + 1) for number in range(len(self.hand))]:
            return PhoenixTarget("card", int(text) - 1)
        return DISCARD_BUTTON if text.lower() == "d" and self.picked else None

    def hotkeys(self) -> Sequence[tuple[str, str]]:
        return words.hotkeys()
