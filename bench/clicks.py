"""How long a click takes, while nobody thinks and while the master does: until it is handled, and until it is painted.

The same clicks are made in both cases: on the moves of the list, each of which shows an earlier position. A click is
due at a moment that is set beforehand, so that a window that is busy with something else is late, however quick it is
then.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget

from bench.report import Line, percentile
from boardroom.ai.bot import LEVELS
from boardroom.ai.worker import Worker
from boardroom.app.actions import Actions
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.navigator import Navigator
from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.app.table.screen import TableScreen
from boardroom.app.thinking import Thinker
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Store
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts

CLICKS = 200
ROUNDS = 3
EVERY = 0.04  # seconds
RATIO = 3.0
MOST = 0.025
OPENING = ("a1e1", "e5a5", "b1e1", "d5a5", "c1e1", "c5a5", "a2a5", "e4e1")


class Clicker(QEventLoop):
    """Clicks on one move of the list after the other, and notes when each was handled and painted."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__()
        self._screen = screen
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._click)
        self._due = perf_counter()
        self.handled: list[float] = []
        self.painted: list[float] = []

    def run(self) -> None:
        self._next()
        self.exec()

    def _next(self) -> None:
        self._due = max(self._due + EVERY, perf_counter() + 0.005)
        self._timer.start(max(0, round((self._due - perf_counter()) * 1000)))

    def _click(self) -> None:
        while perf_counter() < self._due:  # timers go by whole milliseconds
            pass
        moves = self._screen.panel.moves
        row = moves.model().index(len(self.handled) % 4, 0)
        QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=moves.visualRect(row).center() + QPoint(1, 0))
        self.handled.append(perf_counter() - self._due)
        QTimer.singleShot(0, self._painted)  # comes after the painting that the click asked for

    def _painted(self) -> None:
        self.painted.append(perf_counter() - self._due)
        if len(self.painted) < CLICKS:
            self._next()
        else:
            self.exit()


def _table(screen: TableScreen, thinking: bool) -> None:
    """Sit down to a match in which a person is to move, or the master, who takes his time."""
    master, person = Player(kind="bot", level=LEVELS[-1]), Player(name="Ana")
    match = Match.new(game("oxixo"), [master, person] if thinking else [person, master], seed="bench")
    for text in OPENING:
        match.play(match.game.read(text, match.state))
    screen.play(match, load_face("oxixo"))
    QTest.qWait(1000)  # painted, and deep in its search
    assert screen.table is not None
    assert screen.table.thinking == thinking


def measure() -> list[Line]:
    qInstallMessageHandler(lambda kind, context, text: None)  # the offscreen platform complains of size hints
    app = QApplication.instance() or QApplication([])
    load_fonts()
    handled: dict[bool, list[float]] = {False: [], True: []}
    painted: dict[bool, list[float]] = {False: [], True: []}
    with TemporaryDirectory() as folder:
        thinker = Thinker(Worker)
        try:
            stack = QStackedWidget()
            preferences = Preferences(Settings(think=60.0))
            navigator = Navigator(stack, stack, Actions(), preferences, GameCatalogue(), Store(Path(folder)), thinker)
            screen = navigator.screens.table
            stack.resize(1280, 748)
            stack.show()
            navigator.show_table()
            for thinking in [False, True] * ROUNDS:
                _table(screen, thinking)
                clicker = Clicker(screen)
                clicker.run()
                handled[thinking] += clicker.handled
                painted[thinking] += clicker.painted
            screen.leave()
            stack.close()
        finally:
            thinker.close()
    app.processEvents()
    idle, busy = (percentile(handled[thinking], 0.99) for thinking in (False, True))
    idle_painted, busy_painted = (percentile(painted[thinking], 0.99) for thinking in (False, True))
    return [
        Line("click p99, master thinking / idle", _pair(busy, idle), f"<= {RATIO:.0f}", busy / idle <= RATIO),
        Line("click p99, master thinking", f"{busy * 1000:.1f} ms", f"<= {MOST * 1000:.0f} ms", busy <= MOST),
        Line("  until the whole board is painted again", _pair(busy_painted, idle_painted)),
    ]


def _pair(busy: float, idle: float) -> str:
    return f"{busy / idle:.2f} ({busy * 1000:.1f} / {idle * 1000:.1f} ms)"
