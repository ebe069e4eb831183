"""An evening with the program itself: pictures, bots, and phones that find their seats again after a kill.

Phones play at random through real sockets, at any pace. After each kill the program is started with
``--continue``; the phones come back to the same address with their tokens, without scanning.
"""

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from engine.record import records
from game.settings import PACES
from tests.crash.ordeal import ROOT, Lost

COLOURS = ("blue", "green", "red")
KEY = "abcd1234efgh56"
PROGRAM = f"""
import sys
from game.phones import service
service.new_key = lambda: "{KEY}"  # the code on the screen can't be scanned here
from game.app.cli import main
sys.exit(main())
"""
PATIENCE = 600.0
"""Seconds that a start of the program, or an answer, may take on a busy machine."""
MOST_MOVES = 30
"""Answers of a round before the kill, at most."""
LONGEST_DELAY = 0.03
"""Seconds between an answer and the kill, at most."""
SIZES = ("640x360", "640x360", "1280x720")


class Phone:
    """One phone: its token, its seat, and which of its moves the program has played."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.token = ""
        self.screen: dict[str, Any] = {}
        self.answered = 0
        self.said = ""
        self.played: list[str] = []
        self.wire: ClientConnection | None = None
        self._open = contextlib.ExitStack()

    def leave(self) -> None:
        """Close the connection, if there is one."""
        self.wire = None
        self._open.close()

    def come(self, address: str) -> None:
        """Connect, with the token if there is one, and read the first screen."""
        self.leave()
        where = f"{address.replace('http', 'ws')}/socket"
        self.wire = self._open.enter_context(connect(where, origin=Origin(address), close_timeout=1))
        self.screen, self.answered, self.said = {}, 0, ""
        self.send({"type": "hello", "key": KEY, "token": self.token})
        end = time.monotonic() + PATIENCE
        while not self.screen:
            self.read(1.0)
            if time.monotonic() > end:
                raise Lost(f"{self.colour} is shown nothing.")

    def send(self, message: dict[str, Any]) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps(message))

    def read(self, seconds: float) -> None:
        """Read what comes within so many seconds."""
        assert self.wire is not None
        with contextlib.suppress(TimeoutError):
            while True:
                frame = json.loads(self.wire.recv(seconds))
                seconds = 0.0
                self.token = frame.get("welcome", {}).get("token", self.token)
                self.screen = frame.get("screen", self.screen)
                ask = self.screen.get("ask")
                if self.said and ask and ask["number"] > self.answered:
                    self.played.append(self.said)
                    self.said = ""

    def choose(self, chance: random.Random) -> bool:
        """Answer at random if anything new is asked."""
        ask = self.screen.get("ask")
        if not ask or ask["answered"] or ask["number"] == self.answered:
            return False
        self.said, self.answered = chance.choice(ask["options"])["move"], ask["number"]
        self.send({"type": "answer", "decision": self.answered, "moves": [self.said]})
        return True


class Evening:
    """A program in a folder of its own, and three phones."""

    def __init__(self, folder: Path, seed: int, window: bool = False) -> None:
        """``window``: whether it is drawn in a real window, on the display in ``DISPLAY``."""
        self.folder, self.chance = folder, random.Random(seed)
        self._driver = "x11" if window else "dummy"
        self.phones = [Phone(colour) for colour in COLOURS]
        self.kills = self.moves = self.games = self.moved = 0
        self.held = False
        """Whether there is a game that the phones sit at."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])

    @contextlib.contextmanager
    def program(self) -> Iterator[subprocess.Popen[bytes]]:
        """The running program, which is killed at the end."""
        start = ["--continue"] if self.held else ["--phones"]
        command = [sys.executable, "-c", PROGRAM, *start, "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--pace", self.chance.choice(PACES), "--size", self.chance.choice(SIZES), "--mute"]
        command += ["--saves", str(self.folder / "saves")]
        command += ["--settings", str(self.folder / "settings.toml"), "--language", "en"]
        homes = {name: str(self.folder) for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
        quiet = {**os.environ, **homes, "SDL_VIDEODRIVER": self._driver, "SDL_AUDIODRIVER": "dummy"}
        with subprocess.Popen(
            command, cwd=ROOT, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as running:
            try:
                yield running
            finally:
                running.send_signal(signal.SIGKILL)

    def round(self) -> None:
        """Start, let the phones come and play, and kill. Raises :class:`Lost`."""
        before = self._record_moves()
        with self.program() as running:
            self._come(running)
            for phone in self.phones:
                if self.held and phone.screen["you"]["colour"] != phone.colour:
                    raise Lost(f"{phone.colour} has lost its seat: {phone.screen['you']}")
            if not self.held:
                self._sit_down()
            self._play(self.chance.randint(1, MOST_MOVES))
            time.sleep(self.chance.random() * LONGEST_DELAY)
        self.kills += 1
        self._compare(before)
        for phone in self.phones:
            phone.leave()

    def _come(self, running: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            if running.poll() is not None or time.monotonic() > end:
                raise Lost(f"The program ended with {running.returncode}, or doesn't listen.")
            try:
                for phone in self.phones:
                    phone.come(f"http://127.0.0.1:{self.port}")
                return
            except (OSError, ConnectionClosed):
                time.sleep(0.05)

    def _sit_down(self) -> None:
        for phone in self.phones:
            phone.send({"type": "join", "name": phone.colour.title(), "colour": phone.colour})
            phone.read(0.5)
        self.phones[0].send({"type": "command", "do": "start"})

    def _play(self, most: int) -> None:
        made, end = 0, time.monotonic() + PATIENCE
        while made < most:
            for phone in self.phones:
                phone.read(0.01)
                made += phone.choose(self.chance)
            if self.phones[0].screen.get("result"):
                self.games += 1
                for phone in self.phones:
                    phone.played.clear()
                self.phones[0].send({"type": "command", "do": "again"})
                while self.phones[0].screen.get("result"):
                    self.phones[0].read(0.1)
                for phone in self.phones:
                    phone.answered, phone.said = 0, ""  # another game numbers its questions anew
            if time.monotonic() > end:
                raise Lost(f"Nobody is asked after {made} moves.")
            if not self.held and self._evening().get("game"):
                self.held = True

    def _compare(self, before: list[str]) -> None:
        moves = self._record_moves()
        missing = Counter(move for phone in self.phones for move in phone.played) - Counter(moves)
        if missing:
            raise Lost(f"{dict(missing)} were shown to phones and are not on the disk.")
        if moves[: len(before)] != before and not self.games > self.moved:
            raise Lost("The moves before the kill aren't those after it.")
        self.moved = self.games
        self.moves += len(moves) - (len(before) if moves[: len(before)] == before else 0)

    def _record_moves(self) -> list[str]:
        path = self._evening().get("game")
        return list(records.read(Path(path)).moves) if path else []

    def _evening(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads((self.folder / "notre-dame" / "phones.json").read_text())
        except (OSError, ValueError):
            return {}
        return found
