"""One line of the result: what was measured, against which limit."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    what: str
    measured: str
    limit: str = ""  # empty: only to know
    kept: bool = True

    def __str__(self) -> str:
        verdict = f"   limit {self.limit:<9} {'ok' if self.kept else 'MISSED'}" if self.limit else ""
        return f"{self.what:<46} {self.measured:>34}{verdict}"


def percentile(values: list[float], share: float) -> float:
    """Return the smallest value that so large a share of the values doesn't exceed."""
    return sorted(values)[max(0, -int(-share * len(values) // 1) - 1)]
