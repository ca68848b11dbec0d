"""Searches, levels, the thinking process and the arena: no Qt, no particular game."""
