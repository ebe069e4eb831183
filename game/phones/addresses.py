"""The addresses under which phones may find this machine, the likeliest first."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable

import ifaddr

_APART = re.compile(
    r"^(docker|br-|veth|virbr|vmnet|vbox|virtualbox|vethernet|hyper-v|wsl|lxc|lxd|podman|cni|flannel|tun|tap|"
    r"wg|utun|ppp|zt|tailscale|ipsec|anpi|awdl|llw)",
    re.IGNORECASE,
)
"""Names of networks that phones are not in: of containers, virtual machines and VPNs."""

_WIRELESS_OR_WIRED = re.compile(r"^(wl|wi-?fi|en|eth|lan)", re.IGNORECASE)


def addresses() -> tuple[str, ...]:
    """Return this machine's IPv4 addresses, the likeliest for a phone first; empty without a network."""
    found = [
        (adapter.nice_name or adapter.name, str(address.ip))
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if address.is_IPv4
    ]
    return ranked(found, outward())


def ranked(found: Iterable[tuple[str, str]], way_out: str | None) -> tuple[str, ...]:
    """Return the addresses in ``found`` (network, address) in order; ``way_out``: that of the default route.

    >>> ranked([("docker0", "172.17.0.1"), ("lo", "127.0.0.1"), ("wlan0", "192.168.1.5")], "192.168.1.5")
    ('192.168.1.5', '172.17.0.1')
    """
    scored: dict[str, int] = {}
    for name, text in found:
        address = ipaddress.IPv4Address(text)
        if address.is_loopback or address.is_unspecified or address.is_multicast:
            continue
        score = 0
        if _APART.match(name):
            score += 100
        if address.is_link_local:
            score += 50
        if not address.is_private:
            score += 30
        if text != way_out:
            score += 10
        if not _WIRELESS_OR_WIRED.match(name):
            score += 5
        scored[text] = min(score, scored.get(text, score))
    return tuple(sorted(scored, key=lambda text: (scored[text], ipaddress.IPv4Address(text))))


def outward() -> str | None:
    """Return the address that this machine uses towards other networks; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return None
