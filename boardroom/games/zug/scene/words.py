"""What Zug says: names, prompts, moves and points, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import HIDDEN, NOBODY, Seat
from boardroom.core.record import Player
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.rules import Draw, Place, Sell, State
from boardroom.games.zug.scene import survey
from boardroom.games.zug.scene.picking import Picking
from boardroom.games.zug.tables import DELIVERY, STATION, TILES
from boardroom.ui.naming import is_you, short_name

translate = QCoreApplication.translate


def xy(square: Square) -> str:
    """Write a square as people read it."""
    return f"{square[0]},{square[1]}".replace("-", "−")


def tile_name(name: str) -> str:
    """Name a tile as a title."""
    return {
        "crossing": translate("Zug", "Crossing"),
        "straight": translate("Zug", "Straight"),
        "curve": translate("Zug", "Curve"),
        "right": translate("Zug", "Branch right"),
        "left": translate("Zug", "Branch left"),
        "fork": translate("Zug", "Fork"),
        "factory": translate("Zug", "Factory"),
        "bend": translate("Zug", "Factory bend"),
        "loco": translate("Zug", "Locomotive"),
        "station": translate("Zug", "Station"),
        "terminal": translate("Zug", "Terminal"),
        "city": translate("Zug", "City"),
    }[name]


def short_tile_name(name: str) -> str:
    """Name a tile below its picture in the hand, where there is little room."""
    return {
        "right": translate("Zug", "Right"),
        "left": translate("Zug", "Left"),
        "crossing": translate("Zug", "Cross"),
        "bend": translate("Zug", "Bend"),
        "loco": translate("Zug", "Engine"),
    }.get(name) or tile_name(name)


def side_word(side: int) -> str:
    """Say where a side of a tile is."""
    return (
        translate("Zug", "Above"),
        translate("Zug", "On the right"),
        translate("Zug", "Below"),
        translate("Zug", "On the left"),
    )[side]


def pile_words(number: int) -> str:
    """Say how many tiles there are to draw."""
    return translate("Zug", "%n in the pile", "", number)


def unseen_title() -> str:
    """Say what the list of tiles is about."""
    return translate("Zug", "Unseen tiles")


def unseen_note() -> str:
    """Say where unseen tiles are."""
    return translate("Zug", "In the pile or in other hands")


def drawn_word() -> str:
    """Say of a tile that it was drawn just now."""
    return translate("Zug", "Drawn")


def wagons_word(number: int) -> str:
    """Name so many wagons beside the table, below their number."""
    return translate("Zug", "wagons", "", number)


def engineers_word(number: int) -> str:
    """Name so many engineers beside the table, below their number."""
    return translate("Zug", "engineers", "", number)


def bare_word() -> str:
    """Say what the button does that takes no token back."""
    return translate("Zug", "Leave it bare")


def pass_word() -> str:
    """Say what the button does when nothing fits."""
    return translate("Zug", "Pass")


def full_words(full: int, all_: int) -> str:
    """Say how many city tiles have their wagon."""
    return translate("Zug", "{full} of {all} city tiles full").format(full=full, all=all_)


def rail_note() -> str:
    """Say what the faint pawns are."""
    return translate("Zug", "faint pawns: if it ended now")


# ---------------------------------------------------------------- why a turning doesn't fit


def why_wrong(state: State, laid: Laid, side: int) -> str:
    """Say what is wrong on one side of a tile."""
    there = xy(survey.beyond(laid.square, side))
    if survey.has_track(laid, side):
        text = translate("Zug", "{side}: {square} has no track to join.")
    else:
        text = translate("Zug", "{side}: it would block the track of {square}.")
    return text.format(side=side_word(side), square=there)


# ---------------------------------------------------------------- what to do now


def prompt(picking: Picking, players: Sequence[Player]) -> tuple[str, str]:
    """Say what to do now, and why or what would come of it."""
    stage = picking.stage
    if stage == "idle":
        return "", ""
    if stage == "tile":
        return translate("Zug", "Choose a tile to lay"), translate(
            "Zug", "It goes beside a tile on the table, track to track. Keys 1 to 6 take one."
        )
    if stage == "square":
        return _square_prompt(picking)
    if stage == "source":
        return _source_prompt(picking)
    if stage == "pass":
        return translate("Zug", "Nothing fits: pass"), translate(
            "Zug", "You keep your tiles. Press Enter or the button."
        )
    return _sale_prompt(picking, players)


def _square_prompt(picking: Picking) -> tuple[str, str]:
    laid = picking.held_laid
    if laid is None:
        return translate("Zug", "Choose a lit square"), translate(
            "Zug", "Squares with an arrow need a turn first. R, the wheel or a right click turns the tile."
        )
    where = translate("Zug", "{tile} at {square}").format(tile=tile_name(laid.name), square=xy(laid.square))
    if not picking.fitting:
        wrong = survey.misfits(picking.state.network, laid)
        return translate("Zug", "It doesn’t fit this way round"), why_wrong(picking.state, laid, wrong[0])
    said = gain_words(picking.state, laid, picking.seat)
    return where, " ".join(said) or translate("Zug", "It enables nothing yet.")


def gain_words(state: State, laid: Laid, seat: Seat) -> list[str]:
    """Say what a tile would enable."""
    made = survey.gains(state, laid, seat)
    said = []
    if made.wagons:
        owner = survey.owners(state)
        mine = sum(owner.get(at, seat) == seat for at in made.wagons)
        text = translate("Zug", "Enables %n wagons, {mine} of them yours.", "", len(made.wagons))
        said.append(text.format(mine=mine))
    for at in made.engines:
        said.append(translate("Zug", "Your locomotive at {square} will score 3.").format(square=xy(at)))
    return said


def _source_prompt(picking: Picking) -> tuple[str, str]:
    assert picking.laid is not None
    wagon = TILES[picking.laid.name].token == "wagon"
    at = picking.pointed_square
    if at is not None and at in picking.sources():
        text = (
            translate("Zug", "Take the wagon from {square}")
            if wagon
            else translate("Zug", "Take the engineer from {square}")
        )
        return text.format(square=xy(at)), translate(
            "Zug", "That tile then belongs to nobody for the rest of the game."
        )
    title = translate("Zug", "You have no wagon left") if wagon else translate("Zug", "You have no engineer left")
    return title, translate(
        "Zug", "Take one back from a lit tile, or leave the new tile bare. Neither can be changed later."
    )


def _sale_prompt(picking: Picking, players: Sequence[Player]) -> tuple[str, str]:
    state, at = picking.state, picking.pointed_square
    if picking.stage == "factory":
        if at is not None and picking.sales_of(at):
            stations = {sale.station for sale in picking.sales_of(at)}
            text = translate("Zug", "It can go to %n stations that have room in a city.", "", len(stations))
            return translate("Zug", "Sell the wagon at {square}?").format(square=xy(at)), text
        return translate("Zug", "Choose a wagon to sell"), translate(
            "Zug", "%n of your wagons can go.", "", len(picking.lit())
        )
    if picking.stage == "station":
        if at is not None and at in picking.lit():
            return translate("Zug", "Through the station at {square}").format(square=xy(at)), station_point(
                state, at, players
            )
        return translate("Zug", "Choose a station"), translate("Zug", "Whoever has the engineer there gets 1 point.")
    assert picking.station is not None
    point = station_point(state, picking.station, players)
    if isinstance(picking.considered, Sell):
        text = translate("Zug", "In the city your wagon is worth {points} at the end.").format(points=DELIVERY)
        return translate("Zug", "Sell to the city at {square}").format(
            square=xy(picking.considered.city)
        ), f"{point} {text}"
    return translate("Zug", "Choose a free city tile"), point


def station_point(state: State, station: Square, players: Sequence[Player]) -> str:
    """Say who gets the point of a station."""
    owner = state.token_at(station)
    if owner == NOBODY:
        return translate("Zug", "Nobody’s engineer is there, so nobody gets the point.")
    if is_you(owner, players):
        return translate("Zug", "You get {points} point for your station.").format(points=STATION)
    return translate("Zug", "{name} gets {points} point for the station.").format(
        name=short_name(owner, players), points=STATION
    )


def on_the_way(state: State, sale: Sell, players: Sequence[Player]) -> tuple[str, str]:
    """Say what happens while a wagon rides."""
    return translate("Zug", "The sugar is on its way"), station_point(state, sale.station, players)


# ---------------------------------------------------------------- moves and points


def say_draw(draw: Draw) -> str:
    """Say a draw; what others draw is not known."""
    if draw.tile is HIDDEN:
        return translate("Zug", "Draws a tile")
    return translate("Zug", "Draws a tile: {tile}").format(tile=tile_name(str(draw.tile)))


def say_place(move: Place) -> str:
    """Say a tile that was laid."""
    where = translate("Zug", "{tile} at {square}").format(tile=tile_name(move.laid.name), square=xy(move.laid.square))
    if isinstance(move.source, tuple):
        return translate("Zug", "{placed}, token from {square}").format(placed=where, square=xy(move.source))
    return translate("Zug", "{placed}, bare").format(placed=where) if move.source else where


def say_sale(move: Sell) -> str:
    """Say a sale."""
    return translate("Zug", "{factory} to city {city}").format(factory=xy(move.factory), city=xy(move.city))


def say_point(point: survey.Point, players: Sequence[Player]) -> str:
    """Say in a sentence where some points come from."""
    you, name = is_you(point.seat, players), short_name(point.seat, players)
    where = {"square": xy(point.squares[0]), "other": xy(point.squares[-1]), "name": name}
    if point.kind == "station":
        return _say_station(point, you, players).format(**where, seller=short_name(point.seller, players))
    if point.kind == "delivery":
        text = (
            translate("Zug", "Your wagon in the city at {square}: 3 points.")
            if you
            else translate("Zug", "{name}’s wagon in the city at {square}: 3 points.")
        )
        return text.format(**where)
    first = xy(point.squares[1])
    if you:
        text = translate("Zug", "Your locomotive at {square} runs between your stations {one} and {other}: 3 points.")
    else:
        text = translate(
            "Zug", "{name}’s locomotive at {square} runs between {name}’s stations {one} and {other}: 3 points."
        )
    return text.format(one=first, **where)


def _say_station(point: survey.Point, you: bool, players: Sequence[Player]) -> str:
    """Return the sentence for a wagon that came through a station; whose they are changes the words."""
    if point.seller == point.seat:
        if you:
            return translate("Zug", "Your wagon from {other} went through your station at {square}: 1 point.")
        return translate("Zug", "{name}’s wagon from {other} went through {name}’s own station at {square}: 1 point.")
    if you:
        return translate("Zug", "{seller}’s wagon from {other} went through your station at {square}: 1 point for you.")
    if is_you(point.seller, players):
        return translate("Zug", "Your wagon from {other} went through the station at {square}: 1 point for {name}.")
    return translate("Zug", "{seller}’s wagon from {other} went through the station at {square}: 1 point for {name}.")


def source_names() -> tuple[str, str, str, str]:
    """Name where points come from, and their sum."""
    return (
        translate("Zug", "Stations"),
        translate("Zug", "Wagons sold"),
        translate("Zug", "Locomotives"),
        translate("Zug", "Total"),
    )


def count_title() -> str:
    """Say what the table of points is."""
    return translate("Zug", "Where the points come from")


def count_note() -> str:
    """Say what the walk through the points does."""
    return translate("Zug", "Go through them on the table, one after the other.")


def walk_number(number: int, of: int) -> str:
    """Say which of the points is shown."""
    return translate("Zug", "{number} of {of}").format(number=number, of=of)
