"""The saved games, and what is counted from them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.app import say
from boardroom.app.saved import AT_ONCE, result_words
from boardroom.app.statistics import GameTally, StatisticsPage, Tally, count
from boardroom.core.files import BrokenSave
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Summary
from boardroom.ui.labels import Label
from tests.app.hands import click
from tests.app.houses import BOT, YOU, House, begun
from tests.ui.pebbles import Pebbles, State

ANA, BEA = Player(name="Ana"), Player(name="Bea")


def over(winner: int, *players: Player) -> Match[State, int]:
    """Return a finished match that a seat has won."""
    match = Match.new(Pebbles(), players or (YOU, BOT), Pebbles().options(heap=9), seed="1")
    while match.outcome is None:
        left = match.state.left
        match.play(min(3, left) if match.turn == winner else 1)
    return match


def summary(players: list[Player], winners: tuple[int, ...], finished: bool = True) -> Summary:
    return Summary(
        id="a",
        game="pebbles",
        title="",
        players=tuple(players),
        moves=3,
        over=finished,
        winners=winners,
        changed=datetime.now(UTC),
    )


# -------------------------------------------------------------------- the page


def test_saves_are_listed_by_kind_and_opened(house: House) -> None:
    waiting, done = house.keep(begun(3)), house.keep(begun(15))
    house.window.show_page("saved")
    page = house.rooms.saved
    assert [(card.summary.id, card.summary.over) for card in page.cards] == [(waiting.id, False), (done.id, True)]
    assert page.cards[0].open.text() == "Continue"
    click(page.cards[0].open)
    assert house.rooms.here == "table"
    house.window.show_page("saved")
    click(house.rooms.saved.cards[1].open)
    assert house.rooms.here == "review"


def test_deleting_can_be_undone(house: House) -> None:
    record = house.keep(begun(3))
    house.window.show_page("saved")
    page = house.rooms.saved
    click(page.cards[0].delete)
    assert page.cards == []
    assert house.store.list() == []
    assert page.toast.isVisible()
    click(page.toast.button)
    assert [card.summary.id for card in page.cards] == [record.id]


def test_many_saves_come_bit_by_bit(house: House) -> None:
    for i in range(AT_ONCE + 5):
        house.keep(begun(1 + i % 9))
    house.window.show_page("saved")
    page = house.rooms.saved
    assert len(page.cards) == AT_ONCE
    more = page._groups["waiting"].more
    assert "5" in more.text()
    click(more)
    assert len(page.cards) == AT_ONCE + 5


def test_marks_are_painted_once_the_match_is_loaded(house: House) -> None:
    house.keep(begun(3))
    house.window.show_page("saved")
    for _ in range(4):
        QApplication.processEvents()
    chip = house.rooms.saved.cards[0]._chips[0]
    assert chip._options is not None


def test_a_broken_file_is_listed_with_what_is_wrong(house: House) -> None:
    house.store.folder.mkdir(exist_ok=True)
    (house.store.folder / "abc.boardroom").write_text('{"format": 1}')
    house.window.show_page("saved")
    page = house.rooms.saved
    words = " ".join(label.text() for label in page._groups["broken"].findChildren(Label))
    assert "abc.boardroom" in words
    assert "not as it should be" in words
    assert "abc.boardroom.broken-1" in words


def test_an_empty_page_says_so(house: House) -> None:
    house.window.show_page("saved")
    assert house.rooms.saved._nothing.isVisible()


# -------------------------------------------------------------------- words


def test_results_are_said_from_the_persons_side() -> None:
    assert result_words(summary([YOU, BOT], (0,))) == "You won"
    assert result_words(summary([YOU, BOT], (1,))) == "You lost"
    assert result_words(summary([ANA, BEA], (1,))) == "Bea won"
    assert result_words(summary([ANA, BOT, BEA, BOT], (0, 2))) == "Ana and Bea won"
    assert result_words(summary([YOU, BOT], (0, 1))) == "Drawn"


@pytest.mark.parametrize(
    ("ago", "said"),
    [(timedelta(minutes=1), "today, "), (timedelta(days=1), "yesterday, "), (timedelta(days=3), "Saturday, ")],
)
def test_when_is_said_as_people_do(house: House, ago: timedelta, said: str) -> None:
    now = datetime(2026, 3, 17, 18, 40).astimezone()
    assert say.when(now - ago, now).startswith(said)


def test_long_ago_has_a_date(house: House) -> None:
    now = datetime(2026, 3, 17, 18, 40).astimezone()
    assert "24" in say.when(now - timedelta(days=700), now)


def test_seat_counts() -> None:
    assert say.seat_counts((2, 4)) == "2 or 4 players"
    assert say.seat_counts((2, 3, 4)) == "2–4 players"
    assert "2" in say.seat_counts((2,))


def test_strength_is_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"4": {"beats": 3, "games": 100, "score": 0.72}, "5": {"beats": 4, "games": 100, "score": 0.99}}
    monkeypatch.setattr(say, "_strengths", lambda key: measured)
    assert say.strength("pebbles", 4) == "beats level 3 in 7 of 10"
    assert say.strength("pebbles", 5) == "beats level 4 nearly always"
    assert say.strength("pebbles", 1) == "plays for the first time"


def test_every_trouble_has_its_words() -> None:
    kinds = (
        "missing", "unreadable", "not-a-file", "too-big", "torn", "not-json", "not-valid", "too-new", "unknown-game",
        "illegal-log",
    )  # fmt: skip
    said = {say.trouble(BrokenSave(Path("x"), kind)) for kind in (*kinds, "something else")}
    assert len(said) == len(kinds) + 1


# -------------------------------------------------------------------- statistics


def test_only_finished_games_of_one_person_against_computers_have_a_result() -> None:
    games = count(
        [
            summary([YOU, BOT], (0,)),
            summary([YOU, BOT], (1,)),
            summary([YOU, BOT], (0, 1)),
            summary([YOU, Player(kind="bot", level=5), BOT], (2,)),
            summary([ANA, BEA], (0,)),
            summary([BOT, BOT], (0,)),
            summary([YOU, BOT], (), finished=False),
        ]
    )
    assert games == {"pebbles": GameTally({3: Tally(1, 1, 1), 5: Tally(0, 0, 1)}, others=2)}
    assert games["pebbles"].total == Tally(1, 1, 2)
    assert games["pebbles"].total.played == 4


def test_the_statistics_page_counts_what_is_saved(house: House) -> None:
    for winner in (0, 0, 1):
        house.keep(over(winner))
    house.window.show_page("statistics")
    page = house.rooms.room("statistics")
    assert isinstance(page, StatisticsPage)
    words = [label.text() for label in page.findChildren(Label) if not label.isHidden()]
    assert "Level 3" in words
    results = [match.winners for match in house.store.list()]
    won = sum(winners == (0,) for winners in results)
    assert f"{won} won · 0 drawn · {3 - won} lost" in words


def test_empty_statistics_say_so(house: House) -> None:
    house.window.show_page("statistics")
    words = [label.text() for label in house.rooms.room("statistics").findChildren(Label)]
    assert "No finished games yet" in words
