"""The cubes as things on the table: where they are, what they show, and the shadows they cast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.oxixo.scene.geometry import Compass, Layout
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.pieces.wood import (
    MARGIN,
    Mark,
    cube_picture,
    mark_picture,
    paint_dot,
)
from boardroom.games.oxixo.tables import SIZE
from boardroom.ui.paint.painting import copy, device_scale, line, painted, shade, stroked
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import blurred, paint_blurred
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.paint.vectors import VECTOR
from boardroom.ui.style.theme import Theme

Edge = Literal["", "act", "hot", "held", "wrong"]
Ring = Literal["", "act", "look", "danger"]

GROUND: Final = 10.0  # the height in the picture of the cubes of the last rank
HELD: Final = 31.0
REACH: Final = 18  # how far edges and glows go beyond a cube


class Pose(NamedTuple):
    """Where a cube is: file and rank (fractions on the way), height above the ground, size, and how much of a ghost."""

    file: float
    rank: float
    height: float = 0.0
    scale: float = 1.0
    ghost: float = 0.0

    def between(self, other: Pose, t: float) -> Pose:
        """Return the pose on the way to another."""
        return Pose(*(a + (b - a) * t for a, b in zip(self, other, strict=True)))


def home(cell: int) -> Pose:
    """Return how a cube stands on a cell."""
    rank, file = divmod(cell, SIZE)
    return Pose(file, rank)


class Cube(QGraphicsItem):
    """One of the 25; the same thing through the whole game, whatever mark it shows."""

    def __init__(self, ident: int, layout: Layout, theme: Theme) -> None:
        super().__init__()
        self.ident = ident
        self.layout, self.theme = layout, theme
        self.pose = home(ident)
        self.mark: Mark = ""
        self.mark_strength = 1.0  # below 1 while it appears
        self.dot: Compass | None = None
        self.dot_strength = 1.0
        self.edge: Edge = ""
        self.ring: Ring = ""
        self.entering = False  # the ghost of a cube that would be pushed in
        self.held = False
        self.turning = False  # its dot is being chosen
        self.veil = 0.0  # how much it steps back behind a finished line
        self.nudge = 0.0  # sideways, in pixels
        self._painted: tuple[object, ...] = ()
        self.place(self.pose)

    def place(self, pose: Pose) -> None:
        """Put the cube somewhere."""
        changed = pose.ghost != self.pose.ghost
        self.pose = pose
        lay, scale = self.layout, pose.scale
        corner = lay.corner(pose.file, pose.rank, pose.height)
        grown = QPointF(lay.side * (scale - 1) / 2, lay.deep * (scale - 1) / 2)
        self.setPos(corner - grown + QPointF(self.nudge, 0))
        self.setScale(scale)
        self.setZValue(HELD if self.held else GROUND + SIZE - 1 - pose.rank)
        if changed:
            self.update()

    def restyle(self, layout: Layout, theme: Theme) -> None:
        """Change to another table or theme."""
        self.prepareGeometryChange()
        self.layout, self.theme = layout, theme
        self.place(self.pose)
        self.update()

    def refresh(self) -> None:
        """Paint the cube again if it shows something else than last time."""
        shown = (
            self.ident, self.mark, self.mark_strength, self.dot, self.dot_strength, self.edge, self.ring, self.veil,
            self.turning,
        )  # fmt: skip
        if shown != self._painted:
            self._painted = shown
            self.update()

    @property
    def still(self) -> bool:
        """Whether it stands where cubes stand, so that it can be painted on whole pixels."""
        return self.pose.scale == 1 and float(self.pose.file).is_integer() and float(self.pose.rank).is_integer()

    def boundingRect(self) -> QRectF:
        return self.layout.body.boundingRect().adjusted(-REACH, -REACH, REACH, REACH)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lay, wood, theme = self.layout, woods(self.theme), self.theme
        scale = sharp_scale(painter, widget, self.scale())
        at = QPointF(-MARGIN, -MARGIN)
        if self.edge == "held":
            copy(painter, QPointF(-REACH, -REACH), held_edge_picture(lay, theme, scale), self.still)
        copy(painter, at, cube_picture(lay, wood, self.ident, scale), self.still)
        if self.pose.ghost:
            tint, alpha = (theme.act, 0.42) if self.entering else ("#F3E2C0", 0.27)
            painter.fillPath(lay.body, shade(tint, alpha * self.pose.ghost))
        if self.veil:
            painter.fillPath(lay.body, shade(theme.ground if theme.dark else wood.dark, 0.45 * self.veil))
        if self.mark:
            self._paint_mark(painter, scale)
        if self.edge in ("act", "hot", "wrong"):
            copy(painter, QPointF(-REACH, -REACH), edge_picture(lay, theme, self.edge, scale), self.still)

    def _paint_mark(self, painter: QPainter, scale: float) -> None:
        lay, wood, theme, at = self.layout, woods(self.theme), self.theme, QPointF(-MARGIN, -MARGIN)
        if self.ring:
            copy(painter, at, ring_picture(lay, theme, self.mark, self.ring, scale), self.still)
        painter.setOpacity(self.mark_strength * (1 - 0.35 * self.veil))
        copy(painter, at, mark_picture(lay, wood, self.mark, scale), self.still)
        if self.dot is not None:
            painter.setOpacity(painter.opacity() * self.dot_strength)
            if self.turning:
                self._paint_turning(painter, self.dot)
            else:
                paint_dot(painter, lay, wood, self.dot)
        painter.setOpacity(1)

    def _paint_turning(self, painter: QPainter, compass: Compass) -> None:
        """Paint the dot where it would point now, and a dashed one where else it could."""
        lay, wood = self.layout, woods(self.theme)
        here = lay.dot(compass)
        there = QPointF(lay.side - here.x(), lay.deep - here.y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("act"))
        painter.drawEllipse(here, 8.2, 8.2)
        painter.setBrush(shade(wood.inlay[0]))
        painter.drawEllipse(here, 4.8, 4.8)
        pen = line(shade(wood.inlay[0]), 1.6)
        pen.setDashPattern([1.6, 1.4])
        painter.setPen(pen)
        painter.setBrush(shade(wood.dark, 0.55))
        painter.drawEllipse(there, 5.4, 5.4)


@kept
def held_edge_picture(layout: Layout, theme: Theme, scale: float) -> QPixmap:
    """Return what lies around a cube in one's hand: a glow, and a teal edge inside a cream one."""
    body = layout.body

    def paint(painter: QPainter) -> None:
        paint_blurred(painter, stroked(body, 16), theme.color("act", 0.55), 4, QPointF())
        painter.strokePath(body, line(theme.color("panel"), 11, rounded=True))
        painter.strokePath(body, line(theme.color("act"), 7, rounded=True))

    return painted(body.boundingRect().adjusted(-REACH, -REACH, REACH, REACH), scale, paint)


