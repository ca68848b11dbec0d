"""What the page settles where the booklet is silent; statements.json says which sentence each test stands for."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Unreadable
from boardroom.games.zug.rules import ZugOptions
from boardroom.games.zug.tables import TILES
from tests.games.zug.board import (
    GAME,
    OUT_OF_ENGINEERS,
    OUT_OF_WAGONS,
    SEATS,
    closed_table,
    dealt,
    ended,
    full_table,
    legal,
    lively,
    lively_match,
    owner,
    parted,
    placements,
    play,
    railway,
    refused,
    sale,
    scores,
    settle,
    start,
    table,
    winners,
)  # fmt: skip

seats_ = pytest.mark.parametrize("seats", SEATS)


# ---------------------------------------------------------------- setup


def test_who_starts_and_how_the_booklet_is_read_are_all_options() -> None:
    assert ZugOptions().model_dump() == {"first": 1, "blank_sides": "closed", "passing": "no"}
    assert GAME.turn(dealt(3)) == 0


@pytest.mark.parametrize(("seats", "first"), [(2, 3), (3, 4), (4, 5)])
def test_a_seat_that_is_not_there_can_not_start(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match=f"seat {first} can't start: there are {seats} seats"):
        start(seats, first=first)


def test_tiles_left_over_when_building_ends_stay_hidden() -> None:
    state = ended(list(closed_table()), "crossing crossing", "crossing crossing", last=2)
    over = play(state, "pass", "pass")
    assert over.phase in ("sale", "over")
    assert GAME.redact(over, 0).hands == (("crossing",) * 2, (HIDDEN,) * 2)
    assert GAME.redact(over, NOBODY).hands == ((HIDDEN,) * 2,) * 2


# ---------------------------------------------------------------- placing


@pytest.mark.parametrize("name", ["curve", "right", "left", "fork", "bend", "terminal"])
def test_tiles_turn_freely(name: str) -> None:
    state = table("╋── ", name)
    turns = {text.split("/")[1] for text in placements(state, name)}
    assert turns == {"0", "90", "180", "270"}


def test_tiles_never_flip() -> None:
    """A branch to the right turned any way is never one to the left."""
    for name, other in (("right", "left"), ("left", "right")):
        state = table("╋── ", f"{name} city city city city city")
        assert placements(state, name)
        assert placements(state, other) == set()
        assert refused(state, f"place {other}@0,1/0") == "place-hand"
    straight_on = play(table("╋", "right"), "place right@0,1/0")
    assert set(straight_on.network.frontier()) >= {(0, 2), (1, 1)}
    assert straight_on.network.frontier()[1, 1] == (0b1000, 0b1000), "its exit leads east"
    assert straight_on.network.frontier()[-1, 1] == (0b0010, 0), "never west"


def test_a_tile_need_not_join_any_rail() -> None:
    state = table("╋── ", "straight terminal")
    for text in ("place straight@1,1/90", "place terminal@1,1/270"):
        after = play(state, text).network
        assert after.walk((1, 1), 1).open == {(2, 1)}, "it awaits what is to come"


def test_on_every_shared_side_both_have_track_or_neither() -> None:
    state = table("╋── \n  ■", "straight curve")
    assert refused(state, "place straight@2,0/0") == "place-obstructs", "a rail of the table would end at it"
    assert refused(state, "place straight@1,1/0") == "place-blank", "its rail would end at the table"
    assert refused(state, "place curve@0,-1/0") == "place-blank", "both at once: one rail joins, the other doesn't"
    assert "0,-1/270" in placements(state, "curve")
    for states in (lively_match(seats, Random(seats)) for seats in SEATS):
        net = states[-1].network
        for square, laid in net.tiles.items():
            for side, there in net.neighbours(square):
                if there in net.tiles:
                    own = side in [(edge + laid.turn) % 4 for edge in TILES[laid.name].edges]
                    near = net.tiles[there]
                    theirs = (side + 2) % 4 in [(edge + near.turn) % 4 for edge in TILES[near.name].edges]
                    assert own == theirs


def test_equal_tiles_in_hand_are_one_move() -> None:
    six = table("╋", "straight straight straight straight straight straight")
    assert legal(six) == legal(table("╋", "straight city city city city city"))


# ---------------------------------------------------------------- nothing fits


def test_whoever_has_a_tile_that_fits_must_place_one_be_it_without_a_token() -> None:
    state = table(OUT_OF_WAGONS, "bend bend bend bend bend bend")
    assert "place bend@0,1/90 bare" in legal(state)
    assert refused(state, "pass") == "place-must"
    state = table("╋", "city city city city city straight")
    assert "pass" not in legal(state)


def test_nothing_fits_at_all_the_player_passes_and_keeps_them() -> None:
    state = table("╋", "city city city city city city")
    assert legal(state) == {"pass"}
    after = play(state, "pass")
    assert after.hands[0] == ("city",) * 6
    assert (after.seat, after.phase, after.passed) == (1, "draw", (0,))


def test_whoever_holds_six_doesn_t_draw() -> None:
    state = table("╋", "city city city city city city", "straight curve")
    state = play(state, "pass", "draw fork", "place straight@0,1/0")
    assert (GAME.turn(state), state.phase) == (0, "place")
    assert len(state.hands[0]) == 6
    state = play(state, "place city@1,1/0")
    assert (state.seat, state.phase) == (1, "draw")
    state = play(state, "draw left", "place curve@1,0/180")
    assert (state.seat, state.phase) == (0, "draw"), "with five they draw again"


def test_if_everybody_passes_building_ends_and_a_pile_that_nobody_may_draw_from_stays_out() -> None:
    state = table("╋", "city city city city city city", "city city city city city")
    state = play(state, "pass", "draw city", "pass")
    assert (GAME.turn(state), state.ended) == (NOBODY, "no wagon left")
    assert state.pile == 77
    assert scores(state) == (0, 0)
    assert winners(state) == {1, 2}


def test_a_placement_in_between_begins_the_passes_anew() -> None:
    three = table("╋", "city " * 6, "curve straight", "city " * 5, seats=3)
    state = play(three, "pass", "draw fork", "place curve@0,1/90", "draw city")
    assert state.passed == ()
    assert GAME.turn(state) == 2
    assert "place city@0,2/0" in legal(state)
    still = play(table("╋", "city " * 6, "crossing straight", "city " * 5, seats=3), "pass", "draw fork")
    still = play(still, "place crossing@0,1/0", "draw city")
    assert legal(still) == {"pass"}
    still = play(still, "pass")
    assert (GAME.turn(still), still.passed) == (0, (2,)), "the first is asked again"
    still = play(still, "pass")
    assert (still.seat, still.phase) == (1, "draw")


def test_whoever_has_no_tile_left_is_skipped() -> None:
    laid, names = parted(full_table(2), 3)
    state = ended(laid, " ".join(names[:2]), "", names[2], last=3)
    state = GAME.apply(state, GAME.moves(state)[0])
    assert GAME.turn(state) == 2
    state = GAME.apply(state, GAME.moves(state)[0])
    assert GAME.turn(state) == 0
    alone = ended(laid, "", " ".join(names), "", turn=2, last=1)
    for left in (2, 1, 0):
        assert GAME.turn(alone) == 1
        alone = GAME.apply(alone, GAME.moves(alone)[0])
        assert len(alone.hands[1]) == left
    assert alone.phase in ("sale", "over")


def test_if_everybody_who_has_tiles_passes_building_ends_and_they_stay_out() -> None:
    state = ended(list(closed_table()), "crossing", "", "crossing crossing crossing", last=2)
    assert state.pile == 0
    assert legal(state) == {"pass"}
    state = play(state, "pass")
    assert (GAME.turn(state), legal(state)) == (2, {"pass"})
    state = play(state, "pass")
    assert state.phase in ("sale", "over"), "seat 2 has no tile and is not asked"
    assert state.hands == (("crossing",), (), ("crossing",) * 3)


@pytest.mark.parametrize("last", [1, 2, 3])
def test_the_sale_is_opened_by_the_seat_after_the_last_that_placed_also_when_others_passed_since(last: int) -> None:
    players = cycle("123")
    wagons = {text: next(players) for text in closed_table() if text.startswith(("factory", "bend"))}
    laid = [f"{text}={wagons[text]}" if text in wagons else text for text in closed_table()]
    for turn in (1, 2, 3):
        state = ended(laid, "crossing crossing", "crossing", "crossing", turn=turn, last=last)
        state = play(state, "pass", "pass", "pass")
        assert all(railway(state).sales(player) for player in (1, 2, 3)), "everybody has something to sell"
        assert (state.phase, state.seat + 1) == ("sale", last % 3 + 1)


@seats_
def test_without_passes_the_last_tile_is_placed_by_seat_1_2_1_4(seats: int) -> None:
    """Counted from the starter; so the sale is opened by seat 2, 3, 2, 5."""
    for first in range(1, seats + 1):
        states = lively_match(seats, Random(first), first=first)
        assert not any(state.passed for state in states)
        counted = (states[-1].last - (first - 1)) % seats + 1
        assert counted == {2: 1, 3: 2, 4: 1, 5: 4}[seats]
        assert counted % seats + 1 == {2: 2, 3: 3, 4: 2, 5: 5}[seats]


# ---------------------------------------------------------------- tokens


def test_one_may_also_not_take_a_token_back() -> None:
    state = table(OUT_OF_WAGONS, "bend")
    after = play(state, "place bend@0,1/90 bare")
    assert owner(after, 0, 1) == 0
    assert len(after.standing(0, "wagon")) == 13
    assert refused(state, "place bend@0,1/90") == "token-empty", "one has to say which"


def test_a_new_tile_laid_without_belongs_to_nobody_for_ever() -> None:
    state = play(table(OUT_OF_WAGONS, "bend", "bend"), "place bend@0,1/90 bare", "draw curve")
    assert owner(state, 0, 1) == 0
    assert refused(state, "place bend@0,1/90") == "place-taken"


def test_only_when_the_stock_of_that_token_is_empty() -> None:
    state = table(OUT_OF_WAGONS, "terminal bend")
    assert refused(state, "place terminal@0,1/0 bare") == "token-stock", "there are engineers"
    assert refused(state, "place terminal@0,1/0 from 1,0") == "token-stock"
    twelve = table("╋─" + "═1" * 12, "bend")
    assert refused(twelve, "place bend@0,1/90 from 1,0") == "token-stock"
    assert refused(twelve, "place bend@0,1/90 bare") == "token-stock"
    assert "place bend@0,1/90" in legal(twelve)


def test_a_wagon_for_a_factory_an_engineer_for_a_station_or_locomotive() -> None:
    state = table("╶1" + OUT_OF_WAGONS, "bend")
    assert refused(state, "place bend@0,1/90 from -1,0") == "token-yours", "that is an engineer"
    assert refused(state, "place bend@0,1/90 from 0,0") == "token-yours", "nothing is there"
    state = table(OUT_OF_ENGINEERS.replace("╋─", "╋─═1"), "terminal")
    assert refused(state, "place terminal@0,1/0 from 1,0") == "token-yours", "that is a wagon"
    other = table("╋─" + "═1" * 6 + "═2" + "═1" * 7, "bend")
    assert refused(other, "place bend@0,1/90 from 7,0") == "token-yours", "that is another's"


def test_wherever_it_stands_enabled_or_not() -> None:
    state = table("  ║1\n╶2╋─" + "═1" * 12 + "╴2", "bend")
    assert state.network.enabled((1, 0))
    assert not state.network.enabled((0, 1))
    for square in ((1, 0), (0, 1), (12, 0)):
        after = play(state, f"place bend@0,-1/0 from {square[0]},{square[1]}")
        assert after.token_at(square) == NOBODY
        assert owner(after, 0, -1) == 1


def test_it_can_t_be_from_a_city_for_nothing_is_delivered_before_the_sale() -> None:
    state = table(OUT_OF_WAGONS + "\n  ■ ", "bend")
    assert refused(state, "place bend@0,1/90 from 1,-1") == "token-yours"
    with pytest.raises(Unreadable, match="a wagon in a city"):
        table(OUT_OF_WAGONS.replace("═1═1", "═1═ ", 1) + "\n  ■1", "bend")


def test_a_tile_without_its_token_is_track_like_any_other() -> None:
    """It can be enabled; a station still serves trains and cities, but nobody gets the point."""
    state = sale("╶ ╋─═ ═1╴ ■", turn=1)
    assert state.network.enabled((1, 0))
    after = play(state, "sell 2,0 > 3,0 > 4,0")
    assert after.points == (0, 0)
    assert scores(after) == (3, 0)


def test_a_factory_without_a_wagon_has_nothing_to_sell() -> None:
    state = sale("╶1╋─═ ═1╴1■ ■")
    assert refused(state, "sell 1,0 > 3,0 > 4,0") == "sell-wagon"
    after = play(state, "sell 2,0 > 3,0 > 4,0")
    assert after.ended == "no wagon left"


def test_a_locomotive_without_an_engineer_doesn_t_score() -> None:
    assert scores(play(sale("╶1╋─━1═1╴1■"), "sell 2,0 > 3,0 > 4,0")) == (3 + 3 + 1, 0)
    assert scores(play(sale("╶1╋─━ ═1╴1■"), "sell 2,0 > 3,0 > 4,0")) == (3 + 1, 0)


# ---------------------------------------------------------------- the sale


def test_the_sale_is_compulsory_when_possible() -> None:
    state = sale("╶1╋─═1═2╴2■ ■")
    assert "pass" not in legal(state)
    assert refused(state, "pass") == "sale-must"
    assert refused(state, "place curve@0,1/90") == "sale"


def test_a_player_who_can_t_sell_is_skipped() -> None:
    state = sale("╶1╋─═1═1═3╴2■ ■ ■", seats=3)
    state = play(state, "sell 1,0 > 4,0 > 5,0")
    assert GAME.turn(state) == 2, "seat 2 has no wagon"
    state = play(state, "sell 3,0 > 4,0 > 6,0")
    assert GAME.turn(state) == 0


def test_and_never_can_again() -> None:
    for number in range(30):
        states = [state for state in lively_match(3, Random(number)) if state.phase == "sale"]
        gone: set[int] = set()
        for state in states:
            able = {seat for seat in range(3) if railway(state).sales(seat + 1)}
            assert not gone & able
            gone |= set(range(3)) - able


def test_if_nobody_can_sell_the_game_is_over_at_once() -> None:
    laid, names = parted(full_table(3), 1)
    state = GAME.apply(before := ended(laid, names[0], ""), GAME.moves(before)[0])
    assert (GAME.turn(state), state.ended) == (NOBODY, "no wagon left")


def test_a_wagon_goes_to_a_station_at_either_end() -> None:
    state = sale("■ ╶1╋─═1╴2■")
    assert legal(state) == {"sell 1,0 > -1,0 > -2,0", "sell 1,0 > 2,0 > 3,0"}


def test_to_a_city_tile_near_the_station_or_not() -> None:
    state = sale("╶1╋─═1╴1■ ■ ■ ■")
    assert legal(state) == {f"sell 1,0 > 2,0 > {x},0" for x in (3, 4, 5, 6)}


def test_wagons_and_locomotives_on_the_way_don_t_stand_in_it() -> None:
    state = sale("╶1╋─═1═2━2═2╴1■")
    assert legal(state) == {"sell 1,0 > 5,0 > 6,0"}


def test_seller_or_not_the_engineer_gets_the_point() -> None:
    assert play(sale("╶1╋─═1╴1■"), "sell 1,0 > 2,0 > 3,0").points == (1, 0)
    assert play(sale("╶1╋─═1╴2■"), "sell 1,0 > 2,0 > 3,0").points == (0, 1)


def test_a_city_without_a_station_can_t_be_filled() -> None:
    state = play(sale("╶1╋─═1═2╴1■\n    ■"), "sell 1,0 > 3,0 > 4,0")
    assert state.ended == "no wagon can move", "not full: one city tile is empty"
    assert owner(state, 1, -1) == 0
    assert refused(sale("╶1╋─═1═2╴1■\n    ■"), "sell 1,0 > 3,0 > 1,-1") == "sell-served"


def test_the_three_end_reasons_in_this_order() -> None:
    both = play(sale("╶1╋─═1╴1■"), "sell 1,0 > 2,0 > 3,0")
    assert both.ended == "cities full", "though no wagon is left either"
    left = play(sale("╶1╋─═1╴1■ ■"), "sell 1,0 > 2,0 > 3,0")
    assert left.ended == "no wagon left", "though none can move either"
    stuck = play(sale("╶1╋─═1═2╴1■"), "sell 1,0 > 3,0 > 4,0")
    assert stuck.ended == "cities full", "though a wagon is left that can't move"


def test_cities_full_needs_a_city() -> None:
    state = table("╋", "city city city city city city", "city city city city city")
    over = play(state, "pass", "draw city", "pass")
    assert over.network.city_tiles == ()
    assert over.ended == "no wagon left"


# ---------------------------------------------------------------- the final score


def test_wagons_in_factories_are_worth_nothing() -> None:
    state = play(sale("╶ ╋─═1═2═2╴ ■"), "sell 1,0 > 4,0 > 5,0")
    assert scores(state) == (3, 0)


def test_a_locomotive_scores_with_some_station_of_each_end() -> None:
    """Some station of R1 and some station of R2 are yours; the others may be anybody's."""
    state = play(sale("""
              ╷2
        ╶1╋─━1┵─═2╴1■
    """, turn=2), "sell 3,0 > 4,0 > 5,0")  # fmt: skip
    assert state.network.ends((1, 0)) == (frozenset({(2, 1), (4, 0)}), frozenset({(-1, 0)}))
    assert scores(state) == (3 + 1, 3)


