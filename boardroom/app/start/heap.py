"""The heap of the C library: what is large goes back to the system, and leaves no hole behind."""

from __future__ import annotations

import sys
from typing import Final

LARGE: Final = 128 * 1024  # bytes, where the C library begins, too
_MMAP_THRESHOLD: Final = -3  # M_MMAP_THRESHOLD of malloc.h


def return_what_is_large() -> None:
    """Have every large block be a piece of memory of its own.

    Left alone, glibc takes the first large picture that goes for a sign that such blocks come and go, and has all up to
    32 MB on its heap from then on; between small blocks that stay, hardly any of that is ever given back.
    """
    if sys.platform == "linux":
        from ctypes import CDLL

        mallopt = getattr(CDLL(None), "mallopt", None)  # not every C library has it
        if mallopt is not None:
            mallopt(_MMAP_THRESHOLD, LARGE)
