"""What Zug says: names, prompts, cards beside tiles, moves and points, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from boardroom.core.game import HIDDEN, NOBODY, Seat
from boardroom.core.record import Player
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.rules import DrawTile, Place, Sell, ZugState, scoring_locomotives
from boardroom.games.zug.scene import survey
from boardroom.games.zug.scene.planning import plan
from boardroom.games.zug.tables import DELIVERY, LOCOMOTIVE, NUMBER, STATION, TILES, edges, runs
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.style.translation import translate
from boardroom.ui.table.scene import TableOffer

if TYPE_CHECKING:
    from boardroom.games.zug.scene.picking import ZugPicking, ZugTarget


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
    return translate("Zug", "Leave it empty")


def pass_word() -> str:
    """Say what the button does when nothing fits."""
    return translate("Zug", "Pass")


def full_words(full: int, all_: int) -> str:
    """Say how many city tiles have their wagon."""
    return translate("Zug", "{full} of {all} city tiles full").format(full=full, all=all_)


def building_title() -> str:
    """Name the first part of the game."""
    return translate("Zug", "Building")


def laid_words(number: int) -> str:
    """Say how many tiles are laid."""
    return translate("Zug", "{laid} of {all} tiles laid").format(laid=number, all=NUMBER)


def sale_title() -> str:
    """Name the second part of the game."""
    return translate("Zug", "Sale")


def sale_end() -> str:
    """Say what ends the sale."""
    return translate("Zug", "Ends when all are full or no wagon can go.")


def rail_note() -> str:
    """Say what the faint pawns are."""
    return translate("Zug", "faint pawns: if it ended now")


# ---------------------------------------------------------------- why a turning doesn't fit


def why_wrong(state: ZugState, laid: Laid, side: int) -> str:
    """Say what is wrong on one side of a tile."""
    there = xy(survey.beyond(laid.square, side))
    if survey.has_track(laid, side):
        text = translate("Zug", "{side}: {square} has no track to join.")
    else:
        text = translate("Zug", "{side}: it would block the track of {square}.")
    return text.format(side=side_word(side), square=there)


def blank_words(state: ZugState, laid: Laid) -> list[str]:
    """Say which rails of a tile end, or would end, at a blank side, where that may be."""
    text = translate("Zug", "{side}: its track ends at {square} and leads nowhere.")
    return [
        text.format(side=side_word(side), square=xy(survey.beyond(laid.square, side)))
        for side in survey.blank_ends(state.network, laid)
    ]


# ---------------------------------------------------------------- what to do now


def prompt(picking: ZugPicking) -> tuple[str, str]:
    """Say what to do now, and why or what would come of it."""
    stage = picking.stage
    if stage == "idle":
        return "", ""
    if stage == "tile" and picking.studied is not None:
        return _study_prompt(picking, picking.studied)
    if stage == "tile":
        how = translate("Zug", "It goes next to a tile on the table, track to track. Keys 1 to 6 pick one.")
        if picking.state.network.readings.open_sides:
            how = translate("Zug", "It goes next to a tile on the table and blocks no track. Keys 1 to 6 pick one.")
        return translate("Zug", "Choose a tile to lay"), how
    if stage == "square":
        return _square_prompt(picking)
    if stage == "source":
        return _source_prompt(picking)
    if stage == "pass":
        return translate("Zug", "Nothing fits: pass"), translate(
            "Zug", "You keep your tiles. Press Enter or the button."
        )
    return _sale_prompt(picking)


def _study_prompt(picking: ZugPicking, square: Square) -> tuple[str, str]:
    """Say what one asks about, and what it lacks."""
    laid = picking.state.network.tiles[square]
    where = translate("Zug", "{tile} at {square}").format(tile=tile_name(laid.name), square=xy(square))
    said = [f"{line.text}." for line in _plan_lines(picking.state, square)]
    return where, " ".join(said) or translate("Zug", "Nothing is missing here.")


def _square_prompt(picking: ZugPicking) -> tuple[str, str]:
    laid = picking.held_laid
    if laid is None:
        return _where_prompt(picking)
    where = translate("Zug", "{tile} at {square}").format(tile=tile_name(laid.name), square=xy(laid.square))
    if picking.put is not None:
        where = translate("Zug", "{tile}: lay it here?").format(tile=where)
    if not picking.fitting:
        wrong = survey.misfits(picking.state.network, laid)
        return translate("Zug", "It doesn’t fit this way round"), why_wrong(picking.state, laid, wrong[0])
    said = gain_words(picking.state, laid, picking.seat, picking.players)
    said = said or [translate("Zug", "It enables nothing yet.")]
    return where, " ".join([*said, *blank_words(picking.state, laid)])


def _where_prompt(picking: ZugPicking) -> tuple[str, str]:
    """Say where the held tile can go, and whether it can be turned."""
    name = picking.held_name
    if not picking.fits(name):
        return translate("Zug", "This tile fits nowhere now"), translate("Zug", "Choose another one.")
    if name == "city":
        how = translate("Zug", "Wagons come to a city through a station beside it.")
    elif TILES[name].turnings > 1:
        how = translate("Zug", "On some squares the tile must be turned first: with R, the wheel or a right click.")
    else:
        how = translate("Zug", "It needs no turning.")
    return translate("Zug", "Choose a square"), how


def lay_offer() -> TableOffer:
    """TableOffer to lay the tile that is put down."""
    return TableOffer(translate("Zug", "Lay it here"), translate("Zug", "Enter"))


def skip_offer() -> TableOffer:
    """TableOffer to see the end of a ride at once."""
    return TableOffer(translate("Zug", "Skip the ride"), translate("Zug", "Space"), quiet=True)


def gain_words(state: ZugState, laid: Laid, seat: Seat, players: Sequence[Player]) -> list[str]:
    """Say what a tile would enable, or which city and stations it would bring together."""
    made = survey.gains(state, laid, seat)
    said = [f"{line.text}." for line in _city_gains(state, laid, seat, players)]
    if made.wagons:
        owner = survey.owners(state)
        mine = sum(owner.get(at, seat) == seat for at in made.wagons)
        text = translate("Zug", "Enables %n wagons, {mine} of them yours.", "", len(made.wagons))
        said.append(text.format(mine=mine))
    elif made.further:
        said.append(translate("Zug", "%n wagons can reach more stations.", "", len(made.further)))
    for at in made.engines:
        said.append(translate("Zug", "Your locomotive at {square} will score 3.").format(square=xy(at)))
    return said


def _source_prompt(picking: ZugPicking) -> tuple[str, str]:
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
    title = translate("Zug", "You have no wagons left") if wagon else translate("Zug", "You have no engineers left")
    return title, translate(
        "Zug", "Pick one up from another tile, or leave the new tile empty. Neither can be changed later."
    )


def _sale_prompt(picking: ZugPicking) -> tuple[str, str]:
    state, players, at = picking.state, picking.players, picking.pointed_square
    if picking.stage == "factory":
        if at is not None and picking.sales_of(at):
            stations = {sale.station for sale in picking.sales_of(at)}
            text = translate("Zug", "It can go to %n stations with room in a city.", "", len(stations))
            return translate("Zug", "Sell the wagon at {square}?").format(square=xy(at)), text
        return translate("Zug", "Choose a wagon to sell"), translate(
            "Zug", "%n of your wagons can go.", "", len(picking.lit())
        )
    if picking.stage == "station":
        if at is not None and at in picking.lit():
            return translate("Zug", "Through the station at {square}").format(square=xy(at)), station_point(
                state, at, players
            )
        return translate("Zug", "Choose a station"), translate(
            "Zug", "The player whose engineer is there gets 1 point."
        )
    assert picking.station is not None
    point = station_point(state, picking.station, players)
    if isinstance(picking.considered, Sell):
        text = translate("Zug", "In the city your wagon is worth {points} at the end.").format(points=DELIVERY)
        return translate("Zug", "Sell to the city at {square}").format(
            square=xy(picking.considered.city)
        ), f"{point} {text}"
    return translate("Zug", "Choose a free city tile"), point


def station_point(state: ZugState, station: Square, players: Sequence[Player]) -> str:
    """Say who gets the point of a station."""
    owner = state.token_at(station)
    if owner == NOBODY:
        return translate("Zug", "There is no engineer there, so nobody scores.")
    if is_you(owner, players):
        return translate("Zug", "You get {points} point for your station.").format(points=STATION)
    return translate("Zug", "{name} gets {points} point for the station.").format(
        name=short_name(owner, players), points=STATION
    )


def on_the_way(state: ZugState, sale: Sell, players: Sequence[Player]) -> tuple[str, str]:
    """Say what happens while a wagon rides."""
    return translate("Zug", "The sugar is on its way"), station_point(state, sale.station, players)


# ---------------------------------------------------------------- cards beside tiles


class NoteLine(NamedTuple):
    """One line of a card: a small picture, the words, and whether they matter most."""

    icon: str  # "yes", "no", "wagon", "engineer", "engine", "city" or "plain"
    text: str
    strong: bool = False
    seat: Seat = NOBODY
    tiles: tuple[tuple[str, int], ...] = ()  # pictures below the words, each with a number


class TileNote(NamedTuple):
    """What a card says of a tile."""

    title: str
    where: str
    lines: tuple[NoteLine, ...]
    left: str = ""  # tokens left after it
    token: str = ""


def note(picking: ZugPicking) -> tuple[TileNote | None, Square | None]:
    """Return what to say beside which square."""
    at, laid = picking.pointed_square, picking.held_laid
    if picking.stage in ("square", "source") and laid is not None and at not in picking.sources():
        return _ghost_note(picking, laid), laid.square
    if at is None or picking.stage in ("station", "city"):
        at = picking.studied
    if at is None:
        return None, None
    note = _tile_note(picking, at)
    if note is None and picking.studied is not None:
        return _tile_note(picking, picking.studied), picking.studied
    return note, at


def point_note(picking: ZugPicking) -> tuple[TileNote, Square]:
    """Return what to say of the point that the walk shows, and beside which square."""
    point, number = picking.points[picking.walk_at], walk_number(picking.walk_at + 1, len(picking.points))
    return TileNote(
        number, "", (NoteLine("engineer", say_point(point, picking.players), seat=point.seat),)
    ), point.squares[0]


def _ghost_note(picking: ZugPicking, laid: Laid) -> TileNote:
    """Say of the held tile what it would do where it is."""
    state, seat = picking.state, picking.seat
    token = TILES[laid.name].token
    left = ""
    if token and picking.laid is None:
        stock = state.stock(seat, token)
        left = (
            translate("Zug", "{number} left after that").format(number=stock - 1)
            if stock
            else translate("Zug", "none left")
        )
    lines: list[NoteLine] = []
    if not picking.fitting:
        wrong = survey.misfits(state.network, laid)
        lines = [NoteLine("no", why_wrong(state, laid, side), side == wrong[0]) for side in wrong[:2]]
    else:
        made = survey.gains(state, laid, seat)
        if made.wagons:
            owner = survey.owners(state)
            mine = sum(owner.get(at, seat) == seat for at in made.wagons)
            text = translate("Zug", "Enables a run: %n wagons, {mine} yours", "", len(made.wagons)).format(mine=mine)
            lines.append(NoteLine("yes", text, True))
        elif made.further:
            text = translate("Zug", "%n wagons can reach more stations", "", len(made.further))
            lines.append(NoteLine("yes", text, True))
        elif made.lit:
            lines.append(NoteLine("yes", translate("Zug", "Enables a run without wagons"), True))
        lines += _city_gains(state, laid, seat, picking.players)
        for at in made.engines[:1]:
            lines.append(
                NoteLine("engine", translate("Zug", "Your locomotive at {square} will score 3").format(square=xy(at)))
            )
        if not lines:
            lines.append(NoteLine("plain", translate("Zug", "Fits here; enables nothing yet")))
        lines += [NoteLine("no", said) for said in blank_words(state, laid)[:2]]
    return TileNote(
        tile_name(laid.name), translate("Zug", "at {square}").format(square=xy(laid.square)), tuple(lines), left, token
    )


def _city_gains(state: ZugState, laid: Laid, seat: Seat, players: Sequence[Player]) -> list[NoteLine]:
    """Say which stations a city tile would lie beside, or which city a station."""
    after = state.network.plus(laid)
    if TILES[laid.name].stops:
        tiles = frozenset[Square]().union(*after.served(laid.square))
        text = translate("Zug", "Serves a city of %n tiles", "", len(tiles))
        return [NoteLine("city", text)] if tiles else []
    if laid.name != "city":
        return []
    city, owner = survey.city_of(after, laid.square), survey.owners(state)
    stations = sorted(survey.stations_of(after, city), key=lambda at: (owner.get(at) != seat, at))
    lines = []
    if len(city) > 1:
        lines.append(NoteLine("city", translate("Zug", "Makes a city of %n tiles", "", len(city))))
    if not stations:
        return [*lines, NoteLine("plain", translate("Zug", "No station next to it yet"))]
    at, whose = stations[0], owner.get(stations[0], NOBODY)
    text = translate("Zug", "Next to {name}’s station at {square}")
    if whose == NOBODY:
        text = translate("Zug", "Next to the station at {square}")
    elif whose == seat:
        text = translate("Zug", "Next to your station at {square}")
    text = text.format(name=short_name(whose, players) if whose != NOBODY else "", square=xy(at))
    coming = {factory for station in stations for factory in survey.senders(state, station)}
    lines.insert(0, NoteLine("yes" if whose == seat else "plain", text, whose == seat))
    if coming:
        lines.append(NoteLine("wagon", translate("Zug", "%n wagons can come here", "", len(coming))))
    return lines


def _tile_note(picking: ZugPicking, square: Square) -> TileNote | None:
    """Say of a factory, station, locomotive or city what it is connected with and what it would score."""
    laid = picking.state.network.tiles.get(square)
    lines = _tile_lines(picking.state, laid, picking.players) if laid is not None else []
    if laid is None or not lines:
        return None
    if square == picking.studied:
        lines += _plan_lines(picking.state, square)
    return TileNote(tile_name(laid.name), translate("Zug", "at {square}").format(square=xy(square)), tuple(lines))


def _plan_lines(state: ZugState, square: Square) -> list[NoteLine]:
    """Say what a tile still lacks, and which tiles that nobody has seen would fit there."""
    made = plan(state, square)
    if made.dead:
        return [NoteLine("no", translate("Zug", "One end leads nowhere: no train will ever come"))]
    if not made.lacks:
        return []
    if not made.gaps:
        return [NoteLine("no", translate("Zug", "There is no square left where that could be laid"))]
    where = ", ".join(xy(gap) for gap in made.gaps[:3]) + ("…" if len(made.gaps) > 3 else "")
    text = {
        "station": translate("Zug", "Missing: a station, by way of {squares}"),
        "city": translate("Zug", "Missing: a city, at {squares}"),
        "wagons": translate("Zug", "Missing: a run with wagons, by way of {squares}"),
    }[made.lacks]
    lines = [NoteLine("plain", text.format(squares=where), True)]
    if made.fits:
        number = sum(count for _, count in made.fits)
        lines.append(
            NoteLine("plain", translate("Zug", "%n unseen tiles fit there", "", number), tiles=made.fits),
        )
    else:
        lines.append(NoteLine("plain", translate("Zug", "No unseen tile fits there")))
    return lines


def plan_words(state: ZugState, square: Square) -> list[str]:
    """Say all that a tile lacks, and every unseen tile that would fit."""
    return [
        line.text + (": " + ", ".join(f"{tile_name(name)} {count}" for name, count in line.tiles) if line.tiles else "")
        for line in _plan_lines(state, square)
    ]


def _tile_lines(state: ZugState, laid: Laid, players: Sequence[Player]) -> list[NoteLine]:
    if TILES[laid.name].token == "wagon":
        return _factory_lines(state, laid.square, players)
    if TILES[laid.name].stops:
        return _station_lines(state, laid.square, players)
    if laid.name == "loco":
        return _engine_lines(state, laid.square, players)
    return _city_lines(state, laid.square, players) if laid.name == "city" else []


def _owner_line(state: ZugState, square: Square, players: Sequence[Player], wagon: bool) -> NoteLine:
    owner = state.token_at(square)
    if owner == NOBODY:
        text = translate("Zug", "No wagon here") if wagon else translate("Zug", "No engineer here")
        return NoteLine("wagon" if wagon else "engineer", text)
    if is_you(owner, players):
        text = translate("Zug", "Your wagon") if wagon else translate("Zug", "Your engineer")
    else:
        text = translate("Zug", "{name}’s wagon") if wagon else translate("Zug", "{name}’s engineer")
    return NoteLine("wagon" if wagon else "engineer", text.format(name=short_name(owner, players)), seat=owner)


def _factory_lines(state: ZugState, square: Square, players: Sequence[Player]) -> list[NoteLine]:
    lines = [_owner_line(state, square, players, True)]
    found = survey.outlets(state, square)
    if not found:
        return [*lines, NoteLine("plain", translate("Zug", "Not on a run yet: both ends need a station"))]
    ways = ", ".join(xy(outlet.station) for outlet in found[:4]) + ("…" if len(found) > 4 else "")
    lines.append(NoteLine("yes", translate("Zug", "Runs to the stations {squares}").format(squares=ways), True))
    free = {tile for outlet in found for tile in outlet.free}
    owner = state.token_at(square)
    if not free:
        lines.append(NoteLine("city", translate("Zug", "No free city tile there")))
    elif owner != NOBODY:
        own = any(outlet.owner == owner and outlet.free for outlet in found)
        points = DELIVERY + (STATION if own else 0)
        text = translate("Zug", "%n free city tiles: worth up to {points}", "", len(free))
        lines.append(NoteLine("city", text.format(points=points)))
    else:
        lines.append(NoteLine("city", translate("Zug", "%n free city tiles", "", len(free))))
    return lines


def _station_lines(state: ZugState, square: Square, players: Sequence[Player]) -> list[NoteLine]:
    lines = [_owner_line(state, square, players, False)]
    coming = survey.senders(state, square)
    free = survey.free_tiles(state.network, survey.owners(state), square)
    served = state.network.served(square)
    lines.append(NoteLine("wagon", translate("Zug", "%n wagons can come here", "", len(coming)), bool(coming)))
    if not served:
        lines.append(NoteLine("city", translate("Zug", "No city next to it")))
    else:
        most = min(len(coming), len(free))
        text = translate("Zug", "%n free city tiles: up to {points} points", "", len(free))
        lines.append(NoteLine("city", text.format(points=most * STATION)))
    return lines


def _engine_lines(state: ZugState, square: Square, players: Sequence[Player]) -> list[NoteLine]:
    lines = [_owner_line(state, square, players, False)]
    owner = state.token_at(square)
    if not state.network.enabled(square):
        lines.append(NoteLine("plain", translate("Zug", "Not on a run yet")))
    elif owner != NOBODY and square in scoring_locomotives(state, owner):
        lines.append(NoteLine("yes", translate("Zug", "Scores {points} at the end").format(points=LOCOMOTIVE), True))
    elif owner != NOBODY:
        lines.append(NoteLine("engine", translate("Zug", "Scores between one player’s stations")))
    return lines


def _city_lines(state: ZugState, square: Square, players: Sequence[Player]) -> list[NoteLine]:
    net, owner = state.network, survey.owners(state)
    city = survey.city_of(net, square)
    free = sum(tile not in owner for tile in city)
    stations = survey.stations_of(net, city)
    lines = []
    if square in owner:
        lines.append(_owner_line(state, square, players, True))
    lines.append(NoteLine("city", translate("Zug", "City of %n tiles, {free} free", "", len(city)).format(free=free)))
    if not stations:
        if state.phase in ("sale", "over"):
            return [*lines, NoteLine("plain", translate("Zug", "No station next to it: it can’t be filled"))]
        return [*lines, NoteLine("plain", translate("Zug", "No station next to it yet"))]
    coming = {at for station in stations for at in survey.senders(state, station)}
    text = translate("Zug", "%n wagons can come here", "", len(coming))
    lines.append(NoteLine("yes", text, True))
    return lines


# ---------------------------------------------------------------- names for assistive technology


def target_name(picking: ZugPicking, target: ZugTarget) -> str:
    """Name something on the table, with all that one sees of it."""
    match target.kind:
        case "square":
            return _square_name(picking, target.square)
        case "hand":
            return _hand_name(picking, target.at)
        case "pile":
            said = pile_words(picking.state.pile)
            return f"{said}. {_unseen_words(picking.state)}" if picking.viewer >= 0 else said
        case "stock":
            return stock_words(picking.state, picking.viewer)
        case "point":
            return say_point(picking.points[picking.walk_at], picking.players)
        case _:
            return button_name(target)


def _square_name(picking: ZugPicking, square: Square) -> str:
    state = picking.state
    laid = state.network.tiles.get(square)
    if laid is None:
        return _open_name(picking, square)
    parts = [tile_words(state, laid, picking.players, tile_name(laid.name))]
    if square == picking.studied:
        parts += plan_words(state, square)
    if picking.lights(square):
        parts.append(translate("Zug", "can be chosen"))
    return ", ".join(parts)


def tile_words(state: ZugState, laid: Laid, players: Sequence[Player], name: str = "") -> str:
    """Say of a tile where it is, what it is called, where its track goes, and all that is to be known of it."""
    lines = [line.text for line in _tile_lines(state, laid, players)]
    if not lines and state.network.runs(laid.square):
        lines.append(translate("Zug", "on an enabled run"))
    lines += [said.removesuffix(".") for said in blank_words(state, laid)]
    return ", ".join(part for part in (xy(laid.square), name, track_words(laid), *lines) if part)


def track_words(laid: Laid) -> str:
    """Say where the track of a tile goes, as if north were above."""
    sides = (translate("Zug", "north"), translate("Zug", "east"), translate("Zug", "south"), translate("Zug", "west"))
    joined = runs(laid.name, laid.turn)
    text = translate("Zug", "{one} to {other}")
    said = [text.format(one=sides[one], other=sides[other]) for one, other in joined]
    ends = (
        translate("Zug", "track to the north"),
        translate("Zug", "track to the east"),
        translate("Zug", "track to the south"),
        translate("Zug", "track to the west"),
    )
    loose = [side for side in edges(laid.name, laid.turn) if not any(side in run for run in joined)]
    return ", ".join([*said, *(ends[side] for side in loose)])


def _open_name(picking: ZugPicking, square: Square) -> str:
    parts = [xy(square)]
    turns = picking.fits(picking.held_name).get(square, [])
    if picking.ghost == square and not picking.fitting:
        parts.append(translate("Zug", "doesn’t fit this way round"))
    elif picking.turn in turns:
        parts.append(translate("Zug", "fits here"))
    else:
        parts.append(translate("Zug", "fits if turned"))
    laid = picking.held_laid
    if picking.put is not None and picking.put.square == square and picking.fitting:
        parts.append(translate("Zug", "your tile is put down here, press again to lay it"))
    if laid is not None and laid.square == square and picking.fitting:
        parts += gain_words(picking.state, laid, picking.seat, picking.players)
        parts += blank_words(picking.state, laid)
    return ", ".join(parts)


def _hand_name(picking: ZugPicking, place: int) -> str:
    name = picking.hand[place]
    parts = [tile_name(name)]
    if picking.drawn and place == len(picking.hand) - 1:
        parts.append(translate("Zug", "just drawn"))
    if place == picking.held:
        if picking.put is not None:
            parts.append(translate("Zug", "put down at {square}").format(square=xy(picking.put.square)))
        parts.append(translate("Zug", "chosen, turned by {degrees}°").format(degrees=picking.turn * 90))
    elif picking.acting and not picking.fits(name):
        parts.append(translate("Zug", "fits nowhere"))
    elif picking.acting:
        parts.append(translate("Zug", "fits on %n squares", "", len(picking.fits(name))))
    return ", ".join(parts)


def _unseen_words(state: ZugState) -> str:
    parts = [f"{tile_name(name)} {number}" for name, number in state.unseen().items() if number]
    return f"{unseen_title()}: " + ", ".join(parts)


def stock_words(state: ZugState, seat: Seat) -> str:
    """Say how many tokens a seat still has beside the table."""
    wagons, engineers = state.stock(seat, "wagon"), state.stock(seat, "engineer")
    one = translate("Zug", "%n wagons", "", wagons)
    other = translate("Zug", "%n engineers", "", engineers)
    return f"{one}, {other}"


def button_name(target: ZugTarget) -> str:
    """Name a button on the table."""
    return {
        "nearer": translate("Zug", "Zoom in (+)"),
        "further": translate("Zug", "Zoom out (−)"),
        "all": translate("Zug", "Show the whole table (F)"),
        "map": translate("Zug", "Small map of the table"),
        "bare": bare_word(),
        "pass": pass_word(),
        "left": translate("Zug", "Turn left (Q)"),
        "right": translate("Zug", "Turn right (E)"),
        "walk": translate("Zug", "Show every point"),
        "next": translate("Zug", "Next"),
        "last": translate("Zug", "Previous"),
    }[target.kind]


# ---------------------------------------------------------------- moves and points


def say_draw(draw: DrawTile) -> str:
    """Say a draw; what others draw is not known."""
    if draw.tile is HIDDEN:
        return translate("Zug", "Draws a tile")
    return translate("Zug", "Draws a tile: {tile}").format(tile=tile_name(str(draw.tile)))


def drawing(state: ZugState, players: Sequence[Player]) -> str:
    """Say who draws a tile while that is due, or that the tiles are dealt."""
    if state.phase == "deal":
        return translate("Zug", "The tiles are dealt")
    if is_you(state.seat, players):
        return translate("Zug", "You draw a tile")
    return translate("Zug", "{name} draws a tile").format(name=short_name(state.seat, players))


def say_place(move: Place) -> str:
    """Say a tile that was laid."""
    where = translate("Zug", "{tile} at {square}").format(tile=tile_name(move.laid.name), square=xy(move.laid.square))
    if isinstance(move.source, tuple):
        return translate("Zug", "{placed}, token from {square}").format(placed=where, square=xy(move.source))
    return translate("Zug", "{placed}, empty").format(placed=where) if move.source else where


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
    return translate("Zug", "See them on the table, one by one.")


def walk_number(number: int, of: int) -> str:
    """Say which of the points is shown."""
    return translate("Zug", "{number} of {of}").format(number=number, of=of)


def hotkeys() -> Sequence[tuple[str, str]]:
    """List the keys of the hand, of turning and placing, of looking about and of the count."""
    return (
        ("123456", translate("Zug", "Choose a tile from your hand")),
        ("QE", translate("Zug", "Turn the tile left or right")),
        ("B", translate("Zug", "Leave it empty, or go back to the last point")),
        ("N", translate("Zug", "Go to the next point, when counting")),
        ("+-", translate("Zug", "Zoom in or out")),
        ("F", translate("Zug", "Show the whole table")),
        ("U", translate("Zug", "Show or hide the unseen tiles")),
    )


def panning_key() -> tuple[str, str]:
    """Say how the table is pushed along."""
    return translate("Zug", "Shift and arrow keys"), translate("Zug", "Move the table")
