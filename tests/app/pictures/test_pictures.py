"""Pictures of tables: whatever sizes were asked for, no more is kept than the budget allows."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from boardroom.app.pictures.tables import picture_of, sample_match
from boardroom.core.game import Game
from boardroom.ui.game.face import load_face
from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from tests.games.kit.shown_games import WITH_FACE

MOST = 4_000_000  # bytes that may be kept in these tests


@pytest.fixture
def little_room(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let few pictures be kept, and none before and after."""
    load_fonts()
    keeper.forget()
    monkeypatch.setattr(keeper, "_budget", lambda: MOST)
    yield
    keeper.forget()


def living() -> int:
    """Return how many bytes all pictures have that Python knows."""
    gc.collect()
    found = [each for each in shiboken6.getAllValidWrappers() if isinstance(each, QPixmap)]
    sizes = {pixmap.cacheKey(): pixmap.width() * pixmap.height() * pixmap.depth() // 8 for pixmap in found}
    return sum(sizes.values())


@pytest.mark.parametrize("game", WITH_FACE, ids=lambda game: game.key)
def test_tables_of_many_sizes_stay_within_the_budget(little_room: None, game: Game) -> None:
    """A number of pictures of each kind is no bound: those of a large window are large."""
    face, match, before = load_face(game.key), sample_match(game), living()
    made = 0
    for width in range(500, 1300, 100):
        picture_of(face, match, LIGHT, width, width * 2 // 3, 1.0)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        made += width * (width * 2 // 3) * 4
    assert made > 2 * MOST
    assert keeper.bytes <= MOST
    assert living() - before <= MOST + 500_000
