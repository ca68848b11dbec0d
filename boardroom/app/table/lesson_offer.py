"""A lesson that is offered once, quietly: when its rule first matters to somebody in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardroom.books.lessons.library import lessons

if TYPE_CHECKING:
    from boardroom.app.table.table import Table
    from boardroom.books.lessons.lesson import Lesson


class LessonOffer:
    """Follows a table. There is one offer in a game at most; it stands while the person decides, and comes once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.lesson: Lesson | None = None
        self._made_at = -1  # after so many entries

    def look(self) -> None:
        """Offer what the moment is about, if it is something new; take an offer back that was not taken."""
        table, length = self._table, self._table.match.length
        if self._made_at >= 0:
            if length != self._made_at:
                self.lesson = None
        elif table.shown.acting and len(table.people) == 1:
            self.lesson = self._about()
            self._made_at = length if self.lesson is not None else -1

    def dismiss(self) -> None:
        """Somebody doesn't want it."""
        self.lesson = None

    def _about(self) -> Lesson | None:
        """Return the lesson on what is refused or asked now, unless it was ever taken or offered."""
        table, preferences = self._table, self._table.preferences
        key = table.match.game.key
        rules = {table.face.paragraph(table.shown.view), table.notice.rule if table.notice else ""}
        about = (each for each in lessons(key) if each.kind == "rule" and rules & {each.rule, *each.when})
        return next((each for each in about if preferences.offer_lesson(each.name(key))), None)
