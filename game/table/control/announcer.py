"""What is read aloud as it happens: moves, and messages.

Where several people play with hidden hands, what only one of them may know is left out, unless that person
wears headphones: a voice is heard by all.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import events as e
from engine.events import Event, redact
from game.input.bindings import HISTORY
from game.input.devices import PAD
from game.log.history import concerns, is_hidden_pick
from game.match.screen import Screen
from game.settings import HEADPHONES
from game.speech.reader import News
from game.table.control.turn_news import TurnNews
from game.ui.key_glyphs import word
from game.ui.scene import Host
from game.words import say

_FOR_ALL = (e.PeriodBegan, e.RoundBegan, e.PersonsRevealed, e.PlagueStruck, e.NotreDamePaid, e.GameEnded)
"""Events that concern everybody."""


class Announcer:
    """Reads aloud what happens at a table; silent if reading aloud is off."""

    def __init__(self, host: Host, screen: Screen, names: dict[str, str]) -> None:
        """``names``: the players' names by colour."""
        self._host, self._screen = host, screen
        self._turns = TurnNews(names)

    @property
    def discreet(self) -> bool:
        """Whether what only one person may know is kept quiet: others are listening."""
        return self._screen.shared and self._host.settings.read_aloud != HEADPHONES

    def hear(self, events: Sequence[Event]) -> None:
        """Read aloud what begins to be shown."""
        if self._host.reader is not None:
            self._host.reader.tell(self.news(events), self._missed)

    def say(self, words: str, secret: bool = False) -> None:
        """Read a message aloud; ``secret``: only the person who is asked may know it."""
        if self._host.reader is not None:
            self._host.reader.say([say("speech-quiet") if secret and self.discreet else words])

    def news(self, events: Sequence[Event]) -> list[News]:
        """Return the events of a move as news, each with whether it concerns a person at this screen."""
        if self.discreet:
            events = [redact(event, ()) for event in events]
        events = [event for event in events if not is_hidden_pick(event)]
        people = tuple(self._screen.persons)
        own = any(
            isinstance(event, _FOR_ALL) or any(concerns(event, seat) for seat in people) for event in events
        )
        return self._turns.news(events, own)

    def press(self, command: str, does: str) -> str:
        """Return which key carries out a command, and what it ``does``; nothing without a key."""
        key = self._key(command)
        return say("speech-press", press=key, does=does) if key else ""

    def _missed(self, turns: int) -> str:
        """Return that some turns weren't read, and which key shows the history."""
        return say("speech-missed", n=turns, letter=self._key(HISTORY) or "none")

    def _key(self, command: str) -> str:
        """Return what stands on the key of a command; nothing without a key, or while a pad is used."""
        devices = self._host.devices
        name = devices.bindings.first(command, pad=False)
        return word(name) if name and devices.last != PAD else ""
