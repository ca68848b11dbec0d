"""The window onto a table: always shows all of it, as large as fits, and passes on keys and focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from boardroom.ui.table.cell_buttons import CellButtons
from boardroom.ui.table.scene import GameScene

translate = QCoreApplication.translate

OPPOSITE: Final = {
    Qt.Key.Key_Left: Qt.Key.Key_Right,
    Qt.Key.Key_Right: Qt.Key.Key_Left,
    Qt.Key.Key_Up: Qt.Key.Key_Down,
    Qt.Key.Key_Down: Qt.Key.Key_Up,
}


class BoardView(QGraphicsView):
    """A view of a GameScene. Vectors are drawn at the size they are shown at, so it is crisp at any scale.

    It can be turned for the person opposite. The table doesn't know: the view turns what goes in and out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)  # tables answer to a pointer that only passes
        self.setMinimumSize(240, 240)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._turned = False
        self._covered = False
        self._cells = CellButtons(self)
        self._name()

    @property
    def table(self) -> GameScene | None:
        """The table that is looked at."""
        scene = self.scene()
        return scene if isinstance(scene, GameScene) else None

    def show_scene(self, scene: GameScene | None) -> None:
        """Look at another table, or at none."""
        old = self.scene()
        if isinstance(old, GameScene):
            old.cells_changed.disconnect(self._cells.follow)
            old.sceneRectChanged.disconnect(self.fit)
        self.setScene(scene)
        if scene is not None:
            scene.cells_changed.connect(self._cells.follow)
            scene.sceneRectChanged.connect(self.fit)
            self.fit()
        self._cells.follow()

    @property
    def turned(self) -> bool:
        """Whether the table is seen from the other side."""
        return self._turned

    def turn(self, on: bool) -> None:
        """Show the table to the person opposite, or as it was."""
        if on != self._turned:
            self._turned = on
            self.fit()

    @property
    def covered(self) -> bool:
        """Whether nobody may look at the table now, nor have it read out."""
        return self._covered

    def cover(self, on: bool) -> None:
        """Keep the table from whoever can't see what lies over it, or give it back."""
        if on != self._covered:
            self._covered = on
            self._cells.follow()

    def fit(self) -> None:
        """Show the table whole, as large as it goes."""
        scene = self.scene()
        if isinstance(scene, GameScene):
            shown = self.viewport().rect().toRectF()
            scene.make_room(shown.size())
            home = scene.home()
            scale = min(shown.width() / max(1.0, home.width()), shown.height() / max(1.0, home.height()))
            self.resetTransform()
            self.rotate(180.0 if self._turned else 0.0)
            self.scale(scale, scale)
            # The table's ground goes on beyond what must be seen: let it fill the window to the edges.
            around = QRectF(home.topLeft(), home.size().expandedTo(shown.size() / scale))
            around.moveCenter(home.center())
            self.setSceneRect(around)
            self._cells.follow()

    def focusNextPrevChild(self, forward: bool) -> bool:
        scene = self.scene()
        if isinstance(scene, GameScene) and scene.tab(forward):
            return True
        return super().focusNextPrevChild(forward)

    def viewportEvent(self, event: QEvent) -> bool:
        """Let two fingers zoom a table that can be zoomed, on a touchpad or on the screen itself."""
        scene = self.scene()
        if isinstance(scene, GameScene):
            if isinstance(event, QNativeGestureEvent):
                if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                    return scene.pinch(self.mapToScene(event.position().toPoint()), 1 + event.value())
            elif isinstance(event, QGestureEvent):
                pinch = event.gesture(Qt.GestureType.PinchGesture)
                if isinstance(pinch, QPinchGesture):
                    at = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                    return scene.pinch(self.mapToScene(at), pinch.scaleFactor())
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows go the way that is seen."""
        key = OPPOSITE.get(Qt.Key(event.key())) if self._turned else None
        if key is None:
            super().keyPressEvent(event)
            return
        seen = QKeyEvent(event.type(), key, event.modifiers(), event.text(), event.isAutoRepeat(), event.count())
        super().keyPressEvent(seen)
        event.setAccepted(seen.isAccepted())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let two fingers that push a table along push it the way that is seen."""
        if not self._turned or event.pixelDelta().isNull():
            super().wheelEvent(event)
            return
        seen = QWheelEvent(
            event.position(), event.globalPosition(), -event.pixelDelta(), event.angleDelta(), event.buttons(),
            event.modifiers(), event.phase(), event.inverted(), event.source(),
        )  # fmt: skip
        super().wheelEvent(seen)
        event.setAccepted(seen.isAccepted())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._cells.follow()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cells.leave()

    def _name(self) -> None:
        self.setAccessibleName(translate("BoardView", "The table"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            scene = self.scene()
            if isinstance(scene, GameScene):
                scene.retranslate()
