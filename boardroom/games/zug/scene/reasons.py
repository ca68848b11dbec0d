"""What a tile or a sale of Zug is good for: what it enables, and else what waits for it or on it."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.game import NOBODY, Seat
from boardroom.core.record import Player
from boardroom.games.zug.building import placed
from boardroom.games.zug.network import Square
from boardroom.games.zug.scene import survey, words
from boardroom.games.zug.scene.planning import plan
from boardroom.games.zug.state import Move, Place, Sell, ZugState
from boardroom.games.zug.tables import TILES
from boardroom.ui.style.translation import translate


def reason(state: ZugState, seat: Seat, move: Move, players: Sequence[Player]) -> str:
    """Say what a move is good for."""
    if isinstance(move, Sell):
        return words.station_point(state, move.station, players)
    if not isinstance(move, Place):
        return translate("Zug", "None of your tiles fits now.")
    if said := words.gain_words(state, move.laid, seat, players):
        return " ".join(said)
    if survey.gains(state, move.laid, seat).lit:
        return translate("Zug", "Enables a run without wagons.")
    after = placed(state, move.laid, move.source)
    if after.token_at(move.laid.square) == seat and not plan(after, move.laid.square).dead:
        return _waiting(after, move.laid.square)
    return _carried_on(state, seat, move.laid.square) or translate("Zug", "It enables nothing yet.")


def _waiting(state: ZugState, square: Square) -> str:
    """Say what one's own token on a new tile waits for."""
    name = state.network.tiles[square].name
    if name == "loco":
        return translate("Zug", "Your locomotive waits there for your stations at both ends.")
    if TILES[name].stops:
        if plan(state, square).lacks == "city":
            return translate("Zug", "Your station waits there for a city.")
        return translate("Zug", "Your station waits there for wagons.")
    return translate("Zug", "Your wagon waits there for a station.")


def _carried_on(state: ZugState, seat: Seat, square: Square) -> str:
    """Say what of one's own, if anything, waits for a tile on an empty square."""
    for token, text in (
        ("wagon", translate("Zug", "Carries on the track of your wagon at {square}.")),
        ("engineer", translate("Zug", "Carries on the track of your station at {square}.")),
    ):
        for at in state.standing(seat, token):
            if state.token_at(at) != NOBODY and square in plan(state, at).gaps:
                return text.format(square=words.xy(at))
    return ""
