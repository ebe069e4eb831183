"""What a game is to be started with, whoever asks for it: the command line, the new-game screen, a test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.words import say

if TYPE_CHECKING:
    from engine import Options
    from engine import Seat as RecordSeat

HUMAN = "human"
# The engine's words, said again as help and refusals start without it; a test compares them.
COLOURS = ("blue", "green", "red", "yellow", "purple")
EDITIONS = ("anniversary", "alea-2007", "riogrande-2007", "bluebear")
LEVELS = ("easy", "normal", "hard", "master")
"""The bots that people choose from, from the weakest to the strongest."""

BOTS = ("random", "quick", *LEVELS)
"""All bots; the first two are for tests and for very fast games."""

PACES = ("slow", "normal", "fast", "instant")
FEWEST, MOST = 2, 5
LONGEST_NAME = 20

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


class LaunchError(ValueError):
    """A game can't be started like this; the message is one sentence that says what is allowed."""


_LONGEST_SHOWN = 40
"""Letters of a name that are shown, whatever a file says; people can write :data:`LONGEST_NAME`."""


@dataclass(frozen=True)
class Seat:
    """One place at the table: who sits there, in which colour, and ``"human"`` or the name of a bot."""

    name: str
    colour: str
    player: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person plays here, and not a bot."""
        return self.player == HUMAN

    @classmethod
    def of_record(cls, seat: RecordSeat) -> Seat:
        """A seat as a record has it, with a name that can be shown: a file may hold anything."""
        name = " ".join("".join(filter(str.isprintable, " ".join(seat.name.split()))).split())
        return cls(name[:_LONGEST_SHOWN].strip() or "?", seat.colour, seat.player)


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


def check_seats(seats: Sequence[Seat]) -> None:
    """Raise :class:`LaunchError` unless these are 2 to 5 seats, each with a name, colour and player.

    No two have the same name (in small or large letters) or colour.
    """
    _check_number(len(seats))
    for seat in seats:
        if not seat.name.strip():
            raise LaunchError(say("shell-launch-nameless"))
        if len(seat.name) > LONGEST_NAME:
            raise LaunchError(say("shell-launch-name-long", name=seat.name, most=LONGEST_NAME))
        if seat.colour not in COLOURS:
            raise LaunchError(say("shell-launch-colour", colour=seat.colour, allowed=", ".join(COLOURS)))
        if not seat.human and seat.player not in BOTS:
            raise LaunchError(say("shell-launch-bot", bot=seat.player, allowed=", ".join(BOTS)))
    names = [seat.name.strip().casefold() for seat in seats]
    for seat, name in zip(seats, names, strict=True):
        if names.count(name) > 1:
            raise LaunchError(say("shell-launch-namesakes", name=seat.name))
    if len({seat.colour for seat in seats}) < len(seats):
        raise LaunchError(say("shell-launch-same-colour"))


def _check_number(players: int) -> None:
    if not FEWEST <= players <= MOST:
        raise LaunchError(say("shell-launch-number", fewest=FEWEST, most=MOST, players=players))


def parse_players(text: str) -> tuple[Seat, ...]:
    """The seats of a text such as ``"Anna, Ben, bot:quick"``: names, and bots by their kind, in seat order.

    Colours are given out in their order. Raises :class:`LaunchError`.

    >>> [seat.name for seat in parse_players("Anna, Ben, bot:quick")]
    ['Anna', 'Ben', 'Claude Frollo']
    """
    parts = [part.strip() for part in text.split(",")]
    _check_number(len(parts))
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
