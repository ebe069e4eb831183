"""The gate: who may be connected, and who gives way when there are too many.

It counts connections from the moment they are accepted, by address, and knows no sockets. Whoever has not
shown the key gives way to whoever comes: first those of addresses that have given way most, then those that
are given no file, then those of the address with most, then the oldest. So a crowd that never shows the key
keeps nobody out who does. Those who come through a tunnel that names nobody can't be told apart: when they
have had all their visits, they wait in a queue until there is another.
"""

from __future__ import annotations

import enum
import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

from game.phones.limits import Credits, Limits

NOBODYS = ""
"""The address of many: of a tunnel or proxy of our own that doesn't tell who comes. It has no share."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class CallState(enum.Enum):
    """How far a connection has come."""

    CALLING = "its request is not complete"
    QUEUED = "its request is complete, and it waits for its turn"
    SERVED = "it is given a file"
    WAITING = "its socket is open, and it has not shown the key"
    WELCOME = "it has shown the key"


class Caller:
    """A connection, as the gate sees it."""

    def __init__(self, address: str, turn_away: Callable[[], None]) -> None:
        self.address, self.turn_away = address, turn_away
        self.state = CallState.CALLING
        self.heard: Callable[[bool], None] = lambda comes_in: None
        """Called when it leaves the queue: whether it comes in, or is gone."""


class _Known:
    """What is remembered of an address."""

    def __init__(self, limits: Limits, times: int) -> None:
        self.visits = Credits(limits.visits * times, limits.visits_burst * times)
        self.callers = 0
        self.faults = 0
        """How often one of its connections has given way since one of them showed the key."""


class Gate:
    """The connections, the oldest first, and their addresses."""

    def __init__(self, limits: Limits, clock: Callable[[], float], proxies: Sequence[Network] = ()) -> None:
        """``proxies``: networks whose word about who comes through them is believed, besides loopback."""
        self._limits, self._clock, self._proxies = limits, clock, tuple(proxies)
        self._callers: dict[Caller, None] = {}  # in the order in which they came
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._queue: dict[Caller, None] = {}

    def __len__(self) -> int:
        return len(self._callers)

    # Addresses

    def is_proxy(self, peer: str) -> bool:
        """Return whether a peer may tell for whom it speaks."""
        address = _address(peer)
        return address is not None and (
            address.is_loopback or any(address in network for network in self._proxies)
        )

    def told_by(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the address of whoever comes through ``peer``; ``forwarded``: its ``X-Forwarded-For``.

        The last address that is no proxy of ours counts: what stands before it, anybody can write.
        """
        if not self.is_proxy(peer):
            return share_of(peer)
        for told in reversed(",".join(forwarded).split(",")):
            address = _address(told.strip())
            if address is not None and not self.is_proxy(told.strip()):
                return share_of(told.strip())
            if address is None:
                break
        return NOBODYS

    # Connections

    def expects(self, peer: str) -> bool:
        """Return whether a peer may come at all, before it costs anything."""
        known = None if self.is_proxy(peer) else self._known.get(share_of(peer))
        return known is None or known.visits.left(self._clock()) >= 1

    def arrive(self, peer: str, turn_away: Callable[[], None]) -> Caller | None:
        """Let a connection in; ``None`` if it may not. ``turn_away`` ends it without waiting."""
        address = NOBODYS if self.is_proxy(peer) else share_of(peer)
        if address != NOBODYS and not self._visit(address):
            return None
        if len(self._callers) >= self._limits.accepted:
            queue = self._queue if address == NOBODYS else ()  # who came first of those comes in first
            if not self._one_gives_way(one for one in self._callers if one not in queue):
                return None
        caller = Caller(address, turn_away)
        self._callers[caller] = None
        self._know(address).callers += 1
        return caller

    def ask(self, caller: Caller, address: str) -> bool:
        """Note that a request is complete, and for whom; return whether that address may ask.

        If it may, but has to wait for its turn, it is ``QUEUED``: :meth:`call` lets it in.
        """
        if address != caller.address:
            if not self._visit(address):
                return False
            self._know(caller.address).callers -= 1
            caller.address = address
            self._know(address).callers += 1
        elif address == NOBODYS and (self._queue or not self._know(NOBODYS).visits.spend(self._clock())):
            caller.state = CallState.QUEUED
            self._queue[caller] = None
            return True
        caller.state = CallState.SERVED
        return True

    def call(self) -> float | None:
        """Let those in the queue in for whom there are visits, the oldest first.

        Return the seconds until there is another visit; ``None`` if nobody waits any more.
        """
        visits = self._know(NOBODYS).visits
        while self._queue and visits.spend(self._clock()):
            caller = next(iter(self._queue))
            del self._queue[caller]
            caller.state = CallState.SERVED
            caller.heard(True)
        return visits.wait(self._clock()) if self._queue else None

    def open(self, caller: Caller) -> bool:
        """Note that a socket is open; return whether it may wait for its greeting."""
        if self._count(CallState.WELCOME) >= self._limits.connections:
            return False
        caller.state = CallState.WAITING
        waiting = [one for one in self._callers if one.state is CallState.WAITING]
        same = [one for one in waiting if one.address == caller.address]
        named = [one for one in waiting if one.address != NOBODYS]
        if caller.address == NOBODYS:
            if len(same) > self._limits.waiting * self._limits.nobodys:
                self._one_gives_way(same)
        elif len(same) > self._limits.waiting_share:
            self._one_gives_way(same)
        elif len(named) > self._limits.waiting:
            self._one_gives_way(named)
        return caller in self._callers

    def welcome(self, caller: Caller) -> None:
        """Note that a connection has shown the key; its address is trusted again."""
        caller.state = CallState.WELCOME
        self._know(caller.address).faults = 0

    def refuse(self, caller: Caller) -> None:
        """End a connection for what it did, or didn't."""
        if caller in self._callers:
            self._give_way(caller)

    def blame(self, caller: Caller) -> None:
        """Note what a connection did: others of its address give way before those of other addresses."""
        if caller.address != NOBODYS:
            self._know(caller.address).faults += 1

    def leave(self, caller: Caller) -> None:
        """Note that a connection has ended."""
        if caller in self._callers:
            del self._callers[caller]
            self._know(caller.address).callers -= 1
        if caller in self._queue:
            del self._queue[caller]
            caller.heard(False)

    # Who gives way

    def _visit(self, address: str) -> bool:
        """Count a visit of an address; return whether it may have another connection."""
        known = self._know(address)
        if not known.visits.spend(self._clock()):
            return False
        if address == NOBODYS or known.callers < self._limits.share:
            return True
        return self._one_gives_way([one for one in self._callers if one.address == address])

    def _one_gives_way(self, among: Iterable[Caller]) -> bool:
        """Let somebody go who has not shown the key; return whether there was anybody."""
        free = [one for one in among if one.state is not CallState.WELCOME]
        if not free:
            return False

        def turn(one: Caller) -> tuple[int, bool, int]:
            known = self._know(one.address)
            return known.faults, one.state is not CallState.SERVED, known.callers

        self._give_way(max(free, key=turn))
        return True

    def _give_way(self, caller: Caller) -> None:
        self.blame(caller)
        self.leave(caller)
        caller.turn_away()

    def _count(self, state: CallState) -> int:
        return sum(one.state is state for one in self._callers)

    def _know(self, address: str) -> _Known:
        known = self._known.get(address)
        if known is None:
            times = self._limits.nobodys if address == NOBODYS else 1
            known = self._known[address] = _Known(self._limits, times)
            if len(self._known) > self._limits.known:
                gone = next(one for one, about in self._known.items() if not about.callers and one != address)
                del self._known[gone]
        self._known.move_to_end(address)
        return known


def share_of(text: str) -> str:
    """Return the address whose share somebody uses: in IPv6 a household has a whole network.

    >>> share_of("192.168.1.7"), share_of("2001:db8:1:2:3:4:5:6")
    ('192.168.1.7', '2001:db8:1:2::/64')
    """
    address = _address(text)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address) if address is not None else NOBODYS


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return an address as proxies write it, perhaps with a port; ``None`` for anything else."""
    if text.count(":") == 1:
        text = text.partition(":")[0]
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
