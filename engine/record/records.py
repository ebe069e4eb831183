"""Records: saved games. A record is one TOML file with the setup, the seats and the moves of a game.

Loading a record replays it. Each record states the version of the file format and the rules' number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from engine.content import CUSTOM, DEFAULT_EDITION, EDITIONS
from engine.content.definitions import OPTION_RANGES, Options, OwnEdition, Person
from engine.content.digests import own_content
from engine.errors import EngineError, IllegalMove, MoveTextError, RecordError, SetupError, TomlError
from engine.game import Game
from engine.names import COLOURS
from engine.quoting import shortened, shortened_text
from engine.record.edition_tables import table_of_edition
from engine.record.own_content import edition_of, persons_from
from engine.record.person_tables import table_of
from engine.record.record_files import read_bytes, write_text
from engine.rules.dealing import make_setup
from engine.rules.rng import MAX_SEED, RULES
from engine.rules.state import Setup
from engine.seeds import is_secret, secret_of
from engine.toml import parse
from engine.toml import write as write_entries

FORMAT = 2
"""The newest version of the file format that can be read.

It is written for games with content that wasn't printed, or with persons of their own. All others are 1,
which version 1.0 reads.
"""

HUMAN = "human"

LONGEST = 100
"""The most characters that a file may have for a name, or for a bot."""

_PLAYER = re.compile(r"[a-z0-9_-]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a record: a name, a colour, and ``human`` or the name of a bot."""

    name: str
    colour: str
    player: str = HUMAN


@dataclass(slots=True)
class Record:
    """A saved game: its setup, who plays, and the moves so far as texts."""

    seats: tuple[Seat, ...]
    seed: int
    edition: str = DEFAULT_EDITION
    options: Options | None = None
    """The options of a custom edition; ``None`` for those of ``edition``."""
    new_persons: bool = False
    open_prestige: bool = False
    first: str | None = None
    moves: list[str] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)
    """Data of the user interface that are saved with the game, such as open hands: plain TOML values."""
    rules: int = RULES
    """The rules' number, which decides how the seed shuffles (RULES.md section 12)."""
    content: dict[str, str] | None = None
    """Where the game was played with other content than this program's: the digests that its file holds
    (:mod:`engine.content.digests`). It can't be replayed then."""
    persons: tuple[Person, ...] = ()
    """The game's own persons, beside those of the content files."""
    own_edition: OwnEdition | None = None
    """The edition of one's own that names :attr:`options`, where there is one."""
    label: str = ""
    """The label of the current round (``B3``); set when the record is replayed."""
    finished: bool = False
    """Whether the game is over; set when the record is replayed."""
    secret: str | None = field(default=None, repr=False)
    """The key for the bots' seeds (:mod:`engine.seeds`); ``None`` in old files.

    It never leaves the file: it is in no view, decision, trace or log.
    """

    @property
    def own(self) -> bool:
        """Whether the game has persons or an edition of one's own: it isn't rated, and is no deal or task."""
        return bool(self.persons) or self.own_edition is not None

    @classmethod
    def of(
        cls, game: Game, seats: Sequence[Seat] | None = None, own_edition: OwnEdition | None = None
    ) -> Record:
        """Return the record of a game that was dealt, with its moves so far.

        ``seats``: who plays, in seat order; by default humans with the names of their colours.
        ``own_edition``: the edition of one's own by which it is played, as a game knows its options alone.
        Raises ``ValueError`` for a game that began with a position, for a drawn world, for seats of other
        colours, and for an edition with other options.
        """
        setup, moves = game.setup, game.moves
        if moves is None:
            raise ValueError("only a game that was dealt from a seed has a record")
        if seats is None:
            seats = [Seat(colour, colour) for colour in setup.seats]
        if tuple(seat.colour for seat in seats) != setup.seats:
            raise ValueError(f"the seats of the game are {', '.join(setup.seats)}")
        if own_edition is not None and own_edition.options != setup.options:
            raise ValueError(f"the game is not played by the options of {shortened(own_edition.name)}")
        custom = own_edition is not None or setup.edition == CUSTOM
        return cls(
            seats=tuple(seats),
            seed=setup.seed,
            edition=CUSTOM if custom else setup.edition,
            options=setup.options if custom else None,
            new_persons=setup.new_persons,
            open_prestige=setup.open_prestige,
            first=setup.first,
            moves=[str(move) for move in moves],
            rules=setup.rules,
            persons=setup.persons,
            own_edition=own_edition,
            label=game.view().label,
            finished=game.over,
        )

    def setup(self) -> Setup:
        """Return the setup of the game. Raises :class:`~engine.errors.RecordError`."""
        if self.content is not None:
            own = own_content(self.new_persons)
            parts = [part for part in {**self.content, **own} if self.content.get(part) != own.get(part)]
            raise RecordError("content", parts=shortened_text(", ".join(sorted(parts))))
        try:
            return make_setup(
                [seat.colour for seat in self.seats],
                self.seed,
                self.edition,
                self.options,
                self.new_persons,
                self.open_prestige,
                self.first,
                self.rules,
                self.persons,
            )
        except SetupError as error:
            raise _setup_error(self, error) from error

    def key(self) -> str:
        """Return the secret, or if there is none the one made from the seed."""
        return secret_of(self.seed) if self.secret is None else self.secret

    def games(self) -> Iterator[tuple[Game, str | None]]:
        """Yield the game before each move with that move; at last the game as it stands with ``None``.

        It is always the same game object: copy it to keep it. Raises :class:`~engine.errors.RecordError`,
        which names the move number (from 1), for an illegal move.
        """
        game = Game.from_setup(self.setup())
        for number, text in enumerate(self.moves, 1):
            yield game, text
            try:
                game.play(text)
            except EngineError as error:
                raise _move_error(game, number, text, error) from error
        yield game, None

    def replay(self) -> Game:
        """Return the game after all moves. Raises :class:`~engine.errors.RecordError`."""
        *_, (game, _) = self.games()
        return game


