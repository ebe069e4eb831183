"""Typesetting: fonts, line breaking, and cached pictures of lines of text."""

from __future__ import annotations

import math
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

import pygame
from pygame import Surface

from game import paths
from game.ui import contrast, system_fonts
from game.ui.image_cache import SHARED, cached
from game.ui.palette import RGB

# Source Serif for all text on parchment, its black cut for titles and large figures; Noto Sans
# (from pygame_gui) for scripts that it lacks.
_FACES = {
    "serif": paths.SERIF,
    "display": paths.DISPLAY,
    "sans": ("pygame_gui", "data/NotoSans-Regular.ttf", "data/NotoSans-Bold.ttf"),
    "japanese": ("pygame_gui", "data/NotoSansJP-Regular.otf", "data/NotoSansJP-Bold.otf"),
    "korean": ("pygame_gui", "data/NotoSansKR-Regular.ttf", "data/NotoSansKR-Bold.ttf"),
    "georgian": ("pygame_gui", "data/NotoSansGeorgian-Regular.ttf", "data/NotoSansGeorgian-Bold.ttf"),
}
"""For each face: its package, and its files for normal and bold weight."""

_SCRIPTS = {
    "japanese": re.compile("[\u3000-\u312f\u3190-\u9fff\uf900-\ufaff\uff00-\uffef]"),
    "korean": re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]"),
    "georgian": re.compile("[\u10a0-\u10ff]"),
}
"""The letters that only these faces have. They may be in a player's name in any language."""

_AMID = {script: re.compile(f"({letters.pattern}+)") for script, letters in _SCRIPTS.items()}

NARROWEST = 0.74
"""The narrowest that letters may be drawn if space is short, as a share of their width."""

# A unit that a line break can't split: a word or number in Latin letters, or one sign; with opening brackets
# before and closing punctuation after it (a Japanese line doesn't begin with a full stop or end with 「).
_LATIN = r"[0-9A-Za-z\u00c0-\u024f.,:+−’'/-]+"
_OPENING, _CLOSING = "[（「『【]*", "[、。，．・：；？！）」』】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ～]*"
_JAPANESE_PIECE = re.compile(rf" *{_OPENING}(?:{_LATIN}|[^ ]){_CLOSING}")

# A longer unit, broken only where it alone is too wide: a word in katakana or of some Chinese characters, a
# number with what it counts.
_KATAKANA, _CHINESE = "[\u30a1-\u30fa\u30fc]", "[\u4e00-\u9fff\u3005]"
_JAPANESE_WORD = re.compile(
    rf" *{_OPENING}(?:{_LATIN}(?:(?<=[0-9])(?:{_KATAKANA}+|{_CHINESE}{{1,2}}))?"
    rf"|{_KATAKANA}+|{_CHINESE}{{1,6}}|[^ ]){_CLOSING}"
)

# Code points without a glyph: control characters, lone surrogates from file names, direction marks.
_SHAPELESS = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)

_TINY, _SMALL, _WORD = 11, 30, re.compile(r"[^\W\d_]{3}")
"""Between these font sizes words are set twice as large: at whole pixels the gaps between letters differ."""

_STROKE = 1 / 36
"""How much thicker letters of other scripts are drawn, in font sizes: their faces have no semibold."""

_QUOTES = re.compile('([“”„«»"])')
"""The quotes that the serif font kerns too closely, so each is drawn separately."""

# Spaces at which a line may end: not before ":", "?" or "»", after "«", or between ":" and a number.
_BREAK = re.compile(r"(?<!«)(?!(?<=:) \d) (?![:;!?»…](?:\s|$))")

_NUMBER = re.compile(r"(?:^|.*\s)[(+−±]?\d+(?:[.,]\d+)*", re.DOTALL)
"""A text that ends with a number."""

_LONGEST_WORD = 40
"""The most letters of a word; anything longer, such as the path of a file, is broken anywhere."""


def clean(text: str) -> str:
    """Return ``text`` without characters that no font can draw; line breaks stay."""
    return _SHAPELESS.sub("", text)


