"""The sheet before printing: what, on which paper, in which language, which pages; and how it will look."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QIntValidator, QKeyEvent, QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.originals.words import why_refused
from boardroom.app.printing.paper import PAPERS, Printout, local_paper, read_range
from boardroom.app.printing.preview import Preview
from boardroom.app.printing.printouts import Order, PrintShop, What, hint_words, what_words
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.languages import LANGUAGES
from boardroom.ui.game.option_rows import Labelled
from boardroom.ui.kit.buttons import Button, IconButton
from boardroom.ui.kit.choices import CardChoice, Segment, Segmented
from boardroom.ui.kit.drop_down import DropDown
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Message
from boardroom.ui.kit.overlay import Overlay
from boardroom.ui.kit.panels import Content
from boardroom.ui.kit.scrolling import Scroller
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.fonts import px
from boardroom.ui.style.translation import Retranslated

translate = QCoreApplication.translate

SIZE = (1120, 860)  # at the usual size of text
SIDE = 372  # the column of choices
_DUPLEX = {
    "": QPrinter.DuplexMode.DuplexNone,
    "long": QPrinter.DuplexMode.DuplexLongSide,
    "short": QPrinter.DuplexMode.DuplexShortSide,
}


class PrintSheet(Retranslated, Overlay):
    """Enter prints, Ctrl+S saves a PDF, Esc closes."""

    def __init__(self, rulebooks: Rulebooks, game: str, language: str, parent: QWidget, what: What = "rules") -> None:
        super().__init__(parent, *SIZE)
        self._shop, self._game = PrintShop(rulebooks), game
        self.order = Order(game, what, language, local_paper())
        self.printout: Printout | None = None
        self.preview = Preview()
        self._title = Label(size=20, serif=True)
        self.close_ = IconButton("close", token="muted")
        self.kinds: dict[What, CardChoice] = {}
        self._group = QButtonGroup(self)
        for kind in self._shop.offers(game):
            card = CardChoice(kind, "")
            self._group.addButton(card)
            self.kinds[kind] = card
        self.papers, self.languages = Segmented(), DropDown()
        self.pages, self.copies = Field(), Field("1")
        self.copies.setValidator(QIntValidator(1, 99, self))
        self._rows = [Labelled() for _ in range(4)]
        self.problem = Label(token="danger", bold=True, wrap=True)
        self.hint = Label(size=12, token="muted", wrap=True)
        self.save = Button(kind="outlined", icon="save")
        self.print = Button(kind="filled", icon="print")
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self._make)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        content = Content()
        body = QVBoxLayout(content)
        body.setContentsMargins(24, 0, 16, 8)
        body.setSpacing(0)
        for card in self.kinds.values():
            body.addWidget(card)
        body.addSpacing(16)
        for row, control in zip(self._rows, (self.papers, self.languages, self.pages, self.copies), strict=True):
            row.side.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
            row.stack(above=False)
            body.addWidget(row)
            body.addSpacing(8)
        body.addWidget(self.problem)
        body.addSpacing(8)
        body.addWidget(self.hint)
        body.addStretch(1)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(24, 16, 12, 8)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_)
        foot.setContentsMargins(24, 8, 24, 20)
        foot.setSpacing(12)
        foot.addWidget(self.save, 1)
        foot.addWidget(self.print, 1)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addLayout(head)
        side.addWidget(Scroller(content), 1)
        side.addLayout(foot)
        self._side = QWidget()
        self._side.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        whole = QHBoxLayout(self.sheet)
        whole.setContentsMargins(8, 8, 2, 8)  # what scrolls leaves the edge of the sheet alone
        whole.setSpacing(0)
        whole.addWidget(self.preview, 1)
        whole.addWidget(self._side)

    def _fit(self) -> None:
        self._wanted = (px(SIZE[0]), px(SIZE[1]))
        super()._fit()
        wide = min(px(SIDE), self.sheet.width())
        self._side.setFixedWidth(wide)
        self.preview.setVisible(self.sheet.width() - wide >= 240)
        for control in (self.pages, self.copies):
            control.setFixedWidth(px(120))

    def _connect(self) -> None:
        self.close_.clicked.connect(self.cancel)
        self._group.buttonToggled.connect(self._kind_chosen)
        self.papers.chosen.connect(lambda key: self._change(paper=PAPERS[key]))
        self.languages.chosen.connect(lambda code: self._change(language=code))
        self.pages.textChanged.connect(self._pages_typed)
        self.save.clicked.connect(self.save_as)
        self.print.clicked.connect(self.send)

    def open(self, focus: QWidget | None = None) -> None:
        self.kinds[self.order.what].setChecked(True)
        super().open(focus or self.kinds[self.order.what])
        self._late.start()

    # ---------------------------------------------------------------- what is chosen

    def _kind_chosen(self, card: CardChoice, on: bool) -> None:
        if on and card.value != self.order.what:
            self._change(what=card.value)

    def _change(self, **fields: object) -> None:
        """Make another printout, once all that has just been chosen is known."""
        self.order = self.order._replace(**fields)  # type: ignore[arg-type]
        self.pages.clear()
        self.retranslate()
        self._late.start()

    def _make(self) -> None:
        try:
            self.printout = self._shop.make(self.order)
        except RefusedBooklet as refused:
            self.printout = None
            self._tell(translate("Print", "This can’t be printed"), why_refused(refused))
        self.preview.show_printout(self.printout)
        self._pages_typed()

    @property
    def chosen(self) -> list[int] | None:
        """The pages to print, counted from 0; None where what was typed names none."""
        return read_range(self.pages.text(), len(self.printout.leaves)) if self.printout else None

    def _pages_typed(self) -> None:
        pages = self.chosen
        count = len(self.printout.leaves) if self.printout else 0
        wrong = self.printout is not None and pages is None
        said = translate("Print", "The pages go from 1 to {count}. Type 2, or 1-3, or 1, 4.").format(count=count)
        self.problem.setText(said if wrong else "")
        self.problem.setVisible(wrong)
        for button in (self.save, self.print):
            button.setEnabled(bool(pages))
        self.preview.choose(pages or [])

    # ---------------------------------------------------------------- out of the sheet

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Save) and self.save.isEnabled():
            self.save_as()
        else:
            super().keyPressEvent(event)

    def confirm(self) -> None:
        if self.print.isEnabled():
            self.send()

    def save_as(self) -> None:
        """Ask for a file, and write the PDF."""
        if self.printout is None:
            return
        dialog = QFileDialog(self, translate("Print", "Save as PDF"), f"{self.printout.title}.pdf")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("PDF (*.pdf)")
        dialog.setDefaultSuffix("pdf")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.write_to)
        dialog.open()

    def write_to(self, path: str) -> None:
        """Write the PDF, or say why that can't be."""
        if self.printout is None or (pages := self.chosen) is None:
            return
        try:
            self.printout.write_pdf(Path(path), pages)
        except OSError as error:
            self._tell(translate("Print", "The file can’t be saved"), str(error))
        else:
            self.close_sheet()

    def send(self) -> None:
        """Ask for a printer, and print."""
        if self.printout is None:
            return
        printer = self.printer(self.printout)
        dialog = QPrintDialog(printer, self)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, False)  # the sheet has asked already
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)
        dialog.deleteLater()

    def printer(self, printout: Printout) -> QPrinter:
        """Return a printer that knows the paper, the copies and the sides."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(printout.layout())
        printer.setFullPage(True)
        printer.setDocName(printout.title)
        printer.setCopyCount(int(self.copies.text() or 1))
        printer.setDuplex(_DUPLEX[printout.duplex])
        return printer

    def print_on(self, printer: QPrinter) -> None:
        """Print, or say why that can't be."""
        if self.printout is None or (pages := self.chosen) is None:
            return
        try:
            self.printout.print_on(printer, pages)
        except OSError:
            self._tell(
                translate("Print", "This can’t be printed"),
                translate("Print", "The printer isn’t accepting pages right now."),
            )
        else:
            self.close_sheet()

    def _tell(self, headline: str, words: str) -> None:
        answers = [(translate("Print", "OK"), "filled", None)]
        Message(self, headline, words, answers, icon="warning", token="danger").open()  # type: ignore[arg-type]

    def close_sheet(self) -> None:
        self._late.stop()
        super().close_sheet()

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        """Say everything in the language of the moment; the pages speak theirs."""
        self._title.setText(translate("Print", "Print"))
        self.setAccessibleName(self._title.text())
        self.close_.set_name(translate("Print", "Close (Esc)"))
        for kind, card in self.kinds.items():
            card.become(kind, what_words(kind), "")
        self.hint.setText(hint_words(self.order.what))
        self._rows[1].setVisible(self.order.what not in ("original", "both"))  # which speak the booklet's language
        papers = [Segment(paper.key, paper.name) for paper in PAPERS.values()]
        self.papers.set_segments(papers, self.order.paper.key)
        offered = self._shop.languages(self._game)
        self.languages.set_segments([Segment(code, LANGUAGES[code].name) for code in offered], self.order.language)
        named = (
            (self.papers, translate("Print", "Paper")),
            (self.languages, translate("Print", "Language")),
            (self.pages, translate("Print", "Pages")),
            (self.copies, translate("Print", "Copies")),
        )
        for row, (control, name) in zip(self._rows, named, strict=True):
            row.label.setText(name)
            control.setAccessibleName(name)
        self.pages.setPlaceholderText(translate("Print", "All"))
        self.save.setText(translate("Print", "Save as PDF"))
        set_tip(self.save, translate("Print", "Save as PDF (Ctrl+S)"))
        self.print.setText(translate("Print", "Print"))
