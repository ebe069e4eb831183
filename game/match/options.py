"""The options that a game or the program is started with, by the command line, a screen or a test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.editions import DEFAULT_EDITION, EDITIONS
from game.seats import COLOURS, LaunchError, Seat, bot_of, check_number, check_seats, name_key, strength_of
from game.words import say

if TYPE_CHECKING:  # the command line doesn't load the engine
    from engine import Options, Person
    from engine.content.definitions import OwnEdition
    from game.storage.challenge import Challenge

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
"""The default names of bots: the characters that the engine's bots can play as."""


@dataclass(frozen=True)
class NewGame:
    """The options of a new game: all choices in ``RULES.md`` sections 2 and 3.

    ``seats`` are in seat order, clockwise. ``options``: the options of a custom edition, or ``None``.
    ``seed``: ``None`` draws one. ``open_hands`` shows all human hands at once. With ``strict_memory`` past
    rounds can't be looked up. With ``lesson`` a teacher explains the game while it is played. ``first``: the
    colour of the first player; ``None`` draws one. ``moves`` are made before anybody plays; ``challenge``:
    the deal of the day or the task that this is. ``rules``: the rules' number, which decides what a seed
    deals; ``None`` for the newest. ``persons``: persons of one's own. ``own_edition``: that of one's own with
    these ``options``.
    """

    seats: tuple[Seat, ...]
    edition: str = DEFAULT_EDITION
    options: Options | None = None
    new_persons: bool = False
    open_prestige: bool = False
    open_hands: bool = False
    strict_memory: bool = False
    seed: int | None = None
    lesson: bool = False
    first: str | None = None
    moves: tuple[str, ...] = ()
    challenge: Challenge | None = None
    rules: int | None = None
    persons: tuple[Person, ...] = ()
    own_edition: OwnEdition | None = None

    def __post_init__(self) -> None:
        """Raise :class:`LaunchError` if the seats or the edition are invalid."""
        check_seats(self.seats)
        if self.edition not in EDITIONS:
            raise LaunchError(say("shell-launch-edition", edition=self.edition, allowed=", ".join(EDITIONS)))


@dataclass(frozen=True)
class PhonesWanted:
    """Whether and how seats are opened to phones.

    ``open``: at once. ``port``: only this one. ``host``: the address to listen on. ``public_url``: where a
    tunnel or proxy of the players' own can be reached. ``trusted_proxy``: the network in which that
    proxy stands.
    """

    open: bool = False
    port: int | None = None
    host: str | None = None
    public_url: str | None = None
    trusted_proxy: str | None = None


@dataclass(frozen=True)
class Launch:
    """What the program starts with, and the settings that the command line overrides for this run.

    At most one of ``new``, ``resume`` and ``load`` is given; without any, the title is shown. A setting that
    is ``None`` is not overridden.
    """

    new: NewGame | None = None
    resume: bool = False
    load: Path | None = None
    exit_when_over: bool = False
    pace: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    mute: bool = False
    low_power: bool = False
    read_aloud: bool = False
    language: str | None = None
    saves: Path | None = None
    settings: Path | None = None
    phones: PhonesWanted = PhonesWanted()


def parse_players(text: str) -> tuple[Seat, ...]:
    """Return the seats in a text such as ``"Anna, Ben, bot:quick"``: names and kinds of bots, in seat order.

    Colours are assigned in the order of :data:`~game.seats.COLOURS`. Raises :class:`LaunchError`.

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
            seats.append(Seat(name, colour, _bot(part.removeprefix("bot:").strip())))
        else:
            seats.append(Seat(part, colour))
    check_seats(seats)
    return tuple(seats)


def _bot(text: str) -> str:
    """Return the bot that is meant: the strength of a level is that level."""
    strength = strength_of(text)
    return text if strength is None else bot_of(strength)


def bot_name(taken: Sequence[str], place: int) -> str:
    """Return a bot's name that is not in ``taken``: the first free one in the list from index ``place``."""
    used = {name_key(name) for name in taken}
    offered = [*BOT_NAMES[place:], *BOT_NAMES[:place]]
    return next((name for name in offered if name_key(name) not in used), f"{offered[0]} II")


def bots_only(players: int, bot: str = "normal") -> tuple[Seat, ...]:
    """Return the seats of a game to watch: ``players`` bots. Raises :class:`LaunchError`."""
    return parse_players(", ".join([f"bot:{bot}"] * players))
