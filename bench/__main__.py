"""Measure everything, or what is named: `python -m bench perft window`."""

from __future__ import annotations

import sys
from importlib import import_module

PARTS = ("perft", "window", "clicks", "cancel")


def main() -> None:
    """Print a line for every measurement as soon as it is there."""
    chosen = sys.argv[1:] or PARTS
    for part in chosen:
        if part not in PARTS:
            raise SystemExit(f"{part} is none of: {', '.join(PARTS)}")
        for line in import_module(f"bench.{part}").measure():
            print(line, flush=True)


if __name__ == "__main__":
    main()
