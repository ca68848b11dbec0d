"""What is wrong with a booklet that somebody wants to add."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardroom.core.json_input import Flaw

KINDS: Final = (
    "missing",  # there is no such file
    "unreadable",  # it is there, but can't be read
    "nothing",  # a file without content, or a folder without a booklet
    "unknown-kind",  # neither text nor PDF nor picture
    "not-text",  # it would be text, but for what is in it
    "encrypted",  # a PDF that wants a password
    "damaged",  # a PDF or a picture that breaks off or can't be opened
    "too-big",  # the file
    "too-large",  # the picture, in pixels
    "too-many",  # pages
    "too-slow",  # a PDF or a picture that takes for ever
    "too-much",  # memory that it wants, or whatever else ended the process that read it
    "mixed",  # files of several kinds, or several PDFs
    "no-space",  # on the disk
    "not-kept",  # the data folder can't be written to
    "unknown-game",
)


class RefusedBooklet(Flaw):
    """A booklet that can't be added: its kind is one of KINDS, which people read in their own words."""

    def __init__(self, kind: str, path: Path | None = None, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.path = path

    @property
    def name(self) -> str:
        """The name of the file that it is about."""
        return self.path.name if self.path is not None else ""
