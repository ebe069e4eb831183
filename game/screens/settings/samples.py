"""Everything that can be heard, by name: music, bells and effects, each in a row of the settings."""

from __future__ import annotations

from pygame import Rect

from game.audio.music import PIECES
from game.audio.sound import BELLS, EFFECTS, Sounds
from game.ui.inputs import Choice, Offer
from game.ui.theme import Frame
from game.words import Family, say

SAMPLES: dict[str, tuple[str, ...]] = {
    "sample_music": tuple(PIECES),
    "sample_bells": BELLS,
    "sample_effects": tuple(name for name in EFFECTS if name not in BELLS),
}
"""What can be heard in each row."""

_NAMES = Family("sample", [name for names in SAMPLES.values() for name in names])


class Sample(Choice):
    """A row of samples: its arrows go on to the next and play it, select plays the same again."""

    def __init__(self, name: str, rect: Rect, frame: Frame, label: str, sound: Sounds) -> None:
        """`name`: which row of :data:`SAMPLES`."""
        self._sound, self._names = sound, SAMPLES[name]
        offer = Offer([_NAMES.say(one) for one in self._names], 0, self._hear)
        super().__init__(name, rect, frame, label, offer)

    def does(self) -> str:
        """Return the hint text: listen."""
        return say("sample-does")

    def use(self) -> None:
        """Play what is named."""
        self._hear(self.chosen)

    def _hear(self, number: int) -> None:
        self._sound.sample(self._names[number])

    def use_at(self, point: tuple[int, int]) -> None:
        """Go on where an arrow was pressed; elsewhere play what is named."""
        aside = (point[0] - self.place.centerx) / self.place.width
        if abs(aside) < 0.32:
            self.use()
        else:
            self.adjust(1 if aside > 0 else -1)
