"""Stars, first attempts and games without a file: what the hall of fame alone holds outlives all faults."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine import Record
from engine.record import records
from game.storage import pending_writes
from game.storage.challenge import Deal
from game.storage.hall_of_fame import HallOfFame
from game.storage.pending_writes import FILE_NAME
from tests.game.saved import played
from tests.game.window import Window
from tests.programs import python

DAY = date(2026, 11, 22)
STARS = {"alms": 3, "bells": 1, "cloister": 2}


@pytest.fixture(scope="module")
def game() -> Record:
    return played()


@pytest.fixture
def book(tmp_path: Path, game: Record) -> Path:
    """A hall of fame with stars, a first attempt, and a game whose file was deleted."""
    path = tmp_path / "only.toml"
    with closing(HallOfFame(tmp_path)) as hall:
        for task, reached in STARS.items():
            hall.keep_stars(task, reached)
        hall.begin_deal(Deal(DAY, 1, "first"), "first.toml", 1_795_000_000.0)
        records.write(path, game)
        hall.add(path, game)
    path.unlink()
    return tmp_path / FILE_NAME


def _held(folder: Path) -> tuple[dict[str, int], dict[date, str], list[str]]:
    with closing(HallOfFame(folder, patience=0.0)) as hall:
        hall.refresh()
        attempts = {day: attempt.attempt for day, attempt in hall.attempts().items()}
        return hall.stars(), attempts, [game.file for game in hall.games()]


ALL = STARS, {DAY: "first"}, ["only.toml"]


def _told(folder: Path) -> str:
    return "\n".join(pending_writes.take_notices(folder / FILE_NAME))


@contextmanager
def _another_program_writes(book: Path) -> Iterator[None]:
    with closing(sqlite3.connect(book)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        yield
        holder.rollback()


def _stars_on_disk(book: Path) -> dict[str, int]:
    with closing(sqlite3.connect(book)) as database:
        return dict(database.execute("SELECT task, stars FROM stars").fetchall())


def test_the_file_of_a_later_version_is_left_as_it_is_and_said(book: Path) -> None:
    with closing(sqlite3.connect(book)) as later, later:
        later.execute("CREATE TABLE what_comes_later (it TEXT)")
        later.execute("PRAGMA user_version = 2")
    content = book.read_bytes()
    assert _held(book.parent) == ALL
    assert str(book) in _told(book.parent)
    with closing(HallOfFame(book.parent)) as hall:
        hall.keep_stars("alms", 3)
        hall.keep_stars("deaf", 2)
    assert _held(book.parent) == (STARS | {"deaf": 2}, *ALL[1:])
    assert _told(book.parent) == ""  # once is enough
    assert book.read_bytes() == content
    assert list(book.parent.glob("*.broken*")) == []


def _without_its_last_page(content: bytes) -> bytes:
    return content[:-4096]


def _with_a_damaged_head(content: bytes) -> bytes:
    return os.urandom(2000) + content[2000:]


def _with_a_bad_row(content: bytes) -> bytes:
    return content.replace(b"cloister", b"\xff\xfe\xfd\xfcster")


@pytest.mark.parametrize(
    ("damage", "lost"),
    [(_without_its_last_page, set()), (_with_a_damaged_head, set()), (_with_a_bad_row, {"cloister"})],
)
def test_of_a_damaged_file_everything_that_can_be_read_is_kept(
    book: Path, damage: Callable[[bytes], bytes], lost: set[str]
) -> None:
    damaged = damage(book.read_bytes())
    book.write_bytes(damaged)
    stars = {task: reached for task, reached in STARS.items() if task not in lost}
    assert _held(book.parent) == (stars, *ALL[1:])
    aside = book.with_name(f"{FILE_NAME}.broken-1")
    assert aside.read_bytes() == damaged
    assert str(aside) in _told(book.parent)
    assert _stars_on_disk(book) == stars
    assert _held(book.parent) == (stars, *ALL[1:])
    assert _told(book.parent) == ""
    assert sorted(path.name for path in book.parent.iterdir()) == [FILE_NAME, aside.name]


def test_a_damaged_file_on_a_full_disk_is_read_and_left(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged = _with_a_damaged_head(book.read_bytes())
    book.write_bytes(damaged)
    with monkeypatch.context() as patch:
        patch.setattr(
            "engine.record.record_files.write_bytes",
            Mock(side_effect=OSError(errno.ENOSPC, "No space left on device")),
        )
        assert _held(book.parent) == ALL
        with closing(HallOfFame(book.parent)) as hall:
            hall.keep_stars("deaf", 1)
    assert "No space left on device" in _told(book.parent)
    assert book.read_bytes() == damaged
    assert _held(book.parent) == (STARS | {"deaf": 1}, *ALL[1:])
    assert _stars_on_disk(book) == STARS | {"deaf": 1}


def test_what_a_locked_file_does_not_take_is_said_and_written_in_order_later(book: Path) -> None:
    folder = book.parent
    with _another_program_writes(book):
        with closing(HallOfFame(folder, patience=0.0)) as hall:
            hall.keep_stars("deaf", 1)
            assert hall.begin_deal(Deal(DAY.replace(day=23), 1, "second"), "second.toml", 1_795_100_000.0)
        assert "Another program is using it" in _told(folder)
        with closing(HallOfFame(folder, patience=0.0)) as hall:
            assert not hall.begin_deal(Deal(DAY.replace(day=23), 1, "third"), "third.toml", 1_795_100_001.0)
            assert hall.stars() == STARS | {"deaf": 1}
        assert _told(folder) == ""
    held = STARS | {"deaf": 1}, {DAY: "first", DAY.replace(day=23): "second"}, ALL[2]
    assert _held(folder) == held
    assert pending_writes.of(book) == ()
    with _another_program_writes(book):
        assert _held(folder) == held
        assert "Another program is using it" in _told(folder)  # it is news again


def test_a_write_that_fails_in_an_open_hall_of_fame_is_made_before_the_next(book: Path) -> None:
    with closing(HallOfFame(book.parent, patience=0.0)) as hall, closing(HallOfFame(book.parent)) as other:
        with _another_program_writes(book):
            hall.begin_deal(Deal(DAY.replace(day=24), 1, "before"), "before.toml", 1_795_200_000.0)
        other.begin_deal(Deal(DAY.replace(day=24), 1, "after"), "after.toml", 1_795_200_001.0)
        assert other.attempts()[DAY.replace(day=24)].attempt == "before"
        assert pending_writes.of(book) == ()


def test_what_the_file_did_not_take_is_written_while_the_program_goes_on(window: Window) -> None:
    book = window.app.saves.folder / FILE_NAME
    with closing(HallOfFame(book.parent)) as hall:
        hall.keep_stars("alms", 1)
    with _another_program_writes(book):
        with closing(HallOfFame(book.parent, patience=0.0)) as hall:
            hall.keep_stars("alms", 3)
        window.advance(0.1)
        assert window.app.go.telling()
    assert _stars_on_disk(book) == {"alms": 1}
    window.advance(11)
    trying = window.app.retry.trying
    assert trying is not None
    trying.join()
    assert _stars_on_disk(book) == {"alms": 3}


@pytest.mark.parametrize("passed", [True, False])
def test_what_the_file_did_not_take_is_written_at_exit_or_said(passed: bool, window: Window) -> None:
    book = window.app.saves.folder / FILE_NAME
    HallOfFame(book.parent).close()
    with _another_program_writes(book):
        with closing(HallOfFame(book.parent, patience=0.0)) as hall:
            hall.keep_stars("alms", 2)
        if not passed:
            window.app.close()
    if passed:
        window.app.close()
    assert _stars_on_disk(book) == ({"alms": 2} if passed else {})
    lost = f"What was new among past games and stars couldn’t be saved to {book}."
    assert (lost in (window.app.farewell or "")) is not passed


def test_it_is_written_however_the_program_ends(book: Path) -> None:
    program = f"""
import sqlite3
from pathlib import Path
from game.storage.hall_of_fame import HallOfFame
holder = sqlite3.connect({str(book)!r})
holder.execute("BEGIN EXCLUSIVE")
HallOfFame(Path({str(book.parent)!r}), patience=0.0).keep_stars("deaf", 2)
holder.close()
raise SystemError("a crash")
"""
    assert "a crash" in python("-c", program, ends=1).stderr
    assert _stars_on_disk(book) == STARS | {"deaf": 2}


def test_what_is_written_waits_for_the_disk_and_keeps_the_format(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def note(*given: object, **named: object) -> sqlite3.Connection:
        opened.append(connect(*given, **named))  # type: ignore[call-overload]
        return opened[-1]

    monkeypatch.setattr("sqlite3.connect", note)
    with closing(HallOfFame(tmp_path)) as hall:
        hall.keep_stars("alms", 1)
        (full_or_more,) = opened[-1].execute("PRAGMA synchronous").fetchone()
        assert full_or_more >= 2
        assert opened[-1].execute("PRAGMA user_version").fetchone() == (1,)  # version 1.0.0 reads no other
