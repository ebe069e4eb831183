"""The bots' process: where none can be begun a quick bot stands in, and one that hears nothing is ended."""

import errno
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine import Game, Move
from game.app.program import RealTables
from game.match.bot_process import CONTEXT, LEAVING, LOADING, BotClient, BotProcess, Question, Task
from game.words import languages
from tests.game.loaded import Loaded
from tests.game.window import Open
from tests.programs import ROOT, python

pytestmark = [pytest.mark.bots_apart, pytest.mark.same_pictures]


TROUBLES = (
    OSError(errno.EAGAIN, "Resource temporarily unavailable"),
    OSError(errno.ENOMEM, "Cannot allocate memory"),
    FileNotFoundError(errno.ENOENT, "No such file or directory"),
    MemoryError(),
    RuntimeError("can't start new thread"),
)


def question() -> Question:
    return Question("easy", 3, Game.new(("blue", "red"), 5).view("blue"))


def _never_begins(monkeypatch: pytest.MonkeyPatch, trouble: BaseException) -> None:
    monkeypatch.setattr(CONTEXT.Process, "start", Mock(side_effect=trouble))


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda trouble: type(trouble).__name__)
def test_where_no_process_can_be_begun_a_quick_bot_stands_in(
    monkeypatch: pytest.MonkeyPatch, trouble: BaseException
) -> None:
    _never_begins(monkeypatch, trouble)
    bots, asked = BotProcess(), question()
    bots.wake()
    for _ in range(2):
        bots.ask(asked)
        bots.wait(0.0)
        thought = bots.answer()
        assert thought is not None
        assert (thought.stood_in, thought.unstarted) == (True, True)
        assert thought.move in asked.view.decisions["blue"].options
    bots.close()


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", languages())
def test_the_player_is_told_why_it_stands_in(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    _never_begins(monkeypatch, TROUBLES[0])
    window = open_window(tables=RealTables(), pace="instant", language=language)
    table = window.begin("Anna, bot:easy", seed=3)
    for _ in range(100):
        if table.session.record.moves and "Esmeralda" in table.context.caption:
            break
        window.advance(1 / 60)
    assert table.session.record.moves[-1].startswith("green keep")
    assert "Esmeralda" in table.context.caption
    assert table.context.caption not in (table.session.name("green"), "")
    window.press("h", wait=0.1)


def test_the_game_goes_on_when_the_working_directory_is_gone(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    code = (
        "import os, sys\n"
        f"os.rmdir({str(gone)!r})\n"
        "from tests.game.test_bot_process import BotProcess, question\n"
        "bots = BotProcess()\nbots.wake()\nbots.ask(question())\n"
        "thought = None\n"
        "while thought is None:\n    bots.wait(1)\n    thought = bots.answer(0.1)\n"
        "bots.close()\nprint(thought.stood_in)"
    )
    gone.mkdir()
    done = python("-c", code, cwd=gone, PYTHONPATH=str(ROOT))
    assert done.stdout == "True\n"
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
def test_a_process_that_is_stopped_is_ended_when_somebody_leaves() -> None:
    before = set(multiprocessing.active_children())
    bots = BotProcess()
    bots.ask(question())
    (process,) = set(multiprocessing.active_children()) - before
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    bots.close()
    assert not process.is_alive()
    assert process.exitcode == -signal.SIGKILL


def test_a_process_that_cannot_be_ended_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float | None] = []

    class Deathless:
        def __init__(self, *given: object, **named: object) -> None: ...

        def start(self) -> None: ...

        def is_alive(self) -> bool:
            return True

        def terminate(self) -> None: ...

        def kill(self) -> None: ...

        def join(self, timeout: float | None = None) -> None:
            waits.append(timeout)

    monkeypatch.setattr(CONTEXT, "Process", Deathless)
    client = BotClient()
    client.start()
    client.stop()
    assert waits == [LEAVING]
    assert 2 * LEAVING < 1  # one for the bots and one for hints


def heard(client: BotClient, task: Task) -> object:
    client.ask(task, LOADING)
    while (answer := client.answer(0.0)) is None:
        client.wait(1.0)
    return answer


def _for_the_screen(modules: Iterable[str]) -> list[str]:
    return [name for name in modules if name.split(".")[0] in ("pygame", "pygame_gui", "fluent")] + [
        name for name in modules if name.startswith(("game.words", "game.ui", "game.table", "game.app"))
    ]


def test_where_bots_think_there_are_no_pictures_and_no_words() -> None:
    client = BotClient()
    modules = heard(client, Loaded())
    client.stop()
    assert isinstance(modules, tuple)
    assert "engine.bots" in modules
    assert _for_the_screen(modules) == []


def test_what_the_program_starts_with_brings_none_there_either() -> None:
    code = "import game.__main__, sys\nprint(*sys.modules)"
    found = python("-c", code)
    assert "game.__main__" in found.stdout.split()
    assert _for_the_screen(found.stdout.split()) == []


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this system has no /proc")
def test_where_bots_think_takes_less_than_sixty_megabytes() -> None:
    client = BotClient()
    view = Game.new(("blue", "red", "green", "yellow", "purple"), 5).view("blue")
    assert isinstance(heard(client, Question("hard", 3, view)), Move)
    assert client.pid is not None
    pages = int(Path(f"/proc/{client.pid}/statm").read_text().split()[1])
    client.stop()
    assert pages * os.sysconf("SC_PAGE_SIZE") < 60_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each begins an interpreter of its own")
def test_where_bots_think_is_begun_from_one_server() -> None:
    clients = [BotClient() for _ in range(2)]
    for client in clients:
        heard(client, Loaded())
    parents = {
        Path(f"/proc/{client.pid}/stat").read_text().rpartition(") ")[2].split()[1] for client in clients
    }
    for client in clients:
        client.stop()
    assert len(parents) == 1
    assert parents != {str(os.getpid())}
