"""The Qt kit that scenes and screens are made of."""

from __future__ import annotations

import sys
from types import ModuleType

import PySide6.QtCore


def _uses_pyside(module: ModuleType) -> bool:
    return module.__name__.startswith("boardroom")


# PySide reads the source of every module that is imported, to see whether its name is in it: a tenth of our start. It
# asks for modules that want its methods under other names; that none of ours do it may know without reading.
assert PySide6.QtCore
if hasattr(sys.modules.get("shibokensupport.feature"), "_mod_uses_pyside"):
    sys.modules["shibokensupport.feature"]._mod_uses_pyside = _uses_pyside  # type: ignore[attr-defined]
