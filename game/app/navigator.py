"""The navigator: the one place that names every screen. It imports a screen's module when it is needed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Protocol

from game.ui.navigation import TextRequest
from game.ui.scene import Host, Scene
from game.words import read

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from engine import Options, Record
    from engine.record.timeline import Timeline
    from game.match.options import NewGame
    from game.match.session import Session
    from game.phones.guest import Guest
    from game.phones.table import TableActivity


class Tables(Protocol):
    """Creates the scene of a game; tests replace it with a fake."""

    def new(self, host: Host, game: NewGame) -> Scene:
        """Return the table of a new game."""

    def saved(self, host: Host, path: Path) -> Scene:
        """Return the table of a saved game. Raises ``ValueError`` with a sentence if it can't be opened."""


class RealTables:
    """Creates the real tables."""

    def new(self, host: Host, game: NewGame) -> Scene:
        """Return the table of a new game. Raises :class:`~engine.SetupError`."""
        from game.match.session import Session

        session = Session.new(game, host.settings, host.saves, beside_frames=True)
        return self._table(host, session)

    def saved(self, host: Host, path: Path) -> Scene:
        """Return the table of a saved game; one from outside the folder of saved games goes on as a copy.

        Raises :class:`~engine.RecordError` if it is damaged.
        """
        from game.match.session import Session

        session = Session.load(path, host.saves)
        session.note_spoiler(host.saves.folder)
        if session.record.own:
            from game.ui.own_content import since_begun

            if told := since_begun(host, session.record):
                host.notice(told)
        return self._table(host, session)

    @staticmethod
    def _table(host: Host, session: Session) -> Scene:
        from game.match.lesson_progress import teaches
        from game.table.scene import TableScene
        from game.ui.own_content import persons_of

        persons_of(host)
        keeper = session.keeper
        if keeper.news is not None:
            host.notice(keeper.news)
            keeper.news = None
        if not teaches(session.record.table, len(session.humans)):
            return TableScene(host, session)
        from game.tutorial.teacher_input import InteractiveTeacher  # another table appears sooner without it

        return TableScene(host, session, InteractiveTeacher)


