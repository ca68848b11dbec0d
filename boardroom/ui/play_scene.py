"""What all scenes do alike: show a step as a film, say what is looked at, and follow the focus of the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QSignalBlocker, Qt, QVariantAnimation
from PySide6.QtGui import QFocusEvent

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.ui.scene import GameScene

ACCEPT: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class Film(Protocol):
    """What is where at each moment of a step."""

    duration: float  # milliseconds

    def frame(self, now: float) -> None:
        """Put everything where it is at a moment."""


class PlayScene(GameScene):
    """A table top on which a person chooses moves, and steps are shown as films. Its heirs say what and how."""

    _picking: Any  # where a person is in choosing a move: `view`, `pointed`, `considered`; each game has its own

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: Sequence[Player] = ()
        self._show_targets = self._show_coordinates = True
        self._by_keys = False  # whether the focus of the keyboard is shown
        self._said: tuple[object, ...] = ()
        self._step: Step[Any, Any] | None = None  # the one that is being animated
        self._film: Film | None = None
        self._reels: list[QVariantAnimation] = []
        self._reel = self._make_reel(self._frame, self._film_ended)

    # ---------------------------------------------------------------- what heirs say

    def _stand(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        """Stand still at a position."""
        raise NotImplementedError

    def _lay(self) -> None:
        """Draw everything again that depends on theme and settings."""
        raise NotImplementedError

    def _redraw(self, view: View[Any, Any]) -> None:
        """Draw a position again where the theme or the language has changed; what is chosen stays so."""
        raise NotImplementedError

    def _changed(self) -> None:
        """Show and say where the person is now."""
        raise NotImplementedError

    def _point(self, target: Any) -> None:
        """Look at something, without doing it."""
        raise NotImplementedError

    def _prompt(self) -> tuple[str, str]:
        """Say what to do now, and why."""
        raise NotImplementedError

    def _show_focus(self) -> None:
        """Draw the focus of the keyboard, or clear it."""
        raise NotImplementedError

    def _enter(self) -> bool:
        """Point at where the keyboard begins; tell whether there is such a thing."""
        raise NotImplementedError

    # ---------------------------------------------------------------- positions and films

    @property
    def moving(self) -> bool:
        """Whether a step is being animated, which any press or key cuts short."""
        return self._step is not None

    def present(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        """Show a position at once."""
        interrupted = self.moving
        self._stop()
        self._stand(view, players, acting)
        if interrupted:
            self.settled.emit()

    def _stand_again(self) -> None:
        """Draw everything again; a step that is being shown ends with that."""
        if self.moving:
            self.skip()
        elif self._picking.view is not None:
            self._redraw(self._picking.view)

    def skip(self) -> None:
        """Jump to the end of the animation."""
        if self.moving:
            for reel in self._reels:
                reel.stop()
            self._land()

    def _make_reel(self, frame: Callable[[float], None], end: Callable[[], None]) -> QVariantAnimation:
        """Return what runs through a film: it shows frames by the millisecond, and its end."""
        reel = QVariantAnimation(self)
        reel.setEasingCurve(QEasingCurve.Type.Linear)
        reel.setStartValue(0.0)
        reel.setEndValue(1.0)
        reel.valueChanged.connect(frame)
        reel.finished.connect(end)
        self._reels.append(reel)
        return reel

    def _run(self, reel: QVariantAnimation, length: float, slower: float = 1.0) -> None:
        """Show so many milliseconds of film."""
        self._start(reel, 0.0, length, length * slower / self.speed)

    def _rest(self, reel: QVariantAnimation, end: float, length: float) -> None:
        """Show the last milliseconds of a film whatever the speed: nothing moves in them, but there is much to read."""
        self._start(reel, end - length, end, length)

    def _start(self, reel: QVariantAnimation, start: float, end: float, length: float) -> None:
        with QSignalBlocker(reel):  # a new end would show a frame of its own
            reel.setStartValue(start)
            reel.setEndValue(end)
            reel.setDuration(max(1, round(length)))
        reel.start()

    def _frame(self, now: float) -> None:
        if self._film is not None:
            self._film.frame(now)

    def _film_ended(self) -> None:
        self._land()

    def _land(self) -> None:
        """The step has happened: stand at its end and say so, once."""
        step, self._step, self._film = self._step, None, None
        if step is not None:
            self._stand(step.after, self._players, False)
            self.settled.emit()

    def _stop(self) -> None:
        """Stop an animation without its end."""
        for reel in self._reels:
            reel.stop()
        self._step = self._film = None

    # ---------------------------------------------------------------- settings

    @property
    def show_targets(self) -> bool:
        """Whether everything that a person can act on is marked."""
        return self._show_targets

    @show_targets.setter
    def show_targets(self, on: bool) -> None:
        self._show_targets = on
        self._lay()

    @property
    def show_coordinates(self) -> bool:
        """Whether the places have their names on the board."""
        return self._show_coordinates

    @show_coordinates.setter
    def show_coordinates(self, on: bool) -> None:
        self._show_coordinates = on
        self._lay()

    # ---------------------------------------------------------------- pointer, focus and words

    def _say(self) -> None:
        """Tell what is looked at and what to do, where that has changed."""
        considered, prompt = self._picking.considered, self._prompt()
        before, self._said = self._said, (considered, prompt)
        if not before or before[0] != considered:
            self.considered.emit(considered)
        if not before or before[1] != prompt:
            self.prompted.emit(*prompt)

    def _set_cursor(self, shape: Qt.CursorShape) -> None:
        """Let the pointer's shape say what a press would do."""
        for view in self.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.GraphicsSceneLeave and not self._by_keys:
            self._point(None)
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._by_keys = True
            if self._picking.view is not None and self._picking.pointed is None and self._enter():
                self._changed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._by_keys = False
        self._show_focus()
