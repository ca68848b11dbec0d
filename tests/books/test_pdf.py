"""Reading PDFs in a process of its own: pages, words and their places, and what happens when it dies."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing import Pipe
from pathlib import Path
from subprocess import run
from threading import Thread

import pytest

from boardroom.books.pdf_pages import PdfPages
from boardroom.books.pdf_reading import Reader, serve
from boardroom.books.refused import Refused
from tests.books.papers import make_pdf


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "paper.pdf"
    path.write_bytes(make_pdf([["The first lamp", "is lit"], ["Otra p\u00e1gina"], []]))
    return path


@pytest.fixture
def pages() -> Iterator[PdfPages]:
    made = PdfPages()
    yield made
    made.close()


def test_pages_are_measured_drawn_and_read(pages: PdfPages, paper: Path) -> None:
    assert pages.about(paper).sizes == ((420, 595),) * 3
    image = pages.image(paper, 0, 210)
    assert (image.width, image.height) == (210, 298)
    assert len(image.data) == image.stride * image.height
    assert image.data[:3] == b"\xff\xff\xff"
    assert image.data[::4].count(255) < len(image.data) / 4  # there is ink on it
    lines = pages.text(paper, 0).lines
    assert [[word.text for word in line] for line in lines] == [["The", "first", "lamp"], ["is", "lit"]]
    assert [word.text for word in pages.text(paper, 1).lines[0]] == ["Otra", "página"]
    assert pages.text(paper, 2).lines == ()


def test_words_know_their_places(tmp_path: Path) -> None:
    reader = Reader()
    for turn, place in ((0, (40 / 420, 1 - 540 / 595)), (90, (540 / 595, 40 / 420))):
        path = tmp_path / f"turned-{turn}.pdf"
        path.write_bytes(make_pdf([["Lamp"]], rotate=turn))
        reader.open(path)
        (word,) = reader.text(0).lines[0]
        left, top, right, bottom = word.box
        assert left - 0.01 <= place[0] <= right + 0.01
        assert top - 0.01 <= place[1] <= bottom + 0.01
        assert 0 < left < right < 1
        assert 0 < top < bottom < 1


def test_a_huge_page_is_drawn_smaller(tmp_path: Path) -> None:
    path = tmp_path / "huge.pdf"
    path.write_bytes(make_pdf([["Lamp"]]).replace(b"[0 0 420 595]", b"[0 0 9 14400]"))
    reader = Reader()
    reader.open(path)
    image = reader.image(0, 4000)
    assert image.width * image.height <= 25_000_000


def test_another_file_is_opened_and_a_bad_one_forgotten(tmp_path: Path, paper: Path) -> None:
    reader = Reader()
    reader.open(paper)
    bad = tmp_path / "bad.pdf"
    bad.write_bytes(b"%PDF-1.4 nothing")
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            reader.open(bad)
        assert refused.value.kind == "damaged"
    reader.open(paper)
    assert len(reader.about().sizes) == 3


def test_what_goes_wrong_in_the_process_is_answered(paper: Path) -> None:
    near, far = Pipe()
    thread = Thread(target=_serve_here, args=(far,))
    thread.start()
    near.send((paper, "image", (99, 200)))
    refused = near.recv()
    assert isinstance(refused, Refused)
    assert (refused.kind, refused.path) == ("damaged", paper)
    near.send((paper, "about", ()))
    assert len(near.recv().sizes) == 3
    near.close()
    thread.join()


def _serve_here(link: object) -> None:
    """Serve in a thread, where no process may end and no signal be set."""
    from unittest.mock import patch

    with patch("signal.signal"), patch("os._exit"), patch("boardroom.books.pdf_reading._hold_memory"):
        serve(link)  # type: ignore[arg-type]


def test_a_process_that_is_killed_is_replaced(pages: PdfPages, paper: Path) -> None:
    assert pages.pid == 0
    pages.about(paper)
    first = pages.pid
    os.kill(first, signal.SIGKILL)
    with pytest.raises(Refused) as refused:
        pages.about(paper)
    assert refused.value.kind == "damaged"
    assert len(pages.about(paper).sizes) == 3
    assert pages.pid not in (0, first)


def test_a_process_that_never_answers_is_given_up(paper: Path) -> None:
    pages = PdfPages(seconds=0.0)
    with pytest.raises(Refused) as refused:
        pages.about(paper)
    assert refused.value.kind == "too-slow"
    assert pages.pid == 0
    pages.close()


def test_the_program_itself_never_loads_pdfium(paper: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from boardroom.books.pdf_pages import PdfPages\n"
        "if __name__ == '__main__':\n"
        "    pages = PdfPages(); pages.about(Path(sys.argv[1])); pages.close()\n"
        "    assert 'pypdfium2' not in sys.modules"
    )
    script = paper.with_suffix(".py")
    script.write_text(code)
    done = run(
        [sys.executable, str(script), str(paper)], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": "."}
    )
    assert done.returncode == 0, done.stderr
