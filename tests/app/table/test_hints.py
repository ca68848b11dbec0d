"""Hints: the move, a reason in the game's own terms where there is one, and a button that plays it."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.app.table.prompt_block import PromptBlock
from boardroom.app.table.strip import PromptStrip
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.kit.labels import Label
from tests.app import hands
from tests.app.houses import House, begun
from tests.app.printing.sets import Maker
from tests.games.kit.our_games import PLAYTHROUGHS


def test_a_hint_can_be_played_as_it_stands(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table()
    block = PromptBlock()
    qtbot.addWidget(block)
    block.play_wanted.connect(made.table.play_hint)
    made.table.begin()
    block.show()
    block.show_prompt(made.table)
    assert not block._notice.play.isVisible()
    made.table.hint()
    qtbot.waitUntil(lambda: made.table.hinted is not None)
    block.show_prompt(made.table)
    hinted = made.match.game.write(made.table.hinted)
    hands.click(block._notice.play)
    assert made.texts()[0] == hinted
    assert made.table.hinted is None
    made.table.play_hint()
    qtbot.waitUntil(lambda: made.table.shown.acting)
    assert len(made.texts()) == 2, "without a hint there is nothing to play"


def test_a_slip_is_asked_about_though_a_hint_says_it(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table()
    made.table.begin()
    made.table.hint()
    qtbot.waitUntil(lambda: made.table.hinted is not None)
    made.face.warns.add(made.match.game.write(made.table.hinted))
    made.table.play_hint()
    assert made.table.question is not None
    assert not made.match.length


def test_the_reason_of_the_game_stands_beside_the_move(
    set_table: Maker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = set_table()
    block = PromptBlock()
    qtbot.addWidget(block)
    monkeypatch.setattr(made.face, "reason", lambda view, move, players: "6 → 11 points")
    made.table.begin()
    made.table.hint()
    qtbot.waitUntil(lambda: made.table.hinted is not None)
    block.show()
    block.show_prompt(made.table)
    assert "6 → 11 points" in [label.text() for label in block.findChildren(Label) if label.isVisible()]
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.show()
    strip.refresh(made.table)
    assert "6 → 11 points" in strip.accessibleName()
    assert strip.play.isVisible()


def test_the_key_plays_it(house: House, qtbot: QtBot) -> None:
    house.navigator.play(begun(0))
    table, action = house.playing, house.window.commands.play_hint
    assert table is not None
    assert not action.isEnabled()
    QTest.keyClick(house.screens.table.board, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: table.hinted is not None)
    assert isinstance(action, QAction)
    assert action.isEnabled()
    assert "Hint: " in " ".join(house.listen())
    hinted = table.match.game.write(table.hinted)
    QTest.keyClick(house.screens.table.board, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert table.match.entries[0].text == hinted


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("oxixo", "gives you"),
        ("phoenix", "Your line: "),
        ("switch", "turn ends"),
        ("switcher", "to go"),
        ("switcher", "Makes "),
        ("zug", "Enables"),
        ("zug", "1 point for your station"),
    ],
)
def test_each_game_says_what_some_moves_were_good_for(key: str, said: str) -> None:
    """What the preview of the table says stands beside a hint, and nothing where a preview has nothing to say."""
    face = load_face(key)
    for path in sorted(PLAYTHROUGHS.glob(f"{key}-*.boardroom")):
        match = Match(game(key), read_record(json.loads(path.read_text(encoding="utf-8"))["record"]))
        players = [Player(), *[Player(kind="bot", level=1)] * (match.seats - 1)]
        for index, entry in enumerate(match.entries):
            move = match.step(index, 0).move if entry.seat == 0 else None
            if move is not None and said in face.reason(match.view(0, index), move, players):
                return
    pytest.fail("no move of any of these games was good for anything")
