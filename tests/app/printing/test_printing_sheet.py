"""The sheet before printing, and the command that needs none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from boardroom.__main__ import main
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.printing.paper import A4, LETTER, local_paper
from boardroom.app.printing.printouts import KINDS, PrintShop, What, hint_words, what_words
from boardroom.app.printing.sheet import PrintSheet
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Originals
from boardroom.ui.kit.message import Message
from boardroom.ui.style import motion, translation
from boardroom.ui.style.fonts import load_fonts
from tests.app.pdf import Pdf
from tests.app.rules.readers import sit_down

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    load_fonts()
    motion.set_motion("off")
    widget = QWidget()
    widget.resize(1280, 800)
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    QTest.qWaitForWindowActive(widget)
    return widget


def opened(window: QWidget, what: What = "summary", rulebooks: Rulebooks | None = None) -> PrintSheet:
    sheet = PrintSheet(rulebooks or Rulebooks(GameCatalogue()), "oxixo", "es", window, what)
    sheet.open()
    QApplication.processEvents()
    return sheet


def type_pages(sheet: PrintSheet, text: str) -> None:
    sheet.pages.clear()
    QTest.keyClicks(sheet.pages, text)


# ---------------------------------------------------------------- choosing


def test_it_shows_what_was_asked_for(window: QWidget) -> None:
    sheet = opened(window)
    assert sheet.printout is not None
    assert len(sheet.printout.leaves) == 1
    assert sheet.kinds["summary"].isChecked()
    assert sheet.hint.text() == hint_words("summary")
    assert [card.text() for card in sheet.kinds.values()] == [what_words(kind) for kind in KINDS[:4]]
    assert "1" in sheet.preview.accessibleName()


def test_another_choice_is_another_printout(window: QWidget) -> None:
    sheet = opened(window)
    sheet.kinds["booklet"].click()
    QApplication.processEvents()
    assert sheet.printout is not None
    assert sheet.printout.duplex == "short"
    assert sheet.printout.leaves[0].across
    first = sheet.printout
    sheet.papers.choose("letter" if sheet.order.paper == A4 else "a4")
    sheet.languages.choose("fr")
    QApplication.processEvents()
    assert sheet.printout is not first
    assert (sheet.order.what, sheet.order.language) == ("booklet", "fr")


def test_pages_that_there_are_not(window: QWidget) -> None:
    sheet = opened(window, "rules")
    assert sheet.printout is not None
    count = len(sheet.printout.leaves)
    type_pages(sheet, "2-3")
    assert sheet.chosen == [1, 2]
    assert sheet.print.isEnabled()
    assert sheet.problem.isHidden()
    type_pages(sheet, str(count + 1))
    assert sheet.chosen is None
    assert not sheet.print.isEnabled()
    assert not sheet.save.isEnabled()
    assert str(count) in sheet.problem.text()
    for one, modifier in ((Qt.Key.Key_Return, NONE), (Qt.Key.Key_S, CONTROL), (Qt.Key.Key_F7, NONE)):
        QTest.keyClick(sheet, one, modifier)
    assert sheet.isVisible()
    assert not sheet.findChildren(QFileDialog), "nothing is printed or saved"
    sheet.kinds["summary"].click()  # which has other pages
    QApplication.processEvents()
    assert sheet.pages.text() == ""
    assert sheet.print.isEnabled()


def test_pages_are_drawn_as_they_come_into_sight(window: QWidget, qtbot: QtBot) -> None:
    sheet = opened(window, "rules")
    view = sheet.preview
    qtbot.waitUntil(lambda: 0 in view._drawn)
    assert 5 not in view._drawn
    view.setFocus()

    def come_to_the_sixth() -> bool:
        QTest.keyClick(view, Qt.Key.Key_Down)  # less than a page, however large one is shown: none is passed over
        return 5 in view._drawn

    qtbot.waitUntil(come_to_the_sixth, timeout=30_000)
    image = view._drawn[5].toImage()
    colors = {image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colors) > 5
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.verticalScrollBar().value() == 0


def test_the_keyboard_is_enough(window: QWidget) -> None:
    sheet = opened(window)
    card = sheet.kinds["summary"]
    assert QApplication.focusWidget() is card
    QTest.keyClick(card, Qt.Key.Key_Down)
    QApplication.processEvents()
    assert sheet.order.what == "pieces"
    stops = set()
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        stops.add(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert {sheet.pages.accessibleName(), sheet.copies.accessibleName(), sheet.preview.accessibleName()} <= stops
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isHidden()


def test_it_follows_the_language(window: QWidget) -> None:
    sheet = opened(window)
    before = sheet.printout
    translation.set_language("fr")
    try:
        QApplication.processEvents()
        assert sheet.kinds["rules"].text() == what_words("rules")
        assert sheet.printout is before  # the pages speak their own
    finally:
        translation.set_language("en")


# ---------------------------------------------------------------- printing and saving


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_saved_as_a_pdf(by: str, window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = opened(window, "rules")
    type_pages(sheet, "1,3")
    file = tmp_path / "rules.pdf"
    asked: list[str] = []

    def choose(dialog: QFileDialog) -> None:
        asked.append(dialog.selectedFiles()[0])
        dialog.fileSelected.emit(str(file))

    monkeypatch.setattr(QFileDialog, "open", choose)
    if by == "keys":
        QTest.keyClick(sheet.pages, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    else:
        sheet.save.click()
    assert asked
    assert len(Pdf(file).pages) == 2
    assert sheet.isHidden()


def test_a_file_that_can_not_be_written(window: QWidget, tmp_path: Path) -> None:
    sheet = opened(window)
    sheet.write_to(str(tmp_path / "nowhere" / "x.pdf"))
    (message,) = sheet.findChildren(Message)
    assert message.isVisible()
    assert not sheet.isHidden()


def test_a_printer_knows_paper_copies_and_sides(window: QWidget) -> None:
    sheet = opened(window, "booklet")
    sheet.papers.choose("letter")
    sheet.copies.setText("3")
    QApplication.processEvents()
    assert sheet.printout is not None
    printer = sheet.printer(sheet.printout)
    assert printer.copyCount() == 3
    assert printer.pageLayout().orientation() == QPageLayout.Orientation.Landscape
    assert printer.pageLayout().pageSize().id() == LETTER.size
    assert printer.fullPage()


@pytest.mark.parametrize("agreed", [True, False])
def test_printed(window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool) -> None:
    sheet = opened(window)
    file = tmp_path / "printed.pdf"
    original = PrintSheet.printer

    def to_file(self: PrintSheet, printout: object) -> QPrinter:
        printer = original(self, printout)  # type: ignore[arg-type]
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))
        return printer

    codes = QPrintDialog.DialogCode
    monkeypatch.setattr(PrintSheet, "printer", to_file)
    monkeypatch.setattr(QPrintDialog, "exec", lambda self: codes.Accepted if agreed else codes.Rejected)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert file.exists() == agreed
    assert sheet.isHidden() == agreed
    if agreed:
        pdf = Pdf(file)
        assert len(pdf.pages) == 1
        assert all(max(size) <= 1100 for size in pdf.pictures)


def test_a_printer_that_takes_nothing(window: QWidget, tmp_path: Path) -> None:
    sheet = opened(window)
    assert sheet.printout is not None
    printer = sheet.printer(sheet.printout)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "nowhere" / "x.pdf"))

    def refuse(device: object, chosen: object) -> None:
        raise OSError

    object.__setattr__(sheet.printout, "print_on", refuse)
    sheet.print_on(printer)
    (message,) = sheet.findChildren(Message)
    assert message.isVisible()


# ---------------------------------------------------------------- where it comes from


def test_from_the_rulebook(qtbot: QtBot) -> None:
    load_fonts()
    desk = sit_down(language="fr")
    qtbot.addWidget(desk.screen)
    desk.screen.open("oxixo")
    QTest.keyClick(desk.page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (sheet,) = desk.screen.findChildren(PrintSheet)
    assert sheet.isVisible()
    assert (sheet.order.game, sheet.order.what, sheet.order.language) == ("oxixo", "rules", "fr")
    sheet.cancel()
    desk.screen.bar.print_.click()
    assert any(found.isVisible() for found in desk.screen.findChildren(PrintSheet))


def test_from_the_menu_of_a_narrow_reader(qtbot: QtBot) -> None:
    load_fonts()
    desk = sit_down("sheet", 420)
    qtbot.addWidget(desk.screen)
    desk.screen.open("oxixo")
    assert desk.screen.bar.print_.isHidden()
    desk.screen.bar.fill_menu()
    desk.screen.bar.menu.actions()[-1].trigger()
    assert desk.screen.findChildren(PrintSheet)


def test_an_original_booklet(window: QWidget, tmp_path: Path) -> None:
    originals = Originals(tmp_path / "shelf")
    text = tmp_path / "booklet.txt"
    text.write_text("MY GAME\n\nPush a cube.\n\n- one\n- two\n", encoding="utf-8")
    originals.add("oxixo", originals.look_at([text]), "My booklet", "en")
    rulebooks = Rulebooks(GameCatalogue(), originals=originals)
    sheet = opened(window, "original", rulebooks)
    assert sheet.printout is not None
    assert len(sheet.printout.leaves) == 1
    assert sheet._rows[1].isHidden()
    file = tmp_path / "x.pdf"
    sheet.write_to(str(file))
    assert "AtkinsonHyperlegible-Regular" in Pdf(file).fonts


def test_an_original_that_has_gone(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(self: PrintShop, order: object) -> None:
        raise RefusedBooklet("missing", Path("x"))

    monkeypatch.setattr(PrintShop, "make", gone)
    sheet = opened(window)
    (message,) = sheet.findChildren(Message)
    assert message.isVisible()
    assert not sheet.print.isEnabled()


@pytest.mark.parametrize(("locale", "paper"), [("en_US", LETTER), ("es_MX", LETTER), ("es_AR", A4), ("fr_FR", A4)])
def test_the_paper_of_the_country(monkeypatch: pytest.MonkeyPatch, locale: str, paper: object) -> None:
    here = QLocale(locale)
    monkeypatch.setattr(QLocale, "system", lambda: here)
    assert local_paper() == paper


# ---------------------------------------------------------------- without a window


def test_the_command_writes_a_pdf(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheets.pdf"
    arguments = ["print", "switcher", "--what", "pieces", "--language", "es", "--paper", "letter", "--pages", "1-2"]
    assert main([*arguments, "--output", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}\n"
    assert Pdf(file).pages == [pytest.approx((215.9, 279.4), abs=0.3)] * 2


def test_the_command_names_the_file_itself(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "oxixo", "--what", "summary", "--language", "fr"]) == 0
    assert len(Pdf(tmp_path / "oxixo-summary-fr.pdf").pages) == 1


def test_the_command_says_what_is_wrong(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "oxixo", "--what", "summary", "--output", str(tmp_path / "no" / "x.pdf")]) == 1
    assert "can’t be written" in capsys.readouterr().err
    for wrong in (["chess"], ["oxixo", "--pages", "99"], ["oxixo", "--what", "original"], ["oxixo", "--paper", "a3"]):
        with pytest.raises(SystemExit) as ended:
            main(["print", *wrong])
        assert ended.value.code == 2
