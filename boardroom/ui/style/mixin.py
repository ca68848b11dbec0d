"""What is mixed into widgets derives from this."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    Mixin = QWidget
else:  # at run time a plain class: it goes before any of Qt's
    Mixin = object
