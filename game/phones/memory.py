"""What is kept of an evening with phones, so that they find their seats again after the program was killed.

It is a private file, apart from saved games and logs: it holds the room's key and the phones' tokens.
"""

from __future__ import annotations

import contextlib
import json
import logging
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple

from engine.record import record_files
from game.files import read
from game.phones.guest import Guest
from game.phones.room import MOST_KEYS, MOST_PHONES, Room
from game.seats import COLOURS
from game.words import ENGLISH, languages

_log = logging.getLogger(__name__)
_MOST = 64 * 1024
_scribe = ThreadPoolExecutor(1, thread_name_prefix="notre-dame-phones")


class Evening(NamedTuple):
    """A room as it was kept."""

    key: str
    port: int
    game: str
    """The saved game that the phones were playing."""
    guests: tuple[Guest, ...]
    old_keys: tuple[str, ...] = ()
    """The keys before, which open the room to these phones."""


class Memory:
    """The file; it is written when something of it has changed, and removed when the evening ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written: tuple[object, ...] = ()
        self._writing: Future[None] | None = None
        self._failing = False

    def keep(self, room: Room, port: int, game: str) -> None:
        """Write down who is here, in a thread: no frame waits for the disk.

        The file is private. That it can't be written is no reason to stop a game.
        """
        here = tuple(
            (guest.token, guest.name, guest.colour, guest.language, guest.sent_away)
            for guest in room.guests.values()
        )
        kept = room.key, tuple(room.old_keys), port, game, here
        if kept == self._written or not self.wait_saved(0.0):
            return
        self._written = kept
        guests = [entry_of(guest) for guest in room.guests.values()]
        text = json.dumps(
            {"key": room.key, "old_keys": room.old_keys, "port": port, "game": game, "guests": guests}
        )
        try:
            self._writing = _scribe.submit(record_files.write_text, self._path, text)
        except RuntimeError as error:  # the system gives no thread
            self._note_failure(error)

    def wait_saved(self, seconds: float | None = None) -> bool:
        """Wait for the file to be written, at most ``seconds`` (``None``: no limit); return whether it is."""
        if self._writing is None:
            return True
        if not wait((self._writing,), seconds).done:
            return False
        written, self._writing = self._writing, None
        try:
            written.result()
        except OSError as error:
            self._note_failure(error)
        else:
            self._failing = False
        return True

    def _note_failure(self, error: Exception) -> None:
        """Log it once; the file is written again at the next opportunity."""
        self._written = ()
        if not self._failing:
            _log.warning("phones: %s can't be written: %s", self._path, error)
        self._failing = True

    def forget(self) -> None:
        """Remove the file: the evening is over."""
        self.wait_saved()
        self._written = ()
        with contextlib.suppress(OSError):
            self._path.unlink()

    def recall(self) -> Evening | None:
        """Return what was kept; ``None`` where nothing was, or the file is damaged."""
        try:
            data: Any = json.loads(read(self._path, _MOST))
            guests = [guest_from(number, entry) for number, entry in enumerate(data["guests"], 1)]
            key, port, game = data["key"], data["port"], data["game"]
            old_keys = tuple(data.get("old_keys", ()))
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        if not (isinstance(key, str) and len(key) >= 13 and isinstance(game, str)):
            return None
        if type(port) is not int or not 0 < port < 2**16:
            return None
        if sum(not guest.sent_away for guest in guests) > MOST_PHONES:
            return None
        if len(old_keys) > MOST_KEYS or not all(isinstance(one, str) and len(one) >= 13 for one in old_keys):
            return None
        taken = [guest.colour for guest in guests if guest.colour is not None]
        if len(set(taken)) < len(taken) or len({guest.token for guest in guests}) < len(guests):
            return None
        return Evening(key, port, game, tuple(guests), old_keys)


def entry_of(guest: Guest) -> dict[str, Any]:
    """Return what is kept of a phone."""
    return {
        "token": guest.token,
        "name": guest.name,
        "colour": guest.colour,
        "language": guest.language,
        "sent_away": guest.sent_away,
        **({"seen": list(guest.seen_kept)} if guest.seen_kept[0] else {}),
    }


def guest_from(number: int, entry: Any) -> Guest:
    """Return a phone as it was kept. Raises ``ValueError``, ``KeyError`` or ``TypeError``."""
    token, name, colour, language = (entry[field] for field in ("token", "name", "colour", "language"))
    if not (isinstance(token, str) and token.isascii() and len(token) >= 32 and isinstance(name, str)):
        raise ValueError("no guest")
    name.encode()  # which half a letter can't be
    if colour is not None and colour not in COLOURS:
        raise ValueError("no colour")
    guest = Guest(number, token, language if language in languages() else ENGLISH, name, colour)
    guest.sent_away = entry.get("sent_away") is True
    game, moves = entry.get("seen", ("", 0))
    if not isinstance(game, str) or type(moves) is not int:
        raise ValueError("no moves")
    game.encode()
    guest.seen = guest.seen_kept = game, moves
    return guest
