"""Films as picture sequences: `python -m tools.films FOLDER` draws a computer's turn, and the end, of every game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from boardroom.app.settings.preferences import FIRST_GAMES, Settings
from boardroom.app.start.application import make_application
from boardroom.core.game import CHANCE, Game
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games import GAMES
from boardroom.ui.table.pick_scene import PickScene
from tools.shots import Studio, played

ENDED: Final = Path(__file__).parents[1] / "tests" / "games" / "playthroughs"
ENDS: Final = {
    "oxixo": "oxixo-2-line",
    "phoenix": "phoenix-2-sorted",
    "switch": "switch-3-last-card",
    "switcher": "switcher-2-deck",
    "zug": "zug-3-full",
}
SIZE: Final = (1280, 800)
SMALL: Final = QSize(640, 400)
PICTURES, ACROSS = 8, 4
BEAT: Final = 60  # milliseconds between the pictures that there are to choose from
AFTERWARDS: Final = 600  # milliseconds until everything has come to rest
LONGEST: Final = 400  # pictures of a turn


def _scene(studio: Studio) -> PickScene[Any, Any, Any]:
    screen = studio.navigator.screens.table
    assert screen.table is not None
    scene = screen.table.scene
    assert isinstance(scene, PickScene)
    return scene


def _snap(studio: Studio) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    return studio.window.grab().toImage().scaled(SMALL, Qt.AspectRatioMode.KeepAspectRatio, smooth)


def turn(studio: Studio) -> Iterator[QImage]:
    """Show all that happens until it is a person's turn again, moment by moment, on a clock of its own."""
    scene, table = _scene(studio), studio.navigator.screens.table.table
    assert table is not None
    yield _snap(studio)
    for _ in range(LONGEST):
        if scene.moving:
            reel = scene.reel
            reel.pause()
            for now in range(0, reel.duration(), BEAT):
                reel.setCurrentTime(now)
                yield _snap(studio)
            scene.skip()
        elif table.over or (table.match.turn >= 0 and table.match.players[table.match.turn].kind == "human"):
            break
        studio.settle(5)
    studio.settle(AFTERWARDS)
    yield _snap(studio)


def finale(studio: Studio, last: str) -> Iterator[QImage]:
    """Play the last move of a match, and show how it is celebrated."""
    scene, table = _scene(studio), studio.navigator.screens.table.table
    assert table is not None
    table.lift_curtain()
    table.preferences.change(warn=False)
    table.play(last)
    while scene.moving:
        scene.skip()
    studio.settle(AFTERWARDS)
    scene.speed = 0.0
    scene.celebrate()
    for moment in range(PICTURES):
        scene.fanfare.show_at((moment + 0.5) / PICTURES)
        yield _snap(studio)


def strip(pictures: Sequence[QImage]) -> QImage:
    """Lay some of the pictures side by side, as far apart in time as each other."""
    last = len(pictures) - 1
    chosen = [pictures[round(last * number / (PICTURES - 1))] for number in range(PICTURES)]
    size = chosen[0].size()
    whole = QImage(size.width() * ACROSS, size.height() * (PICTURES // ACROSS), QImage.Format.Format_RGB32)
    painter = QPainter(whole)
    for number, picture in enumerate(chosen):
        row, column = divmod(number, ACROSS)
        painter.drawImage(column * size.width(), row * size.height(), picture)
    painter.end()
    return whole


def before_the_end(game: Game) -> tuple[Match, str]:
    """Return a recorded match before its last decision, now among people, and that decision."""
    file = ENDED / f"{ENDS[game.key]}.boardroom"
    record = read_record(json.loads(file.read_text(encoding="utf-8"))["record"])
    last = max(index for index, entry in enumerate(record.log) if entry.seat >= 0)
    people = [Player(name=name) for name in ("Ana", "Ben", "Cleo", "Dan", "Eva")][: len(record.players)]
    return Match(game, record.model_copy(update={"log": record.log[:last], "players": people})), record.log[last].text


def _before_a_computer(studio: Studio, moves: int) -> Match:
    """Return a match in which a computer is on turn, after at least so many moves."""
    bots = [Player(kind="bot", level=3)] * (studio.game.seats[0] - 1)
    while (match := played(studio.game, [Player(), *bots], moves, "film")).turn in (0, CHANCE):
        moves += 1
    return match


def main(argv: Sequence[str] | None = None) -> int:
    """Draw the strips."""
    parser = argparse.ArgumentParser(prog="films", description="Draw a computer's turn and the end of every game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=[game.key for game in GAMES], help="only this one")
    parser.add_argument("--theme", default="light", choices=["light", "dark"])
    parser.add_argument("--only", choices=["turn", "finale"])
    parser.add_argument("--moves", type=int, default=12, help="how many moves come before the turn")
    wanted = parser.parse_args(argv)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    app = make_application([])
    for game in GAMES:
        if wanted.game in (None, game.key):
            for kind in ("turn", "finale"):
                if wanted.only in (None, kind):
                    print(_draw(wanted.folder, game.key, kind, wanted.theme, wanted.moves))
    app.processEvents()
    return 0


def _draw(folder: Path, key: str, kind: str, theme: str, moves: int) -> Path:
    settings = Settings.model_validate(
        {"theme": theme, "language": "en", "motion": "on", "begun": {key: FIRST_GAMES + 1}}
    )
    with TemporaryDirectory() as saves:
        studio = Studio(Path(saves), settings, SIZE, key)
        if kind == "turn":
            studio.navigator.play(_before_a_computer(studio, moves))
            pictures = list(turn(studio))
        else:
            match, last = before_the_end(studio.game)
            studio.navigator.play(match)
            pictures = list(finale(studio, last))
        strip(pictures).save(str(file := folder / f"{key}-{kind}-{theme}.png"))
        studio.close()
    return file


if __name__ == "__main__":
    sys.exit(main())
