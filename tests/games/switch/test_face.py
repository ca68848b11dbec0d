"""Switch's face: what it says of moves, rules, options and results, and what it paints."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Budget
from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Outcome, Reason
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switch.bot import bot
from boardroom.games.switch.scene import FACE
from boardroom.games.switch.scene.scene import SwitchScene
from boardroom.games.switch.state import Act, Move, SwitchOptions, SwitchState, Throw
from boardroom.ui.game.face import load_face
from boardroom.ui.style.theme import DARK, LIGHT, Theme
from tests.games.switch.board import GAME, RULES, play, start
from tests.games.switch.board import table as before_throw

YOU, BOT, ANNA = Player(), Player(kind="bot", level=4), Player(name="Anna")


def view(state: SwitchState, seat: int = 0) -> View[SwitchState, Move]:
    turn = GAME.turn(state)
    return View(state, seat, turn, tuple(GAME.moves(state)) if turn == seat else (), ())


def said(state: SwitchState, text: str, *players: Player) -> str:
    return FACE.say_move(view(state, state.seat), GAME.turn(state), GAME.read(text, state), players)


# ---------------------------------------------------------------- who it is


def test_it_is_found_by_its_key_and_makes_its_table(qtbot: QtBot) -> None:
    face = load_face("switch")
    assert (face, face.key, face.title()) == (FACE, "switch", "Switch")
    assert face.tagline() == "Throw, discard, dare again"
    assert face.minutes() == "15–30 min"
    assert [face.variant(seats) for seats in GAME.seats] == ["Two players", "Three players", "Four players"]
    assert isinstance(face.scene(), SwitchScene)


def test_play_goes_clockwise_around_the_table() -> None:
    assert FACE.seat_places(4) == ("south", "west", "north", "east")
    assert FACE.seat_places(3) == ("south", "west", "east")
    assert FACE.seat_places(2) == ("south", "north")
    assert [FACE.seat_name(seat, 4) for seat in range(4)] == ["South", "West", "North", "East"]
    assert FACE.side_name(1, 2, SwitchOptions()) == "North"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_is_said_with_values_that_the_rules_take(seats: int) -> None:
    options = FACE.options(seats)
    assert {option.field for option in options} == set(SwitchOptions.model_fields)
    defaults = SwitchOptions.of_new_matches()
    for option in options:
        assert option.label
        assert option.help
        assert getattr(defaults, option.field) == option.choices[0].value  # the usual one first
        for choice in option.choices:
            assert choice.text
            GAME.start(seats, SwitchOptions.model_validate({option.field: choice.value}))
    assert {option.field for option in options if option.group == "clock"} == {"limit"}


def test_the_dialog_is_summed_up_in_two_lines() -> None:
    first, second = FACE.summary(3, SwitchOptions(), [YOU, BOT, BOT])
    assert first == "Highest throw starts, play goes clockwise"
    assert second == "Three players, about 15 minutes. No clock."
    assert FACE.summary(2, SwitchOptions(dice="long", limit=60), [YOU, BOT])[1] == (
        "Two players, about 30 minutes. 60 seconds for a turn."
    )


# ---------------------------------------------------------------- moves and rules


def test_throws_are_said_with_what_came_of_them() -> None:
    assert said(start(2), "throw 1 2 2 5 6") == "Throws 1 2 2 5 6 = 16"
    assert said(play(start(2), "throw 1 2 2 5 6"), "throw 1 1 1 1 1") == "Throws 1 1 1 1 1 = 5"
    state = before_throw(6, 3)
    assert said(state, "throw 1 2 4 4 -") == "Throws 1 2 4 4"
    assert said(state, "throw 1 2 4 4 b") == "Throws 1 2 4 4, Block"
    assert said(state, "throw 1 1 1 1 -") == "Throws 1 1 1 1: no card"
    assert said(before_throw(6, 3, risky=True), "throw 1 1 1 1 -") == "Throws 1 1 1 1: back to 1"
    assert said(before_throw(3, 3), "throw 1 1 1 r") == "Throws 1 1 1, red: no card"


def test_decisions_are_said_shortly() -> None:
    state = play(before_throw(6, 3, 11), "throw 1 2 4 4 b")
    assert said(state, "discard") == "Discards 6 with 4 + 2"
    assert said(play(before_throw(4, 3), "throw 1 2 4 -"), "discard") == "Discards 4"
    assert said(state, "block 3") == "Blocks Player 3"
    gone = play(state, "discard")
    assert said(gone, "again") == "Throws again for 7"
    assert said(gone, "stop") == "Stops at 7"
    green = play(before_throw(6, 3, 11), "throw 1 2 4 4 g")
    assert said(green, "swap 3") == "Swaps 6 for 11 with Player 3"
    assert said(green, "keep") == "Keeps the pile"
    asked = play(before_throw(6, 3, 11, holder=2), "throw 1 2 4 4 g")
    assert said(asked, "swap 3") == "Wants to swap 6 for 11 with Player 3"
    asked = play(asked, "swap 3")
    assert said(asked, "cancel") == "Cancels the swap"
    assert said(asked, "pass") == "Lets it pass"


def test_whom_a_decision_concerns_is_named() -> None:
    state = play(before_throw(6, 3, 11), "throw 1 2 4 4 b")
    assert said(state, "block 2", BOT, ANNA, YOU) == "Blocks Anna"
    assert said(state, "block 3", BOT, BOT, YOU) == "Blocks you"
    green = play(before_throw(6, 3, 11), "throw 1 2 4 4 g")
    assert said(green, "swap 2", YOU, ANNA, BOT) == "Swaps 6 for 3 with Anna"
    assert said(green, "swap 3", YOU, ANNA, BOT) == "Swaps 6 for 11 with Level 4"
    assert said(green, "swap 3", BOT, BOT, YOU) == "Swaps 6 for 11 with you"
    asked = play(before_throw(6, 3, 11, holder=2), "throw 1 2 4 4 g")
    assert said(asked, "swap 2", YOU, ANNA, BOT) == "Wants to swap 6 for 3 with Anna"
    assert said(asked, "swap 3", BOT, BOT, YOU) == "Wants to swap 6 for 11 with you"


def test_no_move_is_hidden_as_a_whole() -> None:
    with pytest.raises(TypeError, match="no move"):
        FACE.say_move(view(start(2)), 0, HIDDEN, ())


def test_every_rule_is_said_in_a_sentence_about_the_case() -> None:
    about = {"throw-dice": ("4",), "switch-red": ("2", "3"), "discard-sum": ("6",)}
    texts = {rule: FACE.say_reason(Reason(rule, about.get(rule, ())), (YOU, BOT, ANNA)) for rule in RULES}
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert text[0].isupper()
        assert text.endswith(".")
        assert "{" not in text
    assert texts["discard-sum"] == "The dice don’t make 6, alone or added up."
    assert texts["switch-red"].endswith("(Level 4, Anna).")


def test_reasons_that_the_rules_give_can_be_said() -> None:
    states = [
        before_throw(6, 3, 11), play(before_throw(6, 3, 11), "throw 1 2 4 4 b"),
        play(before_throw(6, 3, 11), "throw 1 2 4 4 g"), play(before_throw(6, 3, 11), "throw 1 2 4 4 r"),
        play(before_throw(6, 3, 11, holder=2), "throw 1 2 4 4 g", "swap 3"),
        play(before_throw(6, 3, 11, holder=2), "throw 1 2 4 4 -"),
    ]  # fmt: skip
    heard = set()
    for state in states:
        for text in ("discard", "again", "stop", "keep", "cancel", "pass", "swap 1", "swap 3", "block 1", "block 2"):
            reason = GAME.why_not(state, GAME.read(text, state))
            if reason is not None:
                heard.add(reason.rule)
                assert FACE.say_reason(reason, ())
    assert len(heard) >= 10


# ---------------------------------------------------------------- results and standings


@pytest.mark.parametrize(
    ("places", "reason", "players", "headline", "why"),
    [
        ((1, 2), "last-card", (YOU, BOT), "You win!", "You were the first to discard 16."),
        ((2, 1), "last-card", (YOU, BOT), "You lose", "Level 4 was the first to discard 16."),
        ((2, 1), "last-card", (YOU, ANNA), "Anna wins!", "Anna was the first to discard 16."),
        ((1, 2, 2), "last-card", (BOT, BOT, BOT), "Level 4 (1) wins!", "Level 4 (1) was the first to discard 16."),
        ((1, 2), "resign", (YOU, BOT), "You win!", "Resigned: Level 4."),
    ],
)
def test_results_are_said(
    places: tuple[int, ...], reason: str, players: tuple[Player, ...], headline: str, why: str
) -> None:
    assert FACE.say_outcome(Outcome(places, reason), players, SwitchOptions()) == (headline, why)


def test_a_finished_match_says_why() -> None:
    state = play(before_throw(16, 3), "throw 1 3 6 6 6 -", "discard")
    assert GAME.turn(state) == NOBODY
    assert FACE.say_outcome(GAME.outcome(state), [YOU, BOT], SwitchOptions())[0] == "You win!"
    assert FACE.situation(view(state), [YOU, BOT]) == "Finished"
    assert FACE.standing(view(state), 0).label == "No cards left"


def test_a_seat_stands_by_its_top_card() -> None:
    state = play(before_throw(6, 3, 11), "throw 1 2 4 4 b")
    seen = view(state)
    assert FACE.standing(seen, 0).label == "Top card 6 · token"
    assert FACE.standing(seen, 1).label == "Top card 3"
    assert FACE.standing(seen, 1).details == ("14 cards left",)
    assert FACE.standing(seen, 0, Act("discard")).value == "→ 7"
    assert FACE.standing(seen, 1, Act("discard")).value == ""
    assert FACE.standing(seen, 1, Act("block", 1)).value == "→ blocked"
    assert FACE.standing(seen, 0, Act("swap", 2)).value == "→ 11"
    assert FACE.standing(seen, 2, Act("swap", 2)).value == "→ 6"
    assert FACE.standing(seen, 0, Throw((1, 2, 3))).value == ""
    blocked = view(before_throw(6, 3, blocked=2))
    assert FACE.standing(blocked, 1).label == "Top card 3 · blocked"


def test_situations_are_said_for_the_home_screen() -> None:
    state = before_throw(6, 3)
    assert FACE.situation(view(state), [YOU, BOT]) == "Your turn · top card 6"
    assert FACE.situation(view(state), [BOT, YOU]) == "Level 4’s turn · your top card 3"
    assert FACE.situation(view(state), [YOU, ANNA]) == "Player 1’s turn · top card 6"
    assert FACE.situation(view(start(2)), [YOU, BOT]) == "Throwing to see who starts"


def test_leaving_a_card_that_goes_is_probably_a_slip() -> None:
    state = play(before_throw(6, 3), "throw 1 2 4 4 -", "discard")
    assert FACE.warning(view(state), Act("stop")) == "Card 7 can still go with this throw."
    assert FACE.warning(view(state), Act("again"))
    assert FACE.warning(view(state), Act("discard")) == ""
    done = play(before_throw(6, 3), "throw 1 1 5 5 -", "discard", "discard")
    assert FACE.warning(view(done), Act("stop")) == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_master_is_never_warned_of_its_own_choice(seats: int) -> None:
    """It leaves a card where another throw promises more, as from 12, which is easier to make than 13."""
    master, left = bot(5), 0
    for seed in range(8):
        state, rng = start(seats), Random(f"{seats} {seed}")
        while (seat := GAME.turn(state)) != NOBODY:
            if seat == CHANCE:
                state = GAME.apply(state, GAME.chance(state, rng))
                continue
            shown = View(state, seat, seat, tuple(GAME.moves(state)), ())
            move = master.choose(GAME, shown, Budget(), rng).move
            left += state.fits and move in (Act("again"), Act("stop"))
            assert FACE.warning(shown, move) == "", (state, move)
            state = GAME.apply(state, move)
    assert left > 0, "so that there was something to be warned of"


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_cover_fills_its_card(qtbot: QtBot, image: QImage, theme: Theme) -> None:
    painter = QPainter(image)
    FACE.paint_cover(painter, QRectF(0, 0, 224, 292), theme)
    painter.end()
    corners = [image.pixelColor(x, y) for x, y in ((0, 0), (223, 0), (0, 291), (223, 291))]
    assert all(color.alpha() == 255 for color in corners)
    assert len({image.pixel(x, 180) for x in range(0, 224, 3)}) > 20  # dice, not a plain ground


def test_every_seat_has_its_own_colour_and_sign(qtbot: QtBot) -> None:
    discs: set[bytes] = set()
    signs: set[bytes] = set()
    for seat in range(4):
        for kind, found in (("seat", discs), ("sign", signs)):
            picture = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            if kind == "seat":
                FACE.paint_seat(painter, QRectF(0, 0, 40, 40), seat, 4, SwitchOptions())
            else:
                FACE.paint_sign(painter, QRectF(0, 0, 40, 40), seat, 4, SwitchOptions(), QColor("black"))
            painter.end()
            found.add(bytes(picture.constBits()))
    assert len(discs) == len(signs) == 4


def test_the_move_list_shows_the_face_by_its_shape(qtbot: QtBot) -> None:
    shapes: set[bytes] = set()
    for face in "grb-":
        picture = QImage(18, 18, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painted = FACE.paint_note(painter, QRectF(0, 0, 18, 18), -1, Throw((1, 2, 3), face), 2, QColor("black"))
        assert painted == (face != "-")
        assert not FACE.paint_note(painter, QRectF(0, 0, 18, 18), 0, Act("stop"), 2, QColor("black"))
        painter.end()
        shapes.add(bytes(picture.constBits()))
    assert len(shapes) == 4


def test_a_throw_is_the_doing_of_whoever_throws() -> None:
    second = play(start(2), "throw 1 2 2 5 6")
    assert FACE.mover(view(second), CHANCE, GAME.read("throw 1 1 1 1 1", second)) == 1
    assert FACE.mover(view(second), 0, Act("pass")) == 0
