"""Every law notices a game that breaks it."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Game, Outcome, Seat, has_secrets
from boardroom.testing.laws import Laws
from boardroom.testing.matches import Sitting
from tests.core.toy import COMPONENTS, PASS, Move, State, Toy
from tests.games.kit.our_games import MEMBERS

secretive = pytest.mark.parametrize("game", [*filter(has_secrets, MEMBERS)], ids=lambda game: game.key)
FIRST = Sitting(2, "0")


def laws(game: Game) -> Any:
    """Return the laws for a game."""
    return type("Tried", (Laws,), {"game": game, "components": COMPONENTS if isinstance(game, Toy) else None})()


def careless(game: Game, **methods: Any) -> Game:
    """Return a game that does some things in another way."""
    return type(f"Careless{type(game).__name__}", (type(game),), methods)()  # type: ignore[no-any-return]


@secretive
def test_a_table_that_hides_nothing_is_noticed(game: Game) -> None:
    open_table = careless(game, redact=lambda self, state, seat: state)
    with pytest.raises(AssertionError, match="the table tells what the log hides"):
        laws(open_table).test_outcomes_that_look_alike_in_the_log_look_alike_on_the_table(FIRST)


@secretive
def test_cards_laid_open_as_if_all_had_known_them_are_noticed(game: Game) -> None:
    def reveals(self: Game, state: Any, move: Any, seat: Seat) -> bool:
        return self.turn(state) == CHANCE and game.reveals(state, move, seat)

    with pytest.raises(AssertionError, match="what a seat could not have known is news to it"):
        laws(careless(game, reveals=reveals)).test_a_move_that_a_seat_could_not_be_sure_of_is_news_to_it(FIRST)


# ---------------------------------------------------------------- what a toy may do wrong

TOY = Toy()
TIMES = itertools.count()


def loses_the_die(self: Toy, data: Any, seats: int, options: Any) -> State:
    return replace(TOY.load(data, seats, options), die=0)


def takes_anything(self: Toy, data: Any, seats: int, options: Any) -> State:
    return TOY.start(seats, options)


def writes_no_card(self: Toy, move: Move) -> str:
    return "lay 1" if move.kind == "lay" else TOY.write(move)


def reads_anything(self: Toy, text: str, state: State) -> Move:
    return PASS


def guesses_a_card_too_many(self: Toy, seen: State, seat: Seat, rng: Any) -> State:
    guessed = TOY.guess(seen, seat, rng)
    return replace(guessed, pack=(*guessed.pack, 6))


def tells_the_draw(self: Toy, state: State, move: Move, seat: Seat) -> Move:
    return move


def hides_it_from_all(self: Toy, state: State, move: Move, seat: Seat) -> Move:
    return replace(move, card=HIDDEN) if move.kind == "swap" else move


def draws_in_turn(self: Toy, state: State, rng: Any) -> Move:
    listed = TOY.chances(state)
    return listed[next(TIMES) % len(listed)][0]


def counts_its_calls(self: Toy, state: State, move: Move) -> State:
    return replace(TOY.apply(state, move), points=(next(TIMES), 0))


def is_never_news(self: Toy, state: State, move: Move, seat: Seat) -> bool:
    return False


def lists_twice(self: Toy, state: State) -> list[Move]:
    return [*TOY.moves(state), *TOY.moves(state)]


def forbids_nothing(self: Toy, state: State, move: Move) -> None:
    return None


def burns_a_card(self: Toy, state: State, move: Move) -> State:
    after = TOY.apply(state, move)
    return replace(after, laid=after.laid[:-1]) if move.kind == "lay" else after


def has_a_heavy_die(self: Toy, state: State) -> Any:
    return [(move, 2 * weight) for move, weight in TOY.chances(state)]


def forgets_a_seat(self: Toy, state: State) -> Outcome:
    return Outcome((1,), "points")


@pytest.mark.parametrize(
    ("wrong", "law"),
    [
        ({"apply": counts_its_calls}, "replaying_a_record_rebuilds_every_state"),
        ({"load": loses_the_die}, "dump_and_load_are_inverses"),
        ({"load": loses_the_die}, "a_match_can_start_from_any_of_its_positions"),
        ({"write": writes_no_card}, "write_and_read_are_inverses"),
        ({"guess": guesses_a_card_too_many}, "a_guess_looks_the_same_and_allows_the_same"),
        ({"seen": tells_the_draw}, "outcomes_that_look_alike_on_the_table_look_alike_in_the_log"),
        ({"seen": hides_it_from_all}, "who_decides_knows_what_was_decided"),
        ({"chance": draws_in_turn, "reveals": is_never_news}, "undo_and_the_same_moves_give_the_same_record"),
        ({"apply": counts_its_calls, "reveals": is_never_news}, "redo_gives_the_same_record"),
        ({"moves": lists_twice}, "every_listed_move_applies_and_every_other_has_a_reason"),
        ({"why_not": forbids_nothing}, "every_listed_move_applies_and_every_other_has_a_reason"),
        ({"apply": burns_a_card}, "components_are_conserved"),
        ({"chances": has_a_heavy_die}, "chances_are_probabilities"),
        ({"outcome": forgets_a_seat}, "a_match_ends_and_nobody_is_left_without_a_move"),
        ({"outcome": forgets_a_seat}, "a_guess_can_be_played_to_the_end"),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value),
)
def test_a_game_that_breaks_a_law_is_noticed(wrong: dict[str, Any], law: str) -> None:
    getattr(laws(TOY), f"test_{law}")(FIRST)
    with pytest.raises((AssertionError, ValueError)):  # or the core notices
        getattr(laws(careless(TOY, **wrong)), f"test_{law}")(FIRST)


def test_what_takes_anything_is_noticed() -> None:
    """pytest says that nothing was raised in a way of its own."""
    with pytest.raises(pytest.fail.Exception):
        laws(careless(TOY, load=takes_anything)).test_what_is_no_position_is_unreadable([])
    with pytest.raises(pytest.fail.Exception):
        laws(careless(TOY, read=reads_anything)).test_what_is_no_move_is_unreadable("?")


def test_a_game_that_never_ends_is_noticed() -> None:
    def goes_on(self: Toy, state: State, move: Move) -> State:
        after = TOY.apply(state, move)
        return state if TOY.turn(after) == NOBODY else after

    with pytest.raises(AssertionError, match="still goes on"):
        laws(careless(TOY, apply=goes_on)).test_redo_gives_the_same_record(FIRST)


def test_sides_that_leave_somebody_out_are_noticed() -> None:
    with pytest.raises(AssertionError):
        laws(careless(TOY, sides=lambda self, seats: ((0,),))).test_the_sides_are_all_seats()
