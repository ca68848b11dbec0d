"""The laws that every game obeys, for every number of seats and several matches of each."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from boardroom.core.game import CHANCE, NOBODY, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import LONGEST, Player, read_record
from boardroom.testing.matches import Sitting, people, played, some
from boardroom.testing.one_game import OneGame


def same(match: Match) -> Match:
    """Return a match again, to be changed."""
    return Match(match.game, match.record())


class Laws(OneGame):
    """The laws, tried on matches that are played at random."""

    components: ClassVar[tuple[Callable[[Any], Hashable], Hashable] | None] = None
    """A function that counts what may move and change in a state, but never appear or vanish; and the right count."""

    @classmethod
    def each_counted(cls) -> Mapping[str, Sitting]:
        """List the matches in which something is counted."""
        return {} if cls.components is None else cls.each_sitting()

    # ---------------------------------------------------------------- 1: replaying, dump and load, write and read

    def test_replaying_a_record_rebuilds_every_state(self, sitting: Sitting) -> None:
        match = played(self.game, sitting)
        record = read_record(json.loads(match.record().model_dump_json()))
        again = Match(match.game, record)
        assert again.states == match.states
        assert again.outcome == match.outcome
        assert again.record() == record == match.record()

    def test_dump_and_load_are_inverses(self, sitting: Sitting) -> None:
        match = played(self.game, sitting)
        for state in some(match):
            if match.game.turn(state) == NOBODY:
                continue
            data = match.game.dump(state)
            assert data == json.loads(json.dumps(data)), "a position is plain JSON data"
            loaded = match.game.load(data, sitting.seats, match.options)
            assert loaded == state
            assert hash(loaded) == hash(state)
            assert match.game.dump(loaded) == data

    @pytest.mark.parametrize("data", [None, 0, 1.5, True, "", "x" * 200, [], [[[]]], {}, {"position": None}, {"a": {}}])
    def test_what_is_no_position_is_unreadable(self, data: Any) -> None:
        for seats in self.game.seats:
            with pytest.raises(Unreadable):
                self.game.load(data, seats, self.game.options())

    def test_a_match_can_start_from_any_of_its_positions(self, sitting: Sitting) -> None:
        match = played(self.game, sitting)
        for at in range(0, match.length, max(7, match.length // 5)):
            dumped = match.game.dump(match.states[at])
            begun = Match.new(match.game, people(sitting.seats), match.options, sitting.seed, dumped).record()
            again = Match(match.game, begun.model_copy(update={"log": list(match.entries[at:])}))
            assert again.states == match.states[at:]
            assert again.outcome == match.outcome

    def test_write_and_read_are_inverses(self, sitting: Sitting) -> None:
        match, game = played(self.game, sitting), self.game
        for state, entry in zip(match.states, match.entries, strict=False):
            moves = [*game.moves(state), *(move for move, _ in game.chances(state)), game.timeout(state)]
            texts = [game.write(move) for move in moves if move is not None]
            assert [game.read(text, state) for text in texts] == [move for move in moves if move is not None]
            assert entry.text in texts or entry.seat == CHANCE

    @pytest.mark.parametrize("text", ["", " ", "?", "a", "99", "no move", "\n", "é", "resign", "x" * 400])
    def test_what_is_no_move_is_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            self.game.read(text, self.game.start(self.game.seats[0], self.game.options()))

    # ---------------------------------------------------------------- 2: what a seat may know, and what it may guess

    def test_a_guess_looks_the_same_and_allows_the_same(self, sitting: Sitting) -> None:
        match, game, rng = played(self.game, sitting), self.game, Random(sitting.seed)
        for state in some(match):
            for seat in (*range(sitting.seats), NOBODY):
                seen = game.redact(state, seat)
                assert game.redact(seen, seat) == seen, "nothing is left to hide"
                assert game.turn(seen) == game.turn(state)
                guess = game.guess(seen, seat, rng)
                assert game.redact(guess, seat) == seen
                if self.components is not None:
                    count, whole = self.components
                    assert count(guess) == whole, "a guess is a position that can be"
                if game.turn(state) == seat:
                    assert game.moves(guess) == game.moves(seen) == game.moves(state)

    def test_a_guess_can_be_played_to_the_end(self, sitting: Sitting) -> None:
        match, game, rng = played(self.game, sitting), self.game, Random(sitting.seed)
        seat, state = rng.randrange(sitting.seats), rng.choice(match.states[:-1])
        state = game.guess(game.redact(state, seat), seat, rng)
        for _ in range(LONGEST):
            turn = game.turn(state)
            if turn == NOBODY:
                break
            state = game.apply(state, game.chance(state, rng) if turn == CHANCE else rng.choice(game.moves(state)))
        assert len(game.outcome(state).places) == sitting.seats

    # ---------------------------------------------------------------- 3: the log keeps the secrets that the table keeps

    def test_outcomes_that_look_alike_on_the_table_look_alike_in_the_log(self, sitting: Sitting) -> None:
        match, game, rng = played(self.game, sitting), self.game, Random(sitting.seed)
        for state in some(match):
            if game.turn(state) != CHANCE:
                continue
            outcomes = [move for move, _ in game.chances(state)] or [game.chance(state, rng) for _ in range(20)]
            after = [game.apply(state, move) for move in outcomes]
            for seat in (*range(sitting.seats), NOBODY):
                logged: dict[Any, Any] = {}
                news = len({game.seen(state, move, seat) for move in outcomes}) > 1
                for move, result in zip(outcomes, after, strict=True):
                    table = game.redact(result, seat)
                    assert logged.setdefault(table, game.seen(state, move, seat)) == game.seen(state, move, seat)
                    if news:
                        assert game.reveals(state, move, seat), "what chance shows a seat is news to it"

    def test_outcomes_that_look_alike_in_the_log_look_alike_on_the_table(self, sitting: Sitting) -> None:
        """Where the log tells a seat the same of two draws or secret decisions, the table mustn't tell it more."""
        match, game, rng = played(self.game, sitting), self.game, Random(sitting.seed)
        for state in some(match):
            moves = list(game.moves(state))
            if game.turn(state) == CHANCE:
                moves = [move for move, _ in game.chances(state)] or [game.chance(state, rng) for _ in range(20)]
            for seat in (*range(sitting.seats), NOBODY):
                alike: dict[Any, list[Any]] = {}
                for move in moves:
                    alike.setdefault(game.seen(state, move, seat), []).append(move)
                for group in alike.values():
                    if len(group) > 1:
                        tables = {game.redact(game.apply(state, move), seat) for move in group}
                        assert len(tables) == 1, "the table tells what the log hides"

    def test_a_move_that_a_seat_could_not_be_sure_of_is_news_to_it(self, sitting: Sitting) -> None:
        """Unless it doesn't see the move."""
        match, game, rng = played(self.game, sitting), self.game, Random(sitting.seed)
        for index in range(0, match.length, 1 + match.length // 200):
            entry, state = match.entries[index], match.states[index]
            if entry.seat < 0:
                continue
            move = game.read(entry.text, state)
            for seat in range(sitting.seats):
                if seat == entry.seat or game.seen(state, move, seat) != move:
                    continue
                seen = game.redact(state, seat)
                if any(game.why_not(game.guess(seen, seat, rng), move) for _ in range(3)):
                    assert game.reveals(state, move, seat), "what a seat could not have known is news to it"

    def test_who_decides_knows_what_was_decided(self, sitting: Sitting) -> None:
        match = played(self.game, sitting)
        for index, entry in enumerate(match.entries):
            if entry.seat >= 0:
                step = match.step(index, entry.seat)
                assert step.move == match.game.read(entry.text, match.states[index])
                assert step.move in step.before.moves

    # ---------------------------------------------------------------- 4: taking back

    def test_undo_and_the_same_moves_give_the_same_record(self, sitting: Sitting) -> None:
        match, rng = same(played(self.game, sitting)), Random(sitting.seed)
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

    def test_redo_gives_the_same_record(self, sitting: Sitting) -> None:
        match = same(played(self.game, sitting))
        record, states = match.record(), list(match.states)
        while match.undo_plan().possible:
            match.undo()
        while match.redoable:
            match.redo()
        assert match.record() == record
        assert match.states == states

    def test_free_take_backs_lead_to_the_first_decision_and_all_comes_again(self, sitting: Sitting) -> None:
        """Whatever was drawn since: the same moves meet the same draws, and the computers know no more than before."""
        match, rng = played(self.game, sitting), Random(sitting.seed)
        person = rng.randrange(sitting.seats)
        players = [Player() if seat == person else Player(kind="bot", level=1) for seat in range(sitting.seats)]
        record = match.record().model_copy(update={"players": players, "free_undo": True})
        free = Match(match.game, record)
        while free.undo_plan().possible:
            free.undo()
            assert free.turn == person
        decided = [entry.seat == person for entry in free.entries]
        assert free.undo_plan().barrier == ("agreed" if any(decided) else "nothing")
        middle = rng.randrange(match.length)
        for entry in record.log[free.length :]:
            if free.length == middle:
                known = [match.view(seat, middle) for seat in range(sitting.seats)]
                assert [free.view(seat) for seat in range(sitting.seats)] == known
            if entry.seat == CHANCE:
                free.draw()
            else:
                free.play(free.game.read(entry.text, free.state))
        assert free.record() == record
        assert free.states == match.states

    # ---------------------------------------------------------------- 5: moves and components

    def test_every_listed_move_applies_and_every_other_has_a_reason(self, sitting: Sitting) -> None:
        match, game = played(self.game, sitting), self.game
        found = {text for state in match.states for text in map(game.write, game.moves(state))}
        found |= {entry.text for entry in match.entries}
        texts = sorted(found)[:: 1 + len(found) // 1000]  # of very many about a thousand
        for number, state in enumerate(some(match)):
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
                others = texts[number % 4 :: 4]  # all of them at four states in a row
                for move in {game.read(text, state) for text in others} - set(listed) - drawn:
                    assert game.why_not(state, move), f"{game.write(move)} has no reason"
            assert hash(state) == before, "applying a move changes nothing but what it returns"

    def test_components_are_conserved(self, counted: Sitting) -> None:
        assert self.components is not None
        count, whole = self.components
        assert {count(state) for state in played(self.game, counted).states} == {whole}

    def test_chances_are_probabilities(self, sitting: Sitting) -> None:
        match, game, rng = played(self.game, sitting), self.game, Random(sitting.seed)
        for state in match.states:
            if game.turn(state) == CHANCE:
                drawn = game.chance(state, rng)
                assert game.why_not(state, drawn) is None
                if chances := game.chances(state):
                    assert sum(weight for _, weight in chances) == pytest.approx(1)
                    assert drawn in [move for move, weight in chances if weight > 0]

    # ---------------------------------------------------------------- 6: an end, and always something to do

    def test_a_match_ends_and_nobody_is_left_without_a_move(self, sitting: Sitting) -> None:
        match, game, seats = played(self.game, sitting), self.game, sitting.seats
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

    def test_the_sides_are_all_seats(self) -> None:
        for seats in self.game.seats:
            assert sorted(seat for side in self.game.sides(seats) for seat in side) == list(range(seats))
