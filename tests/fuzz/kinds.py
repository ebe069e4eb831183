"""What is fed with damaged inputs: everything that reads what others may have written.

A kind takes an input and returns whether it was accepted; a refusal by one of the program's own errors is as
good. Anything else that is raised is a fault.
"""

import contextlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol, TypeGuard, TypeVar

import pygame
import tomli

from engine import ContentError, Game, Move, Record, RecordError, Seat
from engine.bots import review_file
from engine.bots.habit_search import Example, Habit
from engine.bots.habits import Often
from engine.bots.review import Review
from engine.content import CUSTOM, DEFAULT_EDITION, EDITIONS, FOLDER, loading
from engine.errors import NotationError
from engine.notation import decision_from, event_from, to_data, view_from
from engine.record import edition_files, person_files, records
from engine.rules.persons.registry import check_effects
from engine.tasks import Goal, own
from engine.tasks.loading import read_task
from engine.toml import write as to_toml
from game import editions
from game.file_errors import describe
from game.input import bindings
from game.match.help_had import had_help
from game.match.lesson_progress import Progress
from game.match.session import Session
from game.phones.memory import Memory
from game.settings import PACES, TEXT_SCALES, Group, SettingsFile
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_habits import HabitFiles, renewed
from game.storage.saves import Saves
from game.words import languages
from game.words.persons import own_effect, own_title
from tests.fuzz.mutations import LARGEST, Mutator
from tests.fuzz.phone_kind import PhoneKind
from tests.fuzz.serve_kinds import JournalKind, KeyKind, ServedMessageKind, TableKind
from tests.phones.stand_ins import KEY
from tests.played import at_random, played

ROOT = Path(__file__).resolve().parents[2]


class Kind(Protocol):
    """One reader of inputs."""

    name: str
    share: float
    """Its part of all inputs."""

    def make(self, chance: random.Random) -> bytes:
        """Return a damaged input; now and then a valid one."""

    def feed(self, content: bytes) -> bool:
        """Read an input; return whether it was accepted."""

    def close(self) -> None:
        """End what the reader has begun."""


class FileKind:
    """Reads files of TOML or JSON."""

    def __init__(
        self,
        name: str,
        share: float,
        samples: Sequence[bytes],
        read: Callable[[bytes], bool],
        form: str = "toml",
    ) -> None:
        self.name, self.share, self.form = name, share, form
        self._samples, self._read = list(samples), read
        load: Callable[[bytes], Any] = json.loads if form == "json" else _toml
        self._data = [load(sample) for sample in samples]

    def make(self, chance: random.Random) -> bytes:
        mutator, place = Mutator(chance), chance.randrange(len(self._samples))
        match chance.randrange(8):
            case 0:
                return self._samples[place]
            case 1 | 2 | 3 | 4:
                made = _written(mutator.data(self._data[place]), self.form)
                return mutator.text(made, self._samples) if chance.random() < 0.1 else made
            case _:
                return mutator.text(self._samples[place], self._samples)

    def feed(self, content: bytes) -> bool:
        return self._read(content)

    def close(self) -> None:
        pass


def _toml(content: bytes) -> Any:
    return tomli.loads(content.decode())


def _written(data: Any, form: str) -> bytes:
    if form == "json":
        return json.dumps(data).encode()[:LARGEST]
    return to_toml(data).encode("utf-8", "surrogatepass")[:LARGEST] if isinstance(data, dict) else b""


# Saved games


def _played(moves: int, seed: int, **options: Any) -> Record:
    seats = (Seat("Anna", "blue"), Seat("Ben \\ “B”", "red", "quick"), Seat("李", "green"))
    record = Record(seats, seed, table={"open_hands": True, "task": {"name": "alms", "begins": 3}}, **options)
    return played(record, at_random(seed), moves)


def _with_content(moves: int, seed: int) -> Record:
    """A game with persons and an edition of one's own, and all that is kept with games."""
    examples = ROOT / "engine" / "examples"
    found = [person_files.read_person(path).person for path in sorted((examples / "persons").iterdir())]
    persons = [person for person in found if person is not None]
    edition = edition_files.read_edition(examples / "editions" / "family.edition.toml").edition
    assert edition is not None
    record = _played(
        moves,
        seed,
        edition=CUSTOM,
        options=edition.options,
        own_edition=edition,
        persons=tuple(persons[seed : seed + 1]),
    )
    record.table = {
        "lesson": {"on": True, "said": ["welcome"], "read": 3},
        "handed": {"blue": ["", "Clara"]},
        "help": {"blue": ["hint"]},
        "fork": 4,
        "strict_memory": True,
    }
    return record


