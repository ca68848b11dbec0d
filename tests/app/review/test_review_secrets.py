"""A review of a running match shows nobody what they may not know; after the end it shows everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Answer, Option
from boardroom.ai.worker import Inline, Request
from boardroom.app.actions import Actions
from boardroom.app.review.review import Review
from boardroom.app.review.screen import ReviewScreen
from boardroom.app.review.viewpoint import Viewpoint, viewpoint
from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.app.thinking import Thinker
from boardroom.core.game import CHANCE, Game, has_secrets
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.game.face import Face, load_face
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from tests.app import hands
from tests.app.fakes import PlainFace, PlainScene
from tests.app.houses import House
from tests.app.printing.sets import ANA, BEA, BOT, PERSON
from tests.app.ways import Ways, asked
from tests.core.toy import Toy
from tests.games.kit.shown_games import WITH_FACE

secretive = pytest.mark.parametrize("rules", [*filter(has_secrets, WITH_FACE), Toy()], ids=lambda rules: rules.key)


def running(rules: Game, *players: Player) -> Match:
    """Return a match some way in, everybody playing the last move that there is, with a person to move."""
    match, entries = Match.new(rules, players, seed="1"), 8 if rules.key == "toy" else 60
    while match.length < entries or match.turn != 0:
        before = match.length
        match.draw() if match.turn == CHANCE else match.play(rules.moves(match.state)[-1])
        assert before < entries + 60
    return match


def ended(rules: Game, *players: Player) -> Match:
    match = running(rules, *players)
    while match.outcome is None:
        match.draw() if match.turn == CHANCE else match.resign()
    return match


class Judge:
    """Would always have played the first move, and lists nothing else; remembers what it was shown."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def __call__(self, request: Request, stop: object = None) -> Answer:
        view = request.view
        self.asked.append(view)
        move = view.moves[0]
        return Answer(move, 0.5, (move,), (Option(move, 0.5, (move,)),), 1, 0.0)


def reviewed(qtbot: QtBot, match: Match, judge: Judge) -> Review:
    eyes = viewpoint(match)
    assert eyes is not None
    review = Review(match, eyes, Thinker(lambda: Inline(judge)))
    review.start()
    qtbot.waitUntil(lambda: not review.running)
    return review


# ---------------------------------------------------------------- who may look, and at what


@secretive
def test_in_a_running_match_only_ones_own_decisions_are_judged(rules: Game, qtbot: QtBot) -> None:
    match, judge = running(rules, PERSON, BOT), Judge()
    review = reviewed(qtbot, match, judge)
    assert judge.asked
    assert {(view.seat, view.turn) for view in judge.asked} == {(0, 0)}, "by what the asker knew then"
    for index, entry in enumerate(match.entries):
        assert review.better(index) is None or entry.seat == 0


@secretive
def test_after_the_end_everybodys_decisions_are_judged(rules: Game, qtbot: QtBot) -> None:
    match, judge = ended(rules, PERSON, BOT), Judge()
    eyes = viewpoint(match)
    assert eyes == Viewpoint(0, open=True)
    reviewed(qtbot, match, judge)
    assert {view.seat for view in judge.asked} == {0, 1}


@secretive
def test_several_people_look_back_only_after_the_end(rules: Game) -> None:
    assert viewpoint(running(rules, ANA, BEA)) is None
    assert viewpoint(ended(rules, ANA, BEA)) == Viewpoint(0, open=True)


@secretive
def test_who_only_watches_computers_looks_back_after_the_end(rules: Game) -> None:
    assert viewpoint(running(rules, BOT, BOT)) is None


@pytest.mark.parametrize("rules", [each for each in WITH_FACE if not has_secrets(each)], ids=lambda rules: rules.key)
def test_without_secrets_everybody_may_look_back_at_any_time(rules: Game) -> None:
    assert viewpoint(Match.new(rules, (ANA, BEA), seed="1")) == Viewpoint(0, open=True)


# ---------------------------------------------------------------- the screen


Opened = Callable[[Match, Face], ReviewScreen]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Opened]:
    """Open reviews, and leave them after the test."""
    load_fonts()
    appearance().apply("light", 1.0)
    motion.set_motion("off")
    screen = ReviewScreen(Ways().navigator, Actions(), Preferences(Settings()), Thinker(lambda: Inline(Judge())))
    screen.resize(1280, 800)
    qtbot.addWidget(screen)
    screen.show()

    def open_(match: Match, face: Face) -> ReviewScreen:
        screen.open(match, face)
        qtbot.waitUntil(lambda: screen.review is not None and not screen.review.running)
        return screen

    yield open_
    screen.leave()


@pytest.mark.parametrize(("make", "said"), [(running, "Now"), (ended, "The end")])
def test_only_what_is_over_has_an_end(opened: Opened, qtbot: QtBot, make: Callable[..., Match], said: str) -> None:
    screen = opened(make(Toy(), PERSON, BOT), PlainFace(Toy()))
    qtbot.waitUntil(lambda: screen.review is not None and not screen.review.running)
    screen.go(screen.review.match.length if screen.review is not None else 0)
    assert screen.graph.accessibleName().startswith(said)


