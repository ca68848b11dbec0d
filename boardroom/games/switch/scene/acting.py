"""A person at Switch's table: what mouse, touch, keys and assistive technology do on it, and questions that stand."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from boardroom.core.game import Seat
from boardroom.games.switch.scene import prompts, words
from boardroom.games.switch.scene.arranging import KEYS, Arranging, first_of
from boardroom.games.switch.scene.explaining import explain
from boardroom.games.switch.scene.geometry import HOME
from boardroom.games.switch.scene.listing import Listing
from boardroom.games.switch.scene.patience import Patience
from boardroom.games.switch.scene.picking import Answer, Picking, Target
from boardroom.games.switch.scene.table_top import TableTop
from boardroom.games.switch.state import Act, Move
from boardroom.ui.play_scene import ACCEPT, COMMANDS, MODIFIERS, PlayScene
from boardroom.ui.scene import Cell
from boardroom.ui.strokes import draw_focus

WALK: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
LETTERS = {letter: kind for kind, letter in KEYS.items()}
PATIENCE = 8.0  # seconds that a question to the token's holder stands


class ActingScene(PlayScene):
    """A table on which a person can decide. What else happens on it is told by its heir."""

    _picking: Picking

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSceneRect(HOME)
        self._top = TableTop(self)
        self._top.tray.setAcceptHoverEvents(True)  # so that views report every movement of the mouse
        self._arranging = Arranging(self._top)
        self._picking = Picking()
        self._listing = Listing(self._top, self._arranging, self._picking)
        self._patience = Patience(self._attentive, self)
        self._patience.ticked.connect(self._show_count)
        self._patience.over.connect(self._pass)
        self._pressed: Target | None = None
        self._dragging = False  # the token is in the hand
        self._chain: tuple[Seat, int] | None = None  # "discard all": whose pile, and the card that must go next
        self._muted: tuple[Seat, Seat] | None = None  # which holder is not asked again in whose turn
        self._known = 0  # how long the log has been

    def cancel(self) -> bool:
        """Put the token back, or stop discarding card after card."""
        self._let_go_of_mouse()
        done = self._picking.let_go() or self._chain is not None
        self._chain = None
        if done:
            self._changed()
        return done

    def hover(self, point: QPointF | None) -> None:
        self._point(None if point is None else self._arranging.target(self._picking, point))

    def _lay(self) -> None:
        self._arranging.show_targets = self.show_targets
        self._changed_if_standing()

    @property
    def point_out(self) -> bool:
        """Whether the dice that make the next card light up by themselves."""
        return self._arranging.point_out

    @point_out.setter
    def point_out(self, on: bool) -> None:
        self._arranging.point_out = on
        self._changed_if_standing()

    def _changed_if_standing(self) -> None:
        if self._picking.view is not None and not self.moving:
            self._changed()

    # ---------------------------------------------------------------- decisions that go on by themselves

    def _began(self) -> None:
        """Somebody may decide now: go on discarding, or let a question stand for a while, or pass at once."""
        picking, state = self._picking, self._picking.state
        if self._muted is not None and self._muted != (state.holder, state.seat):
            self._muted = None
        assert picking.view is not None
        length = len(picking.view.log)
        if not picking.acting:
            self._patience.stop()
            self._known = max(self._known, length)  # an earlier position may only be looked at
            return
        if length < self._known:  # something was taken back: nothing goes on by itself from there
            self._chain = self._muted = None
        self._known = length
        going = picking.legal(Act("discard")) and self._chain == (state.seat, state.tops[state.seat])
        if going:
            QTimer.singleShot(0, self, self._discard_on)
        else:
            self._chain = None
        if not picking.asked:
            self._patience.stop()
        elif self._muted is not None:
            self._patience.stop()
            QTimer.singleShot(0, self, self._pass_muted)
        elif self.views():
            self._patience.start(PATIENCE)

    def _discard_on(self) -> None:
        state = self._picking.state
        if self._chain == (state.seat, state.tops[state.seat]) and self._picking.legal(Act("discard")):
            self._chain = (state.seat, state.tops[state.seat] + 1)
            self.chosen.emit(Act("discard"))

    def _pass_muted(self) -> None:
        if self._muted is not None:
            self._pass()

    def _pass(self) -> None:
        if self._picking.asked and not self.moving:
            self.chosen.emit(Act("pass"))

    def _attentive(self) -> bool:
        """Tell whether somebody has the table before them: no dialog, menu or other window is in between."""
        if QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
            return False
        return any(view.hasFocus() for view in self.views())

    def _show_count(self) -> None:
        patience = self._patience
        left = patience.part if self.speed > 0 else ceil(patience.left) / PATIENCE
        self._top.sheet.count(left, words.countdown_words(ceil(patience.left), patience.waiting))

    # ---------------------------------------------------------------- what a person does

    def _press(self, target: Target | None) -> None:
        """Do what a press on something means."""
        if target is None:
            self.cancel()
        else:
            self._answer(*self._picking.press(target))

    def _answer(self, answer: Answer, move: Move | None) -> None:
        picking, state = self._picking, self._picking.state
        self._arranging.wrong = -1
        if answer == "refused" and isinstance(move, Act) and move.seat >= 0:
            self._arranging.wrong = move.seat
        if answer in ("", "refused"):
            self._changed()
        if answer == "refused":
            self.refused.emit(move)
        elif answer == "mute":
            self._muted = (state.holder, state.seat)
            self._pass()
        elif answer in ("chosen", "all"):
            self._patience.stop()
            self._chain = (state.seat, state.tops[state.seat] + 1) if answer == "all" else None
            picking.armed = False
            self.chosen.emit(move)

    def _point(self, target: Target | None) -> None:
        """Look at something, without doing it."""
        picking = self._picking
        if target != picking.pointed:
            picking.pointed = target
            self._arranging.wrong = -1
            self._changed()

    def _changed(self) -> None:
        """Show and say where the person is now."""
        self._arranging.arrange(self._picking)
        if not self.views():  # a still picture: nothing can be pressed in it
            self._top.sheet.setVisible(False)
        explain(self._top, self._picking.state)
        self._show_focus()
        self._show_cursor()
        self._say()
        self.cells_changed.emit()

    def _show_focus(self) -> None:
        pointed = self._picking.pointed
        shown = self._by_keys and pointed is not None and not self.moving
        place = self._arranging.place(pointed) if shown and pointed is not None else None
        draw_focus(self._top.focus, place, self.theme)

    def _show_cursor(self) -> None:
        """Let the pointer's shape say what a press would do."""
        picking, shape = self._picking, Qt.CursorShape.ArrowCursor
        pointed = None if self._by_keys or not picking.acting else picking.pointed
        if self._dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif pointed is not None and pointed.kind == "token":
            shape = Qt.CursorShape.OpenHandCursor if picking.holds or picking.seats("block") else shape
        elif pointed is not None and (pointed.kind != "pile" or picking.considered or pointed.seat in self._openings()):
            shape = Qt.CursorShape.PointingHandCursor
        self._set_cursor(shape)

    def _openings(self) -> list[Seat]:
        return self._picking.seats("block") + self._picking.seats("swap")

    def _prompt(self) -> tuple[str, str]:
        return prompts.prompt(self._picking, self._top.players)

    # ---------------------------------------------------------------- for assistive technology

    def cells(self) -> list[Cell]:
        """List the piles, the token, the dice, and what there is to press."""
        return [] if self._picking.view is None else list(self._listing.cells(self._by_keys))

    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""
        if self.moving:
            self.skip()
        elif self._picking.acting and (target := self._listing.target(key)) is not None:
            self._press(target)

    # ---------------------------------------------------------------- mouse

    def _let_go_of_mouse(self) -> None:
        self._pressed = None
        if self._dragging:
            self._dragging = False
            assert self._top.state is not None
            self._top.token.lie(*self._top.token_place(self._top.state))
            self._top.token.raise_to(0.0)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.moving:
            self.skip()
        elif event.button() == Qt.MouseButton.LeftButton and self._picking.acting:
            self._by_keys = False
            self._pressed = self._arranging.target(self._picking, event.scenePos())
            self._point(self._pressed)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        at, picking = event.scenePos(), self._picking
        if not event.buttons():
            self._by_keys = False
            self._point(self._arranging.target(picking, at))
            return
        if not self._dragging:
            moved = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
            if self._pressed != Target("token") or moved.manhattanLength() < QApplication.startDragDistance():
                return
            if not picking.seats("block"):
                return
            self._dragging, picking.armed = True, picking.holds
            self._top.token.raise_to(14.0)
        self._top.token.lie(at, self._top.token.radius)
        self._point(self._pile_at(at))

    def _pile_at(self, at: QPointF) -> Target | None:
        """Return the pile below the dragged token."""
        piles = [Target("pile", seat) for seat in range(self._picking.state.seats)]
        return next((pile for pile in piles if self._arranging.place(pile).contains(at)), None)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._dragging:
            pile = self._pile_at(event.scenePos())
            answer, move = self._picking.press(pile) if pile is not None else ("", None)
            if answer == "chosen":  # its film starts where it was dropped
                self._dragging = False
            else:
                self._let_go_of_mouse()
                self._picking.armed = False
            self._answer(answer, move)
            return
        target, pressed = self._arranging.target(self._picking, event.scenePos()), self._pressed
        self._let_go_of_mouse()
        if self._picking.acting and target == pressed:
            self._press(target)

    # ---------------------------------------------------------------- keys

    def _enter(self) -> bool:
        if self._picking.acting:
            self._picking.pointed = first_of(self._picking.stops())
        return self._picking.acting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picking = event.key(), self._picking
        event.accept()
        if self.moving and key not in MODIFIERS:
            self.skip()
        elif picking.view is None or event.modifiers() & COMMANDS or not picking.acting:
            event.ignore()
        elif key in WALK:
            self._by_keys = True
            picking.pointed = self._arranging.beside(picking, *WALK[key])
            self._changed()
        elif not self._act(key, event.text().upper()) and not (key == Qt.Key.Key_Escape and self.cancel()):
            event.ignore()

    def tab(self, forward: bool) -> bool:
        """Go to the next or last of what can be chosen now; False: let Tab leave the table as usual."""
        if self.moving or not self._by_keys or not self._picking.step(1 if forward else -1):
            return False
        self._changed()
        return True

    def _act(self, key: int, letter: str) -> bool:
        """Do what a key means for somebody who may decide; tell whether it means anything."""
        picking = self._picking
        if key in ACCEPT and picking.pointed is not None:
            self._by_keys = True
            self._press(picking.pointed)
        elif letter in LETTERS and letter:
            self._by_keys = True
            self._press(Target(LETTERS[letter]))
        elif letter.isdigit() and 0 < int(letter) <= picking.state.seats:
            self._by_keys = True
            self._press(Target("pile", int(letter) - 1))
        else:
            return False
        return True
