"""What assistive technology finds in the page of a rulebook: its headings and paragraphs, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.accessible import UnseenWidgets, be

if TYPE_CHECKING:
    from boardroom.app.reading.document import Span
    from boardroom.app.reading.page import BookPage


class SpokenSpan(QWidget):
    """A heading or a block of text. It isn't painted, and the mouse doesn't notice it."""

    def __init__(self, page: BookPage, span: Span) -> None:
        super().__init__(page.viewport())
        be(self, "heading" if span.kind == "heading" else "paragraph")
        self._page, self._id = page, span.id
        self.setAccessibleIdentifier(span.id)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to the page as a whole

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A reader goes here: let the page be scrolled to it, and have the keys."""
        self._page.setFocus()
        self._page.lead_to(self._id)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Focus))


class SpokenPage(UnseenWidgets):
    """The passages of a page, in the order of its book; its figures have their places among them."""

    def __init__(self, page: BookPage) -> None:
        super().__init__(page)
        self._page = page
        self._passages: dict[str, SpokenSpan] = {}

    def bring_up_to_date(self) -> None:
        page, before = self._page, self._passages
        if page.setting is None:
            return
        spans = {span.id: span for span in page.setting.spans}
        texts = {id: span for id, span in spans.items() if not span.figure}
        self._passages = {id: before.get(id) or SpokenSpan(page, span) for id, span in texts.items()}
        for id in before.keys() - texts.keys():
            before[id].hide()
            before[id].deleteLater()
        for id, span in spans.items():
            if span.figure:
                page.cards[span.figure].raise_()
                continue
            passage = self._passages[id]
            passage.setAccessibleName(page.setting.words(span))
            passage.setGeometry(page.room_of(span))
            passage.show()
            passage.raise_()  # readers go through them in this order
