"""What Zug says of a tile: what it is connected with, what it would score; on cards and for assistive technology."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import NOBODY, Seat
from boardroom.core.record import Player
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.rules import State, scoring_locomotives
from boardroom.games.zug.scene import survey
from boardroom.games.zug.scene.picking import Picking, Target
from boardroom.games.zug.scene.words import bare_word, gain_words, pass_word, tile_name, unseen_title, why_wrong, xy
from boardroom.games.zug.tables import DELIVERY, LOCOMOTIVE, STATION, TILES
from boardroom.ui.naming import is_you, short_name

translate = QCoreApplication.translate


class Line(NamedTuple):
    """One line of a card: a small picture, the words, and whether they matter most."""

    icon: str  # "yes", "no", "wagon", "engineer", "engine", "city" or "turn"
    text: str
    strong: bool = False
    seat: Seat = NOBODY


class Note(NamedTuple):
    """What a card says of a tile."""

    title: str
    where: str
    lines: tuple[Line, ...]
    left: str = ""  # tokens left after it
    token: str = ""


# ---------------------------------------------------------------- cards


def ghost_note(picking: Picking) -> Note | None:
    """Say of the held tile what it would do where it is."""
    laid = picking.held_laid
    if laid is None:
        return None
    state, seat = picking.state, picking.seat
    token = TILES[laid.name].token
    left = ""
    if token and picking.laid is None:
        stock = state.stock(seat, token)
        left = (
            translate("Zug", "{number} left after it").format(number=stock - 1)
            if stock
            else translate("Zug", "none left")
        )
    lines: list[Line] = []
    if not picking.fitting:
        wrong = survey.misfits(state.network, laid)
        lines = [Line("no", why_wrong(state, laid, side), side == wrong[0]) for side in wrong[:2]]
    else:
        made = survey.gains(state, laid, seat)
        if made.wagons:
            owner = survey.owners(state)
            mine = sum(owner.get(at, seat) == seat for at in made.wagons)
            text = translate("Zug", "Enables a run: %n wagons, {mine} yours", "", len(made.wagons)).format(mine=mine)
            lines.append(Line("yes", text, True))
        elif made.lit:
            lines.append(Line("yes", translate("Zug", "Enables a run without wagons"), True))
        for at in made.engines[:1]:
            lines.append(
                Line("engine", translate("Zug", "Your locomotive at {square} will score 3").format(square=xy(at)))
            )
        if not lines:
            lines.append(Line("turn", translate("Zug", "Fits here; enables nothing yet")))
    return Note(
        tile_name(laid.name), translate("Zug", "at {square}").format(square=xy(laid.square)), tuple(lines), left, token
    )


def tile_note(state: State, square: Square, players: Sequence[Player]) -> Note | None:
    """Say of a factory, station, locomotive or city what it is connected with and what it would score."""
    laid = state.network.tiles.get(square)
    if laid is None:
        return None
    lines = _tile_lines(state, laid, players)
    if not lines:
        return None
    return Note(tile_name(laid.name), translate("Zug", "at {square}").format(square=xy(square)), tuple(lines))


def _tile_lines(state: State, laid: Laid, players: Sequence[Player]) -> list[Line]:
    if TILES[laid.name].token == "wagon":
        return _factory_lines(state, laid.square, players)
    if TILES[laid.name].stops:
        return _station_lines(state, laid.square, players)
    if laid.name == "loco":
        return _engine_lines(state, laid.square, players)
    return _city_lines(state, laid.square, players) if laid.name == "city" else []


def _owner_line(state: State, square: Square, players: Sequence[Player], wagon: bool) -> Line:
    owner = state.token_at(square)
    if owner == NOBODY:
        text = translate("Zug", "No wagon here") if wagon else translate("Zug", "Nobody’s engineer")
        return Line("wagon" if wagon else "engineer", text)
    if is_you(owner, players):
        text = translate("Zug", "Your wagon") if wagon else translate("Zug", "Your engineer")
    else:
        text = translate("Zug", "{name}’s wagon") if wagon else translate("Zug", "{name}’s engineer")
    return Line("wagon" if wagon else "engineer", text.format(name=short_name(owner, players)), seat=owner)


def _factory_lines(state: State, square: Square, players: Sequence[Player]) -> list[Line]:
    lines = [_owner_line(state, square, players, True)]
    found = survey.outlets(state, square)
    if not found:
        return [*lines, Line("no", translate("Zug", "On no run yet: both ends need a station"))]
    ways = ", ".join(xy(outlet.station) for outlet in found[:4]) + ("…" if len(found) > 4 else "")
    lines.append(Line("yes", translate("Zug", "Runs to the stations {squares}").format(squares=ways), True))
    free = {tile for outlet in found for tile in outlet.free}
    owner = state.token_at(square)
    if not free:
        lines.append(Line("city", translate("Zug", "No free city tile there")))
    elif owner != NOBODY:
        own = any(outlet.owner == owner and outlet.free for outlet in found)
        points = DELIVERY + (STATION if own else 0)
        text = translate("Zug", "%n free city tiles: worth up to {points}", "", len(free))
        lines.append(Line("city", text.format(points=points)))
    else:
        lines.append(Line("city", translate("Zug", "%n free city tiles", "", len(free))))
    return lines


def _station_lines(state: State, square: Square, players: Sequence[Player]) -> list[Line]:
    lines = [_owner_line(state, square, players, False)]
    coming = survey.senders(state, square)
    free = survey.free_tiles(state.network, survey.owners(state), square)
    served = state.network.served(square)
    lines.append(Line("wagon", translate("Zug", "%n wagons can come here", "", len(coming)), bool(coming)))
    if not served:
        lines.append(Line("city", translate("Zug", "Beside no city")))
    else:
        most = min(len(coming), len(free))
        text = translate("Zug", "%n free city tiles: up to {points} points", "", len(free))
        lines.append(Line("city", text.format(points=most * STATION)))
    return lines


def _engine_lines(state: State, square: Square, players: Sequence[Player]) -> list[Line]:
    lines = [_owner_line(state, square, players, False)]
    owner = state.token_at(square)
    if not state.network.enabled(square):
        lines.append(Line("no", translate("Zug", "On no run yet")))
    elif owner != NOBODY and square in scoring_locomotives(state, owner):
        lines.append(Line("yes", translate("Zug", "Scores {points} at the end").format(points=LOCOMOTIVE), True))
    elif owner != NOBODY:
        lines.append(Line("engine", translate("Zug", "Scores between stations of one player")))
    return lines


def _city_lines(state: State, square: Square, players: Sequence[Player]) -> list[Line]:
    net, owner = state.network, survey.owners(state)
    city = survey.city_of(net, square)
    free = sum(tile not in owner for tile in city)
    stations = survey.stations_of(net, city)
    lines = []
    if square in owner:
        lines.append(_owner_line(state, square, players, True))
    lines.append(Line("city", translate("Zug", "City of %n tiles, {free} free", "", len(city)).format(free=free)))
    if not stations:
        return [*lines, Line("no", translate("Zug", "No station beside it: it can’t be filled"))]
    coming = {at for station in stations for at in survey.senders(state, station)}
    text = translate("Zug", "%n wagons can come here", "", len(coming))
    lines.append(Line("yes", text, True))
    return lines


# ---------------------------------------------------------------- names for assistive technology


def square_name(picking: Picking, square: Square, players: Sequence[Player]) -> str:
    """Name a square with all that one sees on it."""
    state = picking.state
    laid = state.network.tiles.get(square)
    if laid is None:
        return _open_name(picking, square)
    parts = [xy(square), tile_name(laid.name)]
    lines = _tile_lines(state, laid, players)
    parts += [line.text for line in lines]
    if not lines and state.network.runs(square):
        parts.append(translate("Zug", "on an enabled run"))
    if square in picking.lit():
        parts.append(translate("Zug", "can be chosen"))
    return ", ".join(parts)


def _open_name(picking: Picking, square: Square) -> str:
    parts = [xy(square)]
    turns = picking.fits(picking.name).get(square, [])
    if picking.ghost == square and not picking.fitting:
        parts.append(translate("Zug", "doesn’t fit this way round"))
    elif picking.turn in turns:
        parts.append(translate("Zug", "fits here"))
    else:
        parts.append(translate("Zug", "fits after a turn"))
    laid = picking.held_laid
    if laid is not None and laid.square == square and picking.fitting:
        parts += gain_words(picking.state, laid, picking.seat)
    return ", ".join(parts)


def hand_name(picking: Picking, place: int) -> str:
    """Name a tile in the hand."""
    name = picking.hand[place]
    parts = [tile_name(name)]
    if picking.drawn and place == len(picking.hand) - 1:
        parts.append(translate("Zug", "just drawn"))
    if place == picking.held:
        parts.append(translate("Zug", "chosen, turned by {degrees}°").format(degrees=picking.turn * 90))
    elif picking.acting and not picking.fits(name):
        parts.append(translate("Zug", "fits nowhere"))
    elif picking.acting:
        parts.append(translate("Zug", "fits on %n squares", "", len(picking.fits(name))))
    return ", ".join(parts)


def unseen_words(state: State) -> str:
    """List the unseen tiles in one line."""
    parts = [f"{tile_name(name)} {number}" for name, number in state.unseen().items() if number]
    return f"{unseen_title()}: " + ", ".join(parts)


def stock_words(state: State, seat: Seat) -> str:
    """Say what tokens a seat has beside the table."""
    wagons, engineers = state.stock(seat, "wagon"), state.stock(seat, "engineer")
    one = translate("Zug", "%n wagons", "", wagons)
    other = translate("Zug", "%n engineers", "", engineers)
    return f"{one}, {other}"


def button_name(target: Target) -> str:
    """Name a button on the table."""
    return {
        "nearer": translate("Zug", "Nearer (+)"),
        "further": translate("Zug", "Further away (−)"),
        "all": translate("Zug", "Show the whole table (F)"),
        "map": translate("Zug", "Small map of the table"),
        "bare": bare_word(),
        "pass": pass_word(),
        "left": translate("Zug", "Turn to the left (Q)"),
        "right": translate("Zug", "Turn to the right (E)"),
        "walk": translate("Zug", "Show every point"),
        "next": translate("Zug", "Next"),
        "last": translate("Zug", "Previous"),
    }[target.kind]
