"""Command-line arguments that several commands of the engine share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from engine.bots import KNOWN, is_bot
from engine.content import DEFAULT_EDITION, EDITIONS
from engine.content.definitions import OwnEdition
from engine.errors import ContentError, EngineError
from engine.lab.named import is_name
from engine.names import COLOURS
from engine.record.edition_files import SUFFIX, read_edition
from engine.rules.rng import MAX_SEED


def from_to(low: int, high: int) -> Callable[[str], int]:
    """Return an argument type: a whole number from ``low`` to ``high``."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {low} to {high}")
        return value

    return number


def bots(text: str, foreign: bool = False) -> tuple[str, ...]:
    """Parse an argument: a comma-separated list of bots; ``foreign``: also ``module:factory``."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not is_bot(name) and not (foreign and is_name(name)):
            raise argparse.ArgumentTypeError(f"there is no bot {name!r}; there are {', '.join(KNOWN)}")
    if len(names) > len(COLOURS):
        raise argparse.ArgumentTypeError(f"{len(names)} bots are too many for {len(COLOURS)} seats")
    return names


def edition(text: str) -> str | Path:
    """Parse an argument: the name of a printed edition, or the file of one of one's own."""
    if text in EDITIONS:
        return text
    if text.endswith(SUFFIX):
        return Path(text)
    raise argparse.ArgumentTypeError(
        f"there is no edition {text!r}; there are {', '.join(EDITIONS)}, and files such as family{SUFFIX}"
    )


def edition_of(parsed: argparse.Namespace) -> str | OwnEdition:
    """Return the edition that was named. Raises ``ContentError`` with all that is wrong with its file."""
    if isinstance(parsed.edition, str):
        return parsed.edition
    found = read_edition(parsed.edition)
    if found.edition is None:
        raise ContentError(" ".join(found.problems))
    return found.edition


def add_games(
    command: argparse.ArgumentParser,
    default_bot: str,
    foreign: bool = False,
    seed: int | None = 1,
    own_edition: bool = False,
) -> None:
    """Add the arguments that say which games to play; ``foreign``: foreign bots may play.

    ``seed``: the one that goes without saying; ``None`` if it is drawn. ``own_edition``: an edition's file
    may be named in place of a printed edition.
    """
    command.add_argument("--players", type=from_to(2, 5), help="2 to 5 (default: as many as --seats, or 4)")
    command.add_argument("--games", type=from_to(1, 10_000_000), default=100, help="how many (default 100)")
    command.add_argument(
        "--seats",
        type=partial(bots, foreign=foreign),
        help=f"bots by seat, with commas, repeated as needed: {', '.join(KNOWN)}"
        + (", or module:factory for your own" if foreign else "")
        + f" (default {default_bot})",
    )
    command.add_argument(
        "--edition",
        type=edition if own_edition else str,
        choices=None if own_edition else EDITIONS,
        default=DEFAULT_EDITION,
        help=", ".join(EDITIONS)
        + (f", or a file such as family{SUFFIX}" if own_edition else "")
        + f" (default {DEFAULT_EDITION})",
    )
    command.add_argument("--new-persons", action="store_true", help="with the 18 New Persons")
    told = (
        "that all deals follow from (default: drawn)"
        if seed is None
        else f"of the first game (default {seed})"
    )
    command.add_argument("--seed", type=from_to(0, MAX_SEED), default=seed, help=told)
    command.add_argument("--json", action="store_true", help="print one JSON object")


def seats_of(parsed: argparse.Namespace, default_bot: str) -> tuple[str, ...]:
    """Return the bot of every seat. A list shorter than ``--players`` is repeated.

    Raises :class:`~engine.errors.EngineError` for a longer one.
    """
    names = parsed.seats or (default_bot,)
    players = parsed.players or max(2, len(names) if parsed.seats else 4)
    if len(names) > players:
        raise EngineError(f"--seats names {len(names)} bots for {players} players.")
    return tuple(names[at % len(names)] for at in range(players))
