"""Matches that differ only in what a seat can't know are the same to it: on the screen and in every word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Answer, Option
from boardroom.ai.worker import Inline, Request
from boardroom.app.pictures.tables import picture_of
from boardroom.app.table.table import Table
from boardroom.app.table.words import Prompt
from boardroom.core.game import CHANCE, NOBODY, Game, Seat, has_secrets
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.games.phoenix.scene.face import PhoenixFace
from boardroom.ui.game.face import load_face
from boardroom.ui.kit.announcing import announce, announcer
from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.scene import Cell, GameScene
from tests.app.houses import House
from tests.app.observing import observed
from tests.games.kit.shown_games import WITH_FACE

Twins = tuple[Match, Match]
Seen = dict[str, object]
secretive = pytest.mark.parametrize("rules", [*filter(has_secrets, WITH_FACE)], ids=lambda rules: rules.key)
BOT = Player(kind="bot", level=3)
LONG = 40  # entries: a good way into every game


# ---------------------------------------------------------------- pairs of matches


def grown(rules: Game, players: list[Player], seat: Seat, seed: str) -> Twins:
    """Let two matches grow that the seat can't tell apart: others are dealt other cards, and play what both could."""
    options = rules.options.model_validate(
        {name: 0 for name in ("limit", "clock") if name in rules.options.model_fields}
    )
    one, other = (Match.new(rules, players, options, seed=seed) for _ in range(2))
    rng = Random(seed)
    while one.turn != NOBODY and (one.length < LONG or one.turn == CHANCE or seat not in (one.turn, NOBODY)):
        move, another = rng.choice(_steps(rules, one, other, seat, rng) or [(None, None)])
        if move is None:
            break
        one.play(move)
        other.play(another)
    return one, other


def _steps(rules: Game, one: Any, other: Any, seat: Seat, rng: Random) -> list[tuple[Any, Any]]:
    """List what may happen next in both matches that looks alike to the seat; different things if there are any."""
    if one.turn != CHANCE:
        return [(move, move) for move in both_allow(one, other)]
    if not rules.chances(one.state):  # too many to list: a deal that all see
        move = rules.chance(one.state, rng)
        return [(move, move)]
    alike: dict[Any, list[Any]] = {}
    for each, _ in rules.chances(other.state):
        alike.setdefault(rules.seen(other.state, each, seat), []).append(each)
    found = [
        (move, each)
        for move, _ in rules.chances(one.state)
        for each in alike.get(rules.seen(one.state, move, seat), ())
    ]
    return [(move, each) for move, each in found if move != each] or found


def both_allow(one: Match, other: Match) -> list[Any]:
    """List the moves that are legal in both matches."""
    too = set(other.game.moves(other.state))
    return [move for move in one.game.moves(one.state) if move in too]


def pairs(rules: Game, seat: Seat) -> Iterator[Twins]:
    """Make pairs of running matches that differ only in what the seat can't know; NOBODY: what not all know."""
    persons = [Player(name=name) for name in ("Ana", "Bea")] if seat == NOBODY else [BOT, BOT]
    players = [Player() if place == seat else persons[place] for place in range(rules.seats[0])]
    for seed in range(500):
        one, other = grown(rules, players, seat, str(seed))
        whose = range(rules.seats[0]) if seat == NOBODY else (seat,)
        if one.turn in whose and one.state != other.state:
            yield one, other
    pytest.fail(f"no two matches of {rules.key} were found that differ and look alike")


def twins(rules: Game, seat: Seat) -> Twins:
    """Return the first of these pairs."""
    return next(pairs(rules, seat))


def handed_over(one: Match, other: Match) -> list[str]:
    """Return moves that both matches allow, that look alike to all, and after which somebody else sits there; or []."""
    rules, mover = one.game, one.turn
    moves: list[str] = []
    copies = [Match(rules, match.record()) for match in (one, other)]
    while copies[0].turn == mover:
        both = both_allow(*copies)
        if not both:
            return []
        moves.append(rules.write(both[-1]))
        for match in copies:
            match.play(both[-1])
            while match.turn == CHANCE:
                match.draw()
    return moves if copies[0].view(NOBODY) == copies[1].view(NOBODY) else []


# ---------------------------------------------------------------- what is seen of them


