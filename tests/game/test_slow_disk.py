"""A disk that takes its time holds up the game, but neither frames nor the moves that are made."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pygame import Surface

import engine.record.autosave
import game.settings
from engine.record import record_files, records
from game.app.program import RealTables
from game.decisions.targets import BUTTON
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.settings import Settings, SettingsFile
from game.storage.saves import Saves
from game.table.scene import TableScene
from game.ui import plates
from tests.game.window import Open, Window

pytestmark = pytest.mark.slow_disk


class SlowDisk:
    """Writes nothing until it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self._write = record_files.write_text
        monkeypatch.setattr(engine.record.autosave, "write_text", self.write)

    def write(self, path: Path, text: str) -> None:
        self.free.wait()
        self._write(path, text)


Slow = tuple[Window, TableScene, SlowDisk]


@pytest.fixture
def table(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """A game that has begun, and whose first move is made while the disk sleeps."""
    window = open_window(tables=RealTables(), pace="fast")
    table = window.begin("Anna, bot:random", seed=3)
    while table.context.pending is None or table.context.busy:
        window.advance(1 / 60)
    disk = SlowDisk(monkeypatch)
    window.press("1", wait=0.5)
    yield window, table, disk
    disk.free.set()


def test_what_is_unwritten_is_not_shown_and_frames_go_on(table: Slow) -> None:
    window, scene, disk = table
    made = list(scene.session.record.moves)
    assert made[-1].startswith("blue keep")
    assert records.read(scene.session.record_path).moves == made[:-1]
    assert scene.context.busy
    assert scene.context.animator.act is None
    assert len(scene.context.shown.players["blue"].draft) == 3

    disk.free.set()
    scene.session.keeper.wait_saved()
    window.advance(1 / 30)

    assert records.read(scene.session.record_path).moves == made
    assert scene.context.animator.act is not None


def test_skipping_waits_for_the_disk_too(table: Slow) -> None:
    window, scene, disk = table
    window.press("return")
    assert len(scene.context.shown.players["blue"].draft) == 3
    disk.free.set()
    scene.session.keeper.wait_saved()


@pytest.mark.usefixtures("undrawn")
def test_an_unseen_move_waits_for_the_disk_too(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    moves = (
        *("blue keep blue.carriage", "green keep green.notredame", "blue keep green.bank"),
        *("green keep blue.park", "blue play blue.carriage", "blue drive blue.outer"),
    )
    scene = window.begin("Anna, bot:random", seed=1, moves=moves, rules=1)
    while scene.context.pending is None or scene.context.busy:
        window.advance(1 / 60)
    window.advance(0.1)
    disk = SlowDisk(monkeypatch)
    window.press("right")  # the keys are taken up
    scene.controls.focus_control.focus((BUTTON, "leave"))  # the message stays where it lies
    window.press("return")
    window.press("return")  # the first one warned of the waste
    window.advance(0.2)
    window.press("return")  # skips nothing either
    made, meanwhile = scene.session.record.moves[6:], scene.context.shown.to_move
    disk.free.set()
    scene.session.keeper.wait_saved()
    window.advance(1 / 30)
    assert made == ["blue leave"]
    assert (meanwhile, scene.context.shown.to_move) == (("blue",), ("green",))


def waits(deed: Callable[[], object], disk: SlowDisk) -> bool:
    """Whether a deed is still not done after half a minute, while the disk sleeps; it wakes then."""
    doing = threading.Thread(target=deed, daemon=True)
    doing.start()
    doing.join(30)
    waited = doing.is_alive()
    disk.free.set()
    doing.join()
    return waited


def test_a_second_move_waits_not_for_the_first_write(table: Slow) -> None:
    _, scene, disk = table
    session = scene.session
    made = len(session.record.moves)
    assert not waits(lambda: session.play(session.game.legal_moves()[0]), disk)
    session.keeper.wait_saved()
    assert len(session.record.moves) == made + 1
    assert records.read(session.record_path).moves == session.record.moves


def test_no_changed_table_or_new_game_waits_for_disk(table: Slow) -> None:
    window, scene, disk = table

    def play() -> None:
        scene.session.lay_hands(True)
        RealTables().new(window.app, NewGame(parse_players("Ben, bot:random"), seed=4))

    assert not waits(play, disk)
    scene.session.keeper.wait_saved()
    assert records.read(scene.session.record_path).table["open_hands"] is True


def test_a_table_is_left_when_all_is_written_and_who_waits_is_told(
    table: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, scene, disk = table
    made = list(scene.session.record.moves)
    told: list[str] = []
    draw = plates.draw

    def wake(surface: Surface, sentence: str, unit: float, scale: float) -> None:
        """The disk wakes when the player is told of it, and not before."""
        draw(surface, sentence, unit, scale)
        told.append(sentence)
        disk.free.set()

    monkeypatch.setattr(plates, "draw", wake)
    window.app.go.title()
    assert records.read(scene.session.record_path).moves == made
    assert told[0] == "Saving … The disk is slow."


def test_the_program_ends_when_settings_are_written_and_who_waits_is_told(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, free, told = open_window(), threading.Event(), list[str]()
    write = game.settings._write

    def slow(path: Path, values: Settings) -> None:
        free.wait()
        write(path, values)

    def wake(surface: Surface, sentence: str, unit: float, scale: float) -> None:
        told.append(sentence)
        free.set()

    monkeypatch.setattr(game.settings, "_write", slow)
    monkeypatch.setattr(plates, "draw", wake)
    window.app.change_settings(pace="slow")
    window.app.close()
    assert told[0] == "Saving … The disk is slow."
    assert SettingsFile(window.app.settings_file.path).values.pace == "slow"


def test_undo_help_and_a_move_within_one_write_are_all_on_the_disk_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three changes come while the first text is still being written: the last one is what is kept."""
    session = Session.new(
        NewGame(parse_players("Anna, Ben"), seed=3), Settings(), Saves(tmp_path), beside_frames=True
    )
    session.keeper.save()
    disk = SlowDisk(monkeypatch)
    try:
        session.play(session.game.legal_moves()[0])
        assert session.undo(next(iter(session.undoable())))
        session.note_help("hint")
        session.play(session.game.legal_moves()[-1])
        assert session.record_path.read_text(encoding="utf-8") != records.to_toml(session.record)
    finally:
        disk.free.set()
    session.keeper.wait_saved()
    assert session.record_path.read_text(encoding="utf-8") == records.to_toml(session.record)
