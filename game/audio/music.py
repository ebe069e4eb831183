"""Music: pieces that are streamed, with silence between those of the table, and ducking under bells."""

from __future__ import annotations

import math
import random
from contextlib import suppress
from typing import Any, NamedTuple

from game.audio.library import TROUBLE, Library
from game.audio.mixing import Ramp
from game.audio.programme import AT_TABLE, Programme

TABLE = "table"
"""Asks for the pieces of the table, one after the other."""


class Piece(NamedTuple):
    """A piece of music: its file, and whether it repeats."""

    file: str
    repeats: bool = False
    fade_in_ms: int = 0


PIECES = {
    "title": Piece("title", repeats=True, fade_in_ms=400),
    **{name: Piece(name) for name in AT_TABLE},
    "end": Piece("end", fade_in_ms=400),
}
MUSIC = tuple(piece.file for piece in PIECES.values())

FADE_OUT_MS = 1200
DUCKED = 0.25  # of the music's level, while a bell rings
DUCK_FALL, DUCK_RISE = 0.15, 2.0  # seconds to step back for a bell, and to come back after it


class Music:
    """The music of the program. No method raises because of a device or a file."""

    def __init__(self, mixer: Any, library: Library, chance: random.Random) -> None:
        self._mixer, self._library = mixer, library
        self._open = False
        self.piece: str | None = None
        """The piece that was asked for, whether or not it can be heard."""
        self._period = 1
        self._programme = Programme(chance)
        self._sample: str | None = None
        self._streams: str | None = None
        self._free_at = -math.inf
        self._level = 0.0
        self._off = self._muted = False
        self._duck = Ramp(1.0)
        self._ducked_until = self._last = -math.inf

    def open(self) -> None:
        """Begin to play on an open mixer."""
        self._open = True

    def close(self) -> None:
        """Forget what plays, before the mixer is closed."""
        if self._open:
            with suppress(*TROUBLE):
                self._mixer.music.stop()
        self._open, self._streams, self._sample = False, None, None
        self._programme.left()
        self._free_at = self._ducked_until = self._last = -math.inf

    def ask(self, piece: str | None, period: int = 1) -> None:
        """Ask for a piece, for those of the table in a `period` (1 to 3), or for silence."""
        if piece != TABLE:
            self._programme.left()
        self.piece, self._period = piece, period

    def sample(self, piece: str | None) -> None:
        """Play a piece once from its beginning instead of what was asked for; None ends it."""
        if piece is not None and piece == self._streams:
            self._streams = None  # once more
        self._sample = piece

    def set_level(self, level: float, muted: bool) -> None:
        """Set the music's gain. At 0 it is off: nothing is streamed. Muted, it goes on unheard."""
        self._level, self._off, self._muted = level, level <= 0, muted
        if self._open:
            self._apply()

    @property
    def level(self) -> float:
        """The gain that the music has or is about to have."""
        if self._off or self._muted or self._streams is None:
            return 0.0
        return self._level * self._ducked(max(self._duck.value, self._duck.target))

    def duck(self, seconds: float, now: float) -> None:
        """Step back behind a bell that is to be heard alone for `seconds` from `now` on."""
        self._ducked_until = max(self._ducked_until, now + seconds)

    def update(self, now: float) -> None:
        """Begin, end and fade, as far as it is time. Cheap; called every frame."""
        if not self._open:
            return
        elapsed = max(0.0, now - self._last) if self._last > -math.inf else 0.0
        self._last = now
        wanted = None if self._off else self._wanted(now)
        if wanted != self._streams:
            self._change(wanted, now)
        self._duck.target = 0.0 if now < self._ducked_until else 1.0
        before = self._duck.value
        self._duck.step(elapsed, DUCK_RISE, DUCK_FALL)
        if before != self._duck.value:
            self._apply()

    def _wanted(self, now: float) -> str | None:
        """Return the piece that is to be heard now."""
        if self._streams in (self._sample, self._programme.piece) and self._streams and not self._plays():
            if self._streams == self._sample:
                self._sample = None
            else:
                self._programme.ended(now)
            self._streams = None
        if self._sample is not None:
            return self._sample
        if self.piece == TABLE:
            return self._programme.now(self._period, now)
        return self.piece if self.piece in PIECES else None

    def _plays(self) -> bool:
        """Return whether the mixer has not come to the end of a piece."""
        with suppress(*TROUBLE):
            return bool(self._mixer.music.get_busy())
        return False

    @staticmethod
    def _ducked(share: float) -> float:
        return DUCKED + (1.0 - DUCKED) * share

    def _apply(self) -> None:
        gain = 0.0 if self._muted else self._level * self._ducked(self._duck.value)
        with suppress(*TROUBLE):
            self._mixer.music.set_volume(gain)

    def _change(self, wanted: str | None, now: float) -> None:
        if self._streams is not None:
            self._streams = None
            with suppress(*TROUBLE):
                self._mixer.music.fadeout(FADE_OUT_MS)
            self._free_at = now + FADE_OUT_MS / 1000
        if wanted is not None and now >= self._free_at:
            self._begin(wanted)

    def _begin(self, name: str) -> None:
        self._streams = name
        piece, music = PIECES[name], self._mixer.music
        repeats = piece.repeats and name != self._sample
        try:
            music.stop()  # a piece that still fades out would hold up the next one
            music.load(str(self._library.folder / f"{piece.file}.ogg"))
            music.set_volume(0.0)
            music.play(-1 if repeats else 0, fade_ms=piece.fade_in_ms)
        except TROUBLE as trouble:
            self._library.note_fault(piece.file, trouble)
            return
        self._apply()
