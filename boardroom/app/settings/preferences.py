"""What a person has chosen once for all games, kept in a file and told to everybody when it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from PySide6.QtCore import QObject, Signal

from boardroom.core.record import PLAIN, Player
from boardroom.languages import LANGUAGES

LESSONS: Final = 5  # how often something new says how it works
FIRST_GAMES = 3  # of each kind: in these the aim is said


class Setup(BaseModel):
    """How a game was last set up, so that the dialog can propose the same again."""

    model_config = ConfigDict(extra="ignore", defer_build=True)  # built within the settings

    players: Annotated[list[Player], Field(min_length=1, max_length=12)]
    options: dict[str, Any] = Field(default_factory=dict)
    dice: Literal["seed", "people"] = "seed"  # whether people throw real ones and enter what they show
    salted: bool = False  # whether people add something to the seed before the first draw
    free_undo: bool = False  # whether the one person against computers may take back past draws
    lots: list[str] = Field(default_factory=list)  # the options that are drawn by lot at every start


def _spoken(language: str) -> str:
    if language and language not in LANGUAGES:
        raise ValueError(f"no language of ours: {language}")
    return language


class Settings(BaseModel):
    """Everything on the settings page. An unknown field is an older or newer version's, and is left out."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    theme: Literal["system", "light", "dark"] = "system"
    contrast: Literal["system", "normal", "high"] = "system"
    language: Annotated[str, AfterValidator(_spoken)] = ""  # empty: the system's
    text: Annotated[int, Field(ge=100, le=300)] = 100  # per cent
    motion: Literal["system", "on", "off"] = "system"
    speed: Literal["slow", "normal", "fast"] = "normal"
    sound: bool = True
    volume: Literal["quiet", "normal", "loud"] = "normal"
    sound_pieces: bool = True  # cards, dice and pieces
    sound_signals: bool = True  # whose turn it is, refusals, the last seconds, the result
    name: Annotated[str, Field(max_length=40, pattern=PLAIN)] = ""  # empty: "You"
    warn: bool = True  # ask before a move that is probably a slip
    targets: bool = True  # mark everything that one can act on
    coordinates: bool = True
    point_out: bool = True  # point out what stands there ready to be claimed
    lay_at_once: bool = False  # a tile lies for good as soon as it is put down
    confirm_resign: bool = True
    throw_for_me: bool = False  # a person's dice come without a press
    recap: Literal["on", "concerns", "off"] = "on"  # what others did, whenever a turn comes back
    recaps: Annotated[int, Field(ge=0, le=LESSONS)] = 0  # how often that was shown, as long as it is new
    think: Annotated[float, Field(ge=0.1, le=60)] | None = None  # seconds for a computer's move; None: by its level
    watch: Literal["slow", "normal", "fast"] = "normal"  # how fast computers play among themselves
    turned: frozenset[str] = frozenset()  # the games whose board is shown to the person opposite
    panel: bool = True  # whether the side panel of the table is unfolded
    panel_width: Annotated[int, Field(ge=0, le=2000)] = 0  # in pixels, at the usual size of text; 0: as designed
    readings: bool = False  # whether a set-up shows the readings of the booklet unfolded
    reading: Literal[14, 16, 20, 28] = 16  # the size of a rulebook's text
    status: bool = True  # whether there is a status line
    plugins: bool = False  # whether games are taken from the plug-in folder: read by every process at its start
    setups: dict[str, Setup] = Field(default_factory=dict)
    begun: dict[str, int] = Field(default_factory=dict)  # how many games of each kind, while that matters
    learnt: dict[str, int] = Field(default_factory=dict)  # how many steps of each lesson, as "zug/first"
    lesson: str = ""  # the one that was taken last
    offered: frozenset[str] = frozenset()  # the lessons that were offered in a game

    def new_to(self, key: str) -> bool:
        """Tell whether somebody plays one of their first games of a kind."""
        return self.begun.get(key, 0) <= FIRST_GAMES

    @property
    def pace(self) -> float:
        """How fast things move: 1 as designed."""
        return {"slow": 0.6, "normal": 1.0, "fast": 2.0}[self.speed]

    @property
    def rest(self) -> float:
        """How many seconds computers that play among themselves rest before each move."""
        return {"slow": 1.6, "normal": 0.6, "fast": 0.0}[self.watch]


class Preferences(QObject):
    """The settings in force, and what follows each of them at once; what has no follower is read when it is needed."""

    changed = Signal(set)  # the names of the fields that changed

    def __init__(self, values: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.values = values
        self.followers: dict[str, list[Callable[[], None]]] = {name: [] for name in Settings.model_fields}

    def follow(self, *names: str, by: Callable[[], None]) -> None:
        """Call something whenever one of these settings has changed; for what lives as long as the program."""
        for name in names:
            self.followers[name].append(by)

    def change(self, **fields: Any) -> None:
        """Change some settings, and tell everybody what is new."""
        old = self.values
        new = Settings.model_validate(old.model_dump() | fields)
        names = {name for name in fields if getattr(old, name) != getattr(new, name)}
        if names:
            self.values = new
            self.tell(*names)
            self.changed.emit(names)

    def tell(self, *names: str) -> None:
        """Call what follows these settings, each once; also where only what "like the system" means has changed."""
        followers = [each for name, some in self.followers.items() if name in names for each in some]
        for follower in dict.fromkeys(followers):
            follower()

    def remember(self, key: str, setup: Setup) -> None:
        """Remember how a game was set up."""
        self.change(setups=dict(self.values.setups) | {key: setup})

    def begin(self, key: str) -> None:
        """Count a game that somebody begins."""
        if self.values.new_to(key):
            self.change(begun=self.values.begun | {key: self.values.begun.get(key, 0) + 1})

    def know(self, key: str) -> None:
        """Remember that somebody needn't be told any more what a game is about."""
        self.change(begun=self.values.begun | {key: FIRST_GAMES + 1})

    def learn(self, lesson: str, steps: int) -> None:
        """Remember how far somebody has come in a lesson; what was learnt stays."""
        known = max(steps, self.values.learnt.get(lesson, 0))
        self.change(learnt=self.values.learnt | {lesson: known}, lesson=lesson)

    def offer_lesson(self, lesson: str) -> bool:
        """Tell whether a lesson is news to somebody, who is told of it now and never again."""
        news = lesson not in self.values.offered and lesson not in self.values.learnt
        if news:
            self.change(offered=self.values.offered | {lesson})
        return news

    def turn(self, key: str, on: bool) -> None:
        """Remember from which side a game's board is seen."""
        self.change(turned=self.values.turned | {key} if on else self.values.turned - {key})
