"""What strangers without the key can do to a game: the program in a window, and a flood from the network.

``python tests/bench/flood.py half`` (or ``idle``, ``pings``, ``files``), ``--addresses 30`` for as many
strangers. They live in a network of their own on this machine (Linux, as root), as loopback is trusted more;
``--loopback`` floods from there. Nothing leaves the machine. ``half``: 1,100 connections with half a request.
``idle``: 60 workers that open sockets and say nothing. ``pings``: sockets full of control frames. ``files``:
as many requests for the largest file as are answered. Give a display with ``DISPLAY``.

Prints one JSON object as its last line: frames a second and megabytes before and meanwhile, lines and bytes
of the log, files that could not be opened (of the tries), the most descriptors, moves played by the end of
the flood and those on the disk two seconds later, how many processes wanted a processor, how often a phone
with the key was let in within five seconds, and how long it took at most. Fails if the program ended, a move
was not saved, a file could not be opened or the phone stayed out.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(ROOT)

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from engine.record import records

KEY = "abcd1234efgh56"
SPACE, OURS, THEIRS = "door-flood", "10.97.0.1", "10.97.0."
DESCRIPTORS = 256
WATCHED = f"""
import json, os, sys, threading, time
import resource
from game.app.program import App
from game.phones import service
service.new_key = lambda: "{KEY}"  # the code on the screen can't be scanned here
frames, played = [0], [0]
frame = App.frame
def counted(app, elapsed):
    frames[0] += 1
    drawn = frame(app, elapsed)
    session = getattr(app.scene, "session", None)
    if session is not None:
        played[0] = len(session.record.moves)
    return drawn
