"""Whether to remove an original booklet, and why one can't be added."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from boardroom.app.originals.words import why_refused
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.ui.kit.message import Message

translate = QCoreApplication.translate


def ask_removal(over: QWidget, title: str, then: Callable[[], None]) -> Message:
    """Ask whether a booklet is really to be removed."""
    words = translate("Originals", "This takes “{title}” off the shelf. Your own file stays where it is.")
    message = Message(
        over,
        translate("Originals", "Remove this booklet?"),
        words.format(title=title),
        [
            (translate("Originals", "Remove"), "danger", then),
            (translate("Originals", "Keep it"), "outlined", None),  # last, so that Enter keeps it
        ],
        icon="trash",
        token="danger",
    )
    message.open()
    return message


def tell_refused(over: QWidget, refused: RefusedBooklet) -> Message:
    """Say why a booklet can't be added."""
    if refused.name:
        headline = translate("Originals", "{file} can’t be added").format(file=refused.name)
    else:
        headline = translate("Originals", "The booklet can’t be added")
    close = translate("Originals", "Close")
    message = Message(over, headline, why_refused(refused), [(close, "filled", None)], "warning", "look")
    message.open()
    return message
