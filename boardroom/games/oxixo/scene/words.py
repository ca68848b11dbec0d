"""What Oxixo says: prompts, previews and the names of cells, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import Seat
from boardroom.games.oxixo.rules import PARTNER, SELF, Move, Oxixo, OxixoState
from boardroom.games.oxixo.scene.geometry import entry_side
from boardroom.games.oxixo.tables import COLUMNS, LINES, NAMES, PERIPHERY, ROWS, SIZE

if TYPE_CHECKING:
    from boardroom.games.oxixo.scene.picking import OxixoPicking, OxixoTarget

translate = QCoreApplication.translate
GAME: Final = Oxixo()
TEAM_SEATS: Final = ("A1", "B1", "A2", "B2")


def seat_word(seat: Seat, seats: int) -> str:
    """Name a place at the table."""
    if seats == 4:
        return TEAM_SEATS[seat]
    return translate("Oxixo", "South") if seat == 0 else translate("Oxixo", "North")


def mark_word(cross: bool) -> str:
    """Name one cube's mark."""
    return translate("Oxixo", "cross") if cross else translate("Oxixo", "circle")


def marks_word(cross: bool) -> str:
    """Name the marks of a side."""
    return translate("Oxixo", "crosses") if cross else translate("Oxixo", "circles")


def side_word(cross: bool) -> str:
    """Name a side."""
    return translate("Oxixo", "Crosses") if cross else translate("Oxixo", "Circles")


def best_line(marks: int) -> tuple[int, int]:
    """Return the fullest of the twelve lines: how many of the marks it has, and the line."""
    line = max(LINES, key=lambda line: (marks & line).bit_count())
    return (marks & line).bit_count(), line


def number_word(number: int) -> str:
    """Say how many cubes a line has."""
    return {
        1: translate("Oxixo", "one"),
        2: translate("Oxixo", "two"),
        3: translate("Oxixo", "three"),
        4: translate("Oxixo", "four"),
        5: translate("Oxixo", "five"),
    }[number]


def line_word(line: int) -> str:
    """Say where a line is."""
    if line in ROWS:
        return translate("Oxixo", "in row {number}").format(number=ROWS.index(line) + 1)
    if line in COLUMNS:
        return translate("Oxixo", "in column {letter}").format(letter="abcde"[COLUMNS.index(line)])
    return translate("Oxixo", "on a diagonal")


def slide_words(origin: int, entry: int) -> str:
    """Say which line a push moves, and where to."""
    rank, file = divmod(entry, SIZE)
    words = {
        "east": translate("Oxixo", "row {line} slides left"),
        "west": translate("Oxixo", "row {line} slides right"),
        "north": translate("Oxixo", "column {line} slides down"),
        "south": translate("Oxixo", "column {line} slides up"),
    }
    side = entry_side(origin, entry)
    return words[side].format(line=rank + 1 if side in ("east", "west") else "abcde"[file])


def preview_words(state: OxixoState, move: Move) -> str:
    """Say what a push would do."""
    after, side = GAME.apply(state, move), state.side
    before_count, _ = best_line(state.marks(side))
    count, line = best_line(after.marks(side))
    said = {"entry": NAMES[move.entry], "slide": slide_words(move.origin, move.entry)}
    if after.ended == "own-goal":
        text = translate("Oxixo", "At {entry}, {slide} and completes a line of five {marks}: you would lose.")
        return text.format(**said, marks=marks_word((1 - side) == state.cross))
    if after.ended == "line":
        return translate("Oxixo", "At {entry}, {slide} and gives you five {where}: you win.").format(
            **said, where=line_word(line)
        )
    if after.ended:
        return translate("Oxixo", "At {entry}, {slide}, and the game ends in a draw.").format(**said)
    if count > before_count and count > 1:
        text = translate("Oxixo", "At {entry}, {slide} and gives you {count} {where}.")
        return text.format(**said, count=number_word(count), where=line_word(line))
    if count < before_count:
        text = translate("Oxixo", "At {entry}, {slide}, and your best line is down to {count}.")
        return text.format(**said, count=number_word(count))
    return translate("Oxixo", "At {entry}, {slide}.").format(**said)


