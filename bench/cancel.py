"""Taking a move away from a thinking master: how long until the program goes on."""

from __future__ import annotations

from time import perf_counter, sleep

from bench.report import Line
from boardroom.ai.bot import LEVELS, Budget
from boardroom.ai.worker import Request, Worker
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game

TIMES = 20
MOST = 0.1


def measure() -> list[Line]:
    match = Match.new(game("oxixo"), [Player()] * 2, seed="bench")
    request = Request("oxixo", LEVELS[-1], match.view(0), Budget(seconds=60.0))
    worker = Worker()
    took = []
    try:
        for _ in range(TIMES):
            worker.ask(request)
            sleep(0.25)  # deep in its search
            assert worker.busy
            started = perf_counter()
            worker.cancel()
            took.append(perf_counter() - started)
    finally:
        worker.close()
    return [
        Line("cancelling a thinking master, at worst", f"{max(took) * 1000:.1f} ms", "<= 100 ms", max(took) <= MOST)
    ]
