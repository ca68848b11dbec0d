"""How large a table is laid out for a window, so that larger text takes from its margins and not from the board."""

from __future__ import annotations

from PySide6.QtCore import QSizeF


def fitting(room: QSizeF, table: QSizeF) -> float:
    """Return how many pixels of a room a unit of a table has that is shown in it as large as it goes."""
    return min(room.width() / table.width(), room.height() / table.height())


def roomy(room: QSizeF, usual: QSizeF) -> QSizeF:
    """Return the size of a table of a room's shape whose unit is as large there as that of the usual one."""
    return usual if room.isEmpty() else room / max(fitting(room, usual), 0.05)


def affordable(wanted: float, room: QSizeF, usual: QSizeF) -> float:
    """Return how large letters can be: up to twice as large as designed on the usual table, and more on a wider one.

    For three times there must be half as much table again.
    """
    return min(wanted, max(2.0, 2 * roomy(room, usual).width() / usual.width()))
