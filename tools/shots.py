"""Pictures of every screen, in every language and theme: `python -m tools.shots FOLDER`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from boardroom.ai.bot import Answer, Budget
from boardroom.ai.worker import Inline, Request, think
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.fairness.salt_sheet import SaltSheet
from boardroom.app.fairness.sheet import FairSheet
from boardroom.app.help.sheets import about
from boardroom.app.home.cards import GameCard
from boardroom.app.reading.figure import FigureCard
from boardroom.app.settings.apply_settings import AppliedSettings
from boardroom.app.settings.preferences import Preferences, Settings, Setup
from boardroom.app.start.application import make_application
from boardroom.app.thinking import Thinker
from boardroom.app.window import Window
from boardroom.books.lessons.library import lessons
from boardroom.books.rulebook.book import plain
from boardroom.core.files import BrokenSave
from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.match import Match
from boardroom.core.record import Player, Record
from boardroom.core.store import Store
from boardroom.games import GAMES
from boardroom.languages import LANGUAGES, SOURCE
from boardroom.ui.kit.overlay import sheets

NODES: Final = 1500  # a little thinking, the same on every machine
HASTE: Final = 20  # milliseconds, where nobody waits for beauty
Screen = Callable[["Studio"], object]


def _think(request: Request, stop: Callable[[], bool]) -> Answer:
    return _answer(replace(request, budget=Budget(nodes=NODES)))


@cache
def _answer(request: Request) -> Answer:
    """Think once: the same positions come up in every language, theme and size."""
    return think(request)


def played(game: Game, players: Sequence[Player], moves: int, seed: str, **options: Any) -> Match:
    """Return a match after so many moves of the players; with many it is played to its end."""
    match = Match.new(game, players, game.options(**options), seed=seed)
    rng = Random(seed)
    made = 0
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
            continue
        if made == moves:
            break
        made += 1
        choices = game.moves(match.state)
        if moves < 100:  # stay clear of the end
            choices = [move for move in choices if game.turn(game.apply(match.state, move)) != NOBODY] or choices
        match.play(rng.choice(choices), seconds=2.0)
    return match


@cache
def _saves() -> tuple[Record, ...]:
    """Return matches of all our games: unfinished, won, lost and drawn."""
    found = []
    you, ana, bea = Player(), Player(name="Ana"), Player(name="Bea")
    for game in GAMES:
        bots = [Player(kind="bot", level=level) for level in (4, 3, 2, 1)]
        few, many = game.seats[0], game.seats[-1]
        for i, players in enumerate(
            ([you, *bots][:few], [ana, bots[1], bea, bots[2]][:many], [you, *bots[1:]][:few], [ana, bea][:few])
        ):
            if len(players) in game.seats:
                found.append(played(game, players, (9, 14, 400, 400)[i], f"shot {i}").record())
        for i in range(8):
            players = [you, *bots[i % 4 :], *bots][:few]
            found.append(played(game, players, 400, f"more {i}").record())
    return tuple(found)


class Studio:
    """A window with games in all states, in a folder of its own."""

    def __init__(self, folder: Path, settings: Settings, size: tuple[int, int], key: str, hasty: bool = False) -> None:
        """Open the window; hasty: don't wait until everything is as beautiful as for a picture."""
        self._hasty, self._folder = hasty, folder
        self.preferences = Preferences(settings)
        self.in_force = AppliedSettings(self.preferences, None)
        self.catalogue = GameCatalogue()
        self.game = self.catalogue.game(key)
        self.window = Window()
        self.store = Store(folder, self.catalogue.game, self.window.hear_of)
        self.inline = Inline(_think)
        self.window.resize(*size)
        self.window.show()
        self.window.furnish(self.preferences, self.catalogue, self.store, Thinker(lambda: self.inline, self.window))
        assert self.window.navigator is not None
        self.navigator = self.window.navigator
        self.navigator.rulebooks.originals.originals.folder = folder / "booklets"
        self.settle()

    def settle(self, milliseconds: int = 60) -> None:
        """Let everything that is under way come to an end."""
        loop = QEventLoop()
        QTimer.singleShot(min(milliseconds, HASTE) if self._hasty else milliseconds, loop.quit)
        loop.exec()
        QCoreApplication.sendPostedEvents()  # what was just changed is laid out before anybody looks

    def fill(self) -> None:
        """Save some matches: unfinished, won, lost, drawn and broken."""
        for record in _saves():
            self.store.save(record)
        self.window.hear_of(BrokenSave(self.store.folder / "3f9a.boardroom", "torn", "line 41, column 7"))

    def match(self, moves: int, full: bool = False, seed: str = "shot") -> Match:
        """Return a match of the game, a person against as few computers as it takes, or as many as it can have."""
        bots = [Player(kind="bot", level=4)] * (self.game.seats[-1 if full else 0] - 1)
        return played(self.game, [Player(), *bots], moves, seed)

    def booklet(self) -> Path:
        """Write a booklet of the game: its own rules, as if they had come from the box."""
        file = self._folder / f"{self.game.key}.txt"
        book = self.navigator.rulebooks.book(self.game.key)
        file.write_text("\n\n".join(plain(part) for block in book.blocks for part in block.parts), encoding="utf-8")
        return file

    def wait(self, until: Callable[[], object]) -> None:
        """Wait for something that another thread or process does."""
        while not until():
            self.settle(20)

    @property
    def uppermost(self) -> QWidget:
        """What is to be read: the menu or the sheet that lies over the window, or else the window."""
        over = sheets(self.window)
        return QApplication.activePopupWidget() or (over[-1].sheet if over else self.window)

    def shoot(self, file: Path, quality: int = -1) -> None:
        """Take a picture of the window, or of the menu over it, when its covers are painted."""
        self.settle()
        while any(card.waits for card in self.window.findChildren(GameCard)):
            self.settle()
        (QApplication.activePopupWidget() or self.window).grab().save(str(file), quality=quality)

    def clear(self) -> None:
        """Close what lies over the screen."""
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
        self.window.menuBar().hide()
        for sheet in reversed(sheets(self.window)):
            sheet.close_sheet()
        self.settle(0)

    def close(self) -> None:
        """Clear away."""
        self.window.close()
        self.window.deleteLater()
        self.in_force.deleteLater()
        self.settle(0)


