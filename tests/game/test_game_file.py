"""A game's file is written beside the frames: in order, whole, and nothing of a move is shown before."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Timer

import pytest

from engine import records
from game.app import RealTables
from game.launch import NewGame, parse_players
from game.saves import Saves
from game.session import Session
from game.settings import Settings
from game.table.scene import TableScene
from tests.game.window import Window

Open = Callable[..., Window]


class SlowDisk:
    """A disk that takes its time: what is to be flushed to it waits for :attr:`ready`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ready: bool = False) -> None:
        self.ready = Event()
        if ready:
            self.ready.set()
        flush = os.fsync

        def wait(handle: int) -> None:
            assert self.ready.wait(60)
            flush(handle)

        monkeypatch.setattr(os, "fsync", wait)


@pytest.fixture
def thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Files are written in a thread, as in the program."""
    with ThreadPoolExecutor(1) as pool:
        monkeypatch.setattr("game.game_file.writer", lambda: pool)
        yield


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session.new(NewGame(parse_players("Anna, Ben"), seed=1), Settings(), Saves(tmp_path / "saves"))


def play(session: Session) -> None:
    session.play(session.game.legal_moves()[0])


@pytest.mark.usefixtures("thread")
def test_a_write_under_way_is_of_the_game_as_it_was_and_the_next_comes_after_it(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.file.waits = False
    disk = SlowDisk(monkeypatch)
    play(session)
    assert not session.file.is_written()
    assert records.read(session.record_path).moves == []
    session.record.moves.append("not played yet")
    disk.ready.set()
    session.file.finish()
    assert session.file.is_written()
    assert records.read(session.record_path).moves == session.record.moves[:1]
    session.record.moves.pop()
    play(session)
    play(session)
    session.file.finish()
    assert records.read(session.record_path).moves == session.record.moves
    assert len(session.record.moves) == 3


@pytest.mark.usefixtures("thread")
def test_what_could_not_be_written_is_told_when_it_is_known(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.file.waits = False

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        play(session)
        session.file.finish()
    assert "No space left" in (session.file.trouble or "")
    session.keep()
    assert session.file.trouble is None
    assert records.read(session.record_path).moves == session.record.moves


def keep_a_card(open_window: Open, disk: SlowDisk) -> TableScene:
    """A table at which the first card has just been kept, and the disk takes its time from now on."""
    window = open_window((960, 540), tables=RealTables())
    window.app.start(NewGame(parse_players("Anna, bot:random"), seed=3))
    table = window.scene
    assert isinstance(table, TableScene)
    while table.reading is None or table.busy or table.top.gliding:
        window.app.advance(1 / 60)
    disk.ready.clear()
    assert table.answering.do(table.reading.press(table.reading.lit[0]))
    return table


@pytest.mark.usefixtures("thread")
def test_nothing_of_a_move_is_shown_before_it_is_on_the_disk_and_frames_go_on(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch, ready=True)
    table = keep_a_card(open_window, disk)
    for _ in range(90):
        table.app.advance(1 / 60)
        assert table.animator.act is None
        assert table.busy
    disk.ready.set()
    table.session.file.finish()
    table.app.advance(1 / 60)
    assert table.animator.act is not None
    assert records.read(table.session.record_path).moves == table.session.record.moves


@pytest.mark.usefixtures("thread")
def test_a_window_that_is_closed_waits_for_the_disk(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch, ready=True)
    table = keep_a_card(open_window, disk)
    Timer(0.0, disk.ready.set).start()
    table.app.close()
    assert records.read(table.session.record_path).moves == table.session.record.moves
    assert table.session.record.moves
