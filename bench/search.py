"""Searching all rulebooks of a language: the first time, which reads them, and while somebody types."""

from __future__ import annotations

from time import perf_counter

from bench.report import Line
from boardroom.books.rulebook.library import library
from boardroom.books.rulebook.search import RulebookSearch

ROUNDS = 20
MOST_FIRST, MOST = 1.0, 0.1


def measure() -> list[Line]:
    search = RulebookSearch(library())
    started = perf_counter()
    search.all("cubo esquina", "es")
    first = perf_counter() - started
    started = perf_counter()
    for _ in range(ROUNDS):
        search.all("e", "es")  # which finds most
    typed = (perf_counter() - started) / ROUNDS
    return [
        Line("search of all rulebooks, the first time", f"{first * 1000:.0f} ms", "<= 1 s", first <= MOST_FIRST),
        Line("search of all rulebooks, one letter", f"{typed * 1000:.0f} ms", "<= 100 ms", typed <= MOST),
    ]
