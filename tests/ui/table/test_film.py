"""Films of what happened: parts one after the other and side by side."""

from __future__ import annotations

from boardroom.ui.table.film import Film


def plain(t: float) -> float:
    return t


def test_parts_come_one_after_the_other_to_their_very_end() -> None:
    seen: list[tuple[str, float]] = []
    film = Film()
    film.then(100, lambda t: seen.append(("a", t)), plain)
    film.then(0, lambda t: seen.append(("b", t)), plain)
    assert film.then(50, lambda t: seen.append(("c", t)), plain) == film.duration == 150
    for now in (50, 125, 150, 160):
        film.frame(now)
    assert seen == [("a", 0.5), ("a", 1.0), ("b", 1.0), ("c", 0.5), ("c", 1.0)]


def test_parts_run_side_by_side_and_what_comes_then_waits_for_the_last() -> None:
    seen: list[tuple[str, float]] = []
    film = Film()
    film.add(0, 100, lambda t: seen.append(("a", t)), plain)
    film.add(50, 100, lambda t: seen.append(("b", t)), plain)
    film.then(0, lambda t: seen.append(("c", t)))
    for now in (25, 75, 150):
        film.frame(now)
    assert seen == [("a", 0.25), ("a", 0.75), ("b", 0.25), ("a", 1.0), ("b", 1.0), ("c", 1.0)]