App.frame = counted
status = os.open("/proc/self/statm", os.O_RDONLY)
def watch():
    tried = failed = 0
    while True:
        before, start = frames[0], time.monotonic()
        most = 0
        for _ in range(4):
            time.sleep(0.25)
            tried += 1
            try:
                opened = os.open({str(ROOT / "LICENSE")!r}, os.O_RDONLY)
                os.close(opened)
                most = max(most, opened)
            except OSError:
                failed += 1
                most = {DESCRIPTORS}
        fps = (frames[0] - before) / (time.monotonic() - start)
        mb = int(os.pread(status, 99, 0).split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
        print(json.dumps([fps, mb, most, tried, failed, time.process_time(), played[0]]), flush=True)
threading.Thread(target=watch, daemon=True).start()
from game.app.cli import main
sys.exit(main())
"""


class Watched:
    """The running program, and what it tells every second."""

    def __init__(self, folder: Path, port: int, descriptors: int, more: list[str]) -> None:
        self.folder = folder
        homes = {name: str(folder) for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
        quiet = {**os.environ, **homes, "SDL_AUDIODRIVER": "dummy"}
        command = [
            sys.executable,
            "-c",
            WATCHED,
            "--watch",
            "--players",
            "5",
            "--phones",
            "--port",
            str(port),
        ]
        command += ["--mute", "--size", "1280x720", "--pace", "normal", "--saves", str(folder / "saves")]
        command += ["--settings", str(folder / "settings.toml"), "--language", "en", *more]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=quiet,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors)),
        )
        self.told: list[list[float]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with contextlib.suppress(ValueError):
                self.told.append(json.loads(line))

    def log(self) -> list[str]:
        return "".join(file.read_text(errors="replace") for file in self.folder.rglob("*.log*")).splitlines()

    def saved(self) -> int:
        """The moves on the disk."""
        files = list((self.folder / "saves").rglob("*.toml"))
        return max((len(records.read(file).moves) for file in files), default=0)


def address(number: int, loopback: bool) -> str:
    return f"127.0.0.{2 + number}" if loopback else f"{THEIRS}{10 + number}"


@contextlib.contextmanager
def network(addresses: int) -> Iterator[None]:
    """A network of strangers, with a cable to this machine."""

    def ip(*words: str) -> None:
        subprocess.run(["ip", *words], check=True)

    ip("netns", "add", SPACE)
    try:
        ip("link", "add", "door-here", "type", "veth", "peer", "name", "door-there", "netns", SPACE)
        ip("addr", "add", f"{OURS}/24", "dev", "door-here")
        ip("link", "set", "door-here", "up")
        ip("-n", SPACE, "link", "set", "lo", "up")
        ip("-n", SPACE, "link", "set", "door-there", "up")
        for number in (*range(addresses), 190):
            ip("-n", SPACE, "addr", "add", f"{address(number, False)}/24", "dev", "door-there")
        yield
    finally:
        # The cable goes with its network, but some time later: another flood couldn't begin at once.
        subprocess.run(["ip", "link", "del", "door-here"], check=False)
        ip("netns", "del", SPACE)


# The strangers


async def half(target: tuple[str, int], sources: list[str], end: float) -> None:
    """1,100 connections with half a request, again and again."""

    async def one(number: int) -> None:
        source = sources[number % len(sources)]
        while time.monotonic() < end:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(30):
                    reader, writer = await asyncio.open_connection(*target, local_addr=(source, 0))
                    writer.write(b"GET / HT")
                    await reader.read()
                    writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one(number) for number in range(1100)))


def upgrade(target: tuple[str, int]) -> bytes:
    host = f"{target[0]}:{target[1]}"
    return (
        f"GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def idle(target: tuple[str, int], sources: list[str], end: float, said: bytes = b"") -> None:
    """60 workers that open sockets, and say nothing, or the same without end."""

    async def one(number: int) -> None:
        source = sources[number % len(sources)]
        while time.monotonic() < end:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection(*target, local_addr=(source, 0))
                writer.write(upgrade(target))
                if said:
                    await reader.read(100)
                    drain = asyncio.create_task(reader.read())
                    while time.monotonic() < end and not writer.is_closing():
                        writer.write(said)
                        await writer.drain()
                        await asyncio.sleep(0.01)
                    drain.cancel()
                else:
                    while time.monotonic() < end and await reader.read(1000):
                        pass
                writer.close()
            await asyncio.sleep(0.02)

    await asyncio.gather(*(one(number) for number in range(60 if not said else 8)))


async def pings(target: tuple[str, int], sources: list[str], end: float) -> None:
    """Sockets full of pings."""
    await idle(target, sources, end, b"\x89\x84\0\0\0\0ping" * 20)


async def files(target: tuple[str, int], sources: list[str], end: float) -> None:
    """Requests for a font."""
    request = f"GET /fonts/serif.ttf HTTP/1.1\r\nHost: {target[0]}:{target[1]}\r\n\r\n".encode()

    async def one(number: int) -> None:
        source = sources[number % len(sources)]
        while time.monotonic() < end:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection(*target, local_addr=(source, 0))
                writer.write(request)
                while await reader.read(65536):
                    pass
                writer.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one(number) for number in range(16)))


async def phone(target: tuple[str, int], source: str, tries: int) -> list[float | None]:
    """A phone with the key; the seconds until it is welcome, ``None`` if that takes more than five."""
    took: list[float | None] = []
    for _ in range(tries):
        start = time.monotonic()
        took.append(None)
        while time.monotonic() < start + 5 and took[-1] is None:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                host = f"{target[0]}:{target[1]}"
                async with asyncio.timeout(5):
                    wire = await connect(
                        f"ws://{host}/socket",
                        origin=Origin(f"http://{host}"),
                        local_addr=(source, 0),
                        close_timeout=0.1,
                    )
                    await wire.send(json.dumps({"type": "hello", "key": KEY}))
                    await wire.recv()
                    took[-1] = round(time.monotonic() - start, 3)
                    await wire.close()
            if took[-1] is None:
                await asyncio.sleep(0.3)
        await asyncio.sleep(0.3)
    return took


FLOODS = {"half": half, "idle": idle, "pings": pings, "files": files}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flood", choices=FLOODS)
    parser.add_argument("--addresses", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--loopback", action="store_true")
    parser.add_argument("--tries", type=int, default=10, help="how often a phone with the key comes")
    parser.add_argument("--as", dest="role", help=argparse.SUPPRESS)
    parser.add_argument("--target", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.role:
        where, _, port = given.target.partition(":")
        target = where, int(port)
        if given.role == "phone":
            source = "127.0.0.1" if given.loopback else address(190, False)
            print(json.dumps(asyncio.run(phone(target, source, given.tries))))
        else:
            resource.setrlimit(resource.RLIMIT_NOFILE, (4096, 4096))
            sources = [address(number, given.loopback) for number in range(given.addresses)]
            end = time.monotonic() + given.seconds
            with contextlib.suppress(TimeoutError):
                asyncio.run(asyncio.wait_for(FLOODS[given.flood](target, sources, end), given.seconds + 1))
        return
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        if not given.loopback:
            stack.enter_context(network(given.addresses))
        figures = measured(given, Path(name))
        print(json.dumps(figures))
    played, saved = figures["moves"]
    let_in, tries = figures["phone_in"].split(" of ")
    if figures["ended"] is not None or saved < played or figures["opens_failed"][0] or let_in != tries:
        sys.exit(f"flood: {figures['flood']}")


def measured(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Run the program, flood it, and tell what happened."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    watched = Watched(folder, port, DESCRIPTORS, [])
    try:
        while (len(watched.told) < 90 and watched.process.poll() is None) and (
            len(watched.told) < 15 or min(row[0] for row in watched.told[-8:]) < 20
        ):
            time.sleep(0.2)
        calm = len(watched.told)
        target = f"{'127.0.0.1' if given.loopback else OURS}:{port}"
        inside = [] if given.loopback else ["ip", "netns", "exec", SPACE]
        told = [*inside, sys.executable, __file__, *sys.argv[1:], "--target", target, "--as"]
        flood = subprocess.Popen([*told, "flood"])
        time.sleep(1.5)
        since = len(watched.told)
        phone = subprocess.Popen([*told, "phone"], stdout=subprocess.PIPE, text=True)
        flood.wait()
        until = len(watched.told)
        took = json.loads(phone.communicate()[0])
        played = watched.told[-1][6]
        time.sleep(2)
        ended = watched.process.poll()
        log = watched.log()
    finally:
        watched.process.terminate()
        watched.process.wait()
    before, during = watched.told[calm - 8 : calm], watched.told[since:until]
    last = watched.told[-1]

    def middle(rows: list[list[float]], column: int) -> float:
        return round(statistics.median(row[column] for row in rows), 1) if rows else 0.0

    def cpu(rows: list[list[float]]) -> float:
        return round((rows[-1][5] - rows[0][5]) / (len(rows) - 1) * 100, 1) if len(rows) > 1 else 0.0

    let_in = [one for one in took if one is not None]
    return {
        "flood": given.flood,
        "addresses": given.addresses,
        "frames": [middle(before, 0), middle(during, 0)],
        "megabytes": [middle(before, 1), round(max((row[1] for row in during), default=0.0), 1)],
        "cpu_percent": [cpu(before), cpu(during)],
        "log": [len(log), sum(map(len, log))],
        "opens_failed": [last[4], last[3]],
        "highest_descriptor": max((row[2] for row in during), default=0),
        "moves": [played, watched.saved()],
        "ended": ended,
        "load": round(os.getloadavg()[0], 1),
        "errors": sum(" ERROR " in line for line in log),
        "phone_in": f"{len(let_in)} of {len(took)}",
        "slowest_in": max(let_in, default=None),
    }


if __name__ == "__main__":
    main()