def face_for(text: str, face: str = "serif") -> str:
    """Return the face for ``text``: that of the first other script found in it, or else ``face``."""
    if text.isascii():
        return face
    return next((script for script, letters in _SCRIPTS.items() if letters.search(text)), face)


_ORDINARY = re.compile(
    "[\\0-~\u00a0\u00ab\u00bb\u00bf-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u202f\u20ac\u2212]*"
)
"""Letters that all our faces have."""

_ORDINARY_IN_SERIF = re.compile(
    "[\\0-\u012b\u0134-\u0149\u014c-\u0165\u0168-\u017f\u0218-\u021b\u2000-\u2010\u2012-\u2015\u2018-\u201a\u201c-\u201e"
    "\u2020-\u2022\u2025\u2026\u2028-\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212]*"
)
"""Letters that Source Serif has, in both cuts."""


def _is_ordinary(text: str, face: str) -> bool:
    """Return whether a face surely has all of ``text``, which most texts need not be looked through for."""
    if face in _SCRIPTS:
        text = _SCRIPTS[face].sub("", text)
    ordinary = _ORDINARY_IN_SERIF if face in ("serif", "display") else _ORDINARY
    return ordinary.fullmatch(text) is not None


@lru_cache(maxsize=4096)
def _face_with(letter: str, face: str) -> str:
    """Return a face of ours that has a letter, ``face`` before others; ``""`` if none has."""
    faces = (face, *(other for other in _FACES if other != face))
    return next((one for one in faces if system_fonts.has(face_path(one), letter)), "")


def _shaped(letter: str) -> bool:
    """Return whether a mark belongs to the letter before it, and is drawn with it."""
    return unicodedata.category(letter) in ("Mn", "Me", "Cf")


def undrawable(text: str) -> str | None:
    """Return the letters of ``text`` that no font has; ``None`` while fonts of the system are looked at."""
    missing = ""
    for letter in dict.fromkeys(clean(text)):
        if letter.isascii() or letter.isspace() or _shaped(letter) or _face_with(letter, "serif"):
            continue
        if system_fonts.path_for(letter) is None:
            if not system_fonts.is_known(letter):
                return None
            missing += letter
    return missing


def _by_font(text: str, face: str) -> list[tuple[str, str, str]]:
    """Return ``text`` in pieces, each with its face or the file of its font, and its script.

    The script is ``""`` for all that is written from left to right and whose letters don't join.
    """
    pieces: list[tuple[str, str, str]] = []
    for letter in text:
        script = _script(letter)
        if letter.isspace() or _shaped(letter) or (letter.isascii() and not script):
            where = face
        else:
            where = _face_with(letter, face) or system_fonts.drawn_path(letter) or face
        if pieces and (_shaped(letter) or (where, script) == pieces[-1][1:]):
            pieces[-1] = (pieces[-1][0] + letter, *pieces[-1][1:])
        elif letter.isspace() and pieces and pieces[-1][2]:
            pieces[-1] = (pieces[-1][0] + letter, *pieces[-1][1:])  # words in one script are one piece
        else:
            pieces.append((letter, where, script))
    parted: list[tuple[str, str, str]] = []
    for piece, where, script in pieces:  # what stands at the end of a piece is not part of it
        words = piece.rstrip() if script else piece
        parted += [(words, where, script)] + ([(piece[len(words) :], face, "")] if words != piece else [])
    return parted


_SHAPED_SCRIPTS = {
    "ARABIC": "Arab",
    "HEBREW": "Hebr",
    "SYRIAC": "Syrc",
    "THAANA": "Thaa",
    "NKO": "Nkoo",
    "DEVANAGARI": "Deva",
    "BENGALI": "Beng",
    "GURMUKHI": "Guru",
    "GUJARATI": "Gujr",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "KANNADA": "Knda",
    "MALAYALAM": "Mlym",
    "SINHALA": "Sinh",
    "THAI": "Thai",
    "LAO": "Laoo",
    "KHMER": "Khmr",
    "MYANMAR": "Mymr",
    "TIBETAN": "Tibt",
}
"""Scripts whose letters join or change places, by the first word of their letters' names: their ISO codes."""
_FROM_THE_RIGHT = ("Arab", "Hebr", "Syrc", "Thaa", "Nkoo")


