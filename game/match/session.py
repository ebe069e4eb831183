"""A running game: the engine's game, who sits where, and its record on the disk after every move."""

from __future__ import annotations

import logging
from collections.abc import Collection
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any
from zlib import crc32

from engine import CUSTOM, Event, Game, Move, Record, RecordError, View, seeds
from engine.quoting import shortened_text
from engine.record import records, undo
from engine.record.autosave import Autosave, sweep
from engine.record.records import Seat as RecordSeat
from game.file_errors import refusal
from game.match.bot_process import Question, character_of
from game.match.lesson_progress import KEY as LESSON
from game.match.lesson_progress import Progress
from game.match.options import NewGame
from game.seats import BOTS, HUMAN, Seat
from game.settings import Settings
from game.storage.saves import Saves
from game.storage.spare_copy import SpareCopy, left_behind
from game.words import say

_log = logging.getLogger(__name__)

_scribe = ThreadPoolExecutor(1, thread_name_prefix="notre-dame-disk")


def look_of(record: Record) -> int:
    """The number that the city's houses and the places of its pieces come from, the same for each game.

    It comes from what lay open at the deal: from a picture nobody works out the seed.
    """
    dealt = Game.from_setup(record.setup()).view()
    return crc32(repr((dealt.ring, sorted(dealt.messages.items()), dealt.first, dealt.persons)).encode())


