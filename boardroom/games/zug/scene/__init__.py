"""How Zug looks and speaks: a railway map on old paper."""

from __future__ import annotations

from boardroom.games.zug.scene.face import FACE

__all__ = ["FACE"]