def _look_at(session: Session) -> None:
    """Ask for what a table is told of a game when it opens."""
    session.undoable()
    session.again()
    Progress.of(session.record.table)
    for seat in session.seats:
        session.people(seat.colour)
        had_help(session.record.table, seat.colour)


def record_kind(folder: Path) -> FileKind:
    """Saved games: listed, opened, imported, repaired."""
    deal = {"deal": {"day": "2026-11-20", "version": 1, "attempt": "ab", "helped": ["hint"]}}
    first = _played(0, 1)
    first.table = deal
    samples = [first, *(_played(moves, seed) for seed, moves in enumerate((4, 4, 9, 9, 20, 60), 2))]
    samples.append(_played(9, 9, edition="bluebear", new_persons=True))
    samples += [_with_content(9, number) for number in range(3)]
    saves = Saves(folder / "records")
    path = saves.folder / "game.toml"

    def read(content: bytes) -> bool:
        path.write_bytes(content)
        saves._known.clear()
        found = saves.inspect(path)
        if found.contents is None:
            assert isinstance(found.error, RecordError), repr(found.error)
            for sentence in (str(found.error), describe(found.error)):
                assert str(path) in sentence
                assert len(sentence) < 1000
            with contextlib.suppress(RecordError):
                record, problem = records.salvage(path)
                assert f"first {len(record.moves)} moves" in str(problem)
                assert records.from_toml(records.to_toml(record)).moves == record.moves
            return False
        assert found.title is not None
        with contextlib.suppress(RecordError):
            session = Session.load(path)
            _look_at(session)
            assert records.from_toml(records.to_toml(session.record)).setup() == session.record.setup()
        return True

    return FileKind("records", 0.22, [records.to_toml(record).encode() for record in samples], read)


# Settings


def settings_kind(folder: Path) -> FileKind:
    """The settings file, with bindings and the last group."""
    path = folder / "settings" / "settings.toml"
    path.parent.mkdir()
    file = SettingsFile(path, bindings.check)
    file.change(pace="fast", bindings={"select": ("return", "pad a"), "undo": ("u", "shift+z")})
    samples = [path.read_bytes()]
    file.change(group=Group(options={"may_decline": True}, new_persons=True), language="ja", size=(640, 360))
    samples.append(path.read_bytes())

    def read(content: bytes) -> bool:
        for other in path.parent.iterdir():
            other.unlink()
        path.write_bytes(content)
        found = SettingsFile(path, bindings.check)
        values, aside = found.values, list(path.parent.glob(f"{path.name}.broken-*"))
        assert len(found.notices) == len(aside) <= 1
        for kept, notice in zip(aside, found.notices, strict=True):
            assert kept.read_bytes() == content
            assert str(kept) in notice
            assert len(notice) < 2000
        assert values.pace in PACES
        assert values.text_scale in TEXT_SCALES
        assert values.language in languages()
        assert 0 <= values.effects_volume <= 1
        assert all(type(side) is int and side > 0 for side in values.size)
        assert 2 <= len(values.group.seats) <= 5
        right = not found.notices
        found.change(muted=not values.muted)
        again = SettingsFile(path, bindings.check)
        assert (again.notices, again.values) == ([], replace(values, muted=not values.muted))
        return right

    return FileKind("settings", 0.18, samples, read)


# Tasks and content


def task_kind(folder: Path) -> FileKind:
    """Tasks: short ones, and two real ones."""
    path = folder / "task.toml"
    short = records.to_toml(Record((Seat("Anna", "blue"), Seat("Ben", "red", "quick")), 3))
    goals = (
        'counts = "prestige"\nstars = [40, 48, 55]\nwin = true\nwithout = ["park"]\nrat = 3\n',
        'counts = "coins"\nstars = [1]\nno_plague = true\neverywhere = false\n',
    )
    samples = [f"order = 3\n{short}[goal]\n{goal}".encode() for goal in goals] * 6
    samples += [(ROOT / "engine" / "tasks" / f"{name}.toml").read_bytes() for name in ("alms", "no-park")]

    def read(content: bytes) -> bool:
        path.write_bytes(content)
        try:
            read_task(path)
        except ContentError:
            return False
        return True

    return FileKind("tasks", 0.12, samples, read)


