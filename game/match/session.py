"""A running game: the engine's game, its seats, and its record, which is saved after every move."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any
from zlib import crc32

from engine import CUSTOM, RULES, Event, Game, Move, Record, RecordError, View, seeds
from engine.bots.counted_bots import picks_made, seed_at
from engine.quoting import shortened_text
from engine.record import records, undo
from engine.record.autosave import Autosave, sweep
from engine.record.records import Seat as RecordSeat
from game.editions import show_edition
from game.match import handed, help_had
from game.match.bot_process import Question, character_of
from game.match.lesson_progress import KEY as LESSON
from game.match.lesson_progress import Progress
from game.match.memory import STRICT_MEMORY, is_strict
from game.match.options import NewGame
from game.match.perspectives import OPEN_HANDS, hands_open
from game.seats import HUMAN, KNOWN, Seat, fitting, is_bot
from game.settings import Settings
from game.storage import outside, server_folder
from game.storage.challenge import DEAL, SEAT, SEEN, TASK, UNDO, Challenge, Deal, challenge_of, with_help
from game.storage.deals import deal_in
from game.storage.hall_of_fame import HallOfFame
from game.storage.record_keeper import Keeper, RecordKeeper
from game.storage.saves import Saves
from game.storage.spare_copy import left_behind
from game.words import say
from game.words.persons import show_persons


def decor_seed_of(record: Record) -> int:
    """Return the number that decides how the city's houses look and where pieces stand in an area.

    It depends only on open information at the deal, so that nobody can derive the seed from the picture.
    """
    dealt = Game.from_setup(record.setup()).view()
    return crc32(repr((dealt.ring, sorted(dealt.messages.items()), dealt.first, dealt.persons)).encode())


def new_record(game: NewGame) -> Record:
    """Return the record of a new game before its first move; without a seed, one is drawn."""
    seed = seeds.new_seed() if game.seed is None else game.seed
    return Record(
        seats=tuple(RecordSeat(seat.name, seat.colour, seat.player) for seat in game.seats),
        seed=seed,
        edition=game.edition if game.options is None else CUSTOM,
        options=game.options,
        new_persons=game.new_persons,
        open_prestige=game.open_prestige,
        first=game.first,
        moves=list(game.moves),
        table={
            OPEN_HANDS: game.open_hands,
            **({STRICT_MEMORY: True} if game.strict_memory else {}),
            **({LESSON: Progress().entry()} if game.lesson else {}),
            **(game.challenge.entry() if game.challenge else {}),
        },
        rules=RULES if game.rules is None else game.rules,
        secret=seeds.new_secret() if game.seed is None else seeds.secret_of(seed),
        persons=game.persons,
        own_edition=game.own_edition,
    )


def _age(path: Path) -> float:
    """Return how many seconds ago a file was written; 0 if that isn't known."""
    try:
        return max(0.0, time.time() - path.stat().st_mtime)
    except OSError:
        return 0.0


