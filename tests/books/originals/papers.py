"""Files for tests, made here: PDFs, pictures, and what is wrong with some of them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence


def make_pdf(pages: Sequence[Sequence[str]], *, locked: bool = False, rotate: int = 0) -> bytes:
    """Return a PDF with lines of text from the top of each A5 page."""
    count = len(pages)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{' '.join(f'{4 + 2 * n} 0 R' for n in range(count))}] /Count {count} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for number, lines in enumerate(pages):
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Rotate {rotate} /Contents {5 + 2 * number} 0 R "
            "/Resources << /Font << /F1 3 0 R >> >> >>".encode()
        )
        shown = b"".join(b"(" + line.encode("cp1252") + b") Tj T* " for line in lines)
        body = b"BT /F1 16 Tf 24 TL 40 540 Td " + shown + b"ET"
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(body), body))
    secret = b""
    if locked:
        code = b"<" + b"5a" * 32 + b">"
        secret = b"/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O %s /U %s >> /ID [<aa> <aa>] " % (code, code)
    return pdf_of(objects, secret)


def pdf_of(objects: list[bytes], secret: bytes = b"") -> bytes:
    """Return a PDF of these objects, the first of which is its catalogue."""
    out = bytearray(b"%PDF-1.4\n")
    places = []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer << /Root 1 0 R /Size %d %s>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, secret, start)
    return bytes(out)


def make_png(width: int, height: int, grey: int = 220, claim: tuple[int, int] | None = None, empty: int = 0) -> bytes:
    """Return a grey picture, which may claim to have another size, and hold chunks of nothing."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    rows = (b"\0" + bytes([grey]) * width) * height
    header = struct.pack(">IIBBBBB", *(claim or (width, height)), 8, 0, 0, 0, 0)
    nothing = chunk(b"tEXt", b"") * empty
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + nothing
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def make_jpeg(width: int, height: int) -> bytes:
    """Return the bones of a JPEG: what tells its size, and a picture of nothing."""
    quantities = b"\xff\xdb" + struct.pack(">HB", 67, 0) + bytes([1]) * 64
    frame = b"\xff\xc0" + struct.pack(">HBHHBBBB", 11, 8, height, width, 1, 1, 0x11, 0)
    codes = b"\xff\xc4" + struct.pack(">HB", 20, 0) + bytes([1] + [0] * 15) + b"\0"
    scan = b"\xff\xda" + struct.pack(">HBBBBBB", 8, 1, 1, 0, 0, 63, 0) + b"\x7f" * 4
    return b"\xff\xd8\xff\xff" + b"\xe0\0\x04ab" + quantities + frame + codes + scan + b"\xff\xd9"
