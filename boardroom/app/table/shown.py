"""What a scene shows of a match, through whose eyes, now or earlier."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from boardroom.app.table.rounds import Rounds
from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.core.match import Match, Step, View
from boardroom.ui.table.scene import GameScene


class Shown(QObject):
    """Brings a match onto its scene: steps one after the other, positions at once and only once."""

    settled = Signal()  # the step under way has been seen
    happened = Signal(object)  # a step begins to be shown
    seen = Signal(object)  # a step has been shown to its end
    replayed = Signal()  # what was shown again is over, or was stopped

    def __init__(self, match: Match, scene: GameScene, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._scene = match, scene
        self.viewer: Seat = match.onlooker  # through whose eyes
        self.curtain: Seat | None = None  # the person to hand over to; the hands are covered till then
        self.looking: int | None = None  # how many entries the position looked at has; None: the game itself
        self.acting = False  # a person may move
        self.throwing = False  # a person may throw what chance decides
        self.moving = False  # a step is being shown
        self._shown = match.length  # how many entries have been shown
        self._step: Step | None = None  # the one that was shown last
        self._presented: tuple[Seat, int, bool] | None = None  # whose view, of how many entries, acting
        self._again: list[Step] = []  # what is still to be shown again
        self._rounds = Rounds(self._replay_next)
        scene.settled.connect(self._on_settled)

    @property
    def view(self) -> View:
        """What the scene shows: the game, or the earlier position that is being looked at."""
        at = self.known if self.rolling else self.looking
        return self._match.view(self.viewer, at)

    @property
    def waiting(self) -> bool:
        """Whether a person is waited for."""
        return self.acting or self.throwing

    @property
    def rolling(self) -> bool:
        """Whether dice or cards are on their way: what they decided is known when they have come to rest."""
        return self.moving and self._match.entries[self._shown - 1].seat == CHANCE

    @property
    def known(self) -> int:
        """How many entries may be told beside the board."""
        return self._shown - 1 if self.rolling else self._match.length

    @property
    def step(self) -> Step | None:
        """The step that is being shown."""
        return self._step if self.moving else None

    def covers(self, seat: Seat) -> bool:
        """Tell whether the hands must be covered before the table changes hands to that person."""
        redact, state = self._match.game.redact, self._match.state
        return self.viewer != seat and redact(state, self.viewer) != redact(state, seat)

    def hand_over(self, seat: Seat) -> None:
        """Cover the hands until that person is there; whoever looked before looks no longer."""
        self.viewer, self.curtain = NOBODY, seat

    def lift(self) -> None:
        """The person handed over to is there, and looks."""
        if self.curtain is not None:
            self.viewer, self.curtain = self.curtain, None

    def forsake(self) -> None:
        """The table is out of sight: of several people, nobody knows who looks when it comes back."""
        self.stop_replay()
        self.viewer = self._match.onlooker
        if self.moving:
            self._scene.skip()

    def present(self, acting: bool, again: bool = False) -> None:
        """Show the position of the moment, and whether a person may move or throw in it; once is enough."""
        self.throwing = acting and self._match.turn == CHANCE
        self.acting = acting and not self.throwing
        view = self.view
        shown = (view.seat, self._match.length if self.looking is None else self.looking, acting)
        if again or shown != self._presented:
            self._again, self._scene.again = [], False
            self._presented = shown
            self._scene.present(view, self._match.players, acting)

    def show_next(self) -> bool:
        """Let the next entry that nobody has seen happen; tell whether there is one."""
        while self._shown < self._match.length:
            step = self._match.step(self._shown, self.viewer)
            self._shown += 1
            if self.looking is None and step.move is not None:  # who looks elsewhere sees it when coming back
                self.acting, self.throwing, self.moving, self._step = False, False, True, step
                self._presented = (self.viewer, self._shown, False)
                slow = step.seat < 0 or self._match.players[step.seat].kind == "bot"
                self.happened.emit(step)
                self._scene.animate(step, self._match.players, slow)
                return True
        return False

    # ---------------------------------------------------------------- showing again

    @property
    def replaying(self) -> bool:
        """Whether something is being shown again; the match itself waits for whoever is on turn."""
        return self._scene.again

    def replay(self, steps: Sequence[Step]) -> None:
        """Show some steps again, and then the position of the moment."""
        self.stop_replay()
        self._again, self._scene.again, self._presented = list(steps), True, None
        self._rounds.go()

    def stop_replay(self) -> None:
        """Come back to the position of the moment at once."""
        if self.replaying:
            self._again, self._scene.again = [], False
            self._scene.skip()
            self.present(self.waiting)
            self.replayed.emit()

    def _replay_next(self) -> None:
        if self._again:
            self._scene.animate(self._again.pop(0), self._match.players, True)
        else:
            self.stop_replay()

    # ---------------------------------------------------------------- elsewhere

    def look(self, at: int | None) -> None:
        """Turn to an earlier position, or back to the game; a step under way ends, and `present` then shows it."""
        self.looking, self.moving = at, False
        self._shown = self._match.length
        self._scene.skip()

    def interrupt(self) -> None:
        """Stop whatever is being shown: the log is about to change under it."""
        self.stop_replay()
        self.looking, self.curtain, self.moving = None, None, False
        self._scene.skip()

    def rewound(self) -> None:
        """Entries were taken back: what was shown of them is forgotten."""
        self._shown = self._match.length

    def leave(self) -> None:
        """Let go of the scene."""
        self.interrupt()
        self.acting = self.throwing = False

    def _on_settled(self) -> None:
        if self.replaying:
            self._rounds.go()
        elif self.moving:
            self.moving = False
            self.seen.emit(self._step)
            self.settled.emit()
