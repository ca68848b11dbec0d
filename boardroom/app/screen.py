"""What every screen of the window is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.own_keys import OwnKey
from boardroom.ui.kit.labels import first_heading
from boardroom.ui.style.appearance import Restyled
from boardroom.ui.style.translation import Retranslated

if TYPE_CHECKING:
    from boardroom.app.navigator import Navigator as Navigator  # which makes the screens; they know it from here
    from boardroom.core.match import Match  # which the first frame doesn't need

Place = Literal["home", "learn", "saved", "rulebooks", "statistics", "settings"]


class Screen(Restyled, Retranslated):
    """Mixed into a widget, before Qt's class. What leads elsewhere it leaves to its navigator.

    A screen with a focus proxy keeps the keyboard there: what is switched off or hidden while it has the focus gives it
    back. Left to itself the focus would go to the next button in line, and the next press of Space would press that.
    """

    has_board: ClassVar[bool] = False  # which needs the height more than a status line does, where text is large
    KEYS: ClassVar[tuple[OwnKey, ...]] = ()  # what the menus don't have
    place: ClassVar[Place | None] = None  # where one is in the window's top bar; none: it has a bar of its own

    def __init__(self, navigator: Navigator, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.navigator = navigator

    def name_itself(self) -> None:
        """Be called as it is headed, for who listens: it may get the focus itself."""
        self.setAccessibleName(first_heading(self))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.accessibleName():
            self.name_itself()

    @property
    def title(self) -> str:
        """What the window is called while it is on show; nothing: as the program."""
        return ""

    @property
    def status(self) -> str:
        """What the status line says of it, if it says anything."""
        return ""

    @property
    def match(self) -> Match | None:
        """The match that is on show, if one is."""
        return None

    def refresh(self) -> None:
        """Look again at what it shows: somebody comes to it."""

    def restyle(self) -> None:
        """Take over the look of the moment; the parts of the screen have done so already."""

    def back(self) -> None:
        """What Back means: to where one came from."""
        self.navigator.back()

    def help(self) -> bool:
        """Open the rules where they help with what is on show; tell whether there are any."""
        return False

    @property
    def areas(self) -> list[QWidget]:
        """What F6 goes through on this screen, in reading order."""
        return [self]

    def leave(self) -> None:
        """Let go of what is on show, in good order: nobody comes back to it."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        now, home = QApplication.focusWidget(), self.focusProxy()
        if self.isVisible() and home is not None and now is not None and not (now.isVisible() and now.isEnabled()):
            home.setFocus()
            return True
        return super().focusNextPrevChild(forward)
