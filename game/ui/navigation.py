"""The named screens, as scenes ask for them: the navigator alone knows what shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.match.options import NewGame

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from engine import Options, Record
    from engine.record.timeline import Timeline
    from game.match.session import Session
    from game.phones.guest import Guest
    from game.phones.table import TableActivity


class TextRequest(NamedTuple):
    """A request for text from the on-screen keyboard."""

    question: str
    text: str
    """The initial text."""
    longest: int
    then: Callable[[str], None]
    """Called with the text entered."""
    names: Sequence[str] = ()
    """Complete texts to choose from."""
    letters: str = ""
    """The allowed letters; empty: all."""


class Navigation(Protocol):
    """The named screens. Each is put on top of the current scene, unless its docstring says otherwise."""

    def title(self) -> None:
        """Show the title in place of all scenes."""

    def new_game(self) -> None:
        """Show the options of a new game: its players and rules."""

    def own_persons(self) -> None:
        """Show the persons of one's own, and which of them join the next game."""

    def deal(self, day: date | None = None) -> None:
        """Show the page of a day's deal; ``None``: today's."""

    def tasks(self, name: str | None = None) -> None:
        """Show the tasks; ``name``: the one to show first, by default one that lacks a star."""

    def make_task(self, timeline: Timeline, at: int) -> None:
        """Ask what a task from the moment ``at`` of a finished game asks for."""

    def load(self) -> None:
        """Show the list of saved games."""

    def found(self, take: Callable[[Path], None]) -> None:
        """Show saved games from other folders; ``take`` is called with the file to import."""

    def hall_of_fame(self) -> None:
        """Show the hall of fame."""

    def rules(self, options: Options | None = None, players: int | None = None) -> None:
        """Show the rule book for these options (``None``: the default edition) and number of players."""

    def settings(self, modal: bool = False) -> None:
        """Show the settings; ``modal``: the scene below stays visible."""

    def bindings(self, modal: bool = False) -> None:
        """Show the settings of keys and pad buttons; ``modal``: the scene below stays visible."""

    def pause(self) -> None:
        """Show the pause menu of the current game or replay."""

    def players(self, session: Session, seat: Callable[[dict[str, str]], None]) -> None:
        """Show who plays which seat; ``seat`` is called with the changes: player by colour."""

    def phones(self, game: NewGame | None) -> None:
        """Open seats to phones and show who arrives, before a game like ``game`` (``None``: the usual)."""

    def invite(self) -> None:
        """Open seats to phones, and show the code, in the middle of a game."""

    def friends_elsewhere(self) -> None:
        """Show how friends in other homes come in, and open a way for them."""

    def phone_claim(self, table: TableActivity, guest: Guest) -> None:
        """Ask whether a phone may have the seat that it asks for."""

    def phone_plea(self, table: TableActivity, guest: Guest) -> None:
        """Ask whether a phone's choice may be taken back."""

    def phone_lost(self, table: TableActivity, guest: Guest) -> None:
        """Tell that a phone is out of reach while the game waits for it."""

    def pads(self, session: Session) -> None:
        """Show which pad belongs to which seat."""

    def pad_lost(
        self, session: Session, seat: str | None, asked: str | None, stand_in: Callable[[str], None]
    ) -> None:
        """Tell that a pad was disconnected: that of ``seat``, or a shared one while ``asked`` was to move.

        ``stand_in`` is called with a seat that a bot should play in the meantime.
        """

    def history(
        self,
        timeline: Timeline,
        viewers: Sequence[str],
        show: Callable[[int], None] | None = None,
        at: int | None = None,
    ) -> None:
        """Show the history of a game, as far as ``viewers`` may know it.

        ``show`` is called with a chosen moment, instead of opening a replay. ``at``: the moment chosen first.
        """

    def replay(self, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None) -> None:
        """Replay a game from the moment ``at``.

        ``viewers``: for a game that is still being played, the seats whose knowledge is shown. ``None``: all
        that may be known of the game.
        """

    def play_on(self, timeline: Timeline, at: int) -> None:
        """Save the moment ``at`` of a game as a new game, and continue playing it; say so if it can't be."""

    def watch_record(self, record: Record) -> None:
        """Play a recorded game from its beginning."""

    def watch(self, path: Path) -> bool:
        """Play a saved game from its beginning. If it can't be read, say why and return ``False``."""

    def results(self, session: Session, from_list: bool = False) -> None:
        """Show the results of a finished game in place of the scene, or on top of it (``from_list``).

        A game that has just been played gets its end scene first, unless the pace is instant.
        """

    def prepare_results(self) -> None:
        """Import what the end of a game needs, while the table is still looked at."""

    def review(self, record: Record) -> None:
        """Show the turning points of a finished game."""

    def habits(self) -> None:
        """Show people's ways of playing."""

    def aims(self, record: Record, colour: str) -> None:
        """Show what the bot of a seat went for in a finished game."""

    def letters(self, request: TextRequest) -> None:
        """Show the on-screen keyboard."""

    def prepare(self) -> None:
        """Import the modules of the next screens while nobody is waiting."""
