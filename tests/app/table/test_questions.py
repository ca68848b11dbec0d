"""Questions at the table: whoever does something else has answered, and nothing is played that was put back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.ai.worker import Inline
from boardroom.app.actions import Actions
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.app.table.screen import TableScreen
from boardroom.app.table.table import Table
from boardroom.app.thinking import Thinker
from boardroom.core.game import Options
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Store
from boardroom.games import game
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.ui.game.face import Face, load_face
from boardroom.ui.style import motion
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.scene import GameScene
from tests.app import hands
from tests.app.printing.sets import ANA, BEA, BOT, PERSON, first_move
from tests.app.ways import Ways
from tests.games.kit.shown_games import WITH_FACE
from tests.games.phoenix import board as phoenix
from tests.games.switch import board as switch
from tests.games.switcher import board as switcher
from tests.games.zug import board as zug


@dataclass(frozen=True)
class Slip:
    """A position, the cells that one presses for a move that is asked about, and a cell that is another choice."""

    position: Any
    presses: tuple[str, ...]
    other: str
    options: Options | None = None


THROWN = switch.play(switch.table(6, 3), "throw 1 2 4 4 -", "discard")
SALE = """
    ■ ■ ■
    ■ . ■ ■ ■ ■
    ╶1╋─═1═2━1╴2
