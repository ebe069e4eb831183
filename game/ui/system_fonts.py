"""Letters that the program's own fonts lack, such as Arabic or emoji, in fonts of the system.

They are looked for only when a text needs them, in a thread, as asking the system for its fonts takes long.
"""

from __future__ import annotations

import os
import queue
import subprocess
import threading
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import pygame
from pygame import Surface
from pygame.font import Font

_LIKED = ("dejavusans", "notonaskh", "notosans", "noto", "segoeui", "arialunicode", "geezapro", "tahoma")
"""How the names of fonts begin that are looked at first."""
_MOST = 60
"""How many fonts of a system that doesn't say which letters they have are looked at for a letter."""
_PATIENCE = 10.0
"""Seconds that the system may take to name its fonts."""

_freetype = threading.Lock()
_found: dict[str, str | None] = {}
"""For each letter that was looked for: the file of a font that has it, or ``None``."""
_asked: queue.SimpleQueue[str] = queue.SimpleQueue()
_waiting: set[str] = set()
_lacking: set[str] = set()
"""Letters that were drawn as boxes, as none was found yet."""
_news = threading.Event()


@lru_cache(maxsize=4096)
def has(path: str, letter: str) -> bool:
    """Return whether the font of a file has a letter."""
    with _freetype:
        try:
            return _open(path).get_metrics(letter)[0] is not None
        except Exception:  # fonts of a system may be damaged in any way
            return False


@lru_cache(maxsize=64)
def is_scalable(path: str) -> bool:
    """Return whether the letters of a font have outlines, and are not pictures of one size as many emoji."""
    with _freetype:
        return bool(_open(path).scalable)


class PictureFont(Font):
    """A font whose letters are pictures of one size: they are scaled to the height of a line."""

    def __init__(self, path: str, size: int) -> None:
        """``size``: in pixels. Raises ``pygame.error`` if the file can't be read."""
        super().__init__(path, size)
        self._scale = size / max(1, super().get_height())

    def size(self, text: str | bytes) -> tuple[int, int]:
        """Return width and height of ``text``."""
        wide, high = super().size(text)
        return round(wide * self._scale), round(high * self._scale)

    def get_ascent(self) -> int:
        """Return how far it rises above the line on which letters stand."""
        return round(super().get_ascent() * self._scale)

    def drawn(self, text: str) -> Surface:
        """Return ``text`` in its own colours."""
        made = super().render(text, True, (255, 255, 255))
        return pygame.transform.smoothscale(made, self.size(text))


@lru_cache(maxsize=8)
def _open(path: str) -> Any:
    from pygame import freetype  # only for letters that are not in our fonts, as it takes time to load

    if not freetype.get_init():
        freetype.init()
    font = freetype.Font(path, 16)
    if not font.scalable:  # it has letters in its own sizes alone
        font.size = font.get_sizes()[0][4]
    return font


def path_for(letter: str) -> str | None:
    """Return the file of a font that has a letter; ``None`` if there is none, or none is found yet."""
    if letter not in _found and letter not in _waiting:
        _waiting.add(letter)
        _asked.put(letter)
        threading.Thread(target=_search, name="notre-dame-fonts", daemon=True).start()
    return _found.get(letter)


def drawn_path(letter: str) -> str | None:
    """As :func:`path_for`, for a text that is drawn now: without the letter, if none is found yet."""
    path = path_for(letter)
    if path is None and letter not in _found:
        _lacking.add(letter)
    return path


def is_known(letter: str) -> bool:
    """Return whether a letter was looked for, and the search has ended."""
    return letter in _found


def found_more() -> bool:
    """Return whether letters that were drawn as boxes were found since the last call."""
    if not _news.is_set():
        return False
    _news.clear()
    return True


def _search() -> None:
    while True:
        try:
            letter = _asked.get_nowait()
        except queue.Empty:
            return
        paths = [path for path in _candidates(letter) if has(path, letter)]
        path = next(filter(is_scalable, paths), paths[0] if paths else None)
        _found[letter] = path
        _waiting.discard(letter)
        if path is not None and letter in _lacking:
            _news.set()


def _candidates(letter: str) -> Iterable[str]:
    """Return the files of fonts that may have a letter, those that are liked first."""
    if os.name == "posix":
        command = ["fc-list", "--format", "%{file}\n", f":charset={ord(letter):x}"]
        try:
            told = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=True)
            return sorted(set(told.stdout.split("\n")) - {""}, key=_rank)
        except (OSError, ValueError, subprocess.SubprocessError):
            pass  # macOS has no such program
    return sorted(_all_fonts(), key=_rank)[:_MOST]


@cache
def _all_fonts() -> tuple[str, ...]:
    import pygame.sysfont  # as above

    paths = (pygame.font.match_font(name) for name in pygame.font.get_fonts())
    return tuple(path for path in paths if path)


def _rank(path: str) -> tuple[int, bool, int, str]:
    """Return how much a font is liked: the least is the best; plain ones before slanted and bold ones."""
    name = os.path.basename(path).lower().replace("-", "").replace("_", "").replace(" ", "")
    liked = next((place for place, start in enumerate(_LIKED) if name.startswith(start)), len(_LIKED))
    odd = any(part in name for part in ("bold", "italic", "oblique", "mono", "condensed", "light"))
    return liked, odd, len(name), path
