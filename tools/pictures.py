"""Pictures of the tables, for README and software centres: `python -m tools.pictures` draws those of docs/pictures."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from boardroom.app.settings.preferences import FIRST_GAMES, Settings
from boardroom.app.start.application import make_application
from boardroom.core.match import Match
from boardroom.core.record import read_record
from boardroom.core.store import SUFFIX
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.scene import GameScene
from tools.shots import Studio

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
SIZE: Final = (1280, 800)
QUALITY: Final = 85  # of 100: sharp, and all of them together well below a megabyte
# What the person at the table has picked up, and where the pointer rests then: keys of cells.
PICKED: Final = {
    "oxixo": ("b1", "entry:a1"),
    "phoenix": ("card:2", "mine:5"),
    "switcher": ("d3", "d5"),
}


def _pick(scene: GameScene[Any, Any], picked: str, over: str) -> None:
    scene.press(picked)
    scene.hover(next(cell.rect.center() for cell in scene.cells() if cell.key == over))


def draw(save: Path, folder: Path) -> Path:
    """Open a saved match in a window, pick something up, and take a picture of it."""
    with TemporaryDirectory() as saves:
        studio = Studio(
            Path(saves),
            Settings(theme="light", language="en", motion="off", begun={save.stem: FIRST_GAMES + 1}),
            SIZE,
            save.stem,
        )
        studio.navigator.play(Match(studio.game, read_record(json.loads(save.read_text(encoding="utf-8")))))
        studio.settle()
        if save.stem in PICKED:
            (scene,) = (view.scene() for view in studio.window.findChildren(BoardView) if view.isVisible())
            assert isinstance(scene, GameScene)
            _pick(scene, *PICKED[save.stem])
        picture = folder / f"{save.stem}.webp"
        studio.shoot(picture, QUALITY)
        studio.close()
    return picture


def main() -> int:
    """Draw every match of docs/pictures, beside it or into another folder."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    app = make_application([])
    for save in sorted(FOLDER.glob(f"*{SUFFIX}")):
        print(draw(save, folder))
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
