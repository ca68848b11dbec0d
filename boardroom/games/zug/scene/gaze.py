"""Looking around on the endless table: panning, zooming, fitting, and following what happens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation

from boardroom.games.zug.network import Square
from boardroom.games.zug.scene.geometry import EASY, FURTHEST, NEAREST, Aim, bounds
from boardroom.games.zug.scene.table_top import ZugTableTop
from boardroom.ui.table.scene import GameScene

GLIDE = 220.0  # milliseconds
AIR = 0.4  # squares around what can be seen well
SPARE = 3.0  # squares around the whole table for what others will lay before one has to look elsewhere again


class Gaze:
    """Moves the camera over a table of which one sees a part: by a person's hand, else by itself."""

    def __init__(self, scene: GameScene, top: ZugTableTop, moved: Callable[[], None]) -> None:
        self._scene, self._top, self._moved = scene, top, moved
        self._auto = True  # whether the camera finds its place by itself
        self._least = EASY  # how small it may make the squares then
        self._from = self._aim = top.camera.aim
        self._glide = QVariantAnimation(scene)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._gliding)
        self._glide.finished.connect(self._arrived)

    @property
    def _running(self) -> bool:
        return self._glide.state() == QVariantAnimation.State.Running

    @property
    def goal(self) -> Aim:
        """Where the camera is, or is on its way to."""
        return self._aim if self._running else self._top.camera.aim

    # ---------------------------------------------------------------- by hand

    def zoom(self, factor: float, at: QPointF | None = None, glide: bool = True) -> None:
        """Look from nearer or further; what is at the point stays there."""
        self._auto = False
        middle = self._top.camera.room.center()
        self._go(self.goal.zoomed(factor, (at or middle) - middle), glide)

    def pan(self, by: QPointF, glide: bool = False) -> None:
        """Move the table along with a hand."""
        x, y, pitch = self.goal
        self.look_at(x - by.x() / pitch, y - by.y() / pitch, glide)

    def look_at(self, x: float, y: float, glide: bool = False) -> None:
        """Bring a point of the table into the middle."""
        self._auto = False
        self._go(Aim(x, y, self.goal.pitch), glide)

    def fit(self) -> None:
        """See the whole table, and let the camera follow it again."""
        self._auto, self._least = True, FURTHEST
        self.around(False)

    # ---------------------------------------------------------------- by itself

    def around(self, at_once: bool, *squares: Square, calm: bool = False) -> None:
        """Look where something happened; by itself the camera shows as much of the table as is good.

        Calm: not if that can be seen from here, and else from so far that the next things can be seen, too.
        """
        net, camera, kind = self._top.board.show_.net, self._top.camera, self._top.places.kind
        if net is None:
            return
        calm = calm and kind == "build"  # once all is laid the whole table is seen, and stays as large
        if calm and squares and self.sees(bounds(squares, AIR)):
            return
        whole = bounds(tuple(net.tiles), SPARE if calm else 1.15)
        if kind != "build":
            whole = bounds(tuple(net.tiles)).adjusted(-0.4, -0.75, 0.4, 0.4)
        least = FURTHEST if calm or kind != "build" else self._least  # once all is laid one wants to see it all
        aim = camera.aim_at(whole, least) if self._auto else self._aim
        if squares:
            near, room = bounds(squares, 1.0), camera.room.size() / aim.pitch
            if near.width() < room.width() and near.height() < room.height():
                aim = camera.follow(aim, near)
        self._go(aim, not at_once)

    def sees(self, part: QRectF) -> bool:
        """Tell whether a part of the table is in view, from where the camera is or is going to be."""
        x, y, pitch = self.goal
        room = self._top.camera.room.size() / pitch
        return QRectF(x - room.width() / 2, y - room.height() / 2, room.width(), room.height()).contains(part)

    # ---------------------------------------------------------------- how it gets there

    def _go(self, aim: Aim, glide: bool) -> None:
        self._glide.stop()
        self._aim, self._from = aim._replace(pitch=min(NEAREST, max(FURTHEST, aim.pitch))), self._top.camera.aim
        if glide and self._scene.speed > 0 and self._scene.views() and self._aim != self._from:
            self._glide.setDuration(round(GLIDE / self._scene.speed))
            self._glide.start()
        else:
            self.set(self._aim)

    def _gliding(self, t: float) -> None:
        one, two = self._from, self._aim
        x, y, pitch = (a + (b - a) * t for a, b in zip(one, two, strict=True))
        if abs(one.pitch - two.pitch) > 1e-6:  # zooming: what stays in place must stay in place
            k = (1 / pitch - 1 / one.pitch) / (1 / two.pitch - 1 / one.pitch)
            x, y = one.x + (two.x - one.x) * k, one.y + (two.y - one.y) * k
        self.set(Aim(x, y, pitch))

    def _arrived(self) -> None:
        self._top.board.hurried = False
        self._top.board.update()

    def set(self, aim: Aim) -> None:
        """Look there now."""
        self._top.camera.aim = aim
        self._top.board.hurried = self._running
        self._top.board.update()
        self._moved()