class Session:
    """One game at the table, from :meth:`new` or :meth:`load` to its end."""

    def __init__(self, record: Record, path: Path, game: Game, autosave: Autosave | None = None) -> None:
        """``autosave`` writes the file; usually one that knows ``path`` as it is now."""
        self.record = record
        # Files from before records had a secret get it with the next move.
        record.secret = record.key()
        self.game = game
        self.seats = tuple(map(Seat.of_record, record.seats))
        self.trouble: str | None = None
        """Why the last move could not be written, a sentence; ``None`` while all is well."""
        self.news: str | None = None
        """What has become of the file, a sentence; whoever tells it takes it away."""
        self.beside_frames = False
        """Whether moves are written while frames go on; :meth:`settle` tells when they are."""
        self._writing: Future[Path | None] | None = None
        self._autosave = autosave or Autosave(path)
        self._copy = SpareCopy()
        self._undone: dict[str, list[str]] = {}
        self._restarted: list[str] | None = None
        self._looked_back = -1

    @property
    def record_path(self) -> Path:
        """Where the game is kept now."""
        return self._autosave.path

    @classmethod
    def new(cls, game: NewGame, settings: Settings, saves: Saves) -> Session:
        """Deal a new game and write its record. Raises :class:`~engine.SetupError`.

        A seed that was typed in deals the same game with the same bots' numbers again.
        """
        seed = seeds.new_seed() if game.seed is None else game.seed
        record = Record(
            seats=tuple(RecordSeat(seat.name, seat.colour, seat.player) for seat in game.seats),
            seed=seed,
            edition=game.edition if game.options is None else CUSTOM,
            options=game.options,
            new_persons=game.new_persons,
            open_prestige=game.open_prestige,
            table={"open_hands": game.open_hands, **({LESSON: Progress().entry()} if game.lesson else {})},
            secret=seeds.new_secret() if game.seed is None else seeds.secret_of(seed),
        )
        sweep(saves.folder)
        path = saves.new_path([seat.name for seat in game.seats])
        session = cls(record, path, Game.from_setup(record.setup()))
        session._write()
        return session

    @classmethod
    def load(cls, path: Path) -> Session:
        """Go on with a saved game at exactly the decision it was left at.

        Where it was left before its file could be written, it goes on from the copy that was. Raises
        :class:`~engine.RecordError` that names the file, the move and what is wrong; so is a bot that this
        program doesn't know.
        """
        # First what the file is like, then what is in it: a change in between is noticed.
        autosave = Autosave(path)
        record = records.read(path)
        for seat in record.seats:
            if seat.player != records.HUMAN and seat.player not in BOTS:
                known = ", ".join(BOTS)
                unknown = RecordError(
                    "bot", name=shortened_text(seat.name), bot=shortened_text(seat.player), known=known
                )
                unknown.path = path
                raise unknown
        copy = left_behind(path, record)
        if copy is not None:
            record = copy[1]
        session = cls(record, path, record.replay(), autosave)
        if copy is not None:
            session._copy = SpareCopy(copy[0])
            session.news = say("saves-copy-taken", copy=str(copy[0]))
        return session

    @cached_property
    def look(self) -> int:
        """What :func:`look_of` says of the record."""
        return look_of(self.record)

    @property
    def open_hands(self) -> bool:
        """Whether all human hands lie open."""
        return self.record.table.get("open_hands") is True

    def lay_hands(self, is_open: bool) -> None:
        """Let all human hands lie open from now on, or not, and write the record."""
        self.record.table = {**self.record.table, "open_hands": is_open}
        self._write()

    @property
    def humans(self) -> tuple[str, ...]:
        """The colours that people play, in seat order."""
        return tuple(seat.colour for seat in self.seats if seat.human)

    def seat(self, colour: str) -> Seat:
        """Who sits at a colour. Raises ``KeyError`` for a colour nobody plays."""
        return {seat.colour: seat for seat in self.seats}[colour]

    def name(self, colour: str) -> str:
        """The name of the player of a colour."""
        return self.seat(colour).name

    def view(self, *viewers: str) -> View:
        """What these seats together may know."""
        return self.game.view(*viewers)

    def play(self, move: Move) -> list[Event]:
        """Play a move and write the record; returns what happened.

        Raises :class:`~engine.IllegalMove` and changes nothing then. A record that can't be written is
        told in :attr:`trouble`, kept in another folder meanwhile and tried again with the next move.
        With :attr:`beside_frames` it is being written then, and is to be shown when it has been.
        """
        happened = list(self.game.play(move))
        self.record.moves.append(str(move))
        self._looked_back = -1
        self._begin_to_write()
        if not self.beside_frames:
            self.settle()
        return happened

    def give_seat(self, colour: str, player: str) -> None:
        """Let ``player`` play a seat from now on, ``"human"`` or a bot, and write the record.

        The name stays. Raises ``KeyError`` for a colour nobody plays, ``ValueError`` for an unknown player.
        """
        if player != HUMAN and player not in BOTS:
            raise ValueError(f"nobody can play as {player!r}: {HUMAN}, {', '.join(BOTS)}")
        if self.seat(colour).player == player:
            return
        self.seats = tuple(
            replace(seat, player=player) if seat.colour == colour else seat for seat in self.seats
        )
        self.record.seats = tuple(
            replace(seat, player=player) if seat.colour == colour else seat for seat in self.record.seats
        )
        self._looked_back = -1
        self._write()

    def keep_at_table(self, entry: str, value: Any) -> None:
        """Keep something of the table's with the game: plain values, nothing of the rules."""
        if self.record.table.get(entry) != value:
            self.record.table[entry] = value
            self._write()

    # Taking back

    def undoable(self) -> Collection[str]:
        """The people who can take their last choice back now, whoever chose last first."""
        self._look_back()
        return self._undone

    def can_restart_turn(self) -> bool:
        """Whether the only person's turn can begin anew, and that is more than :meth:`undo` takes back."""
        self._look_back()
        return self._restarted is not None

    def undo(self, colour: str) -> bool:
        """Take a person's last choice back; returns whether there was one to take back."""
        self._look_back()
        return self._go_back_to(self._undone.get(colour))

    def start_of_turn(self, colour: str) -> bool:
        """Go back to where a person's turn began, who plays alone; returns whether that could be."""
        self._look_back()
        return self._go_back_to(self._restarted if self.humans == (colour,) else None)

    def _look_back(self) -> None:
        """Work out what can be taken back as the game stands."""
        moves = self.record.moves
        if self._looked_back == len(moves):
            return
        self._looked_back = len(moves)
        self._undone, self._restarted = {}, None
        if not moves or not self.humans or self.game.over:
            return
        self._undone = undo.choices(self.record)
        if len(self.humans) == 1:
            start = undo.start_of_turn(self.record)
            if start is not None and start < (len(moves) - 1 if self._undone else len(moves)):
                self._restarted = moves[:start]

    def _go_back_to(self, moves: list[str] | None) -> bool:
        if moves is None:
            return False
        self.record.moves[:] = moves
        self.game = self.record.replay()
        self._looked_back = -1
        self._write()
        return True

    # Bots and the disk

    def question(self, view: View, bot: str | None = None) -> Question:
        """What the bot of a seat is asked now, by the view of that seat; ``bot`` stands in for its own.

        Its seed comes from the record's secret and the number of the move, in a draft pass of the first
        one: so it doesn't matter who picks first, and a game that was left and resumed goes on as if it
        had not been left.
        """
        (colour,) = view.viewers
        picked = len(view.seats) - len(view.to_move) if view.phase == "draft" else 0
        number = len(self.record.moves) - picked
        seed = seeds.bot_seed(self.record.key(), view.seats.index(colour), number)
        seat = self.seat(colour)
        return Question(bot or seat.player, seed, view, character_of(seat.name))

    def keep(self) -> None:
        """Write the record once more where it isn't on the disk, before the table is left."""
        self.settle()
        if self.trouble is not None or self._autosave.overwritten():
            self._write()

    def settle(self, seconds: float | None = None) -> bool:
        """Wait for the disk, up to so many seconds or as long as it takes; returns whether it is done.

        Where it refused the record, :attr:`trouble` says why from then on.
        """
        if self._writing is None:
            return True
        if not wait((self._writing,), seconds).done:
            return False
        written, self._writing = self._writing, None
        try:
            elsewhere = written.result()
        except OSError as error:
            _log.error("%s: not written: %s", self.record_path, error)
            self._write_copy(refusal(error))
            return True
        self.trouble = None
        self._copy.discard()
        if elsewhere is not None:
            self.news = say("saves-kept-elsewhere", file=str(elsewhere))
        return True

    def _write(self) -> None:
        self._begin_to_write()
        self.settle()

    def _begin_to_write(self) -> None:
        self.settle()
        self._writing = _scribe.submit(self._autosave.write_text, records.to_toml(self.record))

    def _write_copy(self, reason: str) -> None:
        before = self._copy.path
        copy = self._copy.write(self.record, self.record_path)
        told = {"file": str(self.record_path), "reason": reason}
        if copy is None:
            self.trouble = say("saves-not-saved", **told)
            return
        self.trouble = say("saves-kept-aside", **told, copy=str(copy))
        if copy != before:
            self.news = self.trouble
