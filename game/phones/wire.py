"""A connection of the server that the gate counts from the start, and that may send only so much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from websockets.asyncio.server import ServerConnection
from websockets.frames import Opcode
from websockets.protocol import Event

from game.phones.gate import Caller, CallState, Gate
from game.phones.limits import Credits, Limits


class Wire(ServerConnection):
    """One connection, from the moment it is accepted: for a file, or a phone's socket."""

    def __init__(
        self, gate: Gate, limits: Limits, gone: Callable[[], None], *arguments: Any, **named: Any
    ) -> None:
        """``gone`` is called when its descriptor is given back."""
        super().__init__(*arguments, **named)
        self.gate, self._limits, self._gone = gate, limits, gone
        self.caller: Caller | None = None
        """``None`` once it was refused before it could say anything."""
        self.peer = ""
        self._opening = limits.opening
        self._bytes = Credits(limits.bytes, limits.bytes_burst)
        self._control = Credits(limits.control, limits.control_burst)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask the gate; a connection that may not come in costs nothing more."""
        peer = transport.get_extra_info("peername")
        self.peer = peer[0] if peer else ""
        self.caller = self.gate.arrive(self.peer, cast(asyncio.Transport, transport).abort)
        if self.caller is None:
            cast(asyncio.Transport, transport).abort()
            return
        super().connection_made(transport)
        self._patience = self.loop.call_later(self._limits.greeting, self._see_off)

    def _see_off(self) -> None:
        """End a connection whose request is not complete."""
        if self.caller is not None and self.caller.state is CallState.CALLING:
            self.turn_away()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the gate."""
        self._gone()
        if self.caller is not None:
            self._patience.cancel()
            self.gate.leave(self.caller)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what came before any of it is read: a thousand pings fit into a few kilobytes."""
        if self.caller is None:
            return
        if self.caller.state is CallState.WELCOME:
            allowed = self._bytes.spend(self.loop.time(), len(data))
        else:
            self._opening -= len(data)
            allowed = self._opening >= 0
        if allowed:
            super().data_received(data)
        else:
            self.turn_away()

    def eof_received(self) -> None:
        """Hear that nothing more will come."""
        if self.caller is not None:
            super().eof_received()

    def process_event(self, event: Event) -> None:
        """Count pings and pongs."""
        if getattr(event, "opcode", None) in (Opcode.PING, Opcode.PONG) and not self._control.spend(
            self.loop.time()
        ):
            self.turn_away()
            return
        super().process_event(event)

    def turn_away(self) -> None:
        """End the connection at once."""
        if self.caller is not None:
            self.gate.refuse(self.caller)
        self.transport.abort()
