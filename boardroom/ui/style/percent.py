"""Shares of a whole, as people read them: the one place that knows how a language writes a percent sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from fractions import Fraction

translate = QCoreApplication.translate


def hundredths(share: float | Fraction) -> int:
    """Return a share in hundredths; only nothing is 0, and only the whole is 100."""
    if 0 < share < 1:
        return min(99, max(1, round(share * 100)))
    return round(share * 100)


def percentage(share: float | Fraction) -> str:
    """Say a share: "40%" in English, with a space that doesn't break where a language wants one."""
    return translate("Percent", "{n}%").format(n=hundredths(share))
