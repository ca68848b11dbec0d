"""Looking around on the endless table: panning, zooming, fitting, and following what happens."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSizeF, QVariantAnimation

from boardroom.games.zug.network import Square
from boardroom.games.zug.scene.geometry import EASY, FURTHEST, NEAREST, STEP, Camera, bounds
from boardroom.games.zug.scene.table_top import TableTop
from boardroom.ui.play_scene import PlayScene

GLIDE = 220.0  # milliseconds
PAN = 120.0  # scene units that an arrow key moves the table
Aim = tuple[float, float, float]


class LookingScene(PlayScene):
    """A table of which one sees a part. What lies on it and what one does there is told by its heirs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._top = TableTop(self)
        self.setSceneRect(self._top.places.home)
        self._auto = True  # whether the camera finds its place by itself
        self._least = EASY  # how small it may make the squares then
        self._aim: Aim = (0.5, 0.5, self.camera.pitch)
        self._from: Aim = self._aim
        self._gaze = QVariantAnimation(self)
        self._gaze.setStartValue(0.0)
        self._gaze.setEndValue(1.0)
        self._gaze.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._gaze.valueChanged.connect(self._gazing)
        self._gaze.finished.connect(self._arrived)

    @property
    def camera(self) -> Camera:
        """Which part of the table is seen."""
        return self._top.board.camera

    def make_room(self, room: QSizeF) -> None:
        """Lay the table out for a view of that size."""
        if self._top.resize(room):
            self.setSceneRect(self._top.places.home)
            self._look_around(True)
            self._looked()

    def home(self) -> QRectF:
        return self._top.places.home

    # ---------------------------------------------------------------- what a person does

    def zoom(self, factor: float, at: QPointF | None = None, glide: bool = True) -> None:
        """Look from nearer or further; what is at the point stays there."""
        self._auto = False
        target = Camera()
        target.room = self.camera.room
        target.x, target.y, target.pitch = self._aim if self._gaze.state() == self._gaze.State.Running else self._now
        target.zoom(factor, at if at is not None else self.camera.room.center())
        self._go((target.x, target.y, target.pitch), glide)

    def pan(self, by: QPointF, glide: bool = False) -> None:
        """Move the table along with a hand."""
        self._auto = False
        x, y, pitch = self._aim if self._gaze.state() == self._gaze.State.Running else self._now
        self._go((x - by.x() / pitch, y - by.y() / pitch, pitch), glide)

    def fit(self) -> None:
        """See the whole table, and let the camera follow it again."""
        self._auto, self._least = True, FURTHEST
        self._look_around(False)

    def look_at(self, x: float, y: float) -> None:
        """Bring a point of the table into the middle."""
        self._auto = False
        self._go((x, y, self.camera.pitch), False)

    def pinch(self, at: QPointF, factor: float) -> bool:
        """Zoom with two fingers."""
        if not self._top.places.cloth.contains(at):
            return False
        self.zoom(factor, at, glide=False)
        return True

    # ---------------------------------------------------------------- where to look

    @property
    def _now(self) -> Aim:
        return self.camera.x, self.camera.y, self.camera.pitch

    def _bounds(self) -> QRectF:
        net = self._top.board.show_.net
        assert net is not None
        if self._top.places.kind == "build":
            return bounds(tuple(net.tiles), 1.15)
        return bounds(tuple(net.tiles)).adjusted(-0.4, -0.75, 0.4, 0.4)

    def _look_around(self, at_once: bool, *squares: Square) -> None:
        """Look where something happened; by itself the camera shows as much of the table as is good."""
        net = self._top.board.show_.net
        if net is None:
            return
        least = FURTHEST if self._top.places.kind == "over" else self._least  # in the end one wants to see it all
        aim = self.camera.aim(self._bounds(), least) if self._auto else self._aim
        if squares:
            near = bounds(squares, 1.0)
            wide, high = self.camera.room.width() / aim[2], self.camera.room.height() / aim[2]
            if near.width() < wide and near.height() < high:
                aim = self.camera.follow(aim, near)
        self._go(aim, not at_once)

    def _go(self, aim: Aim, glide: bool) -> None:
        self._gaze.stop()
        aim = (aim[0], aim[1], min(NEAREST, max(FURTHEST, aim[2])))
        self._aim, self._from = aim, self._now
        if glide and self.speed > 0 and self.views() and aim != self._from:
            self._gaze.setDuration(round(GLIDE / self.speed))
            self._gaze.start()
        else:
            self._set(aim)

    def _gazing(self, t: float) -> None:
        one, two = self._from, self._aim
        x, y, pitch = (a + (b - a) * t for a, b in zip(one, two, strict=True))
        if one[2] != two[2] and abs(one[2] - two[2]) > 1e-6:  # zooming: what stays in place must stay in place
            k = (1 / pitch - 1 / one[2]) / (1 / two[2] - 1 / one[2])
            x, y = one[0] + (two[0] - one[0]) * k, one[1] + (two[1] - one[1]) * k
        self._set((x, y, pitch))

    def _arrived(self) -> None:
        self._top.board.hurried = False
        self._top.board.update()

    def _set(self, aim: Aim) -> None:
        camera = self.camera
        camera.x, camera.y, camera.pitch = aim
        self._top.board.hurried = self._gaze.state() == self._gaze.State.Running
        self._top.board.update()
        self._looked()

    def _looked(self) -> None:
        """The camera has moved: what is beside a tile moves along."""

    @staticmethod
    def step_factor(nearer: bool) -> float:
        """Return by how much one press of a key zooms."""
        return STEP if nearer else 1 / STEP
