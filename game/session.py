"""A running game: the engine's game, who sits where, and its record on the disk after every move."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import TYPE_CHECKING

from engine import Event, Game, Move, Record, View, records
from engine.records import Seat as RecordSeat
from game.bot_worker import Question
from game.launch import NewGame, Seat
from game.words import say

if TYPE_CHECKING:
    from game.saves import Saves
    from game.settings import Settings

_log = logging.getLogger(__name__)

_DRAWN_SEEDS = 1_000_000


class Session:
    """One game at the table, from :meth:`new` or :meth:`load` to its end."""

    def __init__(self, record: Record, path: Path, game: Game) -> None:
        self.record = record
        self.record_path = path
        self.game = game
        self.seats = tuple(Seat(seat.name, seat.colour, seat.player) for seat in record.seats)
        self.trouble: str | None = None
        """Why the last move could not be written, a sentence; ``None`` while all is well."""

    @classmethod
    def new(cls, game: NewGame, settings: Settings, saves: Saves) -> Session:
        """Deal a new game and write its record. Raises :class:`~engine.SetupError`."""
        seed = random.SystemRandom().randrange(_DRAWN_SEEDS) if game.seed is None else game.seed
        record = Record(
            seats=tuple(RecordSeat(seat.name, seat.colour, seat.player) for seat in game.seats),
            seed=seed,
            edition=game.edition if game.options is None else records.CUSTOM,
            options=game.options,
            new_persons=game.new_persons,
            open_prestige=game.open_prestige,
            table={"open_hands": game.open_hands},
        )
        path = saves.new_path([seat.name for seat in game.seats])
        session = cls(record, path, Game.from_setup(record.setup()))
        session._write()
        return session

    @classmethod
    def load(cls, path: Path) -> Session:
        """Go on with a saved game at exactly the decision it was left at.

        Raises :class:`~engine.RecordError` that names the file, the move and what is wrong.
        """
        record = records.read(path)
        return cls(record, path, record.replay())

    @property
    def open_hands(self) -> bool:
        """Whether all human hands lie open."""
        return self.record.table.get("open_hands") is True

    @property
    def humans(self) -> tuple[str, ...]:
        """The colours that people play, in seat order."""
        return tuple(seat.colour for seat in self.seats if seat.human)

    def seat(self, colour: str) -> Seat:
        """Who sits at a colour. Raises ``KeyError`` for a colour nobody plays."""
        for seat in self.seats:
            if seat.colour == colour:
                return seat
        raise KeyError(colour)

    def name(self, colour: str) -> str:
        """The name of the player of a colour."""
        return self.seat(colour).name

    def view(self, *viewers: str) -> View:
        """What these seats together may know."""
        return self.game.view(*viewers)

    def play(self, move: Move) -> list[Event]:
        """Play a move and write the record; returns what happened.

        Raises :class:`~engine.IllegalMove` and changes nothing then. A record that can't be written is
        told in :attr:`trouble` and tried again with the next move.
        """
        happened = list(self.game.play(move))
        self.record.moves.append(str(move))
        self._write()
        return happened

    def question(self, colour: str) -> Question:
        """What the bot of a seat is asked now.

        Its seed comes from the game's and the number of the move, so a game that was left and resumed
        goes on as if it had not been left.
        """
        seed = (self.record.seed * 1_000_003 + len(self.record.moves)) * 8 + self.game.seats.index(colour)
        return Question(self.seat(colour).player, seed, self.view(colour))

    def _write(self) -> None:
        try:
            records.write(self.record_path, self.record)
            self.trouble = None
        except OSError as error:
            _log.error("%s: not written: %s", self.record_path, error)
            self.trouble = say(
                "table-not-saved", file=str(self.record_path), reason=error.strerror or str(error)
            )
