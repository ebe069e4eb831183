"""Who sets the table: the scene of a game that begins, and of one that goes on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.launch import NewGame
from game.scene import Scene

if TYPE_CHECKING:
    from game.app import App
    from game.session import Session


class Tables(Protocol):
    """Makes the scene of a game; the tests put a stand-in here."""

    def new(self, app: App, game: NewGame) -> Scene:
        """The table of a game that begins."""

    def saved(self, app: App, path: Path) -> Scene:
        """The table of a saved game; raises ``ValueError`` with a sentence where it can't be opened."""


class RealTables:
    """Makes the tables that people play at."""

    def new(self, app: App, game: NewGame) -> Scene:
        """The table of a game that begins."""
        from game.session import Session

        return self._table(app, Session.new(game, app.settings, app.saves))

    def saved(self, app: App, path: Path) -> Scene:
        """The table of a saved game; raises :class:`~engine.RecordError` where it is damaged."""
        from game.session import Session

        return self._table(app, Session.load(path))

    @staticmethod
    def _table(app: App, session: Session) -> Scene:
        from game.table.scene import TableScene

        if session.news is not None:
            app.notice(session.news)
            session.news = None
        return TableScene(app, session)
