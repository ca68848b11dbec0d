"""Zug's face: what it says of moves, rules, options and results, and what it paints."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.app.setup.table_preview import angle
from boardroom.core.game import HIDDEN, NOBODY, Event, Outcome, Reason
from boardroom.core.match import Match, View
from boardroom.core.record import Player
from boardroom.games.zug.rules import DrawTile, Move, Pass, ZugOptions, ZugState
from boardroom.games.zug.scene import FACE, words
from boardroom.games.zug.scene.palette import SEATS
from boardroom.games.zug.scene.scene import ZugScene
from boardroom.games.zug.tables import TILES
from boardroom.ui.game.face import Gain, load_face
from boardroom.ui.style.theme import DARK, LIGHT, Theme
from tests.games.zug.board import GAME, RULES, dealt, play, refused, sale, table

YOU, BOT, ANNA = Player(), Player(kind="bot", level=4), Player(name="Anna")
OPEN = "╶1╋─═1═2━1"
SALE = """
    ■         ■ ■
    ╶1╋─═1═2━1╴2
"""


def view(state: ZugState, seat: int = 0, log: tuple[Event[Move], ...] = ()) -> View[ZugState, Move]:
    turn = GAME.turn(state)
    return View(GAME.redact(state, seat), seat, turn, tuple(GAME.moves(state)) if turn == seat else (), log)


def said(state: ZugState, text: str) -> str:
    return FACE.say_move(view(state, state.seat), state.seat, GAME.read(text, state), (YOU, BOT))


# ---------------------------------------------------------------- who it is


def test_it_is_found_by_its_key_and_makes_its_table(qtbot: QtBot) -> None:
    face = load_face("zug")
    assert (face, face.key, face.title()) == (FACE, "zug", "Zug")
    assert face.tagline() == "Lay rails, sell sugar"
    assert face.minutes().endswith(" min")
    assert [face.variant(seats) for seats in GAME.seats] == [
        "Two players", "Three players", "Four players", "Five players",
    ]  # fmt: skip
    assert isinstance(face.scene(), ZugScene)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_play_goes_clockwise_around_the_table(seats: int) -> None:
    places = FACE.seat_places(seats)
    assert len(set(places)) == seats
    assert places[0] == "south"
    turns = [angle(place) for place in places]
    steps = [(after - before) % 360 for before, after in pairwise(turns)]
    assert all(0 < step <= 180 for step in steps)
    assert sum(steps) < 360
    names = [FACE.seat_name(seat, seats) for seat in range(seats)]
    assert names == ["Red", "Blue", "Yellow", "Green", "Purple"][:seats]
    assert FACE.side_name(1, seats, ZugOptions()) == "Blue"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_option_is_said_with_values_that_the_rules_take(seats: int) -> None:
    options = FACE.options(seats)
    groups = {option.field: option.group for option in options}
    assert groups == {"first": "start", "blank_sides": "readings", "passing": "readings"}
    assert [choice.value for choice in options[0].choices] == list(range(1, seats + 1))
    for option in options:
        assert option.choices[0].value == getattr(ZugOptions(), option.field)
        for choice in option.choices:
            assert choice.text
            GAME.start(seats, ZugOptions.model_validate({option.field: choice.value}))


def test_the_dialog_is_summed_up_in_two_lines() -> None:
    assert FACE.summary(3, ZugOptions(), [YOU, BOT, BOT])[0] == "You start, play goes clockwise"
    start, line = FACE.summary(2, ZugOptions(first=2), [YOU, ANNA])
    assert start == "Anna starts, play goes clockwise"
    assert line == "Two players. 90 tiles, then the sale. Most points win."
    line = FACE.summary(2, ZugOptions(blank_sides="open", passing="yes"), [YOU, ANNA])[1]
    assert line.endswith("Track may end at blank sides. Trains may pass through stations.")


# ---------------------------------------------------------------- moves and rules


def test_moves_are_said_shortly() -> None:
    state = table(OPEN, "terminal curve straight city factory fork")
    assert said(state, "place terminal@4,0/90") == "Terminal at 4,0"
    assert said(state, "place city@-1,-1/0") == "City at −1,−1"
    assert FACE.say_move(view(state), 0, Pass(), (YOU, BOT)) == "Passes: nothing fits"
    assert said(sale(SALE), "sell 1,0 > 4,0 > 5,1") == "1,0 to city 5,1"
    stuck = table("╶1╋─" + "═1" * 13, "factory curve straight city terminal fork")
    assert said(stuck, "place factory@0,1/0 from 5,0") == "Factory at 0,1, token from 5,0"
    assert said(stuck, "place factory@0,1/0 bare") == "Factory at 0,1, empty"


def test_draws_have_words_but_no_rows_of_their_own() -> None:
    match: Match[ZugState, Move] = Match.new(GAME, [YOU, BOT], ZugOptions(), seed="1")
    for _ in range(6):
        step = match.step(match.draw(), 0)
        assert step.move is not None
        assert not FACE.listed(step.move)
        known = step.before.state.seat == 0
        assert FACE.say_move(step.before, step.seat, step.move, match.players).startswith(
            "Draws a tile: " if known else "Draws a tile"
        )
    assert FACE.say_move(view(dealt()), 0, DrawTile(HIDDEN), ()) == "Draws a tile"
    assert FACE.say_move(view(dealt()), 0, DrawTile("bend"), ()) == "Draws a tile: Factory bend"
    assert FACE.listed(Pass())


def test_no_move_is_hidden_as_a_whole() -> None:
    with pytest.raises(TypeError, match="no move"):
        FACE.say_move(view(dealt()), 0, HIDDEN, ())


def test_every_rule_is_said_in_a_sentence_about_the_case() -> None:
    texts = {}
    for rule in RULES:
        about = ("1,0", "-4,0", "5,1") if rule.startswith("sell") else ("terminal", "-4,0")
        texts[rule] = FACE.say_reason(Reason(rule, about if "-" in rule else ()), ())
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert text[0].isupper() or text[0] in "−0123456789"
        assert text.endswith(".")
        assert "{" not in text
    assert texts["place-hand"] == "You don’t have this tile: Terminal."
    assert texts["place-taken"] == "There is already a tile at −4,0."
    assert texts["sell-served"] == "The station at −4,0 isn’t next to the city at 5,1."


def test_reasons_that_the_rules_give_can_be_said() -> None:
    state = table(OPEN, "terminal curve straight city factory fork")
    for text in (
        "place loco@4,0/90",
        "place city@0,0/0",
        "place city@9,9/0",
        "place city@4,0/0",
        "place curve@1,1/90",
        "pass",
    ):
        reason = GAME.why_not(state, GAME.read(text, state))
        assert reason is not None
        assert refused(state, text) == reason.rule
        assert FACE.say_reason(reason, ())


# ---------------------------------------------------------------- results and standings


@pytest.mark.parametrize(
    ("outcome", "players", "headline"),
    [
        (Outcome((1, 2), "cities full", (20, 9)), (YOU, BOT), "You win!"),
        (Outcome((2, 1), "no wagon left", (9, 20)), (YOU, BOT), "You lose"),
        (Outcome((2, 1), "no wagon can move", (9, 20)), (YOU, ANNA), "Anna wins!"),
        (Outcome((1, 2, 2), "cities full", (9, 3, 3)), (BOT, BOT, BOT), "Level 4 (1) wins!"),
        (Outcome((1, 1), "cities full", (9, 9)), (YOU, BOT), "A shared win!"),
        (Outcome((1, 2, 1), "cities full", (9, 3, 9)), (YOU, BOT, BOT), "You share the win!"),
        (Outcome((2, 1, 1), "cities full", (3, 9, 9)), (YOU, ANNA, BOT), "Anna, Level 4 share the win!"),
        (Outcome((2, 1), "resign"), (YOU, BOT), "You lose"),
    ],
)
def test_results_are_said(outcome: Outcome, players: tuple[Player, ...], headline: str) -> None:
    title, why = FACE.say_outcome(outcome, players, ZugOptions())
    assert title == headline
    begins = {
        "cities full": "All cities are full.",
        "no wagon left": "No wagon is left to sell.",
        "no wagon can move": "No wagon can reach a city any more.",
        "resign": "Resigned: You.",
    }
    assert why.startswith(begins[outcome.reason])
    if outcome.scores:
        assert str(max(outcome.scores)) in why.split(",")[0]


def test_a_seat_stands_by_its_tokens_and_then_by_its_points() -> None:
    state = table(OPEN, "terminal curve straight city factory fork")
    standing = FACE.standing(view(state), 0)
    assert standing.label == "12 wagons, 6 engineers"
    assert "6 tiles in hand" in standing.details
    selling = sale(SALE)
    assert FACE.standing(view(selling), 1).label == "0 points"
    considered = GAME.read("sell 1,0 > 4,0 > 5,1", selling)
    assert FACE.standing(view(selling), 1, considered).value == "→ 1"
    assert FACE.standing(view(selling), 0, considered).value == ""
    sold = play(selling, "sell 1,0 > 4,0 > 5,1")
    assert FACE.standing(view(sold), 0).label == "0 points, 3 if it ended now"
    assert "Wagons sold: 3" in FACE.standing(view(sold), 0).details
    over = play(sold, "sell 2,0 > 4,0 > 4,1")
    assert FACE.standing(view(over), 1).label == "5 points"


def test_it_asks_before_a_point_is_given_away_for_nothing() -> None:
    state = sale("""
        ■ ■ ■
        ■ . ■ ■ ■ ■
        ╶1╋─═1═2━1╴2
    """)
    own, other = GAME.read("sell 1,0 > -1,0 > 4,1", state), GAME.read("sell 1,0 > 4,0 > 4,1", state)
    assert FACE.warning(view(state), own) == ""
    assert "through your station at −1,0" in FACE.warning(view(state), other)
    apart = sale(SALE)  # another city may well be worth the point
    assert FACE.warning(view(apart), GAME.read("sell 1,0 > 4,0 > 4,1", apart)) == ""
    forced = sale("""
                  ■
        ╶1╋─═1═2━1╴2
    """)
    assert FACE.warning(view(forced), GAME.read("sell 1,0 > 4,0 > 4,1", forced)) == ""
    assert FACE.warning(view(dealt()), Pass()) == ""


def test_the_home_screen_says_where_a_match_stands() -> None:
    state = dealt()
    assert FACE.situation(view(GAME.start(2, ZugOptions())), [YOU, BOT]) == "Dealing the tiles"
    assert FACE.situation(view(state), [YOU, BOT]) == "Your turn · 1 of 90 tiles laid"
    assert FACE.situation(view(state), [ANNA, YOU]) == "Anna to move · 1 of 90 tiles laid"
    selling = sale(SALE)
    assert FACE.situation(view(selling), [YOU, BOT]) == "Your turn · 0 of 3 city tiles full"
    over = play(selling, "sell 1,0 > 4,0 > 5,1", "sell 2,0 > 4,0 > 4,1")
    assert FACE.situation(view(over), [YOU, BOT]) == "Finished"
    drawing = play(state, GAME.write(GAME.moves(state)[0]))
    assert FACE.situation(view(drawing), [YOU, BOT]) == "2 of 90 tiles laid"


def test_tiles_have_names() -> None:
    assert len({words.tile_name(name) for name in TILES}) == len(TILES)
    assert len({words.short_tile_name(name) for name in TILES}) == len(TILES)
    assert words.xy((-3, 4)) == "−3,4"


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_cover_fills_its_card(qtbot: QtBot, image: QImage, theme: Theme) -> None:
    painter = QPainter(image)
    FACE.paint_cover(painter, QRectF(0, 0, 224, 292), theme)
    painter.end()
    colors = {image.pixelColor(x, y).name() for x in range(4, 224, 20) for y in range(4, 292, 20)}
    assert len(colors) > 60
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (2, 221) for y in (2, 289))


def test_seats_differ_in_colour_and_sign(qtbot: QtBot) -> None:
    marks, signs = set[bytes](), set[bytes]()
    for seat in range(5):
        for paint, found in ((FACE.paint_seat, marks), (FACE.paint_sign, signs)):
            made = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            args: tuple[Any, ...] = (painter, QRectF(0, 0, 40, 40), seat, 5, ZugOptions())
            paint(*args) if found is marks else paint(*args, QColor("#000000"))  # type: ignore[call-arg]
            painter.end()
            found.add(bytes(made.constBits()))
    assert len(marks) == len(signs) == 5
    assert len(set(SEATS)) == 5


def test_the_panel_says_which_part_of_the_game_is_on() -> None:
    state = dealt()
    head = FACE.heading(view(state))
    assert head is not None
    assert (head.title, head.aside, head.below) == ("Building", "1 of 90 tiles laid", "")
    head = FACE.heading(view(sale(SALE)))
    assert head is not None
    assert (head.title, head.aside) == ("Sale", "0 of 3 city tiles full")
    assert head.below.startswith("Ends when")


def test_unseen_tiles_are_counted_for_whoever_looks_and_nobody_else() -> None:
    state = dealt()
    tally = FACE.tally(view(state))
    assert tally is not None
    assert sum(item.number for item in tally.items) == state.pile + len(state.hands[1])
    assert FACE.tally(View(GAME.redact(state, NOBODY), NOBODY, 0, (), ())) is None
    assert FACE.tally(view(sale(SALE))) is None


def test_a_sale_notes_whose_point_it_brought() -> None:
    state = sale(SALE)
    gain = FACE.noted(view(state), GAME.read("sell 1,0 > 4,0 > 4,1", state))
    assert gain == Gain(1, 1)
    assert FACE.noted(view(dealt()), Pass()) is None
