"""What the computer players know: turns looked through as the rules play them, and standings that agree with turns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from boardroom.core.game import CHANCE, NOBODY, Seat
from boardroom.games.switch import learn
from boardroom.games.switch.bot import choices
from boardroom.games.switch.odds import sums, throws
from boardroom.games.switch.standings import Standings, file_of, standings
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchOptions, SwitchState
from boardroom.games.switch.tables import DICE, LAST
from boardroom.games.switch.turn import IN_MIDDLE, After, Chances, Tops, Turn, held, lying, run, runs
from tests.games.switch.board import GAME, OPTIONS, SEATS, start, table

CARDS = tuple(range(1, LAST + 1))
# Where green neither sends a pile back nor lets its owner play on with it, no risk comes round to itself.
STRAIGHT = [each for each in OPTIONS if (each["green"], each["coloured_risk"]) != ("play on", "penalty")]


class Oracle:
    """Looks a turn through with the rules themselves, throw by throw: slow, and sure."""

    def __init__(self, after: After) -> None:
        self._after = after
        self._known: dict[tuple[SwitchState, frozenset[int]], Chances] = {}
        self._guesses: dict[tuple[SwitchState, frozenset[int]], Chances] = {}

    def settled(self, state: SwitchState) -> Chances:
        """Return each seat's chance before a throw where risks come round to themselves, by ever better guesses."""
        for _ in range(3):
            self._guesses, self._known = self._known, {}
            found = self.before(state)
        return found

    def before(self, state: SwitchState) -> Chances:
        """Return each seat's chance before a throw."""
        parts = [(p, self.chances(GAME.apply(state, throw))) for throw, p in GAME.chances(state)]
        return tuple(sum(p * each[seat] for p, each in parts) for seat in range(state.seats))

    def chances(self, state: SwitchState) -> Chances:
        """Return each seat's chance of winning."""
        turn = GAME.turn(state)
        if turn == CHANCE and not state.risky:
            return self._over(state)
        # What the dice make counts, and not with which dice.
        first = min(state.tops) if state.phase == "red" else state.tops[state.seat]  # red may bring another pile
        made = sums(state.dice) & {*range(first, LAST + 1)} if turn >= 0 else frozenset()
        key = replace(state, dice=(), face=state.face if turn >= 0 else "", gone=min(state.gone, 1)), made
        if key not in self._known:
            if turn == CHANCE:  # till it is known, in case that it comes round to itself
                stop = replace(state, seat=(state.seat + 1) % state.seats, risky=False)
                self._known[key] = self._guesses.get(key) or self._over(stop)
            self._known[key] = self._looked(state, turn)
        return self._known[key]

    def _looked(self, state: SwitchState, turn: Seat) -> Chances:
        if turn == NOBODY:
            return tuple(float(seat in GAME.outcome(state).winners) for seat in range(state.seats))
        if turn == CHANCE:
            return self.before(state)
        moves = sorted(GAME.moves(state), key=lambda move: _calm(state, move))
        return max((self.chances(GAME.apply(state, move)) for move in moves), key=lambda each: each[turn])

    def _over(self, state: SwitchState) -> Chances:
        """Return what the standings are worth once the turn has passed on."""
        seats, first = state.seats, state.seat
        token = IN_MIDDLE
        if state.holder != MIDDLE:
            token = held((state.holder - first) % seats)
        elif state.blocked != MIDDLE:
            token = lying((state.blocked - first) % seats, seats)
        found = self._after(state.tops[first:] + state.tops[:first], token)
        return found[seats - first :] + found[: seats - first]


def _calm(state: SwitchState, move: Move) -> tuple[int, Seat]:
    """Return a key by which, of equally good decisions, the one that changes least comes first."""
    assert isinstance(move, Act)
    words = ("keep", "pass", "discard", "stop", "again", "swap", "cancel", "block")
    return words.index(move.what), (move.seat - state.seat) % state.seats


def invented(tops: Tops, token: int) -> Chances:
    """Return chances without rhyme or reason, so that every decision matters."""
    rng = Random(str((tops, token)))
    shares = [rng.random() for _ in tops]
    return tuple(share / sum(shares) for share in shares)


def at(tops: Tops, place: int, **options: Any) -> SwitchState:
    """Return the table before the first seat's throw, with the token in a place."""
    seats = len(tops)
    holder = place if 0 < place <= seats else 0
    return table(*tops, holder=holder, blocked=max(0, place - seats), **options)


