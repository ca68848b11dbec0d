"""Files that are small and do a lot of harm to whoever decodes them without a limit."""

from __future__ import annotations

import struct
import zlib

from tests.books.originals.papers import pdf_of


def slow_jpeg(side: int, scans: int) -> bytes:
    """Return a progressive JPEG whose scans say nothing, each of which is a walk through the whole picture."""
    blocks = every = ((side + 7) // 8) ** 2
    bits = ""
    while blocks:
        run = min(blocks, 0x7FFF)
        size = run.bit_length() - 1
        bits += f"{size:04b}" + (f"{run - (1 << size):0{size}b}" if size else "")
        blocks -= run
    bits += "1" * (-len(bits) % 8)
    body = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)).replace(b"\xff", b"\xff\0")
    codes = bytes([0, 0, 0, 15] + [0] * 12) + bytes(size << 4 for size in range(15))  # four bits are how long a run is
    head = b"\xff\xd8" + _segment(0xDB, bytes([0]) + bytes([1]) * 64)
    head += _segment(0xC2, struct.pack(">BHHBBBB", 8, side, side, 1, 1, 0x11, 0))
    head += _segment(0xC4, b"\0" + bytes([1] + [0] * 15) + b"\0") + _segment(0xC4, b"\x10" + codes)
    scan = _segment(0xDA, bytes([1, 1, 0x00, 1, 63, 0])) + body
    first = _segment(0xDA, bytes([1, 1, 0x00, 0, 0, 0])) + bytes(every // 8 + 1)
    return head + first + scan * scans + b"\xff\xd9"


def _segment(marker: int, body: bytes) -> bytes:
    return bytes([0xFF, marker]) + struct.pack(">H", len(body) + 2) + body


def large_pdf(points: int) -> bytes:
    """Return a PDF of one page, of some KB, with one line through so many points."""
    stream = zlib.compress(zlib.compress(b"0 0 m " + b"1 1 l " * points + b"S", 1), 9)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R >>",
        b"<< /Filter [/FlateDecode /FlateDecode] /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
    ]
    return pdf_of(objects)


def deep_png(side: int) -> bytes:
    """Return what says that it is a picture of sixteen bits a colour, eight bytes for each pixel; nothing follows."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 16, 6, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")
