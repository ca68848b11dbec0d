"""What a file is, by what is in it and not by what it is called; and whether it is whole."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from pathlib import Path
from typing import Final, Literal, NamedTuple

from boardroom.books.originals.refused import RefusedBooklet

FileKind = Literal["text", "markdown", "pdf", "png", "jpeg"]

BIGGEST: Final[dict[str, int]] = {  # bytes
    "text": 4_000_000,
    "markdown": 4_000_000,
    "pdf": 200_000_000,
    "png": 80_000_000,
    "jpeg": 80_000_000,
}
PIXELS: Final = 60_000_000  # a page of A4 at 600 dots per inch has 35 millions; in memory each takes four bytes
SIDE: Final = 30_000
CHUNKS: Final = 50_000  # of a PNG; those of the largest have 8 KB each
MARKDOWN: Final = frozenset({".md", ".markdown", ".mkd"})

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
_MARKS: Final = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_OTHERS: Final = (
    b"GIF8",
    b"BM",
    b"II*\0",
    b"MM\0*",
    b"RIFF",
    b"PK\x03\x04",
    b"\xd0\xcf\x11\xe0",
    b"{\\rtf",
    b"\x1f\x8b",
)
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # the markers of a JPEG that tell its size


class Sniffed(NamedTuple):
    """A file that is whole, as far as one can tell without showing it."""

    path: Path
    kind: FileKind
    text: str = ""


def sniff(path: Path) -> Sniffed:
    """Look into a file; raise Refused where it is of no use."""
    try:
        if not path.exists():
            raise RefusedBooklet("missing", path)
        if not path.is_file():
            raise RefusedBooklet("unknown-kind", path)
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(1024)
        kind = _kind(path, head)
        if size == 0:
            raise RefusedBooklet("nothing", path)
        if size > BIGGEST[kind]:
            raise RefusedBooklet("too-big", path, f"{BIGGEST[kind] // 1_000_000} MB")
        if kind in ("text", "markdown"):
            return Sniffed(path, kind, _decoded(path, path.read_bytes()))
        if kind != "pdf":
            _check_picture(path, path.read_bytes(), kind)
        return Sniffed(path, kind)
    except OSError as error:
        raise RefusedBooklet("unreadable", path, error.strerror or str(error)) from None


def _kind(path: Path, head: bytes) -> FileKind:
    if head.startswith(_PNG):
        return "png"
    if head.startswith(_JPEG):
        return "jpeg"
    if b"%PDF-" in head:
        return "pdf"
    if head.startswith(_OTHERS):
        raise RefusedBooklet("unknown-kind", path)
    return "markdown" if path.suffix.lower() in MARKDOWN else "text"


# ---------------------------------------------------------------- text


def _decoded(path: Path, raw: bytes) -> str:
    """Return the text of a file: UTF-8, UTF-16 with its mark, or what Windows wrote in the west of Europe."""
    marked = next((name for mark, name in _MARKS.items() if raw.startswith(mark)), "")
    try:
        text = raw.decode(marked or "utf-8")
    except UnicodeDecodeError:
        text = "" if marked else raw.decode("cp1252", errors="replace")
    counts = Counter(text)
    odd = sum(
        counts[letter] for letter in counts if (letter < " " and letter not in "\t\n\r\f\v") or letter in "\x7f\ufffd"
    )
    letters = sum(counts[letter] for letter in counts if letter.isalpha())
    if not text.strip("\ufeff \t\r\n\f\v\0"):
        raise RefusedBooklet("nothing" if not raw.strip(b"\0 \r\n\t") or text else "not-text", path)
    if odd > len(text) * 0.01 or letters < len(text) * 0.2:
        raise RefusedBooklet("not-text" if path.suffix.lower() in {".txt", *MARKDOWN} else "unknown-kind", path)
    return text


# ---------------------------------------------------------------- pictures


def _check_picture(path: Path, raw: bytes, kind: FileKind) -> None:
    try:
        width, height = _png_size(raw) if kind == "png" else _jpeg_size(raw)
    except (struct.error, IndexError, ValueError) as error:
        raise RefusedBooklet("damaged", path, str(error)) from None
    if width == 0 or height == 0:
        raise RefusedBooklet("damaged", path, f"{width} × {height}")
    if width * height > PIXELS or max(width, height) > SIDE:
        raise RefusedBooklet("too-large", path, f"{width} × {height}")


def _png_size(raw: bytes) -> tuple[int, int]:
    """Walk through the chunks of a PNG to its end; raise ValueError where one is torn."""
    at, size = len(_PNG), (0, 0)
    for _ in range(CHUNKS):
        length, name = struct.unpack_from(">I4s", raw, at)
        body = raw[at + 4 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", raw, at + 8 + length)
        if zlib.crc32(body) != checksum:
            raise ValueError(f"{name!r} is torn")
        if name == b"IHDR":
            size = struct.unpack_from(">II", body, 4)
        if name == b"IEND":
            return size
        at += length + 12
    raise ValueError("it is in too many chunks")


def _jpeg_size(raw: bytes) -> tuple[int, int]:
    """Walk through the segments of a JPEG to its picture; raise ValueError where it breaks off."""
    at, size = 2, (0, 0)
    while True:
        if raw[at] != 0xFF:
            raise ValueError("a segment is missing")
        marker = raw[at + 1]
        if marker == 0xFF:  # a byte that only fills
            at += 1
            continue
        (length,) = struct.unpack_from(">H", raw, at + 2)
        if marker in _FRAMES:
            height, width = struct.unpack_from(">HH", raw, at + 5)
            size = (width, height)
        if marker == 0xDA:  # from here on it is picture
            if raw.rfind(b"\xff\xd9") < at:
                raise ValueError("it breaks off")
            return size
        at += length + 2
