"""El Switcher's face: how the game looks and speaks outside its rules."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import Hidden, Outcome, Reason, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switcher.foresight import broken_own
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.scene import options as agreed
from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.palette import DRAWERS
from boardroom.games.switcher.scene.shapes import label
from boardroom.games.switcher.scene.words import kind_name, to_go
from boardroom.games.switcher.state import (
    BlockCard,
    Decks,
    DrawCard,
    EndTurn,
    Form,
    Move,
    Swap,
    SwitcherState,
    Tiles,
    Up,
)
from boardroom.ui.game.deeds import Deed
from boardroom.ui.game.face import Face, OptionText, Standing, headline
from boardroom.ui.game.naming import is_you, only_person, short_name
from boardroom.ui.kit.announcing import sentences
from boardroom.ui.paint.painting import Art, in_middle
from boardroom.ui.paint.seat_signs import seat_sign
from boardroom.ui.style.sounding import Sound
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate

if TYPE_CHECKING:  # fetched when a table is set
    from boardroom.ui.game.cut_outs import Sheet
    from boardroom.ui.game.figures import Frame
    from boardroom.ui.table.scene import GameScene

PLACES = ("south", "east", "north", "west")  # play passes to the right


class MoveNote(NamedTuple):
    """What a row of the move list shows: a figure in the colour that it was formed in, or two drawers."""

    colours: tuple[str, ...]
    card: str = ""


class SwitcherFace(Face[SwitcherState, Move, SwitcherOptions]):
    """A chest of drawers, paper cards, and few words."""

    key = "switcher"
    shares_wins = True

    def title(self) -> str:
        return translate("Switcher", "El Switcher")

    def tagline(self) -> str:
        return translate("Switcher", "Swap drawers, form figures")

    def minutes(self) -> str:
        return translate("Switcher", "20–60 min")

    def aim(self, seats: int) -> str:
        return translate(
            "Switcher", "Swap drawers to form the figures on your cards. Whoever runs out of cards first wins."
        )

    def variant(self, seats: int) -> str:
        return {
            2: translate("Switcher", "Two players"),
            3: translate("Switcher", "Three players"),
            4: translate("Switcher", "Four players"),
        }[seats]

    # ---------------------------------------------------------------- pictures

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        from boardroom.games.switcher.scene import cover

        cover.paint_cover(painter, rect)

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: SwitcherOptions) -> None:
        from boardroom.games.switcher.scene.pieces.seats import paint_mark

        in_middle(painter, rect, lambda art, x, y, half: paint_mark(art, x, y, half, seat))

    def paint_sign(
        self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: SwitcherOptions, color: QColor
    ) -> None:
        def paint(art: Art, x: float, y: float, half: float) -> None:
            art.path(seat_sign(seat, x, y, half * 0.72), stroke=color, width=half * 0.24, rounded=True)

        in_middle(painter, rect, paint)

    def noted(self, before: View[SwitcherState, Move], move: Move | Hidden) -> Hashable:
        state = before.state
        match move:
            case Swap(_, one, other):
                return MoveNote((words.colour_at(state, one), words.colour_at(state, other)))
            case Form(card, cell) | BlockCard(_, card, cell):
                return MoveNote((words.colour_at(state, cell),), card)
            case Up(_, card):
                return MoveNote(("",), card)
        return move

    def paint_note(self, painter: QPainter, rect: QRectF, seat: Seat, move: object, seats: int, color: QColor) -> bool:
        """Paint the figure that was formed, or the two drawers that were swapped, small and in their colours."""
        if not isinstance(move, MoveNote):
            return False
        from boardroom.games.switcher.scene.pieces.figure_cards import turned

        cells: Sequence[tuple[int, int]] = turned(move.card, 0) if move.card else ((0, 0), (0, 1))
        high, wide = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
        side = rect.width() / max(3.4 if move.card else 2.0, wide, high)
        corner = rect.center() - QPointF(wide, high) * side / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art = Art(painter)
        for number, (row, column) in enumerate(cells):
            colour = move.colours[number % len(move.colours)]
            _, middle, _, deep = DRAWERS[colour] if colour else (color,) * 4
            box = QRectF(corner.x() + column * side, corner.y() + row * side, side, side)
            inset = side * 0.08 + 0.4
            art.box(box.adjusted(inset, inset, -inset, -inset), side * 0.2, middle, deep, 0.8)
        painter.restore()
        return True

    def scene(self) -> GameScene[SwitcherState, Move]:
        from boardroom.games.switcher.scene.scene import SwitcherScene

        return SwitcherScene()

    def stage_figure(
        self, view: View[SwitcherState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
    ) -> GameScene[SwitcherState, Move]:
        from boardroom.games.switcher.scene import rulebook_figure

        return rulebook_figure.stage(view, players, show, theme)

    def frame_figure(self, view: View[SwitcherState, Move], show: Mapping[str, Any]) -> Frame[Move]:
        from boardroom.games.switcher.scene import rulebook_figure

        return rulebook_figure.frame(view, show)

    # ---------------------------------------------------------------- seats and options

    def seat_name(self, seat: Seat, seats: int) -> str:
        return {
            "south": translate("Switcher", "South"),
            "east": translate("Switcher", "East"),
            "north": translate("Switcher", "North"),
            "west": translate("Switcher", "West"),
        }[self.seat_places(seats)[seat]]

    def side_name(self, side: int, seats: int, options: SwitcherOptions) -> str:
        return self.seat_name(side, seats)

    def seat_places(self, seats: int) -> tuple[str, ...]:
        return ("south", "north") if seats == 2 else PLACES[:seats]

    def options(self, seats: int) -> tuple[OptionText, ...]:
        return agreed.options([self.seat_name(seat, seats) for seat in range(seats)])

    def summary(self, seats: int, options: SwitcherOptions, players: Sequence[Player]) -> tuple[str, str]:
        first = options.first - 1
        if first == only_person(players):
            start = translate("Switcher", "You start, play passes to the right")
        else:
            name = short_name(first, players)
            start = translate("Switcher", "{name} starts, play passes to the right").format(name=name)
        parts = [
            self.variant(seats) + ",",
            translate("Switcher", "%n cards each,", "", options.deck),
            translate("Switcher", "about %n minutes.", "", agreed.MINUTES[options.deck]),
            translate("Switcher", "%n min for a turn.", "", options.limit // 60)
            if options.limit >= 60
            else translate("Switcher", "%n seconds for a turn.", "", options.limit)
            if options.limit
            else translate("Switcher", "No clock."),
            *([translate("Switcher", "Swaps stay made.")] if options.stays else []),
            *(
                [translate("Switcher", "A turn without a figure frees all colours.")]
                if options.forbidden == "this and last turn"
                else []
            ),
        ]
        return start, " ".join(parts)

    # ---------------------------------------------------------------- moves

    def say_move(
        self, before: View[SwitcherState, Move], seat: Seat, move: Move | Hidden, players: Sequence[Player]
    ) -> str:
        from boardroom.games.switcher.scene.table_top import in_deal

        match move:
            case Swap():
                return words.say_swap(move)
            case Form():
                return words.say_form(before.state, move)
            case BlockCard():
                return words.say_block(before.state, move, players)
            case EndTurn():
                return words.say_end(move)
            case Tiles():
                return translate("Switcher", "The drawers are laid out")
            case Decks():
                return translate("Switcher", "Decks and cards are dealt")
            case DrawCard() | Up() if in_deal(before):
                return ""  # two dozen lines that say nothing
            case DrawCard(drawer, kind):
                return words.say_draw(drawer, kind, players)
            case Up(owner, card):
                return words.say_up(owner, card, players)
        raise TypeError(f"{move!r} is no move of El Switcher")

    def listed(self, move: Move | Hidden) -> bool:
        return not isinstance(move, DrawCard)

    def tell(self, step: Step[SwitcherState, Move], players: Sequence[Player]) -> str:
        from boardroom.games.switcher.scene import telling

        return telling.tell(step, super().tell(step, players))

    def recount(
        self,
        steps: Sequence[Step[SwitcherState, Move]],
        now: View[SwitcherState, Move],
        players: Sequence[Player],
    ) -> Deed:
        from boardroom.games.switcher.scene import recap

        return recap.recount(steps, now, players)

    def say_chance(self, view: View[SwitcherState, Move], players: Sequence[Player]) -> str:
        from boardroom.games.switcher.scene.table_top import in_deal

        return translate("Switcher", "The table is being laid") if in_deal(view) else words.drawing(view.state, players)

    def describe(
        self, view: View[SwitcherState, Move], players: Sequence[Player], scene: GameScene[SwitcherState, Move] | None
    ) -> list[str]:
        from boardroom.games.switcher.scene import telling

        return telling.describe(view, players)

    def describe_figure(
        self, view: View[SwitcherState, Move], players: Sequence[Player], show: Mapping[str, Any]
    ) -> str:
        if "cards" not in show:
            return super().describe_figure(view, players, show)
        from boardroom.games.switcher.scene.shapes import figure_words

        return sentences(*map(figure_words, show["cards"]))

    def sound(self, step: Step[SwitcherState, Move]) -> Sound | None:
        match step.move:
            case Swap() | Tiles():
                return "slide"
            case Form():
                return "form"
            case BlockCard():
                return "token"
            case EndTurn():
                return None
        return "card"

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        about = (*reason.about, "", "", "")
        said = {
            "over": translate("Switcher", "The game is over."),
            "deal": translate("Switcher", "Cards are still being dealt."),
            "swap-card": translate("Switcher", "You don’t hold the card {first}."),
            "swap-itself": translate("Switcher", "{first} can’t change places with itself."),
            "swap-kind": translate("Switcher", "{first} doesn’t go from {second} to {third}."),
            "figure-card": translate("Switcher", "There is no {first} face up there."),
            "figure-shape": translate("Switcher", "{first} isn’t on the board: all its drawers must touch."),
            "figure-touching": translate("Switcher", "The {first} at {second} touches another drawer of its colour."),
            "figure-colour": translate("Switcher", "The last figure was {second}, so {first} can’t be {second} too."),
            "figure-cell": translate("Switcher", "Name the group at {first} by its first cell, {second}."),
            "block-one": translate("Switcher", "{first} has a blocked card already: only one at a time."),
            "block-only": translate("Switcher", "{first} has only this card face up, so it can’t be blocked."),
        }[reason.rule]
        first, second, third = about[:3]
        if reason.rule in ("swap-card", "swap-kind"):
            first = kind_name(first)
        elif reason.rule.startswith("block"):
            first = short_name(int(first) - 1, players)
        elif reason.rule.startswith("figure") and reason.rule != "figure-cell":
            first = label(first)
            second = words.in_colour(second) if reason.rule == "figure-colour" else second
        return said.format(first=first, second=second, third=third)

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: SwitcherOptions) -> tuple[str, str]:
        return headline(outcome, players, self.shares_wins), self._why_ended(outcome, players)

    def _why_ended(self, outcome: Outcome, players: Sequence[Player]) -> str:
        if outcome.reason == "deck":
            winner = outcome.winners[0]
            if is_you(winner, players):
                return translate("Switcher", "You formed all the figures.")
            name = short_name(winner, players)
            return translate("Switcher", "{name} formed all the figures.").format(name=name)
        if outcome.reason == "quiet":
            return translate("Switcher", "Thirty rounds without a figure: whoever has the fewest cards left wins.")
        losers = [seat for seat in range(len(players)) if seat not in outcome.winners]
        names = ", ".join(short_name(seat, players) for seat in losers)
        return translate("Switcher", "Resigned: {names}.").format(names=names)

    # ---------------------------------------------------------------- where the game stands

    def highlights(
        self, states: Sequence[SwitcherState], movers: Sequence[Seat], players: Sequence[Player]
    ) -> tuple[str, ...]:
        from boardroom.games.switcher.scene import highlights

        return highlights.highlights(states, players)

    def race(self, state: SwitcherState) -> Sequence[float] | None:
        """Compare how few cards are left to form, once all have theirs."""
        return [-to_go(state, seat) for seat in range(state.seats)] if all(state.up) or state.ended else None

    def standing(self, view: View[SwitcherState, Move], side: int, considered: Move | None = None) -> Standing:
        state = view.state
        left = to_go(state, side)
        value = ""
        if isinstance(considered, Form) and side == state.seat:
            value = translate("Switcher", "→ {number}").format(number=left - 1)
        blocked = bool(state.blocked[side])
        if isinstance(considered, BlockCard) and considered.seat == side:
            value = translate("Switcher", "→ blocked")
        said = (
            translate("Switcher", "%n cards left, one blocked", "", left)
            if blocked
            else translate("Switcher", "%n cards left", "", left)
        )
        details = (translate("Switcher", "%n in the deck", "", state.left(side)),)
        return Standing(label=said, value=value, details=details)

    def reason(self, view: View[SwitcherState, Move], move: Move, players: Sequence[Player]) -> str:
        from boardroom.games.switcher.scene import reasons

        return reasons.reason(view, move, players)

    def warning(self, view: View[SwitcherState, Move], move: Move) -> str:
        own = [legal.card for legal in view.moves if isinstance(legal, Form)]
        if isinstance(move, EndTurn) and own:
            text = translate("Switcher", "Your {card} is on the board: you can still form it this turn.")
            return text.format(card=label(own[0]))
        if isinstance(move, Swap) and own and (card := broken_own(view.state, move)):
            text = translate("Switcher", "This swap breaks your {card}, which you could form now.")
            return text.format(card=label(card))
        return ""

    def warning_answers(self, move: Move) -> tuple[str, str]:
        if isinstance(move, Swap):
            return translate("Switcher", "Swap anyway"), translate("Switcher", "Keep the figure")
        return translate("Switcher", "End my turn"), translate("Switcher", "Not yet")

    def assist(self) -> str:
        return translate("Switcher", "&What can I form?")

    def show_assist(self, view: View[SwitcherState, Move], scene: GameScene[SwitcherState, Move]) -> tuple[str, str]:
        from boardroom.games.switcher.bot import formable
        from boardroom.games.switcher.scene.scene import SwitcherScene

        ways = formable(view)
        if isinstance(scene, SwitcherScene):
            scene.show_formable(ways)
        figures: dict[int, list[str]] = {}
        seen = set[str]()
        for way in ways:  # the fewest cards first
            if way.figure not in seen:
                seen.add(way.figure)
                figures.setdefault(way.cards, []).append(label(way.figure))
        if not figures:
            return translate("Switcher", "You can’t form anything this turn"), ""
        said = []
        for cards, names in sorted(figures.items()):
            text = translate("Switcher", "With %n cards: {figures}.", "", cards)
            said.append((text if cards else translate("Switcher", "Now: {figures}.")).format(figures=", ".join(names)))
        return translate("Switcher", "What you can form"), " ".join(said)

    def sheets(self) -> tuple[Sheet, ...]:
        from boardroom.games.switcher.scene import cut_outs

        return cut_outs.sheets()

    def situation(self, view: View[SwitcherState, Move], players: Sequence[Player]) -> str:
        state, turn = view.state, view.turn
        if state.ended:
            return translate("Switcher", "Finished")
        if turn < 0:
            return translate("Switcher", "Dealing the cards")
        you = only_person(players)
        seat = turn if you is None else you
        left = translate("Switcher", "%n cards left", "", to_go(state, seat))
        if you == turn:
            return translate("Switcher", "Your turn · {cards}").format(cards=left)
        text = translate("Switcher", "{name} to move · {cards}")
        if you is not None:
            text = translate("Switcher", "{name} to move · you: {cards}")
        return text.format(name=short_name(turn, players), cards=left)


FACE = SwitcherFace()
