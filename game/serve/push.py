"""Web Push: a notice on the player's own device that it is their turn, also while no page is open.

A device is told only if its owner has asked for it there. The notice names the table and nothing of the game.
"""

from __future__ import annotations

import json
import logging
import time
import urllib.parse
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from game.files import read
from game.match.bot_process import Task
from game.phones.activity import Sentence
from game.phones.guest import Guest
from game.phones.limits import Sparing
from game.phones.protocol import Hush, Notify, PushKey
from game.serve.notices import Notice
from game.serve.people import People
from game.serve.push_services import target_of
from game.serve.push_tasks import Delivery, Keys, NewKeys
from game.serve.subscriptions import Subscription, decoded, quiet_of, subscription, with_device
from game.serve.workers import BOT, Job, Workers
from game.words import say, spoken_in
from game.words.lists import listed as listed_names

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())

CARRIER = "push"
KEYS = ".push-keys"
_LIBRARIES = ("http_ece", "py_vapid", "cryptography")
_PATIENCE = 30.0
_MOST_WAITING = 1000
"""How many notices wait to be sent; more are dropped."""
_NOBODY = "https://localhost"
"""Who sends notices, where the server has no address of its own."""

Message = PushKey | Notify | Hush


class Hall(Protocol):
    """The server, as Web Push sees it."""

    def people_of(self, table: str) -> People | None:
        """Return the people of a table that is loaded, or is loaded for that."""

    def wake(self, table: str) -> None:
        """Let a table keep and show what has changed."""


class Push:
    """The notices of a server to browsers."""

    def __init__(
        self,
        hall: Hall,
        folder: Path,
        call: Callable[[Callable[[], None]], object],
        services: tuple[str, ...] = (),
        public_url: str | None = None,
    ) -> None:
        """``services``: what the host lists besides the four. ``call`` has a function called in the loop."""
        self._hall, self._path, self._call, self._services = hall, folder / KEYS, call, services
        host = urllib.parse.urlsplit(public_url or "").hostname or ""
        self._sender = f"https://{host}" if "." in host else _NOBODY
        self.available = all(find_spec(library) is not None for library in _LIBRARIES)
        """Whether the libraries are there."""
        self._keys = self._known_keys()
        """Empty before somebody first wants to be told."""
        self._workers: Workers | None = None
        self._waiting = 0
        self._wanted: set[str] = set()
        """The tables at which somebody waits for the key."""

    def _known_keys(self) -> Keys:
        try:
            kept = json.loads(read(self._path, 10_000))
            return Keys(str(kept["private"]), str(kept["public"]))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            _log.warning("the keys of notices can't be read: %s", error)
        return Keys()

    # For players' pages

    def about(self, people: People, guest: Guest) -> dict[str, Any]:
        """Return what a page shows of it: the key, and of each of its owner's devices the quiet hours."""
        hours = {
            one.tag: [one.quiet.begins, one.quiet.ends] if one.quiet is not None else []
            for one in people.devices.get(guest.number, ())
        }
        return {"key": self._keys.public, "devices": hours}

    def hear(self, table: str, people: People, guest: Guest, message: Message) -> Sentence | None:
        """Hear what a page wants; return a sentence for its owner."""
        if not self.available:
            return partial(say, "serve-push-unavailable")
        known = people.devices.get(guest.number, [])
        if isinstance(message, PushKey):
            self._make_key(table)
        elif isinstance(message, Hush):
            people.devices[guest.number] = [one for one in known if one.endpoint != message.endpoint]
        else:
            try:
                device = _device(message)
            except ValueError:
                return partial(say, "serve-push-unknown")
            if target_of(device.endpoint, self._services) is None:
                _log.info("table %s: a push service that isn't known", table)
                return partial(say, "serve-push-unknown")
            people.devices[guest.number] = with_device(known, device)
        return None

    def _make_key(self, table: str) -> None:
        """Have the keys made, once; the tables where they are waited for are woken then."""
        if not self._keys.public:
            first = not self._wanted
            self._wanted.add(table)
            if first:
                self._submit(NewKeys(self._path), self._keys_made)

    def _keys_made(self, job: Job) -> None:
        if isinstance(job.answer, Keys):
            self._keys = job.answer
        else:
            _log.error("the keys of notices can't be made: %s", job.answer)
        wanted, self._wanted = self._wanted, set()
        for table in wanted:
            self._hall.wake(table)

    # For the tables

    def carry(self, notice: Notice) -> float | None:
        """Tell a player's devices; return when the quiet hours of one end."""
        people = self._hall.people_of(notice.table)
        guest = notice.guest
        if people is None or guest is None or not self._keys.private:
            return None
        now, since, later = time.time(), round(notice.since), []
        devices = list(people.devices.get(guest.number, ()))
        for place, device in enumerate(devices):
            if device.notified == since:
                continue
            over = device.quiet.over(now) if device.quiet is not None else None
            if over is not None:
                later.append(over)
                continue
            devices[place] = replace(device, notified=since)
            self._send(notice, guest, device)
        if devices:
            people.devices[guest.number] = devices
        return min(later, default=None)

    def _send(self, notice: Notice, guest: Guest, device: Subscription) -> None:
        target = target_of(device.endpoint, self._services)
        if target is None or self._waiting >= _MOST_WAITING:
            _log.warning("table %s: a notice was dropped", notice.table)
            return
        with spoken_in(guest.language):
            notice_text = {
                "title": say("serve-push-title"),
                "body": say("serve-push-body", names=listed_names(notice.players)),
                "table": notice.table,
            }
        browser = decoded(device.key), decoded(device.secret)
        body = json.dumps(notice_text, ensure_ascii=False).encode()
        delivery = Delivery(target, body, browser, self._keys.private, self._sender, notice.table)
        self._submit(delivery, partial(self._sent, notice.table, guest.token, device.endpoint, target.host))

    def _sent(self, table: str, token: str, endpoint: str, service: str, job: Job) -> None:
        _log.info("table %s: a notice by %s: %s", table, service, _shown(job.answer))
        if job.answer != "gone":
            return
        people = self._hall.people_of(table)
        found = [guest for guest in people.guests if guest.token == token] if people is not None else []
        for guest in found:
            assert people is not None
            known = people.devices.get(guest.number, ())
            people.devices[guest.number] = [one for one in known if one.endpoint != endpoint]
        self._hall.wake(table)

    # The process

    def _submit(self, task: Task, ended: Callable[[Job], None]) -> None:
        if self._workers is None:
            self._workers = Workers(self._call, 1)
        self._waiting += 1

        def count(job: Job) -> None:
            self._waiting -= 1
            ended(job)

        self._workers.submit(Job(task, _PATIENCE, count), BOT)

    def close(self, seconds: float) -> None:
        """End the process."""
        if self._workers is not None:
            self._workers.close(seconds)


def _device(message: Notify) -> Subscription:
    """Return the device that a message tells of; a time zone that isn't known here has no quiet hours."""
    found = subscription(message.endpoint, message.key, message.secret)
    if message.quiet is None:
        return found
    try:
        return replace(found, quiet=quiet_of(*message.quiet, message.zone))
    except ValueError:
        return found


def _shown(answer: Any) -> str:
    return answer if isinstance(answer, str) else "it couldn't be sent"
