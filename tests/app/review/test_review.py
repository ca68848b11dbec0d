"""Review: every position judged in the background, the swings found, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Answer, Option
from boardroom.ai.worker import Inline, Request
from boardroom.app.actions import Actions
from boardroom.app.review import words
from boardroom.app.review.review import Review
from boardroom.app.review.screen import ReviewScreen
from boardroom.app.review.viewpoint import viewpoint
from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.app.thinking import Thinker
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.translation import set_language
from tests.app import hands
from tests.app.fakes import PlainFace, PlainScene
from tests.app.printing.sets import ANA, BEA, BOT, PERSON
from tests.app.ways import Ways, asked
from tests.core.toy import Toy

# What the mover's chance is after so many moves: seat 1 throws it away with move 5, seat 2 gives it back with move 6.
CHANCES = {0: 0.5, 1: 0.5, 2: 0.52, 3: 0.45, 4: 0.8, 5: 0.75, 6: 0.78, 7: 0.2}


def judge(request: Request, stop: object = None) -> Answer:
    """Judge by the list above; the last legal move is always the best."""
    moves = request.view.moves
    value = CHANCES.get(len(request.view.log), 0.5)
    return Answer(moves[-1], value, (moves[-1],), (Option(moves[-1], value, (moves[-1],)),), 1, 0.0, forced=None)


def played(*players: Player, resigned: bool = True) -> Match:
    rules = game("oxixo")
    match = Match.new(rules, players or (PERSON, BOT), seed="1")
    for text in ("a1e1", "a5e5", "a2e2", "a4e4", "a1e1", "a5e5", "a2e2"):
        match.play(rules.read(text, match.state), 1.0)
    if resigned:
        match.resign()
    return match


def begun(match: Match, thinker: Thinker) -> Review:
    """Return the review that whoever may look back at a match gets."""
    eyes = viewpoint(match)
    assert eyes is not None
    return Review(match, eyes, thinker)


@pytest.fixture
def judged(qtbot: QtBot) -> Review:
    review = begun(played(), Thinker(lambda: Inline(judge)))
    review.start()
    qtbot.waitUntil(lambda: not review.running)
    return review


def test_chances_are_the_persons_own(judged: Review) -> None:
    values = judged.values()
    assert values[:3] == [0.5, 0.5, 0.52]
    assert values[3] == pytest.approx(0.55), "after move 3 the computer is to move"
    assert values[-1] == 1.0, "the computer resigned"
    assert judged.progress == (8, 8)


def test_the_biggest_swings_in_the_order_of_the_match(judged: Review) -> None:
    swings = judged.swings()
    assert [swing.index for swing in swings] == [3, 4, 5]
    assert [round(swing.change, 2) for swing in swings] == [0.25, -0.55, 0.53]
    assert swings[1].seat == 0


def test_better_moves_are_told_where_something_was_lost(judged: Review) -> None:
    assert judged.better(4) is not None
    assert judged.better(0) is None, "nothing was lost"
    assert judged.better(judged.match.length) is None


@pytest.mark.parametrize(("lost", "told"), [(0.005, False), (0.02, True), (0.15, True)])
def test_a_move_that_lost_a_little_had_a_better_one_but_a_trifle_is_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, lost: float, told: bool
) -> None:
    monkeypatch.setitem(CHANCES, 1, CHANCES[0] + lost)  # what the computer, which moves next, has won by it
    review = begun(played(), Thinker(lambda: Inline(judge)))
    review.start()
    qtbot.waitUntil(lambda: not review.running)
    assert (review.better(0) is not None) == told


def test_an_answer_to_somebody_else_is_not_taken_for_a_judgement(qtbot: QtBot) -> None:
    inline = Inline(judge, held=True)
    thinker = Thinker(lambda: inline)
    review, other = begun(played(), thinker), begun(played(), thinker)
    other.start()
    inline.release()
    qtbot.waitUntil(lambda: other.progress[0] == 1)
    other.stop()
    assert review.progress[0] == 0


def test_the_best_move_has_no_better(qtbot: QtBot) -> None:
    def same(request: Request, stop: object = None) -> Answer:
        answer = judge(request)
        played_here = rules.read(texts[len(request.view.log)], request.view.state)
        return Answer(played_here, answer.value, (played_here,), (), 1, 0.0)

    rules, match = game("oxixo"), played()
    texts = [*(entry.text for entry in match.entries[:-1]), "a1e1"]
    review = begun(match, Thinker(lambda: Inline(same)))
    review.start()
    qtbot.waitUntil(lambda: not review.running)
    assert all(review.better(index) is None for index in range(7))


def test_judging_can_be_stopped_and_gone_on_with(qtbot: QtBot) -> None:
    inline = Inline(judge, held=True)
    review = begun(played(), Thinker(lambda: inline))
    review.start()
    inline.release()
    qtbot.waitUntil(lambda: review.progress[0] == 1)
    review.stop()
    assert not inline.busy
    assert not review.running
    assert review.values()[-1] is None, "the end is told when all is judged"
    review.start()
    assert inline.busy


def test_a_judge_that_fails_is_told(qtbot: QtBot) -> None:
    def fail(request: Request, stop: object = None) -> Answer:
        raise RuntimeError("no idea")

    review = begun(played(), Thinker(lambda: Inline(fail)))
    review.start()
    qtbot.waitUntil(lambda: bool(review.problem))
    assert not review.running


def test_among_many_sides_only_ones_own_decisions_count(qtbot: QtBot) -> None:
    toy = Toy()
    match = Match.new(toy, (ANA, BOT, BOT), seed="1")
    while match.outcome is None:
        if match.turn < 0:
            match.draw()
        else:
            match.play(toy.moves(match.state)[-1])
    review = begun(match, Thinker(lambda: Inline(judge)))
    review.start()
    qtbot.waitUntil(lambda: not review.running)
    known = [at for at, value in enumerate(review.values()) if value is not None]
    assert known[:-1] == [at for at in range(match.length) if match.view(0, at).turn == 0]
    assert known[-1] == match.length


# ---------------------------------------------------------------- the screen


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[ReviewScreen]:
    load_fonts()
    appearance().apply("light", 1.0)
    motion.set_motion("off")
    made = ReviewScreen(Ways().navigator, Actions(), Preferences(Settings()), Thinker(lambda: Inline(judge)))
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.show()
    made.open(played(), PlainFace(game("oxixo")))
    qtbot.waitUntil(lambda: made.review is not None and not made.review.running)
    yield made
    made.leave()
    appearance().apply("light", 1.0)


def said(screen: ReviewScreen) -> str:
    return "\n".join(label.text() for label in screen.findChildren(QLabel) if label.isVisible())


def plain(screen: ReviewScreen) -> PlainScene:
    scene = screen.board.scene()
    assert isinstance(scene, PlainScene)
    return scene


def test_it_opens_at_the_biggest_swing(screen: ReviewScreen) -> None:
    assert screen.at == 4
    assert plain(screen).view is not None
    assert len(plain(screen).view.log) == 4  # type: ignore[union-attr]
    assert plain(screen).suggested is not None
    assert "This cost you the lead" in said(screen)
    assert "You played: plays a1e1." in said(screen)
    assert "from 80% to 25%" in said(screen)
    assert screen.panel.swings.rows()[1].accessibleName() == "Move 5, you, from 80% to 25%"


def test_going_through_by_keys_buttons_and_the_graph(screen: ReviewScreen, qtbot: QtBot) -> None:
    hands.key(screen.graph, Qt.Key.Key_Home)
    assert screen.at == 0
    hands.key(screen.graph, Qt.Key.Key_Right)
    hands.key(screen.graph, Qt.Key.Key_Right)
    assert screen.at == 2
    hands.click(screen._buttons["last"])
    assert screen.at == 8
    assert not screen.panel.retry.isEnabled()
    hands.click(screen._buttons["back"])
    assert screen.at == 7
    badge = screen.graph.badge(1).center()
    hands.click(screen.graph, badge.toPoint())
    assert screen.at == 4
    first = QPointF(screen.graph._x(1), screen.graph._y(0.2)).toPoint()
    hands.click(screen.graph, first)
    assert screen.at == 1
    hands.click(screen.panel.swings.rows()[2])
    assert screen.at == 5


def test_it_plays_by_itself_and_stops_at_the_end(screen: ReviewScreen, qtbot: QtBot) -> None:
    screen.go(6)
    screen._beat.setInterval(10)
    screen._on_play()
    qtbot.waitUntil(lambda: screen.at == 8)
    qtbot.waitUntil(lambda: not screen._beat.isActive())


def test_how_it_would_go_on_is_shown_and_changes_nothing(screen: ReviewScreen, qtbot: QtBot) -> None:
    assert screen.review is not None
    before = screen.review.match.record()
    scene = plain(screen)
    hands.click(screen.panel.show_me)
    qtbot.waitUntil(lambda: scene.told[-1].startswith("animate 4"))
    qtbot.waitUntil(lambda: not screen._line)
    assert scene.suggested is None
    assert screen.review.match.record() == before
    screen.go(4)
    assert scene.told[-1] == "present 4"
    assert scene.suggested is not None


def test_trying_again_starts_from_the_position_and_leaves_the_record(screen: ReviewScreen) -> None:
    assert screen.review is not None
    reviewed = screen.review.match
    before = reviewed.record()
    hands.click(screen.panel.retry)
    ((way, match),) = asked(screen)
    assert way == "play_copy"
    assert isinstance(match, Match)
    assert match.length == 0
    assert match.turn == 0
    assert match.state.crosses == reviewed.states[4].crosses
    assert match.record().id != before.id
    assert match.record().position is not None
    assert reviewed.record() == before
    assert screen.review is None, "the review is over"


def test_a_running_match_between_people(screen: ReviewScreen, qtbot: QtBot) -> None:
    screen.open(played(ANA, BEA, resigned=False), PlainFace(game("oxixo")))
    qtbot.waitUntil(lambda: screen.review is not None and not screen.review.running)
    assert "Chance of winning: Side 1" in said(screen)
    assert screen.panel.swings.rows()[0].accessibleName().startswith("Move 4, Bea")
    screen.go(100)
    assert screen.at == 7
    assert "The game continues from here" in said(screen)


def test_it_follows_theme_and_size(screen: ReviewScreen) -> None:
    appearance().apply("dark", 2.0)
    screen.resize(1024, 640)
    assert (screen.width(), screen.height()) == (1024, 640)
    assert plain(screen).theme.dark
    assert screen.grab().toImage().pixelColor(1000, 620).lightness() < 90
    for label in screen.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_arrows_go_through_the_swings(screen: ReviewScreen, qtbot: QtBot) -> None:
    rows = screen.panel.swings.rows()
    rows[0].setFocus()
    for key, at in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_End, 2), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        hands.key(screen.focusWidget(), key)
        assert screen.focusWidget() is rows[at]
    with qtbot.waitSignal(screen.panel.swings.chosen) as chosen:
        hands.key(rows[1], Qt.Key.Key_Return)
    assert chosen.args == [rows[1].swing.index]


def test_playing_by_itself_is_stopped_by_the_key_that_began_it_and_begins_anew_at_the_end(screen: ReviewScreen) -> None:
    hands.key(screen.graph, Qt.Key.Key_Space)
    assert screen._beat.isActive()
    hands.key(screen.graph, Qt.Key.Key_Space)
    assert not screen._beat.isActive()
    assert screen.at == 4
    hands.click(screen._buttons["last"])
    hands.click(screen._buttons["play"])
    assert screen.at == 0
    assert screen._beat.isActive()


def test_the_screens_own_keys_go_through_the_match_and_leave(screen: ReviewScreen) -> None:
    for key, at in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_A, 1), (Qt.Key.Key_End, 8)):
        hands.key(screen, key)
        assert screen.at == at
    hands.key(screen, Qt.Key.Key_Escape)
    assert asked(screen) == [("back",)]


def test_judging_is_stopped_and_gone_on_with_by_its_button(qtbot: QtBot, screen: ReviewScreen) -> None:
    inline = Inline(judge, held=True)
    slow = ReviewScreen(Ways().navigator, Actions(), Preferences(Settings()), Thinker(lambda: inline))
    qtbot.addWidget(slow)
    slow.show()
    slow.open(played(), PlainFace(game("oxixo")))
    assert slow.review is not None
    for running in (False, True, False):
        hands.click(slow.panel._stop)
        assert slow.review.running is running
        assert inline.busy is running
    slow.leave()


def test_another_move_is_looked_at_while_a_line_is_shown(screen: ReviewScreen, qtbot: QtBot) -> None:
    scene = plain(screen)
    scene.held = True
    hands.click(screen.panel.show_me)
    assert scene.moving is not None
    told = len(scene.told)
    screen.go(2)
    qtbot.wait(0)
    assert scene.moving is None
    assert scene.told[told:] == ["present 2"], "the line is forgotten"
    screen.go(4)
    scene.held = False
    hands.click(screen.panel.show_me)  # its first move has settled, and the next is waited for
    screen.go(2)
    told = len(scene.told)
    screen._next_of_line()
    assert len(scene.told) == told


def test_a_review_without_a_match_does_nothing(screen: ReviewScreen, qtbot: QtBot) -> None:
    screen.leave()
    at = screen.at
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Space):
        hands.key(screen, key)
    screen.show_line()
    assert screen.at == at
    assert not screen._beat.isActive()
    assert screen.board.scene() is None


def test_where_nothing_was_better_there_is_no_line(screen: ReviewScreen) -> None:
    screen.go(0)
    told = list(plain(screen).told)
    screen.show_line()
    assert plain(screen).told == told


def test_another_language_says_the_judgement_again(screen: ReviewScreen, qtbot: QtBot) -> None:
    assert "Your chance of winning" in said(screen)
    set_language("es")
    qtbot.waitUntil(lambda: "Your chance of winning" not in said(screen))
    assert "This cost you the lead" not in said(screen)
    assert screen.at == 4, "and stays where it was"


def test_dragging_over_the_graph_goes_through_the_match(screen: ReviewScreen) -> None:
    graph, left = screen.graph, Qt.MouseButton.LeftButton
    points = [QPointF(graph._x(at), graph._y(0.2)).toPoint() for at in (1, 3, 6)]
    QTest.mousePress(graph, left, Qt.KeyboardModifier.NoModifier, points[0])
    QTest.mouseMove(graph, points[1])
    assert screen.at == 3
    QTest.mouseRelease(graph, left, Qt.KeyboardModifier.NoModifier, points[1])
    QTest.mouseMove(graph, points[2])
    assert screen.at == 3, "the hand has let go"


@pytest.mark.parametrize(
    ("players", "headline"), [((PERSON, BOT), "You missed a win"), ((ANA, BEA), "Ana missed a win")], ids=["you", "Ana"]
)
def test_a_missed_win_and_how_it_would_go_on(qtbot: QtBot, players: tuple[Player, ...], headline: str) -> None:
    def forced(request: Request, stop: object = None) -> Answer:
        answer = judge(request)
        after = rules.apply(request.view.state, answer.move)
        line = (answer.move, rules.moves(after)[0])
        return Answer(answer.move, answer.value, line, (), 1, 0.0, forced=3)

    rules = game("oxixo")
    review = begun(played(*players), Thinker(lambda: Inline(forced)))
    review.start()
    qtbot.waitUntil(lambda: not review.running)
    told = words.judge(review, PlainFace(rules), 4)
    assert told.headline == headline
    assert told.rest.startswith("forces a win in 2 moves. Then perhaps: plays ")


def test_a_judge_that_fails_is_told_on_the_screen(qtbot: QtBot, screen: ReviewScreen) -> None:
    def fail(request: Request, stop: object = None) -> Answer:
        raise RuntimeError("no idea")

    helpless = ReviewScreen(Ways().navigator, Actions(), Preferences(Settings()), Thinker(lambda: Inline(fail)))
    qtbot.addWidget(helpless)
    helpless.show()
    helpless.open(played(), PlainFace(game("oxixo")))
    qtbot.waitUntil(lambda: helpless.review is not None and bool(helpless.review.problem))
    assert "The computer couldn’t review this game." in said(helpless)
    helpless.leave()
