"""What the booklet says, statement by statement: factories and tokens, the sale, the final score."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from boardroom.core.game import NOBODY
from boardroom.games.zug.state import Sell
from boardroom.games.zug.tables import TILES
from tests.games.zug.board import (
    GAME,
    OUT_OF_ENGINEERS,
    OUT_OF_WAGONS,
    SEATS,
    ended,
    full_table,
    legal,
    lively_match,
    owner,
    parted,
    placements,
    play,
    railway,
    refused,
    sale,
    scores,
    table,
    winners,
)  # fmt: skip

seats_ = pytest.mark.parametrize("seats", SEATS)


# ---------------------------------------------------------------- factories and tokens


def test_zg_63_laid_in_any_order() -> None:
    """Factories, track, stations and cities are laid in any order, with a view to linking your factories to cities."""
    state = table("╋── ", "factory straight station terminal city curve")
    for name in ("factory", "straight", "station", "terminal", "city", "curve"):
        assert placements(state, name)


def test_zg_64_no_limit_to_laying() -> None:
    """There is no limit to laying factories, track, stations or cities: all ninety tiles go down."""
    for number in range(5):
        states = lively_match(2, Random(number))
        assert len(states[-1].layout) == 90
        laid = Counter(tile.name for tile in states[-1].layout)
        assert laid == {name: tile.number for name, tile in TILES.items()}


def test_zg_65_any_number_of_factories_of_any_players_on_a_track() -> None:
    """Track may hold any number of factories, of any players."""
    state = sale(f"╶1╋─{'═1═2═3' * 4}╴1■", seats=3)
    assert len(state.network.outlets) == 12
    assert len(legal(state)) == 4


def test_zg_66_cities_of_any_size_with_any_number_of_stations() -> None:
    """Cities may be of any size and have any number of stations."""
    state = table("""
        ■ ╶1╋─┭─╴1■ ■
        ■ ■   ╵1■ ■ ■
          ■ ■ ■ ■
    """)  # fmt: skip
    (south,) = state.network.served((1, -1))
    assert len(south) == 12
    assert [south in state.network.served(station) for station in state.network.stations] == [True] * 3


def test_zg_67_all_track_belongs_to_everybody() -> None:
    """All track belongs to everybody and may be used by anybody."""
    state = sale("╶1╋─═1═2═3╴1■ ■ ■", seats=3)
    for turn in range(3):
        assert len(legal(state)) == 3 - turn
        state = GAME.apply(state, GAME.moves(state)[0])
    assert [owner(state, x, 0) for x in (5, 6, 7)] == [1, 2, 3]


def test_zg_68_a_station_may_be_used_by_everybody() -> None:
    """A player's station may be used by everybody."""
    state = play(sale("╶1╋─═2╴1■", turn=2), "sell 1,0 > 2,0 > 3,0")
    assert owner(state, 3, 0) == 2
    assert state.points == (1, 0)


def test_zg_69_a_player_may_run_out_of_tokens() -> None:
    """A player may run out of wagons or engineers."""
    wagons, engineers = table(OUT_OF_WAGONS), table(OUT_OF_ENGINEERS)
    assert (wagons.stock(0, "wagon"), wagons.stock(0, "engineer")) == (0, 8)
    assert (engineers.stock(0, "wagon"), engineers.stock(0, "engineer")) == (13, 0)
    assert (wagons.stock(1, "wagon"), engineers.stock(1, "engineer")) == (13, 8), "each has their own"


def test_zg_70_who_then_needs_one_may_take_one_of_theirs() -> None:
    """Who then needs one may take one of theirs laid earlier and put it on the new tile."""
    state = table(OUT_OF_WAGONS, "bend")
    assert "place bend@0,1/90 from 3,0" in legal(state)
    after = play(state, "place bend@0,1/90 from 3,0")
    assert owner(after, 0, 1) == 1
    assert after.stock(0, "wagon") == 0
    state = table(OUT_OF_ENGINEERS, "terminal loco")
    after = play(state, "place terminal@8,0/90 from 1,0")
    assert (owner(after, 8, 0), owner(after, 1, 0)) == (1, 0), "from a locomotive to a station"
    after = play(state, "place loco@8,0/90 from 2,0")
    assert (owner(after, 8, 0), owner(after, 2, 0)) == (1, 0), "and the other way round"


def test_zg_71_the_tile_it_was_taken_from_is_no_longer_theirs() -> None:
    """The tile it was taken from is no longer theirs."""
    after = play(table(OUT_OF_WAGONS, "bend"), "place bend@0,1/90 from 3,0")
    assert owner(after, 3, 0) == 0
    assert (3, 0) not in after.standing(0, "wagon")


