"""Phoenix's face: words for everything that the rules can say, and pictures."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.settings.preferences import Preferences, Settings, Setup
from boardroom.app.setup.sheet import NewGame
from boardroom.core.game import HIDDEN, Outcome, Reason
from boardroom.core.match import Match, View
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, Phoenix, PhoenixOptions, PhoenixState, Play
from boardroom.games.phoenix.scene import FACE
from boardroom.games.phoenix.scene.scene import PhoenixScene
from boardroom.games.phoenix.tables import CARDS, COLOURS
from boardroom.testing.matches import random_match
from boardroom.ui.game.face import ScoreLine, load_face
from boardroom.ui.game.option_rows import OptionRow
from boardroom.ui.kit.choices import Segmented
from boardroom.ui.style.theme import DARK, LIGHT, Theme
from tests.games.phoenix.scene_table import position

PERSON, BOT = Player(kind="human"), Player(kind="bot", level=4)
GAME = Phoenix()


def view(**changes: Any) -> View[PhoenixState, Move]:
    made: Match[PhoenixState, Move] = Match.new(GAME, [PERSON, BOT], seed="0", position=position(**changes))
    return made.view(0)


def said(text: str) -> str:
    here = view()
    return FACE.say_move(here, 0, GAME.read(text, here.state), [PERSON, BOT])


def test_it_introduces_itself() -> None:
    assert load_face("phoenix") is FACE
    assert FACE.key == GAME.key
    assert FACE.title() == "Phoenix"
    assert FACE.tagline() == "Sort your line by the light"
    assert FACE.minutes() == "30–45 min"
    assert FACE.variant(2) == "Two players"
    assert FACE.seat_places(2) == ("south", "north")
    assert [FACE.seat_name(seat, 2) for seat in (0, 1)] == ["South", "North"]
    assert [FACE.side_name(side, 2, PhoenixOptions()) for side in (0, 1)] == ["South", "North"]


def test_it_makes_a_table_top(qtbot: QtBot) -> None:
    assert isinstance(FACE.scene(), PhoenixScene)


# ---------------------------------------------------------------- options


def test_every_option_is_said_and_every_choice_is_one() -> None:
    options = FACE.options(2)
    assert {option.field: option.group for option in options} == {"first": "start", "spectrum": "readings"}
    values = {option.field: [choice.value for choice in option.choices] for option in options}
    assert values == {"first": ["1", "2", "drawn"], "spectrum": ["every hand", "whole match"]}
    for option in options:
        for choice in option.choices:
            assert choice.text
            GAME.start(2, PhoenixOptions.model_validate({option.field: choice.value}))


@pytest.mark.parametrize(
    ("first", "bold"),
    [("1", "Ada starts the first hand"), ("2", "Level 4 starts the first hand"), ("drawn", "A random player starts")],
)
def test_the_summary_says_who_starts(first: str, bold: str) -> None:
    players = [Player(name="Ada"), BOT]
    options = PhoenixOptions.model_validate({"first": first})
    assert FACE.summary(2, options, players) == (bold, "Three hands. Most points win.")
    options = PhoenixOptions.model_validate({"first": first, "spectrum": "whole match"})
    assert FACE.summary(2, options, players) == (bold, "Three hands. Most points win. One spectrum for all of them.")


def test_the_summary_speaks_to_the_only_person() -> None:
    assert FACE.summary(2, PhoenixOptions(first="1"), [Player(), BOT])[0] == "You start the first hand"
    assert FACE.summary(2, PhoenixOptions(first="1"), [Player(), Player()])[0] == "Player 1 starts the first hand"


def test_the_dialog_offers_both_players_and_lots_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    setup = Setup(players=[Player(name="Ada"), BOT], options={"first": "2"})
    sheet = NewGame(GAME, FACE, Preferences(Settings()), window, setup)
    row = sheet.findChildren(OptionRow)[0]
    strip = row.findChildren(Segmented)[0]
    assert row.value == "2"
    said = [button.accessibleName() or button.text() for button in strip.findChildren(QAbstractButton)]
    assert [text.split(",")[0] for text in said] == ["Ada", "Level 4", "At random"]
    row.choose("drawn")
    assert (sheet.setup().options["first"], sheet.setup().lots) == ("drawn", [])
    row.choose("1")
    assert sheet.setup().options["first"] == "1"


# ---------------------------------------------------------------- moves


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("M3 4>7", "Movement 3: 4 to 7"),
        ("P2 3x5", "Permutation 2: 3 and 5"),
        ("R", "Rotation: 1 and 10"),
        ("Q1 2x3", "Modification 1: cubes 2 and 3"),
        ("Q2 5>3", "Modification 2: cube 5 to 3"),
        ("X 4", "Exchange in column 4"),
        ("- P3", "Discards a Permutation 3"),
        ("- M2", "Discards a Movement 2"),
        ("- R", "Discards a Rotation"),
        ("- X", "Discards an Exchange"),
        ("- Q1", "Discards a Modification 1"),
        ("cube r", "Cube: red"),
        ("pawn g", "Pawn: green"),
        ("first 1", "You start"),
        ("first 2", "Level 4 starts"),
        ("draw M3", "Draws Movement 3"),
    ],
)
def test_moves_are_said_short_and_exact(text: str, words: str) -> None:
    assert said(text) == words


def test_what_others_draw_is_not_told() -> None:
    assert FACE.say_move(view(), 1, Deal("draw", HIDDEN), [PERSON, BOT]) == "Draws a card"
    assert FACE.say_move(view(), 1, HIDDEN, [PERSON, BOT]) == "Draws a card"


def test_everything_that_can_happen_has_words() -> None:
    moves: list[Move] = [*view().moves, *(Discard(card) for card in CARDS)]
    moves += [Deal("draw", card) for card in CARDS] + [Deal("pawn", colour) for colour in COLOURS]
    words = [FACE.say_move(view(), 0, move, [PERSON, BOT]) for move in moves]
    assert all(words)
    assert not any("{" in text for text in words)
    assert len(set(words)) >= len(set(moves)) - len(CARDS)  # a discard may be listed twice


def reasons() -> list[Reason]:
    """Collect the rules' reasons against all kinds of moves."""
    here = view().state
    tried: list[Move] = [
        Play("M3", 3, 5), Play("P2", 1, 2), Play("R", 4, 4), Play("Q1", 0, 2), Play("X", 1, 2), Play("M3", 8, 11),
        Play("Q1", 5, 6), Play("M4", 0, 4), Discard("Q2"), Deal("draw", "M2"),
    ]  # fmt: skip
    found = [GAME.why_not(here, move) for move in tried]
    return [reason for reason in found if reason is not None] + [Reason("over")]


