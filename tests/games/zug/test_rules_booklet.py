"""What the booklet says, statement by statement: the game, its parts, setup and building."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY
from boardroom.games.zug.state import STOCKS, DrawTile, Place, Sell
from boardroom.games.zug.tables import ENGINEERS, HAND, NAMES, NUMBER, START, TILES, WAGONS
from tests.games.zug.board import (
    GAME,
    SEATS,
    dealt,
    legal,
    lively,
    lively_match,
    owner,
    placements,
    play,
    refused,
    sale,
    scores,
    settle,
    start,
    table,
    winners,
)  # fmt: skip

seats_ = pytest.mark.parametrize("seats", SEATS)

# A run from west to east with a factory of each of two players, and a city of two tiles at its eastern end.
LINE = """
    ╶1╋─═1═2╴2■
              ■
"""


# ---------------------------------------------------------------- the game


def test_zg_01_two_to_five_players() -> None:
    """For two to five players from ten years."""
    assert GAME.seats == (2, 3, 4, 5)
    for seats in GAME.seats:
        assert start(seats).seats == seats


def test_zg_02_players_compete_in_selling_sugar() -> None:
    """Players compete in selling sugar to cities: what one sells there is no room for another's."""
    state = sale(LINE)
    assert legal(state) == {"sell 1,0 > 3,0 > 4,0", "sell 1,0 > 3,0 > 4,-1"}
    state = play(state, "sell 1,0 > 3,0 > 4,0")
    assert legal(state) == {"sell 2,0 > 3,0 > 4,-1"}


def test_zg_03_factories_and_a_railway_take_sugar_to_the_cities() -> None:
    """By setting up factories and a railway that takes sugar wagons from them to the cities."""
    state = table("╶1╋─═1", "terminal city city city city city")
    state = play(state, "place terminal@2,0/90")
    assert owner(state, 1, 0) == owner(state, 2, 0) == 1
    assert state.network.enabled((1, 0))
    state = sale("╶1╋─═1╴1■")
    assert owner(play(state, "sell 1,0 > 2,0 > 3,0"), 3, 0) == 1


def test_zg_04_built_together_sold_against_each_other() -> None:
    """Track, curves, branches, forks, crossings and stations are built together, selling is against each other."""
    states = lively_match(3, Random(4))
    for laid, token in zip(states[-1].layout, states[-1].tokens, strict=True):
        assert token == NOBODY or TILES[laid.name].shows != "track", "track is nobody's"
    state = play(sale(LINE), "sell 1,0 > 3,0 > 4,0", "sell 2,0 > 3,0 > 4,-1")
    assert scores(state) == (3, 5)


def test_zg_05_most_points_at_the_end_wins() -> None:
    """Most points at the end wins."""
    state = play(sale(LINE), "sell 1,0 > 3,0 > 4,0", "sell 2,0 > 3,0 > 4,-1")
    assert scores(state) == (3, 5)
    assert winners(state) == {2}
    assert GAME.outcome(state).places == (2, 1)


def test_zg_06_tiles_show_factories_track_stations_or_cities() -> None:
    """Tiles show factories, railway track, stations or cities (and locomotives); a wagon goes on each factory."""
    assert {tile.shows for tile in TILES.values()} == {"factory", "track", "station", "city", "locomotive"}
    for name, turn in (("factory", 0), ("bend", 90)):
        state = play(table("╋", name), f"place {name}@0,1/{turn}")
        assert owner(state, 0, 1) == 1
        assert state.stock(0, "wagon") == WAGONS - 1


def test_zg_07_the_network_links_cities_and_factories() -> None:
    """The network that grows links cities and factories."""
    assert table("╶1╋─═1").network.outlets == {}
    assert table("╶1╋─═1╴1").network.outlets == {}
    state = sale("╶1╋─═1╴1■")
    assert state.network.outlets == {(1, 0): (((2, 0), ((3, 0),)),)}


@seats_
def test_zg_08_when_all_tiles_are_laid_wagons_go_to_the_cities(seats: int) -> None:
    """When all tiles are laid, wagons go from factories to cities over enabled track."""
    rng, state = Random(8), start(seats)
    sold = 0
    while GAME.turn(state) != NOBODY:
        move = GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng)
        if isinstance(move, Sell):
            assert len(state.layout) == 90
            assert state.network.enabled(move.factory)
            sold += 1
        state = GAME.apply(state, move)
    assert sold > 0


