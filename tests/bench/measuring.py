"""What measuring scripts share: a program whose window nobody sees, what a deed takes, and memory."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.app.program import App
from game.settings import SettingsFile
from game.storage.saves import Saves

Size = tuple[int, int]


def open_app(folder: Path, size: Size, pace: str = "fast") -> App:
    """Open a window of ``size`` without a player's settings; what it saves lies in ``folder``."""
    settings = SettingsFile(folder / "settings.toml")
    settings.override(size=size, pace=pace, muted=True, language="en")
    return App(settings, Saves(folder / "saves"), phones_file=folder / "phones.json")


def size_of(text: str) -> Size:
    """Return the size that is written as ``1920x1080``."""
    width, height = map(int, text.split("x"))
    return width, height


class Spent(NamedTuple):
    """Milliseconds by the clock, and of the processor in this thread."""

    wall: float
    cpu: float


def spent_on(deed: Callable[[], object]) -> Spent:
    """Return what a deed takes."""
    wall, cpu = time.perf_counter(), time.thread_time()
    deed()
    return Spent((time.perf_counter() - wall) * 1000, (time.thread_time() - cpu) * 1000)


def resident_mb() -> float:
    """Return the megabytes of memory that this process has in use (Linux)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    return int(kilobytes) / 1024
