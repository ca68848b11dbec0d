"""Tool tips: plain text, whatever it looks like. Nothing else sets one."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import Final

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QGraphicsItem, QWidget

WIDE: Final = 80  # letters in a line
_JOINER: Final = "\u2060"  # nobody sees it


def set_tip(on: QWidget | QGraphicsItem, words: str) -> None:
    """Show some words where the mouse rests: as they are, in lines that can be read."""
    on.setToolTip(plain_tip(words))


def plain_tip(words: str) -> str:
    """Return words that Qt doesn't take for markup: that could name any file, and Qt would read it."""
    said = "\n".join(part for line in words.split("\n") for part in (wrap(line, WIDE) if len(line) > WIDE else [line]))
    return re.sub("[<&]", rf"\g<0>{_JOINER}", said) if Qt.mightBeRichText(said) else said