def test_every_reason_is_said_in_one_sentence() -> None:
    found = reasons()
    assert len(found) == 11
    assert {reason.rule for reason in found} == {"card-distance", "card-end", "card-hand", "deal", "over"}
    for reason in found:
        words = FACE.say_reason(reason, [PERSON, BOT])
        assert words.endswith(".")
        assert words.count(".") == 1
        assert "{" not in words
    assert FACE.say_reason(found[0], [PERSON, BOT]) == "Movement 3 moves a pawn exactly 3 places: not from 4 to 6."


# ---------------------------------------------------------------- the end


def test_the_end_is_said_to_the_only_person() -> None:
    players = [PERSON, BOT]
    won = Outcome((1, 2), "points", (25, 19))
    assert FACE.say_outcome(won, players, PhoenixOptions()) == ("You win!", "25 to 19 points after three hands.")
    lost = Outcome((2, 1), "points", (19, 25))
    assert FACE.say_outcome(lost, players, PhoenixOptions()) == ("You lose", "25 to 19 points after three hands.")
    shared = Outcome((1, 1), "points", (20, 20))
    assert FACE.say_outcome(shared, players, PhoenixOptions()) == (
        "A shared win!",
        "Both have 20 points after three hands.",
    )


def test_resigning_is_said() -> None:
    players = [Player(name="Ada"), Player(name="Grace")]
    gone = Outcome((2, 1), "resign")
    assert FACE.say_outcome(gone, players, PhoenixOptions()) == ("Grace wins!", "Ada resigned.")
    assert FACE.say_outcome(gone, [PERSON, BOT], PhoenixOptions()) == ("You lose", "You resigned.")


# ---------------------------------------------------------------- where it stands


