"""What pawns and cubes have in common: they stand somewhere, can be lifted, and show whether they can be taken."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem

from boardroom.games.phoenix.scene.geometry import Stance


class StandingPiece(QGraphicsItem):
    """A pawn or a cube: where it stands, how high it is lifted, and whether it can be taken."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = ""
        self.lit = ""
        self.pose = Stance(0.0, 0.0)
        self.setVisible(False)

    def show_as(self, colour: str, lit: str = "") -> None:
        """Show a colour, or nothing where there is no piece."""
        self.setVisible(bool(colour))
        if (colour, lit) != (self.colour, self.lit):
            self.colour, self.lit = colour, lit
            self.update()

    def place(self, pose: Stance) -> None:
        """Put the piece somewhere."""
        if pose != self.pose:
            self.pose = pose
            self.setPos(pose.x, pose.y - pose.up)
            self.update()