@kept
def edge_picture(layout: Layout, theme: Theme, edge: Edge, scale: float) -> QPixmap:
    """Return the edge around the top of a cube that one can take, or that one can't."""
    color = theme.color("danger" if edge == "wrong" else "act")
    wide = 2.4 if edge == "act" else 4.2
    top, around = layout.top_face(0.9 - wide / 2), layout.top_face(0.1 - wide)

    def paint(painter: QPainter) -> None:
        if edge != "act":
            paint_blurred(painter, stroked(top, 9), shade(color.name(), 0.6), 4, QPointF())
        painter.strokePath(around, line(theme.color("panel", woods(theme).halo), 2.2, rounded=True))
        painter.strokePath(top, line(color, wide, rounded=True))
        if edge == "wrong":  # not by colour alone
            at = QPointF(layout.side - 15, 15)
            painter.setPen(line(theme.color("panel"), 1.5))
            painter.setBrush(color)
            painter.drawEllipse(at, 9.5, 9.5)
            painter.setPen(line(theme.color("panel"), 2.4, rounded=True))
            painter.drawLine(at - QPointF(4, 4), at + QPointF(4, 4))

    box = layout.body.boundingRect().adjusted(-REACH, -REACH, REACH, REACH)
    return painted(box, scale, paint)


@kept
def ring_picture(layout: Layout, theme: Theme, mark: Mark, ring: Ring, scale: float) -> QPixmap:
    """Return the outline that makes a mark stand out of its cube."""
    shape = layout.cross if mark == "cross" else layout.ring

    def paint(painter: QPainter) -> None:
        painter.strokePath(shape, line(theme.color("panel"), 9.5, rounded=True))
        painter.strokePath(shape, line(theme.color(ring), 6.5, rounded=True))

    return painted(QRectF(0, 0, layout.side, layout.deep).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), scale, paint)