def own_task_kind(folder: Path) -> FileKind:
    """Tasks of one's own, as friends send them."""
    path = folder / "own task.toml"
    goals = (Goal("prestige", (40, 48, 55)), Goal("lead", (-9, 0, 9)), Goal("gain", (7,)))
    samples = [
        own.to_toml(own.make_task(_played(moves, 3), moves, "green", goal, "“Mine” \\ 李")).encode()
        for moves in (0, 9, 30)
        for goal in goals
    ]

    def read(content: bytes) -> bool:
        path.write_bytes(content)
        said = ""
        try:
            task = own.read_own_task(path)
        except ContentError as error:
            said = str(error)
        if said:
            assert len(said) < 1000
            return False
        path.write_text(own.to_toml(task), encoding="utf-8")
        assert own.read_own_task(path).name == task.name
        return True

    return FileKind("own tasks", 0.06, samples, read)


T = TypeVar("T")
TWO = (Seat("Anna", "blue"), Seat("Ben", "red"))


def _is_right(found: T | None, path: Path, problems: Sequence[str]) -> TypeGuard[T]:
    """Whether a file of one's own was read; what it lacks otherwise is told in sentences."""
    assert (found is None) == bool(problems)
    assert all(said.startswith(str(path)) and len(said) < 1000 and said.isprintable() for said in problems)
    return found is not None


def own_person_kind(folder: Path) -> FileKind:
    """Files of persons of one's own, as friends send them; right ones are dealt, saved and told in words."""
    path = folder / f"friend{person_files.SUFFIX}"
    examples = sorted((ROOT / "engine" / "examples" / "persons").glob(f"*{person_files.SUFFIX}"))
    samples = [example.read_bytes() for example in examples]
    samples.append(b'letter = "C"\nrats = 3\neffect = "strong_sectors"\nprestige = 5\ninfluence = 1\n')

    def read(content: bytes) -> bool:
        path.write_bytes(content)
        file = person_files.read_person(path)
        person = file.person
        if not _is_right(person, path, file.problems):
            return False
        record = Record(TWO, 3, persons=(person,))
        assert records.from_toml(records.to_toml(record)).persons == (person,)
        record.replay()
        assert own_title(person)
        own_effect(person, EDITIONS[DEFAULT_EDITION])
        return True

    return FileKind("own persons", 0.06, samples, read)


def own_edition_kind(folder: Path) -> FileKind:
    """Files of editions of one's own; right ones are dealt, saved and named."""
    path = folder / f"friend{edition_files.SUFFIX}"
    example = ROOT / "engine" / "examples" / "editions" / "family.edition.toml"
    short = b"may_decline = true\nmessage_cube_prestige = 4\nnames = { en = 'Short', de = 'Kurz' }\n"

    def read(content: bytes) -> bool:
        path.write_bytes(content)
        file = edition_files.read_edition(path)
        edition = file.edition
        if not _is_right(edition, path, file.problems):
            return False
        record = Record(TWO, 3, CUSTOM, edition.options, own_edition=edition)
        assert records.from_toml(records.to_toml(record)).own_edition == edition
        record.replay()
        assert editions.own_title(edition)
        editions.own_text(edition)
        return True

    return FileKind("own editions", 0.03, [example.read_bytes(), short], read)


def content_kinds(folder: Path) -> Iterator[FileKind]:
    """The four files of content."""
    readers: dict[str, Callable[[Path], object]] = {
        "editions": loading.read_editions,
        "numbers": loading.read_numbers,
        "persons": lambda path: check_effects(loading.read_persons(path), path),
        "streets": loading.read_streets,
    }
    for name, reader in readers.items():
        path = folder / f"{name}.toml"

        def read(content: bytes, path: Path = path, reader: Callable[[Path], object] = reader) -> bool:
            path.write_bytes(content)
            try:
                reader(path)
            except ContentError:
                return False
            return True

        share = 0.01 if name == "persons" else 0.02
        yield FileKind(f"content {name}", share, [(FOLDER / f"{name}.toml").read_bytes()], read)


# What phones, other programs and kept files say


