"""What a person may decide at Switch's table, and what a press on something means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, get_args

from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switch.scene import words
from boardroom.games.switch.scene.making import Risk, reach, risk_of
from boardroom.games.switch.scene.offer import KEYS, Offer, offer_to
from boardroom.games.switch.state import Act, Move, SwitchState
from boardroom.ui.table.picking import Answer, Cast, Chosen, Picking, Refused

Kind = Literal[
    "pile", "token", "dice", "question", "start", "risk",
    "swap", "block", "discard", "all", "throw", "again", "stop", "keep", "cancel", "pass", "mute",
]  # fmt: skip
ASKED: Final = ("moment", "swapping")  # the phases in which the token's holder is asked


class SwitchTarget(NamedTuple):
    """Something that has a name: a pile, the token, the dice, or something on the sheet."""

    kind: Kind
    seat: Seat = NOBODY

    def __str__(self) -> str:
        return self.kind if self.seat < 0 else f"{self.kind}:{self.seat}"


TOKEN, TRAY = SwitchTarget("token"), SwitchTarget("dice")
THROW, AGAIN = SwitchTarget("throw"), SwitchTarget("again")  # a turn's first throw, and another one
QUESTION, RISK = SwitchTarget("question"), SwitchTarget("risk")
_LETTERS: Final[dict[str, SwitchTarget]] = {letter: SwitchTarget(kind) for kind, letter in KEYS.items()}


class SwitchPicking(Picking[SwitchState, Move, SwitchTarget]):
    """Decides by pressing buttons and piles; the token is taken up first. Some wishes go on by themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.point_out = True  # whether the dice that make the next card are pointed out
        self.armed = False  # the token is in somebody's fingers
        self.cards: list[int] = []  # what goes with the throw that lies there
        self._chain: tuple[Seat, int] | None = None  # "discard all": whose pile, and the card that must go next
        self._muted: tuple[Seat, Seat] | None = None  # which holder is not asked again in whose turn
        self._known = 0  # how long the log has been

    def begin(self, view: View[SwitchState, Move], players: Sequence[Player], acting: bool) -> None:
        super().begin(view, players, acting)
        state, length = view.state, len(view.log)
        own_throw = view.turn == CHANCE and state.phase == "throw" and state.seat == view.seat and not state.risky
        self.acting = self.acting or (acting and own_throw)
        self.armed = False
        going = state.phase in ("play", "moment") and not state.leaving and state.blocked != state.seat
        self.cards = reach(state.tops[state.seat], state.dice) if going else []
        if self._muted != (state.holder, state.seat):
            self._muted = None
        if not self.acting:
            self._known = max(self._known, length)  # an earlier position may only be looked at
            return
        if length < self._known:  # something was taken back: nothing goes on by itself from there
            self._chain = self._muted = None
        self._known = length
        if self.wished != SwitchTarget("all"):
            self._chain = None

    # ---------------------------------------------------------------- what can be done

    def legal(self, move: Move) -> bool:
        """Tell whether the person may do this now."""
        return self.acting and self.view is not None and move in self.view.moves

    @property
    def asked(self) -> bool:
        """Whether the person holds the token and is asked to use it, in another's turn or at the end of the own one."""
        return self.acting and self.state.phase in ASKED

    @property
    def dared(self) -> SwitchTarget | None:
        """What throws: the first throw of a turn, or another one as soon as a card has gone; None: no throw now."""
        if self.acting and self.state.phase == "throw":
            return THROW
        return AGAIN if self.legal(Act("again")) else None

    @property
    def cup(self) -> bool:
        """Whether the dice stand in the cup: nothing else can be done with them."""
        return self.dared is not None and not self.cards

    @property
    def wished(self) -> SwitchTarget | None:
        """What the person has wished for before, and need not press again."""
        state = self.state
        if self._chain == (state.seat, state.tops[state.seat]) and self.legal(Act("discard")):
            return SwitchTarget("all")
        return SwitchTarget("mute") if self.asked and self._muted is not None else None

    def buttons(self) -> list[SwitchTarget]:
        """Return the buttons of the sheet, the most natural first."""
        if not self.acting:
            return []
        state = self.state
        match state.phase:
            case "throw":
                return [THROW]
            case "play":
                found: list[SwitchTarget] = []
                if self.legal(Act("discard")):
                    found.append(SwitchTarget("discard"))
                    found += [SwitchTarget("all")] if len(self.cards) > 1 else []
                return found + ([AGAIN, SwitchTarget("stop")] if state.gone else [])
            case "green":
                return [*(SwitchTarget("swap", seat) for seat in self.seats("swap")), SwitchTarget("keep")]
            case "red":
                return [SwitchTarget("swap", seat) for seat in self.seats("swap")]
            case "swapping":
                return [SwitchTarget("cancel"), SwitchTarget("pass")]
            case _ if state.leaving:
                return [*(SwitchTarget("block", seat) for seat in self.seats("block")), SwitchTarget("pass")]
            case _:
                return [SwitchTarget("block", state.seat), SwitchTarget("pass"), SwitchTarget("mute")]

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

    @property
    def holding(self) -> bool:
        return self.armed

    def picked_up(self, target: SwitchTarget) -> bool:
        return self.armed and target == TOKEN

    @property
    def risk(self) -> Risk | None:
        """What the throw on offer would risk: it is for the top card, and for no other."""
        state = self.state
        if self.dared is None or state.blocked == state.seat:
            return None
        return risk_of(state.tops[state.seat], state.options, state.phase == "play")

    # ---------------------------------------------------------------- what there is

    @property
    def offer(self) -> Offer:
        """What the sheet says."""
        return offer_to(self)

    def targets(self) -> Sequence[SwitchTarget]:
        """List the piles, the token, the dice, and what is on the sheet."""
        offer = self.offer
        piles = (SwitchTarget("pile", seat) for seat in range(self.state.seats))
        said = [QUESTION] if offer.head else []
        said += [SwitchTarget("start", row.seat) for row in offer.rows]
        said += [RISK] if offer.odds else []
        return (*piles, TOKEN, TRAY, *said, *(button.target for button in offer.buttons))

    def name(self, target: SwitchTarget) -> str:
        return words.target_name(self, target)

    def prompt(self) -> tuple[str, str]:
        return words.prompt(self)

    def enabled(self, target: SwitchTarget) -> bool:
        if target.kind == "pile":
            return self.legal(self._meant(target))
        if target == TRAY:
            return self.cup
        return self.holds if target == TOKEN else target in self.buttons()

    @property
    def considered(self) -> Move | None:
        pointed = self._dice_thrown(self.pointed)
        if pointed is None or pointed.kind in ("token", "mute", "throw") or not self.enabled(pointed):
            return None
        move = self._meant(pointed)
        return None if self._takes_up(move) else move

    def way(self, move: Move) -> Sequence[SwitchTarget]:
        if not isinstance(move, Act):
            return [TRAY, THROW]
        if move.seat < 0:
            return [SwitchTarget(kind) for kind in get_args(Kind) if kind == move.what]
        first = [TOKEN] if move.what == "block" else []
        return [*first, SwitchTarget("pile", move.seat), *(b for b in self.buttons() if b == (move.what, move.seat))]

    def _dice_thrown(self, target: SwitchTarget | None) -> SwitchTarget | None:
        """Return what a press means: on the cup, to throw."""
        return self.dared if target == TRAY and self.cup else target

    def _meant(self, target: SwitchTarget) -> Act:
        """Return what a press on a pile or a button would do."""
        state, (kind, seat) = self.state, target
        if kind != "pile":
            return Act("discard" if kind == "all" else kind, seat)
        if state.phase in ("green", "red"):
            return Act("swap", seat)
        if state.phase == "play" and seat == state.seat and not self.armed:
            return Act("discard")
        return Act("block", seat)

    def _takes_up(self, move: Act) -> bool:
        """Tell whether a press on a pile only takes up the token: the second one lays it."""
        return move.what == "block" and self.holds and not self.armed

    # ---------------------------------------------------------------- what a person does

    def press(self, target: SwitchTarget) -> Answer[Move]:
        self.point(target)
        state = self.state
        target = self._dice_thrown(target) or target
        if target == THROW:
            return Cast() if self.dared == THROW else None
        if target.kind in ("dice", "question", "start", "risk"):
            return None
        if target == TOKEN:
            return self._take_up()
        if target.kind == "mute":
            if not self.asked or state.leaving:
                return None
            self._muted = (state.holder, state.seat)
            return Chosen(Act("pass"))
        move = self._meant(target)
        if not self.legal(move):
            return Refused(move)
        if self._takes_up(move):
            self.armed = True
            return None
        self.armed = False
        self._chain = (state.seat, state.tops[state.seat] + 1) if target.kind == "all" else None
        return Chosen(move)

    def _take_up(self) -> Answer[Move]:
        if self.holds:
            self.armed = not self.armed
        elif not self.asked:  # else it is in the fingers already: a pile is asked for
            return Refused(Act("block", next(seat for seat in range(self.state.seats) if seat != self.state.seat)))
        return None

    def take(self, target: SwitchTarget) -> bool:
        if target == TRAY:
            return self.cup
        if target != TOKEN or not self.seats("block"):
            return False
        self.armed = self.holds
        return True

    def drop(self, target: SwitchTarget | None) -> Answer[Move]:
        answer = super().drop(target)
        self.armed = False
        return answer

    def let_go(self) -> bool:
        """Put the token back, or stop discarding card after card."""
        was = self.armed or self._chain is not None
        self.armed, self._chain = False, None
        return was

    # ---------------------------------------------------------------- by keys

    def stops(self) -> Sequence[SwitchTarget]:
        found = [SwitchTarget("pile", seat) for seat in self.choosable] if self.acting else []
        return [*found, *self.buttons(), *([TOKEN] if self.holds else [])]

    def enter(self) -> bool:
        """Point at discarding or the first throw, else at what is asked: Enter alone never dares."""
        there = self.targets() if self.acting else ()
        wanted = (target for target in (SwitchTarget("discard"), THROW, QUESTION, RISK) if target in there)
        found = next(wanted, None)
        if found is not None:
            self.point(found)
        return found is not None

    def walk(self, across: int, down: int, middle: Callable[[SwitchTarget], tuple[float, float]]) -> None:
        """Begin at the first button, and go on to the nearest."""
        if self.pointed is not None:
            super().walk(across, down, middle)
        elif self.reach():
            self.point(next((stop for stop in self.reach() if stop.kind != "pile"), self.reach()[0]))

    def shortcut(self, text: str) -> SwitchTarget | None:
        if self.state.phase == "swapping" and text in ("1", "2"):
            return SwitchTarget("cancel" if text == "1" else "pass")
        if text.isdigit() and 0 < int(text) <= self.state.seats:
            return SwitchTarget("pile", int(text) - 1)
        found = _LETTERS.get(text.upper())
        return (self.dared or AGAIN) if found == AGAIN else found

    def hotkeys(self) -> Sequence[tuple[str, str]]:
        return words.hotkeys(self.state.seats)
