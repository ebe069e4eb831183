"""The program itself: without pygame, killed at any moment, ended in order."""

import os
import random
import signal
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.record import records
from tests.phones.browser import free_port
from tests.programs import python
from tests.serve.house import Player, play
from tests.serve.program import PROGRAM, Program, begun

KILLS = int(os.environ.get("SERVE_KILLS", "2"))
"""How often the server is killed; CI does it more often beside the suite."""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    programs: list[Program] = []
    port = free_port()

    def build(*more: str) -> Program:
        programs.append(Program(tmp_path / "tables", port, *more))
        return programs[-1]

    yield build
    for program in programs:
        program.process.kill()
        program.process.communicate()


def test_killed_at_any_moment_it_has_lost_nothing_that_anybody_saw(start: Callable[..., Program]) -> None:
    program, chance = start(), random.Random()
    opened, players = begun(program)
    tokens = [player.token for player in players]
    for _ in range(KILLS):
        play(players, chance, chance.randint(1, 12))
        time.sleep(chance.random() * 0.02)  # at any moment, also in the middle of a flush
        program.end(signal.SIGKILL)
        for player in players:
            player.rest()
        shown = max(player.screen["game"]["view"]["round"] for player in players)
        seen = [player.screen["game"] for player in players]
        program = start()
        players = [Player(program.port, opened.table, opened.key, token) for token in tokens]
        for player, colour, before in zip(players, ("red", "blue"), seen, strict=True):
            player.until(lambda player=player: player.screen.get("kind") == "table")  # type: ignore[misc]
            assert player.screen["you"]["colour"] == colour
            assert player.screen["game"]["view"]["round"] >= shown
            own = before["view"]["players"][colour]["played"]
            now = player.screen["game"]["view"]
            assert now["round"] > shown or now["players"][colour]["played"][: len(own)] == own
    moves = play(players, chance, 4)
    assert "everything is written" in program.end()
    assert set(moves) <= set(records.read(program.folder / f"{opened.table}.toml").moves)


def test_it_ends_in_order_with_private_files_and_a_log_without_secrets(start: Callable[..., Program]) -> None:
    program = start()
    opened, players = begun(program)
    play(players, random.Random(2), 5)
    log = program.end()
    assert program.process.returncode == 0
    assert any("starts again" in told for told in players[0].rest().heard["told"])
    assert "listening on port" in log
    assert "a game has begun" in log
    for secret in (opened.key, opened.token, program.key, players[1].token, "Anna", "Ben"):
        assert secret not in log
        assert secret.replace("-", "") not in log
    for path in program.folder.iterdir():
        assert not path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO), path.name
    assert not [*program.folder.glob(".journal-*")]


def test_the_servers_own_link_stays_the_same(start: Callable[..., Program]) -> None:
    program = start()
    program.end()
    assert start().key == program.key


def test_a_second_server_in_the_folder_says_so(start: Callable[..., Program]) -> None:
    ran = python("-c", PROGRAM, "serve", "--tables", start().folder, ends=1)
    assert "another server has the folder" in ran.stderr


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--port", "x"], "--port 'x' should be a number, 1 to 65535."),
        (["--public-url", "party"], "should be like https://party.example."),
        (["--public-url", "https://two-red-rats.trycloudflare.com"], "it gets another name at each start"),
        (["--what"], "--what"),
    ],
)
def test_a_wrong_option_is_one_sentence(wrong: list[str], told: str) -> None:
    ran = python("-c", PROGRAM, "serve", *wrong, ends=2)
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr
