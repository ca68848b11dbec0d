"""El Switcher's face: what it says of moves, rules, options and results, and what it paints."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.core.game import HIDDEN, NOBODY, Event, Outcome, Reason
from boardroom.core.match import Match, View
from boardroom.core.record import Player
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.scene import FACE
from boardroom.games.switcher.scene.palette import DRAWERS
from boardroom.games.switcher.scene.scene import SwitcherScene
from boardroom.games.switcher.state import BlockCard, Decks, DrawCard, EndTurn, Form, Move, SwitcherState, Tiles, Up
from boardroom.ui.game.face import load_face
from boardroom.ui.style.theme import DARK, LIGHT, Theme
from tests.games.switcher.board import GAME, RULES, play, refused, table

PICTURE = "rrr.../.r..../.r..../....b./....b./....b."
YOU, BOT, ANNA = Player(), Player(kind="bot", level=4), Player(name="Anna")


def view(state: SwitcherState, seat: int = 0, log: tuple[Event[Move], ...] = ()) -> View[SwitcherState, Move]:
    turn = GAME.turn(state)
    return View(GAME.redact(state, seat), seat, turn, tuple(GAME.moves(state)) if turn == seat else (), log)


def said(state: SwitcherState, text: str, *players: Player) -> str:
    """Say a move that is made in a position, after which somebody has moved before."""
    return FACE.say_move(view(state, state.seat, (Event(0, EndTurn()),)), state.seat, GAME.read(text, state), players)


# ---------------------------------------------------------------- who it is


def test_it_is_found_by_its_key_and_makes_its_table(qtbot: QtBot) -> None:
    face = load_face("switcher")
    assert (face, face.key, face.title()) == (FACE, "switcher", "El Switcher")
    assert face.tagline() == "Swap drawers, form figures"
    assert face.minutes() == "20–60 min"
    assert [face.variant(seats) for seats in GAME.seats] == ["Two players", "Three players", "Four players"]
    assert isinstance(face.scene(), SwitcherScene)


def test_play_passes_to_the_right_around_the_table() -> None:
    assert FACE.seat_places(4) == ("south", "east", "north", "west")
    assert FACE.seat_places(3) == ("south", "east", "north")
    assert FACE.seat_places(2) == ("south", "north")
    assert [FACE.seat_name(seat, 4) for seat in range(4)] == ["South", "East", "North", "West"]
    assert FACE.side_name(1, 2, SwitcherOptions()) == "North"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_is_said_with_values_that_the_rules_take(seats: int) -> None:
    options = FACE.options(seats)
    assert {option.field for option in options} == set(SwitcherOptions.model_fields)
    defaults = SwitcherOptions()
    for option in options:
        assert option.label
        values = [choice.value for choice in option.choices] or [False, True]
        assert getattr(defaults, option.field) in values
        for choice in option.choices:
            assert choice.text
            GAME.start(seats, SwitcherOptions.model_validate({option.field: choice.value}))
    groups = {option.field: option.group for option in options}
    assert groups == {
        "first": "start", "deck": "rules", "limit": "clock", "stays": "rules", "forbidden": "readings"
    }  # fmt: skip
    deck = next(option for option in options if option.field == "deck")
    assert [choice.help for choice in deck.choices] == ["about 60 min", "about 35 min", "about 20 min"]


def test_the_dialog_is_summed_up_in_two_lines() -> None:
    options = SwitcherOptions(deck=12, limit=120)
    assert FACE.summary(3, options, [YOU, BOT, BOT])[0] == "You start, play passes to the right"
    line = FACE.summary(3, options, [YOU, BOT, BOT])[1]
    assert all(part in line for part in ("Three players", "12 cards each", "35 minutes", "2 min"))
    start, line = FACE.summary(2, SwitcherOptions(first=2, limit=0), [YOU, ANNA])
    assert start == "Anna starts, play passes to the right"
    assert "No clock" in line
    assert line == FACE.summary(2, SwitcherOptions(first=2, limit=0, forbidden="last figure"), [YOU, ANNA])[1]
    fading = FACE.summary(2, SwitcherOptions(first=2, limit=0, forbidden="this and last turn"), [YOU, ANNA])[1]
    assert fading == f"{line} A turn without a figure frees all colours."
    assert "45 seconds" in FACE.summary(2, SwitcherOptions(limit=45), [YOU, ANNA])[1]


# ---------------------------------------------------------------- moves and rules


def test_moves_are_said_shortly() -> None:
    state = table(PICTURE, "T X I", "T W V", hands=("line2 left edge",))
    assert said(state, "line2 c3 c5") == "Line swaps c3 and c5"
    assert said(state, "left c3 a4") == "Left L swaps a4 and c3"
    assert said(state, "edge c3 c6") == "Line swaps c3 and c6"
    assert said(state, "form T a6") == "Forms T in red"
    assert said(state, "block 2 T a6") == "Blocks Player 2’s T in red"
    assert said(state, "end") == "Ends the turn"
    formed = play(state, "form T a6")
    assert said(formed, "up 1 F'") == "Player 1 turns up F\N{PRIME}"
    drawing = play(state, "line2 c3 c5", "end")
    assert said(drawing, "draw 1 left") == "Player 1 draws Left L"
    hidden = FACE.say_move(view(drawing, 1, (Event(0, EndTurn()),)), 0, DrawCard(0, HIDDEN), ())
    assert hidden == "Player 1 draws a card"


def test_whom_a_move_concerns_is_named() -> None:
    state = table(PICTURE, "T X I", "T W V", hands=("line2 left edge",))
    assert said(state, "block 2 T a6", YOU, ANNA) == "Blocks Anna’s T in red"
    assert said(state, "block 2 T a6", YOU, BOT) == "Blocks Level 4’s T in red"
    assert said(state, "block 2 T a6", BOT, YOU) == "Blocks your T in red"
    formed = play(state, "form T a6")
    assert said(formed, "up 1 F'", ANNA, BOT) == "Anna turns up F\N{PRIME}"
    assert said(formed, "up 1 F'", YOU, BOT) == "You turn up F\N{PRIME}"
    drawing = play(state, "line2 c3 c5", "end")
    assert said(drawing, "draw 1 left", ANNA, BOT) == "Anna draws Left L"
    assert said(drawing, "draw 1 left", YOU, BOT) == "You draw Left L"
    covered = view(drawing, 1, (Event(0, EndTurn()),))
    assert FACE.say_move(covered, 0, DrawCard(0, HIDDEN), (BOT, YOU)) == "Level 4 draws a card"
    assert FACE.say_move(covered, 0, DrawCard(0, HIDDEN), (YOU, BOT)) == "You draw a card"


def test_the_deal_is_said_in_two_lines() -> None:
    match: Match[SwitcherState, Move] = Match.new(GAME, [YOU, BOT], SwitcherOptions(), seed="1")
    lines: dict[type, set[str]] = {}
    while match.turn < 0:
        step = match.step(match.draw(), 0)
        assert step.move is not None
        lines.setdefault(type(step.move), set()).add(FACE.say_move(step.before, step.seat, step.move, match.players))
    assert lines == {
        Tiles: {"The drawers are laid out"},
        Decks: {"Decks and cards are dealt"},
        Up: {""},
        DrawCard: {""},
    }


def test_no_move_is_hidden_as_a_whole() -> None:
    with pytest.raises(TypeError, match="no move"):
        FACE.say_move(view(table()), 0, HIDDEN, ())


def test_every_rule_is_said_in_a_sentence_about_the_case() -> None:
    names = {
        "swap-card": Reason("swap-card", ("left",)),
        "swap-itself": Reason("swap-itself", ("c3",)),
        "swap-kind": Reason("swap-kind", ("line2", "c3", "d5")),
        "figure-card": Reason("figure-card", ("F'",)),
        "figure-shape": Reason("figure-shape", ("F'", "c3")),
        "figure-touching": Reason("figure-touching", ("T", "c3")),
        "figure-colour": Reason("figure-colour", ("T", "g")),
        "figure-cell": Reason("figure-cell", ("c3", "a3")),
        "block-one": Reason("block-one", ("2",)),
        "block-only": Reason("block-only", ("2",)),
        "deal": Reason("deal"),
        "over": Reason("over"),
    }
    assert set(names) == RULES
    texts = {rule: FACE.say_reason(reason, (YOU, ANNA)) for rule, reason in names.items()}
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert text[0].isupper() or text[0] in "cF"
        assert text.endswith(".")
        assert "{" not in text
    assert texts["swap-kind"] == "Line, one between doesn’t go from c3 to d5."
    assert "F\N{PRIME}" in texts["figure-card"]
    assert "mint" in texts["figure-colour"]
    assert texts["block-one"].startswith("Anna has a blocked card")


def test_reasons_that_the_rules_give_can_be_said() -> None:
    state = table(PICTURE, "T X I", "T", hands=("line2 left edge",), left=[10, 0])
    for text in ("line1 a1 a2", "line2 a1 a2", "form W a6", "form X a6", "block 2 T a6", "form T b5"):
        move = GAME.read(text, state)
        reason = GAME.why_not(state, move)
        if text == "form T b5":  # any cell of the group is read as its first
            assert reason is None
        else:
            assert reason is not None
            assert refused(state, text) == reason.rule
            assert FACE.say_reason(reason, ())


# ---------------------------------------------------------------- results and standings


@pytest.mark.parametrize(
    ("outcome", "players", "headline"),
    [
        (Outcome((1, 2), "deck"), (YOU, BOT), "You win!"),
        (Outcome((2, 1), "deck"), (YOU, BOT), "You lose"),
        (Outcome((2, 1), "deck"), (YOU, ANNA), "Anna wins!"),
        (Outcome((1, 2, 2), "deck"), (BOT, BOT, BOT), "Level 4 (1) wins!"),
        (Outcome((1, 1), "quiet"), (YOU, BOT), "A shared win!"),
        (Outcome((1, 2, 1), "quiet"), (YOU, BOT, BOT), "You share the win!"),
        (Outcome((2, 1, 1), "quiet"), (YOU, ANNA, BOT), "Anna, Level 4 share the win!"),
        (Outcome((2, 1), "resign"), (YOU, BOT), "You lose"),
    ],
)
def test_results_are_said(outcome: Outcome, players: tuple[Player, ...], headline: str) -> None:
    said, why = FACE.say_outcome(outcome, players, SwitcherOptions())
    assert said == headline
    reasons = {"deck": "formed all the figures", "quiet": "Thirty rounds", "resign": "Resigned: You."}
    assert reasons[outcome.reason] in why


def test_a_finished_match_says_why() -> None:
    state = play(table(PICTURE, "T", "W V U", left=[0]), "form T a6")
    assert GAME.turn(state) == NOBODY
    assert FACE.say_outcome(GAME.outcome(state), [YOU, BOT], SwitcherOptions())[0] == "You win!"
    assert FACE.situation(view(state), [YOU, BOT]) == "Finished"


def test_a_seat_stands_by_the_cards_it_has_left() -> None:
    state = table(PICTURE, "T X I", "W V", left=[9, 11], blocked=["", "I"])
    seen = view(state)
    assert FACE.standing(seen, 0).label == "12 cards left"
    assert FACE.standing(seen, 1).label == "14 cards left, one blocked"
    assert FACE.standing(seen, 0, Form("T", 0)).value == "→ 11"
    assert FACE.standing(seen, 1, Form("T", 0)).value == ""
    assert FACE.standing(seen, 1, BlockCard(1, "W", 0)).value == "→ blocked"
    assert FACE.standing(seen, 0).details == ("9 in the deck",)


def test_situations_are_said_for_the_home_screen() -> None:
    state = table(PICTURE, "T X I", left=[2])
    assert FACE.situation(view(state), [YOU, BOT]) == "Your turn · 5 cards left"
    assert FACE.situation(view(state), [BOT, YOU]).startswith("Level 4 to move")
    dealing: Match[SwitcherState, Move] = Match.new(GAME, [YOU, BOT], SwitcherOptions(), seed="1")
    assert FACE.situation(dealing.view(0), [YOU, BOT]) == "Dealing the cards"


def test_ending_the_turn_beside_a_finished_figure_is_probably_a_slip() -> None:
    state = table(PICTURE, "T X I", "W V U")
    assert "T" in FACE.warning(view(state), EndTurn())
    assert FACE.warning(view(state), Form("T", 0)) == ""
    assert FACE.warning(view(table(PICTURE, "W X I", "T V U")), EndTurn()) == ""  # another's card is no loss


# ---------------------------------------------------------------- pictures


def painted(image: QImage, *at: tuple[int, int]) -> list[QColor]:
    return [image.pixelColor(x, y) for x, y in at]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_cover_fills_its_card(qtbot: QtBot, image: QImage, theme: Theme) -> None:
    painter = QPainter(image)
    FACE.paint_cover(painter, QRectF(0, 0, 224, 292), theme)
    painter.end()
    corners = painted(image, (0, 0), (223, 0), (0, 291), (223, 291))
    assert all(color.alpha() == 255 for color in corners)
    assert len({image.pixel(x, 135) for x in range(0, 224, 3)}) > 20  # drawers, not a plain ground


def test_every_seat_has_its_own_colour_and_sign(qtbot: QtBot) -> None:
    discs: set[bytes] = set()
    signs: set[bytes] = set()
    for seat in range(4):
        for kind, found in (("seat", discs), ("sign", signs)):
            picture = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            if kind == "seat":
                FACE.paint_seat(painter, QRectF(0, 0, 40, 40), seat, 4, SwitcherOptions())
            else:
                FACE.paint_sign(painter, QRectF(0, 0, 40, 40), seat, 4, SwitcherOptions(), QColor("black"))
            painter.end()
            found.add(bytes(picture.constBits()))
    assert len(discs) == len(signs) == 4


@pytest.mark.parametrize(
    ("text", "colours"), [("form T a6", "r"), ("block 2 T a6", "r"), ("line2 b4 d4", "rb"), ("end", "")]
)
def test_the_move_list_shows_figures_and_swaps_in_their_colours(qtbot: QtBot, text: str, colours: str) -> None:
    state = table(PICTURE.replace(".r..../....b.", ".r.b../......"), "T X I", "T W V", hands=("line2 left edge",))
    note = FACE.noted(view(state), GAME.read(text, state))
    image = QImage(18, 18, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    assert FACE.paint_note(painter, QRectF(0, 0, 18, 18), 0, note, 2, QColor("black")) == bool(colours)
    painter.end()
    found = {image.pixelColor(x, y).name() for x in range(18) for y in range(18)}
    assert {DRAWERS[colour][1].lower() for colour in colours} <= found
