"""The turning points of a table's finished game: worked out by the workers, once somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine import RecordError
from engine.bots.review import Claim, Close
from engine.names import ROUNDS, round_label
from game.log import review_words
from game.match.bot_process import Client
from game.match.reviewing import ReviewDesk
from game.match.session import Session
from game.phones.activity import Sentence
from game.phones.guest import Guest
from game.phones.room import Room
from game.phones.screens import names_of
from game.storage.saved_reviews import Reviews
from game.words import language, say

_log = logging.getLogger(__name__)

_LABELS = tuple(round_label(number) for number in range(1, ROUNDS + 1))
_OFTEN = 1.0
"""Seconds after which it is looked whether the time is up."""
_PART = 20
"""After how many percent readers are told how far it has got."""


class LaterReviews(Reviews):
    """The kept reviews, written without anybody waiting for the disk."""

    def write(self, name: str, text: str) -> None:
        """Keep the review of a game, soon."""
        asyncio.get_running_loop().run_in_executor(None, super().write, name, text)


class TableReview:
    """The review of one table's game, and who reads it."""

    def __init__(self, room: Room, session: Session, client: Client, saves: Path) -> None:
        """``saves``: the folder of the tables, beside which reviews are kept."""
        self._room, self._session, self._client = room, session, client
        self._reviews = LaterReviews(saves)
        self._desk: ReviewDesk | None = None
        self._readers: set[int] = set()
        self._part = 0
        self._worded: dict[tuple[str, int], list[str]] = {}
        """The sentences about a move, by language and moment: they stay as they are."""

    def ask(self, guest: Guest) -> Sentence | None:
        """Tell somebody what is known, and whatever else is found; return a sentence if nothing can be."""
        if not self._session.game.over:
            return None
        if self._desk is None:
            try:
                self._desk = ReviewDesk(self._session.record, self._reviews, self._client)
            except (ValueError, RecordError) as error:
                _log.warning("a game can't be reviewed: %s", error)
                return partial(say, "review-failed")
        self._readers.add(guest.number)
        self._tell(guest)
        return None

    def step(self, seconds: float) -> None:
        """Go on, and tell the readers what has been found."""
        desk = self._desk
        if desk is None or not desk.thinking:
            return
        changed, part = desk.step(seconds), desk.percent // _PART
        if changed or part != self._part or not desk.thinking:
            self._part = part
            for number in self._readers:
                guest = self._room.guests.get(number)
                if guest is not None and guest.link is not None:
                    self._tell(guest)

    def due(self) -> float | None:
        """Return the seconds after which to go on in any case."""
        return _OFTEN if self._desk is not None and self._desk.thinking else None

    def close(self) -> None:
        """Stop thinking."""
        if self._desk is not None:
            self._desk.close()

    def _tell(self, guest: Guest) -> None:
        self._room.say_later(guest, "review", self._told)

    def _told(self) -> dict[str, Any]:
        """Return all that is known, in the language in use."""
        desk = self._desk
        assert desk is not None, "nobody has asked"
        review, names = desk.review, names_of(self._session)
        seats, curve = list(names), review.curve or {}
        claims = sorted(review.claims, key=lambda one: (seats.index(one.colour), -one.gain.mean))
        moves: list[list[Any]] = [
            [claim.colour, claim.label, self._lines(claim.number, partial(_claim, claim, desk, names))]
            for claim in claims
        ]
        if not desk.thinking:
            moves += [
                [
                    close.played.colour,
                    close.label,
                    self._lines(close.number, partial(_close, close, desk, names)),
                ]
                for close in review.close
            ]
        return {
            "title": say("review-title"),
            "status": _status(desk),
            "thinking": desk.thinking,
            "heading": say("review-curve"),
            "labels": [*_LABELS, say("review-end")],
            "curve": {colour: [round(one, 1) for one in line] for colour, line in curve.items()},
            "moves": moves,
        }

    def _lines(self, number: int, word: Callable[[], list[str]]) -> list[str]:
        about = language(), number
        if about not in self._worded:
            self._worded[about] = word()
        return self._worded[about]


def _claim(claim: Claim, desk: ReviewDesk, names: dict[str, str]) -> list[str]:
    moment = desk.review.moment(claim.number)
    return [review_words.heading(claim, names), *review_words.lines(claim, moment, names)]


def _close(close: Close, desk: ReviewDesk, names: dict[str, str]) -> list[str]:
    return review_words.close_lines(close, desk.review.moment(close.number), names)


def _status(desk: ReviewDesk) -> str:
    """Return how far the review has got."""
    if desk.failed:
        return say("review-failed")
    if desk.thinking and desk.review.curve is None:
        return say("review-waiting")
    if desk.thinking:
        return say("review-thinking", percent=desk.percent)
    return say("review-done") if desk.review.claims else say("review-none")