"""
SLIPS = {
    "oxixo": Slip("...../....o/oooo./...../xxxx. x", ("e1", "entry:e5"), "c3"),
    "phoenix": Slip(
        phoenix.data("rgyyoopbgy", "bbggyygrro", "bgypro", "X", "P1"), ("card:5", "mine:7"), "card:1", phoenix.options()
    ),
    "switch": Slip(switch.GAME.dump(THROWN), ("stop",), "pile:0"),
    "switcher": Slip(
        switcher.data("rrr.../.r..../.r..../....b./....b./....b.", "T X I", "W V U"),
        ("end",),
        "hand:0",
        SwitcherOptions.model_validate({"deck": 23}),
    ),
    "zug": Slip(zug.GAME.dump(zug.sale(SALE)), ("1,0", "4,0", "4,1"), "1,0"),
}


class Desk:
    """A table screen at which a person has been asked something."""

    def __init__(self, folder: Path, match: Match, face: Face) -> None:
        actions = Actions()
        self.screen = TableScreen(
            Ways().navigator,
            actions,
            Preferences(Settings()),
            Store(folder),
            Thinker(lambda: Inline(first_move, held=True)),
            Rulebooks(GameCatalogue()),
        )
        actions.setParent(self.screen)  # or the two would keep each other for ever
        self.screen.resize(1280, 800)
        self.screen.show()
        self.screen.activateWindow()
        self.screen.play(match, face)
        self.chosen: list[str] = []
        self.scene.chosen.connect(lambda move: self.chosen.append(match.game.write(move)))

    @property
    def table(self) -> Table:
        assert self.screen.table is not None
        return self.screen.table

    @property
    def scene(self) -> GameScene:
        return self.table.scene

    @property
    def asked(self) -> bool:
        """Whether a question stands, for the table and for whoever looks at it."""
        assert self.screen.panel.prompt.yes.isVisible() == (self.table.question is not None)
        return self.table.question is not None

    def texts(self) -> list[str]:
        return [entry.text for entry in self.table.match.entries]

    def click(self, key: str) -> None:
        cell = next(cell for cell in self.scene.cells() if cell.key == key)
        hands.click(self.screen.board.viewport(), self.screen.board.mapFromScene(cell.rect.center()))

    def hover(self, at: QPoint) -> None:
        viewport, left = self.screen.board.viewport(), Qt.MouseButton.NoButton
        place = QPointF(at)
        QApplication.sendEvent(
            viewport, QMouseEvent(QEvent.Type.MouseMove, place, place, left, left, Qt.KeyboardModifier.NoModifier)
        )


Sit = Callable[..., Desk]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    """Sit down to a match, and leave it after the test."""
    load_fonts()
    motion.set_motion("off")
    made: list[Desk] = []

    def sit(match: Match) -> Desk:
        desk = Desk(tmp_path / "saves", match, load_face(match.game.key))
        qtbot.addWidget(desk.screen)
        made.append(desk)
        return desk

    yield sit
    for desk in made:
        desk.screen.leave()


@pytest.fixture(params=sorted(SLIPS))
def slipped(request: pytest.FixtureRequest, sit: Sit) -> tuple[Desk, Slip]:
    """Return a table at which a person has just chosen what is probably a slip."""
    slip = SLIPS[request.param]
    rules = game(request.param)
    desk = sit(Match.new(rules, (PERSON, BOT), slip.options, seed="1", position=slip.position))
    for key in slip.presses:
        assert not desk.asked
        desk.click(key)
    assert desk.asked
    return desk, slip


def test_every_game_that_warns_is_tried() -> None:
    warning = {rules.key for rules in WITH_FACE if type(load_face(rules.key)).warning is not Face.warning}
    assert warning == set(SLIPS), "add an example of what it warns of to SLIPS"


@pytest.mark.parametrize(
    ("move", "answers"), [("end", ["End my turn", "Not yet"]), ("line1 b4 c4", ["Swap anyway", "Keep the figure"])]
)
def test_the_answers_fit_what_they_do(sit: Sit, move: str, answers: list[str]) -> None:
    slip = SLIPS["switcher"]
    desk = sit(Match.new(game("switcher"), (PERSON, BOT), slip.options, seed="1", position=slip.position))
    desk.table.play(move)
    prompt = desk.screen.panel.prompt
    assert [prompt.yes.text(), prompt._no.text()] == answers
    hands.click(prompt._no)
    assert desk.texts() == []
    desk.table.play(move)
    hands.click(prompt.yes)
    assert desk.texts()[0] == move


@pytest.mark.parametrize(("players", "waits"), [((PERSON, BOT), True), ((BOT, BOT), False)])
def test_only_for_a_person_a_film_may_wait(sit: Sit, players: tuple[Player, ...], waits: bool) -> None:
    assert sit(Match.new(game("phoenix"), players, seed="1")).scene.patient == waits


def test_another_choice_on_the_board_withdraws_a_warning(slipped: tuple[Desk, Slip]) -> None:
    desk, slip = slipped
    (asked,) = desk.chosen
    desk.click(slip.other)
    assert not desk.asked
    desk.table.answer(True)
    assert asked not in desk.texts(), "nothing is left to be answered"


def test_so_does_a_press_beside_everything(slipped: tuple[Desk, Slip]) -> None:
    desk, _ = slipped
    hands.click(desk.screen.board.viewport(), QPoint(3, 3))
    assert not desk.asked


def test_so_does_a_key_on_the_board(slipped: tuple[Desk, Slip]) -> None:
    desk, _ = slipped
    desk.screen.board.setFocus()
    hands.key(desk.screen.board, Qt.Key.Key_Shift)
    assert desk.asked, "that alone does nothing"
    hands.key(desk.screen.board, Qt.Key.Key_Left)
    assert not desk.asked


def test_so_does_assistive_technology(slipped: tuple[Desk, Slip]) -> None:
    desk, slip = slipped
    desk.scene.press(slip.other)
    assert not desk.asked


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.play("no move at all"),
        lambda table: table.hint(),
        lambda table: table.undo(),
        lambda table: table.look(0),
        lambda table: table.pause(True),
        lambda table: table.cancel(),
    ],
    ids=["typing", "hint", "undo", "look", "pause", "escape"],
)
@pytest.mark.parametrize("slipped", ["oxixo"], indirect=True)
def test_so_does_everything_else_that_a_person_may_do(slipped: tuple[Desk, Slip], act: Callable[[Table], None]) -> None:
    desk, _ = slipped
    act(desk.table)
    assert not desk.asked
    assert desk.table.match.length == 0


def test_a_pointer_on_its_way_to_the_answer_withdraws_nothing(slipped: tuple[Desk, Slip]) -> None:
    desk, _ = slipped
    board = desk.screen.board
    for x in range(40, board.width(), 40):
        desk.hover(QPoint(x, board.height() // 2))
    QApplication.sendEvent(board.viewport(), QEvent(QEvent.Type.Leave))
    assert desk.asked
    hands.click(desk.screen.panel.prompt.yes)
    assert desk.texts()[:1] == desk.chosen
    assert not desk.asked


def test_what_was_put_back_is_not_played(sit: Sit) -> None:
    desk = sit(Match.new(game("oxixo"), (PERSON, BOT), seed="1", position=SLIPS["oxixo"].position))
    desk.click("e1")
    desk.click("entry:e5")
    assert desk.asked
    hands.click(desk.screen.board.viewport(), QPoint(3, 3))  # the cube returns
    desk.click("e5")
    assert not desk.asked
    desk.click("entry:a5")
    assert desk.texts() == ["e5a5"]


# ---------------------------------------------------------------- other questions


def test_giving_up_is_not_answered_by_a_later_press(sit: Sit) -> None:
    desk = sit(Match.new(game("oxixo"), (ANA, BEA), seed="1"))
    desk.table.resign()
    assert desk.asked
    desk.click("a1")
    assert not desk.asked
    desk.table.answer(True)
    assert desk.table.match.outcome is None


def test_taking_back_is_not_answered_by_a_later_press(sit: Sit) -> None:
    desk = sit(Match.new(game("oxixo"), (ANA, BEA), seed="1"))
    desk.table.play("a1e1")
    desk.table.undo()
    assert desk.asked
    desk.click("a2")
    assert not desk.asked
    desk.table.answer(True)
    assert desk.table.match.length == 1


def test_starting_again_is_not_answered_by_looking_back(sit: Sit, qtbot: QtBot) -> None:
    desk = sit(Match.new(game("oxixo"), (ANA, BEA), seed="1"))
    desk.table.play("a1e1")
    desk.screen.restart()
    assert desk.asked
    desk.table.look(0)
    assert not desk.asked
    desk.table.answer(True)
    QApplication.processEvents()
    assert desk.table.match.length == 1


def test_a_new_question_takes_the_place_of_the_last(sit: Sit) -> None:
    desk = sit(Match.new(game("oxixo"), (ANA, BEA), seed="1"))
    desk.table.play("a1e1")
    desk.table.undo()
    desk.table.resign()
    desk.table.answer(True)
    assert desk.texts() == ["a1e1", "resign"]


def test_who_lifts_the_curtain_leaves_the_question_behind(sit: Sit, qtbot: QtBot) -> None:
    desk = sit(Match.new(game("switcher"), (ANA, BEA), seed="1"))
    qtbot.waitUntil(lambda: desk.table.shown.curtain == 0)
    desk.screen.restart()
    assert desk.asked
    desk.table.lift_curtain()
    assert not desk.asked