def said(screen: ReviewScreen) -> str:
    return "\n".join(label.text() for label in screen.findChildren(QLabel) if label.isVisible())


def test_it_says_what_it_leaves_out_and_offers_no_second_try(opened: Opened, qtbot: QtBot) -> None:
    screen = opened(running(Toy(), PERSON, BOT), PlainFace(Toy()))
    assert "only your own moves are reviewed" in said(screen)
    assert "You can try again once the game is over" in said(screen)
    assert screen.review is not None
    for at, entry in enumerate(screen.review.match.entries):
        screen.go(at)
        assert not screen.panel.retry.isEnabled()
        if entry.seat == 1:
            assert "This move isn’t reviewed" in said(screen)
            assert "There was a better move" not in said(screen)
    hands.click(screen.panel.retry)
    assert not asked(screen)


def test_nobodys_hand_but_ones_own_is_on_the_board(opened: Opened) -> None:
    screen = opened(running(Toy(), BOT, PERSON), PlainFace(Toy()))
    scene = screen.board.scene()
    assert isinstance(scene, PlainScene)
    for at in range(8):
        screen.go(at)
        assert {view.seat for view in scene.seen} == {1}


def test_how_it_goes_on_ends_where_others_decide(opened: Opened, qtbot: QtBot) -> None:
    """Whether the other could answer so would tell what the other holds."""
    rules = game("phoenix")
    match = running(rules, PERSON, BOT)
    screen = opened(match, PlainFace(rules))
    review, scene = screen.review, screen.board.scene()
    assert review is not None
    assert isinstance(scene, PlainScene)
    own = next(at for at in range(match.length) if review.better(at) is not None)
    screen.go(own)
    branch = Match(rules, match.record().model_copy(update={"log": list(match.entries[:own])}))
    first = rules.moves(branch.state)[0]
    branch.play(first)
    while branch.turn == CHANCE:
        branch.draw()
    assert branch.turn == 1
    assert not review.may_try(branch, rules.moves(branch.state)[0])
    shown = len(scene.told)
    hands.click(screen.panel.show_me)
    qtbot.waitUntil(lambda: not screen._line)
    assert [told.split()[0] for told in scene.told[shown:]] == ["animate"], "one's own move is shown"


def test_a_match_that_nobody_may_look_back_at_is_not_opened(opened: Opened) -> None:
    with pytest.raises(ValueError, match="hands"):
        opened(running(Toy(), ANA, BEA), PlainFace(Toy()))


@pytest.mark.parametrize(
    "rules", [rules for rules in WITH_FACE if type(rules).chance is not Game.chance], ids=lambda rules: rules.key
)
def test_what_chance_does_is_no_step(opened: Opened, rules: Game) -> None:
    """One press leads from one decision to the next, whatever was dealt, thrown or drawn between them."""
    match = running(rules, *[PERSON, *[BOT] * (rules.seats[0] - 1)])
    screen = opened(match, load_face(rules.key))
    decisions = [index for index, entry in enumerate(match.entries) if entry.seat != CHANCE]
    hands.key(screen, Qt.Key.Key_Home)
    seen = [screen.at]
    for _ in decisions:
        hands.key(screen, Qt.Key.Key_Right)
        seen.append(screen.at)
    assert seen == [*decisions, match.length]
    assert screen.graph.accessibleName()
    hands.key(screen, Qt.Key.Key_Left)
    assert screen.at == decisions[-1]
    assert len(screen.graph._values) == len(decisions) + 1, "the graph is as long as the game, not as the deal"


# ---------------------------------------------------------------- at the table


@pytest.fixture
def toys(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", ((Toy(), PlainFace(Toy())),)).furnish()
    yield made
    made.close()


def button(house: House) -> IconButton:
    return house.screens.table.bar._review


def test_the_review_is_closed_to_several_people_and_says_why(toys: House) -> None:
    toys.navigator.play(running(Toy(), ANA, BEA))
    assert not button(toys).isEnabled()
    for words in (button(toys).toolTip(), button(toys).accessibleName()):
        assert words == "Review: once the game is over, because it shows what everyone holds"
    toys.screens.table.review()
    assert toys.here == "table"
    toys.navigator.play(ended(Toy(), ANA, BEA))
    assert button(toys).isEnabled()
    assert button(toys).toolTip() == "Review the game"
    hands.click(button(toys))
    assert toys.here == "review"


def test_nobody_plays_on_after_everything_was_laid_open(toys: House) -> None:
    """Else one could give up, look into all hands, and take it back."""
    undo: QAction = toys.window.commands.undo
    toys.navigator.play(ended(Toy(), PERSON, BOT))
    assert undo.isEnabled()
    hands.click(button(toys))
    assert toys.here == "review"
    toys.show("table")
    undo.trigger()
    table = toys.screens.table.table
    assert table is not None
    assert table.match.outcome is not None
    assert table.notice is not None
    assert table.notice.what == "New information has been revealed since, so this move can’t be undone."
    kept = toys.store.load(table.match.record().id)
    assert Match(Toy(), kept).undo_plan().barrier == "revealed", "nor after it was left and opened again"