def test_zg_72_and_no_player_may_put_a_token_on_it() -> None:
    """And no player may put a token on it: tokens only ever come down with a new tile."""
    state = play(table(OUT_OF_WAGONS, "bend", "bend"), "place bend@0,1/90 from 3,0", "draw curve")
    assert refused(state, "place bend@3,0/90") == "place-taken"
    for number in range(6):
        bare: set[tuple[int, int]] = set()
        for state in lively_match(2, Random(f"bare {number}")):
            if state.phase in ("draw", "place"):
                here = {
                    laid.square
                    for laid, token in zip(state.layout, state.tokens, strict=True)
                    if token == NOBODY and TILES[laid.name].token
                }
                assert bare <= here, "once bare, always bare"
                bare = here


# ---------------------------------------------------------------- the sale


@seats_
def test_zg_73_the_pile_is_exhausted_play_on_from_the_hands(seats: int) -> None:
    """When the pile is exhausted, players go on laying from their hands until these are empty."""
    states = lively_match(seats, Random(73))
    late = [state for state in states if state.pile == 0 and state.phase == "place"]
    assert [len(state.hands[state.seat]) for state in late] == [6, *(n for n in (5, 4, 3, 2, 1) for _ in range(seats))]
    assert states[-1].hands == ((),) * seats


@seats_
def test_zg_74_the_player_after_the_last_to_lay_opens_the_sale(seats: int) -> None:
    """The player after the one who laid the last tile opens the sale (if they can sell)."""
    opened = 0
    for number in range(12):
        states = lively_match(seats, Random(f"{seats} {number}"))
        first = next((state for state in states if state.phase == "sale"), None)
        if first is not None:
            assert first.last == (89 - 1) % seats
            after = [(first.last + ahead) % seats for ahead in range(1, seats + 1)]
            able = [seat for seat in after if railway(first).sales(seat + 1)]
            assert first.seat == able[0]
            opened += first.seat == after[0]
    assert opened > 0


def test_zg_75_in_turn_each_moves_a_wagon_to_the_city() -> None:
    """In turn, each moves a wagon from one of their factories over enabled track to the station and on to the city."""
    state = sale("╶1╋─═1═2═1═2╴1■ ■ ■ ■")
    for turn, text in enumerate(
        ("sell 1,0 > 5,0 > 9,0", "sell 4,0 > 5,0 > 6,0", "sell 3,0 > 5,0 > 7,0", "sell 2,0 > 5,0 > 8,0")
    ):
        assert GAME.turn(state) == turn % 2
        state = play(state, text)
    assert [owner(state, x, 0) for x in range(1, 10)] == [0, 0, 0, 0, 1, 2, 1, 2, 1]


def test_zg_76_figure_11_a_wagon_goes_over_enabled_track_to_a_city_tile() -> None:
    """Figure 11: a wagon goes from a factory over enabled track to a station and on to a city tile."""
    state = sale("""
            ╷2■ ■
            ║1  ■
        ╶1╋─┘
    """)  # fmt: skip
    assert legal(state) == {f"sell 1,1 > 1,2 > {city}" for city in ("2,2", "3,2", "3,1")}
    after = play(state, "sell 1,1 > 1,2 > 3,1")
    assert (owner(after, 1, 1), owner(after, 3, 1)) == (0, 1)
    assert after.points == (0, 1)


def test_zg_77_the_engineer_on_the_station_gets_a_point() -> None:
    """The player whose engineer is on the station that the wagon passes gets 1 point."""
    picture = "■ ╶{}╋─═2╴{}■"
    for west, east in (("1", "3"), ("2", "1"), ("3", " "), (" ", "2")):
        state = sale(picture.format(west, east), seats=3, turn=2)
        for text, engineer in (("sell 1,0 > -1,0 > -2,0", west), ("sell 1,0 > 2,0 > 3,0", east)):
            assert play(state, text).points == tuple(int(engineer == str(seat)) for seat in (1, 2, 3))


def test_zg_78_by_moving_the_pawn_one_space() -> None:
    """By moving the pawn one space on the score board: points only ever grow, one at a time."""
    for states in (lively_match(3, Random(number)) for number in range(4)):
        for before, state in pairwise(states):
            gained = sum(state.points) - sum(before.points)
            assert gained in (0, 1)
            assert before.phase == "sale" or gained == 0


def test_zg_79_a_city_tile_takes_one_wagon_of_any_colour() -> None:
    """A city tile takes one wagon, of any colour."""
    state = sale("╶1╋─═1═2╴1■ ■")
    for seat in (1, 2):
        assert {text.split(" > ")[2] for text in legal(sale("╶1╋─═1═2╴1■ ■", turn=seat))} == {"4,0", "5,0"}
    state = play(state, "sell 1,0 > 3,0 > 4,0")
    assert refused(state, "sell 2,0 > 3,0 > 4,0") == "sell-full"
    assert legal(state) == {"sell 2,0 > 3,0 > 5,0"}


