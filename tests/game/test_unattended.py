"""With ``--exit`` nobody is there: no notice is waited for, and what is wrong is printed at the end."""

import os
import time
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine import Record
from engine.record import records
from game.app.program import RealTables
from game.match.options import Launch, NewGame, PhonesWanted, bots_only
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from tests.game.saved import played, put
from tests.game.window import Open, Window
from tests.programs import python

PHONES = PhonesWanted(open=True, host="127.0.0.1")


@pytest.fixture(scope="module")
def nearly_over() -> Record:
    """A game of bots before its last moves."""
    record = played(("Quasimodo", "Gringoire"), bots=2)
    return replace(record, moves=record.moves[:-3])


def _run(window: Window, launch: Launch) -> tuple[int, str]:
    """Start with ``launch``; the exit code and what is printed. Fails if the program waits for somebody."""
    window.app.open_with(launch)
    for _ in range(1200):
        if not window.app.running:
            return window.app.run(), window.app.farewell or ""
        window.advance(1 / 60)
    raise AssertionError(f"it waits at {window.scene}")


@pytest.mark.parametrize("phones", [PhonesWanted(), PHONES], ids=["alone", "with phones"])
@pytest.mark.parametrize("start", ["load", "continue"])
def test_a_game_of_bots_goes_on_past_every_notice(
    open_window: Open, tmp_path: Path, nearly_over: Record, start: str, phones: PhonesWanted
) -> None:
    path = put(tmp_path, "bots", nearly_over)  # left long ago
    window = open_window(tables=RealTables(), pace="instant", title=False, exit_when_over=True)
    window.app.notice("Something to read.")
    launch = Launch(load=path, phones=phones) if start == "load" else Launch(resume=True, phones=phones)
    code, told = _run(window, launch)
    assert code == 0
    assert "Quasimodo" in told
    assert "Something to read." in told


def test_a_game_of_bots_from_elsewhere_says_at_the_end_where_it_went(
    open_window: Open, tmp_path: Path, nearly_over: Record
) -> None:
    path = tmp_path / "elsewhere.toml"
    records.write(path, nearly_over)
    os.utime(path, (time.time(), time.time()))
    window = open_window(tables=RealTables(), pace="instant", title=False, exit_when_over=True)
    code, told = _run(window, Launch(load=path))
    assert code == 0
    assert str(window.app.saves.folder / path.name) in told
    assert records.read(window.app.saves.folder / path.name).finished


@pytest.mark.parametrize("phones", [PhonesWanted(), PHONES], ids=["alone", "with phones"])
def test_with_nothing_to_continue_it_says_so_and_fails(open_window: Open, phones: PhonesWanted) -> None:
    window = open_window(tables=RealTables(), title=False, exit_when_over=True)
    told = "There is no unfinished game to continue."
    assert _run(window, Launch(resume=True, phones=phones)) == (1, told)


def test_a_game_that_cannot_be_read_is_said_and_fails(open_window: Open, tmp_path: Path) -> None:
    path = put(tmp_path, "damaged", "moves = [")
    window = open_window(tables=RealTables(), title=False, exit_when_over=True)
    code, told = _run(window, Launch(load=path))
    assert code == 1
    assert told.startswith("This game can’t be opened:")


def test_whoever_plays_reads_the_notices(open_window: Open, tmp_path: Path) -> None:
    path = put(tmp_path, "people", played(("Anna", "Zoé"), 20))
    window = open_window(tables=RealTables(), pace="instant", title=False, exit_when_over=True)
    window.app.notice("Something to read.")
    window.app.open_with(Launch(load=path))
    window.advance(0.1)
    assert isinstance(window.scene, NoticeScene)
    assert isinstance(window.app.scenes[-2], TableScene)


def test_a_game_that_can_be_saved_nowhere_ends_with_a_word_and_fails(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tables=RealTables(), pace="instant", title=False, exit_when_over=True)
    monkeypatch.setattr(
        "engine.record.record_files.write_bytes", Mock(side_effect=OSError(27, "File too large"))
    )
    code, told = _run(window, Launch(new=NewGame(bots_only(2), seed=3)))
    assert code == 1
    assert "The game couldn’t be saved to" in told
    assert "nor anywhere else" in told


@pytest.mark.skipif(os.name == "nt", reason="the system has no such limit")
@pytest.mark.parametrize(
    ("language", "words"), [("de", "zu viele Dateien sind offen"), ("ja", "開いているファイルが多すぎます")]
)
def test_too_many_files_are_told_in_the_players_language(tmp_path: Path, language: str, words: str) -> None:
    program = f"""
import os, resource, sys
from game import words
from game.app import cli, start
def use_up(launch, log_file):
    words.set_language(launch.language)
    resource.setrlimit(resource.RLIMIT_NOFILE, (24, 24))
    while True:
        os.open(os.devnull, os.O_RDONLY)
start.make_app = use_up
sys.exit(cli.main(["--language", {language!r}]))
"""
    done = python("-c", program, ends=1, XDG_STATE_HOME=str(tmp_path), PYTHONIOENCODING="utf-8")
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
