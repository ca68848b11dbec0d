"""Rulebooks: read, found and searched, without a window and without knowing any game."""
