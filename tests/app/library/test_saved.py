"""The saved games, and what is counted from them."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app import catching_up, phrases
from boardroom.app.library import troubles
from boardroom.app.library.screen import AT_ONCE, SaveCard, result_words
from boardroom.app.library.statistics import GameTally, ResultTally, StatisticsScreen, count
from boardroom.app.library.troubles import BrokenCard, StrangeCard
from boardroom.core.files import BrokenSave
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Store, Summary
from boardroom.ui.kit.labels import Label
from tests.app.hands import click
from tests.app.houses import BOT, YOU, House, begun
from tests.games.from_elsewhere import new_start, write_game
from tests.ui.table.pebbles import Pebbles, State

Card = TypeVar("Card", bound=QWidget)

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


def shown(house: House, kind: type[Card]) -> list[Card]:
    return [card for card in house.screens.saved.findChildren(kind) if card.isVisible()]


# -------------------------------------------------------------------- the page


def test_saves_are_listed_by_kind_and_opened(house: House) -> None:
    waiting, done = house.keep(begun(3)), house.keep(begun(15))
    house.show("saved")
    page = house.screens.saved
    assert [(card.summary.id, card.summary.over) for card in page.cards] == [(waiting.id, False), (done.id, True)]
    assert page.cards[0].open.text() == "Continue"
    click(page.cards[0].open)
    assert house.here == "table"
    house.show("saved")
    click(house.screens.saved.cards[1].open)
    assert house.here == "review"


def test_deleting_can_be_undone(house: House) -> None:
    record = house.keep(begun(3))
    house.show("saved")
    page = house.screens.saved
    click(page.cards[0].delete)
    assert page.cards == []
    assert house.store.list() == []
    assert page.toast.isVisible()
    click(page.toast.button)
    assert [card.summary.id for card in page.cards] == [record.id]


def test_many_saves_come_bit_by_bit(house: House) -> None:
    for i in range(AT_ONCE + 5):
        house.keep(begun(1 + i % 9))
    house.show("saved")
    page = house.screens.saved
    assert len(page.cards) == AT_ONCE
    more = page._groups["waiting"].more
    assert "5" in more.text()
    click(more)
    assert len(page.cards) == AT_ONCE + 5


def test_marks_are_painted_once_the_match_is_loaded(house: House) -> None:
    house.keep(begun(3))
    house.show("saved")
    for _ in range(4):
        QApplication.processEvents()
    chip = house.screens.saved.cards[0]._chips[0]
    assert chip._options is not None


def test_a_broken_file_is_listed_with_what_is_wrong(house: House) -> None:
    house.store.folder.mkdir(exist_ok=True)
    (house.store.folder / "abc.boardroom").write_text('{"format": 1}')
    house.show("saved")
    page = house.screens.saved
    words = " ".join(label.text() for label in page._groups["broken"].findChildren(Label))
    assert "abc.boardroom" in words
    assert "Something in the file is wrong" in words
    assert "abc.boardroom.broken-1" in words


def test_an_empty_page_says_so(house: House) -> None:
    house.show("saved")
    assert house.screens.saved._nothing.isVisible()


def test_a_damaged_save_is_there_till_somebody_decides(qtbot: QtBot, tmp_path: Path) -> None:
    record = Store(tmp_path).save(begun(9).record())
    path = tmp_path / f"{record.id}.boardroom"
    path.write_text(path.read_text().partition('"assists"')[0])
    for _ in range(3):
        house = House(tmp_path).furnish()
        home = house.screens.home
        qtbot.waitUntil(home.damage.isVisible)
        assert "can’t be opened" in home._damage_words.text()
        click(home.look)
        assert house.here == "saved"
        (card,) = shown(house, BrokenCard)
        house.close()
    house = House(tmp_path).furnish()
    house.show("saved")
    (card,) = shown(house, BrokenCard)
    click(card.remove)
    assert shown(house, BrokenCard) == []
    click(house.screens.saved.toast.button)
    (card,) = shown(house, BrokenCard)
    click(card.rescue)
    assert shown(house, BrokenCard) == []
    [saved] = house.screens.saved.cards
    assert saved.summary.moves == 9
    assert "9 moves" in house.screens.saved.toast._words.text()
    house.show("home")
    assert not house.screens.home.damage.isVisible()
    house.close()


def test_where_nothing_can_be_rescued_it_is_said(house: House) -> None:
    house.store.folder.mkdir(exist_ok=True)
    (house.store.folder / "abc.boardroom").write_text("Dear Ana,")
    house.show("saved")
    click(shown(house, BrokenCard)[0].rescue)
    assert "Nothing in it" in house.screens.saved.toast._words.text()
    assert len(shown(house, BrokenCard)) == 1


def test_its_folder_can_be_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(troubles, "show_folder", opened.append)
    house.store.folder.mkdir(exist_ok=True)
    (house.store.folder / "abc.boardroom").write_text("{")
    house.show("saved")
    click(shown(house, BrokenCard)[0].show_it)
    assert opened == [house.store.folder]


def test_other_files_than_saves_are_told_of_but_not_touched(house: House, tmp_path: Path) -> None:
    house.window.hear_of(BrokenSave(tmp_path / "settings.json", "torn", "", tmp_path / "settings.json.broken-1"))
    house.show("saved")
    (card,) = shown(house, BrokenCard)
    assert card.show_it.isVisible()
    assert not card.remove.isVisible()
    assert not card.rescue.isVisible()


def test_a_save_of_a_game_that_is_not_installed_is_listed_as_such(house: House, qtbot: QtBot) -> None:
    record = house.keep(begun(3))
    house.store.save(begun(4, ANA, BEA).record().model_copy(update={"game": "chess"}))
    house.screens.home.refresh_table()
    qtbot.waitUntil(house.screens.home.all.isVisible)
    assert "2" in house.screens.home.all.text()
    house.show("saved")
    page = house.screens.saved
    assert [card.summary.id for card in page.cards] == [record.id]
    (strange,) = shown(house, StrangeCard)
    assert (strange.name.text(), strange.why.text()) == ("chess", "This game isn’t installed.")
    assert strange.detail.text().endswith("4 moves · Ana, Bea")
    click(strange.remove)
    assert shown(house, StrangeCard) == []
    click(page.toast.button)
    assert len(shown(house, StrangeCard)) == 1


def test_what_can_not_be_deleted_stays_and_says_why(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.keep(begun(3))
    house.show("saved")

    def fail(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", fail)
    click(house.screens.saved.cards[0].delete)
    assert house.screens.saved.toast._words.text() == "The disk is read-only."
    assert len(house.screens.saved.cards) == 1


def test_thousands_of_saves_come_bit_by_bit(house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AT_ONCE", "SLICE", "SHOWN"):
        monkeypatch.setattr(catching_up, name, 0.0)  # one at a time, each shown at once
    for _ in range(6):
        house.keep(begun(3))
    page = house.screens.saved
    counts: list[int] = []
    page._catching_up.more.connect(lambda: counts.append(len(page.cards)))
    house.show("saved")
    assert len(page.cards) < 6
    qtbot.waitUntil(lambda: not page._catching_up.reading)
    assert counts == sorted(counts)
    assert len(set(counts)) > 2
    assert len(page.cards) == 6


# -------------------------------------------------------------------- words


def test_results_are_said_from_the_persons_side() -> None:
    assert result_words(summary([YOU, BOT], (0,)), shares_wins=False) == "You won"
    assert result_words(summary([YOU, BOT], (1,)), shares_wins=False) == "You lost"
    assert result_words(summary([ANA, BEA], (1,)), shares_wins=False) == "Bea won"
    assert result_words(summary([ANA, BOT, BEA, BOT], (0, 2)), shares_wins=False) == "Ana and Bea won"
    assert result_words(summary([YOU, BOT], (0, 1)), shares_wins=False) == "Drawn"
    assert result_words(summary([YOU, BOT], (0, 1)), shares_wins=True) == "Shared win"


@pytest.mark.parametrize(
    ("ago", "said"),
    [(timedelta(minutes=1), "today, "), (timedelta(days=1), "yesterday, "), (timedelta(days=3), "Saturday, ")],
)
def test_when_is_said_as_people_do(house: House, ago: timedelta, said: str) -> None:
    now = datetime(2026, 3, 17, 18, 40).astimezone()
    assert phrases.when(now - ago, now).startswith(said)


def test_long_ago_has_a_date(house: House) -> None:
    now = datetime(2026, 3, 17, 18, 40).astimezone()
    assert "24" in phrases.when(now - timedelta(days=700), now)


def test_seat_counts() -> None:
    assert phrases.seat_counts((2, 4)) == "2 or 4 players"
    assert phrases.seat_counts((2, 3, 4)) == "2–4 players"
    assert "2" in phrases.seat_counts((2,))


NEVER_PLAYED = '{"levels": {"4": {"beats": 3, "games": 0, "wins": 0, "draws": 0}}}'


def test_strength_is_what_was_measured(tmp_path: Path) -> None:
    measured = {
        "3": {"beats": 2, "games": 100, "wins": 61, "draws": 39, "losses": 0, "score": 0.805},
        "4": {"beats": 3, "games": 100, "wins": 72, "draws": 0, "losses": 28, "score": 0.72},
        "5": {"beats": 4, "games": 200, "wins": 198, "draws": 0, "losses": 2, "score": 0.99},
    }
    write_game(tmp_path, "measured", {"strength.json": json.dumps({"levels": measured})})
    write_game(tmp_path, "unmeasured")
    for number, text in enumerate(("{", "[]", '{"levels": 3}', '{"levels": {"4": {"beats": 3}}}', NEVER_PLAYED)):
        write_game(tmp_path, "wrong" + "abcde"[number], {"strength.json": text})
    with new_start(tmp_path):
        assert phrases.strength("measured", 3) == "Against level 2: wins 6 and draws 4 of 10"
        assert phrases.strength("measured", 4) == "Beats level 3 in 7 of 10"
        assert phrases.strength("measured", 5) == "Almost always beats level 4"
        for key in ("unmeasured", "wronga", "wrongb", "wrongc", "wrongd", "wronge"):
            assert phrases.strength(key, 4) == "Strong player"
        assert phrases.strength("measured", 1) == "Complete beginner"


def test_every_trouble_has_its_words() -> None:
    kinds = (
        "missing", "unreadable", "not-a-file", "too-big", "torn", "not-json", "not-valid", "too-new", "unknown-game",
        "illegal-log",
    )  # fmt: skip
    said = {phrases.trouble(BrokenSave(Path("x"), kind)) for kind in (*kinds, "something else")}
    assert len(said) == len(kinds) + 1


# -------------------------------------------------------------------- statistics


def alone(summary: Summary) -> tuple[tuple[int, ...], ...]:
    return tuple((seat,) for seat in range(len(summary.players)))


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
        ],
        alone,
    )
    assert games == {"pebbles": GameTally({3: ResultTally(1, 1, 1), 5: ResultTally(0, 0, 1)}, others=2)}
    assert games["pebbles"].total == ResultTally(1, 1, 2)
    assert games["pebbles"].total.played == 4


def test_in_teams_the_level_is_that_of_the_opponents() -> None:
    weak, strong = Player(kind="bot", level=1), Player(kind="bot", level=5)
    games = count([summary([YOU, weak, strong, weak], (0, 2))], lambda _: ((0, 2), (1, 3)))
    assert games == {"pebbles": GameTally({1: ResultTally(won=1)})}


def test_nothing_counts_that_did_not_begin_here_at_the_beginning() -> None:
    games = count([replace(summary([YOU, BOT], (0,)), apart=True)], alone)
    assert games == {"pebbles": GameTally(apart=1)}


def test_games_with_help_stand_apart() -> None:
    games = count([replace(summary([YOU, BOT], (0,)), helped=True), summary([YOU, BOT], (1,))], alone)
    assert games == {"pebbles": GameTally({3: ResultTally(lost=1)}, helped=ResultTally(won=1))}


def test_who_gave_up_has_lost_whatever_became_of_the_seat() -> None:
    games = count([replace(summary([YOU, BOT, BOT], (0,)), resigned=(0,))], alone)
    assert games == {"pebbles": GameTally({3: ResultTally(lost=1)})}


def test_an_imported_a_repeated_and_a_hinted_game_are_told_apart(house: House, tmp_path: Path) -> None:
    house.keep(over(0))
    house.store.write_file(tmp_path / "x.boardroom", over(0).record())
    house.store.save(house.store.read_file(tmp_path / "x.boardroom"))
    hinted = over(0)
    hinted.assist("hints")
    house.keep(hinted)
    house.show("statistics")
    words = [label.text() for label in house.screens.statistics.findChildren(Label)]
    assert words.count("1 won · 0 drawn · 0 lost") == 2
    assert {"Level 3", "With help", "Not counted: 1 from a position, a file or another game"} <= set(words)


def test_trying_again_from_a_review_is_a_copy(house: House) -> None:
    for at in (0, 2):
        house.navigator.review(over(0).record())
        review = house.screens.review
        review.go(at)
        click(review.panel.retry)
        assert house.playing is not None
        tried = house.playing.match.record()
        assert tried.origin == "copy"
        assert Summary.of(tried).apart


def test_the_statistics_page_counts_what_is_saved(house: House) -> None:
    for winner in (0, 0, 1):
        house.keep(over(winner))
    house.show("statistics")
    page = house.screens.statistics
    assert isinstance(page, StatisticsScreen)
    words = [label.text() for label in page.findChildren(Label) if not label.isHidden()]
    assert "Level 3" in words
    results = [match.winners for match in house.store.list()]
    won = sum(winners == (0,) for winners in results)
    assert f"{won} won · 0 drawn · {3 - won} lost" in words


def test_games_that_do_not_count_stand_below_and_are_said_in_every_language(house: House) -> None:
    house.keep(over(0, YOU, YOU))
    match = over(0)
    match.assist("hints")
    house.keep(match)
    house.show("statistics")
    page = house.screens.statistics

    def words() -> list[str]:
        return [label.text() for label in page.findChildren(Label) if label.isVisible()]

    assert "With help" in words()
    assert "1 more, not played by one person against computers" in words()
    assert "played" not in words(), "none of them counts"
    house.preferences.change(language="es")
    QApplication.processEvents()
    assert "With help" not in words()
    house.show("saved")
    cards = len(shown(house, SaveCard))
    house.preferences.change(theme="dark", language="fr")
    QApplication.processEvents()
    assert len(shown(house, SaveCard)) == cards > 0


def test_empty_statistics_say_so(house: House) -> None:
    house.show("statistics")
    words = [label.text() for label in house.screens.statistics.findChildren(Label)]
    assert "No finished games yet" in words