def test_zg_09_more_wagons_more_points() -> None:
    """More wagons brought to cities, more points."""
    state = sale("""
        ╶ ╋─═1═1═2╴ ■
                    ■ ■
    """)
    while GAME.turn(state) != NOBODY:
        state = GAME.apply(state, GAME.moves(state)[0])
    assert sorted(state.token_at(city) for city in state.network.city_tiles) == [0, 0, 1]
    assert scores(state) == (6, 3)


# ---------------------------------------------------------------- contents


def test_zg_10_ninety_tiles() -> None:
    """90 cardboard tiles."""
    assert NUMBER == 90
    assert start().pile + len(start().layout) == 90


def test_zg_11_65_wagons() -> None:
    """65 wagon tokens: 13 for each of five."""
    assert 5 * WAGONS == 65
    assert [start(5).stock(seat, "wagon") for seat in range(5)] == [13] * 5


def test_zg_12_40_engineers() -> None:
    """40 engineer tokens: 8 for each of five."""
    assert 5 * ENGINEERS == 40
    assert [start(5).stock(seat, "engineer") for seat in range(5)] == [8] * 5


def test_zg_13_five_pawns() -> None:
    """Five plastic pawns: one for each who can play."""
    assert max(GAME.seats) == len(start(5).points) == 5


@seats_
def test_zg_14_one_score_board(seats: int) -> None:
    """One score board: a number of points for each player."""
    assert len(start(seats).points) == seats


def test_zg_15_one_manual() -> None:
    """One manual; here the rules say which of their paragraphs forbids a move."""
    assert GAME.why_not(table(), Sell((0, 0), (0, 1), (0, 2))) is not None


def test_zg_16_the_tiles_of_figure_1() -> None:
    """Figure 1 shows the tiles; it is lost, and the page's table stands for it."""
    named = {"straight", "curve", "right", "left", "fork", "crossing", "station", "factory", "loco", "city"}
    assert named <= set(NAMES)


# ---------------------------------------------------------------- preparing


@seats_
def test_zg_17_a_crossing_is_laid_in_the_middle(seats: int) -> None:
    """A crossing is laid in the middle of the table."""
    (laid,) = start(seats).layout
    assert (laid.name, laid.square, laid.turn) == ("crossing", (0, 0), 0)
    assert laid.name == START


@seats_
def test_zg_18_the_others_are_mixed_five_to_each(seats: int) -> None:
    """The other tiles are mixed face down, five to each player."""
    state, rng = start(seats), Random(18)
    while state.phase == "deal":
        state = GAME.apply(state, GAME.chance(state, rng))
    assert [len(hand) for hand in state.hands] == [5] * seats
    first = Counter(GAME.write(GAME.chance(start(seats), rng)) for _ in range(890))
    for name in NAMES:
        count = TILES[name].number - (name == START)
        assert count * 4 <= first[f"draw {name}"] <= count * 17, f"{10 * count} are expected"


@seats_
def test_zg_19_the_rest_is_a_face_down_pile(seats: int) -> None:
    """The rest is a face-down pile beside: what comes next nobody knows."""
    state = dealt(seats)
    assert state.pile == 89 - 5 * seats - 1
    drawing = play(state, next(iter(sorted(legal(state)))))
    assert GAME.turn(drawing) == CHANCE
    assert len(GAME.chances(drawing)) > 8


def test_zg_20_leave_enough_room_on_the_table() -> None:
    """Leave enough room on the table: it has no border, a row of 89 tiles goes down and is written."""
    row = "".join("─ " for _ in range(7))
    state = table(f"╋─{row}", "factory")
    assert "8,0/90" in placements(state, "factory")
    far = GAME.read("place factory@89,-89/0", state)
    assert GAME.write(far) == "place factory@89,-89/0"


