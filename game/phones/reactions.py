"""What people at a table show each other: a few words, said by one of the game's characters."""

from __future__ import annotations

from typing import Any

from game.match.portraits import FACES
from game.phones.activity import Sentence
from game.phones.guest import Guest
from game.phones.protocol import REACTIONS
from game.phones.room import Room
from game.words import Family, say

_WORDS = Family("phones-reaction", REACTIONS)
_SPEAKERS = {
    "bravo": "gringoire",
    "thanks": "esmeralda",
    "laugh": "clopin",
    "alas": "gudule",
    "think": "frollo",
    "hurry": "phoebus",
}
_PAUSE = 3.0
"""Seconds between two reactions of a phone."""


class Reactions:
    """Passes them on to all phones; a phone that shows too many is not heard for a while."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._shown: dict[int, float] = {}
        """When each phone has last shown something, in the room's time."""

    def labels(self) -> list[list[Any]]:
        """Return what can be shown: its name, its words, and who says it."""
        return [[name, _WORDS.say(name), FACES[_SPEAKERS[name]]] for name in REACTIONS]

    def show(self, guest: Guest, what: str) -> Sentence | None:
        """Show all phones what one of them says; return the sentence for the screen, if it is shown."""
        now = self._room.now
        if now - self._shown.get(guest.number, -_PAUSE) < _PAUSE:
            return None
        self._shown[guest.number] = now
        for other in self._room.guests.values():
            self._room.say_to(other, "reaction", lambda: [guest.colour, what])
        return lambda: say("phones-reacts", name=guest.name, words=_WORDS.say(what))
