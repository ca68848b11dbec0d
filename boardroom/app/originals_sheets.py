"""Questions about original booklets: what it is called, whether to remove it; and why one can't be added."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from boardroom.app.originals_words import LANGUAGES, facts, why_refused
from boardroom.books.originals import TITLE, Draft, Original
from boardroom.books.refused import Refused
from boardroom.ui.choices import Segment, Segmented
from boardroom.ui.labels import Label
from boardroom.ui.message import Message

translate = QCoreApplication.translate

OURS = ("es", "fr", "en")


class Details(QWidget):
    """What a booklet is called, and which language it is in."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.title = QLineEdit(draft.title)
        self.title.setMaxLength(TITLE)
        self.title.setAccessibleName(translate("Originals", "Title"))
        codes = [*OURS, *([draft.language] if draft.language not in (*OURS, "") else []), ""]
        other = translate("Originals", "Other")
        self.language = Segmented([Segment(code, LANGUAGES.get(code, code) or other) for code in codes], draft.language)
        self.language.setAccessibleName(translate("Originals", "Language"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 8, 0, 8)
        rows.setSpacing(4)
        rows.addWidget(Label(translate("Originals", "Title"), 12, token="muted"))
        rows.addWidget(self.title)
        rows.addSpacing(12)
        rows.addWidget(Label(translate("Originals", "Language"), 12, token="muted"))
        rows.addWidget(self.language)


def ask_details(over: QWidget, draft: Draft, then: Callable[[str, str], None]) -> Message:
    """Ask what a booklet that was looked at is called, and add it then."""
    details = Details(draft)
    message = Message(
        over,
        translate("Originals", "Add this booklet"),
        f"{draft.source}\n{facts(draft)}",
        [
            (translate("Originals", "Cancel"), "text", None),
            (
                translate("Originals", "Add"),
                "filled",
                lambda: then(details.title.text().strip(), details.language.value or ""),
            ),
        ],
        icon="book",
        content=details,
        width=520,
    )
    message.open(details.title)
    details.title.selectAll()
    return message


def ask_removal(over: QWidget, original: Original, then: Callable[[], None]) -> Message:
    """Ask whether a booklet is really to be removed."""
    words = translate("Originals", "“{title}” is taken off the shelf. Your own file stays where it is.")
    message = Message(
        over,
        translate("Originals", "Remove this booklet?"),
        words.format(title=original.title),
        [
            (translate("Originals", "Remove"), "danger", then),
            (translate("Originals", "Keep it"), "outlined", None),  # last, so that Enter keeps it
        ],
        icon="trash",
        token="danger",
    )
    message.open()
    return message


def tell_refused(over: QWidget, refused: Refused) -> Message:
    """Say why a booklet can't be added."""
    if refused.name:
        headline = translate("Originals", "{file} can’t be added").format(file=refused.name)
    else:
        headline = translate("Originals", "The booklet can’t be added")
    close = translate("Originals", "Close")
    message = Message(over, headline, why_refused(refused), [(close, "filled", None)], "warning", "look")
    message.open()
    return message
