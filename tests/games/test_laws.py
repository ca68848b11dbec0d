"""The laws that every game obeys, for every number of seats and several matches of each."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardroom.core.game import CHANCE, NOBODY, Game, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import read_record
from boardroom.games import GAMES
from tests.games.components import COMPONENTS
from tests.games.playthrough import FOLDER, MEMBERS, check_playthrough, member, people, random_match

SEEDS = [str(seed) for seed in range(4)]
LIMIT = 20_000  # entries: more than any record may have
TABLES = [
    pytest.param(game.key, seats, seed, id=f"{game.key}-{seats}-{seed}")
    for game in MEMBERS
    for seats in game.seats
    for seed in SEEDS
]
matches = pytest.mark.parametrize(("key", "seats", "seed"), TABLES)
games = pytest.mark.parametrize("game", MEMBERS, ids=lambda game: game.key)


@cache
def played(key: str, seats: int, seed: str) -> Match[Any, Any]:
    """Return a match that was played at random to the end; tests share it and leave it as it is."""
    return random_match(member(key), seats, seed)


def some(match: Match[Any, Any]) -> list[Any]:
    """Return the states of a match; of a very long one about two hundred, for what takes long to look at."""
    return match.states[:: 1 + match.length // 200]


def same(match: Match[Any, Any]) -> Match[Any, Any]:
    """Return the match again, to be changed."""
    return Match(match.game, match.record())


# ---------------------------------------------------------------- 1: replaying, dump and load, write and read


@matches
def test_replaying_a_record_rebuilds_every_state(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    record = read_record(json.loads(match.record().model_dump_json()))
    again = Match(match.game, record)
    assert again.states == match.states
    assert again.outcome == match.outcome
    assert again.record() == record == match.record()


@matches
def test_dump_and_load_are_inverses(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    for state in some(match):
        if match.game.turn(state) == NOBODY:
            continue
        data = match.game.dump(state)
        assert data == json.loads(json.dumps(data)), "a position is plain JSON data"
        loaded = match.game.load(data, seats, match.options)
        assert loaded == state
        assert hash(loaded) == hash(state)
        assert match.game.dump(loaded) == data


@games
@pytest.mark.parametrize("data", [None, 0, 1.5, True, "", "x" * 200, [], [[[]]], {}, {"position": None}, {"a": {}}])
def test_what_is_no_position_is_unreadable(game: Game[Any, Any], data: Any) -> None:
    for seats in game.seats:
        with pytest.raises(Unreadable):
            game.load(data, seats, game.options())


@matches
def test_a_match_can_start_from_any_of_its_positions(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    for at in range(0, match.length, max(7, match.length // 15)):
        dumped = match.game.dump(match.states[at])
        rest = Match.new(match.game, people(seats), options=match.options, seed=seed, position=dumped).record()
        again = Match(match.game, rest.model_copy(update={"log": list(match.entries[at:])}))
        assert again.states == match.states[at:]
        assert again.outcome == match.outcome


@matches
def test_write_and_read_are_inverses(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    for state, entry in zip(match.states, match.entries, strict=False):
        moves = [*match.game.moves(state), *(move for move, _ in match.game.chances(state)), match.game.timeout(state)]
        texts = [match.game.write(move) for move in moves if move is not None]
        assert [match.game.read(text, state) for text in texts] == [move for move in moves if move is not None]
        assert entry.text in texts or entry.seat == CHANCE


@games
@pytest.mark.parametrize("text", ["", " ", "?", "a", "99", "no move", "\n", "é", "resign", "x" * 400])
def test_what_is_no_move_is_unreadable(game: Game[Any, Any], text: str) -> None:
    with pytest.raises(Unreadable):
        game.read(text, game.start(game.seats[0], game.options()))


# ---------------------------------------------------------------- 2: what a seat may know, and what it may guess


@matches
def test_a_guess_looks_the_same_and_allows_the_same(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    game, rng = match.game, Random(seed)
    count, components = COMPONENTS[key]
    for state in some(match):
        for seat in (*range(seats), NOBODY):
            seen = game.redact(state, seat)
            assert game.redact(seen, seat) == seen, "nothing is left to hide"
            assert game.turn(seen) == game.turn(state)
            guess = game.guess(seen, seat, rng)
            assert game.redact(guess, seat) == seen
            assert count(guess) == components, "a guess is a position that can be"
            if game.turn(state) == seat:
                assert game.moves(guess) == game.moves(seen) == game.moves(state)


@matches
def test_a_guess_can_be_played_to_the_end(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    game, rng = match.game, Random(seed)
    seat, state = rng.randrange(seats), rng.choice(match.states[:-1])
    state = game.guess(game.redact(state, seat), seat, rng)
    for _ in range(LIMIT):
        turn = game.turn(state)
        if turn == NOBODY:
            break
        state = game.apply(state, game.chance(state, rng) if turn == CHANCE else rng.choice(game.moves(state)))
    assert len(game.outcome(state).places) == seats


# ---------------------------------------------------------------- 3: the log keeps the secrets that the table keeps


@matches
def test_outcomes_that_look_alike_on_the_table_look_alike_in_the_log(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    game, rng = match.game, Random(seed)
    for state in some(match):
        if game.turn(state) != CHANCE:
            continue
        outcomes = [move for move, _ in game.chances(state)] or [game.chance(state, rng) for _ in range(20)]
        after = [game.apply(state, move) for move in outcomes]
        for seat in (*range(seats), NOBODY):
            logged: dict[Any, Any] = {}
            news = len({game.seen(state, move, seat) for move in outcomes}) > 1
            for move, result in zip(outcomes, after, strict=True):
                table = game.redact(result, seat)
                assert logged.setdefault(table, game.seen(state, move, seat)) == game.seen(state, move, seat)
                if news:
                    assert game.reveals(state, move, seat), "what chance shows a seat is news to it"


@matches
def test_who_decides_knows_what_was_decided(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    for index, entry in enumerate(match.entries):
        if entry.seat >= 0:
            step = match.step(index, entry.seat)
            assert step.move == match.game.read(entry.text, match.states[index])
            assert step.move in step.before.moves


# ---------------------------------------------------------------- 4: taking back


@matches
def test_undo_and_the_same_moves_give_the_same_record(key: str, seats: int, seed: str) -> None:
    match, rng = same(played(key, seats, seed)), Random(seed)
    record, states = match.record(), list(match.states)
    while match.undo_plan().possible:
        match.undo()
        assert match.states == states[: match.length + 1]
        if rng.random() < 0.5:
            match.redo()
            match.undo()
    for entry in record.log[match.length :]:
        if entry.seat == CHANCE:
            match.draw()
        else:
            match.play(match.game.read(entry.text, match.state))
    assert match.record() == record
    assert match.states == states
    assert not match.redoable


@matches
def test_redo_gives_the_same_record(key: str, seats: int, seed: str) -> None:
    match = same(played(key, seats, seed))
    record, states = match.record(), list(match.states)
    while match.undo_plan().possible:
        match.undo()
    while match.redoable:
        match.redo()
    assert match.record() == record
    assert match.states == states


# ---------------------------------------------------------------- 5: moves and components


@matches
def test_every_listed_move_applies_and_every_other_has_a_reason(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    game = match.game
    texts = {text for state in match.states for text in map(game.write, game.moves(state))}
    texts |= {entry.text for entry in match.entries}
    texts = set(sorted(texts)[:: 1 + len(texts) // 1000])  # of very many about a thousand
    for state in some(match):
        before = hash(state)
        listed = list(game.moves(state))
        assert len(set(listed)) == len(listed), "a move is listed once"
        for move in listed:
            assert game.why_not(state, move) is None
            assert isinstance(hash(game.apply(state, move)), int)
        drawn = {move for move, _ in game.chances(state)} if game.turn(state) == CHANCE else set()
        for move in drawn:
            assert game.why_not(state, move) is None
        if game.turn(state) != CHANCE or drawn:  # else the outcomes are too many to list
            for move in {game.read(text, state) for text in texts} - set(listed) - drawn:
                assert game.why_not(state, move), f"{game.write(move)} has no reason"
        assert hash(state) == before, "applying a move changes nothing but what it returns"


@matches
def test_components_are_conserved(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    count, expected = COMPONENTS[key]
    assert {count(state) for state in match.states} == {expected}


@matches
def test_chances_are_probabilities(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    game, rng = match.game, Random(seed)
    for state in match.states:
        if game.turn(state) == CHANCE:
            drawn = game.chance(state, rng)
            assert game.why_not(state, drawn) is None
            if chances := game.chances(state):
                assert sum(weight for _, weight in chances) == pytest.approx(1)
                assert drawn in [move for move, weight in chances if weight > 0]


# ---------------------------------------------------------------- 6: an end, and always something to do


@matches
def test_a_match_ends_and_nobody_is_left_without_a_move(key: str, seats: int, seed: str) -> None:
    match = played(key, seats, seed)
    game = match.game
    assert match.length < LIMIT
    for state in match.states[:-1]:
        turn = game.turn(state)
        assert turn == CHANCE or (0 <= turn < seats and game.moves(state))
        assert turn != CHANCE or not game.moves(state)
    assert game.turn(match.state) == NOBODY
    assert not game.moves(match.state)
    outcome = game.outcome(match.state)
    assert len(outcome.places) == seats
    assert min(outcome.places) == 1
    assert outcome.reason
    for side in game.sides(seats):
        assert len({outcome.places[seat] for seat in side}) == 1, "partners share their place"


@games
def test_the_sides_are_all_seats(game: Game[Any, Any]) -> None:
    for seats in game.seats:
        assert sorted(seat for side in game.sides(seats) for seat in side) == list(range(seats))


# ---------------------------------------------------------------- playthroughs


@games
def test_every_game_has_a_playthrough_for_each_number_of_seats(game: Game[Any, Any]) -> None:
    files = FOLDER.glob(f"{game.key}-*.boardroom")
    seats = {len(json.loads(file.read_text(encoding="utf-8"))["record"]["players"]) for file in files}
    assert seats == set(game.seats), f"record one: python -m tests.games.playthrough {game.key} --seats N --seed K"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.boardroom")), ids=lambda path: path.stem)
def test_a_playthrough_goes_as_expected(path: Path) -> None:
    match = check_playthrough(path)
    assert path.name.startswith(f"{match.game.key}-")


def test_every_game_is_counted() -> None:
    assert {game.key for game in MEMBERS} == set(COMPONENTS)
    assert len({game.key for game in GAMES}) == len(GAMES)
