"""The dial of a bot's strength: a groove with a notch for each level."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.input.bindings import LEFT, RIGHT
from game.seats import MARKS, STRONGEST, WEAKEST
from game.ui import fittings, surfaces
from game.ui.inputs import Value
from game.ui.materials import HOVERED, PRESSED
from game.ui.palette import BRASS, CANDLE
from game.ui.theme import Frame
from game.words import say

_CUT = (26, 16, 10)
_NEAR = 1
"""A press so near to a level's notch means the level."""


class StrengthSlider(Value):
    """A strength from the weakest to the strongest; at a notch it is that of a level."""

    keeps = (LEFT, RIGHT)

    def __init__(
        self,
        name: str,
        rect: Rect,
        frame: Frame,
        strength: int,
        changed: Callable[[int], None],
    ) -> None:
        """``changed`` is called with the new strength."""
        self.strength, self._changed = strength, changed
        super().__init__(name, rect, frame, say("new-game-strength"))

    def paint(self, state: str) -> Surface:
        """Return a groove in the wood, filled with brass up to a knob, and its notches."""
        style, (width, height) = self.style, self.rect.size
        face, bright = surfaces.clear((width, height)), state in (HOVERED, PRESSED)
        brass = CANDLE if bright else BRASS
        thick, middle = max(3, style.px(8)), round(height * 0.6)
        groove = self._groove()
        cut = Rect(groove.left, middle - thick // 2, groove.width, thick)
        around = cut.inflate(style.px(6), style.px(6))
        face.blit(fittings.groove(around.size), around)
        at = self._place(self.strength)
        cut.width = max(thick, at - groove.left)
        face.blit(fittings.rod(cut.size, bright), cut)
        end, tall = cut.top - style.px(4), round(height * 0.24)
        for mark in MARKS.values():
            x, top = self._place(mark), end - tall
            pygame.draw.line(face, _CUT, (x + 1, top + 1), (x + 1, end), max(2, style.px(4)))
            pygame.draw.line(face, brass, (x, top), (x, end), max(2, style.px(3)))
        bead = fittings.bead(round(min(height * 0.76, 2 * style.px(17))), bright)
        surfaces.centred(face, surfaces.darkened(bead), (at + style.px(2), middle + style.px(3)))
        surfaces.centred(face, bead, (at, middle))
        return face

    def spoken(self) -> str:
        """Return what is set."""
        return say("speech-slider", label=self.label)

    def spoken_state(self) -> str:
        """Return the strength."""
        return str(self.strength)

    def adjust(self, step: int) -> bool:
        """Change the strength by ``step``."""
        self.set(self.strength + step)
        return True

    def use(self) -> None:
        """Go on to the next level's notch; after the last comes the first."""
        self.set(next((mark for mark in MARKS.values() if mark > self.strength), min(MARKS.values())))

    def use_at(self, point: tuple[int, int]) -> None:
        """Set the strength at the pointer, or that of a level whose notch is there."""
        groove = self._groove()
        share = (point[0] - self.place.left - groove.left) / max(1, groove.width)
        strength = WEAKEST + round(max(0.0, min(1.0, share)) * (STRONGEST - WEAKEST))
        near = [mark for mark in MARKS.values() if abs(mark - strength) <= _NEAR]
        self.set(near[0] if near else strength)

    def set(self, strength: int) -> None:
        """Set the strength, and report it if it is another one."""
        strength = max(WEAKEST, min(STRONGEST, strength))
        if strength == self.strength:
            return
        self.strength = strength
        self.repaint()
        self._changed(strength)

    def _groove(self) -> Rect:
        edge = self.style.px(20)
        return Rect(edge, 0, self.rect.width - 2 * edge, self.rect.height)

    def _place(self, strength: int) -> int:
        groove = self._groove()
        return round(groove.left + groove.width * (strength - WEAKEST) / (STRONGEST - WEAKEST))
