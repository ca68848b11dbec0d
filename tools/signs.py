"""Draw the signs that our text fonts lack, as fonts of their own: `python -m tools.signs` writes resources/fonts.

Without them a machine that has no other fonts shows empty boxes, and others an arrow that belongs to nothing.
"""

from __future__ import annotations

from io import BytesIO
from math import sqrt
from pathlib import Path
from typing import Final

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]

FONTS: Final = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FAMILY: Final = "Boardroom Signs"
STROKES: Final = {"Regular": 72, "Bold": 118}  # as thick as those of Atkinson Hyperlegible, of 1000
MIDDLE: Final = 334  # half as high as its figures
WIDE: Final = 860
LEFT, TIP, ARM = 60, 800, 215


def arrow(thick: float) -> list[tuple[float, float]]:
    """Return the outline of an arrow to the right, clockwise from its tail."""
    half, slant = thick / 2, thick / sqrt(2)
    joint = TIP - 2 * slant - half  # where the shaft meets the inside of the head
    end, inner = TIP - ARM, TIP - ARM - slant
    upper = [(LEFT, half), (joint, half), (inner, ARM - slant), (end, ARM), (TIP, 0)]
    lower = [(x, -y) for x, y in reversed(upper[:-1])]
    return [(x, y + MIDDLE) for x, y in upper + lower]


def font(style: str) -> bytes:
    """Return a font file with the signs in one weight."""
    pen = TTGlyphPen(None)
    for i, (x, y) in enumerate(arrow(STROKES[style])):
        (pen.lineTo if i else pen.moveTo)((round(x), round(y)))
    pen.closePath()
    empty = TTGlyphPen(None).glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.font.recalcTimestamp = False
    builder.setupGlyphOrder([".notdef", "arrowright"])
    builder.setupCharacterMap({0x2192: "arrowright"})
    builder.setupGlyf({".notdef": empty, "arrowright": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (WIDE, 0), "arrowright": (WIDE, LEFT)})
    builder.setupHorizontalHeader(ascent=950, descent=-290)
    builder.setupNameTable({"familyName": FAMILY, "styleName": style, "version": "Version 1.0"})
    builder.setupOS2(sTypoAscender=950, sTypoDescender=-290, usWeightClass=700 if style == "Bold" else 400)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font["head"].macStyle = 1 if style == "Bold" else 0
    written = BytesIO()
    builder.save(written)
    return written.getvalue()


def main() -> None:
    """Write both weights."""
    for style in STROKES:
        (FONTS / f"BoardroomSigns-{style}.ttf").write_bytes(font(style))


if __name__ == "__main__":
    main()