@lru_cache(maxsize=4096)
def _script(letter: str) -> str:
    family = unicodedata.name(letter, "").partition(" ")[0]
    return _SHAPED_SCRIPTS.get(family, "") if letter >= "\u0590" else ""


def font(size: int, bold: bool = False, face: str = "serif") -> pygame.font.Font:
    """Return the font of a face (a key of ``_FACES``) at ``size`` pixels, about the height of a line."""
    return _font(size, bold, face)


@lru_cache(maxsize=128)
def _font(size: int, bold: bool, face: str, script: str = "") -> pygame.font.Font:
    """Return the same, kept, however it was asked for: it takes milliseconds to make its first text.

    ``face`` may be the file of a font of the system. ``script``: its letters join, or go from right to left.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    if face not in _FACES and not system_fonts.is_scalable(face):
        return system_fonts.PictureFont(face, max(6, size))
    made = pygame.font.Font(face_path(face, bold) if face in _FACES else face, max(6, size))
    if script:
        made.set_script(script)
        made.set_direction(pygame.DIRECTION_RTL if script in _FROM_THE_RIGHT else pygame.DIRECTION_LTR)
    if face not in _FACES and bold:
        made.set_bold(True)
    return made


@lru_cache(maxsize=16)
def face_path(face: str, bold: bool = False) -> str:
    """Return the path of a face's font file."""
    package, usual, heavy = _FACES[face]
    return str(files(package) / (heavy if bold else usual))


def font_files() -> list[str]:
    """Return the paths of all font files that text is drawn with, for whoever packs the program."""
    return [face_path(face, bold) for face in _FACES for bold in (False, True)]


class _Run(NamedTuple):
    """A piece of a line, its font, and the pixels by which its strokes are thickened.

    ``finer``: how many times as large the font is as the letters that are drawn.
    """

    text: str
    font: pygame.font.Font
    thicker: int
    finer: int = 1

    @property
    def width(self) -> int:
        struck = 0 if isinstance(self.font, system_fonts.PictureFont) else self.thicker
        return math.ceil(self.font.size(self.text)[0] / self.finer) + struck

    @property
    def ascent(self) -> int:
        return round(self.font.get_ascent() / self.finer)

    def drawn(self, colour: RGB) -> Surface:
        if isinstance(self.font, system_fonts.PictureFont):
            return self.font.drawn(self.text)
        made = self.font.render(self.text, True, contrast.letters(colour))
        if self.finer > 1:
            made = pygame.transform.smoothscale(made, (self.width, round(made.get_height() / self.finer)))
        if not self.thicker:
            return made
        struck = Surface((made.get_width() + self.thicker, made.get_height()), pygame.SRCALPHA)
        for along in range(self.thicker + 1):
            struck.blit(made, (along, 0))
        return struck


def _finer(text: str, size: int, face: str) -> int:
    """Return how much larger ``text`` is set than drawn: small letters stand at whole pixels."""
    small = _TINY < size < _SMALL and face in ("serif", "display")
    return 2 if small and _WORD.search(text) else 1


def _runs(text: str, size: int, bold: bool, face: str) -> list[_Run]:
    """Return ``text`` in pieces with their fonts.

    A few letters of another script, such as a player's name, get that script's font. If most letters are of
    that script, all text gets its font, so that the line looks uniform.
    """
    main = face_for(text, face)
    if main != face and len(_SCRIPTS[main].sub("", text)) > len(text) / 2:
        main = face
    parts = [(text, main)]
    for script, letters in _AMID.items():
        if script != main and not text.isascii():  # odd parts of the split are in the script
            parts = [
                (piece, script if kind == main and place % 2 else kind)
                for part, kind in parts
                for place, piece in enumerate(letters.split(part) if kind == main else [part])
            ]
    thicker = 0 if bold else max(1, round(size * _STROKE))
    runs = [
        _Run(
            piece,
            _font(size * (finer := _finer(piece, size, where)), bold, where, script),
            0 if where in ("serif", "display", "sans") else thicker,
            finer,
        )
        for part, kind in parts
        for run in _QUOTES.split(part)
        for piece, where, script in ([(run, kind, "")] if _is_ordinary(run, kind) else _by_font(run, kind))
    ]
    return [run for run in runs if run.text and run.font.size(run.text)[0]]