@seats_
def test_zg_21_each_takes_the_tokens_of_a_colour(seats: int) -> None:
    """Each player takes the wagons and engineers of the colour they chose."""
    state = dealt(seats)
    for seat in range(seats):
        assert {token: state.stock(seat, token) for token in STOCKS} == {"wagon": 13, "engineer": 8}


@seats_
def test_zg_22_each_puts_a_pawn_on_the_space_with_the_arrow(seats: int) -> None:
    """Each puts a pawn of that colour on the space with the arrow: everybody starts without a point."""
    assert start(seats).points == (0,) * seats
    assert GAME.outcome(start(seats)).scores == (0,) * seats


@seats_
def test_zg_23_it_is_chosen_who_begins(seats: int) -> None:
    """It is chosen who begins."""
    for first in range(1, seats + 1):
        assert GAME.turn(dealt(seats, first=first)) == first - 1


# ---------------------------------------------------------------- building


def test_zg_24_a_turn_has_three_actions() -> None:
    """A turn has three actions: draw, lay a tile, put a token on it; then it is the next player's."""
    state = table("╋", "", "factory", phase="draw", turn=2)
    assert GAME.turn(state) == CHANCE
    state = play(state, "draw curve")
    assert GAME.turn(state) == 1
    state = play(state, "place factory@0,1/0")
    assert owner(state, 0, 1) == 2
    assert (state.seat, state.phase) == (0, "draw")


def test_zg_25_draw_a_tile_into_your_hand() -> None:
    """Draw a tile from the pile into your hand."""
    state = table("╋", "city city city city city", phase="draw")
    after = play(state, "draw fork")
    assert after.hands[0] == ("fork", "city", "city", "city", "city", "city")
    assert after.pile == state.pile - 1


def test_zg_26_lay_a_tile_so_that_five_remain() -> None:
    """Lay a tile from your hand on the table, so that five always remain."""
    state = table("╋", "straight curve curve city city fork")
    after = play(state, "place curve@0,1/90")
    assert after.hands[0] == ("straight", "curve", "fork", "city", "city")
    assert after.layout[-1].name == "curve"
    assert refused(state, "place left@0,1/0") == "place-hand"
    for state in lively_match(3, Random(26)):
        if state.phase == "draw":
            assert [len(hand) for hand in state.hands] == [HAND] * 3


@pytest.mark.parametrize(("name", "turn"), [("factory", 90), ("bend", 180)])
def test_zg_27_a_wagon_on_a_factory(name: str, turn: int) -> None:
    """If it shows a factory you must put a wagon on it."""
    state = table("╋", "", name, turn=2)
    after = play(state, f"place {name}@1,0/{turn}")
    assert owner(after, 1, 0) == 2
    assert (after.stock(1, "wagon"), after.stock(1, "engineer")) == (12, 8)
    assert refused(state, f"place {name}@1,0/{turn} bare") == "token-stock", "one must"


@pytest.mark.parametrize("name", ["station", "terminal", "loco"])
def test_zg_28_an_engineer_on_a_station_or_locomotive(name: str) -> None:
    """If it shows a station or a locomotive you must put an engineer on it."""
    state = table("╋", name)
    after = play(state, f"place {name}@0,1/0")
    assert owner(after, 0, 1) == 1
    assert (after.stock(0, "wagon"), after.stock(0, "engineer")) == (13, 7)
    assert refused(state, f"place {name}@0,1/0 bare") == "token-stock", "one must"


def test_zg_29_a_tile_must_share_a_side() -> None:
    """A tile must share a side with a tile on the table."""
    state = table("╋", "straight")
    assert placements(state, "straight") == {"0,1/0", "0,-1/0", "1,0/90", "-1,0/90"}
    assert refused(state, "place straight@0,2/0") == "place-side"
    assert refused(state, "place straight@7,-3/0") == "place-side"
    assert refused(state, "place straight@0,0/0") == "place-taken"


def test_zg_30_corner_to_corner_is_not_allowed() -> None:
    """Corner to corner is not allowed."""
    state = table("╋", "city straight")
    assert placements(state, "city") == set()
    for corner in ("1,1", "1,-1", "-1,1", "-1,-1"):
        assert refused(state, f"place city@{corner}/0") == "place-side"
        assert refused(state, f"place straight@{corner}/0") == "place-side"