def exact(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return options for which a turn is looked through to its end: playing on after red only between two."""
    return options if seats == 2 else options | {"red": "turn ends"}


def lowest(options: dict[str, Any]) -> int:
    """Return how low the others' piles may be: where a turn goes on with what red brings, only short ones are tried."""
    return 14 if options["red"] == "play on" else 1


def late(seats: int, **options: Any) -> Iterator[SwitchState]:
    """Return decisions of turns on the last cards, of all kinds."""
    rng = Random(f"{seats} {options}")
    while True:
        tops = tuple(rng.randint(low, LAST) for low in (15, *(lowest(options),) * (seats - 1)))
        token = rng.randrange(2 * seats + 1)
        state = at(tops, token, risky=token != lying(0, seats) and rng.random() < 0.5, **options)
        state = GAME.apply(state, GAME.chance(state, rng))
        while GAME.turn(state) >= 0:
            yield state
            state = GAME.apply(state, rng.choice(GAME.moves(state)))


# ---------------------------------------------------------------- a turn


@pytest.mark.parametrize("dice", [3, 4, 5])
def test_runs_are_counted_over_all_throws(dice: int) -> None:
    for top in CARDS:
        odds = runs(top, dice)
        assert sum(odds) == pytest.approx(1)
        for cards, chance in enumerate(odds):
            made = sum(ways for thrown, ways in throws(dice) if run(top, thrown) == cards)
            assert chance == pytest.approx(made / 6**dice)


def test_a_run_ends_at_the_first_card_that_the_dice_do_not_make_and_at_the_last_of_the_pile() -> None:
    assert run(1, (1, 2, 4)) == 7  # the booklet's example
    assert run(5, (1, 2, 4)) == 3
    assert run(8, (1, 2, 4)) == 0
    assert run(15, (1, 3, 5, 6, 6)) == 2


def named(options: dict[str, Any]) -> str:
    return ", ".join(options.values())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", STRAIGHT[:8], ids=named)
def test_a_turn_is_worth_what_the_rules_make_of_it(seats: int, options: dict[str, Any]) -> None:
    options = exact(seats, options)
    rng = Random(f"{seats} {options}")
    others = tuple(rng.randint(lowest(options), LAST) for _ in range(seats - 1))
    turn = Turn(SwitchOptions(**options), others, invented)
    for token in (held(1), rng.choice([IN_MIDDLE, held(0), *(lying(seat, seats) for seat in range(seats))])):
        found = Oracle(invented).before(at((15, *others), token, **options))
        assert turn.throw(15, token) == pytest.approx(found)


@pytest.mark.parametrize("seats", [3, 4])
def test_playing_on_after_red_among_many_is_looked_through_once(seats: int) -> None:
    """Where nothing can go but the one card that wins, that is the whole turn."""
    options = SwitchOptions(red="play on")
    others = (15, *(16,) * (seats - 2))
    swap, *rest = Turn(options, others, invented).reds(16, IN_MIDDLE, 2, False)
    assert (swap.what, swap.seat, rest) == ("swap", 1, [])
    assert swap.chances == (1.0, *(0.0,) * (seats - 1))
    (stuck,) = Turn(options, others, invented).reds(16, IN_MIDDLE, 0, False)
    assert stuck.chances == Turn(SwitchOptions(), others, invented).reds(16, IN_MIDDLE, 0, False)[0].chances


def test_a_turn_that_comes_round_to_itself_is_worth_what_the_rules_make_of_it() -> None:
    """Green sends the pile back, its owner keeps it, plays on, and throws again for the same card."""
    options: dict[str, Any] = {"green": "play on", "coloured_risk": "penalty", "token": "any time"}
    found = Oracle(invented).settled(at((13, 16), IN_MIDDLE, **options))
    assert Turn(SwitchOptions(**options), (16,), invented).throw(13, IN_MIDDLE) == pytest.approx(found, abs=0.003)


@pytest.mark.parametrize(("top", "dice"), [(9, "short"), (11, "long")])
def test_a_long_turn_is_worth_what_the_rules_make_of_it(top: int, dice: str) -> None:
    found = Oracle(invented).before(at((top, 10), held(1), dice=dice))
    assert Turn(SwitchOptions.model_validate({"dice": dice}), (10,), invented).throw(top, held(1)) == pytest.approx(
        found
    )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", STRAIGHT[::3], ids=named)
def test_every_decision_is_worth_what_the_rules_make_of_it(seats: int, options: dict[str, Any]) -> None:
    options = exact(seats, options)
    oracle = Oracle(standings(seats, SwitchOptions(**options)))
    left = dict.fromkeys(("play", "green", "red", "moment", "swapping"), 4)
    for state in late(seats, **options):
        if left[state.phase]:
            left[state.phase] -= 1
            found = {Act(choice.what, choice.seat): choice.chances for choice in choices(state)}
            assert set(found) == set(GAME.moves(state))
            for move, chances in found.items():
                assert chances == pytest.approx(oracle.chances(GAME.apply(state, move)))
        elif not any(left.values()):
            break


# ---------------------------------------------------------------- standings


@pytest.mark.parametrize("seats", SEATS)
def test_the_stored_standings_are_what_turns_make_of_them(seats: int) -> None:
    """Whoever plays a turn from any standing on, for the best, has the chances that are stored for it."""
    rng = Random(seats)
    for chosen in learn.told_apart(seats):
        options = SwitchOptions.model_validate(chosen)
        known = standings(seats, options)
        off = []
        for _ in range(60 // len(learn.told_apart(seats)) + 2):
            others = tuple(rng.choice(known.cards) for _ in range(seats - 1))
            turn = Turn(options, others, known)
            for top in rng.sample(known.cards, 5):
                token = rng.randrange(known.places)
                stored = known((top, *others), token)
                assert sum(stored) == pytest.approx(1)
                off.append(max(abs(a - b) for a, b in zip(turn.throw(top, token), stored, strict=True)))
        assert mean(off) < 0.001
        assert sorted(off)[len(off) * 9 // 10] < 0.002


@pytest.mark.parametrize("seats", SEATS)
def test_every_option_has_standings_of_its_kind(seats: int) -> None:
    kept = json.loads((Path(learn.__file__).parent / file_of(seats)).read_text(encoding="utf-8"))
    assert kept["how"] == f"python -m boardroom.games.switch.learn {seats}"
    assert [each["options"] for each in kept["tables"]] == learn.told_apart(seats)
    for chosen in OPTIONS:
        known = standings(seats, SwitchOptions(**chosen, limit=30))
        assert known is standings(seats, SwitchOptions(dice=chosen["dice"])) or seats == 2
        assert (known.seats, known.cards) == (seats, learn.kept(seats, chosen["dice"]))
    every = [SwitchOptions.model_validate(chosen) for chosen in learn.told_apart(seats)]
    assert len({id(standings(seats, chosen)) for chosen in every}) == len(kept["tables"])


@pytest.mark.parametrize("dice", list(DICE))
def test_who_is_ahead_is_worth_more(dice: str) -> None:
    for seats in SEATS:
        known = standings(seats, SwitchOptions.model_validate({"dice": dice}))
        behind, ahead = (known((top,) + (5,) * (seats - 1), 0)[0] for top in (1, 16))
        assert behind + 0.1 < ahead
        even = known((1,) * seats, 0)
        assert even[0] == max(even)  # whoever throws first
        assert even == pytest.approx((1 / seats,) * seats, abs=0.03)
        assert known((9,) * seats, held(0))[0] > known((9,) * seats, 0)[0] > known((9,) * seats, lying(0, seats))[0]


def test_between_known_cards_lies_a_straight_line() -> None:
    known = Standings(2, (1, 9, 16), [(at / 100, 1 - at / 100) for at in range(3 * 3 * 5)])
    assert known((9, 16), 2) == known.values[known.index((9, 16), 2)] == (0.27, 0.73)
    low, high = known((1, 9), 0)[0], known((9, 9), 0)[0]
    assert known((3, 9), 0)[0] == pytest.approx(low + (high - low) / 4)
    corners = [known((a, b), 4)[0] for a in (1, 9) for b in (1, 9)]
    assert known((5, 5), 4)[0] == pytest.approx(mean(corners))


def test_standings_survive_being_written() -> None:
    known = Standings(3, (1, 16), [invented((at, 2, 3), 0) for at in range(2**3 * 7)])
    again = Standings.load(3, json.loads(json.dumps(known.dump())))
    assert again.cards == known.cards
    for before, after in zip(known.values, again.values, strict=True):
        assert after == pytest.approx(before, abs=0.001)


def test_what_is_learnt_again_is_what_was_stored(capsys: pytest.CaptureFixture[str]) -> None:
    options = SwitchOptions()
    fresh, stored = learn.learn(2, options, CARDS), standings(2, options)
    assert "sweep" in capsys.readouterr().err
    assert max(abs(a[0] - b[0]) for a, b in zip(fresh.values, stored.values, strict=True)) < 0.001


def test_the_program_writes_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "learn", lambda seats, options, cards: Standings(seats, cards))
    learn.main(["2", "4"], tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [file_of(2), file_of(4)]
    for seats in (2, 4):
        tables = json.loads((tmp_path / file_of(seats)).read_text())["tables"]
        known = Standings.load(seats, tables[-1])
        assert known(start(seats).tops, 0) == pytest.approx((1 / seats,) * seats, abs=0.001)
