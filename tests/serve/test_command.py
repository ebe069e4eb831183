"""The host's command: what it is told, and that nothing waits for it."""

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.arguments import UsageError, command
from game.phones.guest import Guest
from game.serve.command import Command
from game.serve.notices import Notice
from tests.serve.house import Open
from tests.serve.test_notices import begun, look_again

WRITES = """
import json, os, sys
told = {name: text for name, text in os.environ.items() if name.startswith("NOTRE_DAME_NOTICE_")}
number = len(os.listdir(sys.argv[1]))
with open(os.path.join(sys.argv[1], f".{number}"), "w") as file:
    json.dump([sys.argv[2:], told], file)
os.rename(file.name, os.path.join(sys.argv[1], f"{number}.json"))
"""
HANGS = """
import os, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
with open(sys.argv[1] + "/.pids", "w") as file:
    file.write(f"{os.getpid()} {child.pid}")
os.rename(file.name, sys.argv[1] + "/pids")
child.wait()
"""

Build = Callable[..., Command]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "told"
    found.mkdir()
    return found


@pytest.fixture
def build(folder: Path) -> Iterator[Build]:
    made: list[Command] = []

    def build(script: str, *more: str, **settings: float) -> Command:
        arguments = (sys.executable, "-c", script, str(folder), *more)
        made.append(Command(arguments, lambda table: f"https://party.example/{table}", **settings))  # type: ignore[arg-type]
        return made[-1]

    yield build
    for one in made:
        one.close(10.0)


def notice(name: str = "Anna", *others: str, table: str = "abcd1234", language: str = "en") -> Notice:
    guest = Guest(1, "the token", language)
    return Notice(table, (name, *others), "red", name, guest, 1_700_000_000.0)


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def told(folder: Path, count: int) -> list[tuple[list[str], dict[str, str]]]:
    until(lambda: len([*folder.glob("*.json")]) >= count)
    return [tuple(json.loads((folder / f"{number}.json").read_text())) for number in range(count)]


def test_it_is_told_whose_turn_it_is_by_its_environment_alone(build: Build, folder: Path) -> None:
    build(WRITES, "--to", "$NOTRE_DAME_NOTICE_SEAT; touch x")(notice("Anna", "Ben", "Cleo", language="de"))
    ((arguments, environment),) = told(folder, 1)
    assert arguments == ["--to", "$NOTRE_DAME_NOTICE_SEAT; touch x"]  # as they were given, whatever they hold
    assert environment == {
        "NOTRE_DAME_NOTICE_TABLE": "abcd1234",
        "NOTRE_DAME_NOTICE_PLAYERS": "Anna, Ben, Cleo",
        "NOTRE_DAME_NOTICE_SEAT": "Anna",
        "NOTRE_DAME_NOTICE_SINCE": "2023-11-14T22:13:20+00:00",
        "NOTRE_DAME_NOTICE_LANGUAGE": "de",
        "NOTRE_DAME_NOTICE_TEXT": "Du bist dran, Anna: Der Tisch von Anna, Ben und Cleo wartet auf dich.",
        "NOTRE_DAME_NOTICE_LINK": "https://party.example/abcd1234",
    }


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna\nBcc: all@example.com", "Anna Bcc: all@example.com"),
        ("\x00\x1b[2J\r\x07Anna\x85\u2028", "[2J Anna"),
        ("$(reboot) `reboot` ; & | > 'x", "$(reboot) `reboot` ; & | > 'x"),
        ("\u202eannA\ud800", "annA"),
        ("x" * 100_000, "x" * 400),
    ],
)
def test_a_name_can_be_no_more_than_one_line(build: Build, folder: Path, name: str, shown: str) -> None:
    build(WRITES)(notice(name))
    ((_, environment),) = told(folder, 1)
    assert environment["NOTRE_DAME_NOTICE_SEAT"] == environment["NOTRE_DAME_NOTICE_PLAYERS"] == shown
    assert all(text.isprintable() for text in environment.values())
    assert not any("the token" in text for text in environment.values())


def test_one_runs_at_a_time_in_order(build: Build, folder: Path) -> None:
    carrier = build(WRITES)
    tables = [f"table{number:03}" for number in range(5)]
    for table in tables:
        carrier(notice(table=table))
    found = told(folder, 5)
    assert [environment["NOTRE_DAME_NOTICE_TABLE"] for _, environment in found] == tables


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no groups of processes")
def test_what_takes_too_long_is_killed_with_its_children_and_the_next_one_runs(
    build: Build, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "game.serve.command")
    carrier = build(HANGS, limit=1.0)
    carrier(notice())
    until(lambda: "killed after 1 seconds" in caplog.text)
    pids = [int(pid) for pid in (folder / "pids").read_text().split()]
    until(lambda: not any(map(_runs, pids)))
    carrier(notice(table="another1"))
    until(lambda: "another1" in caplog.text)
    assert "Anna" not in caplog.text


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no groups of processes")
def test_the_end_of_the_server_doesnt_wait_for_it(build: Build, folder: Path) -> None:
    carrier = build(HANGS)
    carrier(notice())
    until(lambda: (folder / "pids").exists())
    pids = [int(pid) for pid in (folder / "pids").read_text().split()]
    carrier.close(0.01)
    until(lambda: not any(map(_runs, pids)))


def test_too_many_are_dropped_with_a_line_of_the_log(
    build: Build, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    carrier = build(HANGS, most=2)
    carrier(notice())
    until(lambda: (folder / "pids").exists())
    for number in range(4):
        carrier(notice(table=f"table{number:03}"))
    assert [name for name in ("table000", "table001", "table002", "table003") if name in caplog.text] == [
        "table002",
        "table003",
    ]
    carrier.close(0.01)  # what hangs is not waited for


@pytest.mark.parametrize(
    ("script", "why"), [("import sys; sys.exit(3)", "ended with 3"), (None, "can't be started")]
)
def test_what_fails_is_one_line_of_the_log(
    build: Build, folder: Path, script: str | None, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    carrier = build(script or "")
    if script is None:
        carrier._arguments = [str(folder / "gone")]
    carrier(notice())
    until(lambda: why in caplog.text)
    assert len(caplog.records) == 1
    assert "Anna" not in caplog.text


def test_a_server_runs_it_for_a_turn_and_its_link_holds_no_key(open_house: Open, folder: Path) -> None:
    house = open_house(grace=0.0, notify=(sys.executable, "-c", WRITES, str(folder)))
    anna, ben = begun(house)
    anna.choose(random.Random(1))
    ((_, environment),) = told(folder, 1)
    look_again(house)
    assert environment["NOTRE_DAME_NOTICE_LINK"].endswith(f":{house.port}/{house.opened.table}")
    assert environment["NOTRE_DAME_NOTICE_SEAT"] == "Ben"
    for secret in (house.opened.key, anna.token, ben.token, house.key):
        assert not any(secret in text for text in environment.values())
    house.close()
    assert len([*folder.iterdir()]) == 1


def test_a_command_is_split_once_and_found_before_the_server_starts() -> None:
    shell = command("sh -c 'echo \"$0\"' $HOME;")
    assert shell[1:] == ("-c", 'echo "$0"', "$HOME;")
    assert Path(shell[0]).is_absolute()
    for wrong in ("no-such-program-here", "'", "", "/"):
        with pytest.raises(UsageError, match="--notify"):
            command(wrong)
