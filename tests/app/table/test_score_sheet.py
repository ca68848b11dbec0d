"""The score sheet of the side panel, and rows of the move list that belong together."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.app.table.move_list import MoveList, MoveModel
from boardroom.app.table.standing.score_sheet import ScoreSheetBlock, cells
from boardroom.core.game import CHANCE
from boardroom.core.match import Match, View
from boardroom.games import game
from boardroom.ui.game.face import ScoreLine, ScoreSheet
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.appearance import theme
from tests.app.fakes import PlainFace
from tests.app.printing.sets import ANA, BEA, BOT, PERSON, Maker
from tests.core.test_match import settle
from tests.core.toy import PASS, Toy

SHEET = ScoreSheet(
    "If it ended now",
    (ScoreLine("Cards", ("3", "12"), ("3", "14")), ScoreLine("Total", ("3", "12"), ("3", "14"), strong=True)),
)


@pytest.fixture
def sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: PlainFace, view: View, considered: Any = None) -> ScoreSheet:
        return SHEET

    monkeypatch.setattr(PlainFace, "score_sheet", told)


def test_a_value_that_the_considered_move_changes_is_told_with_both() -> None:
    assert cells(SHEET.lines[0]) == [("3", 0), ("12 → 14", 2)]
    assert cells(ScoreLine("Cards", ("1", "–"))) == [("1", 0), ("–", 0)]
    assert cells(ScoreLine("Cards", ("1", "–"), ("–", "2"))) == [("1 → –", -1), ("– → 2", 2)]
    assert cells(SHEET.lines[0], close=True) == [("3", 0), ("12→14", 2)], "where there is little room"


def test_a_fall_is_never_shown_in_the_colour_of_a_gain(set_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    def inks(then: str) -> set[str]:
        """Return the named colours that a sheet is written in; letters are painted whole, so none is missed."""
        told = ScoreSheet("Now", (ScoreLine("Points", ("5", "5"), (then, "5")),))
        monkeypatch.setattr(PlainFace, "score_sheet", lambda self, view, considered=None: told)
        block = ScoreSheetBlock()
        block.resize(320, 80)
        block.show_sheet(set_table(ANA, BEA).table)
        image = block.grab().toImage()
        seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
        return {token for token in ("act", "danger") if theme().color(token).name() in seen}

    assert inks("7") == {"act"}
    assert inks("5") == set()
    assert inks("3") == {"danger"}


@pytest.mark.usefixtures("sheet")
def test_labels_are_never_wider_than_the_room_that_columns_leave(set_table: Maker) -> None:
    block = ScoreSheetBlock()
    block.show_sheet(set_table(ANA, BEA).table)
    block.resize(320, 200)
    wide, close = (block._columns(SHEET, 2, 14, close) for close in (False, True))
    assert wide[0] < close[0] < close[1] < close[2] == wide[2]
    block.resize(180, 200)
    assert not block.grab().toImage().isNull()


@pytest.mark.usefixtures("sheet")
def test_it_shows_what_the_game_says_and_reads_it_aloud(set_table: Maker) -> None:
    block = ScoreSheetBlock()
    block.resize(320, 200)
    block.show_sheet(set_table(ANA, BEA).table)
    assert not block.isHidden()
    assert block.accessibleName() == "If it ended now. Cards: Ana 3, Bea 12 → 14. Total: Ana 3, Bea 12 → 14"
    assert block.sizeHint().height() > 3 * 20
    assert not block.grab().toImage().isNull()
    block.show_sheet(None)
    assert block.isHidden()


def test_a_game_without_a_sheet_shows_none(set_table: Maker) -> None:
    block = ScoreSheetBlock()
    block.show_sheet(set_table(ANA, BEA).table)
    assert block.isHidden()


def test_what_is_not_listed_belongs_to_the_row_before(set_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlainFace, "listed", lambda self, move: move.kind != "throw" and move.kind != "deal")
    match = settle(Match.new(Toy(), [ANA, BEA], seed="1"))
    match.play(PASS)
    settle(match)
    moves = MoveList()
    moves.watch(set_table(match=match, rules=Toy()).table)
    rows = [row for row in moves.moves() if row.kind != "next"]
    assert [(row.words, row.number, row.at, row.kind) for row in rows] == [("plays pass", 1, match.length, "last")]
    assert match.entries[-1].seat == CHANCE, "a die was thrown after it"
    model = moves.model()
    assert isinstance(model, MoveModel)
    assert model.row_at(match.length - 1) == model.row_at(match.length) == 0
    assert model.row_at(model.opening) == -1, "before the first move"
    assert match.entries[model.opening].text == "pass"


def test_a_throw_is_listed_when_the_dice_have_fallen(set_table: Maker) -> None:
    made = set_table(ANA, BEA, rules=Toy())
    moves = MoveList()
    moves.watch(made.table)
    made.scene.held = True
    made.table.begin()
    assert made.match.length == 1
    moves.refresh()
    assert moves.moves() == [], "it still rolls"
    made.scene.settle()
    moves.refresh()
    assert [row.words for row in moves.moves()] == ["plays deal 1 ?"]


def test_rows_name_the_players_of_the_moment(set_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlainFace, "say_move", lambda self, before, seat, move, players: short_name(0, players))
    match = settle(Match.new(game("switch"), [PERSON, BEA, BOT], seed="1"))
    made = set_table(match=match, rules=match.game)
    moves = MoveList()
    moves.watch(made.table)
    assert {row.words for row in moves.moves() if row.kind != "next"} == {"Player 1"}
    while match.turn != 1:
        match.play(match.game.moves(match.state)[0])
        settle(match)
    match.resign()
    moves.refresh()
    assert {row.words for row in moves.moves() if row.kind != "next"} == {"You", "Resigns"}