def test_zg_31_at_any_end_continuing_or_forming_track() -> None:
    """It may go at any end of what lies there, continuing track or forming new track."""
    state = table("╋── ", "curve straight")
    assert {"2,0/180", "2,0/270"} <= placements(state, "curve"), "continuing"
    assert {"1,1/0", "1,1/270", "1,-1/90", "1,-1/180"} <= placements(state, "curve"), "new track beside it"
    assert "1,1/90" in placements(state, "straight"), "alongside, not joined to any rail"


def test_zg_32_figure_2_tiles_laid_with_wagons_on_the_factories() -> None:
    """Figure 2: tiles laid; each player has put a wagon on their factories."""
    state = table("""
          ╔2┐
        ╔1╋─╝3
        └─┘
    """, seats=3)  # fmt: skip
    assert [state.standing(seat, "wagon") for seat in range(3)] == [((-1, 0),), ((0, 1),), ((1, 0),)]
    assert {(-1, 1), (1, 2), (2, 0)} <= state.network.frontier().keys()


def test_zg_33_no_track_may_be_obstructed() -> None:
    """It must not obstruct any track that is there."""
    state = table("╋── ", "city straight")
    assert refused(state, "place city@2,0/0") == "place-obstructs"
    assert refused(state, "place straight@2,0/0") == "place-obstructs"
    assert refused(state, "place straight@0,1/90") == "place-obstructs"
    assert "2,0/90" in placements(state, "straight")
    assert "1,1/0" in placements(state, "city")


def test_zg_34_figure_3_an_obstructing_tile_is_not_allowed() -> None:
    """Figure 3: an obstructing tile is not allowed."""
    state = table("""
        ╶1╋─═1┐
              ║2
    """, "curve city station")  # fmt: skip
    for text in ("curve@2,-2/90", "curve@2,-2/180", "city@2,-2/0", "station@2,-2/90"):
        assert refused(state, f"place {text}") == "place-obstructs"
    assert {"2,-2/0", "2,-2/270"} <= placements(state, "curve")


def test_zg_35_a_tile_that_fits_nowhere_stays_and_another_is_played() -> None:
    """A tile that fits nowhere goes back to the hand and another is played."""
    state = table("╋", "city city city city city straight")
    assert placements(state, "city") == set()
    assert len(legal(state)) == len(placements(state, "straight")) == 4
    after = play(state, "place straight@0,1/0")
    assert after.hands[0] == ("city",) * 5
    assert refused(state, "pass") == "place-must"


def test_the_hands_are_hidden_from_the_others() -> None:
    state = dealt(3)
    for watcher in (*range(3), NOBODY):
        for seat, hand in enumerate(GAME.redact(state, watcher).hands):
            assert hand == (state.hands[seat] if seat == watcher else (HIDDEN,) * len(hand))


@seats_
def test_turns_go_clockwise(seats: int) -> None:
    state = dealt(seats, first=2)
    order = []
    for _ in range(seats + 1):
        order.append(GAME.turn(state) + 1)
        state = settle(GAME.apply(state, lively(state, Random(1))))
    assert order == [*range(2, seats + 1), 1, 2]


@seats_
def test_the_deal_is_five_in_a_row_for_the_starter_then_for_each_clockwise(seats: int) -> None:
    for first in range(1, seats + 1):
        state, order = start(seats, first=first), []
        while state.phase == "deal":
            order.append(state.seat + 1)
            state = GAME.apply(state, GAME.chance(state, Random(1)))
        clockwise = [(first - 1 + ahead) % seats + 1 for ahead in range(seats)]
        assert order == [seat for seat in clockwise for _ in range(HAND)]
        assert (state.phase, state.seat) == ("draw", first - 1)


def test_what_is_drawn_is_one_of_the_pile() -> None:
    state = table("╋", "city " * 5, "city " * 5, phase="draw")
    outcomes = dict(GAME.chances(state))
    assert outcomes[DrawTile("city")] == pytest.approx((TILES["city"].number - 10) / state.pile)
    assert sum(outcomes.values()) == pytest.approx(1)
    assert isinstance(GAME.moves(play(state, "draw curve"))[0], Place)
