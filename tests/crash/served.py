"""A server that is killed at any moment while people play at one of its tables by real sockets.

What a page has been shown is on the disk then: after each start the record is whole, goes on from what it was
after the start before, and has at least as many moves as any page has seen.
"""

import random
import signal
import time
from pathlib import Path

from engine import RecordError
from engine.record import records
from tests.crash.ordeal import Lost
from tests.phones.browser import free_port
from tests.serve.house import Opened, Player
from tests.serve.program import Program, begun

MOST_MOVES = 12
"""Answers of a round before the kill, at most."""
LONGEST_DELAY = 0.03
"""Seconds between an answer and the kill, at most."""
PATIENCE = 600.0
"""Seconds after which nobody is asked any more, on a busy machine."""


class Served:
    """A server, its players, and what their pages have seen."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._chance, self._port = folder, random.Random(seed), free_port()
        self._opened: Opened | None = None
        self._tokens: list[str] = []
        self._known: list[str] = []
        """The moves that were in the record after the last start."""
        self._seen = 0
        """The most moves that a page was shown."""
        self.kills = self.games = self.moves = self.unseen = 0
        """``unseen``: moves that were kept, and that no page had seen when the server was killed."""

    def round(self) -> None:
        """Start the server, look at what is kept, play, and kill it. Raises :class:`Lost`."""
        program = Program(self._folder, self._port)
        try:
            self._round(program)
        finally:
            program.end(signal.SIGKILL)

    def _round(self, program: Program) -> None:
        if self._opened is None:
            self._opened, players = begun(program)
            self._tokens, self._known = [player.token for player in players], []
        else:
            players = self._come_back(program, self._opened)
        made = self._play(players)
        time.sleep(self._chance.random() * LONGEST_DELAY)
        program.process.send_signal(signal.SIGKILL)
        self.kills += 1
        for player in players:
            player.rest()
        self.moves += len(made)
        if any(player.screen.get("result") for player in players):
            self.games, self._opened = self.games + 1, None
            return
        self._seen = max(player.screen.get("moves", 0) for player in players)

    def _come_back(self, program: Program, opened: Opened) -> list[Player]:
        """Look at the record, then let everybody find their game again."""
        try:
            record = records.read(self._folder / f"{opened.table}.toml")
            record.replay()
        except (OSError, RecordError) as error:
            raise Lost(f"the record can't be read after kill {self.kills}: {error}") from error
        if record.moves[: len(self._known)] != self._known:
            raise Lost(f"moves have changed after kill {self.kills}")
        if len(record.moves) < self._seen:
            raise Lost(f"a page had seen {self._seen} moves, {len(record.moves)} are kept")
        self.unseen += len(record.moves) - self._seen
        self._known = [*record.moves]
        players = [Player(self._port, opened.table, opened.key, token) for token in self._tokens]
        for player in players:
            player.until(lambda player=player: player.screen.get("kind") == "table")  # type: ignore[misc]
            if player.screen["moves"] != len(record.moves):
                raise Lost(f"a page shows {player.screen['moves']} of {len(record.moves)} moves")
        return players

    def _play(self, players: list[Player]) -> list[tuple[Player, str]]:
        """Answer at random, so often as chance wants; return the moves of each."""
        made: list[tuple[Player, str]] = []
        wanted, end = self._chance.randint(1, MOST_MOVES), time.monotonic() + PATIENCE
        while len(made) < wanted and not any(player.screen.get("result") for player in players):
            if time.monotonic() > end:
                raise Lost("nobody is asked")
            for player in players:
                while player.hear(0.002):
                    pass
                if player.ask is not None and len(made) < wanted:
                    made.append((player, player.choose(self._chance)))
        return made
