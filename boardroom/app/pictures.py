"""Pictures of games: covers with their titles, and tables rendered small."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsView

from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.face import Face
from boardroom.ui.scene import GameScene
from boardroom.ui.shadows import rounded
from boardroom.ui.theme import Theme, font

COVER = QRectF(0, 0, 224, 292)
_SMOOTH = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)
_kept: dict[tuple[object, ...], QPixmap] = {}


def cover(face: Face, theme: Theme, width: float, dpr: float) -> QPixmap:
    """Return a game's box from the front: picture, title and edge. Kept, for it is painted often."""
    title = face.title()
    key = ("cover", face.key, title, theme.name, round(width), dpr)
    if key not in _kept:
        scale = width / COVER.width()
        image = QImage(
            round(width * dpr), round(COVER.height() * scale * dpr), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale * dpr, scale * dpr)
        painter.save()
        face.paint_cover(painter, COVER, theme)
        painter.restore()
        painter.end()
        light = _lightness(image, QRectF(20, 24, 150, 40), scale * dpr) > 0.5
        painter.begin(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale * dpr, scale * dpr)
        painter.setFont(font(32, bold=True, serif=True))
        painter.setPen(QColor("#3B210E" if light else "#FFF3DA"))
        painter.drawText(QPointF(20, 52), title)
        edge = QLinearGradient(0, 0, COVER.width() * 0.7, COVER.height())
        edge.setColorAt(0, QColor(255, 255, 255, 140))
        edge.setColorAt(0.5, QColor(255, 255, 255, 20))
        edge.setColorAt(1, QColor(0, 0, 0, 90))
        painter.setPen(QPen(edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(COVER.adjusted(0.5, 0.5, -0.5, -0.5), 7.5, 7.5)
        painter.end()
        _kept[key] = _with_corners(image, 8 * scale, dpr)
    return _kept[key]


def table(face: Face, match: Match[Any, Any], theme: Theme, width: int, height: int, dpr: float) -> QPixmap:
    """Return a match as it stands, as the people at it may see it, rendered by the game's own scene."""
    key = ("table", match.record().id, match.length, theme.name, width, height, dpr)
    if key not in _kept:
        scene = _staged(face, match, theme)
        image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(theme.color("ground"))
        home = scene.home()
        scale = min(width / home.width(), height / home.height())
        source = QRectF(0, 0, width / scale, height / scale)
        source.moveCenter(home.center())
        painter = QPainter(image)
        painter.setRenderHints(_SMOOTH)
        scene.render(painter, QRectF(image.rect()), source)
        painter.end()
        scene.deleteLater()
        _kept[key] = _with_corners(image, 6, dpr)
    return _kept[key]


class _Bare(QGraphicsView):
    """Looks at the pieces of a table without the ground they stand on."""

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        pass


def opening(face: Face, match: Match[Any, Any], theme: Theme, side: int, dpr: float) -> QPixmap:
    """Return the board of a match, without a ground, as it lies on a table seen from above."""
    scene = _staged(face, match, theme)
    whole = QRectF()
    for item in scene.items():
        if item.isVisible() and item.opacity() > 0:
            whole = whole.united(item.sceneBoundingRect())
    whole = whole.intersected(scene.home())
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


def _staged(face: Face, match: Match[Any, Any], theme: Theme) -> GameScene:
    """Return a scene that shows a match as the people at it may see it."""
    people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
    scene = face.scene()
    scene.speed = 0
    scene.restyle(theme)
    scene.present(match.view(people[0] if len(people) == 1 else NOBODY), match.players, acting=False)
    return scene


def sample(game: Game[Any, Any], plies: int = 14) -> Match[Any, Any]:
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


def forget() -> None:
    """Drop all kept pictures."""
    _kept.clear()


def _with_corners(image: QImage, radius: float, dpr: float) -> QPixmap:
    """Round the corners of a picture, smoothly."""
    mask = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(Qt.GlobalColor.transparent)
    painter = QPainter(mask)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(QRectF(image.rect()), radius * dpr), Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.drawImage(0, 0, image)
    painter.end()
    pixmap = QPixmap.fromImage(mask)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _lightness(image: QImage, rect: QRectF, scale: float) -> float:
    """Tell how light a part of a picture is, from 0 to 1: a title must stand out from it."""
    part = image.copy(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect())
    return part.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightnessF()
