"""Pictures are kept within one budget, whatever sizes a window has had."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication

import boardroom
from boardroom.ui.paint.painting import picture
from boardroom.ui.paint.pixmap_cache import Keeper, budget, kept
from boardroom.ui.paint.vectors import VECTOR

WEIGHT = 100 * 100 * 4 + 1_000  # bytes of one picture in these tests


def plain() -> QPixmap:
    return QPixmap(100, 100)


@pytest.fixture
def few(qapp: QApplication) -> Keeper:
    """Return a keeper for three pictures."""
    return Keeper(lambda: 3 * WEIGHT)


def test_what_was_painted_is_found_again(few: Keeper) -> None:
    assert few.find("one", plain).cacheKey() == few.find("one", plain).cacheKey() != few.find("two", plain).cacheKey()
    assert (len(few), few.bytes) == (2, 2 * WEIGHT)


def test_what_was_longest_unused_goes_first(few: Keeper) -> None:
    first, second = few.find(1, plain).cacheKey(), few.find(2, plain).cacheKey()
    few.find(3, plain)
    few.find(1, plain)
    few.find(4, plain)
    assert (len(few), few.bytes) == (3, 3 * WEIGHT)
    assert few.find(1, plain).cacheKey() == first
    assert few.find(2, plain).cacheKey() != second


def test_one_that_is_too_large_is_shown_but_not_kept(few: Keeper) -> None:
    assert few.find("vast", lambda: QPixmap(1000, 1000)).size() == QSize(1000, 1000)
    assert (len(few), few.bytes) == (0, 0)


def test_shapes_are_made_anew(few: Keeper) -> None:
    made = few.find("shapes", lambda: picture(QRectF(0, 0, 9, 9), VECTOR, lambda art: None))
    assert made is not few.find("shapes", lambda: picture(QRectF(0, 0, 9, 9), VECTOR, lambda art: None))
    assert len(few) == 0


def test_a_function_keeps_by_its_arguments(qapp: QApplication) -> None:
    @kept
    def square(side: int, note: str = "") -> QPixmap:
        return QPixmap(side, side)

    @kept
    def other(side: int) -> QPixmap:
        return QPixmap(side, side)

    assert square(4).cacheKey() == square(4).cacheKey()
    assert square(4, note="a").cacheKey() == square(4, note="a").cacheKey()
    assert len({square(4).cacheKey(), square(5).cacheKey(), square(4, note="a").cacheKey(), other(4).cacheKey()}) == 4


def test_a_larger_screen_keeps_more(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen:
        def __init__(self, wide: int, high: int, ratio: float) -> None:
            self.size, self.devicePixelRatio = lambda: QSize(wide, high), lambda: ratio

    budgets = []
    for screens in ((), ((1280, 800, 1.0),), ((1280, 800, 1.0), (1920, 1080, 2.0))):
        monkeypatch.setattr(QGuiApplication, "screens", lambda screens=screens: [Screen(*each) for each in screens])
        budgets.append(budget())
    assert budgets == [64_000_000, 64_000_000, 32 * 3840 * 2160]


def test_nothing_else_keeps_pictures_by_their_arguments() -> None:
    found = []
    for file in Path(boardroom.__file__).parent.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "cache" in source else ():
            if isinstance(node, ast.FunctionDef) and node.returns is not None and node.args.args:
                cached = any("cache" in ast.unparse(each) for each in node.decorator_list)
                if cached and {"QPixmap", "QImage"} & set(ast.unparse(node.returns).replace("[", " ").split()):
                    found.append(f"{file.name}: {node.name}")
    assert found == []