def notation_kind() -> FileKind:
    """Views, decisions and events from other machines."""
    record = _played(20, 5)
    game = Game.from_setup(record.setup())
    things: list[Any] = []
    for move in record.moves:
        things += [*game.play(move)[:3], *(game.decision(seat) for seat in game.to_move[:1])]
    samples = [json.dumps(to_data(thing)).encode() for thing in things]
    samples += [json.dumps(to_data(game.view(*seats))).encode() for seats in ((), ("blue",))] * 5

    def read(content: bytes) -> bool:
        try:
            data = json.loads(content)
        except (ValueError, RecursionError):
            return False
        for reader in (view_from, decision_from, event_from):
            with contextlib.suppress(NotationError):
                assert to_data(reader(data))
                return True
        return False

    return FileKind("notation", 0.2, samples, read, "json")


def memory_kind(folder: Path) -> FileKind:
    """What is kept of an evening with phones."""
    path = folder / "phones.json"
    guests = [
        {"token": "t" * 40, "name": "Anna", "colour": "blue", "language": "de"},
        {"token": "u" * 40, "name": "", "colour": None, "language": "en"},
    ]
    sample = json.dumps({"key": KEY, "port": 8123, "game": "/x/y.toml", "guests": guests}).encode()

    def read(content: bytes) -> bool:
        path.write_bytes(content)
        return Memory(path).recall() is not None

    return FileKind("evenings", 0.04, [sample], read, "json")


def habit_kind(folder: Path) -> FileKind:
    """Kept habits of a person."""
    files = HabitFiles(folder / "habits")
    often = Often("hires", 14, 36, 0.6, 0.0)
    moves = Move.parse("blue hire minstrels"), Move.parse("blue pass")
    examples = tuple(Example(0, number, "A2", *moves, 4.5, 1.25) for number in (7, 9))
    files.write("Anna", renewed(None, ("a", "b"), (often,), (Habit(often, examples),)))
    path = files.path("Anna")

    def read(content: bytes) -> bool:
        path.write_bytes(content)
        return files.read("Anna") is not None

    return FileKind("habits", 0.02, [path.read_bytes()], read, "json")


def review_kind() -> FileKind:
    """Kept reviews of finished games."""
    record = records.read(ROOT / "saves" / "samples" / "three-bots-finished.toml")
    result = record.replay().result
    assert result is not None
    curve = {colour: [20.5] * 9 + [float(prestige)] for colour, prestige in result.prestige.items()}
    sample = json.dumps({"version": review_file.VERSION, "curve": curve, "claims": []}).encode()
    review = Review(record)

    def read(content: bytes) -> bool:
        try:
            review_file.restore(review, content.decode("utf-8", "replace"))
        except ValueError:  # as it says
            return False
        return True

    return FileKind("reviews", 0.02, [sample], read, "json")


class HallKind:
    """The database of past games, which is mended when it is damaged; the damaged file stays."""

    name, share = "hall of fame", 0.002

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "hall"
        self._folder.mkdir()
        records.write(self._folder / "a.toml", _played(10_000, 4))
        with contextlib.closing(HallOfFame(self._folder)) as hall:
            hall.refresh()
        self._path = next(self._folder.glob("*.sqlite"))
        self._sample = self._path.read_bytes()

    def make(self, chance: random.Random) -> bytes:
        return Mutator(chance).text(self._sample, [self._sample])

    def feed(self, content: bytes) -> bool:
        for other in self._folder.glob("book*"):
            other.unlink()
        self._path.write_bytes(content)
        with contextlib.closing(HallOfFame(self._folder)) as hall:
            hall.refresh()
            return len(hall.games()) == 1

    def close(self) -> None:
        pass


def kinds(folder: Path) -> list[Kind]:
    """Return all kinds; what they write is in ``folder``."""
    pygame.display.init()  # it knows the names of keys
    return [
        record_kind(folder),
        settings_kind(folder),
        PhoneKind(folder),
        task_kind(folder),
        own_task_kind(folder),
        own_person_kind(folder),
        own_edition_kind(folder),
        *content_kinds(folder),
        notation_kind(),
        memory_kind(folder),
        review_kind(),
        habit_kind(folder),
        HallKind(folder),
        TableKind(folder),
        ServedMessageKind(folder),
        JournalKind(folder),
        KeyKind(folder),
    ]
