"""Text on the screen: the fonts, and finished lines kept for the next frame."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui import contrast
from game.ui.image_cache import SHARED, cached
from game.ui.palette import RGB

# Source Serif for everything read on parchment; Noto Sans (from pygame_gui) where it lacks a script.
_FACES = {
    "serif": ("font_source_serif_pro", "files/SourceSerifPro-Semibold.ttf", "files/SourceSerifPro-Bold.ttf"),
    "sans": ("pygame_gui", "data/NotoSans-Regular.ttf", "data/NotoSans-Bold.ttf"),
    "japanese": ("pygame_gui", "data/NotoSansJP-Regular.otf", "data/NotoSansJP-Bold.otf"),
    "korean": ("pygame_gui", "data/NotoSansKR-Regular.ttf", "data/NotoSansKR-Bold.ttf"),
    "georgian": ("pygame_gui", "data/NotoSansGeorgian-Regular.ttf", "data/NotoSansGeorgian-Bold.ttf"),
}
"""Of each face the package, and its files in it: the usual weight and the bold one."""

_SCRIPTS = {
    "japanese": re.compile("[\u3000-\u312f\u3190-\u9fff\uf900-\ufaff\uff00-\uffef]"),
    "korean": re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]"),
    "georgian": re.compile("[\u10a0-\u10ff]"),
}
"""What the other faces lack; somebody's name may be written in it in any language."""

_AMID = {script: re.compile(f"({letters.pattern}+)") for script, letters in _SCRIPTS.items()}

NARROWEST = 0.74
"""How narrow letters may be made, as a share of their width, where room is short: they stay as high."""

# What stays together on a line: a word or number in Latin letters, or one sign; with the brackets that open
# before it and what closes after it (a line of Japanese doesn't begin with a full stop, nor end with 「).
_LATIN = r"[0-9A-Za-z\u00c0-\u024f.,:+−’'/-]+"
_JAPANESE_PIECE = re.compile(
    rf" *[（「『【]*(?:{_LATIN}|[^ ])[、。，．・：；？！）」』】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ～]*"
)

# Signs that have no shape: control signs, half letters of a file's name, marks for the direction of writing.
_SHAPELESS = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)

_STROKE = 1 / 36
"""How much thicker, in letters' heights, other scripts are written: of them there is no semibold."""

_QUOTES = re.compile("([“”„«»])")
"""What the serif font moves too near to whatever follows: drawn apart, each by itself."""

# Spaces at which a line may end: not before ":", "?" or "»", after "«", or between ":" and a number.
_BREAK = re.compile(r"(?<!«)(?!(?<=:) \d) (?![:;!?»…](?:\s|$))")

_LONGEST_WORD = 40
"""Letters; what is longer is no word but the path of a file, say, and is broken anywhere."""


def clean(text: str) -> str:
    """``text`` without signs that no font can draw; line breaks stay."""
    return _SHAPELESS.sub("", text)


def face_for(text: str, face: str = "serif") -> str:
    """The face that has all letters of ``text``: ``face``, or that of the script it is written in."""
    if text.isascii():
        return face
    return next((script for script, letters in _SCRIPTS.items() if letters.search(text)), face)


