"""Tablero, a small game for Boardroom: an example of a game in a package of its own."""

INTERFACE = 1