class Navigator:
    """Creates the named screens and shows them on a host; see :class:`~game.ui.navigation.Navigation`."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def title(self) -> None:
        """Show the title in place of all scenes."""
        from game.screens.title.title import TitleScene

        self._host.close_phones()
        self._host.restart(TitleScene())

    def first_picture(self, then: Callable[[], None]) -> None:
        """Show the bare table, then call ``then``, which opens a game."""
        from game.screens.title.first_picture import FirstPicture

        self._host.push(FirstPicture(then))

    def new_game(self) -> None:
        """Show the options of a new game: its players and rules."""
        from game.screens.new_game.new_game import NewGameScene

        self._host.push(NewGameScene())

    def own_persons(self) -> None:
        """Show the persons of one's own."""
        from game.screens.new_game.own_persons import OwnPersonsScene

        self._host.push(OwnPersonsScene())

    def deal(self, day: date | None = None) -> None:
        """Show the page of a day's deal; ``None``: today's."""
        from game.screens.challenges.deal import DealScene

        self._host.push(DealScene(day))

    def tasks(self, name: str | None = None) -> None:
        """Show the tasks; ``name``: the one to show first."""
        from game.screens.challenges.tasks import TasksScene

        self._host.push(TasksScene(name))

    def make_task(self, timeline: Timeline, at: int) -> None:
        """Ask what a task from the moment ``at`` of a finished game asks for."""
        from game.screens.challenges.make_task import MakeTaskScene

        self._host.push(MakeTaskScene(timeline, at))

    def load(self) -> None:
        """Show the list of saved games."""
        from game.screens.saves.load import LoadScene

        self._host.push(LoadScene())

    def found(self, take: Callable[[Path], None]) -> None:
        """Show saved games from other folders of the machine; ``take`` is called with the chosen file."""
        from game.screens.saves.found import FoundScene

        self._host.push(FoundScene(take))

    def hall_of_fame(self) -> None:
        """Show the hall of fame."""
        from game.screens.results.hall_of_fame import HallOfFameScene

        self._host.push(HallOfFameScene())

    def rules(self, options: Options | None = None, players: int | None = None) -> None:
        """Show the rule book."""
        from game.screens.rules.rules import RulesScene

        self._host.push(RulesScene(options, players))

    def settings(self, modal: bool = False) -> None:
        """Show the settings."""
        from game.screens.settings.settings import SettingsScene

        self._host.push(SettingsScene(modal))

    def first_start(self) -> None:
        """Show what is asked when the program starts for the first time."""
        from game.screens.settings.first_start import FirstStartScene

        self._host.push(FirstStartScene())

    def bindings(self, modal: bool = False) -> None:
        """Show the settings of keys and pad buttons."""
        from game.screens.settings.settings_bindings import BindingsScene

        self._host.push(BindingsScene(modal))

    def pause(self) -> None:
        """Show the pause menu."""
        from game.screens.pause.pause import PauseScene

        self._host.push(PauseScene())

    def players(self, session: Session, seat: Callable[[dict[str, str]], None]) -> None:
        """Show who plays which seat; ``seat`` is called with changes, by colour."""
        from game.screens.new_game.players import PlayersScene

        self._host.push(PlayersScene(session, seat))

    def phones(self, game: NewGame | None) -> None:
        """Open seats to phones and show who arrives."""

        def load() -> Scene:
            from game.screens.phones.gathering import GatheringScene

            made = GatheringScene(game)
            made.take_room(self._host.size)
            return made

        self._push_loaded("game.screens.phones.gathering", load)

    def invite(self) -> None:
        """Open seats to phones, and show the code, in the middle of a game."""

        def load() -> Scene:
            from game.screens.phones.invite import InviteScene

            made = InviteScene()
            made.take_room(self._host.size)
            return made

        self._push_loaded("game.screens.phones.invite", load)

    def friends_elsewhere(self) -> None:
        """Show how friends in other homes come in, and open a way for them."""
        from game.screens.phones.elsewhere import ElsewhereScene

        self._host.push(ElsewhereScene())

    def _push_loaded(self, module: str, load: Callable[[], Scene]) -> None:
        """Show a scene whose ``module`` takes long to import: ``load`` is called in a thread then."""
        if module in sys.modules:
            self._host.push(load())
            return
        from game.screens.phones.opening import OpeningScene

        self._host.push(OpeningScene(load))

    def phone_claim(self, table: TableActivity, guest: Guest) -> None:
        """Ask whether a phone may have the seat that it asks for."""
        from game.screens.phones.asking import ClaimScene

        self._host.push(ClaimScene(table, guest))

    def phone_plea(self, table: TableActivity, guest: Guest) -> None:
        """Ask whether a phone's choice may be taken back."""
        from game.screens.phones.asking import PleaScene

        self._host.push(PleaScene(table, guest))

    def phone_lost(self, table: TableActivity, guest: Guest) -> None:
        """Tell that a phone is out of reach while the game waits for it."""
        from game.screens.phones.asking import PhoneLostScene

        self._host.push(PhoneLostScene(table, guest))

    def pads(self, session: Session) -> None:
        """Show which pad belongs to which seat."""
        from game.screens.pause.pads import PadsScene

        self._host.push(PadsScene(session))

    def pad_lost(
        self, session: Session, seat: str | None, asked: str | None, stand_in: Callable[[str], None]
    ) -> None:
        """Tell that a pad was disconnected; ``stand_in`` lets a bot play for a seat."""
        from game.screens.pause.pads import PadLostScene

        self._host.push(PadLostScene(session, seat, asked, stand_in))

    def history(
        self,
        timeline: Timeline,
        viewers: Sequence[str],
        show: Callable[[int], None] | None = None,
        at: int | None = None,
    ) -> None:
        """Show the history of a game."""
        from game.screens.replay.history import HistoryScene

        self._host.push(HistoryScene(timeline, viewers, show, at))

    def replay(self, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None) -> None:
        """Replay a game from the moment ``at``."""
        from game.screens.replay.replay import ReplayScene

        self._host.push(ReplayScene(self._host, timeline, at, viewers))

    def play_on(self, timeline: Timeline, at: int) -> None:
        """Save a moment of a game as a new game, and continue playing it."""
        from game.screens.replay.replay import play_on

        play_on(self._host, timeline, at)

    def watch_record(self, record: Record) -> None:
        """Play a recorded game from its beginning."""
        from engine.record.timeline import Timeline
        from game.screens.replay.replay import begin

        begin(self._host, Timeline(record))

    def watch(self, path: Path) -> bool:
        """Play a saved game from its beginning. If it can't be read, say why and return ``False``."""
        from game.screens.replay.replay import watch

        return watch(self._host, path)

    def results(self, session: Session, from_list: bool = False) -> None:
        """Show the results of a finished game, after the end scene if it has just been played.

        If somebody has passed it on and it would spoil a deal of the day, show that deal instead.
        """
        from game.screens.challenges.spoiler import offers_deal
        from game.screens.results.ending import EndingScene
        from game.screens.results.results import ResultsScene

        if offers_deal(self._host, session.record, session.record_path):
            return
        host, results = self._host, ResultsScene(session, from_list)
        if from_list:
            host.push(results)
        elif host.settings.pace == "instant":
            host.replace(results)
        else:
            then, prepared = partial(host.replace, results), results.prepare(host)
            host.replace(EndingScene(session, results.statistics, then, prepared))

    def prepare_results(self) -> None:
        """Import what the end of a game needs, in a thread: no frame waits for it."""
        names = ("challenges.spoiler", "results.ending", "results.results")
        modules = [f"game.screens.{name}" for name in names]
        with suppress(RuntimeError):  # the system gives no thread: they are imported when they are needed
            Thread(target=lambda: [*map(import_module, modules)], name="results", daemon=True).start()

    def review(self, record: Record) -> None:
        """Show the turning points of a finished game."""
        from game.screens.review.review import ReviewScene

        self._host.push(ReviewScene(record))

    def habits(self) -> None:
        """Show people's ways of playing."""
        from game.screens.habits.habits import HabitsScene

        self._host.push(HabitsScene())

    def aims(self, record: Record, colour: str) -> None:
        """Show what the bot of a seat went for in a finished game."""
        from game.screens.results.aims import AimsScene

        self._host.push(AimsScene(record, colour))

    def letters(self, request: TextRequest) -> None:
        """Show the on-screen keyboard."""
        from game.ui.on_screen_keyboard import LettersScene

        self._host.push(LettersScene(request))

    def notice(self, sentence: str, then: Callable[[], None] | None = None) -> None:
        """Show a sentence; ``then`` is called when it is closed, instead of going back to the scene below."""
        from game.ui.dialogs import NoticeScene

        self._host.push(NoticeScene(sentence, then))

    def telling(self) -> bool:
        """Return whether a notice is on the stack of scenes."""
        from game.ui.dialogs import NoticeScene

        return any(isinstance(scene, NoticeScene) for scene in self._host.scenes)

    def prepare(self) -> None:
        """Import the next screens and what reads messages: loading the engine takes a while."""
        read("shell-round")
        import_module("game.screens.new_game.new_game")
        import_module("game.screens.settings.settings")
