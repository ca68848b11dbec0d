"""Motion: scaled, and off on request. What the system says of it is in test_system_wishes.py."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from boardroom.ui.style import motion
from boardroom.ui.style.motion import Glide


def test_durations_follow_the_speed() -> None:
    motion.set_motion("on", 2.0)
    assert motion.speed() == 2.0
    assert motion.duration(200) == 100
    motion.set_motion("off", 2.0)
    assert motion.speed() == 0
    assert motion.duration(200) == 0


def test_a_glide_arrives(qtbot: QtBot) -> None:
    motion.set_motion("on", 10.0)
    parent = QObject()
    glide = Glide(0.0, 150, parent)
    values: list[float] = []
    glide.valueChanged.connect(values.append)
    glide.to(1.0)
    qtbot.waitUntil(lambda: glide.value == 1.0)
    assert values == sorted(values)
    motion.set_motion("off")
    glide.to(0.25)
    assert glide.value == 0.25
