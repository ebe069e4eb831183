"""The navigator: the one place that names every screen. It loads a screen's module when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.ui.scene import Host, Scene, TextRequest

if TYPE_CHECKING:  # the title comes sooner without the engine
    from engine import Options
    from engine.record.timeline import Timeline
    from game.match.options import NewGame
    from game.match.session import Session


class Tables(Protocol):
    """Makes the scene of a game; the tests put a stand-in here."""

    def new(self, host: Host, game: NewGame) -> Scene:
        """The table of a game that begins."""

    def saved(self, host: Host, path: Path) -> Scene:
        """The table of a saved game; raises ``ValueError`` with a sentence where it can't be opened."""


class RealTables:
    """Makes the tables that people play at."""

    def new(self, host: Host, game: NewGame) -> Scene:
        """The table of a game that begins."""
        from game.match.session import Session

        return self._table(host, Session.new(game, host.settings, host.saves))

    def saved(self, host: Host, path: Path) -> Scene:
        """The table of a saved game; raises :class:`~engine.RecordError` where it is damaged."""
        from game.match.session import Session

        return self._table(host, Session.load(path))

    @staticmethod
    def _table(host: Host, session: Session) -> Scene:
        from game.table.scene import TableScene
        from game.tutorial.teacher import teaches
        from game.tutorial.teacher_input import InteractiveTeacher

        if session.news is not None:
            host.notice(session.news)
            session.news = None
        return TableScene(host, session, InteractiveTeacher if teaches(session) else None)


class Navigator:
    """Makes the named screens and shows them on a host; see :class:`~game.ui.scene.Navigation` for each."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def title(self) -> None:
        """The title, in place of all scenes."""
        from game.screens.title.title import TitleScene

        self._host.restart(TitleScene())

    def new_game(self) -> None:
        """Who plays in a new game, and by which rules."""
        from game.screens.new_game.new_game import NewGameScene

        self._host.push(NewGameScene())

    def load(self) -> None:
        """The list of saved games."""
        from game.screens.saves.load import LoadScene

        self._host.push(LoadScene())

    def found(self, take: Callable[[Path], None]) -> None:
        """Saved games elsewhere on the machine."""
        from game.screens.saves.found import FoundScene

        self._host.push(FoundScene(take))

    def hall_of_fame(self) -> None:
        """The hall of fame."""
        from game.screens.results.hall_of_fame import HallOfFameScene

        self._host.push(HallOfFameScene())

    def rules(self, options: Options | None = None, players: int | None = None) -> None:
        """The rule book."""
        from game.screens.rules.rules import RulesScene

        self._host.push(RulesScene(options, players))

    def settings(self, modal: bool = False) -> None:
        """The settings."""
        from game.screens.settings.settings import SettingsScene

        self._host.push(SettingsScene(modal))

    def bindings(self, modal: bool = False) -> None:
        """Keys and buttons."""
        from game.screens.settings.settings_bindings import BindingsScene

        self._host.push(BindingsScene(modal))

    def pause(self) -> None:
        """The pause."""
        from game.screens.pause.pause import PauseScene

        self._host.push(PauseScene())

    def players(self, session: Session, seat: Callable[[dict[str, str]], None]) -> None:
        """Who plays which seat."""
        from game.screens.new_game.players import PlayersScene

        self._host.push(PlayersScene(session, seat))

    def pads(self, session: Session) -> None:
        """Which pad answers for which seat."""
        from game.screens.pause.pads import PadsScene

        self._host.push(PadsScene(session))

    def pad_lost(
        self, session: Session, seat: str | None, asked: str | None, stand_in: Callable[[str], None]
    ) -> None:
        """A pad is gone."""
        from game.screens.pause.pads import PadLostScene

        self._host.push(PadLostScene(session, seat, asked, stand_in))

    def history(
        self,
        timeline: Timeline,
        viewers: Sequence[str],
        show: Callable[[int], None] | None = None,
        at: int | None = None,
    ) -> None:
        """What has happened."""
        from game.screens.replay.history import HistoryScene

        self._host.push(HistoryScene(timeline, viewers, show, at))

    def replay(self, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None) -> None:
        """A game once more."""
        from game.screens.replay.replay import ReplayScene

        self._host.push(ReplayScene(self._host, timeline, at, viewers))

    def watch(self, path: Path) -> bool:
        """A saved game from its beginning; where it can't be read, say why and return ``False``."""
        from game.screens.replay.replay import watch

        return watch(self._host, path)

    def results(self, session: Session, from_list: bool = False) -> None:
        """The results of a finished game."""
        from game.screens.results.results import ResultsScene

        show = self._host.push if from_list else self._host.replace
        show(ResultsScene(session, from_list))

    def letters(self, request: TextRequest) -> None:
        """Letters to write with by pad or mouse."""
        from game.ui.on_screen_keyboard import LettersScene

        self._host.push(LettersScene(request))

    def notice(self, sentence: str, then: Callable[[], None] | None = None) -> None:
        """A sentence to read at once; ``then`` is what follows in place of the scene beneath."""
        from game.ui.dialogs import NoticeScene

        self._host.push(NoticeScene(sentence, then))

    def telling(self) -> bool:
        """Whether a notice is shown, on top or beneath."""
        from game.ui.dialogs import NoticeScene

        return any(isinstance(scene, NoticeScene) for scene in self._host.scenes)

    def prepare(self) -> None:
        """Load what the next screens need: the engine takes a while the first time."""
        import_module("game.screens.new_game.new_game")
        import_module("game.screens.settings.settings")
