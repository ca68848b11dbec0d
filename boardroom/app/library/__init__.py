"""The games that are saved, what can be done about those that can't be opened, and how they went."""
