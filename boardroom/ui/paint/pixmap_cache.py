"""Pictures that are kept: painted once for a size and a look, and all of them within one budget of bytes.

Every size that a window ever had asks for pictures of its own; so many of each kind would be no bound for that.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from PySide6.QtGui import QGuiApplication, QImage, QPixmap

_LEAST: Final = 64_000_000  # bytes that may be kept on any screen
_PER_PIXEL: Final = 32  # bytes that may be kept for each pixel of a larger one; a table needs up to half of that
_KEY: Final = 1_000  # bytes, about, of a key and its place

P = ParamSpec("P")
Picture = TypeVar("Picture", bound=QPixmap | QImage)


class Keeper:
    """Keeps pictures by what they show, up to so many bytes: the one that was longest unused goes first."""

    def __init__(self, budget: Callable[[], int]) -> None:
        self._budget = budget
        self.bytes = 0
        self._kept: OrderedDict[Hashable, QPixmap | QImage] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Hashable, paint: Callable[[], Picture]) -> Picture:
        """Return the picture of a key, which always has the same way to paint it; paint it, unless it is at hand."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found  # type: ignore[return-value]  # it was painted in the same way
        made = paint()
        if not made.isNull():  # shapes are no pixels: they cost nothing to make, and nobody knows what they hold
            self._kept[key] = made
            self.bytes += _weight(made)
            most = self._budget()
            while self.bytes > most:
                self.bytes -= _weight(self._kept.popitem(last=False)[1])
        return made

    def forget(self) -> None:
        """Drop everything: the look has changed."""
        self._kept.clear()
        self.bytes = 0


def _weight(picture: QPixmap | QImage) -> int:
    return picture.width() * picture.height() * picture.depth() // 8 + _KEY


def budget() -> int:
    """Return how many bytes of pictures are kept: what is shown on a large screen must not drive itself out."""
    pixels = [screen.size() * screen.devicePixelRatio() for screen in QGuiApplication.screens()]
    return max([_LEAST, *(_PER_PIXEL * size.width() * size.height() for size in pixels)])


keeper: Final = Keeper(budget)


def kept(paint: Callable[P, Picture]) -> Callable[P, Picture]:
    """Keep what a function paints, by its arguments, with all that is kept."""

    @wraps(paint)
    def find(*args: P.args, **kwargs: P.kwargs) -> Picture:
        return keeper.find((paint, args, *kwargs.items()), lambda: paint(*args, **kwargs))

    return find
