"""Phoenix on the table: its scene and its face."""

from __future__ import annotations

from boardroom.games.phoenix.scene.face import FACE

__all__ = ["FACE"]