@lru_cache(maxsize=128)
def font(size: int, bold: bool = False, face: str = "serif") -> pygame.font.Font:
    """The font of ``face`` (``serif``, ``sans``, ``japanese``) at ``size`` pixels of line height or so."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(face_path(face, bold), max(6, size))


def face_path(face: str, bold: bool = False) -> str:
    """The file of a font, for those that load it themselves."""
    package, usual, heavy = _FACES[face]
    return str(files(package) / (heavy if bold else usual))


class _Run(NamedTuple):
    """A piece of a line, its font, and how many pixels thicker than there its strokes are."""

    text: str
    font: pygame.font.Font
    thicker: int

    @property
    def width(self) -> int:
        return self.font.size(self.text)[0] + self.thicker

    def drawn(self, colour: RGB) -> Surface:
        made = self.font.render(self.text, True, contrast.letters(colour))
        if not self.thicker:
            return made
        struck = Surface((made.get_width() + self.thicker, made.get_height()), pygame.SRCALPHA)
        for along in range(self.thicker + 1):
            struck.blit(made, (along, 0))
        return struck


def _runs(text: str, size: int, bold: bool, face: str) -> list[_Run]:
    """``text`` in pieces with their fonts.

    A few letters of another script amid others, somebody's name, are drawn with its font alone; where most
    are of it, all are, as the writing of one line should be of one kind.
    """
    main = face_for(text, face)
    if main != face and len(_SCRIPTS[main].sub("", text)) > len(text) / 2:
        main = face
    parts = [(text, main)]
    for script, letters in _AMID.items():
        if script != main and not text.isascii():  # between parts of the main face are those of the script
            parts = [
                (piece, script if kind == main and place % 2 else kind)
                for part, kind in parts
                for place, piece in enumerate(letters.split(part) if kind == main else [part])
            ]
    thicker = 0 if bold else max(1, round(size * _STROKE))
    runs = [
        _Run(run, font(size, bold, kind), thicker if kind in _SCRIPTS else 0)
        for part, kind in parts
        for run in _QUOTES.split(part)
    ]
    return [run for run in runs if run.text and run.font.size(run.text)[0]]


@cached(SHARED, megabytes=20)
def line(text: str, size: int, colour: RGB, bold: bool = False, face: str = "serif") -> Surface:
    """One line of text as a surface with alpha; shared, don't draw on it. Whatever the text, it is drawn."""
    runs = _runs(clean(text), size, bold, face)
    drawn = [run.drawn(colour) for run in runs]
    if len(drawn) == 1:
        return drawn[0]
    ascent = max((run.font.get_ascent() for run in runs), default=0)
    tops = [ascent - run.font.get_ascent() for run in runs]
    high = max((top + part.get_height() for top, part in zip(tops, drawn, strict=True)), default=size)
    whole = Surface((sum(part.get_width() for part in drawn), high), pygame.SRCALPHA)
    left = 0
    for part, top in zip(drawn, tops, strict=True):
        whole.blit(part, (left, top))
        left += part.get_width()
    return whole


def narrowed(text: str, size: int, room: int, colour: RGB, bold: bool = False) -> Surface:
    """One line of text; where it takes more than ``room`` pixels its letters are narrower, not lower.

    They are made no narrower than :data:`NARROWEST`: what is still wider than ``room`` stays so.
    """
    drawn = line(text, size, colour, bold)
    wide, high = drawn.get_size()
    if wide <= room:
        return drawn
    return pygame.transform.smoothscale(drawn, (max(room, round(wide * NARROWEST)), high))


def width(text: str, size: int, bold: bool = False) -> int:
    """How many pixels ``text`` takes on one line."""
    if text.isascii() and text.isprintable():
        return font(size, bold).size(text)[0]
    return sum(run.width for run in _runs(clean(text), size, bold, "serif"))


def wrap(text: str, size: int, room: int, bold: bool = False) -> list[str]:
    """``text`` in lines of at most ``room`` pixels, broken at spaces, and between the signs of Japanese.

    No line begins with a sign that French sets apart from its word, such as ``:``, nor with the number that
    belongs to one. What is too long for a word, a file's path, is broken anywhere.
    """
    lines: list[str] = []
    for paragraph in clean(text).split("\n"):
        japanese = _SCRIPTS["japanese"].search(paragraph) is not None
        pieces = _JAPANESE_PIECE.findall(paragraph) if japanese else _BREAK.split(paragraph)
        joint = "" if japanese else " "
        current = ""
        for piece in pieces:
            longer = f"{current}{joint}{piece}" if current else piece.lstrip() if japanese else piece
            if current and width(longer.rstrip(), size, bold) > room:
                lines.append(current.rstrip())
                current = piece.lstrip()
            else:
                current = longer
            while len(current) > _LONGEST_WORD:
                cut = longest_that_fits(current, size, room, bold)
                if cut == len(current):
                    break
                lines.append(current[:cut])
                current = current[cut:]
        lines.append(current)
    return lines


def longest_that_fits(text: str, size: int, room: int, bold: bool = False) -> int:
    """How many letters of ``text``, one at least, have room in ``room`` pixels."""
    most = min(len(text), max(1, room))  # no letter is narrower than a pixel
    return max(1, bisect_right(range(most + 1), room, key=lambda n: width(text[:n], size, bold)) - 1)