def test_zg_80_a_city_of_several_tiles_takes_a_wagon_on_each() -> None:
    """A city of several tiles takes a wagon on each of them."""
    state = sale("╶1╋─═1═1═1╴2■ ■ ■")
    while GAME.turn(state) != NOBODY:
        state = GAME.apply(state, GAME.moves(state)[0])
    assert [owner(state, x, 0) for x in (5, 6, 7)] == [1, 1, 1]
    assert state.ended == "cities full"


def test_zg_81_the_factory_s_track_must_be_enabled() -> None:
    """The track on which the factory lies must be enabled."""
    state = sale("""
          ║1
        ╶1╋─═1╴1■
          ╵1■ ■ ■
    """)  # fmt: skip
    assert refused(state, "sell 0,1 > 0,-1 > 1,-1") == "sell-enabled"
    assert {text.split(" > ")[0] for text in legal(state)} == {"sell 1,0"}


# ---------------------------------------------------------------- scoring


def test_zg_82_when_it_comes() -> None:
    """It comes when all cities are full, or no wagon is left or can move."""
    full = play(sale("╶1╋─═1═2╴1■"), "sell 1,0 > 3,0 > 4,0")
    assert (GAME.turn(full), full.ended) == (NOBODY, "cities full")
    none = play(sale("╶1╋─═1╴1■ ■"), "sell 1,0 > 2,0 > 3,0")
    assert (GAME.turn(none), none.ended) == (NOBODY, "no wagon left")
    stuck = play(sale("╶1╋─═1╴1■ ■\n  ║2"), "sell 1,0 > 2,0 > 3,0")
    assert (GAME.turn(stuck), stuck.ended) == (NOBODY, "no wagon can move")


def test_zg_83_three_points_for_each_of_your_wagons_in_a_city() -> None:
    """3 points for each of your tokens on a city tile."""
    state = sale("╶ ╋─═1═1═2╴ ■1■2■ ")
    assert GAME.outcome(state).scores == (3, 3), "as if it ended now"
    state = play(state, "sell 1,0 > 4,0 > 7,0")
    assert scores(state) == (6, 3)


def test_zg_84_three_points_for_an_engineer_on_a_locomotive() -> None:
    """3 points for each engineer of yours on a locomotive."""
    state = play(sale("╶1╋─━1━2━1═1╴1■"), "sell 4,0 > 5,0 > 6,0")
    assert scores(state) == (3 + 3 + 3 + 1, 0)


def test_zg_85_if_its_track_is_enabled_with_your_engineers_on_both_stations() -> None:
    """If its track is enabled and you have engineers on both stations."""
    for west, east, points in (("1", "1", 3), ("1", "2", 0), ("2", "1", 0), ("2", "2", 0), (" ", "1", 0)):
        state = play(sale(f"╶{west}╋─━1═2╴{east}■", turn=2), "sell 2,0 > 3,0 > 4,0")
        assert scores(state)[0] == points + (east == "1")
    dead = play(sale("╶1╋─═2╴1■\n  ┃1\n  ╵1", turn=2), "sell 1,0 > 2,0 > 3,0")
    assert scores(dead) == (1, 3), "the other end leads nowhere"


def test_zg_86_points_are_counted_on_the_score_board() -> None:
    """Points are counted by moving the pawns on the score board: the outcome has everybody's points."""
    state = play(sale("╶1╋─━1═2╴1■", turn=2), "sell 2,0 > 3,0 > 4,0")
    assert scores(state) == (4, 3)
    assert GAME.outcome(state).reason == "cities full"


def test_zg_87_most_points_wins() -> None:
    """Most points wins."""
    state = play(sale("╶1╋─━1═2╴1■", turn=2), "sell 2,0 > 3,0 > 4,0")
    assert winners(state) == {1}
    state = play(sale("╶1╋─━1═2╴2■", turn=2), "sell 2,0 > 3,0 > 4,0")
    assert (winners(state), GAME.outcome(state).places) == ({2}, (2, 1))


def test_the_last_tiles_come_from_the_hands() -> None:
    """With an empty pile nobody draws: the tiles of the hands go down, and the sale begins or the game is over."""
    laid, names = parted(full_table(1), 4)
    state = ended(laid, " ".join(names[:2]), " ".join(names[2:]), last=2)
    assert state.pile == 0
    for turn in (0, 1, 0, 1):
        assert (GAME.turn(state), state.phase) == (turn, "place")
        state = GAME.apply(state, GAME.moves(state)[0])
    assert state.phase in ("sale", "over")
    assert state.last == 1
    assert all(isinstance(move, Sell) for move in GAME.moves(state))
