"""A game's face: how it looks and speaks outside its rules. One for each game, in games/<key>/scene."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.core.door import package
from boardroom.core.game import Hidden, M, O, Outcome, Reason, S, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.ui.game.deeds import Deed
from boardroom.ui.game.naming import is_you, only_person, short_name, unnamed
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.style.sounding import Sound
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import learn

if TYPE_CHECKING:  # fetched when a table is set
    from boardroom.ui.game.cut_outs import Sheet
    from boardroom.ui.game.figures import Frame
    from boardroom.ui.table.dice import Dice
    from boardroom.ui.table.scene import GameScene

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option, in words."""

    value: Any
    text: str
    help: str = ""


@dataclass(frozen=True, slots=True)
class OptionText:
    """One field of the options model, in words. No choices: an on-off switch."""

    field: str
    label: str
    help: str = ""
    choices: tuple[Choice, ...] = ()
    # "rules", "clock", "start" (who starts: shown beside the seats) or "readings" (with choices: what the booklet
    # can be taken to say, folded away)
    group: str = "rules"


@dataclass(frozen=True, slots=True)
class Standing:
    """What the side panel says of a seat or team beside its name."""

    label: str = ""
    pips: int = 0  # filled pips
    gained: int = 0  # pips that the considered move would add (negative: lose)
    total: int = 0  # all pips; 0: no pips
    value: str = ""  # words or a number instead of pips
    details: tuple[str, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of a score sheet: what it counts, and a value for each side, now and after the considered move."""

    label: str
    values: tuple[str, ...]
    then: tuple[str, ...] = ()  # empty: no move is considered
    strong: bool = False  # a sum


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What points are made of, for the side panel."""

    title: str
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of the side panel: which part of the game is on."""

    title: str
    aside: str = ""  # how far it has come
    below: str = ""  # what ends it


@dataclass(frozen=True, slots=True)
class Counted:
    """One kind of thing in a tally."""

    key: str  # for `Face.paint_tally`
    name: str
    number: int


@dataclass(frozen=True, slots=True)
class TallySheet:
    """What there still is of each kind, as far as whoever looks may know."""

    title: str
    note: str
    items: tuple[Counted, ...]


@dataclass(frozen=True, slots=True)
class Gain:
    """The points that a move has brought at once, and whom."""

    points: int
    seat: Seat


class Face(ABC, Generic[S, M, O]):
    """How a game looks and speaks. All texts are in the language of the moment."""

    key: str
    shares_wins: bool = False  # whether all who are equal have won together; else a match like that is a draw

    @abstractmethod
    def title(self) -> str: ...

    @abstractmethod
    def tagline(self) -> str:
        """Say the game in four words, for its card."""

    @abstractmethod
    def minutes(self) -> str:
        """Say how long it takes, as in "10-20 min" with an en dash."""

    def aim(self, seats: int) -> str:
        """Say in one line what to play for, to whoever plays it for the first times; empty: nothing is said."""
        return ""

    def variant(self, seats: int) -> str:
        """Name the game for that many seats, as in "Two teams of two"."""
        return {
            2: translate("Face", "Two players"),
            3: translate("Face", "Three players"),
            4: translate("Face", "Four players"),
            5: translate("Face", "Five players"),
        }.get(seats, str(seats))

    @abstractmethod
    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the card's picture without the title, 224 x 292 at scale 1."""

    @abstractmethod
    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: O) -> None:
        """Paint the round mark of a seat: its colour and its sign."""

    def paint_sign(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: O, color: QColor) -> None:
        """Paint a seat's sign as a plain line drawing in one colour, for the rows of the move list."""
        self.paint_seat(painter, rect, seat, seats, options)

    def noted(self, before: View[S, M], move: M | Hidden) -> Hashable:
        """Return what `paint_note` is to paint of a move that was made in a view, or its Gain; by default the move."""
        return move

    def paint_note(
        self, painter: QPainter, rect: QRectF, seat: Seat, move: M | Hidden, seats: int, color: QColor
    ) -> bool:
        """Paint what a row of the move list shows at its end beside the words; tell whether there is anything."""
        return False

    def seat_name(self, seat: Seat, seats: int) -> str:
        """Name a place at the table, as in "A1" or "South"."""
        return unnamed(seat, ())

    def pictured(self, seats: int) -> list[Player]:
        """Return the players of a figure: they are called by their places, as the rulebook calls them."""
        return [Player(name=self.seat_name(seat, seats)) for seat in range(seats)]

    def side_name(self, side: int, seats: int, options: O) -> str:
        """Name a team or side, as in "Crosses"."""
        return self.seat_name(side, seats)

    def seat_places(self, seats: int) -> tuple[str, ...]:
        """Where each seat sits at the table, of "south", "west", "north", "east" and corners."""
        return ("south", "north") if seats == 2 else ("south", "west", "north", "east")[:seats]

    def options(self, seats: int) -> tuple[OptionText, ...]:
        """Say the options in words, in the order of the dialog."""
        return ()

    def summary(self, seats: int, options: O, players: Sequence[Player]) -> tuple[str, str]:
        """Say in one bold and one plain line what game the dialog would start."""
        starts = translate("Face", "You start.") if is_you(0, players) else translate("Face", "{name} starts.")
        return self.variant(seats), starts.format(name=short_name(0, players))

    @abstractmethod
    def scene(self) -> GameScene[S, M]:
        """Make an empty table top."""

    @abstractmethod
    def say_move(self, before: View[S, M], seat: Seat, move: M | Hidden, players: Sequence[Player]) -> str:
        """Say a move in words for the move list; `before` is the view that it was made in. Who it concerns is named."""

    def mover(self, before: View[S, M], seat: Seat, move: M | Hidden) -> Seat:
        """Return whose doing a move is: dice are chance, but somebody throws them."""
        return seat

    def listed(self, move: M | Hidden) -> bool:
        """Tell whether the move list has a row for it; what isn't listed belongs to the row before."""
        return True

    def tell(self, step: Step[S, M], players: Sequence[Player]) -> str:
        """Say a step to somebody who can't see it: what is done, and what comes of it; empty: nothing worth saying.

        Whose turn it is has been said.
        """
        assert step.move is not None
        return self.say_move(step.before, step.seat, step.move, players)

    def tell_turn(self, view: View[S, M], players: Sequence[Player]) -> str:
        """Say to somebody who can't see it what whoever may act is asked in another's turn; empty: it is their own."""
        return ""

    def recount(self, steps: Sequence[Step[S, M]], now: View[S, M], players: Sequence[Player]) -> Deed | None:
        """Say what a turn of somebody else came to, for the seat that looks at the table now; None: not worth a row.

        All is as that seat may know it. By default it is the last decision that is listed, in words.
        """
        decisions = [step for step in steps if step.seat >= 0] or steps
        said = [
            self.say_move(step.before, step.seat, step.move, players)
            for step in decisions
            if step.move is not None and self.listed(step.move)
        ]
        words = next(filter(None, reversed(said)), "")
        return Deed(words) if words else None

    def say_chance(self, view: View[S, M], players: Sequence[Player]) -> str:
        """Say who throws or draws, and what for, while chance is about to decide or does: "Level 3 throws"."""
        return translate("Face", "Drawing…")

    def begins(self, step: Step[S, M], players: Sequence[Player]) -> tuple[str, str] | None:
        """Say what begins with a step, where there is something else to do from now on: a headline and a sentence."""
        return None

    def sound(self, step: Step[S, M]) -> Sound | None:
        """Say what is heard when a step happens, as far as the seat that looks may know it; None: nothing."""
        return "wood"

    @abstractmethod
    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        """Say in one sentence why a move is not allowed."""

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: O) -> tuple[str, str]:
        """Say how the match ended: a headline and a sentence."""
        if outcome.reason == "resign":
            losers = [short_name(seat, players) for seat in range(len(players)) if seat not in outcome.winners]
            return headline(outcome, players), translate("Face", "Resigned: {names}.").format(names=", ".join(losers))
        return headline(outcome, players, self.shares_wins), " : ".join(map(str, outcome.scores))

    def highlights(self, states: Sequence[S], movers: Sequence[Seat], players: Sequence[Player]) -> tuple[str, ...]:
        """Say two or three remarkable things about a finished match, each a sentence: the best turn, a long chain.

        States are all that there were, as nobody in particular may know them; whose doing led to the next is in movers.
        """
        return ()

    def race(self, state: S) -> Sequence[float] | None:
        """Say how far each side has come, more is better, so that one sees who leads; None: that can't be compared.

        The state is as nobody in particular may know it.
        """
        return None

    def standing(self, view: View[S, M], side: int, considered: M | None = None) -> Standing:
        """Say how a side stands, and what a considered move would add."""
        return Standing()

    def score_sheet(self, view: View[S, M], considered: M | None = None) -> ScoreSheet | None:
        """Say what each side's points are made of, and what a considered move would make of them; None: no sheet."""
        return None

    def heading(self, view: View[S, M]) -> Heading | None:
        """Say which part of the game is on, how far it has come, and what ends it; None: it has no parts."""
        return None

    def paint_progress(self, painter: QPainter, rect: QRectF, view: View[S, M], theme: Theme) -> None:
        """Paint how far the part has come that the heading names."""
        return

    def tally(self, view: View[S, M]) -> TallySheet | None:
        """Count what there still is of each kind; None: nothing is worth counting."""
        return None

    def paint_tally(self, painter: QPainter, rect: QRectF, key: str, theme: Theme) -> None:
        """Paint one of the things that are counted."""
        return

    def reason(self, view: View[S, M], move: M, players: Sequence[Player]) -> str:
        """Say in the game's own terms what a move is good for, beside a hint; empty: nothing is said."""
        return ""

    def warning(self, view: View[S, M], move: M) -> str:
        """Ask before a move that is probably a slip; empty: no need to."""
        return ""

    def warning_answers(self, move: M) -> tuple[str, str]:
        """Say the answers to a warning of a move: to make it all the same, and not to."""
        return translate("Face", "Play it anyway"), translate("Face", "Choose another")

    def assist(self) -> str:
        """Name a help of the game's own for the menu, as in "What can I form?"; empty: there is none."""
        return ""

    def show_assist(self, view: View[S, M], scene: GameScene[S, M]) -> tuple[str, str]:
        """Show that help on the scene until a hint is cleared, and say it: a headline and the details."""
        return "", ""

    def paragraph(self, view: View[S, M]) -> str:
        """Return the id of the section or block of the rulebook that is about what can be done now."""
        return "turn" if view.outcome is None else "end"

    def frame_figure(self, view: View[S, M], show: Mapping[str, Any]) -> Frame[M]:
        """Say how much of the scene a figure of the rulebook shows; `show` is what figures.json adds."""
        from boardroom.ui.game.figures import Frame

        return Frame(self.scene().home(), wide=True)

    def stage_figure(
        self, view: View[S, M], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
    ) -> GameScene[S, M]:
        """Set the scene for a figure of the rulebook: it stands still and has no ground; figures.paint_figure draws it.

        Letters, rings and the like that `show` asks for are large: a figure is a third as big as a table.
        """
        scene = self.scene()
        scene.speed, scene.bare = 0.0, True
        scene.restyle(theme)
        scene.present(view, players, False)
        return scene

    def sheets(self) -> tuple[Sheet, ...]:
        """Return what can be cut out of paper to play without a screen, named in the language of the moment."""
        return ()

    def describe(self, view: View[S, M], players: Sequence[Player], scene: GameScene[S, M] | None) -> list[str]:
        """Say in words what lies on the table, as the view knows it, in paragraphs; no turn, no standings."""
        return [sentences(*(cell.name for cell in scene.cells()))] if scene is not None else []

    def describe_figure(self, view: View[S, M], players: Sequence[Player], show: Mapping[str, Any]) -> str:
        """Say in words what a figure of the rulebook shows, beside its caption; `show` is what figures.json adds."""
        return sentences(*self.describe(view, players, None))

    def situation(self, view: View[S, M], players: Sequence[Player]) -> str:
        """Say in half a line where an unfinished match stands, for the home screen."""
        if view.turn < 0:
            return ""
        yours = (
            translate("Face", "Your turn") if view.turn == only_person(players) else translate("Face", "{name} to move")
        )
        return yours.format(name=short_name(view.turn, players))

    def dice(self) -> Dice[S, M] | None:
        """Return the game's dice, if it throws any: then throws are counted and compared with expectation."""
        return None


