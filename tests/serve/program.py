"""The server as a program of its own, without pygame."""

import signal
import subprocess
import sys
from pathlib import Path

from tests.serve.house import Opened, Player

ROOT = Path(__file__).parents[2]

PROGRAM = """
import sys
sys.modules['pygame'] = sys.modules['pygame_gui'] = None  # importing them raises
sys.argv[0] = 'notre-dame'
from game.__main__ import main
sys.exit(main())
"""


class Program:
    """The server's process."""

    def __init__(self, folder: Path, port: int, *more: str) -> None:
        self.folder, self.port = folder, port
        where = ("--tables", str(folder), "--host", "127.0.0.1", "--port", str(port))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve", *where, "--language", "en", *more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert "Tables are kept in" in told, self.process.stderr.read() if self.process.stderr else ""
        self.key = self.process.stdout.readline().strip().partition("#")[2]

    def open(self) -> Opened:
        lobby = Player(self.port, key=self.key)
        lobby.send(type="open", name="Anna", edition="anniversary")
        opened = Opened(**lobby.first("opened"))
        lobby.leave()
        return opened

    def end(self, how: int = signal.SIGTERM) -> str:
        self.process.send_signal(how)
        return self.process.communicate(timeout=60)[1]


def begun(program: Program) -> tuple[Opened, list[Player]]:
    opened = program.open()
    players = [Player(program.port, opened.table, opened.key, opened.token)]
    players.append(Player(program.port, opened.table, opened.key))
    for name, colour, player in zip(("Anna", "Ben"), ("red", "blue"), players, strict=True):
        player.sit(name, colour)
    players[0].until(lambda: len(players[0].screen["seats"]) == 2)
    players[0].command("start")
    for player in players:
        player.until(lambda player=player: player.screen.get("kind") == "table")  # type: ignore[misc]
    return opened, players
