"""Widgets of the house: buttons, choices, labels, sheets."""