class Shadows(QGraphicsItem):
    """The shadows of all standing cubes together: where they overlap it gets no darker."""

    def __init__(self, layout: Layout, theme: Theme, cubes: Sequence[Cube]) -> None:
        super().__init__()
        self._layout, self._theme, self._cubes = layout, theme, cubes
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self._still: tuple[tuple[float, float], ...] = ()
        self._moved = QRectF()  # where shadows moved last
        self.setZValue(2)

    def restyle(self, layout: Layout, theme: Theme) -> None:
        """Change to another table or theme."""
        self.prepareGeometryChange()
        self._layout, self._theme, self._drawn = layout, theme, ()

    def boundingRect(self) -> QRectF:
        reach = self._layout.pitch + 40
        return self._layout.field.adjusted(-reach, -reach, reach, reach)

    def follow(self) -> None:
        """Let the shadows of cubes that move go with them, and leave the others alone."""
        now = QRectF()
        for cube in self._moving():
            now = now.united(self._reach.translated(self._layout.base(cube.pose.file, cube.pose.rank)))
        still = self._standing()
        if still != self._still:  # some have begun or ceased to move
            self._still = still
            self.update()
        elif now != self._moved:
            self.update(now.united(self._moved))
        self._moved = now

    def _standing(self) -> tuple[tuple[float, float], ...]:
        return tuple(sorted(cube.pose[:2] for cube in self._cubes if cube.still and not cube.held))

    def _moving(self) -> list[Cube]:
        return [cube for cube in self._cubes if not cube.held and not cube.still]

    @property
    def _reach(self) -> QRectF:
        return self._layout.cast().boundingRect().adjusted(-14, -14, 14, 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lay, scale = self._layout, sharp_scale(painter, widget)
        if scale == VECTOR:  # shadows that are added up are made of pixels
            scale = 1.0
        wood, box = woods(self._theme), lay.field.adjusted(-40, -40, 60, 60)
        sprite, offset = blurred(lay.cast(), shade(wood.shadow), 4, scale)
        key = (scale, self._standing())
        if key != self._drawn:
            self._drawn = key

            def paint(inner: QPainter) -> None:
                inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
                for file, rank in key[1]:
                    inner.drawPixmap(lay.base(file, rank) + offset, sprite)

            self._pixmap = painted(box, scale, paint)
        painter.setOpacity(wood.cast)
        copy(painter, box.topLeft(), self._pixmap)
        for cube in self._moving():
            painter.drawPixmap(lay.base(cube.pose.file, cube.pose.rank) + offset, sprite)
        painter.setOpacity(1)


class HeldShadow(QGraphicsItem):
    """The shadow of a cube in the air, which falls on whatever is below."""

    def __init__(self, layout: Layout, theme: Theme) -> None:
        super().__init__()
        self._layout, self._theme = layout, theme
        self._strength = 0.0
        self.setZValue(HELD - 1)
        self.setVisible(False)

    def restyle(self, layout: Layout, theme: Theme) -> None:
        """Change to another table or theme."""
        self.prepareGeometryChange()
        self._layout, self._theme = layout, theme

    def follow(self, pose: Pose | None) -> None:
        """Lie below a cube in the air, or nowhere."""
        self.setVisible(pose is not None)
        if pose is None:
            return
        lay = self._layout
        high = min(1.0, pose.height / lay.lift)
        self.setPos(lay.base(pose.file, pose.rank) - QPointF(0.17, 0.13) * (90 * (1 - high)))
        if abs(high - self._strength) > 0.01:
            self._strength = high
            self.update()

    def boundingRect(self) -> QRectF:
        return self._layout.cast(90).boundingRect().adjusted(-28, -28, 28, 28)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        wood = woods(self._theme)
        strength = (0.55 if self._theme.dark else 0.40) * (0.4 + 0.6 * self._strength)
        pixmap, corner = blurred(self._layout.cast(90), shade(wood.shadow), 8, device_scale(painter))
        painter.setOpacity(strength)
        painter.drawPixmap(corner, pixmap)
        painter.setOpacity(1)
