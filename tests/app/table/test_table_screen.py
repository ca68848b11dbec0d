"""The table as a person meets it: Oxixo on the real scene, by mouse, keys and typing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget
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
from boardroom.games.oxixo.rules import OxixoOptions
from boardroom.ui.game.face import Face, load_face
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.choices import Segmented
from boardroom.ui.kit.message import Message
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.translation import set_language
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.scene import GameScene
from tests.app import hands
from tests.app.fakes import PlainFace
from tests.app.printing.sets import ANA, BEA, BOT, PERSON, first_move
from tests.app.ways import Ways, asked
from tests.core.toy import Toy

Seat = Callable[..., TableScreen]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Seat]:
    """Sit down at a table, and leave it after the test."""
    load_fonts()
    appearance().apply("light", 1.0)
    motion.set_motion("off")
    made: list[TableScreen] = []

    def sit(
        *players: Player,
        options: Options | None = None,
        held: bool = False,
        moves: str = "",
        match: Match | None = None,
        face: Face | None = None,
    ) -> TableScreen:
        rules = game("oxixo")
        actions = Actions()
        screen = TableScreen(
            Ways().navigator,
            actions,
            Preferences(Settings(warn=False, panel=True)),
            Store(tmp_path / "saves"),
            Thinker(lambda: Inline(first_move, held=held)),
            Rulebooks(GameCatalogue()),
        )
        actions.setParent(screen)  # or the two would keep each other for ever
        screen.resize(1280, 800)
        match = match or Match.new(rules, players or (PERSON, BOT), options, seed="1")
        for text in moves.split():
            match.play(match.game.read(text, match.state))
        qtbot.addWidget(screen)
        screen.show()
        screen.play(match, face or load_face("oxixo"))
        made.append(screen)
        return screen

    yield sit
    for screen in made:
        screen.leave()
    appearance().apply("light", 1.0)
    set_language("en")


def table(screen: TableScreen) -> Table:
    assert screen.table is not None
    return screen.table


def texts(screen: TableScreen) -> list[str]:
    return [entry.text for entry in table(screen).match.entries]


def scene(board: BoardView) -> GameScene:
    found = board.scene()
    assert isinstance(found, GameScene)
    return found


def click_cell(board: BoardView, key: str) -> None:
    cell = next(cell for cell in scene(board).cells() if cell.key == key)
    hands.click(board.viewport(), board.mapFromScene(cell.rect.center()))


def visible_texts(widget: QWidget) -> list[str]:
    labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
    return labels + [button.text() for button in widget.findChildren(Button) if button.isVisible()]


# ---------------------------------------------------------------- whole games


def test_a_whole_game_by_clicks(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA)
    # Crosses fill the bottom row from the left; circles push elsewhere.
    for origin, entry in (
        ("a1", "e1"), ("a5", "e5"), ("a1", "e1"), ("a4", "e4"), ("a1", "e1"), ("a3", "e3"), ("a1", "e1"), ("a2", "e2"),
        ("a1", "e1"),
    ):  # fmt: skip
        qtbot.waitUntil(lambda: table(screen).shown.acting)
        click_cell(screen.board, origin)
        click_cell(screen.board, f"entry:{entry}")
    assert texts(screen)[-1] == "a1e1"
    assert table(screen).over
    outcome = table(screen).match.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert screen.panel.result.isVisible()
    assert any("Ana" in said or "Crosses" in said for said in visible_texts(screen.panel.result))


def test_a_move_by_keys_alone(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA)
    screen.activateWindow()
    screen.board.setFocus()
    for _ in range(30):  # walk till the keyboard is on a cube that can be taken, then to one of its entries
        hands.key(screen.board, Qt.Key.Key_Left)
    hands.key(screen.board, Qt.Key.Key_Return)
    hands.key(screen.board, Qt.Key.Key_Tab)
    hands.key(screen.board, Qt.Key.Key_Return)
    assert table(screen).match.length == 1


def test_moves_by_typing(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA)
    screen._actions.type_move.trigger()
    assert screen.panel.typed.isVisible()
    hands.type_text(screen.panel.typed, "a1e1")
    hands.key(screen.panel.typed, Qt.Key.Key_Return)
    assert texts(screen) == ["a1e1"]
    assert screen.panel.typed.text() == ""
    hands.type_text(screen.panel.typed, "c3c5")
    hands.key(screen.panel.typed, Qt.Key.Key_Return)
    assert texts(screen) == ["a1e1"]
    assert any("c3" in said for said in visible_texts(screen.panel.prompt)), "the reason is told"
    hands.key(screen.panel.typed, Qt.Key.Key_Escape)
    assert not screen.panel.typed.isVisible()


def test_the_computer_answers_on_the_real_scene(sit: Seat, qtbot: QtBot) -> None:
    motion.set_motion("on", 8.0)
    screen = sit()
    click_cell(screen.board, "a1")
    click_cell(screen.board, "entry:e1")
    qtbot.waitUntil(lambda: table(screen).match.length == 2 and table(screen).shown.acting, timeout=5000)
    assert [row.kind for row in screen.panel.moves.moves()] == ["past", "last", "next"]


# ---------------------------------------------------------------- actions


def test_actions_are_on_when_they_can_be_done(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(held=True)
    actions = screen._actions

    def on() -> set[str]:
        names = ("undo", "redo", "hint", "move_now", "resign", "type_move", "pause", "restart", "save_as")
        return {name for name in names if getattr(actions, name).isEnabled()}

    assert on() == {"hint", "resign", "type_move", "pause", "restart", "save_as"}
    assert actions.undo.statusTip() == "There is nothing to undo."
    table(screen).play("a1e1")
    assert on() == {"undo", "move_now", "type_move", "pause", "restart", "save_as"}
    actions.undo.trigger()
    assert on() == {"redo", "hint", "resign", "type_move", "pause", "restart", "save_as"}
    actions.redo.trigger()
    assert texts(screen) == ["a1e1"]
    screen.leave()
    assert on() == set()


def test_leaving_the_screen_for_another_does_not_go_on_with_a_paused_match(sit: Seat) -> None:
    screen = sit()
    table(screen).pause(True)
    screen.hide()
    screen._actions.leave_table()
    assert table(screen).paused
    screen.retranslate()
    assert not screen._actions.undo.isEnabled()
    screen.show()
    assert screen._actions.pause.isChecked()
    screen._actions.pause.trigger()
    assert not table(screen).paused


def test_how_fast_computers_play_is_remembered(sit: Seat) -> None:
    screen = sit(BOT, BOT, held=True)
    (strip,) = screen.panel.findChildren(Segmented)
    assert strip.value == "normal"
    hands.click(strip.findChildren(QAbstractButton)[2])
    assert screen._preferences.values.rest == 0
    screen._preferences.change(watch="slow")
    screen.play(Match.new(game("oxixo"), (BOT, BOT), seed="2"), load_face("oxixo"))
    assert strip.value == "slow", "the next match follows what was chosen last"


def test_the_panel_folds_and_comes_back_for_a_question(sit: Seat) -> None:
    screen = sit()
    screen._actions.side_panel.setChecked(False)
    assert not screen.panel.isVisible()
    assert screen._strip.isVisible()
    assert screen._preferences.values.panel is False
    screen._actions.resign.trigger()
    assert screen.panel.isVisible()
    table(screen).answer(False)
    assert not screen.panel.isVisible()


def test_restart_asks_and_keeps_the_name(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    before = table(screen).match.record()
    screen._actions.restart.trigger()
    question = table(screen).question
    assert question is not None
    table(screen).answer(True)
    qtbot.waitUntil(lambda: table(screen).match.length == 0)
    after = table(screen).match.record()
    assert after.id == before.id
    assert after.seed != before.seed
    assert after.players == before.players


def test_rematch_is_a_new_match_of_the_same(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA, options=OxixoOptions(cross=2))
    before = table(screen).match.record()
    table(screen).resign()
    table(screen).answer(True)
    assert screen.panel.result.isVisible()
    button = next(b for b in screen.panel.result.findChildren(Button) if b.kind == "filled")
    hands.click(button)
    qtbot.waitUntil(lambda: table(screen).match.record().id != before.id)
    assert table(screen).match.record().options == before.options
    assert not screen.panel.result.isVisible()


def test_the_result_offers_review_home_and_another_set_up(sit: Seat) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    table(screen).resign()
    table(screen).answer(True)
    buttons = [b for b in screen.panel.result.findChildren(Button) if b.isVisible()]
    assert sum(b.kind == "filled" for b in buttons) == 1, "one call to action"
    for text in ("Review the game", "Change the setup", "Home"):
        hands.click(next(b for b in buttons if b.text() == text))
    assert [way for way, *_ in asked(screen)] == ["review", "new_game_like", "go_home"]


def test_the_result_says_how_long_it_was_and_what_help_was_taken(sit: Seat) -> None:
    rules = game("oxixo")
    match = Match.new(rules, (PERSON, BOT), seed="1")
    for text in ("a1e1", "a5e5"):
        match.play(rules.read(text, match.state), 60.0)
    for help_ in ("hints", "assists", "assists", "undos", "undos", "undos"):
        match.assist(help_)
    screen = sit(match=match)
    table(screen).resign()
    table(screen).answer(True)
    facts = next(said for said in visible_texts(screen.panel.result) if "min" in said)
    assert facts.split(" · ")[1:] == ["2 min", "1 hints", "help used 2 times", "3 undone"]


def test_a_match_that_has_just_begun_or_ended_starts_again_without_a_question(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA)
    for ended in (False, True):
        if ended:
            table(screen).resign()
            table(screen).answer(True)
        before = table(screen).match.record()
        screen._actions.restart.trigger()
        assert table(screen).question is None

        def begun_anew(seed: str = before.seed) -> bool:
            return table(screen).match.record().seed != seed

        qtbot.waitUntil(begun_anew)
        assert table(screen).match.record().id == before.id
        assert table(screen).match.outcome is None


def test_an_empty_table_does_nothing(sit: Seat, tmp_path: Path) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    screen.leave()
    for act in (
        screen.rematch, screen.restart, screen.review, screen.save_as, screen.open_rules, screen.panel.type_move,
        lambda: screen._step(-1), lambda: screen.panel.moves.look(None), screen.panel.moves.refresh,
    ):  # fmt: skip
        act()
    hands.key(screen, Qt.Key.Key_Escape)
    screen._actions.side_panel.setChecked(not screen._actions.side_panel.isChecked())
    assert screen._preferences.values.panel, "that is for the next match to ask"
    assert screen.table is None
    assert not screen.help(), "the window opens the keys instead"
    assert not screen.window().findChildren(QFileDialog)
    assert not screen.panel.typed.isVisible()


def test_computers_among_themselves_are_halted_and_go_on_by_the_panels_button(sit: Seat) -> None:
    screen = sit(BOT, BOT, held=True)
    for paused in (True, False):
        hands.click(screen.panel._halt)
        assert table(screen).paused is paused


def test_saving_to_a_file_and_failing_to(sit: Seat, qtbot: QtBot, tmp_path: Path) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    for path in (tmp_path / "mine.boardroom", tmp_path / "mine.boardroom" / "inside a file"):
        screen.save_as()
        (dialog,) = screen.window().findChildren(QFileDialog)
        assert dialog.selectedFiles()[0].endswith(".boardroom"), "it has a name already"
        dialog.fileSelected.emit(str(path))
        shiboken6.delete(dialog)
    assert [entry.text for entry in Store(tmp_path).read_file(tmp_path / "mine.boardroom").log] == ["a1e1"]
    (message,) = screen.window().findChildren(Message)
    assert message.words.text() == f"There is a file where a folder should be.\n{path}"


# ---------------------------------------------------------------- looking back


def test_the_move_list_leads_to_earlier_positions_and_back(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA, moves="a1e1 a5e5 a2e2")
    moves = screen.panel.moves
    rows = moves.moves()
    assert [row.number for row in rows] == [1, 2, 3, 4]
    assert rows[0].words == "From a1, in at e1"
    assert [row.kind for row in rows] == ["past", "past", "last", "next"]
    hands.click(moves.viewport(), moves.visualRect(moves.model().index(0, 0)).center())
    assert table(screen).shown.looking == 1
    assert "You are looking at move 1" in visible_texts(screen.bar)
    hands.key(moves, Qt.Key.Key_Down)
    assert table(screen).shown.looking == 2
    hands.key(moves, Qt.Key.Key_Home)
    assert table(screen).shown.looking == 0
    assert "You are looking at the start" in visible_texts(screen.bar)
    hands.key(moves, Qt.Key.Key_Down)
    assert table(screen).shown.looking == 1
    hands.key(moves, Qt.Key.Key_End)
    assert table(screen).shown.looking is None
    assert table(screen).shown.acting
    screen._step(-2)
    assert table(screen).shown.looking == 1
    button = next(b for b in screen.bar.findChildren(Button) if b.isVisible())
    hands.click(button)
    assert table(screen).shown.looking is None


def test_pages_and_a_hand_over_the_list_of_moves(sit: Seat, qtbot: QtBot) -> None:
    match: Match = Match.new(game("oxixo"), (ANA, BEA), seed="1")
    while match.length < 12:
        rules, state = match.game, match.state
        match.play(next(move for move in rules.moves(state) if rules.turn(rules.apply(state, move)) >= 0))
    screen = sit(match=match)
    moves = screen.panel.moves
    moves.setFocus()
    hands.key(moves, Qt.Key.Key_PageUp)
    assert table(screen).shown.looking == 4
    hands.key(moves, Qt.Key.Key_Up)
    assert table(screen).shown.looking == 3
    hands.key(moves, Qt.Key.Key_PageDown)
    assert table(screen).shown.looking == 11
    hands.key(moves, Qt.Key.Key_A)
    assert table(screen).shown.looking == 11
    hands.key(moves, Qt.Key.Key_End)
    hands.click(moves.viewport(), moves.visualRect(moves.model().index(12, 0)).center())
    assert table(screen).shown.looking is None, "what isn't played yet can't be looked at"
    listed = QAccessible.queryAccessibleInterface(moves)
    assert listed.child(12).text(QAccessible.Text.Name) == "Move 13, not played yet"
    assert moves.model().rowCount(moves.model().index(0, 0)) == 0, "a row has no rows"
    assert moves.model().data(QModelIndex()) is None


def test_stepping_on_to_the_game_gives_the_board_the_keys_again(sit: Seat) -> None:
    screen = sit(ANA, BEA, moves="a1e1 a5e5")
    screen.activateWindow()
    screen.panel.moves.setFocus()
    screen._step(-1)
    assert table(screen).shown.looking == 1
    assert screen.focusWidget() is screen.panel.moves
    screen._step(1)
    assert table(screen).shown.looking is None
    assert screen.focusWidget() is screen.board


def test_escape_puts_back_what_is_in_the_hand(sit: Seat) -> None:
    screen = sit(ANA, BEA)
    click_cell(screen.board, "a1")
    assert any(cell.key == "entry:e1" and cell.enabled for cell in scene(screen.board).cells())
    hands.key(screen.board, Qt.Key.Key_Escape)
    assert not any(cell.key == "entry:e1" and cell.enabled for cell in scene(screen.board).cells())
    assert table(screen).match.length == 0


def test_the_rules_beside_the_game_keep_to_half_of_a_narrow_window(sit: Seat) -> None:
    screen = sit(ANA, BEA)
    screen.open_rules()
    assert screen.rules is not None
    wide = screen.rules.width()
    screen.resize(820, 700)
    assert screen.rules.width() == 410 < wide


def test_what_is_considered_is_told_to_a_screen_reader(sit: Seat) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    found = scene(screen.board)
    found.press("a5")
    found.hover(next(cell for cell in found.cells() if cell.key == "entry:e5").rect.center())
    listed = QAccessible.queryAccessibleInterface(screen.panel.moves)
    assert listed.child(1).text(QAccessible.Text.Name) == "Considering: From a5, in at e5"


def test_a_row_is_lit_under_the_pointer(sit: Seat) -> None:
    screen = sit(ANA, BEA, moves="a1e1 a5e5 a2e2")
    moves = screen.panel.moves
    QApplication.processEvents()
    rect = moves.visualRect(moves.model().index(0, 0))

    def colour() -> str:
        QApplication.processEvents()
        return moves.viewport().grab().toImage().pixelColor(rect.right() - 30, rect.top() + 4).name()

    before = colour()
    QTest.mouseMove(moves.viewport(), rect.center())
    assert colour() != before


def test_escape_comes_back_to_the_game(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA, moves="a1e1 a5e5")
    table(screen).look(1)
    hands.key(screen.board, Qt.Key.Key_Escape)
    assert table(screen).shown.looking is None


def test_the_considered_move_stands_below_the_list(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    before = len(screen.panel.moves.moves())
    found = scene(screen.board)
    found.press("a5")
    entry = next(cell for cell in found.cells() if cell.key == "entry:e5")
    found.hover(entry.rect.center())
    row = screen.panel.moves.moves()[-1]
    assert (row.kind, row.words) == ("next", "From a5, in at e5")
    assert len(screen.panel.moves.moves()) == before, "nothing jumps"
    found.cancel()
    assert screen.panel.moves.moves()[-1].words == ""


# ---------------------------------------------------------------- curtain, pause


def test_hidden_hands_are_under_a_veil_until_the_next_person_is_there(sit: Seat, qtbot: QtBot) -> None:
    toy = Toy()
    screen = sit(match=Match.new(toy, (ANA, BEA), seed="1"), face=PlainFace(toy))
    veil = screen._veil
    assert veil.isVisible()
    assert veil.size() == screen.board.size()
    assert "Hand over to Ana" in visible_texts(veil)
    hands.key(veil.button, Qt.Key.Key_Space)
    assert not veil.isVisible()
    assert table(screen).shown.acting
    table(screen).play("pass")
    assert veil.isVisible()
    assert "I am Bea" in visible_texts(veil)


def test_a_games_own_help_is_offered_shown_and_counted(sit: Seat, qtbot: QtBot) -> None:
    switcher = game("switcher")
    screen = sit(match=Match.new(switcher, (PERSON, BOT), seed="1"), face=load_face("switcher"))
    actions = screen._actions
    qtbot.waitUntil(actions.assist.isEnabled)  # after the deal
    assert actions.assist.isVisible()
    actions.assist.trigger()
    notice = table(screen).notice
    assert notice is not None
    assert notice.what == "What you can form"
    assert "card" in notice.why
    assert table(screen).match.record().assists == {"assists": 1}
    table(screen).play("end")
    assert table(screen).notice is None


def test_switchers_hands_are_covered_between_people(sit: Seat, qtbot: QtBot) -> None:
    switcher = game("switcher")
    screen = sit(match=Match.new(switcher, (ANA, BEA), seed="1"), face=load_face("switcher"))
    qtbot.waitUntil(screen._veil.isVisible)  # after the deal
    assert "I am Ana" in visible_texts(screen._veil)
    hands.key(screen._veil.button, Qt.Key.Key_Space)
    assert table(screen).shown.acting
    table(screen).play("end")
    qtbot.waitUntil(screen._veil.isVisible)
    assert "I am Bea" in visible_texts(screen._veil)


def test_a_pause_on_the_clock_covers_the_board(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(ANA, BEA, options=OxixoOptions(clock=300))
    screen._actions.pause.trigger()
    assert screen._veil.isVisible()
    filled = [b for b in screen.findChildren(Button) if b.isVisible() and b.kind == "filled"]
    assert len(filled) == 1
    hands.click(screen._veil.button)
    assert not table(screen).paused
    assert not screen._actions.pause.isChecked()
    assert "5:00" in screen.panel.cards._parts[0].accessibleName()


def test_without_a_clock_a_pause_leaves_the_board_in_sight(sit: Seat) -> None:
    screen = sit(BOT, BOT, held=True)
    screen._actions.pause.trigger()
    assert not screen._veil.isVisible()
    assert "Continue" in visible_texts(screen.panel.prompt)


# ---------------------------------------------------------------- words and looks


def test_another_language_reaches_everything_at_once(sit: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    table(screen).resign()
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("boardroom.") and hasattr(module, "translate"):
            monkeypatch.setattr(module, "translate", _shout)
    set_language("es")
    QApplication.processEvents()
    said = visible_texts(screen.panel) + visible_texts(screen.bar)
    own = [text for text in said if text and text not in ("Oxixo",)]
    assert own
    assert all(text == text.upper() for text in own), own
    assert screen.panel.moves.moves()[0].words == "FROM a1, IN AT e1"


def _shout(context: str, text: str, comment: str = "", n: int = -1) -> str:
    """Translate into a language in which everybody shouts, except to placeholders."""
    parts = text.replace("%n", str(n)).split("{")
    return (
        parts[0].upper()
        + "".join("{" + part.partition("}")[0] + "}" + part.partition("}")[2].upper() for part in parts[1:])
        if parts[1:]
        else parts[0].upper()
    )


def _drawl(context: str, text: str, *rest: object) -> str:
    """Translate into a language that takes a third more room."""
    return text + "ä" * (len(text) // 3)


def test_the_other_theme_reaches_scene_and_panel(sit: Seat) -> None:
    screen = sit(ANA, BEA)
    light = screen.panel.grab().toImage().pixelColor(QPoint(10, 400))
    appearance().apply("dark", 1.0)
    dark = screen.panel.grab().toImage().pixelColor(QPoint(10, 400))
    assert light.lightness() > 200 > 80 > dark.lightness()
    assert scene(screen.board).theme.dark


def test_the_board_has_most_of_the_window(sit: Seat) -> None:
    screen = sit()
    QApplication.processEvents()
    share = screen.board.width() * screen.board.height() / (1280 * 800)
    assert share >= 0.6


def test_cards_and_moves_have_names_for_assistive_technology(sit: Seat) -> None:
    screen = sit(moves="a1e1 a5e5")
    cards = [part.accessibleName() for part in screen.panel.cards._parts]
    assert cards[0].startswith("You, Your turn, Best line: 1 of 5")
    assert cards[1].startswith("Computer · level 2, Best line: 1 of 5")
    listed = QAccessible.queryAccessibleInterface(screen.panel.moves)
    assert listed is not None
    assert listed.child(0).text(QAccessible.Text.Name) == "Move 1, You: From a1, in at e1"


def test_every_tool_has_a_name_and_its_keys(sit: Seat) -> None:
    screen = sit()
    shown = [tool for tool in screen.bar.tools if not tool.isHidden()]
    assert len(shown) == len(screen.bar.tools) - 1, "Oxixo has no help of its own"
    for tool in shown:
        assert tool.accessibleName(), tool
        assert tool.toolTip()
    assert isinstance(screen._actions.undo, QAction)
    assert screen.bar.tools[0].toolTip().startswith("Undo (Ctrl+Z)")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_questions_and_results_in_wordy_languages_fit(sit: Seat, monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    screen = sit(ANA, BEA, moves="a1e1")
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("boardroom.app.") and hasattr(module, "translate"):
            monkeypatch.setattr(module, "translate", _drawl)
    appearance().apply("light", scale)
    screen.resize(1024, 640)
    screen.retranslate()
    for act in (table(screen).resign, lambda: table(screen).answer(True)):
        act()
        QApplication.processEvents()
        for button in screen.panel.findChildren(Button):
            if button.isVisible():
                right = button.mapTo(screen.panel, button.rect().topRight()).x()
                assert right <= screen.panel.width(), button.text()


def test_a_table_that_was_left_leaves_nothing_behind(sit: Seat, qtbot: QtBot) -> None:
    screen = sit(held=True)
    table(screen).play("a1e1")
    screen.leave()
    QApplication.processEvents()
    appearance().apply("dark", 1.5)
    screen.retranslate()
    assert screen.panel.moves.moves() == []
    assert screen.panel.cards._parts == []
    assert screen.board.scene() is None
