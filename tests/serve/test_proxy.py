"""Everybody comes through one proxy: eight hundred players are told apart by what it says of them."""

import asyncio
import json
from dataclasses import replace

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from game.serve.serving import LIMITS
from tests.serve.house import PATIENCE, House, Open

PHONES = 800
PATIENT = replace(LIMITS, greeting=PATIENCE, slowest=PATIENCE)
"""Eight hundred requests at once take a busy machine longer than a stranger is given for one."""


async def come_in(house: House, address: str) -> ClientConnection:
    """Come into the lobby through the proxy on this machine."""
    wire = await connect(
        f"ws://127.0.0.1:{house.port}/socket",
        origin=Origin(f"http://127.0.0.1:{house.port}"),
        additional_headers={"X-Forwarded-For": f"198.51.100.1, {address}"},
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )
    await wire.send(json.dumps({"type": "hello", "key": house.key, "language": "en"}))
    return wire


async def is_in(wire: ClientConnection) -> bool:
    """Wait until the lobby shows itself; return whether it does."""
    try:
        async for text in wire:
            if json.loads(text).get("screen", {}).get("kind") == "lobby":
                return True
    except ConnectionClosed:
        pass
    return False


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("homes", [PHONES, 1])
def test_eight_hundred_players_come_by_a_proxy_and_a_home_has_its_share(homes: int, open_house: Open) -> None:
    house = open_house(limits=PATIENT)

    async def all_of_them() -> int:
        found: list[bool] = []
        wires: list[ClientConnection] = []
        for at in range(0, PHONES, 40):
            names = [
                f"203.0.{113 + one % homes // 200}.{1 + one % homes % 200}" for one in range(at, at + 40)
            ]
            came = await asyncio.gather(*(come_in(house, name) for name in names), return_exceptions=True)
            inside = [one for one in came if isinstance(one, ClientConnection)]
            found += await asyncio.gather(*map(is_in, inside))
            wires += inside
        for _ in range(20):  # whoever gave way is told
            await asyncio.sleep(0)
        still = [one.close_code is None for one in wires]
        await asyncio.gather(*(one.close() for one in wires))
        return min(sum(found), sum(still))

    inside = asyncio.run(all_of_them())
    assert inside == PHONES if homes == PHONES else inside <= LIMITS.share, inside
