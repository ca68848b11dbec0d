"""A table on which a person chooses moves: pointer, keys, focus, refusals, previews and films, in every game alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from copy import copy
from math import pi, sin
from typing import Final, Generic

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSizeF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from boardroom.core.game import M, S
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.ui.table.fanfare import Fanfare, Light, Performance
from boardroom.ui.table.film import Film
from boardroom.ui.table.overlay_lines import Stroke, Strokes, draw_focus, draw_rings
from boardroom.ui.table.picking import Answer, Cast, Chosen, Picking, Refused, T
from boardroom.ui.table.scene import Cell, GameScene
from boardroom.ui.table.spotlight import Spotlight
from boardroom.ui.table.traces import PaintSign, Trace, TracedPlace, Traces

translate = QCoreApplication.translate

ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ACCEPT: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
HOLDING: Final = (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)  # a middle one only drags
SHAKE: Final = 260  # milliseconds
FASTER: Final = 1.6  # than the first time, what is shown again
ADVICE, FOCUS = 85.0, 90.0  # above everything else on the table


def board_keys() -> list[tuple[str, str]]:
    """List the keys of every table, and what they do."""
    return [
        (translate("Table", "Arrow keys"), translate("Table", "Move around the board")),
        (translate("Table", "Tab"), translate("Table", "Go to the next choice, then to the rest of the window")),
        (translate("Table", "Enter or Space"), translate("Table", "Pick up, put down, press")),
        (translate("Table", "Esc"), translate("Table", "Let go, or back to the game")),
    ]


def written(characters: str) -> str:
    """Write some characters as keys: "1 – 6", or "Q, E"."""
    if len(characters) > 2 and characters.isdigit():
        return f"{characters[0]} – {characters[-1]}"
    return ", ".join(characters.upper())


class PickScene(GameScene[S, M], Generic[S, M, T]):
    """A table top that has a Picking. A game says where things are and how they look; all that a person does is here.

    Drawing has two steps, always in this order: `lay` draws a position, `arrange` shows on top of it where the person
    is in choosing. Whatever changes, the theme, the language, the size of text, a setting, they draw it again.
    """

    ring_gap: float = 3.0  # between a target and the ring around it when it has the focus
    traces_at: float = 80.0  # how high above the table traces are drawn
    veil_at: float = 84.0  # and the veil of a lesson: above what lies there, below hints

    def __init__(self, picking: Picking[S, M, T], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picking = picking
        self.by_keys = False  # whether the keyboard was used last, so that its focus is shown
        self.dragged: T | None = None  # what is in the hand and follows the pointer
        self.wrong: T | None = None  # what was refused last
        self._shaken: T | None = None  # and still shakes
        self.hint: M | None = None
        self.recalled: M | None = None
        self.pressed: T | None = None  # where the pointer went down
        self._peeked = False  # whether that only showed what a press would do
        self._along: Callable[[QPointF], None] | None = None  # moves what is dragged or steered
        self._said: tuple[object, ...] = ()
        self.step: Step[S, M] | None = None  # the one that is being shown
        self.showing: Film | None = None
        self.reel = QVariantAnimation(self)  # runs through the film
        self.reel.setStartValue(0.0)
        self.reel.valueChanged.connect(self._frame)
        self.reel.finished.connect(self._rest)
        self._shake = QVariantAnimation(self)
        self._shake.setStartValue(0.0)
        self._shake.setEndValue(1.0)
        self._shake.setDuration(SHAKE)
        self._shake.valueChanged.connect(self._nudge)
        self.rings, self.focus_ring = Strokes(ADVICE), Strokes(FOCUS)
        self.addItem(self.rings)
        self.addItem(self.focus_ring)
        self.fanfare = Fanfare()
        self.addItem(self.fanfare)
        self._spotlight: Spotlight | None = None  # where there are lessons
        self.traced: Sequence[Trace] = ()  # what others have moved
        self._traced_alone = False
        self.traces = Traces(self.traces_at, self)
        self.addItem(self.traces)

    # ---------------------------------------------------------------- what a game says

    @abstractmethod
    def lay(self, view: View[S, M]) -> None:
        """Draw a position, with `theme`, `text_scale` and the settings as they are now: everything but the choice."""

    @abstractmethod
    def arrange(self, speed: float) -> None:
        """Show where the person is in choosing, and what `wrong` and `dragged` are; softly, or with speed 0 at once."""

    @abstractmethod
    def place(self, target: T) -> QRectF:
        """Return where a target is."""

    def target_at(self, point: QPointF) -> T | None:
        """Return what lies at a point, the nearest to the viewer first: by default what is listed last."""
        return next((target for target in reversed(self.picking.targets()) if self.place(target).contains(point)), None)

    def film(self, step: Step[S, M], slow: bool) -> Film | None:
        """Return how a step happens, from what is on the table now; None: nothing moves. `slow`: not one's own."""
        return None

    def show_hint(self, move: M | None) -> None:
        """Draw a hint, or clear it; by default a ring around everything that it takes to make the move."""
        way = () if move is None else self.picking.way(move)
        draw_rings(self.rings, [self.place(target) for target in way], self.theme)

    def show_recall(self, move: M | None) -> None:
        """Draw quietly the move that was made, or clear it."""

    def glory(self, view: View[S, M]) -> Sequence[Light | Performance]:
        """Say what lights up, and in which order, or is performed when a match has ended so; nothing: no ceremony."""
        return ()

    def trace_place(self, target: T) -> QRectF:
        """Return where something that was moved is marked; nothing: it can't be seen now."""
        return self.place(target)

    def lit_place(self, target: T) -> QRectF:
        """Return what is seen in full colour of something that matters in a lesson."""
        return self.place(target)

    def trace_lines(self, trace: Trace, alone: bool) -> Sequence[Stroke]:
        """Return what a turn has left on the table besides what it touched; alone: with the ways that things took."""
        return ()

    def grab(self, target: T) -> Callable[[QPointF], None] | None:
        """Take something in the hand; return what moves it along, by its way from here. None: it stays where it is."""
        return (lambda way: None) if self.picking.take(target) else None

    def steer(self, target: T) -> Callable[[QPointF], None] | None:
        """Return what follows the pointer where nothing is taken, by its way from here: the table itself, a map."""
        return None

    def over(self, point: QPointF) -> T | None:
        """Return what something that is dragged to a point is over."""
        return self.target_at(point)

    def drop(self, dragged: T, target: T | None) -> Answer[M]:
        """Put down what was grabbed on what it is over."""
        return self.picking.drop(target)

    def nudge(self, target: T, by: float) -> None:
        """Move what was refused a little aside, to and fro."""

    def prompt(self) -> tuple[str, str]:
        """Say what to do now; while a step is shown, a scene may say what happens."""
        return self.picking.prompt()

    def cursor_at(self, target: T) -> Qt.CursorShape:
        """Return what the pointer looks like over a target: it says what a press would do."""
        return Qt.CursorShape.PointingHandCursor if self.picking.enabled(target) else Qt.CursorShape.ArrowCursor

    def hotkeys(self) -> list[tuple[str, str]]:
        """List the keys of this table and what they do, in the order in which they are learnt."""
        return [*board_keys(), *((written(characters), does) for characters, does in self.picking.hotkeys())]

    def typed(self, key: int, text: str) -> bool:
        """Do what a key of this game means; tell whether it means anything."""
        target = self.picking.shortcut(text) if text else None
        if target is None or not (self.picking.acting or self.picking.looks(target)):
            return False
        self.by_keys = True
        self.press_target(target)
        return True

    # ---------------------------------------------------------------- positions

    @property
    def players(self) -> Sequence[Player]:
        """Who plays."""
        return self.picking.players

    def present(self, view: View[S, M], players: Sequence[Player], acting: bool) -> None:
        """Show a position at once."""
        self.fanfare.stop()
        interrupted = self.moving
        self.reel.stop()
        self.step = self.showing = None
        self._stand(view, players, acting)
        if interrupted:
            self.settled.emit()

    def _stand(self, view: View[S, M], players: Sequence[Player], acting: bool) -> None:
        """Stand still at a position."""
        before = self.picking.view
        if before is None or before.state != view.state:
            self.hint = self.recalled = None
        self._let_go_of_pointer()
        self.picking.begin(view, players, acting)
        if self.by_keys:
            self.picking.arrive()
        self._draw(at_once=False)

    def _draw(self, at_once: bool) -> None:
        view = self.picking.view
        assert view is not None
        self.lay(view)
        self.show_hint(self.hint)
        self.show_recall(self.recalled)
        self.show_choice(at_once)

    def celebrate(self) -> None:
        """Light up what the match was won with; whoever puts a hand to the table has seen it."""
        if self.picking.view is not None:
            self.cheer(self.glory(self.picking.view))

    def cheer(self, joys: Sequence[Light | Performance]) -> None:
        """Let some things light up or be performed, if anybody looks on."""
        if self._looked_on:
            self.fanfare.play(joys, self.speed)

    def redraw(self) -> None:
        """Draw everything again; a step that is being shown ends with that."""
        if self.moving:
            self.skip()
        elif self.picking.view is not None:
            self._draw(at_once=True)
        self.invalidate()

    def retranslate(self) -> None:
        """Say everything again."""
        self._said = ()
        self.redraw()

    def suggest(self, move: M | None) -> None:
        """Draw a hint for a move, or clear it; it goes by itself when the position changes."""
        self.hint = move
        if self.picking.view is not None:
            self.show_hint(move)

    def recall(self, move: M | None) -> None:
        """Draw quietly the move that was made from here, or clear it."""
        self.recalled = move
        if self.picking.view is not None:
            self.show_recall(move)

    def trace(self, traces: Sequence[Trace], sign: PaintSign, alone: bool = False) -> None:
        """Mark what others have moved; where several have moved the same, the last."""
        self.traced, self._traced_alone = traces, alone
        self.traces.sign_with(sign)
        if self.moving or self.picking.view is None:
            self.show_traces()
        else:
            self.show_choice()  # traces stand in for the mark of what was done last

    def show_traces(self) -> None:
        """Draw the traces where things are now."""
        spots = dict[T, TracedPlace]()
        for trace in self.traced:
            for targets, hit in ((trace.touched, False), (trace.hit, True)):
                for target in targets:
                    spots[target] = TracedPlace(self.trace_place(target), trace.seat, hit)
        lines = [stroke for trace in self.traced for stroke in self.trace_lines(trace, self._traced_alone)]
        self.traces.display([spot for spot in spots.values() if not spot.place.isNull()], lines, self.theme)

    def make_room(self, room: QSizeF) -> None:
        """A view of that size looks on: things may have moved."""
        super().make_room(room)
        if self.picking.view is not None:
            self.show_light()

    def light(self, keys: Sequence[str] | None) -> None:
        """Veil everything but some targets, which the keys go through first; None: nothing is veiled."""
        self.picking.matters = None if keys is None else frozenset(keys)
        self.show_choice()

    def way(self, move: M) -> list[str]:
        """Return the keys of what one presses to make a move."""
        return [str(target) for target in self.picking.way(move)]

    def show_light(self) -> None:
        """Draw the veil of a lesson where things are now, if there is one."""
        lit = self.picking.matters
        if lit is None:
            if self._spotlight is not None:
                self._spotlight.setVisible(False)
            return
        if self._spotlight is None:
            self._spotlight = Spotlight(self.veil_at)
            self.addItem(self._spotlight)
        hinted = () if self.hint is None else self.picking.way(self.hint)  # some of it may not be a target yet
        targets = dict.fromkeys((*self.picking.targets(), *hinted))
        places = [self.lit_place(target) for target in targets if str(target) in lit]
        self._spotlight.show_only(places, self.home(), self.theme)

    # ---------------------------------------------------------------- films

    @property
    def moving(self) -> bool:
        """Whether a step is being animated, which any press or key cuts short."""
        return self.step is not None

    def animate(self, step: Step[S, M], players: Sequence[Player], slow: bool) -> None:
        """Show a step happen, from where a person has left everything."""
        self.skip()
        self.fanfare.stop()
        view, before = self.picking.view, step.before
        if self.dragged is not None or view is None or (view.seat, view.state) != (before.seat, before.state):
            self._stand(before, players, False)
        self._let_go_of_pointer()
        self.suggest(None)
        self.recall(None)
        film = self.film(step, slow) if step.move is not None else None
        self.step, self.showing = step, film
        self.picking.begin(before, players, False)
        self.show_focus(self.focused)
        self._show_cursor()
        self._say()
        if film is not None and self.speed > 0:
            film.frame(0.0)
            self._run(0.0, film.duration, film.duration * film.slower / self._pace)
        elif film is not None and self._looked_on and (film.still or film.waits):
            film.frame(film.duration)
            if film.still:
                self._run(film.duration - film.still, film.duration, film.still)
            else:
                self._rest()
        else:
            self._land()

    @property
    def _pace(self) -> float:
        return self.speed * (FASTER if self.again else 1.0)

    @property
    def _looked_on(self) -> bool:
        """Whether anybody could look on."""
        return any(view.isVisible() for view in self.views())

    def _rest(self) -> None:
        """A film has come to its end: stand there, unless it waits for somebody who has seen it."""
        film = self.showing
        if film is None or not (film.waits and self.patient and not self.again and self._looked_on):
            self._land()

    def _run(self, start: float, end: float, length: float) -> None:
        with QSignalBlocker(self.reel):  # a new end would show a frame of its own
            self.reel.setStartValue(float(start))  # both of one kind, or there is nothing between them
            self.reel.setEndValue(float(end))
            self.reel.setDuration(max(1, round(length)))
        self.reel.start()

    def _frame(self, now: float) -> None:
        if self.showing is not None:
            self.showing.frame(now)

    def skip(self) -> None:
        """Jump to the end of the animation."""
        if self.moving:
            self.reel.stop()
            self._land()

    def hurry(self) -> None:
        """Do what a press means while something moves: go on to where the film halts, else to its end."""
        film = self.showing
        if film is None or self.speed <= 0 or self.reel.currentValue() >= film.halt:
            self.skip()
            return
        self.reel.stop()
        film.frame(film.halt)
        self._run(film.halt, film.duration, (film.duration - film.halt) * film.slower / self._pace)

    def catch_up(self) -> bool:
        """Finish what is shown, because of a press; tell whether the press goes on to what it was made on.

        It does when a computer's move was shown: all that follows from that by itself happens at once, too. In the
        midst of a throw or of what a person has just done it would be a slip.
        """
        step = self.step
        goes_on = step is not None and step.seat >= 0 and self.players[step.seat].kind == "bot"
        while self.moving:
            film = self.showing
            self.hurry()
            halts = self.moving and self.showing is film  # to be looked at
            if not goes_on or halts or (film is not None and film.waits):
                return False
        return True

    def _land(self) -> None:
        """The step has happened: stand at its end and say so, once."""
        step, self.step, self.showing = self.step, None, None
        if step is not None:
            self._stand(step.after, self.players, False)
            self.settled.emit()

    # ---------------------------------------------------------------- what a person does

    def press_target(self, target: T | None) -> None:
        """Do what a press on something means; beside everything it lets go."""
        if target is None:
            self.cancel()
        elif self.picking.acting or self.picking.looks(target):
            self.wrong = None
            self._answer(target, self.picking.press(target))

    def _answer(self, target: T | None, answer: Answer[M]) -> None:
        if isinstance(answer, Chosen):
            self.chosen.emit(answer.move)
            return
        if isinstance(answer, Cast):
            self.cast.emit()
            return
        if isinstance(answer, Refused):
            self._stop_shaking()
            self.wrong = target
            if self.speed > 0:
                self._shaken = target
                self._shake.start()
        elif self.by_keys and self.picking.pointed is None:
            self.picking.arrive()
        self.show_choice()
        if isinstance(answer, Refused):
            self.refused.emit(answer.move)
        else:
            self.stepped.emit()

    def cancel(self) -> bool:
        """Let go of what is picked up, one step at a time."""
        self._let_go_of_pointer()
        done = self.picking.let_go()
        if done:
            if self.by_keys and self.picking.pointed is None:
                self.picking.arrive()
            self.show_choice()
        return done

    def point(self, target: T | None) -> None:
        """Look at something, without doing it."""
        if not self.moving and self.picking.point(target):
            if self.picking.pointed != self.wrong:
                self.wrong = None
            self.show_choice()

    def show_choice(self, at_once: bool = False) -> None:
        """Show and say where the person is now."""
        if self.picking.view is not None:
            self.arrange(0.0 if at_once else self.speed)
            self.show_traces()
            self.show_light()
            self.show_focus(self.focused)
            self._show_cursor()
            self._say()
            self.cells_changed.emit()

    @property
    def focused(self) -> T | None:
        """What the keyboard would act on."""
        return self.picking.pointed if self.by_keys and not self.moving else None

    def show_focus(self, target: T | None) -> None:
        """Draw a ring around what the keyboard would act on, or none."""
        draw_focus(self.focus_ring, None if target is None else self.place(target), self.theme, self.ring_gap)

    def _show_cursor(self) -> None:
        pointed = None if self.by_keys or self.moving else self.picking.pointed
        shape = Qt.CursorShape.ArrowCursor if pointed is None else self.cursor_at(pointed)
        if self._along is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        for view in self.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

    def _say(self) -> None:
        """Tell what is looked at and what to do, where that has changed."""
        considered, prompt = self.picking.considered, (*self.prompt(), self.offer)
        before, self._said = self._said, (considered, prompt)
        if not before or before[0] != considered:
            self.considered.emit(considered)
        if not before or before[1] != prompt:
            self.prompted.emit(*prompt[:2])

    def _nudge(self, t: float) -> None:
        if self._shaken is not None:
            self.nudge(self._shaken, 4 * sin(t * 6 * pi) * (1 - t))

    def _stop_shaking(self) -> None:
        """Let nothing shake any more."""
        self._shake.stop()
        if self._shaken is not None:
            self.nudge(self._shaken, 0.0)
            self._shaken = None

    # ---------------------------------------------------------------- for assistive technology

    def cells(self) -> list[Cell]:
        """List the targets, with their names."""
        picking = self.picking
        if picking.view is None:
            return []
        return [
            Cell(
                str(target),
                picking.name(target),
                self.place(target),
                picking.enabled(target),
                focused=target == self.focused,
                held=picking.picked_up(target),
            )
            for target in picking.targets()
        ]

    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""
        self.touched.emit()
        if self.catch_up() and (target := self._target(key)) is not None:
            self.press_target(target)

    def why_not(self, key: str) -> str:
        """Try the press where nobody notices, and say what the mouse would be told."""
        target = self._target(key)
        if target is None or self.moving or not self.picking.acting:
            return ""
        answer = copy(self.picking).press(target)
        return self.explain(answer.move) if isinstance(answer, Refused) else ""

    def go_to(self, key: str) -> None:
        """Let the keys act on that cell from now on."""
        if not self.moving and (target := self._target(key)) is not None:
            self.by_keys, self.wrong = True, None
            self.picking.point(target)
            self.show_choice()

    def _target(self, key: str) -> T | None:
        targets = self.picking.targets() if self.picking.view is not None else ()
        return next((target for target in targets if str(target) == key), None)

    # ---------------------------------------------------------------- pointer: a mouse, or a finger

    def hover(self, point: QPointF | None) -> None:
        """Do what the pointer over a point of the scene does, or its leaving."""
        self.point(None if point is None or self.picking.view is None else self.target_at(point))

    def _let_go_of_pointer(self) -> None:
        self._stop_shaking()
        self.pressed = self.dragged = self.wrong = self._along = None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        caught = self.moving
        if not self.catch_up():
            return
        self.by_keys = False
        if caught and event.source() == Qt.MouseEventSource.MouseEventNotSynthesized:
            self.hover(event.scenePos())  # a mouse was there before
        if event.button() == Qt.MouseButton.RightButton:
            self.second_press()
        elif event.button() in HOLDING and self.picking.view is not None:
            self.pressed = target = self.target_at(event.scenePos())
            self._peeked = target is not None and target != self.picking.pointed and self.picking.peeks(target)
            self.point(target)  # a finger has not hovered there before

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks are two clicks

    def second_press(self) -> None:
        """Do what the other button of a mouse means."""
        self.cancel()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.moving or self.picking.view is None:
            return
        if not event.buttons():
            self.by_keys = False
            self.hover(event.scenePos())
            return
        button = next((button for button in HOLDING if event.buttons() & button), HOLDING[0])
        if self._along is None:
            moved = event.screenPos() - event.buttonDownScreenPos(button)
            if self.pressed is None or moved.manhattanLength() < QApplication.startDragDistance():
                return
            along = self.grab(self.pressed)
            if along is not None:
                self.dragged = self.pressed
            self._along = along or self.steer(self.pressed)
            if self._along is None:
                return
            self.show_choice()
        self._along(event.scenePos() - event.buttonDownScenePos(button))
        if self.dragged is not None:
            self.point(self.over(event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() not in HOLDING or self.moving or self.picking.view is None:
            return
        pressed, dragged, steered, at = self.pressed, self.dragged, self._along is not None, event.scenePos()
        target = self.target_at(at) if dragged is None else self.over(at)
        self._let_go_of_pointer()
        if dragged is not None:
            self._answer(target, self.drop(dragged, target))
        elif steered:
            self.show_choice()
        elif target == pressed and event.button() == Qt.MouseButton.LeftButton and not self._peeked:
            self.press_target(target)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.GraphicsSceneLeave and not self.by_keys:
            self.point(None)
        typed = isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress and event.key() not in MODIFIERS
        again = self.again
        if typed or kind == QEvent.Type.GraphicsSceneMousePress:
            self.fanfare.stop()
            self.touched.emit()
        if typed and again:  # a key stops what is shown again, and nothing else; a press knows where it goes
            event.accept()
            return True
        return super().event(event)

    # ---------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picking = event.key(), self.picking
        event.accept()
        if self.moving:
            if key not in MODIFIERS:
                self.hurry()
        elif picking.view is None or event.modifiers() & COMMANDS:
            event.ignore()
        elif key in ARROWS:
            self.by_keys, self.wrong = True, None
            picking.walk(*ARROWS[key], self._middle)
            self.show_choice()
        elif key in ACCEPT and picking.accepted is not None:
            self.by_keys = True
            self.press_target(picking.accepted)
        elif not (key == Qt.Key.Key_Escape and self.cancel()) and not self.typed(key, event.text()):
            event.ignore()

    def _middle(self, target: T) -> tuple[float, float]:
        middle = self.place(target).center()
        return middle.x(), middle.y()

    def tab(self, forward: bool) -> bool:
        """Go to the next or last of what can be chosen now; False: let Tab leave the table as usual."""
        if self.moving or self.picking.view is None or not self.picking.step(1 if forward else -1):
            return False
        self.by_keys, self.wrong = True, None
        self.show_choice()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.by_keys = True
            if self.picking.view is not None and self.picking.pointed is None and self.picking.arrive():
                self.show_choice()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.by_keys = False
        self.show_focus(self.focused)
