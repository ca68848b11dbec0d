"""What a person does on the table, step by step: take a cube, choose the end, with teams turn the dot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from boardroom.core.match import View
from boardroom.games.oxixo.rules import Dot, Move, State
from boardroom.games.oxixo.scene.geometry import SEATS, Compass, entry_side
from boardroom.games.oxixo.tables import PUSHES, SIZE

Stage = Literal["idle", "take", "push", "dot"]
Answer = Literal["", "chosen", "refused"]
SELF: Final[Dot] = "+"
PARTNER: Final[Dot] = "-"


class Target(NamedTuple):
    """Something that can be pointed at or pressed: a cell, a way in, the lifted cube or a way for the dot."""

    kind: Literal["cell", "entry", "held", "dot"]
    cell: int = -1
    dot: Dot = ""


class Picking:
    """Where a person is in choosing a move. It knows no mouse, no keys and no pictures."""

    def __init__(self) -> None:
        self.view: View[State, Move] | None = None
        self.acting = False
        self.origin = -1  # the lifted cube
        self.entry = -1  # where it was pushed in, while the dot is still to be chosen
        self.pointed: Target | None = None
        self.focus = 2  # the cell that the keyboard was on last

    def begin(self, view: View[State, Move], acting: bool) -> None:
        """Look at a position, perhaps to move in it."""
        self.view, self.acting = view, acting and bool(view.moves)
        self.origin = self.entry = -1
        self.pointed = None

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
        if self.origin < 0:
            return "take"
        return "push" if self.entry < 0 else "dot"

    @property
    def teams(self) -> bool:
        """Whether cubes have dots."""
        return self.state.seats == 4

    def takeable(self, cell: int) -> bool:
        """Tell whether a cube may be taken now."""
        return self.acting and bool(self.state.takeable(self.state.seat) >> cell & 1)

    def entries(self) -> list[int]:
        """Return the ways in for the lifted cube, clockwise from the west."""
        if self.stage != "push":
            return []
        order: Sequence[Compass] = ("west", "north", "east", "south")
        found = [push.entry for push in PUSHES[self.origin]]
        return sorted(found, key=lambda entry: order.index(entry_side(self.origin, entry)))

    def dot_side(self, dot: Dot) -> Compass:
        """Return the side of the table that a dot of the seat on turn would point at."""
        seat = self.state.seat
        return SEATS[seat if dot == SELF else (seat + 2) % 4]

    @property
    def dot(self) -> Dot:
        """The way for the dot that is being looked at."""
        if self.stage == "dot" and self.pointed is not None and self.pointed.kind == "dot":
            return self.pointed.dot
        return SELF if self.teams else ""

    @property
    def considered(self) -> Move | None:
        """The move that is being looked at."""
        if self.stage == "dot":
            return Move(self.origin, self.entry, self.dot)
        if self.stage == "push" and self.pointed is not None and self.pointed.kind == "entry":
            return Move(self.origin, self.pointed.cell, self.dot)
        return None

    def attempt(self, cell: int) -> Move:
        """Return a move that tries to take a cube, so that the rules can say why not."""
        pushes = PUSHES[cell]
        entry = pushes[0].entry if pushes else (cell + 1) % (SIZE * SIZE)
        return Move(cell, entry, SELF if self.teams else "")

    def press(self, target: Target) -> tuple[Answer, Move | None]:
        """Do what a press means here; return the move that it chose or that isn't allowed."""
        stage = self.stage
        if stage == "idle":
            return "", None
        if target.kind == "held" or (target.kind == "cell" and target.cell == self.origin):
            self.let_go()
        elif stage == "take":
            if not self.takeable(target.cell):
                return "refused", self.attempt(target.cell)
            self._take(target.cell)
        elif stage == "push":
            return self._push(target)
        elif target.kind == "dot":
            return "chosen", Move(self.origin, self.entry, target.dot)
        elif target.cell != self.entry:  # elsewhere: think again about the end, or about the cube
            self.let_go()
            if target.kind == "cell":
                return self._push(target)
        return "", None

    def _take(self, cell: int) -> None:
        self.origin, self.pointed, self.focus = cell, None, cell

    def _push(self, target: Target) -> tuple[Answer, Move | None]:
        if target.cell in self.entries():
            if not self.teams:
                return "chosen", Move(self.origin, target.cell)
            self.entry, self.pointed = target.cell, Target("dot", dot=SELF)
            return "", None
        if self.takeable(target.cell):
            self._take(target.cell)
            return "", None
        return "refused", Move(self.origin, target.cell, SELF if self.teams else "")

    def let_go(self) -> bool:
        """Go back one step; tell whether there was one."""
        if self.stage == "dot":
            self.pointed = Target("entry", self.entry)
            self.entry = -1
        elif self.stage == "push":
            self.focus, self.origin, self.pointed = self.origin, -1, None
        else:
            return False
        return True

    # ---------------------------------------------------------------- with keys

    def walk(self, compass: Compass) -> None:
        """Go on with the focus: over the cells, among the ways in, or to the other way for the dot."""
        if self.stage == "dot":
            sides = {self.dot_side(dot): dot for dot in (SELF, PARTNER)}
            other = PARTNER if self.dot == SELF else SELF
            self.pointed = Target("dot", dot=sides.get(compass, other))
        elif self.stage == "push":
            sides_in = {entry_side(self.origin, entry): entry for entry in self.entries()}
            if compass in sides_in:
                self.pointed = Target("entry", sides_in[compass])
            else:
                self.cycle(1 if compass in ("east", "south") else -1)
        else:
            if self.pointed is not None:
                rank, file = divmod(self.focus, SIZE)
                file += (compass == "east") - (compass == "west")
                rank += (compass == "north") - (compass == "south")
                self.focus = min(max(rank, 0), SIZE - 1) * SIZE + min(max(file, 0), SIZE - 1)
            self.pointed = Target("cell", self.focus)

    def cycle(self, by: int) -> None:
        """Go to the next or the last of what can be chosen."""
        if self.stage == "dot":
            self.pointed = Target("dot", dot=PARTNER if self.dot == SELF else SELF)
        elif self.stage == "push":
            ways = self.entries()
            now = self.pointed.cell if self.pointed and self.pointed.cell in ways else None
            index = (ways.index(now) + by) % len(ways) if now is not None else 0 if by > 0 else -1
            self.pointed = Target("entry", ways[index])
