"""Questions about original booklets: what it is called, whether to remove it; and why one can't be added."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.originals.words import facts, why_refused
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import TITLE, Draft
from boardroom.languages import book_order, name_of
from boardroom.ui.kit.choices import Segment
from boardroom.ui.kit.drop_down import DropDown
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Message

translate = QCoreApplication.translate


class Details(QWidget):
    """What a booklet is called, and which language it is in."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.title = Field(draft.title, TITLE)
        self.title.setAccessibleName(translate("Originals", "Title"))
        codes = dict.fromkeys((*book_order(), draft.language))
        other = Segment("", translate("Originals", "Other"))
        known = [Segment(code, name_of(code)) for code in codes if code]
        self.language = DropDown([*known, other], draft.language)
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