def judge(request: Request, stop: object = None) -> Answer:
    """Judge by all that is known, and by nothing else."""
    rng = Random(crc32(repr(request.view).encode()))
    moves = list(request.view.moves)
    found = sorted((rng.random(), index) for index in range(len(moves)))
    options = [Option(moves[index], value, (moves[index],)) for value, index in reversed(found)]
    return Answer(options[0].move, options[0].value, options[0].line, tuple(options[:5]), 1, 0.0)


@contextmanager
def opened(match: Match, folder: Path) -> Iterator[House]:
    """Open a window of its own, with the match at the table."""
    keeper.forget()
    house = House(folder / match.record().id, ((match.game, load_face(match.game.key)),))
    house.inline = Inline(judge)
    house.furnish().navigator.play(match)
    try:
        yield house
    finally:
        house.close()


def table(house: House) -> Table:
    found = house.screens.table.table
    assert found is not None
    return found


def compare(one: Seen, other: Seen, where: str) -> None:
    """Two times the same, down to the last pixel."""
    assert one.keys() == other.keys()
    for name, value in one.items():
        assert value == other[name], f"{where}: {name}"


def watch(house: House, qtbot: QtBot) -> Iterator[tuple[str, Seen]]:
    """Do what a person could do who wants to know more, and say what is to be seen then."""
    at_table = table(house)
    match = at_table.match
    yield "at the table", observed(house)
    for at in (match.length // 3, match.length - 2):
        at_table.look(at)
        yield f"looking back to {at}", observed(house)
    at_table.look(None)
    house.window.commands.recap.trigger()
    yield "since the last turn", observed(house)
    prompts = []
    for cell in at_table.scene.cells():
        at_table.scene.hover(cell.rect.center())
        prompts.append((cell.key, at_table.prompt, at_table.considered))
    at_table.scene.hover(None)
    house.listen()
    yield "resting on everything", {"prompts": prompts}
    if at_table.shown.acting:
        at_table.hint()
        qtbot.waitUntil(lambda: not at_table.advising)
        yield "with a hint", observed(house)
    house.window.commands.undo.trigger()
    yield "after asking to take back", observed(house)


def thumbnail(house: House) -> QImage:
    """Return the match as home and the saved games show it."""
    return picture_of(table(house).face, table(house).match, theme(), 300, 240, 1.0).toImage()


def watch_home(house: House) -> Seen:
    """Leave the table, and look at what waits at home."""
    picture = thumbnail(house)
    house.navigator.go_home()
    return observed(house) | {"thumbnail": picture}


def watch_review(house: House, qtbot: QtBot) -> Iterator[tuple[str, Seen]]:
    """Go through the match as far as it is open."""
    house.screens.table.bar._review.click()
    screen = house.screens.review
    assert screen.review is not None
    review = screen.review
    qtbot.waitUntil(lambda: not review.running, timeout=20_000)
    yield "graph and swings", {"values": review.values(), "swings": review.swings()}
    for at in range(review.match.length + 1):
        screen.go(at)
        yield f"review at {at}", {"words": [label.text() for label in screen.findChildren(QLabel)]}
        if at % 20 == 0:
            yield f"picture of the review at {at}", observed(house)
        if screen.panel.show_me.isVisible() and at > review.match.length - 10:
            screen.show_line()
            qtbot.waitUntil(screen.panel.show_me.isEnabled)
            yield f"how it goes on from {at}", observed(house)


# ---------------------------------------------------------------- the tests


@pytest.fixture(autouse=True)
def calm(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be the same moment in both windows."""
    load_fonts()
    monkeypatch.setattr("boardroom.app.home.screen.when", lambda moment: "now")


@secretive
@pytest.mark.parametrize("seat", [0, 1])
def test_rules_and_log_tell_a_seat_nothing(rules: Game, seat: Seat) -> None:
    one, other = twins(rules, seat)
    texts = {rules.write(move) for match in (one, other) for state in match.states for move in rules.moves(state)}
    for at in range(one.length + 1):
        assert one.view(seat, at) == other.view(seat, at)
    assert one.undo_plan() == other.undo_plan()
    for text in texts:
        mine, theirs = rules.read(text, one.state), rules.read(text, other.state)
        assert one.forbids(mine) == other.forbids(theirs), "a refusal tells nothing either"


@secretive
def test_a_person_among_computers_finds_out_nothing(rules: Game, qtbot: QtBot, tmp_path: Path) -> None:
    def all_of_it(match: Match) -> Iterator[tuple[str, Seen]]:
        with opened(match, tmp_path) as house:
            yield from watch_review(house, qtbot)
            house.show("table")
            yield from watch(house, qtbot)
            yield "at home", watch_home(house)

    one, other = twins(rules, 0)
    first = list(all_of_it(one))
    for (where, seen), (_, again) in zip(first, all_of_it(other), strict=True):
        compare(seen, again, where)


@secretive
def test_behind_the_curtain_there_is_nothing_to_find_out(rules: Game, qtbot: QtBot, tmp_path: Path) -> None:
    """Also not when somebody has just looked into a hand, and has played something that all may see."""

    def all_of_it(match: Match, *moves: str) -> Iterator[tuple[str, Seen]]:
        with opened(match, tmp_path) as house:
            assert table(house).shown.curtain is not None
            yield from watch(house, qtbot)
            table(house).answer(False)
            yield "thumbnail", {"thumbnail": thumbnail(house)}
            for move in moves:
                table(house).lift_curtain()
                table(house).hint()
                qtbot.waitUntil(lambda: not table(house).advising)
                house.listen()
                house.heard.clear()  # that was for those who sat there
                assert table(house).play(move)
                qtbot.waitUntil(lambda: not table(house).shown.moving)
            assert table(house).shown.curtain is not None
            yield from watch(house, qtbot)
            yield "at home", watch_home(house)

    one, other = next(pair for pair in pairs(rules, NOBODY) if handed_over(*pair))
    moves = handed_over(one, other)
    first = list(all_of_it(one, *moves))
    for (where, seen), (_, again) in zip(first, all_of_it(other, *moves), strict=True):
        compare(seen, again, where)


def _cell(match: Match) -> Cell:
    return Cell("", str(match.state), QRectF(0, 0, 10, 10), True)


class Talkative(PhoenixFace):
    """Says more of a position than who looks may know."""

    def describe(self, view: Any, players: Any, scene: Any) -> list[str]:
        return [repr(table_of(scene).match.state)]


def table_of(scene: GameScene) -> Table:
    found = scene.parent()
    assert isinstance(found, Table)
    return found


PLANTS: dict[str, Callable[[House, Match], Any]] = {
    "tool tips": lambda house, match: house.screens.table.panel.cards.setToolTip(str(match.state)),
    "accessible": lambda house, match: house.screens.table.board.setAccessibleDescription(str(match.state)),
    "commands": lambda house, match: house.window.commands.undo.setStatusTip(str(match.state)),
    "picture": lambda house, match: house.screens.table.bar.subtitle.setText(str(hash(match.state))),
    "title": lambda house, match: house.window.setWindowTitle(str(match.state)),
    "announced": lambda house, match: announce(house.window, str(match.state)),
    "said again": lambda house, match: setattr(announcer(), "last", str(match.state)),
    "in words": lambda house, match: setattr(table(house), "face", Talkative()),
    "view": lambda house, match: setattr(table(house).shown, "viewer", 1),
    "prompt": lambda house, match: setattr(table(house), "_prompt", Prompt(str(match.state))),
    "cells": lambda house, match: setattr(table(house).scene, "cells", lambda: [_cell(match)]),
}


def test_a_screen_reader_is_told_of_every_cell(tmp_path: Path) -> None:
    with opened(twins(game("phoenix"), 0)[0], tmp_path) as house:
        seen = observed(house)
        names = [name for _, name, *_ in seen["accessible"]]  # type: ignore[attr-defined]
        assert {cell.name for cell in table(house).scene.cells()} <= {*names}


@pytest.mark.parametrize("kind", PLANTS)
def test_a_leak_is_noticed(kind: str, tmp_path: Path) -> None:
    def leaking(match: Match) -> Seen:
        with opened(match, tmp_path) as house:
            house.listen()
            PLANTS[kind](house, match)
            return observed(house)

    one, other = (leaking(match) for match in twins(game("phoenix"), 0))
    assert one[kind] != other[kind]