def prompt(picking: OxixoPicking) -> tuple[str, str]:
    """Say what to do now, and why or what would come of it."""
    stage = picking.stage
    if stage == "idle":
        return "", ""
    state = picking.state
    if stage == "take":
        return translate("Oxixo", "Take a cube from the edge."), _which_cubes(state)
    if stage == "push":
        ways = len(picking.entries())
        what = (
            translate("Oxixo", "Choose one of the three ways to push the cube in.")
            if ways == 3
            else translate("Oxixo", "Choose one of the two ways to push the cube in.")
        )
        again = translate("Oxixo", "Choose the lifted cube again to put it back.")
        move = picking.considered
        return what, f"{preview_words(state, move)} {again}" if move else again
    rule = translate("Oxixo", "Only the player it points at may take this cube later.")
    if picking.dot == PARTNER:
        now = translate("Oxixo", "Now it points at your partner, {seat}.")
    else:
        now = translate("Oxixo", "Now it points at you, {seat}.")
    seat = state.seat if picking.dot == SELF else (state.seat + 2) % 4
    return translate("Oxixo", "Choose where the dot points."), f"{rule} {now.format(seat=TEAM_SEATS[seat])}"


def _which_cubes(state: OxixoState) -> str:
    cross = state.side == state.cross
    if state.opening or not state.for_seat(state.seat) & PERIPHERY:
        if state.opening:
            return translate("Oxixo", "In the first round everyone takes a neutral one.")
        return translate("Oxixo", "Any neutral one will do.")
    if state.seats == 4:
        if cross:
            return translate("Oxixo", "A neutral one, or a cross whose dot points at you.")
        return translate("Oxixo", "A neutral one, or a circle whose dot points at you.")
    return (
        translate("Oxixo", "A neutral one, or a cross.") if cross else translate("Oxixo", "A neutral one, or a circle.")
    )


def target_name(picking: OxixoPicking, target: OxixoTarget) -> str:
    """Name something that can be pressed for assistive technology."""
    if target.kind == "entry":
        return _entry_name(picking.origin, target.cell)
    if target.kind == "dot":
        itself = target.dot == SELF
        return (
            translate("Oxixo", "The dot points at you")
            if itself
            else translate("Oxixo", "The dot points at your partner")
        )
    return _cell_name(picking, target.cell)


def _entry_name(origin: int, entry: int) -> str:
    rank, file = divmod(entry, SIZE)
    side = entry_side(origin, entry)
    words = {
        "east": translate("Oxixo", "{entry}, way in from the right, pushes row {line} to the left"),
        "west": translate("Oxixo", "{entry}, way in from the left, pushes row {line} to the right"),
        "north": translate("Oxixo", "{entry}, way in from above, pushes column {line} down"),
        "south": translate("Oxixo", "{entry}, way in from below, pushes column {line} up"),
    }
    return words[side].format(entry=NAMES[entry], line=rank + 1 if side in ("east", "west") else "abcde"[file])


def _cell_name(picking: OxixoPicking, cell: int) -> str:
    """Say where a cell is, what it shows, and what can be done with it."""
    state, bit = picking.state, 1 << cell
    parts = [NAMES[cell]]
    if not (state.crosses | state.circles) & bit:
        parts.append(translate("Oxixo", "neutral"))
    else:
        parts.append(mark_word(bool(state.crosses & bit)))
        if state.seats == 4:
            team = 0 if state.marks(0) & bit else 1
            seat = team + (2 if state.dots & bit else 0)
            parts.append(translate("Oxixo", "dot points at {seat}").format(seat=TEAM_SEATS[seat]))
    if cell == picking.origin:
        parts.append(translate("Oxixo", "lifted"))
    elif picking.takeable(cell):
        parts.append(translate("Oxixo", "can be taken"))
    elif picking.acting:
        parts.append(_why_not_taken(state, cell))
    return ", ".join(parts)


def _why_not_taken(state: OxixoState, cell: int) -> str:
    reason = GAME.why_not(state, Move(cell, cell))
    rule = reason.rule if reason else ""
    return {
        "cube-periphery": translate("Oxixo", "inside: can’t be taken"),
        "cube-opponent": translate("Oxixo", "your opponent’s: can’t be taken"),
        "cube-first-round": translate("Oxixo", "not in the first round"),
        "cube-dot": translate("Oxixo", "your partner’s: can’t be taken"),
    }.get(rule, "")


def hotkeys() -> Sequence[tuple[str, str]]:
    """List the keys with which a dot is turned."""
    return (
        (SELF, translate("Oxixo", "Point the dot at yourself")),
        (PARTNER, translate("Oxixo", "Point the dot at your partner")),
    )
