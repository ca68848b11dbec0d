"""The statistics of throws: what is counted, what is said of it, and how it is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.fairness.side_bars import SideBars
from boardroom.app.fairness.throws import Kept, Luck, SavedThrows, Throws, count
from boardroom.app.fairness.throws_sheet import LuckRow, ThrowsSheet, verdict
from boardroom.app.library.statistics import StatisticsScreen
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.dice import Die, Side
from tests.app.hands import click, key
from tests.app.houses import House, begun
from tests.app.toy_face import TOY, ToyDice, ToyFace, passed

DICE = ToyDice()
(DIE,) = DICE.kinds()
ANA, BEA = Player(name="Ana"), Player(name="Bea")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", ((TOY, ToyFace()),)).furnish()
    yield made
    made.close()


def sheet(house: House) -> ThrowsSheet:
    (found,) = (one for one in house.window.findChildren(ThrowsSheet) if one.isVisible())
    return found


def read(root: QWidget) -> list[str]:
    return [label.text() for label in root.findChildren(Label) if label.isVisible()]


# -------------------------------------------------------------------- counting


def test_every_throw_is_counted_for_who_threw_it() -> None:
    match = passed(ANA, BEA)
    thrown = [int(entry.text[-1]) for entry in match.entries if entry.text.startswith("throw")]
    counted = count(match, DICE)
    assert (counted.matches, counted.throws) == (1, len(thrown))
    assert counted.counts(DIE) == [thrown.count(n) for n in range(1, 7)]
    for seat in (0, 1):
        mine, luck = thrown[seat::2], counted.lucks[seat]  # they take turns
        assert (luck.throws, luck.dice, luck.pips, luck.mean) == (len(mine), len(mine), sum(mine), 3.5 * len(mine))
        assert (luck.hopes, luck.came) == (len(mine), sum(n <= 3 for n in mine))
        assert (luck.expected, luck.variance) == (len(mine) / 2, len(mine) / 4)


def test_nothing_thrown_is_nothing_counted() -> None:
    counted = count(Match.new(TOY, [ANA, BEA], seed="1"), DICE)
    assert counted == Throws(matches=1)
    assert counted.counts(DIE) == [0] * 6
    assert Luck().luckier is None


def test_counts_of_many_matches_go_together_by_people_and_computers() -> None:
    one, two = count(passed(ANA, BEA), DICE), count(passed(seed="2"), DICE)
    total = Throws()
    total.add(one, ["human", "human"])
    total.add(two, ["human", "bot"])
    assert (total.matches, total.throws) == (2, one.throws + two.throws)
    assert total.sides == Counter(one.sides) + Counter(two.sides)
    assert set(total.lucks) == {"human", "bot"}
    assert total.lucks["bot"] == two.lucks[1]
    assert total.lucks["human"].pips == sum(luck.pips for luck in (*one.lucks.values(), two.lucks[0]))


def test_what_is_saved_is_counted_once_and_again_when_it_changes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [passed(turns=turns, seed=str(turns)) for turns in (1, 2, 3)]
    for match in matches:
        house.keep(match)
    kept: Kept = {}
    first = SavedThrows(house.store, TOY, DICE, kept)
    assert list(first.count()) == [1, 2, 3]
    assert first.total.throws == sum(count(match, DICE).throws for match in matches)
    loaded: list[str] = []
    load = house.store.load
    monkeypatch.setattr(house.store, "load", lambda match: loaded.append(match) or load(match))  # type: ignore[func-returns-value]
    again = SavedThrows(house.store, TOY, DICE, kept)
    list(again.count())
    assert again.total == first.total
    assert loaded == []
    longer = passed(seed="1")
    house.store.save(longer.record(id=matches[0].record().id))
    last = SavedThrows(house.store, TOY, DICE, kept)
    list(last.count())
    assert loaded == [longer.record().id]
    assert last.total.throws == first.total.throws - count(matches[0], DICE).throws + count(longer, DICE).throws


def test_a_broken_save_is_left_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = house.keep(passed(seed="1")), house.keep(passed(seed="2"))
    saved = SavedThrows(house.store, TOY, DICE, {})
    (house.store.folder / f"{bad.id}.boardroom").unlink()
    list(saved.count())
    assert saved.total.matches == 1
    assert good.id in saved._kept


# -------------------------------------------------------------------- what is said of it


@pytest.mark.parametrize(
    ("counts", "here", "said"),
    [
        ([0] * 6, True, "Not thrown yet."),
        ([1, 0, 2, 0, 1, 0], True, "Too few throws to say more."),
        ([10] * 6, True, "As expected: fair dice come out this uneven, or more, in 100 of 100 games."),
        ([7, 8, 12, 9, 11, 13], False, "As expected: fair dice come out this uneven, or more, in 73 of 100 cases."),
        ([5, 8, 9, 8, 10, 20], True, "Unusual: fair dice come out this uneven in only 2 of 100 games."),
        ([5, 8, 9, 8, 10, 20], False, "Unusual: fair dice come out this uneven in only 2 of 100 cases."),
        ([0, 0, 0, 0, 0, 60], True, "Very unusual: fair dice come out this uneven less than once in 1000 times."),
    ],
)
def test_verdicts(counts: list[int], here: bool, said: str) -> None:
    assert verdict(counts, DIE, here) == said


def test_luck_is_said_in_numbers_and_words(qtbot: QtBot) -> None:
    luck = Luck(20, 20, 80, 70.0, 20, 14, 10.0, 5.0)
    row = LuckRow("Ana", lambda painter, rect: None, luck, "It was low")
    qtbot.addWidget(row)
    assert row.accessibleName() == (
        "Ana: 20 throws, 4.00 pips on average (3.50 expected). "
        "It was low: 14 of 20 (10.0 expected). Luckier than 96 of 100 players."
    )


def test_luck_without_pips_and_hopes_is_short(qtbot: QtBot) -> None:
    row = LuckRow("Ana", lambda painter, rect: None, Luck(3), "")
    qtbot.addWidget(row)
    assert row.accessibleName() == "Ana: 3 throws."


def test_bars_are_named_side_by_side(qtbot: QtBot) -> None:
    signs = Die("sign", "Signs", (Side("a", "Sun", 0.25), Side("b", "Moon", 0.75)))
    bars = SideBars(DICE, signs, [3, 5])
    qtbot.addWidget(bars)
    assert bars.accessibleName() == "Signs: Sun: 3 thrown, 2.0 expected; Moon: 5 thrown, 6.0 expected"
    plain = SideBars(DICE, DIE, [1] * 6)
    qtbot.addWidget(plain)
    assert bars.sizeHint().height() > plain.sizeHint().height()  # signs are named in words, pips are not
    for one in (bars, plain, SideBars(DICE, DIE, [0] * 6)):
        qtbot.addWidget(one)
        one.resize(one.sizeHint())
        assert not one.grab().isNull()


# -------------------------------------------------------------------- the sheet


def test_a_match_first_and_all_saved_ones_after(house: House, qtbot: QtBot) -> None:
    for seed in ("1", "2", "3"):
        house.keep(passed(seed=seed))
    house.navigator.play(passed())
    house.window.commands.throws.trigger()
    found = sheet(house)
    assert found.here
    assert found.counted is not None
    assert "4 throws" in read(found)
    assert {"You", "Level 1", "The die", "Who was lucky"} <= set(read(found))
    found.scope.chosen.emit(False)
    qtbot.waitUntil(lambda: found.counted is not None)
    assert "16 throws in 4 games" in read(found)
    assert {"People", "Computers"} <= set(read(found))
    assert read(found).index("People") < read(found).index("Computers")
    found.scope.chosen.emit(True)
    assert "4 throws" in read(found)


def test_a_running_match_says_so_far_and_an_unthrown_die_has_no_bars(house: House) -> None:
    house.navigator.play(Match.new(TOY, [ANA, BEA], seed="1", dice="people"))
    house.window.commands.throws.trigger()
    found = sheet(house)
    assert "0 throws so far" in read(found)
    assert "Not thrown yet." in read(found)
    assert found.findChildren(SideBars) == []
    assert "Who was lucky" not in read(found)


def test_the_fair_sheet_leads_to_the_throws(house: House) -> None:
    house.navigator.play(passed())
    house.navigator.show_fairness()
    assert house.navigator.reading is not None
    click(house.navigator.reading.throws)  # type: ignore[attr-defined]
    assert sheet(house).here


def test_the_statistics_page_leads_to_all_throws(house: House, qtbot: QtBot) -> None:
    house.keep(passed())
    house.show("statistics")
    page = house.screens.statistics
    assert isinstance(page, StatisticsScreen)
    (button,) = (one for one in page.findChildren(Button) if one.text() == "Dice statistics")
    click(button)
    found = sheet(house)
    assert not found.here
    assert not found.scope.isVisible()
    qtbot.waitUntil(lambda: found.counted is not None)
    assert "4 throws in 1 game" in read(found)
    key(found, Qt.Key.Key_Escape)
    assert not found.isVisible()


def test_a_game_without_dice_has_no_such_button(qtbot: QtBot, tmp_path: Path) -> None:
    made = House(tmp_path / "others").furnish()
    made.keep(begun(15))
    made.show("statistics")
    texts = [one.text() for one in made.screens.statistics.findChildren(Button)]
    assert "Dice statistics" not in texts
    made.close()


def test_counting_many_matches_says_how_far_it_is_and_stops_when_closed(house: House) -> None:
    for seed in range(5):
        house.keep(passed(seed=str(seed)))
    house.navigator.show_throws_of("toy")
    found = sheet(house)
    assert found.counted is None
    assert found.summary.text() == "Counting…"
    found._on_turn()
    assert found.summary.text() == "Counting… 1 of 5"
    found.close_sheet()
    assert not found._turns.isActive()


def test_another_language_says_everything_again(house: House) -> None:
    house.navigator.play(passed())
    house.window.commands.throws.trigger()
    found = sheet(house)
    found.headline.setText("")
    QApplication.sendEvent(found, QEvent(QEvent.Type.LanguageChange))
    assert found.headline.text() == "Throws in Toy"
    assert "4 throws" in read(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_can_be_painted_small_and_large(house: House, theme: str) -> None:
    house.window.resize(800, 560)
    house.preferences.change(text=200, theme=theme)
    house.navigator.play(passed())
    house.window.commands.throws.trigger()
    QApplication.processEvents()
    found = sheet(house)
    assert house.window.rect().contains(found.sheet.geometry())
    assert found.page.width() <= found._scroll.viewport().width()
    image = found.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(40, 760, 8) for y in range(40, 440, 8)}
    assert {appearance().theme.color(token).name() for token in ("panel", "ink", "act")} <= seen
