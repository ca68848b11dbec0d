"""What is large goes back to the system when nobody wants it any more."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from ctypes import CDLL, Structure, c_size_t
from PySide6.QtGui import QImage
from boardroom.app.start.heap import return_what_is_large

NAMES = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")
mallinfo2 = CDLL(None).mallinfo2
mallinfo2.restype = type("Info", (Structure,), {"_fields_": [(name, c_size_t) for name in NAMES]})

if sys.argv[1] == "told":
    return_what_is_large()
for side in range(100, 1500, 50):  # images of many sizes come and go, and small things stay between them
    image, small = QImage(side, side, QImage.Format.Format_ARGB32), QImage(16, 16, QImage.Format.Format_ARGB32)
    del image
before = mallinfo2().hblkhd
images = [QImage(500, 500, QImage.Format.Format_ARGB32) for _ in range(10)]
print(mallinfo2().hblkhd - before)
"""


@pytest.mark.parametrize(("told", "apart"), [("told", True), ("left alone", False)])
def test_large_images_have_memory_of_their_own(told: str, apart: bool) -> None:
    said = subprocess.run([sys.executable, "-c", PROGRAM, told], capture_output=True, text=True, check=True).stdout
    assert (int(said) >= 10 * 500 * 500 * 4) is apart
