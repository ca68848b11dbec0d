"""Our games that can be shown: one that has no face or no rulebook yet is told so by its own tests alone."""

from __future__ import annotations

from boardroom.books.rulebook.library import library
from boardroom.languages import book_order
from boardroom.testing.faces import lacking_face
from tests.games.kit.our_games import OURS

WITH_FACE = tuple(game for game in OURS if not lacking_face(game))
WITH_BOOK = tuple(game for game in WITH_FACE if [*library().languages(game.key)] == book_order())
