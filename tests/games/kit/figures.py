"""Figures of rulebooks, as the reader shows them, for the tests of those that draw them."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from boardroom.app.reading.exhibit import Exhibit
from boardroom.books.rulebook.library import library
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.game.figures import paint_figure
from boardroom.ui.table.scene import GameScene


def exhibit(key: str, name: str, without: str = "") -> Exhibit:
    """Return a figure of a game's rulebook, perhaps without one of the things that it points out."""
    figure = library().figures(key)[name]
    show = {word: value for word, value in figure.show.items() if word != without}
    return Exhibit(game(key), load_face(key), figure.model_copy(update={"show": show}))


def drawn(scene: GameScene, shown: Exhibit) -> QImage:
    """Draw what a scene shows where a figure has its frame."""
    area = shown.frame.area
    image = QImage(400, round(400 * area.height() / area.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_figure(painter, image.rect().toRectF(), scene, area)
    painter.end()
    return image
