"""What a game is to be started with, whoever asks for it: the command line, the new-game screen, a test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.seats import COLOURS, LaunchError, Seat, check_number, check_seats
from game.settings import EDITIONS
from game.words import say

if TYPE_CHECKING:  # the command line does without the engine
    from engine import Options

BOT_NAMES = (
    "Quasimodo",
    "Esmeralda",
    "Claude Frollo",
    "Gringoire",
    "Phœbus",
    "Clopin Trouillefou",
    "Fleur-de-Lys",
    "Jehan Frollo",
    "Gudule",
    "Louis XI",
)
"""What bots are called unless somebody names them: the characters that the engine's bots can have."""


@dataclass(frozen=True)
class NewGame:
    """A game to begin: everything of rules.md sections 2 and 3 that somebody chooses.

    ``seats`` are in seat order, clockwise. ``options`` replaces single options of the edition (a custom
    edition) or is ``None``. ``seed`` ``None`` means: draw one. ``open_hands`` shows all human hands at once.
    With ``lesson`` a teacher explains the game while it is played.
    """

    seats: tuple[Seat, ...]
    edition: str = EDITIONS[0]
    options: Options | None = None
    new_persons: bool = False
    open_prestige: bool = False
    open_hands: bool = False
    seed: int | None = None
    lesson: bool = False

    def __post_init__(self) -> None:
        """Raises :class:`LaunchError` where the seats or the edition can't be."""
        check_seats(self.seats)
        if self.edition not in EDITIONS:
            raise LaunchError(say("shell-launch-edition", edition=self.edition, allowed=", ".join(EDITIONS)))


@dataclass(frozen=True)
class Launch:
    """What the program does first, and what the command line overrides for this run (``None``: nothing).

    At most one of ``new``, ``resume`` and ``load`` is given; with none of them the title is shown.
    """

    new: NewGame | None = None
    resume: bool = False
    load: Path | None = None
    exit_when_over: bool = False
    pace: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    mute: bool = False
    language: str | None = None
    saves: Path | None = None
    settings: Path | None = None


def parse_players(text: str) -> tuple[Seat, ...]:
    """The seats of a text such as ``"Anna, Ben, bot:quick"``: names, and bots by their kind, in seat order.

    Colours are given out in their order. Raises :class:`LaunchError`.

    >>> [seat.name for seat in parse_players("Anna, Ben, bot:quick")]
    ['Anna', 'Ben', 'Claude Frollo']
    """
    parts = [part.strip() for part in text.split(",")]
    check_number(len(parts))
    people = [part for part in parts if not part.startswith("bot:")]
    seats: list[Seat] = []
    for part, colour in zip(parts, COLOURS, strict=False):
        if part.startswith("bot:"):
            name = bot_name([*people, *(seat.name for seat in seats)], len(seats))
            seats.append(Seat(name, colour, part.removeprefix("bot:").strip()))
        else:
            seats.append(Seat(part, colour))
    check_seats(seats)
    return tuple(seats)


def bot_name(taken: Sequence[str], place: int = 0) -> str:
    """A name for a bot that nobody in ``taken`` has, looked for in the list from ``place`` on."""
    used = {name.strip().casefold() for name in taken}
    offered = [*BOT_NAMES[place:], *BOT_NAMES[:place]]
    return next((name for name in offered if name.casefold() not in used), f"{offered[0]} II")


def bots_only(players: int, bot: str = "normal") -> tuple[Seat, ...]:
    """Seats for a game to watch: ``players`` bots. Raises :class:`LaunchError`."""
    return parse_players(", ".join([f"bot:{bot}"] * players))
