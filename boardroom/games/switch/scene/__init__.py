"""Switch's face and table top."""

from __future__ import annotations

from boardroom.games.switch.scene.face import FACE

__all__ = ["FACE"]