class Session:
    """One game at the table, created by :meth:`new` or :meth:`load`."""

    def __init__(self, record: Record, path: Path, game: Game, keeper: Keeper | None = None) -> None:
        """``keeper`` saves the record; by default a :class:`RecordKeeper` for ``path``."""
        self.record = record
        show_persons(record.persons)
        show_edition(record.own_edition)
        # A file from before records had a secret gets one with the next move.
        record.secret = record.key()
        self.keeper: Keeper = keeper or RecordKeeper(record, Autosave(path))
        self.game = game
        self._sit(map(Seat.of_record, record.seats))
        self.away = 0.0
        """Seconds for which the game had been left when it was loaded."""
        self.beside_frames = False
        """Whether a move is saved in the background; :attr:`keeper` tells whether that is done."""
        self._undone: dict[str, list[str]] = {}
        self._restarted: list[str] | None = None
        self._looked_back = -1
        self._past_others: tuple[int, Mapping[str, int]] = -1, {}
        """The number of moves, and what :meth:`past_others` returns then."""
        self._agreed: tuple[str, int] | None = None
        """Whose choice all agree to undo, and the number of moves at which they did."""
        self._public = game, len(record.moves), game.view()
        """What everybody may know, and the game and the number of moves of which it is the view."""
        self._made: list[undo.Made] | None = None
        """All moves with their events, once somebody has asked what can be undone."""

    @property
    def record_path(self) -> Path:
        """The file that the game is saved in now."""
        return self.keeper.path

    @classmethod
    def new(cls, game: NewGame, settings: Settings, saves: Saves, *, beside_frames: bool = False) -> Session:
        """Deal a new game and save its record. An attempt at a deal of the day enters the hall of fame.

        ``beside_frames``: whether it is saved in the background, as its moves are then; a deal never is.

        A given seed always deals the same game, and its bots draw the same random numbers. Raises
        :class:`~engine.SetupError`, and :class:`~engine.RecordError` for moves that aren't legal.
        """
        record = new_record(game)
        sweep(saves.folder)
        path = saves.new_path([seat.name for seat in game.seats])
        session = cls(record, path, record.replay())
        session.beside_frames = beside_frames
        session._save()
        if isinstance(game.challenge, Deal):
            session.keeper.wait_saved()
            with closing(HallOfFame(saves.folder)) as hall:
                hall.begin_deal(game.challenge, session.record_path.name, time.time())
        return session

    @classmethod
    def load(cls, path: Path, saves: Saves | None = None) -> Session:
        """Load a saved game at the decision where it was left.

        If its file could not be written when it was left, the spare copy is loaded. A game from outside the
        folder of ``saves`` goes on as a copy in it. A game of a server's folder is held until the program
        ends, so that no server goes on with it meanwhile. Raises :class:`~engine.RecordError`, which names
        the file, the move and what is wrong, also for an unknown bot.
        """
        server_folder.take(path)
        # Look at the file before reading it, so that a change in between is noticed.
        autosave, away = Autosave(path), _age(path)
        record = records.read(path)
        if record.own:  # no deal of the day and no task has any
            record.table = {key: told for key, told in record.table.items() if key not in (DEAL, TASK)}
        for seat in record.seats:
            if seat.player != records.HUMAN and not is_bot(seat.player):
                known = ", ".join(KNOWN)
                unknown = RecordError(
                    "bot", name=shortened_text(seat.name), bot=shortened_text(seat.player), known=known
                )
                unknown.path = path
                raise unknown
        from_outside = saves if saves is not None and saves.own_path(path) is None else None
        copy = left_behind(path, record, without=from_outside.folder if from_outside else None)
        if copy is not None:
            record = copy[1]
        if from_outside is not None and not record.finished:
            return cls._take_in(path, record, from_outside)
        keeper = RecordKeeper(record, autosave, copy[0] if copy else None)
        if copy is not None:
            keeper.news = say("saves-copy-taken", copy=str(copy[0]))
        session = cls(record, path, record.replay(), keeper)
        session.away = away
        return session

    @classmethod
    def _take_in(cls, path: Path, record: Record, saves: Saves) -> Session:
        """Go on with a game from outside the folder of ``saves`` as a copy in it."""
        goal, record = outside.take_in(path, record, saves)
        session, away = cls(record, goal, record.replay()), _age(goal if goal.exists() else path)
        session.away = away
        session._save()
        told = say("saves-copy-made", file=str(path), copy=str(session.record_path))
        session.keeper.news = "\n".join(filter(None, (told, session.keeper.news)))
        return session

    @cached_property
    def decor_seed(self) -> int:
        """The :func:`decor_seed_of` the record."""
        return decor_seed_of(self.record)

    @property
    def open_hands(self) -> bool:
        """Whether all human hands are shown openly."""
        return hands_open(self.record)

    def lay_hands(self, is_open: bool) -> None:
        """Show all human hands openly from now on, or hide them, and save the record."""
        self.record.table = {**self.record.table, OPEN_HANDS: is_open}
        self._save()

    def _sit(self, seats: Iterable[Seat]) -> None:
        """Take ``seats``, in order, as those of this game from now on."""
        self.seats = tuple(seats)
        self._by_colour = {seat.colour: seat for seat in self.seats}
        self.humans = tuple(seat.colour for seat in self.seats if seat.human)
        """The colours of the human players, in seat order."""

    def seat(self, colour: str) -> Seat:
        """Return the seat of a colour. Raises ``KeyError`` for a colour that nobody plays."""
        return self._by_colour[colour]

    def name(self, colour: str) -> str:
        """Return the name of the player of a colour. Raises ``KeyError`` like :meth:`seat`."""
        return self.seat(colour).name

    def view(self, *viewers: str) -> View:
        """Return the view of what these seats together may know.

        With bots alone prestige lies open for whoever watches: nobody at the table has a secret to keep.
        """
        game, moves, view = self._public
        if game is not self.game or moves != len(self.record.moves):
            view = self.game.view()
            self._public = self.game, len(self.record.moves), view
        if viewers:
            return self.game.view(*viewers, public=view)
        if self.humans:
            return view
        known = self.game.view(*self.game.seats).players
        players = {
            colour: player._replace(prestige=known[colour].prestige)
            for colour, player in view.players.items()
        }
        return view._replace(players=players)

    def play(self, move: Move) -> list[Event]:
        """Play a move, save the record and return the events.

        Raises :class:`~engine.IllegalMove` and changes nothing in that case. If the record can't be saved,
        :attr:`keeper` says why, a copy is kept in another folder, and the next move tries again. With
        :attr:`beside_frames` the record is still being saved when this returns.
        """
        decision = self.game.decision(move.colour)
        happened = list(self.game.play(move))
        self.record.moves.append(str(move))
        if self._made is not None and decision is not None:
            self._made.append(undo.Made(move.colour, decision.source, tuple(happened)))
        self._looked_back = -1
        self._save()
        return happened

    def _save(self) -> None:
        """Save the record, beside the frames if they go on."""
        self.keeper.begin()
        if not self.beside_frames:
            self.keeper.wait_saved()

    def give_seat(self, colour: str, player: str) -> None:
        """Give a seat to another player, ``"human"`` or the name of a bot, and save the record.

        The seat keeps its name. Raises ``KeyError`` for a colour that nobody plays and ``ValueError`` for an
        unknown player.
        """
        if player != HUMAN and not is_bot(player):
            raise ValueError(f"nobody can play as {player!r}: {HUMAN}, {', '.join(KNOWN)}")
        was_human = self.seat(colour).human
        if self.seat(colour).player == player:
            return
        self._sit(replace(seat, player=player) if seat.colour == colour else seat for seat in self.seats)
        self.record.seats = tuple(
            replace(seat, player=player) if seat.colour == colour else seat for seat in self.record.seats
        )
        self._looked_back, self._past_others = -1, (-1, {})
        self.note_help(SEAT)
        if player != HUMAN and was_human:
            self.record.table[handed.KEY] = handed.with_handed(self.record.table, colour, handed.BOT)
        self._save()

    def hand_over(self, colour: str, name: str) -> None:
        """Note that a person called ``name`` goes on with a seat, and save the record; see :meth:`people`.

        Raises ``KeyError`` for a colour that nobody plays.
        """
        if name != self.people(colour)[-1]:
            self.keep_at_table(handed.KEY, handed.with_handed(self.record.table, colour, name))

    def people(self, colour: str) -> tuple[str, ...]:
        """Return who has played a seat, in order, each once; ``""`` for a bot that took it over.

        Raises ``KeyError`` for a colour that nobody plays.
        """
        return tuple(dict.fromkeys((self.name(colour), *handed.handed(self.record.table, colour))))

    def keep_at_table(self, entry: str, value: Any) -> None:
        """Save a value in the record's table: plain data of the user interface, not of the rules."""
        if self.record.table.get(entry) != value:
            self.record.table[entry] = value
            self._save()

    def again(self) -> NewGame:
        """Return a new game with the same group, colours and rules; names are changed where they must be."""
        record = self.record
        return NewGame(
            fitting(self.seats),
            edition=record.edition if record.options is None else NewGame.edition,
            options=record.options,
            new_persons=record.new_persons,
            open_prestige=record.open_prestige,
            open_hands=self.open_hands,
            strict_memory=is_strict(record),
            persons=record.persons,
            own_edition=record.own_edition,
        )

    # Challenges

    @property
    def challenge(self) -> Challenge | None:
        """The deal of the day or the task that this is, if any."""
        return challenge_of(self.record.table)

    def note_spoiler(self, folder: Path) -> None:
        """Enter in the hall of fame of ``folder`` that a deal is known, if this game is from elsewhere."""
        deal = deal_in(self.record)
        if deal is not None and (deal.spoiler or self.record_path.parent != folder):
            with closing(HallOfFame(folder)) as hall:
                hall.begin_deal(replace(deal, attempt=SEEN), "", time.time())

    def note_help(self, kind: str, colour: str | None = None) -> None:
        """Note that a player has had help, and save the record: of a seat, and in an attempt at a deal.

        ``kind``: see :data:`~game.storage.challenge.HINT`. ``colour``: whose moves it has changed.
        """
        if colour is not None:
            self.keep_at_table(help_had.KEY, help_had.with_help_of(self.record.table, colour, kind))
        deal = self.challenge
        if isinstance(deal, Deal) and kind not in deal.helped:
            for entry, value in with_help(deal, kind).entry().items():
                self.keep_at_table(entry, value)

    # Taking back

    def made(self) -> Sequence[undo.Made]:
        """Return all moves with their events, which are not redacted. Don't change the list."""
        if self._made is None:
            self._made = undo.made(self.record)
        return self._made

    def undoable(self) -> Collection[str]:
        """Return the colours of the people who can undo their last choice, the latest choice first."""
        self._look_back()
        return self._undone

    def can_restart_turn(self) -> bool:
        """Return whether the only person can restart the turn and that undoes more than :meth:`undo`."""
        self._look_back()
        return self._restarted is not None

    def undo(self, colour: str) -> bool:
        """Undo a person's last choice; return whether there was one to undo."""
        self._look_back()
        return self._go_back_to(self._undone.get(colour))

    def start_of_turn(self, colour: str) -> bool:
        """Go back to the start of the turn of the only person; return whether that was possible."""
        self._look_back()
        return self._go_back_to(self._restarted if self.humans == (colour,) else None)

    def past_others(self) -> Mapping[str, int]:
        """Return who may take back the last choice if those who have moved since agree: the moves left."""
        moves = len(self.record.moves)
        if self._past_others[0] != moves:
            found = undo.past_others(self.record, self.made()) if moves and not self.game.over else {}
            self._past_others = moves, found
        return self._past_others[1]

    def agree_past_others(self, colour: str) -> None:
        """Note that all who have moved since a person's last choice agree that it is undone now."""
        self._agreed = colour, len(self.record.moves)

    def undo_past_others(self, colour: str) -> bool:
        """Undo a person's last choice and all moves since, if all have agreed; return whether they had."""
        left = self.past_others().get(colour)
        if left is None or self._agreed != (colour, len(self.record.moves)):
            return False
        return self._go_back_to(self.record.moves[:left])

    def _look_back(self) -> None:
        """Find out what can be undone now. The result is kept until the next move."""
        moves = self.record.moves
        if self._looked_back == len(moves):
            return
        self._looked_back = len(moves)
        self._undone, self._restarted = {}, None
        if not moves or not self.humans or self.game.over:
            return
        made = self.made()
        self._undone = undo.choices(self.record, made)
        if len(self.humans) == 1:
            start = undo.start_of_turn(self.record, made)
            if start is not None and start < (len(moves) - 1 if self._undone else len(moves)):
                self._restarted = moves[:start]

    def _go_back_to(self, moves: list[str] | None) -> bool:
        if moves is None:
            return False
        self.record.moves[:] = moves
        self.game = self.record.replay()
        self._looked_back, self._made, self._past_others, self._agreed = -1, None, (-1, {}), None
        self.note_help(UNDO)
        self._save()
        return True

    # Bots

    def question(self, view: View, bot: str | None = None) -> Question:
        """Return the question for the bot of a seat, from the view of that seat; ``bot`` replaces the bot.

        Its seed comes from the record's secret and the number of the move; in a pass of the draft, the number
        of its first move. So the order of the picks doesn't matter, and a resumed game continues as if it had
        never been left.
        """
        (colour,) = view.viewers
        seed = seed_at(self.record.key(), view, len(self.record.moves))
        seat, timed, picked = self.seat(colour), self.challenge is None, picks_made(view)
        if not timed and picked:
            # What others have picked meanwhile depends on the pace: all pick at once.
            moves = self.record.moves[:-picked]
            view = replace(self.record, moves=moves).replay().view(colour)
        return Question(bot or seat.player, seed, view, character_of(seat.name), self.game.counted(), timed)
