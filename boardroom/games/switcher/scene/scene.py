"""El Switcher's table top: the chest of drawers, the sectors around it, and one's hand below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.games.switcher.scene import finale, recap, words
from boardroom.games.switcher.scene.advice import ReachMarks, draw_move
from boardroom.games.switcher.scene.films import SLOWER, film_of
from boardroom.games.switcher.scene.geometry import (
    GAP,
    HOME,
    LIFT,
    cell_at,
    cell_rect,
    middle,
)
from boardroom.games.switcher.scene.marks import SwitcherMarks
from boardroom.games.switcher.scene.picking import Reachable, SwitcherPicking, SwitcherTarget, cell_target
from boardroom.games.switcher.scene.pieces.chest import paint_ground
from boardroom.games.switcher.scene.table_top import SwitcherTop
from boardroom.games.switcher.state import BlockCard, Form, Move, Swap, SwitcherState
from boardroom.ui.paint.ground import Ground
from boardroom.ui.table.fanfare import Light, Performance
from boardroom.ui.table.film import Film
from boardroom.ui.table.overlay_lines import Stroke
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.room import affordable
from boardroom.ui.table.traces import Trace
from boardroom.ui.table.turn_time import TurnTime


class SwitcherScene(PickScene[SwitcherState, Move, SwitcherTarget]):
    """The chest of drawers, the sectors around it and one's hand below."""

    picking: SwitcherPicking
    traces_at = 14.5  # on drawers and cards, below drawers that are pulled out
    veil_at = 26.5

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SwitcherPicking(), parent)
        self.setSceneRect(HOME)
        self.top = SwitcherTop(self, self.picking.places)
        self.marks = SwitcherMarks(self.top, self.picking)
        self.reach = ReachMarks(self.top)
        self.addItem(self.reach)
        self._ground = Ground(HOME, paint_ground)
        self._planned: Sequence[Swap] = ()  # the swaps of a hint

    # ---------------------------------------------------------------- drawing

    def lay(self, view: View[SwitcherState, Move]) -> None:
        self.picking.point_out = self.point_out
        text = affordable(self.text_scale, self.room, HOME.size())
        self.top.stand(view, self.players, self.theme, self.show_coordinates, text)
        self.setSceneRect(self.top.plan.home)
        if self.top.shine(self.picking.shining()):
            for light in self.top.lights:
                light.grown = 0.0  # it comes on softly

    def arrange(self, speed: float) -> None:
        self.marks.arrange(self.show_targets, not self.traced, self.wrong, self.dragged, speed)
        self.top.breath.wake()
        self._show_reach()

    def nudge(self, target: SwitcherTarget, by: float) -> None:
        if target.kind == "cell":
            self.top.drawers[target.at].nudge = by
            self.top.drawers[target.at].update()

    def show_focus(self, target: SwitcherTarget | None) -> None:
        super().show_focus(target)
        self.marks.offer_keys(self.by_keys and self.picking.acting and not self.picking.options)

    def film(self, step: Step[SwitcherState, Move], slow: bool) -> Film:
        self.marks.clear(isinstance(step.move, Form | BlockCard))
        film = film_of(self.top, step, self.picking.held)
        film.slower = SLOWER if slow and isinstance(step.move, Swap | Form | BlockCard) else 1.0
        return film

    @property
    def keeps_time(self) -> bool:
        return not self.top.plan.clock.isEmpty()

    def show_time(self, time: TurnTime | None) -> None:
        before, self.picking.time = self.picking.time, time
        self.top.clock.pulses = self.speed > 0
        self.top.clock.display(time)
        said, now = (words.clock_words(shown) if shown is not None else "" for shown in (before, time))
        if said != now and self.picking.view is not None:  # whoever can't see it may ask for it
            self.cells_changed.emit()

    def glory(self, view: View[SwitcherState, Move]) -> Sequence[Light | Performance]:
        return finale.glory(self.top, view)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        self._ground.paint(painter, rect, self.theme)

    # ---------------------------------------------------------------- advice

    def suggest(self, move: Move | None) -> None:
        self._planned = ()
        if move is None:
            self.picking.reachable = ()
        super().suggest(move)

    def suggest_line(self, moves: Sequence[Move]) -> None:
        """Draw a hint of several moves: all its swaps as numbered arrows."""
        super().suggest_line(moves)
        self._planned = [move for move in moves if isinstance(move, Swap)]
        self._show_reach()

    def show_formable(self, ways: Sequence[Reachable]) -> None:
        """Mark the cards that the hand can reach with the number of cards it takes, and outline one's own; or none."""
        self.picking.reachable = tuple(ways)
        self.show_choice()

    def _show_reach(self) -> None:
        pointed = self.picking.pointed
        looked = "" if pointed is None else pointed.card
        self.reach.display(self.picking.nearest(), looked, self._planned if self.hint is not None else ())

    def show_hint(self, move: Move | None) -> None:
        """Draw a swap as an arrow, a figure with its card, the end of the turn as a ring."""
        draw_move(self.top.hint, self.top, move, self.theme, "act", False)
        self._show_reach()

    def show_recall(self, move: Move | None) -> None:
        draw_move(self.top.recall, self.top, move, self.theme, "look", True)

    def trace_lines(self, trace: Trace, alone: bool) -> Sequence[Stroke]:
        view = self.picking.view
        return () if view is None else recap.trace_lines(trace, view, self.theme, alone)

    # ---------------------------------------------------------------- where things are

    def place(self, target: SwitcherTarget) -> QRectF:
        top = self.top
        match target.kind:
            case "cell":
                return cell_rect(target.at).adjusted(GAP, GAP, -GAP, -GAP)
            case "hand":
                return top.plan.hand_rect(target.at).adjusted(0, -LIFT * top.hand_cards[target.at].lift, 0, 0)
            case "card":
                return top.card_place(target.seat, target.card)
            case "deck":
                return top.deck_place(target.seat)
            case "pile":
                return top.plan.pile
            case "played":
                return top.plan.played
            case "forbidden":
                return top.plan.tag_rect(self.picking.state.seats)
            case "clock":
                return top.plan.clock
            case "end":
                return top.plan.end
            case "option":
                return top.popover.option_rect(target.at)
            case "close":
                return top.popover.close_rect

    def target_at(self, point: QPointF) -> SwitcherTarget | None:
        """Return what lies at a point; the gaps between drawers belong to them."""
        return super().target_at(point) or self.over(point)

    # ---------------------------------------------------------------- dragging a drawer

    def grab(self, target: SwitcherTarget) -> Callable[[QPointF], None] | None:
        if not self.picking.take(target):
            return None
        drawer = self.top.drawers[target.at]
        drawer.pull, drawer.air = 0.0, 1.0
        return lambda way: drawer.setPos(middle(target.at) + way)

    def over(self, point: QPointF) -> SwitcherTarget | None:
        cell = cell_at(point)
        return None if cell is None else cell_target(cell)

    # ---------------------------------------------------------------- keys of this game

    def typed(self, key: int, text: str) -> bool:
        """Go through the figures that can be formed with F."""
        if key != Qt.Key.Key_F or not self.picking.cycle():
            return super().typed(key, text)
        self.by_keys = True
        self.show_choice()
        return True
