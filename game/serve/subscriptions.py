"""What is kept of a device that wants to be told when it is its owner's turn."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from game.serve.push_services import LONGEST_ENDPOINT

MOST_DEVICES = 4
"""How many devices of a player are told."""
_TAG = 16
_POINT, _SECRET = 65, 16
"""The bytes of a browser's public key and of its secret."""


@dataclass(frozen=True)
class Quiet:
    """The hours in which a device stays silent, in its owner's time zone."""

    begins: int
    ends: int
    zone: str

    def over(self, now: float) -> float | None:
        """Return when they end, in seconds since 1970; ``None`` outside of them.

        >>> night = Quiet(22, 8, "Europe/Berlin")
        >>> noon, evening = 1_782_900_000, 1_782_939_600  # 12:00 and 23:00 in Berlin
        >>> night.over(noon), (night.over(evening) - evening) / 3600
        (None, 9.0)
        """
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        hours = (here.hour - self.begins) % 24
        if self.begins == self.ends or hours >= (self.ends - self.begins) % 24:
            return None
        end = here.replace(hour=self.ends, minute=0, second=0, microsecond=0, fold=0)
        return (end if end > here else end + timedelta(days=1)).timestamp()


@dataclass(frozen=True)
class Subscription:
    """Where a browser's push service takes notices for it, and its keys."""

    endpoint: str
    key: str
    """The browser's public key: what is sent is encrypted for it …"""
    secret: str
    """… with this."""
    quiet: Quiet | None = None
    notified: float = 0.0
    """The turn that it was told of last, by when that began."""

    @property
    def tag(self) -> str:
        """What its own page knows it by."""
        return self.endpoint[-_TAG:]

    def entry(self) -> list[Any]:
        """Return it as it is kept."""
        quiet = [self.quiet.begins, self.quiet.ends, self.quiet.zone] if self.quiet is not None else None
        return [self.endpoint, self.key, self.secret, quiet, round(self.notified)]


def subscription_from(entry: Any) -> Subscription:
    """Return what was kept. Raises ``ValueError`` or ``TypeError``."""
    endpoint, key, secret, quiet, notified = entry
    found = replace(subscription(endpoint, key, secret), notified=float(notified))
    with contextlib.suppress(ValueError):  # time zones come and go
        return replace(found, quiet=quiet_of(*quiet) if quiet is not None else None)
    return found


def subscription(endpoint: str, key: str, secret: str) -> Subscription:
    """Return what a browser has given to its page. Raises ``ValueError`` or ``TypeError``."""
    if not isinstance(endpoint, str) or not 0 < len(endpoint) <= LONGEST_ENDPOINT:
        raise ValueError("no endpoint")
    if len(decoded(key)) != _POINT or len(decoded(secret)) != _SECRET:
        raise ValueError("no keys")
    return Subscription(endpoint, key, secret)


def quiet_of(begins: int, ends: int, zone: str) -> Quiet:
    """Return quiet hours. Raises ``ValueError``, also for a time zone that nobody here knows."""
    if not (0 <= begins < 24 and 0 <= ends < 24):
        raise ValueError("no hours")
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise ValueError("unknown time zone") from error
    return Quiet(begins, ends, zone)


def decoded(text: str) -> bytes:
    """Return the bytes of a text as browsers write them. Raises ``ValueError``."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError as error:
        raise ValueError("no key") from error


def with_device(known: Sequence[Subscription], new: Subscription) -> list[Subscription]:
    """Return the devices of a player with a new one, or with what is new of it; the oldest gives way."""
    before = next((one for one in known if one.endpoint == new.endpoint), None)
    notified = before.notified if before is not None else 0.0
    others = [one for one in known if one.endpoint != new.endpoint]
    return [*others[-(MOST_DEVICES - 1) :], replace(new, notified=notified)]
