"""Where notices may be sent: browsers' push services, and what the host lists. Nothing else on any network.

The address comes from a player's page, so it is a stranger's text: it must not make the server knock at doors
of its own network.
"""

from __future__ import annotations

import ipaddress
import socket
import urllib.parse
from collections.abc import Collection
from typing import NamedTuple

SERVICES = (
    "fcm.googleapis.com",  # Chrome, Opera, Samsung's and other browsers of its kind
    "updates.push.services.mozilla.com",  # Firefox
    ".push.apple.com",  # Safari; a dot in front means any name that ends so
    ".notify.windows.com",  # Edge
)

LONGEST_ENDPOINT = 1000
"""The most letters of an address; those of the four services have up to 600."""

_PORT = 443


class Target(NamedTuple):
    """Where a notice is sent."""

    host: str
    port: int
    path: str
    listed: bool
    """Whether the host of the tables has listed it: then it may be in their own network."""

    @property
    def origin(self) -> str:
        """What a signature is for."""
        return f"https://{self.host}" + ("" if self.port == _PORT else f":{self.port}")


def target_of(endpoint: str, listed: Collection[str] = ()) -> Target | None:
    """Return where an endpoint leads; ``None`` if nothing may be sent there. Nothing is looked up.

    ``listed``: further services, as ``HOST`` or ``HOST:PORT``.

    >>> target_of("https://fcm.googleapis.com/fcm/send/abc").path
    '/fcm/send/abc'
    >>> target_of("https://192.168.1.1/abc") is None
    True
    """
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        return None
    try:
        parts = urllib.parse.urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or _PORT
    except ValueError:
        return None
    if parts.scheme != "https" or "@" in parts.netloc or " " in endpoint or "\\" in endpoint:
        return None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if f"{host}:{port}" in listed or (port == _PORT and host in listed):
        return Target(host, port, path, True)
    known = any(host.endswith(one) if one.startswith(".") else host == one for one in SERVICES)
    return Target(host, port, path, False) if known and port == _PORT else None


def addresses(target: Target) -> list[str]:
    """Look up the addresses of a service, and check them. Raises ``OSError``.

    A name of a service that leads into a private network, or to this machine, leads nowhere.
    """
    found = [str(one[4][0]) for one in socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)]
    if not target.listed and not all(map(is_public, found)):
        raise OSError("its name leads to a private address")
    return found


def is_public(address: str) -> bool:
    """Return whether an address is one of the internet.

    >>> is_public("142.250.74.10"), is_public("127.0.0.1"), is_public("::ffff:10.0.0.1")
    (True, False, False)
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or _translated(found)
        if inner is not None and not is_public(str(inner)):
            return False
        if found.ipv4_mapped is not None:
            return True
    return found.is_global and not found.is_multicast


def _translated(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the address behind one that a network translates (NAT64)."""
    if address in ipaddress.ip_network("64:ff9b::/96"):
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return None
