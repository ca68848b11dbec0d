"""Measure everything, or what is named: `python -m bench perft window`."""

from __future__ import annotations

import os
import sys
from importlib import import_module

PARTS = ("perft", "window", "package", "clicks", "cancel", "switcher", "zug", "painting", "search", "saves", "booklets")


def main() -> None:
    """Print a line for every measurement as soon as it is there."""
    chosen = sys.argv[1:] or PARTS
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    if load > cores / 4:
        print(f"The machine is busy with other things (load {load:.1f}, {cores} cores): measure again when it is not.")
    for part in chosen:
        if part not in PARTS:
            raise SystemExit(f"{part} is none of: {', '.join(PARTS)}")
        for line in import_module(f"bench.{part}").measure():
            print(line, flush=True)


if __name__ == "__main__":
    main()
