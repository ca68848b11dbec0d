"""What is said about original booklets: what they are, and why one can't be added."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from boardroom.app.phrases import when
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Damaged, Draft, Original
from boardroom.languages import name_of

translate = QCoreApplication.translate


def kind_words(kind: str) -> str:
    """Name what a booklet is."""
    return {
        "text": translate("Originals", "Text"),
        "markdown": translate("Originals", "Markdown"),
        "pdf": translate("Originals", "PDF"),
        "pictures": translate("Originals", "Page pictures"),
    }[kind]


def page_words(count: int) -> str:
    """Say how many pages there are."""
    return translate("Originals", "%n pages", "", count)


def facts(original: Original | Draft) -> str:
    """Say what a booklet is: PDF · 8 pages · Español · added today, 18:40."""
    said = [kind_words(original.kind)]
    if original.pages > 1 or original.kind in ("pdf", "pictures"):
        said.append(page_words(original.pages))
    if isinstance(original, Original):
        if original.language:
            said.append(name_of(original.language))
        said.append(translate("Originals", "added {when}").format(when=when(original.added)))
    return " · ".join(said)


def title_words(one: Original | Damaged) -> str:
    """Name a booklet, also one that has lost its name."""
    return one.title if isinstance(one, Original) else translate("Originals", "Damaged booklet")


def damaged_words(one: Damaged) -> str:
    """Say what is wrong with a booklet that nothing can be known of any more, and what can be done."""
    said = translate("Originals", "Boardroom’s notes on this booklet are damaged, so it can’t be shown.")
    return f"{said} {translate('Originals', 'Remove it, and add the booklet again.')}"


def why_refused(refused: RefusedBooklet) -> str:
    """Say why a booklet can't be added, and what to do about it."""
    said = {
        "missing": translate("Originals", "The file is no longer there."),
        "unreadable": translate("Originals", "The file can’t be read: {detail}"),
        "nothing": translate("Originals", "The file is empty."),
        "unknown-kind": translate("Originals", "A booklet can be text, Markdown, a PDF, or PNG or JPEG pictures."),
        "not-text": translate("Originals", "This is named as a text file, but it doesn’t contain readable text."),
        "encrypted": translate(
            "Originals", "This PDF is password-protected. Save a copy without a password, and add that."
        ),
        "damaged": translate("Originals", "The file is damaged. Perhaps it wasn’t copied completely."),
        "too-big": translate("Originals", "The file is too big. The limit is {detail}."),
        "too-large": translate("Originals", "The picture is too large: {detail} pixels. Add a smaller one."),
        "too-many": translate("Originals", "That’s too many pages for a booklet: {detail}."),
        "too-slow": translate("Originals", "It takes too long to open. Something in it is wrong."),
        "too-much": translate("Originals", "Reading it takes too much memory. Something in it is wrong."),
        "mixed": translate(
            "Originals", "A booklet is one PDF, or text files, or pictures. Add other kinds separately."
        ),
        "no-space": translate("Originals", "The disk is full. Nothing was added."),
        "not-kept": translate("Originals", "Boardroom can’t write to its folder: {detail}"),
        "unknown-game": translate("Originals", "There is no such game."),
    }[refused.kind]
    return said.format(detail=refused.detail)


def cant_be_shown() -> str:
    """Say that a page can't be shown; the others can."""
    return translate("Originals", "This page can’t be shown.")
