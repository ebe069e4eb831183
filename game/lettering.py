"""Text on the screen: the fonts, and finished lines kept for the next frame."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import pygame

from game.palette import RGB

# Source Serif for everything read on parchment; Noto Sans (from pygame_gui) where it lacks a script.
_FACES = {
    ("serif", False): ("font_source_serif_pro", "files/SourceSerifPro-Semibold.ttf"),
    ("serif", True): ("font_source_serif_pro", "files/SourceSerifPro-Bold.ttf"),
    ("sans", False): ("pygame_gui", "data/NotoSans-Regular.ttf"),
    ("sans", True): ("pygame_gui", "data/NotoSans-Bold.ttf"),
    ("japanese", False): ("pygame_gui", "data/NotoSansJP-Regular.otf"),
    ("japanese", True): ("pygame_gui", "data/NotoSansJP-Bold.otf"),
}


def _needs_japanese(text: str) -> bool:
    return any("\u3000" <= letter <= "\u9fff" or "\uff00" <= letter <= "\uffef" for letter in text)


@lru_cache(maxsize=128)
def font(size: int, bold: bool = False, face: str = "serif") -> pygame.font.Font:
    """The font of ``face`` (``serif``, ``sans``, ``japanese``) at ``size`` pixels of line height or so."""
    if not pygame.font.get_init():
        pygame.font.init()
    package, name = _FACES[face, bold]
    return pygame.font.Font(str(files(package) / name), max(6, size))


def font_for(text: str, size: int, bold: bool = False, face: str = "serif") -> pygame.font.Font:
    """The font that has all letters of ``text``: the asked one, or the Japanese one where needed."""
    return font(size, bold, "japanese" if _needs_japanese(text) else face)


@lru_cache(maxsize=768)
def line(text: str, size: int, colour: RGB, bold: bool = False, face: str = "serif") -> pygame.Surface:
    """One line of text as a surface with alpha; shared, don't draw on it."""
    return font_for(text, size, bold, face).render(text, True, colour)


def width(text: str, size: int, bold: bool = False, face: str = "serif") -> int:
    """How many pixels ``text`` takes on one line."""
    return font_for(text, size, bold, face).size(text)[0]


def wrap(text: str, size: int, room: int, bold: bool = False, face: str = "serif") -> list[str]:
    """``text`` in lines of at most ``room`` pixels, broken at spaces (or anywhere in Japanese)."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        words = list(paragraph) if _needs_japanese(paragraph) else paragraph.split(" ")
        joint = "" if _needs_japanese(paragraph) else " "
        current = ""
        for word in words:
            longer = f"{current}{joint}{word}" if current else word
            if current and width(longer, size, bold, face) > room:
                lines.append(current)
                current = word
            else:
                current = longer
        lines.append(current)
    return lines


def forget() -> None:
    """Drop kept fonts and lines, for instance after a change of display."""
    font.cache_clear()
    line.cache_clear()