def test_the_standing_is_points_so_far_and_the_line_is_told_in_the_details() -> None:
    """What a line gives now stands on the table, beside the line, and nowhere else."""
    here = view(done=[["bbgpyyyrro", "bgggprbpoo", "bgypro", 1]])
    mine = FACE.standing(here, 0)
    assert (mine.label, mine.value) == ("Points", "11")
    assert FACE.standing(here, 1).value == "2"
    considered = FACE.standing(here, 0, Play("M3", 3, 6))
    assert considered.value == "11"
    assert considered.details[0] == "This line now: 6 → 11 points"
    assert considered.details[1] == "All six colours: 4   ·   Run: 2"
    assert considered.details[2].startswith("At least 1 card")


def test_before_the_deal_only_points_so_far_stand() -> None:
    fresh: Match[PhoenixState, Move] = Match.new(GAME, [PERSON, BOT], seed="0")
    assert FACE.standing(fresh.view(0), 0).value == "0"


def test_a_careless_exchange_is_warned_of() -> None:
    # Theirs lacks only a purple pawn in column 7, which the exchange would give away.
    here = view(lines=["rgyyoopbgy", "bbggyygrro"], cubes="bgypro", hands=[["X"] * 5, ["P1"] * 5])
    assert FACE.warning(here, Play("X", 6, 6)) == "That sorts the other line: your opponent would be first."
    assert FACE.warning(here, Play("X", 0, 0)) == ""
    assert FACE.warning(here, Discard("X")) == ""


def test_the_situation_is_half_a_line() -> None:
    players = [PERSON, BOT]
    assert FACE.situation(view(), players) == "Your turn · hand 1 · You: 0, Level 4: 0"
    assert FACE.situation(view(seat=2), players) == "Hand 1 of 3 · You: 0, Level 4: 0"
    gone: Match[PhoenixState, Move] = Match.new(GAME, players, seed="0", position=position())
    gone.resign()
    assert FACE.situation(gone.view(0), players) == "Finished"


# ---------------------------------------------------------------- pictures


def painted(width: int, height: int) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    return image, QPainter(image)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("scale", [0.5, 1, 2])
def test_the_cover_fills_its_card_and_nothing_else(qtbot: QtBot, theme: Theme, scale: float) -> None:
    width, height = round(224 * scale), round(292 * scale)
    image, painter = painted(width + 20, height + 20)
    FACE.paint_cover(painter, QRectF(10, 10, width, height), theme)
    painter.end()
    assert image.pixelColor(4, 4) == QColor("white")
    assert image.pixelColor(width + 15, height + 15) == QColor("white")
    for x, y in ((12, 12), (width + 6, 12), (12, height + 6), (width + 6, height + 6)):
        assert image.pixelColor(x, y) != QColor("white")
    colors = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(colors) > 200


def test_seats_have_signs_that_differ_in_shape(qtbot: QtBot) -> None:
    pictures = []
    for seat in (0, 1):
        image, painter = painted(60, 40)
        FACE.paint_seat(painter, QRectF(4, 4, 32, 32), seat, 2, PhoenixOptions())
        FACE.paint_sign(painter, QRectF(40, 4, 16, 16), seat, 2, PhoenixOptions(), QColor("black"))
        painter.end()
        pictures.append(image.convertToFormat(QImage.Format.Format_Grayscale8))
    assert pictures[0] != pictures[1]
    assert pictures[0].copy(40, 0, 20, 40) != pictures[1].copy(40, 0, 20, 40)


# ---------------------------------------------------------------- the score sheet and the list


def test_at_the_end_the_score_sheet_tells_the_reasons_hand_by_hand() -> None:
    match = random_match(GAME, 2, "sheet")
    sheet = FACE.score_sheet(match.view(0))
    assert sheet is not None
    sums = [sum(int(given) for line in sheet.lines[:3] for given in line.values[seat].split("+")) for seat in (0, 1)]
    assert tuple(sums) == match.state.scores
    assert sheet.lines[3] == ScoreLine("Total", tuple(map(str, match.state.scores)), strong=True)


def test_there_is_no_score_sheet_before_the_end() -> None:
    assert FACE.score_sheet(view()) is None
    assert FACE.score_sheet(Match.new(GAME, [PERSON, BOT], seed="0").view(0)) is None


def test_the_list_has_no_rows_for_cards_that_are_drawn() -> None:
    assert not FACE.listed(Deal("draw", HIDDEN))
    assert FACE.listed(Discard("R"))
