"""How long the largest text takes, whatever its shape: until it is laid out, against splitting it into words."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.report import Line
from bench.texts import PATTERNS
from boardroom.books.originals.file_kinds import BIGGEST
from boardroom.books.originals.text_reading import bits
from boardroom.books.scanned.layout import lay_out

SECONDS = 2.0
GROWTH = 3.0  # twice the text takes at most so many times as long


def _seconds(text: str) -> float:
    started = perf_counter()
    lay_out(text, "oxixo", "", "Title")
    return perf_counter() - started


def measure() -> list[Line]:
    size = BIGGEST["text"]
    took: dict[str, float] = {}
    split: dict[str, float] = {}
    for name, make in PATTERNS.items():
        text = make(size)
        took[name] = _seconds(text)
        started = perf_counter()
        text.split()
        split[name] = perf_counter() - started
    worst = max(took, key=took.__getitem__)
    grows = {
        name: min(_seconds(make(80_000)) for _ in range(2)) / max(0.01, min(_seconds(make(40_000)) for _ in range(2)))
        for name, make in PATTERNS.items()
    }
    steepest = max(grows, key=grows.__getitem__)
    usual = "prose in paragraphs"
    with TemporaryDirectory() as folder:
        path = Path(folder) / "long.txt"
        path.write_text(PATTERNS[usual](size - 100))
        started = perf_counter()
        list(bits(path, "oxixo", "", "Title"))
        read = perf_counter() - started
    return [
        Line(
            f"4 MB of text laid out, worst of {len(took)}",
            f"{took[worst]:.2f} s ({worst})",
            f"<= {SECONDS:.0f} s",
            took[worst] <= SECONDS,
        ),
        Line("  of prose / splitting it into words", f"{took[usual] / split[usual]:.1f}"),
        Line("  of prose, with reading the file", f"{read:.2f} s", f"<= {SECONDS:.0f} s", read <= SECONDS),
        Line(
            "80 KB of text / 40 KB of it, steepest",
            f"{grows[steepest]:.1f} ({steepest})",
            f"<= {GROWTH:.0f}",
            grows[steepest] <= GROWTH,
        ),
    ]
