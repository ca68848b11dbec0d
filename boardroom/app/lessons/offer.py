"""A lesson that is offered once, quietly: when its rule first matters to somebody in a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from boardroom.app.settings.preferences import Preferences
from boardroom.books.lessons.library import lessons

if TYPE_CHECKING:
    from boardroom.books.lessons.lesson import Lesson


class LessonOffer:
    """What is offered in one match: one lesson at most. It stands while the person decides, and comes but once."""

    def __init__(self, game: str, preferences: Preferences) -> None:
        self._game, self._preferences = game, preferences
        self.lesson: Lesson | None = None
        self._made_at = -1  # after so many entries

    def look(self, rules: Collection[str], length: int) -> None:
        """Offer what these paragraphs of the rulebook are about, if that is new; an offer goes with the next entry."""
        if self._made_at >= 0:
            if length != self._made_at:
                self.lesson = None
        elif (lesson := self._about(rules)) is not None:
            self.lesson, self._made_at = lesson, length

    def dismiss(self) -> None:
        """Somebody doesn't want it."""
        self.lesson = None

    def _about(self, rules: Collection[str]) -> Lesson | None:
        """Return a lesson on one of these rules, unless it was ever taken or offered."""
        single = (each for each in lessons(self._game) if each.kind == "rule")
        about = (each for each in single if not {each.rule, *each.when}.isdisjoint(rules))
        return next((each for each in about if self._preferences.offer_lesson(each.name(self._game))), None)
