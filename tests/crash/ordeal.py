"""Kills running games with SIGKILL, goes on with them, and compares them with games nobody killed."""

import contextlib
import os
import random
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

from engine import Game, Record, RecordError
from engine.record import records
from engine.record.autosave import ABANDONED, sweep
from engine.record.record_files import UNFINISHED
from engine.record.timeline import Timeline
from tests.crash.victim import straight

ROOT = Path(__file__).resolve().parents[2]

MOST_REPORTS = 24
"""Moves that a game reports before it is killed, at most."""

LONGEST_DELAY = 0.02
"""Seconds between a move's report and the kill, at most: some moves further on, at any point of a write."""


class Lost(AssertionError):  # noqa: N818 - says what happened
    """A kill has cost more than the move in the making; the sentence says where and what."""


@dataclass
class Tally:
    """What came of the kills."""

    kills: int = 0
    games: int = 0
    """Games that came to their end."""
    leftovers: int = 0
    """Kills in the middle of a write, known by the unfinished file that they left."""
    moves: int = 0


class Ordeal:
    """Games in one folder, one after the other, killed again and again."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.tally = Tally()
        self._dice = random.Random(seed)
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        self.seed = seed
        self.path = self.folder / f"game {seed}.toml"
        self.timeline = Timeline(straight(seed))

    def round(self) -> None:
        """Start the game, kill it at a random moment, look at what is on the disk. Raises :class:`Lost`."""
        reports = self._dice.randint(1, MOST_REPORTS)
        told = self._run_and_kill(reports, self._dice.random() * LONGEST_DELAY)
        self.tally.kills += 1
        if told <= 0 and not self.path.exists():
            return  # killed before the first move: there is nothing to be lost
        moves = self._compare(told)
        if moves == len(self.timeline):
            self.tally.games += 1
            self.tally.moves += moves
            self._begin(self.seed + 1)

    def _run_and_kill(self, reports: int, delay: float) -> int:
        """The number of the last move that was reported as written; -1 where none was."""
        command = [sys.executable, "-m", "tests.crash.victim", str(self.path), str(self.seed)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as victim:
            assert victim.stdout is not None
            told = [victim.stdout.readline() for _ in range(reports)]
            # Nothing is waited for here: the game plays on, and is to be hit anywhere.
            with contextlib.suppress(subprocess.TimeoutExpired):
                victim.wait(delay)
            victim.kill()
            told += victim.stdout.readlines()
        numbers = [int(line) for line in told if line.endswith("\n")]
        return numbers[-1] if numbers else -1

    def _compare(self, told: int) -> int:
        """Compare what is on the disk with the straight game; returns its number of moves."""
        try:
            record = records.read(self.path)
        except RecordError as error:
            raise Lost(str(error)) from error
        number = len(record.moves)
        where = f"{self.path} after {number} moves (seed {self.seed})"
        if number < told:
            raise Lost(f"{where}: move {told} was reported as written.")
        if record.moves != self.timeline.record.moves[:number]:
            raise Lost(f"{where}: the moves aren't those of the straight game.")
        if not same(record.replay(), self.timeline.at(number)):
            raise Lost(f"{where}: the state isn't that of the straight game.")
        for leftover in self.folder.glob(f".*{UNFINISHED}"):
            self.tally.leftovers += 1
            long_ago = time.time() - 2 * ABANDONED
            os.utime(leftover, (long_ago, long_ago))
        sweep(self.folder)
        if unswept := [path.name for path in self.folder.iterdir() if path.suffix != ".toml"]:
            raise Lost(f"{self.folder}: {unswept} were left behind.")
        return number


def same(one: Game, other: Game) -> bool:
    """Whether two games stand alike in all that anybody may know of them."""
    return one.view(*one.seats) == other.view(*one.seats) and one.result == other.result


def run(folder: Path, rounds: int, seed: int) -> Tally:
    """That many kills. Raises :class:`Lost` at the first one that cost more than the move in the making."""
    ordeal = Ordeal(folder, seed)
    for _ in range(rounds):
        ordeal.round()
    return ordeal.tally


def table_command(folder: Path, *start: str) -> list[str]:
    """The program itself, with bots at the table and nobody before it."""
    options = ["--pace", "instant", "--mute", "--size", "320x180", "--exit"]
    files = ["--saves", str(folder), "--settings", str(folder / "settings.conf")]
    return [sys.executable, "-m", "game", *start, *options, *files]


def run_table(command: list[str], seconds: float | None) -> bool:
    """Run the program; whether it came to its end before it was killed after so many seconds.

    Raises :class:`Lost` where a process of it goes on living without it.
    """
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    program = subprocess.Popen(
        command,
        cwd=ROOT,
        env=quiet,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        _, complaint = program.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        program.kill()
        # The pipe is at its end when all who hold it are gone, the bots' process too.
        try:
            program.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, 9)
            raise Lost("the bots' process outlives the program that was killed.") from None
        return False
    if program.returncode:
        raise Lost(f"{command} came to a bad end: {complaint.decode(errors='replace')}")
    return True


def straight_table(record: Record) -> Record:
    """The game at the table as it goes when nobody kills anything: what its bots answer, one by one."""
    from game.match.session import Session

    start = replace(record, moves=[])
    session = Session(start, Path(os.devnull), start.replay())
    while not session.game.over:
        move = session.question(session.view(session.game.to_move[0])).think()
        session.game.play(move)
        start.moves.append(str(move))
    return start
