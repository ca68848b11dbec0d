"""What a person does on the table, step by step: take a cube, choose the end, with teams turn the dot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from boardroom.games.oxixo.rules import PARTNER, SELF, Dot, Move, OxixoState
from boardroom.games.oxixo.scene import words
from boardroom.games.oxixo.scene.geometry import SEATS, Compass, entry_side
from boardroom.games.oxixo.tables import CELLS, NAMES, PUSHES, SIZE
from boardroom.ui.table.picking import Answer, StepPicking

Stage = Literal["idle", "take", "push", "dot"]
_WAYS: Final[dict[tuple[int, int], Compass]] = {(-1, 0): "west", (1, 0): "east", (0, -1): "north", (0, 1): "south"}
_CLOCKWISE: Final[Sequence[Compass]] = ("west", "north", "east", "south")


class OxixoTarget(NamedTuple):
    """Something that can be pointed at or pressed: a cell, a way in, the lifted cube or a way for the dot."""

    kind: Literal["cell", "entry", "held", "dot"]
    cell: int = -1
    dot: Dot = ""

    def __str__(self) -> str:
        at = self.dot or NAMES[self.cell]
        return at if self.kind == "cell" else f"{self.kind}:{at}"


_BOARD: Final = tuple(OxixoTarget("cell", rank * SIZE + file) for rank in reversed(range(SIZE)) for file in range(SIZE))
_DOTS: Final = (OxixoTarget("dot", dot=SELF), OxixoTarget("dot", dot=PARTNER))


class OxixoPicking(StepPicking[OxixoState, Move, OxixoTarget]):
    """Takes a cube, pushes it in at an end, and with teams turns its dot."""

    def __init__(self) -> None:
        super().__init__()
        self.focus = 2  # the cell that the keyboard was on last

    def ways(self, move: Move) -> Sequence[tuple[OxixoTarget, ...]]:
        way = (OxixoTarget("cell", move.origin), OxixoTarget("entry", move.entry))
        return [(*way, OxixoTarget("dot", dot=move.dot)) if move.dot else way]

    def attempt(self, presses: tuple[OxixoTarget, ...]) -> Move:
        *before, last = presses
        if before:
            return Move(before[0].cell, last.cell, self.dot)
        pushes = PUSHES[last.cell]
        return Move(last.cell, pushes[0].entry if pushes else (last.cell + 1) % CELLS, self.dot)

    # ---------------------------------------------------------------- where the person is

    @property
    def origin(self) -> int:
        """The cell of the lifted cube."""
        return self.picked[0].cell if self.picked else -1

    @property
    def entry(self) -> int:
        """Where it was pushed in, while the dot is still to be chosen."""
        return self.picked[1].cell if len(self.picked) > 1 else -1

    @property
    def stage(self) -> Stage:
        """What is to be chosen next."""
        if not self.acting:
            return "idle"
        return "dot" if self.entry >= 0 else "push" if self.picked else "take"

    @property
    def teams(self) -> bool:
        """Whether cubes have dots."""
        return self.state.seats == 4

    @property
    def dot(self) -> Dot:
        """The way for the dot that is being looked at."""
        if self.stage == "dot" and self.pointed is not None and self.pointed.kind == "dot":
            return self.pointed.dot
        return SELF if self.teams else ""

    @property
    def considered(self) -> Move | None:
        if self.stage == "dot":
            return Move(self.origin, self.entry, self.dot)
        if self.stage == "push" and self.pointed is not None and self.pointed.kind == "entry":
            return Move(self.origin, self.pointed.cell, self.dot)
        return None

    # ---------------------------------------------------------------- what there is

    def targets(self) -> Sequence[OxixoTarget]:
        """List the board from its upper left, then the ways in or the ways for the dot."""
        return (
            *_BOARD,
            *(OxixoTarget("entry", entry) for entry in self.entries()),
            *(_DOTS if self.stage == "dot" else ()),
        )

    def name(self, target: OxixoTarget) -> str:
        return words.target_name(self, target)

    def prompt(self) -> tuple[str, str]:
        return words.prompt(self)

    def takeable(self, cell: int) -> bool:
        """Tell whether a cube may be taken now."""
        return self.acting and bool(self.state.takeable(self.state.seat) >> cell & 1)

    def entries(self) -> list[int]:
        """Return the ways in for the lifted cube, clockwise from the west."""
        if self.stage != "push":
            return []
        found = [push.entry for push in PUSHES[self.origin]]
        return sorted(found, key=lambda entry: _CLOCKWISE.index(entry_side(self.origin, entry)))

    def dot_side(self, dot: Dot) -> Compass:
        """Return the side of the table that a dot of the seat on turn would point at."""
        seat = self.state.seat
        return SEATS[seat if dot == SELF else (seat + 2) % 4]

    # ---------------------------------------------------------------- what a person does

    def meant(self, target: OxixoTarget) -> OxixoTarget:
        """A press on the lifted cube means its cell, one on the cube at an end of its line the way in there."""
        if target.kind == "held":
            return self.picked[-1]
        entry = OxixoTarget("entry", target.cell)
        return entry if target.kind == "cell" and self.fits(entry) else target

    def point(self, target: OxixoTarget | None) -> bool:
        if self.stage == "dot" and (target is None or target.kind != "dot"):
            return False  # one way for the dot is always looked at
        if target is not None and target.kind == "cell":
            self.focus = target.cell
        return super().point(target)

    def press(self, target: OxixoTarget) -> Answer[Move]:
        answer = super().press(target)
        if answer is None and self.stage == "dot":
            self.pointed = _DOTS[0]
        return answer

    def take(self, target: OxixoTarget) -> bool:
        if self.stage in ("take", "push") and target.kind == "cell" and self.takeable(target.cell):
            self.picked, self.pointed = (target,), None
        return self.stage == "push" and (target.kind == "held" or target in self.picked)

    def let_go(self) -> bool:
        if self.stage == "push":
            self.focus = self.origin
        return super().let_go()

    # ---------------------------------------------------------------- by keys

    def stops(self) -> Sequence[OxixoTarget]:
        """List the ways in or for the dot; the cubes are for the arrow keys."""
        return () if self.stage == "take" else super().stops()

    def enter(self) -> bool:
        if self.picked:
            return super().enter()
        self.point(OxixoTarget("cell", self.focus))
        return True

    def walk(self, across: int, down: int, middle: Callable[[OxixoTarget], tuple[float, float]]) -> None:
        """Go over the cells, to the way in on a side, or to the way for the dot on a side."""
        side = _WAYS[across, down]
        if self.stage == "dot":
            sides = {self.dot_side(dot): dot for dot in (SELF, PARTNER)}
            self.pointed = OxixoTarget("dot", dot=sides.get(side, PARTNER if self.dot == SELF else SELF))
        elif self.stage == "push":
            entries = {entry_side(self.origin, entry): entry for entry in self.entries()}
            if side in entries:
                self.point(OxixoTarget("entry", entries[side]))
            else:
                self.step(across + down)
        elif self.pointed is None:
            self.enter()
        else:
            rank, file = divmod(self.focus, SIZE)
            rank, file = min(max(rank - down, 0), SIZE - 1), min(max(file + across, 0), SIZE - 1)
            self.point(OxixoTarget("cell", rank * SIZE + file))

    def shortcut(self, text: str) -> OxixoTarget | None:
        return next((dot for dot in _DOTS if dot.dot == text), None) if self.stage == "dot" else None

    def hotkeys(self) -> Sequence[tuple[str, str]]:
        return words.hotkeys() if self.state.seats == 4 else ()
