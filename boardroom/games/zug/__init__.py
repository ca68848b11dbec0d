"""Zug: lay the rails, sell the sugar."""
