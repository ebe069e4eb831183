"""A file with the games of an arena, so that it can be stopped and continued.

The file has one JSON value per line: first the contest, then each game when it is done. An incomplete last
line is dropped.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.errors import EngineError
from engine.lab.arena import COUNTED, HASHED, Contest, Played
from engine.lab.foreign import REASONS
from engine.rules.rng import MAX_SEED, RULES

_OF_OLD = {"rules": 1, "limit": Contest(()).limit, "deals": COUNTED}
"""What the first line of a file lacks that is older: from before rules' numbers, or before foreign bots."""

_MOST = 1e9
"""No value of a game comes near it."""


class ArenaFile:
    """The games of one contest on disk."""

    def __init__(self, path: Path, contest: Contest, any_seed: bool = False) -> None:
        """``path``: a file that this class wrote, or one that doesn't exist yet.

        ``any_seed``: go on with the seed of the file, whatever that of ``contest`` is.

        Raises :class:`~engine.errors.EngineError`, naming the file, if it is of another contest, has another
        format, or can't be read or written.
        """
        self._path = path
        self.contest = contest
        """The contest to go on with: the given one, dealt as the games in the file."""
        self.games: list[Played] = []
        """The games done so far."""
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1]
            if whole:
                self._read(whole.splitlines(), contest, any_seed)
            path.parent.mkdir(parents=True, exist_ok=True)
            if whole != text or not whole:
                path.write_text(whole or _line(contest.as_dict()), encoding="utf-8")
        except OSError as error:
            raise EngineError(f"{path} can't be used ({error.strerror or error}).") from error
        except UnicodeDecodeError as error:
            raise EngineError(f"{path} is no file of an arena.") from error

    def add(self, game: Played) -> None:
        """Append a game to the file. Raises :class:`~engine.errors.EngineError`."""
        self.games.append(game)
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(_line(list(game) if game.lost else list(game[:-1])))
        except OSError as error:
            raise EngineError(f"{self._path} can't be written ({error.strerror or error}).") from error

    def _read(self, lines: list[str], contest: Contest, any_seed: bool) -> None:
        try:
            header, *games = map(json.loads, lines)
            self.games = [
                Played(number, *(tuple(values) for values in columns)) for number, *columns in games
            ]
        except (ValueError, TypeError, RecursionError) as error:
            raise EngineError(f"{self._path} is no file of an arena ({error}).") from error
        found = {**_OF_OLD, **header} if isinstance(header, dict) else {}
        seed: Any = found.get("seed") if any_seed else contest.seed
        self.contest = replace(contest, rules=found.get("rules", 0), deals=found.get("deals", 0), seed=seed)
        if (
            found != self.contest.as_dict()
            or self.contest.rules not in range(1, RULES + 1)
            or self.contest.deals not in (COUNTED, HASHED)
            or type(seed) is not int
            or not 0 <= seed <= MAX_SEED
        ):
            raise EngineError(f"{self._path} is of another contest: continue that one, or name another file.")
        lengths = [len(values) for game in self.games for values in (*game[1:-1], game.lost or game.prestige)]
        if any(length != contest.players for length in lengths):
            raise EngineError(f"{self._path} is damaged: a game has the wrong number of players.")
        values = [value for game in self.games for column in game[1:-1] for value in column]
        if not all(map(_is_number, values)) or any(type(game.number) is not int for game in self.games):
            raise EngineError(f"{self._path} is damaged: a game has a value that is no number.")
        if not all(reason in ("", *REASONS) for game in self.games for reason in game.lost):
            raise EngineError(f"{self._path} is damaged: a game was lost for no known reason.")


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and -_MOST < value < _MOST  # type: ignore[operator]


def _line(value: Any) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"
