"""Thinking in another process, seen from the table: killed, cancelled, and never waited for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Budget
from boardroom.ai.worker import Inline, Worker
from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.app.table.table import Table
from boardroom.app.thinking import Thinker
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Store
from boardroom.games import game
from tests.app.fakes import PlainFace

MASTER = Player(kind="bot", level=5)


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def set_table(worker: Worker, folder: Path, think: float) -> Table:
    rules = game("oxixo")
    face = PlainFace(rules)
    match = Match.new(rules, (Player(), MASTER), seed="1")
    settings = Preferences(Settings(think=think, warn=False))
    return Table(match, face, face.scene(), Thinker(lambda: worker), Store(folder), settings)


def test_a_worker_killed_in_the_middle_of_a_thought_answers_all_the_same(
    worker: Worker, qtbot: QtBot, tmp_path: Path
) -> None:
    table = set_table(worker, tmp_path, think=0.5)
    table.begin()
    table.play("a1e1")
    pid = worker.pid
    qtbot.wait(200)
    assert table.thinking
    os.kill(pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: table.match.length == 2, timeout=10_000)
    assert worker.pid != pid
    assert table.notice is None, "the person sees nothing but a short delay"
    table.leave()


def test_cancelling_a_master_gives_control_back_at_once(worker: Worker, qtbot: QtBot, tmp_path: Path) -> None:
    table = set_table(worker, tmp_path, think=30)
    table.begin()
    table.play("a1e1")
    qtbot.wait(300)
    started = monotonic()
    table.undo()
    took = monotonic() - started
    assert table.shown.acting
    assert took < 5, "it waited for the thought, which takes 30 seconds; how quick it is the bench tells"
    qtbot.wait(100)
    assert table.match.length == 0
    table.leave()


def test_move_now_makes_a_master_play(worker: Worker, qtbot: QtBot, tmp_path: Path) -> None:
    table = set_table(worker, tmp_path, think=30)
    table.begin()
    table.play("a1e1")
    qtbot.wait(300)
    table.move_now()
    qtbot.waitUntil(lambda: table.match.length == 2, timeout=3000)
    table.leave()


def test_an_answer_to_an_earlier_question_is_never_used(qtbot: QtBot, worker: Worker) -> None:
    thinker = Thinker(lambda: worker)
    heard: list[int] = []
    thinker.answered.connect(lambda number, answer: heard.append(number))
    match = Match.new(game("oxixo"), (Player(), MASTER), seed="1")
    first = thinker.ask("oxixo", match.view(0), 1, Budget(seconds=0.05), "1")
    second = thinker.ask("oxixo", match.view(0), 1, Budget(seconds=0.05), "1")
    qtbot.waitUntil(lambda: bool(heard), timeout=10_000)
    qtbot.wait(100)
    assert heard == [second]
    assert first != second


def test_there_is_no_process_before_it_is_wanted() -> None:
    made: list[Inline] = []

    def make() -> Inline:
        made.append(Inline())
        return made[-1]

    Thinker(make).close()
    assert not made, "what was never made need not be ended"
    thinker = Thinker(make)
    assert thinker.wake() is thinker.wake()
    assert len(made) == 1


KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from PySide6.QtCore import QTimer
from tests.app.test_thinking import set_table
from boardroom.ai.worker import Inline

app = QApplication([])
table = set_table(Inline(held=True), Path(sys.argv[1]), 1)
table.begin()
table.play("a1e1")
QTimer.singleShot(50, lambda: os.kill(os.getpid(), signal.SIGKILL))
app.exec()
"""


def test_a_killed_program_loses_nothing_that_was_played(tmp_path: Path, qtbot: QtBot) -> None:
    ended = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False, timeout=60)
    assert ended.returncode == -signal.SIGKILL
    store = Store(tmp_path)
    (left,) = store.interrupted()
    assert left.moves == 1
    rules = game("oxixo")
    match = Match(rules, store.load(left.id))
    assert [entry.text for entry in match.entries] == ["a1e1"]
    assert match.turn == 1
