"""A game watched to its end with the program as somebody has it: a checkout, a wheel or a packed folder."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.game.real_window import start_screen

GAME = ("--watch", "--players", "3", "--seed", "3", "--pace", "instant", "--mute", "--exit")
_LOOK = 0.25


class Watched(NamedTuple):
    """What came of a game: what was printed, the saved game, and who worked on it."""

    printed: str
    record: str
    log: str
    helpers: frozenset[tuple[str, ...]]
    """The command lines of the processes that the program has started; empty where the system can't tell."""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The environment of a program that opens its window on a virtual screen, or on none without Xvfb."""
    if not shutil.which("Xvfb"):
        yield {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return
    with pytest.MonkeyPatch.context() as patch:
        for name in ("DISPLAY", "SDL_VIDEODRIVER"):  # the screen tells us where it is: put back afterwards
            patch.setenv(name, "")
        running = start_screen()
        told = {name: os.environ[name] for name in ("DISPLAY", "SDL_VIDEODRIVER")}
    try:
        yield {**told, "SDL_AUDIODRIVER": "dummy"}
    finally:
        running.terminate()
        running.wait()


def environment(home: Path, more: Mapping[str, str]) -> dict[str, str]:
    """The environment of somebody with an empty home, who knows nothing of this checkout."""
    dropped = ("PYTHON", "NOTRE_", "SDL_", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    homes = {name: str(home) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    return {**kept, **homes, "PYTHONNOUSERSITE": "1", **more}


def watch(
    command: Sequence[str | Path], home: Path, more: Mapping[str, str], cwd: Path | None = None
) -> Watched:
    """Play :data:`GAME` to its end with the program that ``command`` starts; all it writes is in ``home``."""
    home.mkdir(parents=True, exist_ok=True)
    out, err = home / "out.txt", home / "err.txt"
    helpers: set[tuple[str, ...]] = set()
    with out.open("wb") as printed, err.open("wb") as wrong:
        process = subprocess.Popen(
            [*map(str, command), *GAME],
            cwd=cwd or home,
            env=environment(home, more),
            stdin=subprocess.DEVNULL,
            stdout=printed,
            stderr=wrong,
        )
        while process.poll() is None:
            helpers |= set(_children(process.pid))
            with suppress(subprocess.TimeoutExpired):
                process.wait(_LOOK)
    assert process.returncode == 0, f"{out.read_text('utf-8')}\n{err.read_text('utf-8')}"
    (record,) = home.rglob("*Quasimodo*.toml")
    logs = [path.read_text(encoding="utf-8") for path in home.rglob("notre-dame.log")]
    return Watched(out.read_text("utf-8"), record.read_text("utf-8"), "".join(logs), frozenset(helpers))


def _children(pid: int) -> Iterator[tuple[str, ...]]:
    """The command lines of a process's children, where there is ``/proc``."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(status.read_text().rpartition(") ")[2].split()[1])
            if parent == pid:
                told = (status.parent / "cmdline").read_bytes().decode(errors="replace")
                yield tuple(told.rstrip("\0").split("\0"))


def files_of(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file in a folder, with its size and when it was changed."""
    found = {path: path.lstat() for path in folder.rglob("*") if path.is_file()}
    return {str(path): (status.st_size, status.st_mtime_ns) for path, status in found.items()}
