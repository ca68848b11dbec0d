"""Pictures of tables, rendered small."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsView

from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.scene import GameScene

_SMOOTH = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


def picture_of(
    face: Face, match: Match, theme: Theme, width: int, height: int, dpr: float, cut: bool = False
) -> QPixmap:
    """Return a match as it stands, as the people at it may see it, rendered by the game's own scene.

    Whole, or cut off at the edges so that it fills the picture.
    """
    key = (picture_of, match.record().id, match.length, theme.name, width, height, dpr, cut)
    return keeper.find(key, lambda: _rendered(face, match, theme, width, height, dpr, cut))


def _rendered(face: Face, match: Match, theme: Theme, width: int, height: int, dpr: float, cut: bool) -> QPixmap:
    scene = _staged(face, match, theme)
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.color("ground"))
    home = scene.home()
    scale = (max if cut else min)(width / home.width(), height / home.height())
    source = QRectF(0, 0, width / scale, height / scale)
    source.moveCenter(home.center())
    painter = QPainter(image)
    painter.setRenderHints(_SMOOTH)
    scene.render(painter, QRectF(image.rect()), source)
    painter.end()
    scene.deleteLater()
    pixmap = QPixmap.fromImage(with_corners(image, 6 * dpr))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


class _Bare(QGraphicsView):
    """Looks at the pieces of a table without the ground they stand on."""

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        pass


def board_of(face: Face, match: Match, theme: Theme, side: int, dpr: float) -> QPixmap:
    """Return the board of a match, without a ground, as it lies on a table seen from above."""
    scene = _staged(face, match, theme)
    whole = QRectF()
    for item in scene.items():
        if item.isVisible() and item.opacity() > 0:
            whole = whole.united(item.sceneBoundingRect())
    whole = whole.intersected(scene.home())
    if whole.isEmpty():  # everything is painted as ground
        return picture_of(face, match, theme, side, side, dpr)
    whole.setSize(QSizeF(max(whole.width(), whole.height()), max(whole.width(), whole.height())))
    image = QImage(round(side * dpr), round(side * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    view = _Bare(scene)
    view.setSceneRect(whole)
    view.resetTransform()
    painter = QPainter(image)
    painter.setRenderHints(_SMOOTH)
    scale = side * dpr / whole.width()
    painter.scale(scale, scale)
    painter.translate(-whole.topLeft())
    view.render(painter, whole, view.mapFromScene(whole).boundingRect())
    painter.end()
    view.deleteLater()
    scene.deleteLater()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _staged(face: Face, match: Match, theme: Theme) -> GameScene:
    """Return a scene that shows a match as the people at it may see it."""
    scene = face.scene()
    scene.speed = 0
    scene.restyle(theme)
    scene.present(match.view(match.onlooker), match.players, acting=False)
    return scene


def sample_match(game: Game, plies: int = 14) -> Match:
    """Return a match some way in, to show what the game looks like on the table; always the same one."""
    players = [Player(kind="bot", level=1) for _ in range(game.seats[0])]
    match = Match.new(game, players, seed="sample")
    rng = Random("sample")
    while match.length < plies and match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
            continue
        moves = [move for move in game.moves(match.state) if game.turn(game.apply(match.state, move)) != NOBODY]
        if not moves:
            break
        match.play(rng.choice(moves))
    return match


def with_corners(image: QImage, radius: float) -> QImage:
    """Return a picture with round corners; the radius is in pixels of the picture."""
    made = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(QRectF(image.rect()), radius), Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return made
