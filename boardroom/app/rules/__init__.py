"""Rulebooks: set in type, read, searched, with figures that can be played."""
