"""Music: pieces that are streamed, layers that join a piece in step, and ducking under bells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from game.audio.library import TROUBLE, Library
from game.audio.mixing import Ramp


class Piece(NamedTuple):
    """A piece of music: its file, the files of the layers that can join it, and whether it repeats.

    Layers are loops of whole bars, so they stay in step with the piece although their lengths differ.
    """

    file: str
    layers: tuple[str, ...] = ()
    repeats: bool = True
    fade_in_ms: int = 400


PIECES = {
    "title": Piece("title"),
    "table": Piece("table_a", ("table_b", "table_c"), fade_in_ms=3000),
    "end": Piece("end", repeats=False),
}
LAYERS = tuple(stem for piece in PIECES.values() for stem in piece.layers)
MUSIC = (*(piece.file for piece in PIECES.values()), *LAYERS)

FADE_OUT_MS = 1200
LAYER_FADE = 4.0  # seconds in which a layer joins or leaves
DUCKED = 0.25  # of the music's level, while a bell rings
DUCK_FALL, DUCK_RISE = 0.15, 2.0  # seconds to step back for a bell, and to come back after it
_CLICK_MS = 20


class Music:
    """The music of the program. No method raises because of a device or a file."""

    def __init__(self, mixer: Any, library: Library) -> None:
        self._mixer, self._library = mixer, library
        self._channels: Sequence[Any] = ()
        self._open = self._background = False
        self.piece: str | None = None
        """The piece that was asked for, whether or not it can be heard."""
        self._layers = 1
        self._streams: str | None = None
        self._loading = False
        self._free_at = -math.inf
        self._joined: list[tuple[Any, Ramp]] = []
        self._level = 0.0
        self._off = self._muted = False
        self._duck = Ramp(1.0)
        self._ducked_until = self._last = -math.inf

    def open(self, channels: Sequence[Any], background: bool) -> None:
        """Begin to play on an open mixer; `channels` are for the layers, which none join if there are few."""
        self._channels, self._open, self._background = channels, True, background

    def close(self) -> None:
        """Forget what plays, before the mixer is closed."""
        if self._open:
            with suppress(*TROUBLE):
                self._mixer.music.stop()
        self._open, self._streams, self._loading, self._joined = False, None, False, []
        self._free_at = self._ducked_until = self._last = -math.inf

    def ask(self, piece: str | None, layers: int = 1) -> None:
        """Ask for a piece, or None for silence; `layers` of it are heard, the piece itself being one."""
        self.piece, self._layers = piece, layers

    def set_level(self, level: float, muted: bool) -> None:
        """Set the music's gain. At 0 it is off: nothing is decoded or streamed. Muted, it goes on unheard."""
        self._level, self._off, self._muted = level, level <= 0, muted
        if self._open:
            self._apply()

    @property
    def level(self) -> float:
        """The gain that the music has or is about to have."""
        if self._off or self._muted or (self._streams is None and self.piece is None):
            return 0.0
        return self._level * self._ducked(max(self._duck.value, self._duck.target))

    def duck(self, seconds: float, now: float) -> None:
        """Step back behind a bell that rings for `seconds` from `now` on."""
        self._ducked_until = max(self._ducked_until, now + seconds)

    def update(self, now: float) -> None:
        """Begin, end and fade, as far as it is time. Cheap; called every frame."""
        if not self._open:
            return
        elapsed = max(0.0, now - self._last) if self._last > -math.inf else 0.0
        self._last = now
        wanted = None if self._off else self.piece
        if wanted != self._streams:
            self._change(wanted, now)
        self._duck.target = 0.0 if now < self._ducked_until else 1.0
        before = self._duck.value, [ramp.value for _, ramp in self._joined]
        self._duck.step(elapsed, DUCK_RISE, DUCK_FALL)
        for number, (_, ramp) in enumerate(self._joined, start=2):
            ramp.target = float(number <= self._layers)
            ramp.step(elapsed, LAYER_FADE, LAYER_FADE)
        if before != (self._duck.value, [ramp.value for _, ramp in self._joined]):
            self._apply()

    @staticmethod
    def _ducked(share: float) -> float:
        return DUCKED + (1.0 - DUCKED) * share

    def _apply(self) -> None:
        gain = 0.0 if self._muted else self._level * self._ducked(self._duck.value)
        with suppress(*TROUBLE):
            self._mixer.music.set_volume(gain)
            for channel, ramp in self._joined:
                channel.set_volume(gain * ramp.value, gain * ramp.value)

    def _change(self, wanted: str | None, now: float) -> None:
        if self._streams is not None:
            self._fade_out(now)
        if wanted is None or now < self._free_at or wanted not in PIECES:
            return
        piece = PIECES[wanted]
        layers = piece.layers[: len(self._channels)]
        if layers and not self._loading:
            self._loading = True
            self._library.load(layers, self._background)
        if all(map(self._library.settled, layers)):
            self._begin(wanted, piece, layers)

    def _fade_out(self, now: float) -> None:
        self._streams, self._loading = None, False
        with suppress(*TROUBLE):
            self._mixer.music.fadeout(FADE_OUT_MS)
            for channel, _ in self._joined:
                channel.fadeout(FADE_OUT_MS)
        self._joined = []
        self._free_at = now + FADE_OUT_MS / 1000
        self._library.forget(LAYERS)

    def _begin(self, name: str, piece: Piece, layers: Sequence[str]) -> None:
        """Start a piece and its layers at once; the layers are silent until they are asked for."""
        self._streams = name
        music = self._mixer.music
        try:
            music.stop()  # a piece that still fades out would hold up the next one
            music.load(str(self._library.folder / f"{piece.file}.ogg"))
            music.set_volume(0.0)
            music.play(-1 if piece.repeats else 0, fade_ms=piece.fade_in_ms)
        except TROUBLE as trouble:
            self._library.note_fault(piece.file, trouble)
            return
        clips = [clip for clip in map(self._library.decoded, layers) if clip is not None]
        with suppress(*TROUBLE):
            for channel, clip in zip(self._channels, clips, strict=False):
                channel.play(clip.sound, loops=-1, fade_ms=_CLICK_MS)
                channel.set_volume(0.0, 0.0)
                self._joined.append((channel, Ramp()))
        self._apply()
