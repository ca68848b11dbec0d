"""Reading PDFs in a process of its own: pages, words and their places, and what happens when it dies."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import run

import pytest

from boardroom.books.originals.pdf_pages import PdfPages
from boardroom.books.originals.pdf_reading import PdfReader
from boardroom.books.originals.reading_process import ReadingProcess
from boardroom.books.originals.refused import RefusedBooklet
from tests.books.originals.papers import make_pdf


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "paper.pdf"
    path.write_bytes(make_pdf([["The first lamp", "is lit"], ["Otra p\u00e1gina"], []]))
    return path


@pytest.fixture
def pages() -> Iterator[PdfPages]:
    reading = ReadingProcess()
    yield PdfPages(reading)
    reading.close()


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
    reader = PdfReader()
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
    reader = PdfReader()
    reader.open(path)
    image = reader.image(0, 4000)
    assert image.width * image.height <= 25_000_000


def test_another_file_is_opened_and_a_bad_one_forgotten(tmp_path: Path, paper: Path) -> None:
    reader = PdfReader()
    reader.open(paper)
    bad = tmp_path / "bad.pdf"
    bad.write_bytes(b"%PDF-1.4 nothing")
    for _ in range(2):
        with pytest.raises(RefusedBooklet) as refused:
            reader.open(bad)
        assert refused.value.kind == "damaged"
    reader.open(paper)
    assert len(reader.about().sizes) == 3


def test_what_goes_wrong_in_the_process_is_answered(pages: PdfPages, paper: Path) -> None:
    with pytest.raises(RefusedBooklet) as refused:
        pages.image(paper, 99, 200)
    assert (refused.value.kind, refused.value.path) == ("damaged", paper)
    assert len(pages.about(paper).sizes) == 3


def test_the_program_itself_never_loads_pdfium(paper: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from boardroom.books.originals.pdf_pages import PdfPages\n"
        "from boardroom.books.originals.reading_process import ReadingProcess\n"
        "if __name__ == '__main__':\n"
        "    reading = ReadingProcess(); PdfPages(reading).about(Path(sys.argv[1])); reading.close()\n"
        "    assert 'pypdfium2' not in sys.modules"
    )
    script = paper.with_suffix(".py")
    script.write_text(code)
    done = run(
        [sys.executable, str(script), str(paper)], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": "."}
    )
    assert done.returncode == 0, done.stderr
