"""The table at which a lesson is taken: a real scene and real rules, with a coach beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.actions import Actions
from boardroom.app.board_and_panel import BoardAndPanel
from boardroom.app.lessons.coach import CoachCard, Coaching
from boardroom.app.match_words import step_words
from boardroom.app.own_keys import OwnKey, own_key
from boardroom.app.screen import Screen
from boardroom.app.screen_bar import ScreenBar
from boardroom.app.settings.apply_settings import TUNED, tune
from boardroom.app.settings.preferences import Preferences
from boardroom.books.lessons.course import Course
from boardroom.books.lessons.lesson import Lesson, Texts, said
from boardroom.core.game import CHANCE, Game, Seat
from boardroom.core.match import Match, Step
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import full_name
from boardroom.ui.kit.announcing import announce, sentences
from boardroom.ui.kit.scrolling import MAXIMUM, width_beside
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import text_scale
from boardroom.ui.style.translation import language
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.scene import GameScene

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate

LOWEST = 240  # of a board
BELOW = 0.42  # of the height, for a coach that stands below it


class LessonScreen(Screen, QWidget):
    """Takes a person through a lesson; nothing of it is saved but how far it has come."""

    has_board = True
    KEYS = (
        OwnKey("Backspace", lambda: translate("Lesson", "Back to the step before"), lambda screen: screen.step_back()),
        OwnKey("Esc", lambda: translate("Lesson", "Let go, or leave the lesson"), lambda screen: screen.let_go()),
    )

    def __init__(
        self, navigator: Navigator, actions: Actions, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(navigator, parent)
        self.course: Course | None = None
        self._face: Face | None = None
        self._preferences = preferences
        self._objection: Texts = {}
        self._refused = ""  # the rule that forbids what was tried, in words
        self._praised = ""  # the move that was right, in words
        self._over = False  # whether all steps are done, and a free game is offered
        self._happening = False  # whether a step of the match is shown
        self._way: list[str] = []  # the cells that the moves of this step have taken
        self.bar = ScreenBar(actions)
        self.board = BoardView()
        self.coach = CoachCard()
        self.setFocusProxy(self.board)
        self._lay_out()
        self.bar.back.connect(self.back)
        self.coach.back.connect(self.step_back)
        self.coach.onward.connect(self.go_on)
        self.coach.skipped.connect(self.skip)
        preferences.follow(*TUNED, by=self._tune)
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.board, 1)
        self._area = BoardAndPanel(left, self.coach)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self._area, 1)

    @property
    def areas(self) -> list[QWidget]:
        return [self.bar, self.board, self.coach]

    @property
    def title(self) -> str:
        return self._face.title() if self._face is not None else ""

    @property
    def status(self) -> str:
        return translate("Lesson", "A lesson: it doesn’t count in the statistics")

    # ---------------------------------------------------------------- lessons come and go

    def open(self, game: Game, face: Face, lesson: Lesson) -> None:
        """Take a lesson, from where one left it; one that is done begins again."""
        self.leave()
        scene = face.scene()
        scene.setParent(self)
        scene.restyle(theme(), text_scale())
        tune(scene, self._preferences.values)
        scene.chosen.connect(self._on_chosen)
        scene.cast.connect(self._on_cast)
        scene.refused.connect(self._on_refused)
        scene.settled.connect(self._on_settled)
        scene.stepped.connect(self._on_stepped)
        scene.explain = self._explain
        self._face = face
        done = self._preferences.values.learnt.get(lesson.name(game.key), 0)
        self.course = Course(game, lesson, done if done < len(lesson.steps) else 0, self._thrower)
        self.board.show_scene(scene)
        self.retranslate()
        self._begin()

    def leave(self) -> None:
        """Let go of the lesson."""
        scene = self.board.table
        self.board.show_scene(None)
        if scene is not None:
            scene.deleteLater()
        self.course, self._face = None, None
        self._happening = self._over = False
        self._objection, self._refused, self._praised = {}, "", ""

    def back(self) -> None:
        self.leave()
        super().back()

    def help(self) -> bool:
        course = self.course
        return course is not None and self.navigator.open_rules(course.game.key, course.lesson.rule)

    # ---------------------------------------------------------------- going through it

    def _begin(self) -> None:
        """Show the step that one is at from its beginning."""
        self._objection, self._refused, self._praised, self._over = {}, "", "", False
        self._happening, self._way = False, []
        if self.board.table is not None:
            self.board.table.cancel()  # what was wished for in another step doesn't go on in this one
        self._remember()
        self._stand()

    def _remember(self) -> None:
        course = self.course
        assert course is not None
        self._preferences.learn(course.lesson.name(course.game.key), course.at)

    def go_on(self) -> None:
        """Go to the next step; after the last one to the free game, or to where one came from."""
        course = self.course
        if course is None or course.phase not in ("look", "done") or self._happening:
            return
        if self._over:
            self._play_freely(course)
        elif not course.last:
            course.go_on()
            self._begin()
        else:
            self._finish(course)

    def skip(self) -> None:
        """Go on as if the step were done."""
        course = self.course
        if course is None:
            return
        self._settle()
        if course.last:
            self._finish(course)
        else:
            course.go(course.at + 1)
            self._begin()

    def step_back(self) -> None:
        """Go back to the beginning of this step, or of the one before."""
        course = self.course
        if course is None:
            return
        self._settle()
        course.go(course.at if course.begun or self._over else max(0, course.at - 1))
        self._begin()

    def let_go(self) -> None:
        """Let go of what is in the hand, or leave."""
        if self.board.table is None or not self.board.table.cancel():
            self.back()

    def _finish(self, course: Course) -> None:
        lesson = course.lesson
        self._preferences.learn(lesson.name(course.game.key), len(lesson.steps))
        if lesson.free is None:
            self.back()
        else:
            self._over, self._praised, self._objection = True, "", {}
            if self.board.table is not None:
                self.board.table.light(None)
            self._say()
            self.coach.next.setFocus()

    def _play_freely(self, course: Course) -> None:
        """Play a real game, short and against the gentlest computers."""
        free = course.lesson.free
        assert free is not None
        players = [Player(), *(Player(kind="bot", level=1) for _ in range(free.rivals))]
        match = Match.new(course.game, players, course.game.options.model_validate(free.options))
        match.record(origin="copy")  # it is practice, and counts nowhere
        self.leave()
        self.navigator.play(match)

    # ---------------------------------------------------------------- what happens at the table

    def _thrower(self, state: Any) -> Seat:
        """Return who throws by a press what chance decides in a state."""
        dice = self._face.dice() if self._face is not None else None
        due = dice.due(state) if dice is not None else None
        return due.seat if due is not None and due.own else CHANCE

    def _stand(self) -> None:
        """Show where the lesson is, and let happen what doesn't wait for anybody."""
        course, scene = self.course, self.board.table
        if course is None or scene is None:
            return
        if course.phase == "happening":
            if not course.begun:
                self._say(quietly=True)  # it is told once the person is asked
            self._show(course.happen(), slow=True)
            return
        if course.phase == "missed":
            course.again()
            self._praised, self._objection = "", course.step.otherwise
        asked = course.phase == "asked"
        scene.present(course.match.view(course.seat), course.match.players, asked)
        guided = asked and not course.step.goal
        wanted = course.wanted if guided else None
        scene.suggest(wanted)
        scene.light(self._lit(scene, wanted))
        self._say()
        if asked:
            self.board.setFocus()
        else:
            self.coach.next.setFocus()

    def _lit(self, scene: GameScene, wanted: Any) -> list[str] | None:
        """Return what matters now: what the step names, and what the move takes; None: everything."""
        course = self.course
        assert course is not None
        if course.phase == "done" and course.step.after:
            return list(course.step.after)
        if wanted is not None:
            self._way += scene.way(wanted)
        return [*course.step.light, *self._way] or None

    def _show(self, index: int, slow: bool) -> None:
        """Show an entry of the match happen."""
        course, scene = self.course, self.board.table
        assert course is not None
        assert scene is not None
        self._happening = True
        if slow:
            scene.light(None)
        step = course.match.step(index, course.seat)
        if step.seat != course.seat:
            self._tell(self._happened(step))
        scene.animate(step, course.match.players, slow)

    def _happened(self, step: Step) -> str:
        """Say what dice, cards or others have done, and whose doing it was."""
        course, face = self.course, self._face
        assert course is not None
        assert face is not None
        players = course.match.players
        said, mover = step_words(face, step, players), face.mover(step.before, step.seat, step.move)
        others = said and mover >= 0 and mover != course.seat
        return sentences(full_name(mover, players), said) if others else said

    def _settle(self) -> None:
        """Have done with what is being shown."""
        self._happening = False
        if self.board.table is not None:
            self.board.table.skip()

    def _on_settled(self) -> None:
        if self._happening:
            self._happening = False
            self._stand()

    def _on_chosen(self, move: Any) -> None:
        course, face = self.course, self._face
        if course is None or face is None or self._happening or course.phase != "asked":
            return
        before = course.match.view(course.seat)
        verdict = course.attempt(move)
        self._refused, self._objection = "", verdict.say
        if verdict.made:
            self._praised = face.say_move(before, course.seat, move, course.match.players)
            self._show(course.match.length - 1, slow=False)
        else:
            self._stand()
            self._tell(self._objected())

    def _on_cast(self) -> None:
        """The person throws: the dice show what the lesson wants them to."""
        course = self.course
        if course is not None and not self._happening and course.phase == "asked" and course.throws:
            self._refused, self._objection = "", {}
            self._show(course.happen(), slow=False)

    def _on_refused(self, move: Any) -> None:
        self._objection, self._refused = {}, self._explain(move)
        self._say(quietly=True)
        self._tell(self._refused)

    def _explain(self, move: Any) -> str:
        """Say why a move isn't allowed."""
        course, face = self.course, self._face
        if course is None or face is None:
            return ""
        reason = course.match.forbids(move)
        return face.say_reason(reason, course.match.players) if reason else ""

    def _on_stepped(self) -> None:
        """Something was picked up or let go: what was objected to is past."""
        if self._objection or self._refused:
            self._objection, self._refused = {}, ""
            self._say(quietly=True)

    # ---------------------------------------------------------------- what the coach says

    def _objected(self) -> str:
        return self._refused or said(self._objection, language())

    def _say(self, quietly: bool = False) -> None:
        course = self.course
        if course is None:
            return
        step, steps = course.step, len(course.lesson.steps)
        code = language()
        onward = translate("Lesson", "Done") if course.last and course.lesson.free is None else ""
        if self._over and course.lesson.free is not None:
            free = course.lesson.free
            told = Coaching(
                translate("Lesson", "Well done"), steps, steps, said(free.aim, code), said(free.how, code),
                onward=translate("Lesson", "Play"),
            )  # fmt: skip
        elif course.phase == "done":
            told = Coaching(
                said(step.topic, code), course.at, steps, said(step.meant, code),
                why=said(step.so or step.why, code), praised=self._praised, begun=True, onward=onward,
            )  # fmt: skip
        else:
            told = Coaching(
                said(step.topic, code), course.at, steps, said(step.aim, code), said(step.how, code),
                said(step.why, code), self._objected(), forbidden=bool(self._refused),
                asked=course.phase != "look", begun=course.begun, onward=onward,
            )  # fmt: skip
        self.coach.say(told)
        if not quietly:
            self._tell(sentences(*self.coach.spoken()))

    def _tell(self, words: str) -> None:
        if self.isVisible():
            announce(self, words)

    # ---------------------------------------------------------------- looks and words

    def _tune(self) -> None:
        if self.board.table is not None:
            tune(self.board.table, self._preferences.values)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        own = own_key(self.KEYS, event)
        if own is not None:
            own.do(self)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.coach.next.isHidden():
            self.go_on()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        self.bar.retranslate()
        self.coach.retranslate()
        if self.course is not None and self._face is not None:
            self.bar.title.setText(self._face.title())
            self.bar.subtitle.setText(said(self.course.lesson.title, language()))
            self._say(quietly=True)

    def restyle(self) -> None:
        if self.board.table is not None:
            self.board.table.restyle(theme(), text_scale())
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Let the coach stand beside the board where there is room for both, else below it."""
        room = QSize(self.width(), self.height() - self.bar.sizeHint().height())
        wide = width_beside(room)
        high = 0 if wide else round(room.height() * BELOW)
        self.board.setMaximumHeight(max(LOWEST, room.height() - high) if high else MAXIMUM)
        self.coach.stand(wide, high)
        self._area.stand(below=not wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme().color("ground"))