def headline(outcome: Outcome, players: Sequence[Player], shares_wins: bool = False) -> str:
    """Say who won; where there are places below the first, to the only person theirs."""
    you, winners = only_person(players), outcome.winners
    if outcome.drawn:
        return translate("Face", "A shared win!") if shares_wins else translate("Face", "A draw")
    if you is not None:
        if you not in winners:
            return _place(outcome, you) if ranked(outcome) else translate("Face", "You lose")
        return translate("Face", "You win!") if len(winners) == 1 else translate("Face", "You share the win!")
    names = ", ".join(short_name(seat, players) for seat in winners)
    said = translate("Face", "{names} wins!") if len(winners) == 1 else translate("Face", "{names} share the win!")
    return said.format(names=names)


def ranked(outcome: Outcome) -> bool:
    """Tell whether there are places to tell of: not only who won and who didn't."""
    return len({*outcome.places}) > 2


def _place(outcome: Outcome, you: Seat) -> str:
    place = outcome.places[you]
    if outcome.places.count(place) > 1:
        said = {
            2: translate("Face", "You share second place"),
            3: translate("Face", "You share third place"),
            4: translate("Face", "You share fourth place"),
        }
    else:
        said = {
            2: translate("Face", "You come second"),
            3: translate("Face", "You come third"),
            4: translate("Face", "You come fourth"),
            5: translate("Face", "You come fifth"),
        }
    return said.get(place, translate("Face", "You come in at number {place}")).format(place=place)


def ranking(outcome: Outcome, players: Sequence[Player]) -> str:
    """Name everybody with their points, the best first; and with their places, where there are any."""
    order = sorted(range(len(players)), key=lambda seat: (outcome.places[seat], seat))
    text = translate("Face", "{name}: {points}")
    if ranked(outcome):
        text = translate("Face", "{place}. {name}: {points}")
    said = [
        text.format(place=outcome.places[seat], name=short_name(seat, players), points=outcome.scores[seat])
        for seat in order
    ]
    return ", ".join(one.replace(" ", "\u00a0") for one in said)


def load_face(key: str) -> Face:
    """Return the face of a game, and learn its words if it brings its own; raise LookupError where there is none."""
    game = package(key)
    face: Face = game.piece("scene", "FACE", Face)
    if game.origin:
        learn(game.files / "translations")
    return face
