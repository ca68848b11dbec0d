"""Random hands on the whole window, in all games: clicks, drags, keys, commands in any order, and the end any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, get_args

import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from boardroom.app.screen import Place
from boardroom.core.record import Player
from boardroom.games import GAMES
from boardroom.games import game as rules
from torture.child import Broken, Case, say
from torture.homes import new_match, write_settings
from torture.program import Program

STEPS: Final = 120
KEYS: Final = (
    "Return", "Space", "Escape", "Tab", "Shift+Tab", "Left", "Right", "Up", "Down", "Home", "End", "PgDown", "PgUp",
    "H", "W", "P", "A", "1", "5", "/", "Delete", "Backspace", "F1", "F9", "F10", "Ctrl+F1", "Ctrl+Z", "Ctrl+Y",
    "Ctrl+N", "Ctrl+L", "Ctrl+Home", "Ctrl+T", "Ctrl++", "Ctrl+-", "Ctrl+,", "Ctrl+M", "Ctrl+F", "Alt+Left",
    "Alt+Right", "Alt+Home", "Alt+End",
)  # fmt: skip
PLACES: Final[tuple[Place, ...]] = get_args(Place)
SETTINGS: Final = {
    "language": ("en", "es", "fr"), "theme": ("light", "dark"), "text": (100, 130, 200), "motion": ("on", "off"),
    "speed": ("fast",), "targets": (True, False), "coordinates": (True, False), "point_out": (True, False),
    "warn": (True, False), "panel": (True, False), "status": (True, False), "reading": (14, 28), "name": ("", "Ana"),
}  # fmt: skip


def cases(random: Random, seconds: float) -> Iterator[Case]:
    """Draw games, one after the other, so that all have their turn."""
    while True:
        for game in random.sample(GAMES, len(GAMES)):
            yield {"game": game.key, "seed": random.getrandbits(32), "steps": random.randrange(20, STEPS)}


def run(case: Case, folder: Path) -> Counter[str]:
    """Handle a window at random, and then see whether it still does what it should."""
    random = Random(case["seed"])
    write_settings(folder, think=random.choice((0.1, 2)))
    with Program(folder) as program:
        hands = _Hands(program, case["game"], random)
        hands.sit()
        for number in range(case["steps"]):
            what = hands.step()
            say(at=f"{case['game']}, step {number}: {what}")
            if not program.window.isVisible():
                break
        else:
            if random.random() < 0.5:
                hands.come_to_rest()
        program.close()
    return Counter({"windows": 1, "steps": number + 1})


class _Hands:
    """Hands that know nothing but where things are."""

    def __init__(self, program: Program, key: str, random: Random) -> None:
        self.program, self._key, self._random = program, key, random

    def sit(self) -> None:
        """Begin a match with at least one person."""
        random, game = self._random, rules(self._key)
        players = [
            Player(kind="bot", level=random.randrange(1, 6)) if random.random() < 0.5 else Player()
            for _ in range(random.choice(game.seats) - 1)
        ]
        self.program.navigator.play(new_match(game, random, [Player(), *players]))

    def step(self) -> str:
        """Do one thing and say what; let the window follow, or not."""
        random = self._random
        if self.program.table is not None and not self.program.at_table and random.random() < 0.2:
            self.program.navigator.show_table()
        at_board = (self._cell, self._cell, self._cell, self._cell, self._drag, self._move, self._answer)
        anywhere = (self._click, self._click, self._key_press, self._key_press, self._key_press, self._command)
        seldom = (random.choice((self._change, self._go, self._go, self._resize, self._wait)),)
        ways = (*at_board, *anywhere, *seldom)
        what = random.choice(ways)()
        QTest.qWait(random.choice((0, 0, 1, 5, 40)))
        self._shut_dialogs()
        return what

    def come_to_rest(self) -> None:
        """See whether the window still answers: home is reached, and a new game can be asked for and cancelled."""
        program = self.program
        for _ in range(6):
            QTest.keyClick(self._focus(), Qt.Key.Key_Escape)
            QTest.qWait(5)
        program.navigator.go_home()
        program.until(lambda: program.screens.here is program.screens.home, 10, "home is not reached")
        if program.navigator.sheet is not None:
            program.navigator.sheet.cancel()
        program.until(lambda: program.navigator.sheet is None, 10, "the sheet of a new game does not go")
        program.navigator.new_game(self._key)
        if program.navigator.sheet is None:
            raise Broken("no new game can be asked for")
        program.navigator.sheet.cancel()
        program.until(lambda: program.navigator.sheet is None, 10, "the sheet of a new game does not go")

    # ---------------------------------------------------------------- what hands do

    def _focus(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.program.window

    def _click(self) -> str:
        """Click anywhere in any window."""
        windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        window = self._random.choice(windows or [self.program.window])
        handle = window.windowHandle()  # it may not have heard yet of another size
        room = window.size().boundedTo(handle.size())
        spot = QPoint(self._random.randrange(room.width()), self._random.randrange(room.height()))
        name = type(window.childAt(spot) or window).__name__
        # Through the window: what is clicked may be gone before the button is released, as Qt knows and QTest doesn't.
        QTest.mouseClick(handle, self._button(), pos=spot)
        return f"click on {name}"

    def _button(self) -> Qt.MouseButton:
        return Qt.MouseButton.RightButton if self._random.random() < 0.1 else Qt.MouseButton.LeftButton

    def _spots(self) -> list[tuple[str, QPoint]]:
        """Return where the things on the board are, those first that can be acted on."""
        table = self.program.table
        if table is None or not self.program.at_table:
            return []
        board, cells = self.program.screens.table.board, table.scene.cells()
        chosen = [cell for cell in cells if cell.enabled] if self._random.random() < 0.8 else cells
        return [(cell.key, board.mapFromScene(cell.rect.center())) for cell in chosen]

    def _cell(self) -> str:
        """Click on something of the board, or press it as a key would."""
        spots = self._spots()
        if not spots:
            return "no cell"
        key, spot = self._random.choice(spots)
        table = self.program.table
        if self._random.random() < 0.2 and table is not None:
            table.scene.press(key)
            return f"press {key}"
        clicked = QTest.mouseDClick if self._random.random() < 0.1 else QTest.mouseClick
        clicked(self.program.screens.table.board.viewport(), self._button(), pos=spot)
        return f"cell {key}"

    def _drag(self) -> str:
        """Drag something of the board, and let go, or be interrupted."""
        spots = self._spots()
        if not spots:
            return "nothing to drag"
        viewport, left = self.program.screens.table.board.viewport(), Qt.MouseButton.LeftButton
        (key, start), (end_key, end) = self._random.choice(spots), self._random.choice(spots)
        QTest.mousePress(viewport, left, pos=start)
        for part in (0.3, 0.7, 1.0):
            at = start + (end - start) * part
            move = QMouseEvent(
                QMouseEvent.Type.MouseMove, QPointF(at), QPointF(viewport.mapToGlobal(at)), Qt.MouseButton.NoButton,
                left, Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            QApplication.sendEvent(viewport, move)
            if self._random.random() < 0.1:
                QTest.keyClick(viewport, Qt.Key.Key_Escape)
        QTest.mouseRelease(viewport, left, pos=end)
        return f"drag {key} to {end_key}"

    def _key_press(self) -> str:
        """Press a key, wherever the focus is."""
        name = self._random.choice(KEYS)
        where = type(self._focus()).__name__
        QTest.keySequence(self._focus(), QKeySequence(name))
        return f"{name} on {where}"

    def _command(self) -> str:
        """Choose something from the menus."""
        commands = self.program.window.commands
        actions = [action for action in commands.findChildren(QAction) if action.isEnabled()]
        action = self._random.choice(actions)
        if action is commands.quit and self._random.random() < 0.8:
            return "not yet"
        name = action.text()
        action.trigger()
        return f"command {name}"

    def _move(self) -> str:
        """Type a move that can be played."""
        table = self.program.table
        if table is None or not table.shown.view.moves:
            return "no move"
        text = table.match.game.write(self._random.choice(table.shown.view.moves))
        table.play(text)
        return f"move {text}"

    def _change(self) -> str:
        """Change a setting."""
        name = self._random.choice(list(SETTINGS))
        value = self._random.choice(SETTINGS[name])
        self.program.window.preferences.change(**{name: value})
        return f"{name} = {value}"

    def _go(self) -> str:
        """Go to another screen."""
        program, random = self.program, self._random
        where = random.choice((*["place"] * 5, "table", "rules", "beside", "apart", "review", "new", "play"))
        if where == "place":
            program.navigator.show(random.choice(PLACES))
        elif where == "table":
            if program.table is not None:
                program.navigator.show_table()
        elif where == "rules":
            program.navigator.open_rules(random.choice(GAMES).key)
        elif where == "beside":
            program.screens.table.open_rules()
        elif where == "apart" and len(program.navigator.windows) < 2:
            program.navigator.open_rules_apart(self._key)
        elif where == "review" and program.table is not None and program.at_table:
            program.screens.table.review()
        elif where == "new":
            program.navigator.new_game(self._key)
        elif where == "play" and random.random() < 0.2:
            self._key = random.choice(GAMES).key
            self.sit()
        return f"go to {where}"

    def _resize(self) -> str:
        width, height = self._random.randrange(800, 1800), self._random.randrange(560, 1200)
        self.program.window.resize(width, height)
        return f"{width} × {height}"

    def _answer(self) -> str:
        """Answer what is asked, or lift the curtain."""
        table = self.program.table
        if table is None:
            return "no question"
        if table.question is not None:
            table.answer(self._random.random() < 0.5)
            return "answer"
        table.lift_curtain()
        return "lift the curtain"

    def _wait(self) -> str:
        QTest.qWait(self._random.choice((20, 100, 300)))
        return "wait"

    def _shut_dialogs(self) -> None:
        """Close menus and dialogs that would stay for ever: no hand here can choose a file."""
        for widget in QApplication.topLevelWidgets():
            stays = shiboken6.isValid(widget) and widget.isVisible() and isinstance(widget, QDialog | QMenu)
            if stays and self._random.random() < 0.5:
                widget.close()
