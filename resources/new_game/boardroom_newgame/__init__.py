"""Newgame, a game for Boardroom."""

INTERFACE = 1  # of Boardroom, that this was written for
