"""Keeping a review: its JSON text, and a name for the game that it belongs to."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from hashlib import sha256

from engine.bots.review import Claim, Close, Curve, Review
from engine.errors import NotationError
from engine.json_codec import codec_of
from engine.record.records import Record, Seat, to_toml

VERSION = 2
"""Raised whenever reviews change, so that kept ones are worked out again."""


@dataclass(frozen=True, slots=True)
class _File:
    """A complete review."""

    version: int
    curve: Curve
    claims: tuple[Claim, ...]
    unproved: tuple[Close, ...]


def name_of(record: Record) -> str:
    """Return a name for a game: the same for every copy of its file, whatever the players are called."""
    seats = tuple(Seat("", seat.colour, seat.player) for seat in record.seats)
    return sha256(to_toml(replace(record, seats=seats, table={}, secret=None)).encode()).hexdigest()[:32]


def to_json(review: Review) -> str:
    """Return the text of a review that has its curve."""
    assert review.curve is not None
    file = _File(VERSION, review.curve, tuple(review.claims), tuple(review.unproved))
    return json.dumps(codec_of(_File).write(file), indent=1) + "\n"


def claims_in(text: str) -> tuple[Claim, ...]:
    """Return the claims of a review's text, for somebody who has no need of the rest.

    Raises ``ValueError`` if it can't be used.
    """
    return _read(text).claims


def restore(review: Review, text: str) -> None:
    """Fill a review of the same game from its text. Raises ``ValueError`` if it can't be used."""
    file = _read(text)
    review.restore(file.curve, file.claims, file.unproved)


def _read(text: str) -> _File:
    try:
        file: _File = codec_of(_File).read(json.loads(text), "the review")
    except (NotationError, RecursionError) as error:
        raise ValueError(str(error)) from error
    if file.version != VERSION:
        raise ValueError(f"it is of version {file.version}, not {VERSION}")
    return file
