"""Rulebooks as data: read from their Markdown, found in the library and searched."""