@cached(SHARED, megabytes=12)
def line(text: str, size: int, colour: RGB, bold: bool = False, face: str = "serif") -> Surface:
    """Return one line of text as a surface with alpha. Any text can be drawn. Shared, don't draw on it."""
    runs = _runs(clean(text), size, bold, face)
    drawn = [run.drawn(colour) for run in runs]
    if len(drawn) == 1:
        return drawn[0]
    ascent = max((run.ascent for run in runs), default=0)
    tops = [ascent - run.ascent for run in runs]
    high = max((top + part.get_height() for top, part in zip(tops, drawn, strict=True)), default=size)
    whole = Surface((sum(part.get_width() for part in drawn), high), pygame.SRCALPHA)
    left = 0
    for part, top in zip(drawn, tops, strict=True):
        whole.blit(part, (left, top))
        left += part.get_width()
    return whole


def narrowed(
    text: str, size: int, room: int, colour: RGB, bold: bool = False, face: str = "serif"
) -> Surface:
    """Return one line of text; if it is wider than ``room`` pixels, the letters are narrower, not lower.

    They are drawn no narrower than :data:`NARROWEST`, so the line may still be wider than ``room``. It may be
    shared, don't draw on it.
    """
    drawn = line(text, size, colour, bold, face)
    wide, high = drawn.get_size()
    if wide <= room:
        return drawn
    return pygame.transform.smoothscale(drawn, (max(room, round(wide * NARROWEST)), high))


def width(text: str, size: int, bold: bool = False) -> int:
    """Return the width of ``text`` on one line in pixels."""
    if text.isascii() and text.isprintable() and not _QUOTES.search(text):
        finer = _finer(text, size, "serif")
        return math.ceil(font(size * finer, bold).size(text)[0] / finer)
    return sum(run.width for run in _runs(clean(text), size, bold, "serif"))


def wrap(text: str, size: int, room: int, bold: bool = False) -> list[str]:
    """Return ``text`` in lines of at most ``room`` pixels, broken at spaces or between Japanese characters.

    No line begins with punctuation that follows a space in French, such as ``:``, nor with a number after it.
    A number stays with the word after it, and a Japanese word without hiragana is whole, if there is room.
    A word of more than 40 letters, such as the path of a file, is broken anywhere. A shorter word may be
    wider than ``room``.
    """
    lines: list[str] = []
    for paragraph in clean(text).split("\n"):
        japanese = _SCRIPTS["japanese"].search(paragraph) is not None
        units = _japanese_units if japanese else _units
        pieces = units(paragraph, lambda text: width(text, size, bold) <= room)
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


def _units(paragraph: str, fits: Callable[[str], bool]) -> list[str]:
    """Return what no line break may split: words, and numbers with the word after them where that fits."""
    units: list[str] = []
    for piece in _BREAK.split(paragraph):
        if not units or not piece[:1].isalpha() or not _NUMBER.fullmatch(units[-1]):
            units.append(piece)
            continue
        before, _, number = units[-1].rpartition(" ")
        if fits(f"{units[-1]} {piece}"):
            units[-1] += f" {piece}"
        elif before and fits(f"{number} {piece}"):
            units[-1:] = [before, f"{number} {piece}"]
        else:
            units.append(piece)
    return units


def _japanese_units(paragraph: str, fits: Callable[[str], bool]) -> list[str]:
    """Return what no line break may split: signs, and words in katakana and counted numbers that fit."""
    words: list[str] = _JAPANESE_WORD.findall(paragraph)
    return [piece for word in words for piece in ([word] if fits(word) else _JAPANESE_PIECE.findall(word))]


def longest_that_fits(text: str, size: int, room: int, bold: bool) -> int:
    """Return how many letters of ``text``, at least one, fit ``room`` pixels."""
    most = min(len(text), max(1, room))  # no letter is narrower than a pixel
    return max(1, bisect_right(range(most + 1), room, key=lambda n: width(text[:n], size, bold)) - 1)
