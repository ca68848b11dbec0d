"""Oxixo's face: words for everything that the rules can say, and pictures."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.core.game import HIDDEN, Outcome, Reason
from boardroom.core.match import Match, View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import FLAG, Move, Oxixo, OxixoOptions, OxixoState
from boardroom.games.oxixo.scene import FACE
from boardroom.games.oxixo.scene.scene import OxixoScene
from boardroom.ui.game.face import load_face
from boardroom.ui.style.theme import DARK, LIGHT
from tests.games.oxixo.scene_table import move

PERSON, BOT = Player(kind="human"), Player(kind="bot", level=4)
GAME = Oxixo()


def match(seats: int = 2, position: str | None = None, **options: object) -> Match[OxixoState, Move]:
    chosen = OxixoOptions.model_validate(options)
    return Match.new(GAME, [PERSON, BOT] * (seats // 2), chosen, seed="0", position=position)


def view(seats: int = 2, position: str | None = None) -> View[OxixoState, Move]:
    made = match(seats, position)
    return made.view(made.turn)


def test_the_face_is_found_by_the_games_name() -> None:
    assert load_face("oxixo") is FACE
    assert FACE.key == GAME.key


def test_it_introduces_itself() -> None:
    assert FACE.title() == "Oxixo"
    assert FACE.tagline() == "Push a cube, line up five"
    assert FACE.minutes() == "10–20 min"
    assert [FACE.variant(seats) for seats in GAME.seats] == ["Two players", "Two teams of two"]


def test_it_makes_a_table_top(qtbot: QtBot) -> None:
    assert isinstance(FACE.scene(), OxixoScene)


# ---------------------------------------------------------------- seats and options


def test_seats_have_names_and_places() -> None:
    assert [FACE.seat_name(seat, 2) for seat in range(2)] == ["South", "North"]
    assert [FACE.seat_name(seat, 4) for seat in range(4)] == ["A1", "B1", "A2", "B2"]
    assert FACE.seat_places(2) == ("south", "north")
    assert FACE.seat_places(4) == ("south", "west", "north", "east")


@pytest.mark.parametrize("seats", GAME.seats)
def test_sides_are_named_by_their_marks(seats: int) -> None:
    first, second = OxixoOptions(cross=1), OxixoOptions(cross=2)
    assert [FACE.side_name(side, seats, first) for side in (0, 1)] == ["Crosses", "Circles"]
    assert [FACE.side_name(side, seats, second) for side in (0, 1)] == ["Circles", "Crosses"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_option_is_said_and_every_choice_is_one(seats: int) -> None:
    texts = {text.field: text for text in FACE.options(seats)}
    fields = set(OxixoOptions.model_fields)
    assert set(texts) == (fields if seats == 4 else fields - {"advice"})
    for field, text in texts.items():
        assert text.label
        for choice in text.choices:
            assert choice.text
            chosen = OxixoOptions.model_validate({field: choice.value})
            GAME.start(seats, chosen)
    assert texts["first"].group == "start"
    assert texts["clock"].group == "clock"
    assert [choice.value for choice in texts["clock"].choices] == [0, 300, 600, 1200]
    assert len(texts["first"].choices) == seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_summary_says_who_plays_what(seats: int) -> None:
    players = [Player(name="Ada"), BOT, BOT, BOT][:seats]
    bold, plain = FACE.summary(seats, OxixoOptions(cross=2, clock=600, advice=True), players)
    if seats == 2:
        assert bold == "Ada: circles, Level 4: crosses"
    else:
        assert bold == "Team A: circles, team B: crosses"
        assert "may advise" in plain
    assert "Ada starts." in plain
    assert "10" in plain
    assert "No clock." in FACE.summary(seats, OxixoOptions(), players)[1]


# ---------------------------------------------------------------- moves


def test_moves_are_said() -> None:
    two, four = [Player(), BOT], [Player(), BOT, BOT, Player(name="Ana")]
    assert FACE.say_move(view(), 0, move("a3e3"), two) == "From a3, in at e3"
    assert FACE.say_move(view(4), 0, move("a3e3+"), four) == "From a3, in at e3, to A1"
    assert FACE.say_move(view(4), 1, move("a3e3-"), four) == "From a3, in at e3, to B2"
    assert FACE.say_move(view(), 0, FLAG, two) == "Loses on time"


def test_no_move_is_hidden_as_a_whole() -> None:
    with pytest.raises(TypeError, match="no move"):
        FACE.say_move(view(), 0, HIDDEN, [Player(), BOT])


def reasons() -> set[str]:
    """Collect every reason that the rules give for any move in a few positions, and those of a match."""
    found = {"over"}
    positions = [
        (2, "..x.o/x...o/..o../...../x.o.. x"),
        (4, "X.o../x..../...../...../..... 1"),
        (4, "X...O/...../...../...../..... 1 r1"),
    ]
    for seats, text in positions:
        state = GAME.load(text, seats, OxixoOptions())
        for origin, entry, dot in itertools.product(range(25), range(25), ("", "+", "-")):
            reason = GAME.why_not(state, Move(origin, entry, dot))  # type: ignore[arg-type]
            if reason:
                found.add(reason.rule)
        timed = GAME.why_not(state, FLAG)
        assert timed is not None
        found.add(timed.rule)
    return found


def test_every_reason_is_said_in_one_sentence_that_names_the_cube() -> None:
    rules = reasons()
    assert len(rules) == 9
    for rule in rules:
        said = FACE.say_reason(Reason(rule, ("c3", "e5")), ())
        assert said.endswith(".")
        assert said.count(".") == 1
        assert "{" not in said
        assert ("c3" in said) == rule.startswith(("cube", "push"))
    assert (
        FACE.say_reason(Reason("cube-periphery", ("c3",)), ()) == "c3 is inside the board: take a cube from the edge."
    )


# ---------------------------------------------------------------- the end


ENDS = ["line", "own-goal", "flag", "resign"]


@pytest.mark.parametrize("reason", ENDS)
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_end_is_said(seats: int, winner: int, reason: str) -> None:
    places = tuple(1 if seat % 2 == winner else 2 for seat in range(seats))
    outcome = Outcome(places, reason)
    alone = [PERSON, *[BOT] * (seats - 1)]
    headline, why = FACE.say_outcome(outcome, alone, OxixoOptions())
    assert headline == ("You win!" if winner == 0 else "You lose")
    assert why.endswith(".")
    about = "crosses" if (winner == 0) == (reason == "line") else "circles"
    assert about in why.lower()
    everybody = [PERSON] * seats
    headline, _ = FACE.say_outcome(outcome, everybody, OxixoOptions())
    assert headline.endswith("!")


def test_an_own_goal_says_whose_line_it_was() -> None:
    _, why = FACE.say_outcome(Outcome((1, 2), "own-goal"), [PERSON, BOT], OxixoOptions())
    assert why == "Circles completed a line of five crosses themselves."


@pytest.mark.parametrize("reason", ["repetition", "limit"])
def test_draws_are_said(reason: str) -> None:
    headline, why = FACE.say_outcome(Outcome((1, 1), reason), [PERSON, BOT], OxixoOptions())
    assert headline == "A draw"
    assert why.endswith(".")


def test_the_winner_is_named_among_people() -> None:
    players = [Player(name="Ada"), Player(name="Grace")]
    assert FACE.say_outcome(Outcome((2, 1), "line"), players, OxixoOptions())[0] == "Grace wins!"
    assert FACE.say_outcome(Outcome((2, 1), "line"), [BOT, BOT], OxixoOptions())[0] == "Level 4 (2) wins!"


# ---------------------------------------------------------------- where it stands


def test_the_standing_is_the_best_line_with_what_a_move_would_add() -> None:
    here = view(position="...../...../.xxx./...../o.o.o x")
    mine = FACE.standing(here, 0, move("a3e3"))
    assert (mine.label, mine.pips, mine.gained, mine.total) == ("Best line", 3, 1, 5)
    theirs = FACE.standing(here, 1, move("a3e3"))
    assert (theirs.pips, theirs.gained) == (3, 0)
    assert FACE.standing(here, 0).gained == 0
    assert FACE.standing(here, 0, FLAG).gained == 0


def test_a_standing_can_get_worse() -> None:
    here = view(position="...../...../...../...../xxx.. x")
    assert FACE.standing(here, 0, move("c1c5")).gained == -1


def test_a_push_that_would_lose_is_warned_of() -> None:
    here = view(position="...../....x/xxxx./...../oooo. o")
    assert FACE.warning(here, move("e1e5")) == "That push completes a line of five crosses, and you would lose."
    assert FACE.warning(here, move("e1a1")) == ""
    assert FACE.warning(here, move("c3a3")) == ""  # not even legal


def test_the_situation_is_half_a_line() -> None:
    made = match()
    players = [PERSON, BOT]
    assert FACE.situation(made.view(0), players) == "Your turn · move 1"
    made.play(move("a3e3"))
    assert FACE.situation(made.view(0), players) == "Level 4 to move · move 2"
    people = [Player(name="Ada"), Player(name="Grace")]
    assert FACE.situation(made.view(0), people) == "Grace to move · move 2"
    made.resign()
    assert FACE.situation(made.view(0), players) == "Finished"


# ---------------------------------------------------------------- pictures


def painted(width: int, height: int) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    return image, QPainter(image)


def colors(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)})


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("scale", [0.5, 1, 2])
def test_the_cover_fills_its_card_and_nothing_else(qtbot: QtBot, theme: object, scale: float) -> None:
    width, height = round(224 * scale), round(292 * scale)
    image, painter = painted(width + 20, height + 20)
    FACE.paint_cover(painter, QRectF(10, 10, width, height), theme)  # type: ignore[arg-type]
    painter.end()
    assert image.pixelColor(4, 4) == QColor("white")
    assert image.pixelColor(width + 15, height + 15) == QColor("white")
    for x, y in ((12, 12), (width + 6, 12), (12, height + 6), (width + 6, height + 6)):
        assert image.pixelColor(x, y) != QColor("white")
    assert colors(image) > 200


@pytest.mark.parametrize("seats", GAME.seats)
def test_seats_have_signs_that_differ(qtbot: QtBot, seats: int) -> None:
    pictures = []
    for seat in range(seats):
        image, painter = painted(40, 40)
        FACE.paint_seat(painter, QRectF(4, 4, 32, 32), seat, seats, OxixoOptions())
        FACE.paint_sign(painter, QRectF(0, 0, 8, 8), seat, seats, OxixoOptions(), QColor("black"))
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
    assert all(picture == pictures[seat % 2] for seat, picture in enumerate(pictures))
    swapped, painter = painted(40, 40)
    FACE.paint_seat(painter, QRectF(4, 4, 32, 32), 0, seats, OxixoOptions(cross=2))
    FACE.paint_sign(painter, QRectF(0, 0, 8, 8), 0, seats, OxixoOptions(cross=2), QColor("black"))
    painter.end()
    assert swapped == pictures[1]


def test_only_dots_have_a_note(qtbot: QtBot) -> None:
    notes = []
    for text in ("a3e3", "a3e3+", "a3e3-"):
        image, painter = painted(20, 20)
        told = FACE.paint_note(painter, QRectF(0, 0, 20, 20), 0, move(text), 4, QColor("black"))
        painter.end()
        assert told == (len(text) == 5)
        notes.append(image)
    assert notes[0] != notes[1] != notes[2]