def write(path: Path, record: Record) -> None:
    """Write a record as :func:`~engine.record.record_files.write_bytes` writes. Raises ``OSError``."""
    write_text(path, to_toml(record))


def read(path: Path) -> Record:
    """Read a record from a file and replay it once.

    Raises :class:`~engine.errors.RecordError`, which names the file, the move number if there is one, and
    what is wrong.
    """
    try:
        record = from_toml(_text_of(path))
        game = record.replay()
    except RecordError as error:
        error.path = path
        raise
    record.label, record.finished = game.view().label, game.over
    return record


def _text_of(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("encoding", byte=error.start) from error


def salvage(path: Path) -> tuple[Record, RecordError | None]:
    """Read as much of a damaged record as possible; return it and what is wrong with the file.

    The record ends with the last legal move before the damage. The error is ``None`` for a sound file. The
    file is not changed. Raises :class:`~engine.errors.RecordError` if not even the setup can be read.
    """
    try:
        record, problem = _readable_part(path)
        game = Game.from_setup(record.setup())
    except RecordError as error:
        error.path, error.lost = path, error.reason != "content"
        raise
    for number, text in enumerate(record.moves, 1):
        try:
            game.play(text)
        except EngineError as error:
            problem = _move_error(game, number, text, error)
            record.moves = record.moves[: number - 1]
            break
    record.label, record.finished = game.view().label, game.over
    if problem is not None:
        problem.path, problem.sound = path, len(record.moves)
    return record, problem


def _readable_part(path: Path) -> tuple[Record, RecordError | None]:
    """Return the record up to the first unreadable move, and the error; it is not replayed yet."""
    try:
        return from_toml(_text_of(path)), None
    except RecordError as error:
        text = read_bytes(path).decode("utf-8-sig", "replace").replace("\r\n", "\n")
        head, begun, rest = text.partition("\nmoves = [\n")
        moves: list[str] = []
        for line in rest.split("\n"):
            if not re.fullmatch(r'\s*"[a-z0-9 .+]*",\s*', line):
                break
            moves.append(line)
        if not begun:
            raise
        # The game can do without a damaged secret: the one made from the seed is used.
        head = re.sub(r'(?m)^secret = (?!"[0-9a-f]{32}"$).*\n?', "", head)
        return from_toml("\n".join([head, "moves = [", *moves, "]", ""])), error


def _setup_error(record: Record, error: EngineError) -> RecordError:
    """Return the error for a record whose setup is invalid."""
    colours = [seat.colour for seat in record.seats]
    detail = str(error)
    if not 2 <= len(colours) <= len(COLOURS):
        return RecordError("players", players=len(colours), most=len(COLOURS), detail=detail)
    if len(set(colours)) < len(colours):
        return RecordError("same-colour", detail=detail)
    if record.first is not None and record.first not in colours:
        return RecordError("first", first=shortened(record.first), detail=detail)
    return RecordError("setup", detail=detail)


def _move_error(game: Game, number: int, text: str, error: EngineError) -> RecordError:
    """Return the error for move ``number`` (from 1) of a record, which can't be played."""
    reason = "move-after-end" if game.over else "move-illegal"
    if isinstance(error, MoveTextError):
        reason = "move-text"
    wrong = RecordError(reason, number=number, move=shortened(text), detail=str(error))
    if isinstance(error, IllegalMove):
        wrong.options = error.options
    return wrong


def to_toml(record: Record) -> str:
    """Return the TOML text of a record; the inverse of :func:`from_toml`."""
    content = own_content(record.new_persons) if record.content is None else record.content
    entries = {
        "format": FORMAT if content or record.persons else 1,
        "rules": record.rules,
        "edition": record.edition,
        "new_persons": record.new_persons,
        "open_prestige": record.open_prestige,
        "seed": record.seed,
        "secret": record.secret,
        "first": record.first,
        "options": record.options and record.options._asdict(),
        "own_edition": record.own_edition and table_of_edition(record.own_edition),
        "content": content or None,
        "table": record.table or None,
        **({"persons": map(table_of, record.persons)} if record.persons else {}),
        "seats": [{"name": one.name, "colour": one.colour, "player": one.player} for one in record.seats],
        "moves": record.moves,
    }
    return write_entries(entries, rows=("persons", "seats", "moves"))


def from_toml(text: str) -> Record:
    """Parse a record from TOML. Its moves are not checked.

    Raises :class:`~engine.errors.RecordError`, which says which entry is wrong.
    """
    try:
        data = parse(text)
    except TomlError as error:
        raise RecordError(error.reason, **error.facts) from error
    for key, newest in (("format", FORMAT), ("rules", RULES)):
        version = _entry(data, key, int, None)
        if version > newest:
            raise RecordError("newer", entry=key, version=version, newest=newest)
        if version < 1:
            raise RecordError("version", entry=key, version=version)
    seats = tuple(_seat(seat, number) for number, seat in enumerate(_entry(data, "seats", list, None), 1))
    moves = _entry(data, "moves", list, None)
    for number, move in enumerate(moves, 1):
        if not isinstance(move, str):
            raise RecordError("move", number=number, value=shortened(move))
    edition = _entry(data, "edition", str, None)
    options = _options(data, edition)
    seed = _entry(data, "seed", int, None)
    if not 0 <= seed <= MAX_SEED:
        raise RecordError("seed", seed=seed, most=MAX_SEED)
    new_persons = _entry(data, "new_persons", bool, False)
    return Record(
        seats=seats,
        seed=seed,
        edition=edition,
        options=options,
        new_persons=new_persons,
        open_prestige=_entry(data, "open_prestige", bool, False),
        first=_entry(data, "first", str, None) if "first" in data else None,
        moves=moves,
        table=_plain(_entry(data, "table", dict, {})),
        rules=data["rules"],
        content=_content(data, new_persons),
        persons=persons_from(_entry(data, "persons", list, [])),
        own_edition=edition_of(_entry(data, "own_edition", dict, {}), options),
        secret=_secret(data),
    )


_DEEPEST = 8


def _plain(value: Any, depth: int = 0) -> Any:
    """Return the value unless it is nested too deep."""
    if depth > _DEEPEST:
        raise RecordError("table-deep")
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            _plain(item, depth + 1)
    return value


def _entry(data: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
    """Return an entry of the right type. Without a default it must be there."""
    if key not in data:
        if default is None:
            raise RecordError("entry", entry=key)
        return default
    value = data[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(f"entry-{_KINDS[kind]}", entry=key, value=shortened(value))
    return value


_KINDS: dict[type, str] = {
    int: "integer",
    str: "text",
    bool: "flag",
    list: "list",
    dict: "table",
}


def _seat(data: Any, number: int) -> Seat:
    if not isinstance(data, dict):
        raise RecordError("seat", number=number, value=shortened(data))
    seat = Seat(*(_entry(data, entry.name, str, None) for entry in fields(Seat)))
    if seat.colour not in COLOURS:
        raise RecordError("seat-colour", number=number, colour=shortened(seat.colour))
    for entry, text in (("name", seat.name), ("player", seat.player)):
        if len(text) > LONGEST:
            raise RecordError("seat-long", number=number, entry=entry, length=len(text), most=LONGEST)
    if not _PLAYER.fullmatch(seat.player):  # an unknown bot may be one of a later version
        raise RecordError("seat-player", number=number, player=shortened(seat.player))
    return seat


def _secret(data: Mapping[str, Any]) -> str | None:
    if "secret" not in data:
        return None
    secret: str = _entry(data, "secret", str, None)
    if not is_secret(secret):
        # Don't quote the value: it may be the real secret with a typing error.
        raise RecordError("secret")
    return secret


def _content(data: Mapping[str, Any], new_persons: bool) -> dict[str, str] | None:
    """Return the digests of a game's content; ``None`` where they are this program's."""
    table = _entry(data, "content", dict, {})
    found = {part: _entry(table, part, str, None) for part in table}
    return None if found == own_content(new_persons) else found


def _options(data: Mapping[str, Any], edition: str) -> Options | None:
    if "options" not in data:
        if edition not in EDITIONS:
            raise RecordError("edition", edition=shortened(edition), known=", ".join(EDITIONS))
        return None
    table = _entry(data, "options", dict, None)
    kinds = {name: int if name in OPTION_RANGES else bool for name in Options._fields}
    for key in table:
        if key not in kinds:
            raise RecordError("option", option=shortened(key))
    return Options(**{name: _entry(table, name, kind, None) for name, kind in kinds.items()})