def test_on_a_closed_run_with_one_station_yours_is_both() -> None:
    state = sale("""
          ■
        ┌─╌1┐
        ┃1  ║2
        └─╋─┘
    """, turn=2)  # fmt: skip
    assert scores(play(state, "sell 1,1 > 0,2 > 0,3")) == (3 + 1, 3)
    other = sale("""
          ■
        ┌─╌2┐
        ┃1  ║2
        └─╋─┘
    """, turn=2)  # fmt: skip
    assert scores(play(other, "sell 1,1 > 0,2 > 0,3")) == (0, 3 + 1)


def test_a_locomotive_scores_once_however_many_runs_it_has() -> None:
    state = play(sale("""
              ╷1
        ╶1╋─━1┵─═2╴1■
    """, turn=2), "sell 3,0 > 4,0 > 5,0")  # fmt: skip
    assert scores(state) == (3 + 1, 3)


def test_ties_share() -> None:
    state = play(sale("╶ ╋─═1═2╴ ■ ■"), "sell 1,0 > 3,0 > 4,0", "sell 2,0 > 3,0 > 5,0")
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.places, outcome.winners) == ((3, 3), (1, 1), (0, 1))
    three = play(sale("╶1╋─═2═3╴ ■ ■", seats=3, turn=2), "sell 1,0 > 3,0 > 4,0", "sell 2,0 > 3,0 > 5,0")
    assert GAME.outcome(three).places == (3, 1, 1)


def test_play_can_go_on_from_any_dealt_table() -> None:
    rng = Random(1)
    state = settle(start(5, first=3), rng)
    for _ in range(20):
        state = GAME.apply(state, GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng))
    assert len(state.layout) > 8