def _sheet(studio: Studio, full: bool = False) -> None:
    bots = [Player(kind="bot", level=level) for level in (4, 3, 2, 1)]
    seats = studio.game.seats[-1 if full else 0]
    studio.navigator.new_game(studio.game.key, Setup(players=[Player(), *bots[: seats - 1]]))


def _play(studio: Studio, moves: int, full: bool = False) -> None:
    studio.navigator.play(studio.match(moves, full))


def _result(studio: Studio) -> None:
    """Show how a match has ended; what would go on for ever at random is resigned."""
    match = studio.match(400)
    if match.outcome is None:
        match.resign()
    studio.navigator.play(match)


def _hint(studio: Studio) -> None:
    _play(studio, 8)
    studio.window.commands.hint.trigger()
    studio.settle(400)


def _review(studio: Studio) -> None:
    studio.navigator.review(studio.match(24).record())
    judging = studio.navigator.screens.review.review
    while judging is not None and judging.running:
        studio.settle(20)
    studio.settle(400)


def _with_dice(studio: Studio) -> Game:
    return next(game for game, face in studio.catalogue if face.dice() is not None)


def _fairness(studio: Studio, moves: int) -> None:
    players = [Player(), Player(kind="bot", level=4)]
    studio.navigator.play(played(_with_dice(studio), players, moves, "shot"))
    studio.navigator.show_fairness()
    sheet = studio.navigator.reading
    if isinstance(sheet, FairSheet) and sheet.over:
        sheet.show_seed()
        sheet.start_check()
        studio.settle(400)


def _salt(studio: Studio) -> None:
    players = [Player(), Player(kind="bot", level=4)]
    studio.navigator.start(_with_dice(studio).key, Setup(players=players, salted=True))
    sheet = studio.navigator.reading
    assert isinstance(sheet, SaltSheet)
    sheet.field.setText("Ana was here")
    studio.settle(400)


