"""A phone in the room: who it is, which seat it has or asks for, and whether its owner can be reached."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.match.players import Presence
from game.seats import HUMAN, LONGEST_NAME
from game.words import ENGLISH, languages

AWAY, LOST = 6.0, 60.0
"""Seconds without a connection after which a phone counts as asleep, and as gone."""

UNSEEN = 10.0
"""Seconds for which a page may be out of sight while the game waits for its owner."""

AT_SCREEN = 0
"""Somebody at the screen, among the numbers of phones."""


@dataclass
class Guest:
    """A phone, known by its token as long as the room lasts."""

    number: int
    token: str
    language: str = ENGLISH
    name: str = ""
    colour: str | None = None
    """The seat it plays."""
    claims: str | None = None
    """The seat that it asks for."""
    taken_by: str = ""
    """Who plays the seat that this phone had, by name, until it has a seat again."""
    wanted_by: int | None = None
    """Who has asked its owner for the seat: the number of another phone, or :data:`AT_SCREEN`."""
    wanted_for: str = HUMAN
    """Who shall play that seat at the screen: a person, or a bot."""
    link: int | None = None
    """Its connection; ``None`` while there is none."""
    tab: str = ""
    """What the page that is connected calls itself."""
    hidden: bool = False
    """Whether its page is out of sight, as on a locked phone."""
    away: float = 0.0
    """Seconds without a connection, or with the page out of sight."""
    gone_after: float = LOST
    """Seconds without a connection after which it counts as gone."""
    unseen_after: float = UNSEEN
    """Seconds for which its page may be out of sight while the game waits for its owner, …"""
    missed_after: float = AWAY
    """… and for which it may be without a connection."""
    outdated: bool = False
    """Whether its page is one of another version of the program."""
    sent_away: bool = False
    """Whether the host has sent it away for good."""
    frame: int = 0
    """The number of the last frame that it was sent."""
    stale: bool = True
    """Whether its screen is out of date."""
    urgent: bool = True
    """Whether its owner waits for the next screen."""
    drawn: float = 0.0
    """The room's time at its last screen."""
    shown: str = field(default="", repr=False)
    """The last screen that it was sent."""
    seen: tuple[str, int] = ("", 0)
    """Which game its owner has seen on any device, and how many of its moves."""
    seen_kept: tuple[str, int] = ("", 0)
    """What is kept of that: it is written down with something else."""

    @property
    def presence(self) -> Presence:
        """Whether its owner can be reached."""
        if self.link is not None:
            return Presence.ASLEEP if self.hidden else Presence.HERE
        if self.away >= self.gone_after:
            return Presence.GONE
        return Presence.ASLEEP if self.away >= AWAY else Presence.HERE

    @property
    def unseen(self) -> bool:
        """Whether its owner has been away for longer than a look at something else takes."""
        patience = self.missed_after if self.link is None else self.unseen_after
        return self.presence is not Presence.HERE and self.away >= patience


def best_language(asked: str) -> str:
    """Return the first of our languages in a browser's list such as ``de-CH, fr``; else English.

    >>> best_language("de-CH, fr")
    'de'
    """
    for entry in asked.split(","):
        code = entry.split(";")[0].strip().split("-")[0].lower()
        if code in languages():
            return code
    return ENGLISH


def tidy(name: str) -> str:
    """Return a name as it can be shown: without what can't be printed, and not too long."""
    shown = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return " ".join(shown.split())[:LONGEST_NAME].strip()
