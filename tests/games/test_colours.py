"""What colour alone could tell is told apart by every eye: in each set the nearest two stay 15 apart (CIEDE2000)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtGui import QImage, QPainter

from boardroom.games.phoenix.scene import palette as phoenix
from boardroom.games.switch.scene import palette as switch
from boardroom.games.switch.scene.pieces.dice import IRON, IVORY, SIGNS, paint_flat
from boardroom.games.switch.tables import BLANK, BLOCK, GREEN, RED
from boardroom.games.switcher.scene import palette as switcher
from boardroom.games.zug.scene import palette as zug
from boardroom.testing.colours import EYES, ciede2000, contrast, nearest, over
from boardroom.ui.paint.painting import Art
from boardroom.ui.table.dice import PIPS
from boardroom.ui.table.table_dice import DieLook

APART = 15.0
PLATES = (switch.GREENS, switch.REDS, switch.GOLDS)
SETS: dict[str, Sequence[str]] = {  # Oxixo has no colours to tell apart: its signs are inlaid in one wood
    **{
        f"El Switcher, drawers, {tone}": [tones[i] for tones in switcher.DRAWERS.values()]
        for i, tone in enumerate(("light", "middle", "dark"))
    },
    "El Switcher, seats": switcher.SEATS,
    "Switch, seats": switch.SEATS,
    "Switch, signs, light end": [light for light, _ in PLATES],
    "Switch, signs, dark end": [dark for _, dark in PLATES],
    "Phoenix, lights": list(phoenix.LIGHTS.values()),
    "Phoenix, seats": [disc for disc, _ in phoenix.SEATS],
    "Zug, liveries by day": [zug.livery(seat, zug.DAY) for seat in range(5)],
    "Zug, liveries at night": [zug.livery(seat, zug.NIGHT) for seat in range(5)],
}


def test_colours_of_a_set_are_told_apart_by_every_eye() -> None:
    distances = {name: {eye: nearest(colors, eye) for eye in EYES} for name, colors in SETS.items()}
    print(f"\n{'smallest CIEDE2000':32}", *(f"{eye:>7}" for eye in EYES))
    for name, row in distances.items():
        print(f"{name:32}", *(f"{distance:7.1f}" for distance in row.values()))
    near = {name: row for name, row in distances.items() if min(row.values()) < APART}
    assert not near


@pytest.mark.parametrize("seat", range(4))
def test_signs_stand_out_from_the_colours_of_seats(seat: int) -> None:
    assert contrast("#FFFFFF", switch.SEATS[seat]) >= 3
    assert contrast(zug.on_livery(seat), zug.livery(seat)) >= 3


@pytest.mark.parametrize("value", range(1, 7))
def test_what_dice_show_stands_out(value: int) -> None:
    across, up = PIPS[value][0]
    pip, bare = (across * 0.255, -up * 0.255), (0.46, 0.46)
    assert contrast(*colours_at(IVORY, value, pip, bare)) >= 3
    face = SIGNS[value]
    if face == BLANK:
        return
    sign, plate = ((0.0, 0.0), (0.0, 0.11)) if face == BLOCK else ((0.0, -0.0874), (0.0, 0.0))
    assert contrast(*colours_at(IRON, value, sign, plate)) >= 3, "a sign on its plate"
    out = {GREEN: 0.37, RED: 0.38, BLOCK: 0.35}[face]
    for edge in ((out, 0.0), (0.0, out), (-out, 0.0), (0.0, -out)):
        around = (edge[0] * 1.25, edge[1] * 1.25)
        assert contrast(*colours_at(IRON, value, edge, around)) >= 3, "a plate on its die"


def colours_at(look: DieLook, value: int, *places: tuple[float, float]) -> list[str]:
    """Return the colours of a face of a die at places, from its middle and in parts of its width."""
    side = 240
    image = QImage(side, side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_flat(Art(painter), value, side, look)
    painter.end()
    return [image.pixelColor(round((x + 0.5) * side), round((y + 0.5) * side)).name() for x, y in places]


@pytest.mark.parametrize(
    ("one", "other", "published"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, -0.001, 2.49), (50.0, 0.0009, -2.49), 4.8045),
        ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_the_published_ones(
    one: tuple[float, float, float], other: tuple[float, float, float], published: float
) -> None:
    """Sample pairs of Sharma, Wu and Dalal, The CIEDE2000 Color-Difference Formula, 2005, table 1."""
    assert ciede2000(one, other) == pytest.approx(published, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(published, abs=5e-5)


def test_contrasts_are_those_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert over("#FFFFFF", "#000000", 0.5) == "#808080"


def test_eyes_see_greys_as_greys() -> None:
    """Each row of Machado's matrices adds up to one, so white stays white."""
    for rows in EYES.values():
        for row in rows:
            assert sum(row) == pytest.approx(1, abs=1e-5)