def _throws(studio: Studio) -> None:
    studio.navigator.show_throws_of(_with_dice(studio).key)
    studio.settle(1000)


def _read(studio: Studio, id: str) -> None:
    studio.navigator.open_rules(studio.game.key, id)
    studio.settle(1200)  # until the figures in sight are drawn


def _read_at_table(studio: Studio) -> None:
    _play(studio, 8)
    studio.window.commands.rules.trigger()
    studio.settle(1200)


def _lesson(studio: Studio) -> None:
    """Stand at a step of the first game in which something is to be done."""
    first = next(iter(lessons(studio.game.key)), None)
    if first is not None:
        studio.navigator.take_lesson(studio.game.key, first)
        screen = studio.navigator.screens.lesson
        while screen.course is not None and screen.course.phase == "look" and not screen.course.last:
            screen.go_on()


def _keys(studio: Studio) -> None:
    _play(studio, 8)
    studio.window.commands.shortcuts.trigger()


def _position(studio: Studio) -> None:
    _play(studio, 8)
    studio.window.commands.position.trigger()


def _print(studio: Studio) -> None:
    studio.navigator.open_rules(studio.game.key)
    studio.navigator.screens.reader.print_book()
    studio.settle(400)


def _sounds(studio: Studio) -> None:
    studio.navigator.show("settings")
    studio.settle()
    screen = studio.navigator.screens.settings
    screen.ensureWidgetVisible(screen.switches["sound_signals"])


def _add(studio: Studio) -> None:
    studio.navigator.add_booklets([studio.booklet()])
    studio.wait(lambda: sheets(studio.window))


def _side_by_side(studio: Studio) -> None:
    shelf, key = studio.navigator.rulebooks.originals.originals, studio.game.key
    if not shelf.all(key):
        shelf.add(key, shelf.look_at([studio.booklet()]), "")
    studio.navigator.open_rules(key)
    reader = studio.navigator.screens.reader.reader
    reader.tabs.choose("both")
    studio.wait(lambda: reader.originals.passages)


def _menu(studio: Studio, menu: QMenu) -> None:
    menu.popup(studio.window.mapToGlobal(studio.window.rect().topLeft()))
    menu.resize(menu.sizeHint().width(), menu.height())  # the screen that isn't there may be narrower than the window


def _menu_bar(studio: Studio) -> None:
    _play(studio, 8)
    studio.window.menuBar().show()


def _booklet_menu(studio: Studio) -> None:
    _side_by_side(studio)
    studio.navigator.screens.reader.reader.originals.head.plus.click()


def _figure_menu(studio: Studio) -> None:
    studio.navigator.open_rules(studio.game.key)
    studio.settle(1200)
    figures = studio.navigator.screens.reader.findChildren(FigureCard)
    _menu(studio, figures[0].menu())


def screens() -> dict[str, Screen]:
    """Return how to come to each screen, by the name of its picture."""
    return {
        "home": lambda studio: studio.navigator.show("home"),
        "new-game": lambda studio: _sheet(studio),
        "new-game-full": lambda studio: _sheet(studio, full=True),
        "table": lambda studio: _play(studio, 8),
        "table-start": lambda studio: _play(studio, 0),
        "table-full": lambda studio: _play(studio, 8, full=True),
        "table-hint": _hint,
        "result": _result,
        "review": _review,
        "rulebooks": lambda studio: studio.navigator.show("rulebooks"),
        "rulebook": lambda studio: _read(studio, "turn"),
        "table-rules": _read_at_table,
        "learn": lambda studio: studio.navigator.show("learn"),
        "lesson": _lesson,
        "saved": lambda studio: studio.navigator.show("saved"),
        "statistics": lambda studio: studio.navigator.show("statistics"),
        "fairness": lambda studio: _fairness(studio, 8),
        "fairness-checked": lambda studio: _fairness(studio, 400),
        "salt": _salt,
        "throws": _throws,
        "settings": lambda studio: studio.navigator.show("settings"),
        "about": lambda studio: about(studio.window).open(),
        "shortcuts": lambda studio: studio.window.commands.shortcuts.trigger(),
        "trouble": lambda studio: studio.navigator.tell_broken(studio.window.broken[0]),
        "table-keys": _keys,
        "position": _position,
        "print": _print,
        "add": _add,
        "side-by-side": _side_by_side,
        "sounds": _sounds,
        "menu-bar": _menu_bar,
        "menu": lambda studio: _menu(studio, studio.window.menus.all),
        "menu-game": lambda studio: _menu(studio, studio.window.menus.game),
        "menu-move": lambda studio: _menu(studio, studio.window.menus.move),
        "menu-view": lambda studio: _menu(studio, studio.window.menus.view),
        "menu-text": lambda studio: _menu(studio, studio.window.menus.text_size),
        "menu-help": lambda studio: _menu(studio, studio.window.menus.help),
        "menu-booklet": _booklet_menu,
        "menu-figure": _figure_menu,
    }


