"""Print how much of each package the tests reach, and fail where too few of its branches are."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

# % of branches, a little below what is reached: what isn't tried any more is noticed.
LEAST: Final = {"core": 97, "ai": 93, "books": 93, "games": 94, "app": 93, "commands": 95}
LEAST_ELSEWHERE: Final = 90


def package(file: str) -> str:
    """Return what a file is counted for: its package, and for games whether it is drawn."""
    parts = Path(file).parts[1:]
    if parts[0] == "games" and "scene" in parts:
        return "scenes"
    return parts[0] if len(parts) > 1 else "commands"


def totals(report: dict[str, Any]) -> dict[str, Counter[str]]:
    """Add the files of each package up."""
    found: dict[str, Counter[str]] = {}
    for file, told in report["files"].items():
        numbers = {name: told["summary"][name] for name in ("num_statements", "covered_lines")}
        numbers |= {name: told["summary"][name] for name in ("num_branches", "covered_branches")}
        found.setdefault(package(file), Counter()).update(numbers)
    return found


def main() -> None:
    """Print a line for each package of a report of pytest-cov; end with 1 where one has less than its least."""
    short = False
    print(f"{'package':<12}{'lines':>9}{'branches':>10}{'least':>8}")
    for name, numbers in sorted(totals(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))).items()):
        lines = 100 * numbers["covered_lines"] / max(1, numbers["num_statements"])
        branches = 100 * numbers["covered_branches"] / max(1, numbers["num_branches"])
        least = LEAST.get(name, LEAST_ELSEWHERE)
        short = short or branches < least
        print(f"{name:<12}{lines:>8.1f}%{branches:>9.1f}%{least:>7}%{'  too few' if branches < least else ''}")
    sys.exit(short)


if __name__ == "__main__":
    main()
