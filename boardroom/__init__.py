"""Boardroom: five tabletop games in one window."""

__version__ = "0.1.0"