FEW: Final = ("home", "new-game", "table", "settings", "saved", "review", "rulebook", "table-rules")  # in odd sizes
EMPTY: Final = ("home", "saved", "statistics")  # also shown with nothing in them


def _session(
    folder: Path, suffix: str, settings: Settings, size: tuple[int, int], key: str, names: Sequence[str]
) -> Iterator[Path]:
    """Take the pictures of one size, theme and language."""
    with TemporaryDirectory() as saves:
        studio = Studio(Path(saves), settings, size, key)
        for name in EMPTY:
            if f"{name}-empty" in names:
                screens()[name](studio)
                studio.shoot(file := folder / f"{name}-empty-{suffix}.png")
                yield file
        studio.fill()
        for name, come in screens().items():
            if name in names:
                studio.navigator.go_home()
                come(studio)
                studio.shoot(file := folder / f"{name}-{suffix}.png")
                yield file
                studio.clear()
        studio.close()


def main(argv: Sequence[str] | None = None) -> int:
    """Draw the pictures."""
    parser = argparse.ArgumentParser(prog="shots", description="Draw every screen into a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="screens, separated by commas: " + ", ".join(screens()))
    parser.add_argument("--game", default=GAMES[0].key, choices=[game.key for game in GAMES], help="which game to show")
    parser.add_argument("--quick", action="store_true", help="English at 1280 x 800 only")
    parser.add_argument("--double", action="store_true", help="only the pictures for a screen of twice the density")
    wanted = parser.parse_args(argv)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    every = [*screens(), *(f"{name}-empty" for name in EMPTY)]
    names = [name for name in every if not wanted.only or name in wanted.only.split(",")]
    app = make_application([])
    sessions: list[tuple[str, Settings, tuple[int, int], Sequence[str]]] = []
    few = [name for name in names if name in FEW]
    if wanted.double:
        sessions += [("light-double", Settings(theme="light", language="en", motion="off"), (1280, 800), few)]
    else:
        for theme in ("light", "dark"):
            for code in (SOURCE,) if wanted.quick else LANGUAGES:
                settings = Settings.model_validate({"theme": theme, "language": code, "motion": "off"})
                sessions.append((f"{theme}-{code}", settings, (1280, 800), names))
        if not wanted.quick:
            plain = Settings(theme="light", language="en", motion="off")
            sessions += [
                ("light-en-small", plain, (1024, 640), few),
                ("light-en-large-text", plain.model_copy(update={"text": 200}), (1280, 800), few),
                ("dark-fr-large-text-small",
                 Settings(theme="dark", language="fr", motion="off", text=200), (1024, 640), few),
            ]  # fmt: skip
    for suffix, settings, size, these in sessions:
        for file in _session(wanted.folder, suffix, settings, size, wanted.game, these):
            print(file)
    app.processEvents()
    if not wanted.double and not wanted.quick and few:
        # Qt takes the density from the environment, once for a process.
        command = [sys.executable, "-m", "tools.shots", str(wanted.folder), "--double"]
        command += ["--only", wanted.only, "--game", wanted.game]
        return subprocess.run(command, env={**os.environ, "QT_SCALE_FACTOR": "2"}, check=False).returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
