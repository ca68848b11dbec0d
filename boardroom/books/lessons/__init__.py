"""Lessons as data: steps on a real table with real rules, what they ask for, and what is said about it."""
