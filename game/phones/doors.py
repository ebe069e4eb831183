"""The addresses at which phones find the server: which to show, and by which it may be called."""

from __future__ import annotations

import ipaddress
import urllib.parse
from typing import NamedTuple

from game.phones import addresses, code
from game.phones.reports import Door, ServerSettings
from game.phones.tokens import printed

_USUAL_PORTS = {"http": 80, "https": 443}


class Doors(NamedTuple):
    """Where the server listens, as browsers name it."""

    addresses: tuple[str, ...]
    """What is shown, the likeliest first: ``http://192.168.1.20:1345``."""
    hosts: frozenset[str]
    """What a request may call its host."""
    origins: frozenset[str]
    """Which pages may open a socket."""

    def with_public(self, url: str) -> Doors:
        """Return these and an address at which a tunnel brings phones here."""
        scheme, host = public(url)
        names = {host, f"{host}:{_USUAL_PORTS[scheme]}"} if ":" not in host else {host}
        address = f"{scheme}://{host}"
        return Doors((*self.addresses, address), self.hosts | names, self.origins | {address})

    def with_key(self, key: str) -> tuple[Door, ...]:
        """Return the addresses with their codes to scan."""
        found = []
        for address in self.addresses:
            link = f"{address}/#{printed(key)}"
            found.append(Door(address, link, code.matrix(link)))
        return tuple(found)


def doors(settings: ServerSettings, port: int) -> Doors:
    """Return the addresses of a server that listens on ``port``."""
    every = settings.host == ServerSettings().host
    found = list(addresses.addresses()) if every else [settings.host]
    hosts = frozenset(f"{name}:{port}" for name in (*found, "localhost", "127.0.0.1"))
    origins = frozenset(f"http://{host}" for host in hosts)
    shown = [f"http://{host}:{port}" for host in found] or [f"http://127.0.0.1:{port}"]
    if settings.public_url is not None:
        scheme, host = public(settings.public_url)
        if ipaddress.IPv4Address(found[0] if found else "127.0.0.1").is_loopback:
            shown = []  # only a tunnel or proxy on this machine comes there
        shown.insert(0, f"{scheme}://{host}")
        origins |= {shown[0]}
        hosts |= {host, f"{host}:{_USUAL_PORTS[scheme]}"} if ":" not in host else {host}
    return Doors(tuple(shown), hosts, origins)


def public(url: str) -> tuple[str, str]:
    """Return scheme and host of an address as browsers write them: without the port that is usual.

    >>> public("https://Party.example:443/")
    ('https', 'party.example')
    """
    parts = urllib.parse.urlsplit(url.lower())
    host = parts.netloc
    if parts.port == _USUAL_PORTS[parts.scheme]:
        host = host.rpartition(":")[0]
    return parts.scheme, host
